"""A second game joins through the table of games alone: the live game and the store do not change."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from companion.records.amend import Change, Conflict, Conflicts
from companion.records.files import Loaded
from companion.records.record import Entry, Record, decode, encode
from companion.rules.welcome.reasons import Reason, Why, because
from companion.store.backup import backup, restore
from companion.store.games import GAMES, Game
from companion.store.standing import Person, Score, Standing
from companion.store.transfer import export_record, import_record
from tests.store.helpers import moves, store_at

HEADER = {"players": ["ann", "bob"]}


class Count(NamedTuple):
    """Someone counts on: the next number, and no other."""

    by: str
    number: int
    do: str = "count"


class Counted(NamedTuple):
    players: tuple[str, ...]
    said: tuple[int, ...] = ()


def start(header: dict[str, Any]) -> Counted:
    return Counted(tuple(header["players"]))


def count_on(position: Counted, move: Count) -> Counted | Reason:
    if move.number != len(position.said) + 1:
        return because(Why.NUMBER_RANGE, number=move.number)
    return position._replace(said=(*position.said, move.number))


def replayed(record: Record) -> Iterator[tuple[int, Any, Counted | Reason]]:
    position = start(record.header)
    for place, entry in enumerate(record.entries):
        after = count_on(position, entry.move)  # type: ignore[arg-type]
        yield place, entry.move, after
        position = position if isinstance(after, Reason) else after


def amend(record: Record, change: Change) -> Record | Conflicts:
    entries = tuple(entry for place, entry in enumerate(record.entries) if place not in change.replaced)
    kept = Record(record.header, entries)
    wrong = [Conflict(at, move, move.by, 1, why) for at, move, why in replayed(kept) if isinstance(why, Reason)]
    return Conflicts(tuple(wrong)) if wrong else kept


def load(data: bytes) -> Loaded:
    header, *lines = [decode(line) for line in data.splitlines()]
    record = Record(header, tuple(read(None, line) for line in lines))
    return Loaded(header, start(header), record)  # type: ignore[arg-type]


def read(_position: object, raw: dict[str, Any]) -> Entry:
    return Entry(Count(raw["by"], raw["number"]))  # type: ignore[arg-type]


def write(entry: Entry) -> dict[str, Any]:
    return entry.move._asdict()


COUNTING = Game(
    start=start,
    read=read,
    write=write,
    apply=count_on,
    amend=amend,
    score=lambda at: Standing(False, 1, tuple(Score(one, one, "", len(at.said), 1, False) for one in at.players)),
    show=lambda at: " ".join(map(str, at.said)),
    people=lambda at: tuple(Person(one, one, "", False, False) for one in at.players),
    round=lambda _at: 1,
    finished=lambda at: len(at.said) >= 9,
    ends_turn=lambda move: move.number % 2 == 0,
    load=load,
    dump=lambda record: b"\n".join([encode(record.header), *(encode(write(entry)) for entry in record.entries)]),
    typed={},
)


@pytest.fixture(autouse=True)
def counting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "counting", COUNTING)


def test_it_is_played_kept_listed_and_carried_away(tmp_path: Path) -> None:
    store = store_at(tmp_path)
    game = store.new_game(HEADER, "counting")
    assert game.play(Count("ann", 1)) is None
    assert game.play(Count("bob", 2)) is None
    assert game.play(Count("ann", 9)) == because(Why.NUMBER_RANGE, number=9)
    held = game.undo("ann")
    assert held is not None
    assert [conflict.move for conflict in held.conflicts] == [Count("bob", 2)]
    assert game.undo("bob") is None
    assert game.undo("ann") is None
    assert game.redo() is None
    store.close()

    store = store_at(tmp_path)
    again = store.resume()
    assert again is not None
    assert moves(again) == [Count("ann", 1)]
    assert again.redo("bob") is None
    assert again.waiting == ("ann", "bob")
    assert [(past.kind, past.scores[0].total) for past in store.past.games()] == [("counting", 2)]
    assert import_record(store, export_record(again), "counting") is again

    backup(store, str(tmp_path / "backup"))
    (tmp_path / "there").mkdir()
    there = store_at(tmp_path / "there")
    assert restore(there, str(tmp_path / "backup")).new == 1
    assert moves(there.open_game(there.past.games()[0].number)) == [Count("ann", 1), Count("bob", 2)]


def test_without_it_its_games_stay_where_they_are(tmp_path: Path) -> None:
    store = store_at(tmp_path)
    game = store.new_game(HEADER, "counting")
    game.play(Count("ann", 1))
    store.close()
    del GAMES["counting"]
    store = store_at(tmp_path)
    assert store.resume() is None
    assert [past.kind for past in store.past.games()] == ["counting"]
    store.close()
