"""The sheet at the five sizes, light and dark: golden pictures, and every target found by real touches."""

from __future__ import annotations

import pytest

from companion.draw.half import half_raw
from companion.draw.paint import paint
from companion.ui.sheet.screen import SheetScreen
from tests.draw.positions import SIZES, STATES, state
from tests.ui.golden import FEW, differing
from tests.ui.harness import Stage


def show(
    stage: Stage, name: str, size: str, theme: str = "light", text_scale: float = 1.0, language: str = "en",
    density: float = 1.0,
) -> None:  # fmt: skip
    record, _, player, half = state(name)
    stage.start(SIZES[size], theme=theme, text_scale=text_scale, language=language, density=density)
    game = stage.begin(record)
    assert isinstance(stage.screen, SheetScreen)
    assert stage.screen.hand is not None
    stage.screen.hand.show(player)
    game.set_draft(player, half_raw(half))
    stage.screen.refresh()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", STATES)
@pytest.mark.parametrize("size", SIZES)
def test_sheet(stage: Stage, size: str, name: str, theme: str) -> None:
    show(stage, name, size, theme)
    stage.check_picture(f"sheet-{size}-{name}-{theme}")


@pytest.mark.parametrize("size", SIZES)
def test_targets_by_touch(stage: Stage, size: str) -> None:
    show(stage, "mid", size)
    stage.check_layout(touching=True)


@pytest.mark.parametrize("size", SIZES)
def test_longer_language_and_largest_text(stage: Stage, size: str) -> None:
    show(stage, "mid", size, text_scale=1.6, language="qps")
    stage.check_picture(f"sheet-{size}-mid-qps-160")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_window_and_pillow_show_the_same(stage: Stage, theme: str) -> None:
    show(stage, "mid", "tablet", theme)
    assert stage.app is not None
    painted = paint(stage.scene, stage.app.sheet.atlas)
    assert differing(stage.picture(), painted) <= FEW


def test_other_density(stage: Stage) -> None:
    show(stage, "mid", "phone", density=2.0)
    assert stage.scene.size == SIZES["phone"]
    stage.check_picture("sheet-phone-mid-density-2")
