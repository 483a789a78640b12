"""How far the system's bars and the camera reach into the window: nothing of ours may lie there."""

from __future__ import annotations

from typing import NamedTuple

from kivy.utils import platform

EDGE_TO_EDGE = 35
"""From this version of Android on a window lies under the bars; before, it ends where they begin."""
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

    if autoclass("android.os.Build$VERSION").SDK_INT < EDGE_TO_EDGE:
        return NOTHING
    kinds = autoclass("android.view.WindowInsets$Type")
    window = autoclass("org.kivy.android.PythonActivity").mActivity.getWindow()
    insets = window.getDecorView().getRootWindowInsets()
    if insets is None:
        return NOTHING
    found = insets.getInsets(kinds.systemBars() | kinds.displayCutout())
    return Edges(found.left, found.top, found.right, found.bottom)


def _ios() -> Edges:
    from ios import get_safe_area, get_scale

    area, scale = get_safe_area(), get_scale()
    return Edges(*(area[side] * scale for side in Edges._fields))
