"""The score of a city, line by line, and the two worked examples."""

from typing import Any

import pytest

from companion.rules.welcome.possible import city_faults
from companion.rules.welcome.result import result
from companion.rules.welcome.score import CityScore, score_city
from companion.rules.welcome.table import Setup
from tests.rules.helpers import CLASSIC, FULL, city, table

NOBODY_KNOWS = (None, None, None)


def score(*rows: str, temp_points: int = 0, **marks: Any) -> CityScore:
    return score_city(CLASSIC, city(*rows, **marks), temp_points)


def test_the_worked_example_of_91() -> None:
    rows = ("1 2 3|4 5 6|7* 8* 9|10", "1* 2 3 4* 5|6 7 7b|8 9|.", "1 2 3 4 5|6 7|.")
    marks: dict[str, Any] = {
        "parks": (1, 4, 0), "values": (0, 1, 3, 0, 2, 0), "temps": 1, "refusals": 2, "plans": (8, 6, None),
    }  # fmt: skip
    found = score(*rows, temp_points=7, **marks)
    assert (sum(found.plans), sum(found.parks), found.pools, found.temp_points) == (14, 16, 13, 7)
    assert found.estates == (1, 6, 24, 0, 14, 0)
    assert (found.bis, found.roundabouts, found.refusals) == (1, 0, 3)
    assert found.total == 91
    assert city_faults(Setup("2018", CLASSIC), NOBODY_KNOWS, city(*rows, **marks)) == []


def test_the_worked_example_of_83() -> None:
    rows = ("1 2 3* 4|5 6 7* 7b|8 9", "1* 2 3 4|5 5b 6 7 8|9|10", "1 1b 2|3 4|5 6 . 9 10 .")
    marks: dict[str, Any] = {
        "parks": (1, 0, 5), "values": (1, 0, 0, 3, 0, 0), "temps": 1, "plans": (6, 3, 11),
    }  # fmt: skip
    found = score(*rows, temp_points=1, **marks)
    assert (found.plans, sum(found.parks), found.pools, found.temp_points) == ((6, 3, 11), 20, 9, 1)
    assert found.estates == (6, 4, 3, 21, 5, 0)
    assert (found.bis, found.refusals, found.total) == (6, 0, 83)
    assert city_faults(Setup("2018", CLASSIC), NOBODY_KNOWS, city(*rows, **marks)) == []


def test_an_untouched_sheet_is_worth_nothing() -> None:
    found = score()
    assert (found.total, found.estates, found.complete_estates) == (0, (0,) * 6, 0)
    assert found.estate_values == (1, 2, 3, 4, 5, 6)


@pytest.mark.parametrize(("crossed", "points"), list(enumerate((0, 2, 4, 10))))
def test_parks_of_the_first_street(crossed: int, points: int) -> None:
    assert score(parks=(crossed, 0, 0)).parks == (points, 0, 0)


@pytest.mark.parametrize(("crossed", "points"), list(enumerate((0, 2, 4, 6, 14))))
def test_parks_of_the_second_street(crossed: int, points: int) -> None:
    assert score(parks=(0, crossed, 0)).parks == (0, points, 0)


@pytest.mark.parametrize(("crossed", "points"), list(enumerate((0, 2, 4, 6, 8, 18))))
def test_parks_of_the_third_street(crossed: int, points: int) -> None:
    assert score(parks=(0, 0, crossed)).parks == (0, 0, points)


@pytest.mark.parametrize(("built", "points"), list(enumerate((0, 3, 6, 9, 13, 17, 21, 26, 31, 36))))
def test_pools(built: int, points: int) -> None:
    houses = [(1, 3), (1, 7), (1, 8), (2, 1), (2, 4), (2, 8), (3, 2), (3, 7), (3, 11)][:built]
    rows = [
        " ".join(f"{house}*" if (street, house) in houses else str(house) for house in range(1, length + 1))
        for street, length in enumerate(CLASSIC.streets, start=1)
    ]
    assert score(*rows).pools == points


@pytest.mark.parametrize(("written", "points"), list(enumerate((0, 1, 3, 6, 9, 12, 16, 20, 24, 28))))
def test_bis(written: int, points: int) -> None:
    found = score(" ".join(["5"] + ["5b"] * written))
    assert found.bis == points


@pytest.mark.parametrize(("rows", "points"), [((), 0), (("o|.",), 3), (("o|.", "o|."), 8), (("o|o|.",), 8)])
def test_roundabouts(rows: tuple[str, ...], points: int) -> None:
    found = score(*rows)
    assert (found.roundabouts, found.total) == (points, -points)


@pytest.mark.parametrize(("refusals", "points"), list(enumerate((0, 0, 3, 5))))
def test_refusals(refusals: int, points: int) -> None:
    assert score(refusals=refusals).refusals == points


@pytest.mark.parametrize(
    ("row", "counts"),
    [
        ("1|2|3|.", (3, 0, 0, 0, 0, 0)),
        ("1 2|3 4|.", (0, 2, 0, 0, 0, 0)),
        ("1 2 3|4 5 6|7 8 9|10", (1, 0, 3, 0, 0, 0)),
        ("1 2 3 4|5 6 7 8 9 10", (0, 0, 0, 1, 0, 1)),
        ("1 2 3 4 5|6 7 8 9 10", (0, 0, 0, 0, 2, 0)),
        ("1 2 3 4 5 6 7|8 9 10", (0, 0, 1, 0, 0, 0)),
        ("1 2 3 4 5 6 7 8 9 10", (0, 0, 0, 0, 0, 0)),
        ("1 . 3|4 5|6 7 8 9 10", (0, 1, 0, 0, 1, 0)),
        ("1|o|3 4|o|6 7 8 9 10", (1, 1, 0, 0, 1, 0)),
        ("0 1|2|.", (1, 1, 0, 0, 0, 0)),
        ("1' 2'|3b 3|.", (0, 2, 0, 0, 0, 0)),
    ],
)
def test_only_complete_estates_of_one_to_six_houses_count(row: str, counts: tuple[int, ...]) -> None:
    assert score(row).estate_counts == counts


@pytest.mark.parametrize(
    ("size", "values"),
    [
        (1, (1, 3)),
        (2, (2, 3, 4)),
        (3, (3, 4, 5, 6)),
        (4, (4, 5, 6, 7, 8)),
        (5, (5, 6, 7, 8, 10)),
        (6, (6, 7, 8, 10, 12)),
    ],
)
def test_an_estate_is_worth_the_smallest_visible_value(size: int, values: tuple[int, ...]) -> None:
    row = " ".join(map(str, range(1, size + 1))) + "|."
    for crossed, worth in enumerate(values):
        marks = tuple(crossed if one == size else 0 for one in range(1, 7))
        assert score(row, row, values=marks).estates[size - 1] == 2 * worth


def test_the_total_can_be_negative() -> None:
    assert score("o|5 5b 5b 5b .", "o|.", refusals=3).total == -8 - 6 - 5


def test_the_total_adds_up() -> None:
    found = score("1|2 3|.", parks=(2, 0, 0), plans=(8, 0, 12), temp_points=4, values=(1, 0, 0, 0, 0, 0), refusals=2)
    assert found.total == 8 + 12 + 4 + 4 + 3 + 2 - 3


def test_a_full_city_without_fences_has_no_estates() -> None:
    assert score(*FULL).complete_estates == 0


def test_a_running_game_is_scored_as_it_stands() -> None:
    found = result(table("1|2 3|.", temps=1))
    assert (found.ended_by, found.cities[0][1].total, found.ranking.winners) == ((), 1 + 2 + 7, ("ada",))
