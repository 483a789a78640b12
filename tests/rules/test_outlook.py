"""What can still become of a house: the numbers that fit, and whether it can ever be filled."""

from typing import Any

import pytest

from companion.rules.welcome.outlook import can_be_filled, houses_for, number_range
from companion.rules.welcome.table import Setup
from tests.rules.helpers import CLASSIC, FULL, city, street


@pytest.mark.parametrize(
    ("row", "house", "numbers"),
    [
        (". . .", 1, (0, 17)),
        ("3 . . 9", 2, (4, 8)),
        ("3 . . 9", 3, (4, 8)),
        ("3 . . 9 .", 5, (10, 17)),
        (". 9", 1, (0, 8)),
        ("7 . 8", 2, None),
        ("7 . 9", 2, (8, 8)),
        ("17 .", 2, None),
        (". 0", 1, None),
        ("16 .", 2, (17, 17)),
        ("9|o|. 4", 3, (0, 3)),
        ("9 .|o|4", 2, (10, 17)),
        ("3 . . 9", 1, None),
        ("3 .|o|.", 3, None),
        ("3 3b .", 3, (4, 17)),
    ],
)
def test_the_numbers_that_still_fit_a_house(row: str, house: int, numbers: tuple[int, int] | None) -> None:
    assert number_range(street(row), house) == numbers


@pytest.mark.parametrize(
    ("number", "houses"),
    [
        (8, [(1, 2), (1, 3)]),
        (3, []),
        (1, []),
        (10, [(1, 5), (1, 6), (1, 7), (1, 8), (1, 9), (1, 10)]),
        (9, []),
    ],
)
def test_the_houses_that_take_a_number(number: int, houses: list[tuple[int, int]]) -> None:
    assert houses_for(city("3 . . 9", *FULL[1:]), number) == houses


def test_a_bare_sheet_takes_every_number_everywhere() -> None:
    assert all(len(houses_for(city(), number)) == 33 for number in range(18))


def filled(row: str, house: int, **options: Any) -> bool:
    marks = {name: options.pop(name) for name in ("temps",) if name in options}
    setup = Setup(options.pop("edition", "2018"), options.pop("sheet", CLASSIC), **options)
    return can_be_filled(setup, city(row, **marks), 1, house)


@pytest.mark.parametrize(("row", "house"), [("", 1), ("3 . 5", 2), ("7 . 8", 2), ("15 .", 2), (". 1", 1)])
def test_a_number_or_a_bis_can_fill_it(row: str, house: int) -> None:
    assert filled(row, house)


@pytest.mark.parametrize(
    ("row", "house", "options", "possible"),
    [
        ("7|.|8", 2, {}, False),
        ("7|.|8", 2, {"edition": "2023"}, True),
        ("7|.|8", 2, {"roundabouts": True}, True),
        ("7 .|8", 2, {}, True),
        ("7 . .|8", 3, {}, True),
        ("7 .|.|8", 3, {}, False),
        ("7 .|.|8", 3, {"edition": "2023"}, True),
        ("15|.", 2, {}, True),
        ("15|.", 2, {"temps": 11}, False),
        ("15 .", 2, {"temps": 11}, True),
        ("14|.", 2, {"temps": 11}, True),
        (".|2", 1, {"temps": 11}, True),
        (".|1", 1, {}, True),
        (".|1", 1, {"temps": 11}, False),
        ("17|.", 2, {}, False),
        ("17|.", 2, {"roundabouts": True}, True),
        ("3", 1, {"roundabouts": True}, False),
        ("o|.", 1, {"roundabouts": True}, False),
        ("7|.|8|o|. . .|o|.", 2, {"roundabouts": True}, False),
        ("7 . . . 8", 4, {"sheet": CLASSIC._replace(bis=(0, 1))}, True),
        ("7 . . . 8", 3, {"sheet": CLASSIC._replace(bis=(0, 1))}, False),
        ("7 . 8", 2, {"sheet": CLASSIC._replace(bis=(0,))}, False),
    ],
)
def test_whether_a_house_can_ever_be_filled(row: str, house: int, options: dict[str, Any], possible: bool) -> None:
    assert filled(row, house, **options) is possible
