"""Starts the app in a real offscreen window, touches it as a finger would, and compares what it shows."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable
from pathlib import Path

from kivy.animation import Animation
from kivy.base import EventLoop
from kivy.core.window import Window
from kivy.metrics import Metrics
from PIL import Image

from companion.draw.boxes import Scene
from companion.records.record import Record
from companion.store.settings import APPEARANCE
from companion.store.store import OpenGame, Store
from companion.ui.app import ThreeStreetsApp
from companion.ui.screen import DrawnScreen
from companion.words import use
from tests.draw.check import GRID, ground_faults, target_faults, text_faults
from tests.ui.golden import compare
from tests.ui.touch import Touch

MOMENT = 1.0
"""A finger's pause between two taps, in the clock of the tests."""
COARSE = 0.5
"""A density of a quarter of the pixels, for tests that are about taps, not about looks."""


class Stage:
    """One window; starts the app in it, as often as a test wants."""

    def __init__(self, folder: Path, *, update_golden: bool = False) -> None:
        self.folder = folder
        self.update_golden = update_golden
        self.store: Store | None = None
        self.app: ThreeStreetsApp | None = None
        self.now = 0.0
        self.taps = 0
        Animation._update = _finish_at_once

    # starting and closing

    def start(
        self, size: tuple[int, int] = (1280, 800), *, density: float = 1.0, text_scale: float = 1.0,
        theme: str = "light", language: str = "en",
    ) -> ThreeStreetsApp:  # fmt: skip
        """A fresh app on the games there were, as after a start."""
        self.stop()
        use(language)
        Metrics.density, Metrics.fontscale = density, text_scale
        self.resize(size)
        self.store = Store(str(self.folder / "games.sqlite3"))
        self.store.settings.set(APPEARANCE, "dark" if theme == "dark" else "light")
        self.app = ThreeStreetsApp(self.store, cache=self.folder / "art")
        self.app._run_prepare()
        self.frame()
        return self.app

    def stop(self) -> None:
        """Closes the app; the window stays for the next one."""
        if self.app is not None:
            self.screen.leave()
            self.app.dispatch("on_stop")
            Window.remove_widget(self.app.root)
            self.app = None
        if self.store is not None:
            self.store.close()
            self.store = None

    def begin(self, record: Record) -> OpenGame:
        """A game of the store as a record tells it, on the sheet's screen."""
        assert self.app is not None
        assert self.store is not None
        game = self.store.new_game(record.header)
        game.replace(record)
        self.app.game = game
        self.app.open("sheet")
        return game

    def close(self) -> None:
        self.stop()
        Animation._update = _STEP
        Metrics.density, Metrics.fontscale = 1.0, 1.0
        use("en")

    def resize(self, size: tuple[int, int]) -> None:
        """Another window size, in dp."""
        Window.size = (round(size[0] * Metrics.density), round(size[1] * Metrics.density))
        self.frame()

    def frame(self) -> None:
        EventLoop.idle()

    # what is shown

    @property
    def screen(self) -> DrawnScreen:
        assert self.app is not None
        assert self.app.shown is not None
        return self.app.shown

    @property
    def scene(self) -> Scene:
        return self.screen.scene

    def words(self) -> str:
        """All texts on the screen."""
        return "\n".join(text.text for text in self.scene.texts)

    def picture(self) -> Image.Image:
        """What the window shows, as the graphics card drew it."""
        assert self.app is not None
        self.frame()
        texture = self.app.root.export_as_image().texture
        picture = Image.frombytes("RGBA", texture.size, texture.pixels)
        return picture.convert("RGB")

    # touching

    def touch(self, x: float, y: float) -> None:
        """One tap at a place in dp from the top left."""
        self.now += MOMENT
        self.screen.taps.now = lambda: self.now
        self.finger(x, y).lift()
        self.taps += 1
        self.frame()

    def finger(self, x: float, y: float) -> Finger:
        """A finger put down at a place in dp from the top left."""
        return Finger(x, y)

    def tap(self, target: Hashable) -> None:
        """Taps something where a finger would find it."""
        self.touch(*self.find(target))

    def find(self, target: Hashable) -> tuple[float, float]:
        """A place where a tap means this, its middle if that is free."""
        place = self.scene.place(target)
        assert place, f"{target} is not on the screen or covered, only {[touch.target for touch in self.scene.touches]}"
        return place

    def press_back(self) -> bool:
        """The back key; Kivy itself would close the window where there is nothing to go back to."""
        assert self.app is not None
        answered = self.app._on_key(Window, 27)
        self.frame()
        return answered

    # checking

    def probe(self) -> dict[Hashable, set[tuple[int, int]]]:
        """Every place of a 4 dp grid, touched for real; what the taps mean is noted, not done."""
        found: dict[Hashable, set[tuple[int, int]]] = defaultdict(set)
        screen = self.screen
        heard: list[Hashable] = []
        screen.tapped, screen.tapped_beside = heard.append, lambda: None
        screen.taps.now = lambda: self.now
        w, h = self.scene.size
        for column in range(int(w // GRID)):
            for row in range(int(h // GRID)):
                self.now += MOMENT
                self.finger(column * GRID + 0.5, row * GRID + 0.5).lift()
                if heard:
                    found[heard.pop()].add((column, row))
        del screen.tapped, screen.tapped_beside
        return found

    def check_layout(self, *, touching: bool = False) -> None:
        """The layout check of what is shown; touching, every target is found by real touches."""
        density = Metrics.density
        faults = text_faults(self.scene, density) + ground_faults(self.scene, density)
        if touching:
            faults += target_faults(self.scene, self.probe())
        assert not faults, "\n".join(faults)

    def check_picture(self, name: str) -> None:
        """What is shown is the golden picture of that name, and its layout holds."""
        self.check_layout()
        compare(self.picture(), name, update=self.update_golden)


class Finger:
    """A finger on the glass."""

    def __init__(self, x: float, y: float) -> None:
        self._touch = Touch(*_pixels(x, y))
        self._touch.touch_down()

    def move(self, x: float, y: float) -> Finger:
        self._touch.touch_move(*_pixels(x, y))
        return self

    def lift(self) -> None:
        self._touch.touch_up()


def _pixels(x: float, y: float) -> tuple[float, float]:
    return x * Metrics.density, Window.height - y * Metrics.density


_STEP = Animation._update


def _finish_at_once(animation: Animation, _seconds: float) -> None:
    """The first step of an animation only notes its start, the second one goes all the way."""
    _STEP(animation, 0.0)
    _STEP(animation, 1e6)


# the clock finds the method again by its name
_finish_at_once.__name__ = "_update"
