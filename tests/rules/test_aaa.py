"""Solo against the AAA, 2023: its cards, its plans, its score."""

from typing import Any

import pytest

from companion.rules.welcome.aaa import run_value, runs, score_aaa
from companion.rules.welcome.agreed import setup_faults
from companion.rules.welcome.goals import Goal
from companion.rules.welcome.moves import Draw, DrawValidation, Give, TellPoints
from companion.rules.welcome.reasons import Why, because
from companion.rules.welcome.result import result
from companion.rules.welcome.score import threshold_temps
from companion.rules.welcome.sheet import Edition, Effect
from companion.rules.welcome.table import Aaa, Opponent, Setup, Table
from tests.rules.helpers import (
    CLASSIC,
    DONE,
    FULL,
    ada,
    allowed,
    by_table,
    plan,
    play,
    refuse,
    refused,
    roundabout,
    table,
    write,
)

SAM = Opponent("Sam", 1, (2,), park=1, pool=3, temp=1, fence=2, bis_houses=2, value=2)
"""Park, temp, houses a bis and value are printed; the other figures are of this test."""

IRENE = SAM._replace(name="Irene", validates=(1, 3))
CLOSED = Opponent("Closed", 0, (1, 3), temps=(6, 4, 2))
TEMPS: Any = (Goal("temps", number=1), (9, 4))
PLANS: list[Any] = [(Goal("temps", number=1), (8, 4)), TEMPS, (Goal("temps", number=1), (11, 6))]
WRITTEN = write(1, 1, 8)


def validate(slot: int) -> DrawValidation:
    return DrawValidation("table", slot)


def give(effect: Effect) -> Give:
    return Give("table", effect)


def against(opponent: Opponent = SAM, *rows: str, **options: Any) -> Table:
    return table(*rows, edition="2023", solo="aaa", opponent=opponent, **options)


# the third card


def test_one_card_a_round_after_writing_or_a_refusal_and_before_done() -> None:
    assert refused(against(), give("park")) == because(Why.GIVE_AFTER_WRITING)
    assert refused(against(), WRITTEN, DONE) == because(Why.GIVE_FIRST)
    assert refused(against(), WRITTEN, give("park"), give("pool")) == because(Why.GIVEN_ALREADY)
    assert play(against(), WRITTEN, give("park"), DONE).round == 2
    full = against(SAM, *FULL[:2], "1 2 3 4 5 6 7 8 9 10 11")
    assert allowed(full, refuse(1, 2, 3), give("park"), DONE)


def test_a_roundabout_alone_is_no_writing() -> None:
    assert refused(against(roundabouts=True), roundabout(1, 1), give("park")) == because(Why.GIVE_AFTER_WRITING)


def test_the_cards_keep_their_order() -> None:
    after = play(against(), WRITTEN, give("park"), DONE, write(1, 2, 9), give("bis"), DONE)
    assert after.aaa is not None
    assert after.aaa.cards == ("park", "bis")


def test_each_round_has_a_card_of_its_own() -> None:
    before = play(against(), WRITTEN, give("park"), DONE, write(1, 2, 9))
    assert refused(before, DONE) == because(Why.GIVE_FIRST)
    assert allowed(before, give("park"))


def test_at_level_0_it_may_be_left_out() -> None:
    assert allowed(against(CLOSED), WRITTEN, DONE)
    assert allowed(against(CLOSED), WRITTEN, give("park"), DONE)
    assert refused(against(CLOSED), WRITTEN, give("park"), give("park")) == because(Why.GIVEN_ALREADY)


CARDS = by_table(Draw, ((8, "pool"), (3, "fence"), (12, "temp")))


