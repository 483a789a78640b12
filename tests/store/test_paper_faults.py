"""Sheets that can't be are told apart from sheets that are only not entered yet."""

from __future__ import annotations

import random

import pytest

from companion.records.notation import read_street
from companion.records.position import Raw
from companion.rules.welcome.city import City
from companion.rules.welcome.reasons import Why
from companion.rules.welcome.sheet import Sheet
from companion.rules.welcome.street import ROUNDABOUT, Street
from companion.store.papercheck import marks
from companion.store.papercheck.check import empty_table
from companion.store.papercheck.judge import judge, live_result
from tests.store.papers import bare_header, final_table, taps, used_taps

GAMES = ("2018-two-players", "2018-four-players", "2023-three-players-draw")


def with_roundabouts(sheet: Sheet, final: City) -> City:
    """Numbers on both sides of a roundabout rise only once it is there."""
    city = City.bare(sheet)
    for number, street in enumerate(final.streets, start=1):
        for house, written in enumerate(street.houses, start=1):
            if written == ROUNDABOUT:
                city = marks.build_roundabout(city, number, house)
    return city


def table_with(**more: object) -> Raw:
    return {**bare_header("2018-two-players"), **more}


def city_of(header: Raw, *streets: str) -> City:
    city = City.bare(empty_table(header).setup.sheet)
    for number, text in enumerate(streets, start=1):
        street = read_street(text)
        assert isinstance(street, Street)
        city = city.with_street(number, street)
    return city


def wrong(header: Raw, city: City) -> list[Why]:
    return [reason.why for reason in judge(empty_table(header), city).wrong]


def missing(header: Raw, city: City) -> list[Why]:
    return [reason.why for reason in judge(empty_table(header), city).missing]


@pytest.mark.parametrize("name", GAMES)
def test_a_real_city_is_never_wrong_in_whatever_order_it_is_entered(name: str) -> None:
    chance = random.Random(name)
    final = final_table(name)
    for seat in final.seats:
        for _ in range(4):
            entering = taps(final, seat.city)
            chance.shuffle(entering)
            city = with_roundabouts(final.setup.sheet, seat.city)
            for tap in entering:
                city = tap(city)
                assert judge(final, city).wrong == ()
            for street, house in chance.sample(used_taps(seat.city), len(used_taps(seat.city))):
                if not city.street(street).used >> house & 1:
                    turned = marks.turn_used(city, street, house)
                    assert isinstance(turned, City)
                    city = turned
                    assert judge(final, city).wrong == ()
            assert city == seat.city
            assert judge(final, city) == ((), ())


PLAIN = table_with(plans=[], options={"roundabouts": True})


@pytest.mark.parametrize(
    ("street", "fault"),
    [
        ("1 5 3 . . . . . . .", Why.NOT_RISING),
        ("1 1 3 . . . . . . .", Why.NUMBER_TWICE),
        ("1 2 5b 6 . . . . . .", Why.BIS_ALONE),
        ("1|1b 3 . . . . . . .", Why.BIS_FENCED_OFF),
        ("o|1 3 . . . . . . .", None),
        ("o 1 3 . . . . . . .", Why.ROUNDABOUT_OPEN),
        ("1* 2 3 . . . . . . .", Why.POOL_NOT_PRINTED),
        ("1 2 2b* . . . . . . .", Why.POOL_ON_BIS),
    ],
)
def test_what_no_further_entry_can_put_right_is_wrong(street: str, fault: Why | None) -> None:
    assert wrong(PLAIN, city_of(PLAIN, street)) == ([] if fault is None else [fault])


@pytest.mark.parametrize(
    ("street", "fault"),
    [
        ("1 5b . . . . . . . .", Why.BIS_ALONE),
        ("17 . . . . . . . . .", Why.TEMPS_NOT_EARNED),
    ],
)
def test_what_is_not_entered_yet_is_missing(street: str, fault: Why) -> None:
    city = city_of(PLAIN, street)
    assert wrong(PLAIN, city) == []
    assert missing(PLAIN, city) == [fault]


