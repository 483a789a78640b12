"""Real-estate agents: the next value of any column."""

import pytest

from companion.rules.welcome.moves import RaiseValue
from companion.rules.welcome.reasons import Why, because
from tests.rules.helpers import ada, listed, play, refused, table, value, write

WRITTEN = write(1, 1, 1, "estate")


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5, 6])
def test_the_next_value_of_any_column(size: int) -> None:
    assert ada(play(table(), WRITTEN, value(size))).values == tuple(int(one == size) for one in range(1, 7))


@pytest.mark.parametrize(("size", "boxes"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 4), (6, 4)])
def test_a_column_is_full_when_only_its_last_value_is_left(size: int, boxes: int) -> None:
    crossed = tuple(boxes if one == size else 0 for one in range(1, 7))
    almost = tuple(max(0, count - 1) for count in crossed)
    assert ada(play(table(values=almost), WRITTEN, value(size))).values == crossed
    assert refused(table(values=crossed), WRITTEN, value(size)) == because(Why.LADDER_FULL, ladder="values", size=size)


@pytest.mark.parametrize("size", [0, 7, -1])
def test_there_are_six_columns(size: int) -> None:
    assert refused(table(), WRITTEN, value(size)) == because(Why.NO_SUCH_COLUMN, size=size)


def test_once_a_turn_only_after_writing_and_only_with_an_agent() -> None:
    assert refused(table(), value(1)) == because(Why.NOT_WRITTEN)
    assert refused(table(), WRITTEN, value(2), value(3)) == because(Why.EFFECT_TAKEN, effect="estate")
    assert refused(table(), write(1, 1, 1, "bis"), value(1)) == because(Why.OTHER_EFFECT, effect="bis", wanted="estate")


def test_full_columns_are_not_listed() -> None:
    before = play(table(values=(1, 0, 3, 0, 4, 0)), WRITTEN)
    assert listed(before, "estate") == [RaiseValue("ada", size) for size in (2, 4, 6)]
