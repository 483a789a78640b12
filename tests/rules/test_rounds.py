"""Rounds: everyone takes one turn, in any order, from the same cards."""

import pytest

from companion.rules.welcome.legal import legal_moves
from companion.rules.welcome.moves import Close, Draw, Leave
from companion.rules.welcome.play import apply
from companion.rules.welcome.reasons import Illegal, Why, because
from tests.rules.helpers import (
    DONE,
    FULL,
    PARK,
    allowed,
    bare,
    by_table,
    done,
    listed,
    play,
    refuse,
    refused,
    roundabout,
    streets,
    table,
    write,
)

BEN = write(2, 2, 2, by="ben")


def test_the_round_ends_when_every_player_is_done() -> None:
    before = play(table(others=bare("ben")), write(1, 1, 1), BEN, *done("ben"))
    assert before.round == 1
    assert play(before, DONE).round == 2


def test_turns_interleave_freely() -> None:
    after = play(table(others=bare("ben")), BEN, write(1, 1, 1, "park"), *done("ben"), PARK, DONE)
    assert (streets(after), streets(after, "ben")) == (["1", "", ""], ["", ". 2", ""])


def test_a_player_who_is_done_waits() -> None:
    before = play(table(others=bare("ben"), roundabouts=True), write(1, 1, 1), DONE)
    for move in (write(1, 2, 2), PARK, roundabout(1, 5), DONE, refuse()):
        assert refused(before, move) == because(Why.TURN_DONE, player="ada")
    assert listed(before, "write") == []
    assert listed(before, "write", "ben") != []


def test_a_new_round_is_a_new_turn() -> None:
    before = play(table(roundabouts=True), write(1, 1, 1, "park"), PARK, roundabout(2, 2), DONE)
    assert allowed(before, write(1, 2, 2, "park"), PARK)
    assert allowed(before, roundabout(2, 3))
    assert refused(before, PARK) == because(Why.NOT_WRITTEN)


def test_another_players_moves_change_nobody_elses_sheet() -> None:
    before = play(table(others=bare("ben", "chloe")), BEN)
    assert streets(before) == streets(before, "chloe") == ["", "", ""]


def test_rounds_are_counted_from_where_the_record_begins() -> None:
    assert play(table(round_number=7), write(1, 1, 1), DONE).round == 8


def test_twenty_seven_turns_do_not_end_a_game() -> None:
    """The app does not count cards: the player closes the game."""
    after = table(*FULL[:2], solo="card")
    for house in range(1, 12):
        after = play(after, write(3, house, house), DONE)
    assert (after.round, after.ended_by) == (12, ())
    assert play(table(round_number=40), write(1, 1, 1), DONE).ended_by == ()


def test_the_draw_goes_with_the_round() -> None:
    cards = ((8, "pool"), (3, "fence"), (12, "bis"))
    before = play(table(others=bare("ben")), by_table(Draw, cards), write(1, 1, 8, "pool"), DONE)
    assert before.draw == cards
    assert refused(before, write(2, 2, 9, "pool", by="ben")).why is Why.NOT_IN_DRAW
    assert play(before, write(2, 2, 3, by="ben"), *done("ben")).draw is None


def test_whoever_left_is_not_waited_for() -> None:
    before = play(table(others=bare("ben")), write(1, 1, 1), DONE, by_table(Leave, "ben"))
    assert before.round == 2
    assert play(before, write(1, 2, 2), DONE).round == 3


def test_nothing_moves_on_while_nobody_acted() -> None:
    before = play(table(others=bare("ben")), by_table(Leave, "ben"), by_table(Leave, "ada"))
    assert (before.round, before.ended_by) == (1, ())


def test_nobody_has_moves_after_leaving_after_the_end_or_without_a_seat() -> None:
    left = play(table(others=bare("ben")), by_table(Leave, "ben"))
    over = play(left, by_table(Close))
    assert [list(legal_moves(*one)) for one in ((left, "ben"), (over, "ada"), (left, "chloe"))] == [[], [], []]
    assert list(legal_moves(left, "ada")) != []


def test_an_illegal_move_that_is_played_all_the_same_raises_with_move_and_reason() -> None:
    with pytest.raises(Illegal, match="not_written") as illegal:
        apply(table(), DONE)
    assert (illegal.value.move, illegal.value.reason) == (DONE, because(Why.NOT_WRITTEN))
