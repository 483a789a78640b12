"""Points: of a city, of the AAA, of the temps, and who comes first."""

from collections.abc import Sequence
from typing import NamedTuple

from companion.rules.welcome.city import City
from companion.rules.welcome.sheet import SIZES, Sheet, visible

SOLO_TEMPS, SOLO_TEMP_POINTS = 6, 7


class CityScore(NamedTuple):
    """The score row of the sheet; penalties are positive figures that are subtracted."""

    plans: tuple[int, ...]
    parks: tuple[int, ...]
    pools: int
    temp_boxes: int
    temp_points: int
    estate_counts: tuple[int, ...]
    estate_values: tuple[int, ...]
    bis: int
    roundabouts: int
    refusals: int
    complete_estates: int
    total: int

    @property
    def estates(self) -> tuple[int, ...]:
        """The points of each size: how many, times what one is worth."""
        return tuple(count * value for count, value in zip(self.estate_counts, self.estate_values, strict=True))


def score_city(sheet: Sheet, city: City, temp_points: int) -> CityScore:
    """A city's points, with what its temps earned at the table."""
    bis = pools = roundabouts = 0
    parks = []
    for street, crossed, ladder in zip(city.streets, city.parks, sheet.parks, strict=True):
        bis += street.bis.bit_count()
        pools += street.pools.bit_count()
        roundabouts += street.roundabouts
        parks.append(visible(ladder, crossed))
    counts = tuple(map(sum, zip(*[street.counts for street in city.streets], strict=True)))[1:]
    values = tuple(map(visible, sheet.values, city.values))
    plans = tuple(points or 0 for points in city.plans)
    pool_points = visible(sheet.pools, pools)
    bis_points = visible(sheet.bis, bis)
    roundabout_points = visible(sheet.roundabouts, roundabouts)
    refusal_points = visible(sheet.refusals, city.refusals)
    total = sum(plans) + sum(parks) + pool_points + temp_points - bis_points - roundabout_points - refusal_points
    for count, value in zip(counts, values, strict=True):
        total += count * value
    return CityScore(
        plans, tuple(parks), pool_points, city.temps, temp_points, counts, values, bis_points, roundabout_points,
        refusal_points, sum(counts), total,
    )  # fmt: skip


def rank_temps(boxes: Sequence[int], points: Sequence[int]) -> list[int]:
    """Temp points by boxes crossed: ties share the better figure, nobody scores with none."""
    counts = sorted({count for count in boxes if count > 0}, reverse=True)
    worth = dict(zip(counts, points, strict=False))
    return [worth.get(count, 0) for count in boxes]


def solo_temps(boxes: int) -> int:
    """Temp points of the 2018 solo game."""
    return SOLO_TEMP_POINTS if boxes >= SOLO_TEMPS else 0


def threshold_temps(boxes: int, thresholds: Sequence[int], points: Sequence[int]) -> int:
    """Temp points against a level 0 opponent: the first place whose threshold is reached."""
    reached = (place for threshold, place in zip(thresholds, points, strict=False) if boxes >= threshold)
    return next(reached, 0) if boxes else 0


class Standing(NamedTuple):
    """What decides between players: total first, then estates; unknown estates tie with everyone."""

    id: str
    total: int
    complete_estates: int | None
    by_size: tuple[int, ...] = ()


class Ranking(NamedTuple):
    """Places, winners, and what decided the win."""

    ranks: dict[str, int]
    winners: tuple[str, ...]
    decided_by: str


def rank(standings: Sequence[Standing]) -> Ranking:
    """The places of all players with a total; equal players share the better place."""
    ordered = sorted(standings, key=lambda one: one.total, reverse=True)
    ranks: dict[str, int] = {}
    winners: list[Standing] = []
    decided_by = "total"
    for total in dict.fromkeys(one.total for one in ordered):
        equals = [one for one in ordered if one.total == total]
        groups, broken_by = _break_tie(equals)
        for group in groups:
            place = len(ranks) + 1
            ranks.update({one.id: place for one in group})
            if place == 1:
                winners, decided_by = group, broken_by
    return Ranking(ranks, tuple(one.id for one in winners), decided_by)


def _break_tie(equals: list[Standing]) -> tuple[list[list[Standing]], str]:
    """Players with one total in groups of equals, best first, and what singled out the first group."""
    if len(equals) == 1:
        return [equals], "total"
    if any(one.complete_estates is None for one in equals):
        return [equals], "shared"
    keys = {one.id: (one.complete_estates or 0, *one.by_size) for one in equals}
    groups = [[one for one in equals if keys[one.id] == key] for key in sorted(set(keys.values()), reverse=True)]
    if len(groups[0]) > 1:
        return groups, "shared"
    best = keys[groups[0][0].id]
    names = ["estates", *(f"size {size}" for size in SIZES)]
    singled_out = 0
    for other in keys.values():
        if other != best:
            singled_out = max(
                singled_out, next(i for i, pair in enumerate(zip(best, other, strict=True)) if pair[0] != pair[1])
            )
    return groups, names[singled_out]
