"""All that the sheet's screen shows, as one value."""

from __future__ import annotations

from typing import NamedTuple

from companion.draw.half import NO_HALF, Half
from companion.draw.offer import Offer, offer
from companion.rules.welcome.city import City
from companion.rules.welcome.result import result
from companion.rules.welcome.score import CityScore
from companion.rules.welcome.sheet import Sheet
from companion.rules.welcome.table import Seat, Table, Turn


class SheetView(NamedTuple):
    """One player's sheet in the middle of a turn."""

    table: Table
    seat: Seat
    turn: Turn
    offer: Offer
    score: CityScore
    half: Half = NO_HALF
    fan: tuple[int, ...] = ()
    message: str = ""
    can_undo: bool = False
    can_redo: bool = False
    open_street: int = 1
    menu: bool = False

    @property
    def sheet(self) -> Sheet:
        return self.table.setup.sheet

    @property
    def city(self) -> City:
        return self.seat.city

    @property
    def choosing(self) -> bool:
        """Whether houses are being offered, so that the others step back."""
        return bool(self.offer.houses)


def sheet_view(
    table: Table, player: str, half: Half = NO_HALF, *, fan: tuple[int, ...] = (), message: str = "",
    can_undo: bool = False, can_redo: bool = False, open_street: int = 0, menu: bool = False,
) -> SheetView:  # fmt: skip
    """What a player's sheet shows; the street with most houses on offer is open unless another was opened."""
    place = table.places[player]
    seat = table.seats[place]
    offered = offer(table, seat, half)
    if fan and half.house in offered.houses:
        offered = offered._replace(houses={half.house: offered.houses[half.house]})
    return SheetView(
        table, seat, table.turn(seat), offered, result(table).cities[place][1], half, fan, message,
        can_undo, can_redo, open_street or _widest(table, offered), menu,
    )  # fmt: skip


def _widest(table: Table, offered: Offer) -> int:
    streets = range(1, len(table.setup.sheet.streets) + 1)
    return max(streets, key=lambda street: sum(house.street == street for house in offered.houses))
