"""Small tables and their moves, for the tests of the live game and the store."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from companion.records.files import load
from companion.records.record import Record
from companion.rules.welcome.moves import BuildFence, BuildPool, Done, PlantPark, Write
from companion.store.games import GAMES, WELCOME
from companion.store.live import LiveGame
from companion.store.log import Log
from companion.store.store import OpenGame, Store

MEMORY = Path("/dev/shm")
EXAMPLES = Path(__file__).resolve().parents[1] / "examples"
FILE = "games.sqlite3"


def header(*players: str, **more: Any) -> dict[str, Any]:
    people = [{"id": name.lower(), "name": name, "city": f"{name}ville"} for name in players or ("Ada",)]
    plans = [{"slot": 1, "card": "n1-2222"}, {"slot": 2, "card": "n2-parks"}]
    return {"record": 1, "edition": "2018", "sheet": "classic-2018", "players": people, "plans": plans, **more}


def live(*players: str, **more: Any) -> LiveGame:
    """A game in memory only."""
    rules = GAMES[WELCOME]
    first = header(*players, **more)
    return LiveGame(Log(rules, first, rules.start(first)))


def write(player: str, street: int, house: int, number: int, effect: str = "pool", card: int | None = None) -> Write:
    return Write(player, street, house, number, number if card is None else card, effect)  # type: ignore[arg-type]


def fence(player: str, street: int, after: int) -> BuildFence:
    return BuildFence(player, street, after)


def park(player: str) -> PlantPark:
    return PlantPark(player)


def pool(player: str) -> BuildPool:
    return BuildPool(player)


def done(player: str) -> Done:
    return Done(player)


def moves(game: LiveGame) -> list[Any]:
    return [entry.move for entry in game.record.entries]


def example(name: str = "2018-two-players") -> Record:
    record = load((EXAMPLES / f"{name}.jsonl").read_bytes()).record
    assert record is not None
    return record


def play_all(store: Store, record: Record, most: int | None = None) -> OpenGame:
    game = store.new_game(record.header)
    for entry in record.entries[:most]:
        assert game.play(entry.move) is None
    return game


@contextmanager
def quick_folder() -> Iterator[Path]:
    """A folder that need not outlast a power cut, for tests that close the store hundreds of times."""
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as name:
        yield Path(name)


def store_at(folder: Path) -> Store:
    """The store of a folder; a healthy one never writes a game twice."""
    store = Store(str(folder / FILE))

    def no_second_writing() -> None:
        raise AssertionError("an open game had to be written anew")

    store.database.reborn = no_second_writing
    return store
