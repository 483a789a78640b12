"""Whole tables by touches: four players, two of them on paper, someone leaving and joining, both ways to play alone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

import pytest

from companion.draw.targets import Action, Approval, Do, PlayerChip
from companion.records.record import Entry, Record, replay
from companion.records.results import result_raw
from companion.rules.welcome.moves import (
    TABLE,
    Approve,
    Close,
    Done,
    DrawSoloCard,
    Leave,
    Move,
    Refuse,
)
from companion.rules.welcome.result import result
from companion.ui.demo.tapper import TappingPlayer
from companion.ui.results.screen import ResultsScreen
from companion.ui.sheet.screen import SheetScreen
from tests.draw.positions import SIZES, example
from tests.ui.harness import COARSE, Stage
from tests.ui.pages import tap, texts, type_in

BOTH = ["tablet", "small"]
TWO = "2018-two-players"
DECK = 27
"""81 cards, three a round."""


@pytest.fixture
def swift(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> Stage:
    """Taps are answered and laid out as ever, but not every one is painted by the graphics card."""
    monkeypatch.setattr(stage, "frame", lambda: None)
    return stage


def rounds(moves: tuple[Move, ...]) -> list[list[Move]]:
    """The moves round by round, at a table of two."""
    dones = 0
    found: list[list[Move]] = [[]]
    for move in moves:
        found[-1].append(move)
        dones += isinstance(move, Done)
        if isinstance(move, Done) and dones % 2 == 0:
            found.append([])
    return found[:-1]


def turns(moves: list[Move], player: str) -> list[Move]:
    return [move for move in moves if move.by == player]


def same_as_engine(stage: Stage, header: dict[str, object]) -> None:
    """The moves on the device, replayed by the engine alone, give the table that is shown."""
    assert stage.app is not None
    game = stage.app.game
    assert game is not None
    table = replay(Record(header, tuple(Entry(move) for move in game.record.moves)))
    assert result_raw(table) == result_raw(game.position)


def said(moves: tuple[Move, ...]) -> Iterator[Move]:
    """With the draw told, a refusal names no numbers."""
    return (Refuse(by=move.by) if isinstance(move, Refuse) else move for move in moves)


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_four_players(swift: Stage, size: str) -> None:
    stage = swift
    record, tables = example("2018-four-players")
    stage.start(SIZES[size], density=COARSE)
    game = stage.begin(record._replace(entries=()))
    TappingPlayer(stage).play(record.moves)
    assert list(said(game.record.moves)) == list(said(record.moves))
    assert result_raw(game.position) == result_raw(tables[-1])


@pytest.mark.parametrize("size", BOTH)
def test_two_in_the_app_and_two_on_paper(stage: Stage, size: str) -> None:
    record, _ = example(TWO)
    header = {**record.header, "options": {**record.header["options"], "paper": ["Dan", "Eve"]}}
    stage.start(SIZES[size], density=COARSE)
    game = stage.begin(Record(header))
    player = TappingPlayer(stage)
    played = rounds(record.moves)
    for number, moves in enumerate(played[:8], start=1):
        if number == 3:
            tap(stage, Action("menu"), Approval(1))
        player.play(tuple(moves))
    tap(stage, Action("menu"), Do("table"))
    tap(stage, Do("told-round", -1), Do("approve", 2))
    assert [move for move in game.record.moves if isinstance(move, Approve)] == [
        Approve(by=TABLE, slot=1), Approve(by=TABLE, slot=2, round=8),
    ]  # fmt: skip
    assert game.position.approved[:2] == (3, 8)
    tap(stage, Action("menu"), Do("table"), Do("close"))
    assert isinstance(stage.screen, ResultsScreen)
    if size == "tablet":
        _tell_paper(stage, "Dan", "5", "123")
        assert "Dan wins with 123" in stage.words()
    same_as_engine(stage, header)
    assert {one["id"] for one in result_raw(game.position)["players"]} == {"p1", "p2", "Dan", "Eve"}


def _tell_paper(stage: Stage, name: str, temps: str, total: str) -> None:
    for _frame in range(3):
        stage.frame()
    stage.tap(Do("paper", name))
    for key in temps:
        stage.tap(Do("key", key))
    stage.tap(Do("field", "total"))
    for key in total:
        stage.tap(Do("key", key))
    stage.tap(Do("typed"))


@pytest.mark.parametrize("size", BOTH)
def test_someone_leaves_and_someone_joins(stage: Stage, size: str) -> None:
    record, _ = example(TWO)
    stage.start(SIZES[size], density=COARSE)
    game = stage.begin(Record(record.header))
    player = TappingPlayer(stage)
    played = rounds(record.moves)
    for moves in played[:3]:
        player.play(tuple(moves))
    tap(stage, Action("menu"), Do("table"), Do("leave", "p2"))
    assert game.record.moves[-1] == Leave(by=TABLE, player="p2")
    type_in(stage, "name new", "Cleo", instead=True)
    tap(stage, Do("join"), Do("back"))
    for early, late in zip(played[:3], played[3:6], strict=True):
        player.play(tuple(turns(late, "p1")))
        # the newcomer's empty city takes what the other one wrote first
        player.play(tuple(move._replace(by="p3") for move in turns(early, "p2")))
    assert game.round == 7
    assert game.waiting == ("p1", "p3")
    assert game.position.seats[2].city == game.position.seats[1].city
    assert not any(touch.target == PlayerChip("p2") for touch in stage.scene.touches)
    tap(stage, Action("menu"), Do("table"), Do("closing"), Do("back"))
    player.play(tuple(turns(played[6], "p1")))
    player.play(tuple(move._replace(by="p3") for move in turns(played[3], "p2")))
    assert game.position.ended_by == ("table",)
    assert isinstance(stage.screen, ResultsScreen)
    same_as_engine(stage, record.header)
    assert [one["name"] for one in result_raw(game.position)["players"]][-1] == "Cleo"


@pytest.mark.parametrize("size", BOTH)
def test_alone_with_the_solo_card_to_the_end_of_the_deck(swift: Stage, size: str) -> None:
    stage = swift
    record, _ = example(TWO)
    header = {
        **record.header,
        "players": record.header["players"][:1],
        "options": {**record.header["options"], "solo": "card"},
    }
    stage.start(SIZES[size], density=COARSE)
    game = stage.begin(Record(header))
    player = TappingPlayer(stage)
    alone = turns(list(record.moves), "p1")
    played = [list(group) for _last, group in groupby(alone, key=_TurnOf())]
    for number, moves in enumerate(played[:DECK], start=1):
        if number == 5:
            tap(stage, Action("menu"), Action("solo-card"))
            assert isinstance(game.record.moves[-1], DrawSoloCard)
            assert all(approved is not None for approved in game.position.approved)
        player.play(tuple(moves))
    assert game.round == DECK + 1
    tap(stage, Action("menu"), Action("close"))
    assert isinstance(game.record.moves[-1], Close)
    assert game.round == DECK
    assert isinstance(stage.screen, ResultsScreen)
    same_as_engine(stage, header)


class _TurnOf:
    """Which turn a move belongs to."""

    def __init__(self) -> None:
        self.turn = 0

    def __call__(self, move: Move) -> int:
        turn = self.turn
        self.turn += isinstance(move, Done)
        return turn


def test_against_the_aaa(swift: Stage) -> None:
    stage = swift
    record, tables = example("2023-solo-aaa")
    stage.start(density=COARSE)
    game = stage.begin(record._replace(entries=()))
    player = TappingPlayer(stage)
    for place, move in enumerate(record.moves):
        score = result(game.position).aaa
        assert score is not None
        if isinstance(stage.screen, SheetScreen) and isinstance(move, Done) and place % 7 == 0:
            stage.tap(PlayerChip("aaa"))
            assert str(score.total) in texts(stage)
            tap(stage, Do("back"))
        following = next((other for other in record.moves[place + 1 :] if other.by == move.by), None)
        player.make(move, following)
    assert result_raw(game.position) == result_raw(tables[-1])
    assert stage.app is not None
    stage.app.open("aaa")
    last = result(tables[-1]).aaa
    assert last is not None
    assert str(last.total) in texts(stage)
