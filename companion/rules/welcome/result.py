"""The result of a table: every line of every score, places, winners, and how the game ended."""

from typing import NamedTuple

from companion.rules.welcome.aaa import AaaScore, score_aaa
from companion.rules.welcome.moves import AAA
from companion.rules.welcome.score import (
    CityScore,
    Ranking,
    Standing,
    rank,
    rank_temps,
    score_city,
    solo_temps,
    threshold_temps,
)
from companion.rules.welcome.table import EndedBy, PaperPlayer, Seat, Table


class PaperScore(NamedTuple):
    """A player on paper, with the temp points of the table; the total includes them."""

    player: PaperPlayer
    temp_points: int | None


class Result(NamedTuple):
    """The table as it stands, or as it ended."""

    ended_by: tuple[EndedBy, ...]
    round: int
    cities: tuple[tuple[Seat, CityScore], ...]
    paper: tuple[PaperScore, ...]
    aaa: AaaScore | None
    ranking: Ranking


def result(table: Table) -> Result:
    """Every score of a table, and the places."""
    setup = table.setup
    opponent = setup.opponent if table.aaa is not None else None
    rival = table.aaa if opponent is not None and opponent.level else None
    boxes = [seat.city.temps for seat in table.seats] + [one.temps or 0 for one in table.paper]
    if rival:
        boxes.append(rival.cards.count("temp"))
    temps = rank_temps(boxes, setup.sheet.temp_points)
    if setup.solo == "card":
        temps = [solo_temps(count) for count in boxes]
    elif opponent is not None and not opponent.level:
        temps = [threshold_temps(count, opponent.temps, setup.sheet.temp_points) for count in boxes]
    cities = tuple(
        (seat, score_city(setup.sheet, seat.city, points)) for seat, points in zip(table.seats, temps, strict=False)
    )
    paper = tuple(
        PaperScore(one, None if one.temps is None else points)
        for one, points in zip(table.paper, temps[len(cities) :], strict=False)
    )
    aaa = score_aaa(opponent, rival, temps[-1]) if opponent is not None and rival is not None else None
    standings = [
        Standing(seat.id, score.total, score.complete_estates, score.estate_counts if setup.edition == "2018" else ())
        for seat, score in cities
    ]
    standings += [Standing(one.name, one.total, None) for one in table.paper if one.total is not None]
    if aaa:
        standings.append(Standing(AAA, aaa.total, aaa.complete_estates))
    return Result(table.ended_by, table.round, cities, paper, aaa, rank(standings))
