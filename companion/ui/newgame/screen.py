"""The screen of a new game: it shows the page the draft is at, and hands the desk every tap."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from kivy.metrics import Metrics

from companion.draw.newgame.begun import CityView, layout_begun, layout_city
from companion.draw.newgame.cards import layout_slot
from companion.draw.newgame.draft import opponent_id
from companion.draw.newgame.editor import layout_editor
from companion.draw.newgame.opponents import layout_opponent, layout_opponents
from companion.draw.newgame.pile import PileView, layout_pile
from companion.draw.newgame.table import TableView, layout_table
from companion.draw.page import BACK, Page
from companion.draw.targets import Do, FieldAt
from companion.rules.welcome.sheet import SLOTS, Edition
from companion.ui.app import ThreeStreetsApp
from companion.ui.newgame import fields
from companion.ui.newgame.desk import Desk
from companion.ui.newgame.header import (
    city_faults,
    faults,
    filled,
    opponent_faults,
    player_name,
    read_opponent,
    read_streets,
    slots_with_points,
)
from companion.ui.page import PageScreen
from companion.words import _

if TYPE_CHECKING:
    from companion.ui.ownsheet.screen import Origin


class NewGameScreen(PageScreen):
    """Everything a game needs before its first card."""

    desk_of: type[Desk] = Desk
    origin: Origin = "new"
    """Where a sheet made from here comes back to."""

    def __init__(self, app: ThreeStreetsApp, **kwargs: object) -> None:
        self.desk = self.desk_of(app.store)
        super().__init__(app, **kwargs)

    def opened(self) -> None:
        self.desk.reload()
        self.scroll_to(0)
        super().opened()

    def lay(self, size: tuple[float, float]) -> Page:
        desk, draft = self.desk, self.desk.draft
        density, scale = Metrics.density, self.app.text_scale
        page, _space, which = draft.page.partition(" ")
        if page == "slot":
            cards = desk.shelf.cards(draft.edition, int(which), advanced=draft.advanced)
            now = desk.shelf.shown(int(which), draft.plans[int(which) - 1])
            shown = tuple(card._replace(chosen=card.goal == now.goal) for card in cards)
            return layout_slot(draft.edition, int(which), shown, size, density, scale, drawing=desk.draws)
        if page == "card":
            fault = desk.card_fault() if desk.checked else ""
            return layout_editor(draft.card, draft.edition, fault, size, density, scale)
        if page == "opponents":
            names = tuple((name, raw["name"]) for name, raw in desk.shelf.opponents().items())
            chosen = opponent_id(draft.opponent) if draft.opponent else ""
            return layout_opponents(names, chosen, size, density, scale)
        if page == "opponent":
            wrong = opponent_faults(draft.typing_opponent) if desk.checked else {}
            return layout_opponent(draft.typing_opponent, wrong, size, density, scale)
        if page == "paper":
            return layout_begun(draft, self._faults(), size, density, scale)
        if page == "pile" and draft.opponent is not None:
            opponent, points = read_opponent(draft.opponent), slots_with_points(draft, desk.shelf)
            return layout_pile(PileView(draft.edition, opponent, draft.pile, points), size, density, scale)
        if page == "city":
            return layout_city(self._city_view(which), size, density, scale)
        return layout_table(self._table_view(), size, density, scale)

    def _faults(self) -> dict[str, str]:
        desk = self.desk
        if desk.checked:
            return faults(filled(desk.draft, desk.sheet) if desk.draft.begun else desk.draft, desk.shelf)
        return {}

    def _table_view(self) -> TableView:
        desk, draft = self.desk, self.desk.draft
        plans = tuple(desk.shelf.shown(slot, draft.plans[slot - 1]) for slot in SLOTS)
        sheets = [
            (f"classic-{draft.edition}", _("As printed")),
            *((one, one) for one in desk.shelf.sheets(draft.edition)),
        ]
        suggested = desk.suggestions(self.typing) if self.typing else ()
        return TableView(draft, plans, tuple(sheets), self._faults(), self.typing, suggested)

    def _city_view(self, player_id: str) -> CityView:
        desk, draft = self.desk, self.desk.draft
        player = next((one for one in draft.players if one.id == player_id), draft.players[0])
        full = filled(draft, desk.sheet)
        checked = full.players[draft.players.index(player)]
        touched = any(text.strip() for text in player.sheet.streets) or desk.checked
        return CityView(
            player_name(draft, player), draft.edition, desk.sheet, player.sheet,
            read_streets(player.sheet, len(desk.sheet.streets)), slots_with_points(draft, desk.shelf),
            city_faults(full, checked, desk.shelf) if touched else {},
        )  # fmt: skip

    def tapped(self, target: Hashable) -> None:
        match target:
            case FieldAt(field):
                self.start_typing(field)
                return
            case Do("start"):
                self._start()
                return
            case Do("own-sheet"):
                self.app.make_sheet(self.origin, self.desk.draft.edition, like=self.desk.draft.sheet)
                return
            case Do("complete", name):
                self.desk.complete(self.typing, str(name))
            case _ if target == BACK:
                self.go_back()
                return
            case _:
                page = self.desk.draft.page
                self.desk.tap(target)
                if self.desk.draft.page != page:
                    self.scroll_to(0)
        self.refresh()
        if self.desk.checked and target in (Do("keep-card"), Do("keep-opponent")):
            self.show_fault()

    def _start(self) -> None:
        header = self.desk.begun_header()
        if header is None:
            self.refresh()
            self.show_fault()
            self.shake()
            return
        self.app.game = self.app.store.new_game(header)
        self.app.open("sheet")

    def take_sheet(self, edition: Edition, sheet: str) -> None:
        """Plays on a sheet that was just made."""
        self.desk.tap(Do("edition", edition))
        self.desk.tap(Do("sheet", sheet))
        self.refresh()

    def value(self, field: str) -> str:
        return fields.value(self.desk.draft, field)

    def replaced(self, field: str) -> bool:
        return fields.by_default(self.desk.draft, field)

    def written(self, field: str, text: str) -> None:
        self.desk.written(field, text)

    def go_back(self) -> bool:
        self.leave()
        if not self.desk.back():
            self.app.open("home")
        else:
            self.scroll_to(0)
            self.refresh()
        return True
