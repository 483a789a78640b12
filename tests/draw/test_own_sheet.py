"""The page of an own sheet at every size, and the board of sheets other than the printed ones."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from companion.draw.boxes import Scene
from companion.draw.ownsheet.page import layout_own_sheet
from companion.draw.ownsheet.view import doubt
from companion.draw.page import seen
from companion.draw.sheet import layout
from companion.draw.targets import BoxAt, Column, Do, HouseAt
from companion.draw.view import sheet_view
from companion.words import use
from tests.draw.check import check_scene, ground_faults, text_faults
from tests.draw.doors import reach_faults
from tests.draw.own_sheets import CLASSIC, FEW, MANY, VIEWS, own_sheet
from tests.draw.positions import SIZES


@pytest.fixture(params=[("en", 1.0), ("qps", 1.6)], ids=["en", "qps-160"])
def text_scale(request: pytest.FixtureRequest) -> Iterator[float]:
    """The shortest words and the longest ones, in the largest text."""
    use(request.param[0])
    yield request.param[1]
    use("en")


def faults(scene: Scene) -> list[str]:
    return text_faults(scene) + ground_faults(scene) + reach_faults(scene)


@pytest.mark.parametrize("size", SIZES)
def test_the_page_at_every_size(size: str, text_scale: float) -> None:
    wrong = []
    for name, view in VIEWS.items():
        page = layout_own_sheet(view, SIZES[size], 1.0, text_scale)
        wrong += [f"{name}: {fault}" for scene in (page.frame, page.body) for fault in faults(scene)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("size", SIZES)
def test_with_the_dock_open_half_of_the_board_is_seen(size: str) -> None:
    page = layout_own_sheet(VIEWS["pools"], SIZES[size])
    w, h = SIZES[size]
    assert page.view.w * page.view.h >= 0.4 * w * h
    assert faults(seen(page, 200.0)) == []


@pytest.mark.parametrize("size", ["tablet", "side"])
def test_left_handed_the_dock_is_on_the_left(size: str) -> None:
    page = layout_own_sheet(VIEWS["pools"]._replace(left_handed=True), SIZES[size])
    assert page.view.x == 300
    assert faults(seen(page, 200.0)) == []
    assert max(touch.rect.right for touch in page.frame.touches if isinstance(touch.target, BoxAt)) <= 300


def test_everything_of_the_sheet_can_be_tapped() -> None:
    for size in SIZES.values():
        page = layout_own_sheet(VIEWS["new"], size)
        targets = {touch.target for touch in page.body.touches}
        houses = {HouseAt(street, house) for street in (1, 2, 3) for house in range(1, 10 + street)}
        ladders = {Do("ladder", name) for name in ("pools", "temps", "bis", "roundabouts", "refusals")}
        parks = {Do("ladder", f"parks {street}") for street in (1, 2, 3)}
        assert houses | ladders | parks | {Column(size) for size in range(1, 7)} <= targets


def test_of_a_long_ladder_the_part_in_hand_is_shown() -> None:
    page = layout_own_sheet(VIEWS["many"], SIZES["small"])
    shown = {touch.target.box for touch in page.frame.touches if isinstance(touch.target, BoxAt)}
    assert 21 in shown
    assert len(shown) < 24


def test_a_figure_that_may_be_a_slip_is_asked_about() -> None:
    assert doubt(own_sheet(ladder="pools")) == doubt(own_sheet(ladder="temp_points")) == ""
    slip = CLASSIC._replace(pools=(0, 3, 6, 90, 13), temp_points=(7, 1, 4))
    assert doubt(own_sheet(slip, "pools")) == "13 after 90: is that so?"
    assert doubt(own_sheet(slip, "temp_points")) == "4 after 1: is that so?"


@pytest.mark.parametrize("size", SIZES)
def test_the_board_of_other_sheets(size: str) -> None:
    four = CLASSIC._replace(streets=(9, 10, 11, 12), pools_at=((1,), (), (2,), (12,)), parks=((0, 2, 4),) * 4)
    for sheet in (FEW, four):
        table = own_sheet(sheet).table
        scene = layout(sheet_view(table, "p1"), SIZES[size])
        assert text_faults(scene) == []
    layout(sheet_view(own_sheet(MANY).table, "p1"), SIZES[size])
    if size != "side":
        check_scene(layout(sheet_view(own_sheet(four).table, "p1"), SIZES[size]))
