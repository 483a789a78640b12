"""What the table of games says of Welcome To."""

from __future__ import annotations

from collections.abc import Callable

from companion.records.amend import amend
from companion.records.files import load
from companion.records.position import Raw, Wrong
from companion.records.record import Entry, convert, move_raw, read_move, start, write_record
from companion.records.results import result_raw
from companion.records.wire import GoalForm, OpponentForm, SheetForm
from companion.rules.welcome.agreed import sheet_faults
from companion.rules.welcome.moves import Done, Move
from companion.rules.welcome.play import play
from companion.rules.welcome.table import Table
from companion.store.standing import Person, Score, Standing
from companion.words import _

__all__ = [
    "TYPED", "amend", "ends_turn", "finished", "load", "move_raw", "people", "play", "read", "round_of", "score",
    "show", "start", "write_record",
]  # fmt: skip


def read(table: Table, raw: Raw) -> Entry:
    """One move of a record."""
    return read_move(table.setup.sheet, raw)


def ends_turn(move: Move) -> bool:
    """Whether a move ends a turn."""
    return type(move) is Done


def round_of(table: Table) -> int:
    """The round being played, or the last one."""
    return table.round


def finished(table: Table) -> bool:
    """Whether the game is over."""
    return bool(table.ended_by)


def people(table: Table) -> tuple[Person, ...]:
    """Everyone with a sheet."""
    return tuple(
        Person(seat.id, seat.name, seat.city_name, table.turn(seat).done, seat.left) for seat in table.seats
    )  # fmt: skip


def score(table: Table) -> Standing:
    """Totals and places."""
    raw = result_raw(table)
    cities = {seat.id: seat.city_name for seat in table.seats}
    scores = (
        Score(one["id"], one["name"], cities.get(one["id"], ""), one.get("total"), one.get("rank"),
              one["id"] in raw["winners"])
        for one in raw["players"]
    )  # fmt: skip
    return Standing(raw["finished"], raw["round"], tuple(scores))


def show(table: Table) -> str:
    """The game in one line: how far it is and everyone's total, the best first."""
    standing = score(table)
    ranked = sorted(standing.scores, key=lambda one: one.rank or len(standing.scores) + 1)
    totals = ", ".join(one.name if one.total is None else f"{one.name} {one.total}" for one in ranked)
    if standing.finished:
        return _("finished in round {round}: {totals}").format(round=standing.round, totals=totals)
    return _("round {round}: {totals}").format(round=standing.round, totals=totals)


def _check_plan(raw: Raw) -> None:
    convert(raw, GoalForm)


def _check_opponent(raw: Raw) -> None:
    convert(raw, OpponentForm)


def _check_sheet(raw: Raw) -> None:
    faults = sheet_faults(convert(raw, SheetForm).sheet())
    if faults:
        raise Wrong(faults)


TYPED: dict[str, Callable[[Raw], None]] = {"plan": _check_plan, "opponent": _check_opponent, "sheet": _check_sheet}
