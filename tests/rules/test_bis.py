"""Bis: a number copied into the empty house beside it."""

from typing import Literal

import pytest

from companion.rules.welcome.reasons import Why, because
from companion.rules.welcome.sheet import Edition
from tests.rules.helpers import ada, allowed, bis, listed, play, refused, streets, table, write

WRITTEN = write(3, 12, 15, "bis")
Side = Literal["left", "right"]


@pytest.mark.parametrize(
    ("before", "house", "side", "after"),
    [
        ("5", 2, "left", "5 5b"),
        (". 5", 1, "right", "5b 5"),
        ("4 . 6", 2, "left", "4 4b 6"),
        ("4 . 6", 2, "right", "4 6b 6"),
        ("4 . 5", 2, "left", "4 4b 5"),
        ("4 . 5", 2, "right", "4 5b 5"),
        ("4 5b 5 .", 4, "left", "4 5b 5 5b"),
        (". 5b 5", 1, "right", "5b 5b 5"),
        ("1 2'", 3, "left", "1 2' 2b"),
        ("1 2 3*", 4, "left", "1 2 3* 3b"),
    ],
)
def test_copied_to_the_left_or_right_also_of_a_bis(before: str, house: int, side: Side, after: str) -> None:
    assert streets(play(table(before), WRITTEN, bis(1, house, side)))[0] == after


def test_also_of_the_house_just_written() -> None:
    assert streets(play(table(), write(2, 5, 9, "bis"), bis(2, 6)))[1] == ". . . . 9 9b"


@pytest.mark.parametrize(
    ("before", "house", "side"), [("", 2, "left"), ("5 . .", 3, "left"), ("5 . .", 2, "right"), (". . 5", 1, "right")]
)
def test_there_must_be_a_number_directly_beside(before: str, house: int, side: Side) -> None:
    assert refused(table(before), WRITTEN, bis(1, house, side)) == because(
        Why.NOTHING_TO_COPY, street=1, house=house, side=side
    )


def test_the_house_must_be_empty() -> None:
    assert refused(table("5 6"), WRITTEN, bis(1, 2)) == because(Why.HOUSE_TAKEN, street=1, house=2, number=6)


@pytest.mark.parametrize(("house", "side"), [(1, "left"), (10, "right")])
def test_there_is_nothing_beyond_the_ends_of_a_street(house: int, side: Side) -> None:
    assert refused(table(), WRITTEN, bis(1, house, side)) == because(
        Why.NOTHING_TO_COPY, street=1, house=house, side=side
    )


@pytest.mark.parametrize(
    ("street", "house", "why"), [(4, 1, Why.NO_SUCH_STREET), (1, 11, Why.NO_SUCH_HOUSE), (1, 0, Why.NO_SUCH_HOUSE)]
)
def test_the_copy_stands_on_the_sheet(street: int, house: int, why: Why) -> None:
    assert refused(table(), WRITTEN, bis(street, house)).why is why


@pytest.mark.parametrize(("before", "house", "side"), [("5|.", 2, "left"), (".|5", 1, "right")])
def test_in_2018_no_fence_may_stand_between(before: str, house: int, side: Side) -> None:
    assert refused(table(before), WRITTEN, bis(1, house, side)) == because(
        Why.COPY_ACROSS_FENCE, street=1, house=house, side=side
    )
    assert allowed(table(before, edition="2023"), WRITTEN, bis(1, house, side))


@pytest.mark.parametrize("edition", ["2018", "2023"])
@pytest.mark.parametrize(("house", "side"), [(2, "right"), (4, "left")])
def test_never_across_a_roundabout(edition: Edition, house: int, side: Side) -> None:
    before = table("5 .|o|. 7", edition=edition, roundabouts=True)
    assert refused(before, WRITTEN, bis(1, house, side)) == because(
        Why.COPY_ACROSS_ROUNDABOUT, street=1, house=house, side=side
    )


def test_beside_a_roundabout_the_number_of_the_other_part_does_not_matter() -> None:
    assert streets(play(table("5 .|o|2", roundabouts=True), WRITTEN, bis(1, 2)))[0] == "5 5b|o|2"


def test_not_on_a_roundabout() -> None:
    before = table("5|o|7", roundabouts=True)
    assert refused(before, WRITTEN, bis(1, 2)) == because(Why.HOUSE_IS_ROUNDABOUT, street=1, house=2)


def test_one_box_a_bis_and_none_left_no_bis() -> None:
    nine = "1 1b 1b 1b 1b 1b 1b 1b 1b 1b"
    assert ada(table(nine)).bis == 9
    assert refused(table(nine, "5"), WRITTEN, bis(2, 2)) == because(Why.LADDER_FULL, ladder="bis")


def test_once_a_turn_only_after_writing_and_only_with_a_bis() -> None:
    assert refused(table("5"), bis(1, 2)) == because(Why.NOT_WRITTEN)
    assert refused(table("5"), WRITTEN, bis(1, 2), bis(1, 3)) == because(Why.EFFECT_TAKEN, effect="bis")
    assert refused(table("5"), write(1, 2, 6, "temp"), bis(1, 3)) == because(
        Why.OTHER_EFFECT, effect="temp", wanted="bis"
    )


@pytest.mark.parametrize(
    ("edition", "places"),
    [
        ("2018", {(1, 2, "left"), (1, 2, "right"), (3, 11, "right")}),
        ("2023", {(1, 2, "left"), (1, 2, "right"), (1, 4, "left"), (3, 11, "right")}),
    ],
)
def test_all_places_are_listed(edition: Edition, places: set[tuple[int, int, str]]) -> None:
    before = play(table("4 . 6|.", edition=edition), WRITTEN)
    assert {(move.street, move.house, move.copy) for move in listed(before, "bis")} == places
