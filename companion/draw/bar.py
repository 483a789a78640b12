"""The bar above the sheet: the city's name, the round, the total, undo, redo and the menu."""

from __future__ import annotations

from companion.draw.boxes import Rect
from companion.draw.pen import SMALLEST_TOUCH, Pen
from companion.draw.targets import Action, ActionName
from companion.draw.view import SheetView
from companion.words import _


def draw_bar(pen: Pen, view: SheetView, rect: Rect) -> None:
    """Everything that is always in reach."""
    pen.scene.panel(rect, "night")
    button = max(SMALLEST_TOUCH, min(56.0, rect.h))
    menu, rest = rect.cut_right(button)
    draw_icon(pen, menu, "menu", "menu")
    redo, rest = rest.cut_right(button)
    draw_icon(pen, redo, "redo", "redo", off=not view.can_redo)
    undo, rest = rest.cut_right(button)
    draw_icon(pen, undo, "undo", "undo", off=not view.can_undo)
    wide = rest.w > 560
    total, rest = rest.cut_right(120 if wide else min(74.0 * pen.text_scale, rest.w * 0.28), 6)
    chip = total.middle(total.w - 4, min(38.0 * pen.text_scale, rect.h - 12))
    pen.scene.panel(chip, "key", chip.h / 2)
    pen.text(chip.inset(10, 2), str(view.score.total), "key-ink", "key", 24, "figure")
    around, rest = rest.cut_right(rest.w * (0.24 if wide else 0.36), 6)
    words = _("Game over") if view.table.ended_by else _("Round {round}").format(round=view.table.round)
    pen.text(around, words, "on-night-soft", "night", 15 if wide else 13, "text", "right")
    pen.text(
        rest.inset(0, 4).cut_left(rest.w - 14, 0)[0].moved(14, 0),
        view.seat.city_name or view.seat.name,
        "on-night",
        "night",
        26 if wide else 21,
        "title",
        "left",
    )


def draw_icon(pen: Pen, rect: Rect, name: str, action: ActionName, *, off: bool = False) -> None:
    """A sign of the bar; what is off stands back but still answers."""
    pen.scene.sprite(rect.middle(26, 26), f"icon-{name}-on-night", faded=off)
    pen.scene.touch(rect.middle(rect.w, max(rect.h, SMALLEST_TOUCH)), Action(action))
