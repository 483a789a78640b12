"""A desk with mouse and keyboard: what is pointed at glows, keys go to the screen, F11 fills the display."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.graphics import Color, InstructionGroup, SmoothLine
from kivy.metrics import Metrics
from kivy.utils import platform

from companion.draw.boxes import Rect

if TYPE_CHECKING:
    from companion.ui.app import ThreeStreetsApp

DESKTOPS = ("linux", "win", "macosx")
F11 = 292
FRAME = (("outline", 5.0), ("trim", 2.5))
"""Dark around light, to be seen on lawns, on paper and in the dock."""
TURNED = 180


class Keys:
    """The keyboard and the mouse over whatever screen is shown."""

    def __init__(self, app: ThreeStreetsApp) -> None:
        self.app = app
        self.glowing: Rect | None = None
        self._mouse = False
        """Whether there is a mouse over the window."""
        self._glow = InstructionGroup()
        self._look = Clock.create_trigger(lambda _seconds: self._pointed(), 0)

    def start(self) -> None:
        """Listens; fingers have nothing to point with, so only a desktop follows the mouse."""
        self.app.root.canvas.after.add(self._glow)
        if platform in DESKTOPS:
            Window.bind(**self._events())

    def stop(self) -> None:
        """Listens no more."""
        self._look.cancel()
        Window.unbind(**self._events())

    def _events(self) -> dict[str, Callable[..., None]]:
        return {
            "mouse_pos": self._moved, "on_cursor_leave": self._left,
            "on_touch_down": self._touched, "on_touch_up": self._touched,
        }  # fmt: skip

    def press(self, key: int, letter: str | None, modifiers: Iterable[str]) -> bool:
        """Answers a key; says whether it meant anything."""
        if key == F11:
            Window.fullscreen = False if Window.fullscreen else "auto"
            return True
        return self.app.shown is not None and self.app.shown.pressed(key, letter, modifiers)

    def _touched(self, *_rest: object) -> None:
        """A tap or the wheel changes what lies under the mouse, a frame later."""
        self.show(None)
        self._look()

    def _moved(self, *_rest: object) -> None:
        self._mouse = True
        self._pointed()

    def _left(self, *_rest: object) -> None:
        self._mouse = False
        self.show(None)

    def _pointed(self) -> None:
        """What lies under the mouse glows if a tap would do something."""
        screen = self.app.shown
        if screen is None or not self._mouse:
            return
        place = self._place()
        target = screen.scene.hit(*place)
        answers = target is not None and screen.answers(target)
        rects = [one.rect for one in screen.scene.touches if one.target == target and one.rect.contains(*place)]
        Window.set_system_cursor("hand" if answers else "arrow")
        self.show(rects[-1] if answers and rects else None)

    def _place(self) -> tuple[float, float]:
        """Where the mouse is on the screen, in dp from its top left."""
        x, y = Window.mouse_pos
        if Window.rotation == TURNED:
            x, y = Window.width - x, Window.height - y
        left, top = self._corner()
        return (x - left) / Metrics.density, (top - y) / Metrics.density

    def _corner(self) -> tuple[float, float]:
        screen = self.app.shown
        if screen is None:
            return 0.0, 0.0
        left, bottom = screen.to_window(screen.x, screen.y)
        return float(left), float(bottom + screen.height)

    def show(self, rect: Rect | None) -> None:
        """Lets a place of the screen glow, or nothing."""
        if rect == self.glowing:
            return
        self.glowing = rect
        self._glow.clear()
        if rect is None:
            return
        density = Metrics.density
        left, top = self._corner()
        inner = rect.inset(1.5)
        box = (left + inner.x * density, top - inner.bottom * density, inner.w * density, inner.h * density)
        for role, width in FRAME:
            self._glow.add(Color(*(channel / 255 for channel in self.app.theme.rgb(role))))
            self._glow.add(SmoothLine(rounded_rectangle=(*box, 8 * density), width=width * density / 2))
