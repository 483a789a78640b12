"""The points noted for the plans: offered from the cards, or typed."""

from __future__ import annotations

from companion.draw.blocks import draw_button, draw_card, lines_high
from companion.draw.boxes import Rect
from companion.draw.figures import draw_keypad
from companion.draw.goals import goal_words, slot_name
from companion.draw.paper.faults import mark
from companion.draw.pen import SMALLEST_TOUCH, Pen
from companion.draw.targets import Do, Slot
from companion.draw.view import SheetView
from companion.rules.welcome.sheet import SLOTS
from companion.words import _

LOW = 78.0


def draw_plans_tool(pen: Pen, view: SheetView, rect: Rect) -> float:
    """The three plans, each with its points; gives how high it is."""
    high = min(104.0 * max(1.0, pen.text_scale * 0.8), (rect.h - 2 * 5) / len(SLOTS))
    for index, slot in enumerate(SLOTS):
        _draw_slot(pen, view, slot, Rect(rect.x, rect.y + index * (high + 5), rect.w, high))
    return len(SLOTS) * (high + 5) - 5


def _draw_slot(pen: Pen, view: SheetView, slot: int, card: Rect) -> None:
    draw_card(pen, card)
    noted, points = view.city.plans[slot - 1], view.table.points[slot - 1]
    figures = list(dict.fromkeys(points or ()))
    typed = noted if noted is not None and noted not in figures else None
    keys = [(str(figure), Do(f"points {slot}", figure), noted == figure) for figure in figures]
    keys.append(("" if typed is None else str(typed), Do("type-points", slot), typed is not None))
    inner = card.inset(8, 5)
    if card.h >= LOW:
        row, head = inner.cut_bottom(SMALLEST_TOUCH, 3)
        row = Rect(row.x - 4, row.y + 2, row.w + 8, row.h)
    else:
        row, head = inner.cut_right(min(inner.w * 0.62, 56.0 * len(keys)), 6)
        row = row.middle(row.w, max(SMALLEST_TOUCH, row.h))
    goal = view.table.setup.goals[slot - 1]
    name, words = head.cut_left(min(34.0 * pen.text_scale, head.w * 0.3), 6)
    pen.text(name, slot_name(view.table.setup.edition, slot), "red-ink", "box", 19, "title", "left")
    pen.paragraph(words, goal_words(goal) if goal else _("no plan"), "ink", "box", 14, "text-semibold")
    for (figure, target, chosen), key in zip(keys, row.grid(len(keys), 1, 4), strict=True):
        sign = "" if figure else "sign-pencil"
        draw_button(pen, key, figure, "amber" if chosen else "key", target, sign, 20, "figure")
    if view.entry is not None and Slot(slot) in view.entry.marked:
        mark(pen, card, 10, (0.5, 0.0))


def draw_typing(pen: Pen, view: SheetView, room: Rect) -> None:
    """Points typed digit by digit, over the sheet."""
    entry = view.entry
    if entry is None or not entry.typing:
        return
    pen.scene.start_overlay()
    low = room.h < 480
    width = min(room.w - 16, 520.0 if low else 320.0)
    plan = slot_name(view.table.setup.edition, entry.typing)
    words = _("Points noted for {plan}").format(plan=plan)
    keypad = 4 * SMALLEST_TOUCH + 3 * 6
    text = lines_high(pen, words, (width - 24) * (0.45 if low else 1.0), 15, "text-semibold") + 4
    panel = room.middle(width, keypad + 24 if low else text + 64 + keypad + 56 + 48)
    pen.scene.panel(panel.inset(-2), "glow-line", 16)
    pen.scene.panel(panel, "cover", 14)
    inner = panel.inset(12)
    if low:
        keys, inner = inner.cut_right(inner.w * 0.52, 12)
        draw_keypad(pen, keys)
    head, inner = inner.cut_top(text, 8)
    pen.paragraph(head, words, "ink", "cover", 15, "text-semibold")
    foot, inner = inner.cut_bottom(54, 8)
    figure, inner = inner.cut_top(min(56.0, inner.h), 8)
    draw_card(pen, figure, chosen=True)
    pen.text(figure.inset(8, 4), entry.typed or _("none"), "ink" if entry.typed else "ink-soft", "box", 30, "figure")
    if not low:
        draw_keypad(pen, inner)
    cancel, keep = foot.cut_left(foot.w * 0.45, 8)
    draw_button(pen, cancel, _("Not now"), "key", Do("figures-close"))
    draw_button(pen, keep, _("Keep"), "done", Do("figures-keep"), "", 24, "title")
