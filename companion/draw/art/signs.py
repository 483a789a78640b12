"""Signs of the doors, 24 by 24, and the little houses that stand for players, 40 by 40."""

from __future__ import annotations

from companion.draw.art.brush import Brush, Point, arc

SIGNS = (
    "clock", "cards", "gear", "about", "plus", "minus", "bin", "pencil", "dice", "again", "paper", "erase", "turn",
    "play", "shade", "people", "flag",
)  # fmt: skip
SIGN_COLOURS = ("ink", "key-ink", "on-night", "amber-ink", "teal-ink", "red-ink", "on-done")

TOKENS = ("red", "teal", "blue", "amber", "plum", "leaf", "rose", "night")
"""The colours of players, each with a roof of its own."""

_WALLS = dict(zip(TOKENS, ("roof-1", "roof-2", "roof-3", "amber", "roof-5", "leaf", "rose", "asphalt"), strict=True))


def token_role(token: str) -> str:
    """The role of a player's colour."""
    return _WALLS[token]


def draw_sign(brush: Brush, name: str, colour: str) -> None:
    """A small sign on a button."""
    _SIGNS[name](brush, colour)


def _clock(brush: Brush, colour: str) -> None:
    brush.line(arc(12, 12, 8.6, 0, 360, 40), colour, 2.2)
    brush.line([(12, 6.8), (12, 12), (15.8, 14.4)], colour, 2.2)


def _cards(brush: Brush, colour: str) -> None:
    brush.line([(4, 7), (4, 20), (14, 20), (14, 7), (4, 7)], colour, 2.0)
    brush.line([(8, 4), (20, 4), (20, 17)], colour, 2.0)
    brush.line([(6.6, 14.6), (9, 12), (11.4, 14.6)], colour, 1.8)


def _gear(brush: Brush, colour: str) -> None:
    for index in range(8):
        inner, outer = (arc(12, 12, radius, index * 45, index * 45, 1)[0] for radius in (7.0, 10.0))
        brush.line([inner, outer], colour, 3.2)
    brush.ellipse(12, 12, 7.6, 7.6, colour)
    brush.hole(12, 12, 3.4, 3.4)


def _about(brush: Brush, colour: str) -> None:
    brush.line(arc(12, 12, 8.8, 0, 360, 40), colour, 2.0)
    brush.line([(12, 11.2), (12, 16.6)], colour, 2.4)
    brush.ellipse(12, 7.4, 1.5, 1.5, colour)


def _plus(brush: Brush, colour: str) -> None:
    _minus(brush, colour)
    brush.line([(12, 5), (12, 19)], colour, 2.6)


def _minus(brush: Brush, colour: str) -> None:
    brush.line([(5, 12), (19, 12)], colour, 2.6)


def _bin(brush: Brush, colour: str) -> None:
    brush.line([(4.5, 6.6), (19.5, 6.6)], colour, 2.2)
    brush.line([(9.4, 6), (10, 3.8), (14, 3.8), (14.6, 6)], colour, 1.8)
    brush.line([(6.4, 7), (7.4, 20.2), (16.6, 20.2), (17.6, 7)], colour, 2.2)
    for x in (10.2, 13.8):
        brush.line([(x, 10.4), (x, 16.8)], colour, 1.6)


def _pencil(brush: Brush, colour: str) -> None:
    brush.line([(5, 19), (6, 14.6), (15.8, 4.8), (19.2, 8.2), (9.4, 18), (5, 19)], colour, 2.0)
    brush.line([(13.4, 7.2), (16.8, 10.6)], colour, 1.6)


def _dice(brush: Brush, colour: str) -> None:
    brush.line([(4.6, 4.6), (19.4, 4.6), (19.4, 19.4), (4.6, 19.4), (4.6, 4.6)], colour, 2.2)
    for x, y in ((8.6, 8.6), (15.4, 8.6), (12, 12), (8.6, 15.4), (15.4, 15.4)):
        brush.ellipse(x, y, 1.5, 1.5, colour)


