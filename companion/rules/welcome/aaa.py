"""The points of the AAA: its pile of cards, cut into runs by the fence cards."""

from collections.abc import Sequence
from typing import NamedTuple

from companion.rules.welcome.sheet import Effect
from companion.rules.welcome.table import Aaa, Opponent

COUNTED_ESTATES = 5


class AaaScore(NamedTuple):
    """The AAA's lines; nothing is subtracted."""

    plans: tuple[int, ...]
    parks: int
    pools: int
    temp_cards: int
    temp_points: int
    fences: int
    best_estates: tuple[int, ...]
    complete_estates: int
    total: int


def runs(cards: Sequence[Effect]) -> list[tuple[Effect, ...]]:
    """The AAA's estates: the cards between fences; both ends count as fences, empty runs are none."""
    found: list[tuple[Effect, ...]] = []
    run: list[Effect] = []
    for card in [*cards, "fence"]:
        if card != "fence":
            run.append(card)
        elif run:
            found.append(tuple(run))
            run = []
    return found


def run_value(opponent: Opponent, run: Sequence[Effect]) -> int:
    """What a run is worth: its houses, each 1, or the card's value if an estate card is among them."""
    houses = sum(opponent.bis_houses if card == "bis" else 1 for card in run)
    return houses * (opponent.value if "estate" in run else 1)


def score_aaa(opponent: Opponent, aaa: Aaa, temp_ranking: int) -> AaaScore:
    """The AAA's points, with what its temp cards earned against the player."""
    count = aaa.cards.count
    estates = runs(aaa.cards)
    best = tuple(sorted((run_value(opponent, run) for run in estates), reverse=True)[:COUNTED_ESTATES])
    plans = tuple(points or 0 for points in aaa.plans)
    parks, pools = opponent.park * count("park"), opponent.pool * count("pool")
    temps = opponent.temp * count("temp") + temp_ranking
    fences = opponent.fence * count("fence")
    total = sum(plans) + parks + pools + temps + fences + sum(best)
    return AaaScore(plans, parks, pools, count("temp"), temps, fences, best, len(estates), total)
