"""What the results screen looks at: a game of the store, or a file that came in. No Kivy in it."""

from __future__ import annotations

import hashlib
from datetime import datetime
from typing import NamedTuple

from companion.records.files import Loaded, load
from companion.records.record import Unreadable, write_record
from companion.rules.welcome.table import Table
from companion.share.command import DATE
from companion.share.parcel import RECORD, Arrival, Parcel
from companion.share.play import Play
from companion.store.store import OpenGame
from companion.store.transfer import KEY
from companion.words import _
from companion.words.reasons import all_in_words


class Shown(NamedTuple):
    """A game, or the bytes of one that is not kept yet."""

    game: OpenGame | None = None
    arrival: bytes = b""
    arrived: Loaded | None = None
    fault: str = ""
    """Why a file that came in can't be shown."""

    @property
    def table(self) -> Table | None:
        if self.game is not None:
            table: Table = self.game.position
            return table
        return None if self.arrived is None else self.arrived.table


def play_of(shown: Shown) -> Play | None:
    """The game as it is shared."""
    game, table = shown.game, shown.table
    if table is None:
        return None
    if game is None:
        header = shown.arrived.header if shown.arrived is not None else {}
        key = header.get(KEY) or hashlib.sha256(shown.arrival).hexdigest()[:32]
        return Play(table, _date(header), key=str(key))
    times = [line.at for line in game.lines]
    began = min([game.number / 1e6, *times])
    minutes = round((max(times) - began) / 60) if times else 0
    started = _date(game.header) or datetime.fromtimestamp(began)  # noqa: DTZ006 (the player's clock)
    return Play(table, started, max(0, minutes), game.key)


def _date(header: dict[str, object]) -> datetime | None:
    try:
        return datetime.fromisoformat(str(header.get(DATE)))
    except ValueError:
        return None


def record_parcel(shown: Shown, play: Play) -> Parcel:
    """The record as a file, with what tells its game from all others and when it began."""
    name, game = play.file_name("", ".jsonl"), shown.game
    if game is None:
        return Parcel(name, RECORD, shown.arrival)
    header = {**game.header, KEY: game.key}
    if play.started is not None:
        header[DATE] = play.started.isoformat(timespec="seconds")
    return Parcel(name, RECORD, write_record(game.record._replace(header=header)))


def read_arrival(arrival: Arrival) -> Shown:
    """A file that came in, or one sentence on what is wrong with it."""
    if arrival.data is None:
        return Shown(fault=arrival.words)
    try:
        loaded = load(arrival.data)
    except Unreadable as error:
        reason = all_in_words(error.reasons)
        words = _("This is no game we can open. Line {line}: {reason}.")
        return Shown(fault=words.format(line=error.line, reason=reason))
    return Shown(None, arrival.data, loaded)