def _again(brush: Brush, colour: str) -> None:
    brush.line(arc(12, 12.4, 7.6, -40, 250, 30), colour, 2.3)
    brush.line([(17.6, 2.6), (18.2, 7.6), (13.2, 8.4)], colour, 2.2)


def _paper(brush: Brush, colour: str) -> None:
    brush.line([(5.6, 3.6), (14.6, 3.6), (18.6, 7.6), (18.6, 20.4), (5.6, 20.4), (5.6, 3.6)], colour, 2.0)
    for y in (9.6, 13, 16.4):
        brush.line([(9, y), (15.2, y)], colour, 1.6)


def _erase(brush: Brush, colour: str) -> None:
    brush.line([(8.4, 5.4), (20.4, 5.4), (20.4, 18.6), (8.4, 18.6), (3, 12), (8.4, 5.4)], colour, 2.0)
    brush.line([(11.4, 9.4), (16.6, 14.6)], colour, 2.0)
    brush.line([(16.6, 9.4), (11.4, 14.6)], colour, 2.0)


def _turn(brush: Brush, colour: str) -> None:
    brush.line([(6.6, 8.6), (17.4, 8.6), (17.4, 15.4), (6.6, 15.4), (6.6, 8.6)], colour, 2.0)
    brush.line(arc(12, 12, 9.4, 200, 300, 16), colour, 1.8)
    brush.line(arc(12, 12, 9.4, 20, 120, 16), colour, 1.8)


def _play(brush: Brush, colour: str) -> None:
    brush.polygon([(8, 5.5), (18.5, 12), (8, 18.5)], colour, colour, 2.4)


def _shade(brush: Brush, colour: str) -> None:
    brush.line(arc(12, 12, 8.6, 0, 360, 40), colour, 2.0)
    brush.polygon(arc(12, 12, 8.6, -90, 90, 30), colour)


def _people(brush: Brush, colour: str) -> None:
    for x, y, size in ((8.8, 8.2, 1.0), (17.2, 9.6, 0.8)):
        brush.line(arc(x, y, 3.4 * size, 0, 360, 24), colour, 2.0)
        brush.line([(x - 5.8 * size, 19.4), *arc(x, 19.4, 5.8 * size, 180, 360, 24)], colour, 2.0)


def _flag(brush: Brush, colour: str) -> None:
    brush.line([(5.6, 3.6), (5.6, 20.6)], colour, 2.2)
    brush.polygon([(5.6, 4.6), (19, 4.6), (15.4, 9), (19, 13.4), (5.6, 13.4)], colour)


_SIGNS = dict(
    zip(
        SIGNS,
        (
            _clock, _cards, _gear, _about, _plus, _minus, _bin, _pencil, _dice, _again, _paper, _erase, _turn, _play,
            _shade, _people, _flag,
        ),
        strict=True,
    )
)  # fmt: skip


def draw_token(brush: Brush, token: str) -> None:
    """A round badge with a house: the colour and the roof tell players apart."""
    colour = _WALLS[token]
    brush.ellipse(20, 20, 19, 19, colour, "outline", 1.8)
    brush.box(11.4, 19, 17.2, 11.6, "trim", "outline", 1.5, 1)
    roofs: tuple[list[Point], ...] = (
        [(8, 20), (20, 8), (32, 20)],
        [(8, 20), (13, 11), (27, 11), (32, 20)],
        [(8, 20), (8, 10), (32, 16), (32, 20)],
        [(8, 20), (12, 15), (16, 9.6), (24, 9.6), (28, 15), (32, 20)],
        [(8, 20), (17, 9), (23, 15), (32, 20)],
        [(8, 20), (8, 13), (14, 16), (20, 8), (26, 16), (32, 13), (32, 20)],
        [(8, 20), *arc(20, 20, 11, 180, 360, 16), (32, 20)],
        [(8, 20), (8, 12), (32, 12), (32, 20)],
    )
    brush.polygon(roofs[TOKENS.index(token)], "trim", "outline", 1.5)
    brush.box(17.6, 23.6, 4.8, 7, colour, "outline", 1.2)
