"""Who won and why, in words."""

from __future__ import annotations

from companion.draw.results.scores import Line, Scores
from companion.draw.results.wording import ending, headline, temps, ties
from tests.draw.tables import finished, with_paper


def line(name: str, total: int, place: int, estates: int | None, *by_size: int, winner: bool = False) -> Line:
    return Line(name, name, "", "city", {}, total, place, winner, 0, estates, by_size)


def table(*lines: Line) -> Scores:
    return Scores(lines, ("plans",), ("plans",), 20, len(lines) == 1)


def test_one_winner_two_winners_and_one_alone() -> None:
    ada, ben = line("Ada", 62, 1, 5, winner=True), line("Ben", -61, 2, 5)
    assert headline(table(ada, ben)) == "Ada wins with 62"
    assert headline(table(ada, ben._replace(winner=True, total=62))) == "Ada and Ben share the win with 62"
    assert headline(table(ada)) == "Ada: 62 points"
    assert headline(table(ada._replace(total=1))) == "Ada: 1 point"
    assert headline(table(ada._replace(total=-5))) == "Ada: −5 points"
    assert headline(table(ada, ben)._replace(ended_by=())) == "Ada leads with 62"
    assert ending(table(ada)) == "Round 20: all plans were validated"


def test_no_tie_needs_no_words() -> None:
    assert ties(table(line("Ada", 62, 1, 5), line("Ben", 61, 2, 5))) == []


def test_a_tie_broken_by_estates_then_by_sizes() -> None:
    three = table(line("Ada", 40, 1, 9, 3, 2), line("Ben", 40, 2, 9, 3, 1), line("Cleo", 40, 3, 7, 5, 0))
    (words,) = ties(three)
    assert words == (
        "Ada, Ben and Cleo have 40 each. Most complete estates decide: Ada 9, Ben 9, Cleo 7. "
        "Most estates of 2 decide: Ada 2, Ben 1."
    )


def test_a_tie_that_stays() -> None:
    assert ties(table(line("Ada", 40, 1, 9, 3), line("Ben", 40, 1, 9, 3))) == [
        "Ada and Ben have 40 each. Their estates are equal too, so they share the place."
    ]
    two = table(line("Ada", 40, 1, 9), line("Ben", 40, 2, 7), line("Cleo", 40, 2, 7))
    assert ties(two)[0].endswith("Ben and Cleo are equal there too and share the place.")


def test_a_tie_with_someone_on_paper() -> None:
    assert ties(table(line("Ada", 40, 1, 9), line("Ben", 40, 1, None))) == [
        "Ada and Ben have 40 each. The estates of someone on paper are not known, so they share the place."
    ]


def test_temps_are_told_with_paper() -> None:
    from companion.draw.results.scores import scores

    assert temps(scores(with_paper(finished()))) == (
        "Temps: Fay 9 (+7), Ben, who plays on paper 3 (+4), Ada 1 (+1), Ben 1 (+1), Chloé 1 (+1), Dora 1 (+1)."
    )
    assert temps(table(line("Ada", 1, 1, 0))) == "Temps: nobody crossed a box."
