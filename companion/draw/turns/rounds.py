"""The record as turns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from companion.rules.welcome.moves import TABLE, Done, Give, Move, TellPoints
from companion.rules.welcome.table import Table

Placed = tuple[int, Move]
"""A move with its place in the record."""


class PlayedTurn(NamedTuple):
    """What one player did in a round, or one thing the table told: moves in their order."""

    by: str
    round: int
    moves: tuple[Placed, ...]

    @property
    def first(self) -> int:
        """Where it begins in the record; it tells the turn from all others."""
        return self.moves[0][0]

    @property
    def over(self) -> bool:
        """Whether it can be corrected here: one that is still open is played on the sheet."""
        return self.by == TABLE or isinstance(self.moves[-1][1], Done)


def played_turns(moves: Sequence[Move], tables: Sequence[Table]) -> list[PlayedTurn]:
    """Every turn in the order they began, from the moves and the tables before each.

    What the table told in the middle of one player's turn and for it alone belongs to that turn.
    """
    found: dict[tuple[str, int, int], list[Placed]] = {}
    last = ("", 0, 0)
    for place, (move, table) in enumerate(zip(moves, tables, strict=True)):
        key = (move.by, table.round, 0)
        if move.by == TABLE:
            inside = last in found and last[1] == table.round and not isinstance(found[last][-1][1], Done)
            key = last if inside and isinstance(move, Give | TellPoints) else (TABLE, table.round, place + 1)
        else:
            last = key
        found.setdefault(key, []).append((place, move))
    return [PlayedTurn(by, number, tuple(placed)) for (by, number, _place), placed in found.items()]
