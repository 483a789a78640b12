"""What can be changed on a sheet: its streets, their pools, its ladders by their names ("parks 2", "values 6")."""

from __future__ import annotations

from typing import Any

from companion.rules.welcome.sheet import Ladder, Sheet

TEMP_POINTS = "temp_points"
"""The one ladder without boxes of its own: what the most, the second most and the third most temps bring."""


def ladder_of(sheet: Sheet, name: str) -> Ladder:
    """The figures of a ladder."""
    field, _space, place = name.partition(" ")
    found: Any = getattr(sheet, field)
    figures: Ladder = found[int(place) - 1] if place else found
    return figures


def with_ladder(sheet: Sheet, name: str, figures: Ladder) -> Sheet:
    """A sheet with other figures on a ladder."""
    field, _space, place = name.partition(" ")
    changed: dict[str, Any] = {field: figures}
    if place:
        row = list(getattr(sheet, field))
        row[int(place) - 1] = figures
        changed = {field: tuple(row)}
    return sheet._replace(**changed)


def has_ladder(sheet: Sheet, name: str) -> bool:
    """Whether a sheet has a ladder of that name; a street that is gone took its parks along."""
    field, _space, place = name.partition(" ")
    if field in ("parks", "values"):
        return place.isdecimal() and 1 <= int(place) <= len(getattr(sheet, field))
    return not place and field in ("pools", "bis", "roundabouts", "refusals", TEMP_POINTS)


def longer(sheet: Sheet, street: int, step: int) -> Sheet:
    """A street with so many houses more at its right end; pools beyond it are gone."""
    streets, pools = list(sheet.streets), list(sheet.pools_at)
    streets[street - 1] += step
    pools[street - 1] = tuple(house for house in pools[street - 1] if house <= streets[street - 1])
    return sheet._replace(streets=tuple(streets), pools_at=tuple(pools))


def turn_pool(sheet: Sheet, street: int, house: int) -> Sheet:
    """A house with its printed pool, or without it."""
    pools = list(sheet.pools_at)
    pools[street - 1] = tuple(sorted({*pools[street - 1]} ^ {house}))
    return sheet._replace(pools_at=tuple(pools))


def add_street(sheet: Sheet) -> Sheet:
    """One more street at the end, like the last one."""
    return sheet._replace(
        streets=(*sheet.streets, sheet.streets[-1]),
        pools_at=(*sheet.pools_at, sheet.pools_at[-1]),
        parks=(*sheet.parks, sheet.parks[-1]),
    )


def drop_street(sheet: Sheet, street: int) -> Sheet:
    """A sheet without one of its streets."""

    def rest(row: tuple[Any, ...]) -> tuple[Any, ...]:
        return row[: street - 1] + row[street:]

    return sheet._replace(streets=rest(sheet.streets), pools_at=rest(sheet.pools_at), parks=rest(sheet.parks))
