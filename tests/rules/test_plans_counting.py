"""City plans that count marks, or ask for built houses."""

from typing import Any

import pytest

from companion.rules.welcome.goals import Goal
from companion.rules.welcome.moves import Write
from companion.rules.welcome.reasons import Why, because
from companion.rules.welcome.table import Table
from tests.rules.helpers import FULL, ada, allowed, fence, listed, plan, play, refused, streets, table, write

PRINTED_POOLS = (". . 3* . . . 7* 8*", "1* . . 4* . . . 8*", ". 2* . . . . 7* . . . 11*")


def free_house(before: Table) -> Write:
    """Something harmless to write, so that a plan can be validated."""
    for move in listed(before, "write"):
        if 1 <= move.number <= 15:
            return Write("ada", move.street, move.house, move.number, move.number, "fence")
    raise AssertionError("no house is free")


def on_table(goal: Goal, *rows: str, **marks: Any) -> Table:
    before = table(*rows, plans=[(goal, (9, 4))], roundabouts=True, **marks)
    return play(before, free_house(before))


def met(goal: Goal, *rows: str, **marks: Any) -> bool:
    return allowed(on_table(goal, *rows, **marks), plan(1))


@pytest.mark.parametrize(
    ("goal", "short", "enough"),
    [
        (Goal("temps", number=7), {"temps": 6}, {"temps": 7}),
        (Goal("temps", number=7), {"temps": 0}, {"temps": 11}),
        (Goal("park_boxes", number=7), {"parks": (3, 3, 0)}, {"parks": (3, 3, 1)}),
        (Goal("park_boxes_in_each_street", number=2), {"parks": (3, 4, 1)}, {"parks": (2, 2, 2)}),
        (Goal("all_parks_in_streets", streets=2), {"parks": (3, 3, 4)}, {"parks": (3, 4, 0)}),
        (Goal("all_parks_in_streets", streets=2), {"parks": (2, 4, 4)}, {"parks": (0, 4, 5)}),
        (Goal("value_boxes", number=6), {"values": (1, 2, 2, 0, 0, 0)}, {"values": (1, 2, 2, 0, 0, 1)}),
        (Goal("full_value_columns", number=3), {"values": (1, 2, 2, 3, 3, 3)}, {"values": (1, 2, 3, 0, 0, 0)}),
        (Goal("full_value_columns", number=3), {"values": (1, 0, 0, 4, 3, 0)}, {"values": (1, 0, 0, 4, 4, 0)}),
    ],
)
def test_boxes_are_counted(goal: Goal, short: dict[str, Any], enough: dict[str, Any]) -> None:
    assert not met(goal, **short)
    assert met(goal, **enough)


@pytest.mark.parametrize(
    ("goal", "marks", "have", "need"),
    [
        (Goal("temps", number=7), {"temps": 4}, 4, 7),
        (Goal("park_boxes", number=7), {"parks": (3, 1, 0)}, 4, 7),
        (Goal("park_boxes_in_each_street", number=2), {"parks": (3, 1, 0)}, 3, 6),
        (Goal("all_parks_in_streets", streets=2), {"parks": (1, 3, 0)}, 4, 7),
        (Goal("value_boxes", number=6), {"values": (1, 0, 0, 2, 0, 0)}, 3, 6),
        (Goal("full_value_columns", number=3), {"values": (1, 1, 0, 4, 0, 0)}, 2, 3),
    ],
)
def test_the_reason_tells_how_far_it_is(goal: Goal, marks: dict[str, Any], have: int, need: int) -> None:
    assert refused(on_table(goal, **marks), plan(1)) == because(Why.GOAL_NOT_MET, slot=1, have=have, need=need)


@pytest.mark.parametrize(
    ("rows", "enough"),
    [
        (("1 1b 1b 2 2b 2b",), False),
        (("1 1b 1b 2 2b 2b 2b",), True),
        (("1 1b 1b 1b 1b", "1 1b"), False),
        (("", "3 3b 3b|4' 4b' 4b' 4b'"), True),
    ],
)
def test_five_bis_in_one_street_used_houses_too(rows: tuple[str, ...], enough: bool) -> None:
    assert met(Goal("bis_in_one_street", number=5), *rows) is enough


@pytest.mark.parametrize(
    ("rows", "enough"),
    [
        (PRINTED_POOLS[:2], True),
        ((PRINTED_POOLS[0], "", PRINTED_POOLS[2]), True),
        (PRINTED_POOLS[:1], False),
        ((PRINTED_POOLS[0], "1* . . 4*", ". 2*"), False),
        ((PRINTED_POOLS[0], "1* . . 4* . . .|o|."), False),
        ((". . 3*' . . . 7* 8*", PRINTED_POOLS[1]), True),
    ],
)
def test_all_pools_in_two_streets(rows: tuple[str, ...], enough: bool) -> None:
    assert met(Goal("all_pools_in_streets", streets=2), *rows) is enough


@pytest.mark.parametrize(
    ("parks", "rows", "enough"),
    [
        ((0, 4, 0), ("", PRINTED_POOLS[1]), True),
        ((0, 3, 0), ("", PRINTED_POOLS[1]), False),
        ((0, 4, 0), ("", "1* . . 4*"), False),
        ((3, 0, 0), (PRINTED_POOLS[0],), False),
    ],
)
def test_all_parks_and_pools_of_a_given_street(parks: tuple[int, ...], rows: tuple[str, ...], enough: bool) -> None:
    assert met(Goal("all_parks_and_pools", street=2), *rows, parks=parks) is enough


