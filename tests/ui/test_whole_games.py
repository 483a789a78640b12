"""Complete games played by real touches; the record each produces, and its result, are those of the engine."""

from __future__ import annotations

import pytest

from companion.records.results import result_raw
from companion.rules.welcome.moves import Refuse
from companion.ui.demo.tapper import TappingPlayer
from tests.draw.positions import SIZES, example
from tests.ui.harness import Stage

GAMES = ("2018-two-players", "2023-three-players-draw", "2018-four-players", "2023-solo-aaa")


@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("2018-two-players", "tablet"),
        ("2018-two-players", "small"),
        ("2023-three-players-draw", "tablet"),
        ("2023-three-players-draw", "small"),
        ("2018-four-players", "easel"),
        ("2023-solo-aaa", "side"),
        ("2023-solo-aaa", "phone"),
    ],
)
def test_a_whole_game(stage: Stage, name: str, size: str) -> None:
    record, tables = example(name)
    stage.start(SIZES[size])
    game = stage.begin(record._replace(entries=()))
    TappingPlayer(stage).play(record.moves)
    # with the draw told, a refusal needs no numbers
    said = [Refuse(by=move.by) if isinstance(move, Refuse) else move for move in record.moves]
    made = [Refuse(by=move.by) if isinstance(move, Refuse) else move for move in game.record.moves]
    assert made == said
    assert result_raw(game.position) == result_raw(tables[-1])
    assert game.finished
