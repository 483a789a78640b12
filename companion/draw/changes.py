"""Where two cities differ: what is marked on the sheet after an undo, a correction or a step of a replay."""

from __future__ import annotations

from companion.draw.targets import GapAt, HouseAt, Slot
from companion.rules.welcome.city import City
from companion.rules.welcome.sheet import SIZES, SLOTS
from companion.rules.welcome.street import Street

Changed = HouseAt | GapAt | Slot | str
"""A house, a gap, a plan, or the ladder of this name ("parks 2" for that of a street, "values 4" for a size)."""


def changed_places(before: City, after: City) -> frozenset[Changed]:
    """Every place of the sheet at which two cities differ."""
    found: set[Changed] = set()
    for street, (was, now) in enumerate(zip(before.streets, after.streets, strict=True), start=1):
        if was is not now:
            found |= _in_street(street, was, now)
    for street, (was_parks, parks) in enumerate(zip(before.parks, after.parks, strict=True), start=1):
        if was_parks != parks:
            found.add(f"parks {street}")
    found |= {f"values {size}" for size in SIZES if before.values[size - 1] != after.values[size - 1]}
    found |= {Slot(slot) for slot in SLOTS if before.plans[slot - 1] != after.plans[slot - 1]}
    ladders = ("pools", "temps", "bis", "roundabouts", "refusals")
    return frozenset(found | {name for name in ladders if getattr(before, name) != getattr(after, name)})


def _in_street(street: int, was: Street, now: Street) -> set[Changed]:
    marks = was.bis ^ now.bis | was.pools ^ now.pools | was.used ^ now.used
    houses = {
        HouseAt(street, house)
        for house, (before, after) in enumerate(zip(was.houses, now.houses, strict=True), start=1)
        if before != after or marks >> house & 1
    }
    fences = was.fences ^ now.fences
    return {*houses, *(GapAt(street, after) for after in range(1, now.length) if fences >> after & 1)}


def street_of(changed: frozenset[Changed]) -> int:
    """The first street in which something changed; 0 if none did."""
    streets = [place.street for place in changed if isinstance(place, HouseAt | GapAt)]
    streets += [int(place.removeprefix("parks ")) for place in changed if isinstance(place, str) and "parks " in place]
    return min(streets, default=0)
