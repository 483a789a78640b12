"""The sheet at the five sizes, light and dark: golden pictures, and every target found by real touches."""

from __future__ import annotations

import pytest
from PIL import Image

from companion.draw.boxes import Text
from companion.draw.half import half_raw
from companion.draw.lettering import place
from companion.draw.paint import paint
from companion.draw.theme import contrast
from companion.ui.sheet.screen import SheetScreen
from tests.draw.positions import SIZES, STATES, state
from tests.ui.golden import FEW, differing
from tests.ui.harness import Stage

READABLE = 4.5


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


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_contrast_as_drawn(stage: Stage, size: str, theme: str) -> None:
    show(stage, "mid", size, theme)
    picture = stage.picture()
    faint = {
        text.text: round(drawn, 2) for text in stage.scene.texts if (drawn := contrast_drawn(text, picture)) < READABLE
    }
    assert not faint


def contrast_drawn(text: Text, picture: Image.Image) -> float:
    """How far the strongest ink of a text stands apart from the colour most of its box has."""
    placed = place(text, 1.0)
    box = picture.crop((placed.x - 1, placed.y - 1, placed.x + placed.w + 1, placed.y + placed.h + 1))
    colours = box.getcolors(box.width * box.height) or []
    edge = [
        picture.getpixel((x, y))
        for x in (placed.x - 1, placed.x + placed.w)
        for y in (placed.y - 1, placed.y + placed.h)
    ]
    ground = max(set(edge), key=edge.count)
    return max(contrast(_written(ground), _written(colour)) for _count, colour in colours)


def _written(colour: object) -> str:
    red, green, blue = colour  # type: ignore[misc]
    return f"#{red:02x}{green:02x}{blue:02x}"


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
