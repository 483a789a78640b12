"""Temps: a number up to two away, within 0 and 17, for one box."""

import pytest

from companion.rules.welcome.reasons import Why, because
from tests.rules.helpers import PARK, TEMP, ada, allowed, listed, play, refused, table, write


@pytest.mark.parametrize("number", [6, 7, 8, 9, 10])
def test_two_up_or_down_at_most(number: int) -> None:
    assert allowed(table(), write(1, 1, number, "temp", card=8))


@pytest.mark.parametrize(("card", "number"), [(8, 5), (8, 11), (15, 1), (3, 0)])
def test_not_further(card: int, number: int) -> None:
    assert refused(table(), write(1, 1, number, "temp", card=card)) == because(
        Why.CHANGED_TOO_FAR, card=card, number=number
    )


@pytest.mark.parametrize(("card", "number"), [(1, 0), (2, 0), (14, 16), (15, 16), (15, 17)])
def test_0_16_and_17_exist_only_this_way(card: int, number: int) -> None:
    assert allowed(table(), write(1, 5, number, "temp", card=card))


@pytest.mark.parametrize(("card", "number"), [(1, -1), (15, 18)])
def test_never_below_0_or_above_17(card: int, number: int) -> None:
    assert refused(table(), write(1, 1, number, "temp", card=card)) == because(Why.NUMBER_RANGE, number=number)


def test_a_changed_number_crosses_a_box_by_itself_and_that_was_the_effect() -> None:
    after = play(table(), write(1, 1, 7, "temp", card=8))
    assert ada(after).temps == 1
    assert refused(after, TEMP) == because(Why.EFFECT_TAKEN, effect="temp")
    assert listed(after, "temp") == []


@pytest.mark.parametrize(("moves", "boxes"), [((), 0), ((TEMP,), 1)])
def test_with_an_unchanged_number_the_box_may_be_crossed_or_not(moves: tuple[object, ...], boxes: int) -> None:
    assert ada(play(table(), write(1, 1, 8, "temp"), *moves)).temps == boxes  # type: ignore[arg-type]


def test_with_no_box_left_the_number_cannot_be_changed() -> None:
    before = table(temps=11)
    assert refused(before, write(1, 1, 7, "temp", card=8)) == because(Why.LADDER_FULL, ladder="temps")
    assert refused(before, write(1, 1, 8, "temp"), TEMP) == because(Why.LADDER_FULL, ladder="temps")
    assert allowed(before, write(1, 1, 8, "temp"))


def test_the_last_box_can_be_crossed() -> None:
    assert ada(play(table(temps=10), write(1, 1, 7, "temp", card=8))).temps == 11


def test_the_changed_number_must_fit_like_any_other() -> None:
    assert refused(table("7"), write(1, 2, 7, "temp", card=8)).why is Why.NUMBER_REPEATED


def test_once_a_turn_only_after_writing_and_only_with_a_temp() -> None:
    assert refused(table(), TEMP) == because(Why.NOT_WRITTEN)
    assert refused(table(), write(1, 1, 8, "temp"), TEMP, TEMP) == because(Why.EFFECT_TAKEN, effect="temp")
    assert refused(table(), write(1, 1, 8, "temp"), PARK) == because(Why.OTHER_EFFECT, effect="temp", wanted="park")


@pytest.mark.parametrize(("temps", "numbers"), [(10, set(range(18))), (11, set(range(1, 16)))])
def test_0_16_and_17_are_listed_while_a_box_is_left(temps: int, numbers: set[int]) -> None:
    assert {move.number for move in listed(table(temps=temps), "write")} == numbers
