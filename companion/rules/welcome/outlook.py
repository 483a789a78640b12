"""What can still become of a city: numbers that fit a house, houses that fit a number, houses lost."""

from __future__ import annotations

from companion.rules.welcome.city import City
from companion.rules.welcome.sheet import HIGHEST_CARD, LOWEST_CARD, boxes
from companion.rules.welcome.street import EMPTY, Street
from companion.rules.welcome.table import Setup


def houses_for(city: City, number: int) -> list[tuple[int, int]]:
    """The houses, as street and house, that can take a number."""
    return [(street, house) for street, row in enumerate(city.streets, start=1) for house in row.places(number)]


def number_range(row: Street, house: int) -> tuple[int, int] | None:
    """The lowest and highest number that still fit a house; nothing if it is taken or none fits."""
    for empty, low, high in row.ranges():
        if empty == house:
            return (low, high) if low <= high else None
    return None


def can_be_filled(setup: Setup, city: City, street: int, house: int) -> bool:
    """Whether an empty house can still ever be filled: by a number, a chain of bis or a roundabout."""
    row, sheet = city.street(street), setup.sheet
    if row.at(house) != EMPTY:
        return False
    if setup.roundabouts and city.roundabouts < boxes(sheet.roundabouts):
        return True
    numbers = number_range(row, house)
    if numbers:
        low, high = numbers
        if city.temps < sheet.temps or (low <= HIGHEST_CARD and high >= LOWEST_CARD):
            return True
    return any(
        source is not None and _bis_reaches(setup, city, row, source, house)
        for source in (row.left_of(house), row.right_of(house))
    )


def _bis_reaches(setup: Setup, city: City, row: Street, source: int, house: int) -> bool:
    """Copy after copy from a number to a house; in 2018 no fence may stand on the way."""
    if abs(house - source) > boxes(setup.sheet.bis) - city.bis:
        return False
    if setup.edition == "2023":
        return True
    return not any(row.fenced(after) for after in range(min(source, house), max(source, house)))
