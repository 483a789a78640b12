"""What the tests of corrections share: a game to correct, and the way to one of its turns."""

from __future__ import annotations

from collections.abc import Hashable

from companion.draw.targets import Action, Do, EffectKey, NumberKey, Open
from companion.rules.welcome.moves import (
    TABLE,
    BuildFence,
    Draw,
    Move,
)
from companion.store.store import OpenGame
from companion.ui.turns.screen import TurnsScreen
from tests.draw.corrected import record
from tests.ui import pages
from tests.ui.harness import Stage

FENCE = BuildFence("ada", 1, 4)
DRAWN = Draw(TABLE, ((9, "fence"), (3, "pool"), (12, "park")))


def tap(stage: Stage, *targets: Hashable) -> None:
    """Taps on a page or on the board; on a phone a small street is opened first."""
    for target in targets:
        screen = stage.screen
        if isinstance(screen, TurnsScreen) and screen.again is not None:
            street = getattr(target, "street", 0)
            if any(touch.target == Open(street) for touch in stage.scene.touches):
                stage.tap(Open(street))
            stage.tap(target)
        else:
            pages.tap(stage, target)


def begin(stage: Stage, size: tuple[int, int], density: float = 1.0) -> OpenGame:
    stage.start(size, density=density)
    return stage.begin(record())


def moves_of(game: OpenGame) -> list[Move]:
    return [line.entry.move for line in game.lines]


def place_of(game: OpenGame, move: Move) -> int:
    """Where a move stands last."""
    return max(place for place, one in enumerate(moves_of(game)) if one == move)


def open_turn(stage: Stage, game: OpenGame, move: Move) -> int:
    """From the sheet's menu to the turn that has a move; gives the place of the move."""
    stage.tap(Action("menu"))
    stage.tap(Action("turns"))
    assert isinstance(stage.screen, TurnsScreen)
    place = place_of(game, move)
    turn = next(one for one in stage.screen._turns() if place in dict(one.moves))
    tap(stage, Do("turn", turn.first))
    return place


def tell(stage: Stage, *cards: tuple[int, str]) -> None:
    for number, effect in cards:
        tap(stage, NumberKey(number), EffectKey(effect))  # type: ignore[arg-type]
