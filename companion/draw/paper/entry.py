"""What the sheet's screen shows while a sheet is copied from paper: the tool in hand and all that can't be."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from companion.draw.targets import GapAt, HouseAt, Slot
from companion.rules.welcome.reasons import Reason, Why

Tool = Literal["numbers", "fences", "used", "boxes", "plans"]
TOOLS: tuple[Tool, ...] = ("numbers", "fences", "used", "boxes", "plans")

Fault = HouseAt | GapAt | Slot | str
"""Where a fault is marked: a house, a gap, a plan, or the ladder of this name ("parks 2" for that of a street)."""


class Entry(NamedTuple):
    """The hand over a sheet that is copied from paper."""

    tool: Tool = "numbers"
    page: int = 0
    """Which boxes are shown where not all of them find room."""
    next_is_bis: bool = False
    wrong: tuple[Reason, ...] = ()
    missing: tuple[Reason, ...] = ()
    elsewhere: int = 0
    """How many things can't be on the other sheets."""
    summary: tuple[str, ...] = ()
    """How the table stands, in words."""
    typing: int = 0
    """The slot whose points are being typed."""
    typed: str = ""
    alone: bool = False
    """Whether it is one city of a game, told by the table."""

    @property
    def marked(self) -> frozenset[Fault]:
        """Every place with a fault."""
        return frozenset(place for reason in self.wrong for place in places(reason))


KEPT = ("tool", "page", "next_is_bis", "typing", "typed")


def entry_raw(entry: Entry) -> dict[str, Any]:
    """What is kept of the hand."""
    return {name: getattr(entry, name) for name in KEPT}


def entry_of(raw: dict[str, Any]) -> Entry:
    """The hand as it was kept; what can't be read is forgotten."""
    known = {name: raw[name] for name in KEPT if type(raw.get(name)) is type(Entry._field_defaults[name])}
    return Entry(**known) if known.get("tool", "numbers") in TOOLS else Entry()


def places(reason: Reason) -> list[Fault]:
    """Where a fault is to be seen."""
    facts = reason.facts
    if reason.why is Why.TEMPS_NOT_EARNED:
        return ["temps"]
    if reason.why is Why.USED_NOT_AS_PLANNED:
        slots, estates = facts["slots"], facts["estates"]
        marked: list[Fault] = [HouseAt(street, first) for street, first, _last in _rows(estates)]
        return [*marked, *(Slot(_number(slot)) for slot in _row(slots))]
    if "slot" in facts:
        return [Slot(_number(facts["slot"]))]
    if "street" not in facts:
        return [str(facts["ladder"])] if "ladder" in facts else []
    street = _number(facts["street"])
    if "house" in facts:
        return [HouseAt(street, _number(facts["house"]))]
    if "after" in facts:
        return [GapAt(street, _number(facts["after"]))]
    return [f"parks {street}"]


def _number(value: object) -> int:
    return int(str(value))


def _row(value: object) -> list[object]:
    return list(value) if isinstance(value, list | tuple) else []


def _rows(value: object) -> list[tuple[int, int, int]]:
    return [(_number(one[0]), _number(one[1]), _number(one[2])) for one in _row(value) if isinstance(one, list | tuple)]
