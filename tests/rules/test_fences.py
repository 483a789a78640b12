"""Fences: anywhere between two neighbours, with three exceptions."""

import pytest

from companion.rules.welcome.reasons import Why, because
from companion.rules.welcome.sheet import Edition
from tests.rules.helpers import allowed, fence, listed, play, refused, streets, table, write

WRITTEN = write(3, 12, 15)


@pytest.mark.parametrize(
    ("before", "after", "result"),
    [
        ("", 1, ".|. . . . . . . . ."),
        ("", 9, ". . . . . . . . .|."),
        ("1 2 3", 2, "1 2|3 . . . . . . ."),
        ("1 2 3|. .", 2, "1 2|3|. . . . . . ."),
        ("1' 2'|3 4", 3, "1' 2'|3|4 . . . . . ."),
        ("1' 2", 1, "1'|2 . . . . . . . ."),
    ],
)
def test_between_any_neighbours_built_or_not(before: str, after: int, result: str) -> None:
    assert streets(play(table(before), WRITTEN, fence(1, after)))[0] == result.rstrip(". ")


@pytest.mark.parametrize(("street", "after"), [(1, 0), (1, 10), (2, 11), (3, 12), (1, -1)])
def test_not_at_the_ends_of_a_street(street: int, after: int) -> None:
    assert refused(table(), WRITTEN, fence(street, after)) == because(Why.NO_FENCE_PLACE, street=street, after=after)


def test_not_in_a_street_the_sheet_lacks() -> None:
    assert refused(table(), WRITTEN, fence(4, 1)) == because(Why.NO_SUCH_STREET, street=4)
    assert refused(table(), WRITTEN, fence(0, 1)) == because(Why.NO_SUCH_STREET, street=0)


def test_not_where_a_fence_is() -> None:
    assert refused(table("1 2|3"), WRITTEN, fence(1, 2)) == because(Why.FENCE_STANDS, street=1, after=2)


@pytest.mark.parametrize("after", [2, 3])
def test_not_beside_a_roundabout_which_has_its_fences(after: int) -> None:
    before = table("1 2|o|3", roundabouts=True)
    assert refused(before, WRITTEN, fence(1, after)) == because(Why.FENCE_STANDS, street=1, after=after)


def test_not_inside_an_estate_used_for_a_plan() -> None:
    assert refused(table("1' 2' 3'|4"), WRITTEN, fence(1, 2)) == because(Why.FENCE_IN_USED, street=1, after=2)


def test_nowhere_in_a_street_whose_houses_are_all_used() -> None:
    before = play(table(" ".join(f"{number}'" for number in range(1, 11))), WRITTEN)
    assert [move.after for move in listed(before, "fence") if move.street == 1] == []
    assert len(listed(before, "fence")) == 10 + 11


@pytest.mark.parametrize(("edition", "legal"), [("2018", False), ("2023", True)])
def test_between_equal_numbers_only_in_2023(edition: Edition, legal: bool) -> None:
    assert allowed(table("4 5 5b 6", edition=edition), WRITTEN, fence(1, 2)) is legal


def test_between_equal_numbers_the_reason_names_the_number() -> None:
    assert refused(table("4 5 5b 5b"), WRITTEN, fence(1, 3)) == because(
        Why.FENCE_BETWEEN_EQUALS, street=1, after=3, number=5
    )


def test_two_empty_neighbours_are_no_equals() -> None:
    assert allowed(table(edition="2018"), WRITTEN, fence(1, 5))


def test_in_any_street_whatever_street_was_written() -> None:
    assert all(allowed(table(), write(1, 1, 1), fence(street, 3)) for street in (1, 2, 3))


def test_a_fence_cuts_an_estate() -> None:
    before = table("1 2 3|. .")
    assert before.seats[0].city.street(1).estates == ((1, 3),)
    after = play(before, WRITTEN, fence(1, 1))
    assert after.seats[0].city.street(1).estates == ((1, 1), (2, 3))


def test_once_a_turn_only_after_writing_and_only_with_a_surveyor() -> None:
    assert refused(table(), fence(1, 1)) == because(Why.NOT_WRITTEN)
    assert refused(table(), WRITTEN, fence(1, 1), fence(1, 2)) == because(Why.EFFECT_TAKEN, effect="fence")
    assert refused(table(), write(1, 1, 1, "park"), fence(1, 1)) == because(
        Why.OTHER_EFFECT, effect="park", wanted="fence"
    )


def test_all_places_of_a_bare_sheet_are_listed() -> None:
    assert len(listed(play(table(), WRITTEN), "fence")) == 9 + 10 + 11
