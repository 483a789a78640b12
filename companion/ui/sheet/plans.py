"""Validating city plans: at once, or after choosing which estates to use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.draw.goals import slot_name
from companion.draw.half import Half
from companion.draw.offer import met_slots
from companion.draw.targets import HouseAt
from companion.rules.welcome.moves import EstateAt, ValidatePlan
from companion.rules.welcome.planning import goal_at, plan_choices
from companion.rules.welcome.play import why_not
from companion.rules.welcome.reasons import Reason, Why, because
from companion.rules.welcome.table import Table
from companion.words import _

if TYPE_CHECKING:
    from companion.ui.sheet.hand import Hand


def slot(hand: Hand, number: int) -> Reason | None:
    """A plan tapped: validated, or its estates are shown to be chosen; tapped again, with those."""
    half = hand.half
    if half.mode == "plan" and half.slot == number:
        return hand.game.play(ValidatePlan(by=hand.player, slot=number, estates=half.estates))
    choices = plan_choices(hand.table, hand.seat, number)
    first = choices[0] if choices else None
    move = ValidatePlan(by=hand.player, slot=number, estates=first)
    reason = why_not(hand.table, move)
    if reason is not None:
        return reason
    if first is None or len(choices) == 1:
        return hand.game.play(move)
    hand.half = Half(mode="plan", slot=number, estates=first)
    return None


def house(hand: Hand, at: HouseAt) -> Reason | None:
    """A house tapped while estates are chosen means its estate."""
    for first, last in hand.seat.city.street(at.street).estates:
        if first <= at.house <= last:
            return _toggle(hand, (at.street, first, last))
    return because(Why.NOT_AN_ESTATE, street=at.street, first=at.house, last=at.house)


def _toggle(hand: Hand, estate: EstateAt) -> Reason | None:
    """Puts an estate into the choice or takes it out; another one of its size makes room."""
    half = hand.half
    goal = goal_at(hand.table, half.slot)
    if goal is None:
        return None
    chosen = list(half.estates)
    if estate in chosen:
        chosen.remove(estate)
    else:
        size = estate[2] - estate[1]
        same = [one for one in chosen if one[2] - one[1] == size]
        if len(same) >= goal.estates.count(size + 1):
            if not same:
                return because(Why.WRONG_SIZES, sizes=[size + 1], wanted=sorted(goal.estates))
            chosen.remove(same[0])
        chosen.append(estate)
    hand.half = half._replace(estates=tuple(sorted(chosen)))
    return None


def forgotten(table: Table) -> str:
    """One line naming everyone who meets a plan and has not taken it; empty if there is nobody."""
    names = []
    for seat in table.seats:
        slots = [] if seat.left else sorted(met_slots(table, seat))
        if slots:
            plans = ", ".join(slot_name(table.setup.edition, slot) for slot in slots)
            names.append(_("{player} meets {plans}").format(player=seat.name, plans=plans))
    return _("{names}. Done again ends the game.").format(names="; ".join(names)) if names else ""
