"""What one tap on a sheet copied from paper changes."""

from __future__ import annotations

import pytest

from companion.records.notation import print_street, read_street
from companion.rules.welcome.city import City
from companion.rules.welcome.reasons import Reason, Why
from companion.rules.welcome.street import Street
from companion.store.papercheck import marks
from companion.store.papercheck.check import empty_table
from tests.store.papers import bare_header


def city_of(first: str) -> City:
    table = empty_table(bare_header("2018-two-players"))
    street = read_street(first)
    assert isinstance(street, Street)
    return City.bare(table.setup.sheet).with_street(1, street)


def first(city: City | Reason) -> str:
    assert isinstance(city, City)
    return print_street(city.street(1))


def test_a_number_replaces_another_and_leaves_pool_and_used_mark() -> None:
    city = city_of("1 2 3*' . . . . . . .")
    assert first(marks.write(city, 1, 3, 5)) == "1 2 5*' . . . . . . ."
    assert first(marks.write(city, 1, 2, 1, bis=True)) == "1 1b 3*' . . . . . . ."


def test_a_bis_written_over_is_a_number_again() -> None:
    assert first(marks.write(city_of("1 1b . . . . . . . ."), 1, 2, 2)) == "1 2 . . . . . . . ."


def test_erasing_leaves_nothing() -> None:
    assert first(marks.erase(city_of("1 1b 3* . . . . . . ."), 1, 3)) == "1 1b . . . . . . . ."
    assert first(marks.erase(city_of("1 1b 3* . . . . . . ."), 1, 2)) == "1 . 3* . . . . . . ."


def test_a_roundabout_brings_its_fences_and_takes_them_along() -> None:
    city = marks.build_roundabout(city_of("1 2 3* . . . . . . ."), 1, 3)
    assert first(city) == "1 2|o|. . . . . . ."
    assert first(marks.write(city, 1, 3, 4)) == "1 2 4 . . . . . . ."


def test_fences_pools_and_bis_come_and_go() -> None:
    city = city_of("1 2 3 4 . . . . . .")
    for turn in (marks.turn_fence, marks.turn_pool, marks.turn_bis):
        once = turn(city, 1, 3)
        assert once != city
        assert turn(once, 1, 3) == city


def test_tapping_a_house_marks_its_whole_estate_used() -> None:
    city = city_of("1 2 3|4 5 . . . . .")
    used = marks.turn_used(city, 1, 2)
    assert first(used) == "1' 2' 3'|4 5 . . . . ."
    assert isinstance(used, City)
    assert marks.turn_used(used, 1, 1) == city


def test_only_an_estate_can_be_used() -> None:
    refused = marks.turn_used(city_of("1 2 3|4 5 . . . . ."), 1, 4)
    assert isinstance(refused, Reason)
    assert refused.why is Why.NOT_AN_ESTATE


@pytest.mark.parametrize(("ladder", "place"), [("parks", 2), ("values", 4), ("temps", 1), ("refusals", 1)])
def test_a_ladder_goes_to_the_tapped_box_and_back_by_one(ladder: marks.Crossed, place: int) -> None:
    def crossed(city: City) -> int:
        row = {"parks": city.parks, "values": city.values, "temps": (city.temps,), "refusals": (city.refusals,)}[ladder]
        return row[place - 1]

    city = marks.cross(city_of(". . . . . . . . . ."), ladder, place, 3)
    assert crossed(city) == 3
    assert crossed(marks.cross(city, ladder, place, 3)) == 2
    assert crossed(marks.cross(city, ladder, place, 1)) == 1


def test_points_of_a_goal_that_names_its_houses_mark_them() -> None:
    header = {**bare_header("2018-two-players"), "plans": [{"slot": 1, "card": "n1-ends"}]}
    header["plans"] = [{"slot": 1, "custom": {"goal": "end_houses", "points": [7, 4]}}]
    table = empty_table(header)
    city = marks.note(table, City.bare(table.setup.sheet), 1, 7)
    assert [street.used for street in city.streets] == [1 << 1 | 1 << 10, 1 << 1 | 1 << 11, 1 << 1 | 1 << 12]
    assert marks.note(table, city, 1, None) == City.bare(table.setup.sheet)


def test_estates_of_a_whole_city_are_marked_where_there_is_no_choice() -> None:
    header = {**bare_header("2018-two-players"), "plans": [{"slot": 1, "card": "n1-333"}]}
    table = empty_table(header)
    city = city_of("1 2 3|4 5 6|7 8 9|.")
    assert first(marks.note(table, city, 1, 8)) == "1 2 3|4 5 6|7 8 9|."
    assert first(marks.note(table, city, 1, 8, whole=True)) == "1' 2' 3'|4' 5' 6'|7' 8' 9'|."
    row = read_street("1 2 3|. . . . . . . .")
    assert isinstance(row, Street)
    choice = city.with_street(2, row)
    assert first(marks.note(table, choice, 1, 8, whole=True)) == "1 2 3|4 5 6|7 8 9|."
