"""Roundabouts: an empty house given up, with a fence on both sides."""

import pytest

from companion.rules.welcome.moves import Move
from companion.rules.welcome.reasons import Why, because
from tests.rules.helpers import (
    DONE,
    FULL,
    PARK,
    ada,
    allowed,
    bare,
    done,
    listed,
    play,
    refuse,
    refused,
    roundabout,
    streets,
    table,
    write,
)


@pytest.mark.parametrize(
    ("before", "house", "after"),
    [
        ("", 1, "o|"),
        ("", 10, ". . . . . . . . .|o"),
        ("1 . 3", 2, "1|o|3"),
        ("1|. 3", 2, "1|o|3"),
        ("1|o|. 3", 3, "1|o|o|3"),
    ],
)
def test_an_empty_house_becomes_a_roundabout_between_fences(before: str, house: int, after: str) -> None:
    assert streets(play(table(before, roundabouts=True), roundabout(1, house)))[0] == after


@pytest.mark.parametrize("place", [0, 1, 2])
def test_at_any_moment_of_the_turn(place: int) -> None:
    moves: list[Move] = [write(2, 1, 1, "park"), PARK]
    moves.insert(place, roundabout(1, 5))
    assert streets(play(table(roundabouts=True), *moves, DONE))[0] == ". . . .|o|"


def test_also_on_a_refusal_turn() -> None:
    before = table("8 9", *FULL[1:], roundabouts=True)
    assert allowed(before, refuse(1, 2, 3), roundabout(1, 5))


def test_not_when_the_turn_is_done() -> None:
    before = play(table(roundabouts=True, others=bare("ben")), write(1, 1, 1), *done("ada"))
    assert refused(before, roundabout(1, 5)) == because(Why.TURN_DONE, player="ada")


def test_only_if_the_table_plays_with_them() -> None:
    assert refused(table(), roundabout(1, 5)) == because(Why.ROUNDABOUTS_OFF)
    assert listed(table(), "roundabout") == []


def test_once_a_turn() -> None:
    before = play(table(roundabouts=True), roundabout(1, 5))
    assert refused(before, roundabout(2, 5)) == because(Why.ONE_ROUNDABOUT_A_TURN)
    assert listed(before, "roundabout") == []
    assert allowed(before, write(1, 1, 1), DONE, roundabout(2, 5))


def test_at_most_two_a_city() -> None:
    assert allowed(table("o|.", roundabouts=True), roundabout(2, 5))
    assert refused(table("o|.", "o|.", roundabouts=True), roundabout(3, 5)) == because(
        Why.LADDER_FULL, ladder="roundabouts"
    )


def test_two_may_stand_in_one_street() -> None:
    assert allowed(table("o|.", roundabouts=True), roundabout(1, 5))


@pytest.mark.parametrize(
    ("street", "house", "reason"),
    [
        (1, 1, because(Why.HOUSE_TAKEN, street=1, house=1, number=3)),
        (1, 3, because(Why.HOUSE_IS_ROUNDABOUT, street=1, house=3)),
        (1, 11, because(Why.NO_SUCH_HOUSE, street=1, house=11)),
        (4, 1, because(Why.NO_SUCH_STREET, street=4)),
    ],
)
def test_only_in_an_empty_house(street: int, house: int, reason: object) -> None:
    assert refused(table("3 .|o|.", roundabouts=True), roundabout(street, house)) == reason


def test_it_is_no_house_and_forms_no_estate() -> None:
    row = ada(table("1 2|o|3", roundabouts=True)).street(1)
    assert row.estates == ((1, 2),)
    assert ada(table("1 2|o|3|.", roundabouts=True)).street(1).estates == ((1, 2), (4, 4))


def test_each_part_is_numbered_from_0_to_17() -> None:
    before = table("0 17|o|.", roundabouts=True)
    assert allowed(before, write(1, 4, 0, "temp", card=1))
    assert allowed(before, write(1, 4, 17, "temp", card=15))


def test_every_empty_house_is_listed() -> None:
    assert len(listed(table("1 2 3", roundabouts=True), "roundabout")) == 33 - 3
