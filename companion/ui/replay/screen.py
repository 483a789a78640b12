"""The replay's screen: steps by taps, keys, a slide through the rounds, or by itself at a calm pace."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.metrics import Metrics

from companion.draw.boxes import Rect, Scene
from companion.draw.replay.controls import KNOB, SLIDER, track_of
from companion.draw.replay.sheet import layout_replay
from companion.draw.replay.steps import replay_of
from companion.draw.targets import Action, Do, PlayerChip
from companion.rules.welcome.moves import AAA
from companion.store.colours import colours
from companion.store.store import OpenGame
from companion.ui.preferences import wishes_of
from companion.ui.replay.walk import Walk
from companion.ui.screen import DrawnScreen

if TYPE_CHECKING:
    from kivy.input import MotionEvent

    from companion.ui.app import ThreeStreetsApp
    from companion.ui.screens import ScreenName

STEP_SECONDS = 1.3
KEYS = {276: Do("back"), 275: Do("forward"), 278: Do("first"), 279: Do("last"), 32: Do("play")}
"""Left and right, Home and End, and the space bar."""


class ReplayScreen(DrawnScreen):
    """A game on the board as it was at any moment; it is only looked at."""

    game: OpenGame
    walk: Walk

    def __init__(self, app: ThreeStreetsApp, **kwargs: object) -> None:
        self._came_from: ScreenName = "home"
        self._from_turn: int | None = None
        self._finger: object = None
        self._held = 0.0
        """How far beside its middle the knob is held."""
        self._interrupted = False
        """Whether the finger that is down has stopped the play."""
        self._play = Clock.create_trigger(lambda _seconds: self._step(), STEP_SECONDS, interval=True)
        self._slid = Clock.create_trigger(lambda _seconds: self.refresh(), 0)
        super().__init__(app, **kwargs)

    def begin(self, game: OpenGame, came_from: ScreenName, place: int | None) -> None:
        """A game to replay from its start, or from a move of its record."""
        self.game, self._came_from, self._from_turn = game, came_from, place
        self.walk = self._walk()
        if place is not None:
            self.walk.go(self.walk.replay.at_move(place))

    def _walk(self) -> Walk:
        game = self.game
        moves = [line.entry.move for line in game.lines]
        tables = [game.position_after(count) for count in range(len(moves) + 1)]
        return Walk(replay_of(moves, tables), colours(game))

    def opened(self) -> None:
        # the game may have been corrected since
        before, self.walk = self.walk, self._walk()
        self.walk.stays = before.stays
        self.walk.go(before.at)
        super().opened()

    def leave(self) -> None:
        self.pause()

    def draw(self, size: tuple[float, float]) -> Scene:
        wishes = wishes_of(self.app.store.settings)
        wishes = wishes._replace(hints=False, hide_totals=wishes.hide_totals and not self.game.finished)
        view, bar = self.walk.view()._replace(wishes=wishes), self.walk.bar(playing=self.playing)
        return layout_replay(view, bar, size, Metrics.density, self.app.text_scale)

    # playing

    @property
    def playing(self) -> bool:
        """Whether it goes on by itself."""
        return bool(self._play.is_triggered)

    def play(self) -> None:
        """Goes on by itself, from the start if the end is reached."""
        if self.walk.at == self.walk.last:
            self.walk.go(0)
        self._play()
        self.refresh()

    def pause(self) -> None:
        """Stops where it is."""
        if self.playing:
            self._play.cancel()
            self.refresh()

    def _step(self) -> None:
        self.walk.go(self.walk.at + 1)
        if self.walk.at == self.walk.last:
            self._play.cancel()
        self.refresh()

    # taps and keys

    def tapped(self, target: Hashable) -> None:
        if target == Do("play"):
            if not self._interrupted:
                self.play()
        elif target == Action("back"):
            self.go_back()
        elif target == Do("correct"):
            self._correct()
        elif target == PlayerChip(AAA):
            self.app.show_aaa(self.walk.table)
        else:
            self.walk.tap(target)
            self.refresh()

    def answers(self, target: Hashable) -> bool:
        return target != SLIDER

    def tapped_beside(self) -> None:
        if self.walk.picking:
            self.walk.picking = False
            self.refresh()

    def pressed(self, key: int, letter: str | None, modifiers: Iterable[str]) -> bool:
        if key not in KEYS or {*modifiers} & {"ctrl", "alt", "meta"}:
            return super().pressed(key, letter, modifiers)
        self.app.touched()
        self._interrupted = self.playing
        self.pause()
        self.tapped(KEYS[key])
        return True

    def go_back(self) -> bool:
        if self.walk.picking:
            self.tapped_beside()
        elif self._came_from == "turns" and self._from_turn is not None:
            self.app.show_turn(self._from_turn)
        else:
            self.app.open(self._came_from)
        return True

    def _correct(self) -> None:
        """The turn of this step, where it can be set right; from there the way back leads here."""
        steps = self.walk.replay.steps
        if not steps:
            self.shake()
            return
        self.app.game = self.game
        if not self.game.finished:
            self.app.store.make_current(self.game)
        self.app.show_turn(steps[max(0, self.walk.at - 1)].first, replayed=True)

    # sliding

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if getattr(touch, "is_mouse_scrolling", False):
            return False
        self._interrupted = self.playing
        self.pause()
        place, slider = self._place(touch), self._slider()
        if self._finger is None and slider is not None and slider.contains(*place):
            track = track_of(slider)
            beside = place[0] - track.x - track.w * self.walk.replay.parts[self.walk.at]
            self._finger, self._held = touch.uid, beside if abs(beside) <= KNOB else 0.0
            self._slide(place[0], slider)
        return super().on_touch_down(touch)

    def on_touch_move(self, touch: MotionEvent) -> bool:
        slider = self._slider()
        if touch.uid == self._finger and slider is not None:
            self._slide(self._place(touch)[0], slider)
        return super().on_touch_move(touch)

    def on_touch_up(self, touch: MotionEvent) -> bool:
        if touch.uid == self._finger:
            self._finger = None
            self.taps.up(touch.uid, self._place(touch))
            self.app.touched(tapped=True)
            return True
        return super().on_touch_up(touch)

    def _slider(self) -> Rect | None:
        return next((touch.rect for touch in self.scene.touches if touch.target == SLIDER), None)

    def _slide(self, x: float, slider: Rect) -> None:
        """Goes where the finger is; it is drawn once a frame, however often the finger moves."""
        track = track_of(slider)
        at = self.walk.replay.nearest((x - self._held - track.x) / track.w)
        if at != self.walk.at:
            self.walk.go(at)
            self._slid()
