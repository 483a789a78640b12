"""Fills a scene: texts that fit their boxes, buttons, paragraphs."""

from __future__ import annotations

from companion.draw.boxes import Align, Rect, Scene, Text
from companion.draw.lettering import SMALLEST, clip, fit, fits, height, wrap
from companion.draw.targets import Target

SMALLEST_TOUCH = 48.0
NEAREST_TOUCH = 40.0
EDGE = 3.0
"""How far a button stands up from its ground."""
LEADING = 1.24
"""How far lines stand apart, as a part of their size."""
NEARLY = 0.8
"""Letters smaller than this part of what was wanted get room for accents on capitals rather than shrink for them."""

BUTTONS = {
    "key": ("key", "key-edge", "key-ink"),
    "amber": ("amber-key", "amber-edge", "amber-ink"),
    "raised": ("night-raised", "night-edge", "on-night"),
    "done": ("done", "done-edge", "on-done"),
    "off": ("key-off", "key-off", "key-off-ink"),
    "pale": ("box-off", "box-off", "ink-off"),
}
"""Face, edge and ink of each kind of button; one that can't be used is off in the dock and pale on a page."""


class Pen:
    """Writes into one scene at one density and text scale."""

    def __init__(
        self, size: tuple[float, float], density: float, text_scale: float, scene: Scene | None = None
    ) -> None:  # fmt: skip
        self.scene = scene if scene is not None else Scene(size)
        self.density = density
        self.text_scale = text_scale

    def text(
        self, rect: Rect, text: str, role: str, on: str, size: float, font: str = "text-semibold",
        align: Align = "centre",
    ) -> None:  # fmt: skip
        """One line, as large as wanted where it fits, smaller where not; a name too long for its place ends in dots."""
        wanted = fit(text, font, size * self.text_scale, rect, self.density)
        self._line(rect, text, role, on, wanted, font, align)

    def _line(self, rect: Rect, text: str, role: str, on: str, size: float, font: str, align: Align) -> None:
        if size <= SMALLEST:
            text = clip(text, font, size, Rect(0, 0, rect.w + 0.4, 4 * size), self.density)
        self.scene.items.append(Text(rect, text, font, size, role, on, align))

    def common_size(self, texts: list[tuple[Rect, str]], size: float, font: str) -> float:
        """The size at which all of some texts fit their boxes, so that a row of them is of one height."""
        fitting = (fit(text, font, size * self.text_scale, rect, self.density) for rect, text in texts)
        return min(fitting, default=size) / self.text_scale

    def paragraph(
        self, rect: Rect, text: str, role: str, on: str, size: float, font: str = "text", align: Align = "left"
    ) -> None:
        """As many lines as it takes, smaller only if they do not fit."""
        wanted = size * self.text_scale
        nearly = wanted * NEARLY
        while True:
            lines = wrap(text, font, wanted, rect.w, self.density)
            step = wanted * LEADING
            if wanted < nearly:
                step = max([step, *(height(line, font, wanted, self.density) for line in lines)])
            high = len(lines) * step <= rect.h + 0.5
            wide = all(fits(line, font, wanted, Rect(0, 0, rect.w, step), self.density) for line in lines)
            if (high and wide) or wanted <= SMALLEST:
                break
            wanted = max(SMALLEST, wanted - 0.5)
        top = rect.y + max(0.0, (rect.h - len(lines) * step) / 2)
        for index, line in enumerate(lines):
            self._line(Rect(rect.x, top + index * step, rect.w, step), line, role, on, wanted, font, align)

    def face(self, rect: Rect, kind: str, radius: float = 8.0) -> Rect:
        """The ground of a button; gives its face, where the writing goes."""
        face, edge, _ = BUTTONS[kind]
        top = Rect(rect.x, rect.y, rect.w, rect.h - EDGE)
        if edge != face:
            self.scene.panel(rect, edge, radius)
            self.scene.panel(top, face, radius)
        else:
            self.scene.panel(top, face, radius)
        return top

    def button(
        self, rect: Rect, text: str, kind: str, target: Target, size: float = 16, font: str = "text-semibold",
        gap: float = 0.0,
    ) -> None:  # fmt: skip
        """A button with one line of text; it answers up to the middle of the gap to the next one."""
        face = self.face(rect, kind)
        colour, _, ink = BUTTONS[kind]
        room = face.inset(6, 2)
        if fits(text, font, size * self.text_scale * 0.85, room, self.density):
            self.text(room, text, ink, colour, size, font)
        else:
            self.paragraph(room, text, ink, colour, size, font, "centre")
        self.scene.touch(rect.inset(-gap / 2), target)
