"""The six effects, and roundabouts."""

from __future__ import annotations

from companion.rules.welcome.city import City, raised
from companion.rules.welcome.moves import (
    BuildFence,
    BuildPool,
    BuildRoundabout,
    CrossTemp,
    PlantPark,
    RaiseValue,
    WriteBis,
)
from companion.rules.welcome.reasons import Reason, Why, because
from companion.rules.welcome.sheet import SIZES, Edition, Effect, boxes
from companion.rules.welcome.street import EMPTY, ROUNDABOUT
from companion.rules.welcome.table import Seat, Table, Turn
from companion.rules.welcome.writing import why_not_house


def _why_not_effect(turn: Turn, effect: Effect) -> Reason | None:
    """An effect comes once a turn, after writing, from the same combination."""
    if turn.refused:
        return because(Why.REFUSED_NO_EFFECT)
    if not turn.written:
        return because(Why.NOT_WRITTEN)
    if turn.effect != effect:
        return because(Why.OTHER_EFFECT, effect=turn.effect, wanted=effect)
    if turn.effect_taken:
        return because(Why.EFFECT_TAKEN, effect=effect)
    return None


def why_not_cross_temp(table: Table, seat: Seat, turn: Turn, _move: CrossTemp) -> Reason | None:
    """Why no temp box can be crossed beside an unchanged number."""
    reason = _why_not_effect(turn, "temp")
    if not reason and seat.city.temps >= table.setup.sheet.temps:
        reason = because(Why.LADDER_FULL, ladder="temps")
    return reason


def cross_temp(seat: Seat, turn: Turn, _move: CrossTemp) -> Seat:
    """A temp box crossed."""
    city = seat.city._replace(temps=seat.city.temps + 1)
    return seat._replace(city=city, turn=turn._replace(effect_taken=True))


def why_not_fence_at(edition: Edition, city: City, street: int, after: int) -> Reason | None:
    """Why no fence can be built there."""
    if not 1 <= street <= len(city.streets):
        return because(Why.NO_SUCH_STREET, street=street)
    row = city.street(street)
    where = {"street": street, "after": after}
    if not 1 <= after < row.length:
        return because(Why.NO_FENCE_PLACE, **where)
    if row.fenced(after):
        return because(Why.FENCE_STANDS, **where)
    if row.used >> after & 3 == 3:
        return because(Why.FENCE_IN_USED, **where)
    if edition == "2018" and row.at(after) == row.at(after + 1) >= 0:
        return because(Why.FENCE_BETWEEN_EQUALS, **where, number=row.at(after))
    return None


def why_not_fence(table: Table, seat: Seat, turn: Turn, move: BuildFence) -> Reason | None:
    """Why no fence can be built there in this turn."""
    return _why_not_effect(turn, "fence") or why_not_fence_at(table.setup.edition, seat.city, move.street, move.after)


def build_fence(seat: Seat, turn: Turn, move: BuildFence) -> Seat:
    """A fence built."""
    street = seat.city.street(move.street).build_fence(move.after)
    return _after_effect(seat, turn, seat.city.with_street(move.street, street))


def why_not_raise(table: Table, seat: Seat, turn: Turn, move: RaiseValue) -> Reason | None:
    """Why a column's next value can't be crossed."""
    reason = _why_not_effect(turn, "estate")
    if reason:
        return reason
    if move.size not in SIZES:
        return because(Why.NO_SUCH_COLUMN, size=move.size)
    if seat.city.values[move.size - 1] >= boxes(table.setup.sheet.values[move.size - 1]):
        return because(Why.LADDER_FULL, ladder="values", size=move.size)
    return None


def raise_value(seat: Seat, turn: Turn, move: RaiseValue) -> Seat:
    """A value crossed."""
    return _after_effect(seat, turn, seat.city._replace(values=raised(seat.city.values, move.size)))


def why_not_park(table: Table, seat: Seat, turn: Turn, _move: PlantPark) -> Reason | None:
    """Why no tree can be crossed in the street just written."""
    reason = _why_not_effect(turn, "park")
    if not reason and seat.city.parks[turn.street - 1] >= boxes(table.setup.sheet.parks[turn.street - 1]):
        reason = because(Why.LADDER_FULL, ladder="parks", street=turn.street)
    return reason


