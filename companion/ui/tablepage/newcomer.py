"""Someone who joins: an id and a colour nobody has, and a name that can be told from the others."""

from __future__ import annotations

from collections.abc import Iterable

from companion.draw.newgame.draft import PlayerDraft, default_name, next_token
from companion.rules.welcome.moves import Player
from companion.rules.welcome.table import Table
from companion.store.colours import colours
from companion.store.halftold import HalfTold
from companion.store.live import LiveGame
from companion.words import _

NOBODY = PlayerDraft("new", "", "", "")
"""Who joins, before anything is told of them."""


def ready(newcomer: PlayerDraft, game: LiveGame) -> PlayerDraft:
    """Who joins next, with a name and a colour in any case."""
    taken = set(colours(game).values())
    free = newcomer.token and newcomer.token not in taken
    return newcomer._replace(
        name=newcomer.name or default_name(len(game.people) + 1),
        token=newcomer.token if free else next_token("", taken),
    )


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
    return _why_not(name, [seat.name for seat in table.seats])


def why_not_on_paper(table: Table, name: str) -> str:
    """Why nobody of a name can play on paper."""
    return _why_not(name, [seat.name for seat in table.seats] + [one.name for one in table.paper])


def _why_not(name: str, taken: list[str]) -> str:
    if not name:
        return _("Everyone has a name.")
    if name.casefold() in {one.casefold() for one in taken}:
        return _("Someone else is called {name}.").format(name=name)
    return ""
