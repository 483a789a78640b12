"""What can't be on a sheet copied from paper, apart from what is only not entered yet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from companion.rules.welcome.city import City
from companion.rules.welcome.goals import houses_used, progress, size_of
from companion.rules.welcome.possible import city_faults
from companion.rules.welcome.reasons import Reason, Why
from companion.rules.welcome.result import Result, result
from companion.rules.welcome.score import CityScore
from companion.rules.welcome.sheet import Ladder, Sheet, boxes
from companion.rules.welcome.street import EMPTY, ROUNDABOUT, mask
from companion.rules.welcome.table import Seat, Table
from companion.store.papercheck.marks import PLACED


class Faults(NamedTuple):
    """All that is wrong whatever is entered yet, and what is wrong unless more is entered."""

    wrong: tuple[Reason, ...] = ()
    missing: tuple[Reason, ...] = ()


def judge(table: Table, city: City) -> Faults:
    """Every fault of a city at this table."""
    wrong: list[Reason] = []
    missing: list[Reason] = []
    for reason in city_faults(table.setup, table.points, city):
        may_come = MAY_COME.get(reason.why)
        (missing if may_come and may_come(table, city, reason.facts) else wrong).append(reason)
    return Faults(tuple(wrong), tuple(missing))


def live_result(table: Table) -> Result:
    """Every score of the table, also of cities that can't be."""
    return result(roomy(table))


def score_among(table: Table, seat: Seat) -> CityScore:
    """The score of a city among the others of its table, also of one that can't be, or of someone who joins."""
    others = tuple(one for one in table.seats if one.id != seat.id)
    paper = tuple(one for one in table.paper if one.name != seat.name)
    return live_result(table._replace(seats=(*others, seat), paper=paper)).cities[-1][1]


def roomy(table: Table) -> Table:
    """The table with ladders that stay at their last figure beyond their last box, so that any city has a score."""
    sheet = table.setup.sheet
    houses = sum(sheet.streets)
    longer = sheet._replace(
        pools=_longer(sheet.pools, houses),
        bis=_longer(sheet.bis, houses),
        roundabouts=_longer(sheet.roundabouts, houses),
    )
    return table._replace(setup=table.setup._replace(sheet=longer))


def _longer(ladder: Ladder, boxes: int) -> Ladder:
    return ladder + ladder[-1:] * max(0, boxes + 1 - len(ladder))


def _number(facts: dict[str, Any], name: str) -> int:
    return int(facts[name])


def _numbers_may_come(_table: Table, city: City, facts: dict[str, Any]) -> bool:
    streets = [city.street(_number(facts, "street"))] if "street" in facts else list(city.streets)
    return _number(facts, "effects") - _number(facts, "numbers") <= sum(street.empty for street in streets)


def _temps_may_come(_table: Table, city: City, _facts: dict[str, Any]) -> bool:
    return city.temps == 0


def _original_may_come(_table: Table, city: City, facts: dict[str, Any]) -> bool:
    """Whether a house beside the bis is still empty."""
    street = city.street(_number(facts, "street"))
    first = last = _number(facts, "house")
    while last < street.length and street.at(last + 1) == street.at(first):
        last += 1
    return EMPTY in (street.at(house) for house in (first - 1, last + 1) if 1 <= house <= street.length)


def _copy_may_come(_table: Table, city: City, facts: dict[str, Any]) -> bool:
    """Whether two equal numbers, one of them a bis, have only empty houses between them, where further copies go."""
    street = city.street(_number(facts, "street"))
    left, right = _number(facts, "other_house"), _number(facts, "house")
    between = street.houses[left : right - 1]
    copied = street.bis & (1 << left | 1 << right)
    return facts["number"] == facts["other"] and bool(copied) and set(between) == {EMPTY}


def _number_may_come(_table: Table, city: City, facts: dict[str, Any]) -> bool:
    return city.street(_number(facts, "street")).at(_number(facts, "house")) == EMPTY


def _use_may_be_explained(table: Table, city: City, facts: dict[str, Any]) -> bool:
    """Whether a house between the same fences is still empty, or a plan without points asks for this one."""
    number, house = _number(facts, "street"), _number(facts, "house")
    street = city.street(number)
    first = last = house
    while not street.fenced(first - 1):
        first -= 1
    while not street.fenced(last):
        last += 1
    if EMPTY in street.houses[first - 1 : last]:
        return True
    place = table.place(city)
    whole = street.used & mask(first, last) == mask(first, last)
    return any(
        houses_used(goal, place, ())[number - 1] >> house & 1 or (whole and last - first + 1 in goal.estates)
        for goal, note in zip(table.setup.goals, city.plans, strict=True)
        if goal and note is None
    )


def _goal_may_be_met(table: Table, city: City, facts: dict[str, Any]) -> bool:
    """Whether the goal would be met with all that may still be entered."""
    goal = table.setup.goals[_number(facts, "slot") - 1]
    if goal is None:
        return False
    if goal.kind in OF_HOUSES and any(street.empty for street in city.streets):
        return True
    return goal.kind not in PLACED and progress(goal, table.place(_hoped_for(table.setup.sheet, city))).met


def _hoped_for(sheet: Sheet, city: City) -> City:
    """The city with every ladder full that has no box crossed yet, and every pool built that can be."""
    streets = []
    for street, printed in zip(city.streets, sheet.pools_at, strict=True):
        for house in printed:
            if street.at(house) != ROUNDABOUT and not street.bis >> house & 1:
                street = street.build_pool(house)  # noqa: PLW2901
        streets.append(street)
    return city._replace(
        streets=tuple(streets),
        parks=tuple(crossed or boxes(ladder) for crossed, ladder in zip(city.parks, sheet.parks, strict=True)),
        values=tuple(crossed or boxes(ladder) for crossed, ladder in zip(city.values, sheet.values, strict=True)),
        temps=city.temps or sheet.temps,
    )


OF_HOUSES = PLACED | {"bis_in_one_street", "all_parks_pools_and_roundabout"}
"""Goals that further houses may meet."""


def _used_may_come(table: Table, city: City, facts: dict[str, Any]) -> bool:
    """Whether estates are still to be marked, or those marked too many belong to plans without points yet."""
    used = Counter(map(size_of, facts["estates"]))
    noted: Counter[int] = Counter()
    to_come: Counter[int] = Counter()
    for goal, note in zip(table.setup.goals, city.plans, strict=True):
        if goal and goal.kind == "estates":
            (to_come if note is None else noted).update(goal.estates)
    return used != noted and not used - noted - to_come


MAY_COME: dict[Why, Callable[[Table, City, dict[str, Any]], bool]] = {
    Why.EFFECTS_NOT_EARNED: _numbers_may_come,
    Why.STREET_EFFECTS_NOT_EARNED: _numbers_may_come,
    Why.TEMPS_NOT_EARNED: _temps_may_come,
    Why.BIS_ALONE: _original_may_come,
    Why.NOT_RISING: _copy_may_come,
    Why.MARK_ON_EMPTY: _number_may_come,
    Why.USED_WITHOUT_PLAN: _use_may_be_explained,
    Why.USED_NOT_AS_PLANNED: _used_may_come,
    Why.NOTED_GOAL_NOT_MET: _goal_may_be_met,
}
"""What further entries could put right, and when."""
