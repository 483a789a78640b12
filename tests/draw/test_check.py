"""The layout check itself: it tells what is wrong, and nothing that is right."""

from __future__ import annotations

import pytest

from companion.draw.boxes import Panel, Rect, Scene, Text, Touch
from companion.draw.lettering import SMALLEST
from companion.draw.targets import Action
from tests.draw.check import check_scene, longest_run

GROUND = Panel(Rect(0, 0, 200, 200), "paper")
UNDO, REDO = Action("undo"), Action("redo")


def word(x: float, y: float, text: str = "Total", w: float = 80, on: str = "paper") -> Text:
    return Text(Rect(x, y, w, 24), text, "text", 16, "ink", on)


def scene(*items: Panel | Text, touches: tuple[Touch, ...] = ()) -> Scene:
    return Scene((200, 200), [GROUND, *items], list(touches))


def test_what_is_right_is_not_told() -> None:
    touches = (Touch(Rect(0, 0, 48, 48), UNDO), Touch(Rect(60, 0, 40, 40), REDO, nearest=True))
    check_scene(scene(word(10, 10), word(10, 40), touches=touches))


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (scene(word(10, 10), word(15, 12)), "overlaps"),
        (scene(word(10, 10, w=20)), "is cut"),
        (scene(word(180, 10)), "leaves the screen"),
        (scene(word(10, 10, "Tot…")._replace(size=SMALLEST)), "is shortened"),
        (scene(word(10, 10, on="box")), "stands on box"),
        (scene(Panel(Rect(0, 0, 200, 50), "night"), word(10, 10)), "stands on paper"),
        (scene(touches=(Touch(Rect(0, 0, 48, 44), UNDO),)), "44 dp high"),
        (scene(touches=(Touch(Rect(0, 0, 36, 48), UNDO, nearest=True),)), "36 dp wide"),
        (scene(touches=(Touch(Rect(0, 0, 48, 48), UNDO), Touch(Rect(0, 0, 48, 48), REDO))), "can't be touched"),
        (scene(touches=(Touch(Rect(0, 0, 60, 48), UNDO), Touch(Rect(20, 0, 48, 48), REDO))), "20 dp wide"),
    ],
    ids=[
        "overlap",
        "cut",
        "off screen",
        "shortened",
        "other ground",
        "covered ground",
        "low",
        "narrow",
        "hidden",
        "half hidden",
    ],
)
def test_what_is_wrong_is_told(wrong: Scene, told: str) -> None:
    with pytest.raises(AssertionError, match=told):
        check_scene(wrong)


def test_a_run_is_unbroken_and_counted_no_further_than_enough() -> None:
    row = {(column, 0) for column in (0, 1, 2, 4, 5)}
    assert longest_run(row, 0, 12) == 3
    assert longest_run(row, 0, 2) == 2
    assert longest_run(row, 1, 12) == 1
