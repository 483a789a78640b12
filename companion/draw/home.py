"""Home: the name over a row of houses, the running game, a new one."""

from __future__ import annotations

from companion.draw.art.houses import SHAPES
from companion.draw.boxes import Rect, Scene
from companion.draw.pen import Pen
from companion.draw.street import draw_road, draw_small_street
from companion.draw.targets import Action
from companion.draw.view import SheetView
from companion.words import _

COLUMN = 460.0


def layout_home(
    running: SheetView | None, size: tuple[float, float], density: float = 1.0, text_scale: float = 1.0
) -> Scene:
    """The first screen; upright the picture stands above the buttons, otherwise beside them."""
    pen = Pen(size, density, text_scale)
    room = Rect(0, 0, *size)
    pen.scene.panel(room, "cover")
    if size[0] > size[1]:
        cover, column = room.cut_left(size[0] * 0.52)
    else:
        cover, column = room.cut_top(size[1] * 0.42)
    _draw_cover(pen, cover)
    inner = column.inset(24, 16)
    inner = inner.middle(min(COLUMN, inner.w), inner.h)
    small = inner.h < 360
    theme, inner = inner.cut_bottom(48, 8)
    note, theme = theme.cut_left(theme.w * 0.62, 8)
    pen.button(theme, _("Light or dark"), "key", Action("theme"), 14)
    pen.paragraph(note, _("Unofficial. The game belongs to its publisher."), "ink-soft", "cover", 12)
    new, inner = inner.cut_bottom(64 if not small else 52, 12)
    pen.button(new, _("New game"), "amber" if running is None else "key", Action("new"), 26, "title")
    if running is not None:
        _draw_running(pen, running, inner)
    return pen.scene


def _draw_running(pen: Pen, view: SheetView, room: Rect) -> None:
    height = min(room.h, 300.0)
    card = Rect(room.x, room.bottom - height, room.w, height)
    face = pen.face(card, "done", 12)
    words = _("Game over") if view.table.ended_by else _("Continue")
    head, rest = face.inset(12, 8).cut_top(min(46.0, face.h * 0.3))
    total, name = head.cut_right(head.w * 0.28, 8)
    pen.text(name, words, "on-done", "done", 28, "title", "left")
    pen.text(total, str(view.score.total), "on-done", "done", 30, "figure", "right")
    streets = len(view.sheet.streets)
    where, picture = rest.cut_top(min(24.0 * pen.text_scale, rest.h * 0.25), 4)
    line = _("{city}, round {round}").format(city=view.seat.city_name or view.seat.name, round=view.table.round)
    pen.text(where, line, "on-done", "done", 15, "text", "left")
    for street, row in zip(range(1, streets + 1), picture.grid(1, streets, 0), strict=True):
        draw_small_street(pen, view, street, row)
    pen.scene.touch(card, Action("continue"))


def _draw_cover(pen: Pen, room: Rect) -> None:
    """Three rows of houses under the name."""
    pen.scene.panel(room, "sky")
    title, town = room.cut_top(room.h * 0.36)
    name = title.inset(20, 10).middle(min(title.w - 40, 460), min(title.h - 20, 130 * pen.text_scale))
    upper, lower = name.cut_top(name.h * 0.62)
    pen.text(upper, _("Three Streets"), "teal-ink", "sky", 60, "title")
    pen.text(lower, _("the score sheet for a game of town planning"), "ink", "sky", 17, "text-semibold")
    rows = 3 if town.h > 260 else 2
    for row, band in zip(range(rows), town.grid(1, rows, 0), strict=True):
        pen.scene.panel(band, "lawn")
        road, ground = band.cut_bottom(min(20.0, band.h * 0.16))
        draw_road(pen, road)
        high = ground.h * 0.86
        wide = high * 0.72
        count = int(ground.w // (wide * 1.08))
        step = ground.w / count
        for index in range(count):
            x = ground.x + index * step + (step - wide) / 2
            if (index * 2 + row * 3) % 5 == 4:
                kind = ("oak", "fir", "poplar")[(index + row) % 3]
                tree = min(wide, high * 40 / 52)
                pen.scene.sprite(
                    Rect(x + (wide - tree) / 2, ground.bottom - tree * 1.3 - 2, tree, tree * 1.3), f"tree-{kind}"
                )
            else:
                pen.scene.sprite(Rect(x, ground.bottom - high, wide, high), f"house-{(index * 3 + row * 5) % SHAPES}")
