"""Parts that the results screen and the shared pictures have in common: medals, signs, cells of the score row."""

from __future__ import annotations

from companion.draw.art.prizes import MEDALS
from companion.draw.boxes import Align, Rect
from companion.draw.lettering import clip
from companion.draw.pen import Pen
from companion.draw.results.scores import LOSSES, Category, Line
from companion.draw.results.wording import signed
from companion.words import _

SIGNS: dict[Category, tuple[str, float]] = {
    "plans": ("plan", 1.0),
    "parks": ("tree-oak", 40 / 52),
    "pools": ("pool-built", 60 / 29),
    "temps": ("mark-diamond", 1.0),
    "estates": ("effect-estate", 48 / 36),
    "fences": ("effect-fence", 48 / 36),
    "bis": ("effect-bis", 48 / 36),
    "roundabouts": ("roundabout", 1.0),
    "refusals": ("permit", 1.0),
}
"""The art that stands for each category, and its width for a height of one."""

UNKNOWN = "?"
LEAST_WORDS = 12.0


def draw_sign(pen: Pen, category: Category, rect: Rect) -> None:
    """The sign of a category, as large as its place allows."""
    name, ratio = SIGNS[category]
    high = min(rect.h, rect.w / ratio)
    pen.scene.sprite(rect.middle(high * ratio, high), name)


def draw_place(pen: Pen, line: Line, rect: Rect, on: str, *, medals: bool = True) -> None:
    """The medal of the first three places, or the figure of the others."""
    if line.place is None:
        return
    if medals and line.place <= len(MEDALS):
        medal = MEDALS[line.place - 1]
        high = min(rect.h, rect.w * 40 / 32)
        place = rect.middle(high * 32 / 40, high)
        pen.scene.sprite(place, f"medal-{medal}")
        disc = Rect(place.x, place.y + high * 0.36, place.w, high * 0.58)
        pen.text(disc, str(line.place), "house-ink", medal, high * 0.42 / pen.text_scale, "figure")
    else:
        pen.text(rect, _("{place}.").format(place=line.place), "ink-soft", on, rect.h * 0.5 / pen.text_scale, "figure")


def cell_text(line: Line, category: Category) -> str:
    """What stands in a box of the score row."""
    cell = line.cells.get(category)
    if cell is not None:
        return signed(cell.points)
    return "" if line.kind == "paper" else "–"


def parts_text(line: Line, category: Category) -> str:
    """The figures a box is summed from, where that says more."""
    cell = line.cells.get(category)
    if cell is None or category == "temps" or len(cell.parts) < 2 or not any(cell.parts):
        return ""
    return " ".join(str(part) if part else "·" for part in cell.parts)


def total_text(line: Line) -> str:
    return UNKNOWN if line.total is None else signed(line.total)


def ink_of(category: Category) -> str:
    return "red-ink" if category in LOSSES else "teal-ink"


def draw_words(
    pen: Pen, rect: Rect, text: str, role: str, on: str, size: float, font: str = "text-semibold",
    align: Align = "left", least: float = LEAST_WORDS,
) -> None:  # fmt: skip
    """A name that may be long: smaller down to what is still read with ease, then cut with three dots."""
    smallest = min(size, least) * pen.text_scale
    pen.text(rect, clip(text, font, smallest, rect, pen.density), role, on, size, font, align)