def test_effects_before_numbers_are_missing_until_no_house_is_left() -> None:
    city = City.bare(empty_table(PLAIN).setup.sheet)._replace(parks=(3, 0, 0))
    assert (wrong(PLAIN, city), missing(PLAIN, city)) == (
        [], [Why.STREET_EFFECTS_NOT_EARNED, Why.EFFECTS_NOT_EARNED]
    )  # fmt: skip
    full = city_of(PLAIN, "1 1b 1b 1b 1b 1b 1b 1b 1b 2")._replace(parks=(3, 0, 0))
    assert Why.STREET_EFFECTS_NOT_EARNED in wrong(PLAIN, full)


def test_some_temps_for_more_numbers_that_cost_one_are_wrong() -> None:
    city = city_of(PLAIN, "0 . . . . . . . 16 17")
    assert missing(PLAIN, city) == [Why.TEMPS_NOT_EARNED]
    assert wrong(PLAIN, city._replace(temps=2)) == [Why.TEMPS_NOT_EARNED]


def test_a_pool_at_an_empty_house_waits_for_its_number() -> None:
    city = marks.turn_pool(City.bare(empty_table(PLAIN).setup.sheet), 1, 3)
    assert wrong(PLAIN, city) == []
    assert Why.MARK_ON_EMPTY in missing(PLAIN, city)


THREES = table_with(plans=[{"slot": 1, "card": "n1-333"}, {"slot": 2, "card": "n2-parks"}])
THREES["plans"] = [
    {"slot": 1, "card": "n1-333"},
    {"slot": 2, "custom": {"goal": "temps", "count": 7, "points": [6, 3]}},
]


def test_used_estates_wait_for_points_and_points_for_used_estates() -> None:
    city = city_of(THREES, "1 2 3|4 5 6|7 8 9|.")
    noted = city._replace(plans=(8, None, None))
    assert (wrong(THREES, noted), missing(THREES, noted)) == ([], [Why.USED_NOT_AS_PLANNED])
    used = marks.turn_used(city, 1, 1)
    assert isinstance(used, City)
    assert (wrong(THREES, used), missing(THREES, used)) == ([], [Why.USED_WITHOUT_PLAN] * 3)


def test_an_estate_no_plan_asks_for_is_wrong() -> None:
    used = marks.turn_used(city_of(THREES, "1 2|3 4 5|6 7 8 . ."), 1, 1)
    assert isinstance(used, City)
    assert wrong(THREES, used) == [Why.USED_WITHOUT_PLAN] * 2
    more = marks.turn_used(used, 1, 4)
    assert isinstance(more, City)
    assert wrong(THREES, more._replace(plans=(8, None, None))) == [Why.USED_NOT_AS_PLANNED]


def test_points_of_a_counting_goal_wait_until_its_marks_are_entered() -> None:
    city = city_of(THREES, "1 2 3 4 5 6 7 . . .")._replace(plans=(None, 6, None))
    assert missing(THREES, city) == [Why.NOTED_GOAL_NOT_MET]
    assert wrong(THREES, city._replace(temps=5)) == [Why.NOTED_GOAL_NOT_MET]


def test_points_that_are_on_no_card_are_wrong() -> None:
    assert Why.POINTS_NOT_ON_CARD in wrong(THREES, city_of(THREES)._replace(plans=(5, None, None)))


def test_a_city_that_can_not_be_still_has_its_subtotals() -> None:
    table = empty_table(PLAIN)
    bis = city_of(PLAIN, "1 1b 1b 1b 1b 1b 1b 1b 1b 1b", "2 2b 2b 2b 2b 2b 2b 2b 2b 2b 2b")
    around = marks.build_roundabout(marks.build_roundabout(marks.build_roundabout(bis, 3, 2), 3, 5), 3, 8)
    found = live_result(table.with_seat(table.seats[0]._replace(city=around))).cities[0][1]
    sheet = table.setup.sheet
    assert (found.bis, found.roundabouts) == (sheet.bis[-1], sheet.roundabouts[-1])
