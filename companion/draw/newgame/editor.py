"""A card we do not know, typed in a few seconds: sizes by tapping, or one of the known goals; two figures."""

from __future__ import annotations

from typing import NamedTuple

from companion.draw.blocks import GAP, Block, Button, Choices, Heading, Note, Option, draw_button
from companion.draw.boxes import Rect
from companion.draw.figures import Figures
from companion.draw.goalart import draw_goal
from companion.draw.goals import goal_words, slot_name
from companion.draw.newgame.draft import CardDraft
from companion.draw.page import Page, Words, lay_page
from companion.draw.pen import SMALLEST_TOUCH, Pen
from companion.draw.switches import Stepper, Switch
from companion.draw.targets import Do
from companion.rules.welcome.goals import Goal, GoalKind
from companion.rules.welcome.sheet import SIZES, Edition
from companion.words import _

STEPPED: dict[GoalKind, str] = {
    "end_estates": "size",
    "all_houses": "street",
    "all_parks_and_pools": "street",
    "bis_in_one_street": "number",
    "temps": "number",
    "park_boxes": "number",
    "park_boxes_in_each_street": "number",
    "value_boxes": "number",
    "full_value_columns": "number",
    "all_parks_in_streets": "streets",
    "all_pools_in_streets": "streets",
}
"""The one figure of a known goal that can be changed."""

KINDS: tuple[GoalKind, ...] = (
    "estates", "temps", "bis_in_one_street", "park_boxes", "park_boxes_in_each_street", "all_parks_in_streets",
    "all_pools_in_streets", "all_parks_and_pools", "all_parks_pools_and_roundabout", "all_houses", "end_houses",
    "end_estates", "value_boxes", "full_value_columns",
)  # fmt: skip


def kind_name(kind: GoalKind) -> str:
    """A kind of goal in one or two words."""
    return {
        "estates": _("Estates"), "temps": _("Temps"), "bis_in_one_street": _("Bis in a street"),
        "park_boxes": _("Parks"), "park_boxes_in_each_street": _("Parks in each street"),
        "all_parks_in_streets": _("All parks"), "all_pools_in_streets": _("All pools"),
        "all_parks_and_pools": _("Parks and pools"), "all_parks_pools_and_roundabout": _("With roundabout"),
        "all_houses": _("A whole street"), "end_houses": _("Ends built"), "end_estates": _("Ends as estates"),
        "value_boxes": _("Estate values"), "full_value_columns": _("Full columns"),
    }[kind]  # fmt: skip


class Picture(NamedTuple):
    """The goal as told so far."""

    goal: Goal

    def height(self, pen: Pen, _width: float) -> float:
        return 112 + 30 * pen.text_scale

    def draw(self, pen: Pen, rect: Rect) -> None:
        words, picture = rect.cut_bottom(28 * pen.text_scale, 2)
        if self.goal.kind == "estates" and not self.goal.estates:
            pen.scene.panel(picture, "meadow", 8)
            ask = _("Tap the sizes of the estates.")
            pen.paragraph(picture.inset(16, 8), ask, "lot-ink", "meadow", 16, "text-semibold", "centre")
            return
        draw_goal(pen, self.goal, picture)
        pen.text(words, goal_words(self.goal), "ink", "cover", 16, "text-semibold")


class Sizes(NamedTuple):
    """A key for every size, and one that takes the last back."""

    def height(self, _pen: Pen, width: float) -> float:
        return 56.0 if width >= 7 * (SMALLEST_TOUCH + 4) else 2 * 52 + GAP

    def draw(self, pen: Pen, rect: Rect) -> None:
        columns = 7 if rect.h < 60 else 4
        cells = rect.grid(columns, 1 if columns == 7 else 2, 6)
        for size, cell in zip(SIZES, cells, strict=False):
            draw_button(pen, cell, str(size), "key", Do("size", size), "", 22, "figure")
        draw_button(pen, next(cells), "", "key", Do("size", "erase"), "sign-erase")


def layout_editor(
    card: CardDraft, edition: Edition, fault: str, size: tuple[float, float], density: float = 1.0,
    text_scale: float = 1.0,
) -> Page:  # fmt: skip
    """The goal on the left, the figures on the right."""
    goal = card.goal
    left: list[Block] = [Picture(goal)]
    if fault:
        left.append(Note(fault, fault=True, size=15))
    if goal.kind == "estates":
        left.append(Sizes())
    elif goal.kind in STEPPED:
        left.append(_stepper(goal, STEPPED[goal.kind]))
    left.append(Switch(_("Another goal, or more conditions"), card.more, Do("more")))
    if card.more:
        left.append(Choices(tuple(Option(kind_name(one), Do("kind", one), one == goal.kind) for one in KINDS), "", 3))
        if goal.kind == "estates":
            left += _conditions(goal)
    right: list[Block] = [
        Heading(_("Its two figures")),
        Note(_("For those who validate it first, and for everyone later. They may wait until then.")),
        Figures(card.figures),
    ]
    title = _("City plan {name}").format(name=slot_name(edition, card.slot))
    words = Words(title, (Button(_("Use this card"), Do("keep-card"), "done"),))
    return lay_page(words, [left, right], size, density, text_scale)


def _stepper(goal: Goal, field: str) -> Stepper:
    value = getattr(goal, field)
    words = {"size": _("Size"), "street": _("Street"), "number": _("How many"), "streets": _("Streets")}[field]
    return Stepper(words, str(value if value is not None else 1), f"goal {field}")


def _conditions(goal: Goal) -> list[Block]:
    street = str(goal.street) if goal.street is not None else _("any")
    return [
        Stepper(_("Street"), street, "goal street"),
        Switch(_("All in one street"), goal.same_street, Do("goal same_street")),
        Stepper(_("Pools in each"), str(goal.each_pools), "goal each_pools"),
        Stepper(_("Bis in each"), str(goal.each_bis), "goal each_bis"),
        Stepper(_("Roundabouts in the street"), str(goal.roundabouts), "goal roundabouts"),
    ]
