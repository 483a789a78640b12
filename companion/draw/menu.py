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
    for (words, target, sign), row in zip(rows, ground.inset(8).grid(columns, high, 0), strict=False):
        mark, text = row.inset(10, 4).cut_left(24, 12)
        pen.scene.sprite(mark.middle(24, 24), sign)
        pen.text(text, words, "ink", "box", 17, "text-semibold", "left")
        pen.scene.touch(row, target)


def _rows(view: SheetView) -> list[tuple[str, Target, str]]:
    table = view.table
    home: tuple[str, Target, str] = (_("Home"), Action("home"), "icon-home-ink")
    shade: tuple[str, Target, str] = (_("Light or dark"), Action("theme"), "sign-shade-ink")
    if view.entry is not None and view.entry.alone:
        return [(_("Back to the table"), Do("back"), "sign-people-ink"), shade]
    if view.entry is not None:
        return [home, shade, (_("Check another table"), Do("another"), "sign-paper-ink")]
    rows = [
        home,
        shade,
        (_("Turns"), Action("turns"), "sign-clock-ink"),
        (_("Names, plans, variants"), Action("names"), "sign-pencil-ink"),
    ]
    if table.ended_by:
        return rows
    if not table.acted and table.draw is None and not table.setup.expert:
        rows.append((_("Tell the draw"), Action("draw"), "sign-cards-ink"))
    if table.setup.solo == "card" and not table.solo_card and not table.acted:
        rows.append((_("The solo card was drawn"), Action("solo-card"), "sign-cards-ink"))
    if table.aaa is not None and not table.acted:
        for slot in SLOTS:
            if slot not in table.aaa.seen and table.setup.goals[slot - 1] is not None:
                words = _("Validation card {plan} was drawn").format(plan=slot_name(table.setup.edition, slot))
                rows.append((words, Validation(slot), "plan"))
    if table.paper:
        for slot in SLOTS:
            if table.approved[slot - 1] is None and table.setup.goals[slot - 1] is not None:
                words = _("{plan} was validated on paper").format(plan=slot_name(table.setup.edition, slot))
                rows.append((words, Approval(slot), "plan"))
    return [
        *rows,
        (_("The table"), Do("table"), "sign-people-ink"),
        (_("End the game"), Action("close"), "sign-flag-ink"),
    ]
