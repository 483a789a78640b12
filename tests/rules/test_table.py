"""What the table tells: people leave and join, cities are set right, results on paper, the end."""

from typing import Any

import pytest

from companion.rules.welcome.moves import Close, Done, Leave, Player, SetCity, TellPaper
from companion.rules.welcome.reasons import Why, because
from companion.rules.welcome.table import PaperPlayer, Table
from tests.rules.helpers import (
    DONE,
    FULL,
    ada,
    allowed,
    bare,
    by_table,
    city,
    done,
    play,
    refused,
    roundabout,
    streets,
    table,
    write,
)

CLOSE = by_table(Close)
BEN = write(2, 2, 2, by="ben")


def leave(player: str) -> Leave:
    return Leave("table", player)


def join(player: str, *rows: str, name: str = "", **marks: Any) -> SetCity:
    return SetCity("table", Player(player, name or player.title(), "", city(*rows, **marks)))


def two(**options: Any) -> Table:
    return table(others=bare("ben"), **options)


# leaving


def test_whoever_left_does_nothing_more_but_the_city_stays() -> None:
    after = play(two(), BEN, leave("ben"))
    assert refused(after, write(1, 1, 1, by="ben")) == because(Why.HAS_LEFT, player="ben")
    assert streets(after, "ben") == ["", ". 2", ""]


def test_the_round_ends_if_only_the_one_who_leaves_was_waited_for() -> None:
    assert play(two(), write(1, 1, 1), DONE, leave("ben")).round == 2
    assert play(two(), BEN, write(1, 1, 1), DONE, leave("ben")).round == 2


def test_whoever_is_done_and_leaves_is_not_counted_twice() -> None:
    after = play(two(), BEN, Done("ben"), leave("ben"))
    assert after.round == 1
    assert play(after, write(1, 1, 1), DONE).round == 2


def test_nobody_leaves_twice_or_without_being_there() -> None:
    assert refused(two(), leave("ben"), leave("ben")) == because(Why.HAS_LEFT, player="ben")
    assert refused(two(), leave("chloe")) == because(Why.NOT_AT_TABLE, player="chloe")


def test_only_the_table_sends_people_away() -> None:
    assert refused(two(), Leave("ada", "ben")) == because(Why.BY_TABLE, do="leave")


# setting and joining


def test_a_city_is_set_right_between_two_rounds() -> None:
    after = play(two(), join("ada", "1 2 3", temps=2))
    assert (streets(after)[0], ada(after).temps) == ("1 2 3", 2)
    assert [seat.id for seat in after.seats] == ["ada", "ben"]


def test_someone_joins_last_and_is_waited_for() -> None:
    after = play(two(), join("chloe", "5 6"))
    assert [seat.id for seat in after.seats] == ["ada", "ben", "chloe"]
    acted = play(after, write(1, 1, 1), BEN, *done("ada", "ben"))
    assert acted.round == 1
    assert play(acted, write(2, 1, 1, by="chloe"), *done("chloe")).round == 2


def test_a_new_name_and_town_come_with_the_city() -> None:
    player = Player("ada", "Ada L.", "Maple Falls", city())
    seat = play(two(), by_table(SetCity, player)).seats[0]
    assert (seat.name, seat.city_name) == ("Ada L.", "Maple Falls")


def test_a_city_set_right_without_a_name_keeps_its_players_name_and_town() -> None:
    named = play(two(), by_table(SetCity, Player("ada", "Ada L.", "Maple Falls", city())))
    seat = play(named, by_table(SetCity, Player("ada", "ada", "", city("1")))).seats[0]
    assert (seat.name, seat.city_name, seat.city) == ("Ada L.", "Maple Falls", city("1"))


@pytest.mark.parametrize("act", [write(1, 1, 1), roundabout(1, 1)])
def test_only_before_anyone_acts_in_a_round(act: object) -> None:
    assert refused(two(roundabouts=True), act, join("ben")) == because(Why.ROUND_BEGUN)  # type: ignore[arg-type]


def test_setting_someone_who_left_brings_them_back() -> None:
    before = play(two(), leave("ben"), join("ben", "4"))
    assert allowed(before, write(1, 2, 5, by="ben"))
    after = play(before, write(1, 1, 1), DONE)
    assert after.round == 1


def test_a_player_on_paper_of_that_name_leaves_the_paper() -> None:
    before = two(paper=["Chloé", "Dora"])
    after = play(before, join("chloe", name="Chloé"))
    assert [one.name for one in after.paper] == ["Dora"]


