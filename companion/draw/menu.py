"""The menu of the sheet."""

from __future__ import annotations

from companion.draw.boxes import Rect
from companion.draw.pen import Pen
from companion.draw.targets import Action, ActionName
from companion.draw.view import SheetView
from companion.words import _

ROW = 52.0


def draw_menu(pen: Pen, view: SheetView, room: Rect) -> None:
    """What is seldom needed, over the sheet at its upper right."""
    rows: list[tuple[str, ActionName]] = [(_("Home"), "home"), (_("Light or dark"), "theme")]
    if view.table.setup.solo == "card" and not view.table.solo_card and not view.table.ended_by:
        rows.append((_("The solo card was drawn"), "solo-card"))
    if not view.table.ended_by:
        rows.append((_("End the game"), "close"))
    width = min(300.0 * pen.text_scale, room.w - 16)
    ground = Rect(room.right - width - 8, room.y + 8, width, ROW * len(rows) + 16)
    pen.scene.start_overlay()
    pen.scene.panel(ground.inset(-2), "glow-line", 14)
    pen.scene.panel(ground, "box", 12)
    for (words, action), row in zip(rows, ground.inset(8).grid(1, len(rows), 0), strict=True):
        pen.text(row.inset(12, 4), words, "ink", "box", 17, "text-semibold", "left")
        pen.scene.touch(row, Action(action))
