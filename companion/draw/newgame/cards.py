"""Plan cards with the pictures of their goals: the three on the table, and all of a slot on one page."""

from __future__ import annotations

from typing import NamedTuple

from companion.draw.blocks import GAP, Block, Button, Note, draw_card
from companion.draw.boxes import Align, Rect
from companion.draw.goalart import draw_goal
from companion.draw.goals import goal_words, slot_name
from companion.draw.page import MARGIN, Page, Words, lay_page
from companion.draw.pen import Pen
from companion.draw.targets import Do
from companion.rules.welcome.goals import Goal
from companion.rules.welcome.sheet import Edition
from companion.rules.welcome.table import Points
from companion.words import _

SIDE_BY_SIDE = 500.0


class PlanCard(NamedTuple):
    """A plan card to choose, or the one chosen for a slot."""

    id: str
    slot: int
    goal: Goal | None
    points: Points | None
    chosen: bool = False
    typed: bool = False
    advanced: bool = False


def draw_plan_card(pen: Pen, rect: Rect, card: PlanCard, title: str, target: Do) -> None:
    """A card upright: its name and figures, the picture, the goal in words."""
    draw_card(pen, rect, chosen=card.chosen)
    inner = rect.inset(7, 6)
    if card.chosen:
        pen.scene.sprite(Rect(rect.right - 22, rect.y - 4, 26, 26), "mark-used")
    head, rest = inner.cut_top(min(24 * pen.text_scale, inner.h * 0.24))
    figures, name = head.cut_right(head.w * (0.5 if title else 0.94), 2)
    if card.chosen:
        figures = Rect(figures.x, figures.y, figures.w - 20, figures.h)
    _draw_figures(pen, card, figures)
    if title:
        pen.text(name, title, "red-ink", "box", 20, "title", "left")
    elif card.advanced:
        pen.text(Rect(inner.x, head.y, head.w * 0.25, head.h), "★", "red-ink", "box", 14, "fallback", "left")
    if card.goal is None:
        _draw_none(pen, rest)
    else:
        words, picture = rest.cut_bottom(_words_high(pen, rest, card.goal), 3)
        draw_goal(pen, card.goal, picture)
        _draw_words(pen, card.goal, words)
    pen.scene.touch(rect, target)


def draw_flat_card(pen: Pen, rect: Rect, card: PlanCard, title: str, target: Do) -> None:
    """A card lying: the picture left, everything else right."""
    draw_card(pen, rect, chosen=card.chosen)
    picture, inner = rect.inset(8, 7).cut_left(rect.w * 0.46, 10)
    if card.goal is None:
        pen.scene.panel(picture, "meadow", 8)
        pen.scene.sprite(picture.middle(32, 32), "plus-glow")
    else:
        draw_goal(pen, card.goal, picture)
    head, rest = inner.cut_top(inner.h * 0.42)
    figures, name = head.cut_right(head.w * 0.58, 2)
    pen.text(name, title, "red-ink", "box", 20, "title", "left")
    _draw_figures(pen, card, figures)
    if card.goal is None:
        pen.paragraph(rest, _("Choose the card"), "ink-soft", "box", 14, "text-semibold")
    else:
        _draw_words(pen, card.goal, rest, "left")
    pen.scene.touch(rect, target)


def _draw_figures(pen: Pen, card: PlanCard, rect: Rect) -> None:
    if card.goal is None:
        return
    words = _("{high} / {low}").format(high=card.points[0], low=card.points[1]) if card.points else _("? / ?")
    pen.text(rect, words, "teal-ink", "box", 17, "figure", "right")


def _draw_words(pen: Pen, goal: Goal, rect: Rect, align: Align = "centre") -> None:
    words = goal_words(goal)
    if words.replace(" ", "").isdigit():
        pen.text(rect, words, "ink", "box", 19, "figure", align)
    else:
        pen.paragraph(rect, words, "ink", "box", 13, "text-semibold", align)


