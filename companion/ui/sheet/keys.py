"""The keyboard over the sheet: digits choose numbers, letters effects, arrows move, Enter takes. No Kivy in it."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import TYPE_CHECKING

from companion.draw.boxes import Rect
from companion.draw.prompt import effect_name
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
from companion.rules.welcome.sheet import EFFECTS
from companion.rules.welcome.street import EMPTY
from companion.rules.welcome.writing import CARD_NUMBERS
from companion.words import _

if TYPE_CHECKING:
    from companion.ui.sheet.screen import SheetScreen

ENTER = (13, 271)
ERASE = 8
ARROWS = {273: (0, -1), 274: (0, 1), 275: (1, 0), 276: (-1, 0)}
KEYPAD = {256 + digit: str(digit) for digit in range(10)}
ASIDE = 3.0
"""How much farther something seems that lies aside of an arrow's way."""


def letters() -> dict[str, Target]:
    """A letter for every effect and for what else a turn needs: the first one of its name nobody has yet."""
    named: list[tuple[str, Target]] = [(effect_name(effect), EffectKey(effect)) for effect in EFFECTS]
    named += [(_("No permit"), Action("refuse")), (_("Roundabout"), Action("roundabout")), (_("Done"), Action("done"))]
    found: dict[str, Target] = {}
    for words, target in named:
        letter = next((one for one in words.casefold() if one.isalpha() and one not in found), None)
        if letter is not None:
            found[letter] = target
    return found


def legal(view: SheetView) -> set[Hashable]:
    """Where a tap on the board would do something now."""
    if view.fan:
        return {Choice(number) for number in view.fan}
    offer = view.offer
    places: set[HouseAt | GapAt] = {*offer.houses, *offer.gaps}
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
    """What keys mean on a sheet; all of them end in a tap."""

    def __init__(self, screen: SheetScreen) -> None:
        self.screen = screen
        self.focus: Hashable | None = None
        """What the arrows have come to."""
        self.typed = ""
        """Digits of a number that may go on."""
        self._held = False

    def forget(self) -> None:
        """The hand is at the mouse again."""
        self.focus, self.typed, self._held = None, "", False

    def press(self, key: int, letter: str | None, modifiers: Iterable[str]) -> bool:
        """Answers a key; says whether it meant anything."""
        if self.screen.hand is None or self.screen.asking.slot:
            return False
        held = {*modifiers}
        if held & {"ctrl", "meta"}:
            return self._with_control(key, shift="shift" in held)
        if "alt" in held:
            return False
        letter = (KEYPAD.get(key) or letter or "").casefold()
        if letter.isdecimal():
            self._digit(letter)
        elif key in ARROWS:
            self._move(*ARROWS[key])
        elif key in ENTER:
            self._enter()
        elif key == ERASE and self.typed:
            self.forget()
        elif letter in (known := letters()):
            self._take(known[letter])
        else:
            return False
        return True

    def _with_control(self, key: int, *, shift: bool) -> bool:
        if key not in (ord("z"), ord("y")):
            return False
        self._take(Action("redo" if shift or key == ord("y") else "undo"))
        return True

    def _take(self, target: Target) -> None:
        """The same as a tap, where a tap would find it; of a known card the number or the effect is enough."""
        self.forget()
        if isinstance(target, Action) and self._rect(target) is None:
            return
        if self.screen.hand is not None and isinstance(target, NumberKey | EffectKey):
            target = _known(self.screen.hand.view(), target)
        self.screen.app.touched()
        self.screen.tapped(target)
        self.screen.app.keys.show(None)

    def _digit(self, digit: str) -> None:
        """One more digit: 1 is taken at once and becomes 12 with the next, unless taking it could not be changed."""
        if self.screen.hand is None:
            return
        view = self.screen.hand.view()
        numbers = _numbers(view)
        text = self.typed + digit
        if not any(str(number).startswith(text) for number in numbers):
            if self._held:
                self._number(int(self.typed))
            text = digit
        longer = any(str(number).startswith(text) and str(number) != text for number in numbers)
        at_once = not (view.fan or view.half.mode == "refuse" or (view.half.house and view.half.effect))
        self._held = longer and not at_once
        if int(text) in numbers and not self._held:
            self._number(int(text))
        self.typed = text if longer else ""
        self._held = self._held and longer

    def _number(self, number: int) -> None:
        fan = self.screen.hand is not None and bool(self.screen.hand.fan)
        self._take(Choice(number) if fan else NumberKey(number))

    def _enter(self) -> None:
        if self._held:
            self._number(int(self.typed))
            return
        if self.screen.hand is None:
            return
        view = self.screen.hand.view()
        usual = Slot(view.half.slot) if view.half.mode == "plan" else Action("done")
        target = self.focus if self.focus in legal(view) else usual
        self.forget()
        if self._rect(target) is not None:
            self.screen.app.touched()
            self.screen.tapped(target)
            self.screen.app.keys.show(None)

    def _move(self, dx: int, dy: int) -> None:
        """To the nearest place that way where a tap would do something."""
        if self.screen.hand is None:
            return
        places = legal(self.screen.hand.view())
        found = [touch for touch in self.screen.scene.touches if touch.target in places]
        if not found:
            return
        here = self._rect(self.focus)
        if here is None or self.focus not in places:
            best = min(found, key=lambda touch: (round(touch.rect.y), touch.rect.x))
        else:
            x, y = here.centre
            ways = []
            for touch in found:
                along = (touch.rect.centre[0] - x) * dx + (touch.rect.centre[1] - y) * dy
                aside = abs((touch.rect.centre[0] - x) * dy) + abs((touch.rect.centre[1] - y) * dx)
                if along > 1:
                    ways.append((along + ASIDE * aside, touch))
            if not ways:
                return
            best = min(ways, key=lambda way: way[0])[1]
        self.focus = best.target
        self.screen.app.keys.show(best.rect)

    def _rect(self, target: Hashable | None) -> Rect | None:
        return next((touch.rect for touch in self.screen.scene.touches if touch.target == target), None)


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
