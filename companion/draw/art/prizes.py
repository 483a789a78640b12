"""Medals and bunting of the results, the signs of the score row, and the signs of what can be shared."""

from __future__ import annotations

from companion.draw.art.brush import Brush, arc

MEDALS = ("gold", "silver", "bronze")
POSTS = ("share", "picture", "house", "chat", "grid", "record", "chart", "folder", "sheets", "paste", "keypad")
POST_COLOURS = ("on-night", "ink", "key-ink", "amber-ink", "teal-ink", "on-done")


def draw_medal(brush: Brush, medal: str) -> None:
    """A medal on its ribbon, 32 by 40."""
    for points, colour in (
        ([(5, 0.8), (13, 0.8), (20, 17), (12.6, 19)], "ribbon"),
        ([(27, 0.8), (19, 0.8), (12, 17), (19.4, 19)], "stamp"),
    ):
        brush.polygon(points, colour, "outline", 1.3)
    brush.ellipse(16, 26, 13, 13, medal, "outline", 1.8)
    brush.line(arc(16, 26, 9.4, 0, 360, 40), "medal-rim", 1.3)
    brush.line(arc(16, 26, 11, 200, 255, 12), "trim", 1.6)


def draw_bunting(brush: Brush) -> None:
    """Five flags on a string, 100 by 22; side by side they make a garland."""
    brush.line([(0, 2.0), (50, 3.4), (100, 2.0)], "outline", 1.4)
    for index, colour in enumerate(("roof-1", "amber", "roof-2", "rose", "roof-3")):
        x = 2.5 + index * 20
        sag = 1.2 - abs(x + 7.5 - 50) / 50
        brush.polygon([(x, 2.4 + sag), (x + 15, 2.4 + sag), (x + 7.5, 19 + sag)], colour, "outline", 1.3)


def draw_post(brush: Brush, name: str, colour: str) -> None:
    """A sign of 24 by 24."""
    _POSTS[name](brush, colour)


def _share(brush: Brush, colour: str) -> None:
    brush.line([(12, 15), (12, 3.6)], colour, 2.3)
    brush.line([(7.4, 8), (12, 3.4), (16.6, 8)], colour, 2.3)
    brush.line([(8, 11), (5, 11), (5, 20.4), (19, 20.4), (19, 11), (16, 11)], colour, 2.2)


def _picture(brush: Brush, colour: str) -> None:
    brush.line([(3.4, 4.6), (20.6, 4.6), (20.6, 19.4), (3.4, 19.4), (3.4, 4.6)], colour, 2.1)
    brush.line([(4.4, 17.2), (9.4, 11.2), (12.8, 15), (15.4, 12.2), (19.6, 17.2)], colour, 2.0)
    brush.ellipse(15.6, 8.6, 1.7, 1.7, colour)


def _house(brush: Brush, colour: str) -> None:
    brush.line([(3, 12), (12, 3.6), (21, 12)], colour, 2.2)
    brush.line([(5.6, 10.4), (5.6, 20), (18.4, 20), (18.4, 10.4)], colour, 2.1)
    brush.line([(10, 20), (10, 14.6), (14, 14.6), (14, 20)], colour, 1.8)


def _chat(brush: Brush, colour: str) -> None:
    brush.line(
        [(3.4, 4.6), (20.6, 4.6), (20.6, 15.6), (11, 15.6), (6.6, 20), (6.6, 15.6), (3.4, 15.6), (3.4, 4.6)],
        colour,
        2.1,
    )
    for y in (8.4, 11.8):
        brush.line([(7, y), (17, y)], colour, 1.7)


def _grid(brush: Brush, colour: str) -> None:
    brush.line([(3.4, 4.4), (20.6, 4.4), (20.6, 19.6), (3.4, 19.6), (3.4, 4.4)], colour, 2.1)
    for y in (9.4, 14.4):
        brush.line([(3.4, y), (20.6, y)], colour, 1.6)
    brush.line([(10, 4.4), (10, 19.6)], colour, 1.6)


def _record(brush: Brush, colour: str) -> None:
    brush.line([(5.6, 3.4), (14.4, 3.4), (18.6, 7.6), (18.6, 20.6), (5.6, 20.6), (5.6, 3.4)], colour, 2.0)
    brush.line([(10, 10), (15.2, 13.2), (10, 16.4), (10, 10)], colour, 1.9)


def _chart(brush: Brush, colour: str) -> None:
    brush.line([(4, 3.6), (4, 20), (20.6, 20)], colour, 2.1)
    for x, y in ((8.4, 13), (13, 8), (17.6, 10.6)):
        brush.line([(x, 16.6), (x, y)], colour, 2.6)


def _folder(brush: Brush, colour: str) -> None:
    brush.line([(3.4, 5.2), (9.4, 5.2), (11.6, 8), (20.6, 8), (20.6, 19), (3.4, 19), (3.4, 5.2)], colour, 2.1)


def _sheets(brush: Brush, colour: str) -> None:
    brush.line([(7.6, 3.6), (20.4, 3.6), (20.4, 16.8)], colour, 2.0)
    brush.line([(3.6, 7.4), (16.6, 7.4), (16.6, 20.4), (3.6, 20.4), (3.6, 7.4)], colour, 2.1)
    for y in (11.6, 14, 16.6):
        brush.line([(6.8, y), (13.4, y)], colour, 1.4)


def _paste(brush: Brush, colour: str) -> None:
    brush.line([(8.4, 5.4), (4.6, 5.4), (4.6, 20.6), (19.4, 20.6), (19.4, 5.4), (15.6, 5.4)], colour, 2.0)
    brush.line([(8.4, 3.6), (15.6, 3.6), (15.6, 7.4), (8.4, 7.4), (8.4, 3.6)], colour, 1.9)
    for y in (12, 16):
        brush.line([(8.2, y), (15.8, y)], colour, 1.6)


def _keypad(brush: Brush, colour: str) -> None:
    for x in (5.4, 12, 18.6):
        for y in (5.4, 12, 18.6):
            brush.ellipse(x, y, 1.9, 1.9, colour)


_POSTS = dict(
    zip(
        POSTS,
        (_share, _picture, _house, _chat, _grid, _record, _chart, _folder, _sheets, _paste, _keypad),
        strict=True,
    )
)


def draw_plan(brush: Brush) -> None:
    """A city plan with its seal, 24 by 24."""
    brush.box(3.4, 2.6, 17.2, 18.8, "trim", "outline", 1.4, 1.6)
    for y in (7, 10.4):
        brush.line([(6.8, y), (17.2, y)], "asphalt", 1.4)
    brush.ellipse(15.6, 16.6, 4.6, 4.6, "ribbon", "outline", 1.2)
    brush.line([(13.5, 16.7), (15.1, 18.3), (17.9, 14.9)], "trim", 1.5)


def draw_permit(brush: Brush) -> None:
    """A building permit, refused, 24 by 24."""
    brush.box(3.4, 2.6, 17.2, 18.8, "trim", "outline", 1.4, 1.6)
    for y in (6.6, 17.6):
        brush.line([(6.8, y), (17.2, y)], "asphalt", 1.4)
    brush.line([(7.4, 8.6), (16.6, 15.6)], "stamp", 2.4)
    brush.line([(16.6, 8.6), (7.4, 15.6)], "stamp", 2.4)
