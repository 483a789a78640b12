"""Whether a sheet, a goal, and what a table agreed on can be played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.rules.welcome.goals import Goal
from companion.rules.welcome.moves import AAA, TABLE
from companion.rules.welcome.reasons import Reason, Why, because
from companion.rules.welcome.sheet import SIZES, SLOTS, Sheet, boxes
from companion.rules.welcome.table import Points, Setup

MOST_STREETS, MOST_HOUSES, MOST_BOXES, MOST_POINTS = 9, 30, 60, 999
MOST_PLAYERS, MOST_ESTATES = 200, 12

_NEEDS_NUMBER = frozenset(
    {"bis_in_one_street", "temps", "park_boxes", "park_boxes_in_each_street", "value_boxes", "full_value_columns"}
)
_NEEDS_STREET = frozenset({"all_houses", "all_parks_and_pools"})
_NEEDS_STREETS = frozenset({"all_parks_in_streets", "all_pools_in_streets"})


def sheet_faults(sheet: Sheet) -> list[Reason]:
    """All that is wrong with a sheet."""
    faults = []
    if not 1 <= len(sheet.streets) <= MOST_STREETS:
        faults.append(because(Why.SHEET_STREETS, count=len(sheet.streets), most=MOST_STREETS))
    for street, length in enumerate(sheet.streets, start=1):
        if not 1 <= length <= MOST_HOUSES:
            faults.append(because(Why.SHEET_LENGTHS, street=street, count=length, most=MOST_HOUSES))
    for field, entries in (("pools_at", sheet.pools_at), ("parks", sheet.parks)):
        if len(entries) != len(sheet.streets):
            faults.append(because(Why.SHEET_ROWS, field=field, count=len(entries), wanted=len(sheet.streets)))
    for street, (length, houses) in enumerate(zip(sheet.streets, sheet.pools_at, strict=False), start=1):
        if len(set(houses)) < len(houses) or not all(1 <= house <= length for house in houses):
            faults.append(because(Why.SHEET_POOLS, street=street))
    return faults + list(_ladder_faults(sheet))


def _ladder_faults(sheet: Sheet) -> Iterator[Reason]:
    ladders = {"pools": sheet.pools, "bis": sheet.bis, "roundabouts": sheet.roundabouts, "refusals": sheet.refusals}
    ladders.update({f"parks {street}": ladder for street, ladder in enumerate(sheet.parks, start=1)})
    ladders.update({f"values {size}": ladder for size, ladder in enumerate(sheet.values, start=1)})
    ladders["temp_points"] = sheet.temp_points
    for name, ladder in ladders.items():
        if len(ladder) > MOST_BOXES or not all(0 <= figure <= MOST_POINTS for figure in ladder):
            yield because(Why.SHEET_LADDER, ladder=name)
    if not 0 <= sheet.temps <= MOST_BOXES:
        yield because(Why.SHEET_LADDER, ladder="temps")
    if not boxes(sheet.refusals):
        yield because(Why.SHEET_REFUSALS)


def goal_faults(sheet: Sheet, slot: int, goal: Goal) -> Iterator[Reason]:
    """All that is wrong with a goal on this sheet."""
    if goal.street is not None and not 1 <= goal.street <= len(sheet.streets):
        yield because(Why.PLAN_STREET, slot=slot, street=goal.street)
    if goal.kind == "estates" and not (
        1 <= len(goal.estates) <= MOST_ESTATES and all(size in SIZES for size in goal.estates)
    ):
        yield because(Why.GOAL_FIELD, slot=slot, field="estates")
    if goal.kind == "end_estates" and goal.size not in SIZES:
        yield because(Why.GOAL_FIELD, slot=slot, field="size")
    if goal.kind in _NEEDS_NUMBER and not 1 <= goal.number <= MOST_POINTS:
        yield because(Why.GOAL_FIELD, slot=slot, field="count")
    if goal.kind in _NEEDS_STREET and goal.street is None:
        yield because(Why.GOAL_FIELD, slot=slot, field="street")
    if goal.kind in _NEEDS_STREETS and not 1 <= goal.streets <= MOST_STREETS:
        yield because(Why.GOAL_FIELD, slot=slot, field="streets")
    if goal.roundabouts < 0 or (goal.roundabouts and not goal.same_street and goal.street is None):
        yield because(Why.GOAL_FIELD, slot=slot, field="roundabouts")
    if goal.each_pools < 0 or goal.each_bis < 0:
        yield because(Why.GOAL_FIELD, slot=slot, field="each")


def why_not_figures(slot: int, points: Points) -> Reason | None:
    """Why two figures can't stand on a card: the first is the higher one, neither is negative."""
    high, low = points
    if not 0 <= low <= high <= MOST_POINTS:
        return because(Why.POINTS_ORDER, slot=slot, high=high, low=low)
    return None


def setup_faults(setup: Setup, ids: Sequence[str], paper: Sequence[str]) -> Iterator[Reason]:
    """All that is wrong with variants and people."""
    if not ids:
        yield because(Why.NO_PLAYERS)
    yield from _name_faults([*ids, *paper])
    if setup.expert and setup.edition != "2018":
        yield because(Why.EXPERT_NEEDS_2018)
    if setup.solo is None:
        return
    wanted = "2018" if setup.solo == "card" else "2023"
    if setup.edition != wanted:
        yield because(Why.SOLO_NEEDS_EDITION, solo=setup.solo, edition=wanted)
    if len(ids) != 1 or paper:
        yield because(Why.SOLO_NEEDS_ONE_PLAYER)
    if setup.solo == "aaa":
        yield from _opponent_faults(setup)


def _name_faults(names: Sequence[str]) -> Iterator[Reason]:
    taken: set[str] = set()
    for name in names:
        reason = why_not_id(taken, name)
        if reason:
            yield reason
        taken.add(name)


def why_not_id(taken: set[str], name: str) -> Reason | None:
    """Why someone can't be called that: empty, reserved, or another's."""
    if not name:
        return because(Why.ID_EMPTY)
    if name in (TABLE, AAA):
        return because(Why.ID_RESERVED, id=name)
    return because(Why.ID_TAKEN, id=name) if name in taken else None


def _opponent_faults(setup: Setup) -> Iterator[Reason]:
    opponent = setup.opponent
    if opponent is None:
        yield because(Why.SOLO_NEEDS_OPPONENT)
        return
    if len(set(opponent.validates)) < len(opponent.validates) or not set(opponent.validates) <= set(SLOTS):
        yield because(Why.OPPONENT_FIELD, field="validates")
    if not 0 <= opponent.level <= MOST_POINTS:
        yield because(Why.OPPONENT_FIELD, field="level")
    if opponent.level == 0:
        if len(opponent.temps) != 3 or list(opponent.temps) != sorted(opponent.temps, reverse=True):
            yield because(Why.OPPONENT_FIELD, field="temps")
        return
    for field in ("park", "pool", "temp", "fence", "bis_houses", "value"):
        if not 0 <= getattr(opponent, field) <= MOST_POINTS:
            yield because(Why.OPPONENT_FIELD, field=field)
