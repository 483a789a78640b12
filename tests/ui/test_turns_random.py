"""Any turn of any game tapped again at random: the game stays whole, and every correction can be taken back."""

from __future__ import annotations

import random
from collections.abc import Hashable

import pytest

from companion.draw.targets import Action, Column, EffectKey, NumberKey, Slot
from companion.draw.turns.page import CHANGED
from companion.draw.turns.rounds import PlayedTurn, played_turns
from companion.draw.view import SheetView
from companion.records.amend import Change, amend
from companion.records.record import Entry, Record, replay
from companion.rules.welcome.moves import TABLE, Done, Player, SetCity, TellPaper, TellPoints
from companion.rules.welcome.sheet import EFFECTS
from companion.store.games import GAMES, WELCOME
from companion.store.live import LiveGame
from companion.store.log import Log
from companion.ui.turns.again import Again
from companion.ui.turns.changes import breaks_of, renamed, renamed_on_paper
from tests.draw.corrected import record, tables
from tests.draw.positions import EXAMPLES, example

CORRECTIONS = 25
MOST_TAPS = 14
BUTTONS = tuple(Action(name) for name in ("done", "done", "undo", "redo", "roundabout", "refuse", "card"))


def live(name: str) -> LiveGame:
    game_record, positions = example(name)
    game = LiveGame(Log(GAMES[WELCOME], game_record.header, positions[0]))
    for entry in game_record.entries:
        assert game.play(entry.move) is None
    return game


def any_turn(game: LiveGame, chance: random.Random) -> tuple[PlayedTurn, int]:
    """A turn that is over, and a move of it that can be changed, or its end to add something."""
    moves = [line.entry.move for line in game.lines]
    turns = played_turns(moves, [game.position_after(place) for place in range(len(moves))])
    found = [
        (turn, place)
        for turn in turns
        if turn.over
        for place, move in turn.moves
        if isinstance(move, (*CHANGED, Done)) and not isinstance(move, TellPoints)
    ]
    return chance.choice(found)


def any_target(view: SheetView, chance: random.Random) -> Hashable:
    offer = view.offer
    glowing: list[Hashable] = [*offer.houses, *offer.gaps, *map(Column, offer.columns), *map(Slot, offer.slots)]
    if glowing and chance.random() < 0.6:
        return chance.choice(glowing)
    keys = (NumberKey(chance.randint(1, 15)), EffectKey(chance.choice(EFFECTS)))
    return chance.choice((*BUTTONS, *keys))


def tapped_again(again: Again, chance: random.Random) -> Change | None:
    for _tap in range(MOST_TAPS):
        again.tap(any_target(again.view(), chance))
        change = again.change()
        if change is not None or again.given_up:
            return change
    return None


@pytest.mark.parametrize("name", EXAMPLES)
def test_any_turn_tapped_again(name: str) -> None:
    chance = random.Random(name)
    game = live(name)
    made = 0
    while made < CORRECTIONS:
        turn, place = any_turn(game, chance)
        player = game.people[0].id if turn.by == TABLE else turn.by
        before = game.record
        change = tapped_again(Again(game, turn, place, player), chance)
        assert game.record == before
        if change is None or change == Change():
            continue
        made += 1
        held = game.correct(change, player)
        if held is not None:
            assert game.record == before
            assert breaks_of(change, held).possible
            assert game.correct(change, player, even_so=True) is None
        assert game.record != before
        assert replay(game.record) == game.position
        assert game.undo(player) is None
        assert game.record == before


def test_a_name_told_by_the_table_changes_too() -> None:
    city = tables()[0].seats[0].city
    joined = SetCity(TABLE, Player("dora", "Dora", "Oak End", city))
    game = record()._replace(entries=(Entry(joined),))
    change = renamed(game, "dora", name="Dorothy")
    assert change is not None
    after = amend(game, change)
    assert isinstance(after, Record)
    assert replay(after).seats[-1].name == "Dorothy"
    assert replay(after).seats[-1].city_name == "Oak End"
    assert renamed(game, "dora", name="Dora") is None


def test_a_name_on_paper_keeps_what_was_told() -> None:
    game = record()
    game = game._replace(entries=(*game.entries, Entry(TellPaper(TABLE, "Dora", 3, 61))))
    change = renamed_on_paper(game, "Dora", "Dorothy")
    assert change is not None
    after = amend(game, change)
    assert isinstance(after, Record)
    assert [tuple(one) for one in replay(after).paper] == [("Dorothy", 3, 61)]
    assert renamed_on_paper(game, "Dora", "Dora") is None
    assert renamed_on_paper(game, "Emil", "Dora") is None
