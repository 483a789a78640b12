"""Home: the name over rows of houses, the running game with its picture, a new one, and all other doors."""

from __future__ import annotations

from typing import NamedTuple

from companion.draw.blocks import Button, draw_row, wide_words, word_cells, wrapped_size
from companion.draw.boxes import Rect, Scene
from companion.draw.pen import BUTTONS, EDGE, Pen
from companion.draw.results.board import draw_board
from companion.draw.street import draw_road
from companion.draw.targets import Action, Do
from companion.draw.town import draw_town
from companion.draw.view import SheetView
from companion.words import _

COLUMN = 480.0
LOW = 420.0
PICTURE = 84.0
"""A picture of the sheet needs so much height."""


class HomeView(NamedTuple):
    """What the first screen shows."""

    running: SheetView | None = None
    again: bool = False
    """Whether there was a table to play with again."""
    hide_totals: bool = False
    told: str = ""
    """What the store had to say."""


def layout_home(view: HomeView, size: tuple[float, float], density: float = 1.0, text_scale: float = 1.0) -> Scene:
    """The first screen; upright the picture stands above the buttons, otherwise beside them."""
    pen = Pen(size, density, text_scale)
    room = Rect(0, 0, *size)
    pen.scene.panel(room, "cover")
    wide = size[0] > size[1]
    if wide:
        cover, column = room.cut_left(size[0] * (0.5 if size[1] >= LOW else 0.42))
    else:
        share = 0.28 if size[1] <= 800 else 0.36 if view.running is not None else 0.46
        cover, column = room.cut_top(size[1] * share)
    _draw_cover(pen, cover)
    inner = column.inset(24 if size[0] > 500 else 16, 16 if size[1] >= LOW else 10)
    inner = inner.middle(min(COLUMN if wide else 560.0, inner.w), inner.h)
    _draw_column(pen, view, inner, low=inner.h < (LOW + 60 if view.running is not None else 300.0))
    return pen.scene


def _draw_column(pen: Pen, view: HomeView, room: Rect, *, low: bool) -> None:
    doors, rest = room.cut_bottom(34 + 24 * pen.text_scale if low else 60 + 24 * pen.text_scale, 10 if low else 14)
    _draw_doors(pen, doors, low=low)
    beside = low and view.again
    high = 56.0 if low else 66.0
    keys, rest = rest.cut_bottom(high if beside or not view.again else 2 * high + 10, 10 if low else 14)
    first = "amber" if view.running is None else "key"
    games: tuple[Button, ...] = (Button(_("New game"), Action("new"), first, "plus"),)
    if view.again:
        games += (Button(_("Same table again"), Do("again"), "key", "again"),)
    if beside:
        cells = word_cells(pen, keys, [one.words for one in games], 26, "title", 10, 44)
    else:
        cells = list(keys.grid(1, len(games), 10))
    draw_row(pen, games, cells, 26, "title")
    if view.told:
        note, rest = rest.cut_bottom(min(rest.h * 0.4, 64 * pen.text_scale), 10)
        pen.scene.panel(note, "message", 10)
        sign, line = note.inset(12, 6).cut_left(24, 10)
        pen.scene.sprite(sign.middle(24, 24), "sign-about-on-done")
        pen.paragraph(line, view.told, "on-message", "message", 15)
    if view.running is not None:
        _draw_running(pen, view, view.running, rest)
    elif rest.h > 60:
        welcome, plots = rest.cut_bottom(min(rest.h, 80 * pen.text_scale))
        if plots.h >= PICTURE:
            _draw_plots(pen, plots.cut_bottom(min(plots.h, plots.w * 0.4))[0])
        words = _("Nothing is being played. Shuffle the cards, take a sheet each, and let the town grow.")
        pen.paragraph(welcome, words, "ink-soft", "cover", 17, "text", "centre")


def _draw_plots(pen: Pen, rect: Rect) -> None:
    """A street nobody has built in yet."""
    pen.scene.panel(rect, "lawn", 12)
    road, ground = rect.cut_bottom(rect.h * 0.16)
    draw_road(pen, Rect(road.x, road.y, road.w, road.h - 10))
    for lot in ground.inset(10, 8).grid(5, 1, 6):
        pen.scene.panel(lot, "lot", 8)
        high = min(lot.h * 0.8, lot.w * 0.92 / 0.72)
        pen.scene.sprite(Rect(lot.x + (lot.w - high * 0.72) / 2, lot.bottom - high - 4, high * 0.72, high), "plot")


