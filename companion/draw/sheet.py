"""The sheet's screen at any size: on a desk, on an easel, upright in a hand, or on its side."""

from __future__ import annotations

from typing import Literal

from companion.draw.bar import draw_bar, draw_chips
from companion.draw.boxes import Rect, Scene
from companion.draw.dock import (
    draw_actions,
    draw_columns,
    draw_effects,
    draw_keys,
    draw_known,
    draw_message,
    draw_note,
    draw_plans,
)
from companion.draw.fan import draw_fan
from companion.draw.ladders import draw_ladders, draw_strip, draw_unfolded
from companion.draw.menu import draw_menu
from companion.draw.paper.dock import draw_entry_dock
from companion.draw.paper.points import draw_typing
from companion.draw.pen import SMALLEST_TOUCH, Pen
from companion.draw.people import draw_people
from companion.draw.street import draw_houses, draw_park_value, draw_parks, draw_road, draw_small_street
from companion.draw.targets import Action, Open
from companion.draw.view import SheetView

MARGIN = 10.0

"""What the system's bars cover: left, top, right, bottom."""

Arrangement = Literal["desk", "easel", "upright", "side"]


def arrangement(w: float, h: float) -> Arrangement:
    """Which form fits a size: dock on the right, dock below, one street open, or low and wide."""
    if w < 600:
        return "upright"
    if h < 560:
        return "side"
    return "desk" if w >= 900 and w > h else "easel"


def layout(view: SheetView, size: tuple[float, float], density: float = 1.0, text_scale: float = 1.0) -> Scene:
    """The whole screen as boxes."""
    pen = Pen(size, density, text_scale)
    room = Rect(0, 0, *size)
    pen.scene.panel(room, "night")
    {"desk": _desk, "easel": _easel, "upright": _upright, "side": _side}[arrangement(room.w, room.h)](pen, view, room)
    if view.menu:
        draw_menu(pen, view, room)
    elif view.picking:
        draw_people(pen, view, room)
    elif view.fan:
        draw_fan(pen, view, room)
    elif view.entry is not None:
        draw_typing(pen, view, room)
    return pen.scene


def cut_dock(view: SheetView, room: Rect, width: float) -> tuple[Rect, Rect]:
    """The dock at the hand that taps, and the rest."""
    return room.cut_left(width) if view.wishes.left_handed else room.cut_right(width)


def _desk(pen: Pen, view: SheetView, room: Rect) -> None:
    dock, rest = cut_dock(view, room, max(276.0, room.w * 0.215))
    bar, rest = rest.cut_top(56)
    ladders, streets = rest.cut_bottom(rest.h * 0.385)
    draw_bar(pen, view, bar)
    draw_streets(pen, view, streets, road=22)
    draw_ladders(pen, view, ladders)
    if view.entry is not None:
        draw_entry_dock(pen, view, dock.inset(12))
        return
    inner = dock.inset(12)
    keys, inner = inner.cut_top(min(186.0, inner.h * 0.25), 12)
    effects, inner = inner.cut_top(min(196.0, inner.h * 0.34), 12)
    if view.drawn:
        draw_known(pen, view, Rect(keys.x, keys.y, keys.w, effects.bottom - keys.y), 1, 8)
    else:
        draw_keys(pen, view, keys, 5)
        draw_effects(pen, view, effects, 3)
    note, inner = inner.cut_top(min(112.0, inner.h * 0.36), 12)
    _draw_note_or_message(pen, view, note)
    draw_actions(pen, view, inner, stacked=True)


def _easel(pen: Pen, view: SheetView, room: Rect) -> None:
    bar, rest = room.cut_top(56)
    draw_bar(pen, view, bar, chips=False)
    if len(view.chips) > 1:
        chips, rest = rest.cut_top(48)
        draw_chips(pen, view, chips.inset(8, 0))
    dock, rest = rest.cut_bottom(min(430.0, rest.h * 0.36))
    ladders, streets = rest.cut_bottom(rest.h * 0.37)
    draw_streets(pen, view, streets, road=22)
    draw_ladders(pen, view, ladders)
    if view.entry is not None:
        draw_entry_dock(pen, view, dock.inset(12))
        return
    inner = dock.inset(12)
    note, inner = inner.cut_top(64, 10)
    if view.known and not view.drawn and not view.turn.settled:
        known, note = note.cut_right(note.w * 0.4, 10)
        draw_known(pen, view, known, 3)
    _draw_note_or_message(pen, view, note)
    actions, inner = inner.cut_bottom(64, 10)
    if view.drawn:
        draw_known(pen, view, inner, 3, 8)
    else:
        if view.wishes.left_handed:
            effects, keys = inner.cut_right(inner.w * 0.42, 12)
        else:
            effects, keys = inner.cut_left(inner.w * 0.42, 12)
        draw_effects(pen, view, effects, 3)
        draw_keys(pen, view, keys, 5)
    draw_actions(pen, view, actions, stacked=False)


