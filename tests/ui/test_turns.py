"""Correcting an earlier turn by touches, on a tablet and on a phone."""

from __future__ import annotations

import pytest

from companion.draw.targets import Action, Column, Do, EffectKey, GapAt, HouseAt, NumberKey, Slot
from companion.records.amend import Change, Conflict
from companion.rules.welcome.moves import (
    BuildFence,
    Move,
    RaiseValue,
    ValidatePlan,
    Write,
)
from companion.rules.welcome.reasons import Why, because
from companion.store.steps import Held
from companion.ui.sheet.screen import SheetScreen
from companion.ui.turns.again import Again
from companion.ui.turns.changes import breaks_of
from companion.ui.turns.screen import TurnsScreen
from tests.draw.corrected import record, write
from tests.draw.positions import SIZES, example
from tests.ui.harness import Stage
from tests.ui.pages import has, words
from tests.ui.turning import DRAWN, FENCE, begin, moves_of, open_turn, place_of, tap, tell


@pytest.fixture(params=["tablet", "phone"])
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    found: tuple[int, int] = SIZES[request.param]
    return found


def test_a_fence_of_an_earlier_round_is_moved(stage: Stage, size: tuple[int, int]) -> None:
    game = begin(stage, size)
    before = moves_of(game)
    place = open_turn(stage, game, FENCE)
    assert has(stage, Do("remove", place))
    assert not has(stage, Do("remove", place - 1))
    tap(stage, Do("change", place))
    assert GapAt(1, 3) in {touch.target for touch in stage.scene.touches}
    tap(stage, GapAt(1, 3))
    after = moves_of(game)
    assert after[place] == BuildFence("ada", 1, 3)
    assert [*after[:place], *after[place + 1 :]] == [*before[:place], *before[place + 1 :]]
    assert isinstance(stage.screen, SheetScreen)
    assert stage.screen.hand is not None
    assert stage.screen.hand.player == "ada"
    assert "Ada, round 5: changed." in stage.words().replace("\n", " ")
    stage.check_layout()
    stage.tap(Action("undo"))
    assert moves_of(game) == before
    stage.tap(Action("redo"))
    assert moves_of(game) == after


def test_a_correction_outlives_the_app(stage: Stage) -> None:
    game = begin(stage, SIZES["phone"])
    tap(stage, Do("change", open_turn(stage, game, FENCE)), GapAt(1, 3))
    after = moves_of(game)
    del game
    app = stage.start(SIZES["phone"])
    assert app.game is not None
    assert moves_of(app.game) == after


def test_an_illegal_place_says_why_and_changes_nothing(stage: Stage) -> None:
    game = begin(stage, SIZES["tablet"])
    before = moves_of(game)
    place = open_turn(stage, game, BuildFence("ben", 2, 6))
    tap(stage, Do("change", place), GapAt(1, 1))
    assert isinstance(stage.screen, TurnsScreen)
    assert stage.screen.again is not None
    assert stage.screen.again.message
    assert moves_of(game) == before
    tap(stage, Action("back"))
    assert stage.screen.again is None
    assert moves_of(game) == before


def test_undo_on_the_board_takes_back_that_turn_only(stage: Stage) -> None:
    game = begin(stage, SIZES["tablet"])
    before = moves_of(game)
    place = open_turn(stage, game, FENCE)
    tap(stage, Do("change", place), *[Action("undo")] * 4)
    assert isinstance(stage.screen, TurnsScreen)
    assert stage.screen.again is not None
    assert moves_of_copy(stage.screen.again) == before[: place - 1]
    tap(stage, *[Action("redo")] * 2, GapAt(1, 3))
    assert moves_of(game)[: place + 1] == [*before[:place], BuildFence("ada", 1, 3)]


def moves_of_copy(again: Again) -> list[Move]:
    return [line.entry.move for line in again.game.lines]


def test_what_breaks_is_listed_and_nothing_changes_when_cancelled(stage: Stage, size: tuple[int, int]) -> None:
    game = begin(stage, size)
    before = game.record
    place = open_turn(stage, game, write("ada", 1, 3, 5, "park"))
    tap(stage, Do("change", place), HouseAt(1, 6))
    assert game.record == before
    told = words(stage)
    assert "Ada, round 5" in told
    assert "6 with Fence in street 1, house 4; fence in street 1 after house 4" in told
    assert "6 must stand right of the 5." in told
    assert "Ben" not in told
    stage.check_layout()
    tap(stage, Do("keep"))
    assert game.record == before
    assert isinstance(stage.screen, TurnsScreen)


def test_a_number_is_changed_even_so(stage: Stage) -> None:
    game = begin(stage, SIZES["tablet"])
    before = moves_of(game)
    place = open_turn(stage, game, write("ada", 1, 3, 5, "park"))
    tap(stage, Do("change", place))
    tap(stage, NumberKey(7), HouseAt(1, 3))
    told = words(stage)
    assert "Ada, round 5" in told
    assert "6 with Fence in street 1, house 4" in told
    assert moves_of(game) == before
    tap(stage, Do("even-so"))
    after = moves_of(game)
    assert after[place] == write("ada", 1, 3, 7, "park")
    assert write("ada", 1, 4, 6, "fence") not in after
    fifth = before.index(write("ada", 1, 4, 6, "fence"))
    assert [move for move in after[:fifth] if move.by != "ada"] == [move for move in before[:fifth] if move.by != "ada"]
    stage.tap(Action("undo"))
    assert moves_of(game) == before


