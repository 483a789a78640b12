"""Whether a city on paper can exist: all that is wrong with it, not only the first thing."""

from typing import Any

import pytest

from companion.rules.welcome.city import City
from companion.rules.welcome.goals import Goal
from companion.rules.welcome.moves import EstateAt
from companion.rules.welcome.possible import city_faults
from companion.rules.welcome.reasons import Reason, Why, because
from companion.rules.welcome.sheet import Edition
from companion.rules.welcome.street import EMPTY, Street
from companion.rules.welcome.table import Points, Setup
from companion.words.reasons import in_words
from tests.rules.helpers import CLASSIC, Plan, city, table

SIX = "1 2 3 4 5 6"


def faults(
    *rows: str, edition: Edition = "2018", roundabouts: bool = True, plans: list[Plan] | None = None,
    noted: tuple[int | None, ...] = (None, None, None), counts: bool = True, **marks: Any,
) -> list[Reason]:  # fmt: skip
    on_table = table(plans=plans or [])
    setup = Setup(edition, CLASSIC, on_table.setup.goals, roundabouts=roundabouts, roundabout_counts=counts)
    return checked(setup, on_table.points, city(*rows, **{"plans": noted, **marks}))


def checked(setup: Setup, points: tuple[Points | None, ...], one: City) -> list[Reason]:
    found = city_faults(setup, points, one)
    assert all("{" not in in_words(reason) for reason in found)
    return found


@pytest.mark.parametrize(
    ("rows", "marks"),
    [
        ((), {}),
        ((". . 3* 4 5|. .|o|8 8b",), {}),
        (("0 1 . . . . . . 16 17",), {"temps": 3}),
        (("5b 5 5b 5b", "1 2 3"), {"refusals": 3}),
        ((SIX,), {"parks": (3, 0, 0), "values": (1, 2, 0, 0, 0, 0)}),
        (("1|2|3|4|5|6|.",), {}),
        (("1|o|1|o|1 2",), {}),
        (("o|. . . . . . . .|o",), {}),
    ],
)
def test_a_city_that_can_exist_has_no_fault(rows: tuple[str, ...], marks: dict[str, Any]) -> None:
    assert faults(*rows, **marks) == []


@pytest.mark.parametrize(
    ("rows", "reasons"),
    [
        (("5 4",), [because(Why.NOT_RISING, street=1, house=2, number=4, other=5, other_house=1)]),
        (
            ("", "9 . . 3 . 2"),
            [
                because(Why.NOT_RISING, street=2, house=4, number=3, other=9, other_house=1),
                because(Why.NOT_RISING, street=2, house=6, number=2, other=3, other_house=4),
            ],
        ),
        (("5 . 5",), [because(Why.NOT_RISING, street=1, house=3, number=5, other=5, other_house=1)]),
        (
            (". . . . . . . . 9 3",),
            [because(Why.NOT_RISING, street=1, house=10, number=3, other=9, other_house=9)],
        ),
        (("5 5",), [because(Why.NUMBER_TWICE, street=1, house=2, number=5)]),
        (("5 5b 5",), [because(Why.NUMBER_TWICE, street=1, house=3, number=5)]),
        (
            ("5b",),
            [
                because(Why.BIS_ALONE, street=1, house=1, number=5),
                because(Why.EFFECTS_NOT_EARNED, effects=1, numbers=0),
            ],
        ),
        (("4 5b 6",), [because(Why.BIS_ALONE, street=1, house=2, number=5)]),
        (
            ("5 . 5b",),
            [
                because(Why.NOT_RISING, street=1, house=3, number=5, other=5, other_house=1),
                because(Why.BIS_ALONE, street=1, house=3, number=5),
            ],
        ),
        (("5|5b 6 7",), [because(Why.BIS_FENCED_OFF, street=1, after=1, number=5)]),
        (("5|o|5b 6",), [because(Why.BIS_ALONE, street=1, house=3, number=5)]),
        (("1 o 3",), [because(Why.ROUNDABOUT_OPEN, street=1, house=2)]),
        (("1|o 3",), [because(Why.ROUNDABOUT_OPEN, street=1, house=2)]),
        (("o .",), [because(Why.ROUNDABOUT_OPEN, street=1, house=1)]),
        (("1* 2",), [because(Why.POOL_NOT_PRINTED, street=1, house=1)]),
        ((". 3 3b* 4",), [because(Why.POOL_ON_BIS, street=1, house=3)]),
        (
            (". . 0* 1 2",),
            [
                because(Why.POOL_WITH_TEMP, street=1, house=3, number=0),
                because(Why.TEMPS_NOT_EARNED, temps=0, numbers=1),
            ],
        ),
    ],
)
def test_what_is_wrong_in_a_street(rows: tuple[str, ...], reasons: list[Reason]) -> None:
    assert faults(*rows) == reasons


