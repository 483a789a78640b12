"""The settings, effective at once."""

from __future__ import annotations

import math
from collections.abc import Hashable
from pathlib import Path

from kivy.clock import Clock
from kivy.metrics import Metrics

from companion.draw.page import BACK, Page
from companion.draw.settings import APPEARANCES, SettingsView, layout_settings
from companion.draw.targets import Do
from companion.share.parcel import UNKNOWN, Arrival, Outcome, Parcel, disk_words
from companion.store.settings import APPEARANCE, LANGUAGE, TEXT_SIZE
from companion.ui import system
from companion.ui.app import ThreeStreetsApp
from companion.ui.page import PageScreen
from companion.ui.preferences import SWITCHES, switches, use_language
from companion.ui.settings.safety import Told, Work, backups, date_of, kept_words, new_file
from companion.words import language, languages, own_name

MOST_BACKUPS = 6


class SettingsScreen(PageScreen):
    """Shows what is set; a tap sets it, and everything follows."""

    def __init__(self, app: ThreeStreetsApp, **kwargs: object) -> None:
        self.folder = system.files()
        self.told: Told | None = None
        self.progress: float | None = None
        self.work: Work | None = None
        self.offered: bytes | None = None
        super().__init__(app, **kwargs)

    def opened(self) -> None:
        if self.work is None:
            self.told = None
        self.offered = None
        self.scroll_to(0)
        super().opened()

    def lay(self, size: tuple[float, float]) -> Page:
        settings = self.app.store.settings
        view = SettingsView(
            tuple((code, own_name(code)) for code in languages()),
            language(),
            settings.get(APPEARANCE),
            settings.get(TEXT_SIZE),
            tuple((name, settings.get(SWITCHES[name])) for name in switches()),
            tuple((str(file), date_of(file)) for file in backups(self.folder)[:MOST_BACKUPS]),
            self.progress,
            self.told.words if self.told else "",
            failed=self.told is not None and self.told.failed,
            offered=self.offered is not None,
        )
        return layout_settings(view, size, Metrics.density, self.app.text_scale)

    def tapped(self, target: Hashable) -> None:
        settings = self.app.store.settings
        match target:
            case Do("language", code):
                settings.set(LANGUAGE, str(code))
                use_language(settings)
            case Do("appearance", one) if one in APPEARANCES:
                settings.set(APPEARANCE, "dark" if one == "dark" else "light" if one == "light" else "system")
                self.app.follow_settings()
            case Do("text_size", percent):
                settings.set(TEXT_SIZE, int(percent))
            case Do("switch", name):
                setting = SWITCHES[str(name)]
                settings.set(setting, not settings.get(setting))
                self.app.follow_settings()
            case Do("backup"):
                self._begin("backup", new_file(self.folder))
            case Do("restore", file):
                self._begin("restore", Path(str(file)))
            case Do("open_backup"):
                self.app.handover.pick(self._picked)
            case Do("take_backup") if self.offered is not None:
                self._begin("restore", self.offered)
                self.refresh()
                self.scroll_to(math.inf)
                return
            case _ if target == BACK:
                self.go_back()
                return
        self.refresh()

    def offer(self, data: bytes) -> None:
        """A backup came in: it is brought back if the player wants it."""
        self.offered = data
        self.refresh()

    def _picked(self, arrival: Arrival) -> None:
        """A file was chosen, or not; it may be told from another thread."""
        Clock.schedule_once(lambda _seconds: self._bring_back(arrival), 0)

    def _bring_back(self, arrival: Arrival) -> None:
        if arrival.data is not None:
            self._begin("restore", arrival.data)
        elif arrival.words:
            self.told = Told(arrival.words, failed=True)
        self.refresh()

    def _begin(self, what: str, file: Path | bytes) -> None:
        if self.work is not None:
            return
        self.progress, self.told, self.offered = 0.0, None, None
        self.app.store.pause()
        self.work = Work(
            self.app.store.database.path, file, "backup" if what == "backup" else "restore", self._heard, self._done
        )
        self.work.begin()

    def _heard(self, part: float) -> None:
        if self.work is not None:
            self.progress = part
            self.refresh()

    def _done(self, told: Told) -> None:
        work = self.work
        self.work, self.progress, self.told = None, None, told
        store = self.app.store
        store.reread()
        if self.app.game is None:
            self.app.game = store.resume()
        self.app.follow_settings()
        self.refresh()
        if work is not None and work.what == "backup" and isinstance(work.file, Path) and not told.failed:
            self._keep(work.file, told)

    def _keep(self, file: Path, told: Told) -> None:
        """Where the app's own files go with it, the player says where a copy goes."""

        def heard(outcome: Outcome) -> None:
            Clock.schedule_once(lambda _seconds: self._kept(kept_words(told, outcome)), 0)

        try:
            parcel = Parcel(file.name, UNKNOWN, file.read_bytes())
        except OSError as error:
            heard(Outcome(False, disk_words(error)))
        else:
            self.app.handover.keep(parcel, heard)

    def _kept(self, told: Told) -> None:
        self.told = told
        self.refresh()

    def go_back(self) -> bool:
        self.app.open("home")
        return True
