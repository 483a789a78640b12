"""Records to be replayed: a table that changes on the way, one begun in the middle, and one of twelve."""

from __future__ import annotations

from companion.draw.replay.steps import Replay, replay_of
from companion.records.record import Entry, Record, positions
from companion.rules.welcome.moves import TABLE, Close, Done, Leave, Move, Player, SetCity
from companion.rules.welcome.table import Table
from tests.draw.corrected import HEADER, ROUNDS, write
from tests.draw.positions import example


def replay(name: str) -> Replay:
    """An example game."""
    record, tables = example(name)
    return replay_of(record.moves, tables)


def of_moves(moves: list[Move], header: dict[str, object]) -> tuple[Replay, list[Table]]:
    record = Record(header, tuple(map(Entry, moves)))
    tables = list(positions(record))
    return replay_of(record.moves, tables), tables


def changing() -> Replay:
    """Ben's city is set right after two rounds, Chloé leaves, Dan joins with Ada's city, and the table ends it."""
    moves = [*ROUNDS[0], *ROUNDS[1]]
    ada, ben, _chloe = of_moves(moves, HEADER)[1][-1].seats
    fixed = ben.city._replace(values=(1, 0, 0, 0, 0, 0))
    moves += [
        SetCity(TABLE, Player("ben", "Ben", "Cedar Bend", fixed)),
        Leave(TABLE, "chloe"),
        SetCity(TABLE, Player("dan", "Dan", "", ada.city)),
    ]
    for player, house in (("ada", 8), ("ben", 9), ("dan", 8)):
        moves += [write(player, 2, house, 12, "park"), Done(player)]
    return of_moves([*moves, Close(TABLE)], HEADER)[0]


def begun() -> Replay:
    """Round 9 is the first one told."""
    header = {**HEADER, "round": 9}
    header["players"] = [{**one, "streets": ["1 . 3 . . . . . . .", ". " * 11, ". " * 12]} for one in HEADER["players"]]
    return of_moves([write("ada", 1, 2, 2, "park"), Done("ada")], header)[0]


def twelve(rounds: int = 11) -> Replay:
    """Twelve players who all do the same, street by street."""
    people = [{"id": f"p{number}", "name": f"Player {number}", "city": ""} for number in range(12)]
    moves: list[Move] = []
    for number in range(1, rounds + 1):
        for one in people:
            moves += [write(str(one["id"]), 2, number, number, "bis"), Done(str(one["id"]))]
    return of_moves(moves, {**HEADER, "players": people, "options": {}})[0]
