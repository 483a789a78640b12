"""The ladders of an own sheet, drawn as on the board; each is tapped to take its figures in hand."""

from __future__ import annotations

from typing import NamedTuple

from companion.draw.boxes import Rect
from companion.draw.ladders import LOSSES, draw_estate_rows, draw_ladders
from companion.draw.ownsheet.street import SIDE_BY_SIDE
from companion.draw.pen import Pen
from companion.draw.view import SheetView
from companion.rules.welcome.sheet import SIZES

ROW = 37.0
ESTATE_ROW = 44.0
MARGIN = 6.0


class LaddersBlock(NamedTuple):
    """All ladders but the parks, which stand in their streets."""

    board: SheetView

    def _row(self, pen: Pen, *, whole: bool) -> float:
        """How high the row of ladders is, so that the longest one stays readable."""
        sheet = self.board.sheet
        long = [-(-len(ladder) // 2) for ladder in (sheet.pools, sheet.bis)]
        temps = -(-sheet.temps // (2 if sheet.temps <= 14 else 3))
        short = [5, len(sheet.roundabouts), len(sheet.refusals)]
        values = [len(ladder) + 2 for ladder in sheet.values] if whole else []
        return max(*long, temps, *short, *values) * ROW + 64 * pen.text_scale

    def _estates(self) -> float:
        return len(SIZES) * ESTATE_ROW + 2 * MARGIN

    def height(self, pen: Pen, width: float) -> float:
        if width >= SIDE_BY_SIDE:
            return self._row(pen, whole=True)
        return self._row(pen, whole=False) + self._estates()

    def draw(self, pen: Pen, rect: Rect) -> None:
        if rect.w >= SIDE_BY_SIDE:
            draw_ladders(pen, self.board, rect, ("pools", "temps", "estates", *LOSSES))
            return
        lower, upper = rect.cut_bottom(self._estates())
        draw_ladders(pen, self.board, upper, ("pools", "temps", *LOSSES))
        pen.scene.panel(lower, "paper")
        draw_estate_rows(pen, self.board, Rect(lower.x + MARGIN, lower.y, lower.w - 2 * MARGIN, lower.h - MARGIN))
