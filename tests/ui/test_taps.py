"""Which touches count, with real fingers on the sheet."""

from __future__ import annotations

from companion.draw.targets import NumberKey
from tests.draw.positions import state
from tests.ui.harness import Stage


def on_sheet(stage: Stage) -> None:
    stage.start()
    stage.begin(state("empty")[0])


def chosen(stage: Stage) -> int | None:
    hand = stage.screen.hand  # type: ignore[attr-defined]
    return hand.half.number


def test_a_tap_counts(stage: Stage) -> None:
    on_sheet(stage)
    stage.tap(NumberKey(8))
    assert chosen(stage) == 8


def test_a_second_tap_within_a_moment_does_not(stage: Stage) -> None:
    on_sheet(stage)
    stage.tap(NumberKey(8))
    x, y = stage.find(NumberKey(8))
    stage.now += 0.2
    stage.finger(x, y).lift()
    assert chosen(stage) == 8
    stage.now += 0.4
    stage.finger(x, y).lift()
    assert chosen(stage) is None


def test_a_quick_tap_elsewhere_does(stage: Stage) -> None:
    on_sheet(stage)
    stage.tap(NumberKey(8))
    stage.now += 0.1
    stage.finger(*stage.find(NumberKey(15))).lift()
    assert chosen(stage) == 15


def test_a_drag_does_not(stage: Stage) -> None:
    on_sheet(stage)
    x, y = stage.find(NumberKey(8))
    stage.finger(x, y).move(x + 25, y).move(x, y).lift()
    assert chosen(stage) is None


def test_a_trembling_finger_does(stage: Stage) -> None:
    on_sheet(stage)
    x, y = stage.find(NumberKey(8))
    stage.finger(x, y).move(x + 6, y - 6).lift()
    assert chosen(stage) == 8


def test_a_second_finger_does_not(stage: Stage) -> None:
    on_sheet(stage)
    first = stage.finger(*stage.find(NumberKey(8)))
    stage.finger(*stage.find(NumberKey(3))).lift()
    assert chosen(stage) is None
    first.lift()
    assert chosen(stage) == 8
