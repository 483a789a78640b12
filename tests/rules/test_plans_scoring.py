"""High score in the round of the first validation, low afterwards; figures a table must tell."""

from typing import Any

import pytest

from companion.rules.welcome.goals import Goal
from companion.rules.welcome.moves import Approve, Move, Player, SetCity, TellPoints
from companion.rules.welcome.reasons import Why, because
from companion.rules.welcome.table import Table
from tests.rules.helpers import (
    allowed,
    by_table,
    city,
    done,
    listed,
    plan,
    play,
    refused,
    table,
    write,
)

TEMPS = (Goal("temps", number=1), (9, 4))
UNKNOWN = (Goal("temps", number=1), None)


def three(**options: Any) -> Table:
    """Ada, Ben and Chloé each meet the plan of slot 1."""
    with_temps = city(temps=1)
    others = {"ben": with_temps, "chloe": with_temps}
    return table(temps=1, others=others, plans=options.pop("plans", [TEMPS]), **options)


def turn(player: str, *slots: int, at: int = 1) -> list[Move]:
    return [write(at, 1, at, by=player), *(plan(slot, by=player) for slot in slots)]


def set_ben() -> SetCity:
    return SetCity("table", Player("ben", "Ben", "", city("1", temps=1, plans=(9, None, None))))


def noted(after: Table) -> list[int | None]:
    return [seat.city.plans[0] for seat in after.seats]


def test_everyone_in_the_round_of_the_first_validation_gets_the_high_score() -> None:
    after = play(three(), *turn("ada", 1), *turn("ben", 1), *turn("chloe"), *done("ada", "ben", "chloe"))
    later = play(after, *turn("chloe", 1, at=2))
    assert noted(later) == [9, 9, 4]


def test_high_also_for_those_who_act_after_the_first_is_done() -> None:
    after = play(three(), *turn("ada", 1), *done("ada"), *turn("ben", 1))
    assert noted(after) == [9, 9, None]


def test_a_plan_met_earlier_may_wait_and_is_high_while_nobody_took_it() -> None:
    before = play(three(), *turn("ada"), *turn("ben"), *turn("chloe"), *done("ada", "ben", "chloe"))
    assert noted(play(before, *turn("ben", 1, at=2))) == [None, 9, None]


def test_each_slot_is_approved_for_itself() -> None:
    before = three(plans=[TEMPS, (Goal("temps", number=1), (7, 2))])
    after = play(before, *turn("ada", 1), *turn("ben"), *turn("chloe"), *done("ada", "ben", "chloe"))
    ada = play(after, *turn("ada", 2, at=2)).seats[0].city
    ben = play(after, *turn("ben", 1, 2, at=2)).seats[1].city
    assert (ada.plans, ben.plans) == ((9, 7, None), (4, 7, None))


def test_approved_on_paper_this_round_it_is_high_this_round_and_low_later() -> None:
    before = play(three(paper=["Dora"]), by_table(Approve, 1), *turn("ada", 1))
    after = play(before, *turn("ben"), *turn("chloe"), *done("ada", "ben", "chloe"), *turn("ben", 1, at=2))
    assert noted(after) == [9, 4, None]


def test_approved_on_paper_in_an_earlier_round_and_told_late_it_is_low_now() -> None:
    before = three(paper=["Dora"], round_number=5)
    assert noted(play(before, by_table(Approve, 1, 4), *turn("ada", 1))) == [4, None, None]
    assert noted(play(before, by_table(Approve, 1, 5), *turn("ada", 1))) == [9, None, None]


@pytest.mark.parametrize("told", [6, 0, -1])
def test_an_approval_is_not_of_a_round_to_come(told: int) -> None:
    assert refused(three(paper=["Dora"], round_number=5), by_table(Approve, 1, told)) == because(
        Why.ROUND_TO_COME, round=told, current=5
    )


