"""A street of houses and trees for its own sake: on the cover, and where a page leaves room."""

from __future__ import annotations

from companion.draw.art.houses import SHAPES
from companion.draw.boxes import Rect
from companion.draw.pen import Pen
from companion.draw.street import draw_road


def draw_town(pen: Pen, band: Rect, row: int) -> None:
    """One street across a band; rows differ in what stands where."""
    pen.scene.panel(band, "lawn")
    road, ground = band.cut_bottom(min(20.0, band.h * 0.16))
    draw_road(pen, road)
    high = ground.h * 0.86
    wide = high * 0.72
    count = max(1, int(ground.w // (wide * 1.08)))
    step = ground.w / count
    for index in range(count):
        x = ground.x + index * step + (step - wide) / 2
        if (index * 2 + row * 3) % 5 == 4:
            kind = ("oak", "fir", "poplar")[(index + row) % 3]
            tree = min(wide, high * 40 / 52)
            crown = Rect(x + (wide - tree) / 2, ground.bottom - tree * 1.3 - 2, tree, tree * 1.3)
            pen.scene.sprite(crown, f"tree-{kind}")
        else:
            pen.scene.sprite(Rect(x, ground.bottom - high, wide, high), f"house-{(index * 3 + row * 5) % SHAPES}")
