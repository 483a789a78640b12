"""Icons of the six effects, 48 by 36, and of the bars, 24 by 24."""

from __future__ import annotations

from companion.draw.art.brush import Brush, arc, blob
from companion.draw.art.garden import KIDNEY


def draw_effect(brush: Brush, effect: str) -> None:
    """What the back of a card shows, in our own hand."""
    {"fence": _fence, "estate": _estate, "park": _park, "pool": _pool, "temp": _temp, "bis": _bis}[effect](brush)


def _fence(brush: Brush) -> None:
    for y in (15, 25):
        brush.box(3, y, 42, 4.2, "picket-shade", "outline", 1.2, 0.8)
    for x in (5, 15.2, 25.4, 35.6):
        brush.polygon([(x, 9), (x + 3.7, 3.5), (x + 7.4, 9), (x + 7.4, 33), (x, 33)], "picket", "outline", 1.4)


def _estate(brush: Brush) -> None:
    for x, y, roof in ((2, 11, "roof-2"), (28, 11, "roof-3"), (15, 2, "roof-1")):
        brush.box(x + 2.4, y + 9, 13.2, 25.5 - y, "wall-1", "outline", 1.4)
        brush.polygon([(x, y + 10), (x + 9, y + 1), (x + 18, y + 10)], roof, "outline", 1.4)
    brush.box(21.2, 22, 5.6, 12.5, "door-1", "outline", 1.2, 1)
    brush.box(7, 24, 5, 5, "window", "outline", 1.0)
    brush.box(36, 24, 5, 5, "window", "outline", 1.0)


def _park(brush: Brush) -> None:
    brush.box(21.4, 22, 5.2, 12, "trunk", "outline", 1.2, 1)
    crown = blob([(24, 2), (31, 3.6), (37, 9.5), (37, 17.5), (31, 24), (17, 24), (11, 17.5), (11, 9.5), (17, 3.6)])
    brush.polygon(crown, "leaf", "outline", 1.5)
    brush.polygon(blob([(20.5, 5), (26, 5.8), (24, 10), (17, 14), (15, 10)]), "leaf-light")
    brush.line(arc(30, 16, 4, 10, 90), "leaf-dark", 1.5)
    brush.line([(8, 34), (40, 34)], "leaf-dark", 1.8)


def _pool(brush: Brush) -> None:
    shape = blob([(24 + (x - 30) * 0.78, 19.5 + (y - 14) * 1.02) for x, y in KIDNEY])
    brush.polygon(shape, "pool", "outline", 1.6)
    for x, y in ((13, 18), (25, 23), (31, 15)):
        brush.line(arc(x, y, 2.6, 200, 340, 8) + arc(x + 5, y - 1.5, 2.6, 160, 20, 8), "trim", 1.4)
    brush.line([(38.5, 4), (38.5, 18)], "outline", 1.5)
    brush.polygon([(29, 9.5), (38.5, 3), (47, 9.5)], "roof-1", "outline", 1.4)


def _temp(brush: Brush) -> None:
    brush.polygon([(24, 2), (41, 18), (24, 34), (7, 18)], "amber", "outline", 1.6)
    brush.line([(19.5, 10.5), (19.5, 18.5)], "outline", 2.4)
    brush.line([(15.5, 14.5), (23.5, 14.5)], "outline", 2.4)
    brush.line([(15.5, 22.5), (23.5, 22.5)], "outline", 2.4)
    brush.line([*arc(29.2, 15.6, 3.1, 190, 385, 12), (26, 23), (33, 23)], "outline", 2.2)


def _bis(brush: Brush) -> None:
    for x, roof, wall in ((3.5, "roof-5", "wall-2"), (23.5, "roof-5", "wall-2")):
        brush.box(x + 2.6, 15, 15.8, 18, wall, "outline", 1.4)
        brush.polygon([(x, 16), (x + 10.5, 4), (x + 21, 16)], roof, "outline", 1.4)
    for x in (14, 34):
        brush.line(arc(x, 21.4, 2.3, 0, 360, 16), "outline", 1.7)
        brush.line(arc(x, 26.8, 2.9, 0, 360, 16), "outline", 1.7)


def draw_icon(brush: Brush, name: str, colour: str) -> None:
    """A small sign of the bars."""
    if name in ("undo", "redo"):
        hook = [(6.0, 9.0), (14.5, 9.0), *arc(14.5, 13.8, 4.8, -90, 90, 12), (10.0, 18.6)]
        head = [(10.0, 4.6), (5.4, 9.0), (10.0, 13.4)]
        if name == "redo":
            hook, head = ([(24 - x, y) for x, y in path] for path in (hook, head))
        brush.line(hook, colour, 2.4)
        brush.line(head, colour, 2.4)
    elif name == "back":
        brush.line([(14.5, 5), (7.5, 12), (14.5, 19)], colour, 2.6)
    elif name == "forward":
        brush.line([(9.5, 5), (16.5, 12), (9.5, 19)], colour, 2.6)
    elif name == "check":
        brush.line([(5, 12.5), (10, 17.5), (19, 7)], colour, 2.8)
    elif name == "close":
        brush.line([(6.5, 6.5), (17.5, 17.5)], colour, 2.5)
        brush.line([(17.5, 6.5), (6.5, 17.5)], colour, 2.5)
    elif name == "home":
        brush.line([(3.5, 12), (12, 4), (20.5, 12)], colour, 2.2)
        brush.line([(6, 10.5), (6, 19.5), (18, 19.5), (18, 10.5)], colour, 2.2)
    elif name == "menu":
        for y in (5, 12, 19):
            brush.ellipse(12, y, 2.2, 2.2, colour)
    elif name == "down":
        brush.line([(6, 9.5), (12, 15.5), (18, 9.5)], colour, 2.6)
    else:
        _draw_player_icon(brush, name, colour)


def _draw_player_icon(brush: Brush, name: str, colour: str) -> None:
    """The signs that walk through a game."""
    if name == "pause":
        for x in (6.5, 13.5):
            brush.box(x, 5, 4, 14, colour, radius=1.4)
    elif name in ("first", "last"):
        bar, chevron = [(6.5, 5.5), (6.5, 18.5)], [(17.5, 5.0), (10.5, 12.0), (17.5, 19.0)]
        for path in (bar, chevron):
            brush.line(path if name == "first" else [(24 - x, y) for x, y in path], colour, 2.6)
    elif name in ("follow", "unfollow"):
        brush.line([*arc(12, 18.5, 11, 216, 324, 20), *arc(12, 5.5, 11, 36, 144, 20), (3.1, 12)], colour, 2.0)
        brush.ellipse(12, 12, 3.2, 3.2, colour)
        if name == "unfollow":
            brush.line([(5, 20), (19, 4)], colour, 2.2)
