"""Other sheets: the sheet tells how many streets, houses and boxes there are."""

from typing import Any

import pytest

from companion.rules.welcome.agreed import goal_faults, sheet_faults, why_not_figures
from companion.rules.welcome.goals import Goal, Place, progress
from companion.rules.welcome.legal import legal_moves
from companion.rules.welcome.reasons import Reason, Why, because
from companion.rules.welcome.result import result
from companion.rules.welcome.sheet import Sheet, boxes, visible
from tests.rules.helpers import (
    CLASSIC,
    DONE,
    PARK,
    POOL,
    TEMP,
    ada,
    bis,
    city,
    listed,
    plan,
    play,
    refuse,
    refused,
    roundabout,
    streets,
    table,
    value,
    write,
)

ONE = CLASSIC._replace(streets=(4,), pools_at=((2,),), parks=((0, 5),))
FIVE = CLASSIC._replace(
    streets=(3, 3, 3, 3, 15),
    pools_at=((1,), (), (2,), (3,), (1, 15)),
    parks=((0, 2), (0, 2), (0, 2), (), (0, 1, 2, 9)),
)
TEMPS: Any = (Goal("temps", number=1), (9, 4))


def test_both_printed_sheets_can_be_played() -> None:
    assert sheet_faults(CLASSIC) == []
    assert sheet_faults(ONE) == sheet_faults(FIVE) == []


def test_the_largest_sheet_that_can_be_played() -> None:
    most = CLASSIC._replace(
        streets=(30,) * 9, pools_at=((1, 30),) * 9, parks=((0, 999),) * 9, bis=tuple(range(60)), temps=60
    )  # fmt: skip
    assert sheet_faults(most) == []
    assert sheet_faults(most._replace(streets=(1,) * 9, pools_at=((1,),) * 9)) == []


def test_one_street_of_four_houses() -> None:
    before = table(sheet=ONE)
    assert refused(before, write(2, 1, 1)) == because(Why.NO_SUCH_STREET, street=2)
    assert refused(before, write(1, 5, 1)) == because(Why.NO_SUCH_HOUSE, street=1, house=5)
    assert len(listed(before, "write")) == 4 * 18
    after = play(before, write(1, 2, 5, "pool"), POOL, DONE, write(1, 1, 2, "park"), PARK, DONE)
    assert streets(after) == ["2 5*"]
    assert refused(after, write(1, 3, 9, "park"), PARK) == because(Why.LADDER_FULL, ladder="parks", street=1)


def test_one_street_full_ends_the_game() -> None:
    assert play(table("1 2 3", sheet=ONE), write(1, 4, 9), DONE).ended_by == ("houses",)


def test_five_streets() -> None:
    before = table(sheet=FIVE)
    assert len(listed(before, "write")) == 27 * 18
    after = play(before, write(5, 15, 9, "pool"), POOL)
    assert ada(after).street(5).pools == 1 << 15
    assert len(listed(play(table(sheet=FIVE), write(1, 1, 1)), "fence")) == 4 * 2 + 14


def test_five_streets_are_scored_street_by_street() -> None:
    found = result(table("1 2 3", "1|2 3", sheet=FIVE, parks=(1, 0, 0, 0, 2)))
    score = found.cities[0][1]
    assert (score.parks, score.estate_counts[:3], score.total) == ((2, 0, 0, 0, 2), (1, 1, 1), 4 + 1 + 2 + 3)


@pytest.mark.parametrize(("ladder", "count", "worth"), [((), 0, 0), ((7,), 0, 7), ((0, 3), 1, 0), ((0, 3, 8), 2, 0)])
def test_a_ladder_has_a_box_less_than_figures(ladder: tuple[int, ...], count: int, worth: int) -> None:
    assert (boxes(ladder), visible(ladder, 0)) == (count, worth)


@pytest.mark.parametrize("empty", [(), (0,)])
def test_on_ladders_without_boxes_nothing_is_crossed(empty: tuple[int, ...]) -> None:
    sheet = CLASSIC._replace(
        parks=(empty,) * 3, pools=empty, values=(empty,) * 6, bis=empty, roundabouts=empty, temps=0
    )  # fmt: skip
    assert sheet_faults(sheet) == []
    before = table("", "5", sheet=sheet, roundabouts=True)
    full = Why.LADDER_FULL
    assert refused(before, write(1, 1, 1, "park"), PARK) == because(full, ladder="parks", street=1)
    assert refused(before, write(1, 3, 1, "pool"), POOL) == because(full, ladder="pools")
    assert refused(before, write(1, 1, 1, "estate"), value(3)) == because(full, ladder="values", size=3)
    assert refused(before, write(1, 1, 1, "bis"), bis(2, 2)) == because(full, ladder="bis")
    assert refused(before, write(1, 1, 1, "temp"), TEMP) == because(full, ladder="temps")
    assert refused(before, write(1, 1, 2, "temp", card=1)) == because(full, ladder="temps")
    assert refused(before, roundabout(1, 1)) == because(full, ladder="roundabouts")
    assert {move.number for move in listed(before, "write")} == set(range(1, 16))
    assert result(before).cities[0][1].total == 0


