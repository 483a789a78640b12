"""Replaying a past game by touches and keys, on a tablet and on a phone."""

from __future__ import annotations

import pytest

from companion.draw.replay.controls import FOLLOW, SLIDER, track_of
from companion.draw.targets import Action, Do, Open, PlayerChip
from companion.records.record import Record
from companion.rules.welcome.moves import AAA
from companion.store.papercheck.check import new_check
from companion.store.settings import HIDE_TOTALS
from companion.store.store import OpenGame
from companion.ui.aaa.screen import AaaScreen
from companion.ui.past.screen import PastScreen
from companion.ui.replay.screen import ReplayScreen
from companion.ui.results.screen import ResultsScreen
from companion.ui.sheet.screen import SheetScreen
from companion.ui.turns.screen import TurnsScreen
from tests.draw.corrected import record
from tests.draw.positions import SIZES, example
from tests.ui.harness import COARSE, Stage
from tests.ui.pages import has, tap, words

LEFT, RIGHT, HOME, END, SPACE = 276, 275, 278, 279, 32


def keep(stage: Stage, kept: Record) -> OpenGame:
    """A game among the past ones."""
    assert stage.store is not None
    game = stage.store.new_game(kept.header)
    game.replace(kept)
    return game


def replay(stage: Stage) -> ReplayScreen:
    assert isinstance(stage.screen, ReplayScreen)
    return stage.screen


def slider_place(stage: Stage, part: float) -> tuple[float, float]:
    rect = next(touch.rect for touch in stage.scene.touches if touch.target == SLIDER)
    track = track_of(rect)
    return track.x + track.w * part, rect.centre[1]


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_a_past_game_move_by_move(stage: Stage, size: str) -> None:
    app = stage.start(SIZES[size], density=COARSE)
    game = keep(stage, example("2018-four-players")[0])
    app.open("past")
    tap(stage, Do("replay", game.number))
    screen, walk = replay(stage), replay(stage).walk
    assert "The beginning" in stage.words()
    for _step in range(3):
        stage.tap(Do("forward"))
    assert walk.at == 3
    assert walk.replay.words(3) in stage.words().replace("\n", " ")
    assert walk.player == walk.replay.steps[2].by
    stage.tap(Do("back"))
    assert walk.at == 2
    stage.tap(Do("last"))
    total = next(one.total for one in walk.view().chips if one.id == walk.player)
    assert f"\n{total}\n" in f"\n{stage.words()}\n"
    assert "Game over" in stage.words()
    stage.tap(Do("first"))
    assert walk.at == 0
    # a tap on the rounds, a drag over them, and a second finger that does not count
    stage.touch(*slider_place(stage, 0.5))
    middle = walk.replay.nearest(0.5)
    assert walk.at == middle
    finger = stage.finger(*slider_place(stage, walk.replay.parts[walk.at]))
    assert walk.at == middle
    stage.finger(*slider_place(stage, 0.1)).lift()
    finger.move(*slider_place(stage, 0.75)).lift()
    stage.frame()
    assert walk.at == walk.replay.nearest(0.75)
    assert walk.replay.head(walk.at) in stage.words()
    # stays with one player, and follows the moves again
    other = next(seat.id for seat in walk.table.seats if seat.id != walk.player)
    walk.picking = True
    screen.refresh()
    stage.tap(PlayerChip(other))
    stage.tap(Do("forward"))
    stage.tap(Do("forward"))
    assert walk.player == other
    stage.tap(FOLLOW)
    assert walk.player == walk.replay.players[walk.at]
    if size == "phone":
        stage.tap(Action("ladders"))
        assert walk.unfolded
        stage.tap(Open(3))
        assert (walk.open_street, walk.unfolded) == (3, False)
    assert stage.press_back()
    assert isinstance(stage.screen, PastScreen)
    assert app.game is None or app.game.number == game.number


def test_it_plays_by_itself_until_touched_or_over(stage: Stage) -> None:
    stage.start(SIZES["tablet"], density=COARSE)
    assert stage.app is not None
    game = keep(stage, record())
    stage.app.replay(game)
    screen, walk = replay(stage), replay(stage).walk
    # every frame is a step, as if the pause between them had passed
    screen._play.timeout = 0
    stage.tap(Do("play"))
    assert screen.playing
    before = walk.at
    stage.frame()
    assert walk.at > before
    stage.touch(2, stage.scene.size[1] / 2)
    assert not screen.playing
    before = walk.at
    stage.frame()
    assert walk.at == before
    stage.tap(Do("play"))
    # the key that started it stops it, too
    stage.tap(Do("play"))
    assert not screen.playing
    stage.tap(Do("play"))
    for _frame in range(walk.last):
        stage.frame()
    assert walk.at == walk.last
    assert not screen.playing
    # once more from the start; leaving stops it
    stage.tap(Do("play"))
    assert walk.at < walk.last
    stage.app.open("home")
    assert not screen.playing


