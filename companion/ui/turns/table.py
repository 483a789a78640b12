"""Names, cities, plan cards and variants set right in the middle of a game."""

from __future__ import annotations

from collections.abc import Hashable

from companion.draw.newgame.cards import layout_slot
from companion.draw.newgame.draft import CardDraft
from companion.draw.newgame.editor import layout_editor
from companion.draw.page import Page
from companion.draw.targets import Do, FieldAt
from companion.draw.turns.page import Agreed, Told, layout_names
from companion.records.amend import Change
from companion.ui.app import ThreeStreetsApp
from companion.ui.newgame.shelf import Shelf
from companion.ui.newgame.typed import card_fault, card_goal, card_tapped
from companion.ui.turns.agreed import AGREED, agreed, agreed_otherwise, opponents_to_play, sheets_to_play
from companion.ui.turns.changes import replanned
from companion.ui.turns.correcting import CorrectingScreen
from companion.ui.turns.names import Names, plans_on_table
from companion.words import _


class NamesScreen(CorrectingScreen):
    """The names with the plans, all cards of a slot, or a card being typed."""

    names: Names

    def __init__(self, app: ThreeStreetsApp, **kwargs: object) -> None:
        self.shelf = Shelf(app.store)
        self.card = CardDraft()
        self.checked = False
        """Whether a fault of the card is shown: from the first try to keep it on."""
        super().__init__(app, **kwargs)

    def begin(self) -> None:
        self.names = Names(self.game)

    def lay_own(self, size: tuple[float, float], density: float, text_scale: float) -> Page:
        page, _space, which = self.at.partition(" ")
        table, on_table = self.table, plans_on_table(self.game, self.shelf)
        if page == "slot":
            cards = self.shelf.cards(table.setup.edition, int(which), advanced=self._advanced())
            goal = on_table[int(which) - 1].goal
            shown = tuple(card._replace(chosen=card.goal == goal) for card in cards)
            return layout_slot(table.setup.edition, int(which), shown, size, density, text_scale, drawing=False)
        if page == "card":
            fault = self._card_fault() if self.checked else ""
            return layout_editor(self.card, table.setup.edition, fault, size, density, text_scale)
        return layout_names(
            table, self.names.fields(), on_table, self._agreed(), self.told, size, density, text_scale
        )  # fmt: skip

    def _agreed(self) -> Agreed:
        draft = agreed(self.game, self.shelf)
        return Agreed(draft, sheets_to_play(draft, self.shelf), opponents_to_play(draft, self.shelf))

    def _advanced(self) -> bool:
        """Whether cards for the advanced game are shown; a record of another program does not tell."""
        return bool(self.game.header.get("advanced", True))

    def answer(self, target: Hashable) -> None:
        match target:
            case FieldAt(field):
                self.start_typing(field)
            case Do("slot", slot):
                self.go(f"slot {slot}")
            case Do("type-card", slot):
                self.card, self.checked = CardDraft(int(slot)), False
                self.go(f"card {slot}")
            case Do("pick", card):
                self._plan(int(self.at.removeprefix("slot ")), str(card))
            case Do(name) if name in AGREED and not self.at:
                header = agreed_otherwise(self.game.header, agreed(self.game, self.shelf), target, self.shelf)
                if header != self.game.header:
                    self.correct(Change(header=header))
            case Do("keep-card"):
                self._keep_card()
            case Do() if self.at.startswith("card "):
                self.card = card_tapped(self.card, target, self.table.setup.sheet)
                self.refresh()

    def up(self) -> None:
        page, _space, slot = self.at.partition(" ")
        if page:
            self.go(f"slot {slot}" if page == "card" else "")
        else:
            self.app.open("sheet")

    def changed(self) -> None:
        self.told = Told(_("It is changed."), undo=True)
        if self.at:
            self.go("")
        else:
            self.refresh()

    # names

    def value(self, field: str) -> str:
        return self.names.value(field)

    def written(self, field: str, text: str) -> None:
        self.names.written(field, text)

    def stop_typing(self) -> None:
        field = self.typing
        super().stop_typing()
        change = self.names.change(field) if field else None
        if change is not None:
            kind, _space, which = field.partition(" ")
            if kind != "paper":
                self.whose = which
            self.correct(change)

    # plans

    def _plan(self, slot: int, card: str) -> None:
        change = replanned(self.game.record, self.shelf.plan(slot, card))
        if change is None:
            self.go("")
        else:
            self.correct(change)

    def _card_fault(self) -> str:
        return card_fault(self.card, self.table.setup.sheet)

    def _keep_card(self) -> None:
        self.checked = True
        if self._card_fault():
            self.refresh()
            self.shake()
            return
        card = self.card
        self._plan(
            card.slot, self.shelf.keep(self.table.setup.edition, card.slot, card_goal(card), card.figures.points)
        )
