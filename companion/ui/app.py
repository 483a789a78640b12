"""The app: one window, one screen at a time, the theme, and what the system tells us."""

from __future__ import annotations

import os
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from kivy.app import App
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import Metrics
from kivy.uix.relativelayout import RelativeLayout
from kivy.uix.widget import Widget
from kivy.utils import platform

from companion.draw.atlas import Atlas
from companion.draw.theme import DARK, THEMES
from companion.store.settings import APPEARANCE, HAPTICS, TEXT_SIZE
from companion.store.store import OpenGame, Store
from companion.ui import system
from companion.ui.edges import SETTLED_SECONDS, covered
from companion.ui.frame import Frame
from companion.ui.keycodes import ESCAPE
from companion.ui.keys import Keys
from companion.ui.mouse import Mouse
from companion.ui.painting import AtlasTexture
from companion.ui.preferences import KEEP_AWAKE, theme_of
from companion.ui.screens import ScreenName, screen_class
from companion.words import _

if TYPE_CHECKING:
    from companion.rules.welcome.sheet import Edition
    from companion.rules.welcome.table import Table
    from companion.share.parcel import Arrival, Handover
    from companion.store.halftold import HalfTold
    from companion.store.notices import Notice
    from companion.store.papercheck.kept import PaperChecks
    from companion.ui.ownsheet.screen import Origin
    from companion.ui.results.shown import Shown
    from companion.ui.screen import DrawnScreen
    from companion.ui.sheet.hand import Hand

AWAKE_SECONDS = 15 * 60
RETRY_SECONDS = 20
SMALLEST_TEXT, LARGEST_TEXT = 1.0, 1.6


