"""A total worked out on paper: how far it is off, and every single slip that explains it."""

from __future__ import annotations

import pytest

from companion.draw.paper.differences import difference_words, explained
from companion.rules.welcome.result import result
from tests.draw.positions import example

TABLE = example()[1][-1]


def told(change: int, player: int = 1) -> list[str]:
    """What is said when the paper is off by so much."""
    seat, score = result(TABLE).cities[player]
    return explained(TABLE, seat.city, score, score.total + change, most=99)


def test_a_right_total_needs_no_words() -> None:
    assert told(0) == []
    assert difference_words(61, 61) == "You added up right."


@pytest.mark.parametrize(
    ("ours", "words"), [(62, "1 point too many"), (57, "4 points too few"), (-3, "64 points too few")]
)
def test_how_far_it_is_off(ours: int, words: str) -> None:
    assert words in difference_words(ours, 61)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (-13, "As if the plans had been left out (13)."),
        (-6, "As if plan n°1 had been left out (6)."),
        (-12, "As if the parks had been left out (12)."),
        (-12, "As if the estates of 4 had been left out (12)."),
        (-3, "As if the pools had been left out (3)."),
        (8, "As if the penalty for roundabouts had not been subtracted (8)."),
        (16, "As if the penalty for roundabouts had been added (8)."),
        (3, "The temps bring 4 points here, not 7."),
        (-4, "The temps bring 4 points here, not 0."),
        (-4, "There are 3 complete estates of 4, worth 4 each."),
        (3, "The figure that counts for the pools is 3."),
    ],
)
def test_what_would_explain_it(change: int, words: str) -> None:
    assert words in told(change)


def test_a_difference_no_slip_explains_says_so() -> None:
    assert told(500) == ["No single slip explains it: compare the row with the one on paper."]
