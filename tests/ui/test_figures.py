"""The two figures of a card that are not public: asked when the plan is first validated, never again."""

from __future__ import annotations

import pytest

from companion.draw.targets import Action, Approval, Do, Slot
from companion.rules.welcome.moves import Write
from companion.ui.newgame.shelf import Shelf
from companion.ui.sheet.screen import SheetScreen
from tests.draw.positions import SIZES
from tests.ui.harness import COARSE, Stage

HEADER = {
    "record": 1,
    "edition": "2023",
    "sheet": "classic-2023",
    "players": [{"id": "p1", "name": "Ada", "temps": 5, "streets": [
        "0 1 2 3 4 5 16 . . .", ". . . . . . . . . . .", ". . . . . . . . . . . .",
    ]}],
    "plans": [{"slot": 3, "card": "c-5temps"}],
}  # fmt: skip


def met(stage: Stage, size: str) -> SheetScreen:
    """A turn in which plan C is met and its figures are not known."""
    app = stage.start(SIZES[size])
    app.game = app.store.new_game(HEADER)
    written = Write(by="p1", street=2, house=1, number=3, card=3, effect="pool")
    assert app.game.play(written) is None
    app.open("sheet")
    assert isinstance(stage.screen, SheetScreen)
    return stage.screen


@pytest.mark.parametrize("size", ["tablet", "phone", "side"])
def test_asked_once(stage: Stage, size: str) -> None:
    screen = met(stage, size)
    game = screen.app.game
    assert game is not None
    assert screen.hand is not None
    assert screen.hand.view().offer.slots == {3}
    stage.tap(Slot(3))
    assert screen.asking.slot == 3
    stage.check_layout()
    stage.tap(Do("figures-keep"))
    assert screen.asking.slot == 3
    for key in ("4", "next", "9"):
        stage.tap(Do("figure", key))
    stage.tap(Do("figures-keep"))
    assert game.position.seats[0].city.plans == (None, None, None)
    for key in ("erase", "2"):
        stage.tap(Do("figure", key))
    stage.tap(Do("figures-keep"))
    assert screen.asking.slot == 0
    assert game.position.seats[0].city.plans == (None, None, 4)
    assert Shelf(screen.app.store).figures("c-5temps") == (4, 2)


def test_it_can_wait(stage: Stage) -> None:
    screen = met(stage, "phone")
    stage.tap(Slot(3))
    stage.tap(Do("figures-close"))
    assert screen.asking.slot == 0
    stage.tap(Slot(3))
    assert stage.press_back()
    assert screen.asking.slot == 0
    assert isinstance(stage.screen, SheetScreen)
    stage.tap(Action("done"))
    assert screen.app.game is not None
    assert screen.app.game.position.seats[0].city.plans == (None, None, None)


def test_asking_folds_the_menu_it_was_asked_from(stage: Stage) -> None:
    app = stage.start(SIZES["side"], density=COARSE)
    app.game = app.store.new_game({**HEADER, "options": {"paper": ["Grandma"]}})
    app.open("sheet")
    stage.tap(Action("menu"))
    stage.tap(Approval(3))
    screen = stage.screen
    assert isinstance(screen, SheetScreen)
    assert screen.asking.slot == 3
    assert screen.hand is not None
    assert not screen.hand.menu
