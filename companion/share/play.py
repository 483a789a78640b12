"""A game as it is shared: where it stands, when it was played and how long."""

from __future__ import annotations

import re
import unicodedata
from datetime import datetime
from typing import NamedTuple

from companion.draw.results.picture import Occasion
from companion.rules.welcome.table import Table
from companion.words import _


class Play(NamedTuple):
    """The table, the time it began (on the player's clock), its minutes, and what tells it from all others."""

    table: Table
    started: datetime | None = None
    minutes: int = 0
    key: str = ""

    @property
    def date(self) -> str:
        """The day in the player's way of writing it."""
        if self.started is None:
            return ""
        day = self.started
        return _("{year}-{month}-{day}").format(year=day.year, month=f"{day.month:02}", day=f"{day.day:02}")

    @property
    def occasion(self) -> Occasion:
        return Occasion(self.table, self.date)

    def file_name(self, what: str, ending: str) -> str:
        """A name any file system takes."""
        day = self.started.strftime("%Y-%m-%d") if self.started else ""
        return "-".join(part for part in ("three-streets", day, plain(what)) if part) + ending


def plain(words: str) -> str:
    """Words in small letters of the alphabet, joined by hyphens."""
    ascii_only = unicodedata.normalize("NFKD", words).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", ascii_only).strip("-")[:40]
