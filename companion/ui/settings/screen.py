"""The settings, effective at once."""

from __future__ import annotations

from collections.abc import Hashable
from pathlib import Path

from kivy.metrics import Metrics

from companion.draw.page import BACK, Page
from companion.draw.settings import APPEARANCES, SettingsView, layout_settings
from companion.draw.targets import Do
from companion.store.settings import APPEARANCE, LANGUAGE, TEXT_SIZE
from companion.ui import system
from companion.ui.app import ThreeStreetsApp
from companion.ui.page import PageScreen
from companion.ui.preferences import SWITCHES, switches, use_language
from companion.ui.settings.safety import Told, Work, backups, date_of, new_file
from companion.words import language, languages, own_name

MOST_BACKUPS = 6


class SettingsScreen(PageScreen):
    """Shows what is set; a tap sets it, and everything follows."""

    def __init__(self, app: ThreeStreetsApp, **kwargs: object) -> None:
        self.folder = system.files()
        self.told: Told | None = None
        self.progress: float | None = None
        self.work: Work | None = None
        super().__init__(app, **kwargs)

    def opened(self) -> None:
        if self.work is None:
            self.told = None
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
            case _ if target == BACK:
                self.go_back()
                return
        self.refresh()

    def _begin(self, what: str, file: Path) -> None:
        if self.work is not None:
            return
        self.progress, self.told = 0.0, None
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
        self.work, self.progress, self.told = None, None, told
        store = self.app.store
        store.reread()
        if self.app.game is None:
            self.app.game = store.resume()
        self.app.follow_settings()
        self.refresh()

    def go_back(self) -> bool:
        self.app.open("home")
        return True
