"""One game between memory and disk: every step written as it happens, and read back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from companion.records.position import Wrong
from companion.records.record import decode, encode
from companion.store.database import Database, Statement
from companion.store.games import GAMES, Game, Raw, Reason
from companion.store.log import Log
from companion.store.places import Shift
from companion.store.steps import Draft, Line, Step

STEP = "INSERT INTO steps (game, number, player, kind, at, state, more) VALUES (?, ?, ?, ?, ?, ?, ?)"
LINE = "INSERT INTO moves (game, serial, place, step, at, move) VALUES (?, ?, ?, ?, ?, ?)"
DRAFT = "INSERT OR REPLACE INTO drafts (game, player, draft) VALUES (?, ?, ?)"
MORE = ("removes", "drops", "header", "draft_before", "draft_after", "marked")


class Journal:
    """Writes the steps of one game."""

    def __init__(self, database: Database, game: int, rules: Game, *, stale: bool) -> None:
        self._database = database
        self._game = game
        self._rules = rules
        self.stale = stale
        """Whether the totals kept for the lists are no longer those of the game."""

    def add(
        self, step: Step, lines: Sequence[Line], *, shifts: Sequence[Shift] = (), past: Sequence[int] = (),
        draft_changed: bool = False, durable: bool = False,
    ) -> None:  # fmt: skip
        """A new step with its lines."""
        game = self._game
        statements: list[Statement] = [
            ("UPDATE moves SET place = place + ? WHERE game = ? AND place >= ?", (by, game, start))
            for start, by in shifts
        ]
        statements += [("UPDATE steps SET state = 'past' WHERE game = ? AND number = ?", (game, one)) for one in past]
        statements += rows(game, self._rules, [step], lines)
        if draft_changed:
            statements.append(self._draft(step.player, step.draft_after))
        self._write(statements, durable=durable)

    def mark(self, step: Step, draft: Draft) -> None:
        """A step taken back or made again."""
        statements: list[Statement] = [
            ("UPDATE steps SET state = ?, more = ? WHERE game = ? AND number = ?",
             (step.state, _more(step), self._game, step.number))
        ]  # fmt: skip
        if step.kind == "tap":
            statements.append(self._draft(step.player, draft))
        self._write(statements)

    def draft(self, player: str, draft: Draft) -> None:
        """A half-made turn."""
        self._database.write([self._draft(player, draft)])

    def _draft(self, player: str, draft: Draft) -> Statement:
        if draft is None:
            return "DELETE FROM drafts WHERE game = ? AND player = ?", (self._game, player)
        return DRAFT, (self._game, player, text(draft))

    def _write(self, statements: list[Statement], *, durable: bool = False) -> None:
        if not self.stale:
            statements.append(("UPDATE games SET stale = 1 WHERE id = ?", (self._game,)))
            self.stale = True
        self._database.write(statements, durable=durable)


def text(raw: Any) -> str:
    """JSON on one line."""
    return encode(raw).decode()


def rows(game: int, rules: Game, steps: Sequence[Step], lines: Sequence[Line]) -> list[Statement]:
    """The statements that write steps and lines."""
    written: list[Statement] = [
        (STEP, (game, one.number, one.player, one.kind, one.at, one.state, _more(one))) for one in steps
    ]
    written += [(LINE, (game, *line[:4], text(rules.write(line.entry)))) for line in lines]
    return written


def _more(step: Step) -> str | None:
    """What few steps have; most taps have none of it."""
    more = {name: value for name in MORE if (value := getattr(step, name))}
    return text(more) if more else None


def read_step(row: Sequence[Any]) -> Step:
    """A step from its row: number, player, kind, at, state, more. Raises Wrong."""
    more: Raw = decode(row[5]) if row[5] else {}
    try:
        rest = [more.get(name, Step._field_defaults[name]) for name in MORE]
        return msgspec.convert([*row[:5], *rest], Step)
    except msgspec.ValidationError as error:
        raise Wrong(()) from error


def read_log(kind: str, header: str, steps: Sequence[Sequence[Any]], lines: Sequence[Sequence[Any]]) -> tuple[Log, int]:
    """A game from its rows, and how many moves had to be cut off at its end. Raises Wrong if the header can't be.

    Lines are serial, place, step, at, move. A move that can't be read or does not hold ends the record before it; the
    moves cut off stay as history.
    """
    rules = GAMES[kind]
    first = decode(header)
    log = Log(rules, first, rules.start(first))
    for row in steps:
        try:
            log.note_step(read_step(row))
        except Wrong:
            continue
    log.sort_stacks()
    headers = [step.header for step in log.steps.values() if step.header is not None and step.state == "made"]
    if headers:
        log.header = headers[-1]
        log.positions[0] = rules.start(log.header)
    begin = log.positions[0]
    standing: list[tuple[int, int, Line | None]] = []
    for serial, place, step, at, move in lines:
        log.pass_by(serial, place)
        line = _line(rules, begin, serial, place, step, at, move)
        if line is not None:
            log.note_line(line)
        if log.stands(serial, step):
            standing.append((place, serial, line))
    standing.sort(key=lambda one: one[:2])
    for index, (_place, _serial, line) in enumerate(standing):
        after: Any = None if line is None else rules.apply(log.positions[-1], line.entry.move)
        if line is None or isinstance(after, Reason):
            cut = tuple(serial for _, serial, _ in standing[index:])
            log.note_step(Step(log.next_step, "table", "cut", standing_at(standing[index:]), removes=cut))
            return log, len(cut)
        log.live.append(line)
        log.positions.append(after)
    return log, 0


def _line(rules: Game, begin: Any, serial: int, place: int, step: int, at: float, move: str) -> Line | None:
    try:
        return Line(serial, place, step, at, rules.read(begin, decode(move)))
    except Wrong:
        return None


def standing_at(lines: Sequence[tuple[int, int, Line | None]]) -> float:
    """When the first of these lines was made, as far as it can be read."""
    return next((line.at for _, _, line in lines if line is not None), 0.0)
