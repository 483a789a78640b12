"""All that the sheet's screen shows, as one value."""

from __future__ import annotations

from typing import NamedTuple

from companion.draw.half import NO_HALF, Half
from companion.draw.offer import Offer, offer
from companion.draw.paper.entry import Entry
from companion.draw.targets import Combination, GapAt, HouseAt, Slot
from companion.rules.welcome.city import City
from companion.rules.welcome.moves import AAA
from companion.rules.welcome.result import result
from companion.rules.welcome.score import CityScore
from companion.rules.welcome.sheet import Sheet
from companion.rules.welcome.table import Seat, Table, Turn, ends


class Wishes(NamedTuple):
    """How a player wants the sheet to be shown."""

    hints: bool = False
    hide_totals: bool = False
    left_handed: bool = False


NO_WISHES = Wishes()


class Chip(NamedTuple):
    """A player at the table, in a few words."""

    id: str
    name: str
    total: int | None
    done: bool
    token: str = ""
    """The colour the player chose, if the table told one."""


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
    chips: tuple[Chip, ...] = ()
    known: tuple[Combination, ...] = ()
    """Whole cards that can be taken with one tap: the draw, or what others named this round."""
    entry: Entry | None = None
    """Set while the sheet is copied from paper: then there is no turn, and everything can be tapped."""

    wishes: Wishes = NO_WISHES
    picking: bool = False
    """Whether everyone is shown to choose from."""
    closing: bool = False
    """Whether the table has said that this round is the last."""
    past: str = ""
    """Set while an earlier turn is played again: its name. There is no menu then, only the way back."""
    good: bool = False
    """Whether the message is good news, and not why a tap was not legal."""
    unfolded: bool = False
    """Whether the ladders are shown where a phone has its dock."""
    changed: frozenset[HouseAt | GapAt | Slot | str] = frozenset()
    """Where undo, redo or a step of a replay changed something, or a sheet is being made; ladders by their names."""
    making: bool = False
    """Whether the sheet itself is being made: then every ladder can be tapped."""
    replayed: bool = False
    """Whether a game is replayed: nothing is undone there, but a turn can be corrected."""

    @property
    def hides_totals(self) -> bool:
        """Whether totals are kept back until the game is over."""
        return self.wishes.hide_totals and not self.table.ended_by

    @property
    def drawn(self) -> bool:
        """Whether the known cards are the only ones there are."""
        return self.table.draw is not None and self.table.setup.solo is None

    @property
    def last_round(self) -> bool:
        """Whether the game ends with this round: a city has reached an end, or the table says so."""
        if self.entry is not None or self.table.ended_by:
            return False
        return self.closing or bool(ends(self.sheet, [seat.city for seat in self.table.seats]))

    @property
    def settled(self) -> bool:
        """Whether the card of this turn can't be changed any more."""
        turn = self.turn
        return bool(self.table.ended_by) or turn.done or turn.refused or turn.effect_taken

    @property
    def asking(self) -> bool:
        """Whether the next tap belongs into the keypad."""
        if self.half.mode == "give":
            return True
        if self.turn.settled or self.table.ended_by:
            return False
        if self.half.mode in ("refuse", "draw"):
            return True
        return self.half.mode == "card" and (self.half.number is None or self.half.effect is None)

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
    seat = table.seats[table.places[player]]
    offered = offer(table, seat, half)
    if fan and half.house in offered.houses:
        offered = offered._replace(houses={half.house: offered.houses[half.house]})
    scored = result(table)
    scores = {one.id: score for one, score in scored.cities}
    chips = tuple(
        Chip(one.id, one.name, scores[one.id].total, table.turn(one).done) for one in table.seats if not one.left
    )
    opponent = table.setup.opponent
    if table.aaa is not None and opponent is not None:
        total = scored.aaa.total if scored.aaa is not None else None
        chips += (Chip(AAA, opponent.name, total, table.aaa.given_in == table.round),)
    street = open_street if 1 <= open_street <= len(table.setup.sheet.streets) else _widest(table, offered)
    return SheetView(
        table, seat, table.turn(seat), offered, scores[player], half, fan, message,
        can_undo, can_redo, street, menu, chips, _known(table, player),
    )  # fmt: skip


def _known(table: Table, player: str) -> tuple[Combination, ...]:
    """The draw where number and effect come from one card; else what the others wrote with this round."""
    if table.setup.solo is not None:
        return ()
    if table.draw is not None:
        return tuple(Combination(number, effect) for number, effect in table.draw)
    turns = [table.turn(one) for one in table.seats if one.id != player]
    named = (Combination(turn.card, turn.effect) for turn in turns if turn.effect is not None)
    return tuple(dict.fromkeys(named))[:3]


def _widest(table: Table, offered: Offer) -> int:
    streets = range(1, len(table.setup.sheet.streets) + 1)
    return max(streets, key=lambda street: sum(house.street == street for house in offered.houses))
