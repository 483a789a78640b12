"""What each tap on a sheet copied from paper enters; no window needed."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from companion.draw.paper.page import layout_result
from companion.draw.sheet import layout
from companion.draw.targets import Action, BoxAt, Do, GapAt, HouseAt, NumberKey, PlayerChip, PoolAt, Slot
from companion.records.notation import print_street
from companion.rules.welcome.city import City
from companion.store.papercheck.kept import PaperChecks
from companion.ui.paper.hand import PaperHand
from companion.ui.paper.outcome import result_view
from tests.draw.positions import SIZES
from tests.store.helpers import store_at
from tests.store.papers import bare_header


def hand_in(folder: Path, name: str = "2018-two-players") -> PaperHand:
    papers = PaperChecks(store_at(folder))
    return PaperHand(papers, papers.check or papers.begin(bare_header(name)))


def taps(hand: PaperHand, *targets: object) -> None:
    for target in targets:
        assert hand.tap(target), hand.message


def street(hand: PaperHand, number: int = 1) -> str:
    return print_street(hand.paper.city.street(number))


FENCE, EMPTY_KEY, BIS, ROUND = (Do("key", name) for name in ("fence", "empty", "bis", "roundabout"))


def test_a_street_is_typed_as_it_is_read(tmp_path: Path) -> None:
    hand = hand_in(tmp_path)
    taps(hand, NumberKey(1), NumberKey(2), FENCE, EMPTY_KEY, NumberKey(5), BIS, NumberKey(5), ROUND, NumberKey(0))
    assert street(hand) == "1 2|. 5 5b|o|0 . . ."
    assert hand.at == HouseAt(1, 8)


def test_the_keypad_goes_on_in_the_next_street(tmp_path: Path) -> None:
    hand = hand_in(tmp_path)
    taps(hand, HouseAt(1, 10), NumberKey(15), NumberKey(3))
    assert (street(hand)[-2:], street(hand, 2)[:1]) == ("15", "3")
    assert hand.at == HouseAt(2, 2)
    assert hand.view().open_street == 2


def test_a_number_already_written_becomes_a_bis_by_one_key(tmp_path: Path) -> None:
    hand = hand_in(tmp_path)
    taps(hand, NumberKey(4), NumberKey(4), HouseAt(1, 2), BIS)
    assert street(hand).startswith("4 4b")


def test_pools_gaps_boxes_and_used_estates_by_tapping(tmp_path: Path) -> None:
    hand = hand_in(tmp_path)
    taps(hand, NumberKey(1), NumberKey(2), NumberKey(3), PoolAt(1, 3), GapAt(1, 3))
    taps(hand, Do("tool", "used"), HouseAt(1, 2), Do("tool", "boxes"), BoxAt("parks", 1, 2), BoxAt("temps", 1, 4))
    taps(hand, BoxAt("values", 6, 3), BoxAt("refusals", 1, 1), BoxAt("parks", 1, 2))
    city = hand.paper.city
    assert street(hand) == "1' 2' 3*'|. . . . . . ."
    assert (city.parks, city.values, city.temps, city.refusals) == ((1, 0, 0), (0, 0, 0, 0, 0, 3), 4, 1)


def test_the_pool_of_the_house_in_hand_by_tapping_the_house(tmp_path: Path) -> None:
    hand = hand_in(tmp_path)
    taps(hand, HouseAt(2, 4), HouseAt(2, 4), NumberKey(7))
    assert street(hand, 2).split()[3] == "7*"


def test_points_are_taken_from_the_card_and_back_or_typed(tmp_path: Path) -> None:
    hand = hand_in(tmp_path)
    taps(hand, Slot(1), Do("points 1", 6))
    assert hand.paper.city.plans == (6, None, None)
    taps(hand, Do("points 1", 6), Do("type-points", 3), Do("figure", "1"), Do("figure", "2"), Do("figure", "next"))
    assert hand.paper.city.plans == (None, None, 12)
    taps(hand, Do("type-points", 3), Do("figure", "9"), Do("figure", "erase"), Do("figures-keep"))
    assert hand.paper.city.plans == (None, None, None)


def test_no_estate_there_is_said_and_changes_nothing(tmp_path: Path) -> None:
    hand = hand_in(tmp_path)
    taps(hand, Do("tool", "used"))
    before = hand.check
    assert not hand.tap(HouseAt(1, 4))
    assert hand.message
    assert hand.check == before


def test_undo_brings_the_hand_back_to_the_house(tmp_path: Path) -> None:
    hand = hand_in(tmp_path)
    taps(hand, NumberKey(1), NumberKey(2), HouseAt(3, 5), Action("undo"))
    assert (street(hand), hand.at) == ("1 . . . . . . . . .", HouseAt(1, 2))
    taps(hand, Action("redo"))
    assert street(hand) == "1 2 . . . . . . . ."


def test_every_player_has_a_sheet_and_an_undo(tmp_path: Path) -> None:
    hand = hand_in(tmp_path)
    taps(hand, NumberKey(1), PlayerChip("p2"), NumberKey(9), PlayerChip("p1"), Action("undo"))
    assert street(hand) == ". . . . . . . . . ."
    taps(hand, PlayerChip("p2"))
    assert street(hand).startswith("9")


def test_half_typed_things_outlive_the_process(tmp_path: Path) -> None:
    hand = hand_in(tmp_path)
    taps(hand, NumberKey(3), BIS, Do("tool", "plans"), Do("type-points", 2), Do("figure", "1"))
    again = hand_in(tmp_path)
    assert again.check == hand.check
    assert (again.entry.tool, again.entry.typing, again.entry.typed) == ("plans", 2, "1")
    taps(again, Do("figures-close"), Do("tool", "numbers"), BIS)
    assert hand_in(tmp_path).entry.next_is_bis


def test_faults_and_the_table_are_told_live(tmp_path: Path) -> None:
    hand = hand_in(tmp_path)
    taps(hand, NumberKey(5), NumberKey(3))
    view = hand.view()
    assert view.entry is not None
    assert [reason.why for reason in view.entry.wrong] == ["not_rising"]
    taps(hand, PlayerChip("p2"))
    view = hand.view()
    assert view.entry is not None
    assert (view.entry.wrong, view.entry.elsewhere) == ((), 1)
    taps(hand, PlayerChip("p1"))
    taps(hand, Do("tool", "boxes"), BoxAt("temps", 1, 3), PlayerChip("p2"), BoxAt("temps", 1, 5))
    told = " ".join(hand.view().entry.summary)  # type: ignore[union-attr]
    assert told == "Ben leads with 7 Temps: Ben 5 (+7), Ada 3 (+4)."


@pytest.mark.parametrize(("name", "size"), [("2018-two-players", "phone"), ("2023-three-players-draw", "tablet")])
def test_whatever_is_tapped_the_sheet_is_shown_scored_and_kept(tmp_path: Path, name: str, size: str) -> None:
    chance = random.Random(name)
    hand = hand_in(tmp_path, name)
    for _tap in range(250):
        scene = layout(hand.view(), SIZES[size])
        hand.tap(chance.choice(scene.touches).target)
    layout_result(result_view(hand.check), SIZES[size])
    assert PaperChecks(store_at(tmp_path)).check == hand.check
    for _undo in range(250):
        hand.tap(Action("undo"))
    assert hand.paper.city == City.bare(hand.check.table.setup.sheet)
