"""The new game in taps: what each tap and each word typed does to the draft. No Kivy in it."""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable
from typing import Any

from companion.draw.newgame.draft import (
    CardDraft,
    CityDraft,
    Draft,
    OpponentDraft,
    PlayerDraft,
    from_json,
    new_player,
    next_token,
    to_json,
)
from companion.draw.targets import Do
from companion.records.position import Raw
from companion.rules.welcome.sheet import SLOTS, Edition, Sheet
from companion.rules.welcome.table import Aaa
from companion.store.settings import Setting
from companion.store.store import Store
from companion.ui.newgame import fields
from companion.ui.newgame.header import faults, filled, header, opponent_faults, opponent_raw
from companion.ui.newgame.pile import pile_tapped
from companion.ui.newgame.shelf import Shelf
from companion.ui.newgame.typed import card_fault, card_goal, card_tapped, city_tapped, opponent_tapped, toggled

DRAFT: Setting[dict[str, Any]] = Setting("new_game", {})
LAST: Setting[dict[str, Any]] = Setting("last_table", {})
PAPER: Setting[dict[str, Any]] = Setting("paper_table", {})
"""The table whose sheets on paper are checked."""
PAGES = (
    "table",
    "opponents",
    "opponent",
    "paper",
    "pile",
    *(f"{kind} {slot}" for kind in ("slot", "card") for slot in SLOTS),
)
SUGGESTED = 3


def follow_sheet(store: Store, before: str, after: str) -> None:
    """Tables told already, to be played once or again, keep their sheet under its new name."""
    for table in (DRAFT, LAST, PAPER):
        told = store.settings.get(table)
        if told.get("sheet") == before:
            store.settings.set(table, {**told, "sheet": after})


