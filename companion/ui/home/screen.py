"""The first screen."""

from __future__ import annotations

from collections.abc import Hashable

from kivy.metrics import Metrics

from companion.draw.boxes import Scene
from companion.draw.home import HomeView, layout_home
from companion.draw.targets import Action, Do
from companion.draw.view import sheet_view
from companion.store.settings import HIDE_TOTALS
from companion.ui.newgame.desk import LAST, Desk
from companion.ui.screen import DrawnScreen


class HomeScreen(DrawnScreen):
    """Continue with one tap, start anew, or go through one of the other doors."""

    def draw(self, size: tuple[float, float]) -> Scene:
        game, store = self.app.game, self.app.store
        running = None
        if game is not None:
            waiting = game.waiting
            running = sheet_view(game.position, waiting[0] if waiting else game.people[0].id)
        told = store.notices[-1].text if store.notices else ""
        view = HomeView(running, bool(store.settings.get(LAST)), store.settings.get(HIDE_TOTALS), told)
        return layout_home(view, size, Metrics.density, self.app.text_scale)

    def tapped(self, target: Hashable) -> None:
        match target:
            case Action("continue"):
                over = self.app.game is not None and self.app.game.finished
                self.app.open("results" if over else "sheet")
            case Action("new"):
                self.app.open("new")
            case Do("again"):
                Desk(self.app.store).same_table()
                self.app.open("new")
            case Do("door", "paper"):
                self.app.check_paper()
            case Do("door", "past"):
                self.app.open("past")
            case Do("door", "collection"):
                self.app.open("collection")
            case Do("door", "settings"):
                self.app.open("settings")
            case Do("door", "about"):
                self.app.open("about")
