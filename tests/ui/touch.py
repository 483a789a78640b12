"""A touch of the window. Kivy's own lives in kivy.tests, which the packages of Debian and Ubuntu leave out."""

from __future__ import annotations

from kivy.base import EventLoop
from kivy.input.motionevent import MotionEvent


class Touch(MotionEvent):
    """One touch, from its first to its last pixel."""

    def __init__(self, x: float, y: float) -> None:
        super().__init__("touch", 99, _share(x, y), is_touch=True, type_id="touch")
        self.profile = ["pos"]

    def touch_down(self) -> None:
        EventLoop.post_dispatch_input("begin", self)

    def touch_move(self, x: float, y: float) -> None:
        self.move(_share(x, y))
        EventLoop.post_dispatch_input("update", self)

    def touch_up(self) -> None:
        EventLoop.post_dispatch_input("end", self)

    def depack(self, args: tuple[float, float]) -> None:
        self.sx, self.sy = args
        super().depack(args)


def _share(x: float, y: float) -> tuple[float, float]:
    return x / (EventLoop.window.width - 1), y / (EventLoop.window.height - 1)
