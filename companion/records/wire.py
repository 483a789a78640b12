"""What stands in a file, field by field, as msgspec reads it; the values of the rules are made from these."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal, get_type_hints

import msgspec

from companion.rules.welcome import moves
from companion.rules.welcome.goals import Goal, GoalKind
from companion.rules.welcome.sheet import Edition, Effect, Sheet
from companion.rules.welcome.table import EndedBy, Opponent, Points

Figures = tuple[int, ...]


class Columns(msgspec.Struct, rename={"one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6"}):
    """The value ladders of the six estate sizes."""

    one: Figures
    two: Figures
    three: Figures
    four: Figures
    five: Figures
    six: Figures


class SheetForm(msgspec.Struct):
    """A sheet as printed in `assets/welcome/sheets.json` or in a header."""

    streets: Figures
    pools_at: tuple[Figures, ...]
    parks: tuple[Figures, ...]
    pools: Figures
    temps: int
    temp_points: Figures
    values: Columns
    bis: Figures
    roundabouts: Figures
    refusals: Figures

    def sheet(self) -> Sheet:
        """The sheet of the rules."""
        return Sheet(
            self.streets, self.pools_at, self.parks, self.pools, self.temps, self.temp_points,
            msgspec.structs.astuple(self.values), self.bis, self.roundabouts, self.refusals,
        )  # fmt: skip

    @classmethod
    def of(cls, sheet: Sheet) -> SheetForm:
        """The form of a sheet of the rules."""
        return cls(
            sheet.streets, sheet.pools_at, sheet.parks, sheet.pools, sheet.temps, sheet.temp_points,
            Columns(*sheet.values), sheet.bis, sheet.roundabouts, sheet.refusals,
        )  # fmt: skip


class Each(msgspec.Struct):
    """What each estate of a goal needs."""

    pools: int = 0
    bis: int = 0


class GoalForm(msgspec.Struct):
    """A goal, and on a card its two figures if they are known."""

    goal: GoalKind
    estates: Figures = ()
    street: int | None = None
    same_street: bool = False
    roundabouts: int = 0
    each: Each = msgspec.field(default_factory=Each)
    size: int = 1
    streets: int = 0
    count: int = 0
    points: Points | None = None

    def value(self) -> Goal:
        """The goal of the rules."""
        return Goal(
            self.goal, self.estates, self.street, self.same_street, self.roundabouts, self.each.pools,
            self.each.bis, self.size, self.streets, self.count,
        )  # fmt: skip


class CardForm(GoalForm, kw_only=True):
    """A printed plan card."""

    id: str
    edition: Edition
    slot: int
    advanced: bool = False


class PlanForm(msgspec.Struct):
    """A plan on the table: a known card, or one typed in."""

    slot: int
    card: str | None = None
    custom: GoalForm | None = None
    points: Points | None = None


class PlayerForm(msgspec.Struct):
    """A player with a city; what is left out is untouched."""

    id: str
    name: str | None = None
    city: str = ""
    streets: tuple[str, ...] | None = None
    parks: Figures | None = None
    values: Figures | None = None
    temps: int = 0
    refusals: int = 0
    plans: tuple[int | None, ...] = (None, None, None)


class OpponentForm(msgspec.Struct):
    """An AAA card; a figure left out is marked by -1, which no card has."""

    name: str
    level: int
    validates: Figures
    park: int = -1
    pool: int = -1
    temp: int = -1
    fence: int = -1
    bis_houses: int = -1
    value: int = -1
    temps: Figures = ()

    def opponent(self) -> Opponent:
        """The opponent of the rules."""
        return Opponent(*msgspec.structs.astuple(self))


class OptionsForm(msgspec.Struct):
    """The variants of a table."""

    roundabouts: bool = False
    roundabout_counts: bool = True
    solo: Literal["card", "aaa"] | None = None
    opponent: OpponentForm | None = None
    paper: tuple[str, ...] = ()
    expert: bool = False


class PaperForm(msgspec.Struct):
    """What is known of a player on paper."""

    name: str
    temps: int | None = None
    total: int | None = None


class AaaForm(msgspec.Struct):
    """The AAA's pile."""

    cards: tuple[Effect, ...] = ()
    plans: tuple[int | None, ...] = (None, None, None)
    seen: Figures = ()


class PositionForm(msgspec.Struct):
    """A snapshot, or the header of a record."""

    edition: Edition
    sheet: str | SheetForm
    players: tuple[PlayerForm, ...]
    options: OptionsForm = msgspec.field(default_factory=OptionsForm)
    plans: tuple[PlanForm, ...] = ()
    paper: tuple[PaperForm, ...] = ()
    approved: Figures = ()
    round: int = 1
    aaa: AaaForm | None = None
    ended_by: tuple[EndedBy, ...] | None = None
    finished: bool | None = None


MOVES: dict[str, Any] = {
    kind._field_defaults["do"]: kind for kind in (*moves.PlayerMove.__args__, *moves.TableMove.__args__)
}


@cache
def move_form(do: str) -> type[msgspec.Struct]:
    """The form of one kind of move, made from the fields of its value; made when first needed."""
    kind = MOVES[do]
    hints = get_type_hints(kind)
    if do == "set":
        hints["player"] = PlayerForm
    fields: list[Any] = [
        (name, hints[name], kind._field_defaults[name]) if name in kind._field_defaults else (name, hints[name])
        for name in kind._fields
        if name != "do"
    ]
    return msgspec.defstruct(kind.__name__, fields)
