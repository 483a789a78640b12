"""The referee: is a move legal, why not, and what follows from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.rules.welcome import effects, planning, rounds, tablemoves, writing
from companion.rules.welcome.moves import (
    TABLE,
    Approve,
    BuildFence,
    BuildPool,
    BuildRoundabout,
    Close,
    CrossTemp,
    Done,
    Draw,
    DrawSoloCard,
    DrawValidation,
    Give,
    Leave,
    Move,
    PlantPark,
    RaiseValue,
    Refuse,
    SetCity,
    TellPaper,
    TellPoints,
    ValidatePlan,
    Write,
    WriteBis,
)
from companion.rules.welcome.reasons import Illegal, Reason, Why, because
from companion.rules.welcome.table import Seat, Table, Turn

Judge = Callable[[Table, Seat, Turn, Any], Reason | None]
Mark = Callable[[Seat, Turn, Any], Seat]

_MARKS: dict[type, tuple[Judge, Mark]] = {
    Write: (writing.why_not_write, writing.write),
    Refuse: (writing.why_not_refuse, writing.refuse),
    CrossTemp: (effects.why_not_cross_temp, effects.cross_temp),
    BuildFence: (effects.why_not_fence, effects.build_fence),
    RaiseValue: (effects.why_not_raise, effects.raise_value),
    PlantPark: (effects.why_not_park, effects.plant_park),
    BuildPool: (effects.why_not_pool, effects.build_pool),
    WriteBis: (effects.why_not_bis, effects.write_bis),
    BuildRoundabout: (effects.why_not_roundabout, effects.build_roundabout),
}
"""What a player marks on the own sheet; nobody else's changes."""

_TABLE: dict[type, tuple[Callable[[Table, Any], Reason | None], Callable[[Table, Any], Table]]] = {
    Draw: (tablemoves.why_not_draw, tablemoves.draw),
    Approve: (tablemoves.why_not_approve, tablemoves.approve_slot),
    TellPoints: (tablemoves.why_not_points, tablemoves.tell_points),
    DrawSoloCard: (tablemoves.why_not_solo_card, tablemoves.draw_solo_card),
    DrawValidation: (tablemoves.why_not_validation, tablemoves.draw_validation),
    Give: (tablemoves.why_not_give, tablemoves.give),
    TellPaper: (tablemoves.why_not_paper, tablemoves.tell_paper),
    Leave: (tablemoves.why_not_leave, tablemoves.leave),
    SetCity: (tablemoves.why_not_set, tablemoves.set_city),
    Close: (lambda _table, _move: None, tablemoves.close),
}


def why_not(table: Table, move: Move) -> Reason | None:
    """Why a move is not legal now; nothing if it is."""
    if table.ended_by and type(move) is not TellPaper:
        return because(Why.GAME_OVER)
    by_table = _TABLE.get(type(move))
    if by_table:
        if move.by != TABLE:
            return because(Why.BY_TABLE, do=move.do)
        return by_table[0](table, move)
    if move.by == TABLE:
        return because(Why.BY_PLAYER, do=move.do)
    seat = table.seat(move.by)
    if seat is None:
        return because(Why.NOT_AT_TABLE, player=move.by)
    if seat.left:
        return because(Why.HAS_LEFT, player=move.by)
    turn = table.turn(seat)
    if turn.done:
        return because(Why.TURN_DONE, player=move.by)
    if isinstance(move, Done):
        return rounds.why_not_done(table, turn)
    if isinstance(move, ValidatePlan):
        return planning.why_not_plan(table, seat, turn, move)
    return _MARKS[type(move)][0](table, seat, turn, move)


def apply(table: Table, move: Move) -> Table:
    """The table after a legal move; raises Illegal with the reason otherwise."""
    after = play(table, move)
    if isinstance(after, Reason):
        raise Illegal(move, after)
    return after


def play(table: Table, move: Move) -> Table | Reason:
    """The table after a move, or why it is not legal."""
    return why_not(table, move) or _after(table, move)


def _after(table: Table, move: Move) -> Table:
    by_table = _TABLE.get(type(move))
    if by_table:
        return by_table[1](table, move)
    seat = table.seats[table.places[move.by]]
    turn = table.turn(seat)
    if isinstance(move, Done):
        return rounds.end_turn(table, seat, turn, move)
    if isinstance(move, ValidatePlan):
        return planning.validate(table, seat, turn, move)
    table = table.with_seat(_MARKS[type(move)][1](seat, turn, move))
    return table if table.acted else table._replace(acted=True)
