"""A table that changes, by touches: someone leaves, joins, comes back, is on paper; a city is set right; the end."""

from __future__ import annotations

import pytest

from companion.draw.art.signs import TOKENS
from companion.draw.boxes import Sprite
from companion.draw.targets import Action, Approval, BoxAt, Do, EffectKey, HouseAt, NumberKey, PlayerChip
from companion.records.record import Record
from companion.rules.welcome.moves import Approve, Close, Leave, SetCity
from companion.store.colours import colours
from companion.store.store import OpenGame
from companion.ui.tablepage.city import CityScreen
from companion.ui.tablepage.screen import TableScreen
from tests.draw.positions import SIZES, example
from tests.ui.harness import COARSE, Stage
from tests.ui.pages import tap, texts, type_in, words

EVERY = ["tablet", "small"]


def begin(
    stage: Stage, size: str = "tablet", names: str = "Ada Bob", paper: str = "", density: float = 1.0, **more: object
) -> OpenGame:
    stage.start(SIZES[size], density=density)
    players = [{"id": name.lower(), "name": name, "city": f"{name} City"} for name in names.split()]
    header = {
        "record": 1, "edition": "2018", "sheet": "classic-2018", "options": {"paper": paper.split()},
        "players": players, "plans": [{"slot": 1, "card": "n1-2222"}, {"slot": 2, "card": "n2-parks"}], **more,
    }  # fmt: skip
    return stage.begin(Record(header))


def to_table(stage: Stage) -> None:
    tap(stage, Action("menu"), Do("table"))
    assert isinstance(stage.screen, TableScreen)


def write(stage: Stage, number: int, house: int) -> None:
    for target in (NumberKey(number), EffectKey("fence")):
        stage.tap(target)
    stage.tap(HouseAt(stage.screen.hand.view().open_street, house))  # type: ignore[attr-defined]


def turn(stage: Stage, number: int, house: int) -> None:
    write(stage, number, house)
    stage.tap(Action("done"))


@pytest.mark.parametrize("size", EVERY)
def test_someone_leaves_and_comes_back(stage: Stage, size: str) -> None:
    game = begin(stage, size)
    turn(stage, 5, 3)
    to_table(stage)
    tap(stage, Do("leave", "bob"))
    assert "Bob has left; the city stays." in words(stage)
    assert game.round == 2
    assert isinstance(game.record.moves[-1], Leave)
    tap(stage, Do("return", "bob"))
    assert game.waiting == ("ada", "bob")
    assert game.position.seats[1].name == "Bob"


def test_the_sheet_shows_someone_who_is_still_there(stage: Stage) -> None:
    game = begin(stage)
    to_table(stage)
    tap(stage, Do("leave", "ada"))
    tap(stage, Do("back"))
    assert stage.app is not None
    assert stage.app.sheet_hand is not None
    assert stage.app.sheet_hand.player == "bob"
    turn(stage, 4, 2)
    assert game.round == 2


def test_what_was_told_can_be_taken_back(stage: Stage) -> None:
    game = begin(stage)
    to_table(stage)
    tap(stage, Do("leave", "bob"), Do("undo"))
    assert game.length == 0
    assert "has left" not in words(stage)


def test_the_last_one_can_only_end_the_game(stage: Stage) -> None:
    begin(stage, names="Ada")
    to_table(stage)
    assert "Leaves" not in texts(stage)


@pytest.mark.parametrize("size", EVERY)
def test_someone_joins_with_a_new_city(stage: Stage, size: str) -> None:
    game = begin(stage, size, density=COARSE)
    to_table(stage)
    type_in(stage, "name new", "Cleo", instead=True)
    type_in(stage, "city new", "Fern Hill")
    assert isinstance(stage.screen, TableScreen)
    first = stage.screen.newcomer.token
    tap(stage, Do("token", "new"))
    chosen = stage.screen.newcomer.token
    tap(stage, Do("join"))
    assert [(one.id, one.name) for one in game.people] == [("ada", "Ada"), ("bob", "Bob"), ("p1", "Cleo")]
    assert game.position.seats[2].city_name == "Fern Hill"
    assert "Cleo has joined." in words(stage)
    assert stage.screen.newcomer.token == first != chosen
    app = stage.start(SIZES[size], density=COARSE)
    app.open("sheet")
    assert app.game is not None
    assert colours(app.game) == {"ada": "", "bob": "", "p1": chosen}
    stage.tap(PlayerChip("ada"))
    assert any(isinstance(one, Sprite) and one.name == f"token-{chosen}" for one in stage.scene.items)


