"""The pictures of a game as PNG files, painted without a window; slow enough to be done beside the screen."""

from __future__ import annotations

import io

from companion.draw.atlas import Atlas
from companion.draw.boxes import Scene
from companion.draw.paint import paint
from companion.draw.results.picture import city_picture, pictures
from companion.draw.theme import LIGHT
from companion.share.parcel import PNG, Parcel
from companion.share.play import Play

SIDE = 1024


def picture_parcels(play: Play) -> list[Parcel]:
    """The picture of a game; from five players on two of them."""
    scenes = pictures(play.occasion)
    names = [play.file_name("", ".png"), play.file_name("cities", ".png")]
    return [Parcel(name, PNG, png(scene)) for name, scene in zip(names, scenes, strict=False)]


def city_parcel(play: Play, player: str) -> Parcel:
    """One city alone. Raises KeyError if there is no such player with a city."""
    seat = play.table.seat(player)
    if seat is None:
        raise KeyError(player)
    return Parcel(play.file_name(seat.city_name or seat.name, ".png"), PNG, png(city_picture(play.occasion, player)))


def png(scene: Scene) -> bytes:
    """A scene as a file, always light, one pixel a dp."""
    file = io.BytesIO()
    paint(scene, Atlas(LIGHT, 1.0, SIDE), "cover").save(file, "PNG")
    return file.getvalue()