def plant_park(seat: Seat, turn: Turn, _move: PlantPark) -> Seat:
    """A tree crossed in the street just written."""
    return _after_effect(seat, turn, seat.city._replace(parks=raised(seat.city.parks, turn.street)))


def why_not_pool(table: Table, seat: Seat, turn: Turn, _move: BuildPool) -> Reason | None:
    """Why the house just written gets no pool."""
    reason = _why_not_effect(turn, "pool")
    if reason:
        return reason
    if not table.setup.sheet.has_pool(turn.street, turn.house):
        return because(Why.NO_POOL_PRINTED, street=turn.street, house=turn.house)
    if seat.city.pools >= boxes(table.setup.sheet.pools):
        return because(Why.LADDER_FULL, ladder="pools")
    return None


def build_pool(seat: Seat, turn: Turn, _move: BuildPool) -> Seat:
    """The pool of the house just written, built."""
    street = seat.city.street(turn.street).build_pool(turn.house)
    return _after_effect(seat, turn, seat.city.with_street(turn.street, street))


def why_not_copy(edition: Edition, city: City, move: WriteBis) -> Reason | None:
    """Why a house can't take a copy of its neighbour."""
    reason = why_not_house(city, move.street, move.house)
    if reason:
        return reason
    row = city.street(move.street)
    where = {"street": move.street, "house": move.house, "side": move.copy}
    source, fence = _source(move)
    if not 1 <= source <= row.length or row.at(source) == EMPTY:
        return because(Why.NOTHING_TO_COPY, **where)
    if row.at(source) == ROUNDABOUT:
        return because(Why.COPY_ACROSS_ROUNDABOUT, **where)
    if edition == "2018" and row.fenced(fence):
        return because(Why.COPY_ACROSS_FENCE, **where)
    # in a rising street a copy beside its original always keeps the other side rising
    return None


def _source(move: WriteBis) -> tuple[int, int]:
    """The house copied, and the place of a fence between it and the copy."""
    return (move.house - 1, move.house - 1) if move.copy == "left" else (move.house + 1, move.house)


def why_not_bis(table: Table, seat: Seat, turn: Turn, move: WriteBis) -> Reason | None:
    """Why no bis can be written there in this turn."""
    reason = _why_not_effect(turn, "bis")
    if not reason and seat.city.bis >= boxes(table.setup.sheet.bis):
        reason = because(Why.LADDER_FULL, ladder="bis")
    return reason or why_not_copy(table.setup.edition, seat.city, move)


def write_bis(seat: Seat, turn: Turn, move: WriteBis) -> Seat:
    """A neighbour's number copied."""
    row = seat.city.street(move.street)
    street = row.write(move.house, row.at(_source(move)[0]), bis=True)
    return _after_effect(seat, turn, seat.city.with_street(move.street, street))


def why_not_roundabout(table: Table, seat: Seat, turn: Turn, move: BuildRoundabout) -> Reason | None:
    """Why no roundabout can be built there: once a turn, in an empty house, while a box is left."""
    if not table.setup.roundabouts:
        return because(Why.ROUNDABOUTS_OFF)
    if turn.roundabout:
        return because(Why.ONE_ROUNDABOUT_A_TURN)
    if seat.city.roundabouts >= boxes(table.setup.sheet.roundabouts):
        return because(Why.LADDER_FULL, ladder="roundabouts")
    return why_not_house(seat.city, move.street, move.house)


def build_roundabout(seat: Seat, turn: Turn, move: BuildRoundabout) -> Seat:
    """A roundabout between its two fences."""
    street = seat.city.street(move.street).build_roundabout(move.house)
    city = seat.city.with_street(move.street, street)
    return seat._replace(city=city, turn=turn._replace(roundabout=True))


def _after_effect(seat: Seat, turn: Turn, city: City) -> Seat:
    return seat._replace(city=city, turn=turn._replace(effect_taken=True))
