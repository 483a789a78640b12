"""A street is a value that remembers its estates."""

import pytest

from companion.records.notation import print_street
from companion.rules.welcome.street import Street, mask
from tests.rules.helpers import street

ROWS = ["", "3 . . 9", "7 . 8", ". . 5|o|. 2", "0 . 17", "5b 5|6' 7*'|. .", "o|o|.", "9|o|. 4 .|o|. 1"]


def test_equal_marks_are_the_same_street() -> None:
    assert street("1 2|3'") == street("1 2|3'")
    assert len({street("1 2|3'"), street("1 2|3'"), street("1 2|3"), street("1 2 3'")}) == 3
    assert street("1") != "1"


def test_writing_leaves_the_old_street_alone() -> None:
    before = street(". . .")
    after = before.write(2, 5).build_fence(1).build_pool(2).use(mask(2, 2))
    assert (print_street(before), print_street(after)) == (". . .", ".|5*' .")
    assert print_street(after.without_used(mask(1, 3))) == ".|5* ."


def test_it_shows_its_marks() -> None:
    assert repr(street("1 2b|3'")) == "Street((1, 2, 3), fences=100, bis=100, pools=0, used=1000)"


@pytest.mark.parametrize("row", ROWS)
def test_places_and_ranges_say_the_same(row: str) -> None:
    one = street(row, 10)
    for number in range(18):
        places = [house for house, low, high in one.ranges() if low <= number <= high]
        assert one.places(number) == places
        assert one.takes(number) is bool(places)


@pytest.mark.parametrize(
    ("row", "house", "left", "right"),
    [
        ("3 . . 9", 2, 1, 4),
        ("3 . . 9", 1, None, 4),
        ("3|o|. 9", 3, None, 4),
        ("3 .|o|9", 2, 1, None),
        (". .", 1, None, None),
    ],
)
def test_the_nearest_numbers_in_the_same_part(row: str, house: int, left: int | None, right: int | None) -> None:
    assert (street(row).left_of(house), street(row).right_of(house)) == (left, right)


def test_a_bare_street_is_empty() -> None:
    assert (Street.bare(4).empty, Street.bare(4).length, Street.bare(4).estates) == (4, 4, ())
    assert street("1 . o|.").empty == 2
