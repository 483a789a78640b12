"""The menu of the sheet."""

from __future__ import annotations

from companion.draw.boxes import Rect
from companion.draw.goals import slot_name
from companion.draw.pen import Pen
from companion.draw.targets import Action, Approval, Do, Target, Validation
from companion.draw.view import SheetView
from companion.rules.welcome.sheet import SLOTS
from companion.words import _

ROW = 52.0


def draw_menu(pen: Pen, view: SheetView, room: Rect) -> None:
    """What is seldom needed, over the sheet at its upper right."""
    rows = _rows(view)
    columns = 1 if ROW * len(rows) + 32 <= room.h else 2
    high = -(-len(rows) // columns)
    width = min(300.0 * pen.text_scale * columns, room.w - 16)
    ground = Rect(room.right - width - 8, room.y + 8, width, ROW * high + 16)
    pen.scene.start_overlay()
    pen.scene.panel(ground.inset(-2), "glow-line", 14)
    pen.scene.panel(ground, "box", 12)
    for (words, target), row in zip(rows, ground.inset(8).grid(columns, high, 0), strict=False):
        pen.text(row.inset(12, 4), words, "ink", "box", 17, "text-semibold", "left")
        pen.scene.touch(row, target)


def _rows(view: SheetView) -> list[tuple[str, Target]]:
    table = view.table
    rows: list[tuple[str, Target]] = [(_("Home"), Action("home")), (_("Light or dark"), Action("theme"))]
    if view.entry is not None and view.entry.alone:
        return [(_("Back to the table"), Do("back")), (_("Light or dark"), Action("theme"))]
    if view.entry is not None:
        return [*rows, (_("Check another table"), Do("another"))]
    rows += [(_("Turns"), Action("turns")), (_("Names, plans, variants"), Action("names"))]
    if table.ended_by:
        return rows
    if not table.acted and table.draw is None and not table.setup.expert:
        rows.append((_("Tell the draw"), Action("draw")))
    if table.setup.solo == "card" and not table.solo_card and not table.acted:
        rows.append((_("The solo card was drawn"), Action("solo-card")))
    if table.aaa is not None and not table.acted:
        for slot in SLOTS:
            if slot not in table.aaa.seen and table.setup.goals[slot - 1] is not None:
                words = _("Validation card {plan} was drawn").format(plan=slot_name(table.setup.edition, slot))
                rows.append((words, Validation(slot)))
    if table.paper:
        for slot in SLOTS:
            if table.approved[slot - 1] is None and table.setup.goals[slot - 1] is not None:
                words = _("{plan} was validated on paper").format(plan=slot_name(table.setup.edition, slot))
                rows.append((words, Approval(slot)))
    return [*rows, (_("The table"), Do("table")), (_("End the game"), Action("close"))]
