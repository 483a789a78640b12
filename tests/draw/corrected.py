"""A game of three up to round 6, with a fence, a bis, a draw, a plan and a roundabout to correct."""

from __future__ import annotations

from typing import Any

from companion.records.record import Entry, Record, positions
from companion.rules.welcome.moves import (
    TABLE,
    BuildFence,
    BuildPool,
    BuildRoundabout,
    CrossTemp,
    Done,
    Draw,
    Move,
    PlantPark,
    RaiseValue,
    ValidatePlan,
    Write,
    WriteBis,
)
from companion.rules.welcome.table import Table

HEADER: dict[str, Any] = {
    "record": 1,
    "edition": "2018",
    "sheet": "classic-2018",
    "options": {"roundabouts": True, "paper": ["Dora"]},
    "players": [
        {"id": "ada", "name": "Ada", "city": "Maple Falls"},
        {"id": "ben", "name": "Ben", "city": "Cedar Bend"},
        {"id": "chloe", "name": "Chloé", "city": "Lakeview"},
    ],
    "plans": [
        {"slot": 1, "custom": {"goal": "estates", "estates": [1], "points": [8, 4]}},
        {"slot": 2, "card": "n2-parks"},
        {"slot": 3, "card": "n3-145"},
    ],
}


def write(by: str, street: int, house: int, card: int, effect: Any, number: int | None = None) -> Write:
    return Write(by, street, house, card if number is None else number, card, effect)


ROUNDS: list[list[Move]] = [
    [write("ada", 1, 3, 5, "park"), PlantPark("ada"), Done("ada"),
     write("ben", 1, 1, 1, "fence"), BuildFence("ben", 1, 1), ValidatePlan("ben", 1, ((1, 1, 1),)), Done("ben"),
     write("chloe", 2, 4, 7, "temp", 8), Done("chloe")],
    [write("ada", 2, 5, 8, "bis"), WriteBis("ada", 2, 4, "right"), Done("ada"),
     write("ben", 3, 6, 8, "bis"), Done("ben"),
     write("chloe", 3, 2, 4, "pool"), BuildPool("chloe"), Done("chloe")],
    [write("ada", 3, 2, 4, "pool"), BuildPool("ada"), write("ben", 2, 2, 4, "pool"), Done("ada"), Done("ben"),
     write("chloe", 3, 5, 9, "park"), PlantPark("chloe"), Done("chloe")],
    [write("ada", 2, 6, 10, "estate"), RaiseValue("ada", 2), Done("ada"),
     BuildRoundabout("ben", 3, 9), write("ben", 2, 8, 11, "estate"), RaiseValue("ben", 1), Done("ben"),
     write("chloe", 1, 6, 10, "temp"), CrossTemp("chloe"), Done("chloe")],
    [write("ada", 1, 4, 6, "fence"), BuildFence("ada", 1, 4), Done("ada"),
     write("ben", 1, 4, 6, "fence"), BuildFence("ben", 2, 6), Done("ben"),
     write("chloe", 1, 3, 6, "fence"), BuildFence("chloe", 1, 3), Done("chloe")],
    [Draw(TABLE, ((9, "fence"), (3, "pool"), (12, "park"))),
     write("ada", 1, 9, 12, "park"), PlantPark("ada"), Done("ada"),
     write("ben", 1, 6, 9, "fence"), BuildFence("ben", 1, 6), Done("ben")],
]  # fmt: skip


def record() -> Record:
    return Record(HEADER, tuple(Entry(move) for moves in ROUNDS for move in moves))


def tables() -> list[Table]:
    return list(positions(record()))
