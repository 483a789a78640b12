"""What a screen is made of: rectangles, texts, sprites and touch areas, plain values in dp.

The origin is the top left corner and y points down, as on paper and in Pillow.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

Align = Literal["left", "centre", "right"]


class Rect(NamedTuple):
    """A rectangle in dp."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    def inset(self, dx: float, dy: float | None = None) -> Rect:
        """The rectangle made smaller on all sides."""
        dy = dx if dy is None else dy
        return Rect(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def moved(self, dx: float, dy: float) -> Rect:
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def middle(self, w: float, h: float) -> Rect:
        """A rectangle of another size around the same centre."""
        return Rect(self.x + (self.w - w) / 2, self.y + (self.h - h) / 2, w, h)

    def at_least(self, w: float, h: float) -> Rect:
        """The rectangle grown around its centre to a least size."""
        return self.middle(max(w, self.w), max(h, self.h))

    def within(self, room: Rect) -> Rect:
        """The rectangle moved so that it lies inside a room, where it fits."""
        x = min(max(self.x, room.x), max(room.x, room.right - self.w))
        y = min(max(self.y, room.y), max(room.y, room.bottom - self.h))
        return Rect(x, y, self.w, self.h)

    def contains(self, x: float, y: float) -> bool:
        return self.x <= x < self.right and self.y <= y < self.bottom

    def overlaps(self, other: Rect, slack: float = 0.0) -> bool:
        """Whether two rectangles share more than a slack."""
        return (
            self.x < other.right - slack
            and other.x < self.right - slack
            and self.y < other.bottom - slack
            and other.y < self.bottom - slack
        )

    def cut_left(self, w: float, gap: float = 0.0) -> tuple[Rect, Rect]:
        """A strip on the left, and what remains."""
        return Rect(self.x, self.y, w, self.h), Rect(self.x + w + gap, self.y, self.w - w - gap, self.h)

    def cut_right(self, w: float, gap: float = 0.0) -> tuple[Rect, Rect]:
        """A strip on the right, and what remains."""
        return Rect(self.right - w, self.y, w, self.h), Rect(self.x, self.y, self.w - w - gap, self.h)

    def cut_top(self, h: float, gap: float = 0.0) -> tuple[Rect, Rect]:
        """A strip at the top, and what remains."""
        return Rect(self.x, self.y, self.w, h), Rect(self.x, self.y + h + gap, self.w, self.h - h - gap)

    def cut_bottom(self, h: float, gap: float = 0.0) -> tuple[Rect, Rect]:
        """A strip at the bottom, and what remains."""
        return Rect(self.x, self.bottom - h, self.w, h), Rect(self.x, self.y, self.w, self.h - h - gap)

    def grid(self, columns: int, rows: int, gap: float) -> Iterator[Rect]:
        """Equal cells, row by row."""
        w = (self.w - gap * (columns - 1)) / columns
        h = (self.h - gap * (rows - 1)) / rows
        for row in range(rows):
            for column in range(columns):
                yield Rect(self.x + column * (w + gap), self.y + row * (h + gap), w, h)


class Panel(NamedTuple):
    """A filled rectangle with round corners; with `line`, only its outline of that width."""

    rect: Rect
    role: str
    radius: float = 0.0
    line: float = 0.0


class Sprite(NamedTuple):
    """A piece of art by its name, drawn to fill its rectangle."""

    rect: Rect
    name: str
    faded: bool = False


class Text(NamedTuple):
    """One line of text in its rectangle; `on` names the ground it stands on."""

    rect: Rect
    text: str
    font: str
    size: float
    role: str
    on: str
    align: Align = "centre"


class Touch(NamedTuple):
    """An area that answers a tap, and what it means; with `nearest`, the nearest such one takes the tap."""

    rect: Rect
    target: Hashable
    nearest: bool = False


Item = Panel | Sprite | Text


@dataclass(slots=True)
class Scene:
    """A whole screen, filled in drawing order."""

    size: tuple[float, float]
    items: list[Item] = field(default_factory=list)
    touches: list[Touch] = field(default_factory=list)
    overlay: int | None = None
    """From which item on everything lies over the rest."""

    def start_overlay(self) -> None:
        """What follows covers the rest: until it is gone, only its own areas and a tap beside them count."""
        self.overlay = len(self.items)
        self.touches.clear()

    def panel(self, rect: Rect, role: str, radius: float = 0.0, line: float = 0.0) -> None:
        self.items.append(Panel(rect, role, radius, line))

    def sprite(self, rect: Rect, name: str, *, faded: bool = False) -> None:
        self.items.append(Sprite(rect, name, faded))

    def touch(self, rect: Rect, target: Hashable, *, nearest: bool = False) -> None:
        self.touches.append(Touch(rect, target, nearest))

    @property
    def texts(self) -> list[Text]:
        return [item for item in self.items if isinstance(item, Text)]

    def hit(self, x: float, y: float) -> Hashable | None:
        """What a tap at a place means: the topmost area there; among nearest ones the one whose centre is closest."""
        found = [touch for touch in self.touches if touch.rect.contains(x, y)]
        if not found:
            return None
        if not found[-1].nearest:
            return found[-1].target

        def distance(touch: Touch) -> float:
            cx, cy = touch.rect.centre
            return (cx - x) ** 2 + (cy - y) ** 2

        return min((touch for touch in found if touch.nearest), key=distance).target

    def place(self, target: Hashable) -> tuple[float, float] | None:
        """Where a finger finds something: the middle of its area if that is free."""
        for rect in (touch.rect for touch in self.touches if touch.target == target):
            for part in (0.5, 0.3, 0.7, 0.1, 0.9):
                x, y = rect.x + rect.w * part, rect.y + rect.h * part
                if self.hit(x, y) == target:
                    return x, y
        return None
