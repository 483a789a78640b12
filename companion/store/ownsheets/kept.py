"""The sheets the player made, and those being made: each by the name it is kept under, a new one by none."""

from __future__ import annotations

from itertools import count
from typing import Any

from companion.records.assets import sheets
from companion.records.position import Raw
from companion.rules.welcome.sheet import Edition
from companion.store.ownsheets.draft import SheetDraft, draft_raw, read_draft, read_sheet, sheet_raw
from companion.store.settings import Setting
from companion.store.store import Store
from companion.words import _

SHEET = "sheet"
LONGEST_NAME = 40
DRAFTS: Setting[dict[str, Any]] = Setting("sheet_drafts", {})


class OwnSheets:
    """What is kept is played; a draft is not, until it is kept."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def kept(self) -> dict[str, Raw]:
        """Every sheet kept, by name, the latest first."""
        return self._store.known.kept(SHEET)

    # drafts

    def drafts(self) -> dict[str, SheetDraft]:
        """Every sheet being made; what can't be read is left out."""
        found = {}
        for name, raw in self._store.settings.get(DRAFTS).items():
            try:
                found[name] = read_draft(raw)
            except (LookupError, TypeError, ValueError, AttributeError):
                continue
        return found

    def begin(self, name: str, edition: Edition, like: str = "") -> SheetDraft:
        """Goes on with the draft of a sheet, or begins one: as it is kept, or as a copy of another."""
        draft = self.drafts().get(name)
        if draft is not None:
            return draft
        raw = self.kept().get(name or like)
        if raw is None:
            return SheetDraft(sheets()[like if like in sheets() else f"classic-{edition}"], edition)
        own: Edition = "2018" if raw.get("edition", edition) == "2018" else "2023"
        return SheetDraft(read_sheet(raw), own, name)

    def put(self, name: str, draft: SheetDraft) -> None:
        """Keeps a draft after every tap, as long as it differs from what is kept."""
        kept = self.kept().get(name)
        if draft.made or draft.name != name or (kept is not None and kept.get("edition") != draft.edition):
            self.put_raw(name, draft_raw(draft))
        else:
            self.drop_draft(name)

    def put_raw(self, name: str, raw: Raw) -> None:
        """Keeps a draft as it was read."""
        drafts = self._store.settings.get(DRAFTS)
        self._store.settings.set(DRAFTS, {**drafts, name: raw})

    def drop_draft(self, name: str) -> Raw | None:
        """Forgets a draft and gives it, if there was one."""
        drafts = self._store.settings.get(DRAFTS)
        self._store.settings.set(DRAFTS, {one: raw for one, raw in drafts.items() if one != name})
        return drafts.get(name)

    # keeping

    def shown_name(self, name: str, draft: SheetDraft) -> str:
        """What a sheet is called, also if nothing was typed."""
        typed = draft.name.strip()[:LONGEST_NAME].strip()
        if typed or name:
            return typed or name
        plain = _("My sheet")
        names = (plain if number == 1 else f"{plain} {number}" for number in count(1))
        return next(one for one in names if not self.taken("", one))

    def taken(self, name: str, wanted: str) -> bool:
        """Whether another sheet is called that."""
        others = {one.casefold() for one in (*self.kept(), *sheets()) if one != name}
        return wanted.casefold() in others

    def keep(self, name: str, draft: SheetDraft) -> str:
        """Keeps what was drafted and gives its name; games begun on the sheet carry it as it was."""
        known = self._store.known
        called = self.shown_name(name, draft)
        known.keep(SHEET, called, {**sheet_raw(draft.sheet), "edition": draft.edition, "name": called})
        if name and name != called:
            known.drop(SHEET, name)
        self.drop_draft(name)
        return called

    def take_in(self, header: Raw) -> None:
        """Keeps the sheet that a game from elsewhere carries, unless one is called like it."""
        raw = header.get("sheet")
        if not isinstance(raw, dict):
            return
        name = raw.get("name")
        if isinstance(name, str) and 0 < len(name) <= LONGEST_NAME and not self.taken("", name):
            self._store.known.keep(SHEET, name, {**raw, "edition": header["edition"]})
