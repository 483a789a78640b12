"""Positions the screens are drawn with: an untouched sheet, one with everything on it, and a finished game."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from companion.draw.half import NO_HALF, Half
from companion.draw.view import SheetView, sheet_view
from companion.records.record import Record, positions, read_record
from companion.rules.welcome.table import Table

ROOT = Path(__file__).parents[2]
SIZES = {"tablet": (1280, 800), "easel": (800, 1280), "small": (360, 640), "phone": (412, 915), "side": (800, 360)}
"""The five sizes of the design, in dp."""

EXAMPLES = ("2018-two-players", "2018-four-players", "2023-three-players-draw", "2023-solo-aaa")
STATES = ("empty", "mid", "full")


@cache
def example(name: str = "2018-two-players") -> tuple[Record, list[Table]]:
    record, _ = read_record((ROOT / "tests" / "examples" / f"{name}.jsonl").read_bytes().splitlines())
    return record, list(positions(record))


def table_at(moves: int, name: str = "2018-two-players") -> Table:
    """So many moves into an example game."""
    return example(name)[1][moves]


@cache
def maple_falls() -> tuple[Record, Table]:
    """A city with pools, fences, a roundabout, a bis, parks and a validated plan."""
    return read_record((ROOT / "assets" / "demo" / "maple-falls.jsonl").read_bytes().splitlines())


def state(name: str) -> tuple[Record, Table, str, Half]:
    """A record, its table, the player looked at and the card chosen in the dock."""
    if name == "mid":
        record, table = maple_falls()
        return record, table, "ada", Half(8, "pool")
    record, tables = example()
    if name == "empty":
        return record._replace(entries=()), tables[0], "p1", NO_HALF
    return record, tables[-1], "p1", NO_HALF


def view_of(name: str) -> SheetView:
    _, table, player, half = state(name)
    return sheet_view(table, player, half, can_undo=name != "empty")
