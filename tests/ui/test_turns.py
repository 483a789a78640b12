"""Correcting an earlier turn, a draw, a name, a plan card or a variant by touches, on a tablet and on a phone."""

from __future__ import annotations

import json
from collections.abc import Hashable
from pathlib import Path

import pytest

from companion.draw.page import BACK
from companion.draw.targets import Action, Column, Do, EffectKey, GapAt, HouseAt, NumberKey, Open, Slot
from companion.records.amend import Change, Conflict
from companion.records.record import Record
from companion.rules.welcome.moves import (
    TABLE,
    BuildFence,
    BuildRoundabout,
    Draw,
    Move,
    RaiseValue,
    TellPoints,
    ValidatePlan,
    Write,
)
from companion.rules.welcome.reasons import Why, because
from companion.rules.welcome.result import result
from companion.store.steps import Held
from companion.store.store import OpenGame
from companion.ui.sheet.screen import SheetScreen
from companion.ui.turns.again import Again
from companion.ui.turns.changes import breaks_of
from companion.ui.turns.screen import TurnsScreen
from tests.draw.corrected import HEADER, record, write
from tests.draw.positions import SIZES, example
from tests.ui import pages
from tests.ui.harness import COARSE, Stage
from tests.ui.pages import has, type_in, words

SHEETS = Path(__file__).parents[2] / "assets" / "welcome" / "sheets.json"


@pytest.fixture(params=["tablet", "phone"])
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    found: tuple[int, int] = SIZES[request.param]
    return found


def tap(stage: Stage, *targets: Hashable) -> None:
    """Taps on a page or on the board; on a phone a small street is opened first."""
    for target in targets:
        screen = stage.screen
        if isinstance(screen, TurnsScreen) and screen.again is not None:
            street = getattr(target, "street", 0)
            if any(touch.target == Open(street) for touch in stage.scene.touches):
                stage.tap(Open(street))
            stage.tap(target)
        else:
            pages.tap(stage, target)


def begin(stage: Stage, size: tuple[int, int], density: float = 1.0) -> OpenGame:
    stage.start(size, density=density)
    return stage.begin(record())


def moves_of(game: OpenGame) -> list[Move]:
    return [line.entry.move for line in game.lines]


def place_of(game: OpenGame, move: Move) -> int:
    """Where a move stands last."""
    return max(place for place, one in enumerate(moves_of(game)) if one == move)


def open_turn(stage: Stage, game: OpenGame, move: Move) -> int:
    """From the sheet's menu to the turn that has a move; gives the place of the move."""
    stage.tap(Action("menu"))
    stage.tap(Action("turns"))
    assert isinstance(stage.screen, TurnsScreen)
    place = place_of(game, move)
    turn = next(one for one in stage.screen._turns() if place in dict(one.moves))
    tap(stage, Do("turn", turn.first))
    return place


FENCE = BuildFence("ada", 1, 4)


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


DRAWN = Draw(TABLE, ((9, "fence"), (3, "pool"), (12, "park")))


def tell(stage: Stage, *cards: tuple[int, str]) -> None:
    for number, effect in cards:
        tap(stage, NumberKey(number), EffectKey(effect))  # type: ignore[arg-type]


def test_a_wrong_draw_is_replaced(stage: Stage, size: tuple[int, int]) -> None:
    game = begin(stage, size)
    before = moves_of(game)
    place = open_turn(stage, game, DRAWN)
    tap(stage, Do("change", place))
    tell(stage, (9, "fence"), (4, "bis"), (12, "park"))
    after = moves_of(game)
    assert after[place] == Draw(TABLE, ((9, "fence"), (4, "bis"), (12, "park")))
    assert [*after[:place], *after[place + 1 :]] == [*before[:place], *before[place + 1 :]]
    stage.tap(Action("undo"))
    assert moves_of(game) == before


def test_a_draw_others_used_is_listed_by_player_and_round(stage: Stage) -> None:
    game = begin(stage, SIZES["phone"])
    before = game.record
    tap(stage, Do("change", open_turn(stage, game, DRAWN)))
    tell(stage, (9, "pool"), (3, "fence"), (12, "park"))
    assert game.record == before
    told = words(stage)
    assert "Ben, round 6" in told
    assert "Ada" not in told
    assert stage.press_back()
    assert game.record == before


