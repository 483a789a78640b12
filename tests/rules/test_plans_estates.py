"""City plans that ask for estates: complete, of the named sizes, never used before."""

import pytest

from companion.rules.welcome.goals import Goal
from companion.rules.welcome.moves import EstateAt
from companion.rules.welcome.planning import plan_choices
from companion.rules.welcome.reasons import Reason, Why, because
from tests.rules.helpers import (
    ada,
    allowed,
    fence,
    listed,
    plan,
    play,
    refused,
    streets,
    table,
    write,
)

WRITTEN = write(3, 12, 15)
PAIRS = ("1 2|3 4|.", "1 2|.", "3 4|.")
FOUR_PAIRS: tuple[EstateAt, ...] = ((1, 1, 2), (1, 3, 4), (2, 1, 2), (3, 1, 2))


def custom(*sizes: int, **more: object) -> tuple[Goal, tuple[int, int]]:
    return Goal("estates", sizes, **more), (9, 4)  # type: ignore[arg-type]


def test_the_estates_are_marked_used_and_the_points_noted() -> None:
    after = play(table(*PAIRS, plans=["n1-2222"]), WRITTEN, plan(1, *FOUR_PAIRS))
    assert streets(after) == ["1' 2'|3' 4'|", "1' 2'|", "3' 4'|. . . . . . . . . 15"]
    assert ada(after).plans == (8, None, None)


def test_the_order_in_which_they_are_named_is_free() -> None:
    assert allowed(table(*PAIRS, plans=["n1-2222"]), WRITTEN, plan(1, *reversed(FOUR_PAIRS)))


def test_before_or_after_the_effect_also_of_an_estate_the_effect_made() -> None:
    before = table("1 2 3 4|.", "1 2 3 4|.", plans=[custom(2, 2), "n2-45"])
    assert allowed(before, WRITTEN, fence(1, 2), plan(1, (1, 1, 2), (1, 3, 4)))
    assert not allowed(before, WRITTEN, plan(1, (1, 1, 2), (1, 3, 4)))
    assert allowed(table("1 2 3 4|.", plans=[custom(4)]), WRITTEN, plan(1, (1, 1, 4)), fence(2, 3))


def test_a_used_estate_is_not_cut_afterwards() -> None:
    before = play(table("1 2 3 4|.", plans=[custom(4)]), WRITTEN, plan(1, (1, 1, 4)))
    assert refused(before, fence(1, 2)) == because(Why.FENCE_IN_USED, street=1, after=2)


def test_nobody_validates_before_writing() -> None:
    assert refused(table(*PAIRS, plans=["n1-2222"]), plan(1, *FOUR_PAIRS)) == because(Why.NOT_WRITTEN)


def test_each_plan_once() -> None:
    before = play(table(*PAIRS, "1", plans=["n1-2222"]), WRITTEN, plan(1, *FOUR_PAIRS))
    assert refused(before, plan(1, *FOUR_PAIRS)) == because(Why.PLAN_NOTED, slot=1)


def test_several_plans_in_one_turn() -> None:
    before = table("1 2 3|4 5 6 7|.", "1 2 3 4|.", plans=["n1-44", None, custom(3)])
    after = play(before, WRITTEN, plan(1, (1, 4, 7), (2, 1, 4)), plan(3, (1, 1, 3)))
    assert ada(after).plans == (6, None, 9)


@pytest.mark.parametrize("slot", [0, 2, 4, -1])
def test_only_a_plan_on_the_table(slot: int) -> None:
    assert refused(table(*PAIRS, plans=["n1-2222"]), WRITTEN, plan(slot)) == because(Why.NO_SUCH_PLAN, slot=slot)


@pytest.mark.parametrize(
    ("rows", "have"),
    [
        (("1 2|3 4|.", "1 2|."), 3),
        (("1 2|3 .|.", "1 2|.", "3 4|."), 3),
        (("1 2|3 4", "1 2|.", "3 4|."), 3),
        (("1 2|3 4 5|.", "1 2|.", "3 4|."), 3),
        (("1' 2'|3 4|.", "1 2|.", "3 4|."), 3),
        (("1 2|3 4|5 6|7 8|9 10", "1 2|."), 4),
    ],
)
def test_all_are_complete_of_the_named_size_and_unused(rows: tuple[str, ...], have: int) -> None:
    before = table(*rows, plans=["n1-2222"])
    if have < 4:
        assert refused(before, WRITTEN, plan(1, *FOUR_PAIRS)) == because(Why.GOAL_NOT_MET, slot=1, have=have, need=4)
    assert (listed(play(before, WRITTEN), "plan") != []) is (have == 4)


