"""The store: every game the app knows, the one being played first of all."""

from __future__ import annotations

import time
import uuid
from collections.abc import Callable
from weakref import WeakValueDictionary

from companion.records.position import Wrong
from companion.records.record import Unreadable, decode
from companion.store.database import Database, Statement
from companion.store.games import GAMES, WELCOME, Raw, Record
from companion.store.journal import Journal, rows, text
from companion.store.live import TABLE, LiveGame
from companion.store.log import Log
from companion.store.notices import Notice, notice
from companion.store.past import Past
from companion.store.reading import read_log
from companion.store.settings import CURRENT, Settings
from companion.store.standing import Standing
from companion.store.steps import Draft
from companion.store.typed import Known

KEPT_DELETED = 30 * 24 * 3600.0
"""How long a deleted game can be brought back, in seconds."""


class NoSuchGame(LookupError):
    """A game that is not in the store, or of a kind this app does not know."""


class OpenGame(LiveGame):
    """A live game of the store."""

    def __init__(
        self, log: Log, journal: Journal, drafts: dict[str, Draft], number: int, key: str, kind: str, started: float
    ) -> None:  # fmt: skip
        super().__init__(log, journal, drafts)
        self.started = started
        self.number = number
        """The game's number in this store."""
        self.key = key
        """What tells the game from all others, on every device."""
        self.kind = kind
        self.journal = journal

    def become(self, other: OpenGame) -> None:
        """Goes on as the same game read anew."""
        went = self.lines
        self._log, self._drafts = other._log, other._drafts
        self._tell("correct", TABLE, self.lines, went)

    def everything(self) -> list[Statement]:
        """The statements that write the whole game anew."""
        log = self._log
        drafts = [
            ("INSERT OR REPLACE INTO drafts VALUES (?, ?, ?)", (self.number, player, text(draft)))
            for player, draft in self._drafts.items()
        ]
        steps, lines = tuple(log.steps.values()), tuple(log.lines.values())
        return [
            ("DELETE FROM games WHERE id = ?", (self.number,)),
            *begin(self.number, self.key, self.kind, self.started, log.first_header),
            *rows(self.number, log.game, steps, lines),
            *drafts,
        ]


