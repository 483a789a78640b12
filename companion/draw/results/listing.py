"""The score rows on the screen: side by side under one heading, or as cards where it is narrow."""

from __future__ import annotations

from companion.draw.boxes import Rect
from companion.draw.lettering import fits
from companion.draw.pen import Pen
from companion.draw.results.rows import (
    cell_text,
    draw_place,
    draw_sign,
    draw_words,
    ink_of,
    parts_text,
    total_text,
)
from companion.draw.results.scores import CATEGORIES, LOSSES, Category, Line
from companion.draw.results.view import ResultsView
from companion.draw.results.wording import signed
from companion.draw.targets import Do
from companion.words import _

WIDE = 640.0
GAP = 6.0
DETAILED = 84.0
"""From this width of a box on it also shows what it is summed from."""


def listing_height(pen: Pen, view: ResultsView, width: float) -> float:
    """How high all rows are together."""
    count = len(view.scores.lines)
    each = _row(pen) if width >= WIDE else _card(pen)
    return count * (each + GAP) - GAP + (_heading(pen) if width >= WIDE else 0.0)


def draw_listing(pen: Pen, view: ResultsView, rect: Rect) -> None:
    """Every row where it is now: in the order of the seats while counting, then in the order of the places."""
    wide = rect.w >= WIDE
    if wide:
        heading, rect = rect.cut_top(_heading(pen))
        _draw_heading(pen, view, heading)
    high = _row(pen) if wide else _card(pen)
    ranked = {line.id: place for place, line in enumerate(view.scores.ranked)}
    for seat, line in enumerate(view.scores.lines):
        y = rect.y + (high + GAP) * (seat + (ranked[line.id] - seat) * _moved(view))
        row = Rect(rect.x, y, rect.w, high)
        pen.scene.panel(row, "box", 10)
        first = line.winner and not view.counting and not view.scores.solo
        pen.scene.panel(row, "glow-line" if first else "box-edge", 10, 2.5 if first else 1.2)
        if wide:
            _draw_row(pen, view, line, row)
        else:
            _draw_card(pen, view, line, row)
        if not view.counting:
            _touch(pen, view, line, row)


def _touch(pen: Pen, view: ResultsView, line: Line, row: Rect) -> None:
    if line.kind == "city":
        pen.scene.touch(row, Do("city", line.id))
    elif line.kind == "paper" and not view.arrived:
        pen.scene.touch(row, Do("paper", line.id))


def _moved(view: ResultsView) -> float:
    """How far the rows have gone to their places, starting and ending gently."""
    part = min(1.0, max(0.0, view.counted - len(view.scores.categories)))
    return part * part * (3 - 2 * part)


def _heading(pen: Pen) -> float:
    return 34 + 20 * pen.text_scale


def _row(pen: Pen) -> float:
    return max(56.0, 26 + 32 * pen.text_scale)


def _card(pen: Pen) -> float:
    return 62 + 52 * pen.text_scale


def _columns(view: ResultsView, rect: Rect) -> tuple[float, float, float]:
    """The widths of the names, of a box and of the total."""
    total = max(74.0, rect.w * 0.075)
    name = max(176.0, rect.w * 0.2)
    return name, (rect.w - name - total) / len(view.scores.categories), total


def _draw_heading(pen: Pen, view: ResultsView, rect: Rect) -> None:
    name, width, total = _columns(view, rect)
    size = 14 * pen.text_scale
    words = [_(CATEGORIES[one]) for one in view.scores.categories]
    named = all(fits(word, "text-semibold", size * 0.7, Rect(0, 0, width - 4, 20), pen.density) for word in words)
    for index, (category, word) in enumerate(zip(view.scores.categories, words, strict=True)):
        place = Rect(rect.x + name + index * width, rect.y, width, rect.h - 4)
        if named:
            label, place = place.cut_bottom(18 * pen.text_scale)
            pen.text(label.inset(2, 0), word, ink_of(category), "cover", 14)
        draw_sign(pen, category, place.middle(min(40.0, width - 6), min(28.0, place.h)))
    pen.text(Rect(rect.right - total, rect.y, total, rect.h - 4), _("Total"), "ink", "cover", 20, "title")


def _shown(view: ResultsView, index: int) -> bool:
    return index < view.counted


