"""Cards and sheets: what was typed once, and can be forgotten again."""

from __future__ import annotations

from typing import NamedTuple

from companion.draw.blocks import PAD, Block, Heading, Note, draw_button, draw_card
from companion.draw.boxes import Rect
from companion.draw.goalart import draw_goal
from companion.draw.goals import goal_words, slot_name
from companion.draw.newgame.cards import PlanCard
from companion.draw.page import Page, Words, lay_page
from companion.draw.pen import Pen
from companion.draw.targets import Do
from companion.rules.welcome.sheet import Edition
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
    """An opponent or a sheet typed in."""

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


class CollectionView(NamedTuple):
    """Everything typed in."""

    cards: tuple[CardRow, ...] = ()
    opponents: tuple[NameRow, ...] = ()
    sheets: tuple[NameRow, ...] = ()
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
    if view.sheets:
        right += [Heading(_("Sheets")), *view.sheets]
    words = Words(_("Cards and sheets"), (), view.told, Do("undo") if view.undo else None)
    return lay_page(words, [left, right], size, density, text_scale)