def test_in_2023_a_fence_may_stand_between_a_number_and_its_bis() -> None:
    assert faults("5|5b 6 7", edition="2023") == []


def test_roundabouts_only_where_the_table_plays_with_them() -> None:
    assert faults("1|o|3", roundabouts=False) == [because(Why.ROUNDABOUT_NOT_PLAYED, street=1, house=2)]


@pytest.mark.parametrize("marks", [{"used": 1 << 3}, {"bis": 1 << 3}, {"pools": 1 << 3}])
def test_marks_need_something_under_them(marks: dict[str, int]) -> None:
    empty = City.bare(CLASSIC).with_street(1, Street((EMPTY,) * 10, **marks))
    found = checked(Setup("2018", CLASSIC), (None,) * 3, empty)
    assert because(Why.MARK_ON_EMPTY, street=1, house=3) in found


@pytest.mark.parametrize(
    ("marks", "ladder", "crossed", "boxes"),
    [
        ({"parks": (4, 0, 0)}, {"ladder": "parks", "street": 1}, 4, 3),
        ({"parks": (0, 5, 0)}, {"ladder": "parks", "street": 2}, 5, 4),
        ({"parks": (0, 0, 6)}, {"ladder": "parks", "street": 3}, 6, 5),
        ({"values": (2, 0, 0, 0, 0, 0)}, {"ladder": "values", "size": 1}, 2, 1),
        ({"values": (0, 0, 0, 0, 0, 5)}, {"ladder": "values", "size": 6}, 5, 4),
        ({"temps": 12}, {"ladder": "temps"}, 12, 11),
        ({"refusals": 4}, {"ladder": "refusals"}, 4, 3),
    ],
)
def test_ladders_stay_within_their_boxes(
    marks: dict[str, Any], ladder: dict[str, Any], crossed: int, boxes: int
) -> None:
    rows = (SIX, SIX, SIX)
    assert faults(*rows, **marks) == [because(Why.LADDER_EXCEEDED, **ladder, crossed=crossed, boxes=boxes)]


@pytest.mark.parametrize(
    ("marks", "ladder"),
    [({"temps": -1}, {"ladder": "temps"}), ({"parks": (0, -2, 0)}, {"ladder": "parks", "street": 2})],
)
def test_no_ladder_is_negative(marks: dict[str, Any], ladder: dict[str, Any]) -> None:
    crossed = -1 if "temps" in marks else -2
    assert faults(SIX, **marks) == [because(Why.LADDER_NEGATIVE, **ladder, crossed=crossed)]


def test_three_roundabouts_and_ten_bis_are_too_many() -> None:
    assert faults("o|o|o|.") == [because(Why.LADDER_EXCEEDED, ladder="roundabouts", crossed=3, boxes=2)]
    ten = "5 " + "5b " * 9
    rows = (ten.strip(), "5 5b 6 7 8 9 10 11 12 13 14", "1 2 3 4 5")
    assert faults(*rows) == [because(Why.LADDER_EXCEEDED, ladder="bis", crossed=10, boxes=9)]


@pytest.mark.parametrize(
    ("rows", "marks", "effects", "numbers"),
    [
        ((), {"values": (1, 0, 0, 0, 0, 0)}, 1, 0),
        ((), {"temps": 1}, 1, 0),
        ((".|.",), {}, 1, 0),
        (("1|2|3|.",), {"temps": 1}, 4, 3),
        (("5 5b 5b",), {}, 2, 1),
        ((". . 3*",), {"values": (0, 1, 0, 0, 0, 0)}, 2, 1),
        (("1 2|.",), {"parks": (1, 0, 0), "temps": 1}, 3, 2),
    ],
)
def test_every_effect_came_with_a_number(
    rows: tuple[str, ...], marks: dict[str, Any], effects: int, numbers: int
) -> None:
    assert faults(*rows, **marks) == [because(Why.EFFECTS_NOT_EARNED, effects=effects, numbers=numbers)]


def test_fences_beside_a_roundabout_came_with_it() -> None:
    assert faults(". .|o|. . .|o|.") == []
    assert faults(". .|o|.|.") == [because(Why.EFFECTS_NOT_EARNED, effects=1, numbers=0)]


def test_0_16_and_17_cost_a_temp_each() -> None:
    assert faults("0 1 . . . . . . 16 17", temps=2) == [because(Why.TEMPS_NOT_EARNED, temps=2, numbers=3)]
    assert faults("0 0b 1 2", temps=1) == []


