"""What lists and screens need to know of any game: who plays, and how it stands."""

from __future__ import annotations

from typing import NamedTuple


class Person(NamedTuple):
    """Someone with a sheet: whether the turn of this round is over, and whether they left."""

    id: str
    name: str
    city: str
    done: bool
    left: bool


class Score(NamedTuple):
    """One line of a game's result; the total of someone on paper may be unknown."""

    id: str
    name: str
    city: str
    total: int | None
    rank: int | None
    winner: bool


class Standing(NamedTuple):
    """How a game stands, or how it ended."""

    finished: bool
    round: int
    scores: tuple[Score, ...]
