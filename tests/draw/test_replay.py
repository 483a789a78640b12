"""A record as steps: each is told once, shown on the right sheet, and marked where it changed something."""

from __future__ import annotations

from itertools import pairwise

import pytest

from companion.draw.changes import changed_places, street_of
from companion.draw.replay.controls import SLIDER
from companion.draw.replay.sheet import layout_replay
from companion.draw.replay.steps import has_steps
from companion.draw.targets import GapAt, HouseAt, Slot
from companion.rules.welcome.moves import Done, Move
from companion.ui.replay.walk import Walk
from tests.draw.check import check_scene
from tests.draw.corrected import HEADER, ROUNDS
from tests.draw.positions import EXAMPLES, SIZES, example
from tests.draw.replays import begun, changing, of_moves, replay, twelve


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_move_is_told_in_one_step(name: str) -> None:
    record, tables = example(name)
    walked = replay(name)
    told = [move for step in walked.steps for move in step.moves]
    assert told == [move for move in record.moves if not isinstance(move, Done)]
    assert walked.table(0) is tables[0]
    assert walked.table(len(walked.steps)) is tables[-1]
    assert (walked.parts[0], walked.parts[-1]) == (0.0, 1.0)
    assert all(before < after for before, after in pairwise(walked.parts))
    for at, step in enumerate(walked.steps, start=1):
        assert walked.nearest(walked.parts[at]) == at
        assert walked.at_move(step.first) == at
        assert walked.table(at).seat(walked.players[at]) is not None
        assert f"{step.round}" in walked.head(at)
        assert len(walked.words(at)) > 3


def test_what_a_step_says() -> None:
    walked = of_moves([*ROUNDS[0], *ROUNDS[5][:1]], HEADER)[0]
    assert [walked.head(at) for at in (0, 1, 2)] == ["The beginning", "Round 1 · Ada", "Round 1 · Ben"]
    assert walked.words(0) == "6 steps to the end."
    assert walked.words(1) == "5 with Park in street 1, house 3; park planted"
    assert (walked.head(6), walked.players[6]) == ("Round 2", "chloe")
    assert walked.words(6) == "Drawn: 9 with Fence, 3 with Pool, 12 with Park"


def test_a_mark_belongs_to_the_number_only_if_nobody_came_between() -> None:
    # in round 3 Ada builds a pool, Ben writes, and both are done after that
    walked = of_moves([move for moves in ROUNDS[:3] for move in moves], HEADER)[0]
    third = [tuple(type(move).__name__ for move in step.moves) for step in walked.steps if step.round == 3]
    assert third == [("Write", "BuildPool"), ("Write",), ("Write", "PlantPark")]


def test_a_table_that_changes_on_the_way() -> None:
    walked = changing()
    start = next(at for at, step in enumerate(walked.steps, start=1) if type(step.moves[0]).__name__ == "SetCity")
    said = [walked.words(at) for at in range(start, start + 3)]
    assert said == ["The city of Ben set right", "Chloé left", "Dan joins"]
    assert walked.players[start : start + 6] == ("ben", "ben", "dan", "ada", "ben", "dan")
    walk = Walk(walked, {})
    walk.go(start)
    assert walk.changed == {"values 1"}
    walk.go(start + 2)
    assert {HouseAt(1, 3), HouseAt(2, 5), "parks 1"} <= walk.changed
    # Dan is not there before he joins, so whoever moves is shown instead
    walk.stays = "dan"
    walk.go(1)
    assert walk.player == "ada"
    walk.go(walk.last)
    assert walk.player == "dan"
    assert walked.words(walk.last) == "The table ended the game"
    assert walk.table.ended_by == ("table",)


def test_a_record_that_begins_in_the_middle() -> None:
    walked = begun()
    assert walked.words(0) == "The record begins in round 9."
    assert walked.rounds == (9,)
    assert walked.head(1) == "Round 9 · Ada"


def test_only_the_table_spoke() -> None:
    assert not has_steps([move for moves in ROUNDS for move in moves if move.by == "table"])
    assert has_steps(ROUNDS[0])


CHANGES: dict[str, set[object]] = {
    "PlantPark": {HouseAt(1, 3), "parks 1"},
    "BuildFence": {GapAt(1, 1)},
    "ValidatePlan": {HouseAt(1, 1), Slot(1)},
    "WriteBis": {HouseAt(2, 4), "bis"},
    "BuildPool": {HouseAt(3, 2), "pools"},
    "RaiseValue": {"values 2"},
    "BuildRoundabout": {HouseAt(3, 9), GapAt(3, 8), GapAt(3, 9), "roundabouts"},
    "CrossTemp": {HouseAt(1, 6), "temps"},
}


def test_what_a_step_changed_on_the_sheet() -> None:
    walked = of_moves([move for moves in ROUNDS for move in moves], HEADER)[0]
    first: dict[str, set[object]] = {}
    for at, step in enumerate(walked.steps, start=1):
        seats = [walked.table(moment).seat(step.by) for moment in (at - 1, at)]
        if seats[0] is not None and seats[1] is not None:
            places = changed_places(seats[0].city, seats[1].city)
            assert street_of(places) in range(4)
            first.setdefault(type(step.moves[-1]).__name__, set(places))
    assert {name: first[name] for name in CHANGES} == CHANGES


# the board


@pytest.mark.parametrize("size", SIZES)
def test_layout(size: str, scale: float) -> None:
    walks = [Walk(replay("2023-solo-aaa"), {}), Walk(twelve(), {})]
    walks[0].go(60)
    walks[1].go(walks[1].last)
    walks[1].unfolded = True
    for walk in walks:
        scene = layout_replay(walk.view(), walk.bar(playing=walk.unfolded), SIZES[size], 1.0, scale)
        check_scene(scene)
        # the sheet itself is only looked at
        assert not any(isinstance(touch.target, HouseAt | GapAt | Slot) for touch in scene.touches)
        assert any(touch.target == SLIDER for touch in scene.touches)


def test_moves_of_the_others_mark_nothing_on_the_sheet_one_stays_with() -> None:
    walk = Walk(replay("2018-four-players"), {})
    moves: list[Move] = [step.moves[0] for step in walk.replay.steps]
    walk.stays = "p1"
    for at, move in enumerate(moves[:40], start=1):
        walk.go(at)
        assert walk.player == "p1"
        assert bool(walk.changed) == (move.by == "p1")