def test_a_draw_not_told_again_stays(stage: Stage) -> None:
    game = begin(stage, SIZES["phone"])
    before = game.record
    tap(stage, Do("change", open_turn(stage, game, DRAWN)), Action("card"))
    assert isinstance(stage.screen, TurnsScreen)
    assert stage.screen.again is None
    assert game.record == before


def test_a_draw_never_told_is_added(stage: Stage, size: tuple[int, int]) -> None:
    game = begin(stage, size, COARSE)
    before = moves_of(game)
    open_turn(stage, game, FENCE)
    place = place_of(game, write("ada", 1, 4, 6, "fence"))
    tap(stage, Do("tell-draw", place))
    tap(stage, Action("card"), Do("tell-draw", place))
    tell(stage, (6, "fence"), (1, "park"), (2, "pool"))
    told = Draw(TABLE, ((6, "fence"), (1, "park"), (2, "pool")))
    assert moves_of(game) == [*before[:place], told, *before[place:]]
    stage.tap(Action("undo"))
    assert moves_of(game) == before


def test_a_draw_added_that_others_did_not_have_is_listed_first(stage: Stage) -> None:
    game = begin(stage, SIZES["phone"], COARSE)
    before = game.record
    open_turn(stage, game, FENCE)
    tap(stage, Do("tell-draw", place_of(game, write("ada", 1, 4, 6, "fence"))))
    tell(stage, (5, "fence"), (1, "park"), (2, "pool"))
    assert game.record == before
    assert all(f"{name}, round 5" in words(stage) for name in ("Ada", "Ben", "Chloé"))
    tap(stage, Do("keep"))
    assert has(stage, Do("change", place_of(game, FENCE)))


def test_a_round_with_its_draw_asks_for_no_other(stage: Stage) -> None:
    game = begin(stage, SIZES["phone"], COARSE)
    open_turn(stage, game, write("ada", 1, 9, 12, "park"))
    assert "Tell the draw" not in words(stage)


def test_names_cities_and_paper(stage: Stage) -> None:
    game = begin(stage, SIZES["phone"])
    before = game.record
    stage.tap(Action("menu"))
    stage.tap(Action("names"))
    type_in(stage, "name ada", "Ada-Lou", instead=True)
    type_in(stage, "city ben", "Oak End", instead=True)
    type_in(stage, "paper 0", "Dorothy", instead=True)
    tap(stage, BACK)
    assert [seat.name for seat in game.position.seats] == ["Ada-Lou", "Ben", "Chloé"]
    assert game.position.seats[1].city_name == "Oak End"
    assert [one.name for one in game.position.paper] == ["Dorothy"]
    assert game.record.entries == before.entries


def test_two_can_not_be_called_the_same(stage: Stage) -> None:
    game = begin(stage, SIZES["phone"])
    stage.tap(Action("menu"))
    stage.tap(Action("names"))
    type_in(stage, "name ada", "ben", instead=True)
    assert "Someone else is called ben." in words(stage)
    tap(stage, BACK)
    assert game.position.seats[0].name == "Ada"


def test_a_name_is_taken_back(stage: Stage, size: tuple[int, int]) -> None:
    game = begin(stage, size)
    before = game.record
    stage.tap(Action("menu"))
    stage.tap(Action("names"))
    type_in(stage, "name ada", "Ida", instead=True)
    pages.page(stage).stop_typing()
    assert game.position.seats[0].name == "Ida"
    tap(stage, Do("undo-change"))
    assert game.record == before
    assert "Ada" in pages.texts(stage)


def to_names(stage: Stage) -> None:
    stage.tap(Action("menu"))
    stage.tap(Action("names"))


def test_variants_set_wrongly(stage: Stage, size: tuple[int, int]) -> None:
    game = begin(stage, size, COARSE)
    before = game.record
    to_names(stage)
    tap(stage, Do("roundabouts"))
    assert game.record == before
    assert "Ben, round 4" in words(stage)
    tap(stage, Do("keep"), Do("roundabouts"), Do("even-so"))
    assert not game.position.setup.roundabouts
    assert BuildRoundabout("ben", 3, 9) not in moves_of(game)
    tap(stage, Do("undo-change"))
    assert game.record == before
    tap(stage, Do("roundabout_counts"), Do("advanced"))
    assert not game.position.setup.roundabout_counts
    assert game.header["advanced"] is False
    assert moves_of(game) == [entry.move for entry in before.entries]


