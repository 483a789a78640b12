"""The turn in taps and its slips, by touches: as few taps as the design says, and every slip undone."""

from __future__ import annotations

import pytest

from companion.draw.half import NO_HALF
from companion.draw.targets import (
    Action,
    Choice,
    Column,
    Combination,
    EffectKey,
    GapAt,
    HouseAt,
    Mark,
    NumberKey,
    Open,
    PlayerChip,
    Slot,
)
from companion.records.record import Record
from companion.rules.welcome import moves as m
from companion.store.store import OpenGame
from companion.ui.sheet.hand import Hand
from tests.draw.positions import SIZES, example
from tests.ui.harness import Stage

SOLO = Record(
    {
        "record": 1, "edition": "2018", "sheet": "classic-2018", "options": {"roundabouts": True},
        "players": [{"id": "ada", "name": "Ada", "city": "Maple Falls"}],
        "plans": [{"slot": 1, "card": "n1-111111"}, {"slot": 2, "card": "n2-1116"}, {"slot": 3, "card": "n3-126"}],
    }
)  # fmt: skip
SEVERAL = Record(
    SOLO.header
    | {
        "players": [
            {
                "id": "ada", "name": "Ada", "city": "Maple Falls", "round": 20,
                "streets": ["1 2 | 3 4 | 5 6 | . . . .", "1 2 | 3 4 | . . . . . . .", ". . . . . . . . . . . ."],
                "parks": [0, 0, 0], "values": [0] * 6, "temps": 0, "refusals": 0, "plans": [None, None, None],
            }
        ],
        "plans": [{"slot": 1, "card": "n1-2222"}],
    }
)  # fmt: skip
"""More estates than a plan wants."""


def begin(stage: Stage, record: Record = SOLO, size: str = "tablet") -> OpenGame:
    stage.start(SIZES[size])
    game = stage.begin(record)
    stage.taps = 0
    return game


def hand(stage: Stage) -> Hand:
    found: Hand = stage.screen.hand  # type: ignore[attr-defined]
    return found


def tap(stage: Stage, *targets: object) -> None:
    for target in targets:
        stage.tap(target)  # type: ignore[arg-type]


def test_a_turn_is_four_taps(stage: Stage) -> None:
    game = begin(stage)
    tap(stage, NumberKey(8), EffectKey("pool"), HouseAt(1, 3), Action("done"))
    assert stage.taps == 4
    assert game.record.moves == (
        m.Write("ada", 1, 3, 8, 8, "pool"), m.BuildPool("ada"), m.Done("ada"),
    )  # fmt: skip
    assert "3" in stage.words()


@pytest.mark.parametrize(
    ("effect", "more"),
    [
        ("fence", [GapAt(2, 4)]),
        ("estate", [Column(4)]),
        ("bis", [HouseAt(1, 4)]),
    ],
)
def test_one_more_for_fence_agent_and_bis(stage: Stage, effect: str, more: list[object]) -> None:
    game = begin(stage)
    tap(stage, NumberKey(8), EffectKey(effect), HouseAt(1, 3), *more, Action("done"))  # type: ignore[arg-type]
    assert stage.taps == 5
    assert len(game.record.moves) == 3


def test_one_more_for_a_changed_number(stage: Stage) -> None:
    game = begin(stage)
    tap(stage, NumberKey(8), EffectKey("temp"), HouseAt(1, 3), Choice(10), Action("done"))
    assert stage.taps == 5
    assert game.record.moves[0] == m.Write("ada", 1, 3, 10, 8, "temp")


def test_two_more_for_a_roundabout(stage: Stage) -> None:
    begin(stage)
    tap(stage, NumberKey(8), EffectKey("park"), HouseAt(1, 3), Action("roundabout"), HouseAt(3, 6), Action("done"))
    assert stage.taps == 6
    assert hand(stage).seat.city.roundabouts == 1


def test_three_taps_from_a_known_card(stage: Stage) -> None:
    begin(stage, example()[0]._replace(entries=()))
    tap(stage, NumberKey(8), EffectKey("pool"), HouseAt(1, 3), Action("done"))
    stage.taps = 0
    assert hand(stage).player == "p2"
    tap(stage, Combination(8, "pool"), HouseAt(2, 5), Action("done"))
    assert stage.taps == 3
    assert hand(stage).table.round == 2


def test_one_more_for_another_street_on_a_phone(stage: Stage) -> None:
    begin(stage, size="small")
    tap(stage, NumberKey(8), EffectKey("pool"), Open(2), HouseAt(2, 4), Action("done"))
    assert stage.taps == 5


def test_house_first(stage: Stage) -> None:
    game = begin(stage)
    tap(stage, HouseAt(1, 3), NumberKey(8), EffectKey("park"), Action("done"))
    assert stage.taps == 4
    assert game.record.moves[0] == m.Write("ada", 1, 3, 8, 8, "park")


def test_an_illegal_tap_changes_nothing_and_says_why(stage: Stage) -> None:
    game = begin(stage)
    tap(stage, NumberKey(6), EffectKey("fence"), HouseAt(1, 3), Action("done"))
    before = game.position
    tap(stage, NumberKey(8), EffectKey("fence"), HouseAt(1, 2))
    assert game.position is before
    assert hand(stage).message == "8 must stand right of the 6."
    assert hand(stage).message in stage.words()
    tap(stage, HouseAt(1, 3))
    assert "already has" in hand(stage).message
    tap(stage, HouseAt(1, 4))
    assert not hand(stage).message
    assert hand(stage).turn.written


