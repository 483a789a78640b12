"""The pictures to share, 1080 by 1350, the same on every device: the table and the cities, or one city alone."""

from __future__ import annotations

from typing import NamedTuple

from companion.draw.boxes import Align, Rect, Scene, Text
from companion.draw.lettering import clip, fit, fits, wrap
from companion.draw.pen import Pen
from companion.draw.results.board import draw_board
from companion.draw.results.rows import cell_text, draw_place, draw_sign, ink_of, parts_text, total_text
from companion.draw.results.scores import CATEGORIES, LOSSES, Line, Scores, scores
from companion.draw.results.wording import ending, headline, temps, ties
from companion.rules.welcome.table import Table
from companion.words import _

SIZE = (1080.0, 1350.0)
LEAST = 22.0
"""No text of a shared picture is smaller, in pixels."""

MARGIN = 36.0
HEAD = 226.0
BOARD = 0.58
"""How high a board is at most, for its width."""

LINES = 284.0
"""How high the lines of one score are below its board."""

TOGETHER = 4
"""Up to so many players, the cities stand below the table; of more they fill a picture of their own."""


class Occasion(NamedTuple):
    """The table, and when it was played."""

    table: Table
    date: str


class PicturePen(Pen):
    """Writes at one pixel a dp, never smaller than LEAST: what is too long ends in three dots."""

    def __init__(self) -> None:
        super().__init__(SIZE, 1.0, 1.0)

    def text(
        self, rect: Rect, text: str, role: str, on: str, size: float, font: str = "text-semibold",
        align: Align = "centre",
    ) -> None:  # fmt: skip
        wanted = max(LEAST, fit(text, font, max(LEAST, size), rect, self.density))
        self.scene.items.append(Text(rect, clip(text, font, wanted, rect, self.density), font, wanted, role, on, align))

    def paragraph(
        self, rect: Rect, text: str, role: str, on: str, size: float, font: str = "text", align: Align = "left"
    ) -> None:
        step = size * 1.26
        lines = wrap(text, font, size, rect.w, self.density)
        room = max(1, int(rect.h // step))
        if len(lines) > room:
            lines = [*lines[: room - 1], " ".join(lines[room - 1 :])]
        top = rect.y + max(0.0, (rect.h - len(lines) * step) / 2)
        for index, line in enumerate(lines):
            self.text(Rect(rect.x, top + index * step, rect.w, step), line, role, on, size, font, align)


def pictures(occasion: Occasion) -> list[Scene]:
    """The picture of a game; from five players on a second one with the cities."""
    found = scores(occasion.table)
    if found.solo and found.lines[0].kind == "city":
        return [city_picture(occasion, found.lines[0].id)]
    if len(found.lines) <= TOGETHER:
        return [_table_picture(occasion, found, with_cities=True)]
    return [_table_picture(occasion, found, with_cities=False), _cities_picture(occasion, found)]


def city_picture(occasion: Occasion, player: str) -> Scene:
    """One city alone, with every line of its score."""
    found = scores(occasion.table)
    line = found.line(player)
    seat = occasion.table.seat(player)
    if line is None or seat is None:
        raise KeyError(player)
    pen = PicturePen()
    head, rest = _ground(pen, HEAD)
    badge, words = head.inset(MARGIN, 0).cut_right(190, 24)
    upper, lower = Rect(words.x, 62, words.w, 150).cut_top(92)
    pen.text(upper, line.title, "teal-ink", "sky", 76, "title", "left")
    told = [line.name] if line.city_name else []
    told += [occasion.date] if occasion.date else []
    pen.text(lower, " · ".join([*told, ending(found)]), "ink", "sky", 28, "text-semibold", "left")
    _draw_total(pen, line, Rect(badge.x, 62, badge.w, 142), found)
    body = _foot(pen, rest)
    lines, board = body.cut_bottom(LINES, 20)
    high = min(board.h, board.w * BOARD)
    draw_board(pen, occasion.table.setup.sheet, seat.city, board.middle(board.w, high), LEAST)
    _draw_lines(pen, found, line, lines)
    return pen.scene


def _ground(pen: Pen, high: float) -> tuple[Rect, Rect]:
    """The head under its garland, and the rest."""
    room = Rect(0, 0, *SIZE)
    pen.scene.panel(room, "cover")
    head, rest = room.cut_top(high)
    pen.scene.panel(head, "sky")
    for index in range(6):
        pen.scene.sprite(Rect(index * 180, 6, 180, 40), "bunting")
    return head, rest


def _foot(pen: Pen, rest: Rect) -> Rect:
    """The discreet name of the app; gives the room above it."""
    foot, body = rest.cut_bottom(58)
    name = _("Three Streets")
    pen.scene.sprite(Rect(foot.x + foot.w / 2 - 110, foot.y + 12, 22, 34), "house-1")
    pen.text(Rect(foot.x + foot.w / 2 - 80, foot.y, 240, foot.h), name, "ink-soft", "cover", 26, "title", "left")
    return Rect(MARGIN, body.y + 18, body.w - 2 * MARGIN, body.h - 22)


def _draw_head(pen: Pen, occasion: Occasion, found: Scores) -> Rect:
    """Title, date, winner, and why; gives the rest."""
    words = " ".join(ties(found)) or ending(found)
    size = 25.0
    lines = min(2, len(wrap(words, "text-semibold", size, SIZE[0] - 2 * MARGIN, 1.0)))
    head, rest = _ground(pen, HEAD + 32 * (lines - 1))
    _draw_title(pen, occasion, _("A game of Welcome To…"), 34, "ink")
    low, winner = Rect(MARGIN, 102, head.w - 2 * MARGIN, head.h - 114).cut_bottom(32.0 * lines)
    if len(found.winners) == 1 and not found.solo:
        medal, winner = winner.cut_left(66, 14)
        draw_place(pen, found.winners[0], medal.inset(0, 1), "sky")
    pen.text(winner, headline(found), "teal-ink", "sky", 66, "title", "left")
    pen.paragraph(low, words, "ink", "sky", size, "text-semibold")
    return rest


def _draw_title(pen: Pen, occasion: Occasion, words: str, size: float, role: str) -> None:
    row = Rect(MARGIN, 52, SIZE[0] - 2 * MARGIN, size * 1.32)
    date, title = row.cut_right(220 if occasion.date else 0, 12)
    pen.text(title, words, role, "sky", size, "title", "left")
    if occasion.date:
        pen.text(date, occasion.date, "ink", "sky", 28, "text-semibold", "right")


def _table_picture(occasion: Occasion, found: Scores, *, with_cities: bool) -> Scene:
    pen = PicturePen()
    body = _foot(pen, _draw_head(pen, occasion, found))
    header, count = 74.0, len(found.lines)
    most = 92.0 - 5 * count if with_cities else 92.0
    high = min(most, (body.h - header - 6) / count)
    table, cities = body.cut_top(header + high * count + 6, 20)
    draw_rows(pen, found, table, header, high)
    if with_cities:
        _draw_cities(pen, occasion.table, found, cities)
    return pen.scene


def draw_rows(pen: Pen, found: Scores, rect: Rect, header: float, high: float) -> None:
    """The table of points, the best first."""
    pen.scene.panel(rect, "paper", 16)
    pen.scene.panel(rect, "box-edge", 16, 2)
    total_width, name_width = 112.0, 268.0
    width = (rect.w - total_width - name_width) / len(found.categories)
    cells = [rect.x + name_width + width * index for index in range(len(found.categories))]
    words = [_(CATEGORIES[name]) for name in found.categories]
    named = all(fits(word, "text-semibold", LEAST, Rect(0, 0, width - 4, 30), 1.0) for word in words)
    for category, word, x in zip(found.categories, words, cells, strict=True):
        place = Rect(x, rect.y + 8, width, header - 12)
        if named:
            label, place = place.cut_bottom(26)
            pen.text(label, word, ink_of(category), "paper", LEAST)
        draw_sign(pen, category, place.middle(min(52, width - 8), min(40, place.h)))
    total = Rect(rect.right - total_width, rect.y, total_width, header)
    pen.text(total.inset(8, 12), _("Total"), "ink", "paper", 28, "title")
    for index, line in enumerate(found.ranked):
        row = Rect(rect.x, rect.y + header + index * high, rect.w, high)
        if index % 2 == 0:
            pen.scene.panel(row.inset(6, 2), "box", 10)
        on = "box" if index % 2 == 0 else "paper"
        medal, rest = Rect(row.x + 10, row.y, name_width - 16, high).cut_left(48, 8)
        draw_place(pen, line, medal.inset(0, high * 0.13), on, medals=not found.solo)
        _draw_name(pen, line, rest, on)
        for category, x in zip(found.categories, cells, strict=True):
            ink = "red-ink" if category in LOSSES and line.cells.get(category, (0,))[0] else "ink"
            pen.text(Rect(x + 2, row.y, width - 4, high), cell_text(line, category), ink, on, 32, "figure")
        chip = Rect(total.x + 6, row.y + 5, total.w - 16, high - 10)
        pen.scene.panel(chip, "total", 10)
        pen.text(chip.inset(6, 2), total_text(line), "on-total", "total", 40, "figure")


def _draw_name(pen: Pen, line: Line, rect: Rect, on: str) -> None:
    if line.city_name and rect.h >= 66:
        upper, lower = rect.inset(0, 6).cut_top((rect.h - 12) * 0.54)
        pen.text(upper, line.name, "ink", on, 30, "text-bold", "left")
        pen.text(lower, line.city_name, "ink-soft", on, LEAST, "text", "left")
    else:
        pen.text(rect, line.name, "ink", on, 30, "text-bold", "left")


def _boards(found: Scores) -> list[Line]:
    return [line for line in found.ranked if line.kind == "city"]


def _cities_picture(occasion: Occasion, found: Scores) -> Scene:
    pen = PicturePen()
    _head, rest = _ground(pen, 124)
    _draw_title(pen, occasion, _("The cities"), 50, "teal-ink")
    _draw_cities(pen, occasion.table, found, _foot(pen, Rect(0, rest.y - 6, rest.w, rest.h + 6)))
    return pen.scene


def _draw_cities(pen: Pen, table: Table, found: Scores, rect: Rect) -> None:
    lines = _boards(found)
    columns = 1 if len(lines) < 3 else 2
    rows = -(-len(lines) // columns)
    cells = list(rect.grid(columns, rows, 16))
    if len(lines) == 1:
        below, cells[0] = cells[0].cut_bottom(LINES, 20)
        _draw_lines(pen, found, lines[0], below)
    for line, cell in zip(lines, cells, strict=False):
        _draw_city(pen, table, line, cell)
    if len(lines) % 2 and columns > 1:
        _draw_temps(pen, found, cells[-1])


def _draw_city(pen: Pen, table: Table, line: Line, cell: Rect) -> None:
    """A city under its name."""
    head, room = cell.cut_top(38, 4)
    total, name = head.cut_right(96, 8)
    words = f"{line.name} · {line.city_name}" if line.city_name else line.name
    pen.text(name, words, "ink", "cover", 27, "text-bold", "left")
    pen.text(total, total_text(line), "teal-ink", "cover", 32, "figure", "right")
    seat = table.seat(line.id)
    if seat is not None:
        draw_board(pen, table.setup.sheet, seat.city, room.cut_top(min(room.h, room.w * BOARD))[0], LEAST)


def _draw_temps(pen: Pen, found: Scores, cell: Rect) -> None:
    """What the last place of a page with an odd number of cities holds: the temps, and how the game ended."""
    card = Rect(cell.x, cell.y + 42, cell.w, cell.h - 42)
    pen.scene.panel(card, "paper", 16)
    pen.scene.panel(card, "box-edge", 16, 2)
    inner = card.inset(24, 14)
    sign, words = inner.cut_left(64, 20)
    draw_sign(pen, "temps", sign.middle(64, 64))
    upper, lower = words.cut_top(words.h * 0.62)
    pen.paragraph(upper, temps(found), "ink", "paper", 25, "text-semibold")
    pen.paragraph(lower, ending(found), "ink-soft", "paper", 24)


def _draw_total(pen: Pen, line: Line, rect: Rect, found: Scores) -> None:
    pen.scene.panel(rect, "total", 18)
    label, figure = rect.inset(10, 8).cut_top(40)
    pen.text(label, _("Total"), "on-total", "total", 30, "title")
    pen.text(figure, total_text(line), "on-total", "total", 76, "figure")
    if not found.solo and line.place is not None and line.place <= 3:
        draw_place(pen, line, Rect(rect.x - 60, rect.y + 52, 56, 74), "sky")


def _draw_lines(pen: Pen, found: Scores, line: Line, rect: Rect) -> None:
    """Every category of one city: its sign, its name, what it is summed from, its points."""
    categories = [name for name in found.categories if name in line.cells]
    rows = -(-len(categories) // 2)
    pen.scene.panel(rect, "paper", 16)
    pen.scene.panel(rect, "box-edge", 16, 2)
    columns = list(rect.inset(14, 10).grid(2, 1, 24))
    for index, category in enumerate(categories):
        column = columns[index // rows]
        step = column.h / rows
        row = Rect(column.x, column.y + index % rows * step, column.w, step)
        pen.scene.panel(row.inset(0, 3), "box", 10)
        sign, rest = row.inset(10, 6).cut_left(58, 10)
        draw_sign(pen, category, sign.inset(0, 2))
        points, rest = rest.cut_right(84, 6)
        pen.text(points, cell_text(line, category), ink_of(category), "box", 36, "figure", "right")
        parts = parts_text(line, category)
        if category == "temps":
            parts = f"×{line.temp_boxes or 0}"
        name, detail = rest.cut_left(rest.w * 0.42, 6)
        pen.text(name, _(CATEGORIES[category]), "ink", "box", 28, "text-semibold", "left")
        if parts:
            pen.text(detail, parts, "ink-soft", "box", 25, "figure", "right")
