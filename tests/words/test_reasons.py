"""Every way something can be wrong is met by some file, and has a sentence that holds its facts."""

import pytest

from companion.records.files import load
from companion.records.record import Unreadable
from companion.rules.welcome.reasons import Reason, Why, because
from companion.words.language import use
from companion.words.reasons import SENTENCES, all_in_words, in_words
from tests.words.refused import REFUSED

NOT_FROM_FILES = {Why.MARK_ON_EMPTY}
"""Street notation can't say it; tests of the rules meet it."""


def reasons(data: bytes) -> tuple[Reason, ...]:
    with pytest.raises(Unreadable) as refused:
        load(data)
    return refused.value.reasons


def test_every_reason_has_a_sentence() -> None:
    assert set(SENTENCES) == set(Why)


def test_every_reason_is_met_by_some_file() -> None:
    assert {why for why, _ in REFUSED} == set(Why) - NOT_FROM_FILES


@pytest.mark.parametrize(("why", "data"), REFUSED, ids=[why.value for why, _ in REFUSED])
def test_the_file_is_refused_for_it_in_words(why: Why, data: bytes) -> None:
    found = reasons(data)
    assert why in [reason.why for reason in found]
    words = all_in_words(found)
    assert words.isprintable()
    assert "{" not in words


@pytest.mark.parametrize("why", [Why.FENCE_IN_USED, Why.NUMBER_FITS, Why.LADDER_FULL])
def test_it_has_words_in_every_language(why: Why) -> None:
    data = dict(REFUSED)[why]
    use("pseudo")
    try:
        assert in_words(reasons(data)[0]) != SENTENCES[why]
    finally:
        use("en")


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        (
            because(Why.MUST_STAND_LEFT, street=1, house=5, number=7, other=9, other_house=4),
            "7 must stand left of the 9",
        ),
        (because(Why.FENCE_IN_USED, street=2, after=3), "the houses 3 and 4 of street 2 were used for a plan"),
        (because(Why.LADDER_FULL, ladder="parks", street=2), "no box is left: parks of street 2"),
        (because(Why.LADDER_FULL, ladder="values", size=4), "no box is left: values of size 4"),
        (because(Why.LADDER_FULL, ladder="bis"), "no box is left: bis"),
        (
            because(Why.LADDER_EXCEEDED, ladder="parks", street=3, crossed=6, boxes=5, whose="ada"),
            "ada: parks of street 3: 6 boxes crossed of 5",
        ),
        (because(Why.OTHER_EFFECT, effect="estate", wanted="bis"), "the card brings agent, not bis"),
        (because(Why.WRONG_SIZES, sizes=[1, 2], wanted=[2, 2]), "the plan wants estates of 2, 2, not of 1, 2"),
        (
            because(Why.USED_NOT_AS_PLANNED, slots=[1, 2], estates=[(1, 1, 2), (3, 4, 6)]),
            (
                "the used estates (street 1 houses 1 to 2, street 3 houses 4 to 6) "
                "are not those of the plans with points (1, 2)"
            ),
        ),
        (
            because(Why.USED_NOT_AS_PLANNED, slots=[1], estates=[]),
            "the used estates (none) are not those of the plans with points (1)",
        ),
        (because(Why.UNKNOWN_MOVE, do=None), "a move without a name"),
        (because(Why.NOT_AT_TABLE, player="A\nda\x1b"), "A\ufffdda\ufffd is not at this table"),
    ],
)
def test_a_sentence_holds_its_facts(reason: Reason, words: str) -> None:
    assert in_words(reason) == words
