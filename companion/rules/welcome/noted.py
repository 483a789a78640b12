"""Whether the points noted and the houses marked used fit the plans on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, product

from companion.rules.welcome.agreed import MOST_POINTS
from companion.rules.welcome.city import City
from companion.rules.welcome.goals import Goal, Place, estate_serves, houses_used, in_one_street, progress, size_of
from companion.rules.welcome.moves import EstateAt
from companion.rules.welcome.reasons import Reason, Why, because
from companion.rules.welcome.street import mask
from companion.rules.welcome.table import Points, Setup


def plan_faults(setup: Setup, points: Sequence[Points | None], city: City) -> list[Reason]:
    """All that is wrong with noted points and used houses; with no cards given, they stand as they are."""
    faults: list[Reason] = []
    noted: list[tuple[int, Goal]] = []
    cards_given = any(setup.goals)
    for slot, (note, goal, figures) in enumerate(zip(city.plans, setup.goals, points, strict=True), start=1):
        if note is None:
            continue
        if note not in (figures or range(MOST_POINTS + 1)):
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
    for slot, goal in noted:
        if goal.kind == "estates":
            by_estates.append((slot, goal))
            continue
        used = houses_used(goal, Place(setup.sheet, city), ())
        taken = any(houses & ~left for houses, left in zip(used, unexplained, strict=True))
        unmarked = [street.without_used(houses) for street, houses in zip(city.streets, used, strict=True)]
        place = Place(setup.sheet, city._replace(streets=tuple(unmarked)), setup.roundabout_counts)
        if taken or not progress(goal, place).met:
            yield because(Why.NOTED_GOAL_NOT_MET, slot=slot)
        unexplained = [left & ~houses for left, houses in zip(unexplained, used, strict=True)]
    estates = [
        (number, first, last)
        for number, (street, left) in enumerate(zip(city.streets, unexplained, strict=True), start=1)
        for first, last in (street.estates if by_estates else ())
        if left & mask(first, last) == mask(first, last)
    ]
    for number, first, last in estates:
        unexplained[number - 1] &= ~mask(first, last)
    for number, left in enumerate(unexplained, start=1):
        for house in range(1, city.street(number).length + 1):
            if left >> house & 1:
                yield because(Why.USED_WITHOUT_PLAN, street=number, house=house)
    if not _shared_out(city, [goal for _, goal in by_estates], estates):
        yield because(Why.USED_NOT_AS_PLANNED, slots=[slot for slot, _ in by_estates], estates=estates)


def _shared_out(city: City, goals: list[Goal], estates: list[EstateAt]) -> bool:
    """Whether the used estates are exactly those the noted goals took, wherever a goal bound to one street took its."""
    if sorted(map(size_of, estates)) != sorted(size for goal in goals for size in goal.estates):
        return False
    serving = [[estate for estate in estates if _serves(goal, city, estate)] for goal in goals]
    wheres = [_streets_for(goal, there) for goal, there in zip(goals, serving, strict=True)]
    for where in product(*wheres):
        bound = zip(serving, where, strict=True)
        if _enough(goals, [[one for one in there if street in (None, one[0])] for there, street in bound]):
            return True
    return False


def _serves(goal: Goal, city: City, estate: EstateAt) -> bool:
    number, first, last = estate
    street = city.street(number)
    return (
        size_of(estate) in goal.estates
        and goal.street in (None, number)
        and street.roundabouts >= goal.roundabouts
        and estate_serves(goal, street.without_used(street.used), mask(first, last))
    )


def _streets_for(goal: Goal, serving: list[EstateAt]) -> list[int] | list[None]:
    """The streets that alone have all a goal asks for; nothing named where any will do."""
    if not in_one_street(goal):
        return [None]
    by_street = {street: [one for one in serving if one[0] == street] for street, _, _ in serving}
    return [street for street, there in by_street.items() if _enough([goal], [there])]


def _enough(goals: list[Goal], serving: list[list[EstateAt]]) -> bool:
    """Whether each goal can have estates of its own: any goals together find as many as they ask for (Hall)."""
    for count in range(1, len(goals) + 1):
        for some in combinations(range(len(goals)), count):
            there = Counter(size_of(one) for one in {estate for place in some for estate in serving[place]})
            wanted = Counter(size for place in some for size in goals[place].estates)
            if wanted - there:
                return False
    return True
