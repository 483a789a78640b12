"""Two figures of a plan card, typed on a small keypad: part of a page, or a panel over the sheet."""

from __future__ import annotations

from typing import Literal, NamedTuple

from companion.draw.blocks import GAP, Note, draw_button, draw_card, lines_high
from companion.draw.boxes import Rect
from companion.draw.pen import SMALLEST_TOUCH, Pen
from companion.draw.targets import Do
from companion.rules.welcome.agreed import why_not_figures
from companion.rules.welcome.table import Points
from companion.words import _

DIGITS = 3
KEYPAD = 4 * SMALLEST_TOUCH + 3 * 6.0
LOW = 560.0
KEYS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "erase", "0", "next")


class FigureEntry(NamedTuple):
    """What is typed so far, and which of the two figures the next key goes to."""

    high: str = ""
    low: str = ""
    active: Literal["high", "low"] = "high"

    @property
    def points(self) -> Points | None:
        """Both figures, once both are there and can stand on a card."""
        if not self.high or not self.low:
            return None
        points = int(self.high), int(self.low)
        return None if why_not_figures(1, points) else points

    @property
    def empty(self) -> bool:
        return not self.high and not self.low

    def fault(self) -> str:
        """A kind sentence if the figures can't be; they may both be missing."""
        if self.empty or self.points is not None:
            return ""
        if not self.high or not self.low:
            return _("The other figure is still missing.")
        return _("The higher figure comes first.")

    def key(self, key: str) -> FigureEntry:
        """After a key: a digit, "erase", "next", "high" or "low"."""
        if key in ("high", "low"):
            return self._replace(active="high" if key == "high" else "low")
        if key == "next":
            return self._replace(active="low" if self.active == "high" else "high")
        now = self.high if self.active == "high" else self.low
        if key == "erase":
            after = now[:-1]
        else:
            after = now + key if len(now) < DIGITS else now
            after = after.lstrip("0") or "0"
        return self._replace(high=after) if self.active == "high" else self._replace(low=after)


NO_FIGURES = FigureEntry()


class Figures(NamedTuple):
    """The two figures with their keypad, as part of a page."""

    entry: FigureEntry

    def _fault(self, pen: Pen, width: float) -> float:
        fault = self.entry.fault()
        return Note(fault, fault=True, size=13).height(pen, width) + 4 if fault else 0.0

    def _boxes(self, pen: Pen) -> float:
        return 54 + 18 * pen.text_scale

    def height(self, pen: Pen, width: float) -> float:
        return self._boxes(pen) + GAP + KEYPAD + self._fault(pen, width)

    def draw(self, pen: Pen, rect: Rect) -> None:
        boxes, rest = rect.cut_top(self._boxes(pen) + self._fault(pen, rect.w), GAP)
        self.draw_boxes(pen, boxes)
        draw_keypad(pen, rest)

    def draw_boxes(self, pen: Pen, rect: Rect, *, tell: bool = True) -> None:
        """The two figures and, if they can't be, why."""
        boxes, rest = rect.cut_top(self._boxes(pen))
        labels = (_("First"), _("Later"))
        for name, words, cell in zip(("high", "low"), labels, boxes.grid(2, 1, GAP), strict=True):
            draw_card(pen, cell, chosen=self.entry.active == name)
            head, figure = cell.inset(8, 4).cut_top(18 * pen.text_scale)
            pen.text(head, words, "ink-soft", "box", 13, "text-semibold")
            value = self.entry.high if name == "high" else self.entry.low
            pen.text(figure, value or "?", "ink" if value else "ink-soft", "box", 30, "figure")
            pen.scene.touch(cell, Do("figure", name))
        fault = self.entry.fault()
        if fault and tell:
            Note(fault, fault=True, size=13).draw(pen, Rect(rest.x, rest.y + 4, rest.w, self._fault(pen, rest.w) - 4))


def draw_keypad(pen: Pen, rect: Rect, columns: int = 3) -> None:
    """Ten digits, one to take the last back, one to go to the other figure."""
    for key, cell in zip(KEYS, rect.grid(columns, len(KEYS) // columns, 6), strict=True):
        if key == "erase":
            draw_button(pen, cell, "", "key", Do("figure", key), "sign-erase")
        elif key == "next":
            draw_button(pen, cell, "", "key", Do("figure", key), "icon-forward")
        else:
            draw_button(pen, cell, key, "key", Do("figure", key), "", 22, "figure")


def draw_figures_panel(pen: Pen, entry: FigureEntry, room: Rect, words: str) -> None:
    """The same over another screen: asked once, when a plan is first validated."""
    pen.scene.start_overlay()
    low = room.h < LOW
    width = min(room.w - 16, 640.0 if low else 360.0)
    column = (width - 24 - 12) * 0.55 if low else width - 24
    block = Figures(entry)
    text = lines_high(pen, words, column, 15, "text-semibold") + 4
    high = KEYPAD + 24 if low else text + GAP + block.height(pen, column) + GAP + 54 + 24
    panel = room.middle(width, min(room.h - 8, high))
    pen.scene.panel(panel.inset(-2), "glow-line", 16)
    pen.scene.panel(panel, "cover", 14)
    inner = panel.inset(12)
    if low:
        keys, inner = inner.cut_right(inner.w - column - 12, 12)
        draw_keypad(pen, keys)
    foot, inner = inner.cut_bottom(SMALLEST_TOUCH if low else 54, GAP)
    head, inner = inner.cut_top(min(text, inner.h * 0.36) if low else text, GAP)
    fault = low and entry.fault()
    pen.paragraph(head, fault or words, "red-ink" if fault else "ink", "cover", 15, "text-semibold")
    if low:
        block.draw_boxes(pen, inner, tell=False)
    else:
        block.draw(pen, inner)
    cancel, keep = foot.cut_left(foot.w * 0.4, GAP)
    draw_button(pen, cancel, _("Not now"), "key", Do("figures-close"))
    draw_button(pen, keep, _("Keep"), "done" if entry.points else "pale", Do("figures-keep"), "", 24, "title")
