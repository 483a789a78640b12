"""The live game: taps, undo and redo of one player among others, correction, half-made turns, listeners."""

from __future__ import annotations

import pytest

from companion.records.amend import Change, remove
from companion.records.position import Wrong
from companion.rules.welcome.city import City
from companion.rules.welcome.moves import Close, Draw, Player, SetCity
from companion.rules.welcome.reasons import Reason, Why
from companion.store.live import LiveGame
from companion.store.steps import News
from tests.store.helpers import done, fence, header, live, moves, park, pool, write


def round_of(game: LiveGame, number: int, *players: str) -> None:
    """Everyone writes a number in the first street, and is done."""
    for player in players:
        assert game.play(write(player, 1, number, number, "fence")) is None
        assert game.play(done(player)) is None


def test_an_illegal_move_is_answered_with_its_reason_and_changes_nothing() -> None:
    game = live()
    assert game.play(write("ada", 1, 5, 9)) is None
    before = game.record, game.position
    reason = game.play(write("ada", 1, 6, 10))
    assert isinstance(reason, Reason)
    assert reason.why is Why.WRITTEN_ALREADY
    assert (game.record, game.position) == before


def test_the_moves_of_one_tap_stand_or_fall_together() -> None:
    game = live()
    reason = game.play(write("ada", 1, 5, 9, "park"), pool("ada"))
    assert isinstance(reason, Reason)
    assert game.length == 0
    assert not game.can_undo()
    assert game.play(write("ada", 1, 5, 9, "park"), park("ada")) is None
    assert game.length == 2
    assert game.undo("ada") is None
    assert game.length == 0


def test_whose_turn_is_open_and_who_is_done() -> None:
    game = live("Ada", "Ben")
    assert game.waiting == ("ada", "ben")
    game.play(write("ada", 1, 1, 1))
    game.play(done("ada"))
    assert game.waiting == ("ben",)
    assert [person.done for person in game.people] == [True, False]
    game.play(write("ben", 1, 1, 1))
    game.play(done("ben"))
    assert (game.round, game.waiting) == (2, ("ada", "ben"))


def test_nobody_is_waited_for_after_the_end() -> None:
    game = live()
    round_of(game, 1, "ada")
    assert game.play(Close("table")) is None
    assert game.finished
    assert game.waiting == ()


def test_undo_takes_back_the_shown_players_tap_and_leaves_the_others_alone() -> None:
    game = live("Ada", "Ben", "Chloé")
    game.play(write("ada", 1, 1, 1, "park"), park("ada"))
    game.play(write("ben", 2, 2, 5))
    game.play(write("chloé", 3, 3, 7))
    game.play(done("ben"))
    assert game.undo("ada") is None
    assert moves(game) == [write("ben", 2, 2, 5), write("chloé", 3, 3, 7), done("ben")]
    assert game.redo("ada") is None
    assert moves(game)[:2] == [write("ada", 1, 1, 1, "park"), park("ada")]


def test_undo_opens_a_round_again_that_nobody_went_on_from() -> None:
    game = live("Ada", "Ben")
    round_of(game, 1, "ada", "ben")
    assert game.round == 2
    assert game.undo("ada") is None
    assert (game.round, game.waiting) == (1, ("ada",))
    assert game.redo("ada") is None
    assert (game.round, game.waiting) == (2, ("ada", "ben"))


def test_undo_names_the_moves_that_depend_on_it_and_takes_them_along_only_even_so() -> None:
    game = live("Ada", "Ben", "Chloé")
    round_of(game, 1, "ada", "ben", "chloé")
    game.play(write("ben", 1, 2, 4))
    game.play(write("chloé", 1, 2, 4))
    before = game.record
    held = game.undo("ada")
    assert held is not None
    assert game.record == before
    assert held.conflicts[0].move == write("ben", 1, 2, 4)
    assert (held.conflicts[0].by, held.conflicts[0].round) == ("ben", 2)
    assert held.dropped == (write("ben", 1, 2, 4), write("chloé", 1, 2, 4))
    assert game.undo("ada", even_so=True) is None
    assert (game.round, game.waiting, game.length) == (1, ("ada",), 5)
    assert game.redo("ada") is None
    assert game.record == before


