"""Where the lines of a correction go in the order of the record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from companion.store.games import Change, Entry
from companion.store.steps import Line

Shift = tuple[int, int]
"""Lines from a place on move up by so many."""


class Placed(NamedTuple):
    """A correction laid out: the room made for it, in order, then the new lines, then the lines taken out."""

    shifts: tuple[Shift, ...]
    added: tuple[Line, ...]
    removed: tuple[int, ...]
    first: int
    """The first line of the record that may differ."""


def shifted(line: Line, shifts: Sequence[Shift]) -> Line:
    """A line after room was made."""
    place = line.place
    for start, by in shifts:
        if place >= start:
            place += by
    return line if place == line.place else line._replace(place=place)


def placed(live: Sequence[Line], change: Change, end: int, serial: int, step: int, at: float) -> Placed:
    """The lines of a correction with their places; `end` is the first place after all lines."""
    shifts: list[Shift] = []
    added: list[tuple[int, Entry]] = []
    for index in sorted({*change.replaced, *change.inserted}, reverse=True):
        instead = change.replaced.get(index, ())
        before = [Entry(move) for move in change.inserted.get(index, ())]
        place = live[index].place if index < len(live) else end
        room = [(place + 1, len(instead) - 1)] if len(instead) > 1 else []
        if before and index < len(live):
            room.append((place, len(before)))
        shifts += room
        added = [(_moved(old, room), entry) for old, entry in added]
        extra = live[index].entry.extra if index < len(live) else {}
        new = before + [Entry(move, extra if not number else {}) for number, move in enumerate(instead)]
        added += [(place + offset, entry) for offset, entry in enumerate(new)]
    added.sort(key=lambda one: one[0])
    lines = (Line(serial + count, place, step, at, entry) for count, (place, entry) in enumerate(added))
    removed = tuple(live[index].serial for index in sorted(change.replaced))
    return Placed(tuple(shifts), tuple(lines), removed, min((*change.replaced, *change.inserted), default=len(live)))


def _moved(place: int, room: Sequence[Shift]) -> int:
    for start, by in room:
        if place >= start:
            place += by
    return place