def test_a_mark_is_given_back_and_taken_again(stage: Stage) -> None:
    begin(stage)
    tap(stage, NumberKey(8), EffectKey("park"), HouseAt(1, 3))
    assert hand(stage).seat.city.parks == (1, 0, 0)
    tap(stage, Mark("park"))
    assert hand(stage).seat.city.parks == (0, 0, 0)
    tap(stage, Mark("park"))
    assert hand(stage).seat.city.parks == (1, 0, 0)


def test_the_number_moves_until_the_effect_is_taken(stage: Stage) -> None:
    game = begin(stage)
    tap(stage, NumberKey(8), EffectKey("estate"), HouseAt(1, 3), HouseAt(2, 5))
    assert game.record.moves == (m.Write("ada", 2, 5, 8, 8, "estate"),)
    tap(stage, Column(3), HouseAt(1, 3))
    assert game.record.moves[0] == m.Write("ada", 2, 5, 8, 8, "estate")
    assert "already written" in hand(stage).message


def test_another_key_changes_the_card(stage: Stage) -> None:
    game = begin(stage)
    tap(stage, NumberKey(8), EffectKey("estate"), HouseAt(1, 3), NumberKey(9))
    assert game.record.moves == ()
    assert (hand(stage).half.number, hand(stage).half.effect) == (9, "estate")


def test_undo_and_redo(stage: Stage) -> None:
    game = begin(stage)
    tap(stage, NumberKey(8), EffectKey("park"), HouseAt(1, 3), Action("done"))
    done = game.position
    tap(stage, Action("undo"))
    assert hand(stage).turn.written
    tap(stage, Action("undo"))
    assert game.record.moves == ()
    assert hand(stage).half.number == 8
    assert hand(stage).view().changed == {HouseAt(1, 3), "parks 1"}
    tap(stage, Action("redo"), Action("redo"))
    assert game.position == done
    tap(stage, NumberKey(4), Action("undo"))
    assert hand(stage).half == NO_HALF
    assert game.position == done


def test_no_permit_asks_for_the_three_numbers_and_shows_where_one_fits(stage: Stage) -> None:
    begin(stage)
    tap(stage, Action("refuse"), NumberKey(3), NumberKey(3), NumberKey(14))
    assert "the 3 still fits" in hand(stage).message.lower()
    assert hand(stage).view().offer.houses
    assert not hand(stage).turn.refused


def test_bis_with_both_sides_offers_a_fan(stage: Stage) -> None:
    begin(stage)
    for number, house in ((4, 3), (9, 5)):
        tap(stage, NumberKey(number), EffectKey("park"), HouseAt(2, house), Action("done"))
    tap(stage, NumberKey(1), EffectKey("bis"), HouseAt(1, 1), HouseAt(2, 4))
    assert sorted(hand(stage).fan) == [4, 9]
    tap(stage, Choice(9))
    assert hand(stage).seat.city.street(2).houses[3] == 9


def test_a_tap_beside_folds_the_fan(stage: Stage) -> None:
    begin(stage)
    tap(stage, NumberKey(8), EffectKey("temp"), HouseAt(3, 6))
    assert hand(stage).fan
    stage.touch(5, 5)
    assert not hand(stage).fan
    assert hand(stage).half.number == 8


def test_a_plan_with_several_estates_lets_choose(stage: Stage) -> None:
    game = begin(stage, SEVERAL)
    tap(stage, NumberKey(8), EffectKey("park"), HouseAt(3, 6))
    assert "Done, keep n°1 for later" in stage.words().replace("\n", " ")
    tap(stage, Slot(1))
    assert hand(stage).half.mode == "plan"
    first = hand(stage).half.estates
    others = {(1, 1, 2), (1, 3, 4), (1, 5, 6), (2, 1, 2), (2, 3, 4)} - set(first)
    other = others.pop()
    tap(stage, HouseAt(other[0], other[1]), Slot(1))
    noted = game.record.moves[-1]
    assert isinstance(noted, m.ValidatePlan)
    assert noted.estates is not None
    assert other in noted.estates
    assert hand(stage).seat.city.plans[0] == 8


def test_chips_show_another_sheet(stage: Stage) -> None:
    begin(stage, example()[0])
    tap(stage, PlayerChip("p2"))
    assert "Palm Court" in stage.words()


def test_the_strip_of_a_phone_unfolds_the_ladders(stage: Stage) -> None:
    begin(stage, size="phone")
    assert "36" not in stage.words().split("\n")
    tap(stage, Action("ladders"))
    assert "36" in stage.words().split("\n")
    stage.check_layout()
    tap(stage, Action("ladders"))
    assert "36" not in stage.words().split("\n")


def test_back_folds_the_menu_then_goes_home(stage: Stage) -> None:
    begin(stage)
    tap(stage, Action("menu"))
    assert stage.press_back()
    assert not hand(stage).menu
    assert stage.press_back()
    assert Action("menu") not in {touch.target for touch in stage.scene.touches}
    assert not stage.press_back()