@pytest.mark.parametrize("ladder", [(0, 9), (0, 1, 2, 3, 4)])
def test_the_last_refusal_box_ends_the_game(ladder: tuple[int, ...]) -> None:
    after = table("1 . . 15", sheet=ONE._replace(refusals=ladder))
    for turn in range(1, len(ladder)):
        assert after.ended_by == ()
        after = play(after, refuse(1, 1, 15), DONE)
        assert ada(after).refusals == turn
    assert after.ended_by == ("refusals",)
    assert result(after).cities[0][1].refusals == ladder[-1]


def test_the_sheet_tells_how_many_roundabouts_there_are() -> None:
    sheet = ONE._replace(roundabouts=(0, 1, 2, 3))
    assert refused(table("o|o|o|.", sheet=sheet, roundabouts=True), roundabout(1, 4)) == because(
        Why.LADDER_FULL, ladder="roundabouts"
    )
    assert result(table("o|o|o|.", sheet=sheet)).cities[0][1].roundabouts == 3


def met(sheet: Sheet, goal: Goal, *rows: str, **marks: Any) -> bool:
    return progress(goal, Place(sheet, city(*rows, sheet=sheet, **marks))).met


@pytest.mark.parametrize(
    ("goal", "sheet", "rows", "marks"),
    [
        (Goal("all_pools_in_streets", streets=2), FIVE, ("1*",), {}),
        (Goal("all_parks_in_streets", streets=5), FIVE, (), {"parks": (1, 1, 1, 0, 3)}),
        (Goal("all_parks_and_pools", street=2), FIVE, (), {"parks": (0, 1, 0, 0, 0)}),
        (Goal("all_parks_and_pools", street=4), FIVE, ("", "", "", ". . 3*"), {}),
        (Goal("all_parks_pools_and_roundabout"), FIVE, ("", "o|."), {"parks": (0, 1, 0, 0, 0)}),
        (Goal("full_value_columns", number=1), CLASSIC._replace(values=((),) * 6), (), {}),
        (Goal("all_pools_in_streets", streets=4), CLASSIC, (), {}),
    ],
)
def test_a_street_without_pools_or_a_ladder_without_boxes_never_meets_an_all_goal(
    goal: Goal, sheet: Sheet, rows: tuple[str, ...], marks: dict[str, Any]
) -> None:
    found = progress(goal, Place(sheet, city(*rows, sheet=sheet, **marks)))
    assert not found.met
    assert found.have < found.need


def test_the_other_streets_still_meet_it() -> None:
    assert met(FIVE, Goal("all_pools_in_streets", streets=2), "1*", "", ". 2*")
    assert met(FIVE, Goal("all_parks_and_pools", street=1), "1*", parks=(1, 0, 0, 0, 0))
    assert met(FIVE, Goal("all_parks_in_streets", streets=3), parks=(1, 1, 1, 0, 0))


def test_ends_of_every_street_of_the_sheet() -> None:
    lone = CLASSIC._replace(streets=(1, 3), pools_at=((), ()), parks=((0, 2), (0, 2)))
    rows = ("5", "1|.|9")
    assert met(lone, Goal("end_estates", size=1), *rows)
    assert met(lone, Goal("end_houses"), *rows)
    before = table(*rows, sheet=lone, plans=[(Goal("end_estates", size=1), (7, 3))])
    after = play(before, write(2, 2, 5), plan(1))
    assert streets(after) == ["5'", "1'|5|9'"]


def test_a_house_alone_in_its_street_has_no_fence_place_and_no_copy() -> None:
    lone = CLASSIC._replace(streets=(1,), pools_at=((),), parks=((0, 2),))
    before = play(table(sheet=lone, others=None), write(1, 1, 5, "bis"))
    assert [move.do for move in legal_moves(before, "ada")] == ["done"]