@pytest.mark.parametrize(
    ("number", "effect", "third"), [(8, "fence", "temp"), (8, "temp", "fence"), (3, "pool", "temp")]
)
def test_with_a_draw_it_is_the_third_card(number: int, effect: Effect, third: Effect) -> None:
    written = write(1, 1, number, effect)
    assert allowed(against(), CARDS, written, give(third))
    assert refused(against(), CARDS, written, give("bis")) == because(
        Why.NOT_THIRD_CARD, effect="bis", possible=[third]
    )
    assert not allowed(against(), CARDS, written, give(effect))


def test_where_two_cards_have_the_number_or_the_effect_either_may_be_the_third() -> None:
    twins = by_table(Draw, ((8, "pool"), (8, "fence"), (3, "fence")))
    assert allowed(against(), twins, write(1, 1, 8, "fence"), give("fence"))
    assert allowed(against(), twins, write(1, 1, 8, "fence"), give("pool"))
    assert refused(against(), twins, write(1, 1, 3, "fence"), give("fence")).why is Why.NOT_THIRD_CARD


@pytest.mark.parametrize(("effect", "legal"), [("pool", True), ("fence", True), ("temp", True), ("park", False)])
def test_after_a_refusal_it_is_any_of_the_three(effect: Effect, legal: bool) -> None:
    before = play(against(SAM, *FULL[:2], "1 2 3 4 5 6 7 8 9 10 12"), CARDS, refuse())
    assert allowed(before, give(effect)) is legal


def test_only_against_the_aaa_and_only_by_the_table() -> None:
    assert refused(table(), WRITTEN, give("park")) == because(Why.NOT_AAA)
    assert refused(table(), validate(1)) == because(Why.NOT_AAA)
    assert refused(against(), WRITTEN, Give("ada", "park")) == because(Why.BY_TABLE, do="give")


# validation cards


def aaa_plans(after: Table) -> tuple[int | None, ...]:
    assert after.aaa is not None
    return after.aaa.plans


def test_irene_does_not_validate_b() -> None:
    after = play(against(IRENE, plans=PLANS, temps=1), validate(2))
    assert aaa_plans(after) == (None, None, None)
    assert ada(play(after, WRITTEN, plan(2))).plans == (None, 9, None)


def test_irene_validates_a_at_once_and_turns_it_also_for_this_turn() -> None:
    after = play(against(IRENE, plans=PLANS, temps=1), validate(1))
    assert aaa_plans(after) == (8, None, None)
    assert ada(play(after, WRITTEN, plan(1))).plans == (4, None, None)


def test_irene_gets_the_low_score_of_a_plan_already_turned() -> None:
    before = play(against(IRENE, plans=PLANS, temps=1), WRITTEN, plan(3), give("park"), DONE)
    assert ada(before).plans == (None, None, 11)
    assert aaa_plans(play(before, validate(3))) == (None, None, 6)


def test_each_slot_once_before_the_player_acts() -> None:
    before = against(IRENE, plans=PLANS)
    assert refused(before, validate(1), validate(1)) == because(Why.VALIDATION_SEEN, slot=1)
    assert refused(before, validate(2), validate(2)) == because(Why.VALIDATION_SEEN, slot=2)
    assert allowed(before, validate(1), validate(2), validate(3))
    assert refused(before, WRITTEN, validate(1)) == because(Why.ROUND_BEGUN)
    assert refused(before, validate(4)) == because(Why.NO_SUCH_PLAN, slot=4)


def test_a_plan_that_scores_must_have_its_figures() -> None:
    unknown: list[Any] = [(Goal("temps", number=1), None), (Goal("temps", number=1), None)]
    assert refused(against(IRENE, plans=unknown), validate(1)) == because(Why.POINTS_UNKNOWN, slot=1)
    assert allowed(against(IRENE, plans=unknown), validate(2))
    half: list[Any] = [TEMPS, TEMPS, (Goal("temps", number=1), None)]
    assert allowed(against(IRENE, plans=half), validate(1))
    assert refused(against(IRENE, plans=half), validate(3)) == because(Why.POINTS_UNKNOWN, slot=3)


