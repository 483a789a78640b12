"""What a tap does to a card, an opponent or a sheet that is being typed."""

from __future__ import annotations

from typing import Any

from companion.draw.newgame.begun import at
from companion.draw.newgame.draft import CardDraft, CityDraft, OpponentDraft
from companion.draw.newgame.editor import STEPPED
from companion.draw.targets import Do
from companion.rules.welcome.agreed import MOST_ESTATES, MOST_POINTS, goal_faults
from companion.rules.welcome.goals import Goal, GoalKind
from companion.rules.welcome.sheet import SIZES, Sheet, boxes
from companion.ui.newgame.header import sentence
from companion.words import _

MOST_MARKS = 9


def within(value: int, low: int, high: int) -> int:
    """A figure held between two others."""
    return min(high, max(low, value))


def toggled(slots: tuple[int, ...], slot: int) -> tuple[int, ...]:
    """Slots with one more, or without it."""
    return tuple(one for one in slots if one != slot) if slot in slots else tuple(sorted((*slots, slot)))


def card_tapped(card: CardDraft, target: Do, sheet: Sheet) -> CardDraft:
    """A plan card after a tap."""
    goal, value = card.goal, target.value
    match target.do:
        case "figure":
            return card._replace(figures=card.figures.key(str(value)))
        case "more":
            return card._replace(more=not card.more)
        case "size":
            estates = goal.estates[:-1] if value == "erase" else tuple(sorted((*goal.estates, int(value))))
            return card._replace(goal=goal._replace(estates=estates[:MOST_ESTATES]))
        case "kind":
            return card._replace(goal=_goal_of(str(value), goal))
        case "goal same_street":
            return card._replace(goal=goal._replace(same_street=not goal.same_street))
    if target.do.startswith("goal "):
        return card._replace(goal=_stepped(goal, target.do.removeprefix("goal "), int(value), len(sheet.streets)))
    return card


def _stepped(goal: Goal, field: str, step: int, streets: int) -> Goal:
    low, high = {
        "street": (0 if goal.kind == "estates" else 1, streets),
        "streets": (1, streets),
        "size": (1, len(SIZES)),
        "number": (1, MOST_POINTS),
    }.get(field, (0, MOST_MARKS))
    after = within((getattr(goal, field) or 0) + step, low, high)
    # no street at all: any will do
    changed: dict[str, Any] = {field: None if field == "street" and not after else after}
    return goal._replace(**changed)


def _goal_of(name: str, before: Goal) -> Goal:
    """A goal of another kind with a first figure to change; sizes tapped already come back with estates."""
    kinds: tuple[GoalKind, ...] = ("estates", "end_houses", "all_parks_pools_and_roundabout", *STEPPED)
    kind = next((one for one in kinds if one == name), before.kind)
    first: dict[str, Any] = {STEPPED[kind]: 1} if kind in STEPPED else {}
    return Goal(kind, estates=before.estates)._replace(**first)


def card_goal(card: CardDraft) -> Goal:
    """The goal to keep; sizes tapped before another kind was chosen do not count."""
    return card.goal if card.goal.kind == "estates" else card.goal._replace(estates=())


def card_fault(card: CardDraft, sheet: Sheet) -> str:
    """Why a typed card can't be used yet."""
    if card.goal.kind == "estates" and not card.goal.estates:
        return _("Which estates does it ask for?")
    reason = next(iter(goal_faults(sheet, card.slot, card_goal(card))), None)
    if reason is not None and reason.facts.get("field") == "roundabouts":
        return _("Roundabouts go with one street.")
    return sentence(reason) if reason is not None else card.figures.fault()


def opponent_tapped(card: OpponentDraft, target: Do) -> OpponentDraft:
    """An AAA card after a tap."""
    if target.do == "validates":
        return card._replace(validates=toggled(card.validates, int(target.value)))
    field = target.do.removeprefix("opponent ")
    if field.startswith("threshold "):
        place = int(field.removeprefix("threshold "))
        temps = list(card.temps)
        temps[place] = within(temps[place] + int(target.value), 0, MOST_POINTS)
        return card._replace(temps=tuple(temps))
    if field in card._fields:
        changed: dict[str, Any] = {field: within(getattr(card, field) + int(target.value), 0, MOST_POINTS)}
        return card._replace(**changed)
    return card


def city_tapped(city: CityDraft, target: Do, sheet: Sheet) -> CityDraft:
    """A sheet on paper after a tap."""
    kind, _space, which = target.do.partition(" ")
    if kind == "noted":
        plans = list(city.plans)
        plans[int(which) - 1] = None if target.value == "" else int(target.value)
        return city._replace(plans=tuple(plans))
    step = int(target.value)
    if kind == "temps":
        return city._replace(temps=within(city.temps + step, 0, sheet.temps))
    if kind == "refusals":
        return city._replace(refusals=within(city.refusals + step, 0, boxes(sheet.refusals)))
    if kind in ("parks", "values"):
        ladders = sheet.parks if kind == "parks" else sheet.values
        row = [at(getattr(city, kind), index) for index in range(len(ladders))]
        row[int(which)] = within(row[int(which)] + step, 0, boxes(ladders[int(which)]))
        changed: dict[str, Any] = {kind: tuple(row)}
        return city._replace(**changed)
    return city