@pytest.mark.parametrize(
    ("rows", "parks", "street", "effects", "numbers"),
    [
        (("", "1 2 3 4"), (1, 0, 0), 1, 1, 0),
        (("", "1* 2", SIX), (0, 2, 0), 2, 3, 2),
        (("16 17", SIX), (1, 0, 0), 1, 3, 2),
        (("5 5b", SIX), (2, 0, 0), 1, 2, 1),
    ],
)
def test_parks_pools_and_changed_numbers_come_from_their_own_street(
    rows: tuple[str, ...], parks: tuple[int, ...], street: int, effects: int, numbers: int
) -> None:
    temps = 2 if "17" in rows[0] else 0
    assert faults(*rows, parks=parks, temps=temps) == [
        because(Why.STREET_EFFECTS_NOT_EARNED, street=street, effects=effects, numbers=numbers)
    ]


# shape


def test_the_city_has_the_streets_and_ladders_of_the_sheet() -> None:
    setup, bare = Setup("2018", CLASSIC), City.bare(CLASSIC)
    nothing = (None,) * 3
    assert checked(setup, nothing, bare._replace(streets=bare.streets[:2])) == [
        because(Why.STREET_COUNT, count=2, wanted=3)
    ]
    assert checked(setup, nothing, bare.with_street(2, Street.bare(12))) == [
        because(Why.HOUSE_COUNT, street=2, count=12, wanted=11)
    ]
    assert checked(setup, nothing, bare._replace(parks=(0,), values=(0,) * 7)) == [
        because(Why.LADDER_COUNT, ladder="parks", count=1, wanted=3),
        because(Why.LADDER_COUNT, ladder="values", count=7, wanted=6),
    ]
    assert checked(setup, nothing, bare._replace(plans=(None,))) == [
        because(Why.LADDER_COUNT, ladder="plans", count=1, wanted=3)
    ]


# plans

PAIRS = ("1' 2'|3' 4'|.", "1' 2'|.", "3' 4'|.")
FENCED_ENDS = ("1'|2 . . . . . . .|15'", "1'|2 . . . . . . . .|15'")
ENDS = ("1' . . . . . . . . 15'", "1' . . . . . . . . . 15'")


def test_used_estates_fit_the_noted_plan() -> None:
    assert faults(*PAIRS, plans=["n1-2222"], noted=(8, None, None)) == []
    assert faults(*PAIRS, plans=["n1-2222"], noted=(4, None, None)) == []


@pytest.mark.parametrize("points", [5, 0, -8])
def test_noted_points_stand_on_the_card(points: int) -> None:
    assert faults(*PAIRS, plans=["n1-2222"], noted=(points, None, None)) == [
        because(Why.POINTS_NOT_ON_CARD, slot=1, points=points)
    ]


def test_points_without_a_card_while_other_cards_lie_there() -> None:
    assert faults(plans=["n1-2222"], noted=(None, 7, None)) == [because(Why.NO_SUCH_PLAN, slot=2)]


def test_with_no_cards_given_points_and_used_marks_stand_as_they_are() -> None:
    assert faults(*PAIRS, noted=(8, 77, None)) == []
    assert faults(noted=(0, 999, None)) == []
    assert faults(noted=(1000, None, None)) == [because(Why.POINTS_NOT_ON_CARD, slot=1, points=1000)]
    assert faults(noted=(None, None, -1)) == [because(Why.POINTS_NOT_ON_CARD, slot=3, points=-1)]


def test_used_houses_need_a_plan_with_points() -> None:
    assert faults("1' 2|3", plans=["n1-2222"]) == [because(Why.USED_WITHOUT_PLAN, street=1, house=1)]
    assert faults("1' 2'|3", plans=["n1-2222"]) == [
        because(Why.USED_WITHOUT_PLAN, street=1, house=1),
        because(Why.USED_WITHOUT_PLAN, street=1, house=2),
    ]


@pytest.mark.parametrize(
    ("rows", "estates"),
    [
        (("1' 2'|3' 4'|.", "1' 2'|."), [(1, 1, 2), (1, 3, 4), (2, 1, 2)]),
        ((*PAIRS[:2], "3' 4' 5'|."), [(1, 1, 2), (1, 3, 4), (2, 1, 2), (3, 1, 3)]),
        (("1 2",), []),
    ],
)
def test_the_used_estates_are_those_the_plan_names(rows: tuple[str, ...], estates: list[EstateAt]) -> None:
    assert faults(*rows, plans=["n1-2222"], noted=(8, None, None)) == [
        because(Why.USED_NOT_AS_PLANNED, slots=[1], estates=estates)
    ]


def custom(*sizes: int, **more: Any) -> Plan:
    return Goal("estates", sizes, **more), (9, 4)


