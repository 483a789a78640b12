"""The sheet's screen: shows the hand's view, and hands it every tap."""

from __future__ import annotations

from collections.abc import Hashable

from kivy.metrics import Metrics

from companion.draw.boxes import Scene
from companion.draw.sheet import layout
from companion.draw.targets import Action, Do
from companion.ui.screen import DrawnScreen
from companion.ui.sheet.hand import Hand


class SheetScreen(DrawnScreen):
    """One player's sheet."""

    hand: Hand | None = None

    def opened(self) -> None:
        game = self.app.game
        if game is not None and (self.hand is None or self.hand.game is not game):
            self.hand = Hand(game)
        super().opened()

    def draw(self, size: tuple[float, float]) -> Scene:
        if self.hand is None:
            return Scene(size)
        return layout(self.hand.view(), size, Metrics.density, self.app.text_scale)

    def tapped(self, target: Hashable) -> None:
        if self.hand is None:
            return
        over = self.hand.game.finished
        legal = self.hand.tap(target)
        if target == Do("results") or (self.hand.game.finished and not over):
            self.app.open("results")
        elif target == Action("home"):
            self.app.open("home")
        elif target == Action("theme"):
            self.app.switch_theme()
        else:
            self.refresh()
            if not legal:
                self.shake()

    def tapped_beside(self) -> None:
        if self.hand is not None:
            self.hand.beside()
            self.refresh()

    def go_back(self) -> bool:
        if self.hand is not None and (self.hand.menu or self.hand.fan):
            self.tapped_beside()
        else:
            self.app.open("home")
        return True