class ThreeStreetsApp(App):
    """Holds what all screens share; games and settings are the store's."""

    def __init__(self, store: Store, cache: Path | None = None, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.store = store
        self.game: OpenGame | None = store.resume()
        """The game being played or looked at, if there is one."""
        self.shown: DrawnScreen | None = None
        self.looked_at: Shown | None = None
        """A file that came in and is looked at before it is kept."""
        self.counted: set[str] = set()
        """The games whose points were counted up before everyone's eyes."""
        self._before: ScreenName = "home"
        self._cache = cache
        self._sheet: AtlasTexture | None = None
        self._screens: dict[ScreenName, DrawnScreen] = {}
        self._sleep = Clock.create_trigger(self._let_sleep, AWAKE_SECONDS)
        self._inside = RelativeLayout()
        self._settle = Clock.create_trigger(self._fit_now, SETTLED_SECONDS)
        self._save_again = Clock.create_trigger(self._try_saving, RETRY_SECONDS)
        self.frame = Frame(self)
        self.keys = Keys(self)
        self.mouse = Mouse(self)
        self.theme = theme_of(store.settings)
        store.listener = self._told

    @property
    def sheet(self) -> AtlasTexture:
        """The atlas of the theme and density in use."""
        found = self._sheet
        if found is None or found.atlas.theme is not self.theme or found.atlas.density != Metrics.density:
            if found is not None:
                found.save()
            cache = self._cache or Path(self.user_data_dir) / "art"
            found = self._sheet = AtlasTexture(Atlas(self.theme, Metrics.density), cache)
        return found

    @cached_property
    def handover(self) -> Handover:
        """This platform's way to share and to open files."""
        from companion.ui.handing import make_handover

        return make_handover(self)

    @cached_property
    def papers(self) -> PaperChecks:
        """The sheets being copied from paper."""
        from companion.store.papercheck.kept import PaperChecks

        return PaperChecks(self.store)

    def check_paper(self) -> None:
        """Goes on with the sheets being copied, or asks whose they are."""
        check = self.papers.read_again()
        self.open("paper-setup" if check is None or check.kept else "paper")

    @property
    def text_scale(self) -> float:
        """The size of text that is set, or the one the system asks for, as far as the screens go."""
        wanted = self.store.settings.get(TEXT_SIZE) / 100 or Metrics.fontscale
        return min(LARGEST_TEXT, max(SMALLEST_TEXT, wanted))

    def build(self) -> Widget:
        self.title = _("Three Streets")
        self.root = Widget()
        self.root.add_widget(self._inside)
        self.root.bind(size=self._fit)
        Window.bind(on_keyboard=self._on_key, on_drop_file=self._dropped)
        if platform == "android":
            Clock.schedule_once(lambda _seconds: self.handover.listen(self.arrive), 0)
        self.root.canvas.after.add(self.frame.canvas)
        self.keys.start()
        if system.is_desktop():
            self.mouse.start()
        self.touched()
        self.open("home")
        return self.root

    def open(self, name: ScreenName) -> None:
        """Brings a screen to the front, built when it is first needed."""
        if name == "home" and self.game is not None and self.game.finished:
            # a past game was only looked at: at home the running one waits again
            self.game = self.store.resume()
        screen = self._screen(name)
        if self.shown is not None:
            self.shown.leave()
            self._before = self._name_of_shown()
        self._inside.clear_widgets()
        self._inside.add_widget(screen)
        screen.size = self._inside.size
        self.shown = screen
        screen.opened()

    def _name_of_shown(self) -> ScreenName:
        return next((name for name, screen in self._screens.items() if screen is self.shown), "home")

    def _screen(self, name: ScreenName) -> DrawnScreen:
        screen = self._screens.get(name)
        if screen is None:
            screen = self._screens[name] = screen_class(name)(self)
        return screen

    @property
    def sheet_hand(self) -> Hand | None:
        """The hand over the sheets of the game."""
        return getattr(self._screens.get("sheet"), "hand", None)

    def set_city(self, told: HalfTold) -> None:
        """Lets the table tell a city, from how far it is told."""
        from companion.ui.tablepage.city import CityScreen

        screen = self._screen("city")
        if isinstance(screen, CityScreen) and self.sheet_hand is not None:
            screen.begin(self.sheet_hand, told)
            self.open("city")

    def city_told(self, told: HalfTold) -> None:
        """A city is told: it is set, and the table is shown again."""
        from companion.ui.tablepage.screen import TableScreen

        self.open("table")
        if isinstance(self.shown, TableScreen):
            self.shown.city_told(told)

    def make_sheet(self, origin: Origin, edition: Edition, name: str = "", like: str = "") -> None:
        """Lets the player change a sheet of their own, or make one as a copy of another."""
        from companion.ui.ownsheet.screen import OwnSheetScreen

        screen = self._screen("own-sheet")
        if isinstance(screen, OwnSheetScreen):
            screen.begin(origin, name, edition, like)
            self.open("own-sheet")

    def replay(self, game: OpenGame, place: int | None = None) -> None:
        """Replays a game from its start, or from a move of its record; the way back leads to where one was."""
        from companion.ui.replay.screen import ReplayScreen

        screen = self._screen("replay")
        if isinstance(screen, ReplayScreen):
            screen.begin(game, self._name_of_shown(), place)
            self.open("replay")

    def show_turn(self, place: int, *, replayed: bool = False) -> None:
        """The turn a move of the record belongs to, to be corrected; the way back may lead to the replay."""
        from companion.ui.turns.screen import TurnsScreen

        self.open("turns")
        if isinstance(self.shown, TurnsScreen):
            self.shown.show(place, replayed=replayed)

    def show_aaa(self, table: Table) -> None:
        """The AAA as it was at a moment of a replay."""
        from companion.ui.aaa.screen import AaaScreen

        screen = self._screen("aaa")
        if isinstance(screen, AaaScreen):
            screen.moment = table
            self.open("aaa")

    @property
    def came_from(self) -> ScreenName:
        """The screen that was there before."""
        return self._before

    def open_before(self) -> None:
        """Goes back to the screen that was there before."""
        self.open(self._before)

    def open_settings(self, *_rest: object) -> bool:
        """F1, at which Kivy would show settings of its own, tells what keys there are."""
        if self._name_of_shown() != "about":
            self.open("about")
        return True

    def pick_file(self) -> None:
        """Lets the player choose a file with a game."""
        self.handover.pick(self.arrive)

    def arrive(self, arrival: Arrival) -> None:
        """A file came in, from whatever thread: it is looked at before it is kept."""
        Clock.schedule_once(lambda _seconds: self._look_at(arrival), 0)

    def _look_at(self, arrival: Arrival) -> None:
        from companion.store.backup import is_backup
        from companion.ui.results.shown import read_arrival

        if arrival.data is not None and is_backup(arrival.data):
            self._offer(arrival.data)
        elif arrival.data is not None or arrival.words:
            self.looked_at = read_arrival(arrival)
            self.open("results")

    def _offer(self, backup: bytes) -> None:
        from companion.ui.settings.screen import SettingsScreen

        self.open("settings")
        if isinstance(self.shown, SettingsScreen):
            self.shown.offer(backup)

    def _dropped(self, _window: object, name: bytes, *_rest: object) -> None:
        from companion.share.desktop import read

        self.arrive(read(Path(os.fsdecode(name))))

    def _fit(self, *_rest: object) -> None:
        """The screen lies inside the system's bars; our own bar's colour lies behind them."""
        self._fit_now()
        self._settle()

    def _fit_now(self, *_rest: object) -> None:
        edges = covered()
        self._inside.pos = edges.left, edges.bottom
        self._inside.size = self.root.width - edges.left - edges.right, self.root.height - edges.top - edges.bottom
        for screen in self._inside.children:
            screen.size = self._inside.size
        Window.clearcolor = (*(channel / 255 for channel in self.theme.rgb("night")), 1)

    def switch_theme(self) -> None:
        """Light becomes dark, dark becomes light."""
        names = list(THEMES)
        self.theme = THEMES[names[(names.index(self.theme.name) + 1) % len(names)]]
        self.store.settings.set(APPEARANCE, "dark" if self.theme is DARK else "light")
        if self.shown is not None:
            self.shown.refresh()

    def follow_settings(self) -> None:
        """Something was set, or the system changed: colours and the screen's sleep follow."""
        self.theme = theme_of(self.store.settings)
        self.touched()
        if self.shown is not None:
            self.shown.refresh()

    def _told(self, notice: Notice) -> None:
        """Shows what the store has to tell, in the next frame: it may come in the middle of a tap, or from a thread."""
        if notice.trouble == "not_saved":
            self._save_again()
        Clock.schedule_once(lambda _seconds: self._show(notice), 0)

    def _show(self, notice: Notice) -> None:
        if self.shown is not None:
            self.shown.hear(notice)

    def _try_saving(self, _seconds: float) -> None:
        if not self.store.retry():
            self._save_again()

    def touched(self, *, tapped: bool = False) -> None:
        """Someone is there: the screen stays awake a while longer, and a tap is felt."""
        awake = self.store.settings.get(KEEP_AWAKE)
        Window.allow_screensaver = not awake
        self._sleep.cancel()
        if awake:
            self._sleep()
        if tapped and self.store.settings.get(HAPTICS):
            system.buzz()

    def _let_sleep(self, _seconds: float) -> None:
        Window.allow_screensaver = True

    def _on_key(
        self, _window: object, key: int, _scancode: int = 0, letter: str | None = None,
        modifiers: Iterable[str] = (),
    ) -> bool:  # fmt: skip
        """Escape is also the back key of a phone."""
        if self.keys.press(key, letter, modifiers):
            return True
        return key == ESCAPE and self.shown is not None and self.shown.go_back()

    def on_pause(self) -> bool:
        self.store.pause()
        if self._sheet is not None:
            self._sheet.save()
        return True

    def on_resume(self) -> None:
        # a black screen after a pause on some Androids is cured by this, one frame later
        Clock.schedule_once(lambda _seconds: Window.update_viewport(), 0)
        system.read_sizes()
        self._fit()
        self.follow_settings()

    def on_stop(self) -> None:
        Window.unbind(on_keyboard=self._on_key, on_drop_file=self._dropped)
        self.keys.stop()
        self.mouse.stop()
        self._sleep.cancel()
        self._settle.cancel()
        self._save_again.cancel()
        self.store.listener = None
        self.store.pause()
        if self._sheet is not None:
            self._sheet.save()