def _upright(pen: Pen, view: SheetView, room: Rect) -> None:
    bar, rest = room.cut_top(48)
    tall = room.h >= 800
    draw_bar(pen, view, bar, chips=not tall)
    if tall and len(view.chips) > 1:
        chips, rest = rest.cut_top(48)
        draw_chips(pen, view, chips.inset(4, 0))
    dock, board = rest.cut_bottom(min(room.h * 0.425, 396.0))
    strip, board = board.cut_bottom(min(44 * pen.text_scale, 56.0))
    draw_open_street(pen, view, board)
    _draw_strip_or_message(pen, view, strip)
    _draw_panel(pen, view, dock.inset(8, 8), columns=8 if dock.w >= 400 else 5)


def _side(pen: Pen, view: SheetView, room: Rect) -> None:
    dock, rest = cut_dock(view, room, 264)
    bar, rest = rest.cut_top(48)
    draw_bar(pen, view, bar)
    strip, streets = rest.cut_bottom(40)
    draw_streets(pen, view, streets, road=9)
    _draw_strip_or_message(pen, view, strip, lowest=True)
    _draw_panel(pen, view, dock.inset(6, 6), columns=5)


def _draw_note_or_message(pen: Pen, view: SheetView, rect: Rect) -> None:
    if view.message:
        ground, ink = ("night-raised", "on-night-amber") if view.good else ("message", "on-message")
        pen.scene.panel(rect, ground, 8)
        pen.paragraph(rect.inset(12, 6), view.message, ink, ground, 16, "text-semibold")
    else:
        draw_note(pen, view, rect, closable=False)


def _draw_strip_or_message(pen: Pen, view: SheetView, rect: Rect, *, lowest: bool = False) -> None:
    if view.message and view.entry is None:
        draw_message(pen, view, rect)
    else:
        draw_strip(pen, view, rect)
        if view.entry is None:
            # lower than a finger wants: the dock's margin below answers too, on a phone on its side the road above
            lack = max(0.0, SMALLEST_TOUCH - rect.h)
            pen.scene.touch(Rect(rect.x, rect.y - (lack if lowest else 0.0), rect.w, rect.h + lack), Action("ladders"))


def _draw_panel(pen: Pen, view: SheetView, room: Rect, columns: int) -> None:
    """On a phone one panel at a time: the keypad, or what to do with the card."""
    if view.unfolded and view.entry is None:
        draw_unfolded(pen, view, room.inset(-4))
    elif view.entry is not None:
        draw_entry_dock(pen, view, room)
    elif view.table.ended_by:
        note, inner = room.cut_top(64, 8)
        draw_note(pen, view, note, closable=False)
        draw_actions(pen, view, inner, stacked=True)
    elif view.asking:
        _draw_keypad(pen, view, room, columns)
    else:
        _draw_turn(pen, view, room)