def test_figures_told_late_agree_with_what_it_scored_before() -> None:
    unknown: list[Any] = [(Goal("temps", number=1), None)]
    before = against(IRENE, plans=unknown, aaa=Aaa(("park",), (8, None, None), (1,)))
    assert refused(before, TellPoints("table", 1, (9, 4))) == because(
        Why.POINTS_NOT_ON_CARD, slot=1, points=8, whose="aaa"
    )
    assert allowed(before, TellPoints("table", 1, (8, 4)))


def test_level_0_scores_nothing_but_turns_its_plans() -> None:
    after = play(against(CLOSED, plans=PLANS, temps=1), validate(1), validate(2), WRITTEN, plan(1), plan(2))
    assert aaa_plans(after) == (None, None, None)
    assert ada(after).plans == (4, 9, None)


@pytest.mark.parametrize(("opponent", "points"), [(IRENE, (8, None, None)), (CLOSED, (None, None, None))])
def test_a_record_may_begin_after_a_validation(opponent: Opponent, points: tuple[int | None, ...]) -> None:
    before = against(opponent, plans=PLANS, temps=1, aaa=Aaa(("park",), points, (1, 2)))
    assert ada(play(before, WRITTEN, plan(1), plan(2))).plans == (4, 9, None)
    assert refused(before, validate(2)) == because(Why.VALIDATION_SEEN, slot=2)


def test_it_never_ends_the_game() -> None:
    everyone = IRENE._replace(validates=(1, 2, 3))
    before = play(against(everyone, plans=PLANS), validate(1), validate(2), validate(3), WRITTEN, give("park"), DONE)
    assert aaa_plans(before) == (8, 9, 11)
    assert before.ended_by == ()


# score


def pile(text: str) -> tuple[Effect, ...]:
    letters: dict[str, Effect] = {
        "f": "fence", "e": "estate", "p": "park", "w": "pool", "t": "temp", "b": "bis",
    }  # fmt: skip
    return tuple(letters[letter] for letter in text)


def test_the_run_of_five_houses_worth_ten() -> None:
    """Three cards of one house and a bis of two, an estate card among them."""
    assert run_value(SAM, pile("pbte")) == 10


@pytest.mark.parametrize(
    ("cards", "found"),
    [
        ("", []),
        ("f", []),
        ("ff", []),
        ("p", ["p"]),
        ("pw", ["pw"]),
        ("pfw", ["p", "w"]),
        ("fpffwtf", ["p", "wt"]),
        ("ppppppppp", ["ppppppppp"]),
    ],
)
def test_runs_lie_between_fences_and_both_ends_count_as_fences(cards: str, found: list[str]) -> None:
    assert runs(pile(cards)) == [pile(run) for run in found]


@pytest.mark.parametrize(
    ("run", "points"),
    [("p", 1), ("ptw", 3), ("b", 2), ("e", 2), ("ee", 4), ("pe", 4), ("bbe", 10), ("pppppppp", 8), ("pppppppe", 16)],
)
def test_a_house_is_worth_1_or_the_value_where_an_estate_card_lies(run: str, points: int) -> None:
    assert run_value(SAM, pile(run)) == points


def test_only_the_five_best_estates_count() -> None:
    found = score_aaa(SAM, Aaa(pile("pfppfpppfeefefbf")), 0)
    assert found.best_estates == (4, 3, 2, 2, 2)
    assert found.complete_estates == 6


def test_every_line_of_its_score() -> None:
    found = score_aaa(SAM, Aaa(pile("ppwftte"), (8, None, 6)), 7)
    assert (found.plans, found.parks, found.pools, found.fences) == ((8, 0, 6), 2, 3, 2)
    assert (found.temp_cards, found.temp_points) == (2, 2 + 7)
    assert found.best_estates == (6, 3)
    assert found.total == 14 + 2 + 3 + 9 + 2 + 9


