"""Screens lie inside the system's bars: what Android and iOS tell, through stand-ins, and what the window shows."""

from __future__ import annotations

import sys
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from kivy.core.window import Window

from companion.draw.theme import LIGHT
from companion.ui import edges
from companion.ui.edges import NOTHING, Edges, covered
from tests.draw.positions import SIZES
from tests.ui.harness import Stage

BARS, CUTOUT = 7, 128
UPRIGHT = Edges(0, 72, 0, 48)
ON_ITS_SIDE = Edges(90, 0, 48, 24)


def android(
    monkeypatch: pytest.MonkeyPatch, version: int, bars: Edges | None, camera: Edges = NOTHING
) -> None:  # fmt: skip
    """An Android of a version, with something to tell about its window."""
    told = None if bars is None else SimpleNamespace(getInsets={BARS: bars, CUTOUT: camera}.__getitem__)
    window = SimpleNamespace(getDecorView=lambda: SimpleNamespace(getRootWindowInsets=lambda: told))
    classes: dict[str, Any] = {
        "android.os.Build$VERSION": SimpleNamespace(SDK_INT=version),
        "android.view.WindowInsets$Type": SimpleNamespace(systemBars=lambda: BARS, displayCutout=lambda: CUTOUT),
        "org.kivy.android.PythonActivity": SimpleNamespace(mActivity=SimpleNamespace(getWindow=lambda: window)),
    }
    jnius = ModuleType("jnius")
    jnius.autoclass = classes.__getitem__  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "jnius", jnius)
    monkeypatch.setattr(edges, "platform", "android")


def test_a_desktop_covers_nothing() -> None:
    assert covered() == NOTHING


def test_android_tells_its_bars_and_camera(monkeypatch: pytest.MonkeyPatch) -> None:
    android(monkeypatch, 36, UPRIGHT)
    assert covered() == UPRIGHT
    android(monkeypatch, 36, Edges(0, 0, 48, 24), Edges(left=90, right=20))
    assert covered() == ON_ITS_SIDE


@pytest.mark.parametrize(("version", "bars"), [(29, UPRIGHT), (34, UPRIGHT), (36, None)])
def test_older_androids_and_windows_not_yet_there(
    monkeypatch: pytest.MonkeyPatch, version: int, bars: Edges | None
) -> None:
    android(monkeypatch, version, bars)
    assert covered() == NOTHING


def test_before_windows_lay_under_bars_only_a_camera_at_the_side_reached_in(monkeypatch: pytest.MonkeyPatch) -> None:
    android(monkeypatch, 33, UPRIGHT, Edges(top=60))
    assert covered() == NOTHING
    android(monkeypatch, 33, Edges(top=24, right=48), Edges(left=90, right=30))
    assert covered() == Edges(left=90)


def test_a_system_that_refuses_covers_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "jnius", None)
    monkeypatch.setattr(edges, "platform", "android")
    assert covered() == NOTHING


def test_ios_tells_points(monkeypatch: pytest.MonkeyPatch) -> None:
    ios = ModuleType("ios")
    ios.get_safe_area = lambda: {"top": 47.0, "bottom": 34.0, "right": 0.0, "left": 0.0}  # type: ignore[attr-defined]
    ios.get_scale = lambda: 3.0  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "ios", ios)
    monkeypatch.setattr(edges, "platform", "ios")
    assert covered() == Edges(0, 141, 0, 102)


@pytest.mark.parametrize(("size", "cut"), [("phone", UPRIGHT), ("side", ON_ITS_SIDE)])
def test_the_screen_lies_inside_and_is_touched_there(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, size: str, cut: Edges
) -> None:
    android(monkeypatch, 36, cut)
    stage.start(SIZES[size])
    width, height = SIZES[size]
    screen = stage.screen
    assert stage.scene.size == (width - cut.left - cut.right, height - cut.top - cut.bottom)
    assert screen.to_window(0, 0) == (cut.left, cut.bottom)
    picture = stage.picture()
    assert picture.size == (width, height)
    night = LIGHT.rgb("night")
    assert tuple(round(channel * 255) for channel in Window.clearcolor[:3]) == night
    touched: list[object] = []
    monkeypatch.setattr(screen, "tapped", touched.append)
    for area in stage.scene.touches[:3]:
        x, y = area.rect.centre
        target = stage.scene.hit(x, y)
        stage.touch(x + cut.left, y + cut.top)
        assert touched.pop() == target


def test_a_turn_moves_the_edges(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    android(monkeypatch, 36, UPRIGHT)
    stage.start(SIZES["phone"])
    android(monkeypatch, 36, ON_ITS_SIDE)
    stage.resize(SIZES["side"])
    stage.frame()
    assert stage.scene.size == (800 - 90 - 48, 360 - 24)
