"""A street of an own sheet, drawn as on the board: every house and the park can be tapped, its length is stepped."""

from __future__ import annotations

from typing import NamedTuple

from companion.draw.blocks import GAP, PAD, Note, draw_button, draw_card, draw_fault
from companion.draw.boxes import Rect
from companion.draw.pen import Pen
from companion.draw.sheet import draw_green
from companion.draw.street import draw_houses, draw_parks, draw_road
from companion.draw.switches import draw_steps
from companion.draw.targets import Do
from companion.draw.view import SheetView
from companion.words import _

SIDE_BY_SIDE = 620.0
"""From this width on ladders and parks stand as they do on a tablet."""
LEFT = 168.0
"""Where it leaves a street in one row, its length stands left of it."""
STRIP = 56.0
PITCH = 44.0
WIDEST = 84.0
BETWEEN = 6.0


class StreetForm(NamedTuple):
    """How a street stands in a width."""

    aside: bool
    park: float
    pitch: float
    rows: int
    each: int
    high: float
    """How high a row of houses is."""

    @property
    def ground(self) -> float:
        """How high the street is, road and all."""
        return self.rows * (self.high + BETWEEN) + BETWEEN + self.road

    @property
    def road(self) -> float:
        return 14.0 if self.aside else 9.0


class StreetBlock(NamedTuple):
    """One street with what can be changed about it."""

    board: SheetView
    street: int
    fault: str = ""

    @property
    def _length(self) -> int:
        return self.board.sheet.streets[self.street - 1]

    def _form(self, width: float) -> StreetForm:
        longest = max(self.board.sheet.streets)
        park = 92.0 if width >= SIDE_BY_SIDE else 48.0
        free = width - park - 26
        aside = free - LEFT - GAP >= longest * PITCH
        if aside:
            free -= LEFT + GAP
        most = max(1, int(free // PITCH))
        pitch = min(WIDEST, free / min(longest, most))
        rows = -(-self._length // most)
        high = min(116.0, max(88.0, pitch * 2.0))
        return StreetForm(aside, park, pitch, rows, -(-self._length // rows), high)

    def _fault(self, pen: Pen, width: float) -> float:
        return Note(self.fault, fault=True).height(pen, width - 2 * PAD) + 4 if self.fault else 0.0

    def height(self, pen: Pen, width: float) -> float:
        form = self._form(width)
        high = max(2 * STRIP, form.ground) if form.aside else STRIP + form.ground
        return high + self._fault(pen, width)

    def draw(self, pen: Pen, rect: Rect) -> None:
        form = self._form(rect.w)
        told = self._fault(pen, rect.w)
        if form.aside:
            low, rect = rect.cut_bottom(told)
            card, ground = rect.cut_left(LEFT, GAP)
            draw_card(pen, card)
            upper, lower = card.middle(card.w - 16, 2 * STRIP - 8).grid(1, 2, 4)
            self._draw_title(pen, upper, gone=len(self.board.sheet.streets) > 1)
            draw_steps(pen, lower.middle(lower.w, 48), str(self._length), f"length {self.street}")
        else:
            strip, ground = rect.cut_top(STRIP + told)
            draw_card(pen, Rect(strip.x, strip.y, strip.w, strip.h + 12))
            low, strip = strip.cut_bottom(told)
            self._draw_strip(pen, strip.inset(4, 4))
        if self.fault:
            draw_fault(pen, low.inset(PAD, 2), self.fault, "cover" if form.aside else "box", 14)
        self._draw_street(pen, ground, form)

    def _draw_strip(self, pen: Pen, rect: Rect) -> None:
        several = len(self.board.sheet.streets) > 1
        steps, title = rect.cut_right(150 + (52 if several else 0))
        if several:
            out, steps = steps.cut_right(48, 4)
            self._draw_bin(pen, out)
        self._draw_title(pen, title, gone=False)
        draw_steps(pen, steps.middle(steps.w, 48), str(self._length), f"length {self.street}")

    def _draw_title(self, pen: Pen, rect: Rect, *, gone: bool) -> None:
        if gone:
            out, rect = rect.cut_right(48, 4)
            self._draw_bin(pen, out)
        words = Rect(rect.x + PAD - 4, rect.y, rect.w - PAD + 4, rect.h)
        pen.text(words, _("Street {street}").format(street=self.street), "ink", "box", 18, "text-semibold", "left")

    def _draw_bin(self, pen: Pen, rect: Rect) -> None:
        draw_button(pen, rect.middle(48, 48), "", "key", Do("drop-street", self.street), "sign-bin")

    def _draw_street(self, pen: Pen, rect: Rect, form: StreetForm) -> None:
        pen.scene.panel(rect, "lawn", 8)
        way, ground = rect.cut_bottom(form.road)
        draw_road(pen, way)
        area = ground.middle(ground.w, form.ground - form.road - 2 * BETWEEN)
        park, rest = Rect(area.x + 6, area.y, area.w - 12, area.h).cut_right(form.park, 10)
        self._draw_park(pen, park, 2 if rect.w >= SIDE_BY_SIDE - LEFT - GAP else 1)
        for row, line in enumerate(rest.grid(1, form.rows, BETWEEN)):
            first = row * form.each + 1
            houses = range(first, min(first + form.each, self._length + 1))
            x = line.right - form.pitch * len(houses)
            draw_green(pen, self.street, Rect(line.x, line.y, x - line.x - 8, line.h))
            draw_houses(
                pen, self.board, self.street, houses, Rect(x, line.y, form.pitch * len(houses), line.h), form.pitch
            )  # fmt: skip

    def _draw_park(self, pen: Pen, rect: Rect, columns: int) -> None:
        if self.board.sheet.parks[self.street - 1]:
            draw_parks(pen, self.board, self.street, rect, columns)
        else:
            pen.scene.panel(rect, "park", 8)
            pen.scene.sprite(rect.middle(24, 24), "plus-glow")
        pen.scene.touch(rect, Do("ladder", f"parks {self.street}"))