def test_what_went_along_stays_away_once_its_player_acts_anew() -> None:
    game = live("Ada", "Ben")
    round_of(game, 1, "ada", "ben")
    game.play(write("ben", 1, 2, 4))
    assert game.undo("ada", even_so=True) is None
    assert game.can_redo("ada")
    game.play(done("ada"))
    assert not game.can_redo("ada")
    assert game.play(write("ben", 1, 2, 9)) is None


def test_a_new_tap_ends_redo_for_its_player_only() -> None:
    game = live("Ada", "Ben")
    game.play(write("ada", 1, 1, 1))
    game.play(write("ben", 1, 1, 1))
    game.undo("ada")
    game.undo("ben")
    game.play(write("ada", 1, 2, 2))
    assert not game.can_redo("ada")
    assert game.can_redo("ben")


def test_redo_names_what_stands_against_it() -> None:
    game = live("Ada", "Ben")
    game.play(Draw("table", ((3, "pool"), (4, "park"), (5, "bis"))), shown="ada")
    game.undo("ada")
    game.play(write("ben", 1, 9, 9))
    held = game.redo("ada")
    assert held is not None
    assert [conflict.move for conflict in held.conflicts] == [write("ben", 1, 9, 9)]
    assert moves(game) == [write("ben", 1, 9, 9)]
    assert game.can_redo("ada")
    game.undo("ben")
    assert game.redo("ada") is None
    assert [move.do for move in moves(game)] == ["draw"]


def test_a_tap_can_move_a_number_before_its_effect_is_taken() -> None:
    game = live("Ada", "Ben")
    game.play(write("ada", 1, 1, 4, "park"), park("ada"))
    game.play(write("ben", 1, 1, 1))
    places = [place for place, _ in game.turn("ada")]
    assert places == [0, 1]
    assert game.play(write("ada", 1, 3, 4, "park"), park("ada"), without=places) is None
    assert moves(game) == [write("ben", 1, 1, 1), write("ada", 1, 3, 4, "park"), park("ada")]
    assert game.undo("ada") is None
    assert moves(game) == [write("ada", 1, 1, 4, "park"), park("ada"), write("ben", 1, 1, 1)]
    assert game.redo("ada") is None
    assert moves(game)[1] == write("ada", 1, 3, 4, "park")


def test_a_tap_can_give_a_mark_back() -> None:
    game = live()
    game.play(write("ada", 1, 1, 4, "park"), park("ada"))
    assert game.play(shown="ada", without=(1,)) is None
    assert moves(game) == [write("ada", 1, 1, 4, "park")]
    assert game.undo("ada") is None
    assert moves(game) == [write("ada", 1, 1, 4, "park"), park("ada")]


def test_a_tap_that_would_break_a_later_move_is_refused() -> None:
    game = live()
    game.play(write("ada", 1, 1, 4, "park"), park("ada"))
    reason = game.play(shown="ada", without=(0,))
    assert isinstance(reason, Reason)
    assert game.length == 2


def test_the_moves_of_an_open_turn() -> None:
    game = live("Ada", "Ben")
    round_of(game, 1, "ada", "ben")
    assert game.turn("ada") == ()
    game.play(write("ada", 2, 1, 1))
    game.play(write("ben", 2, 1, 1))
    assert game.turn("ada") == ((4, write("ada", 2, 1, 1)),)


def test_a_fence_of_an_earlier_round_is_moved_and_all_else_stays() -> None:
    game = live("Ada", "Ben")
    game.play(write("ada", 1, 1, 1, "fence"))
    game.play(fence("ada", 1, 4))
    game.play(done("ada"))
    round_of(game, 1, "ben")
    round_of(game, 2, "ben", "ada")
    others = moves(game)
    change = Change(replaced={1: (fence("ada", 2, 4),)})
    assert game.preview(change) is None
    assert game.correct(change, "ada") is None
    assert moves(game) == [others[0], fence("ada", 2, 4), *others[2:]]
    assert game.undo("ada") is None
    assert moves(game) == others
    assert game.redo("ada") is None
    assert moves(game)[1] == fence("ada", 2, 4)


