"""Complete games played by real touches; the record each produces, and its result, are those of the engine."""

from __future__ import annotations

from itertools import count

import pytest

from companion.records.results import result_raw
from companion.rules.welcome.moves import Move, Refuse
from companion.ui.demo.tapper import TappingPlayer
from tests.draw.positions import SIZES, example
from tests.ui.harness import Stage

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
    stage.start(SIZES[size])
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


def _said(move: Move) -> Move:
    return Refuse(by=move.by) if isinstance(move, Refuse) else move
