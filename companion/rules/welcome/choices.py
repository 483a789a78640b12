"""The estates a player may use for a plan: every choice, the sensible one first, and why one does not serve."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, islice

from companion.rules.welcome.city import City
from companion.rules.welcome.goals import (
    Goal,
    Place,
    blocked,
    end_spans,
    fitting_estates,
    houses_used,
    in_one_street,
    progress,
    size_of,
)
from companion.rules.welcome.moves import EstateAt
from companion.rules.welcome.reasons import Reason, Why, because
from companion.rules.welcome.street import mask

Choice = tuple[EstateAt, ...]
Rival = tuple[Goal, int]
"""Another plan still open to the player, with the points it would bring."""

WEIGHED = 500
"""So many choices are weighed against each other; with more, the first ones stand for the rest."""


def choices(goal: Goal, place: Place) -> Iterator[Choice]:
    """Every choice of estates that meets the goal, in the order of the sheet."""
    if goal.kind == "end_estates":
        if progress(goal, place).met:
            yield tuple(end_spans(goal, place.sheet))
        return
    yield from _choices_of(goal, fitting_estates(goal, place.city))


def _choices_of(goal: Goal, fitting: list[EstateAt]) -> Iterator[Choice]:
    """Every choice from estates that fit, the foremost of them first."""
    if in_one_street(goal):
        for number in dict.fromkeys(estate[0] for estate in fitting):
            yield from _choose(goal.estates, [estate for estate in fitting if estate[0] == number])
    else:
        yield from _choose(goal.estates, fitting)


def _choose(sizes: Sequence[int], estates: list[EstateAt]) -> Iterator[Choice]:
    there = [size_of(estate) for estate in estates]
    if all(there.count(size) >= sizes.count(size) for size in sizes):
        yield from _combine(sizes, estates)


def _combine(sizes: Sequence[int], estates: list[EstateAt]) -> Iterator[Choice]:
    if not sizes:
        yield ()
        return
    size = min(sizes)
    count = sizes.count(size)
    rest = [other for other in sizes if other != size]
    for chosen in combinations([estate for estate in estates if size_of(estate) == size], count):
        for others in _combine(rest, estates):
            yield chosen + others


def weighed_choices(goal: Goal, place: Place, rivals: Sequence[Rival]) -> list[Choice]:
    """The choices, with the one first that leaves the other open plans nearest to their points."""

    def left_over(choice: Choice) -> tuple[float, float]:
        after = place._replace(city=use(place.city, houses_used(goal, place, choice)))
        met = nearest = 0.0
        for rival, points in rivals:
            if not blocked(rival, after):
                have, need, is_met = progress(rival, after)
                met += points * is_met
                nearest += points * have / need
        return met, nearest

    if goal.kind == "end_estates":
        return list(choices(goal, place))
    # with more choices than are weighed, those of the estates that nobody else wants come first
    fitting = sorted(fitting_estates(goal, place.city), key=lambda estate: left_over((estate,)), reverse=True)
    return sorted(islice(_choices_of(goal, fitting), WEIGHED), key=left_over, reverse=True)


def use(city: City, houses: Sequence[int]) -> City:
    """The city with more houses marked used, street by street."""
    streets = tuple(street.use(used) if used else street for street, used in zip(city.streets, houses, strict=True))
    return city._replace(streets=streets)


def why_not_estates(goal: Goal, place: Place, chosen: Choice) -> Reason | None:
    """Why a choice of estates does not meet the goal."""
    for estate in chosen:
        reason = _why_not_estate(goal, place.city, estate)
        if reason:
            return reason
    if len(set(chosen)) < len(chosen):
        return because(Why.ESTATE_NAMED_TWICE)
    if goal.kind == "end_estates":
        wanted = end_spans(goal, place.sheet)
        return None if sorted(chosen) == sorted(wanted) else because(Why.WRONG_ESTATES, size=goal.size)
    if sorted(map(size_of, chosen)) != sorted(goal.estates):
        return because(Why.WRONG_SIZES, sizes=sorted(map(size_of, chosen)), wanted=sorted(goal.estates))
    if in_one_street(goal):
        streets = {street for street, _, _ in chosen}
        if len(streets) > 1:
            return because(Why.NOT_ONE_STREET, streets=sorted(streets))
        street = min(streets)
        have = place.city.street(street).roundabouts
        if have < goal.roundabouts:
            return because(Why.STREET_LACKS_ROUNDABOUTS, street=street, have=have, need=goal.roundabouts)
    return None


def _why_not_estate(goal: Goal, city: City, estate: EstateAt) -> Reason | None:
    number, first, last = estate
    where = {"street": number, "first": first, "last": last}
    if not 1 <= number <= len(city.streets):
        return because(Why.NO_SUCH_STREET, street=number)
    street = city.street(number)
    if (first, last) not in street.estates:
        return because(Why.NOT_AN_ESTATE, **where)
    houses = mask(first, last)
    if street.used & houses:
        return because(Why.ESTATE_USED, **where)
    if goal.street not in (None, number):
        return because(Why.WRONG_STREET, **where, wanted=goal.street)
    pools, bis = (street.pools & houses).bit_count(), (street.bis & houses).bit_count()
    if pools < goal.each_pools:
        return because(Why.ESTATE_LACKS_POOLS, **where, have=pools, need=goal.each_pools)
    if bis < goal.each_bis:
        return because(Why.ESTATE_LACKS_BIS, **where, have=bis, need=goal.each_bis)
    return None
