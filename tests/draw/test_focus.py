"""Where keys go: in reading order, to the nearest area that way, back to where they were; on every page."""

from __future__ import annotations

import pytest

from companion.draw.boxes import Rect, Scene, Touch
from companion.draw.focus import FRAME, Focus, closest, nearest, reading_order
from companion.draw.home import HomeView, layout_home
from companion.draw.page import BACK, Page, unrolled
from companion.draw.sheet import layout
from companion.draw.targets import Action, Do, EffectKey, FieldAt, HouseAt, NumberKey, Open, PlayerChip
from companion.draw.theme import THEMES, contrast
from companion.draw.view import Wishes
from tests.draw.doors import PAGES
from tests.draw.positions import SIZES, view_of

ARROWS = ((0, -1), (0, 1), (1, 0), (-1, 0))


def grid(columns: int, rows: int, gap: float = 6.0) -> list[Touch]:
    cells = Rect(0, 0, columns * 50, rows * 50).grid(columns, rows, gap)
    return [Touch(cell, number) for number, cell in enumerate(cells)]


def targets(touches: list[Touch]) -> list[object]:
    return [touch.target for touch in touches]


def lost(areas: list[Touch]) -> set[object]:
    """What arrows do not lead to from the first area."""
    reached, edge = {areas[0].target}, [areas[0]]
    while edge:
        here = edge.pop()
        for way in ARROWS:
            touch = nearest(areas, here.rect, *way)
            if touch is not None and touch.target not in reached:
                reached.add(touch.target)
                edge.append(touch)
    return {touch.target for touch in areas} - reached


# reading


def test_rows_drawn_row_by_row_are_read_row_by_row() -> None:
    assert targets(reading_order(grid(3, 4))) == list(range(12))


def test_columns_drawn_one_after_the_other_are_read_so() -> None:
    left = [Touch(Rect(0, y, 100, 50), f"left {y}") for y in (0, 60, 120)]
    right = [Touch(Rect(124, y, 100, 50), f"right {y}") for y in (0, 60)]
    below = [Touch(Rect(0, 200, 224, 50), "below")]
    assert targets(reading_order([*left, *right, *below])) == targets([*left, *right, *below])


def test_what_is_drawn_from_the_end_is_read_from_the_start() -> None:
    touches = grid(1, 4)
    assert reading_order(reversed(touches)) == touches
    row = grid(4, 1)
    assert reading_order(reversed(row)) == row


def test_what_can_be_tapped_in_two_places_is_read_once() -> None:
    twice = [Touch(Rect(0, 0, 50, 50), "a"), Touch(Rect(60, 0, 50, 50), "b"), Touch(Rect(0, 60, 50, 50), "a")]
    assert targets(reading_order(twice)) == ["b", "a"]


@pytest.mark.parametrize("size", ["tablet", "small"])
@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_read_from_its_bar_to_its_foot_and_arrows_lead_everywhere(name: str, size: str) -> None:
    page = PAGES[name](SIZES[size])
    areas = unrolled(page)
    found = targets(areas)
    assert len(found) == len(set(found))
    assert set(found) == {touch.target for scene in (page.frame, page.body) for touch in scene.touches}
    assert not lost(areas)
    feet = {touch.target for touch in page.frame.touches if touch.rect.y >= page.view.bottom}
    assert (found[0] == BACK) == (BACK not in feet)
    assert {touch.target for touch in areas if touch.rect.y >= page.view.y + page.body.size[1]} == feet
    assert set(found[len(found) - len(feet) :]) == feet


def test_a_new_game_is_read_column_by_column() -> None:
    found = targets(unrolled(PAGES["table"](SIZES["tablet"])))
    people = [place for place, target in enumerate(found) if isinstance(target, FieldAt)]
    game = [place for place, target in enumerate(found) if isinstance(target, Do) and target.do == "edition"]
    plans = [place for place, target in enumerate(found) if isinstance(target, Do) and target.do == "slot"]
    assert max(people) < min(game) < max(game) < min(plans) < found.index(Do("start"))


@pytest.mark.parametrize("size", SIZES)
def test_home_is_read_from_above(size: str) -> None:
    found = reading_order(layout_home(HomeView(view_of("mid"), again=True), SIZES[size]).touches)
    assert found[0].target == Action("continue")
    assert found[-1].target == Do("door", "about")


