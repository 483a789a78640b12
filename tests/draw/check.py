"""The layout check: no two texts overlap, none is cut, every ground is known, every target has its size."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable
from itertools import repeat

from companion.draw.boxes import Panel, Rect, Scene, Text
from companion.draw.lettering import SMALLEST, inked
from companion.draw.pen import NEAREST_TOUCH, SMALLEST_TOUCH
from companion.draw.theme import PAIRS

GRID = 4
SLACK = 0.6


def layers(scene: Scene) -> list[list[Text]]:
    cut = len(scene.items) if scene.overlay is None else scene.overlay
    return [[item for item in part if isinstance(item, Text)] for part in (scene.items[:cut], scene.items[cut:])]


def text_faults(scene: Scene, density: float = 1.0) -> list[str]:
    """What is wrong with the texts of a scene."""
    faults = []
    screen = Rect(0, 0, *scene.size)
    for texts in layers(scene):
        places = [(text, inked(text, density)) for text in texts]
        for index, (text, ink) in enumerate(places):
            if not _inside(ink, text.rect):
                faults.append(f"{text.text!r} is cut: {ink} in {text.rect}, size {text.size}")
            if text.size <= SMALLEST and text.text.endswith("…"):
                faults.append(f"{text.text!r} is shortened")
            if not _inside(ink, screen):
                faults.append(f"{text.text!r} leaves the screen: {ink}")
            if (text.role, text.on) not in PAIRS:
                faults.append(f"{text.text!r}: {text.role} on {text.on} is no known pair")
            faults += [
                f"{text.text!r} overlaps {other.text!r}: {ink} and {other_ink}"
                for other, other_ink in places[index + 1 :]
                if ink.overlaps(other_ink, SLACK)
            ]
    return faults


def ground_faults(scene: Scene, density: float = 1.0) -> list[str]:
    """Texts whose ground, as drawn below them, is not the one they name (art draws walls and trees)."""
    faults = []
    art = ("wall-", "tree", "gold", "silver", "bronze")
    for index, item in enumerate(scene.items):
        if not isinstance(item, Text) or item.on.startswith(art):
            continue
        x, y = inked(item, density).centre
        below = next(
            (
                panel.role
                for panel in reversed(scene.items[:index])
                if isinstance(panel, Panel) and not panel.line and panel.rect.contains(x, y)
            ),
            "nothing",
        )
        if below != item.on:
            faults.append(f"{item.text!r} says it stands on {item.on}, but {below} is there")
    return faults


def _inside(inner: Rect, outer: Rect) -> bool:
    return (
        inner.x >= outer.x - SLACK
        and inner.y >= outer.y - SLACK
        and inner.right <= outer.right + SLACK
        and inner.bottom <= outer.bottom + SLACK
    )


def probe_scene(scene: Scene) -> dict[Hashable, set[tuple[int, int]]]:
    """Every place of a grid that answers, by what it means; rows that cross the same areas answer alike."""
    found: dict[Hashable, set[tuple[int, int]]] = defaultdict(set)
    known: dict[tuple[int, ...], dict[Hashable, list[int]]] = {}
    for row in range(int(scene.size[1] // GRID)):
        y = row * GRID + 0.5
        crossed = [place for place, touch in enumerate(scene.touches) if touch.rect.y <= y < touch.rect.bottom]
        touches = [scene.touches[place] for place in crossed]
        # where the nearest one counts, heights tell only between areas whose centres differ in height
        alike = len({touch.rect.centre[1] for touch in touches if touch.nearest}) <= 1
        answers = known.get(tuple(crossed)) if alike else None
        if answers is None:
            line = Scene(scene.size, touches=touches)
            answers = defaultdict(list)
            for column in range(int(scene.size[0] // GRID)) if touches else ():
                target = line.hit(column * GRID + 0.5, y)
                if target is not None:
                    answers[target].append(column)
            if alike:
                known[tuple(crossed)] = answers
        for target, columns in answers.items():
            found[target].update(zip(columns, repeat(row), strict=False))
    return found


def target_faults(scene: Scene, found: dict[Hashable, set[tuple[int, int]]]) -> list[str]:
    """Targets that are not found, or too small."""
    faults = []
    nearest = {touch.target for touch in scene.touches if touch.nearest}
    for touch in scene.touches:
        places = found.get(touch.target)
        if not places:
            faults.append(f"{touch.target} can't be touched")
            continue
        least = NEAREST_TOUCH if touch.target in nearest else SMALLEST_TOUCH
        for axis in (0, 1):
            reach = longest_run(places, axis, int(least) // GRID) * GRID
            if reach < least:
                faults.append(f"{touch.target} is {reach} dp {'wide' if axis == 0 else 'high'}, not {least:g}")
    return faults


def longest_run(places: set[tuple[int, int]], axis: int, enough: int) -> int:
    """The longest unbroken row or column of places, counted no further than is enough."""
    across, down = (1, 0) if axis == 0 else (0, 1)
    longest = 0
    for x, y in places:
        if (x - across, y - down) not in places:
            run = 1
            while run < enough and (x + run * across, y + run * down) in places:
                run += 1
            longest = max(longest, run)
            if longest == enough:
                break
    return longest


def check_scene(scene: Scene, density: float = 1.0) -> None:
    """Fails with everything that is wrong."""
    faults = text_faults(scene, density) + ground_faults(scene, density) + target_faults(scene, probe_scene(scene))
    assert not faults, "\n".join(faults)
