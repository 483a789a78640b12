"""Records and snapshots as text for people."""

from __future__ import annotations

from collections.abc import Iterator

from companion.records.files import Loaded
from companion.records.notation import print_street
from companion.records.position import Raw
from companion.records.results import result_raw
from companion.rules.welcome.table import Seat


def describe(loaded: Loaded) -> str:
    """What a file is, in a few words."""
    table = loaded.table
    kind = "snapshot" if loaded.record is None else f"record, {len(loaded.record.entries)} moves"
    people = len(table.seats) + len(table.paper)
    state = "finished" if table.ended_by else f"round {table.round}"
    return f"{kind}, edition {table.setup.edition}, {people} player{'s' * (people != 1)}, {state}"


def show(loaded: Loaded) -> Iterator[str]:
    """The cities street by street, and the totals."""
    yield describe(loaded)
    raw = result_raw(loaded.table)
    for seat, score in zip(loaded.table.seats, raw["players"], strict=False):
        yield ""
        yield from _city(seat, score)
    if loaded.table.aaa is not None:
        yield ""
        yield f"AAA  cards: {' '.join(loaded.table.aaa.cards) or 'none'}"
    yield ""
    yield from score_lines(raw)


def _city(seat: Seat, score: Raw) -> Iterator[str]:
    city = seat.city
    title = f"{seat.name}, {seat.city_name}" if seat.city_name else seat.name
    yield f"{title}{' (left)' * seat.left}: {score['total']}"
    texts = [print_street(street).replace("|", " | ") for street in city.streets]
    width = max(map(len, texts))
    for number, (text, parks) in enumerate(zip(texts, city.parks, strict=True), start=1):
        yield f"  {number}  {text:<{width}}  parks {parks}"
    values = " ".join(map(str, city.values))
    plans = " ".join("-" if points is None else str(points) for points in city.plans)
    yield f"     temps {city.temps}  values {values}  bis {city.bis}  refusals {city.refusals}  plans {plans}"


def score_lines(raw: Raw) -> Iterator[str]:
    """The score row of every player, and who won."""
    for player in sorted(raw["players"], key=lambda one: one.get("rank", len(raw["players"]) + 1)):
        place = f"{player['rank']}." if "rank" in player else " -"
        yield f"{place:>3} {player['name']}: {player.get('total', '?')}{_parts(player)}"
    names = {player["id"]: player["name"] for player in raw["players"]}
    winners = " and ".join(names[one] for one in raw["winners"])
    state = f"ended by {', '.join(raw['ended_by'])}" if raw["finished"] else "not finished"
    won = "share the win" if raw["decided_by"] == "shared" else f"wins, decided by {raw['decided_by']}"
    if not raw["finished"]:
        won = "are ahead together" if raw["decided_by"] == "shared" else f"is ahead, by {raw['decided_by']}"
    yield f"{winners} {won}; round {raw['round']}, {state}"


def _parts(player: Raw) -> str:
    if "plans" not in player:
        return ""
    parts = [f"plans {_sum(player['plans'])}", f"parks {_sum(player['parks'])}", f"pools {player['pools']}"]
    parts.append(f"temps {player['temps']['points']}")
    if "estates" in player:
        parts.append(f"estates {sum(one['points'] for one in player['estates'])}")
        parts += [f"{name} -{player[name]}" for name in ("bis", "roundabouts", "refusals")]
    else:
        parts += [f"fences {player['fences']}", f"estates {sum(player['best_estates'])}"]
    return f"  ({', '.join(parts)})"


def _sum(points: int | list[int]) -> int:
    return points if isinstance(points, int) else sum(points)
