"""What a tap can mean on a screen: small values the screens answer to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from companion.rules.welcome.sheet import Effect


@dataclass(frozen=True, slots=True)
class HouseAt:
    """A house of a street."""

    street: int
    house: int


@dataclass(frozen=True, slots=True)
class GapAt:
    """The place of a fence, after a house."""

    street: int
    after: int


@dataclass(frozen=True, slots=True)
class PoolAt:
    """The printed pool of a house."""

    pool_street: int
    pool_house: int


@dataclass(frozen=True, slots=True)
class BoxAt:
    """A box of a ladder, counted from 1; place is the street or the size where there are several."""

    ladder: str
    place: int
    box: int


@dataclass(frozen=True, slots=True)
class Column:
    """The column of one size of estates."""

    size: int


@dataclass(frozen=True, slots=True)
class Slot:
    """A city plan on the table."""

    slot: int


@dataclass(frozen=True, slots=True)
class Open:
    """A small street, to be opened."""

    open_street: int


@dataclass(frozen=True, slots=True)
class NumberKey:
    """A number of the keypad."""

    number: int


@dataclass(frozen=True, slots=True)
class EffectKey:
    """An effect of the keypad."""

    effect: Effect


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the numbers of a fan."""

    choice: int


@dataclass(frozen=True, slots=True)
class Mark:
    """A mark taken with the number, to be given back."""

    mark: Effect


@dataclass(frozen=True, slots=True)
class Combination:
    """A whole card that is known: of the draw, or named by someone this round."""

    number: int
    with_effect: Effect


@dataclass(frozen=True, slots=True)
class Validation:
    """A validation card of the AAA that was drawn."""

    drawn_slot: int


@dataclass(frozen=True, slots=True)
class PlayerChip:
    """A player whose sheet can be shown."""

    player: str


@dataclass(frozen=True, slots=True)
class Approval:
    """A plan someone on paper validated, in some round; 0 is the one being played."""

    approved_slot: int
    in_round: int = 0


ActionName = Literal[
    "home", "undo", "redo", "done", "roundabout", "refuse", "card", "new", "continue", "back", "theme",
    "menu", "solo-card", "close", "draw", "turns", "names", "ladders",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Action:
    """A button."""

    action: ActionName


@dataclass(frozen=True, slots=True)
class Do:
    """A button, a switch or a choice of a page, with what it chooses."""

    do: str
    value: str | int = ""


@dataclass(frozen=True, slots=True)
class FieldAt:
    """A field to type in, by its name."""

    field: str


Target = (
    HouseAt | GapAt | PoolAt | BoxAt | Column | Slot | Open | NumberKey | EffectKey | Choice | Mark | Combination
    | Validation | Approval | PlayerChip | Action | Do | FieldAt
)  # fmt: skip
