"""The store: the cost of one accepted move to disk, of the list of past games, and of opening one."""

import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from bench.lines import Line, ratio
from companion.records.record import replay
from companion.rules.welcome.moves import Done, Write
from companion.store.store import OpenGame, Store

LENGTHS = (10, 11, 12)
RUNS = 7
MOVES = 24
"""How many moves are timed in a row; the median of them counts, so that a checkpoint of the log does not."""
PAST_MOVES = 60


def header(players: int) -> dict[str, Any]:
    people = [{"id": f"p{number}", "name": f"Player {number}"} for number in range(players)]
    plans = [{"slot": 1, "card": "n1-2222"}, {"slot": 2, "card": "n2-parks"}]
    return {"record": 1, "edition": "2018", "sheet": "classic-2018", "players": people, "plans": plans}


def moves(players: int) -> Iterator[Write | Done]:
    """A whole game: everyone fills house after house, a write and done each."""
    for street, length in enumerate(LENGTHS, start=1):
        for house in range(1, length + 1):
            for number in range(players):
                yield Write(f"p{number}", street, house, house + 1, house + 1, "fence")
                yield Done(f"p{number}")


def play(game: OpenGame, moves_left: Iterator[Write | Done], count: int) -> None:
    for _ in range(count):
        if game.play(next(moves_left)) is not None:
            raise ValueError("a move of the bench is not legal")


def timed(game: OpenGame, moves_left: Iterator[Write | Done]) -> float:
    """The median time of one write on its way to disk; Done, which waits for the disk itself, is played between."""
    times = []
    for _ in range(MOVES):
        move = next(moves_left)
        start = perf_counter()
        game.play(move)
        times.append(perf_counter() - start)
        play(game, moves_left, 1)
    return median(times)


def of_length(store: Store) -> tuple[float, float]:
    """At 1,000 moves ÷ at 10, in the same games; and the latter in milliseconds."""
    early, late = [], []
    for _ in range(RUNS):
        game, rest = store.new_game(header(17)), moves(17)
        play(game, rest, 10)
        early.append(timed(game, rest))
        play(game, rest, 1000 - game.length)
        late.append(timed(game, rest))
    return median(late) / median(early), median(early) * 1000


def of_players(store: Store) -> float:
    """With 100 players ÷ with 1."""
    times: dict[int, list[float]] = {1: [], 100: []}
    for _ in range(RUNS):
        for players, found in times.items():
            found.append(timed(store.new_game(header(players)), moves(players)))
    return median(times[100]) / median(times[1])


def with_past(folder: Path, games: int) -> Store:
    """A store with so many past games, copies of one that was played."""
    store = Store(str(folder / f"{games}.sqlite3"))
    game = store.new_game(header(2))
    play(game, moves(2), PAST_MOVES)
    store.past.refresh()
    run = store.database.connection.execute
    numbers = "WITH RECURSIVE copies (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < ?) INSERT INTO"
    copied = {
        "games": "id - n, key || n, kind, started - n, updated - n, finished, round, moves, stale, deleted",
        "headers": "game - n, header",
        "steps": "game - n, number, player, kind, at, state, more",
        "moves": "game - n, serial, place, step, at, move",
        "scores": "game - n, seat, player, name, city, total, rank, winner",
    }
    for table, columns in copied.items():
        run(f"{numbers} {table} SELECT {columns} FROM copies, {table}", (games - 1,))
    run("PRAGMA wal_checkpoint(TRUNCATE)")
    if store.past.count() != games:
        raise ValueError("the past of the bench is not as long as it should be")
    return store


def of_past(few: Store, many: Store) -> float:
    """With 10,000 past games ÷ with 10."""
    times: dict[Store, list[float]] = {few: [], many: []}
    for _ in range(RUNS):
        for store, found in times.items():
            game = store.new_game(header(2))
            found.append(timed(game, moves(2)))
    return median(times[many]) / median(times[few])


def reopening(store: Store) -> float:
    """Opening a game of 400 moves ÷ replaying it in memory."""
    game = store.new_game(header(7))
    play(game, moves(7), 400)
    number, record = game.number, game.record
    del game
    return ratio(lambda: store.open_game(number), lambda: replay(record))


def lines() -> list[Line]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        store = Store(str(folder / "games.sqlite3"))
        few, many = with_past(folder, 10), with_past(folder, 10_000)
        listing = ratio(many.past.games, few.past.games)
        longer, milliseconds = of_length(store)
        return [
            Line("one move to disk", milliseconds, None, "ms"),
            Line("one move to disk, at 1,000 moves ÷ at 10", longer, 1.3),
            Line("one move to disk, with 100 players ÷ with 1", of_players(store), 1.3),
            Line("one move to disk, with 10,000 past games ÷ with 10", of_past(few, many), 1.3),
            Line("opening the list of past games, 10,000 ÷ 10", listing, 1.5),
            Line("reopening a game of 400 moves ÷ replaying it in memory", reopening(store), 3),
        ]
