"""The end: three refusals, three plans, or no empty house, at the end of that round."""

from typing import Any

import pytest

from companion.rules.welcome.goals import Goal
from companion.rules.welcome.moves import Done, Leave, Move
from companion.rules.welcome.table import Table
from tests.rules.helpers import DONE, FULL, bare, bis, by_table, plan, play, refuse, roundabout, table, write

NEAR = (FULL[0], FULL[1], "1 2 3 4 5 6 7 8 9 10 11")
"""One empty house is left."""

TEMPS: Any = (Goal("temps", number=1), (9, 4))


def near(**options: Any) -> Table:
    return table(*NEAR, others=bare("ben"), **options)


@pytest.mark.parametrize(
    ("before", "moves", "ended_by"),
    [
        (near(refusals=2), [refuse(1, 2, 3)], "refusals"),
        (near(), [write(3, 12, 15)], "houses"),
        (near(roundabouts=True), [refuse(1, 2, 3), roundabout(3, 12)], "houses"),
        (near(plans=[TEMPS, TEMPS, TEMPS], temps=1), [refuse(1, 2, 3), plan(1), plan(2), plan(3)], "plans"),
    ],
)
def test_the_game_ends_at_the_end_of_the_round(before: Table, moves: list[Move], ended_by: str) -> None:
    almost = play(before, *moves, DONE)
    assert almost.ended_by == ()
    over = play(almost, write(1, 1, 1, by="ben"), Done("ben"))
    assert (over.ended_by, over.round) == ((ended_by,), 1)


def test_a_bis_fills_the_last_house_too() -> None:
    before = table(FULL[0], FULL[1], "1 2 3 4 5 6 7 8 9 10")
    assert play(before, write(3, 11, 15, "bis"), bis(3, 12), DONE).ended_by == ("houses",)


def test_two_refusals_or_two_plans_or_one_empty_house_do_not_end_it() -> None:
    two = table(*NEAR, refusals=1, temps=1, plans=[TEMPS, TEMPS, TEMPS])
    assert play(two, refuse(1, 2, 3), plan(1), plan(2), DONE).ended_by == ()


def test_all_ends_reached_are_named() -> None:
    before = table(*NEAR, refusals=2, temps=1, plans=[TEMPS, TEMPS, TEMPS], roundabouts=True)
    after = play(before, refuse(1, 2, 3), plan(1), plan(2), plan(3), roundabout(3, 12), DONE)
    assert after.ended_by == ("refusals", "plans", "houses")


def test_whoever_leaves_with_a_finished_city_ends_the_game_with_the_round() -> None:
    after = play(near(), write(3, 12, 15), write(1, 1, 1, by="ben"), Done("ben"), by_table(Leave, "ada"))
    assert after.ended_by == ("houses",)


def test_in_a_later_round_the_round_is_counted() -> None:
    after = play(table(*NEAR), refuse(1, 2, 3), DONE, refuse(1, 2, 3), DONE, refuse(1, 2, 3), DONE)
    assert (after.ended_by, after.round) == (("refusals",), 3)
