"""A new game by touches: few taps, nothing lost, kind about everything that can't be."""

from __future__ import annotations

import pytest
from kivy.core.window import Window

from companion.draw.targets import Action, Do, FieldAt
from companion.rules.welcome.moves import TABLE, TellPoints
from companion.rules.welcome.reasons import Why, because
from companion.rules.welcome.sheet import SLOTS
from companion.ui.newgame.header import sentence
from companion.ui.newgame.screen import NewGameScreen
from companion.ui.newgame.shelf import Shelf
from companion.ui.sheet.screen import SheetScreen
from tests.draw.positions import SIZES
from tests.ui.harness import Stage
from tests.ui.keyboard import ENTER, press
from tests.ui.pages import has, page, tap, texts, type_in, words

BOTH = pytest.mark.parametrize("size", ["tablet", "phone"])


def new_game(stage: Stage, size: str = "tablet") -> NewGameScreen:
    stage.start(SIZES[size])
    stage.tap(Action("new"))
    assert isinstance(stage.screen, NewGameScreen)
    return stage.screen


def header(stage: Stage) -> dict[str, object]:
    assert stage.app is not None
    assert stage.app.game is not None
    return stage.app.game.header


@BOTH
def test_a_first_game_starts_in_under_ten_taps(stage: Stage, size: str) -> None:
    stage.start(SIZES[size])
    stage.taps = 0
    tap(stage, Action("new"), Do("add-player"))
    for slot, card in zip(SLOTS, ("n1-2222", "n2-36", "n3-145"), strict=True):
        tap(stage, Do("slot", slot), Do("pick", card))
    tap(stage, Do("start"))
    assert stage.taps < 10
    assert isinstance(stage.screen, SheetScreen)
    made = header(stage)
    assert [plan["card"] for plan in made["plans"]] == ["n1-2222", "n2-36", "n3-145"]
    assert [player["name"] for player in made["players"]] == ["Player 1", "Player 2"]
    assert len({player["colour"] for player in made["players"]}) == 2


@BOTH
def test_the_same_table_again_in_two_taps(stage: Stage, size: str) -> None:
    new_game(stage, size)
    type_in(stage, "name p1", "Ada")
    tap(stage, Do("add-player"), Do("advanced"), Do("start"))
    before = header(stage)
    assert stage.press_back()
    stage.taps = 0
    tap(stage, Do("again"), Do("start"))
    assert stage.taps == 2
    after = header(stage)
    assert after["players"] == before["players"]
    assert after["options"] == before["options"] == {"roundabouts": True}
    assert len(after["plans"]) == 3


def test_a_drawn_plan_is_one_of_the_box(stage: Stage) -> None:
    screen = new_game(stage)
    for _time in range(12):
        tap(stage, Do("draw-all"))
        assert not any("street" in plan["card"] or "pool" in plan["card"] for plan in screen.desk.draft.plans)
    tap(stage, Do("advanced"))
    seen = set()
    for _time in range(60):
        tap(stage, Do("draw-all"))
        seen |= {plan["card"] for plan in screen.desk.draft.plans}
    assert any(card in seen for card in ("n1-street3", "n1-street1", "n1-5bis", "n1-7temps", "n1-ends"))
    tap(stage, Do("advanced"))
    assert all(not screen.desk.shelf.shown(slot, screen.desk.draft.plans[slot - 1]).advanced for slot in SLOTS)


def test_typing_replaces_a_name_nobody_chose(stage: Stage) -> None:
    screen = new_game(stage)
    type_in(stage, "name p1", "Ada")
    assert screen.desk.draft.players[0].name == "Ada"
    type_in(stage, "name p1", " L.")
    assert screen.desk.draft.players[0].name == "Ada L."
    assert "Ada L." in texts(stage)


