"""The sheet copied from paper, on the same board as a game."""

from __future__ import annotations

from collections.abc import Hashable

from kivy.metrics import Metrics

from companion.draw.boxes import Scene
from companion.draw.sheet import layout
from companion.draw.targets import Action, Do, PlayerChip
from companion.draw.view import Wishes
from companion.rules.welcome.moves import AAA
from companion.store.settings import LEFT_HANDED
from companion.ui.paper.hand import PaperHand
from companion.ui.screen import DrawnScreen


class PaperScreen(DrawnScreen):
    """One player's sheet as it is entered."""

    hand: PaperHand | None = None

    def opened(self) -> None:
        papers = self.app.papers
        check = papers.check
        self.hand = PaperHand(papers, check) if check is not None else None
        super().opened()

    def draw(self, size: tuple[float, float]) -> Scene:
        if self.hand is None:
            return Scene(size)
        wishes = Wishes(left_handed=self.app.store.settings.get(LEFT_HANDED))
        return layout(self.hand.view()._replace(wishes=wishes), size, Metrics.density, self.app.text_scale)

    def tapped(self, target: Hashable) -> None:
        if self.hand is None:
            return
        match target:
            case Action("home"):
                self.app.open("home")
            case Action("theme"):
                self.hand.beside()
                self.app.switch_theme()
            case Do("tool", "table"):
                self.app.open("paper-result")
            case PlayerChip(player) if player == AAA:
                self.app.open("paper-pile")
            case Do("another"):
                self.app.open("paper-setup")
            case _:
                possible = self.hand.tap(target)
                self.refresh()
                if not possible:
                    self.shake()

    def tapped_beside(self) -> None:
        if self.hand is not None:
            self.hand.beside()
            self.refresh()

    def go_back(self) -> bool:
        if self.hand is not None and (self.hand.menu or self.hand.entry.typing):
            self.tapped_beside()
        else:
            self.app.open("home")
        return True
