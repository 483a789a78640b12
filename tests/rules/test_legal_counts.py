"""Counts of legal moves, worked out by hand, and lists checked against a naive reading of the rules."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from companion.records.notation import print_street
from companion.rules.welcome.legal import legal_moves
from companion.rules.welcome.moves import BuildFence, Draw, Write, WriteBis
from companion.rules.welcome.sheet import EFFECTS, Edition
from companion.rules.welcome.table import Table
from tests.rules.helpers import CLASSIC, DONE, by_table, play, roundabout, table, write
from tests.rules.naive import naive_bis, naive_fences, naive_writes

LAST = write(3, 12, 15)


def counts(before: Table) -> dict[str, int]:
    return dict(Counter(move.do for move in legal_moves(before, "ada")))


@pytest.mark.parametrize(
    ("before", "found"),
    [
        # 33 houses, the numbers 0 to 17
        (table(), {"write": 33 * 18}),
        (table(temps=11), {"write": 33 * 15}),
        (table(roundabouts=True), {"write": 33 * 18, "roundabout": 33}),
        # 8, 3 and 10 to 14 in every house
        (play(table(), by_table(Draw, ((8, "pool"), (3, "fence"), (12, "temp")))), {"write": 33 * 7}),
        # street 1: 4 to 8 in two houses, 10 to 17 in six; 23 houses elsewhere
        (table("3 . . 9"), {"write": 2 * 5 + 6 * 8 + 23 * 18}),
        # 0 to 4 in two houses, 0 to 17 in six behind the roundabout
        (table(". . 5|o|.", roundabouts=True), {"write": 2 * 5 + 6 * 18 + 23 * 18, "roundabout": 8 + 23}),
        # no 8 fits between 7 and 8, and 16 and 17 need temps; a 7 or an 8 may be refused
        (
            table("7 . 8 9 10 11 12 13 14 15", *["1 2 3 4 5 6 7 8 9 10 11"] * 2, temps=11),
            {"write": 15 - 11, "refuse": 1},
        ),
        (play(table(), write(1, 1, 1, "fence")), {"fence": 30, "done": 1}),
        (play(table(), write(1, 1, 1, "estate")), {"estate": 6, "done": 1}),
        (play(table(), write(1, 1, 1, "park")), {"park": 1, "done": 1}),
        (play(table(), write(1, 1, 1, "pool")), {"done": 1}),
        (play(table(), write(1, 3, 1, "pool")), {"pool": 1, "done": 1}),
        (play(table(), write(1, 1, 1, "temp")), {"temp": 1, "done": 1}),
        (play(table(), write(1, 1, 2, "temp", card=1)), {"done": 1}),
        # left and right of the 5, left of the 9 in the corner
        (play(table(), write(1, 5, 5, "bis")), {"bis": 2, "done": 1}),
        (play(table("9"), write(1, 3, 12, "bis")), {"bis": 3, "done": 1}),
        (play(table(roundabouts=True), roundabout(1, 5)), {"write": 32 * 18}),
        # 4 of 5 pairs
        (play(table("1 2|3 4|5 6|7 8|9 10", plans=["n1-2222"]), LAST), {"fence": 5 + 21, "plan": 5, "done": 1}),
    ],
)
def test_counts_by_hand(before: Table, found: dict[str, int]) -> None:
    assert counts(before) == found


def fillings(before: Table, depth: int) -> int:
    """How many sequences of writes there are, one a round."""
    if not depth:
        return 1
    return sum(
        fillings(
            play(before, Write("ada", move.street, move.house, move.number, move.number, "fence"), DONE), depth - 1
        )
        for move in legal_moves(before, "ada")
        if move.do == "write"
    )


@pytest.mark.parametrize(
    ("houses", "depth", "count"),
    [(2, 1, 2 * 15), (2, 2, 15 * 14), (3, 1, 3 * 15), (3, 2, 3 * 15 * 14)],
)
def test_sequences_of_writes_in_one_street(houses: int, depth: int, count: int) -> None:
    """Filling n houses in any order: the numbers decide the houses, so it is 15 × 14 × … ways for each choice."""
    sheet = CLASSIC._replace(streets=(houses,), pools_at=((),), parks=((),), temps=0)
    assert fillings(table(sheet=sheet), depth) == count


# against a naive reading


def random_game(chance: random.Random, before: Table) -> Iterator[Table]:
    """Every position of a random game; a permit is refused only when nothing can be written."""
    while not before.ended_by:
        yield before
        options: list[Any] = list(legal_moves(before, "ada"))
        kinds = {move.do for move in options}
        kind = chance.choice(sorted(kinds - {"refuse"} or kinds))
        move = chance.choice([one for one in options if one.do == kind])
        if kind == "write":
            card = min(15, max(1, move.number))
            effect = chance.choice(EFFECTS) if card == move.number else "temp"
            move = Write("ada", move.street, move.house, move.number, card, effect)
        before = play(before, move)


@pytest.mark.parametrize("edition", ["2018", "2023"])
@pytest.mark.parametrize("seed", range(5))
def test_lists_agree_with_a_naive_reading(edition: Edition, seed: int) -> None:
    chance = random.Random(seed)
    before = table(edition=edition, roundabouts=True, plans=["n1-2222", "n2-225", "n3-34"])
    for position in random_game(chance, before):
        agree(edition, position)


def agree(edition: Edition, position: Table) -> None:
    moves = list(legal_moves(position, "ada"))
    texts = [print_street(row) for row in position.seats[0].city.streets]
    turn = position.turn(position.seats[0])
    if not turn.settled:
        listed = {(one.street, one.house, one.number) for one in moves if one.do == "write"}
        assert listed == naive_writes(texts, temp_left=position.seats[0].city.temps < 11)
        some_fits_nowhere = not set(range(1, 16)) <= {number for _, _, number in listed}
        refusable = some_fits_nowhere and position.seats[0].city.refusals < 3
        assert any(one.do == "refuse" for one in moves) is refusable
    elif turn.effect == "fence" and not turn.effect_taken:
        fences = {(one.street, one.after) for one in moves if isinstance(one, BuildFence)}
        assert fences == naive_fences(edition, texts)
    elif turn.effect == "bis" and not turn.effect_taken and position.seats[0].city.bis < 9:
        copies = {(one.street, one.house, one.copy) for one in moves if isinstance(one, WriteBis)}
        assert copies == naive_bis(edition, texts)