def _draw_row(pen: Pen, view: ResultsView, line: Line, row: Rect) -> None:
    name_width, width, total_width = _columns(view, row)
    name = Rect(row.x + 10, row.y, name_width - 16, row.h)
    medal, name = name.cut_left(40, 8)
    _draw_place(pen, view, line, medal.inset(2, 7))
    _draw_name(pen, view, line, name)
    for index, category in enumerate(view.scores.categories):
        if _shown(view, index):
            _draw_cell(pen, line, category, Rect(row.x + name_width + index * width, row.y, width, row.h))
    _draw_total(pen, view, line, Rect(row.right - total_width + 4, row.y + 6, total_width - 10, row.h - 12))


def _draw_place(pen: Pen, view: ResultsView, line: Line, rect: Rect) -> None:
    if view.counting or view.scores.solo:
        sign = {"paper": "post-sheets-ink", "aaa": "post-record-ink"}.get(line.kind, "post-house-ink")
        pen.scene.sprite(rect.middle(26, 26), sign)
    else:
        draw_place(pen, line, rect, "box")


def _draw_name(pen: Pen, view: ResultsView, line: Line, rect: Rect) -> None:
    below = line.city_name
    if line.kind == "paper":
        below = _("on paper") if line.total is not None else _("on paper: tap to add the total")
    elif line.kind == "aaa":
        below = _("the AAA")
    if line.kind == "paper" and not view.counting and not view.arrived:
        sign, rect = rect.cut_right(22, 4)
        pen.scene.sprite(sign.middle(20, 20), "post-keypad-ink")
    if not below:
        draw_words(pen, rect.inset(0, 4), line.name, "ink", "box", 18, "text-bold")
        return
    upper, lower = rect.inset(0, 5).cut_top((rect.h - 10) * 0.54)
    draw_words(pen, upper, line.name, "ink", "box", 18, "text-bold")
    draw_words(pen, lower, below, "ink-soft", "box", 13, "text", least=10)


def _draw_cell(pen: Pen, line: Line, category: Category, cell: Rect) -> None:
    points = line.cells.get(category)
    ink = "red-ink" if category in LOSSES and points is not None and points.points else "ink"
    parts = parts_text(line, category) if cell.w >= DETAILED else ""
    if category == "temps" and line.temp_boxes is not None and cell.w >= DETAILED:
        parts = f"×{line.temp_boxes}"
    if not parts:
        pen.text(cell.inset(3, 4), cell_text(line, category), ink, "box", 22, "figure")
        return
    upper, lower = cell.inset(3, 5).cut_top((cell.h - 10) * 0.58)
    pen.text(upper, cell_text(line, category), ink, "box", 22, "figure")
    pen.text(lower, parts, "ink-soft", "box", 13, "text")


def _draw_total(pen: Pen, view: ResultsView, line: Line, chip: Rect) -> None:
    pen.scene.panel(chip, "total", 8)
    if line.kind == "paper":
        words = total_text(line) if not view.counting else ""
    else:
        words = signed(view.partial(line)) if view.counting else total_text(line)
    if words:
        pen.text(chip.inset(4, 2), words, "on-total", "total", 28, "figure")


def _draw_card(pen: Pen, view: ResultsView, line: Line, card: Rect) -> None:
    head, cells = card.inset(8, 5).cut_top(max(44.0, 40 * min(pen.text_scale, 1.3)), 2)
    total, head = head.cut_right(max(72.0, 58 * pen.text_scale), 6)
    _draw_total(pen, view, line, total.inset(0, 2))
    medal, name = head.cut_left(34, 6)
    _draw_place(pen, view, line, medal.inset(0, 3))
    _draw_name(pen, view, line, name)
    categories = view.scores.categories
    for index, (category, cell) in enumerate(zip(categories, cells.grid(len(categories), 1, 1), strict=True)):
        sign, figure = cell.cut_top(min(24.0, cell.h * 0.42), 1)
        draw_sign(pen, category, sign.middle(min(sign.w - 2, 32), sign.h))
        if _shown(view, index):
            points = line.cells.get(category)
            ink = "red-ink" if category in LOSSES and points is not None and points.points else "ink"
            pen.text(figure.inset(1, 0), cell_text(line, category), ink, "box", 19, "figure")
