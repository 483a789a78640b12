"""Asks for the two figures of a plan card that are not public: once, when the plan is first validated. No Kivy."""

from __future__ import annotations

from collections.abc import Hashable

from companion.draw.figures import NO_FIGURES, FigureEntry
from companion.draw.goals import slot_name
from companion.draw.targets import Do, Slot
from companion.rules.welcome.moves import TABLE, TellPoints
from companion.rules.welcome.planning import plan_progress
from companion.store.store import Store
from companion.ui.newgame.shelf import Shelf
from companion.ui.sheet.hand import Hand
from companion.words import _


class Asking:
    """The panel over the sheet: which slot it asks about, and what is typed so far."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.slot = 0
        self.entry: FigureEntry = NO_FIGURES

    def begins(self, hand: Hand, target: Hashable) -> bool:
        """Whether a tap on a plan must ask first: its goal is met, and its figures are not known."""
        if not isinstance(target, Slot) or not hand.turn.settled:
            return False
        table, slot = hand.table, target.slot
        progress = plan_progress(table, hand.seat, slot)
        if progress is None or not progress.met or table.points[slot - 1] is not None:
            return False
        if hand.seat.city.plans[slot - 1] is not None:
            return False
        self.slot, self.entry = slot, NO_FIGURES
        return True

    def words(self, hand: Hand) -> str:
        """What is asked."""
        plan = slot_name(hand.table.setup.edition, self.slot)
        return _("The two figures on the card of plan {plan}. They are asked only once.").format(plan=plan)

    def tap(self, hand: Hand, target: Hashable) -> bool:
        """Answers a tap on the panel; says whether it was legal. Kept figures validate the plan at once."""
        match target:
            case Do("figure", key):
                self.entry = self.entry.key(str(key))
            case Do("figures-close"):
                self.slot = 0
            case Do("figures-keep"):
                return self._keep(hand)
        return True

    def _keep(self, hand: Hand) -> bool:
        points, slot = self.entry.points, self.slot
        if points is None:
            return False
        self.slot = 0
        if hand.game.play(TellPoints(by=TABLE, slot=slot, points=points), shown=hand.player) is not None:
            return False
        plan = next((one for one in hand.game.header["plans"] if one["slot"] == slot), None)
        if plan is not None:
            Shelf(self._store).remember(hand.table.setup.edition, plan, points)
        return hand.tap(Slot(slot))
