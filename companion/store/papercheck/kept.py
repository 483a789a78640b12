"""The check being made, kept at every tap, and what becomes of it: a past game, or one to go on with."""

from __future__ import annotations

import uuid
from typing import Any

from companion.records.position import Raw
from companion.store.games import WELCOME
from companion.store.papercheck.check import Check, begun_header, empty_table, finished_record, new_check
from companion.store.papercheck.paper import read_sheet, sheet_raw
from companion.store.settings import Setting
from companion.store.store import OpenGame, Store

CHECK: Setting[dict[str, Any]] = Setting("paper", {})


def _sheet_setting(place: int) -> Setting[dict[str, Any]]:
    return Setting(f"paper {place}", {})


class PaperChecks:
    """One check at a time, in the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.check: Check | None = self._read()

    def _read(self) -> Check | None:
        """The check that was left, as far as it can be read."""
        settings = self.store.settings
        raw = settings.get(CHECK)
        try:
            header = raw["header"]
            table = empty_table(header)
            key, shown = str(raw["key"]), int(raw["shown"])
            hand, kept = dict(raw["hand"]), bool(raw["kept"])
        except (LookupError, TypeError, ValueError):
            return None
        sheets = tuple(
            read_sheet(settings.get(_sheet_setting(place)), table.setup.sheet) for place in range(len(table.seats))
        )
        return Check(key, header, sheets, shown if 0 <= shown < len(sheets) else 0, hand, kept)

    def read_again(self) -> Check | None:
        """The check; one that came with a backup is found here."""
        if self.check is None:
            self.check = self._read()
        return self.check

    def begin(self, header: Raw) -> Check:
        """A new check in place of the one before. Raises Wrong if such a table can't be."""
        check = new_check(uuid.uuid4().hex, header)
        self.check = None
        return self.put(check)

    def put(self, check: Check) -> Check:
        """Keeps a check after a tap; only what changed is written."""
        before, self.check = self.check, check
        settings = self.store.settings
        old = before.sheets if before is not None else (None,) * len(check.sheets)
        for place, (was, sheet) in enumerate(zip(old, check.sheets, strict=True)):
            if sheet is not was:
                settings.set(_sheet_setting(place), sheet_raw(sheet))
        settings.set(CHECK, {name: value for name, value in check._asdict().items() if name != "sheets"})
        return check

    def drop(self) -> None:
        """Ends the check."""
        if self.check is None:
            return
        for place in range(len(self.check.sheets)):
            self.store.settings.set(_sheet_setting(place), {})
        self.store.settings.set(CHECK, {})
        self.check = None

    def keep(self, check: Check) -> OpenGame:
        """The check as a past game; kept again after a change, it is still the same game. Raises Wrong."""
        record = finished_record(check)
        empty_table(record.header)
        self.put(check._replace(kept=True))
        number = self.store.number_of(check.key)
        if number is None:
            return self.store.take_record(record, WELCOME, check.key)
        self.store.past.bring_back(number)
        game = self.store.open_game(number)
        if game.record != record:
            game.replace(record)
        return game

    def go_on(self, check: Check) -> OpenGame:
        """The check as the game being played, from the next round on; the check is over. Raises Wrong."""
        game = self.store.new_game(begun_header(check))
        self.drop()
        return game
