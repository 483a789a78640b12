"""One player's marks on a sheet."""

from typing import NamedTuple, Self

from companion.rules.welcome.sheet import SIZES, SLOTS, Sheet
from companion.rules.welcome.street import Street


class City(NamedTuple):
    """Streets, boxes crossed on the ladders, and points noted for plans; a value."""

    streets: tuple[Street, ...]
    parks: tuple[int, ...]
    values: tuple[int, ...]
    temps: int = 0
    refusals: int = 0
    plans: tuple[int | None, ...] = (None,) * len(SLOTS)

    @classmethod
    def bare(cls, sheet: Sheet) -> Self:
        """The city on an untouched sheet."""
        return cls(
            streets=tuple(Street.bare(length) for length in sheet.streets),
            parks=(0,) * len(sheet.streets),
            values=(0,) * len(SIZES),
        )

    def street(self, number: int) -> Street:
        """A street by its number, counted from 1."""
        return self.streets[number - 1]

    @property
    def bis(self) -> int:
        """How many bis are written."""
        return sum(street.bis.bit_count() for street in self.streets)

    @property
    def pools(self) -> int:
        """How many pools are built."""
        return sum(street.pools.bit_count() for street in self.streets)

    @property
    def roundabouts(self) -> int:
        """How many roundabouts are built."""
        return sum(street.roundabouts for street in self.streets)

    @property
    def full(self) -> bool:
        """Whether no house is empty; a roundabout fills one."""
        return not any(street.empty for street in self.streets)

    @property
    def complete_estates(self) -> int:
        """How many estates of 1 to 6 houses are complete."""
        return sum(len(street.estates) for street in self.streets)

    def with_street(self, number: int, street: Street) -> "City":
        """The city with one street replaced."""
        streets = self.streets[: number - 1] + (street,) + self.streets[number:]
        return City(streets, self.parks, self.values, self.temps, self.refusals, self.plans)


def raised(boxes: tuple[int, ...], place: int) -> tuple[int, ...]:
    """The boxes crossed with one more at a place counted from 1."""
    return boxes[: place - 1] + (boxes[place - 1] + 1,) + boxes[place:]
