"""Correction: a change to a record, replayed; every later move that no longer holds is named."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from companion.records.position import Raw
from companion.records.record import Entry, Record, positions, start
from companion.rules.welcome.moves import Move
from companion.rules.welcome.play import play
from companion.rules.welcome.reasons import Reason
from companion.rules.welcome.rounds import end_round
from companion.rules.welcome.table import Table


class Change(NamedTuple):
    """What is corrected: moves by their place in the record, counted from 0, and the header.

    `replaced` puts other moves where one stood, none to remove it; `inserted` puts moves before a place, the
    number of moves standing for the end.
    """

    replaced: Mapping[int, tuple[Move, ...]] = {}
    inserted: Mapping[int, tuple[Move, ...]] = {}
    header: Raw | None = None


class Conflict(NamedTuple):
    """A move that no longer holds: its place in the old record (None: it is new), whose, when, and why."""

    place: int | None
    move: Move
    by: str
    round: int
    reason: Reason


class Conflicts(NamedTuple):
    """Every move that a change would make illegal; nothing was changed."""

    conflicts: tuple[Conflict, ...]


class _Line(NamedTuple):
    """A move of the changed record, with the round it was made in."""

    place: int | None
    entry: Entry
    round: int


def remove(*places: int) -> Change:
    """The change that takes moves out."""
    return Change(replaced=dict.fromkeys(places, ()))


def last_move(record: Record, player: str) -> int | None:
    """The place of a player's last move."""
    for place in range(len(record.entries) - 1, -1, -1):
        if record.entries[place].move.by == player:
            return place
    return None


def amend(record: Record, change: Change) -> Record | Conflicts:
    """The record with a change, or every move that would no longer hold.

    Raises Wrong if a changed header can't be. After a conflict the replay goes on in the round the next move was
    made in, so that one broken turn does not make all later ones look broken.
    """
    header = record.header if change.header is None else change.header
    table = start(header)
    shift = table.round - start(record.header).round
    kept: list[Entry] = []
    conflicts: list[Conflict] = []
    for line in _lines(record, change):
        if conflicts:
            table = _caught_up(table, line.round + shift)
        after = play(table, line.entry.move)
        if isinstance(after, Reason):
            conflicts.append(Conflict(line.place, line.entry.move, line.entry.move.by, line.round + shift, after))
        else:
            table = after
            kept.append(line.entry)
    return Conflicts(tuple(conflicts)) if conflicts else Record(header, tuple(kept))


def _lines(record: Record, change: Change) -> Iterator[_Line]:
    tables = positions(record)
    table = next(tables)
    for place, entry in enumerate(record.entries):
        yield from _new(change.inserted.get(place, ()), table)
        if place not in change.replaced:
            yield _Line(place, entry, table.round)
        for at, line in enumerate(_new(change.replaced.get(place, ()), table)):
            yield line._replace(place=place, entry=Entry(line.entry.move, entry.extra)) if not at else line
        table = next(tables)
    yield from _new(change.inserted.get(len(record.entries), ()), table)


def _new(moves: Iterable[Move], table: Table) -> Iterator[_Line]:
    for move in moves:
        yield _Line(None, Entry(move), table.round)


def _caught_up(table: Table, round_number: int) -> Table:
    """The table in the round a move was made in, turns left open by a conflict being over."""
    while table.round < round_number and not table.ended_by:
        table = end_round(table)
    return table
