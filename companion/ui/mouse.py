"""A mouse over the screen: what it points at is framed if a click would do something."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import Metrics

if TYPE_CHECKING:
    from companion.ui.app import ThreeStreetsApp

TURNED = 180


class Mouse:
    """Follows the mouse over whatever screen is shown; fingers have nothing to point with."""

    def __init__(self, app: ThreeStreetsApp) -> None:
        self.app = app
        self._there = False
        """Whether there is a mouse over the window."""
        self._look = Clock.create_trigger(lambda _seconds: self._pointed(), 0)

    def start(self) -> None:
        """Listens."""
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

    def _touched(self, *_rest: object) -> None:
        """A tap or the wheel changes what lies under the mouse, a frame later."""
        self._look()

    def _moved(self, *_rest: object) -> None:
        self._there = True
        self.app.keys.rest()
        self._pointed()

    def _left(self, *_rest: object) -> None:
        if self._there:
            self._there = False
            self.app.keys.rest()

    def _pointed(self) -> None:
        screen = self.app.shown
        if screen is None or not self._there or self.app.keys.used:
            return
        place = self._place()
        target = screen.scene.hit(*place)
        answers = target is not None and screen.answers(target)
        rects = [one.rect for one in screen.scene.touches if one.target == target and one.rect.contains(*place)]
        Window.set_system_cursor("hand" if answers else "arrow")
        self.app.frame.show(rects[-1] if answers and rects else None)

    def _place(self) -> tuple[float, float]:
        """Where the mouse is on the screen, in dp from its top left."""
        x, y = Window.mouse_pos
        if Window.rotation == TURNED:
            x, y = Window.width - x, Window.height - y
        left, top = self.app.frame.corner()
        return (x - left) / Metrics.density, (top - y) / Metrics.density
