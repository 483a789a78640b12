"""Temps: most boxes 7, next 4, third 1; ties share the better figure, nobody scores with none."""

import pytest

from companion.rules.welcome.moves import Leave, TellPaper
from companion.rules.welcome.result import result
from companion.rules.welcome.score import rank_temps
from tests.rules.helpers import by_table, city, play, table


@pytest.mark.parametrize(
    ("boxes", "points"),
    [
        ((5, 5, 1, 0), [7, 7, 4, 0]),
        ((5, 5, 2), [7, 7, 4]),
        ((4, 3, 2, 1), [7, 4, 1, 0]),
        ((4, 3, 3, 1), [7, 4, 4, 1]),
        ((4, 3, 1, 1), [7, 4, 1, 1]),
        ((2, 2, 2), [7, 7, 7]),
        ((0, 0), [0, 0]),
        ((0, 1), [0, 7]),
        ((1,), [7]),
        ((1, 2, 3, 4, 5), [0, 0, 1, 4, 7]),
        ((11, 11, 10, 10, 9, 9, 8), [7, 7, 4, 4, 1, 1, 0]),
    ],
)
def test_places(boxes: tuple[int, ...], points: list[int]) -> None:
    assert rank_temps(boxes, (7, 4, 1)) == points


@pytest.mark.parametrize(("figures", "points"), [((7, 4), [7, 4, 0]), ((9,), [9, 0, 0]), ((), [0, 0, 0])])
def test_the_sheet_tells_the_figures(figures: tuple[int, ...], points: list[int]) -> None:
    assert rank_temps((3, 2, 1), figures) == points


def test_players_on_paper_count_too() -> None:
    before = table(temps=3, others={"ben": city(temps=2)}, paper=["Dora", "Eve"])
    after = play(before, by_table(TellPaper, "Dora", 5, 60), by_table(TellPaper, "Eve", 3))
    found = result(after)
    assert [score.temp_points for _, score in found.cities] == [4, 1]
    assert [one.temp_points for one in found.paper] == [7, 4]


def test_an_unknown_player_on_paper_counts_as_none() -> None:
    found = result(table(temps=3, paper=["Dora"]))
    assert [score.temp_points for _, score in found.cities] == [7]
    assert found.paper[0].temp_points is None


def test_whoever_left_still_counts() -> None:
    before = table(temps=3, others={"ben": city(temps=5)})
    found = result(play(before, by_table(Leave, "ben")))
    assert [score.temp_points for _, score in found.cities] == [4, 7]
