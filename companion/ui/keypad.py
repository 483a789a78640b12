"""Numbers typed digit by digit on a keyboard, where the screen has a key for each whole number. No Kivy in it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable

from companion.draw.boxes import Touch
from companion.draw.targets import Choice, Do, NumberKey


def keys_on(areas: Iterable[Touch]) -> dict[str, Touch]:
    """The keys of a keypad on the screen, by what they type."""
    found: dict[str, Touch] = {}
    for touch in areas:
        typed = _types(touch.target)
        if typed:
            found[typed] = touch
    return found


def _types(target: Hashable) -> str:
    match target:
        case NumberKey(number) | Choice(number):
            return str(number)
        case Do("figure" | "key", name):
            return str(name)
    return ""


class Keypad:
    """The digits of a number that may go on."""

    def __init__(self) -> None:
        self.typed = ""
        self.waits = False
        """Whether the number is not taken yet, because another digit could follow."""

    def forget(self) -> None:
        """No number is being typed."""
        self.typed, self.waits = "", False

    def digit(self, digit: str, numbers: Collection[int], take: Callable[[int], object], *, at_once: bool) -> None:
        """One more digit: 1 is taken at once and becomes 12 with the next, unless taking it could not be changed."""
        text = self.typed + digit
        if not any(str(number).startswith(text) for number in numbers):
            if self.waits:
                take(int(self.typed))
            text = digit
        longer = any(str(number).startswith(text) and str(number) != text for number in numbers)
        waits = longer and not at_once
        if int(text) in numbers and not waits:
            take(int(text))
        self.typed, self.waits = (text, waits) if longer else ("", False)
