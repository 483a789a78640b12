"""Sheets copied from paper, to be drawn: one half entered, one with mistakes, one whole."""

from __future__ import annotations

from companion.draw.paper.entry import Entry, Tool
from companion.draw.paper.view import entry_view
from companion.draw.targets import HouseAt
from companion.draw.view import SheetView
from companion.store.papercheck import marks
from companion.store.papercheck.judge import judge, live_result
from tests.draw.positions import maple_falls

SUMMARY = ("Ada leads with 45", "Temps: Ada 1 (+7).")


def paper_view(
    tool: Tool = "numbers", *, mistakes: int = 0, message: str = "", page: int = 0, typing: int = 0
) -> SheetView:
    """Maple Falls while it is copied, with so many mistakes."""
    _, table = maple_falls()
    seat = table.seats[0]
    city = seat.city
    if mistakes > 0:
        city = marks.write(city, 1, 6, 1)
    if mistakes > 1:
        city = city._replace(plans=(5, None, None))
    if mistakes > 2:
        city = marks.turn_fence(city, 2, 5)
    if mistakes > 3:
        city = marks.write(marks.write(city, 3, 12, 17), 3, 1, 0)._replace(temps=1)
    table = table.with_seat(seat._replace(city=city))
    faults = judge(table, city)
    entry = Entry(tool, page, wrong=faults.wrong, missing=faults.missing, summary=SUMMARY, typing=typing)
    return entry_view(table, live_result(table), 0, entry, HouseAt(2, 7), message=message, can_undo=True, open_street=2)
