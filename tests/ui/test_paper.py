"""Check a paper sheet, by touches from the first screen to the kept game."""

from __future__ import annotations

import pytest

from companion.draw.boxes import Sprite
from companion.draw.targets import Action, Do, HouseAt, NumberKey, Open
from companion.rules.welcome.result import result
from companion.ui.paper.result import PaperResultScreen
from companion.ui.paper.screen import PaperScreen
from companion.ui.paper.setup import PaperSetupScreen
from companion.ui.results.screen import ResultsScreen
from companion.ui.sheet.screen import SheetScreen
from tests.draw.positions import SIZES
from tests.store.papers import bare_header, final_table
from tests.ui.harness import Stage
from tests.ui.pages import tap, type_in, words
from tests.ui.papers import check_of, copy_city, shows

TWO = "2018-two-players"
MINUTE = 80
"""So many taps are made in a minute by someone who looks at paper in between."""


def set_up(stage: Stage, size: str) -> None:
    """From the first screen to empty sheets of the table of the example game."""
    stage.start(SIZES[size])
    tap(stage, Do("door", "paper"))
    assert isinstance(stage.screen, PaperSetupScreen)
    tap(stage, Do("roundabouts"))
    for slot, card in enumerate(("n1-44", "n2-parks", "n3-34"), start=1):
        tap(stage, Do("slot", slot), Do("pick", card))
    tap(stage, Do("start"))
    assert isinstance(stage.screen, PaperScreen)


def signs(stage: Stage) -> int:
    return sum(isinstance(item, Sprite) and item.name == "mark-fault" for item in stage.scene.items)


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_a_table_of_two_is_checked_put_right_and_kept(stage: Stage, size: str) -> None:
    set_up(stage, size)
    ada, ben = (seat.city for seat in final_table(TWO).seats)
    assert copy_city(stage, "p1", ada) <= MINUTE
    assert check_of(stage).faults()[0] == ((), ())
    assert copy_city(stage, "p2", ben) <= MINUTE
    assert [sheet.paper.city for sheet in check_of(stage).sheets] == [ada, ben]
    # three mistakes: a number too low, a third roundabout, points that are on no card
    stage.tap(Do("tool", "numbers"))
    for street, house, key in ((2, 6, NumberKey(2)), (2, 10, Do("key", "roundabout"))):
        if not shows(stage, HouseAt(street, house)):
            stage.tap(Open(street))
        stage.tap(HouseAt(street, house))
        stage.tap(key)
    for key in (Do("tool", "plans"), Do("type-points", 3), Do("figure", "9"), Do("figure", "next")):
        stage.tap(key)
    wrong = check_of(stage).faults()[1].wrong
    assert [reason.why for reason in wrong] == ["not_rising", "ladder_exceeded", "points_not_on_card"]
    assert signs(stage) > len(wrong)
    stage.check_layout()
    stage.tap(Do("tool", "table"))
    assert isinstance(stage.screen, PaperResultScreen)
    told = words(stage)
    assert "2 can't stand right of the 7 in house 5" in told
    assert "3 boxes crossed of 2" in told
    assert "9 points are not on the card" in told
    tap(stage, Do("keep"))
    assert "First put right" in words(stage)
    stage.check_layout()
    assert stage.press_back()
    while check_of(stage).faults()[1] != ((), ()):
        stage.tap(Action("undo"))
    assert check_of(stage).sheets[1].paper.city == ben
    stage.tap(Do("tool", "table"))
    totals = [score.total for _seat, score in result(final_table(TWO)).cities]
    type_in(stage, "ours 1", str(totals[1] - 4))
    assert "4 points too few" in words(stage)
    assert "The temps bring 4 points here, not 0." in words(stage)
    tap(stage, Do("keep"))
    assert isinstance(stage.screen, ResultsScreen)
    assert stage.store is not None
    (kept,) = stage.store.past.games()
    assert kept.finished
    assert [score.total for score in kept.scores] == totals


