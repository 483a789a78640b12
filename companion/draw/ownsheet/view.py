"""All that the page of an own sheet shows, as one value, and the board it is drawn with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from companion.draw.offer import Offer
from companion.draw.view import SheetView
from companion.rules.welcome.result import result
from companion.rules.welcome.sheet import Ladder, Sheet
from companion.rules.welcome.table import Table, Turn
from companion.words import _

NO_FAULTS: Mapping[str, str] = {}
TEMP_POINTS = "temp_points"


class OwnSheetView(NamedTuple):
    """A sheet as far as it is made, on a table of one untouched city."""

    table: Table
    name: str
    """As it was typed."""
    called: str
    """What it is called if nothing was typed."""
    new: bool = True
    copies: tuple[tuple[str, str], ...] = ()
    """The sheets it can be a copy of, by id, with their names."""
    ladder: str = ""
    """The ladder in hand."""
    figures: Ladder = ()
    box: int = 0
    can_undo: bool = False
    faults: Mapping[str, str] = NO_FAULTS
    """By "name", "streets", "street 2" and "ladder"."""
    left_handed: bool = False

    @property
    def sheet(self) -> Sheet:
        return self.table.setup.sheet


def board_of(view: OwnSheetView) -> SheetView:
    """The sheet as the board shows it before the first turn, the ladder in hand framed."""
    seat, score = result(view.table).cities[0]
    framed = {"temps" if view.ladder == TEMP_POINTS else view.ladder} if view.ladder else set[str]()
    return SheetView(view.table, seat, Turn(), Offer({}), score, changed=frozenset(framed), making=True)


def ladder_name(ladder: str) -> str:
    """What a ladder is called."""
    kind, _space, place = ladder.partition(" ")
    if kind == "parks":
        return _("Parks of street {street}").format(street=place)
    if kind == "values":
        return _("Value of estates of {size}").format(size=place)
    return {
        "pools": _("Points for pools"), TEMP_POINTS: _("Points for most temps, second, third"),
        "bis": _("Points lost by bis"), "roundabouts": _("Points lost by roundabouts"),
        "refusals": _("Points lost by refusals"),
    }[kind]  # fmt: skip


def doubt(view: OwnSheetView) -> str:
    """A kind question where a figure of the ladder in hand looks mistyped: all we know rise, those for temps fall."""
    falls = view.ladder == TEMP_POINTS
    for before, after in zip(view.figures, view.figures[1:], strict=False):
        if after > before if falls else after < before:
            return _("{figure} after {before}: is that so?").format(figure=after, before=before)
    return ""