@pytest.mark.parametrize(
    ("boxes", "cards", "player", "sam"),
    [(4, 4, 7, 4 + 7), (5, 4, 7, 4 + 4), (3, 4, 4, 4 + 7), (0, 2, 0, 2 + 7), (2, 0, 7, 0), (0, 0, 0, 0)],
)
def test_temps_are_ranked_between_its_cards_and_the_players_boxes(
    boxes: int, cards: int, player: int, sam: int
) -> None:
    found = result(against(temps=boxes, aaa=Aaa(pile("t" * cards))))
    assert found.aaa is not None
    assert (found.cities[0][1].temp_points, found.aaa.temp_points) == (player, sam)


@pytest.mark.parametrize(("boxes", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 4), (5, 4), (6, 7), (11, 7)])
def test_at_level_0_thresholds_give_the_place(boxes: int, points: int) -> None:
    found = result(against(CLOSED, temps=boxes, aaa=Aaa(pile("tttt"))))
    assert (found.cities[0][1].temp_points, found.aaa) == (points, None)


def test_nobody_scores_with_no_box_whatever_the_threshold() -> None:
    assert threshold_temps(0, (2, 1, 0), (7, 4, 1)) == 0


@pytest.mark.parametrize(
    ("rows", "cards", "winners", "decided_by"),
    [
        ((), "", ("ada", "aaa"), "shared"),
        (("1|2|.",), "pw", ("aaa",), "total"),
        (("1 2 3 4|.",), "w", ("ada", "aaa"), "shared"),
        (("1 2 3 4 5 6|.",), "pfp", ("aaa",), "estates"),
        (("1|2|3|4|.",), "w", ("ada",), "estates"),
    ],
)
def test_a_tie_is_for_more_estates_than_runs_or_shared(
    rows: tuple[str, ...], cards: str, winners: tuple[str, ...], decided_by: str
) -> None:
    found = result(against(SAM, *rows, aaa=Aaa(pile(cards))))
    assert (found.ranking.winners, found.ranking.decided_by) == (winners, decided_by)


# the card


@pytest.mark.parametrize(
    ("opponent", "field"),
    [
        (SAM._replace(validates=(1, 1)), "validates"),
        (SAM._replace(validates=(4,)), "validates"),
        (SAM._replace(level=-1), "level"),
        (SAM._replace(park=-1), "park"),
        (SAM._replace(bis_houses=-1), "bis_houses"),
        (SAM._replace(value=-1), "value"),
        (CLOSED._replace(temps=(6, 4)), "temps"),
        (CLOSED._replace(temps=(2, 4, 6)), "temps"),
    ],
)
def test_a_card_with_a_wrong_field_names_it(opponent: Opponent, field: str) -> None:
    setup = Setup("2023", CLASSIC, solo="aaa", opponent=opponent)
    assert list(setup_faults(setup, ["ada"], [])) == [because(Why.OPPONENT_FIELD, field=field)]


@pytest.mark.parametrize(
    ("edition", "ids", "paper", "opponent", "whys"),
    [
        ("2023", ["ada"], [], SAM, []),
        ("2023", ["ada"], [], CLOSED, []),
        ("2018", ["ada"], [], SAM, [Why.SOLO_NEEDS_EDITION]),
        ("2023", ["ada", "ben"], [], SAM, [Why.SOLO_NEEDS_ONE_PLAYER]),
        ("2023", ["ada"], ["Dora"], SAM, [Why.SOLO_NEEDS_ONE_PLAYER]),
        ("2023", ["ada"], [], None, [Why.SOLO_NEEDS_OPPONENT]),
    ],
)
def test_it_needs_2023_one_player_and_an_opponent(
    edition: Edition, ids: list[str], paper: list[str], opponent: Opponent | None, whys: list[Why]
) -> None:
    setup = Setup(edition, CLASSIC, solo="aaa", opponent=opponent)
    assert [reason.why for reason in setup_faults(setup, ids, paper)] == whys
