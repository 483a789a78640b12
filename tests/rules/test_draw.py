"""The draw: told once, it decides which number goes with which effect."""

import pytest

from companion.rules.welcome.moves import Draw
from companion.rules.welcome.reasons import Why, because
from companion.rules.welcome.sheet import Effect
from companion.rules.welcome.table import Opponent, Table
from tests.rules.helpers import DONE, allowed, bare, by_table, listed, play, refused, roundabout, table, write

CARDS: tuple[tuple[int, Effect], ...] = ((8, "pool"), (3, "fence"), (12, "temp"))
DRAW = by_table(Draw, CARDS)
SAM = Opponent("Sam", 1, (1,), park=1, pool=1, temp=1, fence=1, bis_houses=2, value=2)


def solo() -> Table:
    return table(solo="card")


def against_sam() -> Table:
    return table(edition="2023", solo="aaa", opponent=SAM)


@pytest.mark.parametrize(("number", "effect"), CARDS)
def test_a_number_comes_with_its_effect(number: int, effect: Effect) -> None:
    assert allowed(table(), DRAW, write(1, 1, number, effect))


@pytest.mark.parametrize(("number", "effect"), [(8, "fence"), (3, "temp"), (7, "pool"), (12, "park")])
def test_no_other_combination_is_on_the_table(number: int, effect: Effect) -> None:
    assert refused(table(), DRAW, write(1, 1, number, effect)) == because(Why.NOT_IN_DRAW, card=number, effect=effect)


def test_the_card_is_drawn_not_the_number_a_temp_makes_of_it() -> None:
    assert allowed(table(), DRAW, write(1, 1, 10, "temp", card=12))
    assert refused(table(), DRAW, write(1, 1, 8, "temp", card=8)).why is Why.NOT_IN_DRAW


@pytest.mark.parametrize("before", [solo(), against_sam()])
@pytest.mark.parametrize(
    ("number", "effect", "legal"),
    [
        (8, "fence", True),
        (8, "temp", True),
        (3, "pool", True),
        (12, "pool", True),
        (8, "pool", False),
        (12, "temp", False),
        (3, "park", False),
    ],
)
def test_in_the_solo_variants_they_come_from_two_different_cards(
    before: Table, number: int, effect: Effect, legal: bool
) -> None:
    assert allowed(before, DRAW, write(1, 1, number, effect)) is legal


def test_two_cards_alike_are_still_two_cards() -> None:
    twins = by_table(Draw, ((8, "pool"), (8, "pool"), (3, "fence")))
    assert allowed(solo(), twins, write(1, 1, 8, "pool"))


def test_it_is_told_once_a_round_and_forgotten_with_it() -> None:
    assert refused(table(), DRAW, DRAW) == because(Why.DRAWN_ALREADY)
    assert allowed(table(), DRAW, write(1, 1, 8, "pool"), DONE, DRAW)
    assert allowed(table(), DRAW, write(1, 1, 8, "pool"), DONE, write(1, 2, 9, "bis"))


@pytest.mark.parametrize("act", [write(1, 1, 8, "pool"), roundabout(1, 1)])
def test_it_is_told_before_anyone_acts(act: object) -> None:
    before = table(roundabouts=True, others=bare("ben"))
    assert refused(before, act, DRAW) == because(Why.ROUND_BEGUN)  # type: ignore[arg-type]


def test_it_is_three_cards() -> None:
    assert refused(table(), by_table(Draw, CARDS[:2])) == because(Why.OFFERED_COUNT, count=2)
    assert refused(table(), by_table(Draw, (*CARDS, (1, "park")))) == because(Why.OFFERED_COUNT, count=4)


@pytest.mark.parametrize("number", [0, 16])
def test_its_numbers_are_those_of_cards(number: int) -> None:
    assert refused(table(), by_table(Draw, (*CARDS[:2], (number, "park")))) == because(Why.CARD_RANGE, card=number)


def test_expert_hands_are_private() -> None:
    assert refused(table(expert=True), DRAW) == because(Why.EXPERT_HANDS)


@pytest.mark.parametrize(
    ("before", "temps", "numbers"),
    [
        (table(), 0, {3, 8, 10, 11, 12, 13, 14}),
        (table(), 11, {3, 8, 12}),
        (solo(), 0, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12}),
        (solo(), 11, {3, 8, 12}),
    ],
)
def test_listed_are_its_numbers_and_two_around_where_a_temp_goes_with_them(
    before: Table, temps: int, numbers: set[int]
) -> None:
    seat = before.seats[0]
    before = before.with_seat(seat._replace(city=seat.city._replace(temps=temps)))
    assert {move.number for move in listed(play(before, DRAW), "write")} == numbers


def test_with_temps_at_both_ends_0_and_17_are_listed() -> None:
    drawn = play(table(), by_table(Draw, ((1, "temp"), (15, "temp"), (8, "park"))))
    assert {move.number for move in listed(drawn, "write")} == {0, 1, 2, 3, 8, 13, 14, 15, 16, 17}


def test_only_the_table_tells_it() -> None:
    assert refused(table(), Draw("ada", CARDS)) == because(Why.BY_TABLE, do="draw")
