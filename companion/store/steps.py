"""What a game consists of in the store: its lines, and the steps that added and removed them."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from companion.store.games import Conflict, Entry, Raw

Kind = Literal["tap", "correct", "import", "cut"]
State = Literal["made", "undone", "past"]
"""A step is in effect, taken back (and can be made again), or taken back for good."""

Draft = dict[str, Any] | None
"""A half-made turn: whatever small JSON object the screen wants kept."""


class Line(NamedTuple):
    """A move with its number in the game, its place in the order of the record, and when it was made."""

    serial: int
    place: int
    step: int
    at: float
    entry: Entry


class Step(NamedTuple):
    """One tap or one correction: which lines it took out, and which else go while it is taken back.

    The lines it added name it. The draft before comes back when the step is taken back.
    """

    number: int
    player: str
    kind: Kind
    at: float
    state: State = "made"
    removes: tuple[int, ...] = ()
    drops: tuple[int, ...] = ()
    header: Raw | None = None
    draft_before: Draft = None
    draft_after: Draft = None
    marked: float = 0.0
    """When it was last taken back or made again."""

    @property
    def touched(self) -> float:
        """When it was last made or taken back."""
        return self.marked or self.at


class News(NamedTuple):
    """What listeners hear: what happened, in whose name, and the moves that came and went."""

    kind: Literal["play", "undo", "redo", "correct", "draft"]
    player: str
    came: tuple[Any, ...] = ()
    went: tuple[Any, ...] = ()
    """The moves themselves, in the order of the record."""


class Held(NamedTuple):
    """Nothing was changed: the moves that would no longer hold, and all that would have to go even so."""

    conflicts: tuple[Conflict, ...]
    dropped: tuple[Any, ...]
