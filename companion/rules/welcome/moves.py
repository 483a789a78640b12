"""The moves: small values, named as in the record."""

# As everywhere in the rules where many values are defined, annotations are not kept as strings: each of those would be
# compiled at every start.

from typing import Literal, NamedTuple

from companion.rules.welcome.city import City
from companion.rules.welcome.sheet import Effect

TABLE = "table"
AAA = "aaa"

EstateAt = tuple[int, int, int]
"""An estate as street, first house, last house."""


class Write(NamedTuple):
    """A number written with a card; changed, it crosses a temp box by itself."""

    by: str
    street: int
    house: int
    number: int
    card: int
    effect: Effect
    do: Literal["write"] = "write"


class Writable(NamedTuple):
    """A number that fits a house and that some card could give; card and effect are the player's to name."""

    by: str
    street: int
    house: int
    number: int
    do: Literal["write"] = "write"


class CrossTemp(NamedTuple):
    """A temp box crossed without having changed the number."""

    by: str
    do: Literal["temp"] = "temp"


class BuildFence(NamedTuple):
    """A fence between a house and the next."""

    by: str
    street: int
    after: int
    do: Literal["fence"] = "fence"


class RaiseValue(NamedTuple):
    """The next value of one column of estates."""

    by: str
    size: int
    do: Literal["estate"] = "estate"


class PlantPark(NamedTuple):
    """The next tree of the street just written."""

    by: str
    do: Literal["park"] = "park"


class BuildPool(NamedTuple):
    """The pool of the house just written."""

    by: str
    do: Literal["pool"] = "pool"


class WriteBis(NamedTuple):
    """A copy of the number of the neighbour on one side."""

    by: str
    street: int
    house: int
    copy: Literal["left", "right"]
    do: Literal["bis"] = "bis"


class BuildRoundabout(NamedTuple):
    """A roundabout in an empty house."""

    by: str
    street: int
    house: int
    do: Literal["roundabout"] = "roundabout"


class Refuse(NamedTuple):
    """A permit refusal, with the three numbers on offer if they are known."""

    by: str
    offered: tuple[int, ...] | None = None
    do: Literal["refuse"] = "refuse"


class ValidatePlan(NamedTuple):
    """A city plan validated, with the estates used for it if its goal names any."""

    by: str
    slot: int
    estates: tuple[EstateAt, ...] | None = None
    do: Literal["plan"] = "plan"


class Done(NamedTuple):
    """The end of a turn."""

    by: str
    do: Literal["done"] = "done"


class Draw(NamedTuple):
    """The three combinations of this round."""

    by: str
    cards: tuple[tuple[int, Effect], ...]
    do: Literal["draw"] = "draw"


class Approve(NamedTuple):
    """Someone on paper validated a plan, this round or an earlier one."""

    by: str
    slot: int
    round: int | None = None
    do: Literal["approve"] = "approve"


class TellPoints(NamedTuple):
    """The two figures of a card whose points were not known."""

    by: str
    slot: int
    points: tuple[int, int]
    do: Literal["points"] = "points"


class DrawSoloCard(NamedTuple):
    """2018 solo: the solo card turns all plans to their low side."""

    by: str
    do: Literal["solo_card"] = "solo_card"


class DrawValidation(NamedTuple):
    """AAA: a validation card names a slot."""

    by: str
    slot: int
    do: Literal["validate"] = "validate"


class Give(NamedTuple):
    """AAA: the effect of the third card."""

    by: str
    effect: Effect
    do: Literal["give"] = "give"


class TellPaper(NamedTuple):
    """What a player on paper ended with."""

    by: str
    name: str
    temps: int
    total: int | None = None
    do: Literal["paper"] = "paper"


class Leave(NamedTuple):
    """A player is no longer waited for."""

    by: str
    player: str
    do: Literal["leave"] = "leave"


class Player(NamedTuple):
    """Someone at the table with a city, as a header or a snapshot tells it."""

    id: str
    name: str
    city_name: str
    city: City


class SetCity(NamedTuple):
    """The table's word on one city, known or new."""

    by: str
    player: Player
    do: Literal["set"] = "set"


class Close(NamedTuple):
    """The table ends the game at once."""

    by: str
    do: Literal["close"] = "close"


PlayerMove = (
    Write | CrossTemp | BuildFence | RaiseValue | PlantPark | BuildPool | WriteBis | BuildRoundabout | Refuse
    | ValidatePlan | Done
)  # fmt: skip
TableMove = Draw | Approve | TellPoints | DrawSoloCard | DrawValidation | Give | TellPaper | Leave | SetCity | Close
Move = PlayerMove | TableMove
