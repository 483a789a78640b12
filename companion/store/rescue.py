"""What can still be read of a damaged database, brought over to a new one row by row."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator, Sequence
from typing import Any

from companion.store.schema import migrate

LARGEST_GAME = 1 << 52
LARGEST_NUMBER = 1 << 20
ATTEMPTS = 2000
"""How many failed reads of one table are borne before the rest of it is given up."""

GAME = "id, key, kind, started, updated, deleted"
OF_A_GAME = (
    ("steps", "number", "number, player, kind, at, state, more"),
    ("moves", "serial", "serial, place, step, at, move"),
)
SMALL = (
    ("drafts", "game, player", "game, player, draft"),
    ("names", "kind, name", "kind, name, city, used"),
    ("typed", "game, kind, id", "game, kind, id, typed, value"),
    ("settings", "key", "key, value"),
)


def rescue(damaged: str, target: sqlite3.Connection) -> int:
    """Brings over all that can be read, and says how many games that was; the damaged file stays as it is."""
    found = 0
    with contextlib.suppress(OSError), tempfile.TemporaryDirectory(dir=os.path.dirname(damaged) or ".") as folder:
        for new_head in (False, True):
            copy = os.path.join(folder, f"copy{new_head:d}")
            for end in ("", "-wal"):
                if os.path.exists(damaged + end):
                    shutil.copyfile(damaged + end, copy + end)
            if new_head:
                _give_head(copy)
            found += _bring_over(copy, target)
    return found


def _give_head(path: str) -> None:
    """Replaces the first page, which tells where the tables are, by that of a new database."""
    new = path + "-new"
    with contextlib.closing(sqlite3.connect(new, isolation_level=None)) as connection:
        migrate(connection)
        size = int(connection.execute("PRAGMA page_size").fetchone()[0])
    with open(new, "rb") as source, open(path, "r+b") as file:
        pages = file.seek(0, os.SEEK_END) // size
        head = bytearray(source.read(size))
        head[28:32] = pages.to_bytes(4, "big")
        file.seek(0)
        file.write(head)


def _bring_over(path: str, target: sqlite3.Connection) -> int:
    source = sqlite3.connect(path, isolation_level=None)
    source.text_factory = lambda data: data.decode(errors="replace")
    target.execute("BEGIN IMMEDIATE")
    try:
        before = _count(target)
        for game in _games(source):
            _bring_game(source, target, game)
        for table, key, columns in SMALL:
            rows = _from_both_ends(source, f"SELECT {columns} FROM {table}", key)
            _insert(target, table, columns, rows)
        found = _count(target) - before
        target.execute("COMMIT")
    except BaseException:
        target.execute("ROLLBACK")
        raise
    finally:
        source.close()
    return found


def _count(target: sqlite3.Connection) -> int:
    return int(target.execute("SELECT count(*) FROM games").fetchone()[0])


def _games(source: sqlite3.Connection) -> list[tuple[Any, ...]]:
    """The games; one whose own row is lost but whose header is there begins when its number says."""
    rows = _between(source, f"SELECT {GAME} FROM games WHERE id", 0, LARGEST_GAME)
    games = {row[0]: row for row in rows if isinstance(row[1], str) and isinstance(row[3], float)}
    for (game,) in _between(source, "SELECT game FROM headers WHERE game", 0, LARGEST_GAME):
        if game not in games:
            games[game] = (game, f"rescued-{game}", "welcome", game / 1e6, game / 1e6, None)
    return list(games.values())


def _bring_game(source: sqlite3.Connection, target: sqlite3.Connection, game: tuple[Any, ...]) -> None:
    header = _between(source, "SELECT game, header FROM headers WHERE game", game[0], game[0])
    if not header:
        return
    _insert(target, "games", GAME, [game])
    _insert(target, "headers", "game, header", header)
    for table, key, columns in OF_A_GAME:
        sql = f"SELECT {columns} FROM {table} WHERE game = {int(game[0])} AND {key}"
        rows = _between(source, sql, 0, LARGEST_NUMBER)
        _insert(target, table, f"game, {columns}", [(game[0], *row) for row in rows])


def _insert(target: sqlite3.Connection, table: str, columns: str, rows: Sequence[tuple[Any, ...]]) -> None:
    marks = ", ".join("?" * (columns.count(",") + 1))
    for row in rows:
        with contextlib.suppress(sqlite3.IntegrityError):
            target.execute(f"INSERT OR IGNORE INTO {table} ({columns}) VALUES ({marks})", row)


def _between(source: sqlite3.Connection, sql: str, low: int, high: int) -> list[tuple[Any, ...]]:
    """The rows whose first column lies between two numbers; a range that can't be read is halved."""
    found: list[tuple[Any, ...]] = []
    ranges = [(low, high)]
    failed = 0
    while ranges and failed < ATTEMPTS:
        low, high = ranges.pop()
        count = len(found)
        try:
            found.extend(_rows(source, f"{sql} BETWEEN {low} AND {high} ORDER BY 1"))
        except sqlite3.Error:
            failed += 1
            if len(found) > count:
                low = found[-1][0] + 1
            if low < high:
                middle = (low + high) // 2
                ranges += [(middle + 1, high), (low, middle)]
    return found


def _from_both_ends(source: sqlite3.Connection, sql: str, key: str) -> list[tuple[Any, ...]]:
    """The rows up to a damaged place, from the first on and from the last back."""
    found: list[tuple[Any, ...]] = []
    backwards = ", ".join(f"{column} DESC" for column in key.split(", "))
    for order in (key, backwards):
        with contextlib.suppress(sqlite3.Error):
            found.extend(_rows(source, f"{sql} ORDER BY {order}"))
            break
    return found


def _rows(source: sqlite3.Connection, sql: str) -> Iterator[tuple[Any, ...]]:
    yield from source.execute(sql)
