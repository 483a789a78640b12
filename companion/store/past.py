"""Past games: newest first, by player, best and average scores, deleting with undo."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import groupby
from typing import Any, NamedTuple

from companion.store.database import Database, Statement
from companion.store.standing import Score, Standing

PAGE = 10
"""As many as a screen shows; the next page is asked for when the list is scrolled."""

COLUMNS = "id, key, kind, started, updated, finished, round, moves"
SCORES = "scores.player, name, city, total, rank, winner"


class PastGame(NamedTuple):
    """A game in the list."""

    number: int
    key: str
    kind: str
    started: float
    updated: float
    finished: bool
    round: int
    moves: int
    scores: tuple[Score, ...]


class PlayerRecord(NamedTuple):
    """What a player has reached in finished games."""

    name: str
    games: int
    wins: int
    best: int
    average: float


class BestScore(NamedTuple):
    """One of the highest totals."""

    total: int
    name: str
    city: str
    game: int
    started: float


class Past:
    """All games of the store as a list."""

    def __init__(
        self, database: Database, standing: Callable[[int], tuple[Standing, int, float] | None]
    ) -> None:  # fmt: skip
        self._database = database
        self._standing = standing

    def games(self, player: str | None = None, after: PastGame | None = None, most: int = PAGE) -> list[PastGame]:
        """A page of games, newest first: those of one player, or all; those after the last one of the page before."""
        self.refresh()
        conditions = ["deleted IS NULL"]
        values: list[Any] = []
        if after is not None:
            conditions.append("(started, id) < (?, ?)")
            values += [after.started, after.number]
        if player is not None:
            conditions.append("id IN (SELECT game FROM scores WHERE name = ?)")
            values.append(player)
        sql = (
            f"SELECT {COLUMNS}, {SCORES} FROM (SELECT {COLUMNS} FROM games WHERE {' AND '.join(conditions)} "
            "ORDER BY started DESC, id DESC LIMIT ?) LEFT JOIN scores ON game = id "
            "ORDER BY started DESC, id DESC, seat"
        )
        rows = self._database.rows(sql, (*values, most))
        return [_game(list(group)) for _, group in groupby(rows, key=lambda row: row[0])]

    def game(self, number: int) -> PastGame | None:
        """One game as it stands in the list, deleted or not."""
        self.refresh()
        sql = f"SELECT {COLUMNS}, {SCORES} FROM games LEFT JOIN scores ON game = id WHERE id = ? ORDER BY seat"
        rows = self._database.rows(sql, (number,))
        return _game(rows) if rows else None

    def count(self) -> int:
        """How many games there are."""
        return int(self._database.rows("SELECT count(*) FROM games WHERE deleted IS NULL")[0][0])

    def is_there(self, number: int) -> bool:
        """Whether a game is in the list."""
        return bool(self._database.rows("SELECT 1 FROM games WHERE id = ? AND deleted IS NULL", (number,)))

    def players(self) -> list[PlayerRecord]:
        """Everyone who finished a game, the one with most games first."""
        self.refresh()
        sql = (
            "SELECT name, count(*), sum(winner), max(total), avg(total) FROM scores JOIN games ON game = id "
            "WHERE deleted IS NULL AND finished AND total IS NOT NULL GROUP BY name ORDER BY count(*) DESC, name"
        )
        return [PlayerRecord(*row) for row in self._database.rows(sql)]

    def player(self, name: str) -> PlayerRecord | None:
        """What one player has reached."""
        return next((one for one in self.players() if one.name.casefold() == name.casefold()), None)

    def best(self, player: str | None = None, most: int = 10) -> list[BestScore]:
        """The highest totals of finished games, of one player or of all."""
        self.refresh()
        sql = (
            "SELECT total, name, city, game, started FROM scores JOIN games ON game = id "
            "WHERE deleted IS NULL AND finished AND total IS NOT NULL AND (? IS NULL OR name = ?) "
            "ORDER BY total DESC, started, seat LIMIT ?"
        )
        return [BestScore(*row) for row in self._database.rows(sql, (player, player, most))]

    # deleting

    def delete(self, number: int) -> None:
        """Takes a game out of the list; it can be brought back."""
        self._database.write([("UPDATE games SET deleted = ? WHERE id = ?", (time.time(), number))])

    def bring_back(self, number: int) -> None:
        """Puts a deleted game back into the list."""
        self._database.write([("UPDATE games SET deleted = NULL WHERE id = ?", (number,))])

    def purge(self, before: float) -> None:
        """Removes games for good that were deleted before a time."""
        if self._database.rows("SELECT 1 FROM games WHERE deleted < ? LIMIT 1", (before,)):
            self._database.write([("DELETE FROM games WHERE deleted < ?", (before,))])

    # keeping the totals

    def refresh(self) -> None:
        """Brings the totals up to date of games that were played since."""
        if self._database.stuck:
            return
        for (number,) in self._database.rows("SELECT id FROM games WHERE stale"):
            found = self._standing(number)
            if found is None:
                self._database.write([("UPDATE games SET stale = 0 WHERE id = ?", (number,))])
            else:
                self._database.write(standing_rows(number, *found))


def standing_rows(number: int, standing: Standing, moves: int, updated: float) -> list[Statement]:
    """The statements that keep how a game stands."""
    update = "UPDATE games SET finished = ?, round = ?, moves = ?, updated = ?, stale = 0 WHERE id = ?"
    insert = "INSERT INTO scores (game, seat, player, name, city, total, rank, winner) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
    return [
        (update, (standing.finished, standing.round, moves, updated, number)),
        ("DELETE FROM scores WHERE game = ?", (number,)),
        *((insert, (number, seat, *score)) for seat, score in enumerate(standing.scores)),
    ]


def _game(rows: list[Any]) -> PastGame:
    first = rows[0]
    scores = tuple(Score._make((*row[8:13], bool(row[13]))) for row in rows if row[8] is not None)
    return PastGame._make((*first[:5], bool(first[5]), *first[6:8], scores))
