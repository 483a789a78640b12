"""Random legal games with undo, redo, correction, close and reopen at every step: memory and disk stay equal."""

from __future__ import annotations

from pathlib import Path
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.records.amend import remove
from companion.records.record import replay
from companion.store.store import OpenGame, Store
from tests.records.random_games import a_header, play_on
from tests.store.helpers import quick_folder, store_at

STEPS = 40


def one_tap(random: Random, game: OpenGame) -> None:
    """One to three legal moves as one tap, with or without a half-made turn left."""
    moves = [step.move for step in play_on(random, game.position, random.choice((1, 1, 1, 2, 3)))]
    if not moves:
        return
    draft = {"card": random.randint(1, 15)} if random.random() < 0.3 else None
    before, length = game.position, game.length
    reason = game.play(*moves, shown=None if random.random() < 0.8 else moves[-1].by, draft=draft)
    assert reason is None
    assert game.length == length + len(moves)
    assert game.position_after(length) == before


def step_back_and_forth(random: Random, game: OpenGame) -> None:
    players = [None, *(person.id for person in game.people), "table"]
    player = random.choice(players)
    even_so = random.random() < 0.3
    before, could_redo = game.record, game.can_redo(player)
    if not game.can_undo(player):
        assert game.undo(player) is None
        assert game.record == before
        return
    held = game.undo(player, even_so=even_so)
    if held is not None:
        assert not even_so
        assert held.conflicts
        assert held.dropped
        assert game.record == before
        assert game.can_redo(player) is could_redo
    elif random.random() < 0.5:
        assert game.redo(player) is None
        assert game.record == before


def correct_something(random: Random, game: OpenGame) -> None:
    if not game.length:
        return
    change = remove(random.randrange(game.length))
    before = game.record
    foreseen = game.preview(change)
    assert game.record == before
    held = game.correct(change, "table", even_so=random.random() < 0.3)
    if foreseen is None:
        assert held is None
        assert game.length == len(before.entries) - 1
    elif held is not None:
        assert held == foreseen
        assert game.record == before
    else:
        assert game.length == len(before.entries) - 1 - len(foreseen.dropped)


def state(game: OpenGame) -> tuple[object, ...]:
    people = [None, "table", *(person.id for person in game.people)]
    return (
        game.record, game.position, game.history, game.waiting, game.round, game.finished, game.key,
        [game.draft(person or "") for person in people],
        [(game.can_undo(person), game.can_redo(person)) for person in people],
    )  # fmt: skip


def reopened(store: Store, game: OpenGame, folder: Path) -> tuple[Store, OpenGame]:
    before = state(game)
    number = game.number
    store.close()
    store = store_at(folder)
    again = store.open_game(number)
    assert again is not game
    assert state(again) == before
    assert store.notices == []
    return store, again


@given(st.integers(0, 2**32))
@settings(max_examples=25)
def test_every_step_is_on_disk(seed: int) -> None:
    random = Random(seed)
    with quick_folder() as folder:
        store = store_at(folder)
        game = store.new_game(a_header(random))
        for _ in range(STEPS):
            random.choices((one_tap, step_back_and_forth, correct_something), (6, 3, 1))[0](random, game)
            assert replay(game.record) == game.position
            store, game = reopened(store, game, folder)
        store.close()


@given(st.integers(0, 2**32))
@settings(max_examples=20)
def test_a_game_goes_back_to_its_start_and_forth_again_after_reopening(seed: int) -> None:
    random = Random(seed)
    with quick_folder() as folder:
        store = store_at(folder)
        game = store.new_game(a_header(random))
        records = [game.record]
        for _ in range(STEPS):
            if not game.finished:
                one_tap(random, game)
                records.append(game.record)
        store, game = reopened(store, game, folder)
        positions = [replay(record) for record in records]
        taps = [at for at in range(1, len(records)) if records[at] != records[at - 1]]
        for at in reversed(taps):
            assert game.record == records[at]
            assert game.undo() is None
            assert game.position == positions[at - 1]
        assert not game.can_undo()
        store, game = reopened(store, game, folder)
        for at in taps:
            assert game.redo() is None
            assert game.record == records[at]
            assert game.position == positions[at]
        assert not game.can_redo()
        store.close()