def test_another_effect_is_played_to_its_end(stage: Stage) -> None:
    game = begin(stage, SIZES["phone"])
    before = moves_of(game)
    place = open_turn(stage, game, write("ada", 1, 4, 6, "fence"))
    tap(stage, Do("change", place))
    tap(stage, Action("card"), NumberKey(6), EffectKey("estate"), HouseAt(1, 4), Column(3))
    assert moves_of(game) == before
    tap(stage, Action("done"))
    after = moves_of(game)
    assert after[place : place + 2] == [write("ada", 1, 4, 6, "estate"), RaiseValue("ada", 3)]
    assert [*after[:place], *after[place + 2 :]] == [*before[:place], *before[place + 2 :]]


def test_a_bis_follows_its_number(stage: Stage) -> None:
    """The copy can't stay where it was, so the turn goes on until Done."""
    game = begin(stage, SIZES["tablet"])
    place = open_turn(stage, game, write("ada", 2, 5, 8, "bis"))
    tap(stage, Do("change", place), HouseAt(3, 5))
    assert isinstance(stage.screen, TurnsScreen)
    assert stage.screen.again is not None
    tap(stage, HouseAt(3, 6), Action("done"))
    city = game.position.seats[0].city
    assert city.street(3).at(5) == city.street(3).at(6) == 8
    assert city.bis == 1


def test_single_marks_plans_and_roundabouts_are_taken_back(stage: Stage) -> None:
    game = begin(stage, SIZES["phone"])
    plan = ValidatePlan("ben", 1, ((1, 1, 1),))
    for move in (plan, next(move for move in moves_of(game) if move.do == "roundabout")):
        place = open_turn(stage, game, move)
        tap(stage, Do("remove", place))
        assert move not in moves_of(game)
        assert isinstance(stage.screen, SheetScreen)
    ben = game.position.seats[1].city
    assert ben.plans == (None, None, None)
    assert ben.roundabouts == 0


def test_a_forgotten_plan_is_added(stage: Stage) -> None:
    game = begin(stage, SIZES["phone"])
    plan = ValidatePlan("ben", 1, ((1, 1, 1),))
    before = moves_of(game)
    tap(stage, Do("remove", open_turn(stage, game, plan)))
    fence = place_of(game, BuildFence("ben", 1, 1))
    open_turn(stage, game, BuildFence("ben", 1, 1))
    tap(stage, Do("change", fence + 1), Slot(1), Action("done"))
    assert moves_of(game) == before


def test_an_open_turn_goes_on_where_it_is(stage: Stage) -> None:
    game = begin(stage, SIZES["phone"])
    assert game.play(Write("chloe", 1, 7, 12, 12, "park")) is None
    open_turn(stage, game, Write("chloe", 1, 7, 12, 12, "park"))
    assert isinstance(stage.screen, SheetScreen)
    assert stage.screen.hand is not None
    assert stage.screen.hand.player == "chloe"


def test_back_leads_to_the_sheet(stage: Stage) -> None:
    game = begin(stage, SIZES["phone"])
    before = game.record
    tap(stage, Do("change", open_turn(stage, game, FENCE)))
    for _times in range(3):
        assert isinstance(stage.screen, TurnsScreen)
        assert stage.press_back()
    assert isinstance(stage.screen, SheetScreen)
    assert game.record == before


WHERE = (("tablet", "light"), ("phone", "dark"))
ALSO = (("tablet", "dark"), ("phone", "light"))
BOTH_WAYS = ("board", "breaks")


@pytest.mark.parametrize(
    ("name", "where", "theme"),
    [(name, *form) for name in ("list", "turn", "board", "breaks", "names")
     for form in (WHERE + ALSO if name in BOTH_WAYS else WHERE)],
)  # fmt: skip
def test_picture(stage: Stage, name: str, where: str, theme: str) -> None:
    stage.start(SIZES[where], theme=theme)
    game = stage.begin(record())
    if name == "list":
        stage.tap(Action("menu"))
        stage.tap(Action("turns"))
    elif name == "names":
        stage.tap(Action("menu"))
        stage.tap(Action("names"))
    else:
        move = DRAWN if name == "breaks" else FENCE
        place = open_turn(stage, game, move)
        if name != "turn":
            tap(stage, Do("change", place))
        if name == "breaks":
            tell(stage, (9, "pool"), (3, "fence"), (2, "park"))
    stage.check_picture(f"turns-{name}-{where}-{theme}")


def test_a_change_that_does_not_hold_itself_can_not_be_made() -> None:
    """A new move among what breaks: there is nothing to make even so."""
    change = Change({3: (FENCE,), 4: ()})
    later = Conflict(7, FENCE, "ada", 5, because(Why.GAME_OVER))
    assert breaks_of(change, Held((later,), (FENCE,))).possible
    for place in (3, None):
        assert not breaks_of(change, Held((later, later._replace(place=place)), (FENCE,))).possible


def test_a_finished_game_is_corrected_too(stage: Stage) -> None:
    stage.start(SIZES["phone"])
    game = stage.begin(example()[0])
    assert game.finished
    before = game.record
    raised = next(move for move in reversed(moves_of(game)) if move.do == "estate")
    tap(stage, Do("remove", open_turn(stage, game, raised)))
    assert isinstance(stage.screen, SheetScreen)
    assert len(game.lines) == len(before.entries) - 1
    stage.tap(Action("undo"))
    assert game.record == before
