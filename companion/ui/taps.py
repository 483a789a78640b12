"""Which touches count as a tap: one finger, not dragged, not the same place twice in a moment."""

from __future__ import annotations

import time
from collections.abc import Callable

DRAG = 24.0
TWICE_SECONDS = 0.3

Place = tuple[float, float]


class Taps:
    """Follows the fingers on one screen; places are in dp."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self._finger: object = None
        self._start: Place = (0.0, 0.0)
        self._dragged = False
        self._last: Place = (0.0, 0.0)
        self._last_time = float("-inf")

    def down(self, finger: object, place: Place) -> None:
        """A finger comes down; a second one does not count."""
        if self._finger is None:
            self._finger, self._start, self._dragged = finger, place, False

    def move(self, finger: object, place: Place) -> None:
        """A finger moves; far enough, it is a drag."""
        if finger == self._finger and not _near(place, self._start):
            self._dragged = True

    def up(self, finger: object, place: Place) -> Place | None:
        """A finger goes up: where it tapped, if that counts."""
        if finger != self._finger:
            return None
        self.move(finger, place)
        self._finger = None
        if self._dragged:
            return None
        now = self.now()
        again = now - self._last_time < TWICE_SECONDS and _near(self._start, self._last)
        self._last, self._last_time = self._start, now
        return None if again else self._start


def _near(one: Place, other: Place) -> bool:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 <= DRAG**2
