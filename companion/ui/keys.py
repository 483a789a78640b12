"""The keyboard on every screen: Tab and arrows lead a frame from one touch area to the next, Enter taps there."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING

from kivy.core.window import Window

from companion.draw.boxes import Touch
from companion.draw.focus import nearest
from companion.draw.targets import Action, Do, FieldAt
from companion.ui.keycodes import ARROWS, ENTER, ERASE, F11, NUMBER_BLOCK, REPEATED, SCROLLING, SPACE, TAB
from companion.ui.keypad import Keypad, keys_on

if TYPE_CHECKING:
    from companion.ui.app import ThreeStreetsApp
    from companion.ui.screen import DrawnScreen

STEP = 0.25
"""How far an arrow scrolls where there is nothing to go to, in views."""


class Keys:
    """The keyboard over whatever screen is shown."""

    def __init__(self, app: ThreeStreetsApp) -> None:
        self.app = app
        self.used = False
        """Whether the hand is at the keys: then what they have come to is framed."""
        self.keypad = Keypad()
        self._down: set[int] = set()

    def start(self) -> None:
        """Listens for what ends the use of keys; the keys themselves are told by the app."""
        Window.bind(on_touch_down=self._touched, on_key_up=self._lifted)

    def stop(self) -> None:
        """Listens no more."""
        Window.unbind(on_touch_down=self._touched, on_key_up=self._lifted)

    def _touched(self, *_rest: object) -> None:
        self.rest()
        self.forget()

    def _lifted(self, _window: object, key: int, *_rest: object) -> None:
        self._down.discard(key)

    def rest(self) -> None:
        """The hand is at the mouse or on the glass: nothing is framed."""
        self.used = False
        self.app.frame.show(None)

    def forget(self) -> None:
        """The keys begin anew on this screen."""
        self.keypad.forget()
        if self.app.shown is not None:
            self.app.shown.focus.forget()
        if self.used:
            self.app.frame.show(None)

    def press(self, key: int, letter: str | None, modifiers: Iterable[str]) -> bool:
        """Answers a key; says whether it meant anything."""
        held = key in self._down and key not in REPEATED
        self._down.add(key)
        if held:
            return True
        if key == F11:
            Window.fullscreen = False if Window.fullscreen else "auto"
            return True
        screen = self.app.shown
        if screen is None:
            return False
        self.app.touched()
        letter = (NUMBER_BLOCK.get(key) or letter or "").casefold()
        return screen.pressed(key, letter, modifiers) or self._answer(screen, key, letter, {*modifiers})

    def _answer(self, screen: DrawnScreen, key: int, letter: str, modifiers: set[str]) -> bool:
        """What a key means on every screen."""
        if modifiers & {"ctrl", "meta"} and key in (ord("z"), ord("y")):
            wanted = "redo" if key == ord("y") or "shift" in modifiers else "undo"
            return self._tap(screen, next((one for one in screen.areas() if _turns(one.target) == wanted), None))
        if modifiers & {"ctrl", "meta", "alt"}:
            return False
        if key == TAB:
            self._walk(screen, -1 if "shift" in modifiers else 1)
        elif key in ARROWS:
            self._move(screen, *ARROWS[key])
        elif key in SCROLLING:
            self._scroll(screen, SCROLLING[key])
        elif key in ENTER or key == SPACE:
            return self._enter(screen)
        else:
            return self._type(screen, "erase" if key == ERASE else letter)
        return True

    # going

    def follow(self) -> None:
        """After a redraw the frame goes where its area went, or vanishes with it."""
        screen = self.app.shown
        if not self.used or screen is None:
            return
        touch = screen.focus.follow(screen.areas())
        rects = [one.rect for one in screen.scene.touches if touch is not None and one.target == touch.target]
        if rects:
            screen.focus.at = rects[-1]
        self.app.frame.show(rects[-1] if rects else None)

    def _go(self, screen: DrawnScreen, touch: Touch | None) -> None:
        self.used = True
        self.keypad.forget()
        if touch is not None:
            screen.focus.target = touch.target
            screen.bring(touch.rect)
        self.follow()

    def _walk(self, screen: DrawnScreen, step: int) -> None:
        """On in reading order, round and round; a field is typed in at once."""
        areas = screen.areas()
        here = self._here(screen, areas)
        touch = self._start(screen, areas) if here is None else areas[(areas.index(here) + step) % len(areas)]
        self._go(screen, touch)
        if touch is not None and isinstance(touch.target, FieldAt):
            self._tap(screen, touch)

    def _move(self, screen: DrawnScreen, dx: int, dy: int) -> None:
        """To the nearest area that way; where it is far or there is none, the page scrolls on."""
        areas = screen.areas()
        here = self._here(screen, areas)
        if here is None:
            self._go(screen, self._start(screen, areas))
            return
        touch = nearest(areas, here.rect, dx, dy)
        if touch is None:
            screen.scroll_on(dy * STEP)
        elif screen.bring(touch.rect, slowly=True):
            self._go(screen, touch)

    def _here(self, screen: DrawnScreen, areas: Sequence[Touch]) -> Touch | None:
        """Where the next key leads on from."""
        return screen.focus.follow(areas) if self.used else None

    def _start(self, screen: DrawnScreen, areas: Sequence[Touch]) -> Touch | None:
        """Where the first key after the mouse leads to: where the keys had been, if that is still there."""
        return screen.focus.follow(areas) or screen.start(areas)

    def _scroll(self, screen: DrawnScreen, views: float) -> None:
        screen.scroll_on(views)
        if self.app.frame.around is None:
            screen.focus.forget()

    # tapping

    @property
    def framed(self) -> bool:
        """Whether Enter has something to tap."""
        return self.used and self.app.frame.around is not None

    def _enter(self, screen: DrawnScreen) -> bool:
        if self.keypad.waits:
            return self._type_key(screen, self.keypad.typed)
        return self.framed and self._tap(screen, screen.focus.follow(screen.areas()))

    def _tap(self, screen: DrawnScreen, touch: Touch | None) -> bool:
        """The same as a tap of a finger, where it would find the area; says whether there was one."""
        if touch is None:
            return False
        self.keypad.forget()
        screen.bring(touch.rect)
        place = screen.scene.place(touch.target)
        if place is not None:
            screen.tap_at(place)
        return True

    # typing

    def _type(self, screen: DrawnScreen, letter: str) -> bool:
        """What a keypad on the screen has a key for can be typed."""
        if letter == "erase" and self.keypad.typed:
            self.keypad.forget()
            return True
        if not letter.isdecimal():
            return self._type_key(screen, letter)
        numbers = [int(name) for name in keys_on(screen.areas()) if name.isdecimal()]
        if numbers:
            self.keypad.digit(letter, numbers, lambda number: self._type_key(screen, str(number)), at_once=False)
        return bool(numbers)

    def _type_key(self, screen: DrawnScreen, name: str) -> bool:
        return self._tap(screen, keys_on(screen.areas()).get(name))


def _turns(target: Hashable) -> str:
    """Which way a button turns time."""
    match target:
        case Action("undo") | Do("undo" | "bring-back"):
            return "undo"
        case Action("redo"):
            return "redo"
    return ""
