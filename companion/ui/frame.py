"""The frame around what the mouse points at or the keys have come to, drawn over the screen without drawing it anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.graphics import Color, InstructionGroup, SmoothLine
from kivy.metrics import Metrics

from companion.draw.boxes import Rect
from companion.draw.focus import FRAME

if TYPE_CHECKING:
    from companion.ui.app import ThreeStreetsApp

RADIUS = 8.0


class Frame:
    """One frame, or none."""

    def __init__(self, app: ThreeStreetsApp) -> None:
        self.app = app
        self.around: Rect | None = None
        """What it stands around, on the screen that is shown."""
        self._drawn: object = None
        self.canvas = InstructionGroup()

    def corner(self) -> tuple[float, float]:
        """The top left corner of the screen in the window."""
        screen = self.app.shown
        if screen is None:
            return 0.0, 0.0
        left, bottom = screen.to_window(screen.x, screen.y)
        return float(left), float(bottom + screen.height)

    def show(self, rect: Rect | None) -> None:
        """Frames a place of the screen, or nothing."""
        self.around = rect
        if rect is None:
            if self._drawn is not None:
                self._drawn = None
                self.canvas.clear()
            return
        density = Metrics.density
        left, top = self.corner()
        inner = rect.inset(2.0)
        box = (left + inner.x * density, top - inner.bottom * density, inner.w * density, inner.h * density)
        if self._drawn == (box, self.app.theme.name):
            return
        self._drawn = (box, self.app.theme.name)
        self.canvas.clear()
        for role, width in FRAME:
            self.canvas.add(Color(*(channel / 255 for channel in self.app.theme.rgb(role))))
            self.canvas.add(SmoothLine(rounded_rectangle=(*box, RADIUS * density), width=width * density / 2))