@pytest.mark.parametrize("left_handed", [False, True])
def test_the_sheet_is_read_as_bar_streets_and_dock(left_handed: bool) -> None:
    scene = layout(view_of("mid")._replace(wishes=Wishes(left_handed=left_handed)), SIZES["tablet"])
    found = targets(reading_order(scene.touches))
    houses = [target for target in found if isinstance(target, HouseAt)]
    assert houses == sorted(houses, key=lambda one: (one.street, one.house))
    assert [target for target in found if isinstance(target, NumberKey)] == [NumberKey(n) for n in range(1, 16)]
    kinds = [kind for kind in (PlayerChip, HouseAt, NumberKey, EffectKey) if any(isinstance(t, kind) for t in found)]
    first = [min(found.index(target) for target in found if isinstance(target, kind)) for kind in kinds]
    if not left_handed:
        assert first == sorted(first)
        assert found[-1] == Action("done")
    else:
        assert found.index(Action("done")) < found.index(houses[0])


# arrows


def test_arrows_in_a_grid() -> None:
    keys = grid(3, 3)
    middle = keys[4].rect
    assert [nearest(keys, middle, *way) for way in ARROWS] == [keys[1], keys[7], keys[5], keys[3]]
    assert nearest(keys, keys[0].rect, -1, 0) is None


def test_a_wide_area_straight_ahead_is_nearer_than_a_small_one_aside() -> None:
    small, wide = Touch(Rect(0, 0, 48, 48), "small"), Touch(Rect(0, 60, 600, 48), "wide")
    below = Touch(Rect(0, 120, 48, 48), "below")
    assert nearest([small, wide, below], small.rect, 0, 1) == wide
    assert nearest([small, wide, below], below.rect, 0, -1) == wide


def test_a_button_on_a_row_is_found_from_the_row() -> None:
    row, button = Touch(Rect(0, 0, 400, 60), "row"), Touch(Rect(340, 6, 48, 48), "button")
    assert nearest([row, button], row.rect, 1, 0) == button
    assert nearest([row, button], button.rect, -1, 0) == row


def test_what_is_closest() -> None:
    keys = grid(3, 3)
    assert closest(keys, keys[4].rect.moved(3, -4)) == keys[4]
    assert closest([], keys[4].rect) is None


@pytest.mark.parametrize("size", SIZES)
def test_arrows_lead_everywhere_on_home_and_the_sheet(size: str) -> None:
    assert not lost(reading_order(layout_home(HomeView(view_of("mid"), again=True), SIZES[size]).touches))
    scene = layout(view_of("mid"), SIZES[size])
    assert not lost(reading_order(scene.touches))
    assert not lost(reading_order(layout(view_of("mid")._replace(menu=True), SIZES[size]).touches))
    assert size in ("tablet", "easel", "side") or any(isinstance(touch.target, Open) for touch in scene.touches)


# focus


def test_what_a_panel_covers_comes_back() -> None:
    focus, below, panel = Focus(), grid(3, 1), [Touch(Rect(0, 0, 50, 50), "yes"), Touch(Rect(60, 0, 50, 50), "no")]
    focus.target = 2
    assert focus.follow(below) == below[2]
    assert focus.follow(panel) is None
    assert focus.follow(below) == below[2]
    assert focus.follow(panel) is None
    focus.target = "no"
    assert focus.follow(panel) == panel[1]
    assert focus.follow(below) == below[2]


def test_what_is_gone_is_not_looked_for_among_older_ones() -> None:
    focus, keys = Focus(), grid(3, 1)
    for target in (0, 1):
        focus.target = target
        assert focus.follow(keys) == keys[target]
    assert focus.follow([keys[0], keys[2]]) is None
    focus.target = 2
    assert focus.follow([keys[0]]) is None
    focus.forget()
    assert focus.follow(keys) is None


# looks


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_the_frame_stands_out_on_every_ground(theme: object) -> None:
    colours = THEMES[theme.name].colours  # type: ignore[attr-defined]
    faint = {
        role: colour
        for role, colour in colours.items()
        if max(contrast(colours[line], colour) for line, _width in FRAME) < 3
    }
    assert not faint
    assert all(width >= 2 for _line, width in FRAME)


def test_a_panel_of_a_page_is_not_moved_down() -> None:
    frame, body = Scene((400, 600)), Scene((400, 1200))
    frame.touch(Rect(100, 500, 200, 60), "panel")
    page = Page(frame, body, Rect(0, 60, 400, 440))
    assert unrolled(page) == frame.touches
