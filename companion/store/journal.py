"""Every step of a game written to disk as it happens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.records.record import encode
from companion.store.database import Database, Statement
from companion.store.games import Game
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

    def mend(self, steps: Sequence[Step]) -> None:
        """Steps that had to be put right when the game was read."""
        forget: list[Statement] = [
            ("DELETE FROM steps WHERE game = ? AND number = ?", (self._game, step.number)) for step in steps
        ]
        self._write(forget + rows(self._game, self._rules, steps, ()))

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
