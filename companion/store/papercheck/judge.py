"""What can't be on a sheet copied from paper, apart from what is only not entered yet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from companion.rules.welcome.city import City
from companion.rules.welcome.possible import city_faults
from companion.rules.welcome.reasons import Reason, Why
from companion.rules.welcome.result import Result, result
from companion.rules.welcome.sheet import Ladder
from companion.rules.welcome.street import EMPTY
from companion.rules.welcome.table import Table


class Faults(NamedTuple):
    """All that is wrong whatever is entered yet, and what is wrong unless more is entered."""

    wrong: tuple[Reason, ...] = ()
    missing: tuple[Reason, ...] = ()


def judge(table: Table, city: City) -> Faults:
    """Every fault of a city at this table."""
    wrong, missing = [], []
    for reason in city_faults(table.setup, table.points, city):
        may_come = MAY_COME.get(reason.why)
        (missing if may_come and may_come(table, city, reason.facts) else wrong).append(reason)
    return Faults(tuple(wrong), tuple(missing))


def live_result(table: Table) -> Result:
    """Every score of the table, also of cities that can't be: beyond its last box a ladder stays at its last figure."""
    sheet = table.setup.sheet
    houses = sum(sheet.streets)
    roomy = sheet._replace(
        pools=_longer(sheet.pools, houses),
        bis=_longer(sheet.bis, houses),
        roundabouts=_longer(sheet.roundabouts, houses),
    )
    return result(table._replace(setup=table.setup._replace(sheet=roomy)))


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


def _number_may_come(_table: Table, city: City, facts: dict[str, Any]) -> bool:
    return city.street(_number(facts, "street")).at(_number(facts, "house")) == EMPTY


def _points_may_come(table: Table, city: City, _facts: dict[str, Any]) -> bool:
    """Whether a plan has no points yet."""
    return any(goal and note is None for goal, note in zip(table.setup.goals, city.plans, strict=True))


def _goal_may_be_met(table: Table, city: City, facts: dict[str, Any]) -> bool:
    """Whether nothing was entered yet of what the goal looks at, or houses of it are still empty."""
    goal = table.setup.goals[_number(facts, "slot") - 1]
    looked_at = LOOKS_AT.get(goal.kind) if goal else None
    if looked_at is None:
        return goal is not None and any(street.empty for street in city.streets)
    return any(not looked(city) for looked in looked_at)


def _parks(city: City) -> bool:
    return any(city.parks)


def _pools(city: City) -> bool:
    return city.pools > 0


def _values(city: City) -> bool:
    return any(city.values)


def _temps(city: City) -> bool:
    return city.temps > 0


LOOKS_AT: dict[GoalKind, tuple[Callable[[City], bool], ...]] = {
    "temps": (_temps,),
    "all_parks_in_streets": (_parks,),
    "park_boxes": (_parks,),
    "park_boxes_in_each_street": (_parks,),
    "all_pools_in_streets": (_pools,),
    "all_parks_and_pools": (_parks, _pools),
    "all_parks_pools_and_roundabout": (_parks, _pools),
    "value_boxes": (_values,),
    "full_value_columns": (_values,),
}
"""The goals that count marks: what must have been entered before they can be judged."""


def _used_may_come(table: Table, city: City, facts: dict[str, Any]) -> bool:
    """Whether the used estates are some of those the noted plans took, or more while a plan has no points yet."""
    used = Counter(int(size) for size in facts["sizes"])
    goals = [table.setup.goals[int(slot) - 1] for slot in facts["slots"]]
    wanted = Counter(size for goal in goals if goal for size in goal.estates)
    if not used - wanted:
        return bool(wanted - used)
    return not wanted - used and _points_may_come(table, city, facts)


MAY_COME: dict[Why, Callable[[Table, City, dict[str, Any]], bool]] = {
    Why.EFFECTS_NOT_EARNED: _numbers_may_come,
    Why.STREET_EFFECTS_NOT_EARNED: _numbers_may_come,
    Why.TEMPS_NOT_EARNED: _temps_may_come,
    Why.BIS_ALONE: _original_may_come,
    Why.MARK_ON_EMPTY: _number_may_come,
    Why.USED_WITHOUT_PLAN: _points_may_come,
    Why.USED_NOT_AS_PLANNED: _used_may_come,
    Why.NOTED_GOAL_NOT_MET: _goal_may_be_met,
}
"""What further entries could put right, and when."""
