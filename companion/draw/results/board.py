"""A city as a small board: three streets of little houses, readable from a stamp to half a page."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from companion.draw.art.houses import COLOURS, WALL, wall_of
from companion.draw.boxes import Item, Rect
from companion.draw.lettering import SMALLEST, fits
from companion.draw.pen import Pen
from companion.draw.street import shape_of
from companion.rules.welcome.city import City
from companion.rules.welcome.sheet import Sheet
from companion.rules.welcome.street import EMPTY, ROUNDABOUT
from companion.words import _, language

TAGGED = 52.0
"""From this width of a house on a bis carries its name, below it a mark."""

YARD = 0.22
"""The part of a lot behind the house, where a pool lies."""

PLAIN = 0.9
"""A wall lower than so many times the smallest text has no room for a roof above it."""

FIGURE = 0.84
"""What a figure takes of its size, whichever FreeType measures it."""


def draw_board(
    pen: Pen, sheet: Sheet, city: City, rect: Rect, least: float = SMALLEST, *, halves: bool = False
) -> None:
    """All streets, their right ends together; no text is set smaller than `least`.

    With `halves` every street stands in two rows, so that its houses are twice as wide.
    """
    pen.scene.items += board_items(sheet, city, rect, least, halves, pen.density, pen.text_scale, language())


@lru_cache(maxsize=64)
def board_items(
    sheet: Sheet, city: City, rect: Rect, least: float, halves: bool, density: float, text_scale: float, _language: str
) -> tuple[Item, ...]:
    """The boxes of a board, kept: while points are counted up, the same cities are shown again and again."""
    pen = Pen((rect.w, rect.h), density, text_scale)
    pen.scene.panel(rect, "lawn", min(8.0, rect.h * 0.04))
    inner = rect.inset(rect.w * 0.012, rect.h * 0.015)
    rows: list[tuple[int, range]] = []
    for street, length in enumerate(sheet.streets, 1):
        cuts = [1, -(-length // 2) + 1, length + 1] if halves and length > 1 else [1, length + 1]
        rows += [(street, range(first, last)) for first, last in pairwise(cuts)]
    parks = max(least * 1.9, min(inner.w * 0.09, inner.h / len(rows) * 0.6))
    pitch = (inner.w - parks) / max(len(houses) for _street, houses in rows)
    for (street, houses), row in zip(rows, inner.grid(1, len(rows), 0), strict=True):
        road, ground = row.cut_bottom(max(2.0, row.h * 0.1))
        last = houses.stop == sheet.streets[street - 1] + 1
        if last:
            _draw_road(pen, Rect(rect.x, road.y, rect.w, road.h))
        crown, ground = ground.cut_right(parks)
        if last:
            _draw_park(pen, sheet, city, street, crown, least)
        x = ground.right - pitch * len(houses)
        for index, house in enumerate(houses):
            cell = Rect(x + index * pitch, ground.y, pitch, ground.h)
            _draw_cell(pen, sheet, city, street, house, cell, least)
        _draw_fences(pen, city, street, houses, Rect(x, ground.y, pitch, ground.h))
    return tuple(pen.scene.items)


def _draw_road(pen: Pen, rect: Rect) -> None:
    pen.scene.panel(rect, "road")
    line = max(1.0, rect.h * 0.16)
    if rect.h >= 6:
        dash = rect.h * 1.6
        x = rect.x + dash
        while x + dash < rect.right:
            pen.scene.panel(Rect(x, rect.y + (rect.h - line) / 2, dash, line), "road-line")
            x += dash * 2.4


def _draw_park(pen: Pen, sheet: Sheet, city: City, street: int, rect: Rect, least: float) -> None:
    ladder = sheet.parks[street - 1]
    if not ladder:
        return
    side = min(rect.w, rect.h) * 0.92
    crown = Rect(rect.right - side, rect.y + (rect.h - side) / 2, side, side)
    pen.scene.sprite(crown, "crown")
    _figure(pen, crown.inset(side * 0.12), str(ladder[city.parks[street - 1]]), "on-tree", "tree", side * 0.5, least)


def _draw_cell(pen: Pen, sheet: Sheet, city: City, street: int, house: int, cell: Rect, least: float) -> None:
    row = city.street(street)
    written = row.at(house)
    bit = 1 << house
    lot = cell.inset(max(0.6, cell.w * 0.035), cell.h * 0.03)
    used = bool(row.used & bit)
    pen.scene.panel(lot, "lot-used" if used else "lot", min(6.0, lot.w * 0.12))
    if written == ROUNDABOUT:
        side = min(lot.w, lot.h) * 0.96
        pen.scene.sprite(lot.middle(side, side), "roundabout")
        return
    body = Rect(lot.x, lot.y + lot.h * YARD, lot.w, lot.h * (1 - YARD) - 1)
    wide = min(body.w - 1, body.h * 0.9)
    high = min(body.h, wide * 1.7)
    low = high * (1 - WALL) < least * PLAIN
    if low:
        wide, high = min(lot.w - 1, lot.h * 1.1), lot.h * 0.84
    front = Rect(body.x + (body.w - wide) / 2, lot.bottom - high, wide, high)
    ribbon = min(lot.w * 0.42, lot.h * 0.2) if used and not low else 0.0
    _draw_pool(pen, sheet, city, street, house, Rect(lot.x + ribbon, lot.y, lot.w - ribbon, front.y - lot.y))
    if written == EMPTY:
        pen.scene.sprite(front, "plot", faded=True)
        return
    shape = shape_of(street, house)
    wall = _draw_plain_front(pen, shape, front) if low else _draw_front(pen, shape, front)
    if row.bis & bit:
        wall = _draw_bis(pen, wall, front, least)
    _figure(pen, wall, str(written), "house-ink", wall_of(shape), min(high * 0.42, wall.h * 0.86), least)
    if ribbon:
        pen.scene.sprite(Rect(lot.x + 1, lot.y + 1, ribbon, ribbon), "mark-used")


def _draw_front(pen: Pen, shape: int, front: Rect) -> Rect:
    """A house; gives its wall, where the number stands."""
    pen.scene.sprite(front, f"house-small-{shape}")
    return Rect(front.x, front.y + front.h * (WALL + 0.03), front.w, front.h * (0.96 - WALL))


def _draw_plain_front(pen: Pen, shape: int, front: Rect) -> Rect:
    """A house where streets are low: the wall under a flat roof, so that the number stays large."""
    wall, roof, _door = COLOURS[shape]
    pen.scene.panel(front, "outline", 3)
    inner = front.inset(1.2)
    top, rest = inner.cut_top(front.h * 0.24)
    pen.scene.panel(top, roof, 2)
    pen.scene.panel(Rect(rest.x, rest.y - 1, rest.w, rest.h + 1), wall)
    return Rect(rest.x, rest.y - 1, rest.w, rest.h + 1)


def _draw_bis(pen: Pen, wall: Rect, front: Rect, least: float) -> Rect:
    """The mark of a copy at the foot of a wall, with its name where there is room; gives what is left."""
    size = max(least, front.h * 0.13)
    room = wall.h - size * 1.2 >= max(least * PLAIN, wall.h * 0.55)
    if front.w >= TAGGED and room and fits(_("bis"), "text-bold", least, Rect(0, 0, wall.w * 0.7, 99), pen.density):
        tag = Rect(wall.x + wall.w * 0.14, wall.bottom - size * 1.2, wall.w * 0.72, size * 1.2)
        pen.scene.panel(tag, "stamp", size * 0.3)
        _figure(pen, tag, _("bis"), "on-done", "stamp", size, least, "text-bold")
    else:
        high = min(front.h * 0.07, max(1.2, wall.h - least * FIGURE))
        tag = Rect(wall.x + wall.w * 0.06, wall.bottom - high, wall.w * 0.88, high)
        pen.scene.panel(tag, "stamp", tag.h / 2)
    return Rect(wall.x, wall.y, wall.w, tag.y - wall.y)


def _draw_pool(pen: Pen, sheet: Sheet, city: City, street: int, house: int, yard: Rect) -> None:
    if not sheet.has_pool(street, house) or yard.h < 4:
        return
    row = city.street(street)
    state = "built" if row.pools >> house & 1 else "planned" if row.at(house) == EMPTY else "lost"
    if state == "lost" and yard.w < TAGGED:
        return
    wide = min(yard.w * 0.86, yard.h * 60 / 29)
    pen.scene.sprite(yard.middle(wide, wide * 29 / 60), f"pool-{state}", faded=state == "lost")


def _draw_fences(pen: Pen, city: City, street: int, houses: range, first: Rect) -> None:
    row = city.street(street)
    wide = max(3.0, first.w * 0.11)
    for index, after in enumerate(range(houses.start - 1, houses.stop)):
        if row.fenced(after):
            x = first.x + index * first.w
            if first.w >= TAGGED:
                pen.scene.sprite(Rect(x - first.w * 0.1, first.y, first.w * 0.2, first.h), "fence")
            else:
                pen.scene.panel(Rect(x - wide / 2, first.y, wide, first.h), "outline", wide * 0.4)
                pen.scene.panel(
                    Rect(x - wide / 4, first.y + wide / 4, wide / 2, first.h - wide / 2), "picket", wide / 4
                )


def _figure(
    pen: Pen, rect: Rect, text: str, role: str, on: str, size: float, least: float, font: str = "figure"
) -> None:  # fmt: skip
    """A figure as large as its place allows, left out where it would be too small to read."""
    size = max(least, size) / pen.text_scale
    if fits(text, font, least, rect, pen.density):
        pen.text(rect, text, role, on, size, font)