def test_an_edition_set_wrongly_takes_its_sheet_along(stage: Stage) -> None:
    game = begin(stage, SIZES["phone"], COARSE)
    to_names(stage)
    tap(stage, Do("expert"))
    assert "The table, round 6" in words(stage)
    tap(stage, Do("keep"), Do("edition", "2018"))
    assert not game.can_undo("chloe")
    tap(stage, Do("edition", "2023"))
    assert (game.header["edition"], game.header["sheet"]) == ("2023", "classic-2023")
    assert game.length == len(record().entries)


def test_a_sheet_set_wrongly(stage: Stage) -> None:
    own = json.loads(SHEETS.read_bytes())["classic-2018"]
    longer = {**own, "streets": [10, 11, 13]}
    stage.start(SIZES["phone"], density=COARSE)
    game = stage.begin(Record({**record().header, "sheet": own}, record().entries))
    assert stage.store is not None
    stage.store.known.keep("sheet", "Longer", longer)
    to_names(stage)
    assert "That of this game" in words(stage)
    tap(stage, Do("sheet", "Longer"))
    assert game.header["sheet"] == longer
    assert game.position.seats[0].city.street(3).length == 13


def test_an_opponent_set_wrongly(stage: Stage) -> None:
    played, _table = example("2023-solo-aaa")
    stage.start(SIZES["phone"], density=COARSE)
    game = stage.begin(played)
    assert stage.store is not None
    sam = {**played.header["options"]["opponent"], "name": "Sam", "park": 4}
    stage.store.known.keep("opponent", "Sam 2", sam)
    stage.app.open("names")  # type: ignore[union-attr]
    parks = result(game.position).aaa.parks  # type: ignore[union-attr]
    tap(stage, Do("opponent", "Sam 2"))
    assert result(game.position).aaa.parks == 4 * parks  # type: ignore[union-attr]
    tap(stage, Do("solo"))
    assert game.position.aaa is not None
    assert "Keep or change?" in words(stage)


def test_a_plan_card_set_wrongly(stage: Stage) -> None:
    game = begin(stage, SIZES["phone"])
    before = game.record
    stage.tap(Action("menu"))
    stage.tap(Action("names"))
    tap(stage, Do("slot", 2), Do("pick", "n2-pools"))
    assert game.header["plans"][1] == {"slot": 2, "card": "n2-pools"}
    assert game.record.entries == before.entries
    tap(stage, Do("undo-change"))
    assert game.record == before
    tap(stage, Do("slot", 1), Do("pick", "n1-2222"))
    assert "Ben, round 1" in words(stage)
    assert game.record == before
    tap(stage, Do("keep"))
    assert game.record == before
    tap(stage, Do("pick", "n1-2222"), Do("even-so"))
    assert game.header["plans"][0] == {"slot": 1, "card": "n1-2222"}
    assert game.position.seats[1].city.plans == (None, None, None)


def test_a_plan_card_typed_in_the_middle_of_a_game(stage: Stage) -> None:
    game = begin(stage, SIZES["phone"])
    stage.tap(Action("menu"))
    stage.tap(Action("names"))
    tap(stage, Do("slot", 3), Do("type-card", 3), Do("keep-card"))
    assert "Which estates does it ask for?" in words(stage)
    tap(stage, Do("size", 2), Do("size", 2), Do("keep-card"))
    assert game.position.setup.goals[2].estates == (2, 2)


FIGURES = {
    **HEADER,
    "edition": "2023",
    "sheet": "classic-2023",
    "options": {},
    "players": [{"id": "p1", "name": "Ada", "temps": 5, "streets": [
        "0 1 2 3 4 5 16 . . .", ". . . . . . . . . . .", ". . . . . . . . . . . .",
    ]}],
    "plans": [{"slot": 3, "card": "c-5temps"}],
}  # fmt: skip


def test_figures_told_wrongly(stage: Stage) -> None:
    stage.start(SIZES["phone"])
    game = stage.begin(Record(FIGURES))
    told = TellPoints(TABLE, 3, (9, 4))
    written = Write("p1", 2, 1, 3, 3, "pool")
    for move in (written, told, ValidatePlan("p1", 3)):
        assert game.play(move, shown="p1") is None
    stage.tap(Action("done"))
    tap(stage, Do("change", open_turn(stage, game, told)))
    stage.check_layout()
    tap(stage, *(Do("figure", key) for key in ("erase", "8")), Do("figures-keep"))
    assert moves_of(game)[1] == TellPoints(TABLE, 3, (8, 4))
    assert game.position.seats[0].city.plans == (None, None, 8)


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
