"""Every ladder that is crossed by hand, with boxes large enough for a finger; the last crossed one is tapped."""

from __future__ import annotations

from typing import NamedTuple

from companion.draw.boxes import Rect
from companion.draw.ladders import draw_box
from companion.draw.pen import NEAREST_TOUCH, Pen
from companion.draw.targets import BoxAt, Do
from companion.draw.view import SheetView
from companion.rules.welcome.sheet import SIZES, Ladder, boxes
from companion.words import _

LABEL = 40.0
ROW = 42.0
BOX = 40.5
MORE = 48.0


class LadderRow(NamedTuple):
    """A ladder: its name, its place among those of the name, the figures of its boxes, and how many are crossed."""

    name: str
    place: int
    figures: tuple[str, ...]
    crossed: int

    def wide(self) -> float:
        return LABEL + BOX * len(self.figures)


def ladder_rows(view: SheetView) -> list[LadderRow]:
    """All ladders that are crossed by hand, in the order of the sheet."""
    sheet, city = view.sheet, view.city
    rows = [
        LadderRow("parks", place, _figures(ladder), crossed)
        for place, (ladder, crossed) in enumerate(zip(sheet.parks, city.parks, strict=True), start=1)
    ]
    rows.append(LadderRow("refusals", 1, _figures(sheet.refusals), city.refusals))
    rows.append(LadderRow("temps", 1, ("",) * sheet.temps, city.temps))
    rows += [
        LadderRow("values", size, _figures(ladder), crossed)
        for size, ladder, crossed in zip(SIZES, sheet.values, city.values, strict=True)
    ]
    return [row for row in rows if row.figures]


def _figures(ladder: Ladder) -> tuple[str, ...]:
    return tuple(map(str, ladder[: boxes(ladder)]))


class Placed(NamedTuple):
    """A ladder in a line of the tool, from some box on."""

    row: LadderRow
    first: int
    x: float


def set_lines(rows: list[LadderRow], width: float) -> list[list[Placed]]:
    """The ladders in lines of a width: short ones share a line, long ones take several."""
    lines: list[list[Placed]] = []
    x = width
    most = max(1, int((width - LABEL) // BOX))
    for row in rows:
        for first in range(0, len(row.figures), most):
            wide = LABEL + BOX * min(most, len(row.figures) - first)
            if x + wide > width or first:
                lines.append([])
                x = 0.0
            lines[-1].append(Placed(row, first, x))
            x += width if first else wide
    return lines


def pages(view: SheetView, width: float, high: float) -> list[list[list[Placed]]]:
    """The lines by pages, as many as a height holds."""
    rows = ladder_rows(view)
    lines = set_lines(rows, width)
    if len(lines) * ROW <= high:
        return [lines]
    each = max(1, int((high - MORE - 4) // ROW))
    parts = [[row for row in rows if row.name != "values"], [row for row in rows if row.name == "values"]]
    split = [set_lines(part, width) for part in parts if part]
    return [part[first : first + each] for part in split for first in range(0, len(part), each)]


def draw_boxes_tool(pen: Pen, view: SheetView, rect: Rect) -> float:
    """The ladders as far as there is room, with a key for the others; gives how high it is."""
    inner = rect.inset(4, 3)
    found = pages(view, inner.w, inner.h)
    page = (view.entry.page if view.entry else 0) % len(found)
    high = min(inner.h, max(map(len, found)) * ROW + (MORE + 4 if len(found) > 1 else 0)) + 6
    pen.scene.panel(Rect(rect.x, rect.y, rect.w, high), "paper-card", 8)
    most = max(1, int((inner.w - LABEL) // BOX))
    for index, line in enumerate(found[page]):
        for placed in line:
            cell = Rect(inner.x + placed.x, inner.y + index * ROW, inner.w - placed.x, ROW)
            _draw_ladder(pen, placed, cell, most)
    if len(found) > 1:
        more = Rect(inner.x, rect.y + high - MORE - 3, inner.w, MORE)
        words = _("More boxes ({page} of {pages})").format(page=page + 1, pages=len(found))
        pen.button(more, words, "key", Do("page"), 15)
    return high


def _draw_ladder(pen: Pen, placed: Placed, cell: Rect, most: int) -> None:
    row = placed.row
    label = Rect(cell.x, cell.y, LABEL, cell.h)
    if placed.first == 0:
        _draw_label(pen, row, label.inset(1, 2))
    for index, figure in enumerate(row.figures[placed.first : placed.first + most]):
        box = Rect(label.right + index * BOX, cell.y, BOX, cell.h)
        number = placed.first + index + 1
        face = box.middle(36, 36)
        crossed = number <= row.crossed
        if row.name == "temps":
            pen.scene.sprite(face.inset(1), "mark-diamond-crossed" if crossed else "mark-diamond")
        else:
            draw_box(pen, face, figure, crossed=crossed, counts=False, loss=row.name == "refusals")
            if not crossed:
                pen.scene.panel(face, "box-edge", 5, 1.2)
        least = max(NEAREST_TOUCH, BOX)
        pen.scene.touch(box.at_least(least, ROW), BoxAt(row.name, row.place, number), nearest=True)


def _draw_label(pen: Pen, row: LadderRow, rect: Rect) -> None:
    if row.name == "parks":
        crown = rect.middle(32, 32)
        pen.scene.sprite(crown, "crown")
        pen.text(crown.inset(6), str(row.place), "on-tree", "tree", 17, "figure")
    elif row.name == "values":
        roof, figure = rect.middle(28, 34).cut_top(13)
        pen.scene.sprite(roof, "mark-roof")
        pen.text(figure, str(row.place), "ink", "paper-card", 17, "figure")
    else:
        temps = row.name == "temps"
        pen.scene.sprite(rect.middle(36 if temps else 26, 27), "effect-temp" if temps else "permit")
