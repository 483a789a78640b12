"""`python -m companion picture`: the same pictures from a record or snapshot, without a window."""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from companion.records.files import Loaded
from companion.share.pictures import city_parcel, picture_parcels
from companion.share.play import Play
from companion.words import _

STREAM = "-"
"""Standard input, but no place for pictures: there may be two."""
DATE = "date"
"""Where a header carries when its game began, as ISO 8601."""


class Wanted(NamedTuple):
    """What the command line asks for."""

    file: str
    out: str
    city: str | None


def wanted(arguments: Sequence[str]) -> Wanted | None:
    """FILE OUT [--city NAME] in any order, or nothing if that is not what stands there."""
    rest = list(arguments)
    city = None
    if "--city" in rest:
        place = rest.index("--city")
        if place + 1 >= len(rest):
            return None
        # where the system knows only ASCII, other letters arrive as bytes in disguise
        city = os.fsencode(rest[place + 1]).decode(errors="replace")
        del rest[place : place + 2]
    return Wanted(rest[0], rest[1], city) if len(rest) == 2 and all(rest) and rest[1] != STREAM else None


def began(loaded: Loaded, file: str) -> datetime | None:
    """When the game was played: as its header says, otherwise as its file does."""
    try:
        return datetime.fromisoformat(str(loaded.header.get(DATE)))
    except ValueError:
        pass
    try:
        return datetime.fromtimestamp(os.stat(file).st_mtime)  # noqa: DTZ006 (the player's clock)
    except (OSError, ValueError):
        return None


def make_pictures(loaded: Loaded, asked: Wanted) -> list[str]:
    """Writes the pictures and gives their names. Raises LookupError with a sentence, or OSError."""
    play = Play(loaded.table, began(loaded, asked.file))
    parcels = picture_parcels(play) if asked.city is None else [city_parcel(play, _player(loaded, asked.city))]
    stem, ending = os.path.splitext(asked.out)
    names = [asked.out if not number else f"{stem}-{number + 1}{ending}" for number in range(len(parcels))]
    for name, parcel in zip(names, parcels, strict=True):
        with open(name, "wb") as file:
            file.write(parcel.data)
    return names


def _player(loaded: Loaded, city: str) -> str:
    for seat in loaded.table.seats:
        if city.casefold() in (seat.city_name.casefold(), seat.name.casefold(), seat.id.casefold()):
            return seat.id
    raise LookupError(_("there is no city {name}").format(name=city))
