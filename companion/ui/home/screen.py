"""The first screen."""

from __future__ import annotations

from collections.abc import Hashable

from kivy.metrics import Metrics

from companion.draw.boxes import Scene
from companion.draw.home import layout_home
from companion.draw.targets import Action
from companion.draw.view import sheet_view
from companion.ui.screen import DrawnScreen


class HomeScreen(DrawnScreen):
    """Continue with one tap, or start anew."""

    def draw(self, size: tuple[float, float]) -> Scene:
        game = self.app.game
        running = sheet_view(game.position, game.people[0].id) if game is not None else None
        return layout_home(running, size, Metrics.density, self.app.text_scale)

    def tapped(self, target: Hashable) -> None:
        if target == Action("continue"):
            self.app.open("sheet")
        elif target == Action("new"):
            self.app.open("new")
        elif target == Action("theme"):
            self.app.switch_theme()
