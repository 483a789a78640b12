"""Every page before the sheet at every size: nothing overlaps, nothing is cut, everything can be touched."""

from __future__ import annotations

import pytest

from companion.draw.atlas import Atlas
from companion.draw.boxes import Rect, Sprite
from companion.draw.figures import NO_FIGURES, FigureEntry, draw_figures_panel
from companion.draw.goalart import draw_goal
from companion.draw.home import HomeView, layout_home
from companion.draw.newgame.editor import KINDS, layout_editor
from companion.draw.page import seen
from companion.draw.paint import paint
from companion.draw.pen import Pen
from companion.draw.targets import Do
from companion.draw.theme import DARK, LIGHT
from companion.draw.view import sheet_view
from companion.records.assets import plan_cards
from tests.draw.check import ground_faults, text_faults
from tests.draw.doors import PAGES, check_page, editor
from tests.draw.positions import SIZES, table_at


@pytest.mark.parametrize("page", PAGES)
def test_page(page: str, size: tuple[int, int], scale: float) -> None:
    laid = PAGES[page](size, 1.0, scale)
    check_page(laid.frame)
    check_page(laid.body)


@pytest.mark.parametrize("page", ["table full", "past", "settings"])
def test_what_is_seen_of_a_scrolled_page(page: str, size: tuple[int, int]) -> None:
    laid = PAGES[page](size, 1.0, 1.0)
    for scroll in (0.0, laid.overflow / 3, laid.overflow):
        scene = seen(laid, scroll)
        faults = text_faults(scene) + ground_faults(scene)
        assert not faults, "\n".join(faults)
        assert all(touch.rect.y >= 0 and touch.rect.bottom <= size[1] for touch in scene.touches)


@pytest.mark.parametrize("page", ["table", "slot", "settings", "past"])
def test_page_at_other_densities(page: str, size: tuple[int, int]) -> None:
    laid = PAGES[page](size, 2.75, 1.3)
    check_page(laid.frame, 2.75)
    check_page(laid.body, 2.75)


@pytest.mark.parametrize("kind", range(len(KINDS)))
def test_every_known_goal_can_be_typed(kind: int, scale: float) -> None:
    check_page(layout_editor(editor(kind), "2018", "", SIZES["small"], 1.0, scale).body)


def test_the_doors_are_written_in_one_size(size: tuple[int, int]) -> None:
    labels = {"Check", "paper", "Check paper", "Past", "games", "Past games", "Cards", "Settings", "About"}
    for view in (HomeView(), HomeView(sheet_view(table_at(75), "p1"), again=True)):
        found = [text.size for text in layout_home(view, size, 1.0, 1.6).texts if text.text in labels]
        assert len(found) >= 5
        assert len(set(found)) == 1


def test_what_is_done_with_a_page_is_as_wide_as_what_stands_above_it() -> None:
    laid = PAGES["table"](SIZES["easel"], 1.0, 1.0)
    foot = next(touch.rect for touch in laid.frame.touches if touch.target == Do("start"))
    column = max(touch.rect.right for touch in laid.body.touches) - min(touch.rect.x for touch in laid.body.touches)
    assert foot.w == pytest.approx(column)


def test_home(size: tuple[int, int], scale: float) -> None:
    running = sheet_view(table_at(75), "p1")
    told = "The game can’t be saved right now; play on, it is kept in memory."
    for view in (HomeView(), HomeView(again=True), HomeView(running), HomeView(running, again=True, told=told)):
        check_page(layout_home(view, size, 1.0, scale))


def test_home_hides_totals_if_wanted() -> None:
    running = sheet_view(table_at(75), "p1")
    shown, hidden = (
        [text.text for text in layout_home(HomeView(running, hide_totals=hide), (1280, 800)).texts]
        for hide in (False, True)
    )
    assert len(shown) == len(hidden) + 1


def test_two_figures_over_the_sheet(size: tuple[int, int], scale: float) -> None:
    for entry in (NO_FIGURES, FigureEntry("9", "4"), FigureEntry("4", "9")):
        pen = Pen(size, 1.0, scale)
        pen.scene.panel(Rect(0, 0, *size), "night")
        draw_figures_panel(pen, entry, Rect(0, 0, *size), "The two figures on the card of plan A:")
        check_page(pen.scene)


def test_all_cards_of_a_slot_stand_on_one_page(size: tuple[int, int]) -> None:
    for page in ("slot", "slot A", "slot B", "slot C"):
        assert PAGES[page](size, 1.0, 1.0).overflow == 0


@pytest.mark.parametrize("card", plan_cards())
def test_a_goal_looks_like_no_other(card: str) -> None:
    """Pictures of different goals differ, and none leaves its frame."""
    room = Rect(0, 0, 160, 100)

    def picture(name: str) -> bytes:
        pen = Pen((160, 100), 1.0, 1.0)
        draw_goal(pen, plan_cards()[name].value(), room)
        for item in pen.scene.items:
            if isinstance(item, Sprite):
                assert item.rect.x >= 0
                assert item.rect.y >= -0.5
                assert item.rect.right <= 160
                assert item.rect.bottom <= 100.5
        return paint(pen.scene, ATLAS).tobytes()

    same = [
        other
        for other in plan_cards()
        if other != card
        and plan_cards()[other].value() != plan_cards()[card].value()
        and picture(other) == picture(card)
    ]
    assert same == []


ATLAS = Atlas(LIGHT, 1.0)


def test_every_sprite_of_the_pages_can_be_drawn() -> None:
    for theme in (LIGHT, DARK):
        atlas = Atlas(theme, 1.0)
        for lay in PAGES.values():
            page = lay((800, 1280), 1.0, 1.0)
            paint(page.frame, atlas)
            paint(page.body, atlas)
