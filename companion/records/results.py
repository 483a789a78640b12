"""The result of a table as the JSON object `score --json` prints."""

from __future__ import annotations

from companion.records.position import Raw
from companion.rules.welcome.moves import AAA
from companion.rules.welcome.result import PaperScore, Result, result
from companion.rules.welcome.score import CityScore
from companion.rules.welcome.sheet import SIZES
from companion.rules.welcome.table import Seat, Table


def result_raw(table: Table) -> Raw:
    """Every line of every score, places and winners."""
    found = result(table)
    ranking = found.ranking
    players = [_city(seat, score, ranking.ranks[seat.id]) for seat, score in found.cities]
    players += [_paper(one, ranking.ranks.get(one.player.name)) for one in found.paper]
    if found.aaa is not None and table.setup.opponent is not None:
        players.append(_aaa(found, table.setup.opponent.name))
    return {
        "finished": bool(found.ended_by),
        "ended_by": list(found.ended_by),
        "round": found.round,
        "players": players,
        "winners": list(ranking.winners),
        "decided_by": ranking.decided_by,
    }


def _city(seat: Seat, score: CityScore, place: int) -> Raw:
    return {
        "id": seat.id,
        "name": seat.name,
        "plans": list(score.plans),
        "parks": list(score.parks),
        "pools": score.pools,
        "temps": {"boxes": score.temp_boxes, "points": score.temp_points},
        "estates": [
            {"size": size, "count": count, "value": value, "points": count * value}
            for size, count, value in zip(SIZES, score.estate_counts, score.estate_values, strict=True)
        ],
        "bis": score.bis,
        "roundabouts": score.roundabouts,
        "refusals": score.refusals,
        "complete_estates": score.complete_estates,
        "total": score.total,
        "rank": place,
    }


def _paper(one: PaperScore, place: int | None) -> Raw:
    raw: Raw = {"id": one.player.name, "name": one.player.name}
    if one.player.temps is not None:
        raw["temps"] = {"boxes": one.player.temps, "points": one.temp_points}
    if one.player.total is not None:
        raw["total"] = one.player.total
        raw["rank"] = place
    return raw


def _aaa(found: Result, name: str) -> Raw:
    score = found.aaa
    if score is None:
        return {}
    return {
        "id": AAA,
        "name": name,
        "plans": list(score.plans),
        "parks": score.parks,
        "pools": score.pools,
        "temps": {"cards": score.temp_cards, "points": score.temp_points},
        "fences": score.fences,
        "best_estates": list(score.best_estates),
        "total": score.total,
        "complete_estates": score.complete_estates,
        "rank": found.ranking.ranks[AAA],
    }
