"""Whether a city can exist: all that is wrong with it, not only the first thing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from companion.rules.welcome.city import City
from companion.rules.welcome.noted import plan_faults
from companion.rules.welcome.reasons import Reason, Why, because
from companion.rules.welcome.sheet import HIGHEST_CARD, LOWEST_CARD, SIZES, Edition, boxes
from companion.rules.welcome.street import EMPTY, ROUNDABOUT, Street
from companion.rules.welcome.table import Points, Setup


def city_faults(setup: Setup, points: Sequence[Points | None], city: City) -> list[Reason]:
    """All that is wrong with a city under these rules; nothing if it can exist."""
    misshapen = list(_shape_faults(setup, city))
    lengths = enumerate(zip(city.streets, setup.sheet.streets, strict=False), start=1)
    whole = {number: street for number, (street, length) in lengths if street.length == length}
    faults = [*misshapen, *mark_faults(setup, city, whole)]
    return faults if misshapen else [*faults, *_earning_faults(city), *plan_faults(setup, points, city)]


def mark_faults(setup: Setup, city: City, streets: Mapping[int, Street]) -> list[Reason]:
    """All that is wrong on the ladders and within these streets, by their number, whatever the others say."""
    within = [fault for number, street in streets.items() for fault in _street_faults(setup, number, street)]
    return [*within, *_ladder_faults(setup, city)]


def _shape_faults(setup: Setup, city: City) -> Iterator[Reason]:
    sheet = setup.sheet
    if len(city.streets) != len(sheet.streets):
        yield because(Why.STREET_COUNT, count=len(city.streets), wanted=len(sheet.streets))
    for number, (street, length) in enumerate(zip(city.streets, sheet.streets, strict=False), start=1):
        if street.length != length:
            yield because(Why.HOUSE_COUNT, street=number, count=street.length, wanted=length)
    rows = (("parks", city.parks, sheet.streets), ("values", city.values, SIZES), ("plans", city.plans, setup.goals))
    for ladder, crossed, places in rows:
        if len(crossed) != len(places):
            yield because(Why.LADDER_COUNT, ladder=ladder, count=len(crossed), wanted=len(places))


def _street_faults(setup: Setup, number: int, street: Street) -> Iterator[Reason]:
    yield from _rising_faults(setup.edition, number, street)
    pools_at = setup.sheet.pools_at[number - 1]
    for house, written in enumerate(street.houses, start=1):
        where = {"street": number, "house": house}
        bis, pool, used = (marks >> house & 1 for marks in (street.bis, street.pools, street.used))
        if (written < 0 and (bis or pool)) or (written == EMPTY and used):
            yield because(Why.MARK_ON_EMPTY, **where)
        if written == ROUNDABOUT:
            if not setup.roundabouts:
                yield because(Why.ROUNDABOUT_NOT_PLAYED, **where)
            if not (street.fenced(house - 1) and street.fenced(house)):
                yield because(Why.ROUNDABOUT_OPEN, **where)
        if pool and house not in pools_at:
            yield because(Why.POOL_NOT_PRINTED, **where)
        if pool and bis:
            yield because(Why.POOL_ON_BIS, **where)
        elif pool and _needs_temp(written):
            yield because(Why.POOL_WITH_TEMP, **where, number=written)


def _rising_faults(edition: Edition, number: int, street: Street) -> Iterator[Reason]:
    """Numbers rise within a part; equal neighbours are copies of exactly one original."""
    before: tuple[int, int] | None = None
    for first, last in _runs(street):
        written = street.at(first)
        where = {"street": number, "house": first, "number": written}
        if written == ROUNDABOUT:
            before = None
            continue
        if before and before[1] >= written:
            yield because(Why.NOT_RISING, **where, other=before[1], other_house=before[0])
        before = last, written
        originals = [house for house in range(first, last + 1) if not street.bis >> house & 1]
        if not originals:
            yield because(Why.BIS_ALONE, **where)
        for house in originals[1:]:
            yield because(Why.NUMBER_TWICE, street=number, house=house, number=written)
        if edition == "2018":
            for house in range(first, last):
                if street.fenced(house):
                    yield because(Why.BIS_FENCED_OFF, street=number, after=house, number=written)


def _runs(street: Street) -> Iterator[tuple[int, int]]:
    """Neighbouring houses with the same number, and each roundabout, as first and last house."""
    house = 1
    while house <= street.length:
        written, last = street.at(house), house
        if written >= 0:
            while last < street.length and street.at(last + 1) == written:
                last += 1
        if written != EMPTY:
            yield house, last
        house = last + 1


def _needs_temp(number: int) -> bool:
    return number >= 0 and not LOWEST_CARD <= number <= HIGHEST_CARD


def _ladder_faults(setup: Setup, city: City) -> Iterator[Reason]:
    sheet = setup.sheet
    ladders: list[tuple[dict[str, object], int, int]] = [
        ({"ladder": "parks", "street": number}, crossed, boxes(ladder))
        for number, (crossed, ladder) in enumerate(zip(city.parks, sheet.parks, strict=False), start=1)
    ]
    ladders += [
        ({"ladder": "values", "size": size}, crossed, boxes(ladder))
        for size, (crossed, ladder) in enumerate(zip(city.values, sheet.values, strict=False), start=1)
    ]
    ladders += [
        ({"ladder": "pools"}, city.pools, boxes(sheet.pools)),
        ({"ladder": "temps"}, city.temps, sheet.temps),
        ({"ladder": "bis"}, city.bis, boxes(sheet.bis)),
        ({"ladder": "roundabouts"}, city.roundabouts, boxes(sheet.roundabouts)),
        ({"ladder": "refusals"}, city.refusals, boxes(sheet.refusals)),
    ]
    for where, crossed, limit in ladders:
        if crossed < 0:
            yield because(Why.LADDER_NEGATIVE, **where, crossed=crossed)
        elif crossed > limit:
            yield because(Why.LADDER_EXCEEDED, **where, crossed=crossed, boxes=limit)


def _earning_faults(city: City) -> Iterator[Reason]:
    """Every effect came with a number; a 0, 16 or 17 was made by a temp."""
    numbers = fences = made = 0
    for place, street in enumerate(city.streets, start=1):
        written = [
            number for house, number in enumerate(street.houses, 1) if number >= 0 and not street.bis >> house & 1
        ]
        by_temp = sum(map(_needs_temp, written))
        marks = city.parks[place - 1] + street.pools.bit_count() + by_temp
        if marks > len(written):
            yield because(Why.STREET_EFFECTS_NOT_EARNED, street=place, effects=marks, numbers=len(written))
        numbers += len(written)
        made += by_temp
        fences += sum(
            street.fenced(after) and ROUNDABOUT not in street.houses[after - 1 : after + 1]
            for after in range(1, street.length)
        )
    if made > max(city.temps, 0):
        yield because(Why.TEMPS_NOT_EARNED, temps=city.temps, numbers=made)
    effects = fences + sum(city.values) + sum(city.parks) + city.pools + city.temps + city.bis
    if effects > numbers:
        yield because(Why.EFFECTS_NOT_EARNED, effects=effects, numbers=numbers)
