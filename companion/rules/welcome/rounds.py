"""The end of a turn, of a round and of the game."""

from __future__ import annotations

from companion.rules.welcome.moves import Done
from companion.rules.welcome.reasons import Reason, Why, because
from companion.rules.welcome.table import Seat, Table, Turn, ends


def why_not_done(table: Table, turn: Turn) -> Reason | None:
    """Why a turn can't end yet: nothing written, or the AAA's card not given."""
    if not turn.settled:
        return because(Why.NOT_WRITTEN)
    opponent, aaa = table.setup.opponent, table.aaa
    if aaa is not None and opponent is not None and opponent.level > 0 and aaa.given_in != table.round:
        return because(Why.GIVE_FIRST)
    return None


def end_turn(table: Table, seat: Seat, turn: Turn, _move: Done) -> Table:
    """The player done, and with the last one the round."""
    table = table.with_seat(seat._replace(turn=turn._replace(done=True)))
    return end_round_if_done(table._replace(waiting=table.waiting - 1))


def end_round_if_done(table: Table) -> Table:
    """The next round once nobody is waited for and somebody acted, or the end of the game."""
    if table.waiting or not table.acted:
        return table
    return end_round(table)


def end_round(table: Table) -> Table:
    """The next round, or the end of the game."""
    reached = ends(table.setup.sheet, [seat.city for seat in table.seats])
    if reached:
        return table._replace(ended_by=reached)
    waiting = sum(not seat.left for seat in table.seats)
    return table._replace(round=table.round + 1, acted=False, draw=None, waiting=waiting)


def close_if_over(table: Table) -> Table:
    """The end of the game where a city set right between two rounds has reached it."""
    reached = ends(table.setup.sheet, [seat.city for seat in table.seats])
    return table._replace(ended_by=reached, round=table.round - 1) if reached else table