def test_an_approval_is_refused_if_the_plan_is_approved_already() -> None:
    approved = because(Why.APPROVED_ALREADY, slot=1)
    assert refused(three(paper=["Dora"]), by_table(Approve, 1), by_table(Approve, 1)) == approved
    assert refused(three(paper=["Dora"]), *turn("ada", 1), by_table(Approve, 1)) == approved
    assert refused(three(paper=["Dora"], approved=[1]), by_table(Approve, 1)) == approved


@pytest.mark.parametrize("slot", [0, 2, 4])
def test_only_a_plan_on_the_table_is_approved(slot: int) -> None:
    assert refused(three(paper=["Dora"]), by_table(Approve, slot)) == because(Why.NO_SUCH_PLAN, slot=slot)


def test_approved_before_the_record_begins_it_is_low() -> None:
    assert noted(play(three(approved=[1]), *turn("ada", 1))) == [4, None, None]


def test_points_noted_when_the_record_begins_count_as_approved_earlier() -> None:
    before = table(temps=1, others={"ben": city(temps=1, plans=(9, None, None))}, plans=[TEMPS])
    assert noted(play(before, *turn("ada", 1))) == [4, 9]


def test_points_noted_in_a_city_that_is_set_count_as_approved_earlier() -> None:
    before = three()
    assert noted(play(before, set_ben(), *turn("ada", 1))) == [4, 9, None]


def test_unless_the_slot_already_is_approved_this_round() -> None:
    before = play(three(paper=["Dora"]), by_table(Approve, 1))
    assert noted(play(before, set_ben(), *turn("ada", 1))) == [9, 9, None]


def test_nobody_validates_a_plan_whose_points_are_not_known() -> None:
    before = three(plans=[UNKNOWN], paper=["Dora"])
    unknown = because(Why.POINTS_UNKNOWN, slot=1)
    assert refused(before, *turn("ada", 1)) == unknown
    assert refused(before, by_table(Approve, 1)) == unknown
    assert listed(play(before, *turn("ada")), "plan") == []


def test_the_table_tells_the_figures_once_at_any_moment() -> None:
    tell = by_table(TellPoints, 1, (9, 4))
    before = play(three(plans=[UNKNOWN]), *turn("ada"), tell)
    assert noted(play(before, plan(1))) == [9, None, None]
    assert refused(before, tell) == because(Why.POINTS_KNOWN, slot=1)
    assert refused(three(), tell) == because(Why.POINTS_KNOWN, slot=1)


@pytest.mark.parametrize("points", [(4, 9), (-1, -1), (9, -1), (1000, 4)])
def test_the_first_figure_is_the_higher_one_and_none_is_negative(points: tuple[int, int]) -> None:
    assert refused(three(plans=[UNKNOWN]), by_table(TellPoints, 1, points)) == because(
        Why.POINTS_ORDER, slot=1, high=points[0], low=points[1]
    )


@pytest.mark.parametrize("slot", [0, 2, 4])
def test_figures_belong_to_a_plan_on_the_table(slot: int) -> None:
    assert refused(three(plans=[UNKNOWN]), by_table(TellPoints, slot, (9, 4))) == because(Why.NO_SUCH_PLAN, slot=slot)


def test_figures_told_late_agree_with_the_points_noted_before() -> None:
    before = table(others={"ben": city(temps=1, plans=(9, None, None))}, plans=[UNKNOWN])
    assert refused(before, by_table(TellPoints, 1, (8, 4))) == because(
        Why.POINTS_NOT_ON_CARD, slot=1, points=9, whose="ben"
    )
    assert allowed(before, by_table(TellPoints, 1, (9, 4)))


def test_the_plan_belongs_to_players_and_the_approval_to_the_table() -> None:
    assert refused(three(), write(1, 1, 1), plan(1, by="table")) == because(Why.BY_PLAYER, do="plan")
    assert refused(three(paper=["Dora"]), Approve("ada", 1)) == because(Why.BY_TABLE, do="approve")
