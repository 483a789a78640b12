"""Finished cities of the example games, taken apart into the taps that enter them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path

from companion.records.files import load
from companion.records.position import Raw
from companion.records.record import replay
from companion.rules.welcome.city import City
from companion.rules.welcome.street import ROUNDABOUT
from companion.rules.welcome.table import Table
from companion.store.papercheck import marks

EXAMPLES = Path(__file__).parents[1] / "examples"
Tap = Callable[[City], City]


@cache
def final_table(name: str) -> Table:
    """How an example game ended."""
    record = load((EXAMPLES / f"{name}.jsonl").read_bytes()).record
    assert record is not None
    return replay(record)


def bare_header(name: str) -> Raw:
    """The table of an example game with nothing written."""
    record = load((EXAMPLES / f"{name}.jsonl").read_bytes()).record
    assert record is not None
    return record.header


def taps(table: Table, city: City) -> list[Tap]:
    """What enters a city, in no particular order, but for the used estates."""
    return [*_street_taps(city), *_ladder_taps(table, city)]


def _street_taps(city: City) -> Iterator[Tap]:
    for number, street in enumerate(city.streets, start=1):
        for house, written in enumerate(street.houses, start=1):
            at = {"street": number, "house": house}
            if written >= 0:
                yield partial(marks.write, **at, number=written, bis=bool(street.bis >> house & 1))
            elif written == ROUNDABOUT:
                yield partial(marks.build_roundabout, **at)
            if street.pools >> house & 1:
                yield partial(marks.turn_pool, **at)
            alone = ROUNDABOUT not in street.houses[house - 1 : house + 1]
            if alone and house < street.length and street.fenced(house):
                yield partial(marks.turn_fence, street=number, after=house)


def _ladder_taps(table: Table, city: City) -> Iterator[Tap]:
    ladders: dict[marks.Crossed, tuple[int, ...]] = {
        "parks": city.parks, "values": city.values, "temps": (city.temps,), "refusals": (city.refusals,)
    }  # fmt: skip
    for ladder, row in ladders.items():
        for place, crossed in enumerate(row, start=1):
            if crossed:
                yield partial(marks.cross, ladder=ladder, place=place, box=crossed)
    for slot, points in enumerate(city.plans, start=1):
        if points is not None:
            yield partial(_note, table, slot, points)


def _note(table: Table, slot: int, points: int, city: City) -> City:
    return marks.note(table, city, slot, points)


def used_taps(city: City) -> list[tuple[int, int]]:
    """The first house of every used estate, as street and house."""
    return [
        (number, first)
        for number, street in enumerate(city.streets, start=1)
        for first, _last in street.estates
        if street.used >> first & 1
    ]
