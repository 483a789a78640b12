"""One city large: its streets as wide as the screen, and every line of its score."""

from __future__ import annotations

from companion.draw.boxes import Rect
from companion.draw.ladders import draw_ladders
from companion.draw.pen import Pen
from companion.draw.results.board import draw_board
from companion.draw.results.rows import cell_text, draw_sign, draw_words, ink_of, parts_text, total_text
from companion.draw.results.scores import CATEGORIES, Line
from companion.draw.results.view import ResultsView
from companion.draw.view import sheet_view
from companion.words import _

LADDERS = 860.0
"""From this width on the ladders of the paper fit below the streets."""


def lay_city(pen: Pen, view: ResultsView, line: Line, window: float) -> float:
    """Draws the city into the body; gives where it ends."""
    width = pen.scene.size[0]
    seat = view.table.seat(line.id)
    if seat is None:
        return 0.0
    halves = width < 560
    margin = 8.0 if halves else 16.0
    inner = min(width - 2 * margin, 1300.0)
    x = (width - inner) / 2
    streets = len(view.table.setup.sheet.streets)
    high = streets * 2 * inner * 0.27 if halves else min(inner * 0.5, max(window * 0.56, inner * 0.34))
    board = Rect(x, 8, inner, high)
    draw_board(pen, view.table.setup.sheet, seat.city, board, halves=halves)
    y = board.bottom + 12
    if inner >= LADDERS:
        ladders = Rect(x, y, inner, 300 + 30 * (pen.text_scale - 1))
        draw_ladders(pen, sheet_view(view.table, line.id), ladders)
        pen.scene.touches.clear()
        return ladders.bottom
    return _draw_lines(pen, view, line, Rect(x, y, inner, 0))


def _draw_lines(pen: Pen, view: ResultsView, line: Line, room: Rect) -> float:
    """Sign, name, what it is summed from and points of every category, then the total."""
    step = max(44.0, 34 * pen.text_scale)
    y = room.y
    for category in view.scores.categories:
        if category not in line.cells:
            continue
        row = Rect(room.x, y, room.w, step)
        pen.scene.panel(row, "box", 8)
        sign, rest = row.inset(8, 4).cut_left(40, 8)
        draw_sign(pen, category, sign.inset(0, 2))
        points, rest = rest.cut_right(56, 6)
        pen.text(points, cell_text(line, category), ink_of(category), "box", 24, "figure", "right")
        name, parts = rest.cut_left(rest.w * 0.5, 6)
        draw_words(pen, name, _(CATEGORIES[category]), "ink", "box", 17)
        words = f"×{line.temp_boxes}" if category == "temps" else parts_text(line, category)
        if words:
            pen.text(parts, words, "ink-soft", "box", 15, "text", "right")
        y += step + 4
    row = Rect(room.x, y, room.w, step)
    pen.scene.panel(row, "total", 8)
    figure, name = row.inset(12, 3).cut_right(90, 6)
    pen.text(name, _("Total"), "on-total", "total", 22, "title", "left")
    pen.text(figure, total_text(line), "on-total", "total", 28, "figure", "right")
    return row.bottom
