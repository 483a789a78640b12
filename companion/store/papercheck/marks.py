"""What one tap changes on a sheet copied from paper: anything may be entered, also what can't be."""

from __future__ import annotations

from typing import Literal

from companion.rules.welcome.choices import choices, use
from companion.rules.welcome.city import City
from companion.rules.welcome.goals import houses_used
from companion.rules.welcome.reasons import Reason, Why, because
from companion.rules.welcome.street import EMPTY, ROUNDABOUT, Street, mask
from companion.rules.welcome.table import Table

Crossed = Literal["parks", "values", "temps", "refusals"]
"""The ladders that are crossed by hand; the others are counted from the streets."""

PLACED = frozenset({"all_houses", "end_houses", "end_estates"})
"""Goals that say themselves which houses they use."""


def write(city: City, street: int, house: int, number: int, *, bis: bool = False) -> City:
    """A number in a house, whatever stood there before; its pool and whether it was used stay."""
    row = _without_roundabout(city.street(street), house).write(house, number)
    marks = row.bis | 1 << house if bis else row.bis & ~(1 << house)
    return city.with_street(street, Street(row.houses, row.fences, marks, row.pools, row.used))


def erase(city: City, street: int, house: int) -> City:
    """An empty house; whether a plan used it stays."""
    row = _without_roundabout(city.street(street), house).write(house, EMPTY)
    bare = _bare(row, house)
    return city.with_street(street, Street(bare.houses, bare.fences, bare.bis, bare.pools, row.used))


def build_roundabout(city: City, street: int, house: int) -> City:
    """A roundabout in place of a house, with its two fences."""
    return city.with_street(street, _bare(city.street(street), house).build_roundabout(house))


def _without_roundabout(row: Street, house: int) -> Street:
    """A roundabout that was a slip goes with its fences, unless its neighbour is one too."""
    if row.at(house) != ROUNDABOUT:
        return row
    fences = row.fences
    if house > 1 and row.at(house - 1) != ROUNDABOUT:
        fences &= ~(1 << house - 1)
    if house < row.length and row.at(house + 1) != ROUNDABOUT:
        fences &= ~(1 << house)
    return Street(row.houses, fences, row.bis, row.pools, row.used)


def _bare(row: Street, house: int) -> Street:
    rest = ~(1 << house)
    return Street(row.houses, row.fences, row.bis & rest, row.pools & rest, row.used & rest)


def turn_bis(city: City, street: int, house: int) -> City:
    """A number becomes a bis, or is none any more."""
    row = city.street(street)
    return city.with_street(street, Street(row.houses, row.fences, row.bis ^ 1 << house, row.pools, row.used))


def turn_fence(city: City, street: int, after: int) -> City:
    """A fence comes or goes."""
    row = city.street(street)
    return city.with_street(street, Street(row.houses, row.fences ^ 1 << after, row.bis, row.pools, row.used))


def turn_pool(city: City, street: int, house: int) -> City:
    """A pool is built, or is not."""
    row = city.street(street)
    return city.with_street(street, Street(row.houses, row.fences, row.bis, row.pools ^ 1 << house, row.used))


def turn_used(city: City, street: int, house: int) -> City | Reason:
    """The estate of a house was used for a plan, or was not; a used house that is in no estate becomes unused."""
    row = city.street(street)
    found = [mask(first, last) for first, last in row.estates if first <= house <= last]
    if not found and row.used >> house & 1:
        found = [1 << house]
    if not found:
        return because(Why.NOT_AN_ESTATE, street=street, first=house, last=house)
    estate = found[0]
    turned = row.without_used(estate) if row.used & estate == estate else row.use(estate)
    return city.with_street(street, turned)


def cross(city: City, ladder: Crossed, place: int, box: int) -> City:
    """A ladder crossed up to a box; the last crossed box tapped again is taken back. Places count from 1."""
    row = city.parks if ladder == "parks" else city.values if ladder == "values" else ()
    now = row[place - 1] if row else city.temps if ladder == "temps" else city.refusals
    crossed = box - 1 if now == box else box
    if ladder == "temps":
        return city._replace(temps=crossed)
    if ladder == "refusals":
        return city._replace(refusals=crossed)
    boxes_crossed = row[: place - 1] + (crossed,) + row[place:]
    return city._replace(parks=boxes_crossed) if ladder == "parks" else city._replace(values=boxes_crossed)


def note(table: Table, city: City, slot: int, points: int | None, *, whole: bool = False) -> City:
    """Points noted for a plan, or taken back.

    Houses that the goal names itself are marked used with it; so are estates of a whole city if they leave no choice.
    """
    goal = table.setup.goals[slot - 1]
    noted = city.plans[slot - 1]
    after = city._replace(plans=city.plans[: slot - 1] + (points,) + city.plans[slot:])
    if goal is None or (noted is None) == (points is None):
        return after
    place = table.place(city)
    if goal.kind in PLACED:
        houses = houses_used(goal, place, ())
        if points is not None:
            return use(after, houses)
        rows = zip(city.streets, houses, strict=True)
        return after._replace(streets=tuple(row.without_used(used) for row, used in rows))
    if points is None or goal.kind != "estates" or not whole:
        return after
    found = choices(goal, place)
    first, second = next(found, None), next(found, None)
    return use(after, houses_used(goal, place, first)) if first is not None and second is None else after
