"""What a player may tap now: houses with the numbers they would take, fences, columns, plans."""

from __future__ import annotations

from typing import NamedTuple

from companion.draw.half import Half
from companion.draw.targets import GapAt, HouseAt
from companion.rules.welcome.moves import (
    BuildFence,
    BuildPool,
    BuildRoundabout,
    CrossTemp,
    Move,
    PlantPark,
    RaiseValue,
    WriteBis,
)
from companion.rules.welcome.outlook import houses_for
from companion.rules.welcome.planning import plan_progress
from companion.rules.welcome.play import why_not
from companion.rules.welcome.sheet import HIGHEST, LOWEST, SIZES, SLOTS
from companion.rules.welcome.street import EMPTY
from companion.rules.welcome.table import Seat, Table, Turn
from companion.rules.welcome.writing import TEMP_REACH


class Offer(NamedTuple):
    """What glows. A house maps to the numbers a tap there could write (for a roundabout to none)."""

    houses: dict[HouseAt, tuple[int, ...]]
    gaps: frozenset[GapAt] = frozenset()
    columns: frozenset[int] = frozenset()
    slots: frozenset[int] = frozenset()


def offer(table: Table, seat: Seat, half: Half) -> Offer:
    """What a tap of this player may do at this moment."""
    turn = table.turn(seat)
    if table.ended_by or turn.done or seat.left:
        return Offer({})
    slots = met_slots(table, seat) if turn.settled else frozenset()
    if half.mode == "plan":
        return Offer({}, slots=frozenset({half.slot}))
    if half.mode == "roundabout":
        return Offer(_roundabout_places(table, seat), slots=slots)
    if not turn.settled:
        return Offer(_writing_places(table, seat, half), slots=slots)
    if turn.refused or turn.effect_taken:
        return Offer({}, slots=slots)
    return _effect_places(table, seat, turn)._replace(slots=slots)


def met_slots(table: Table, seat: Seat) -> frozenset[int]:
    """The open plans whose goal a city meets."""
    return frozenset(slot for slot in SLOTS if _is_met(table, seat, slot))


def _is_met(table: Table, seat: Seat, slot: int) -> bool:
    if seat.city.plans[slot - 1] is not None:
        return False
    found = plan_progress(table, seat, slot)
    return found is not None and found.met


def numbers_of(table: Table, seat: Seat, half: Half) -> list[int]:
    """The numbers a chosen card could write, its own first."""
    if half.number is None:
        return []
    if half.effect != "temp" or seat.city.temps >= table.setup.sheet.temps:
        return [half.number]
    reach = [step * sign for step in range(1, TEMP_REACH + 1) for sign in (-1, 1)]
    return [half.number] + [half.number + step for step in reach if LOWEST <= half.number + step <= HIGHEST]


def _writing_places(table: Table, seat: Seat, half: Half) -> dict[HouseAt, tuple[int, ...]]:
    places: dict[HouseAt, tuple[int, ...]] = {}
    for number in numbers_of(table, seat, half):
        for place in houses_for(seat.city, number):
            house = HouseAt(*place)
            places[house] = (*places.get(house, ()), number)
    return places


def _roundabout_places(table: Table, seat: Seat) -> dict[HouseAt, tuple[int, ...]]:
    return {
        house: ()
        for house in _empty_houses(seat)
        if why_not(table, BuildRoundabout(by=seat.id, street=house.street, house=house.house)) is None
    }


def _effect_places(table: Table, seat: Seat, turn: Turn) -> Offer:
    if turn.effect == "fence":
        gaps = (
            GapAt(number, after)
            for number, row in enumerate(seat.city.streets, start=1)
            for after in range(1, row.length)
        )
        return Offer(
            {},
            gaps=frozenset(
                gap
                for gap in gaps
                if why_not(table, BuildFence(by=seat.id, street=gap.street, after=gap.after)) is None
            ),
        )
    if turn.effect == "estate":
        return Offer(
            {}, columns=frozenset(size for size in SIZES if why_not(table, RaiseValue(by=seat.id, size=size)) is None)
        )
    if turn.effect == "bis":
        copies = {house: tuple(sorted(sources(table, seat, house))) for house in _empty_houses(seat)}
        return Offer({house: numbers for house, numbers in copies.items() if numbers})
    return Offer({})


def sources(table: Table, seat: Seat, house: HouseAt) -> dict[int, WriteBis]:
    """The numbers a house could copy from its neighbours, each with its move."""
    row = seat.city.street(house.street)
    found: dict[int, WriteBis] = {}
    for move, neighbour in (
        (WriteBis(by=seat.id, street=house.street, house=house.house, copy="left"), house.house - 1),
        (WriteBis(by=seat.id, street=house.street, house=house.house, copy="right"), house.house + 1),
    ):
        if 1 <= neighbour <= row.length and why_not(table, move) is None:
            found.setdefault(row.at(neighbour), move)
    return found


def _empty_houses(seat: Seat) -> list[HouseAt]:
    return [
        HouseAt(number, house)
        for number, row in enumerate(seat.city.streets, start=1)
        for house, written in enumerate(row.houses, start=1)
        if written == EMPTY
    ]


def mark_move(table: Table, seat: Seat) -> Move | None:
    """The mark that goes with the number just written by itself: a park, a pool or an unchanged temp's box."""
    marks: dict[str, Move] = {
        "park": PlantPark(by=seat.id),
        "pool": BuildPool(by=seat.id),
        "temp": CrossTemp(by=seat.id),
    }
    effect = table.turn(seat).effect
    move = marks.get(effect) if effect else None
    return move if move is not None and why_not(table, move) is None else None