@pytest.mark.parametrize("size", EVERY)
def test_someone_more_plays_on_paper(stage: Stage, size: str) -> None:
    game = begin(stage, size, paper="Dan", density=COARSE)
    turn(stage, 5, 3)
    to_table(stage)
    type_in(stage, "name new", "dan", instead=True)
    tap(stage, Do("add-paper"))
    assert "Someone else is called dan." in words(stage)
    type_in(stage, "name new", "Eve", instead=True)
    tap(stage, Do("add-paper"))
    assert "Eve plays on paper." in words(stage)
    assert [one.name for one in game.position.paper] == ["Dan", "Eve"]
    assert game.record.header["options"]["paper"] == ["Dan", "Eve"]
    tap(stage, Do("undo"))
    assert [one.name for one in game.position.paper] == ["Dan"]
    type_in(stage, "name new", "ada", instead=True)
    tap(stage, Do("add-paper"))
    assert [one.name for one in game.position.paper] == ["Dan"]


def test_a_name_is_taken_only_once(stage: Stage) -> None:
    game = begin(stage)
    to_table(stage)
    type_in(stage, "name new", "bob", instead=True)
    tap(stage, Do("join"))
    assert "Someone else is called bob." in words(stage)
    assert game.length == 0


def test_joining_waits_for_the_round_to_end(stage: Stage) -> None:
    game = begin(stage)
    turn(stage, 5, 3)
    to_table(stage)
    assert "Round 1 has begun." in words(stage)
    before = game.length
    for target in (Do("join"), Do("set", "ada"), Do("join-paper")):
        tap(stage, target)
        assert isinstance(stage.screen, TableScreen)
    assert game.length == before


@pytest.mark.parametrize("size", EVERY)
def test_someone_goes_on_from_paper(stage: Stage, size: str) -> None:
    game = begin(stage, size, paper="Dan Eve")
    to_table(stage)
    tap(stage, Do("from-paper", 0))
    assert isinstance(stage.screen, CityScreen)
    for target in (HouseAt(1, 1), NumberKey(3), NumberKey(4)):
        if not any(touch.target == target for touch in stage.scene.touches):
            continue
        stage.tap(target)
    stage.tap(Do("tool", "table"))
    assert isinstance(stage.screen, TableScreen)
    dan = game.position.seats[2]
    assert colours(game)[dan.id] in TOKENS
    assert (dan.name, dan.city.street(1).houses[:3]) == ("Dan", (3, 4, -1))
    assert [one.name for one in game.position.paper] == ["Eve"]


def test_a_city_is_set_right_by_the_tables_word(stage: Stage) -> None:
    game = begin(stage)
    turn(stage, 5, 3)
    turn(stage, 6, 4)
    to_table(stage)
    tap(stage, Do("set", "bob"))
    street = next(number for number, row in enumerate(game.position.seats[1].city.streets, 1) if 6 in row.houses)
    stage.tap(HouseAt(street, 4))
    stage.tap(NumberKey(9))
    stage.tap(Do("tool", "table"))
    assert game.position.seats[1].city.street(street).at(4) == 9
    assert isinstance(game.record.moves[-1], SetCity)
    assert "The city of Bob is set." in words(stage)


@pytest.mark.parametrize("size", EVERY)
def test_a_city_half_told_outlives_the_app(stage: Stage, size: str) -> None:
    begin(stage, size, density=COARSE)
    to_table(stage)
    tap(stage, Do("set", "bob"))
    stage.tap(NumberKey(3))
    app = stage.start(SIZES[size], density=COARSE)
    app.open("sheet")
    assert isinstance(stage.screen, TableScreen)
    tap(stage, Do("forget", "bob"))
    assert "half told" not in words(stage)
    tap(stage, Do("undo"), Do("go-on", "bob"))
    for target in (NumberKey(4), Do("tool", "table")):
        stage.tap(target)
    assert app.game is not None
    assert app.game.position.seats[1].city.street(1).houses[:3] == (3, 4, -1)
    assert "half told" not in words(stage)


def test_the_temps_of_a_city_being_told_are_ranked_among_the_table(stage: Stage) -> None:
    temps = {"streets": ["1 2 3 4 5 . . . . .", ". " * 11, ". " * 12], "temps": 3}
    players = [{"id": "ada", "name": "Ada", **temps}, {"id": "bob", "name": "Bob", **temps}]
    begin(stage, players=players, density=COARSE)
    to_table(stage)
    tap(stage, Do("set", "bob"))
    for target, total in ((Do("tool", "boxes"), "7"), (BoxAt("temps", 1, 2), "4"), (BoxAt("temps", 1, 5), "7")):
        stage.tap(target)
        assert [text.text for text in stage.scene.texts if text.on == "total"][-1] == total


def test_a_city_that_cant_be_is_not_set(stage: Stage) -> None:
    game = begin(stage)
    to_table(stage)
    tap(stage, Do("set", "bob"))
    for number in (9, 4):
        stage.tap(NumberKey(number))
    stage.tap(Do("tool", "table"))
    assert isinstance(stage.screen, CityScreen)
    assert stage.screen.hand is not None
    assert stage.screen.hand.message
    assert game.length == 0
    stage.press_back()
    assert isinstance(stage.screen, TableScreen)
    assert "The city of Bob is half told." in words(stage)


