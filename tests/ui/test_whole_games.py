"""Complete games played by real touches; the record each produces, and its result, are those of the engine."""

from __future__ import annotations

from itertools import count

import pytest

from companion.draw.targets import Action, Do, GapAt, Open
from companion.records.results import result_raw
from companion.rules.welcome.moves import BuildFence, Move, Refuse
from companion.ui.demo.tapper import TappingPlayer
from companion.ui.turns.screen import TurnsScreen
from tests.draw.positions import SIZES, example
from tests.ui import pages
from tests.ui.harness import COARSE, Stage

GAMES = [
    ("2018-two-players", "tablet", False),
    ("2018-two-players", "small", False),
    ("2023-three-players-draw", "tablet", False),
    ("2023-three-players-draw", "small", False),
    ("2023-solo-aaa", "easel", True),
    ("2023-solo-aaa", "phone", True),
    ("2023-solo-aaa", "side", True),
]


@pytest.mark.parametrize(("name", "size", "turning"), GAMES)
def test_a_whole_game(stage: Stage, name: str, size: str, turning: bool) -> None:
    record, tables = example(name)
    stage.start(SIZES[size], density=COARSE)
    game = stage.begin(record._replace(entries=()))
    player = TappingPlayer(stage)
    turns = count()

    def turn_the_screen() -> None:
        if next(turns) % 5 == 2:
            width, height = stage.scene.size
            stage.resize((round(height), round(width)))

    if turning:
        player.card_chosen = turn_the_screen
    player.play(record.moves)
    # with the draw told, a refusal names no numbers
    assert [_said(move) for move in game.record.moves] == [_said(move) for move in record.moves]
    assert result_raw(game.position) == result_raw(tables[-1])
    assert game.finished


@pytest.mark.parametrize("size", ["tablet", "small"])
def test_a_whole_game_with_a_correction(stage: Stage, size: str) -> None:
    """A fence goes to the wrong place, is noticed rounds later, and is set right from the list of turns."""
    record, tables = example("2018-two-players")
    place, fence = next((at, move) for at, move in enumerate(record.moves) if isinstance(move, BuildFence))
    noticed = place + 24
    wrong = fence._replace(after=fence.after + 4)
    stage.start(SIZES[size], density=COARSE)
    game = stage.begin(record._replace(entries=()))
    player = TappingPlayer(stage)
    player.play((*record.moves[:place], wrong, *record.moves[place + 1 : noticed]))
    stage.tap(Action("menu"))
    stage.tap(Action("turns"))
    screen = stage.screen
    assert isinstance(screen, TurnsScreen)
    turn = next(one for one in screen._turns() if place in dict(one.moves))
    pages.tap(stage, Do("turn", turn.first))
    pages.tap(stage, Do("change", place))
    if any(touch.target == Open(fence.street) for touch in stage.scene.touches):
        stage.tap(Open(fence.street))
    stage.tap(GapAt(fence.street, fence.after))
    assert game.record.moves == record.moves[:noticed]
    player.play(record.moves[noticed:])
    assert [_said(move) for move in game.record.moves] == [_said(move) for move in record.moves]
    assert result_raw(game.position) == result_raw(tables[-1])


def _said(move: Move) -> Move:
    return Refuse(by=move.by) if isinstance(move, Refuse) else move
