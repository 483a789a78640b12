"""House fronts: eight shapes of the fifties, and the plots they will stand on.

A front is 60 units wide. Its wall begins at WALL of the height; the number stands on the wall above the door,
on a small front on the whole wall.
"""

from __future__ import annotations

from companion.draw.art.brush import Brush, Point, blob

WALL = 0.40
SILL = 0.77
"""Where the number ends and door and windows begin."""

SHAPES = 8
COLOURS = (
    ("wall-1", "roof-2", "door-2"),
    ("wall-2", "roof-1", "door-1"),
    ("wall-3", "roof-3", "door-2"),
    ("wall-4", "roof-4", "door-3"),
    ("wall-5", "roof-5", "door-1"),
    ("wall-1", "roof-1", "door-3"),
    ("wall-4", "roof-2", "door-2"),
    ("wall-3", "roof-5", "door-1"),
)


def wall_of(shape: int) -> str:
    """The role of the wall a number stands on."""
    return COLOURS[shape][0]


def draw_house(brush: Brush, shape: int, *, small: bool) -> None:
    """A whole front."""
    wall, roof, door = COLOURS[shape]
    top, bottom = brush.h * WALL, brush.h - 1.0
    _chimney(brush, shape, top)
    brush.box(5, top - 2, 50, bottom - top + 2, wall, "outline", 1.8, 1.5)
    if not small:
        _ground_floor(brush, shape, door)
    _roof(brush, shape, roof, top, small=small)


def _chimney(brush: Brush, shape: int, top: float) -> None:
    if shape in (4,):
        return
    x = (42, 47, 44, 46, 0, 41, 8, 43)[shape]
    y = top * (0.16, 0.22, 0.18, 0.18, 0.0, 0.16, 0.14, 0.16)[shape]
    brush.box(x, y, 8, top - y, "brick", "outline", 1.5, 0.6)
    brush.box(x - 1.2, y, 10.4, 3.4, "brick", "outline", 1.3, 0.6)


def _roof(brush: Brush, shape: int, roof: str, top: float, *, small: bool) -> None:
    """The roof between the upper edge and the top of the wall."""
    eaves = top + 1.2
    line = 1.8
    shapes: list[list[Point]] = [
        [(1, eaves), (30, 1.5), (59, eaves)],
        [(1, eaves), (13, 4), (47, 4), (59, eaves)],
        [(0.9, eaves), (7, top * 0.44), (53, top * 0.44), (59.1, eaves)],
        [(1.5, eaves), (8, top * 0.50), (21, 3), (39, 3), (52, top * 0.50), (58.5, eaves)],
        [(1, top * 0.20), (59, top * 0.52), (59, eaves), (1, eaves)],
        [(1, eaves), (22, 2.5), (36, top * 0.55), (59, eaves)],
        [(1, eaves), (19, 3), (41, 3), (59, eaves)],
        blob([(1.4, eaves), (18, top * 0.62), (30, 2), (42, top * 0.62), (58.6, eaves), (30, eaves)])[:40]
        + [(58.6, eaves), (1.4, eaves)],
    ]
    brush.polygon(shapes[shape], roof, "outline", line)
    middle = top * 0.66
    if shape == 0:
        brush.ellipse(30, middle, 4.6, 4.6, "window", "outline", 1.4)
        brush.line([(30, middle - 4), (30, middle + 4)], "outline", 0.9)
        brush.line([(26, middle), (34, middle)], "outline", 0.9)
    elif shape in (1, 6):
        _dormers(brush, roof, top, (30,) if shape == 1 else (21, 39))
    elif shape == 2:
        _shingles(brush, top * 0.62, 8, 52)
        _shingles(brush, top * 0.82, 6, 54)
    elif shape == 3:
        brush.box(25, top * 0.40, 10, top * 0.40, "window", "outline", 1.3, 1)
        brush.line([(30, top * 0.42), (30, top * 0.78)], "outline", 0.9)
        brush.line([(8, top * 0.50), (52, top * 0.50)], "outline", 1.0)
    elif shape == 4:
        for x in (8, 20, 32, 44):
            high = top * (0.20 + 0.32 * x / 60) + 5.5
            brush.polygon(
                [(x, high), (x + 8, high + top * 0.043), (x + 8, eaves - 3.4), (x, eaves - 3.4)],
                "window",
                "outline",
                1.2,
            )
    elif shape == 5:
        brush.box(17.5, top * 0.50, 8, top * 0.32, "window", "outline", 1.3, 4)
    elif shape == 7:
        brush.box(26, top * 0.44, 8, top * 0.36, "window", "outline", 1.3, 4)
    if not small and shape != 4:
        brush.line([(6.6, eaves + 1.7), (53.4, eaves + 1.7)], "trim", 1.5)


def _dormers(brush: Brush, roof: str, top: float, places: tuple[int, ...]) -> None:
    for x in places:
        high = top * 0.36
        brush.box(x - 5, high + 3, 10, top * 0.44, "window", "outline", 1.3, 0.5)
        brush.polygon([(x - 8, high + 4.4), (x, high - 4.5), (x + 8, high + 4.4)], roof, "outline", 1.4)


def _shingles(brush: Brush, y: float, start: float, end: float) -> None:
    brush.dashes([(start, y), (end, y)], "outline", 0.9, 5.0, 3.5)


def _ground_floor(brush: Brush, shape: int, door: str) -> None:
    """Door and windows below the number, with shrubs at the foot of the wall."""
    sill, foot = brush.h * SILL, brush.h - 2.4
    height = foot - sill
    door_x = (25.5, 11, 40, 25.5, 40, 11, 25.5, 25.5)[shape]
    windows = (25.5, 40.5) if door_x < 20 else (10.5, 25.0) if door_x > 30 else (10.5, 40.5)
    for x in windows:
        brush.box(x, sill + 1, 9.5, height * 0.56, "window", "outline", 1.2, 0.8)
        brush.line([(x + 4.75, sill + 1.6), (x + 4.75, sill + height * 0.54)], "outline", 0.8)
        brush.line([(x - 1, sill + height * 0.56 + 1.4), (x + 10.5, sill + height * 0.56 + 1.4)], "trim", 1.7)
    brush.box(door_x, sill, 9, height + 1, door, "outline", 1.2, 2.2)
    brush.ellipse(door_x + 6.4, sill + height * 0.58, 0.9, 0.9, "amber")
    for x in windows:
        for step in (0.0, 3.6, 7.2):
            brush.ellipse(x + 1.4 + step, foot - 0.9, 2.5, 2.5, "leaf")
    brush.line([(6, foot + 1), (54, foot + 1)], "outline", 1.4)


def draw_plot(brush: Brush, line: str) -> None:
    """The outline of a house to come."""
    top, bottom = brush.h * WALL, brush.h - 2.0
    brush.dashes([(8, top + 1), (8, bottom), (52, bottom), (52, top + 1)], line, 1.7)
    brush.dashes([(2.5, top + 1), (30, 4), (57.5, top + 1), (2.5, top + 1)], line, 1.7)


def draw_plan_house(brush: Brush, wall: str, line: str) -> None:
    """A plot filled lightly, for a house that could be written."""
    top, bottom = brush.h * WALL, brush.h - 2.0
    brush.box(8, top + 1, 44, bottom - top - 1, wall)
    brush.polygon([(2.5, top + 1), (30, 4), (57.5, top + 1)], wall)
    draw_plot(brush, line)
