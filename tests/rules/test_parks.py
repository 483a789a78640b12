"""Landscapers: the next tree of the street just written."""

import pytest

from companion.rules.welcome.reasons import Why, because
from tests.rules.helpers import PARK, ada, listed, play, refused, roundabout, table, write


@pytest.mark.parametrize(("street", "parks"), [(1, (1, 0, 0)), (2, (0, 1, 0)), (3, (0, 0, 1))])
def test_in_the_street_of_this_turns_number(street: int, parks: tuple[int, ...]) -> None:
    assert ada(play(table(), write(street, 1, 1, "park"), PARK)).parks == parks


@pytest.mark.parametrize(("street", "boxes"), [(1, 3), (2, 4), (3, 5)])
def test_while_the_street_has_a_tree_left(street: int, boxes: int) -> None:
    full = tuple(boxes if one == street else 0 for one in (1, 2, 3))
    almost = tuple(max(0, count - 1) for count in full)
    written = write(street, 1, 1, "park")
    assert ada(play(table(parks=almost), written, PARK)).parks == full
    assert refused(table(parks=full), written, PARK) == because(Why.LADDER_FULL, ladder="parks", street=street)
    assert listed(play(table(parks=full), written), "park") == []


def test_a_roundabout_in_another_street_does_not_move_the_park() -> None:
    after = play(table(roundabouts=True), write(2, 1, 1, "park"), roundabout(3, 4), PARK)
    assert ada(after).parks == (0, 1, 0)


def test_once_a_turn_only_after_writing_and_only_with_a_landscaper() -> None:
    assert refused(table(), PARK) == because(Why.NOT_WRITTEN)
    assert refused(table(), write(1, 1, 1, "park"), PARK, PARK) == because(Why.EFFECT_TAKEN, effect="park")
    assert refused(table(), write(1, 1, 1, "pool"), PARK) == because(Why.OTHER_EFFECT, effect="pool", wanted="park")
