"""The printed figures that come with the app: sheets and plan cards, validated when read."""

from __future__ import annotations

import os
from functools import cache
from typing import TypeVar

import msgspec

from companion.records.wire import CardForm, SheetForm
from companion.rules.welcome.agreed import goal_faults, sheet_faults
from companion.rules.welcome.sheet import Sheet

FOLDER = os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))), "assets")

Form = TypeVar("Form")


class BadAsset(ValueError):
    """A file that came with the app is wrong; names file and field."""


def _read(name: str, form: type[Form]) -> Form:
    path = os.path.join(FOLDER, "welcome", name)
    try:
        with open(path, "rb") as file:
            return msgspec.json.decode(file.read(), type=form)
    except (OSError, msgspec.MsgspecError) as error:
        raise BadAsset(f"{name}: {error}") from error


@cache
def sheets() -> dict[str, Sheet]:
    """The known sheets by id."""
    found = {}
    for name, form in _read("sheets.json", dict[str, SheetForm]).items():
        sheet = form.sheet()
        faults = sheet_faults(sheet)
        if faults:
            raise BadAsset(f"sheets.json: {name}: {faults[0]}")
        found[name] = sheet
    return found


@cache
def plan_cards() -> dict[str, CardForm]:
    """The known plan cards by id."""
    found = {}
    for card in _read("plans.json", list[CardForm]):
        faults = list(goal_faults(sheets()[f"classic-{card.edition}"], card.slot, card.value()))
        if faults or card.id in found:
            raise BadAsset(f"plans.json: {card.id}: {faults[0] if faults else 'twice'}")
        found[card.id] = card
    return found
