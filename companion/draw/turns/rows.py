"""The rows of the list of turns: a turn, a move of it, a move that would no longer hold."""

from __future__ import annotations

from typing import NamedTuple

from companion.draw.art.signs import TOKENS
from companion.draw.blocks import GAP, PAD, draw_button, draw_card, lines_high, wide_words
from companion.draw.boxes import Rect
from companion.draw.pen import SMALLEST_TOUCH, Pen
from companion.draw.results.board import draw_board
from companion.draw.targets import Do
from companion.draw.theme import ROOFS
from companion.rules.welcome.city import City
from companion.rules.welcome.sheet import Sheet
from companion.words import _

DISC = 34.0
SIGN = 22.0
WIDE = 520.0


class Badge(NamedTuple):
    """Whose it is: a name with the colour of a token, or of the place at the table, which itself has none."""

    name: str
    seat: int | None = None
    token: str = ""

    def draw(self, pen: Pen, disc: Rect) -> None:
        if self.seat is None:
            pen.scene.sprite(disc.middle(26, 26), "sign-cards-teal-ink")
        elif self.token in TOKENS:
            pen.scene.sprite(disc, f"token-{self.token}")
        else:
            colour = ROOFS[self.seat % len(ROOFS)]
            pen.scene.panel(disc, colour, disc.h / 2)
            pen.text(disc.inset(5), self.name[:1].upper(), "on-chip", colour, 16, "text-bold")


class TurnRow(NamedTuple):
    """Whose turn, and what was done in it; a tap opens it."""

    badge: Badge
    words: str
    target: Do
    over: bool = True

    def _inner(self, width: float) -> float:
        return width - 2 * PAD - DISC - 10 - SIGN - 8

    def height(self, pen: Pen, width: float) -> float:
        high = 21 * pen.text_scale + lines_high(pen, self.words, self._inner(width), 16)
        return max(58.0, high + 18)

    def draw(self, pen: Pen, rect: Rect) -> None:
        draw_card(pen, rect)
        disc, rest = rect.inset(PAD, 6).cut_left(DISC, 10)
        self.badge.draw(pen, disc.middle(DISC, DISC))
        sign, text = rest.cut_right(SIGN, 8)
        pen.scene.sprite(sign.middle(20, 20), "sign-pencil-ink" if self.over else "sign-clock-ink")
        high = lines_high(pen, self.words, text.w, 16)
        head, body = text.middle(text.w, 21 * pen.text_scale + high).cut_top(21 * pen.text_scale)
        pen.text(head, self.badge.name, "ink-soft", "box", 14, "text-semibold", "left")
        pen.paragraph(body, self.words, "ink", "box", 16)
        pen.scene.touch(rect, self.target)


class CityThen(NamedTuple):
    """The city as it was, to recognise the moment."""

    sheet: Sheet
    city: City

    def height(self, _pen: Pen, width: float) -> float:
        return width * 0.62

    def draw(self, pen: Pen, rect: Rect) -> None:
        draw_board(pen, self.sheet, self.city, rect)


class MoveRow(NamedTuple):
    """One move of a turn, with what can become of it."""

    words: str
    change: Do | None
    remove: Do | None

    def _buttons(self) -> list[tuple[str, str, Do]]:
        buttons = []
        if self.change is not None:
            buttons.append((_("Change"), "sign-pencil", self.change))
        if self.remove is not None:
            buttons.append((_("Take back"), "sign-erase", self.remove))
        return buttons

    def _keys(self, pen: Pen) -> list[float]:
        return [max(96.0, wide_words(pen, words, 16) + 54) for words, _sign, _target in self._buttons()]

    def _beside(self, pen: Pen, width: float) -> bool:
        return width >= WIDE and sum(self._keys(pen)) + GAP * 2 <= width * 0.6

    def _text(self, pen: Pen, width: float) -> float:
        taken = sum(key + GAP for key in self._keys(pen)) if self._beside(pen, width) else 0.0
        return width - 2 * PAD - taken

    def height(self, pen: Pen, width: float) -> float:
        words = lines_high(pen, self.words, self._text(pen, width), 17, "text-semibold") + 4
        if not self._buttons() or self._beside(pen, width):
            return max(64.0, words + 20)
        return words + 20 + SMALLEST_TOUCH + GAP

    def draw(self, pen: Pen, rect: Rect) -> None:
        draw_card(pen, rect)
        inner = rect.inset(PAD, 8)
        keys = self._keys(pen)
        beside = self._beside(pen, rect.w)
        if not beside and keys:
            foot, inner = inner.cut_bottom(SMALLEST_TOUCH, GAP)
            share = (foot.w - GAP * (len(keys) - 1)) / len(keys)
            keys = [share] * len(keys)
        text = Rect(inner.x, inner.y, self._text(pen, rect.w), inner.h)
        pen.paragraph(text, self.words, "ink", "box", 17, "text-semibold")
        x = text.right + GAP if beside else inner.x
        for (words, sign, target), wide in zip(self._buttons(), keys, strict=True):
            key = Rect(x, inner.y, wide, inner.h).middle(wide, SMALLEST_TOUCH) if beside else Rect(
                x, foot.y, wide, foot.h
            )  # fmt: skip
            draw_button(pen, key, words, "key", target, sign)
            x += wide + GAP


class ConflictRow(NamedTuple):
    """A later move that would no longer hold: whose, when, what, and why."""

    head: str
    words: str
    why: str

    def _inner(self, width: float) -> float:
        return width - 2 * PAD - 32

    def height(self, pen: Pen, width: float) -> float:
        inner = self._inner(width)
        high = lines_high(pen, self.words, inner, 16, "text-semibold") + lines_high(pen, self.why, inner, 15)
        return 22 * pen.text_scale + high + 26

    def draw(self, pen: Pen, rect: Rect) -> None:
        draw_card(pen, rect)
        sign, text = rect.inset(PAD, 8).cut_left(24, 8)
        pen.scene.sprite(sign.middle(22, 22), "sign-about-red-ink")
        head, rest = text.cut_top(22 * pen.text_scale)
        body, why = rest.cut_top(lines_high(pen, self.words, text.w, 16, "text-semibold") + 4, 2)
        pen.text(head, self.head, "ink-soft", "box", 14, "text-semibold", "left")
        pen.paragraph(body, self.words, "ink", "box", 16, "text-semibold")
        pen.paragraph(why, self.why, "red-ink", "box", 15)
