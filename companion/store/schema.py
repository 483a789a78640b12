"""The tables, version by version."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

APPLICATION = 0x33537473
"""Marks a database as ours: "3Sts"."""

# Rows a player would miss are in tables with row numbers: their leaves can be found again when an index is damaged.
VERSION_1 = """
CREATE TABLE games (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    started REAL NOT NULL,
    updated REAL NOT NULL,
    finished INTEGER NOT NULL DEFAULT 0,
    round INTEGER NOT NULL DEFAULT 1,
    moves INTEGER NOT NULL DEFAULT 0,
    stale INTEGER NOT NULL DEFAULT 1,
    deleted REAL
);
CREATE INDEX games_newest ON games (started DESC, id DESC) WHERE deleted IS NULL;
CREATE INDEX games_stale ON games (id) WHERE stale;
CREATE INDEX games_deleted ON games (deleted) WHERE deleted IS NOT NULL;

CREATE TABLE headers (
    game INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE,
    header TEXT NOT NULL
);

CREATE TABLE steps (
    game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    number INTEGER NOT NULL,
    player TEXT NOT NULL,
    kind TEXT NOT NULL,
    at REAL NOT NULL,
    state TEXT NOT NULL,
    more TEXT,
    PRIMARY KEY (game, number)
);

CREATE TABLE moves (
    game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    serial INTEGER NOT NULL,
    place INTEGER NOT NULL,
    step INTEGER NOT NULL,
    at REAL NOT NULL,
    move TEXT NOT NULL,
    PRIMARY KEY (game, serial)
);

CREATE TABLE drafts (
    game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    player TEXT NOT NULL,
    draft TEXT NOT NULL,
    PRIMARY KEY (game, player)
);

CREATE TABLE scores (
    game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    player TEXT NOT NULL,
    name TEXT NOT NULL COLLATE NOCASE,
    city TEXT NOT NULL,
    total INTEGER,
    rank INTEGER,
    winner INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE INDEX scores_by_name ON scores (name, game);

CREATE TABLE names (
    kind TEXT NOT NULL,
    name TEXT NOT NULL COLLATE NOCASE,
    city TEXT NOT NULL DEFAULT '',
    used REAL NOT NULL,
    PRIMARY KEY (kind, name)
);

CREATE TABLE typed (
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    typed REAL NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (game, kind, id)
);

CREATE TABLE settings (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
"""

MIGRATIONS: tuple[str, ...] = (VERSION_1,)
"""The statements that lead from each version to the next."""


def migrate(connection: sqlite3.Connection, migrations: Sequence[str] = MIGRATIONS) -> None:
    """Brings a database up to date, all or nothing."""
    version = version_of(connection)
    if version >= len(migrations):
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        for script in migrations[version:]:
            for statement in script.split(";\n"):
                if statement.strip():
                    connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {len(migrations)}")
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute("COMMIT")
    except BaseException:
        # A full disk has rolled it back already.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    # The version must be in the main file, where an older app looks for it.
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def version_of(connection: sqlite3.Connection) -> int:
    """The version a database was made with."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def version_in_file(path: str) -> int:
    """The version in the head of a database file of ours, without opening it as a database."""
    try:
        with open(path, "rb") as file:
            head = file.read(100)
    except OSError:
        return 0
    ours = head.startswith(b"SQLite format 3\0") and head[68:72] == APPLICATION.to_bytes(4, "big")
    return int.from_bytes(head[60:64], "big") if ours else 0
