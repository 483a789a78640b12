"""All plan cards and opponents a table can have: the printed ones we know, and those typed once."""

from __future__ import annotations

import json
from typing import Any

from companion.draw.newgame.cards import PlanCard
from companion.draw.newgame.draft import opponent_id
from companion.records.assets import plan_cards, sheets
from companion.records.position import Raw
from companion.records.record import convert
from companion.records.wire import GoalForm, SheetForm
from companion.rules.welcome.goals import Goal
from companion.rules.welcome.sheet import Edition, Sheet
from companion.rules.welcome.table import Points
from companion.store.ownsheets.kept import SHEET
from companion.store.settings import Setting
from companion.store.store import Store

FIGURES: Setting[dict[str, Any]] = Setting("figures", {})
"""The two figures of printed cards that are not public, as the table told them once."""

PLAN, OPPONENT = "plan", "opponent"


def goal_raw(goal: Goal, points: Points | None) -> Raw:
    """A goal as it stands in a file; fields that say nothing are left out."""
    plain = Goal(goal.kind)
    raw: Raw = {"goal": goal.kind}
    raw.update(
        (name, list(value) if isinstance(value, tuple) else value)
        for name, value in goal._asdict().items()
        if name not in ("kind", "number", "each_pools", "each_bis") and value != getattr(plain, name)
    )
    each = {name: count for name, count in (("pools", goal.each_pools), ("bis", goal.each_bis)) if count}
    if each:
        raw["each"] = each
    if goal.number:
        raw["count"] = goal.number
    if points is not None:
        raw["points"] = list(points)
    return raw


class Shelf:
    """Cards by slot, with the figures known by now."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # plan cards

    def cards(self, edition: Edition, slot: int, *, advanced: bool) -> list[PlanCard]:
        """Every card of a slot, printed ones first."""
        printed = [
            PlanCard(card.id, slot, card.value(), self.figures(card.id), advanced=card.advanced)
            for card in plan_cards().values()
            if card.edition == edition and card.slot == slot and (advanced or not card.advanced)
        ]
        typed = [
            PlanCard(name, slot, _goal(raw), _points(raw), typed=True)
            for name, raw in self.typed().items()
            if raw.get("edition") == edition and raw.get("slot") == slot
        ]
        return printed + typed

    def typed(self) -> dict[str, Raw]:
        """Every card typed in, by name."""
        return self._store.known.kept(PLAN)

    def figures(self, card: str) -> Points | None:
        """The figures of a printed card, from the card or as told once."""
        told = self._store.settings.get(FIGURES).get(card)
        return (told[0], told[1]) if told else plan_cards()[card].points

    def plan(self, slot: int, card: str) -> Raw:
        """A card as it stands in a header."""
        if card in plan_cards():
            points = self.figures(card)
            known = plan_cards()[card].points
            return {"slot": slot, "card": card, **({"points": list(points)} if points and points != known else {})}
        raw = self.typed()[card]
        return {"slot": slot, "custom": {name: value for name, value in raw.items() if name not in ("slot", "edition")}}

    def shown(self, slot: int, plan: Raw | None) -> PlanCard:
        """A plan of a header as a card to draw."""
        if plan is None:
            return PlanCard("", slot, None, None)
        if "custom" in plan:
            return PlanCard("", slot, _goal(plan["custom"]), _points(plan) or _points(plan["custom"]), typed=True)
        card = plan_cards()[plan["card"]]
        return PlanCard(card.id, slot, card.value(), _points(plan) or card.points, advanced=card.advanced)

    def keep(self, edition: Edition, slot: int, goal: Goal, points: Points | None) -> str:
        """Keeps a typed card and gives its name; the same goal typed again is the same card."""
        bare = goal_raw(goal, None)
        name = f"{edition} {slot} {json.dumps(bare, sort_keys=True)}"
        self._store.known.keep(PLAN, name, {**goal_raw(goal, points), "edition": edition, "slot": slot})
        return name

    def remember(self, edition: Edition, plan: Raw, points: Points) -> None:
        """Keeps the figures of a plan on the table, told when it was first validated: never asked twice."""
        if "custom" in plan:
            self.keep(edition, plan["slot"], _goal(plan["custom"]), points)
        elif plan_cards()[plan["card"]].points is None:
            known = self._store.settings.get(FIGURES)
            self._store.settings.set(FIGURES, {**known, plan["card"]: list(points)})

    def told(self) -> dict[str, Points]:
        """The printed cards whose figures the table told, by id."""
        told = self._store.settings.get(FIGURES)
        return {card: (points[0], points[1]) for card, points in told.items() if card in plan_cards()}

    def forget_figures(self, card: str) -> None:
        """They will be asked again when the plan is next validated."""
        told = self._store.settings.get(FIGURES)
        self._store.settings.set(FIGURES, {one: points for one, points in told.items() if one != card})

    # opponents

    def opponents(self) -> dict[str, Raw]:
        """Every AAA card typed in, by name."""
        return self._store.known.kept(OPPONENT)

    def keep_opponent(self, raw: Raw) -> None:
        """Keeps an AAA card under its name and level."""
        self._store.known.keep(OPPONENT, opponent_id(raw), raw)

    def sheets(self, edition: Edition) -> dict[str, Raw]:
        """The sheets typed in for an edition, by name."""
        return {name: raw for name, raw in self._store.known.kept(SHEET).items() if raw.get("edition") == edition}

    def sheet(self, edition: Edition, name: str) -> Sheet:
        """A sheet by its name, printed or typed in; one that is gone is the printed one."""
        typed = self.sheets(edition).get(name)
        if typed is not None:
            form: SheetForm = convert(typed, SheetForm)
            return form.sheet()
        return sheets()[name if name in sheets() else f"classic-{edition}"]


def _goal(raw: Raw) -> Goal:
    form: GoalForm = convert(raw, GoalForm)
    return form.value()


def _points(raw: Raw) -> Points | None:
    points = raw.get("points")
    return (points[0], points[1]) if points else None
