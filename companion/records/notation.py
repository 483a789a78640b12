"""Street notation: `1* 2 3|. . 7 . .|o|8' 8b'`, read and printed."""

from __future__ import annotations

from companion.rules.welcome.reasons import Reason, Why, because
from companion.rules.welcome.sheet import HIGHEST
from companion.rules.welcome.street import EMPTY, ROUNDABOUT, Street

_NUMBERS = {".": EMPTY, "o": ROUNDABOUT, **{str(number): number for number in range(HIGHEST + 1)}}
_SUFFIXES = ("b", "*", "'")


def _house(text: str) -> tuple[int, list[bool]] | None:
    """A house as its number and whether it is a bis, has a pool, is used; nothing if it can't be read."""
    marks = []
    rest = text
    for suffix in reversed(_SUFFIXES):
        marks.append(rest.endswith(suffix))
        rest = rest.removesuffix(suffix)
    number = _NUMBERS.get(rest)
    used, pool, bis = marks
    if number is None or (number < 0 and (bis or pool)) or (number == EMPTY and used):
        return None
    return number, [bis, pool, used]


def _words(text: str) -> list[str]:
    return [word for word in text.split(" ") if word]


def count_houses(text: str) -> int:
    """How many houses a street's notation has, whether they can be read or not."""
    return len(_words(text.replace("|", " ")))


def read_street(text: str, street: int = 1) -> Street | list[Reason]:
    """A street from its notation, or all that can't be read."""
    houses: list[int] = []
    masks = [0, 0, 0]
    fences = 0
    faults: list[Reason] = []
    parts = text.split("|")
    if not all(part.strip(" ") for part in parts):
        faults.append(because(Why.FENCE_WITHOUT_HOUSE, street=street))
    for number, part in enumerate(parts):
        if number:
            fences |= 1 << len(houses)
        for word in _words(part):
            found = _house(word)
            if found is None:
                faults.append(because(Why.BAD_HOUSE, street=street, house=len(houses) + 1, text=word[:20]))
            houses.append(found[0] if found else EMPTY)
            for place, mark in enumerate(found[1] if found else ()):
                masks[place] |= mark << len(houses)
    bis, pools, used = masks
    return faults or Street(tuple(houses), fences, bis, pools, used)


def print_street(street: Street) -> str:
    """A street in its notation; reading it back gives the same street."""
    text = ""
    for house, number in enumerate(street.houses, start=1):
        if house > 1:
            text += "|" if street.fenced(house - 1) else " "
        text += {EMPTY: ".", ROUNDABOUT: "o"}.get(number) or str(number)
        for suffix, marks in zip(_SUFFIXES, (street.bis, street.pools, street.used), strict=True):
            if marks >> house & 1:
                text += suffix
    return text
