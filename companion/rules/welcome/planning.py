"""Validating a city plan, and what a slot would take."""

from __future__ import annotations

from companion.rules.welcome.choices import Choice, Rival, use, weighed_choices, why_not_estates
from companion.rules.welcome.goals import Goal, Progress, blocked, houses_used, progress
from companion.rules.welcome.moves import ValidatePlan
from companion.rules.welcome.reasons import Reason, Why, because
from companion.rules.welcome.sheet import SLOTS
from companion.rules.welcome.table import Seat, Table, Turn


def goal_at(table: Table, slot: int) -> Goal | None:
    """The goal of a slot, if the table has a card there."""
    return table.setup.goals[slot - 1] if slot in SLOTS else None


def plan_progress(table: Table, seat: Seat, slot: int) -> Progress | None:
    """How far a city is with the plan of a slot."""
    goal = goal_at(table, slot)
    return progress(goal, table.place(seat.city)) if goal else None


def plan_choices(table: Table, seat: Seat, slot: int) -> list[Choice]:
    """The choices of estates that meet a slot's plan, the one first that keeps most other plans possible."""
    goal = goal_at(table, slot)
    if goal is None or not goal.names_estates:
        return []
    rivals: list[Rival] = []
    for other in SLOTS:
        rival = goal_at(table, other)
        if rival and other != slot and seat.city.plans[other - 1] is None:
            rivals.append((rival, table.plan_points(other) or 1))
    return weighed_choices(goal, table.place(seat.city), rivals)


def why_not_plan(table: Table, seat: Seat, turn: Turn, move: ValidatePlan) -> Reason | None:
    """Why a plan can't be validated now with these estates."""
    if not turn.settled:
        return because(Why.NOT_WRITTEN)
    goal = goal_at(table, move.slot)
    if goal is None:
        return because(Why.NO_SUCH_PLAN, slot=move.slot)
    if seat.city.plans[move.slot - 1] is not None:
        return because(Why.PLAN_NOTED, slot=move.slot)
    if table.points[move.slot - 1] is None:
        return because(Why.POINTS_UNKNOWN, slot=move.slot)
    if move.estates is not None and not goal.names_estates:
        return because(Why.ESTATES_NOT_WANTED, slot=move.slot)
    place = table.place(seat.city)
    have, need, met = progress(goal, place)
    if not met and blocked(goal, place):
        return because(Why.HOUSES_USED, slot=move.slot)
    if not met:
        return because(Why.GOAL_NOT_MET, slot=move.slot, have=have, need=need)
    if move.estates is None:
        return because(Why.ESTATES_NOT_NAMED, slot=move.slot) if goal.kind == "estates" else None
    return why_not_estates(goal, place, move.estates)


def validate(table: Table, seat: Seat, turn: Turn, move: ValidatePlan) -> Table:
    """Points noted, houses marked used, and the slot approved from this round on."""
    slot = move.slot
    goal = table.setup.goals[slot - 1]
    points = table.plan_points(slot)
    if goal is None or points is None:
        raise ValueError(f"no plan with known points at slot {slot}")
    city = use(seat.city, houses_used(goal, table.place(seat.city), move.estates or ()))
    city = city._replace(plans=city.plans[: slot - 1] + (points,) + city.plans[slot:])
    return approve(table.with_seat(seat._replace(city=city, turn=turn)), slot, table.round)


def approve(table: Table, slot: int, in_round: int) -> Table:
    """The table with a slot approved, unless it was already."""
    if table.approved[slot - 1] is not None:
        return table
    return table._replace(approved=table.approved[: slot - 1] + (in_round,) + table.approved[slot:])