@pytest.mark.parametrize(
    ("estates", "reason"),
    [
        ((), because(Why.ESTATES_NOT_NAMED, slot=1)),
        (FOUR_PAIRS[:3], because(Why.WRONG_SIZES, sizes=[2, 2, 2], wanted=[2, 2, 2, 2])),
        ((*FOUR_PAIRS[:3], (2, 3, 3)), because(Why.WRONG_SIZES, sizes=[1, 2, 2, 2], wanted=[2, 2, 2, 2])),
        ((*FOUR_PAIRS[:3], (1, 1, 2)), because(Why.ESTATE_NAMED_TWICE)),
        ((*FOUR_PAIRS[:3], (1, 2, 3)), because(Why.NOT_AN_ESTATE, street=1, first=2, last=3)),
        ((*FOUR_PAIRS[:3], (1, 1, 1)), because(Why.NOT_AN_ESTATE, street=1, first=1, last=1)),
        ((*FOUR_PAIRS[:3], (3, 3, 12)), because(Why.NOT_AN_ESTATE, street=3, first=3, last=12)),
        ((*FOUR_PAIRS[:3], (9, 1, 2)), because(Why.NO_SUCH_STREET, street=9)),
        ((*FOUR_PAIRS[:3], (2, 4, 5)), because(Why.ESTATE_USED, street=2, first=4, last=5)),
    ],
)
def test_a_wrong_choice_is_named(estates: tuple[EstateAt, ...], reason: Reason) -> None:
    before = table("1 2|3 4|.", "1 2|3|4' 5'|.", "3 4|.", plans=["n1-2222"])
    assert refused(before, WRITTEN, plan(1, *estates)) == reason


def test_estates_of_seven_houses_are_none() -> None:
    before = table("1 2 3 4 5 6 7|8 9 10", plans=[custom(6, 3)])
    assert refused(before, WRITTEN, plan(1, (1, 1, 7), (1, 8, 10))) == because(Why.GOAL_NOT_MET, slot=1, have=1, need=2)


def test_street_ends_count_as_fences() -> None:
    assert allowed(table("1 2 3|.", ". . . . . . . .|9 10 11", plans=[custom(3, 3)]), WRITTEN, plan(
        1, (1, 1, 3), (2, 9, 11)
    ))  # fmt: skip


def test_a_given_street() -> None:
    before = table("1 2|3 4 5 6 7 8|.", "1 2|3 4 5 6 7 8|.", plans=[custom(2, 6, street=1)])
    assert allowed(before, WRITTEN, plan(1, (1, 1, 2), (1, 3, 8)))
    assert refused(before, WRITTEN, plan(1, (1, 1, 2), (2, 3, 8))) == because(
        Why.WRONG_STREET, street=2, first=3, last=8, wanted=1
    )


def test_a_given_street_is_not_met_in_another() -> None:
    before = table("1 2|.", "1 2|3 4 5 6 7 8|.", plans=[custom(2, 6, street=1)])
    assert refused(before, WRITTEN, plan(1, (2, 1, 2), (2, 3, 8))) == because(Why.GOAL_NOT_MET, slot=1, have=1, need=2)


def test_one_street_with_a_roundabout() -> None:
    goal = custom(4, 4, same_street=True, roundabouts=1)
    before = table("1 2 3 4|o|5 6 7 8|.", "1 2 3 4|5 6 7 8|.", plans=[goal], roundabouts=True)
    assert allowed(before, WRITTEN, plan(1, (1, 1, 4), (1, 6, 9)))
    assert refused(before, WRITTEN, plan(1, (2, 1, 4), (2, 5, 8))) == because(
        Why.STREET_LACKS_ROUNDABOUTS, street=2, have=0, need=1
    )
    assert refused(before, WRITTEN, plan(1, (1, 1, 4), (2, 5, 8))) == because(Why.NOT_ONE_STREET, streets=[1, 2])


def test_two_roundabouts_in_that_street() -> None:
    goal = custom(2, 2, 3, same_street=True, roundabouts=2)
    one = table("1 2|o|3 4|5 6 7|.", "o|.", plans=[goal], roundabouts=True)
    two = table("1 2|o|3 4|5 6 7|o|.", plans=[goal], roundabouts=True)
    assert refused(one, WRITTEN, plan(1, (1, 1, 2), (1, 4, 5), (1, 6, 8))) == because(
        Why.GOAL_NOT_MET, slot=1, have=4, need=5
    )
    assert allowed(two, WRITTEN, plan(1, (1, 1, 2), (1, 4, 5), (1, 6, 8)))


