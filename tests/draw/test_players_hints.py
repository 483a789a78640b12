"""Hints say what the engine would do: every gain is the difference of two totals, every farewell is for good."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from companion.draw.half import Half
from companion.draw.hints import column_gain, hopeless, park_gain, plan_gain, room_of
from companion.draw.sheet import layout
from companion.draw.targets import HouseAt
from companion.draw.view import SheetView, Wishes, sheet_view
from companion.records.notation import read_street
from companion.rules.welcome.moves import Move, PlantPark, RaiseValue, ValidatePlan, Write
from companion.rules.welcome.outlook import can_be_filled
from companion.rules.welcome.planning import plan_choices
from companion.rules.welcome.play import play
from companion.rules.welcome.result import result
from companion.rules.welcome.sheet import SLOTS
from companion.rules.welcome.street import EMPTY, Street
from companion.rules.welcome.table import Table
from tests.draw.check import ground_faults, text_faults
from tests.draw.positions import EXAMPLES, SIZES, example, table_at

HINTS = Wishes(hints=True)


def views(name: str) -> Iterator[SheetView]:
    """Every position of a game, seen by the player who moves next."""
    record, tables = example(name)
    for move, table in zip(record.moves, tables, strict=False):
        if move.by in table.places:
            yield sheet_view(table, move.by)._replace(wishes=HINTS)


def gained(view: SheetView, move: Move) -> int:
    """What a move really adds to the mover's total."""
    after = play(view.table, move)
    assert isinstance(after, Table), after
    return {seat.id: score.total for seat, score in result(after).cities}[view.seat.id] - view.score.total


@pytest.mark.parametrize("name", EXAMPLES)
def test_gains_are_those_of_the_engine(name: str) -> None:
    columns = parks = plans = 0
    for view in views(name):
        by = view.seat.id
        for size in view.offer.columns:
            assert column_gain(view, size) == gained(view, RaiseValue(by=by, size=size))
            columns += 1
        gain = park_gain(view, view.turn.street) if view.turn.written else None
        if gain is not None:
            assert gain == gained(view, PlantPark(by=by))
            parks += 1
        for slot in view.offer.slots:
            choices = plan_choices(view.table, view.seat, slot)
            if view.table.points[slot - 1] is None:
                assert plan_gain(view, slot) is None
                continue
            move = ValidatePlan(by=by, slot=slot, estates=choices[0] if choices else None)
            assert plan_gain(view, slot) == gained(view, move)
            plans += 1
    assert columns
    assert parks
    assert plans


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_house_without_room_is_never_filled(name: str) -> None:
    _, tables = example(name)
    last = tables[-1]
    for view in views(name):
        after = last.seats[last.places[view.seat.id]].city
        for street, row in enumerate(view.city.streets, start=1):
            for house in (number for number, written in enumerate(row.houses, start=1) if written == EMPTY):
                room = room_of(view, HouseAt(street, house))
                assert (room is not None) == can_be_filled(view.table.setup, view.city, street, house)
                assert room is not None or after.street(street).at(house) == EMPTY


@pytest.mark.parametrize("name", EXAMPLES)
def test_what_is_hopeless_was_never_validated_later(name: str) -> None:
    _, tables = example(name)
    last = tables[-1]
    for view in views(name):
        noted = last.seats[last.places[view.seat.id]].city.plans
        for slot in SLOTS:
            assert not hopeless(view, slot) or noted[slot - 1] is None


def test_a_lost_pool_is_hopeless() -> None:
    table = table_at(0)
    goal = next(iter(goal for goal in table.setup.goals if goal))._replace(
        kind="all_parks_and_pools", street=1, estates=()
    )
    table = table._replace(setup=table.setup._replace(goals=(goal, None, None)))
    seat = table.seats[0]
    pool = table.setup.sheet.pools_at[0][0]
    row = seat.city.street(1)
    for with_pool in (False, True):
        houses = [str(house) if house == pool else "." for house in range(1, row.length + 1)]
        street = read_street(" ".join(houses).replace(str(pool), f"{pool}*") if with_pool else " ".join(houses))
        assert isinstance(street, Street)
        city = seat.city._replace(streets=(street, *seat.city.streets[1:]))
        view = sheet_view(table.with_seat(seat._replace(city=city)), seat.id)
        assert hopeless(view, 1) is not with_pool


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.6])
def test_every_hint_has_room(size: str, scale: float) -> None:
    record, tables = example("2018-four-players")
    seen = set()
    for place, (move, table) in enumerate(zip(record.moves, tables, strict=False)):
        if move.by not in table.places:
            continue
        half = Half(move.card, move.effect) if isinstance(move, Write) else Half()
        view = sheet_view(table, move.by, half)._replace(wishes=HINTS)
        kind = (move.do, half.effect == "park", bool(view.offer.slots))
        if kind in seen and place % 90:
            continue
        seen.add(kind)
        scene = layout(view, SIZES[size], 1.0, scale)
        faults = text_faults(scene) + ground_faults(scene)
        assert not faults, "\n".join(faults)
