"""What stands around the houses: trees, pools, picket fences, roundabouts."""

from __future__ import annotations

from companion.draw.art.brush import Brush, Point, arc, blob

KIDNEY: list[Point] = [
    (3, 15), (8, 5.5), (18, 2.8), (25.5, 5.6), (32, 8.4), (39.5, 6.4), (48, 5), (56.5, 11.5),
    (54.5, 21.5), (44, 26.2), (30, 26), (15, 26), (5.5, 22.5),
]  # fmt: skip


def draw_pool(brush: Brush, state: str) -> None:
    """A kidney of a pool, 60 by 29: planned, built or lost."""
    shape = blob(KIDNEY)
    if state == "planned":
        brush.polygon(shape, "pool-light")
        brush.dashes([*shape, shape[0]], "pool-deep", 1.8, 4.2, 2.8)
    elif state == "built":
        brush.polygon(shape, "trim", "outline", 2.0)
        inner = blob([(30 + (x - 30) * 0.86, 14.2 + (y - 14.2) * 0.78) for x, y in KIDNEY])
        brush.polygon(inner, "pool", "pool-deep", 1.6)
        for x, y in ((14, 12), (33, 16), (43, 10.5)):
            brush.line(arc(x, y, 3.2, 200, 340, 8) + arc(x + 6.2, y - 1.9, 3.2, 160, 20, 8), "trim", 1.4)
        brush.box(1.5, 9.5, 13, 4.6, "amber", "outline", 1.3, 1.2)
    else:
        brush.polygon(shape, "pool-lost", "pool-lost-line", 1.6)
        brush.line([(20, 8), (40, 21)], "pool-lost-line", 2.2)
        brush.line([(40, 8), (20, 21)], "pool-lost-line", 2.2)


def draw_tree(brush: Brush, kind: str) -> None:
    """A tree, 40 by 52."""
    brush.ellipse(20, 48.5, 12, 2.6, "leaf-dark")
    if kind == "fir":
        brush.box(17.6, 40, 4.8, 9, "trunk", "outline", 1.2, 1)
        for y, half in ((31, 15), (22, 12), (13.5, 8.6)):
            brush.polygon(
                blob([(20, y - 11), (20 + half, y + 9.5), (20, y + 11.5), (20 - half, y + 9.5)], 8),
                "leaf-dark",
                "outline",
                1.3,
            )
            brush.line([(20 - half * 0.42, y + 5), (20 - 1.5, y - 5)], "leaf", 1.6)
    elif kind == "poplar":
        brush.box(18, 38, 4, 11, "trunk", "outline", 1.2, 1)
        brush.polygon(blob([(20, 2), (28.5, 15), (29, 31), (20, 41), (11, 31), (11.5, 15)]), "leaf", "outline", 1.5)
        brush.line(arc(23, 22, 10, 150, 215), "leaf-light", 1.8)
    else:
        brush.box(17.4, 32, 5.2, 17, "trunk", "outline", 1.2, 1)
        crown = blob([(20, 2), (29, 5), (36, 14), (35, 25), (27, 33), (13, 33), (5, 25), (4, 14), (11, 5)])
        brush.polygon(crown, "leaf", "outline", 1.5)
        brush.polygon(blob([(16, 6), (23, 7.5), (20, 14), (11, 18), (8, 13)]), "leaf-light")
        brush.line(arc(27, 23, 5, 10, 90), "leaf-dark", 1.6)
        brush.line(arc(17, 26, 4, 40, 130), "leaf-dark", 1.6)


def draw_crown(brush: Brush, state: str) -> None:
    """The crown of a park tree with room for its figure, 40 by 40."""
    points: list[Point] = []
    for index in range(9):
        points += arc(20, 20, 16.8, index * 40 - 90, index * 40 - 90, 1)[:1]
        points += arc(20, 20, 18.6, index * 40 - 70, index * 40 - 70, 1)[:1]
    shape = blob(points, 6)
    brush.polygon(shape, "tree", "outline", 1.5)
    brush.line(arc(20, 20, 14, 195, 255), "leaf-light", 1.8)
    if state == "next":
        brush.ellipse(20, 20, 15.6, 15.6, "amber")
        brush.ellipse(20, 20, 13.4, 13.4, "tree")


def draw_fence(brush: Brush) -> None:
    """A picket fence seen along its length, 16 units wide and as long as it must be."""
    for x in (4.6, 9.4):
        brush.box(x - 1.2, 5, 4.2, brush.h - 9, "picket-shade", "outline", 1.2)
    count = max(2, round(brush.h / 18))
    pitch = (brush.h - 16) / (count - 1)
    for index in range(count):
        y = 1 + index * pitch
        brush.polygon([(3, y + 5), (8, y), (13, y + 5), (13, y + 14), (3, y + 14)], "picket", "outline", 1.4)
        brush.line([(11.2, y + 6), (11.2, y + 12.4)], "picket-shade", 1.3)


def draw_roundabout(brush: Brush) -> None:
    """A roundabout from above, 60 by 60."""
    brush.ellipse(30, 30, 28.5, 28.5, "asphalt", "outline", 1.8)
    for index in range(12):
        brush.line(arc(30, 30, 21.5, index * 30 + 4, index * 30 + 18, 4), "trim", 1.4)
    brush.ellipse(30, 30, 15, 15, "trim", "outline", 1.4)
    brush.ellipse(30, 30, 12.4, 12.4, "leaf-light")
    for x, y in ((30, 21.5), (38, 27), (35, 36.5), (25, 36.5), (22, 27)):
        brush.ellipse(x, y, 1.7, 1.7, "roof-1")
    brush.polygon(blob([(30, 22), (36, 25), (37, 31), (33, 36), (27, 36), (23, 31), (24, 25)]), "leaf", "outline", 1.2)
    brush.line(arc(30, 29.5, 4.2, 190, 260), "leaf-light", 1.5)
