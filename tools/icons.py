"""Draws the icon of the app in all its forms, and the picture shown while it starts, with the app's own art."""

import math
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from PIL import Image, ImageChops, ImageDraw  # noqa: E402

from companion.draw import art  # noqa: E402
from companion.draw.art.brush import Brush  # noqa: E402
from companion.draw.lettering import font_for  # noqa: E402
from companion.draw.theme import LIGHT, Theme  # noqa: E402

LAYER = 432
"""An adaptive icon's layer: 108 dp at the finest density."""
SAFE = 66 / 108
"""The middle of a layer that no launcher's mask cuts."""
STORE = (512, 512)
BANNER = (1024, 500)
SPLASH = (1080, 1080)
WINDOW = 128

HOUSES = (("house-3", 0.40, 0.52, 0.02), ("house-0", 0.40, 0.52, 0.58), ("house-1", 0.50, 0.66, 0.25))
"""Each house with its width, height and left edge as parts of the picture, those behind first."""
ROADS = 3

DARK_PARTS = ("outline", "window", "road-line", "trim", "amber", "leaf", "door-1", "door-2", "door-3", "house-ink")
MONO = Theme("mono", {role: "#000000" if role in DARK_PARTS else "#ffffff" for role in LIGHT.colours})


def houses(side: int, theme: Theme) -> Image.Image:
    """Three houses behind three streets, in a square without a ground."""
    picture = Image.new("RGBA", (side, side))
    foot = 0.70 * side
    for name, width, height, left in HOUSES:
        w, h = round(width * side), round(height * side)
        house = art.draw(name, w, h, theme)
        picture.alpha_composite(house, (round(left * side), round(foot - h)))
    number = font_for("3", "figure", round(side * 0.24))
    ImageDraw.Draw(picture).text((side * 0.5, foot - side * 0.285), "3", theme.rgb("house-ink"), number, anchor="mm")
    streets = _streets(side, round(0.28 * side), theme)
    picture.alpha_composite(streets, (0, round(foot - 0.012 * side)))
    return picture


def _streets(w: int, h: int, theme: Theme) -> Image.Image:
    brush = Brush(w, h, 100, theme)
    each = brush.h / ROADS
    for row in range(ROADS):
        y, inset = row * each, row * 9.0
        brush.box(inset, y, 100 - 2 * inset, each * 0.86, "road", "outline", 1.3, each * 0.3)
        middle, dashes = y + each * 0.43, 9 - 2 * row
        start = 50 - (dashes * 10 - 4.5) / 2
        for dash in range(dashes):
            brush.line([(start + dash * 10 + 1, middle), (start + dash * 10 + 4.5, middle)], "road-line", 2.0)
    return brush.picture()


def sunburst(w: int, h: int, across: float = 0.5) -> Image.Image:
    """Rays behind the roofs, from a point so far across."""
    brush = Brush(w, h, 100, LIGHT)
    brush.box(0, 0, brush.w, brush.h, "amber-key")
    middle, far = (100 * across, brush.h * 0.62), 160.0
    for ray in range(0, 24, 2):
        start, end = math.radians(ray * 15 - 7.5), math.radians(ray * 15 + 7.5)
        brush.polygon(
            [
                middle,
                (middle[0] + far * math.cos(start), middle[1] + far * math.sin(start)),
                (middle[0] + far * math.cos(end), middle[1] + far * math.sin(end)),
            ],
            "lot-glow",
        )
    return brush.picture()


def layer(theme: Theme) -> Image.Image:
    """The houses inside the part of an adaptive icon that is always seen."""
    side = round(LAYER * SAFE * 0.96)
    picture = Image.new("RGBA", (LAYER, LAYER))
    picture.alpha_composite(houses(side, theme), ((LAYER - side) // 2, (LAYER - side) // 2))
    return picture


def monochrome() -> Image.Image:
    """Only a shape: the launcher gives it its colour."""
    drawn = layer(MONO)
    shape = Image.new("RGBA", drawn.size, (255, 255, 255, 0))
    shape.putalpha(ImageChops.multiply(drawn.getchannel("A"), drawn.getchannel("R")))
    return shape


def square(side: int, *, rounded: bool) -> Image.Image:
    """The whole icon, as a square for a store or with round corners for a desktop."""
    picture = sunburst(side, side)
    inner = round(side * 0.78)
    picture.alpha_composite(houses(inner, LIGHT), ((side - inner) // 2, round(side * 0.13)))
    if rounded:
        mask = Image.new("L", (side * 4, side * 4))
        ImageDraw.Draw(mask).rounded_rectangle((0, 0, side * 4, side * 4), side * 4 * 0.22, fill=255)
        picture.putalpha(mask.resize((side, side), Image.Resampling.LANCZOS))
    return picture


def titled(size: tuple[int, int], side: int, title: int, *, beside: bool) -> Image.Image:
    """Houses and name, on the rays of a banner or on the plain ground of the starting picture."""
    picture = sunburst(*size, 0.28) if beside else Image.new("RGBA", size, (*LIGHT.rgb("night"), 255))
    words = ("Three", "Streets") if beside else ("Three Streets",)
    ink = LIGHT.rgb("ink" if beside else "on-night")
    pen = ImageDraw.Draw(picture)
    if beside:
        corner, middle = (round(size[0] * 0.075), (size[1] - side) // 2), (size[0] * 0.72, size[1] / 2)
    else:
        corner = ((size[0] - side) // 2, (size[1] - side - title) // 2)
        middle = (size[0] / 2, corner[1] + side + title * 0.55)
    picture.alpha_composite(houses(side, LIGHT), corner)
    for row, word in enumerate(words):
        y = middle[1] + (row - (len(words) - 1) / 2) * title * 0.98
        pen.text((middle[0], y), word, ink, font_for(word, "title", title), anchor="mm")
    return picture.convert("RGB").convert("RGBA")


def pictures() -> dict[str, Image.Image]:
    """Every picture by its place in the project."""
    return {
        "assets/icon/window.png": square(WINDOW, rounded=True),
        "packaging/android/icon.png": square(STORE[0], rounded=True),
        "packaging/android/foreground.png": layer(LIGHT),
        "packaging/android/background.png": sunburst(LAYER, LAYER),
        "packaging/android/presplash.png": titled(SPLASH, 600, 140, beside=False),
        "packaging/android/res/mipmap/icon_monochrome.png": monochrome(),
        "packaging/store/icon.png": square(STORE[0], rounded=False),
        "packaging/store/banner.png": titled(BANNER, 420, 150, beside=True),
    }


def main() -> int:
    for place, picture in pictures().items():
        file = ROOT / place
        file.parent.mkdir(parents=True, exist_ok=True)
        picture.save(file, optimize=True)
        sys.stdout.write(f"{place}: {picture.width}×{picture.height}, {file.stat().st_size // 1024} KB\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
