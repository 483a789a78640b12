"""A new game."""

from __future__ import annotations

from collections.abc import Hashable

from kivy.metrics import Metrics

from companion.draw.boxes import Scene
from companion.draw.new import NewGame, PlanOnTable, layout_new
from companion.draw.targets import Action, Turned
from companion.records.assets import plan_cards
from companion.records.wire import CardForm
from companion.rules.welcome.sheet import SLOTS
from companion.ui.app import ThreeStreetsApp
from companion.ui.screen import DrawnScreen
from companion.words import _

EDITION = "2018"


class NewScreen(DrawnScreen):
    """One player on the 2018 sheet; the plan cards are those on the table."""

    def __init__(self, app: ThreeStreetsApp, **kwargs: object) -> None:
        self.advanced = False
        self.chosen = [0] * len(SLOTS)
        super().__init__(app, **kwargs)

    def _cards(self, slot: int) -> list[CardForm]:
        return [
            card
            for card in plan_cards().values()
            if card.edition == EDITION and card.slot == slot and (self.advanced or not card.advanced)
        ]

    def _on_table(self) -> list[CardForm]:
        return [self._cards(slot)[self.chosen[slot - 1]] for slot in SLOTS]

    def draw(self, size: tuple[float, float]) -> Scene:
        plans = tuple(PlanOnTable(card.value(), card.points) for card in self._on_table())
        new = NewGame(_("Maple Falls"), plans, self.advanced)
        return layout_new(new, size, Metrics.density, self.app.text_scale)

    def tapped(self, target: Hashable) -> None:
        match target:
            case Turned(slot, step):
                self.chosen[slot - 1] = (self.chosen[slot - 1] + step) % len(self._cards(slot))
            case Action("advanced"):
                self.advanced = not self.advanced
                self.chosen = [
                    min(index, len(self._cards(slot)) - 1) for slot, index in zip(SLOTS, self.chosen, strict=True)
                ]
            case Action("back"):
                self.app.open("home")
            case Action("start"):
                self._start()
        self.refresh()

    def _start(self) -> None:
        self.app.game = self.app.store.new_game(
            {
                "record": 1,
                "edition": EDITION,
                "sheet": f"classic-{EDITION}",
                "options": {"roundabouts": self.advanced, "solo": "card"},
                "players": [{"id": "p1", "name": _("Player 1"), "city": _("Maple Falls")}],
                "plans": [{"slot": slot, "card": card.id} for slot, card in zip(SLOTS, self._on_table(), strict=True)],
            }
        )
        self.app.open("sheet")

    def go_back(self) -> bool:
        self.app.open("home")
        return True
