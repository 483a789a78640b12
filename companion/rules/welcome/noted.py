"""Whether the points noted and the houses marked used fit the plans on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from companion.rules.welcome.city import City
from companion.rules.welcome.goals import Goal, Place, estate_serves, houses_used, in_one_street, progress, size_of
from companion.rules.welcome.moves import EstateAt
from companion.rules.welcome.reasons import Reason, Why, because
from companion.rules.welcome.street import Street, mask
from companion.rules.welcome.table import Points, Setup

Kind = tuple[int, int, tuple[bool, ...]]
"""Estates alike for every goal: street, size, and which goals they serve."""


def plan_faults(setup: Setup, points: Sequence[Points | None], city: City) -> list[Reason]:
    """All that is wrong with noted points and used houses; with no cards given, they stand as they are."""
    if len(city.plans) != len(setup.goals):
        return [because(Why.LADDER_COUNT, ladder="plans", count=len(city.plans), wanted=len(setup.goals))]
    faults: list[Reason] = []
    noted: list[tuple[int, Goal]] = []
    cards_given = any(setup.goals)
    for slot, (note, goal, figures) in enumerate(zip(city.plans, setup.goals, points, strict=True), start=1):
        if note is None:
            continue
        if note < 0 or (figures is not None and note not in figures):
            faults.append(because(Why.POINTS_NOT_ON_CARD, slot=slot, points=note))
        if goal:
            noted.append((slot, goal))
        elif cards_given:
            faults.append(because(Why.NO_SUCH_PLAN, slot=slot))
    if cards_given:
        faults += _used_faults(setup, city, noted)
    return faults


def _used_faults(setup: Setup, city: City, noted: list[tuple[int, Goal]]) -> Iterator[Reason]:
    unexplained = [street.used for street in city.streets]
    by_estates: list[tuple[int, Goal]] = []
    wrong = False
    for slot, goal in noted:
        if goal.kind == "estates":
            by_estates.append((slot, goal))
            continue
        used = houses_used(goal, Place(setup.sheet, city), ())
        taken = any(houses & ~left for houses, left in zip(used, unexplained, strict=True))
        unmarked = [street.without_used(houses) for street, houses in zip(city.streets, used, strict=True)]
        place = Place(setup.sheet, city._replace(streets=tuple(unmarked)), setup.roundabout_counts)
        if taken or not progress(goal, place).met:
            wrong = True
            yield because(Why.NOTED_GOAL_NOT_MET, slot=slot)
        unexplained = [left & ~houses for left, houses in zip(unexplained, used, strict=True)]
    estates = [
        (number, first, last)
        for number, (street, left) in enumerate(zip(city.streets, unexplained, strict=True), start=1)
        for first, last in street.estates
        if left & mask(first, last) == mask(first, last)
    ]
    for number, first, last in estates:
        unexplained[number - 1] &= ~mask(first, last)
    for number, left in enumerate(unexplained, start=1):
        for house in range(1, city.street(number).length + 1):
            if left >> house & 1:
                wrong = True
                yield because(Why.USED_WITHOUT_PLAN, street=number, house=house)
    if not wrong and not _shared_out(city, [goal for _, goal in by_estates], estates):
        yield because(
            Why.USED_NOT_AS_PLANNED, slots=[slot for slot, _ in by_estates], sizes=sorted(map(size_of, estates))
        )


def _shared_out(city: City, goals: list[Goal], estates: list[EstateAt]) -> bool:
    """Whether the used estates are exactly those the noted goals took; goals bound to one street choose first."""
    goals = sorted(goals, key=in_one_street, reverse=True)
    if sorted(map(size_of, estates)) != sorted(size for goal in goals for size in goal.estates):
        return False
    unused = [street.without_used(street.used) for street in city.streets]
    kinds: Counter[Kind] = Counter()
    for number, first, last in estates:
        serves = tuple(_serves(goal, unused[number - 1], number, first, last) for goal in goals)
        kinds[number, last - first + 1, serves] += 1
    return _share(goals, 0, kinds)


def _serves(goal: Goal, street: Street, number: int, first: int, last: int) -> bool:
    return (
        last - first + 1 in goal.estates
        and goal.street in (None, number)
        and street.roundabouts >= goal.roundabouts
        and estate_serves(goal, street, mask(first, last))
    )


def _share(goals: list[Goal], place: int, kinds: Counter[Kind]) -> bool:
    if place == len(goals):
        return not any(kinds.values())
    if not in_one_street(goals[place]):
        kinds = _anywhere(kinds)
    for street in {kind[0] for kind in kinds}:
        here = [kind for kind in kinds if kind[0] == street and kind[2][place]]
        for taken in _take(Counter(goals[place].estates), here, kinds):
            if _share(goals, place + 1, kinds - taken):
                return True
    return False


def _anywhere(kinds: Counter[Kind]) -> Counter[Kind]:
    """The same estates with their streets forgotten."""
    merged: Counter[Kind] = Counter()
    for (_, size, serves), count in kinds.items():
        merged[0, size, serves] += count
    return merged


def _take(sizes: Counter[int], kinds: list[Kind], there: Counter[Kind]) -> Iterator[Counter[Kind]]:
    """Every way to take the wanted sizes from kinds of estates."""
    if not kinds:
        if not any(sizes.values()):
            yield Counter()
        return
    kind, rest = kinds[0], kinds[1:]
    for count in range(min(sizes[kind[1]], there[kind]) + 1):
        for others in _take(sizes - Counter({kind[1]: count}), rest, there):
            yield others + Counter({kind: count})
