"""New game: the sheet, advanced or not, and the three plan cards."""

from __future__ import annotations

from typing import NamedTuple

from companion.draw.bar import draw_icon
from companion.draw.boxes import Rect, Scene
from companion.draw.goals import goal_words, slot_name
from companion.draw.pen import Pen
from companion.draw.targets import Action, Turned
from companion.rules.welcome.goals import Goal
from companion.rules.welcome.table import Points
from companion.words import _


class PlanOnTable(NamedTuple):
    """A plan card chosen for a slot."""

    goal: Goal
    points: Points | None


class NewGame(NamedTuple):
    """What the screen shows."""

    city: str
    plans: tuple[PlanOnTable, ...]
    advanced: bool = False


def layout_new(new: NewGame, size: tuple[float, float], density: float = 1.0, text_scale: float = 1.0) -> Scene:
    """One page, everything with a default, so that Start is one tap away."""
    pen = Pen(size, density, text_scale)
    room = Rect(0, 0, *size)
    pen.scene.panel(room, "cover")
    low = size[1] < 480
    bar, rest = room.cut_top(48 if low else 56)
    pen.scene.panel(bar, "night")
    back, title = bar.cut_left(56)
    draw_icon(pen, back, "back", "back")
    pen.text(title.inset(4, 4), _("New game"), "on-night", "night", 26, "title", "left")
    inner = rest.inset(16, 8 if low else 16)
    inner = inner.middle(min(inner.w, 760), inner.h)
    start, inner = inner.cut_bottom(52 if low else 68, 8 if low else 14)
    pen.button(start, _("Start"), "done", Action("start"), 28, "title")
    head, inner = inner.cut_top(48 if low else 60, 6 if low else 12)
    _draw_table(pen, new, head)
    wide = inner.w > 640
    height = min(inner.h, 190.0 if wide else 3 * 132.0)
    cards = Rect(inner.x, inner.y, inner.w, height)
    for index, card in enumerate(cards.grid(3 if wide else 1, 1 if wide else 3, 10)):
        _draw_card(pen, index + 1, new.plans[index], card)
    return pen.scene


def _draw_table(pen: Pen, new: NewGame, rect: Rect) -> None:
    switch, left = rect.cut_right(rect.w * 0.48, 10)
    upper, lower = left.cut_top(left.h * 0.55)
    pen.text(upper, new.city, "teal-ink", "cover", 24, "title", "left")
    pen.text(lower, _("One player, 2018 sheet"), "ink", "cover", 14, "text", "left")
    words = _("Advanced: yes") if new.advanced else _("Advanced: no")
    pen.button(
        switch.middle(switch.w, max(48.0, min(switch.h, 52.0))),
        words,
        "amber" if new.advanced else "key",
        Action("advanced"),
        15,
    )


def _draw_card(pen: Pen, slot: int, plan: PlanOnTable, card: Rect) -> None:
    pen.scene.panel(card, "box", 10)
    pen.scene.panel(card, "box-edge", 10, 1.5)
    before, rest = card.cut_left(48)
    after, body = rest.cut_right(48)
    for arrow, side, step in ((before, "back", -1), (after, "forward", 1)):
        pen.scene.sprite(arrow.middle(22, 22), f"icon-{side}-ink")
        pen.scene.touch(arrow, Turned(slot, step))
    inner = body.inset(2, 8)
    head, inner = inner.cut_top(inner.h * 0.3)
    pen.text(head, slot_name("2018", slot), "red-ink", "box", 22, "title")
    foot, middle = inner.cut_bottom(inner.h * 0.4)
    words = goal_words(plan.goal)
    if words.replace(" ", "").isdigit():
        pen.text(middle, words, "ink", "box", 28, "figure")
    else:
        pen.paragraph(middle, words, "ink", "box", 15, "text-semibold", "centre")
    if plan.points:
        figures = _("{high} / {low}").format(high=plan.points[0], low=plan.points[1])
        pen.text(foot, figures, "teal-ink", "box", 20, "figure")