@pytest.mark.parametrize(
    ("parks", "rows", "enough"),
    [
        ((3, 0, 0), (". . 3* . . . 7* 8*|o|.",), True),
        ((3, 0, 0), (". . 3* . . . 7* 8*", "o|."), False),
        ((2, 0, 0), (". . 3* . . . 7* 8*|o|.",), False),
        ((3, 0, 0), (". . 3* . . . 7*|o|.",), False),
        ((0, 0, 5), ("", "", ". 2* . . . . 7* . . . 11*|o"), True),
    ],
)
def test_all_parks_and_pools_and_a_roundabout_in_the_same_street(
    parks: tuple[int, ...], rows: tuple[str, ...], enough: bool
) -> None:
    assert met(Goal("all_parks_pools_and_roundabout"), *rows, parks=parks) is enough


ALL = Goal("all_houses", street=1)
ENDS = Goal("end_houses")
AT_ENDS = ("1 . . . . . . . . 15", "1 . . . . . . . . . 15", "1 . . . . . . . . . . 15")


def test_all_houses_of_a_street_are_built_and_become_used() -> None:
    after = play(on_table(ALL, FULL[0]), plan(1))
    assert streets(after)[0] == "1' 2' 3' 4' 5' 6' 7' 8' 9' 10'"
    assert refused(after, fence(1, 4)) == because(Why.FENCE_IN_USED, street=1, after=4)
    assert ada(after).plans == (9, None, None)


@pytest.mark.parametrize(
    ("goal", "rows", "have", "need"),
    [(ALL, ("1 2 3 . 5 . 7 8 9 10",), 8, 10), (ENDS, ("1", *AT_ENDS[1:]), 5, 6), (ENDS, AT_ENDS[:2], 4, 6)],
)
def test_an_empty_house_is_missing(goal: Goal, rows: tuple[str, ...], have: int, need: int) -> None:
    before = play(table(*rows, plans=[(goal, (9, 4))]), write(3, 6, 8))
    assert refused(before, plan(1)) == because(Why.GOAL_NOT_MET, slot=1, have=have, need=need)


def test_the_first_and_last_house_of_each_street_become_used() -> None:
    after = play(on_table(ENDS, *AT_ENDS), plan(1))
    assert [row.used for row in ada(after).streets] == [1 << 1 | 1 << 10, 1 << 1 | 1 << 11, 1 << 1 | 1 << 12]
    assert allowed(after, fence(1, 5))


@pytest.mark.parametrize(
    ("goal", "rows"),
    [
        (ALL, ("1 2 3' 4' 5 6 7 8 9 10",)),
        (ALL, ("1' 2'|.",)),
        (ENDS, ("1' . . . . . . . . 15", *AT_ENDS[1:])),
        (ENDS, (*AT_ENDS[:2], "1 . . . . . . . . . . 15'")),
    ],
)
def test_none_of_the_houses_was_used_before(goal: Goal, rows: tuple[str, ...]) -> None:
    assert refused(on_table(goal, *rows), plan(1)) == because(Why.HOUSES_USED, slot=1)


@pytest.mark.parametrize(
    ("goal", "rows", "used"),
    [
        (ALL, ("1 2 3|o|5 6 7 8 9 10",), "1' 2' 3'|o'|5' 6' 7' 8' 9' 10'"),
        (ENDS, ("o|. . . . . . . . 15", *AT_ENDS[1:]), "o'|. . . . . . . . 15'"),
    ],
)
def test_a_roundabout_counts_as_built_unless_the_table_switched_that_off(
    goal: Goal, rows: tuple[str, ...], used: str
) -> None:
    elsewhere = write(3, 6, 8)
    before = table(*rows, plans=[(goal, (9, 4))], roundabouts=True)
    assert streets(play(before, elsewhere, plan(1)))[0] == used
    strict = table(*rows, plans=[(goal, (9, 4))], roundabouts=True, roundabout_counts=False)
    assert refused(strict, elsewhere, plan(1)).why is Why.GOAL_NOT_MET


@pytest.mark.parametrize("goal", [ALL, ENDS, Goal("temps", number=1), Goal("park_boxes", number=1)])
def test_these_goals_name_no_estates(goal: Goal) -> None:
    before = table(FULL[0], plans=[(goal, (9, 4))], temps=3, parks=(1, 0, 0))
    assert refused(before, write(2, 1, 1), plan(1, (1, 1, 2))) == because(Why.ESTATES_NOT_WANTED, slot=1)


def test_a_goal_that_is_met_is_listed_once() -> None:
    assert listed(on_table(Goal("temps", number=1), temps=1), "plan") == [plan(1)]


def test_counting_goals_use_nothing_up() -> None:
    before = on_table(Goal("all_pools_in_streets", streets=2), *PRINTED_POOLS[:2])
    after = play(before, plan(1))
    assert [row.used for row in ada(after).streets] == [0, 0, 0]


def test_pools_and_used_houses_serve_both_kinds_of_plans() -> None:
    goals: list[Any] = [(Goal("estates", (1,)), (9, 4)), (Goal("all_pools_in_streets", streets=1), (7, 3))]
    before = table(". .|3*|. . . 7* 8*", plans=goals)
    assert ada(play(before, write(2, 1, 1), plan(1, (1, 3, 3)), plan(2))).plans == (9, 7, None)


@pytest.mark.parametrize("card", ["n1-7temps", "n1-5bis", "n2-parks", "n2-roundabout", "c-6values"])
def test_a_bare_sheet_meets_nothing(card: str) -> None:
    assert listed(play(table(plans=[card]), write(1, 1, 1)), "plan") == []
