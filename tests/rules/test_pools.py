"""Pools: only in the house just written, and only where one is printed."""

import pytest

from companion.rules.welcome.reasons import Why, because
from tests.rules.helpers import (
    CLASSIC,
    POOL,
    ada,
    allowed,
    bis,
    listed,
    play,
    refused,
    roundabout,
    streets,
    table,
    write,
)

PRINTED = [(1, 3), (1, 7), (1, 8), (2, 1), (2, 4), (2, 8), (3, 2), (3, 7), (3, 11)]


def test_a_pool_is_built_in_the_house_just_written() -> None:
    assert streets(play(table(), write(1, 3, 5, "pool"), POOL))[0] == ". . 5*"


def test_the_nine_printed_pools_and_no_others() -> None:
    houses = [(street, house) for street in (1, 2, 3) for house in range(1, CLASSIC.streets[street - 1] + 1)]
    assert [at for at in houses if allowed(table(), write(*at, 8, "pool"), POOL)] == PRINTED


def test_a_house_without_a_printed_pool_may_be_written_all_the_same() -> None:
    before = play(table(), write(1, 4, 5, "pool"))
    assert refused(before, POOL) == because(Why.NO_POOL_PRINTED, street=1, house=4)
    assert listed(before, "pool") == []


@pytest.mark.parametrize("effect", ["fence", "estate", "park", "temp", "bis"])
def test_a_house_written_with_another_effect_loses_its_pool(effect: str) -> None:
    written = write(1, 3, 5, effect)  # type: ignore[arg-type]
    assert refused(table(), written, POOL) == because(Why.OTHER_EFFECT, effect=effect, wanted="pool")
    assert refused(table(". . 5"), write(1, 4, 6, "pool"), POOL) == because(Why.NO_POOL_PRINTED, street=1, house=4)


def test_a_house_filled_by_a_bis_loses_its_pool() -> None:
    after = play(table(), write(1, 2, 5, "bis"), bis(1, 3))
    assert streets(after)[0] == ". 5 5b"
    assert ada(after).pools == 0


def test_a_roundabout_on_a_pool_loses_it() -> None:
    after = play(table(roundabouts=True), roundabout(1, 3))
    assert streets(after)[0] == ". .|o|"
    assert refused(after, write(1, 3, 5, "pool")) == because(Why.HOUSE_IS_ROUNDABOUT, street=1, house=3)


def test_the_pool_is_of_the_number_even_after_a_roundabout_elsewhere() -> None:
    after = play(table(roundabouts=True), write(2, 1, 5, "pool"), roundabout(2, 4), POOL)
    assert streets(after)[1] == "5* . .|o|"


def test_with_a_full_ladder_no_pool_is_built() -> None:
    sheet = CLASSIC._replace(pools=(0, 3))
    before = table(". . 5*", sheet=sheet)
    assert refused(before, write(1, 7, 8, "pool"), POOL) == because(Why.LADDER_FULL, ladder="pools")


def test_once_a_turn_and_only_after_writing() -> None:
    assert refused(table(), POOL) == because(Why.NOT_WRITTEN)
    assert refused(table(), write(1, 3, 5, "pool"), POOL, POOL) == because(Why.EFFECT_TAKEN, effect="pool")
