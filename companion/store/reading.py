"""A game read back from its rows; where rows are missing or broken, the part before them stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from companion.records.position import Wrong
from companion.records.record import decode
from companion.store.games import GAMES, Game, Raw, Reason
from companion.store.journal import MORE
from companion.store.log import Log
from companion.store.steps import Line, Step

Row = Sequence[Any]


class Mended(NamedTuple):
    """What could not be taken as it was: steps to be written again, and how many moves were lost to the record."""

    steps: tuple[Step, ...] = ()
    lost: int = 0


def read_step(row: Row) -> Step:
    """A step from its row: number, player, kind, at, state, more. Raises Wrong."""
    more: Raw = decode(row[5]) if row[5] else {}
    try:
        rest = [more.get(name, Step._field_defaults[name]) for name in MORE]
        return msgspec.convert([*row[:5], *rest], Step)
    except msgspec.ValidationError as error:
        raise Wrong(()) from error


def read_log(kind: str, header: str, steps: Sequence[Row], lines: Sequence[Row]) -> tuple[Log, Mended]:
    """A game from its rows, and what had to be mended. Raises Wrong if the header can't be.

    Lines are serial, place, step, at, move, by serial. A move that is missing, can't be read or does not hold ends the
    record before it; the moves cut off stay as history.
    """
    rules = GAMES[kind]
    first = decode(header)
    log = Log(rules, first, rules.start(first))
    for row in steps:
        try:
            log.note_step(read_step(row))
        except Wrong:
            continue
    log.header = log.header_now()
    if log.header is not first:
        log.positions[0] = rules.start(log.header)
    broken = _note_lines(log, lines)
    mended = _mend_steps(log)
    log.sort_stacks()
    cut = _replay(log, broken)
    if cut:
        step = Step(log.next_step, "table", "cut", log.now(), removes=cut)
        log.note_step(step)
        mended.append(step)
    emptied = sum(step.state == "past" for step in mended)
    return log, Mended(tuple(mended), len(cut) + max(0, emptied - len(broken)))


def _note_lines(log: Log, lines: Sequence[Row]) -> set[int]:
    """Notes every line that can be read, and says which others there were."""
    begin = log.positions[0]
    broken: set[int] = set()
    for serial, place, step, at, move in lines:
        while log.next_serial < serial:
            broken.add(log.next_serial)
            log.pass_by(log.next_serial, 0)
        line = _line(log.game, begin, serial, place, step, at, move)
        if line is None:
            broken.add(serial)
            log.pass_by(serial, place)
        else:
            log.note_line(line)
    return broken


def _line(rules: Game, begin: Any, serial: int, place: int, step: int, at: float, move: str) -> Line | None:
    try:
        return Line(serial, place, step, at, rules.read(begin, decode(move)))
    except Wrong:
        return None


def _mend_steps(log: Log) -> list[Step]:
    """A step for lines whose own is lost; a step whose lines are all lost is over."""
    mended = []
    for line in log.lines.values():
        if line.step not in log.steps:
            step = Step(line.step, line.entry.move.by, "tap", line.at)
            log.note_step(step)
            mended.append(step)
    emptied = [
        step.number
        for step in log.steps.values()
        if step.kind == "tap" and step.state == "made" and not log.has_lines(step.number) and not step.removes
    ]
    return mended + [log.mark(number, "past") for number in emptied]


def _replay(log: Log, broken: set[int]) -> tuple[int, ...]:
    """Plays the lines that stand; says which have to be cut off, lost ones that would stand included."""
    missing = {serial for serial in broken if not log.is_hidden(serial)}
    first_missing = min(missing, default=log.next_serial)
    standing = [line for line in log.lines.values() if log.stands(line.serial, line.step)]
    standing.sort(key=lambda line: (line.place, line.serial))
    for index, line in enumerate(standing):
        after = log.game.apply(log.positions[-1], line.entry.move)
        if line.serial > first_missing or isinstance(after, Reason):
            return (*sorted(missing), *(one.serial for one in standing[index:]))
        log.live.append(line)
        log.positions.append(after)
    return tuple(sorted(missing))