def test_a_game_begun_on_paper_goes_on_in_the_app(stage: Stage) -> None:
    set_up(stage, "phone")
    for key in (NumberKey(3), NumberKey(5), Do("key", "fence")):
        stage.tap(key)
    stage.tap(Do("tool", "table"))
    tap(stage, Do("go-on"))
    assert isinstance(stage.screen, SheetScreen)
    assert stage.app is not None
    assert stage.app.game is not None
    assert stage.app.game.round == 3
    assert stage.app.papers.check is None
    assert stage.app.game.position.seats[0].city.street(1).houses[:2] == (3, 5)


def test_nothing_typed_is_lost(stage: Stage) -> None:
    set_up(stage, "tablet")
    for key in (NumberKey(3), NumberKey(5), Do("tool", "plans"), Do("type-points", 1), Do("figure", "4")):
        stage.tap(key)
    stage.resize(SIZES["easel"])
    before = check_of(stage)
    assert shows(stage, Do("figures-keep"))
    stage.start(SIZES["phone"])
    tap(stage, Do("door", "paper"))
    assert isinstance(stage.screen, PaperScreen)
    assert check_of(stage) == before
    stage.tap(Do("figures-keep"))
    assert check_of(stage).sheet.paper.city.plans == (4, None, None)
    stage.tap(Do("tool", "table"))
    type_in(stage, "ours 0", "x7a3")
    assert stage.press_back()
    assert stage.press_back()
    assert check_of(stage).sheet.paper.ours == 73
    stage.tap(Action("undo"))
    assert check_of(stage).sheet.paper.ours == 7


def test_another_table_is_asked_for_in_the_menu(stage: Stage) -> None:
    set_up(stage, "phone")
    for target in (NumberKey(3), Action("menu"), Do("another")):
        stage.tap(target)
    assert isinstance(stage.screen, PaperSetupScreen)
    stage.check_layout()
    assert stage.press_back()
    tap(stage, Do("door", "paper"))
    assert isinstance(stage.screen, PaperScreen)
    for target in (Action("menu"), Do("another")):
        stage.tap(target)
    tap(stage, Do("sheets"))
    assert isinstance(stage.screen, PaperScreen)
    assert check_of(stage).sheet.paper.city.street(1).at(1) == 3
    stage.tap(Action("menu"))
    assert stage.press_back()
    assert isinstance(stage.screen, PaperScreen)
    assert stage.press_back()
    assert shows(stage, Do("door", "paper"))


# pictures


def show(stage: Stage, size: str, theme: str, **more: float | str) -> None:
    """The example table with mistakes in the second sheet."""
    app = stage.start(SIZES[size], theme=theme, **more)  # type: ignore[arg-type]
    check = app.papers.begin(bare_header(TWO))
    for place, seat in enumerate(final_table(TWO).seats):
        check = check._replace(shown=place)
        check = app.papers.put(check.changed(check.sheet.paper._replace(city=seat.city, ours=62)))
    app.open("paper")
    assert isinstance(stage.screen, PaperScreen)
    hand = stage.screen.hand
    assert hand is not None
    for target in (HouseAt(3, 4), NumberKey(2), HouseAt(2, 6)):
        hand.tap(target)
    stage.screen.refresh()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_pictures(stage: Stage, size: str, theme: str) -> None:
    show(stage, size, theme)
    stage.check_picture(f"paper-{size}-numbers-{theme}")
    stage.tap(Do("tool", "boxes"))
    stage.check_picture(f"paper-{size}-boxes-{theme}")
    stage.tap(Do("tool", "table"))
    stage.check_picture(f"paper-{size}-result-{theme}")


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_longer_language_and_largest_text(stage: Stage, size: str) -> None:
    show(stage, size, "light", text_scale=1.6, language="qps")
    stage.check_picture(f"paper-{size}-numbers-qps-160")
    stage.tap(Do("tool", "table"))
    stage.check_picture(f"paper-{size}-result-qps-160")
    stage.app.open("paper-setup")  # type: ignore[union-attr]
    stage.check_picture(f"paper-{size}-setup-qps-160")


def test_targets_by_touch(stage: Stage) -> None:
    show(stage, "phone", "light")
    stage.check_layout(touching=True)
