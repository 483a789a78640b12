"""Every screen by its name; each is imported when it is first needed, so that the app starts fast."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from companion.ui.screen import DrawnScreen

ScreenName = Literal[
    "home", "new", "sheet", "past", "collection", "settings", "about", "results", "files",
    "paper", "paper-setup", "paper-result", "paper-pile", "table", "city", "aaa", "turns", "names", "own-sheet",
    "replay",
]  # fmt: skip


def screen_class(name: ScreenName) -> type[DrawnScreen]:  # noqa: C901 (a case for every screen)
    """The class of a screen. The imports stand here in full, or packagers would not find them."""
    match name:
        case "home":
            from companion.ui.home.screen import HomeScreen

            return HomeScreen
        case "new":
            from companion.ui.newgame.screen import NewGameScreen

            return NewGameScreen
        case "sheet":
            from companion.ui.sheet.screen import SheetScreen

            return SheetScreen
        case "results":
            from companion.ui.results.screen import ResultsScreen

            return ResultsScreen
        case "replay":
            from companion.ui.replay.screen import ReplayScreen

            return ReplayScreen
        case "turns":
            from companion.ui.turns.screen import TurnsScreen

            return TurnsScreen
        case "names":
            from companion.ui.turns.table import NamesScreen

            return NamesScreen
        case "table":
            from companion.ui.tablepage.screen import TableScreen

            return TableScreen
        case "city":
            from companion.ui.tablepage.city import CityScreen

            return CityScreen
        case "aaa":
            from companion.ui.aaa.screen import AaaScreen

            return AaaScreen
        case "paper":
            from companion.ui.paper.screen import PaperScreen

            return PaperScreen
        case "paper-setup":
            from companion.ui.paper.setup import PaperSetupScreen

            return PaperSetupScreen
        case "paper-result":
            from companion.ui.paper.result import PaperResultScreen

            return PaperResultScreen
        case "paper-pile":
            from companion.ui.paper.pile import PaperPileScreen

            return PaperPileScreen
        case "past":
            from companion.ui.past.screen import PastScreen

            return PastScreen
        case "collection":
            from companion.ui.collection.screen import CollectionScreen

            return CollectionScreen
        case "own-sheet":
            from companion.ui.ownsheet.screen import OwnSheetScreen

            return OwnSheetScreen
        case "files":
            from companion.ui.files.screen import FilesScreen

            return FilesScreen
        case "settings":
            from companion.ui.settings.screen import SettingsScreen

            return SettingsScreen
        case "about":
            from companion.ui.about.screen import AboutScreen

            return AboutScreen
