"""Random legal games of every kind: what the referee lists is what it takes, and everything written reads back."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.records.amend import amend, remove
from companion.records.files import load
from companion.records.record import Entry, Record, decode, encode, move_raw, positions, read_move, write_record
from companion.records.results import result_raw
from companion.records.snapshot import snapshot
from companion.rules.welcome.legal import SIDES, legal_moves
from companion.rules.welcome.moves import (
    BuildFence,
    BuildPool,
    BuildRoundabout,
    CrossTemp,
    Done,
    PlantPark,
    PlayerMove,
    RaiseValue,
    Refuse,
    ValidatePlan,
    Writable,
    Write,
    WriteBis,
)
from companion.rules.welcome.play import play, why_not
from companion.rules.welcome.possible import city_faults
from companion.rules.welcome.reasons import Reason
from companion.rules.welcome.result import result
from companion.rules.welcome.sheet import EFFECTS, SLOTS
from companion.rules.welcome.street import EMPTY, ROUNDABOUT, Street
from companion.rules.welcome.table import Table
from tests.records import plain_referee
from tests.records.plain_table import PlainTable
from tests.records.random_games import Step, a_game, completions

SEEDS = st.integers(0, 2**32)
GAMES = int(os.environ.get("RANDOM_GAMES", "12"))
"""How many games a property is tried on; a night may try thousands."""


def record_of(header: dict[str, object], steps: list[Step]) -> Record:
    return Record(header, tuple(Entry(step.move) for step in steps))


def tables_of(header: dict[str, object], steps: list[Step]) -> list[Table]:
    return [*(step.before for step in steps[:1]), *(step.after for step in steps)] or list(positions(Record(header)))


@settings(max_examples=GAMES)
@given(SEEDS)
def test_a_record_scores_like_its_snapshot_at_every_position(seed: int) -> None:
    header, steps = a_game(seed)
    for table in tables_of(header, steps):
        text = encode(snapshot(header, table))
        read = load(text)
        assert result_raw(read.table) == result_raw(table)
        assert [seat.city for seat in read.table.seats] == [seat.city for seat in table.seats]
        assert encode(snapshot(read.header, read.table)) == text


@settings(max_examples=GAMES)
@given(SEEDS)
def test_a_legal_move_never_makes_a_city_impossible(seed: int) -> None:
    header, steps = a_game(seed)
    for table in tables_of(header, steps):
        for seat in table.seats:
            assert city_faults(table.setup, table.points, seat.city) == []


@settings(max_examples=GAMES)
@given(SEEDS)
def test_every_step_is_saved_and_loaded(seed: int) -> None:
    header, steps = a_game(seed)
    tables = tables_of(header, steps)
    sheet = tables[0].setup.sheet
    for step in steps:
        entry = read_move(sheet, decode(encode(move_raw(Entry(step.move)))))
        assert entry == Entry(step.move)
        assert play(step.before, entry.move) == step.after
    record = record_of(header, steps)
    for cut in {0, len(steps) // 3, len(steps)}:
        part = record._replace(entries=record.entries[:cut])
        loaded = load(write_record(part))
        assert loaded.record == part
        assert loaded.table == tables[cut]


@settings(max_examples=GAMES)
@given(SEEDS)
def test_a_game_is_undone_to_the_start(seed: int) -> None:
    header, steps = a_game(seed, 60)
    record = record_of(header, steps)
    written = [repr(step.before) for step in steps]
    for last in reversed(range(len(steps))):
        before = amend(record, remove(last))
        assert before == record._replace(entries=record.entries[:last])
        record = before
    assert [repr(step.before) for step in steps] == written
    assert list(positions(record_of(header, steps))) == tables_of(header, steps)


@settings(max_examples=GAMES // 2)
@given(SEEDS)
def test_exactly_the_listed_moves_are_legal(seed: int) -> None:
    _, steps = a_game(seed)
    random = Random(seed)
    for step in random.sample(steps, min(4, len(steps))):
        for seat in step.after.seats:
            check_moves(step.after, seat.id)


def check_moves(table: Table, player: str) -> None:
    listed = list(legal_moves(table, player))
    assert len(set(listed)) == len(listed)
    writable = {one for one in listed if isinstance(one, Writable)}
    for one in writable:
        assert completions(table, one), one
    others = {one for one in listed if not isinstance(one, Writable)}
    taken = set()
    for move in universe(table, player):
        legal = why_not(table, move) is None
        assert isinstance(play(table, move), Reason) != legal
        if isinstance(move, Write):
            place = Writable(move.by, move.street, move.house, move.number)
            assert not legal or place in writable, move
        elif legal:
            taken.add(move)
    assert taken == {one for one in others if not isinstance(one, ValidatePlan)} | plans_in(taken)
    assert plans_in(taken) <= plans_in(others)
    assert all(why_not(table, move) is None for move in others)


def plans_in(moves: Iterable[PlayerMove]) -> set[PlayerMove]:
    return {move for move in moves if isinstance(move, ValidatePlan)}


def universe(table: Table, player: str) -> Iterator[PlayerMove]:
    """All that a player could think of, and a little more."""
    sheet = table.setup.sheet
    yield from (Done(player), Refuse(player), CrossTemp(player), PlantPark(player), BuildPool(player))
    yield from (RaiseValue(player, size) for size in range(8))
    for street in range(len(sheet.streets) + 2):
        length = sheet.streets[street - 1] if 1 <= street <= len(sheet.streets) else 1
        for house in range(length + 2):
            yield BuildFence(player, street, house)
            yield BuildRoundabout(player, street, house)
            yield from (WriteBis(player, street, house, side) for side in SIDES)
            for number in range(-1, 19):
                for card in {number - 3, number - 2, number - 1, number, number + 1, number + 2}:
                    yield Write(player, street, house, number, card, EFFECTS[(house + card) % 6])
                    yield Write(player, street, house, number, card, "temp")
    yield from plan_universe(table, player)


def plan_universe(table: Table, player: str) -> Iterator[ValidatePlan]:
    city = table.seats[table.places[player]].city
    spans = [(number, *span) for number, street in enumerate(city.streets, start=1) for span in street.estates]
    for slot in (0, *SLOTS, 4):
        goal = table.setup.goals[slot - 1] if slot in SLOTS else None
        if goal is None or goal.kind != "end_estates":
            yield ValidatePlan(player, slot)
        yield ValidatePlan(player, slot, ())
        for count in (1, 2):
            for chosen in combinations(spans, count):
                if goal is None or goal.kind != "estates" or is_in_order(chosen):
                    yield ValidatePlan(player, slot, chosen)


def is_in_order(chosen: tuple[tuple[int, int, int], ...]) -> bool:
    """Whether estates stand as the list names them: smaller ones first, then as on the sheet."""
    return list(chosen) == sorted(chosen, key=lambda one: (one[2] - one[1], one))


@settings(max_examples=GAMES)
@given(SEEDS)
def test_numbers_fit_where_every_part_of_the_street_rises(seed: int) -> None:
    _, steps = a_game(seed)
    random = Random(seed)
    for step in random.sample(steps, min(10, len(steps))):
        for seat in step.after.seats:
            for street in seat.city.streets:
                for number in range(18):
                    assert street.places(number) == [
                        house for house in range(1, street.length + 1) if rises_with(street, house, number)
                    ]


def rises_with(street: Street, house: int, number: int) -> bool:
    if street.at(house) != EMPTY:
        return False
    part: list[int] = []
    for other in range(1, street.length + 1):
        written = number if other == house else street.at(other)
        if written == ROUNDABOUT and other < house:
            part = []
        elif written == ROUNDABOUT:
            break
        elif written != EMPTY and not street.bis >> other & 1:
            part.append(written)
    return part == sorted(set(part))


@settings(max_examples=GAMES * 2)
@given(SEEDS)
def test_a_plain_reading_of_the_rules_lists_the_same_moves(seed: int) -> None:
    header, steps = a_game(seed)
    random = Random(seed)
    chosen = random.sample(steps, min(25, len(steps)))
    plans = [step.before for step in steps if isinstance(step.move, ValidatePlan)]
    for table in [*plans, *(step.after for step in chosen)]:
        raw = snapshot(header, table)
        for seat in table.seats:
            listed = {plain(move) for move in legal_moves(table, seat.id)}
            assert listed == plainly_legal(table, raw, seat.id)


def plain(move: PlayerMove | Writable) -> tuple[object, ...]:
    """A move as the plain referee tells it."""
    if isinstance(move, ValidatePlan):
        return ("plan", move.slot, None if move.estates is None else frozenset(move.estates))
    return (move.do, *(value for value in move[1:] if value not in (move.do, None)))


def plainly_legal(table: Table, raw: dict[str, object], player: str) -> set[tuple[object, ...]]:
    seat = table.seats[table.places[player]]
    turn = table.turn(seat)
    if seat.left or turn.done or table.ended_by:
        return set()
    seen = plain_referee.sight(raw, player)
    draw = None if table.draw is None else list(table.draw)
    found = set() if turn.roundabout else plain_referee.roundabouts(seen)
    if not turn.settled:
        found |= plain_referee.writes(seen, draw)  # type: ignore[arg-type]
        return found | ({("refuse",)} if plain_referee.refusal_fits(seen, draw) else set())  # type: ignore[arg-type]
    if turn.effect and not turn.effect_taken:
        found |= plain_referee.effects(seen, turn.effect, turn.street, turn.house)
    found |= plain_referee.plans(seen)
    opponent = table.setup.opponent
    owed = table.aaa is not None and opponent is not None and opponent.level and table.aaa.given_in != table.round
    return found if owed else found | {("done",)}


@settings(max_examples=GAMES)
@given(SEEDS)
def test_a_plain_reading_of_the_rules_gives_the_same_points(seed: int) -> None:
    header, steps = a_game(seed)
    for table in tables_of(header, steps)[::7]:
        raw = snapshot(header, table)
        for seat, score in result(table).cities:
            assert score.total - score.temp_points == plain_referee.total_without_temps(
                plain_referee.sight(raw, seat.id)
            )


@settings(max_examples=GAMES)
@given(SEEDS)
def test_a_clerk_who_reads_the_record_keeps_the_same_rounds_and_points(seed: int) -> None:
    header, steps = a_game(seed)
    clerk = PlainTable(header)
    for step in steps:
        table = step.after
        clerk.hear(json.loads(encode(move_raw(Entry(step.move)))), snapshot(header, table))
        assert (clerk.round, clerk.ended_by) == (table.round, list(table.ended_by))
        assert list(clerk.noted.values()) == [list(seat.city.plans) for seat in table.seats]
        for slot in clerk.figures:
            assert (slot in clerk.approved) == (table.approved[slot - 1] is not None)
        if table.aaa is not None:
            assert clerk.rival == list(table.aaa.plans)


def test_random_games_have_everything() -> None:
    told: Counter[str] = Counter()
    for seed in range(90):
        header, steps = a_game(seed, 300)
        told.update(step.move.do for step in steps)
        told.update(name for name, value in header["options"].items() if value)
        told[str(header["options"]["solo"])] += 1
        told["level " + str(header["options"].get("opponent", {}).get("level"))] += 1
        told["from the middle"] += "round" in header
        told["own sheet"] += isinstance(header["sheet"], dict)
        told.update(step.after.ended_by[0] for step in steps[-1:] if step.after.ended_by)
        told.update(
            step.before.setup.goals[step.move.slot - 1].kind  # type: ignore[union-attr]
            for step in steps
            if isinstance(step.move, ValidatePlan)
        )
    wanted = {
        "write", "temp", "fence", "estate", "park", "pool", "bis", "roundabout", "refuse", "plan", "done", "draw",
        "approve", "points", "solo_card", "validate", "give", "paper", "leave", "set", "close", "expert", "card", "aaa",
        "None", "level 0", "level 1", "level 2", "level 3", "from the middle", "own sheet", "refusals", "houses",
        "table", "estates", "all_houses", "end_houses", "temps", "bis_in_one_street", "value_boxes",
    }  # fmt: skip
    assert not wanted - set(told)
