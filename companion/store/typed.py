"""What was typed once: names of players and cities, plan cards, opponents, sheets."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import NamedTuple

from companion.records.position import Wrong
from companion.records.record import decode, encode
from companion.store.database import Database, Statement
from companion.store.games import GAMES, WELCOME, Raw
from companion.store.standing import Person

NAME = (
    "INSERT INTO names (kind, name, city, used) VALUES (?, ?, ?, ?) ON CONFLICT (kind, name) DO UPDATE "
    "SET name = excluded.name, used = excluded.used, "
    "city = CASE excluded.city WHEN '' THEN city ELSE excluded.city END "
    "WHERE excluded.used >= used"
)


class KnownPlayer(NamedTuple):
    """A player of an earlier game, with the city they built last."""

    name: str
    city: str
    used: float


class Known:
    """What can be offered instead of being typed again."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._seen: set[tuple[str, str]] = set()

    def remember_people(self, people: Iterable[Person], *, again: bool = False) -> None:
        """Notes who plays, and the names of their cities, once a start; again when they begin another game."""
        new = [one for one in people if again or (one.name, one.city) not in self._seen]
        self._seen.update((one.name, one.city) for one in new)
        self.remember_names(KnownPlayer(one.name, one.city, time.time()) for one in new)

    def remember_names(self, players: Iterable[KnownPlayer]) -> None:
        """Notes players with their cities; what was used later stays."""
        statements: list[Statement] = []
        for one in players:
            if one.name:
                statements.append((NAME, ("player", one.name, one.city, one.used)))
            if one.city:
                statements.append((NAME, ("city", one.city, "", one.used)))
        if statements:
            self._database.write(statements)

    def players(self, beginning: str = "", most: int = -1) -> list[KnownPlayer]:
        """Players of earlier games whose name begins so, the latest first."""
        return [KnownPlayer(*row) for row in self._names("player", beginning, most)]

    def cities(self, beginning: str = "", most: int = -1) -> list[str]:
        """Names of cities used before that begin so, the latest first."""
        return [row[0] for row in self._names("city", beginning, most)]

    def _names(self, kind: str, beginning: str, most: int) -> list[tuple[str, str, float]]:
        pattern = "".join(f"\\{sign}" if sign in "\\%_" else sign for sign in beginning) + "%"
        sql = (
            "SELECT name, city, used FROM names WHERE kind = ? AND name LIKE ? ESCAPE '\\' "
            "ORDER BY used DESC, name LIMIT ?"
        )
        return self._database.rows(sql, (kind, pattern, most))

    def forget_name(self, name: str) -> None:
        """No longer offers a player."""
        self._database.write([("DELETE FROM names WHERE kind = 'player' AND name = ?", (name,))])

    def keep(self, kind: str, name: str, value: Raw, game: str = WELCOME, at: float | None = None) -> None:
        """Keeps a plan card, an opponent or a sheet under a name. Raises Wrong if it can't be."""
        GAMES[game].typed[kind](value)
        sql = (
            "INSERT INTO typed (game, kind, id, typed, value) VALUES (?, ?, ?, ?, ?) ON CONFLICT (game, kind, id) "
            "DO UPDATE SET typed = excluded.typed, value = excluded.value WHERE excluded.typed >= typed"
        )
        moment = time.time() if at is None else at
        self._database.write([(sql, (game, kind, name, moment, encode(value).decode()))])

    def kept(self, kind: str, game: str = WELCOME) -> dict[str, Raw]:
        """What was typed in of a kind, by name, the latest first; what can't be read is left out."""
        found: dict[str, Raw] = {}
        sql = "SELECT id, value FROM typed WHERE game = ? AND kind = ? ORDER BY typed DESC, id"
        for name, value in self._database.rows(sql, (game, kind)):
            try:
                raw = decode(value)
                GAMES[game].typed[kind](raw)
            except Wrong:
                continue
            found[name] = raw
        return found

    def drop(self, kind: str, name: str, game: str = WELCOME) -> None:
        """Forgets something typed in; games that use it carry it themselves."""
        self._database.write([("DELETE FROM typed WHERE game = ? AND kind = ? AND id = ?", (game, kind, name))])
