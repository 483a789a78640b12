"""The printed sheet: streets, pools and ladders, as data."""

from typing import Literal, NamedTuple

Edition = Literal["2018", "2023"]
Effect = Literal["fence", "estate", "park", "pool", "temp", "bis"]

EFFECTS: tuple[Effect, ...] = ("fence", "estate", "park", "pool", "temp", "bis")
SIZES = (1, 2, 3, 4, 5, 6)
SLOTS = (1, 2, 3)
LOWEST, HIGHEST = 0, 17
LOWEST_CARD, HIGHEST_CARD = 1, 15

Ladder = tuple[int, ...]


def boxes(ladder: Ladder) -> int:
    """How many boxes a ladder has: its last figure is never crossed."""
    return max(0, len(ladder) - 1)


def visible(ladder: Ladder, crossed: int) -> int:
    """The figure that counts once so many boxes are crossed."""
    return ladder[crossed] if ladder else 0


class Sheet(NamedTuple):
    """One printed layout; every rule reads its lengths and figures from here."""

    streets: tuple[int, ...]
    pools_at: tuple[tuple[int, ...], ...]
    parks: tuple[Ladder, ...]
    pools: Ladder
    temps: int
    temp_points: tuple[int, ...]
    values: tuple[Ladder, ...]
    bis: Ladder
    roundabouts: Ladder
    refusals: Ladder

    def has_pool(self, street: int, house: int) -> bool:
        """Whether a pool is printed at that house."""
        return house in self.pools_at[street - 1]
