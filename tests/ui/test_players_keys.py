"""Mouse and keyboard: a turn without a touch, numbers of two digits, arrows among legal places, what is pointed at."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from kivy.core.window import Window

from companion.draw.shortcuts import letters
from companion.draw.targets import Action, Choice, Column, EffectKey, GapAt, HouseAt, NumberKey, Slot
from companion.records.record import Record
from companion.rules.welcome.sheet import EFFECTS
from companion.store.store import OpenGame
from companion.ui.sheet.keys import legal
from companion.ui.sheet.screen import SheetScreen
from companion.words import use
from tests.draw.positions import SIZES, example
from tests.ui.harness import COARSE, Stage
from tests.ui.keyboard import DOWN, ENTER, F11, RIGHT, TAB, press
from tests.ui.test_turn import SEVERAL


@pytest.fixture(autouse=True)
def mouse_away() -> Iterator[None]:
    yield
    Window.mouse_pos = (-1, -1)


def begin(stage: Stage, size: str = "tablet") -> OpenGame:
    record, _ = example()
    stage.start(SIZES[size])
    return stage.begin(Record(record.header))


def sheet(stage: Stage) -> SheetScreen:
    assert isinstance(stage.screen, SheetScreen)
    return stage.screen


def half(stage: Stage) -> tuple[int | None, str | None]:
    hand = sheet(stage).hand
    assert hand is not None
    return hand.half.number, hand.half.effect


def point(stage: Stage, target: object) -> None:
    x, y = stage.find(target)
    Window.mouse_pos = (x, Window.height - y)


@pytest.mark.parametrize("size", ["tablet", "easel", "side"])
def test_a_turn_by_keys(stage: Stage, size: str) -> None:
    game = begin(stage, size)
    press(stage, "8", "f", RIGHT, RIGHT, DOWN)
    focus = sheet(stage).focus.target
    assert isinstance(focus, HouseAt)
    assert focus.street == 2
    press(stage, ENTER)
    assert game.position.seats[0].city.street(2).at(focus.house) == 8
    press(stage, RIGHT)
    assert isinstance(sheet(stage).focus.target, GapAt)
    press(stage, ENTER, ENTER)
    assert [move.do for move in game.record.moves] == ["write", "fence", "done"]


@pytest.mark.parametrize(("keys", "number"), [("1", 1), ("12", 12), ("115", 5), ("18", 8), ("7", 7), ("15", 15)])
def test_numbers_of_two_digits(stage: Stage, keys: str, number: int) -> None:
    begin(stage)
    press(stage, *keys)
    assert half(stage) == (number, None)


def test_with_a_house_chosen_a_one_waits_for_its_second_digit(stage: Stage) -> None:
    game = begin(stage)
    stage.tap(HouseAt(1, 4))
    press(stage, "p", "1")
    assert game.length == 0
    press(stage, "2")
    assert game.position.seats[0].city.street(1).at(4) == 12


def test_enter_takes_a_one_that_waits(stage: Stage) -> None:
    game = begin(stage)
    stage.tap(HouseAt(1, 5))
    press(stage, "p", "1", ENTER)
    assert game.position.seats[0].city.street(1).at(5) == 1


def test_a_refusal_by_keys(stage: Stage) -> None:
    begin(stage)
    press(stage, "n", "1", "3", "1", "7")
    hand = sheet(stage).hand
    assert hand is not None
    # the third number is judged at once: on an empty sheet 13 fits everywhere
    assert "13" in hand.message


def test_a_fan_by_keys(stage: Stage) -> None:
    game = begin(stage)
    press(stage, "9", "t", RIGHT, ENTER)
    assert any(isinstance(touch.target, Choice) for touch in stage.scene.touches)
    press(stage, "1", "0")
    assert game.position.seats[0].city.street(1).at(1) == 10


def test_undo_and_redo(stage: Stage) -> None:
    game = begin(stage)
    press(stage, "8", "f", RIGHT, ENTER)
    assert game.length == 1
    press(stage, "z", control=True)
    assert game.length == 0
    press(stage, "y", control=True)
    assert game.length == 1
    press(stage, "z", control=True)
    press(stage, "z", control=True, shift=True)
    assert game.length == 1


def test_letters_differ_in_every_language() -> None:
    for language in ("en", "qps"):
        use(language)
        assert len(letters()) == len(EFFECTS) + 3
    use("en")
    assert {letter: letters()[letter] for letter in "fapotb"} == {
        "f": EffectKey("fence"), "a": EffectKey("estate"), "p": EffectKey("park"), "o": EffectKey("pool"),
        "t": EffectKey("temp"), "b": EffectKey("bis"),
    }  # fmt: skip


def test_with_the_draw_told_a_number_is_the_whole_card(stage: Stage) -> None:
    record, _ = example("2023-three-players-draw")
    stage.start()
    stage.begin(record._replace(entries=record.entries[:1]))
    draw = record.moves[0]
    number, effect = draw.cards[2]  # type: ignore[union-attr]
    press(stage, *str(number))
    assert half(stage) == (number, effect)


def test_columns_and_plans_are_places_too(stage: Stage) -> None:
    begin(stage)
    press(stage, "8", "a", RIGHT, ENTER, RIGHT)
    assert isinstance(sheet(stage).focus.target, Column)
    hand = sheet(stage).hand
    assert hand is not None
    assert not any(isinstance(place, Slot) for place in legal(hand.view()))


def test_estates_of_a_plan_are_chosen(stage: Stage) -> None:
    stage.start(density=COARSE)
    game = stage.begin(SEVERAL)
    press(stage, "8", "p", RIGHT, ENTER, RIGHT)
    assert sheet(stage).focus.target == Slot(1)
    press(stage, ENTER)
    hand = sheet(stage).hand
    assert hand is not None
    proposed = hand.half.estates
    missing = next(one for one in ((1, 1, 2), (1, 3, 4), (1, 5, 6), (2, 1, 2), (2, 3, 4)) if one not in proposed)
    while sheet(stage).focus.target != HouseAt(*missing[:2]):
        press(stage, TAB)
    press(stage, ENTER)
    assert missing in hand.half.estates
    stage.touch(2, 2)
    press(stage, ENTER)
    assert game.record.moves[-1].do == "plan"


def test_full_screen(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    begin(stage)
    asked: list[object] = []
    monkeypatch.setattr(
        type(Window), "fullscreen", property(lambda _self: bool(asked), lambda _self, on: asked.append(on))
    )
    press(stage, F11, F11)
    assert asked == ["auto", False]


def test_what_is_pointed_at_glows(stage: Stage) -> None:
    begin(stage)
    frame = sheet(stage).app.frame
    point(stage, NumberKey(8))
    assert frame.around is not None
    assert frame.around.contains(*stage.find(NumberKey(8)))
    before = stage.picture()
    Window.mouse_pos = (2, 2)
    assert frame.around is None
    assert before.tobytes() != stage.picture().tobytes()


def test_nothing_glows_without_a_mouse(stage: Stage) -> None:
    begin(stage)
    frame = sheet(stage).app.frame
    point(stage, NumberKey(8))
    Window.dispatch("on_cursor_leave")
    assert frame.around is None
    stage.tap(NumberKey(8))
    stage.frame()
    assert frame.around is None


def test_a_house_that_takes_nothing_does_not_glow(stage: Stage) -> None:
    begin(stage)
    frame = sheet(stage).app.frame
    press(stage, "8", "f", RIGHT, ENTER)
    point(stage, HouseAt(2, 3))
    assert frame.around is None
    point(stage, Action("done"))
    assert frame.around is not None


def test_keys_mean_nothing_elsewhere(stage: Stage) -> None:
    game = begin(stage)
    sheet(stage).app.open("home")
    press(stage, "8", ENTER, "f")
    press(stage, "z", control=True)
    assert game.length == 0