def _draw_keypad(pen: Pen, view: SheetView, room: Rect, columns: int) -> None:
    actions, inner = room.cut_bottom(48, 6)
    draw_actions(pen, view, actions, stacked=False)
    if view.drawn and view.half.mode == "card":
        note, inner = inner.cut_top(52, 8)
        draw_note(pen, view, note, closable=False)
        draw_known(pen, view, inner.cut_top(min(inner.h, 200.0))[0], 3, 8)
        return
    if view.half.mode == "give":
        note, inner = inner.cut_top(64, 8)
        draw_note(pen, view, note, closable=False)
        draw_effects(pen, view, inner.cut_top(min(inner.h, 200.0))[0], 3)
        return
    rows = -(-15 // columns)
    effect_columns = 6 if inner.w > 290 else 3
    effect_rows = 0 if view.half.mode == "refuse" else 6 // effect_columns
    left = inner.h - (rows + effect_rows) * (SMALLEST_TOUCH + 1) - 6
    if left >= 30:
        note, inner = inner.cut_top(min(left, 52.0), 6)
        draw_note(pen, view, note, closable=False)
    if effect_rows:
        share = effect_rows * (1.3 if inner.h > 220 and effect_rows == 1 else 1.0)
        effects, inner = inner.cut_top(inner.h * share / (rows + share) - 3, 6)
        draw_effects(pen, view, effects, effect_columns, 4)
    draw_keys(pen, view, inner, columns, 5)


def _draw_turn(pen: Pen, view: SheetView, room: Rect) -> None:
    note, inner = room.cut_top(66, 8)
    draw_note(pen, view, note, closable=True)
    actions, inner = inner.cut_bottom(56, 8)
    draw_actions(pen, view, actions, stacked=False)
    if view.offer.columns:
        draw_columns(pen, view, inner.cut_top(min(inner.h, 120.0))[0])
    elif inner.h >= 3 * 56:
        draw_plans(pen, view, inner.cut_top(min(inner.h, 3 * 72.0))[0], 1)
    else:
        draw_plans(pen, view, inner.cut_top(min(inner.h, 104.0))[0], 3)


def draw_streets(pen: Pen, view: SheetView, rect: Rect, road: float) -> None:
    """All streets at full size, their right ends together as on the paper."""
    pen.scene.panel(rect, "lawn")
    lengths = view.sheet.streets
    narrow = rect.w < 700
    margin, parks_width, gap = (7.0, 36.0, 8.0) if narrow else (MARGIN, min(92.0, rect.w * 0.11), 10.0)
    pitch = (rect.w - margin - parks_width - gap - (1.0 if narrow else margin)) / max(lengths)
    for street, row in zip(range(1, len(lengths) + 1), rect.grid(1, len(lengths), 0), strict=True):
        way, ground = row.cut_bottom(road)
        draw_road(pen, way)
        area = ground.inset(0, min(6.0, ground.h * 0.05))
        parks, _rest = Rect(area.x, area.y, area.w - (1.0 if narrow else margin), area.h).cut_right(parks_width)
        if narrow:
            draw_park_value(pen, view, street, parks)
        else:
            draw_parks(pen, view, street, parks, 2)
        length = lengths[street - 1]
        x = parks.x - gap - pitch * length
        draw_green(pen, street, Rect(area.x, area.y, x - area.x - 8, area.h))
        draw_houses(pen, view, street, range(1, length + 1), Rect(x, area.y, pitch * length, area.h), pitch)


def draw_green(pen: Pen, street: int, room: Rect) -> None:
    """Trees on the free ground left of a short street."""
    kinds = ("oak", "fir", "poplar", "oak")
    high = min(58.0, room.h * 0.6)
    wide = high * 40 / 52
    count = int((room.w - 4) // (wide * 0.92))
    for index in range(count):
        x = room.x + 4 + index * wide * 0.92 + (room.w - 4 - count * wide * 0.92) / 2
        y = room.bottom - high - (index * 7 + street * 5) % 3 * room.h * 0.12
        pen.scene.sprite(Rect(x, y, wide, high), f"tree-{kinds[(index + street) % 4]}")


def draw_open_street(pen: Pen, view: SheetView, room: Rect) -> None:
    """One street in two rows, the others small above and below it; or all of them small."""
    streets = range(1, len(view.sheet.streets) + 1)
    small = max(48.0, min(56.0, room.h * 0.12))
    open_height = room.h - small * (len(streets) - 1)
    y = room.y
    for street in streets:
        if street != view.open_street:
            strip = Rect(room.x, y, room.w, small)
            draw_small_street(pen, view, street, strip)
            pen.scene.touch(strip, Open(street))
            y += small
            continue
        area = Rect(room.x, y, room.w, open_height)
        y += open_height
        pen.scene.panel(area, "lawn")
        road, ground = area.cut_bottom(min(12.0, open_height * 0.05))
        draw_road(pen, road)
        parks, ground = ground.inset(0, 4).cut_right(48, 4)
        draw_parks(pen, view, street, Rect(parks.x, parks.y, parks.w - 4, parks.h), 1)
        ground = Rect(ground.x + 10, ground.y, ground.w - 14, ground.h)
        length = view.sheet.streets[street - 1]
        upper = -(-length // 2)
        pitch = ground.w / upper
        halves = [range(1, upper + 1), range(upper + 1, length + 1)]
        for houses, row in zip(halves, ground.grid(1, 2, 6), strict=True):
            if houses:
                draw_houses(pen, view, street, houses, row, pitch)
