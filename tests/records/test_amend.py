"""Correction: moves replaced, inserted and removed in running and finished games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.records.amend import Change, Conflicts, amend, last_move, remove
from companion.records.files import load
from companion.records.position import Wrong
from companion.records.record import Entry, Record, replay, write_record
from companion.rules.welcome.moves import BuildFence, Close, Done, Leave, RaiseValue, Refuse, Write
from companion.rules.welcome.reasons import Why
from tests.records.forms import HEADER, STREETS, done, lines, read, told, write
from tests.records.random_games import a_game

THREE = {**HEADER, "players": [{"id": "ada"}, {"id": "ben"}, {"id": "chloé"}]}
Raw = dict[str, Any]


def record_of(header: Raw, *moves: Raw) -> Record:
    record = read(lines(header, *moves)).record
    assert record is not None
    return record


def a_round(number: int) -> list[Raw]:
    """Everybody writes, Ada with a surveyor, all at once."""
    fence = {"by": "ada", "do": "fence", "street": 1, "after": number}
    return [
        write("ada", 2, number, number, "fence"), write("ben", 1, number, number), write("chloé", 3, number, number),
        fence, {"by": "ben", "do": "estate", "size": 6 if number < 5 else 5}, done("ben"), done("ada"), done("chloé"),
    ]  # fmt: skip


def rounds(last: int) -> list[Raw]:
    return [move for number in range(1, last + 1) for move in a_round(number)]


def place_of(record: Record, kind: type, nth: int = 1) -> int:
    places = [place for place, entry in enumerate(record.entries) if isinstance(entry.move, kind)]
    return places[nth - 1]


def amended(record: Record, change: Change) -> Record:
    found = amend(record, change)
    assert isinstance(found, Record), found
    return found


def conflicts(record: Record, change: Change) -> list[tuple[str, int, Why]]:
    found = amend(record, change)
    assert isinstance(found, Conflicts)
    for one in found.conflicts:
        assert one.by == one.move.by
        assert one.place is None or one.place in change.replaced or record.entries[one.place].move == one.move
    return [(one.by, one.round, one.reason.why) for one in found.conflicts]


def test_a_fence_of_the_round_before_is_moved_and_the_others_stay_as_they_are() -> None:
    record = record_of(THREE, *rounds(5), write("chloé", 3, 12, 15), write("ada", 1, 9, 9, "park"))
    fifth = place_of(record, BuildFence, 5)
    new = amended(record, Change(replaced={fifth: (BuildFence("ada", 3, 8),)}))
    table, before = replay(new), replay(record)
    assert table.round == before.round == 6
    ada = table.seats[0].city
    assert not ada.street(1).fenced(5)
    assert ada.street(3).fenced(8)
    assert table.seats[1:] == before.seats[1:]
    assert table.turn(table.seats[0]) == before.turn(before.seats[0])
    assert [e for e in new.entries if e.move.by != "ada"] == [e for e in record.entries if e.move.by != "ada"]
    assert replay(record) == before


def test_undoing_a_players_last_tap_leaves_the_others_alone() -> None:
    record = record_of(THREE, *rounds(1), *a_round(2)[:7])
    last = last_move(record, "ben")
    assert last is not None
    assert record.entries[last].move == Done("ben")
    new = amended(record, remove(last))
    assert len(new.entries) == len(record.entries) - 1
    table, before = replay(new), replay(record)
    assert table.seats[0] == before.seats[0]
    assert table.seats[2] == before.seats[2]
    assert not table.turn(table.seats[1]).done
    assert replay(amended(new, remove(last_move(new, "ben") or 0))).seats[1].city.values == (0, 0, 0, 0, 0, 1)
    assert last_move(record, "eve") is None


def test_an_undone_end_of_the_round_opens_it_again() -> None:
    record = record_of(THREE, *rounds(1))
    assert replay(record).round == 2
    table = replay(amended(record, remove(len(record.entries) - 1)))
    assert (table.round, table.waiting) == (1, 1)
    played_on = record_of(THREE, *rounds(1), write("ben", 1, 9, 9))
    assert conflicts(played_on, remove(7)) == [("ben", 2, Why.TURN_DONE)]


def test_a_broken_turn_does_not_make_later_ones_look_broken() -> None:
    record = record_of(THREE, *rounds(6))
    third = place_of(record, Write, 7)
    move = record.entries[third].move
    assert isinstance(move, Write)
    assert move.by == "ada"
    wrong = Change(replaced={third: (move._replace(number=1, card=1),)})
    assert conflicts(record, wrong) == [
        ("ada", 3, Why.MUST_STAND_LEFT),
        ("ada", 3, Why.NOT_WRITTEN),
        ("ada", 3, Why.NOT_WRITTEN),
    ]


def test_every_later_move_that_no_longer_holds_is_named() -> None:
    record = record_of(THREE, *rounds(6))
    first = place_of(record, Write, 1)
    move = record.entries[first].move
    assert isinstance(move, Write)
    taken = Change(replaced={first: (move._replace(house=4, number=4, card=4),)})
    found = conflicts(record, taken)
    assert found[0] == ("ada", 4, Why.HOUSE_TAKEN)
    assert {by for by, _, _ in found} == {"ada"}
    assert {number for _, number, _ in found} == {4}
    assert write_record(record) == write_record(record_of(THREE, *rounds(6)))


def test_moves_are_inserted_anywhere() -> None:
    record = record_of(THREE, *rounds(2))
    sixth = place_of(record, Done)
    found = conflicts(record, Change(inserted={sixth: (RaiseValue("ben", 6),)}))
    assert found == [("ben", 1, Why.EFFECT_TAKEN)]
    new = amended(record, Change(inserted={len(record.entries): (Write("ben", 3, 12, 15, 15, "park"),)}))
    assert new.entries[-1].move.do == "write"
    early = amended(record, Change(inserted={0: (Leave("table", "chloé"),)}, replaced={2: (), 7: (), 10: (), 15: ()}))
    assert replay(early).seats[2].left
    assert replay(early).round == 3


def test_one_change_may_do_everything_at_once() -> None:
    record = record_of(THREE, *a_round(1))
    change = Change(
        replaced={3: (), 4: (RaiseValue("ben", 2),)},
        inserted={8: (Close("table"),)},
        header={**THREE, "players": [{"id": "ada", "name": "Adele"}, *THREE["players"][1:]]},
    )
    table = replay(amended(record, change))
    assert table.ended_by == ("table",)
    assert table.seats[0].name == "Adele"
    assert table.seats[0].city.street(1).fences == 0
    assert table.seats[1].city.values == (0, 1, 0, 0, 0, 0)


def test_fields_of_other_programs_stay_with_their_move() -> None:
    record = record_of(THREE, {**write("ada", 1, 1, 1), "at": 5})
    new = amended(record, Change(replaced={0: (Write("ada", 1, 1, 2, 2, "park"), RaiseValue("ada", 1))[:1]}))
    assert new.entries == (Entry(Write("ada", 1, 1, 2, 2, "park"), {"at": 5}),)


def test_a_changed_header_names_all_that_no_longer_holds() -> None:
    roundabouts = [{"by": "ada", "do": "roundabout", "street": 3, "house": 12}]
    record = record_of(THREE, *roundabouts, *rounds(3))
    off = {**THREE, "options": {}}
    assert conflicts(record, Change(header=off)) == [("ada", 1, Why.ROUNDABOUTS_OFF)]
    two = {**THREE, "players": THREE["players"][:2]}
    found = conflicts(record, Change(header=two))
    assert {(by, why) for by, _, why in found} == {("chloé", Why.NOT_AT_TABLE)}
    assert [number for _, number, _ in found] == [1, 1, 2, 2, 3, 3]
    with pytest.raises(Wrong):
        amend(record, Change(header={**THREE, "players": []}))


def test_a_changed_first_round_moves_all_others() -> None:
    record = record_of(THREE, *rounds(3))
    later = {**THREE, "round": 9000}
    assert replay(amended(record, Change(header=later))).round == 9003
    back = amended(record, Change(header=later))
    third = place_of(record, BuildFence, 2)
    assert conflicts(back, Change(header=THREE, replaced={third: (BuildFence("ada", 1, 1),)})) == [
        ("ada", 2, Why.FENCE_STANDS)
    ]


def test_what_everybody_got_for_a_plan_follows_a_correction() -> None:
    plan = {"slot": 1, "custom": {"goal": "estates", "estates": [1], "points": [9, 4]}}
    ada_plan = {"by": "ada", "do": "plan", "slot": 1, "estates": [[1, 1, 1]]}
    header = {**HEADER, "plans": [plan]}
    fence = [{"by": by, "do": "fence", "street": 1, "after": 1} for by in ("ada", "ben")]
    first = [write("ada", 1, 1, 1, "fence"), fence[0], ada_plan, done("ada"), write("ben", 1, 1, 1, "fence"), fence[1]]
    second = [done("ben"), write("ben", 2, 1, 1), {**ada_plan, "by": "ben"}]
    record = record_of(header, *first, *second)
    assert [seat.city.plans[0] for seat in replay(record).seats] == [9, 4]
    assert [seat.city.plans[0] for seat in replay(amended(record, remove(2))).seats] == [None, 9]


def test_a_finished_game_is_corrected() -> None:
    path = Path(__file__).parent.parent / "examples" / "2018-two-players.jsonl"
    record = load(path.read_bytes()).record
    assert record is not None
    park = next(place for place, entry in enumerate(record.entries) if entry.move.do == "park")
    table = replay(amended(record, remove(park)))
    assert table.ended_by == replay(record).ended_by
    by = record.entries[park].move.by
    place = table.places[by]
    assert sum(table.seats[place].city.parks) == sum(replay(record).seats[place].city.parks) - 1


def test_a_correction_that_ends_the_game_early_says_so() -> None:
    header = {**THREE, "players": [{"id": "ada", "refusals": 2, "streets": ["1 . . . . . . . . .", *STREETS[1:]]}]}
    header["players"][0]["streets"] = [f"1 {street[2:]}" for street in STREETS]
    record = record_of(header, write("ada", 1, 2, 2), done("ada"), write("ada", 1, 3, 3), done("ada"))
    change = Change(replaced={0: (Refuse("ada", (1, 1, 1)),)})
    assert conflicts(record, change) == [("ada", 2, Why.GAME_OVER), ("ada", 2, Why.GAME_OVER)]


@settings(max_examples=15)
@given(st.integers(0, 2**32), st.data())
def test_any_move_of_any_game_can_be_taken_out_or_is_answered(seed: int, data: st.DataObject) -> None:
    header, steps = a_game(seed, 120)
    record = Record(header, tuple(Entry(step.move) for step in steps))
    for place in data.draw(st.lists(st.integers(0, max(0, len(steps) - 1)), max_size=4, unique=True)):
        found = amend(record, remove(place))
        if isinstance(found, Conflicts):
            assert found.conflicts
            assert all(one.place is not None and one.place > place for one in found.conflicts)
            rest = remove(place, *(one.place for one in found.conflicts if one.place is not None))
            again = amend(record, rest)
            assert isinstance(again, Conflicts) or replay(again)
        else:
            assert found.entries == record.entries[:place] + record.entries[place + 1 :]
            assert replay(found)


def test_told_moves_are_corrected_too() -> None:
    record = record_of({**HEADER, "options": {"paper": ["Eve"]}}, told("paper", name="Eve", temps=3), told("close"))
    assert replay(amended(record, remove(1))).ended_by == ()
    assert replay(amended(record, remove(0))).paper[0].temps is None
