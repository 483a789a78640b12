"""Who plays: a row for everyone in the app, a row for everyone on paper."""

from __future__ import annotations

from typing import NamedTuple

from companion.draw.blocks import FAULT_SIGN, PAD, Note, draw_button, draw_card, draw_field
from companion.draw.boxes import Rect
from companion.draw.newgame.draft import PlayerDraft
from companion.draw.pen import SMALLEST_TOUCH, Pen
from companion.draw.targets import Do
from companion.words import _

WIDE = 430.0


class PlayerRow(NamedTuple):
    """A player: colour, name, city, and a way out."""

    player: PlayerDraft
    removable: bool
    fault: str = ""

    def _field(self, pen: Pen) -> float:
        return max(SMALLEST_TOUCH, 34 * pen.text_scale)

    def height(self, pen: Pen, width: float) -> float:
        rows = self._field(pen) if width >= WIDE else 2 * self._field(pen) + 6
        return rows + 16 + (Note(self.fault, fault=True, size=13).height(pen, width - 2 * PAD) if self.fault else 0.0)

    def draw(self, pen: Pen, rect: Rect) -> None:
        draw_card(pen, rect)
        player, row = self.player, rect
        if self.fault:
            low, row = rect.cut_bottom(Note(self.fault, fault=True, size=13).height(pen, rect.w - 2 * PAD))
            text = low.inset(PAD, 0).cut_left(26)[1]
            pen.scene.sprite(Rect(low.x + PAD, low.y + 1, 18, 18), FAULT_SIGN)
            pen.paragraph(Rect(text.x, text.y - 4, text.w, text.h), self.fault, "red-ink", "box", 13)
        token, rest = row.inset(6, 8).cut_left(52, 6)
        pen.scene.sprite(token.middle(44, 44), f"token-{player.token}")
        pen.scene.touch(token.middle(52, max(SMALLEST_TOUCH, token.h)), Do("token", player.id))
        if self.removable:
            out, rest = rest.cut_right(SMALLEST_TOUCH, 4)
            pen.scene.sprite(out.middle(20, 20), "icon-close-ink")
            pen.scene.touch(out.middle(SMALLEST_TOUCH, max(SMALLEST_TOUCH, out.h)), Do("remove", player.id))
        wide = rect.w >= WIDE
        fields = rest.grid(2 if wide else 1, 1 if wide else 2, 6)
        draw_field(pen, next(fields), f"name {player.id}", player.name, _("Name"), wrong=bool(self.fault))
        draw_field(pen, next(fields), f"city {player.id}", player.city, _("City"))


class PaperRow(NamedTuple):
    """Someone on paper: a name, and a way out."""

    place: int
    name: str
    fault: str = ""

    def height(self, pen: Pen, width: float) -> float:
        fault = Note(self.fault, fault=True, size=13).height(pen, width) + 2 if self.fault else 0.0
        return max(SMALLEST_TOUCH, 34 * pen.text_scale) + 12 + fault

    def draw(self, pen: Pen, rect: Rect) -> None:
        row = rect
        if self.fault:
            low, row = rect.cut_bottom(Note(self.fault, fault=True, size=13).height(pen, rect.w), 2)
            Note(self.fault, fault=True, size=13).draw(pen, low)
        draw_card(pen, row)
        sign, rest = row.inset(6, 6).cut_left(52, 6)
        pen.scene.sprite(sign.middle(30, 30), "sign-paper-ink")
        out, rest = rest.cut_right(SMALLEST_TOUCH, 4)
        draw_field(pen, rest, f"paper {self.place}", self.name, _("Name"), wrong=bool(self.fault))
        pen.scene.sprite(out.middle(20, 20), "icon-close-ink")
        pen.scene.touch(out.middle(SMALLEST_TOUCH, max(SMALLEST_TOUCH, out.h)), Do("remove-paper", self.place))


class Suggestions(NamedTuple):
    """Names used before that begin like what is being typed; a tap takes one."""

    names: tuple[str, ...]

    def height(self, pen: Pen, _width: float) -> float:
        return max(SMALLEST_TOUCH, 32 * pen.text_scale)

    def draw(self, pen: Pen, rect: Rect) -> None:
        for name, cell in zip(self.names, rect.grid(max(3, len(self.names)), 1, 6), strict=False):
            draw_button(pen, cell, name, "key", Do("complete", name), "", 15)