@pytest.mark.parametrize(
    ("plans", "rows", "possible"),
    [
        ([custom(2), custom(2, street=1)], ("1' 2'|.", "1' 2'|."), True),
        ([custom(2), custom(2, street=1)], ("", "1' 2'|3' 4'|."), False),
        ([custom(2, 3, same_street=True), custom(3)], ("1' 2'|3' 4' 5'|.", "1' 2' 3'|."), True),
        ([custom(2, 3, same_street=True), custom(3)], ("1' 2'|.", "1' 2' 3'|4' 5' 6'|."), False),
        ([custom(2, 3, same_street=True), custom(3)], ("1' 2' 3'|.", "", "1' 2'|3' 4' 5'|."), True),
        ([custom(1), custom(1, each_pools=1)], (". .|3*'|4 5", "1|2'|3"), True),
        ([custom(1), custom(1, each_pools=1)], (". .|3'|4 5", "1|2'|3"), False),
        ([custom(2), custom(2, each_bis=1)], ("1' 1b'|2' 3'|4 5",), True),
        ([custom(2), custom(2, each_bis=1)], ("1' 2'|3' 4'|5 6",), False),
        ([custom(2), custom(2, same_street=True, roundabouts=1)], ("1' 2'|o|.", "1' 2'|."), True),
        ([custom(2), custom(2, same_street=True, roundabouts=1)], ("1' 2'|.", "1' 2'|.", "o|."), False),
    ],
)
def test_several_plans_share_the_used_estates(plans: list[Plan], rows: tuple[str, ...], possible: bool) -> None:
    found = faults(*rows, plans=plans, noted=(9, 9, None))
    assert [reason.why for reason in found] == ([] if possible else [Why.USED_NOT_AS_PLANNED])


@pytest.mark.parametrize(
    ("goal", "rows", "marks", "possible"),
    [
        (Goal("temps", number=3), ("1 2 3",), {"temps": 3}, True),
        (Goal("temps", number=3), ("1 2 3",), {"temps": 2}, False),
        (Goal("all_houses", street=1), ("1' 2' 3' 4' 5' 6' 7' 8' 9' 10'",), {}, True),
        (Goal("all_houses", street=1), ("1' 2' 3' 4' 5' 6' 7' 8' 9' 10",), {}, False),
        (Goal("all_houses", street=1), ("1 2 3 4 5 6 7 8 9 10",), {}, False),
        (Goal("all_houses", street=1), ("1' 2' 3'|o'|5' 6' 7' 8' 9' 10'",), {}, True),
        (Goal("all_houses", street=1), ("1' 2' 3'|o'|5' 6' 7' 8' 9' 10'",), {"counts": False}, False),
        (Goal("end_estates", size=1), (*FENCED_ENDS, "1'|2 . . . . . . . . .|15'"), {}, True),
        (Goal("end_estates", size=1), (*FENCED_ENDS, "1'|2 . . . . . . . . .|15"), {}, False),
        (Goal("end_houses"), (*ENDS, "1' . . . . . . . . . . 15'"), {}, True),
        (Goal("end_houses"), (*ENDS, "1' . . . . . . . . . . ."), {}, False),
    ],
)
def test_other_noted_goals_are_met(goal: Goal, rows: tuple[str, ...], marks: dict[str, Any], possible: bool) -> None:
    found = faults(*rows, plans=[(goal, (9, 4))], noted=(9, None, None), **marks)
    assert (found == []) is possible
    assert possible or because(Why.NOTED_GOAL_NOT_MET, slot=1) in found


def test_a_goal_that_is_not_met_hides_no_wrong_estate() -> None:
    plans: list[Plan] = ["n1-2222", (Goal("temps", number=3), (9, 4))]
    found = faults("1' 2'|3' 4|.", plans=plans, noted=(8, 9, None))
    assert [reason.why for reason in found] == [
        Why.NOTED_GOAL_NOT_MET,
        Why.USED_WITHOUT_PLAN,
        Why.USED_NOT_AS_PLANNED,
    ]


def test_all_that_is_wrong_is_named_at_once() -> None:
    found = faults("5 4* o", "3b", plans=["n1-2222"], temps=12, refusals=4, noted=(7, None, 2), parks=(0, 0, 1))
    assert {reason.why for reason in found} == {
        Why.NOT_RISING,
        Why.POOL_NOT_PRINTED,
        Why.ROUNDABOUT_OPEN,
        Why.BIS_ALONE,
        Why.LADDER_EXCEEDED,
        Why.STREET_EFFECTS_NOT_EARNED,
        Why.EFFECTS_NOT_EARNED,
        Why.POINTS_NOT_ON_CARD,
        Why.NO_SUCH_PLAN,
        Why.USED_NOT_AS_PLANNED,
    }
    assert len([reason for reason in found if reason.why is Why.LADDER_EXCEEDED]) == 2
