"""A city plan on the sheet: its goal, in a picture where there is room, how far the city is, and its points."""

from __future__ import annotations

from companion.draw.boxes import Rect
from companion.draw.goalart import draw_goal
from companion.draw.goals import goal_words, slot_name
from companion.draw.hints import hopeless, plan_gain, plus
from companion.draw.lettering import wrap
from companion.draw.paper.faults import mark
from companion.draw.pen import Pen
from companion.draw.targets import Slot
from companion.draw.view import SheetView
from companion.rules.welcome.planning import plan_progress
from companion.words import _

PICTURED = 280.0
"""From this width on there is room for a picture of the goal."""
BESIDE = 0.36
"""The part of a card its picture takes."""
WORDS = 13.0


def draw_plan(pen: Pen, view: SheetView, slot: int, card: Rect) -> None:
    """The card of one slot; a tap on it takes the plan."""
    goal = view.table.setup.goals[slot - 1]
    met = slot in view.offer.slots
    noted = view.city.plans[slot - 1]
    face, ink, soft = ("amber-key", "amber-ink", "amber-ink") if met else ("box", "ink", "ink-soft")
    pen.scene.panel(card, face, 6)
    glows = met or Slot(slot) in view.changed
    pen.scene.panel(card, "glow-line" if glows else "box-edge", 6, 2.5 if glows else 1.2)
    inner = card.inset(7, 3)
    if goal is None:
        pen.text(inner, _("no plan"), soft, face, 13, "text")
        return
    asked = goal_words(goal)
    if inner.w >= PICTURED and _fits_beside(pen, asked, inner):
        picture, inner = inner.cut_left(inner.w * BESIDE, 10)
        draw_goal(pen, goal, picture, len(view.sheet.streets))
    head, low = inner.cut_top(inner.h * 0.46)
    name, figures = head.cut_left(inner.w * 0.36, 4)
    title = slot_name(view.table.setup.edition, slot)
    pen.text(name, title, "amber-ink" if met else "red-ink", face, 16, "title", "left")
    gain = plan_gain(view, slot)
    figure = _plan_figure(view, slot)
    pen.text(
        figures,
        str(noted) if noted is not None else figure if gain is None else plus(gain),
        "amber-ink" if met else "teal-ink",
        face,
        18,
        "figure",
        "right",
    )
    done, words = low.cut_right(26 if noted is not None else min(34.0, inner.w * 0.25), 4)
    progress = plan_progress(view.table, view.seat, slot)
    if noted is not None:
        pen.scene.sprite(done.middle(20, 20), "mark-used")
    elif view.wishes.hints and hopeless(view, slot):
        pen.scene.sprite(done.middle(16, 16), "mark-cross")
    elif progress is not None:
        pen.text(done, f"{progress.have}/{progress.need}", soft, face, 14, "text", "right")
    if asked.replace(" ", "").isdigit():
        pen.text(words, asked, ink, face, 19, "figure", "left")
    else:
        pen.paragraph(words, asked, ink, face, WORDS, "text-semibold")
    if noted is None or view.entry is not None:
        pen.scene.touch(card, Slot(slot))
    if view.entry is not None and Slot(slot) in view.entry.marked:
        mark(pen, card, 6, (0.5, 0.0))


def _fits_beside(pen: Pen, asked: str, inner: Rect) -> bool:
    """Whether the words of a goal have room beside its picture, at their size."""
    room = Rect(0, 0, inner.w * (1 - BESIDE) - 48, inner.h * 0.54)
    lines = wrap(asked, "text-semibold", WORDS * pen.text_scale, room.w, pen.density)
    return len(lines) * WORDS * pen.text_scale * 1.24 <= room.h


def _plan_figure(view: SheetView, slot: int) -> str:
    """Both figures of a card; once it is turned on the table, only the low one counts."""
    points = view.table.points[slot - 1]
    turned = view.entry is None and view.table.approved[slot - 1] not in (None, view.table.round)
    if points is None:
        return _("?") if turned else _("? / ?")
    return str(points[1]) if turned else _("{high} / {low}").format(high=points[0], low=points[1])
