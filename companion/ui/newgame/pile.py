"""What a tap or a figure does to the AAA's pile while it is told. No Kivy in it."""

from __future__ import annotations

from companion.draw.targets import Do
from companion.rules.welcome.sheet import EFFECTS, SLOTS
from companion.rules.welcome.table import Aaa, Opponent

MOST_DIGITS = 3


def pile_tapped(pile: Aaa, target: Do) -> Aaa:
    """The pile after a tap."""
    kind, _space, slot = target.do.partition(" ")
    if target == Do("pile", "erase"):
        return pile._replace(cards=pile.cards[:-1])
    if kind == "pile":
        return pile._replace(cards=(*pile.cards, *(effect for effect in EFFECTS if effect == target.value)))
    if kind != "validation":
        return pile
    points = int(target.value) if isinstance(target.value, int) else None
    return _noted(pile, int(slot), points, seen=target.value != "")


def figure_typed(pile: Aaa, slot: int, text: str) -> Aaa:
    """The points of a plan whose figures are not known, as they are typed."""
    digits = "".join(letter for letter in text if letter.isdecimal() and letter.isascii())[:MOST_DIGITS]
    return _noted(pile, slot, int(digits) if digits else None, seen=True)


def _noted(pile: Aaa, slot: int, points: int | None, *, seen: bool) -> Aaa:
    drawn = {*pile.seen, slot} if seen else {*pile.seen} - {slot}
    plans = pile.plans[: slot - 1] + (points,) + pile.plans[slot:]
    return pile._replace(seen=tuple(sorted(drawn)), plans=plans)


def scored_by(opponent: Opponent, pile: Aaa) -> Aaa:
    """The pile with only the points this opponent can have scored."""
    able = {slot for slot in pile.seen if slot in opponent.validates and opponent.level}
    noted = zip(SLOTS, pile.plans, strict=True)
    return pile._replace(plans=tuple(points if slot in able else None for slot, points in noted))
