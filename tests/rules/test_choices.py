"""Which estates serve a plan, the sensible choice first."""

import pytest

from companion.rules.welcome.goals import Goal
from companion.rules.welcome.planning import plan_choices, plan_progress
from companion.rules.welcome.table import Table
from tests.rules.helpers import allowed, listed, plan, play, table, write

WRITTEN = write(3, 12, 15)


def custom(*sizes: int, high: int = 9, **more: object) -> tuple[Goal, tuple[int, int]]:
    return Goal("estates", sizes, **more), (high, 4)  # type: ignore[arg-type]


def choices(before: Table, slot: int = 1) -> list[tuple[tuple[int, int, int], ...]]:
    return plan_choices(before, before.seats[0], slot)


def test_every_choice_is_found_once() -> None:
    before = table("1 2|3 4|5 6|.", plans=[custom(2, 2)])
    assert sorted(choices(before)) == [
        ((1, 1, 2), (1, 3, 4)),
        ((1, 1, 2), (1, 5, 6)),
        ((1, 3, 4), (1, 5, 6)),
    ]


@pytest.mark.parametrize(
    ("rows", "sizes", "count"),
    [
        (("1|2|3|4|5|6|7|8|.",), (1, 1, 1, 1, 1, 1), 28),
        (("1|2|3|4 5|6 7|.", "1 2 3|."), (1, 2, 3), 3 * 2 * 1),
        (("1|2|3|4 5|6 7|.",), (1, 2, 3), 0),
        (("1 2 3 4 5 6|.", "1 2 3 4 5 6|.", "1 2 3 4 5 6|7 8 9 10 11 12"), (6, 6), 6),
    ],
)
def test_as_many_as_there_are_ways_to_choose(rows: tuple[str, ...], sizes: tuple[int, ...], count: int) -> None:
    assert len(choices(table(*rows, plans=[custom(*sizes)]))) == count


def test_every_choice_is_legal_and_listed() -> None:
    before = play(table("1|2|3|4 5|6 7|.", "1 2 3|.", plans=[custom(1, 2, 3)]), WRITTEN)
    assert all(allowed(before, plan(1, *choice)) for choice in choices(before))
    assert sorted(move.estates for move in listed(before, "plan")) == sorted(choices(before))


def test_the_first_choice_leaves_another_plan_met() -> None:
    """Slot 2 needs the pairs of street 1; those of street 2 serve slot 1 as well."""
    goals = [custom(2, 2), custom(2, 2, street=1)]
    before = table("1 2|3 4|.", "1 2|3 4|.", plans=goals)
    assert choices(before)[0] == ((2, 1, 2), (2, 3, 4))


def test_the_first_choice_spares_an_estate_with_a_pool_for_the_plan_that_wants_it() -> None:
    goals = [custom(1), custom(1, 2, each_pools=1)]
    before = table(". .|3*|. . . .|8|.", plans=goals)
    assert choices(before)[0] == ((1, 8, 8),)


def test_the_first_choice_spares_the_ends_for_the_plan_that_wants_them() -> None:
    before = table("1|2|3|.", plans=[custom(1), (Goal("end_estates", size=1), (7, 3))])
    assert choices(before)[0] in {((1, 2, 2),), ((1, 3, 3),)}


def test_the_first_choice_spares_the_dearer_of_two_plans() -> None:
    goals = [custom(2), custom(2, street=1, high=5), custom(2, street=2, high=12)]
    assert choices(table("1 2|.", "1 2|.", plans=goals))[0] == ((1, 1, 2),)


def test_the_first_choice_spares_a_street_to_be_used_whole() -> None:
    goals = [custom(1), (Goal("all_houses", street=1), (8, 4))]
    before = table("1|2 3 4 5 6 7 8 9 10", "1|.", plans=goals)
    assert choices(before)[0] == ((2, 1, 1),)


def test_a_plan_already_noted_needs_nothing_spared() -> None:
    goals = [custom(2), custom(2, street=1)]
    before = table("1 2|3' 4'|.", "1 2|.", plans=goals)
    seat = before.seats[0]
    before = before.with_seat(seat._replace(city=seat.city._replace(plans=(None, 9, None))))
    assert choices(before)[0] == ((1, 1, 2),)


def test_with_nothing_to_spare_the_order_is_that_of_the_sheet() -> None:
    assert choices(table("1 2|.", "1 2|.", plans=[custom(2)])) == [((1, 1, 2),), ((2, 1, 2),)]


def test_goals_in_one_street_never_mix_streets() -> None:
    goal = custom(2, 2, same_street=True)
    before = table("1 2|3 4|.", "1 2|3 4|.", plans=[goal])
    assert choices(before) == [((1, 1, 2), (1, 3, 4)), ((2, 1, 2), (2, 3, 4))]


def test_goals_that_name_no_estates_have_no_choices() -> None:
    assert choices(table(temps=7, plans=["n1-7temps"])) == []
    assert choices(table(), 1) == []


@pytest.mark.parametrize(
    ("rows", "have", "need"),
    [((), 0, 4), (("1 2|.",), 1, 4), (("1 2|3 4|5 6|7 8|9 10",), 4, 4), (("1 2|3' 4'|5|.",), 1, 4)],
)
def test_how_far_a_city_is(rows: tuple[str, ...], have: int, need: int) -> None:
    before = table(*rows, plans=["n1-2222"])
    assert plan_progress(before, before.seats[0], 1) == (have, need, have == need)
    assert plan_progress(before, before.seats[0], 2) is None


def test_the_first_choice_spares_a_street_to_be_used_whole_also_while_it_is_built() -> None:
    goals = [custom(1), (Goal("all_houses", street=1), (8, 4))]
    assert choices(table("1|2 3 4|.", "1|.", plans=goals))[0] == ((2, 1, 1),)
    ends = [custom(2), (Goal("end_houses"), (7, 4))]
    assert choices(table("1 2|3 4|.", plans=ends))[0] == ((1, 3, 4),)


def test_with_too_many_choices_to_weigh_the_first_is_still_sensible() -> None:
    """Twenty estates of one house, six wanted, the first ten wanted by another plan: 38760 choices."""
    rows = ("1|2|3|4|5|6|7|8|9|10", "1|2|3|4|5|6|7|8|9|10|.")
    before = table(*rows, plans=["n1-111111", custom(*[1] * 10, street=1)])
    assert {street for street, _, _ in choices(before)[0]} == {2}
    assert allowed(before, WRITTEN, plan(1, *choices(before)[0]))
