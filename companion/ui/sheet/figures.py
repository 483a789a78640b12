"""Asks for the two figures of a plan card that are not public: once, when the plan is first validated. No Kivy."""

from __future__ import annotations

from collections.abc import Hashable

from companion.draw.figures import NO_FIGURES, FigureEntry
from companion.draw.goals import slot_name
from companion.draw.targets import Approval, Do, Slot, Validation
from companion.rules.welcome.moves import TABLE, TellPoints
from companion.rules.welcome.planning import plan_progress
from companion.rules.welcome.table import Table
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
        self._then: Hashable = None
        """What was tapped, to be done with the figures."""

    def begins(self, hand: Hand, target: Hashable) -> bool:
        """Whether a tap must ask first: it validates a plan whose figures are not known."""
        table = hand.table
        match target:
            case Validation(slot) | Approval(slot):
                return self._begins_for(table, slot, target)
            case Slot(slot) if hand.turn.settled:
                pass
            case _:
                return False
        progress = plan_progress(table, hand.seat, slot)
        if progress is None or not progress.met or table.points[slot - 1] is not None:
            return False
        if hand.seat.city.plans[slot - 1] is not None:
            return False
        self._ask(slot, target)
        return True

    def _begins_for(self, table: Table, slot: int, target: Validation | Approval) -> bool:
        """The AAA or someone on paper validates it."""
        opponent = table.setup.opponent
        scores = opponent is None or (opponent.level > 0 and slot in opponent.validates)
        too_late = isinstance(target, Validation) and table.acted
        if not scores or too_late or table.points[slot - 1] is not None or table.approved[slot - 1] is not None:
            return False
        self._ask(slot, target)
        return True

    def _ask(self, slot: int, target: Hashable) -> None:
        self.slot, self.entry, self._then = slot, NO_FIGURES, target

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
        return hand.tap(self._then)
