"""What must be settled before Kivy opens its window."""

from __future__ import annotations

import os
import sys


def prepare(size: tuple[int, int] | None = None, maxfps: int | None = None) -> None:
    """Sets Kivy up for us; without a display on Linux, an offscreen window is drawn in software."""
    os.environ.setdefault("KIVY_NO_ARGS", "1")
    if not has_display():
        os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
        os.environ.setdefault("LIBGL_ALWAYS_SOFTWARE", "1")
    from kivy.config import Config

    # everything we draw is smooth already; more samples cost half a frame and 26 MB
    Config.set("graphics", "multisamples", "0")
    # a right click would otherwise leave a red dot that acts as a second finger
    Config.set("input", "mouse", "mouse,disable_multitouch")
    if maxfps is not None:
        Config.set("graphics", "maxfps", str(maxfps))
    if size is not None:
        Config.set("graphics", "width", str(size[0]))
        Config.set("graphics", "height", str(size[1]))


def has_display() -> bool:
    """Whether a window can be seen here."""
    return (
        sys.platform != "linux"
        or "ANDROID_ARGUMENT" in os.environ
        or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    )
