"""Solo, 2018: the solo card turns all plans at once, and temps need six boxes."""

from typing import Any

import pytest

from companion.rules.welcome.agreed import setup_faults
from companion.rules.welcome.goals import Goal
from companion.rules.welcome.moves import Approve, Close, DrawSoloCard, Player, SetCity
from companion.rules.welcome.reasons import Why, because
from companion.rules.welcome.result import result
from companion.rules.welcome.score import solo_temps
from companion.rules.welcome.sheet import Edition
from companion.rules.welcome.table import Setup
from tests.rules.helpers import CLASSIC, DONE, ada, by_table, city, plan, play, refused, roundabout, table, write

CARD = by_table(DrawSoloCard)
TEMPS: Any = (Goal("temps", number=1), (9, 4))


def solo(**options: Any) -> Any:
    return table(solo="card", plans=[TEMPS, TEMPS, TEMPS], temps=1, **options)


def test_before_the_card_a_plan_brings_its_high_score_afterwards_the_low_one() -> None:
    after = play(solo(), write(1, 1, 1), plan(1), DONE, CARD, write(1, 2, 2), plan(2), plan(3))
    assert ada(after).plans == (9, 4, 4)


def test_once_and_before_the_player_acts() -> None:
    assert refused(solo(), CARD, CARD) == because(Why.SOLO_CARD_SEEN)
    assert refused(solo(), CARD, write(1, 1, 1), DONE, CARD) == because(Why.SOLO_CARD_SEEN)
    assert refused(solo(), write(1, 1, 1), CARD) == because(Why.ROUND_BEGUN)
    assert refused(solo(roundabouts=True), roundabout(1, 1), CARD) == because(Why.ROUND_BEGUN)


def test_only_in_this_variant_and_only_by_the_table() -> None:
    assert refused(table(), CARD) == because(Why.NOT_SOLO_CARD)
    assert refused(table(edition="2023", solo="aaa"), CARD) == because(Why.NOT_SOLO_CARD)
    assert refused(solo(), DrawSoloCard("ada")) == because(Why.BY_TABLE, do="solo_card")


@pytest.mark.parametrize(("boxes", "points"), [(0, 0), (1, 0), (5, 0), (6, 7), (7, 7), (11, 7)])
def test_seven_points_for_six_or_more_temps(boxes: int, points: int) -> None:
    assert solo_temps(boxes) == points
    assert result(table(solo="card", temps=boxes)).cities[0][1].temp_points == points


def test_nobody_is_on_paper_and_nobody_joins() -> None:
    assert refused(solo(), by_table(Approve, 1)) == because(Why.NOBODY_ON_PAPER)
    join = SetCity("table", Player("ben", "Ben", "", city()))
    assert refused(solo(), join) == because(Why.SOLO_ONE_PLAYER)


def test_the_players_own_city_may_be_set_right() -> None:
    assert ada(play(solo(), SetCity("table", Player("ada", "Ada", "", city("1 2"))))).street(1).at(2) == 2


def test_the_player_closes_the_game_when_the_deck_is_spent() -> None:
    assert play(solo(), write(1, 1, 1), by_table(Close)).ended_by == ("table",)


@pytest.mark.parametrize(
    ("edition", "ids", "paper", "whys"),
    [
        ("2018", ["ada"], [], []),
        ("2023", ["ada"], [], [Why.SOLO_NEEDS_EDITION]),
        ("2018", ["ada", "ben"], [], [Why.SOLO_NEEDS_ONE_PLAYER]),
        ("2018", ["ada"], ["Dora"], [Why.SOLO_NEEDS_ONE_PLAYER]),
        ("2018", [], [], [Why.NO_PLAYERS, Why.SOLO_NEEDS_ONE_PLAYER]),
        ("2023", ["ada", "ben"], [], [Why.SOLO_NEEDS_EDITION, Why.SOLO_NEEDS_ONE_PLAYER]),
    ],
)
def test_it_needs_2018_and_one_player(edition: Edition, ids: list[str], paper: list[str], whys: list[Why]) -> None:
    setup = Setup(edition, CLASSIC, solo="card")
    assert [reason.why for reason in setup_faults(setup, ids, paper)] == whys
