"""The sheet's view while it is copied from paper."""

from __future__ import annotations

from companion.draw.half import Half
from companion.draw.offer import Offer
from companion.draw.paper.entry import Entry
from companion.draw.targets import GapAt, HouseAt
from companion.draw.view import Chip, SheetView
from companion.rules.welcome.city import City
from companion.rules.welcome.moves import AAA
from companion.rules.welcome.result import Result
from companion.rules.welcome.table import Table, Turn


def entry_view(
    table: Table, scores: Result, shown: int, entry: Entry, at: HouseAt | None, *, message: str = "",
    can_undo: bool = False, can_redo: bool = False, open_street: int = 1, menu: bool = False,
) -> SheetView:  # fmt: skip
    """One player's sheet with the house the next number goes to; scores may be those of cities that can't be."""
    seat, score = table.seats[shown], scores.cities[shown][1]
    chips = tuple(Chip(one.id, one.name, points.total, done=False) for one, points in scores.cities)
    opponent = table.setup.opponent
    if scores.aaa is not None and opponent is not None:
        chips += (Chip(AAA, opponent.name, scores.aaa.total, done=False),)
    gaps = _free_gaps(seat.city) if entry.tool == "fences" else frozenset[GapAt]()
    cursor = at if entry.tool == "numbers" else None
    return SheetView(
        table, seat, Turn(), Offer({}, gaps), score, Half(house=cursor), message=message, can_undo=can_undo,
        can_redo=can_redo, open_street=open_street, menu=menu, chips=chips, entry=entry,
    )  # fmt: skip


def _free_gaps(city: City) -> frozenset[GapAt]:
    return frozenset(
        GapAt(number, after)
        for number, street in enumerate(city.streets, start=1)
        for after in range(1, street.length)
        if not street.fenced(after)
    )
