"""Goals of city plans: how far a city is."""

from collections.abc import Callable, Iterable
from typing import Literal, NamedTuple

from companion.rules.welcome.city import City
from companion.rules.welcome.moves import EstateAt
from companion.rules.welcome.sheet import SIZES, Sheet, boxes
from companion.rules.welcome.street import EMPTY, ROUNDABOUT, Street, mask

GoalKind = Literal[
    "estates", "end_estates", "all_houses", "end_houses", "bis_in_one_street", "temps", "all_parks_in_streets",
    "all_pools_in_streets", "all_parks_and_pools", "all_parks_pools_and_roundabout", "park_boxes",
    "park_boxes_in_each_street", "value_boxes", "full_value_columns",
]  # fmt: skip


class Goal(NamedTuple):
    """What a plan asks for; which fields speak depends on the kind."""

    kind: GoalKind
    estates: tuple[int, ...] = ()
    street: int | None = None
    same_street: bool = False
    roundabouts: int = 0
    each_pools: int = 0
    each_bis: int = 0
    size: int = 1
    streets: int = 0
    number: int = 0

    @property
    def names_estates(self) -> bool:
        """Whether a player who validates it names the estates used."""
        return self.kind in ("estates", "end_estates")


class Place(NamedTuple):
    """All that a goal looks at."""

    sheet: Sheet
    city: City
    roundabout_counts: bool = True


class Progress(NamedTuple):
    """How much of a goal is there; met only if nothing used before stands in the way."""

    have: int
    need: int
    met: bool


def progress(goal: Goal, place: Place) -> Progress:
    """How far a city is with a goal."""
    return _PROGRESS[goal.kind](goal, place)


def fitting_estates(goal: Goal, city: City) -> list[EstateAt]:
    """The complete, unused estates of a size the goal names that have the pools and bis it asks for."""
    sizes = set(goal.estates)
    found = []
    for number, street in enumerate(city.streets, start=1):
        if goal.street not in (None, number) or street.roundabouts < goal.roundabouts:
            continue
        for first, last in street.estates:
            if last - first + 1 in sizes and estate_serves(goal, street, mask(first, last)):
                found.append((number, first, last))
    return found


def estate_serves(goal: Goal, street: Street, houses: int) -> bool:
    """Whether an estate is unused and has the pools and bis that each estate of the goal needs."""
    return (
        not street.used & houses
        and (street.pools & houses).bit_count() >= goal.each_pools
        and (street.bis & houses).bit_count() >= goal.each_bis
    )


def in_one_street(goal: Goal) -> bool:
    """Whether all estates of the goal must stand in the same street."""
    return goal.same_street or goal.street is not None


def size_of(estate: EstateAt) -> int:
    """How many houses an estate has."""
    return estate[2] - estate[1] + 1


def end_spans(goal: Goal, sheet: Sheet) -> list[EstateAt]:
    """The estates at both ends of every street that `end_estates` asks for."""
    spans = []
    for number, length in enumerate(sheet.streets, start=1):
        spans.append((number, 1, goal.size))
        if length > goal.size:
            spans.append((number, length - goal.size + 1, length))
    return spans


def end_houses(sheet: Sheet) -> list[tuple[int, int]]:
    """The first and last house of every street, as street and house."""
    return [(number, house) for number, length in enumerate(sheet.streets, start=1) for house in sorted({1, length})]


def _of_estates(goal: Goal, place: Place) -> Progress:
    fitting = fitting_estates(goal, place.city)
    if not in_one_street(goal):
        return _compare(_matched(goal.estates, fitting), len(goal.estates))
    need = len(goal.estates) + goal.roundabouts
    best = 0
    for number, street in enumerate(place.city.streets, start=1):
        if goal.street in (None, number):
            here = fitting_estates(goal._replace(street=number, roundabouts=0), place.city)
            matched = _matched(goal.estates, here) + min(street.roundabouts, goal.roundabouts)
            best = max(best, matched)
    return _compare(best, need)


def _matched(sizes: tuple[int, ...], estates: list[EstateAt]) -> int:
    there = [size_of(estate) for estate in estates]
    return sum(min(sizes.count(size), there.count(size)) for size in set(sizes))


def _end_estates(goal: Goal, place: Place) -> Progress:
    spans = end_spans(goal, place.sheet)
    have = 0
    for number, first, last in spans:
        street = place.city.street(number)
        have += (first, last) in street.estates and not street.used & mask(first, last)
    return _compare(have, len(spans))


def _built(street: Street, house: int, place: Place) -> bool:
    number = street.at(house)
    return number != EMPTY and (number != ROUNDABOUT or place.roundabout_counts)


def _all_houses(goal: Goal, place: Place) -> Progress:
    street = place.city.street(goal.street or 0)
    have = sum(_built(street, house, place) for house in range(1, street.length + 1))
    return Progress(have, street.length, have == street.length and not street.used)