def test_a_correction_puts_moves_in_where_they_belong() -> None:
    game = live("Ada", "Ben")
    round_of(game, 1, "ada", "ben")
    round_of(game, 2, "ada", "ben")
    others = moves(game)
    change = Change(
        inserted={1: (fence("ada", 1, 3),), 3: (fence("ben", 1, 4),)}, replaced={4: (write("ada", 1, 9, 9),)}
    )
    assert game.correct(change, "table") is None
    expected = [
        others[0], fence("ada", 1, 3), others[1], others[2], fence("ben", 1, 4), others[3], write("ada", 1, 9, 9),
        *others[5:],
    ]  # fmt: skip
    assert moves(game) == expected
    round_of(game, 3, "ben", "ada")
    assert moves(game)[:8] == expected[:8]
    assert game.correct(Change(inserted={0: (write("ada", 3, 1, 1, "pool"),)}, replaced={0: ()}), "table") is not None


def test_a_correction_with_several_moves_for_one() -> None:
    game = live()
    round_of(game, 1, "ada")
    assert game.correct(Change(replaced={0: (write("ada", 1, 1, 1, "fence"), fence("ada", 2, 2))}), "ada") is None
    assert moves(game) == [write("ada", 1, 1, 1, "fence"), fence("ada", 2, 2), done("ada")]
    assert game.undo("ada") is None
    assert moves(game) == [write("ada", 1, 1, 1, "fence"), done("ada")]


def test_a_correction_that_breaks_later_moves_names_them_first() -> None:
    game = live("Ada", "Ben")
    game.play(write("ada", 1, 1, 1))
    game.play(write("ben", 1, 1, 1))
    game.play(done("ada"))
    before = game.record
    held = game.preview(remove(0))
    assert held is not None
    assert [conflict.move for conflict in held.conflicts] == [done("ada")]
    assert game.correct(remove(0), "ada") == held
    assert game.record == before
    assert game.correct(remove(0), "ada", even_so=True) is None
    assert moves(game) == [write("ben", 1, 1, 1)]
    assert game.undo("ada") is None
    assert game.record == before


def test_a_new_move_that_is_not_legal_itself_is_never_taken() -> None:
    game = live()
    game.play(write("ada", 1, 1, 1))
    change = Change(replaced={0: (write("ada", 1, 99, 1),)})
    assert game.correct(change, "ada", even_so=True) is not None
    assert moves(game) == [write("ada", 1, 1, 1)]


def test_the_header_is_corrected_and_comes_back() -> None:
    game = live("Ada", "Ben")
    round_of(game, 1, "ada", "ben")
    old = game.header
    new = header("Ada", "Benedict", players=[{"id": "ada", "name": "Ada"}, {"id": "ben", "name": "Benedict"}])
    assert game.correct(Change(header=new), "table") is None
    assert game.people[1].name == "Benedict"
    assert game.header == new
    assert game.undo("table") is None
    assert game.header == old
    assert game.people[1].name == "Ben"
    assert game.redo("table") is None
    assert game.people[1].name == "Benedict"


def test_a_header_that_cannot_be_is_refused() -> None:
    game = live()
    with pytest.raises(Wrong):
        game.correct(Change(header=header(sheet="no such sheet")), "table")
    assert game.header == header()


def test_undo_of_a_tap_whose_move_was_corrected_since() -> None:
    game = live("Ada", "Ben")
    game.play(write("ada", 1, 1, 1))
    game.play(write("ben", 1, 1, 1))
    game.correct(Change(replaced={0: (write("ada", 2, 2, 2),)}), "table")
    assert not game.can_undo("ada")
    assert game.undo("ada") is None
    assert moves(game) == [write("ada", 2, 2, 2), write("ben", 1, 1, 1)]
    assert game.undo("table") is None
    assert moves(game) == [write("ada", 1, 1, 1), write("ben", 1, 1, 1)]
    assert game.undo("ada") is None
    assert moves(game) == [write("ben", 1, 1, 1)]


