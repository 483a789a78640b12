"""Street notation, read and printed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.records.notation import count_houses, print_street, read_street
from companion.rules.welcome.reasons import Why
from companion.rules.welcome.street import EMPTY, ROUNDABOUT, Street

NUMBERED = st.tuples(st.integers(0, 17), st.booleans(), st.booleans(), st.booleans())
EMPTY_HOUSE = st.just((EMPTY, False, False, False))
ROUNDABOUT_HOUSE = st.tuples(st.just(ROUNDABOUT), st.just(False), st.just(False), st.booleans())


@st.composite
def streets(draw: st.DrawFn) -> Street:
    """Any row of houses and fences, possible in a game or not."""
    houses = draw(st.lists(st.one_of(NUMBERED, EMPTY_HOUSE, ROUNDABOUT_HOUSE), min_size=1, max_size=14))
    fences = draw(st.integers(0, 2 ** (len(houses) - 1) - 1)) << 1
    bis, pools, used = (sum(marks[kind] << place for place, marks in enumerate(houses, 1)) for kind in (1, 2, 3))
    return Street(tuple(marks[0] for marks in houses), fences, bis, pools, used)


@given(streets())
def test_printing_and_reading_back_gives_the_same_street(street: Street) -> None:
    text = print_street(street)
    assert read_street(text) == street
    assert print_street(read_street(text)) == text  # type: ignore[arg-type]
    assert count_houses(text) == street.length


@given(streets())
def test_spaces_around_a_fence_mean_nothing(street: Street) -> None:
    text = print_street(street).replace("|", "   |  ")
    assert read_street(f"  {text}   ") == street


def test_the_example_of_the_form() -> None:
    street = read_street("1* 2 3|. . 7 . .|o|8' 8b'")
    assert isinstance(street, Street)
    assert street.houses == (1, 2, 3, EMPTY, EMPTY, 7, EMPTY, EMPTY, ROUNDABOUT, 8, 8)
    assert [after for after in range(1, 11) if street.fenced(after)] == [3, 8, 9]
    assert (street.pools, street.bis, street.used) == (1 << 1, 1 << 11, 1 << 10 | 1 << 11)


@pytest.mark.parametrize(
    "word",
    [
        "18", "-1", "+1", "00", "007", "1.0", "1e1", "x", "O", "0o", "..", "b", "*", "'", "8'*", "8*b", "8'b", "8bb",
        "8**", "8''", ".b", ".*", ".'", "ob", "o*", "ob'", "oo", "1,", "1-", "٣", "３", "1\t2", "1\n", "1\u00a02",
        "\x00", "8 b", "½", "17b*'x", "9" * 5000,
    ],
)  # fmt: skip
def test_no_other_word_is_a_house(word: str) -> None:
    faults = read_street(f"3 {word} 5", street=2)
    assert isinstance(faults, list)
    assert faults[0].why is Why.BAD_HOUSE
    assert faults[0].facts["street"] == 2
    assert faults[0].facts["house"] in (2, 3)


@pytest.mark.parametrize("text", ["", " ", "|", "| 1", "1 |", "1 || 2", "1 | | 2", "|" * 50])
def test_a_fence_stands_between_two_houses(text: str) -> None:
    faults = read_street(text)
    assert isinstance(faults, list)
    assert [fault.why for fault in faults] == [Why.FENCE_WITHOUT_HOUSE]


def test_all_that_cannot_be_read_is_named() -> None:
    faults = read_street("1 x 3 || 19")
    assert isinstance(faults, list)
    assert [(fault.why, fault.facts.get("house")) for fault in faults] == [
        (Why.FENCE_WITHOUT_HOUSE, None),
        (Why.BAD_HOUSE, 2),
        (Why.BAD_HOUSE, 4),
    ]


@given(st.text(alphabet="0123456789.ob*'| x\t", max_size=40))
def test_any_text_is_a_street_or_a_list_of_faults(text: str) -> None:
    found = read_street(text)
    if isinstance(found, Street):
        assert read_street(print_street(found)) == found
    else:
        assert found
