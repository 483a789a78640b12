"""A supersampled canvas in units of a piece of art, so that nothing comes out jagged."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from PIL import Image, ImageDraw

from companion.draw.theme import Theme

FINER = 4

Point = tuple[float, float]


class Brush:
    """Draws into an image of some pixels; its width is `units` units, the height follows."""

    def __init__(self, w: int, h: int, units: float, theme: Theme) -> None:
        self.theme = theme
        self.w, self.h = units, units * h / w
        self._pixels = (w, h)
        self._scale = w * FINER / units
        self._image = Image.new("RGBA", (w * FINER, h * FINER))
        self._draw = ImageDraw.Draw(self._image)

    def picture(self) -> Image.Image:
        """What was drawn, at its real size."""
        return self._image.resize(self._pixels, Image.Resampling.BOX)

    def _at(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self._scale, y * self._scale) for x, y in points]

    def polygon(self, points: Sequence[Point], fill: str, line: str | None = None, width: float = 1.6) -> None:
        """A filled shape with round corners to its outline."""
        self._draw.polygon(self._at(points), fill=self.theme.rgb(fill))
        if line is not None:
            self.line([*points, points[0]], line, width)

    def line(self, points: Sequence[Point], colour: str, width: float = 1.6) -> None:
        """A line with round ends and joints."""
        radius = width * self._scale / 2
        places = self._at(points)
        colour_rgb = self.theme.rgb(colour)
        self._draw.line(places, fill=colour_rgb, width=max(1, round(radius * 2)))
        for x, y in places:
            self._draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour_rgb)

    def dashes(
        self, points: Sequence[Point], colour: str, width: float = 1.6, dash: float = 3.4, gap: float = 3.0
    ) -> None:
        """A dashed line along a path."""
        left, drawing = dash, True
        for (x0, y0), (x1, y1) in pairwise(points):
            length = math.hypot(x1 - x0, y1 - y0)
            done = 0.0
            while length - done > 1e-6:
                step = min(left, length - done)
                a, b = done / length, (done + step) / length
                if drawing:
                    start = (x0 + (x1 - x0) * a, y0 + (y1 - y0) * a)
                    self.line([start, (x0 + (x1 - x0) * b, y0 + (y1 - y0) * b)], colour, width)
                done += step
                left -= step
                if left <= 1e-6:
                    drawing = not drawing
                    left = dash if drawing else gap

    def ellipse(
        self, x: float, y: float, rx: float, ry: float, fill: str | None, line: str | None = None, width: float = 1.6
    ) -> None:
        """An ellipse around a centre."""
        if line is not None:
            self._oval(x, y, rx + width / 2, ry + width / 2, line)
            rx, ry = rx - width / 2, ry - width / 2
        if fill is not None:
            self._oval(x, y, rx, ry, fill)

    def _oval(self, x: float, y: float, rx: float, ry: float, colour: str) -> None:
        s = self._scale
        if rx >= 0 and ry >= 0:
            self._draw.ellipse(((x - rx) * s, (y - ry) * s, (x + rx) * s, (y + ry) * s), fill=self.theme.rgb(colour))

    def box(
        self, x: float, y: float, w: float, h: float, fill: str, line: str | None = None,
        width: float = 1.6, radius: float = 0.0,
    ) -> None:  # fmt: skip
        """A rectangle, its outline inside of it; where there is no room for it, nothing."""
        if line is not None:
            self._rectangle(x, y, w, h, radius, line)
            x, y, w, h, radius = x + width, y + width, w - 2 * width, h - 2 * width, max(0.0, radius - width)
        self._rectangle(x, y, w, h, radius, fill)

    def _rectangle(self, x: float, y: float, w: float, h: float, radius: float, colour: str) -> None:
        s = self._scale
        if w >= 0 and h >= 0:
            corners = (x * s, y * s, (x + w) * s, (y + h) * s)
            self._draw.rounded_rectangle(corners, radius * s, fill=self.theme.rgb(colour))

    def hole(self, x: float, y: float, rx: float, ry: float) -> None:
        """Takes an ellipse out of what was drawn."""
        s = self._scale
        self._draw.ellipse(((x - rx) * s, (y - ry) * s, (x + rx) * s, (y + ry) * s), fill=(0, 0, 0, 0))


def blob(points: Sequence[Point], steps: int = 10) -> list[Point]:
    """A closed round shape through some points (Catmull-Rom)."""
    shape: list[Point] = []
    count = len(points)
    for index in range(count):
        a, b, c, d = (points[(index + offset) % count] for offset in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            shape.append((_through(a[0], b[0], c[0], d[0], t), _through(a[1], b[1], c[1], d[1], t)))
    return shape


def _through(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def arc(x: float, y: float, radius: float, start: float, end: float, steps: int = 24) -> list[Point]:
    """Points on a circle, degrees clockwise from the right."""
    angles = (math.radians(start + (end - start) * step / steps) for step in range(steps + 1))
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]