def test_a_half_made_turn_is_kept_used_up_and_comes_back_with_undo() -> None:
    game = live("Ada", "Ben")
    game.set_draft("ada", {"number": 8})
    game.set_draft("ben", {"number": 3})
    game.set_draft("ada", {"number": 8, "effect": "pool"})
    assert game.play(write("ada", 1, 5, 8)) is None
    assert (game.draft("ada"), game.draft("ben")) == (None, {"number": 3})
    assert game.undo("ada") is None
    assert game.draft("ada") == {"number": 8, "effect": "pool"}
    assert game.redo("ada") is None
    assert game.draft("ada") is None
    assert game.play(done("ada"), draft={"next": True}) is None
    assert game.draft("ada") == {"next": True}


def test_a_refused_tap_leaves_the_half_made_turn() -> None:
    game = live()
    game.set_draft("ada", {"number": 8})
    assert game.play(write("ada", 9, 1, 8)) is not None
    assert game.draft("ada") == {"number": 8}


def test_listeners_hear_what_changed_until_they_stop() -> None:
    game = live("Ada", "Ben")
    heard: list[News] = []
    stop = game.listen(heard.append)
    game.play(write("ada", 1, 1, 1, "park"), park("ada"))
    game.play(write("ada", 1, 2, 2))
    game.play(shown="ada", without=(1,))
    game.undo("ada")
    game.redo("ada")
    game.set_draft("ben", {"number": 2})
    game.correct(Change(replaced={0: (write("ada", 2, 2, 2),)}), "ben")
    stop()
    game.undo("ben")
    assert heard == [
        News("play", "ada", (write("ada", 1, 1, 1, "park"), park("ada"))),
        News("play", "ada", (), (park("ada"),)),
        News("undo", "ada", (park("ada"),)),
        News("redo", "ada", (), (park("ada"),)),
        News("draft", "ben"),
        News("correct", "ben", (write("ada", 2, 2, 2),), (write("ada", 1, 1, 1, "park"),)),
    ]


def test_history_keeps_undone_and_corrected_moves_with_their_times() -> None:
    game = live()
    game.play(write("ada", 1, 1, 1))
    game.undo("ada")
    game.play(write("ada", 1, 2, 2))
    game.correct(Change(replaced={0: (write("ada", 1, 3, 3),)}), "ada")
    told = [(step.kind, step.state, [line.entry.move.house for line in lines]) for step, lines in game.history]
    assert told == [("tap", "past", [1]), ("tap", "made", [2]), ("correct", "made", [3])]
    times = [step.at for step, _ in game.history]
    assert times == sorted(times)
    assert times[0] > 1_000_000_000


def test_a_replay_walks_every_position() -> None:
    game = live()
    game.play(write("ada", 1, 1, 1))
    game.play(done("ada"))
    houses = [game.position_after(at).seats[0].city.streets[0].empty for at in range(game.length + 1)]
    assert houses == [10, 9, 9]


def test_someone_joins_and_plays() -> None:
    game = live("Ada")
    round_of(game, 1, "ada")
    newcomer = Player("ben", "Ben", "Benville", City.bare(game.position.setup.sheet))
    assert game.play(SetCity("table", newcomer), shown="ada") is None
    assert game.waiting == ("ada", "ben")
    assert game.undo("ada") is None
    assert game.waiting == ("ada",)


def test_redo_does_not_bring_back_what_the_step_itself_took_out() -> None:
    game = live("Ada", "Ben")
    round_of(game, 1, "ada", "ben")
    game.play(write("ben", 1, 2, 4))
    assert game.correct(remove(1), "table", even_so=True) is None
    assert game.undo("ada") is None
    before = game.record
    assert game.undo("table") is not None
    assert game.undo("table", even_so=True) is None
    assert game.redo("table") is None
    assert game.record == before
