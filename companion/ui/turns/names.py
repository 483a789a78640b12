"""Names, cities and plan cards of the table: what is typed or picked, and the change it makes. No Kivy in it."""

from __future__ import annotations

from companion.draw.newgame.cards import PlanCard
from companion.draw.turns.page import NameField
from companion.records.amend import Change
from companion.rules.welcome.sheet import SLOTS
from companion.rules.welcome.table import Table
from companion.store.live import LiveGame
from companion.ui.newgame.shelf import Shelf
from companion.ui.turns.changes import renamed, renamed_on_paper
from companion.words import _


class Names:
    """The fields of the page, with what is being typed in one of them."""

    def __init__(self, game: LiveGame) -> None:
        self._game = game
        self._typed: dict[str, str] = {}

    @property
    def _table(self) -> Table:
        table: Table = self._game.position
        return table

    def fields(self) -> tuple[NameField, ...]:
        """A name and a city for everyone, a name for everyone on paper."""
        found = []
        for seat in self._table.seats:
            for kind, label in (("name", _("Name of {player}")), ("city", _("City of {player}"))):
                field = f"{kind} {seat.id}"
                found.append(NameField(field, self.value(field), label.format(player=seat.name), self._fault(field)))
        for place, one in enumerate(self._table.paper):
            field = f"paper {place}"
            label = _("{player}, on paper").format(player=one.name)
            found.append(NameField(field, self.value(field), label, self._fault(field)))
        return tuple(found)

    def value(self, field: str) -> str:
        """What a field holds."""
        return self._typed.get(field, self._now(field))

    def written(self, field: str, text: str) -> None:
        """Takes what is typed; the game does not know of it yet."""
        self._typed[field] = text

    def change(self, field: str) -> Change | None:
        """The change a field makes, once its typing is over; nothing if it can't be or is as it was."""
        if self._fault(field):
            return None
        text = self._typed.pop(field, "").strip()
        kind, _space, which = field.partition(" ")
        now = self._now(field)
        if text == now or (not text and kind != "city"):
            return None
        record = self._game.record
        if kind == "paper":
            return renamed_on_paper(record, now, text)
        return renamed(record, which, name=text) if kind == "name" else renamed(record, which, city=text)

    def _now(self, field: str) -> str:
        kind, _space, which = field.partition(" ")
        table = self._table
        if kind == "paper":
            return table.paper[int(which)].name
        seat = table.seats[table.places[which]]
        return seat.name if kind == "name" else seat.city_name

    def _fault(self, field: str) -> str:
        """Two with the same name can't be told apart."""
        typed = self._typed.get(field, "").strip()
        if not typed or field.startswith("city ") or typed == self._now(field):
            return ""
        names = {f"name {seat.id}": seat.name for seat in self._table.seats}
        names |= {f"paper {place}": one.name for place, one in enumerate(self._table.paper)}
        same = (other for other, name in names.items() if other != field and name.casefold() == typed.casefold())
        return _("Someone else is called {name}.").format(name=typed) if next(same, None) else ""


def plans_on_table(game: LiveGame, shelf: Shelf) -> tuple[PlanCard, ...]:
    """The three cards, with the figures told by now."""
    table: Table = game.position
    plans = {one["slot"]: one for one in game.header.get("plans", ())}
    return tuple(
        card._replace(points=table.points[card.slot - 1] or card.points)
        for card in (shelf.shown(slot, plans.get(slot)) for slot in SLOTS)
    )
