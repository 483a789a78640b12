"""Every screen by keys: a walk without a touch, fields, panels, pages that scroll, and when the frame is there."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

import pytest
from kivy.core.window import Window

from companion.draw.about import FONTS
from companion.draw.page import BACK
from companion.draw.targets import Action, Choice, Do, FieldAt, NumberKey
from companion.store.settings import HINTS
from companion.ui.newgame.screen import NewGameScreen
from companion.ui.paper.screen import PaperScreen
from companion.ui.results.screen import ResultsScreen
from companion.ui.sheet.screen import SheetScreen
from tests.draw.positions import SIZES, example, state
from tests.ui.harness import COARSE, Stage
from tests.ui.keyboard import (
    DOWN,
    END,
    ENTER,
    ERASE,
    ESCAPE,
    F1,
    HOME,
    PAGE_DOWN,
    RIGHT,
    SPACE,
    TAB,
    UP,
    hold,
    press,
    write,
)
from tests.ui.pages import page, texts


@pytest.fixture(autouse=True)
def mouse_away() -> Iterator[None]:
    yield
    Window.mouse_pos = (-1, -1)


def framed(stage: Stage) -> Hashable | None:
    """What the frame stands around."""
    assert stage.app is not None
    around = stage.app.frame.around
    target = stage.screen.focus.target
    assert around is None or around in [one.rect for one in stage.scene.touches if one.target == target]
    return target if around is not None else None


def walk(stage: Stage, target: Hashable, *, shift: bool = False) -> None:
    """Tab, until something is framed."""
    met: list[Hashable] = []
    while framed(stage) != target:
        press(stage, TAB, shift=shift)
        here = framed(stage)
        assert here is not None
        assert here not in met, f"{target} is not among {met}"
        met.append(here)


def take(stage: Stage, *targets: Hashable) -> None:
    for target in targets:
        walk(stage, target)
        press(stage, ENTER)


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_from_home_to_the_results_by_keys_alone(stage: Stage, size: str) -> None:
    stage.start(SIZES[size], density=COARSE)
    take(stage, Action("new"))
    assert isinstance(stage.screen, NewGameScreen)
    walk(stage, FieldAt("name p1"))
    write("Ada")
    press(stage, TAB)
    assert stage.screen.typing == "city p1"
    write("Elm")
    press(stage, ENTER)
    assert stage.screen.typing == ""
    take(stage, Do("add-player"), Do("advanced"), Do("slot", 1))
    assert stage.screen.desk.draft.page == "slot 1"
    press(stage, DOWN, ENTER)
    assert stage.screen.desk.draft.page == "table"
    assert framed(stage) == Do("slot", 1)
    take(stage, Do("start"))
    assert isinstance(stage.screen, SheetScreen)
    hand = stage.screen.hand
    assert hand is not None
    assert (hand.seat.name, hand.seat.city_name) == ("Ada", "Elm")
    press(stage, "8", "f", RIGHT, ENTER, RIGHT, ENTER, ENTER)
    press(stage, "9", "t", RIGHT, ENTER)
    assert {type(touch.target) for touch in stage.scene.touches} == {Choice}
    press(stage, RIGHT, RIGHT, ENTER, ENTER)
    assert [move.do for move in hand.game.record.moves] == ["write", "fence", "done", "write", "done"]
    assert hand.table.round == 2
    take(stage, Action("menu"))
    walk(stage, Do("table"))
    press(stage, ESCAPE)
    assert framed(stage) == Action("menu")
    press(stage, ENTER)
    take(stage, Action("close"))
    assert isinstance(stage.screen, ResultsScreen)
    take(stage, Do("share"))
    walk(stage, Do("close"))
    press(stage, ESCAPE)
    assert framed(stage) == Do("share")
    press(stage, "z", control=True)
    assert isinstance(stage.screen, SheetScreen)
    assert not hand.game.finished
    press(stage, ESCAPE)
    assert framed(stage) == Action("new")
    assert stage.taps == 0


def test_the_way_back_ends_where_one_was(stage: Stage) -> None:
    stage.start(SIZES["small"], density=COARSE)
    take(stage, Do("door", "about"))
    assert framed(stage) is None
    walk(stage, Do("licence", FONTS[1].file))
    press(stage, ENTER)
    assert page(stage).effect.scroll == 0
    press(stage, DOWN)
    assert framed(stage) == BACK
    press(stage, DOWN, DOWN)
    assert page(stage).effect.scroll > 100
    press(stage, UP, UP)
    assert page(stage).effect.scroll == 0
    press(stage, PAGE_DOWN)
    assert page(stage).effect.scroll > 300
    press(stage, END)
    assert page(stage).effect.scroll == page(stage).effect.max
    press(stage, HOME, ESCAPE)
    assert page(stage).effect.scroll == 0
    press(stage, ESCAPE)
    assert framed(stage) == Do("door", "about")


def test_what_is_framed_is_in_view(stage: Stage) -> None:
    stage.start(SIZES["side"], density=COARSE)
    take(stage, Do("door", "settings"))
    screen = page(stage)
    assert screen.page is not None
    everything = {touch.target for scene in (screen.page.frame, screen.page.body) for touch in scene.touches}
    met = set()
    for shift in (False, True):
        for _ in everything:
            press(stage, TAB, shift=shift)
            met.add(framed(stage))
        assert met == everything
    press(stage, *[DOWN] * 40)
    assert framed(stage) in everything
    assert screen.effect.scroll > 0


def test_a_switch_by_space_and_a_held_key_counts_once(stage: Stage) -> None:
    stage.start(density=COARSE)
    take(stage, Do("door", "settings"))
    walk(stage, Do("switch", "hints"))
    assert stage.store is not None
    before = stage.store.settings.get(HINTS)
    press(stage, SPACE)
    assert stage.store.settings.get(HINTS) != before
    hold(stage, ENTER)
    hold(stage, ENTER)
    press(stage, ENTER)
    assert stage.store.settings.get(HINTS) == before
    assert framed(stage) == Do("switch", "hints")


def test_the_frame_goes_with_a_touch_or_the_mouse(stage: Stage) -> None:
    stage.start(density=COARSE)
    assert stage.app is not None
    assert framed(stage) is None
    press(stage, ENTER, SPACE)
    before = stage.picture()
    press(stage, DOWN, DOWN)
    here = framed(stage)
    assert here is not None
    assert stage.picture().tobytes() != before.tobytes()
    Window.mouse_pos = (2, 2)
    assert framed(stage) is None
    assert stage.picture().tobytes() == before.tobytes()
    press(stage, DOWN)
    assert framed(stage) == here
    stage.touch(2, 2)
    assert framed(stage) is None
    press(stage, ENTER)
    assert stage.screen is stage.app.shown


def test_suggestions_below_a_field_are_on_the_way(stage: Stage) -> None:
    record, _ = example()
    stage.start(density=COARSE)
    assert stage.app is not None
    stage.app.store.new_game(record.header)
    stage.app.open("new")
    walk(stage, FieldAt("name p1"))
    name = str(record.header["players"][0]["name"])
    write(name[0])
    press(stage, DOWN)
    assert framed(stage) == Do("complete", name)
    press(stage, ENTER)
    assert page(stage).value("name p1") == name
    walk(stage, FieldAt("name p1"), shift=True)
    write("Zoe")
    press(stage, ESCAPE)
    assert page(stage).typing == ""
    assert page(stage).value("name p1") == f"{name}Zoe"
    assert framed(stage) == FieldAt("name p1")


def test_a_panel_with_figures_takes_digits(stage: Stage) -> None:
    stage.start(SIZES["small"], density=COARSE)
    stage.begin(state("mid")[0])
    assert isinstance(stage.screen, SheetScreen)
    take(stage, Action("menu"))
    press(stage, "8", "f")
    assert stage.screen.hand is not None
    assert stage.screen.hand.menu
    press(stage, ESCAPE, F1, F1)
    assert "F A P O T B" in texts(stage)
    press(stage, ESCAPE)
    assert isinstance(stage.screen, SheetScreen)
    stage.screen.asking.slot = 1
    stage.screen.refresh()
    press(stage, "1", "2", "7", ERASE)
    press(stage, "z", control=True)
    assert stage.screen.asking.entry.high == "12"
    walk(stage, Do("figures-close"))
    press(stage, ENTER)
    assert framed(stage) == Action("menu")


def test_a_sheet_from_paper_by_keys(stage: Stage) -> None:
    stage.start(SIZES["small"], density=COARSE)
    assert stage.app is not None
    stage.app.check_paper()
    take(stage, Do("start"))
    assert isinstance(stage.screen, PaperScreen)
    hand = stage.screen.hand
    assert hand is not None
    press(stage, "3", "1", "2", "1", ENTER, "1", "9")
    assert hand.paper.city.street(1).houses[:5] == (3, 12, 1, 1, 9)
    press(stage, "z", control=True)
    press(stage, "z", control=True)
    press(stage, "y", control=True)
    assert hand.paper.city.street(1).houses[3:5] == (1, -1)
    take(stage, NumberKey(17))
    assert hand.paper.city.street(1).at(5) == 17


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_picture(stage: Stage, theme: str) -> None:
    stage.start(SIZES["small"], theme=theme)
    take(stage, Do("door", "settings"))
    walk(stage, Do("text_size", 130))
    stage.check_picture(f"keys-small-{theme}")
