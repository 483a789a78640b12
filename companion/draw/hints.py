"""Hints: what a tap would add to the total, what an empty house can still take, plans that can't be met any more."""

from __future__ import annotations

from typing import NamedTuple

from companion.draw.targets import HouseAt
from companion.draw.view import SheetView
from companion.rules.welcome.goals import blocked
from companion.rules.welcome.outlook import can_be_filled, number_range
from companion.rules.welcome.sheet import HIGHEST_CARD, LOWEST_CARD, Ladder, boxes
from companion.rules.welcome.street import EMPTY


class Room(NamedTuple):
    """What an empty house can still take: numbers between two, only a sprite's mark, or nothing."""

    low: int = 0
    high: int = -1
    sprite: str = ""


def room_of(view: SheetView, at: HouseAt) -> Room | None:
    """What can still become of an empty house; nothing if it can never be filled."""
    setup, city = view.table.setup, view.city
    fitting = number_range(city.street(at.street), at.house)
    if fitting is not None:
        low, high = fitting
        if city.temps < view.sheet.temps or (low <= HIGHEST_CARD and high >= LOWEST_CARD):
            return Room(low, high)
    if not can_be_filled(setup, city, at.street, at.house):
        return None
    free = setup.roundabouts and city.roundabouts < boxes(view.sheet.roundabouts)
    return Room(sprite="roundabout" if free else "effect-bis")


def plus(points: int) -> str:
    """Points that would come."""
    return f"+{points}"


def column_gain(view: SheetView, size: int) -> int:
    """What the next box of a column adds: for every estate of the size the step of the ladder."""
    ladder, crossed = view.sheet.values[size - 1], view.city.values[size - 1]
    return _step(ladder, crossed) * view.score.estate_counts[size - 1]


def park_gain(view: SheetView, street: int) -> int | None:
    """What the next tree of a street adds, if the card in hand plants one there."""
    crossed, ladder = view.city.parks[street - 1], view.sheet.parks[street - 1]
    if not view.wishes.hints or crossed >= boxes(ladder):
        return None
    if view.turn.written:
        planting = view.turn.effect == "park" and not view.turn.effect_taken and view.turn.street == street
    else:
        planting = view.half.effect == "park" and any(house.street == street for house in view.offer.houses)
    return _step(ladder, crossed) if planting else None


def plan_gain(view: SheetView, slot: int) -> int | None:
    """What validating a plan adds now, if it is met and its figures are known."""
    return view.table.plan_points(slot) if view.wishes.hints and slot in view.offer.slots else None


def _step(ladder: Ladder, crossed: int) -> int:
    return ladder[crossed + 1] - ladder[crossed] if crossed < boxes(ladder) else 0


def hopeless(view: SheetView, slot: int) -> bool:
    """Whether a plan can't be met any more: its houses were used, can never be filled, or a pool it needs is lost."""
    goal = view.table.setup.goals[slot - 1]
    if goal is None or view.city.plans[slot - 1] is not None or slot in view.offer.slots:
        return False
    if blocked(goal, view.table.place(view.city)):
        return True
    if goal.kind == "all_houses":
        length = view.sheet.streets[(goal.street or 1) - 1]
        return any(_never(view, HouseAt(goal.street or 1, house)) for house in range(1, length + 1))
    if goal.kind == "end_houses":
        ends = [(street, house) for street, last in enumerate(view.sheet.streets, start=1) for house in (1, last)]
        return any(_never(view, HouseAt(*end)) for end in ends)
    if goal.kind == "all_parks_and_pools":
        return _pool_lost(view, goal.street or 1)
    if goal.kind == "all_pools_in_streets":
        left = sum(not _pool_lost(view, street) for street in range(1, len(view.sheet.streets) + 1))
        return left < goal.streets
    return False


def _never(view: SheetView, at: HouseAt) -> bool:
    row = view.city.street(at.street)
    return row.at(at.house) == EMPTY and not can_be_filled(view.table.setup, view.city, at.street, at.house)


def _pool_lost(view: SheetView, street: int) -> bool:
    """Whether a house was built without its pool; in the turn being played it may still come."""
    row, turn = view.city.street(street), view.turn
    return any(
        row.at(house) != EMPTY
        and not row.pools >> house & 1
        and not (turn.written and (turn.street, turn.house) == (street, house))
        for house in view.sheet.pools_at[street - 1]
    )
