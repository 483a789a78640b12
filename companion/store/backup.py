"""Everything in one file, and back: JSON Lines, packed, merged without doubles."""

from __future__ import annotations

import contextlib
import gzip
import os
import sqlite3
import zlib
from collections.abc import Callable, Iterator
from typing import IO, Any, NamedTuple

from companion.records.position import Raw, Wrong
from companion.records.record import decode, encode
from companion.store.games import GAMES
from companion.store.journal import DRAFT, rows, text
from companion.store.past import standing_rows
from companion.store.reading import read_log, read_step
from companion.store.store import Store, begin
from companion.store.typed import KnownPlayer

VERSION = 1
PACKED = b"\x1f\x8b"
"""How every packed file begins; no other file of ours does."""
LONGEST_LINE = 16_000_000
Progress = Callable[[int, int], None]
"""Told how much is done, and of how much."""

STEPS = "SELECT number, player, kind, at, state, more FROM steps WHERE game = ? ORDER BY number"
LINES = "SELECT serial, place, step, at, move FROM moves WHERE game = ? ORDER BY serial"


class NotABackup(ValueError):
    """A file that is no backup of ours, or of a newer version."""


class Restored(NamedTuple):
    """What a backup brought: new games, games that were longer there, lines that could not be read, cut off or not."""

    new: int
    longer: int
    unread: int
    whole: bool


def backup(store: Store, path: str, progress: Progress = lambda _done, _all: None) -> int:
    """Writes everything into one file and says how many games it holds. Raises OSError, and an older file stays."""
    ask = store.database.rows
    games = ask("SELECT id, key, kind, started, header FROM games JOIN headers ON game = id WHERE deleted IS NULL")
    half = path + ".part"
    try:
        with gzip.open(half, "wb", compresslevel=5) as file:
            file.writelines(encode(raw) + b"\n" for raw in _head(store, len(games)))
            for done, game in enumerate(games):
                progress(done, len(games))
                file.write(encode(_game(store, *game)) + b"\n")
        os.replace(half, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.remove(half)
        raise
    progress(len(games), len(games))
    return len(games)


def _head(store: Store, games: int) -> Iterator[Raw]:
    yield {"backup": VERSION, "games": games}
    yield {"settings": store.settings.all()}
    yield {"players": store.known.players()}
    yield {"typed": store.database.rows("SELECT game, kind, id, typed, value FROM typed")}


def _game(store: Store, number: int, key: str, kind: str, started: float, header: str) -> Raw:
    ask = store.database.rows
    return {
        "key": key,
        "kind": kind,
        "started": started,
        "header": header,
        "steps": ask(STEPS, (number,)),
        "lines": ask(LINES, (number,)),
        "drafts": ask("SELECT player, draft FROM drafts WHERE game = ?", (number,)),
    }


def is_backup(data: bytes) -> bool:
    """Whether this may be a backup rather than a game."""
    return data.startswith(PACKED)


def restore(store: Store, path: str | IO[bytes], progress: Progress = lambda _done, _all: None) -> Restored:
    """Merges a backup into the store: of the same game the longer one stays. Raises NotABackup or OSError."""
    lines = _lines(path)
    head = next(lines, None)
    if head is None or head.get("backup") != VERSION or type(head.get("games")) is not int:
        raise NotABackup
    new = longer = unread = done = 0
    whole = False
    for raw in lines:
        if raw is None:
            unread += 1
            continue
        try:
            if "key" in raw:
                progress(done, head["games"])
                done += 1
                came = _merge_game(store, raw)
                new += came == "new"
                longer += came == "longer"
            else:
                _merge_rest(store, raw)
        except (Wrong, ValueError, TypeError, LookupError, AttributeError, sqlite3.IntegrityError):
            unread += 1
    whole = done == head["games"]
    progress(head["games"], head["games"])
    return Restored(new, longer, unread, whole)


def _lines(path: str | IO[bytes]) -> Iterator[Raw | None]:
    """The lines of a backup, None for one that can't be read; a file cut short ends where it is cut."""
    with gzip.open(path, "rb") as file:
        while True:
            try:
                line = file.readline(LONGEST_LINE)
            except (EOFError, zlib.error, gzip.BadGzipFile):
                return
            if not line:
                return
            try:
                yield decode(line)
            except Wrong:
                yield None


def _merge_rest(store: Store, raw: Raw) -> None:
    store.settings.merge(raw.get("settings", {}))
    store.known.remember_names(KnownPlayer(*one) for one in raw.get("players", ()))
    for game, kind, name, typed, value in raw.get("typed", ()):
        store.known.keep(kind, name, decode(value), game, at=typed)


def _merge_game(store: Store, raw: Raw) -> str:
    """One game of a backup, with its history; says whether it was new, longer than ours, or known."""
    key = str(raw["key"])
    ours = store.number_of(key)
    if ours is not None:
        store.past.bring_back(ours)
        if _weight(store.database.rows(STEPS, (ours,))) >= _weight(raw["steps"]):
            return "known"
    log, _mended = read_log(raw["kind"], raw["header"], raw["steps"], raw["lines"])
    number = store.new_number(float(raw["started"])) if ours is None else ours
    at = max((line.at for line in log.live), default=float(raw["started"]))
    rules = GAMES[raw["kind"]]
    statements: list[tuple[str, Any]] = [("DELETE FROM games WHERE id = ?", (number,))]
    statements += begin(number, key, raw["kind"], float(raw["started"]), log.first_header)
    statements += rows(number, rules, tuple(log.steps.values()), tuple(log.lines.values()))
    statements += [(DRAFT, (number, str(player), text(decode(draft)))) for player, draft in raw["drafts"]]
    statements += standing_rows(number, rules.score(log.positions[-1]), len(log.live), at)
    store.database.write(statements)
    store.reload(number)
    return "new" if ours is None else "longer"


def _weight(rows: list[Any]) -> tuple[int, float]:
    """Of two states of one game the one with more steps is later, then the one touched last."""
    steps = [read_step(row) for row in rows]
    return len(steps), max((step.touched for step in steps), default=0.0)
