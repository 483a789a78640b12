"""The referee, in multiples of one JSON round trip of a mid-game city's snapshot."""

import json
from itertools import cycle
from pathlib import Path
from statistics import median

from bench.lines import Line, ratio, repeats, seconds
from companion.records.files import load
from companion.records.record import Record, positions, write_record
from companion.records.snapshot import snapshot
from companion.rules.welcome.legal import legal_moves
from companion.rules.welcome.moves import Move, PlayerMove, Write
from companion.rules.welcome.outlook import houses_for
from companion.rules.welcome.play import apply, why_not
from companion.rules.welcome.score import score_city
from companion.rules.welcome.table import Table

EXAMPLES = Path(__file__).resolve().parent.parent / "tests" / "examples"
BEST_KNOWN_SCORES, BEST_KNOWN_TURNS = 75_000, 24_000


def _example(name: str) -> Record:
    record = load((EXAMPLES / name).read_bytes()).record
    if record is None:
        raise ValueError(f"{name} is no record")
    return record


def lines() -> list[Line]:
    record = _example("2018-four-players.jsonl")
    tables = list(positions(record))
    middle = [
        (table, move)
        for table, move in zip(tables, record.moves, strict=False)
        if 8 <= table.round <= 16 and isinstance(move, PlayerMove)
    ]
    table = middle[len(middle) // 2][0]
    raw = snapshot(record.header, table)
    raw["players"] = raw["players"][:1]

    def round_trip() -> object:
        return json.loads(json.dumps(raw))

    sheet = table.setup.sheet
    cities = cycle([seat.city for before, _ in middle for seat in before.seats])
    plays = cycle(middle)
    writes = cycle([(before, move) for before, move in middle if isinstance(move, Write)])
    refused = cycle([(before, _elsewhere(move)) for before, move in middle if isinstance(move, Write)])
    starts = cycle([before for before, move in middle if isinstance(move, Write)])
    text = write_record(Record(record.header, record.entries[:300]))

    def score() -> object:
        return score_city(sheet, next(cities), 7)

    def play_and_score() -> object:
        before, move = next(plays)
        after = apply(before, move)
        return score_city(sheet, after.seats[0].city, 7)

    def verdict() -> object:
        before, move = next(refused)
        return why_not(before, move)

    def houses() -> object:
        return houses_for(next(cities), 8)

    def list_moves() -> object:
        before = next(starts)
        return [list(legal_moves(before, seat.id)) for seat in before.seats if _to_write(before, seat.id)][:1]

    def turn() -> object:
        before, move = next(writes)
        return apply(before, move)

    def check() -> object:
        return load(text)

    scores = 1 / _second(score)
    turns = 1 / _second(turn)
    return [
        Line("score of a city not scored before", ratio(score, round_trip), 1.5),
        Line("play a move, then score", ratio(play_and_score, round_trip), 4),
        Line("verdict on a move, with its reason", ratio(verdict, round_trip), 2),
        Line("which houses can take this number", ratio(houses, round_trip), 2),
        Line("all legal moves of one player", ratio(list_moves, round_trip), 50),
        Line("a four-player record of 300 moves checked", ratio(check, round_trip, runs=9), 2000),
        Line("cities scored in a second", scores, BEST_KNOWN_SCORES, "", more_is_better=True),
        Line("turns judged and made in a second", turns, BEST_KNOWN_TURNS, "", more_is_better=True),
        Line("a move at the end of a long game ÷ at its start", _length_ratio(record), 1.2),
        Line("a move at a table of 100 ÷ alone", _crowd_ratio(record), 1.2),
    ]


def _second(work: object) -> float:
    if not callable(work):
        raise TypeError("nothing to measure")
    times = repeats(work)
    return median(seconds(work, times) for _ in range(15))


def _to_write(table: Table, player: str) -> bool:
    seat = table.seat(player)
    return seat is not None and not table.turn(seat).settled


def _elsewhere(move: Write) -> Move:
    """The same number in the first house, where it seldom fits."""
    return move._replace(house=1)


def _length_ratio(record: Record) -> float:
    """The same first move of a round, early and late; the late table has the whole game behind it."""
    long_game = Record(record.header, record.entries[:280])
    *_, late = positions(long_game)
    early = next(positions(record))
    late = late._replace(round=late.round + 1, acted=False, waiting=len(late.seats), draw=None)
    seat = early.seats[0]
    late = late.with_seat(late.seats[0]._replace(city=seat.city))
    move = Write(seat.id, 1, 5, 8, 8, "park")
    return ratio(lambda: apply(late, move), lambda: apply(early, move))


def _crowd_ratio(record: Record) -> float:
    from companion.records.record import start

    def table_of(count: int) -> Table:
        players = [{"id": f"p{number}", "name": f"Player {number}"} for number in range(1, count + 1)]
        return start({**record.header, "players": players})

    alone, crowd = table_of(1), table_of(100)
    move = Write("p1", 1, 5, 8, 8, "park")
    return ratio(lambda: apply(crowd, move), lambda: apply(alone, move))