def test_built_pools_in_each_estate() -> None:
    before = table(". . 3*|.", "1* 2|.", "1|2*|3|.", plans=[custom(1, 2, each_pools=1)])
    assert allowed(before, WRITTEN, plan(1, (3, 2, 2), (2, 1, 2)))
    assert refused(before, WRITTEN, plan(1, (3, 1, 1), (2, 1, 2))) == because(
        Why.ESTATE_LACKS_POOLS, street=3, first=1, last=1, have=0, need=1
    )


def test_bis_in_each_estate() -> None:
    before = table("1 1b 2 2b|3 3b 4 5|.", "1 2 2b 2b 3|.", plans=[custom(4, 5, each_bis=2)])
    assert allowed(before, WRITTEN, plan(1, (1, 1, 4), (2, 1, 5)))
    assert refused(before, WRITTEN, plan(1, (1, 5, 8), (2, 1, 5))) == because(
        Why.ESTATE_LACKS_BIS, street=1, first=5, last=8, have=1, need=2
    )


def test_pools_and_bis_in_the_same_estate() -> None:
    goal = custom(5, 6, each_pools=1, each_bis=1)
    met = table("1 2 3* 3b 4|.", "1* 1b 2 3 4 5|.", plans=[goal])
    short = table("1 2 3* 4 5|.", "1* 1b 2 3 4 5|.", plans=[goal])
    assert allowed(met, WRITTEN, plan(1, (1, 1, 5), (2, 1, 6)))
    assert refused(short, WRITTEN, plan(1, (1, 1, 5), (2, 1, 6))).why is Why.GOAL_NOT_MET


ENDS = ("1|. . . . . . . .|15", "2|. . . . . . . . .|14", "3|. . . . . . . . . .|13")
END_SPANS: tuple[EstateAt, ...] = ((1, 1, 1), (1, 10, 10), (2, 1, 1), (2, 11, 11), (3, 1, 1), (3, 12, 12))
END_PLAN = (Goal("end_estates", size=1), (7, 4))
IN_BETWEEN = write(1, 5, 8)


def test_estates_of_one_at_both_ends_of_every_street() -> None:
    after = play(table(*ENDS, plans=[END_PLAN]), IN_BETWEEN, plan(1, *END_SPANS))
    assert streets(after)[0] == "1'|. . . 8 . . . .|15'"
    assert allowed(table(*ENDS, plans=[END_PLAN]), IN_BETWEEN, plan(1))


def test_the_ends_are_the_only_choice() -> None:
    before = play(table(*ENDS, plans=[END_PLAN]), IN_BETWEEN)
    assert [move.estates for move in listed(before, "plan")] == [END_SPANS]
    assert plan_choices(before, before.seats[0], 1) == [END_SPANS]
    assert listed(play(table(plans=[END_PLAN]), IN_BETWEEN), "plan") == []


@pytest.mark.parametrize(
    "rows",
    [
        ("1 . . . . . . . .|15", *ENDS[1:]),
        ("1|. . . . . . . .|.", *ENDS[1:]),
        ("1 2|. . . . . . .|15", *ENDS[1:]),
    ],
)
def test_each_end_is_complete_and_of_size_1(rows: tuple[str, ...]) -> None:
    assert refused(table(*rows, plans=[END_PLAN]), IN_BETWEEN, plan(1)) == because(
        Why.GOAL_NOT_MET, slot=1, have=5, need=6
    )


def test_no_end_was_used_before() -> None:
    before = table("1'|. . . . . . . .|15", *ENDS[1:], plans=[END_PLAN])
    assert refused(before, IN_BETWEEN, plan(1)) == because(Why.HOUSES_USED, slot=1)


def test_a_roundabout_is_no_estate_at_an_end() -> None:
    before = table("o|. . . . . . . .|15", *ENDS[1:], plans=[END_PLAN], roundabouts=True)
    assert refused(before, IN_BETWEEN, plan(1)).why is Why.GOAL_NOT_MET


def test_other_estates_than_the_ends_do_not_serve() -> None:
    before = table("1|2|. . . . . . .|15", *ENDS[1:], plans=[END_PLAN])
    assert refused(before, write(1, 5, 8), plan(1, (1, 2, 2), *END_SPANS[1:])) == because(Why.WRONG_ESTATES, size=1)


def test_estates_used_for_one_plan_do_not_serve_another() -> None:
    before = play(table("1 2|3 4|.", plans=[custom(2), custom(2, 2)]), WRITTEN, plan(1, (1, 1, 2)))
    assert refused(before, plan(2, (1, 1, 2), (1, 3, 4))) == because(Why.GOAL_NOT_MET, slot=2, have=1, need=2)


def test_six_estates_of_one_house() -> None:
    before = table("1|2|3|4|5|6|.", plans=["n1-111111"])
    assert allowed(before, WRITTEN, plan(1, *((1, house, house) for house in range(1, 7))))