def _words_high(pen: Pen, rect: Rect, goal: Goal | None = None) -> float:
    """Large text takes its room from the picture; sizes alone need little."""
    if goal is not None and goal_words(goal).replace(" ", "").isdigit():
        return min(24 * pen.text_scale, rect.h * 0.36)
    share = 0.5 if pen.text_scale > 1.2 else 0.36 if rect.w > 130 else 0.44
    return min(34 * pen.text_scale, rect.h * share)


def _draw_none(pen: Pen, rect: Rect) -> None:
    words, picture = rect.cut_bottom(_words_high(pen, rect), 3)
    pen.scene.panel(picture, "meadow", 8)
    pen.scene.sprite(picture.middle(36, 36), "plus-glow")
    pen.paragraph(words, _("Choose the card"), "ink-soft", "box", 14, "text-semibold", "centre")


class OnTable(NamedTuple):
    """The three plans on the table."""

    edition: Edition
    cards: tuple[PlanCard, ...]

    def _flat(self, width: float) -> bool:
        return width < SIDE_BY_SIDE

    def height(self, pen: Pen, width: float) -> float:
        if self._flat(width):
            return len(self.cards) * (max(92.0, 66 * pen.text_scale) + GAP) - GAP
        return max(186.0, 150 * pen.text_scale)

    def draw(self, pen: Pen, rect: Rect) -> None:
        flat = self._flat(rect.w)
        cells = rect.grid(1 if flat else len(self.cards), len(self.cards) if flat else 1, GAP)
        for card, cell in zip(self.cards, cells, strict=True):
            title, target = slot_name(self.edition, card.slot), Do("slot", card.slot)
            (draw_flat_card if flat else draw_plan_card)(pen, cell, card, title, target)


class Grid(NamedTuple):
    """All cards of a slot, in the columns that let them be largest in a height."""

    cards: tuple[PlanCard, ...]
    high: float

    def _form(self, pen: Pen, width: float) -> tuple[int, float]:
        least = 108.0 * max(1.0, pen.text_scale * 0.85)
        best: tuple[float, int, float] = (0.0, 3, least)
        for columns in range(2, 7):
            cell = (width - GAP * (columns - 1)) / columns
            rows = -(-len(self.cards) // columns)
            high = (self.high - GAP * (rows - 1)) / rows
            if cell >= 98 * max(1.0, pen.text_scale) ** 0.6 and min(cell / 1.3, high) > best[0]:
                best = (min(cell / 1.3, high), columns, high)
        return best[1], min(210.0, max(least, best[2]))

    def height(self, pen: Pen, width: float) -> float:
        columns, high = self._form(pen, width)
        rows = -(-len(self.cards) // columns)
        return rows * (high + GAP) - GAP

    def draw(self, pen: Pen, rect: Rect) -> None:
        columns, _high = self._form(pen, rect.w)
        rows = -(-len(self.cards) // columns)
        for card, cell in zip(self.cards, rect.grid(columns, rows, GAP), strict=False):
            draw_plan_card(pen, cell, card, "", Do("pick", card.id))


def layout_slot(
    edition: Edition, slot: int, cards: tuple[PlanCard, ...], size: tuple[float, float], density: float = 1.0,
    text_scale: float = 1.0, *, drawing: bool = True,
) -> Page:  # fmt: skip
    """All cards a slot can have, and one at random while the cards are being drawn."""
    buttons = [Button(_("A card not shown"), Do("type-card", slot), "key", "pencil")]
    if drawing and any(not card.typed for card in cards):
        buttons.insert(0, Button(_("Draw one"), Do("draw", slot), "key", "dice"))
    words = Words(_("City plan {name}").format(name=slot_name(edition, slot)), tuple(buttons))
    frame = lay_page(words, [[]], size, density, text_scale)
    blocks: list[Block]
    if cards:
        blocks = [Grid(cards, frame.view.h - 2 * MARGIN)]
    else:
        blocks = [Note(_("No card is known here yet. Type the one on your table once, and it will be here."), size=16)]
    return lay_page(words, [], size, density, text_scale, wide=blocks, widest=1180.0)
