"""A window without anybody before it: starts the app, taps as a finger would, and takes pictures."""

from __future__ import annotations

from collections.abc import Hashable
from pathlib import Path

from kivy.base import EventLoop
from kivy.core.window import Window
from kivy.input import MotionEvent
from kivy.metrics import Metrics

from companion.draw.theme import THEMES
from companion.records.record import Record
from companion.store.store import OpenGame, Store
from companion.ui.app import ThreeStreetsApp
from companion.ui.demo.tapper import Astray
from companion.ui.screen import DrawnScreen


class DemoTouch(MotionEvent):
    """A touch nobody made; places are parts of the window."""

    def depack(self, args: tuple[float, float]) -> None:
        self.sx, self.sy = args
        self.profile = ["pos"]
        super().depack(args)


class Theatre:
    """The app on a store of its own."""

    def __init__(self, folder: Path) -> None:
        self.store = Store(str(folder / "games.sqlite3"))
        self.app = ThreeStreetsApp(self.store, cache=folder / "art")
        self._now = 0.0

    def start(self) -> None:
        # Kivy has no public way to start an app without its endless loop
        self.app._run_prepare()  # noqa: SLF001
        self.frame()

    def stop(self) -> None:
        self.app.dispatch("on_stop")
        Window.remove_widget(self.app.root)
        self.store.close()

    def frame(self) -> None:
        EventLoop.idle()

    def resize(self, size: tuple[int, int]) -> None:
        """Another size of the window, in dp."""
        Window.size = (round(size[0] * Metrics.density), round(size[1] * Metrics.density))
        self.frame()

    def use_theme(self, name: str) -> None:
        self.app.theme = THEMES[name]
        self.screen.refresh()
        self.frame()

    def begin(self, record: Record) -> OpenGame:
        """A game of the store as a record tells it."""
        game = self.store.new_game(record.header)
        if record.entries:
            game.replace(record)
        self.app.game = game
        return game

    @property
    def screen(self) -> DrawnScreen:
        if self.app.shown is None:
            raise Astray("nothing is shown")
        return self.app.shown

    def tap(self, target: Hashable) -> None:
        """Taps something where a finger would find it."""
        scene = self.screen.scene
        place = scene.place(target)
        if place is None:
            raise Astray(f"{target} is not on the screen")
        self.touch(place[0] / scene.size[0], 1 - place[1] / scene.size[1])

    def touch(self, sx: float, sy: float) -> None:
        """A tap at a place, in parts of the window from the lower left."""
        # time passes between two taps, or the second one at the same place would not count
        self._now += 1.0
        self.screen.taps.now = lambda: self._now
        touch = DemoTouch("demo", 1, (sx, sy), is_touch=True, type_id="touch")
        EventLoop.post_dispatch_input("begin", touch)
        EventLoop.post_dispatch_input("end", touch)
        self.frame()

    def picture(self, file: Path) -> None:
        """Saves what is shown, once nothing moves any more."""
        self.frame()
        while not self.screen.at_rest:
            self.frame()
        file.parent.mkdir(parents=True, exist_ok=True)
        self.app.root.export_to_png(str(file))