def test_names_are_completed_with_their_city(stage: Stage) -> None:
    new_game(stage)
    type_in(stage, "name p1", "Wilhelmina")
    type_in(stage, "city p1", "Old Harbour")
    tap(stage, Do("start"))
    stage.press_back()
    tap(stage, Action("new"))
    type_in(stage, "name p1", "Wi")
    tap(stage, Do("complete", "Wilhelmina"))
    screen = page(stage)
    assert isinstance(screen, NewGameScreen)
    player = screen.desk.draft.players[0]
    assert (player.name, player.city) == ("Wilhelmina", "Old Harbour")
    tap(stage, Do("add-player"), FieldAt("name p2"))
    assert not has(stage, Do("complete", "Wilhelmina"))
    assert not any("Player" in text for text in texts(stage) if text not in ("Player 2", "Add a player"))
    tap(stage, Do("start"))
    assert header(stage)["players"][0]["name"] == "Wilhelmina"


def test_the_latest_names_are_offered_before_anything_is_typed(stage: Stage) -> None:
    new_game(stage)
    type_in(stage, "name p1", "Ada")
    tap(stage, Do("start"))
    stage.press_back()
    tap(stage, Action("new"), FieldAt("name p1"), Do("complete", "Ada"), Do("start"))
    assert header(stage)["players"][0]["name"] == "Ada"


def test_nothing_typed_is_lost(stage: Stage) -> None:
    """By going back, by turning the tablet, by a killed process."""
    new_game(stage)
    type_in(stage, "name p1", "Ada")
    tap(stage, Do("add-paper"))
    type_in(stage, "paper 0", "Ben")
    stage.resize(SIZES["easel"])
    stage.frame()
    assert {"Ada", "Ben"} <= set(texts(stage))
    assert stage.press_back()
    assert page(stage).typing == ""
    assert stage.press_back()
    tap(stage, Action("new"))
    assert {"Ada", "Ben"} <= set(texts(stage))
    tap(stage, Do("slot", 2), Do("type-card", 2), Do("size", 3), Do("size", 5), Do("figure", "9"))
    stage.start(SIZES["phone"])
    stage.tap(Action("new"))
    screen = page(stage)
    assert isinstance(screen, NewGameScreen)
    assert screen.desk.draft.page == "card 2"
    assert screen.desk.draft.card.goal.estates == (3, 5)
    assert screen.desk.draft.card.figures.high == "9"
    assert stage.press_back()
    assert stage.press_back()
    assert {"Ada", "Ben"} <= set(texts(stage))


def test_two_of_the_same_name_are_told_at_the_field(stage: Stage) -> None:
    new_game(stage)
    type_in(stage, "name p1", "Ada")
    tap(stage, Do("add-player"))
    type_in(stage, "name p2", "ada")
    tap(stage, Do("start"))
    assert isinstance(stage.screen, NewGameScreen)
    assert "Someone else is called ada." in texts(stage)
    assert "Someone else is called ada." in stage.words()
    type_in(stage, "name p2", " B.")
    assert "Someone else is called ada." not in texts(stage)
    tap(stage, Do("start"))
    assert isinstance(stage.screen, SheetScreen)


def test_players_come_change_colour_and_go(stage: Stage) -> None:
    screen = new_game(stage)
    tap(stage, Do("add-player"), Do("add-player"), Do("token", "p1"))
    tokens = [player.token for player in screen.desk.draft.players]
    assert len(set(tokens)) == 3
    assert tokens[0] != "red"
    tap(stage, Do("remove", "p2"), Do("add-paper"), Do("add-paper"), Do("remove-paper", 0), Do("start"))
    made = header(stage)
    assert [player["id"] for player in made["players"]] == ["p1", "p3"]
    assert made["options"]["paper"] == ["On paper 1"]


def test_variants_go_into_the_header(stage: Stage) -> None:
    new_game(stage)
    tap(stage, Do("roundabouts"), Do("roundabout_counts"), Do("expert"), Do("solo"), Do("start"))
    assert header(stage)["options"] == {
        "roundabouts": True, "roundabout_counts": False, "solo": "card", "expert": True
    }  # fmt: skip


