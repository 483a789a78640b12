"""Where a total worked out on paper may have gone wrong: every single slip that explains the difference."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from companion.draw.goals import slot_name
from companion.rules.welcome.city import City
from companion.rules.welcome.score import CityScore
from companion.rules.welcome.sheet import SIZES, SLOTS, Edition, Ladder
from companion.rules.welcome.table import Table
from companion.words import _, ngettext


class Slip(NamedTuple):
    """One thing that may have been counted wrongly, and by how much that changes a total."""

    words: str
    change: int


def difference_words(ours: int, total: int) -> str:
    """How far the paper is off."""
    if ours == total:
        return _("You added up right.")
    words = (
        ngettext("That is {count} point too many.", "That is {count} points too many.", ours - total)
        if ours > total
        else ngettext("That is {count} point too few.", "That is {count} points too few.", total - ours)
    )
    return words.format(count=abs(ours - total))


def explained(table: Table, city: City, score: CityScore, ours: int, most: int = 4) -> list[str]:
    """The slips that alone lead to this total, the likeliest first."""
    wanted = ours - score.total
    if not wanted:
        return []
    found = list(dict.fromkeys(slip.words for slip in _slips(table, city, score) if slip.change == wanted))
    if not found:
        return [_("No single slip explains it: compare the row with the one on paper.")]
    return [_("Any of these would explain it:"), *found[:most]]


def _slips(table: Table, city: City, score: CityScore) -> Iterator[Slip]:
    edition = table.setup.edition
    yield from _left_out(edition, score)
    yield from _penalties(score)
    for figure in dict.fromkeys((*table.setup.sheet.temp_points, 0)):
        words = _("The temps bring {points} points here, not {figure}.")
        yield Slip(words.format(points=score.temp_points, figure=figure), figure - score.temp_points)
    for slot, noted, points in zip(SLOTS, city.plans, table.points, strict=True):
        for figure in points or ():
            if noted is not None and figure != noted:
                words = _("Plan {plan} was noted with {points}, not with {figure}.")
                plan = slot_name(edition, slot)
                yield Slip(words.format(plan=plan, points=noted, figure=figure), figure - noted)
    yield from _estates(table, city, score)
    yield from _boxes(table, city)


def _left_out(edition: Edition, score: CityScore) -> Iterator[Slip]:
    parts = [
        (_("the plans"), sum(score.plans)), (_("the parks"), sum(score.parks)), (_("the pools"), score.pools),
        (_("the estates"), sum(score.estates)),
    ]  # fmt: skip
    for slot, points in zip(SLOTS, score.plans, strict=True):
        parts.append((_("plan {plan}").format(plan=slot_name(edition, slot)), points))
    for street, points in enumerate(score.parks, start=1):
        parts.append((_("the parks of street {street}").format(street=street), points))
    for size, points in zip(SIZES, score.estates, strict=True):
        parts.append((_("the estates of {size}").format(size=size), points))
    for what, points in parts:
        yield Slip(_("As if {what} had been left out ({points}).").format(what=what, points=points), -points)


def _penalties(score: CityScore) -> Iterator[Slip]:
    for what, points in (
        (_("bis"), score.bis), (_("roundabouts"), score.roundabouts), (_("refusals"), score.refusals)
    ):  # fmt: skip
        words = _("As if the penalty for {what} had not been subtracted ({points}).")
        yield Slip(words.format(what=what, points=points), points)
        words = _("As if the penalty for {what} had been added ({points}).")
        yield Slip(words.format(what=what, points=points), 2 * points)


def _estates(table: Table, city: City, score: CityScore) -> Iterator[Slip]:
    rows = zip(SIZES, score.estate_counts, score.estate_values, strict=True)
    for size, count, value in rows:
        words = ngettext(
            "There is {count} complete estate of {size}, worth {value}.",
            "There are {count} complete estates of {size}, worth {value} each.",
            count,
        )
        told = words.format(count=count, size=size, value=value)
        yield Slip(told, value)
        yield Slip(told, -value if count else 0)
        for figure in _beside(table.setup.sheet.values[size - 1], city.values[size - 1]):
            yield Slip(told, count * (figure - value))


def _boxes(table: Table, city: City) -> Iterator[Slip]:
    sheet = table.setup.sheet
    ladders = [
        (_("the parks of street {street}").format(street=street), ladder, crossed, 1)
        for street, (ladder, crossed) in enumerate(zip(sheet.parks, city.parks, strict=True), start=1)
    ]
    ladders += [
        (_("the pools"), sheet.pools, city.pools, 1),
        (_("the bis"), sheet.bis, city.bis, -1),
        (_("the roundabouts"), sheet.roundabouts, city.roundabouts, -1),
        (_("the refusals"), sheet.refusals, city.refusals, -1),
    ]
    for what, ladder, crossed, sign in ladders:
        if crossed < len(ladder):
            now = ladder[crossed]
            words = _("The figure that counts for {what} is {points}.").format(what=what, points=now)
            for figure in _beside(ladder, crossed):
                yield Slip(words, sign * (figure - now))


def _beside(ladder: Ladder, crossed: int) -> list[int]:
    """The figures one box before and one box after."""
    return [ladder[place] for place in (crossed - 1, crossed + 1) if 0 <= place < len(ladder)]
