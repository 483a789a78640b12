"""Where keys go among the touch areas of a screen: on in reading order, or to the nearest one that way."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Sequence

from companion.draw.boxes import Rect, Touch

FRAME = (("outline", 7.0), ("trim", 3.0))
"""The lines around what keys have come to: light within dark, so one of them stands out on every ground."""
OVERLAP = 6.0
"""Areas that answer a little beyond their picture still stand beside each other."""
ASIDE = 3.0
"""How much farther something seems that lies aside of an arrow's way."""
CENTRE = 0.2
"""How much the distance of the middles counts beside that of the edges."""

Drawn = tuple[int, Touch]


def reading_order(touches: Iterable[Touch]) -> list[Touch]:
    """Areas as they are read, each target once: where it was drawn last.

    What was drawn as a whole, a row or a column, is read as a whole; what is above or on the left comes first.
    """
    once = {touch.target: (place, touch) for place, touch in enumerate(touches)}
    return [touch for _place, touch in _read(list(once.values()))]


def _read(areas: list[Drawn]) -> list[Drawn]:
    if len(areas) < 2:
        return areas
    rows = _bands([(touch.rect.y, touch.rect.bottom, (place, touch)) for place, touch in areas])
    columns = _bands([(touch.rect.x, touch.rect.right, (place, touch)) for place, touch in areas])
    for parts in (_drawn_apart(rows), _drawn_apart(columns), rows, columns):
        if len(parts) > 1:
            return [area for part in parts for area in _read(part)]
    return sorted(areas, key=lambda area: (round(area[1].rect.y), area[1].rect.x))


def _bands(spans: list[tuple[float, float, Drawn]]) -> list[list[Drawn]]:
    """Groups with a clear line between each other along one axis, in its direction."""
    bands: list[list[Drawn]] = []
    reach = float("-inf")
    for start, end, area in sorted(spans, key=lambda span: span[0]):
        if start >= reach - OVERLAP:
            bands.append([])
        bands[-1].append(area)
        reach = max(reach, end)
    return bands


def _drawn_apart(bands: list[list[Drawn]]) -> list[list[Drawn]]:
    """The bands joined to parts of which each was drawn at a stretch."""
    parts = [bands[0]]
    for index, band in enumerate(bands[1:], start=1):
        before = [place for one in bands[:index] for place, _touch in one]
        after = [place for one in bands[index:] for place, _touch in one]
        if max(before) < min(after) or max(after) < min(before):
            parts.append(band)
        else:
            parts[-1] = [*parts[-1], *band]
    return parts


def nearest(areas: Iterable[Touch], here: Rect, dx: int, dy: int) -> Touch | None:
    """The area an arrow leads to from another; those straight ahead seem nearer than those aside."""
    x, y = here.centre
    best: tuple[float, Touch | None] = (float("inf"), None)
    for touch in areas:
        there = touch.rect
        if (there.centre[0] - x) * dx + (there.centre[1] - y) * dy <= 1:
            continue
        across, down = _gap(here.x, here.right, there.x, there.right), _gap(here.y, here.bottom, there.y, there.bottom)
        along, aside = (across, down) if dx else (down, across)
        far = along + ASIDE * aside + CENTRE * (abs(there.centre[0] - x) + abs(there.centre[1] - y))
        if far < best[0]:
            best = far, touch
    return best[1]


def _gap(start: float, end: float, other_start: float, other_end: float) -> float:
    return max(0.0, other_start - end, start - other_end)


def closest(areas: Collection[Touch], here: Rect) -> Touch | None:
    """The area whose middle is closest to that of another."""
    x, y = here.centre
    return min(areas, key=lambda touch: abs(touch.rect.centre[0] - x) + abs(touch.rect.centre[1] - y), default=None)


class Focus:
    """What the keys have come to on one screen, and where they were before something else came to cover it."""

    def __init__(self) -> None:
        self.target: Hashable | None = None
        self.at: Rect | None = None
        """Where on the screen it was last seen."""
        self._behind: list[Hashable] = []

    def forget(self) -> None:
        """The hand is elsewhere now."""
        self.target = self.at = None
        self._behind.clear()

    def follow(self, areas: Sequence[Touch]) -> Touch | None:
        """What is in focus among the areas there are now; what was covered comes back when it is seen again."""
        there = {touch.target: touch for touch in areas}
        if self.target not in there:
            if self._behind and self._behind[-1] in there:
                self.target = self._behind.pop()
            elif self.target is not None:
                self._behind.append(self.target)
                self.target = None
        return there.get(self.target)
