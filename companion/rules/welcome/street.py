"""A street: an immutable row of houses that remembers its estates.

Houses count from 1. A set of houses or fences is a bit mask: bit h stands for house h, and in
`fences` for the fence between the houses h and h + 1.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from companion.rules.welcome.sheet import HIGHEST, LOWEST

EMPTY = -1
ROUNDABOUT = -2

Span = tuple[int, int]


@lru_cache(maxsize=8192)
def _estates(numbered: int, fences: int, length: int) -> tuple[tuple[Span, ...], tuple[int, ...]]:
    """The complete estates as (first, last), and how many there are of the sizes 0 to 6."""
    spans: list[Span] = []
    counts = [0] * 7
    first, whole = 1, True
    for house in range(1, length + 1):
        if not numbered >> house & 1:
            whole = False
        if house == length or fences >> house & 1:
            size = house - first + 1
            if whole and size <= 6:
                spans.append((first, house))
                counts[size] += 1
            first, whole = house + 1, True
    return tuple(spans), tuple(counts)


class Street:
    """Numbers, fences, pools and used houses of one street of one city; a value."""

    __slots__ = ("bis", "counts", "empty", "estates", "fences", "houses", "pools", "roundabouts", "used")

    def __init__(self, houses: tuple[int, ...], fences: int = 0, bis: int = 0, pools: int = 0, used: int = 0) -> None:
        self.houses: Final = houses
        self.fences: Final = fences
        self.bis: Final = bis
        self.pools: Final = pools
        self.used: Final = used
        numbered, bit = 0, 2
        for house in houses:
            if house >= 0:
                numbered |= bit
            bit <<= 1
        estates, counts = _estates(numbered, fences, len(houses))
        self.estates: Final[tuple[Span, ...]] = estates
        self.counts: Final[tuple[int, ...]] = counts
        self.roundabouts: Final = houses.count(ROUNDABOUT)
        self.empty: Final = houses.count(EMPTY)

    @property
    def _marks(self) -> tuple[object, ...]:
        return self.houses, self.fences, self.bis, self.pools, self.used

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Street) and self._marks == other._marks

    def __hash__(self) -> int:
        return hash(self._marks)

    def __repr__(self) -> str:
        marks = f"fences={self.fences:b}, bis={self.bis:b}, pools={self.pools:b}, used={self.used:b}"
        return f"Street({self.houses}, {marks})"

    @classmethod
    def bare(cls, length: int) -> Street:
        """A street as printed, nothing written."""
        return cls((EMPTY,) * length)

    @property
    def length(self) -> int:
        """How many houses the street has."""
        return len(self.houses)

    def at(self, house: int) -> int:
        """The number of a house, EMPTY or ROUNDABOUT."""
        return self.houses[house - 1]

    def fenced(self, after: int) -> bool:
        """Whether a fence stands between a house and the next; the street's ends count as fences."""
        return after <= 0 or after >= len(self.houses) or bool(self.fences >> after & 1)

    def left_of(self, house: int) -> int | None:
        """The nearest numbered house on the left, in the same part of the street."""
        for other in range(house - 1, 0, -1):
            number = self.houses[other - 1]
            if number == ROUNDABOUT:
                return None
            if number != EMPTY:
                return other
        return None

    def right_of(self, house: int) -> int | None:
        """The nearest numbered house on the right, in the same part of the street."""
        for other in range(house + 1, len(self.houses) + 1):
            number = self.houses[other - 1]
            if number == ROUNDABOUT:
                return None
            if number != EMPTY:
                return other
        return None

    def ranges(self) -> Iterator[tuple[int, int, int]]:
        """Every empty house with the lowest and highest number that keeps the street rising."""
        low, waiting = LOWEST, []
        for house, number in enumerate(self.houses, start=1):
            if number == EMPTY:
                waiting.append(house)
                continue
            high = HIGHEST if number == ROUNDABOUT else number - 1
            for empty in waiting:
                yield empty, low, high
            waiting = []
            low = LOWEST if number == ROUNDABOUT else number + 1
        for empty in waiting:
            yield empty, low, HIGHEST

    def places(self, number: int) -> list[int]:
        """The empty houses that can take a number."""
        found: list[int] = []
        waiting: list[int] = []
        open_left = True
        for house, written in enumerate(self.houses, start=1):
            if written == EMPTY:
                if open_left:
                    waiting.append(house)
            elif written == ROUNDABOUT:
                found += waiting
                waiting, open_left = [], True
            elif written > number:
                found += waiting
                waiting, open_left = [], False
            else:
                waiting, open_left = [], written < number
        return found + waiting

    def takes(self, number: int) -> bool:
        """Whether any empty house can take a number."""
        return bool(self.places(number))

    def write(self, house: int, number: int, *, bis: bool = False) -> Street:
        """The street with a number written, as a bis or not."""
        houses = self.houses[: house - 1] + (number,) + self.houses[house:]
        marks = self.bis | 1 << house if bis else self.bis
        return Street(houses, self.fences, marks, self.pools, self.used)

    def build_roundabout(self, house: int) -> Street:
        """The street with a roundabout and the fences on both sides of it."""
        houses = self.houses[: house - 1] + (ROUNDABOUT,) + self.houses[house:]
        fences = self.fences
        if house > 1:
            fences |= 1 << house - 1
        if house < len(houses):
            fences |= 1 << house
        return Street(houses, fences, self.bis, self.pools, self.used)

    def build_fence(self, after: int) -> Street:
        """The street with one more fence."""
        return Street(self.houses, self.fences | 1 << after, self.bis, self.pools, self.used)

    def build_pool(self, house: int) -> Street:
        """The street with a pool built."""
        return Street(self.houses, self.fences, self.bis, self.pools | 1 << house, self.used)

    def use(self, houses: int) -> Street:
        """The street with more houses used for a plan."""
        return Street(self.houses, self.fences, self.bis, self.pools, self.used | houses)

    def without_used(self, houses: int) -> Street:
        """The street as it was before these houses were used."""
        return Street(self.houses, self.fences, self.bis, self.pools, self.used & ~houses)


def mask(first: int, last: int) -> int:
    """The houses from first to last as a bit mask."""
    return (1 << last + 1) - (1 << first)
