"""The half-made turn: what was tapped before it is a move, small enough to be kept at every tap."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, cast

from companion.draw.targets import HouseAt
from companion.rules.welcome.moves import EstateAt
from companion.rules.welcome.sheet import EFFECTS, Effect

Mode = Literal["card", "roundabout", "refuse", "draw", "plan", "give"]
MODES: tuple[Mode, ...] = ("card", "roundabout", "refuse", "draw", "plan", "give")


class Half(NamedTuple):
    """A card as far as it is chosen, a house tapped first, or what else the dock is asking for."""

    number: int | None = None
    effect: Effect | None = None
    house: HouseAt | None = None
    mode: Mode = "card"
    offered: tuple[int, ...] = ()
    """Numbers on the table, told for a refusal."""
    cards: tuple[tuple[int, Effect], ...] = ()
    """Combinations of a draw being told."""
    slot: int = 0
    estates: tuple[EstateAt, ...] = ()
    """The plan being validated, and the estates chosen for it."""


NO_HALF = Half()


def half_raw(half: Half) -> dict[str, Any] | None:
    """What is kept of a half-made turn; nothing if there is none."""
    if half == NO_HALF:
        return None
    raw = {name: value for name, value in half._asdict().items() if value != Half._field_defaults[name]}
    if half.house is not None:
        raw["house"] = [half.house.street, half.house.house]
    return raw


def half_on(streets: tuple[int, ...], raw: dict[str, Any] | None) -> Half:
    """A half-made turn as it was kept, forgotten if the sheet was corrected since and lacks its houses."""
    half = half_of(raw)
    houses = [(half.house.street, half.house.house)] if half.house is not None else []
    houses += [(street, last) for street, _first, last in half.estates]
    there = all(1 <= street <= len(streets) and 1 <= house <= streets[street - 1] for street, house in houses)
    return half if there else NO_HALF


def half_of(raw: dict[str, Any] | None) -> Half:
    """A half-made turn as it was kept; what another version kept and we can't read is forgotten."""
    if not raw:
        return NO_HALF
    try:
        effect, mode, house = raw.get("effect"), raw.get("mode", "card"), raw.get("house")
        if (effect is not None and effect not in EFFECTS) or mode not in MODES:
            return NO_HALF
        return Half(
            number=None if raw.get("number") is None else int(raw["number"]),
            effect=effect,
            house=None if house is None else HouseAt(int(house[0]), int(house[1])),
            mode=mode,
            offered=tuple(int(number) for number in raw.get("offered", ())),
            cards=tuple((int(number), cast("Effect", kind)) for number, kind in raw.get("cards", ())),
            slot=int(raw.get("slot", 0)),
            estates=tuple((int(street), int(first), int(last)) for street, first, last in raw.get("estates", ())),
        )
    except (TypeError, ValueError, IndexError):
        return NO_HALF
