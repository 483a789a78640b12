"""A permit is refused only when no number on offer fits anywhere."""

import pytest

from companion.rules.welcome.moves import Draw
from companion.rules.welcome.reasons import Why, because
from tests.rules.helpers import (
    DONE,
    FULL,
    PARK,
    ada,
    allowed,
    by_table,
    fence,
    listed,
    play,
    refuse,
    refused,
    roundabout,
    streets,
    table,
    write,
)

ENDS = ("1 . . . . . . . . 15", "1 . . . . . . . . . 15", "1 . . . . . . . . . . 15")
"""Only 2 to 14 fit, in every street."""

NO_EIGHT = ("8 9", FULL[1], FULL[2])
"""Only 10 and more fit, in the first street."""


@pytest.mark.parametrize("offered", [(1, 1, 15), (15, 15, 15), (1, 15, 1)])
def test_refused_when_none_of_the_three_fits(offered: tuple[int, ...]) -> None:
    assert ada(play(table(*ENDS), refuse(*offered))).refusals == 1


def test_a_number_that_fits_forbids_the_refusal_and_shows_where() -> None:
    assert refused(table(*ENDS), refuse(1, 7, 15)) == because(Why.NUMBER_FITS, number=7, street=1, house=2)
    assert refused(table(*NO_EIGHT), refuse(8, 9, 10)) == because(Why.NUMBER_FITS, number=10, street=1, house=3)


def test_without_an_offer_some_number_must_fit_nowhere() -> None:
    assert allowed(table(*ENDS), refuse())
    assert refused(table(), refuse()) == because(Why.EVERY_NUMBER_FITS)


def test_zero_sixteen_and_seventeen_are_no_cards_so_they_forbid_nothing() -> None:
    before = table("15 . . . . . . . . .", FULL[1], FULL[2])
    assert allowed(before, refuse(1, 8, 15))


def test_nobody_must_use_a_temp_to_avoid_a_refusal() -> None:
    before = play(table(*ENDS), by_table(Draw, ((1, "temp"), (15, "temp"), (15, "park"))))
    assert allowed(before, refuse())


def test_nobody_must_build_a_roundabout_to_avoid_a_refusal() -> None:
    assert allowed(table(*ENDS, roundabouts=True), refuse(1, 1, 15))


def test_it_is_judged_on_the_sheet_as_it_stands() -> None:
    before = table(*NO_EIGHT, roundabouts=True)
    assert allowed(before, refuse(1, 2, 3))
    assert refused(before, roundabout(1, 3), refuse(1, 2, 3)) == because(Why.NUMBER_FITS, number=1, street=1, house=4)
    assert streets(play(before, refuse(1, 2, 3), roundabout(1, 3)))[0] == "8 9|o|"


@pytest.mark.parametrize("offered", [(1,), (1, 1), (1, 1, 15, 15)])
def test_an_offer_is_three_numbers(offered: tuple[int, ...]) -> None:
    assert refused(table(*ENDS), refuse(*offered)) == because(Why.OFFERED_COUNT, count=len(offered))


@pytest.mark.parametrize("number", [0, 16, 17, -3])
def test_an_offer_is_of_cards(number: int) -> None:
    assert refused(table(*ENDS), refuse(1, 15, number)) == because(Why.CARD_RANGE, card=number)


def test_with_a_draw_exactly_its_numbers_count() -> None:
    cards = ((1, "park"), (1, "fence"), (15, "bis"))
    before = play(table(*ENDS), by_table(Draw, cards))
    assert allowed(before, refuse())
    assert allowed(before, refuse(15, 1, 1))
    assert refused(before, refuse(1, 15, 15)) == because(Why.OFFERED_NOT_DRAWN, offered=[1, 15, 15], drawn=[1, 1, 15])
    fits = play(table(*ENDS), by_table(Draw, ((1, "park"), (8, "fence"), (15, "bis"))))
    assert refused(fits, refuse()) == because(Why.NUMBER_FITS, number=8, street=1, house=2)


def test_a_refused_player_gets_no_effect_and_writes_nothing() -> None:
    before = play(table(*ENDS), refuse(1, 1, 15))
    assert refused(before, PARK) == because(Why.REFUSED_NO_EFFECT)
    assert refused(before, fence(1, 1)) == because(Why.REFUSED_NO_EFFECT)
    assert refused(before, write(1, 2, 2)) == because(Why.REFUSED_ALREADY)
    assert refused(before, refuse(1, 1, 15)) == because(Why.REFUSED_ALREADY)


def test_no_refusal_after_writing() -> None:
    assert refused(table(*ENDS), write(1, 2, 2), refuse(1, 1, 15)) == because(
        Why.WRITTEN_ALREADY, number=2, street=1, house=2
    )


def test_one_refusal_a_turn_and_then_the_turn_may_end() -> None:
    after = play(table(*ENDS), refuse(1, 1, 15), DONE)
    assert (after.round, ada(after).refusals) == (2, 1)


def test_it_is_listed_without_the_offer_when_it_may_be_legal() -> None:
    assert listed(table(*ENDS), "refuse") == [refuse()]
    assert listed(table(), "refuse") == []


def test_no_refusal_beyond_the_last_box() -> None:
    before = table(*ENDS, refusals=3)
    assert refused(before, refuse(1, 1, 15)) == because(Why.LADDER_FULL, ladder="refusals")
