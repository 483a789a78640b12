"""Expert, 2018: own hands of three cards; the rules of the sheet do not change."""

import pytest

from companion.rules.welcome.agreed import setup_faults
from companion.rules.welcome.moves import Draw
from companion.rules.welcome.reasons import Why, because
from companion.rules.welcome.sheet import Edition, Effect
from companion.rules.welcome.table import Setup
from tests.rules.helpers import CLASSIC, FULL, allowed, by_table, refuse, refused, table, write

DRAW = by_table(Draw, ((8, "pool"), (3, "fence"), (12, "bis")))


@pytest.mark.parametrize("effect", ["fence", "estate", "park", "pool", "temp", "bis"])
def test_any_number_goes_with_any_effect(effect: Effect) -> None:
    assert all(allowed(table(expert=True), write(1, 1, number, effect)) for number in range(1, 16))


def test_hands_are_private_so_there_is_no_draw() -> None:
    assert refused(table(expert=True), DRAW) == because(Why.EXPERT_HANDS)


def test_the_offer_is_the_players_own_three_numbers() -> None:
    before = table(*FULL[:2], "1 2 3 4 5 6 7 8 9 10 11", expert=True)
    assert allowed(before, refuse(1, 2, 3))
    assert refused(before, refuse(1, 2, 12)) == because(Why.NUMBER_FITS, number=12, street=3, house=12)


@pytest.mark.parametrize(("edition", "whys"), [("2018", []), ("2023", [Why.EXPERT_NEEDS_2018])])
def test_it_belongs_to_2018(edition: Edition, whys: list[Why]) -> None:
    assert [reason.why for reason in setup_faults(Setup(edition, CLASSIC, expert=True), ["ada"], [])] == whys
