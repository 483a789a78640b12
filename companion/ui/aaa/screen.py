"""The AAA's page, from the sheet in one tap."""

from __future__ import annotations

from collections.abc import Hashable

from kivy.metrics import Metrics

from companion.draw.aaa import AaaView, layout_aaa
from companion.draw.boxes import Rect, Scene
from companion.draw.page import BACK, Page
from companion.draw.targets import Do, Validation
from companion.rules.welcome.result import result
from companion.rules.welcome.sheet import SLOTS
from companion.rules.welcome.table import Table
from companion.ui.page import PageScreen


class AaaScreen(PageScreen):
    """Shows the opponent; a validation card can be told from here too."""

    moment: Table | None = None
    """The table of a replay that is looked at instead."""

    def lay(self, size: tuple[float, float]) -> Page:
        hand = self.app.sheet_hand
        table = self.moment or (hand.table if hand is not None else None)
        if table is None or table.aaa is None or table.setup.opponent is None:
            return Page(Scene(size), Scene(size), Rect(0, 0, *size))
        open_slots = [slot for slot in SLOTS if slot not in table.aaa.seen and table.setup.goals[slot - 1] is not None]
        drawable = () if table.acted or table.ended_by or self.moment else tuple(open_slots)
        view = AaaView(table.setup.edition, table.setup.opponent, table.aaa, result(table).aaa, drawable)
        return layout_aaa(view, size, Metrics.density, self.app.text_scale)

    def tapped(self, target: Hashable) -> None:
        match target:
            case Do("validation", slot):
                self.app.open("sheet")
                if self.app.shown is not None:
                    self.app.shown.tapped(Validation(int(slot)))
            case _ if target == BACK:
                self.go_back()

    def go_back(self) -> bool:
        moment, self.moment = self.moment, None
        self.app.open("sheet" if moment is None else "replay")
        return True
