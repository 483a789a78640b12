"""Before the sheets: whose they are and what was played, told as for a new game."""

from __future__ import annotations

from collections.abc import Hashable

from kivy.metrics import Metrics

from companion.draw.newgame.draft import CityDraft, Draft, new_player
from companion.draw.page import Page
from companion.draw.paper.setup import layout_setup
from companion.draw.targets import Do
from companion.records.position import Raw
from companion.ui.newgame.desk import LAST, PAPER, Desk
from companion.ui.newgame.header import faults, header
from companion.ui.newgame.screen import NewGameScreen


class PaperDesk(Desk):
    """The desk of a table whose cards lie there already: none is drawn, and all can be chosen."""

    kept_as = PAPER
    draws = False

    def _fresh(self) -> Draft:
        last = self._kept(LAST)
        draft = Draft(advanced=True)
        if last is None:
            for _ in range(2):
                draft = draft._replace(players=(*draft.players, new_player(draft)))
            return draft
        players = tuple(player._replace(sheet=CityDraft()) for player in last.players)
        return draft._replace(
            edition=last.edition, sheet=last.sheet, roundabouts=last.roundabouts,
            roundabout_counts=last.roundabout_counts, players=players, solo=last.solo, opponent=last.opponent,
        )  # fmt: skip

    def _drawn(self, draft: Draft, slots: tuple[int, ...]) -> Draft:
        plans = tuple(None if slot in slots else plan for slot, plan in enumerate(draft.plans, start=1))
        return draft._replace(plans=plans)

    def begun_header(self) -> Raw | None:
        """The header of the table, if nothing is wrong."""
        self.checked = True
        if faults(self.draft, self.shelf):
            return None
        self.store.settings.set(self.kept_as, {})
        return header(self.draft, self.shelf)


class PaperSetupScreen(NewGameScreen):
    """The page before the sheets; cards and opponents are picked and typed on the pages of a new game."""

    desk_of = PaperDesk
    origin = "paper-setup"

    def lay(self, size: tuple[float, float]) -> Page:
        if self.desk.draft.page != "table":
            return super().lay(size)
        check = self.app.papers.check
        entered = check is not None and not check.kept and any(sheet.made for sheet in check.sheets)
        return layout_setup(self._table_view(), size, Metrics.density, self.app.text_scale, entered=entered)

    def tapped(self, target: Hashable) -> None:
        if target == Do("sheets"):
            self.app.open("paper")
        else:
            super().tapped(target)

    def _start(self) -> None:
        header = self.desk.begun_header()
        if header is None:
            self.refresh()
            self.scroll_to(0)
            self.shake()
            return
        self.app.papers.begin(header)
        self.app.open("paper")
