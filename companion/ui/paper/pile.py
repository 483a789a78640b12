"""The AAA's pile of a checked table, told as for a game begun on paper, with its points line by line."""

from __future__ import annotations

from collections.abc import Hashable

from kivy.metrics import Metrics

from companion.draw.newgame.pile import PileView, layout_pile
from companion.draw.page import BACK, Page
from companion.draw.targets import Do, FieldAt
from companion.records.position import aaa_form
from companion.rules.welcome.moves import AAA
from companion.rules.welcome.table import Aaa
from companion.store.papercheck.check import Check
from companion.store.papercheck.judge import live_result
from companion.ui.newgame.pile import figure_typed, pile_tapped
from companion.ui.page import PageScreen


class PaperPileScreen(PageScreen):
    """One page; every tap is kept with the check."""

    def opened(self) -> None:
        self.scroll_to(0)
        super().opened()

    @property
    def check(self) -> Check:
        check = self.app.papers.check
        if check is None:
            raise LookupError("no sheet is being checked")
        return check

    @property
    def pile(self) -> Aaa:
        """The pile as far as it is told."""
        return self.check.table.aaa or Aaa()

    def lay(self, size: tuple[float, float]) -> Page:
        table = self.check.table
        opponent = table.setup.opponent
        if opponent is None:
            raise LookupError("no AAA at this table")
        view = PileView(table.setup.edition, opponent, self.pile, table.points, live_result(table).aaa)
        return layout_pile(view, size, Metrics.density, self.app.text_scale)

    def tapped(self, target: Hashable) -> None:
        match target:
            case FieldAt(field):
                self.start_typing(field)
            case _ if target == BACK:
                self.go_back()
            case Do():
                self._put(pile_tapped(self.pile, target))
                self.refresh()

    def _put(self, pile: Aaa) -> None:
        check = self.check
        self.app.papers.put(check._replace(header={**check.header, AAA: aaa_form(pile)}, kept=False))

    def value(self, field: str) -> str:
        points = self.pile.plans[int(field.removeprefix("noted ")) - 1]
        return "" if points is None else str(points)

    def written(self, field: str, text: str) -> None:
        self._put(figure_typed(self.pile, int(field.removeprefix("noted ")), text))

    def go_back(self) -> bool:
        self.leave()
        self.app.open_before()
        return True
