"""Text measured exactly as it will be drawn, so that what is cut or overlaps is known without a screen."""

from __future__ import annotations

import json
from bisect import bisect_right
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from unicodedata import bidirectional

from PIL import ImageFont, features

from companion.draw.boxes import Rect, Text

FONTS = Path(__file__).parents[2] / "assets" / "fonts"
SMALLEST = 7.0
"""No text is ever set smaller, in dp."""


@lru_cache(maxsize=1)
def _roles() -> dict[str, tuple[str, list[int], list[int]]]:
    """Each role with its file and the starts and ends of the characters it has."""
    roles = json.loads((FONTS / "fonts.json").read_text(encoding="utf-8"))
    return {
        role: (entry["file"], [first for first, _ in entry["covers"]], [last for _, last in entry["covers"]])
        for role, entry in roles.items()
    }


def file_for(text: str, role: str) -> str:
    """The file of the font a text is drawn with."""
    return str(FONTS / _roles()[_role_for(text, role)][0])


@lru_cache(maxsize=2048)
def _role_for(text: str, role: str) -> str:
    """The role itself, or the fallback where it lacks a character."""
    known = _roles()[role]
    return role if all(_covers(known, character) for character in text) else "fallback"


@lru_cache(maxsize=128)
def _font(role: str, pixels: int, *, shaped: bool = False) -> ImageFont.FreeTypeFont:
    engine = ImageFont.Layout.RAQM if shaped and features.check("raqm") else ImageFont.Layout.BASIC
    return ImageFont.truetype(FONTS / _roles()[role][0], pixels, layout_engine=engine)


def font_for(text: str, role: str, pixels: int) -> ImageFont.FreeTypeFont:
    """The font a text is drawn with.

    Arabic joins its letters and runs from the right, as Hebrew does, where Pillow has the library for it.
    """
    found = _role_for(text, role)
    return _font(found, pixels, shaped=found == "fallback" and any(map(_from_the_right, text)))


def _from_the_right(character: str) -> bool:
    return bidirectional(character) in ("R", "AL")


@lru_cache(maxsize=4096)
def ink(text: str, role: str, pixels: int) -> tuple[int, int, int, int]:
    """What a text covers around the start of its base line, in pixels: left, top, right, bottom."""
    left, top, right, bottom = font_for(text, role, pixels).getbbox(text, anchor="ls")
    return int(left), int(top), int(right), int(bottom)


@lru_cache(maxsize=256)
def _capital(role: str, pixels: int) -> int:
    """How high a capital or a figure stands."""
    return -ink("H" if role != "figure" else "0", role, pixels)[1]


@lru_cache(maxsize=512)
def readable(text: str) -> str:
    """A text without what no font has, a line break or an emoji; empty if too little is left to be read."""
    roles = _roles()
    known = [
        character
        for character in text
        if character.isprintable() and any(_covers(roles[role], character) for role in ("text", "fallback"))
    ]
    left = " ".join("".join(known).split())
    return left if any(character.isalnum() for character in left) else ""


def _covers(role: tuple[str, list[int], list[int]], character: str) -> bool:
    _, starts, ends = role
    place = bisect_right(starts, ord(character)) - 1
    return place >= 0 and ord(character) <= ends[place]


def pixels(size: float, density: float) -> int:
    """A size in dp as whole pixels."""
    return max(1, round(size * density))


@dataclass(frozen=True, slots=True)
class Placed:
    """Where the ink of a text lies, in pixels from the top left."""

    x: int
    y: int
    w: int
    h: int
    pixels: int


def place(text: Text, density: float) -> Placed:
    """Where a text is drawn: capitals and figures stand in the middle of its rectangle."""
    size = pixels(text.size, density)
    left, top, right, bottom = ink(text.text, text.font, size)
    rect = text.rect
    if text.align == "left":
        x = rect.x * density - left
    elif text.align == "right":
        x = rect.right * density - right
    else:
        x = (rect.x + rect.w / 2) * density - (left + right) / 2
    base = (rect.y + rect.h / 2) * density + _capital(text.font, size) / 2
    return Placed(round(x) + left, round(base) + top, right - left, bottom - top, size)


def inked(text: Text, density: float) -> Rect:
    """What a text covers, in dp."""
    placed = place(text, density)
    return Rect(placed.x / density, placed.y / density, placed.w / density, placed.h / density)


def fits(text: str, role: str, size: float, rect: Rect, density: float) -> bool:
    """Whether a line of text of a size stays inside a rectangle."""
    left, _top, right, _bottom = ink(text, role, pixels(size, density))
    return right - left <= rect.w * density and height(text, role, size, density) <= rect.h


def height(text: str, role: str, size: float, density: float) -> float:
    """How high a rectangle must be to hold a line of text, whose capitals stand in its middle."""
    px = pixels(size, density)
    _left, top, _right, bottom = ink(text, role, px)
    capital = _capital(role, px)
    return max(-2 * top - capital, 2 * bottom + capital) / density


def fit(text: str, role: str, size: float, rect: Rect, density: float) -> float:
    """The largest size up to the wanted one at which a line of text stays inside."""
    return _fitted(text, role, size, rect.w, rect.h, density)


@lru_cache(maxsize=4096)
def _fitted(text: str, role: str, size: float, w: float, h: float, density: float) -> float:
    room = Rect(0.0, 0.0, w, h)
    while size > SMALLEST and not fits(text, role, size, room, density):
        size = max(SMALLEST, size - 0.5)
    return size


def clip(text: str, role: str, size: float, rect: Rect, density: float) -> str:
    """A line of text cut to what fits at a size, with three dots for the rest."""
    if fits(text, role, size, rect, density):
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if fits(text[:middle].rstrip() + "…", role, size, rect, density):
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + "…" if low else ""


def wrap(text: str, role: str, size: float, width: float, density: float) -> list[str]:
    """A text broken between words into lines of at most a width."""
    return list(_wrapped(text, _role_for(text, role), pixels(size, density), width * density))


@lru_cache(maxsize=1024)
def _wrapped(text: str, role: str, px: int, width: float) -> tuple[str, ...]:
    space = _advance(" ", role, px)
    lines: list[str] = []
    line, long = "", 0.0
    for word in text.split():
        step = _advance(word, role, px)
        if line and long + space + step > width:
            lines.append(line)
            line, long = word, step
        else:
            line, long = (f"{line} {word}", long + space + step) if line else (word, step)
    return (*lines, line) if line else tuple(lines)


@lru_cache(maxsize=4096)
def _advance(word: str, role: str, px: int) -> float:
    """How far a word moves the pen."""
    return _font(role, px).getlength(word)
