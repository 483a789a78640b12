"""Equal totals: estates decide, in 2018 size by size, and then the win is shared."""

import pytest

from companion.rules.welcome.moves import TellPaper
from companion.rules.welcome.result import Result, result
from companion.rules.welcome.score import Standing, rank
from companion.rules.welcome.sheet import Edition
from tests.rules.helpers import by_table, city, play, table


def standing(name: str, total: int, *counts: int) -> Standing:
    by_size = counts + (0,) * (6 - len(counts))
    return Standing(name, total, sum(by_size), by_size)


@pytest.mark.parametrize(
    ("standings", "ranks", "winners", "decided_by"),
    [
        ([standing("a", 50), standing("b", 40)], [1, 2], ("a",), "total"),
        ([standing("a", 40), standing("b", 50)], [2, 1], ("b",), "total"),
        ([standing("a", -3), standing("b", -2)], [2, 1], ("b",), "total"),
        ([standing("a", 9)], [1], ("a",), "total"),
        ([standing("a", 50, 1, 1), standing("b", 50, 3)], [2, 1], ("b",), "estates"),
        ([standing("a", 50, 2, 1), standing("b", 50, 1, 2)], [1, 2], ("a",), "size 1"),
        ([standing("a", 50, 1, 1, 1), standing("b", 50, 1, 2, 0)], [2, 1], ("b",), "size 2"),
        ([standing("a", 50, 0, 0, 1, 1), standing("b", 50, 0, 0, 2)], [2, 1], ("b",), "size 3"),
        ([standing("a", 50, 0, 0, 0, 1, 1), standing("b", 50, 0, 0, 0, 2)], [2, 1], ("b",), "size 4"),
        ([standing("a", 50, 0, 0, 0, 0, 2), standing("b", 50, 0, 0, 0, 0, 1, 1)], [1, 2], ("a",), "size 5"),
        ([standing("a", 50, 1, 1), standing("b", 50, 1, 1)], [1, 1], ("a", "b"), "shared"),
        ([standing("a", 50, 1, 1), standing("b", 50, 1, 1), standing("c", 49)], [1, 1, 3], ("a", "b"), "shared"),
        (
            [standing("a", 50, 3), standing("b", 50, 1), standing("c", 50, 2, 1)],
            [1, 3, 2],
            ("a",),
            "size 1",
        ),
        (
            [standing("a", 60), standing("b", 50, 1), standing("c", 50, 2), standing("d", 50, 2)],
            [1, 4, 2, 2],
            ("a",),
            "total",
        ),
        (
            [standing("a", 50, 2), standing("b", 50, 2), standing("c", 50, 1)],
            [1, 1, 3],
            ("a", "b"),
            "shared",
        ),
    ],
)
def test_total_then_estates_then_sizes_then_shared(
    standings: list[Standing], ranks: list[int], winners: tuple[str, ...], decided_by: str
) -> None:
    found = rank(standings)
    assert [found.ranks[one.id] for one in standings] == ranks
    assert (found.winners, found.decided_by) == (winners, decided_by)


def equal_totals(edition: Edition, ada: str, ben: str) -> Result:
    return result(table(ada, others={"ben": city(ben)}, edition=edition))


@pytest.mark.parametrize(
    ("edition", "winners", "decided_by"), [("2018", ("ada",), "size 1"), ("2023", ("ada", "ben"), "shared")]
)
def test_sizes_decide_only_in_2018(edition: Edition, winners: tuple[str, ...], decided_by: str) -> None:
    """Five points and two estates each: one and four houses, or two and three."""
    found = equal_totals(edition, "1|2 3 4 5|.", "1 2|3 4 5|.")
    assert [score.total for _, score in found.cities] == [5, 5]
    assert (found.ranking.winners, found.ranking.decided_by) == (winners, decided_by)


@pytest.mark.parametrize("edition", ["2018", "2023"])
def test_most_complete_estates_decide_in_both(edition: Edition) -> None:
    found = equal_totals(edition, "1 2|.", "1|2|.")
    assert (found.ranking.winners, found.ranking.decided_by) == (("ben",), "estates")


def test_with_a_player_on_paper_of_the_same_total_the_place_is_shared() -> None:
    before = table("1 2|.", others={"ben": city("1|2|.")}, paper=["Dora", "Eve"])
    found = result(play(before, by_table(TellPaper, "Dora", 0, 2)))
    assert found.ranking.ranks == {"ada": 1, "ben": 1, "Dora": 1}
    assert (found.ranking.winners, found.ranking.decided_by) == (("ada", "ben", "Dora"), "shared")


def test_a_player_on_paper_may_win() -> None:
    found = result(play(table(paper=["Dora"]), by_table(TellPaper, "Dora", 0, 61)))
    assert (found.ranking.winners, found.ranking.ranks["ada"]) == (("Dora",), 2)


def test_without_a_total_there_is_no_place() -> None:
    found = result(play(table(paper=["Dora"]), by_table(TellPaper, "Dora", 4)))
    assert found.ranking.ranks == {"ada": 1}