def _draw_doors(pen: Pen, rect: Rect, *, low: bool) -> None:
    """The smaller doors in a row, each with its sign."""
    doors = (
        (_("Check paper"), "paper", Do("door", "paper")),
        (_("Past games"), "clock", Do("door", "past")),
        (_("Cards"), "cards", Do("door", "collection")),
        (_("Settings"), "gear", Do("door", "settings")),
        (_("About"), "about", Do("door", "about")),
    )
    cells = list(rect.grid(len(doors), 1, 8))
    high = (rect.h - EDGE) * (0.44 if low else 0.5)
    size = wrapped_size(pen, [(Rect(0, 0, cells[0].w - 6, high), words) for words, *_rest in doors], 14)
    for (words, sign, target), cell in zip(doors, cells, strict=True):
        face = pen.face(cell, "key")
        colour, _edge, ink = BUTTONS["key"]
        label, picture = face.inset(3, 3 if low else 6).cut_bottom(high)
        side = min(picture.h, 30.0)
        pen.scene.sprite(picture.middle(side, side), f"sign-{sign}-key-ink")
        pen.paragraph(label, words, ink, colour, size, "text-semibold", "centre")
        pen.scene.touch(cell, target)


def _draw_running(pen: Pen, home: HomeView, view: SheetView, room: Rect) -> None:
    height = min(room.h, 460.0)
    if height < PICTURE + 96:
        height = min(height, 92.0 * min(1.2, pen.text_scale))
    card = Rect(room.x, room.bottom - height, room.w, height)
    face = pen.face(card, "done", 12)
    over = bool(view.table.ended_by)
    head, rest = face.inset(12, 8).cut_top(min(46.0, face.h * (0.3 if face.h > 150 else 0.5)))
    words = _("Game over") if over else _("Continue")
    if not home.hide_totals:
        total, head = head.cut_right(head.w * 0.24, 8)
        pen.text(total, str(view.score.total), "on-done", "done", 30, "figure", "right")
    title = head
    wide = wide_words(pen, words, 28, "title")
    pen.text(title, words, "on-done", "done", 28, "title", "left")
    if head.w - wide > 40:
        arrow = Rect(head.x + wide + 8, head.y, 24, head.h)
        pen.scene.sprite(arrow.middle(22, 22), "icon-forward-on-done")
    where, picture = rest.cut_top(min(24.0 * pen.text_scale, rest.h * (0.25 if face.h > 150 else 1.0)), 4)
    line = _("{city}, round {round}").format(city=view.seat.city_name or view.seat.name, round=view.table.round)
    others = [seat.name for seat in view.table.seats if seat.id != view.seat.id and not seat.left]
    if others:
        line = _("{city}, round {round}, with {others}").format(
            city=view.seat.city_name or view.seat.name, round=view.table.round, others=", ".join(others)
        )
    pen.text(where, line, "on-done", "done", 15, "text", "left")
    pen.scene.touch(card, Action("continue"))
    if picture.h < PICTURE:
        return
    draw_board(pen, view.sheet, view.city, picture)


def _draw_cover(pen: Pen, room: Rect) -> None:
    """Rows of houses under the name."""
    pen.scene.panel(room, "sky")
    title, town = room.cut_top(room.h * 0.36)
    name = title.inset(20, 10).middle(min(title.w - 40, 460), min(title.h - 12, 130 * pen.text_scale))
    upper, lower = name.cut_top(name.h * 0.62)
    pen.text(upper, _("Three Streets"), "teal-ink", "sky", 60, "title")
    pen.text(lower, _("the score sheet for a game of town planning"), "ink", "sky", 17, "text-semibold")
    rows = 3 if town.h > 260 else 2 if town.h > 150 else 1
    for row, band in zip(range(rows), town.grid(1, rows, 0), strict=True):
        draw_town(pen, band, row)
