"""Finished tables the results are drawn with: of any number of players, with every kind of name."""

from __future__ import annotations

from functools import cache

from companion.rules.welcome.table import PaperPlayer, Table
from tests.draw.positions import example

NAMES = (
    "Ada", "Bartholomew-Maximilian Featherstonehaugh the Younger of Maple Falls", "Chloé", "Олег Петрович", "مريم",
    "Žofie", "G", "日本太郎", "Ingeborg 🏡", "Jörg", "Κατερίνα", "W. W. W. W. W. W. W.",
)  # fmt: skip


@cache
def finished(name: str = "2018-four-players") -> Table:
    return example(name)[1][-1]


def crowd(count: int, name: str = "2018-four-players") -> Table:
    """A finished table of so many, with every kind of name and, from the third on, a negative total."""
    table = finished(name)
    seats = []
    for number in range(count):
        seat = table.seats[number % len(table.seats)]
        city = seat.city._replace(refusals=3, plans=(None,) * 3, parks=(0,) * 3) if number % 3 == 2 else seat.city
        town = "Maple Falls beyond the very long River" if number % 2 else ""
        seats.append(seat._replace(id=f"p{number}", name=NAMES[number], city_name=town, city=city))
    return table._replace(seats=tuple(seats), places={seat.id: place for place, seat in enumerate(seats)})


def with_paper(table: Table) -> Table:
    return table._replace(paper=(PaperPlayer("Ben, who plays on paper", 3, None), PaperPlayer("Fay", 9, -12)))
