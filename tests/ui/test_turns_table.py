"""Correcting what the table told: a draw, a name, a plan card, its figures or a variant, on a tablet and on a phone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.draw.page import BACK
from companion.draw.targets import Action, Do
from companion.records.record import Record
from companion.rules.welcome.moves import (
    TABLE,
    BuildRoundabout,
    Draw,
    TellPoints,
    ValidatePlan,
    Write,
)
from companion.rules.welcome.result import result
from companion.ui.turns.screen import TurnsScreen
from tests.draw.corrected import HEADER, record, write
from tests.draw.positions import SIZES, example
from tests.ui import pages
from tests.ui.harness import COARSE, Stage
from tests.ui.pages import has, type_in, words
from tests.ui.turning import DRAWN, FENCE, begin, moves_of, open_turn, place_of, tap, tell

SHEETS = Path(__file__).parents[2] / "assets" / "welcome" / "sheets.json"


@pytest.fixture(params=["tablet", "phone"])
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    found: tuple[int, int] = SIZES[request.param]
    return found


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
