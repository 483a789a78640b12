"""The board of a replay at any size: the drawn sheet with a control bar where the dock was, or below it."""

from __future__ import annotations

from companion.draw.bar import draw_bar, draw_chips
from companion.draw.boxes import Rect, Scene
from companion.draw.dock import draw_plans
from companion.draw.ladders import draw_ladders, draw_strip, draw_unfolded
from companion.draw.pen import SMALLEST_TOUCH, Pen
from companion.draw.people import draw_people
from companion.draw.replay.controls import controls_height, draw_controls
from companion.draw.replay.view import ReplayView
from companion.draw.sheet import arrangement, cut_dock, draw_open_street, draw_streets
from companion.draw.targets import Action, Do, Open, PlayerChip
from companion.draw.view import SheetView

LADDERS = 220.0
"""So high the unfolded ladders are at least; below that the streets make room."""
LARGE = 1.3
"""In larger text the plans have no room on a small screen; what is done for them is told in words."""
ANSWERS = Action | Do | Open | PlayerChip
"""What a tap does something on; the sheet itself is only looked at."""


def layout_replay(
    view: SheetView, replay: ReplayView, size: tuple[float, float], density: float = 1.0, text_scale: float = 1.0
) -> Scene:  # fmt: skip
    """The whole screen as boxes."""
    pen = Pen(size, density, text_scale)
    room = Rect(0, 0, *size)
    pen.scene.panel(room, "night")
    form = arrangement(room.w, room.h)
    if form == "side":
        _side(pen, view, replay, room)
    else:
        controls, room = room.cut_bottom(controls_height(pen, room.w, room.h))
        draw_controls(pen, replay, controls)
        _upright(pen, view, room) if form == "upright" else _whole(pen, view, room, chips=form == "desk")
    pen.scene.touches = [touch for touch in pen.scene.touches if isinstance(touch.target, ANSWERS)]
    if view.picking:
        draw_people(pen, view, Rect(0, 0, *size))
    return pen.scene


def _whole(pen: Pen, view: SheetView, room: Rect, *, chips: bool) -> None:
    bar, rest = room.cut_top(56)
    draw_bar(pen, view, bar, chips=chips)
    if not chips and len(view.chips) > 1:
        row, rest = rest.cut_top(48)
        draw_chips(pen, view, row.inset(8, 0))
    ladders, streets = rest.cut_bottom(rest.h * (0.385 if chips else 0.42))
    draw_streets(pen, view, streets, road=22)
    draw_ladders(pen, view, ladders)


def _upright(pen: Pen, view: SheetView, room: Rect) -> None:
    bar, rest = room.cut_top(48)
    tall = rest.h >= 560
    draw_bar(pen, view, bar, chips=not tall)
    if tall and len(view.chips) > 1:
        chips, rest = rest.cut_top(48)
        draw_chips(pen, view, chips.inset(4, 0))
    board = _draw_folded(pen, view, rest)
    if view.unfolded:
        streets, ladders = board.cut_top(len(view.sheet.streets) * SMALLEST_TOUCH)
        if ladders.h >= LADDERS:
            draw_open_street(pen, view._replace(open_street=0), streets)
        draw_unfolded(pen, view, ladders if ladders.h >= LADDERS else board)
        return
    if board.h >= 500 or pen.text_scale <= LARGE:
        plans, board = board.cut_bottom(max(60 + 50 * (pen.text_scale - 1), min(72.0, board.h * 0.18)))
        pen.scene.panel(plans, "paper")
        draw_plans(pen, view, plans.inset(6), 3)
    draw_open_street(pen, view, board)


def _side(pen: Pen, view: SheetView, replay: ReplayView, room: Rect) -> None:
    dock, rest = cut_dock(view, room, 264)
    bar, rest = rest.cut_top(48)
    draw_bar(pen, view, bar)
    streets = _draw_folded(pen, view, rest)
    if view.unfolded:
        draw_unfolded(pen, view, streets)
    else:
        draw_streets(pen, view, streets, road=9)
    if pen.text_scale <= LARGE:
        plans, dock = dock.cut_top(min(84.0, 68 * pen.text_scale))
        draw_plans(pen, view, plans.inset(8, 6), 3)
    draw_controls(pen, replay, dock)


def _draw_folded(pen: Pen, view: SheetView, room: Rect) -> Rect:
    """The score row in one line at the foot, which unfolds it; gives what is left above."""
    strip, rest = room.cut_bottom(max(SMALLEST_TOUCH, min(44 * pen.text_scale, 56.0)))
    draw_strip(pen, view, strip)
    pen.scene.touch(strip, Action("ladders"))
    return rest
