"""Every legal move of a player."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from companion.rules.welcome.choices import choices
from companion.rules.welcome.goals import progress
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
    WriteBis,
)
from companion.rules.welcome.play import why_not
from companion.rules.welcome.sheet import HIGHEST, LOWEST, SIZES, SLOTS, Effect
from companion.rules.welcome.street import EMPTY
from companion.rules.welcome.table import Seat, Table, Turn
from companion.rules.welcome.writing import CARD_NUMBERS, TEMP_REACH, in_draw

SIDES: tuple[Literal["left", "right"], ...] = ("left", "right")


def legal_moves(table: Table, player: str) -> Iterator[PlayerMove | Writable]:
    """Every legal move of a player now, writes without card and effect, refusals without the offer."""
    seat = table.seat(player)
    if seat is None or seat.left or table.ended_by:
        return
    turn = table.turn(seat)
    if turn.done:
        return
    if not turn.settled:
        yield from writable(table, seat)
        yield from _if_legal(table, Refuse(player))
    elif turn.effect is not None and not turn.effect_taken:
        yield from _effects(table, seat, turn.effect)
    yield from _roundabouts(table, seat, turn)
    if turn.settled:
        yield from _plans(table, seat)
        yield from _if_legal(table, Done(player))


def possible_numbers(table: Table, seat: Seat) -> list[int]:
    """The numbers some card could give a player now, changed by a temp or not."""
    temp_left = seat.city.temps < table.setup.sheet.temps
    if table.draw is None:
        return [number for number in range(LOWEST, HIGHEST + 1) if temp_left or number in CARD_NUMBERS]
    numbers: set[int] = set()
    for card, _ in table.draw:
        reach = TEMP_REACH if temp_left and in_draw(table, card, "temp") else 0
        numbers.update(range(max(LOWEST, card - reach), min(HIGHEST, card + reach) + 1))
    return sorted(numbers)


def writable(table: Table, seat: Seat) -> Iterator[Writable]:
    """Every house with every number that fits it and that some card could give."""
    numbers = possible_numbers(table, seat)
    for street, row in enumerate(seat.city.streets, start=1):
        for house, low, high in row.ranges():
            for number in numbers:
                if low <= number <= high:
                    yield Writable(seat.id, street, house, number)


def _effects(table: Table, seat: Seat, effect: Effect) -> Iterator[PlayerMove]:
    if effect == "fence":
        for street, row in enumerate(seat.city.streets, start=1):
            for after in range(1, row.length):
                yield from _if_legal(table, BuildFence(seat.id, street, after))
    elif effect == "bis":
        for street, row in enumerate(seat.city.streets, start=1):
            for house in range(1, row.length + 1):
                if row.at(house) == EMPTY:
                    for side in SIDES:
                        yield from _if_legal(table, WriteBis(seat.id, street, house, side))
    elif effect == "estate":
        for size in SIZES:
            yield from _if_legal(table, RaiseValue(seat.id, size))
    else:
        single = {"park": PlantPark, "pool": BuildPool, "temp": CrossTemp}[effect]
        yield from _if_legal(table, single(seat.id))


def _roundabouts(table: Table, seat: Seat, turn: Turn) -> Iterator[PlayerMove]:
    if not table.setup.roundabouts or turn.roundabout:
        return
    for street, row in enumerate(seat.city.streets, start=1):
        for house in range(1, row.length + 1):
            if row.at(house) == EMPTY:
                yield from _if_legal(table, BuildRoundabout(seat.id, street, house))


def _plans(table: Table, seat: Seat) -> Iterator[PlayerMove]:
    for slot in SLOTS:
        goal = table.setup.goals[slot - 1]
        if goal is None or seat.city.plans[slot - 1] is not None or table.points[slot - 1] is None:
            continue
        place = table.place(seat.city)
        if goal.names_estates:
            for choice in choices(goal, place):
                yield ValidatePlan(seat.id, slot, choice)
        elif progress(goal, place).met:
            yield ValidatePlan(seat.id, slot)


def _if_legal(table: Table, move: PlayerMove) -> Iterator[PlayerMove]:
    if why_not(table, move) is None:
        yield move
