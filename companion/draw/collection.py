"""Cards and sheets: what was typed once, and can be forgotten again."""

from __future__ import annotations

from typing import NamedTuple

from companion.draw.blocks import PAD, Block, Button, Heading, Note, draw_button, draw_card, lines_high
from companion.draw.boxes import Rect
from companion.draw.goalart import draw_goal
from companion.draw.goals import goal_words, slot_name
from companion.draw.newgame.cards import PlanCard
from companion.draw.page import Page, Words, lay_page
from companion.draw.pen import Pen
from companion.draw.results.board import draw_board
from companion.draw.targets import Do
from companion.rules.welcome.city import City
from companion.rules.welcome.sheet import Edition, Sheet
from companion.words import _


class CardRow(NamedTuple):
    """A plan card typed in, or a printed one whose figures were."""

    edition: Edition
    card: PlanCard
    target: Do

    def height(self, pen: Pen, _width: float) -> float:
        return 66 + 22 * pen.text_scale

    def draw(self, pen: Pen, rect: Rect) -> None:
        draw_card(pen, rect)
        out, inner = rect.inset(PAD, 7).cut_right(52, 8)
        draw_button(pen, out.middle(52, 52), "", "key", self.target, "sign-bin")
        picture, text = inner.cut_left(inner.w * 0.4, 10)
        if self.card.goal is not None:
            draw_goal(pen, self.card.goal, picture)
            head, rest = text.cut_top(text.h * 0.34)
            title = _("{edition}, {plan}").format(edition=self.edition, plan=slot_name(self.edition, self.card.slot))
            pen.text(head, title, "red-ink", "box", 15, "text-semibold", "left")
            words, figures = rest.cut_top(rest.h * 0.5)
            pen.paragraph(words, goal_words(self.card.goal), "ink", "box", 14, "text-semibold")
            points = self.card.points
            shown = _("{high} / {low}").format(high=points[0], low=points[1]) if points else _("? / ?")
            pen.text(figures, shown, "teal-ink", "box", 18, "figure", "left")


class NameRow(NamedTuple):
    """An opponent typed in."""

    words: str
    note: str
    target: Do

    def height(self, pen: Pen, _width: float) -> float:
        return 68 + 20 * (pen.text_scale - 1)

    def draw(self, pen: Pen, rect: Rect) -> None:
        draw_card(pen, rect)
        out, text = rect.inset(PAD, 7).cut_right(52, 8)
        draw_button(pen, out.middle(52, 52), "", "key", self.target, "sign-bin")
        upper, lower = text.cut_top(text.h * 0.55)
        pen.text(upper, self.words, "ink", "box", 17, "text-semibold", "left")
        pen.text(lower, self.note, "ink-soft", "box", 13, "text", "left")


class SheetRow(NamedTuple):
    """A sheet of one's own, or one being made, with a picture of its streets."""

    words: str
    note: str
    sheet: Sheet
    edit: Do
    forget: Do

    def height(self, pen: Pen, _width: float) -> float:
        return max(124.0, 62 + 44 * pen.text_scale)

    def draw(self, pen: Pen, rect: Rect) -> None:
        draw_card(pen, rect)
        keys, inner = rect.inset(PAD, 7).cut_right(52, 8)
        upper, lower = keys.grid(1, 2, 6)
        draw_button(pen, upper.middle(52, 52), "", "key", self.edit, "sign-pencil")
        draw_button(pen, lower.middle(52, 52), "", "key", self.forget, "sign-bin")
        picture, text = inner.cut_left(inner.w * 0.45, 10)
        draw_board(pen, self.sheet, City.bare(self.sheet), picture)
        name = min(text.h * 0.6, lines_high(pen, self.words, text.w, 17, "text-semibold") + 4)
        note = min(text.h * 0.4, lines_high(pen, self.note, text.w, 14) + 4)
        upper, lower = text.middle(text.w, name + note).cut_top(name)
        pen.paragraph(upper, self.words, "ink", "box", 17, "text-semibold")
        pen.paragraph(lower, self.note, "ink-soft", "box", 14)
        pen.scene.touch(Rect(rect.x, rect.y, keys.x - rect.x, rect.h), self.edit)


class CollectionView(NamedTuple):
    """Everything typed in."""

    cards: tuple[CardRow, ...] = ()
    opponents: tuple[NameRow, ...] = ()
    sheets: tuple[SheetRow, ...] = ()
    told: str = ""
    undo: bool = False


def layout_collection(
    view: CollectionView, size: tuple[float, float], density: float = 1.0, text_scale: float = 1.0
) -> Page:
    """Plan cards on the left, opponents and sheets on the right."""
    left: list[Block] = [Heading(_("Plan cards")), *view.cards]
    if not view.cards:
        left.append(
            Note(_("A plan card we do not know is typed while setting up a game, and then kept here."), size=16)
        )
    right: list[Block] = [Heading(_("Opponents")), *view.opponents]
    if not view.opponents:
        right.append(Note(_("An AAA card you type for a solo game is kept here."), size=16))
    right += [Heading(_("Sheets"), Button(_("A new one"), Do("new-sheet"), "key", "plus")), *view.sheets]
    if not view.sheets:
        right.append(Note(_("A sheet we do not know is copied from paper once, and then kept here."), size=16))
    words = Words(_("Cards and sheets"), (), view.told, Do("undo") if view.undo else None)
    return lay_page(words, [left, right], size, density, text_scale)
