"""A row for everyone at the table, and one for everyone on paper."""

from __future__ import annotations

from typing import NamedTuple

from companion.draw.art.signs import TOKENS
from companion.draw.blocks import PAD, Button, draw_button, draw_card, wide_words
from companion.draw.boxes import Rect
from companion.draw.pen import SMALLEST_TOUCH, Pen
from companion.draw.targets import Do
from companion.draw.theme import ROOFS
from companion.words import _

WIDE = 470.0
BADGE = 44.0


class SeatView(NamedTuple):
    """A player with a city."""

    id: str
    name: str
    city: str
    total: str
    left: bool = False
    token: str = ""


class SeatRow(NamedTuple):
    """A player: badge, name, city, total, and what the table can say about the city."""

    seat: SeatView
    place: int
    can_leave: bool
    off: bool
    """Whether a city can't be set now."""

    def _buttons(self) -> tuple[Button, ...]:
        kind = "pale" if self.off else "key"
        seat = self.seat
        found = [] if seat.left else [Button(_("Set right"), Do("set", seat.id), kind)]
        if seat.left:
            found.append(Button(_("Comes back"), Do("return", seat.id), kind))
        elif self.can_leave:
            found.append(Button(_("Leaves"), Do("leave", seat.id)))
        return tuple(found)

    def _keys_wide(self, pen: Pen) -> float:
        return sum(max(96.0, wide_words(pen, one.words, 15) + 28) + 6 for one in self._buttons())

    def _beside(self, pen: Pen, width: float) -> bool:
        return width >= WIDE and width - self._keys_wide(pen) >= 250 * pen.text_scale

    def height(self, pen: Pen, width: float) -> float:
        high = max(56.0, 44 * pen.text_scale)
        return high + 12 if self._beside(pen, width) else high + SMALLEST_TOUCH + 20

    def draw(self, pen: Pen, rect: Rect) -> None:
        draw_card(pen, rect)
        inner = rect.inset(PAD - 4, 6)
        if self._beside(pen, rect.w):
            keys, inner = inner.cut_right(self._keys_wide(pen), 14)
            keys = keys.middle(keys.w, SMALLEST_TOUCH)
        else:
            keys, inner = inner.cut_bottom(SMALLEST_TOUCH, 8)
        buttons = self._buttons()
        for button, cell in zip(buttons, keys.grid(max(1, len(buttons)), 1, 6), strict=False):
            draw_button(pen, cell, button.words, button.kind, button.target, size=15)
        badge, words = inner.cut_left(BADGE, 10)
        draw_badge(pen, self.seat, self.place, badge.middle(BADGE, BADGE))
        total, words = words.cut_right(56 * min(pen.text_scale, 1.3), 6)
        pen.text(total, self.seat.total, "ink", "box", 26, "figure", "right")
        name, city = words.cut_top(words.h * 0.55)
        pen.text(name, self.seat.name, "ink", "box", 18, "text-semibold", "left")
        below = _("Left the table") if self.seat.left else self.seat.city
        pen.text(city, below, "ink-soft", "box", 14, "text", "left")


def draw_badge(pen: Pen, seat: SeatView, place: int, rect: Rect) -> None:
    """The player's little house, or the first letter on the colour of the chip."""
    if seat.token in TOKENS:
        pen.scene.sprite(rect, f"token-{seat.token}", faded=seat.left)
        return
    colour = ROOFS[place % len(ROOFS)]
    pen.scene.panel(rect, colour, rect.h / 2)
    pen.text(rect.inset(8), seat.name[:1].upper(), "on-chip", colour, 20, "text-bold")


class PaperSeatRow(NamedTuple):
    """Someone on paper, who can go on in the app."""

    name: str
    place: int
    off: bool

    def height(self, pen: Pen, _width: float) -> float:
        return max(SMALLEST_TOUCH, 40 * pen.text_scale) + 12

    def draw(self, pen: Pen, rect: Rect) -> None:
        draw_card(pen, rect)
        inner = rect.inset(PAD - 4, 6)
        words = _("Goes on here")
        key, inner = inner.cut_right(min(inner.w * 0.5, wide_words(pen, words, 15) + 34), 8)
        kind = "pale" if self.off else "key"
        draw_button(pen, key.middle(key.w, SMALLEST_TOUCH), words, kind, Do("from-paper", self.place), size=15)
        sign, name = inner.cut_left(36, 8)
        pen.scene.sprite(sign.middle(28, 28), "sign-paper-ink")
        pen.text(name, self.name, "ink", "box", 17, "text-semibold", "left")
