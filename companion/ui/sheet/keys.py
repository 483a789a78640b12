"""The keyboard over the sheet: digits choose numbers, letters effects, Enter ends the turn. No Kivy in it."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from companion.draw.shortcuts import letters
from companion.draw.targets import (
    Action,
    Choice,
    Column,
    Combination,
    EffectKey,
    GapAt,
    HouseAt,
    NumberKey,
    Open,
    Slot,
    Target,
)
from companion.draw.view import SheetView
from companion.rules.welcome.planning import plan_choices
from companion.rules.welcome.street import EMPTY
from companion.rules.welcome.writing import CARD_NUMBERS
from companion.ui.keycodes import ENTER

if TYPE_CHECKING:
    from companion.ui.sheet.screen import SheetScreen


def legal(view: SheetView) -> set[Hashable]:
    """Where a tap on the board would do something now."""
    if view.fan:
        return {Choice(number) for number in view.fan}
    offer = view.offer
    places: set[HouseAt | GapAt] = {*offer.houses, *offer.gaps}
    if view.half.mode == "plan":
        places |= {
            HouseAt(street, house)
            for choice in plan_choices(view.table, view.seat, view.half.slot)
            for street, first, last in choice
            for house in range(first, last + 1)
        }
    if not places and not view.turn.settled and view.half.mode == "card":
        places |= {
            HouseAt(number, house)
            for number, row in enumerate(view.city.streets, start=1)
            for house, written in enumerate(row.houses, start=1)
            if written == EMPTY
        }
    streets: set[Hashable] = {Open(place.street) for place in places}
    return streets | places | {Column(size) for size in offer.columns} | {Slot(slot) for slot in offer.slots}


class SheetKeys:
    """What keys mean on a sheet beside what they mean everywhere."""

    def __init__(self, screen: SheetScreen) -> None:
        self.screen = screen

    def press(self, key: int, letter: str, modifiers: set[str]) -> bool:
        """Answers a key; says whether it meant anything. Whatever lies over the sheet but the fan has its own."""
        hand = self.screen.hand
        covered = self.screen.scene.overlay is not None and (hand is None or not hand.fan)
        if hand is None or covered or modifiers & {"ctrl", "meta", "alt"}:
            return False
        if letter.isdecimal():
            self._digit(hand.view(), letter)
        elif key in ENTER:
            return self._enter(hand.view())
        elif letter in (known := letters()):
            self._take(known[letter])
        else:
            return False
        return True

    def _digit(self, view: SheetView, digit: str) -> None:
        """A number of the card, changed by the next digit as long as nothing is written with it."""
        at_once = not (view.fan or view.half.mode == "refuse" or (view.half.house and view.half.effect))
        self.screen.app.keys.keypad.digit(digit, _numbers(view), self._number, at_once=at_once)

    def _number(self, number: int) -> None:
        fan = self.screen.hand is not None and bool(self.screen.hand.fan)
        self._take(Choice(number) if fan else NumberKey(number))

    def _enter(self, view: SheetView) -> bool:
        """With nothing in the frame, Enter ends the turn or validates the plan."""
        keys = self.screen.app.keys
        if keys.keypad.waits:
            self._number(int(keys.keypad.typed))
        elif not keys.framed:
            self._take(Slot(view.half.slot) if view.half.mode == "plan" else Action("done"))
        return not keys.framed

    def _take(self, target: Target) -> None:
        """The same as a tap, where a tap would find it; of a known card the number or the effect is enough."""
        self.screen.app.keys.forget()
        if isinstance(target, Action | Slot) and self.screen.scene.place(target) is None:
            return
        if self.screen.hand is not None and isinstance(target, NumberKey | EffectKey):
            target = _known(self.screen.hand.view(), target)
        self.screen.app.touched(tapped=True)
        self.screen.tapped(target)


def _numbers(view: SheetView) -> tuple[int, ...]:
    """The numbers that can be typed now."""
    if view.fan:
        return view.fan
    return tuple(one.number for one in view.known) if view.drawn else tuple(CARD_NUMBERS)


def _known(view: SheetView, target: NumberKey | EffectKey) -> Target:
    """With the draw told there are only whole cards."""
    if not view.drawn or view.half.mode != "card":
        return target
    wanted = target.number if isinstance(target, NumberKey) else target.effect
    cards: tuple[Combination, ...] = view.known
    return next((one for one in cards if wanted in (one.number, one.with_effect)), target)
