"""Records out and in, one game a file."""

from __future__ import annotations

import uuid

from companion.store.games import GAMES, WELCOME, Raw, Record
from companion.store.ownsheets.kept import OwnSheets
from companion.store.store import OpenGame, Store

KEY = "key"
"""Where a header carries what tells its game from all others."""
OURS = uuid.UUID("6f4c0c4e-0a55-4d6a-9a0c-7f3a3f1f2b18")


def export_record(game: OpenGame) -> bytes:
    """A game as a file; its key goes along, so that it is known again."""
    record = game.record
    return GAMES[game.kind].dump(record._replace(header={**record.header, KEY: game.key}))


def import_record(store: Store, data: bytes, kind: str = WELCOME) -> OpenGame:
    """Takes in a record or a snapshot; the same game is taken once, the longer record wins. Raises Unreadable."""
    rules = GAMES[kind]
    loaded = rules.load(data)
    record = loaded.record or Record(_as_header(loaded.header))
    key = _key(record, rules.dump(record))
    record = record._replace(header={name: value for name, value in record.header.items() if name != KEY})
    OwnSheets(store).take_in(record.header)
    number = store.number_of(key)
    if number is None:
        return store.take_record(record, kind, key)
    store.past.bring_back(number)
    game = store.open_game(number)
    if len(record.entries) > game.length:
        game.replace(record)
    return game


def _key(record: Record, text: bytes) -> str:
    """The key a file carries, or one made from what stands in it."""
    key = record.header.get(KEY)
    return key if isinstance(key, str) and key else uuid.uuid5(OURS, text.decode()).hex


def _as_header(snapshot: Raw) -> Raw:
    """The header of a game that goes on from a snapshot."""
    return {"record": 1, **{name: value for name, value in snapshot.items() if name != "snapshot"}}
