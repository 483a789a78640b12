"""Switches that are on or off, and figures stepped up or down."""

from __future__ import annotations

from typing import NamedTuple

from companion.draw.blocks import GAP, PAD, Note, draw_button, draw_card, draw_fault, lines_high
from companion.draw.boxes import Rect
from companion.draw.pen import SMALLEST_TOUCH, Pen
from companion.draw.targets import Do, Target

TWO_SWITCHES = 500.0
"""From this width on two switches stand side by side."""


class Switch(NamedTuple):
    """Something that is on or off, with a word on what it does."""

    words: str
    on: bool
    target: Target
    note: str = ""

    def _inner(self, width: float) -> float:
        return width - 2 * PAD - 68

    def height(self, pen: Pen, width: float) -> float:
        high = lines_high(pen, self.words, self._inner(width), 16, "text-semibold")
        if self.note:
            high += lines_high(pen, self.note, self._inner(width), 13) + 2
        return max(54.0, high + 18)

    def draw(self, pen: Pen, rect: Rect) -> None:
        draw_card(pen, rect)
        pill, text = rect.inset(PAD, 8).cut_right(56, 12)
        head = lines_high(pen, self.words, self._inner(rect.w), 16, "text-semibold")
        if self.note:
            foot = lines_high(pen, self.note, self._inner(rect.w), 13)
            upper, lower = text.middle(text.w, head + foot + 2).cut_top(head, 2)
            pen.paragraph(upper, self.words, "ink", "box", 16, "text-semibold")
            pen.paragraph(lower, self.note, "ink-soft", "box", 13)
        else:
            pen.paragraph(text, self.words, "ink", "box", 16, "text-semibold")
        draw_pill(pen, pill.middle(56, 32), on=self.on)
        pen.scene.touch(rect, self.target)


class Switches(NamedTuple):
    """Switches side by side where there is room for two."""

    switches: tuple[Switch, ...]

    def _rows(self, width: float) -> list[tuple[Switch, ...]]:
        columns = 2 if width >= TWO_SWITCHES else 1
        return [self.switches[first : first + columns] for first in range(0, len(self.switches), columns)]

    def _high(self, pen: Pen, row: tuple[Switch, ...], width: float) -> float:
        each = (width - GAP) / 2 if width >= TWO_SWITCHES else width
        return max(switch.height(pen, each) for switch in row)

    def height(self, pen: Pen, width: float) -> float:
        return sum(self._high(pen, row, width) + GAP for row in self._rows(width)) - GAP

    def draw(self, pen: Pen, rect: Rect) -> None:
        y = rect.y
        for row in self._rows(rect.w):
            high = self._high(pen, row, rect.w)
            cells = Rect(rect.x, y, rect.w, high).grid(2 if rect.w >= TWO_SWITCHES else 1, 1, GAP)
            for switch, cell in zip(row, cells, strict=False):
                switch.draw(pen, cell)
            y += high + GAP


def draw_pill(pen: Pen, rect: Rect, *, on: bool) -> None:
    """A switch: the knob stands right and carries a tick when it is on."""
    pen.scene.panel(rect, "done" if on else "ink-off", rect.h / 2)
    knob = Rect(rect.right - rect.h + 3 if on else rect.x + 3, rect.y + 3, rect.h - 6, rect.h - 6)
    pen.scene.panel(knob, "trim", knob.h / 2)
    if on:
        pen.scene.sprite(knob.middle(18, 18), "mark-on")


class Stepper(NamedTuple):
    """A figure changed by one up or down; `name` with −1 or 1 is what a tap means."""

    words: str
    value: str
    name: str
    fault: str = ""

    def _text(self, width: float) -> float:
        return width - PAD - 164

    def height(self, pen: Pen, width: float) -> float:
        high = max(56.0, lines_high(pen, self.words, self._text(width), 16, "text-semibold") + 16)
        return high + (Note(self.fault, fault=True, size=13).height(pen, width - 2 * PAD) + 2 if self.fault else 0.0)

    def draw(self, pen: Pen, rect: Rect) -> None:
        draw_card(pen, rect)
        row = rect
        if self.fault:
            high = Note(self.fault, fault=True, size=13).height(pen, rect.w - 2 * PAD)
            low, row = rect.cut_bottom(high + 2)
            draw_fault(pen, Rect(low.x + PAD, low.y - 2, low.w - 2 * PAD, high), self.fault, "box", 13)
        keys, text = row.cut_right(156, 8)
        text = Rect(text.x + PAD, text.y, text.w - PAD, text.h)
        pen.paragraph(text.inset(0, 4), self.words, "ink", "box", 16, "text-semibold")
        draw_steps(pen, keys.inset(4, 4), self.value, self.name)


def draw_steps(pen: Pen, rect: Rect, value: str, name: str, on: str = "box") -> None:
    """Less, the figure, more."""
    less, rest = rect.cut_left(SMALLEST_TOUCH)
    more, figure = rest.cut_right(SMALLEST_TOUCH)
    pen.text(figure.inset(2, 2), value, "ink", on, 22, "figure")
    for key, step, sign in ((less, -1, "minus"), (more, 1, "plus")):
        draw_button(pen, key.middle(SMALLEST_TOUCH, min(key.h, 48.0)), "", "key", Do(name, step), f"sign-{sign}")
