"""A snapshot: where every city stands, as one JSON object."""

from __future__ import annotations

from companion.records.position import Raw, aaa_form, city_form
from companion.records.record import start
from companion.rules.welcome.moves import AAA
from companion.rules.welcome.sheet import SLOTS
from companion.rules.welcome.table import EndedBy, Seat, Table, ends

_OF_A_RECORD = ("record", "approved", "round", "paper", "aaa", "ended_by", "finished", "players", "plans")
_CITY = ("streets", "parks", "values", "temps", "refusals", "plans")


def snapshot(header: Raw, table: Table) -> Raw:
    """The position of a table as a snapshot; fields of other programs in the header are kept."""
    raw: Raw = {"snapshot": 1}
    raw.update((name, value) for name, value in header.items() if name not in (*_OF_A_RECORD, "snapshot"))
    raw["plans"] = _plans(header, table)
    known = {player["id"]: player for player in header["players"]}
    raw["players"] = [_player(known.get(seat.id, {}), seat) for seat in table.seats]
    if table.paper or "paper" in raw.get("options", {}):
        raw["options"] = {**raw.get("options", {}), "paper": [one.name for one in table.paper]}
    if table.paper:
        raw["paper"] = [
            {name: value for name, value in one._asdict().items() if value is not None} for one in table.paper
        ]
    raw["round"] = table.round
    raw["approved"] = [slot for slot in SLOTS if table.setup.goals[slot - 1] and table.approved[slot - 1] is not None]
    if table.aaa is not None:
        raw[AAA] = aaa_form(table.aaa)
    raw.update(_end(table))
    return raw


def _end(table: Table) -> dict[str, list[EndedBy] | bool]:
    """How the game ended. A reader judges an end from the cities, so a round still played says so."""
    if table.ended_by:
        return {"ended_by": list(table.ended_by)}
    reached = ends(table.setup.sheet, [seat.city for seat in table.seats])
    return {"finished": False} if reached else {}


def _plans(header: Raw, table: Table) -> list[Raw]:
    """The plans of the header; figures told during the game are written beside their card."""
    plans = []
    at_start = start(header).points
    for plan in header.get("plans", ()):
        points = table.points[plan["slot"] - 1]
        told = points is not None and points != at_start[plan["slot"] - 1]
        plans.append({**plan, "points": list(points or ())} if told else plan)
    return plans


def _player(raw: Raw, seat: Seat) -> Raw:
    extra = {name: value for name, value in raw.items() if name not in _CITY}
    return {**extra, "id": seat.id, "name": seat.name, "city": seat.city_name, **city_form(seat.city)}