@BOTH
def test_a_2023_game_with_a_typed_card_and_an_opponent(stage: Stage, size: str) -> None:
    screen = new_game(stage, size)
    tap(stage, Do("edition", "2023"))
    assert [plan for plan in screen.desk.draft.plans if plan] == []
    tap(stage, Do("slot", 1), Do("type-card", 1))
    tap(stage, Do("keep-card"))
    assert "Which estates does it ask for?" in texts(stage)
    tap(stage, Do("size", 5), Do("size", 2), Do("figure", "9"))
    tap(stage, Do("keep-card"))
    assert "The other figure is still missing." in texts(stage)
    tap(stage, Do("figure", "next"), Do("figure", "4"), Do("keep-card"))
    tap(stage, Do("solo"), Do("start"))
    assert sentence(because(Why.SOLO_NEEDS_OPPONENT)) in words(stage)
    assert any(touch.target == Do("open", "opponents") for touch in stage.scene.touches)
    tap(stage, Do("open", "opponents"), Do("open", "opponent"), Do("keep-opponent"))
    assert "Every opponent has a name." in texts(stage)
    assert texts(stage).count("This figure is still missing.") == 6
    type_in(stage, "opponent name", "Sam")
    tap(stage, Do("validates", 1), Do("validates", 3))
    for field, figure in (("park", 1), ("pool", 0), ("temp", 1), ("fence", 0), ("bis_houses", 2), ("value", 2)):
        for _step in range(figure + 1):
            tap(stage, Do(f"opponent {field}", 1))
    tap(stage, Do("keep-opponent"), Do("start"))
    made = header(stage)
    assert made["plans"] == [{"slot": 1, "custom": {"goal": "estates", "estates": [2, 5], "points": [9, 4]}}]
    assert made["options"]["opponent"] == {
        "name": "Sam", "level": 1, "validates": [1, 3],
        "park": 1, "pool": 0, "temp": 1, "fence": 0, "bis_houses": 2, "value": 2,
    }  # fmt: skip
    # both are there the next time
    stage.press_back()
    tap(stage, Action("new"))
    if not has(stage, Do("open", "opponents")):
        tap(stage, Do("solo"))
    tap(stage, Do("open", "opponents"), Do("opponent", "Sam 1"), Do("slot", 1))
    assert "2 5" in texts(stage)
    assert "9 / 4" in texts(stage)


def test_an_opponent_of_level_0(stage: Stage) -> None:
    new_game(stage)
    tap(stage, Do("edition", "2023"), Do("solo"), Do("open", "opponents"), Do("open", "opponent"))
    type_in(stage, "opponent name", "Zoe")
    tap(stage, Do("opponent level", -1))
    for place, figure in ((0, 6), (1, 4), (2, 2)):
        for _step in range(figure + 1):
            tap(stage, Do(f"opponent threshold {place}", 1))
    tap(stage, Do("keep-opponent"), Do("start"))
    assert header(stage)["options"]["opponent"] == {"name": "Zoe", "level": 0, "validates": [], "temps": [6, 4, 2]}


def test_figures_told_once_are_never_asked_again(stage: Stage) -> None:
    new_game(stage)
    tap(stage, Do("edition", "2023"), Do("advanced"), Do("slot", 1), Do("pick", "a-ends"), Do("start"))
    assert header(stage)["plans"][0] == {"slot": 1, "card": "a-ends"}
    assert stage.app is not None
    game = stage.app.game
    assert game is not None
    assert game.play(TellPoints(by=TABLE, slot=1, points=(9, 4))) is None
    Shelf(stage.app.store).remember("2023", header(stage)["plans"][0], (9, 4))
    stage.press_back()
    tap(stage, Action("new"), Do("slot", 1))
    assert "9 / 4" in texts(stage)
    tap(stage, Do("pick", "a-ends"), Do("start"))
    assert header(stage)["plans"][0] == {"slot": 1, "card": "a-ends", "points": [9, 4]}


