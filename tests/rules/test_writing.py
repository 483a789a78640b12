"""A number goes into an empty house and keeps its part of the street rising."""

import pytest

from companion.rules.welcome.moves import Write
from companion.rules.welcome.reasons import Why, because
from tests.rules.helpers import DONE, allowed, done, play, refused, roundabout, streets, table, write


def test_a_number_is_written_in_an_empty_house() -> None:
    assert streets(play(table(), write(2, 4, 8))) == ["", ". . . 8", ""]


@pytest.mark.parametrize(
    ("before", "house", "number"),
    [
        ("", 1, 15),
        ("", 10, 1),
        ("3 . . 9", 2, 4),
        ("3 . . 9", 3, 8),
        ("3 . . 9", 10, 10),
        (". . 9", 1, 8),
        ("3|. .|9", 2, 5),
        (". . 5|o|.", 5, 1),
        (". . 5|o|.", 1, 4),
        (". 2|o|9", 1, 1),
        ("5|o|. 5", 3, 1),
    ],
)
def test_numbers_rise_from_left_to_right_with_any_gaps(before: str, house: int, number: int) -> None:
    assert allowed(table(before, roundabouts=True), write(1, house, number))


@pytest.mark.parametrize(
    ("before", "house", "number", "why", "other", "other_house"),
    [
        ("3 . . 9", 2, 3, Why.NUMBER_REPEATED, 3, 1),
        ("3 . . 9", 3, 9, Why.NUMBER_REPEATED, 9, 4),
        ("3 . . 9", 10, 8, Why.MUST_STAND_LEFT, 9, 4),
        ("3 . . 9", 10, 9, Why.NUMBER_REPEATED, 9, 4),
        ("3 . . 9", 2, 11, Why.MUST_STAND_RIGHT, 9, 4),
        ("3 . . 9", 3, 2, Why.MUST_STAND_LEFT, 3, 1),
        ("3|.|9", 2, 2, Why.MUST_STAND_LEFT, 3, 1),
        ("4 4b .", 3, 4, Why.NUMBER_REPEATED, 4, 2),
        ("9|o|. 5", 3, 6, Why.MUST_STAND_RIGHT, 5, 4),
        (". 5|o|1", 1, 5, Why.NUMBER_REPEATED, 5, 2),
    ],
)
def test_a_number_that_breaks_the_order_names_its_neighbour(
    before: str, house: int, number: int, why: Why, other: int, other_house: int
) -> None:
    assert refused(table(before, roundabouts=True), write(1, house, number)) == because(
        why, street=1, house=house, number=number, other=other, other_house=other_house
    )


def test_streets_are_numbered_independently() -> None:
    assert allowed(table("8", "8"), write(3, 1, 8))


def test_no_house_between_neighbouring_numbers_takes_anything() -> None:
    before = table("7 . 8")
    assert not any(allowed(before, write(1, 2, number)) for number in range(1, 16))


@pytest.mark.parametrize(
    ("street", "house", "reason"),
    [
        (4, 1, because(Why.NO_SUCH_STREET, street=4)),
        (0, 1, because(Why.NO_SUCH_STREET, street=0)),
        (-1, 1, because(Why.NO_SUCH_STREET, street=-1)),
        (1, 11, because(Why.NO_SUCH_HOUSE, street=1, house=11)),
        (2, 12, because(Why.NO_SUCH_HOUSE, street=2, house=12)),
        (3, 13, because(Why.NO_SUCH_HOUSE, street=3, house=13)),
        (1, 0, because(Why.NO_SUCH_HOUSE, street=1, house=0)),
        (1, 1, because(Why.HOUSE_TAKEN, street=1, house=1, number=3)),
        (1, 3, because(Why.HOUSE_IS_ROUNDABOUT, street=1, house=3)),
    ],
)
def test_only_an_empty_house_of_the_sheet_is_written(street: int, house: int, reason: object) -> None:
    assert refused(table("3 .|o|.", roundabouts=True), write(street, house, 5)) == reason


@pytest.mark.parametrize("card", [0, 16, 17, -1, 100])
def test_cards_go_from_1_to_15(card: int) -> None:
    assert refused(table(), write(1, 1, 5, card=card)) == because(Why.CARD_RANGE, card=card)


@pytest.mark.parametrize("effect", ["fence", "estate", "park", "pool", "bis"])
def test_only_a_temp_changes_the_number_of_a_card(effect: str) -> None:
    move = Write("ada", 1, 1, 8, 7, effect)  # type: ignore[arg-type]
    assert refused(table(), move) == because(Why.CHANGED_WITHOUT_TEMP, card=7, number=8)


def test_writing_comes_once_a_turn() -> None:
    assert refused(table(), write(1, 4, 8), write(2, 5, 9)) == because(Why.WRITTEN_ALREADY, number=8, street=1, house=4)


def test_a_turn_needs_a_number_or_a_refusal() -> None:
    assert refused(table(), DONE) == because(Why.NOT_WRITTEN)


def test_writing_alone_makes_a_turn_because_effects_are_optional() -> None:
    assert play(table(), write(1, 1, 1, "park"), DONE).round == 2


def test_nothing_is_written_after_the_turn() -> None:
    before = play(table(others={"ben": table().seats[0].city}), write(1, 1, 1), *done("ada"))
    assert refused(before, write(1, 2, 5)) == because(Why.TURN_DONE, player="ada")
    assert refused(before, DONE) == because(Why.TURN_DONE, player="ada")


def test_a_roundabout_opens_the_low_numbers_again() -> None:
    before = table("9 . .", roundabouts=True)
    assert not allowed(before, write(1, 3, 1))
    assert allowed(before, roundabout(1, 2), write(1, 3, 1))


@pytest.mark.parametrize("player", ["ben", "", "aaa", "Ada"])
def test_only_players_at_the_table_write(player: str) -> None:
    assert refused(table(), write(1, 1, 1, by=player)) == because(Why.NOT_AT_TABLE, player=player)
