"""How far the system's bars and the camera reach into the window: nothing of ours may lie there."""

from __future__ import annotations

from typing import NamedTuple

from kivy.utils import platform

TELLS_INSETS = 30
EDGE_TO_EDGE = 35
"""From this version of Android on a window lies under the bars; before, it ends where they begin, and only a camera
at the side of a phone on its side can reach into it."""
SETTLED_SECONDS = 0.5
"""So long after a turn the bars may still move."""


class Edges(NamedTuple):
    """What is covered at each edge, in pixels."""

    left: float = 0
    top: float = 0
    right: float = 0
    bottom: float = 0


NOTHING = Edges()


def covered() -> Edges:
    """What is covered now; a system that does not tell covers nothing."""
    ask = {"android": _android, "ios": _ios}.get(platform)
    if ask is None:
        return NOTHING
    try:
        return ask()
    except Exception:
        return NOTHING


def _android() -> Edges:
    from jnius import autoclass

    version = autoclass("android.os.Build$VERSION").SDK_INT
    if version < TELLS_INSETS:
        return NOTHING
    kinds = autoclass("android.view.WindowInsets$Type")
    window = autoclass("org.kivy.android.PythonActivity").mActivity.getWindow()
    insets = window.getDecorView().getRootWindowInsets()
    if insets is None:
        return NOTHING
    bars, camera = insets.getInsets(kinds.systemBars()), insets.getInsets(kinds.displayCutout())
    sides = [(getattr(bars, side), getattr(camera, side)) for side in Edges._fields]
    if version < EDGE_TO_EDGE:
        return Edges(*(max(0, hole - bar) for bar, hole in sides))
    return Edges(*map(max, sides))


def _ios() -> Edges:
    from ios import get_safe_area, get_scale

    area, scale = get_safe_area(), get_scale()
    return Edges(*(area[side] * scale for side in Edges._fields))