def _end_houses(_goal: Goal, place: Place) -> Progress:
    ends = [(place.city.street(number), house) for number, house in end_houses(place.sheet)]
    have = sum(_built(street, house, place) for street, house in ends)
    unused = not any(street.used >> house & 1 for street, house in ends)
    return Progress(have, len(ends), have == len(ends) and unused)


def _bis_in_one_street(goal: Goal, place: Place) -> Progress:
    return _compare(max(street.bis.bit_count() for street in place.city.streets), goal.number)


def _temps(goal: Goal, place: Place) -> Progress:
    return _compare(place.city.temps, goal.number)


def _parks(place: Place) -> list[tuple[int, int]]:
    return [(have, boxes(ladder)) for have, ladder in zip(place.city.parks, place.sheet.parks, strict=True)]


def _pools(place: Place) -> list[tuple[int, int]]:
    return [
        (street.pools.bit_count(), len(printed))
        for street, printed in zip(place.city.streets, place.sheet.pools_at, strict=True)
    ]


def _all_in_streets(goal: Goal, marks: list[tuple[int, int]]) -> Progress:
    """The streets nearest to complete count; one with nothing to mark never does."""
    able = sorted((pair for pair in marks if pair[1]), key=lambda pair: pair[1] - pair[0])[: goal.streets]
    lacking = goal.streets - len(able)
    return _compare(sum(have for have, _ in able), sum(need for _, need in able) + lacking)


def _all_parks_in_streets(goal: Goal, place: Place) -> Progress:
    return _all_in_streets(goal, _parks(place))


def _all_pools_in_streets(goal: Goal, place: Place) -> Progress:
    return _all_in_streets(goal, _pools(place))


def _parks_and_pools(place: Place, street: int) -> Progress:
    (parks, park_boxes), (pools, printed) = _parks(place)[street - 1], _pools(place)[street - 1]
    return _compare(parks + pools, max(park_boxes, 1) + max(printed, 1))


def _all_parks_and_pools(goal: Goal, place: Place) -> Progress:
    return _parks_and_pools(place, goal.street or 0)


def _all_parks_pools_and_roundabout(_goal: Goal, place: Place) -> Progress:
    found = []
    for number, street in enumerate(place.city.streets, start=1):
        have, need, met = _parks_and_pools(place, number)
        found.append(Progress(have + min(street.roundabouts, 1), need + 1, met and street.roundabouts > 0))
    return max(found, key=lambda one: (one.met, one.have - one.need))


def _park_boxes(goal: Goal, place: Place) -> Progress:
    return _compare(sum(place.city.parks), goal.number)


def _park_boxes_in_each_street(goal: Goal, place: Place) -> Progress:
    have = sum(min(parks, goal.number) for parks in place.city.parks)
    return _compare(have, goal.number * len(place.city.parks))


def _value_boxes(goal: Goal, place: Place) -> Progress:
    return _compare(sum(place.city.values), goal.number)


def _full_value_columns(goal: Goal, place: Place) -> Progress:
    have = sum(0 < boxes(place.sheet.values[size - 1]) == place.city.values[size - 1] for size in SIZES)
    return _compare(have, goal.number)


def _compare(have: int, need: int) -> Progress:
    return Progress(min(have, need), need, have >= need)


_PROGRESS: dict[GoalKind, Callable[[Goal, Place], Progress]] = {
    "estates": _of_estates,
    "end_estates": _end_estates,
    "all_houses": _all_houses,
    "end_houses": _end_houses,
    "bis_in_one_street": _bis_in_one_street,
    "temps": _temps,
    "all_parks_in_streets": _all_parks_in_streets,
    "all_pools_in_streets": _all_pools_in_streets,
    "all_parks_and_pools": _all_parks_and_pools,
    "all_parks_pools_and_roundabout": _all_parks_pools_and_roundabout,
    "park_boxes": _park_boxes,
    "park_boxes_in_each_street": _park_boxes_in_each_street,
    "value_boxes": _value_boxes,
    "full_value_columns": _full_value_columns,
}


def houses_used(goal: Goal, place: Place, estates: Iterable[EstateAt]) -> tuple[int, ...]:
    """The houses of each street, as masks, that validating the goal marks as used."""
    used = [0] * len(place.city.streets)
    if goal.kind == "all_houses" and goal.street:
        used[goal.street - 1] = mask(1, place.city.street(goal.street).length)
    elif goal.kind == "end_houses":
        for number, house in end_houses(place.sheet):
            used[number - 1] |= 1 << house
    for number, first, last in end_spans(goal, place.sheet) if goal.kind == "end_estates" else estates:
        used[number - 1] |= mask(first, last)
    return tuple(used)


def blocked(goal: Goal, place: Place) -> bool:
    """Whether houses used before stand in the way of a goal for good."""
    if goal.kind == "estates":
        return False
    used = houses_used(goal, place, ())
    return any(street.used & houses for street, houses in zip(place.city.streets, used, strict=True))