@BOTH
def test_a_game_begun_on_paper(stage: Stage, size: str) -> None:
    new_game(stage, size)
    tap(stage, Do("roundabouts"), Do("begun"), Do("open", "paper"), Do("round", 1), Do("round", 1), Do("approved", 2))
    tap(stage, Do("open", "city p1"))
    type_in(stage, "street 0", "1 5 3 . . . . . . .")
    assert sentence(because(Why.NOT_RISING, street=1, house=3, number=3, other=5, other_house=2)) in words(stage)
    type_in(stage, "street 0", "1 2 3|. . 7* . . . .", instead=True)
    assert sentence(because(Why.POOL_NOT_PRINTED, street=1, house=6)) in words(stage)
    type_in(stage, "street 0", "1 2 3|. . . 7* . . .", instead=True)
    tap(stage, Do("temps", 1), Do("parks 0", 1), Do("parks 1", 1), Do("values 2", 1))
    unearned = sentence(because(Why.EFFECTS_NOT_EARNED, effects=6, numbers=4))
    assert words(stage).count(unearned) == 1
    tap(stage, Do("parks 1", -1), Do("values 2", -1), Do("refusals", 1))
    assert "numbers" not in words(stage)
    tap(stage, Do("back"), Do("back"), Do("start"))
    assert stage.app is not None
    table = stage.app.game.position
    assert table.round == 4
    assert table.approved[1] is not None
    city = table.seats[0].city
    assert (city.parks, city.temps, city.refusals) == ((1, 0, 0), 1, 1)
    assert city.street(1).houses[:3] == (1, 2, 3)


def test_a_sheet_that_cannot_be_is_told_before_the_start(stage: Stage) -> None:
    screen = new_game(stage)
    tap(stage, Do("begun"), Do("open", "paper"), Do("open", "city p1"))
    type_in(stage, "street 0", "nonsense")
    tap(stage, Do("back"), Do("back"), Do("start"))
    assert stage.screen is screen
    assert "One of the sheets can't be like that yet." in texts(stage)


def test_the_back_key_goes_back_page_by_page(stage: Stage) -> None:
    screen = new_game(stage)
    tap(stage, Do("slot", 3), Do("type-card", 3))
    for expected in ("slot 3", "table"):
        assert stage.press_back()
        assert screen.desk.draft.page == expected
    assert stage.press_back()
    assert stage.app is not None
    assert stage.app.shown is not screen


def test_a_drag_scrolls_and_taps_nothing(stage: Stage) -> None:
    screen = new_game(stage, "small")
    assert screen.page is not None
    assert screen.page.overflow > 200
    x, y = stage.find(FieldAt("name p1"))
    finger = stage.finger(x, y)
    for step in range(1, 9):
        finger.move(x, y - step * 12)
    finger.lift()
    assert screen.effect.scroll >= 80
    assert screen.typing == ""
    stage.frame()
    assert not any(touch.target == Do("add-player") and touch.rect.y < 0 for touch in stage.scene.touches)


def test_the_keyboard_goes_when_something_else_is_tapped(stage: Stage) -> None:
    screen = new_game(stage)
    type_in(stage, "name p1", "Ada")
    assert screen.typing == "name p1"
    tap(stage, Do("add-player"))
    assert screen.typing == ""
    assert len(screen.desk.draft.players) == 2
    type_in(stage, "name p2", "Bo")
    press(stage, ENTER)
    assert screen.typing == ""


def test_on_a_finer_screen(stage: Stage) -> None:
    stage.start(SIZES["phone"], density=2.0)
    stage.tap(Action("new"))
    screen = page(stage)
    assert isinstance(screen, NewGameScreen)
    tap(stage, Do("begun"), Do("add-player"))
    type_in(stage, "name p2", "Bo")
    line = screen._line
    assert line is not None
    x, y = stage.find(FieldAt("name p2"))
    assert line.collide_point(x * 2, Window.height - y * 2)
    assert screen.desk.draft.players[1].name == "Bo"
    stage.check_layout()


def test_someone_can_be_taken_away_while_the_name_is_typed(stage: Stage) -> None:
    screen = new_game(stage)
    tap(stage, Do("add-player"), Do("add-paper"))
    type_in(stage, "city p2", "Oak")
    tap(stage, Do("remove", "p2"))
    type_in(stage, "paper 0", "Dora")
    tap(stage, Do("remove-paper", 0))
    assert len(screen.desk.draft.players) == 1
    assert not screen.desk.draft.paper
    assert not screen.typing