def test_keys_step(stage: Stage) -> None:
    stage.start(SIZES["side"], density=COARSE)
    assert stage.app is not None
    stage.app.replay(keep(stage, record()))
    screen, walk = replay(stage), replay(stage).walk
    for key, at in ((RIGHT, 1), (RIGHT, 2), (LEFT, 1), (END, walk.last), (HOME, 0)):
        screen.pressed(key, None, [])
        assert walk.at == at
    screen.pressed(SPACE, " ", [])
    assert screen.playing
    screen.pressed(SPACE, " ", [])
    assert not screen.playing


def test_from_the_results_and_back(stage: Stage) -> None:
    app = stage.start(SIZES["phone"], density=COARSE)
    game = keep(stage, example("2023-solo-aaa")[0])
    app.game = game
    assert stage.store is not None
    stage.store.settings.set(HIDE_TOTALS, True)
    app.open("results")
    stage.tap(Do("replay"))
    walk = replay(stage).walk
    for _step in range(6):
        stage.tap(Do("forward"))
    # the game is over, so nothing is hidden any more; the AAA is shown as it was then
    assert "–" not in stage.words().split("\n")
    assert FOLLOW not in [touch.target for touch in stage.scene.touches]
    stage.tap(PlayerChip(AAA))
    assert isinstance(stage.screen, AaaScreen)
    assert stage.screen.moment is walk.table
    assert stage.press_back()
    assert replay(stage).walk.at == 6
    assert stage.press_back()
    assert isinstance(stage.screen, ResultsScreen)


def test_a_turn_is_corrected_from_the_replay(stage: Stage) -> None:
    app = stage.start(SIZES["tablet"], density=COARSE)
    game = stage.begin(record())
    app.open("turns")
    tap(stage, Do("turn", 28))
    tap(stage, Do("replay", 28))
    screen = replay(stage)
    assert screen.walk.replay.steps[screen.walk.at - 1].first == 28
    stage.tap(Do("forward"))
    stage.tap(Do("forward"))
    place = screen.walk.replay.steps[screen.walk.at - 1].first
    stage.tap(Do("correct"))
    assert isinstance(stage.screen, TurnsScreen)
    assert stage.screen.turn is not None
    assert place in dict(stage.screen.turn.moves)
    assert stage.press_back()
    assert replay(stage).walk.replay.steps[replay(stage).walk.at - 1].first == place
    stage.tap(Do("correct"))
    tap(stage, Do("remove", place))
    assert isinstance(stage.screen, SheetScreen)
    length = game.length
    app.open("replay")
    assert len(replay(stage).walk.replay.tables) == length + 1
    # the replay came from a turn, and goes back to it
    assert stage.press_back()
    assert isinstance(stage.screen, TurnsScreen)
    assert stage.screen.turn is not None
    assert stage.press_back()
    assert stage.screen.turn is None


def test_where_every_move_was_taken_back_nothing_can_be_corrected(stage: Stage) -> None:
    app = stage.start(density=COARSE)
    app.replay(keep(stage, example()[0]._replace(entries=())))
    for target in (Do("forward"), Do("correct"), Do("last"), Do("play")):
        stage.tap(target)
    assert replay(stage).walk.at == 0


def test_sheets_copied_from_paper_have_nothing_to_replay(stage: Stage) -> None:
    app = stage.start(SIZES["small"], density=COARSE)
    header = example("2018-two-players")[0].header
    game = app.papers.keep(app.papers.put(new_check("paper", header)))
    app.open("past")
    assert not has(stage, Do("replay", game.number))
    tap(stage, Do("open-game", game.number))
    assert not has(stage, Do("replay"))
    # what is told of someone on paper makes a longer record, but still nothing to replay
    assert stage.press_back()
    stage.screen.tapped(Do("replay", game.number))
    assert "no moves to replay" in words(stage)


@pytest.mark.parametrize(("size", "theme"), [("tablet", "light"), ("phone", "dark"), ("side", "light")])
def test_pictures(stage: Stage, size: str, theme: str) -> None:
    app = stage.start(SIZES[size], theme=theme)
    app.replay(keep(stage, example("2018-four-players")[0]))
    replay(stage).walk.go(111)
    stage.screen.refresh()
    stage.check_picture(f"replay-{size}-{theme}")