class Desk:
    """Holds the draft, changes it tap by tap, and keeps it in the store after each."""

    kept_as = DRAFT
    draws = True
    """Whether plan cards are drawn at random until told."""

    def __init__(self, store: Store, chance: random.Random | None = None) -> None:
        self.store = store
        self.shelf = Shelf(store)
        self.chance = chance or random.Random()
        self.checked = False
        """Whether faults of the whole are shown: from the first try to start on."""
        self.draft = self._kept(self.kept_as) or self._fresh()

    # beginning

    def _kept(self, setting: Setting[dict[str, Any]]) -> Draft | None:
        raw = self.store.settings.get(setting)
        try:
            draft = from_json(raw) if raw else None
            if draft is None or not draft.players:
                return None
            for slot in SLOTS:
                self.shelf.shown(slot, draft.plans[slot - 1])
        except (ValueError, TypeError, LookupError, AttributeError):
            return None
        pages = {f"city {player.id}" for player in draft.players}.union(PAGES)
        return draft if draft.page in pages else draft._replace(page="table")

    def _fresh(self) -> Draft:
        last = self._kept(LAST)
        draft = (
            Draft() if last is None else Draft(last.edition, f"classic-{last.edition}", last.advanced, last.advanced)
        )
        return self._drawn(draft._replace(players=(new_player(draft),)), SLOTS)

    def reload(self) -> None:
        """Takes up what is kept, or begins anew."""
        self.draft = self._kept(self.kept_as) or self._fresh()
        self.checked = False

    def same_table(self) -> bool:
        """The people and variants of the last game, with new plans; says whether there was one."""
        last = self._kept(LAST)
        if last is None:
            return False
        players = tuple(player._replace(sheet=CityDraft()) for player in last.players)
        draft = last._replace(players=players, begun=False, approved=(), round=2, pile=Aaa(), page="table")
        self._keep(self._drawn(draft, SLOTS))
        return True

    def _keep(self, draft: Draft) -> None:
        self.draft = draft
        self.store.settings.set(self.kept_as, to_json(draft))

    @property
    def sheet(self) -> Sheet:
        """The sheet played on."""
        return self.shelf.sheet(self.draft.edition, self.draft.sheet)

    def begun_header(self) -> Raw | None:
        """The header to begin with, if nothing is wrong; the table is remembered."""
        self.checked = True
        draft = filled(self.draft, self.sheet) if self.draft.begun else self.draft
        if faults(draft, self.shelf):
            return None
        raw = header(draft, self.shelf)
        self.store.settings.set(LAST, to_json(draft._replace(card=CardDraft(), typing_opponent=OpponentDraft())))
        self.store.settings.set(self.kept_as, {})
        return raw

    # plans

    def _drawn(self, draft: Draft, slots: tuple[int, ...]) -> Draft:
        """The draft with cards drawn at random for some slots, where we know any."""
        plans = list(draft.plans)
        for slot in slots:
            cards = [
                card for card in self.shelf.cards(draft.edition, slot, advanced=draft.advanced) if not card.typed
            ] or self.shelf.cards(draft.edition, slot, advanced=draft.advanced)
            plans[slot - 1] = self.shelf.plan(slot, self.chance.choice(cards).id) if cards else None
        return draft._replace(plans=tuple(plans))

    def _pick(self, card: str) -> None:
        slot = self.slot
        plans = list(self.draft.plans)
        plans[slot - 1] = self.shelf.plan(slot, card)
        self._keep(self.draft._replace(plans=tuple(plans), page="table"))

    @property
    def slot(self) -> int:
        """The slot whose page is open."""
        return int(self.draft.page.removeprefix("slot ").removeprefix("card ") or 1)

    # taps

    def tap(self, target: Hashable) -> None:
        """Answers a tap of any page of the new game."""
        if not isinstance(target, Do):
            return
        value = target.value
        answer: Callable[[], None] | None = {
            "edition": lambda: self._edition("2018" if value == "2018" else "2023"),
            "sheet": lambda: self._keep(self.draft._replace(sheet=str(value))),
            "advanced": self._advanced,
            "roundabouts": lambda: self._switch("roundabouts"),
            "roundabout_counts": lambda: self._switch("roundabout_counts"),
            "expert": lambda: self._switch("expert"),
            "solo": lambda: self._switch("solo"),
            "begun": lambda: self._switch("begun"),
            "add-player": self._add_player,
            "add-paper": lambda: self._keep(self.draft._replace(paper=(*self.draft.paper, ""))),
            "remove": lambda: self._remove(str(value)),
            "remove-paper": lambda: self._remove_paper(int(value)),
            "token": lambda: self._token(str(value)),
            "slot": lambda: self.open(f"slot {value}"),
            "open": lambda: self.open(str(value)),
            "draw-all": lambda: self._keep(self._drawn(self.draft, SLOTS)),
            "draw": lambda: self._keep(self._drawn(self.draft, (int(value),))._replace(page="table")),
            "pick": lambda: self._pick(str(value)),
            "type-card": lambda: self._type_card(int(value)),
            "keep-card": self._keep_card,
            "opponent": lambda: self._opponent(str(value)),
            "keep-opponent": self._keep_opponent,
            "round": lambda: self._keep(self.draft._replace(round=max(1, self.draft.round + int(value)))),
            "approved": lambda: self._keep(self.draft._replace(approved=toggled(self.draft.approved, int(value)))),
        }.get(target.do)
        if answer is not None:
            answer()
        elif self.draft.page.startswith("card "):
            self.checked = False
            self._keep(self.draft._replace(card=card_tapped(self.draft.card, target, self.sheet)))
        elif self.draft.page == "opponent":
            card = opponent_tapped(self.draft.typing_opponent, target)
            self._keep(self.draft._replace(typing_opponent=card))
        elif self.draft.page == "pile":
            self._keep(self.draft._replace(pile=pile_tapped(self.draft.pile, target)))
        elif self.draft.page.startswith("city "):
            self._change_city(lambda city: city_tapped(city, target, self.sheet))

    def open(self, page: str) -> None:
        """Another page of the new game."""
        self.checked = self.checked and page in ("table", "paper")
        self._keep(self.draft._replace(page=page))

    def back(self) -> bool:
        """One page back; says whether there was one."""
        page = self.draft.page
        if page == "table":
            return False
        above = {"opponent": "opponents", "pile": "paper"}.get(page, "table")
        if page.startswith("card "):
            above = f"slot {self.slot}"
        elif page.startswith("city "):
            above = "paper"
        self.open(above)
        return True

    def _switch(self, field: str) -> None:
        changed: dict[str, Any] = {field: not getattr(self.draft, field)}
        self._keep(self.draft._replace(**changed))

    def _edition(self, edition: Edition) -> None:
        if edition != self.draft.edition:
            draft = self.draft._replace(edition=edition, sheet=f"classic-{edition}")
            self._keep(self._drawn(draft, SLOTS))

    def _advanced(self) -> None:
        """Advanced brings roundabouts with it; without it, plans marked ★ go back to the box."""
        advanced = not self.draft.advanced
        draft = self.draft._replace(advanced=advanced, roundabouts=advanced)
        cards = [self.shelf.shown(slot, draft.plans[slot - 1]) for slot in SLOTS]
        wrong = tuple(card.slot for card in cards if (card.advanced and not advanced) or card.goal is None)
        self._keep(self._drawn(draft, wrong))

    # people

    def _add_player(self) -> None:
        self._keep(self.draft._replace(players=(*self.draft.players, new_player(self.draft))))

    def _remove(self, player: str) -> None:
        left = tuple(one for one in self.draft.players if one.id != player)
        if left:
            self._keep(self.draft._replace(players=left))

    def _remove_paper(self, index: int) -> None:
        paper = self.draft.paper
        self._keep(self.draft._replace(paper=paper[:index] + paper[index + 1 :]))

    def _token(self, player: str) -> None:
        """The next colour nobody else has."""
        taken = {one.token for one in self.draft.players if one.id != player}
        self._change(player, lambda one: one._replace(token=next_token(one.token, taken)))

    def _change(self, player: str, change: Callable[[PlayerDraft], PlayerDraft]) -> None:
        self._keep(fields.changed(self.draft, player, change))

    # words

    def written(self, field: str, text: str) -> None:
        """Takes what stands in a field."""
        self._keep(fields.written(self.draft, field, text, len(self.sheet.streets)))

    def suggestions(self, field: str) -> tuple[str, ...]:
        """Names used before that begin like what is being typed; the latest ones, while nothing was chosen."""
        if not field.startswith(("name ", "city ", "paper ")):
            return ()
        typed = "" if fields.by_default(self.draft, field) else fields.value(self.draft, field).strip()
        known = self.store.known
        most = SUGGESTED + 8
        if field.startswith("city "):
            found = known.cities(typed, most)
        else:
            found = [one.name for one in known.players(typed, most)]
        taken = {one.name.strip() for one in self.draft.players} | {name.strip() for name in self.draft.paper}
        if field.startswith("city "):
            taken = {one.city.strip() for one in self.draft.players}
        names = [name for name in found if name != typed and name not in taken and not fields.is_default_name(name)]
        return tuple(names[:SUGGESTED])

    def complete(self, field: str, name: str) -> None:
        """Takes a name used before; a player's city comes with it."""
        self.written(field, name)
        if field.startswith("name "):
            city = next((one.city for one in self.store.known.players(name, 1) if one.name == name), "")
            taken = {one.city for one in self.draft.players}
            if city and city not in taken:
                self._change(field.removeprefix("name "), lambda one: one._replace(city=city))

    # a typed card

    def _type_card(self, slot: int) -> None:
        card = self.draft.card if self.draft.card.slot == slot else CardDraft(slot)
        self._keep(self.draft._replace(card=card, page=f"card {slot}"))

    def card_fault(self) -> str:
        """Why the typed card can't be used yet."""
        return card_fault(self.draft.card, self.sheet)

    def _keep_card(self) -> None:
        self.checked = True
        if self.card_fault():
            return
        card = self.draft.card
        name = self.shelf.keep(self.draft.edition, card.slot, card_goal(card), card.figures.points)
        plans = list(self.draft.plans)
        plans[card.slot - 1] = self.shelf.plan(card.slot, name)
        self.checked = False
        self._keep(self.draft._replace(plans=tuple(plans), card=CardDraft(card.slot), page="table"))

    # an opponent

    def _opponent(self, name: str) -> None:
        found = self.shelf.opponents().get(name)
        if found is not None:
            self._keep(self.draft._replace(opponent=found, page="table"))

    def _keep_opponent(self) -> None:
        self.checked = True
        card = self.draft.typing_opponent
        if opponent_faults(card):
            return
        raw = opponent_raw(card)
        self.shelf.keep_opponent(raw)
        self.checked = False
        self._keep(self.draft._replace(opponent=raw, typing_opponent=OpponentDraft(), page="table"))

    # sheets on paper

    def _change_city(self, change: Callable[[CityDraft], CityDraft]) -> None:
        player = fields.city_player(self.draft).id
        self._change(player, lambda one: one._replace(sheet=change(one.sheet)))
