"""Tables in a line: streets in notation, moves by short names, and the reason a move is refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from companion.records.assets import plan_cards, sheets
from companion.records.notation import print_street, read_street
from companion.rules.welcome.city import City
from companion.rules.welcome.goals import Goal
from companion.rules.welcome.legal import legal_moves
from companion.rules.welcome.moves import (
    TABLE,
    BuildFence,
    BuildPool,
    BuildRoundabout,
    CrossTemp,
    Done,
    EstateAt,
    Move,
    PlantPark,
    Player,
    RaiseValue,
    Refuse,
    ValidatePlan,
    Write,
    WriteBis,
)
from companion.rules.welcome.play import apply, why_not
from companion.rules.welcome.reasons import Reason
from companion.rules.welcome.sheet import Edition, Effect, Sheet
from companion.rules.welcome.street import Street
from companion.rules.welcome.table import Aaa, Opponent, PaperPlayer, Points, Setup, Table, begin
from companion.words.reasons import in_words

CLASSIC = sheets()["classic-2018"]
Plan = str | tuple[Goal, Points | None] | None

FULL = ("1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 11 12")
"""Three streets with no empty house."""


def street(text: str, length: int = 0) -> Street:
    """A street in notation; houses left out at its end are empty."""
    found = read_street(text) if text else Street(())
    assert isinstance(found, Street), found
    missing = max(0, length - found.length)
    return Street(found.houses + Street.bare(missing).houses, found.fences, found.bis, found.pools, found.used)


def city(*streets: str, sheet: Sheet = CLASSIC, **marks: Any) -> City:
    """A city; streets left out are bare."""
    bare = City.bare(sheet)
    rows = [street(text, length) for text, length in zip(streets, sheet.streets, strict=False)]
    return bare._replace(streets=(*rows, *bare.streets[len(rows) :]), **marks)


def table(
    *streets: str,
    edition: Edition = "2018",
    sheet: Sheet = CLASSIC,
    plans: Sequence[Plan] = (),
    roundabouts: bool = False,
    roundabout_counts: bool = True,
    solo: Literal["card", "aaa"] | None = None,
    opponent: Opponent | None = None,
    expert: bool = False,
    others: Mapping[str, City] | None = None,
    paper: Sequence[str] = (),
    approved: Sequence[int] = (),
    round_number: int = 1,
    aaa: Aaa | None = None,
    **marks: Any,
) -> Table:
    """A table where Ada has these streets and marks, and the others have theirs."""
    goals, points = zip(*[_plan(plan) for plan in (*plans, None, None, None)][:3], strict=True)
    setup = Setup(edition, sheet, goals, roundabouts, roundabout_counts, solo, opponent, expert)
    cities = {"ada": city(*streets, sheet=sheet, **marks), **(others or {})}
    players = [Player(name, name.title(), "", one) for name, one in cities.items()]
    on_paper = [PaperPlayer(name) for name in paper]
    return begin(
        setup, players, points, paper=on_paper, approved=approved, round_number=round_number, aaa=aaa
    )  # fmt: skip


def _plan(plan: Plan) -> tuple[Goal | None, Points | None]:
    if plan is None:
        return None, None
    if isinstance(plan, str):
        card = plan_cards()[plan]
        return card.value(), card.points
    return plan


def bare(*names: str) -> dict[str, City]:
    """More players with untouched sheets."""
    return {name: City.bare(CLASSIC) for name in names}


def play(before: Table, *moves: Move) -> Table:
    """The table after these moves."""
    for move in moves:
        before = apply(before, move)
    return before


def refused(before: Table, *moves: Move) -> Reason:
    """Why the last of these moves is not legal; the reason has words."""
    reason = why_not(play(before, *moves[:-1]), moves[-1])
    assert reason is not None, f"{moves[-1]} is legal"
    assert "{" not in in_words(reason)
    return reason


def allowed(before: Table, *moves: Move) -> bool:
    """Whether the last of these moves is legal."""
    return why_not(play(before, *moves[:-1]), moves[-1]) is None


def streets(after: Table, player: str = "ada") -> list[str]:
    """A player's streets in notation, empty houses at the end left out."""
    seat = after.seat(player)
    assert seat is not None
    return [print_street(row).rstrip(". ") for row in seat.city.streets]


def ada(after: Table) -> City:
    """Ada's city."""
    return after.seats[0].city


def listed(before: Table, do: str, player: str = "ada") -> list[Any]:
    """The legal moves of one kind."""
    return [move for move in legal_moves(before, player) if move.do == do]


def write(
    at: int, house: int, number: int, effect: Effect = "fence", *, card: int | None = None, by: str = "ada"
) -> Write:
    """A number written with its own card, or with another one."""
    return Write(by, at, house, number, number if card is None else card, effect)


def fence(at: int, after: int, by: str = "ada") -> BuildFence:
    """A fence after a house."""
    return BuildFence(by, at, after)


def bis(at: int, house: int, side: Literal["left", "right"] = "left", by: str = "ada") -> WriteBis:
    """A copy of a neighbour."""
    return WriteBis(by, at, house, side)


def roundabout(at: int, house: int, by: str = "ada") -> BuildRoundabout:
    """A roundabout in a house."""
    return BuildRoundabout(by, at, house)


def refuse(*offered: int, by: str = "ada") -> Refuse:
    """A refusal, with the offer if it is told."""
    return Refuse(by, offered or None)


def plan(slot: int, *estates: EstateAt, by: str = "ada") -> ValidatePlan:
    """A plan validated, with its estates."""
    return ValidatePlan(by, slot, estates or None)


def value(size: int, by: str = "ada") -> RaiseValue:
    """The next value of a column."""
    return RaiseValue(by, size)


PARK, POOL, TEMP, DONE = PlantPark("ada"), BuildPool("ada"), CrossTemp("ada"), Done("ada")


def done(*players: str) -> list[Move]:
    """Players done."""
    return [Done(player) for player in players]


def by_table(kind: Any, *facts: Any) -> Any:
    """A move of the table."""
    return kind(TABLE, *facts)