@pytest.mark.parametrize("size", EVERY)
def test_one_tap_says_that_a_plan_was_validated_on_paper(stage: Stage, size: str) -> None:
    game = begin(stage, size, paper="Dan")
    tap(stage, Action("menu"), Approval(1))
    assert game.record.moves == (Approve(by="table", slot=1),)
    stage.tap(Action("undo"))
    assert game.length == 0


def test_validated_on_paper_in_an_earlier_round(stage: Stage) -> None:
    game = begin(stage, paper="Dan", round=4)
    to_table(stage)
    tap(stage, Do("told-round", -1), Do("told-round", -1), Do("approve", 2))
    assert game.record.moves[-1] == Approve(by="table", slot=2, round=2)
    assert game.position.plan_points(2) == game.position.points[1][1]


@pytest.mark.parametrize("size", EVERY)
def test_the_table_calls_the_last_round(stage: Stage, size: str) -> None:
    game = begin(stage, size)
    to_table(stage)
    tap(stage, Do("closing"), Do("back"))
    assert "Last round" in stage.words()
    turn(stage, 5, 3)
    assert not game.finished
    turn(stage, 7, 3)
    assert game.finished
    assert isinstance(game.record.moves[-1], Close)
    assert game.round == 1
    assert game.undo("bob") is None
    assert not game.finished
    assert game.waiting == ("bob",)


def test_the_last_round_is_still_called_after_a_restart(stage: Stage) -> None:
    begin(stage)
    to_table(stage)
    tap(stage, Do("closing"))
    app = stage.start()
    app.open("sheet")
    assert "Last round" in stage.words()


@pytest.mark.parametrize(
    ("size", "text_scale", "language"), [("tablet", 1.0, "en"), ("phone", 1.0, "en"), ("side", 1.6, "qps")]
)
def test_pictures(stage: Stage, size: str, text_scale: float, language: str) -> None:
    game = begin(stage, size, names="Ada Bob Wilhelmina", paper="Dan Eve", round=4)
    stage.start(SIZES[size], text_scale=text_scale, language=language)
    assert stage.app is not None
    stage.app.open("sheet")
    assert stage.app.game is not None
    assert stage.app.game.play(Leave(by="table", player="bob"), shown="ada") is None
    assert game.length == 0
    to_table(stage)
    stage.check_picture(f"tablepage-{size}-{language}")


def test_twelve_players_leave_and_stay_in_reach(stage: Stage) -> None:
    names = "Ada Bob Cleo Dan Eve Finn Gus Hana Ivo June Kai Lena"
    game = begin(stage, "tablet", names)
    stage.check_layout()
    for name in names.lower().split():
        assert stage.screen.hand.player == name  # type: ignore[attr-defined]
        turn(stage, 8, 5)
    assert game.round == 2
    to_table(stage)
    tap(stage, Do("leave", "lena"))
    assert len(game.waiting) == 11


def test_the_next_sheet_slides_in_and_stands_still(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    begin(stage)
    slid: list[str] = []
    screen = stage.screen
    slide = screen.slide_in
    monkeypatch.setattr(screen, "slide_in", lambda: (slid.append("in"), slide()))
    write(stage, 5, 3)
    assert not slid
    stage.tap(Action("done"))
    assert slid == ["in"]
    for _frame in range(3):
        stage.frame()
    assert screen.painting.shift.x == 0


@pytest.mark.parametrize("size", ["tablet", "small"])
def test_pictures_of_a_city_being_told(stage: Stage, size: str) -> None:
    begin(stage, size)
    turn(stage, 5, 3)
    turn(stage, 6, 4)
    to_table(stage)
    tap(stage, Do("set", "bob"))
    stage.check_picture(f"tablepage-city-{size}")


def test_nobody_leaves_a_game_that_is_over(stage: Stage) -> None:
    game = begin(stage, density=COARSE)
    assert game.play(Close("table")) is None
    assert stage.app is not None
    stage.app.open("table")
    before = game.record
    tap(stage, Do("leave", "bob"))
    assert game.record == before
    assert isinstance(stage.screen, TableScreen)
    assert stage.screen.fault


def test_a_city_told_stands_alone_also_against_the_aaa(stage: Stage) -> None:
    solo = example("2023-solo-aaa")[0].header
    begin(stage, names="Ada", density=COARSE, **{name: solo[name] for name in ("edition", "sheet", "options", "plans")})
    to_table(stage)
    tap(stage, Do("set", "ada"))
    assert isinstance(stage.screen, CityScreen)
    assert not any(isinstance(touch.target, PlayerChip) for touch in stage.scene.touches)
