"""Marks of the pencil, and the plain shapes that panels are put together from."""

from __future__ import annotations

from companion.draw.art.brush import Brush, Point, arc

MARKS = ("cross", "stroke", "used", "diamond", "diamond-crossed", "roof", "on", "fault")


def draw_mark(brush: Brush, name: str) -> None:
    """A mark of 24 by 24 (a stroke and a roof are as high as they are asked to be)."""
    if name == "cross":
        brush.line(_wavy((4, 5), (20, 19)), "pencil", 2.6)
        brush.line(_wavy((19.5, 4.5), (4.5, 19.5)), "pencil", 2.6)
    elif name == "stroke":
        brush.line(_wavy((3, brush.h - 3), (21, 3)), "pencil", 2.4)
    elif name == "used":
        brush.polygon([(7, 14), (4.5, 23), (9, 20.6), (12, 23.4)], "stamp", "outline", 1.2)
        brush.polygon([(17, 14), (19.5, 23), (15, 20.6), (12, 23.4)], "stamp", "outline", 1.2)
        brush.ellipse(12, 9.6, 8.6, 8.6, "ribbon", "outline", 1.4)
        brush.line([(8.2, 9.8), (11, 12.6), (16, 6.8)], "trim", 2.2)
    elif name.startswith("diamond"):
        brush.polygon([(12, 1.5), (22.5, 12), (12, 22.5), (1.5, 12)], "amber", "outline", 1.5)
        if name == "diamond-crossed":
            brush.line([(8, 8), (16, 16)], "outline", 2.4)
            brush.line([(16, 8), (8, 16)], "outline", 2.4)
    elif name == "on":
        brush.line([(5, 12.5), (10, 17.5), (19, 7)], "stamp", 3.2)
    elif name == "fault":
        brush.polygon([(12, 1.6), (23, 21.6), (1, 21.6)], "fault", "trim", 2.2)
        brush.line([(12, 8.6), (12, 14.2)], "trim", 2.8)
        brush.ellipse(12, 18.2, 1.6, 1.6, "trim")
    elif name == "roof":
        brush.polygon([(1.5, brush.h - 1.5), (12, 1.5), (22.5, brush.h - 1.5)], "roof-2", "outline", 1.3)


def draw_plus(brush: Brush) -> None:
    """A place where something can be added, 24 by 24."""
    brush.ellipse(12, 12, 10.8, 10.8, "lot-glow", "glow-line", 2.2)
    brush.line([(12, 6.8), (12, 17.2)], "glow-line", 2.6)
    brush.line([(6.8, 12), (17.2, 12)], "glow-line", 2.6)


def _wavy(start: Point, end: Point) -> list[Point]:
    """A stroke with the slight bow of a hand."""
    bow = arc(0, 0, 1.0, 180, 0, 8)
    return [
        (start[0] + (end[0] - start[0]) * (1 + x) / 2, start[1] + (end[1] - start[1]) * (1 + x) / 2 - y * 0.9)
        for x, y in bow
    ]