@pytest.mark.parametrize(
    ("change", "reasons"),
    [
        ({"streets": (), "pools_at": (), "parks": ()}, [because(Why.SHEET_STREETS, count=0, most=9)]),
        (
            {"streets": (3,) * 10, "pools_at": ((),) * 10, "parks": ((0, 1),) * 10},
            [because(Why.SHEET_STREETS, count=10, most=9)],
        ),
        ({"streets": (10, 0, 12), "pools_at": ((), (), ())}, [because(Why.SHEET_LENGTHS, street=2, count=0, most=30)]),
        ({"streets": (10, 31, 12)}, [because(Why.SHEET_LENGTHS, street=2, count=31, most=30)]),
        ({"parks": ((0, 1),)}, [because(Why.SHEET_ROWS, field="parks", count=1, wanted=3)]),
        ({"pools_at": ((1,), (2,))}, [because(Why.SHEET_ROWS, field="pools_at", count=2, wanted=3)]),
        ({"pools_at": ((11,), (), (1, 1))}, [because(Why.SHEET_POOLS, street=1), because(Why.SHEET_POOLS, street=3)]),
        ({"pools_at": ((0,), (), ())}, [because(Why.SHEET_POOLS, street=1)]),
        ({"bis": (0, -1)}, [because(Why.SHEET_LADDER, ladder="bis")]),
        ({"pools": tuple(range(61))}, [because(Why.SHEET_LADDER, ladder="pools")]),
        ({"parks": ((0, 2), (0, 1000), (0,))}, [because(Why.SHEET_LADDER, ladder="parks 2")]),
        ({"values": ((1, 3), (2, -3), (3,), (4,), (5,), (6,))}, [because(Why.SHEET_LADDER, ladder="values 2")]),
        ({"temps": -1}, [because(Why.SHEET_LADDER, ladder="temps")]),
        ({"temp_points": (7, -4)}, [because(Why.SHEET_LADDER, ladder="temp_points")]),
        ({"refusals": ()}, [because(Why.SHEET_REFUSALS)]),
        ({"refusals": (0,)}, [because(Why.SHEET_REFUSALS)]),
        (
            {"refusals": (), "temps": -1, "pools_at": ((0,), (), ())},
            [
                because(Why.SHEET_POOLS, street=1),
                because(Why.SHEET_LADDER, ladder="temps"),
                because(Why.SHEET_REFUSALS),
            ],
        ),
    ],
)
def test_all_that_is_wrong_with_a_sheet_is_named(change: dict[str, Any], reasons: list[Reason]) -> None:
    assert sheet_faults(CLASSIC._replace(**change)) == reasons


@pytest.mark.parametrize(
    ("goal", "why", "field"),
    [
        (Goal("estates"), Why.GOAL_FIELD, "estates"),
        (Goal("estates", (7,)), Why.GOAL_FIELD, "estates"),
        (Goal("estates", (0, 1)), Why.GOAL_FIELD, "estates"),
        (Goal("estates", (1,) * 40), Why.GOAL_FIELD, "estates"),
        (Goal("end_estates", size=0), Why.GOAL_FIELD, "size"),
        (Goal("temps"), Why.GOAL_FIELD, "count"),
        (Goal("park_boxes", number=0), Why.GOAL_FIELD, "count"),
        (Goal("all_houses"), Why.GOAL_FIELD, "street"),
        (Goal("all_parks_and_pools"), Why.GOAL_FIELD, "street"),
        (Goal("all_parks_in_streets"), Why.GOAL_FIELD, "streets"),
        (Goal("all_pools_in_streets", streets=0), Why.GOAL_FIELD, "streets"),
        (Goal("estates", (2,), roundabouts=1), Why.GOAL_FIELD, "roundabouts"),
        (Goal("estates", (2,), each_pools=-1), Why.GOAL_FIELD, "each"),
        (Goal("all_houses", street=4), Why.PLAN_STREET, None),
        (Goal("estates", (2,), street=0), Why.PLAN_STREET, None),
        (Goal("all_parks_and_pools", street=9), Why.PLAN_STREET, None),
    ],
)
def test_a_goal_typed_in_names_its_wrong_field(goal: Goal, why: Why, field: str | None) -> None:
    facts = {"street": goal.street} if field is None else {"field": field}
    assert list(goal_faults(CLASSIC, 2, goal)) == [because(why, slot=2, **facts)]


@pytest.mark.parametrize(
    "goal",
    [
        Goal("end_houses"),
        Goal("all_parks_pools_and_roundabout"),
        Goal("end_estates"),
        Goal("end_estates", size=6),
        Goal("all_pools_in_streets", streets=1),
        Goal("all_parks_in_streets", streets=9),
        Goal("temps", number=1),
        Goal("all_houses", street=1),
        Goal("all_houses", street=3),
        Goal("estates", (1,)),
        Goal("estates", (6,) * 12),
        Goal("estates", (2,), street=3, roundabouts=1),
        Goal("estates", (2,), same_street=True, roundabouts=2),
    ],
)
def test_a_goal_that_can_be_played(goal: Goal) -> None:
    assert list(goal_faults(CLASSIC, 1, goal)) == []


@pytest.mark.parametrize(("points", "legal"), [((9, 4), True), ((4, 4), True), ((0, 0), True), ((4, 9), False)])
def test_the_two_figures_of_a_card(points: tuple[int, int], legal: bool) -> None:
    assert (why_not_figures(1, points) is None) is legal
