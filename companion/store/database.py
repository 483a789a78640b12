"""The database: opened whatever state it is in, written in whole transactions, waiting out a disk that fails."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from companion.store.notices import Notice, notice
from companion.store.rescue import rescue
from companion.store.schema import MIGRATIONS, migrate, version_in_file, version_of

Statement = tuple[str, Sequence[Any]]

OUT_OF_REACH = {sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_FULL}
DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
BUSY_SECONDS = 0.5
SIDE_FILES = ("", "-wal", "-shm")


class Write(NamedTuple):
    """One transaction."""

    statements: Sequence[Statement]
    durable: bool


class Newer(Exception):
    """The database was made by a newer app."""


class Database:
    """A SQLite file, or a stand-in in memory while the file can't be had."""

    def __init__(self, path: str, tell: Callable[[Notice], None], *, wait: float = BUSY_SECONDS) -> None:
        self.path = path
        self.reborn: Callable[[], None] = lambda: None
        """Called after a damaged file was replaced while the app ran."""
        self._tell = tell
        self._wait = wait
        self._pending: list[Write] = []
        self._durable = False
        self._told = False
        self._untouchable = False
        self._rewriting = False
        self._on_file = False
        self.connection = self._first()

    # opening

    def _first(self) -> sqlite3.Connection:
        try:
            return self._opened()
        except Newer:
            self._untouchable = True
            self._tell(notice("newer"))
            return _empty()
        except sqlite3.Error as error:
            if is_damage(error):
                with contextlib.suppress(OSError, sqlite3.Error):
                    return self._replaced()
        except OSError:
            pass
        self._say_not_saved()
        return self._stand_in()

    def _opened(self) -> sqlite3.Connection:
        if version_in_file(self.path) > len(MIGRATIONS):
            raise Newer
        os.makedirs(os.path.dirname(self.path) or ".", exist_ok=True)
        connection = _connect(self.path, self._wait)
        try:
            if version_of(connection) > len(MIGRATIONS):
                raise Newer
            connection.execute("PRAGMA journal_mode = WAL").fetchall()
            migrate(connection)
            # A folder that can't be written shows itself only when something is.
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("ROLLBACK")
            connection.execute("SELECT count(*) FROM sqlite_schema").fetchall()
        except BaseException:
            connection.close()
            raise
        self._on_file = True
        self._durable = False
        return connection

    def _stand_in(self) -> sqlite3.Connection:
        """A copy of the file in memory, or an empty database, to play on with until the file can be written."""
        memory = _empty()
        with contextlib.suppress(OSError, sqlite3.Error), tempfile.TemporaryDirectory() as folder:
            copy = os.path.join(folder, "copy")
            for end in ("", "-wal"):
                if os.path.exists(self.path + end):
                    shutil.copyfile(self.path + end, copy + end)
            source = _connect(copy, self._wait)
            try:
                if 0 < version_of(source) <= len(MIGRATIONS):
                    migrate(source)
                    source.backup(memory)
            finally:
                source.close()
        memory.execute("PRAGMA foreign_keys = ON")
        return memory

    def _replaced(self) -> sqlite3.Connection:
        """Sets a damaged file aside, makes a new one, and brings over what can be read."""
        aside = set_aside(self.path)
        connection = self._opened()
        games = rescue(aside, connection)
        self._tell(notice("set_aside", games=games, file=os.path.basename(aside)))
        return connection

    # reading

    def rows(self, sql: str, parameters: Sequence[Any] = ()) -> list[Any]:
        """All rows of a query; for a damaged file its successor answers, for one out of reach the stand-in."""
        try:
            return self.connection.execute(sql, parameters).fetchall()
        except sqlite3.DatabaseError as error:
            if is_damage(error):
                self._heal()
            elif code(error) in OUT_OF_REACH:
                self._do_without()
            else:
                raise
            return self.connection.execute(sql, parameters).fetchall()

    # writing

    @property
    def saved(self) -> bool:
        """Whether all that was written has reached the file."""
        return not self._pending and not self._untouchable

    @property
    def stuck(self) -> bool:
        """Whether writes wait for the disk, so that the file does not show them yet."""
        return bool(self._pending) and self._on_file

    def write(self, statements: Sequence[Statement], *, durable: bool = False) -> None:
        """Commits a transaction, now or as soon as the disk allows."""
        if not self._on_file:
            # The stand-in may lack a game that is only in the file.
            with contextlib.suppress(sqlite3.IntegrityError):
                self._run(Write(statements, durable=False))
        if not self._untouchable:
            self._pending.append(Write(statements, durable))
            self.retry()

    def retry(self) -> bool:
        """Tries to save what could not be saved; says whether nothing is left."""
        if self._untouchable:
            return False
        try:
            if not self._on_file:
                self._reopen()
            while self._pending:
                self._run(self._pending[0])
                del self._pending[0]
        except sqlite3.IntegrityError:
            # Another process wrote the same game; the one on this screen stays as it is shown.
            del self._pending[0]
            if self._rewriting:
                raise
            self._rewrite()
        except (sqlite3.Error, OSError) as error:
            if is_damage(error) and self._on_file:
                self._heal()
            else:
                self._say_not_saved()
            return not self._pending
        if self._told:
            self._told = False
            self._tell(notice("saved_again"))
        return True

    def _reopen(self) -> None:
        stand_in = self.connection
        self.connection = self._opened()
        stand_in.close()

    def _run(self, write: Write) -> None:
        connection = self.connection
        if write.durable != self._durable:
            connection.execute("PRAGMA synchronous = FULL" if write.durable else "PRAGMA synchronous = NORMAL")
            self._durable = write.durable
        connection.execute("BEGIN IMMEDIATE")
        try:
            for sql, parameters in write.statements:
                connection.execute(sql, parameters)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def _heal(self) -> None:
        """Replaces a file that turned out damaged while the app ran."""
        self.connection.close()
        self._on_file = False
        waiting, self._pending = self._pending, []
        try:
            self.connection = self._replaced()
        except (OSError, sqlite3.Error):
            self.connection = self._stand_in()
        for write in waiting:
            with contextlib.suppress(sqlite3.IntegrityError):
                self.write(write.statements, durable=write.durable)
        self._rewrite()

    def _do_without(self) -> None:
        """Goes on with a stand-in while the file can't even be read."""
        self.connection.close()
        self._on_file = False
        self.connection = self._stand_in()
        for write in self._pending:
            with contextlib.suppress(sqlite3.Error):
                self._run(write._replace(durable=False))
        self._say_not_saved()

    def _say_not_saved(self) -> None:
        if not self._told:
            self._told = True
            self._tell(notice("not_saved"))

    def _rewrite(self) -> None:
        self._rewriting = True
        try:
            self.reborn()
        finally:
            self._rewriting = False

    def close(self) -> None:
        """Saves what is left and lets go of the file."""
        self.retry()
        self.connection.close()


def is_damage(error: BaseException) -> bool:
    """Whether an error says that the file itself is broken."""
    return code(error) in DAMAGED


def code(error: BaseException) -> int:
    """The kind of an error of SQLite."""
    return (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF


def set_aside(path: str) -> str:
    """Renames a database and its side files; says where they are now."""
    aside = f"{path}.damaged-{time.strftime('%Y%m%d-%H%M%S')}"
    count = 1
    while os.path.exists(aside):
        count += 1
        aside = f"{aside.partition('~')[0]}~{count}"
    for end in SIDE_FILES:
        if os.path.exists(path + end):
            os.replace(path + end, aside + end)
    return aside


def _connect(path: str, wait: float) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=wait, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA synchronous = NORMAL")
    except BaseException:
        connection.close()
        raise
    return connection


def _empty() -> sqlite3.Connection:
    connection = _connect(":memory:", 0)
    migrate(connection)
    return connection
