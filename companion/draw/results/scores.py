"""The score row of the paper for every player, as values: what stands in each box, places and winners."""

from __future__ import annotations

from typing import Literal, NamedTuple

from companion.draw.lettering import readable
from companion.rules.welcome.aaa import AaaScore
from companion.rules.welcome.moves import AAA
from companion.rules.welcome.result import PaperScore, Result, result
from companion.rules.welcome.score import CityScore
from companion.rules.welcome.table import EndedBy, Seat, Table
from companion.words import _, mark

Category = Literal["plans", "parks", "pools", "temps", "estates", "fences", "bis", "roundabouts", "refusals"]

CATEGORIES: dict[Category, str] = {
    "plans": mark("Plans"),
    "parks": mark("Parks"),
    "pools": mark("Pools"),
    "temps": mark("Temps"),
    "estates": mark("Estates"),
    "fences": mark("Fences"),
    "bis": mark("Bis"),
    "roundabouts": mark("Round"),
    "refusals": mark("Permit"),
}
"""The order of the paper, and what each is called; fences score only for the AAA."""

LOSSES: tuple[Category, ...] = ("bis", "roundabouts", "refusals")


class Cell(NamedTuple):
    """The points of one category, penalties below zero, and the figures they are summed from."""

    points: int
    parts: tuple[int, ...] = ()


class Line(NamedTuple):
    """One player's score row; cells, total and place may be unknown for someone on paper."""

    id: str
    name: str
    city_name: str
    kind: Literal["city", "paper", "aaa"]
    cells: dict[Category, Cell]
    total: int | None
    place: int | None
    winner: bool
    temp_boxes: int | None = None
    complete_estates: int | None = None
    by_size: tuple[int, ...] = ()

    @property
    def title(self) -> str:
        """The city's name where it has one, otherwise the player's."""
        return self.city_name or self.name


class Scores(NamedTuple):
    """Everybody at the table, in the order they sit."""

    lines: tuple[Line, ...]
    categories: tuple[Category, ...]
    ended_by: tuple[EndedBy, ...]
    round: int
    solo: bool

    @property
    def ranked(self) -> tuple[Line, ...]:
        """The best first; who has no place yet comes last."""
        return tuple(sorted(self.lines, key=lambda line: line.place or len(self.lines) + 1))

    @property
    def winners(self) -> tuple[Line, ...]:
        return tuple(line for line in self.lines if line.winner)

    def line(self, player: str) -> Line | None:
        return next((line for line in self.lines if line.id == player), None)


def scores(table: Table) -> Scores:
    """All rows of a table, as it stands or as it ended."""
    found = result(table)
    lines = [_city(found, seat, score, number) for number, (seat, score) in enumerate(found.cities, 1)]
    lines += [_paper(found, one, number) for number, one in enumerate(found.paper, len(lines) + 1)]
    if found.aaa is not None and table.setup.opponent is not None:
        lines.append(_aaa(found, found.aaa, table.setup.opponent.name))
    if table.setup.edition != "2018":
        lines = [line._replace(by_size=()) for line in lines]
    roundabouts = table.setup.roundabouts or any(seat.city.roundabouts for seat in table.seats)
    left_out = set() if roundabouts else {"roundabouts"}
    if found.aaa is None:
        left_out.add("fences")
    categories = tuple(name for name in CATEGORIES if name not in left_out)
    return Scores(tuple(lines), categories, found.ended_by, found.round, len(lines) == 1)


def _place(found: Result, player: str) -> tuple[int | None, bool]:
    return found.ranking.ranks.get(player), player in found.ranking.winners


def _name(name: str, number: int) -> str:
    return readable(name) or _("Player {number}").format(number=number)


def _city(found: Result, seat: Seat, score: CityScore, number: int) -> Line:
    cells: dict[Category, Cell] = {
        "plans": Cell(sum(score.plans), score.plans),
        "parks": Cell(sum(score.parks), score.parks),
        "pools": Cell(score.pools),
        "temps": Cell(score.temp_points, (score.temp_boxes,)),
        "estates": Cell(sum(score.estates), score.estates),
        "bis": Cell(-score.bis),
        "roundabouts": Cell(-score.roundabouts),
        "refusals": Cell(-score.refusals),
    }
    place, winner = _place(found, seat.id)
    return Line(
        seat.id, _name(seat.name, number), readable(seat.city_name), "city", cells, score.total, place, winner,
        score.temp_boxes, score.complete_estates, score.estate_counts,
    )  # fmt: skip


def _paper(found: Result, one: PaperScore, number: int) -> Line:
    cells: dict[Category, Cell] = {}
    if one.player.temps is not None and one.temp_points is not None:
        cells["temps"] = Cell(one.temp_points, (one.player.temps,))
    place, winner = _place(found, one.player.name)
    name = _name(one.player.name, number)
    return Line(
        one.player.name, name, "", "paper", cells, one.player.total, place, winner, one.player.temps
    )  # fmt: skip


def _aaa(found: Result, score: AaaScore, name: str) -> Line:
    cells: dict[Category, Cell] = {
        "plans": Cell(sum(score.plans), score.plans),
        "parks": Cell(score.parks),
        "pools": Cell(score.pools),
        "temps": Cell(score.temp_points, (score.temp_cards,)),
        "estates": Cell(sum(score.best_estates), score.best_estates),
        "fences": Cell(score.fences),
    }
    place, winner = _place(found, AAA)
    return Line(
        AAA, readable(name) or _("AAA"), "", "aaa", cells, score.total, place, winner, score.temp_cards,
        score.complete_estates,
    )  # fmt: skip
