"""Cities the table is setting right, as far as they are told: kept with the game, as half-made turns are."""

from __future__ import annotations

from typing import Any, NamedTuple

from companion.records.position import Wrong, player_form, read_player
from companion.records.record import convert
from companion.records.wire import PlayerForm
from companion.rules.welcome.moves import Player
from companion.rules.welcome.table import Table
from companion.store.colours import COLOUR
from companion.store.live import TABLE, LiveGame
from companion.store.papercheck.paper import PaperSheet, Raw, read_sheet, sheet_raw

CITIES = "cities"
NOTHING: Raw = {}


class HalfTold(NamedTuple):
    """One city: whose, with what it was before, the sheet as it is told, and what the hand over it is about to do."""

    player: Player
    sheet: PaperSheet
    hand: Raw = NOTHING
    colour: str = ""
    """The colour of someone who joins."""


def half_told(game: LiveGame) -> tuple[HalfTold, ...]:
    """Every city that can be gone on with: it is still what it was when its telling began."""
    table: Table = game.position
    if table.ended_by:
        return ()
    found = (_read(table, raw) for raw in _kept(game).values())
    return tuple(told for told in found if told is not None)


def keep(game: LiveGame, told: HalfTold) -> None:
    """Keeps a city after a tap."""
    player = {**player_form(told.player), COLOUR: told.colour}
    raw = {"player": player, "sheet": sheet_raw(told.sheet), "hand": told.hand}
    _put(game, {**_kept(game), told.player.id: raw})


def forget(game: LiveGame, player: str) -> None:
    """The telling of a city is over."""
    _put(game, {one: raw for one, raw in _kept(game).items() if one != player})


def _kept(game: LiveGame) -> Raw:
    kept = (game.draft(TABLE) or {}).get(CITIES)
    return kept if isinstance(kept, dict) else {}


def _put(game: LiveGame, cities: Raw) -> None:
    draft = {name: value for name, value in (game.draft(TABLE) or {}).items() if name != CITIES}
    if cities:
        draft[CITIES] = cities
    game.set_draft(TABLE, draft or None)


def _read(table: Table, raw: Any) -> HalfTold | None:
    try:
        player = read_player(table.setup.sheet, convert(raw["player"], PlayerForm))
        sheet, hand = read_sheet(raw["sheet"], table.setup.sheet), dict(raw["hand"])
    except (LookupError, TypeError, ValueError, Wrong):
        return None
    seat = table.seat(player.id)
    if not sheet.made or (seat is not None and (seat.left or seat.city != player.city)):
        return None
    if seat is None and any(one.name == player.name for one in table.seats):
        return None
    if seat is not None:
        player = player._replace(name=seat.name, city_name=seat.city_name)
    return HalfTold(player, sheet, hand, str(raw["player"].get(COLOUR, "")))
