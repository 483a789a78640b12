"""What can still be read of a damaged database, brought over to a new one row by row."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterable, Sequence
from typing import Any

from companion.store.games import WELCOME
from companion.store.schema import migrate

LARGEST = 1 << 52
ATTEMPTS = 100
"""How many failed reads of one table are borne before the rest of it is given up; more, while rows are found."""

TABLES = {
    "games": "id, key, kind, started, updated, deleted",
    "headers": "game, header",
    "steps": "game, number, player, kind, at, state, more",
    "moves": "game, serial, place, step, at, move",
    "drafts": "game, player, draft",
    "names": "kind, name, city, used",
    "typed": "game, kind, id, typed, value",
    "settings": "key, value",
}
"""What is brought over, in this order; totals are worked out anew."""


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
        for table, columns in TABLES.items():
            rows = _readable(source, table, columns)
            if table == "headers":
                _insert(target, "games", TABLES["games"], map(_lost_game, rows))
            _insert(target, table, columns, rows)
        # Without a header nobody can say what was played.
        target.execute("DELETE FROM games WHERE id NOT IN (SELECT game FROM headers)")
        found = _count(target) - before
        target.execute("COMMIT")
    except BaseException:
        if target.in_transaction:
            target.execute("ROLLBACK")
        raise
    finally:
        source.close()
    return found


def _count(target: sqlite3.Connection) -> int:
    return int(target.execute("SELECT count(*) FROM games").fetchone()[0])


def _lost_game(header: Sequence[Any]) -> tuple[Any, ...]:
    """The row of a game of which only the header was found; its number says when it began."""
    number = header[0]
    began = number / 1e6 if isinstance(number, int) else 0.0
    return number, f"rescued-{number}", WELCOME, began, began, None


def _insert(target: sqlite3.Connection, table: str, columns: str, rows: Iterable[Sequence[Any]]) -> None:
    marks = ", ".join("?" * (columns.count(",") + 1))
    for row in rows:
        with contextlib.suppress(sqlite3.IntegrityError):
            target.execute(f"INSERT OR IGNORE INTO {table} ({columns}) VALUES ({marks})", row)


def _readable(source: sqlite3.Connection, table: str, columns: str) -> list[tuple[Any, ...]]:
    """All rows of a table that can be read; a range of rows that can't is halved."""
    found: list[tuple[Any, ...]] = []
    ranges = [(0, LARGEST)]
    failed = 0
    while ranges and failed < ATTEMPTS + len(found):
        low, high = ranges.pop()
        sql = f"SELECT rowid, {columns} FROM {table} NOT INDEXED WHERE rowid BETWEEN {low} AND {high} ORDER BY rowid"
        try:
            for number, *row in source.execute(sql):
                found.append(tuple(row))
                low = number + 1
        except sqlite3.Error:
            failed += 1
            if low < high:
                middle = (low + high) // 2
                ranges += [(middle + 1, high), (low, middle)]
    return found