def test_the_city_is_checked_like_one_of_a_snapshot() -> None:
    assert refused(two(), join("ben", "5 4")) == because(
        Why.NOT_RISING, street=1, house=2, number=4, other=5, other_house=1
    )
    assert refused(two(), join("chloe", parks=(1, 0, 0))).why is Why.STREET_EFFECTS_NOT_EARNED


@pytest.mark.parametrize(
    ("player", "reason"),
    [
        ("table", because(Why.ID_RESERVED, id="table")),
        ("aaa", because(Why.ID_RESERVED, id="aaa")),
        ("Dora", because(Why.ID_TAKEN, id="Dora")),
        ("", because(Why.ID_EMPTY)),
    ],
)
def test_newcomers_have_an_id_of_their_own(player: str, reason: object) -> None:
    assert refused(two(paper=["Dora"]), join(player, name="Chloé")) == reason


def test_a_player_on_paper_may_take_a_seat_under_the_same_word() -> None:
    after = play(two(paper=["Dora"]), join("Dora", name="Dora"))
    assert (after.seats[2].id, after.paper) == ("Dora", ())


def test_a_city_set_to_its_end_ends_the_game_with_the_round_before() -> None:
    after = play(two(round_number=6), join("ben", *FULL))
    assert (after.ended_by, after.round) == (("houses",), 5)


def test_a_table_has_room_for_two_hundred() -> None:
    crowd = two(paper=[f"Guest {number}" for number in range(197)])
    full = play(crowd, join("chloe"))
    assert refused(full, join("dora")) == because(Why.TOO_MANY_PLAYERS, most=200)
    assert allowed(full, join("chloe", "1"))


# players on paper


def test_what_a_player_on_paper_ended_with_a_later_word_overrides() -> None:
    before = two(paper=["Dora", "Eve"])
    after = play(before, by_table(TellPaper, "Dora", 4, 61))
    assert after.paper == (PaperPlayer("Dora", 4, 61), PaperPlayer("Eve"))
    assert play(after, by_table(TellPaper, "Dora", 5)).paper[0] == PaperPlayer("Dora", 5)


def test_only_someone_who_plays_on_paper_here() -> None:
    assert refused(two(paper=["Dora"]), by_table(TellPaper, "Eve", 4)) == because(Why.NOT_ON_PAPER, name="Eve")
    assert refused(two(), by_table(TellPaper, "ada", 4)) == because(Why.NOT_ON_PAPER, name="ada")


def test_their_temps_are_boxes_of_the_same_sheet() -> None:
    before = two(paper=["Dora"])
    assert refused(before, by_table(TellPaper, "Dora", 12)) == because(
        Why.LADDER_EXCEEDED, ladder="temps", crossed=12, boxes=11
    )
    assert refused(before, by_table(TellPaper, "Dora", -1)) == because(Why.LADDER_NEGATIVE, ladder="temps", crossed=-1)
    assert allowed(before, by_table(TellPaper, "Dora", 0, -5))


# closing


def test_the_table_ends_the_game_at_once() -> None:
    after = play(two(), write(1, 1, 1), CLOSE)
    assert (after.ended_by, after.round) == (("table",), 1)


def test_a_round_in_which_nobody_acted_is_not_counted() -> None:
    assert play(two(), write(1, 1, 1), BEN, *done("ada", "ben"), CLOSE).round == 1
    assert play(two(round_number=8), CLOSE).round == 7


def test_an_end_reached_in_the_same_round_is_named_beside_the_table() -> None:
    before = table(FULL[0], FULL[1], "1 2 3 4 5 6 7 8 9 10 11", others=bare("ben"))
    assert play(before, write(3, 12, 12), CLOSE).ended_by == ("houses", "table")


def test_after_the_end_only_paper_is_legal() -> None:
    after = play(two(paper=["Dora"], roundabouts=True), CLOSE)
    for move in (write(1, 1, 1), roundabout(1, 1), DONE, CLOSE, leave("ben"), join("ben")):
        assert refused(after, move) == because(Why.GAME_OVER)
    assert play(after, by_table(TellPaper, "Dora", 3)).paper == (PaperPlayer("Dora", 3),)


def test_the_table_makes_no_players_moves_and_players_none_of_the_tables() -> None:
    assert refused(two(), write(1, 1, 1, by="table")) == because(Why.BY_PLAYER, do="write")
    assert refused(two(), Close("ada")) == because(Why.BY_TABLE, do="close")
    assert refused(two(paper=["Dora"]), TellPaper("Dora", "Dora", 1)) == because(Why.BY_TABLE, do="paper")
