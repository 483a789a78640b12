"""Every box as textured rectangles in pixels: what the Kivy canvas and the Pillow painter both draw."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from companion.draw.atlas import Atlas, Region
from companion.draw.boxes import Item, Panel, Rect, Sprite, Text
from companion.draw.lettering import place
from companion.draw.theme import Rgb

FADED = 0.38
WHITE: Rgb = (255, 255, 255)


class Quad(NamedTuple):
    """A region of the atlas drawn into a rectangle of pixels, tinted."""

    region: Region
    x: int
    y: int
    w: int
    h: int
    tint: Rgb = WHITE
    alpha: float = 1.0


def quads(item: Item, atlas: Atlas) -> Iterator[Quad]:
    """The rectangles of one item."""
    match item:
        case Panel():
            return _panel(item, atlas)
        case Sprite():
            return _sprite(item, atlas)
        case Text():
            return _text(item, atlas)


def _edges(rect: Rect, density: float) -> tuple[int, int, int, int]:
    x, y = round(rect.x * density), round(rect.y * density)
    return x, y, round(rect.right * density) - x, round(rect.bottom * density) - y


def _panel(panel: Panel, atlas: Atlas) -> Iterator[Quad]:
    density = atlas.density
    x, y, w, h = _edges(panel.rect, density)
    if w <= 0 or h <= 0:
        return
    tint = atlas.theme.rgb(panel.role)
    white = atlas.region(("white",))
    white = Region(white.x + 1, white.y + 1, 2, 2)
    radius = min(round(panel.radius * density), w // 2, h // 2)
    line = max(1, round(panel.line * density)) if panel.line else 0
    if radius:
        corner = atlas.region(("ring", radius, line) if line else ("disc", radius))
        for right in (0, 1):
            for bottom in (0, 1):
                part = Region(corner.x + right * radius, corner.y + bottom * radius, radius, radius)
                yield Quad(part, x + right * (w - radius), y + bottom * (h - radius), radius, radius, tint)
    inner_w, inner_h = w - 2 * radius, h - 2 * radius
    if line:
        bars = [
            (x + radius, y, inner_w, line), (x + radius, y + h - line, inner_w, line),
            (x, y + radius, line, inner_h), (x + w - line, y + radius, line, inner_h),
        ]  # fmt: skip
    elif radius:
        bars = [
            (x + radius, y, inner_w, radius),
            (x, y + radius, w, inner_h),
            (x + radius, y + h - radius, inner_w, radius),
        ]
    else:
        bars = [(x, y, w, h)]
    for bar in bars:
        if bar[2] > 0 and bar[3] > 0:
            yield Quad(white, *bar, tint)


def _sprite(sprite: Sprite, atlas: Atlas) -> Iterator[Quad]:
    density = atlas.density
    w, h = max(1, round(sprite.rect.w * density)), max(1, round(sprite.rect.h * density))
    region = atlas.region(("sprite", sprite.name, w, h))
    yield Quad(
        region,
        round(sprite.rect.x * density),
        round(sprite.rect.y * density),
        w,
        h,
        WHITE,
        FADED if sprite.faded else 1.0,
    )


def _text(text: Text, atlas: Atlas) -> Iterator[Quad]:
    if not text.text.strip():
        return
    placed = place(text, atlas.density)
    region = atlas.region(("text", text.font, placed.pixels, text.text))
    yield Quad(region, placed.x, placed.y, region.w, region.h, atlas.theme.rgb(text.role))
