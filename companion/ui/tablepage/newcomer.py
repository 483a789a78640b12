"""Someone who joins: an id nobody has, and a name that can be told from the others."""

from __future__ import annotations

from collections.abc import Iterable

from companion.rules.welcome.moves import Player
from companion.rules.welcome.table import Table
from companion.store.halftold import HalfTold
from companion.words import _


def known(table: Table, player: str) -> Player:
    """Someone with a city, as it stands."""
    seat = table.seats[table.places[player]]
    return Player(seat.id, seat.name, seat.city_name, seat.city)


def newcomer_id(table: Table, coming: Iterable[HalfTold]) -> str:
    """An id that nobody has, nor anybody who is half told."""
    taken = {seat.id for seat in table.seats} | {one.name for one in table.paper} | {one.player.id for one in coming}
    return next(f"p{number}" for number in range(1, 1000) if f"p{number}" not in taken)


def why_not_name(table: Table, name: str) -> str:
    """Why nobody can join under a name; someone on paper may, and is then no longer on paper."""
    if not name:
        return _("Everyone has a name.")
    if name.casefold() in {seat.name.casefold() for seat in table.seats}:
        return _("Someone else is called {name}.").format(name=name)
    return ""