class Store:
    """Games, names, cards and settings in one file; `path` may be anything, the app always goes on."""

    def __init__(self, path: str, listener: Callable[[Notice], None] | None = None) -> None:
        self.notices: list[Notice] = []
        """What was told so far; a listener hears it at once."""
        self.listener = listener
        self.database = Database(path, self._tell)
        self._open: WeakValueDictionary[int, OpenGame] = WeakValueDictionary()
        self._last_number = 0
        self.settings = Settings(self.database)
        self.known = Known(self.database)
        self.past = Past(self.database, self._standing)
        self.past.purge(time.time() - KEPT_DELETED)
        self.database.reborn = self._rewrite

    def _tell(self, told: Notice) -> None:
        self.notices.append(told)
        if self.listener:
            self.listener(told)

    @property
    def saved(self) -> bool:
        """Whether everything has reached the disk."""
        return self.database.saved

    # games

    def new_game(self, header: Raw, kind: str = WELCOME) -> OpenGame:
        """Begins a game, the one to resume. Raises Wrong with all that can't be in the header."""
        game = self._begin(header, kind, uuid.uuid4().hex)
        self.make_current(game)
        return game

    def take_record(self, record: Record, kind: str, key: str) -> OpenGame:
        """Begins a game that has moves already, known to be legal."""
        game = self._begin(record.header, kind, key)
        game.replace(record)
        return game

    def _begin(self, header: Raw, kind: str, key: str) -> OpenGame:
        rules = GAMES[kind]
        log = Log(rules, header, rules.start(header))
        now = time.time()
        number = self.new_number(now)
        self.database.write(begin(number, key, kind, now, header), durable=True)
        game = OpenGame(log, Journal(self.database, number, rules, stale=True), {}, number, key, kind, now)
        self._open[number] = game
        self.known.remember_people(game.people, again=True)
        return game

    def open_game(self, number: int) -> OpenGame:
        """A game by its number, as it was left; a damaged end is cut off, and told.

        Raises NoSuchGame, or Unreadable if nothing of it can be read.
        """
        already = self._open.get(number)
        if already is not None:
            return already
        found = self.database.rows(
            "SELECT key, kind, started, header, stale FROM games JOIN headers ON game = id WHERE id = ?", (number,)
        )
        if not found or found[0][1] not in GAMES:
            raise NoSuchGame(number)
        key, kind, started, header, stale = found[0]
        ask = self.database.rows
        steps = ask("SELECT number, player, kind, at, state, more FROM steps WHERE game = ? ORDER BY number", (number,))
        lines = ask("SELECT serial, place, step, at, move FROM moves WHERE game = ? ORDER BY serial", (number,))
        try:
            log, mended = read_log(kind, header, steps, lines)
        except Wrong as wrong:
            raise Unreadable(1, wrong.reasons) from wrong
        journal = Journal(self.database, number, GAMES[kind], stale=bool(stale))
        game = OpenGame(log, journal, self._drafts(number), number, key, kind, started)
        if mended.steps:
            journal.mend(mended.steps)
            self._tell(notice("cut", moves=mended.lost))
        self._open[number] = game
        return game

    def resume(self) -> OpenGame | None:
        """The game that was open last, if it is still there."""
        number = self.settings.get(CURRENT)
        if not number or not self.past.is_there(number):
            return None
        try:
            return self.open_game(number)
        except (NoSuchGame, Unreadable):
            return None

    def make_current(self, game: OpenGame) -> None:
        """Notes a game as the one to resume."""
        self.settings.set(CURRENT, game.number)

    def reread(self) -> None:
        """Reads settings and open games again, after a restore in a thread wrote them through a store of its own."""
        self.settings.read()
        for number in list(self._open):
            self.reload(number)

    def reload(self, number: int) -> None:
        """A game that was written anew is read again by whoever has it open."""
        game = self._open.pop(number, None)
        if game is not None:
            game.become(self.open_game(number))
            self._open[number] = game

    def number_of(self, key: str) -> int | None:
        """A game's number by its key."""
        found = self.database.rows("SELECT id FROM games WHERE key = ?", (key,))
        return int(found[0][0]) if found else None

    # the disk

    def pause(self) -> None:
        """All that is known goes safely to disk: this may be the last thing that runs."""
        self.past.refresh()
        self.settings.write(CURRENT, durable=True)

    def retry(self) -> bool:
        """Tries again to save what could not be saved; says whether all is saved."""
        return self.database.retry()

    def close(self) -> None:
        """Brings the lists up to date and lets go of the file."""
        self.past.refresh()
        self.database.close()

    def new_number(self, now: float) -> int:
        """A number for a new game: the microsecond it began in."""
        self._last_number = max(int(now * 1e6), self._last_number + 1)
        while self.database.rows("SELECT 1 FROM games WHERE id = ?", (self._last_number,)):
            self._last_number += 1
        return self._last_number

    def _drafts(self, number: int) -> dict[str, Draft]:
        drafts: dict[str, Draft] = {}
        for player, draft in self.database.rows("SELECT player, draft FROM drafts WHERE game = ?", (number,)):
            try:
                drafts[player] = decode(draft)
            except Wrong:
                continue
        return drafts

    def _standing(self, number: int) -> tuple[Standing, int, float] | None:
        """How a game stands now, its number of moves and the time of the last."""
        try:
            game = self.open_game(number)
        except (NoSuchGame, Unreadable):
            return None
        self.known.remember_people(game.people)
        lines = game.lines
        game.journal.stale = False
        return game.standing, len(lines), max((line.at for line in lines), default=number / 1e6)

    def _rewrite(self) -> None:
        """Writes every open game and the settings anew, after the file was replaced."""
        self.settings.rewrite()
        for game in list(self._open.values()):
            game.journal.stale = True
            self.database.write(game.everything(), durable=True)


def begin(number: int, key: str, kind: str, at: float, header: Raw) -> list[Statement]:
    """The statements that begin a game."""
    return [
        ("INSERT INTO games (id, key, kind, started, updated) VALUES (?, ?, ?, ?, ?)", (number, key, kind, at, at)),
        ("INSERT INTO headers (game, header) VALUES (?, ?)", (number, text(header))),
    ]
