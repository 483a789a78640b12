"""One player's sheet as it is copied from paper, step by step, each of which can be taken back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from companion.rules.welcome.city import City
from companion.rules.welcome.sheet import HIGHEST, LOWEST, SLOTS, Sheet, boxes
from companion.rules.welcome.street import EMPTY, ROUNDABOUT, Street

Raw = dict[str, Any]
Step = dict[str, list[Any]]
"""What one tap changed: by field what stood there before and what after."""

CURSOR = "at"
MOST_STEPS = 400
"""So many taps can be taken back."""


class Paper(NamedTuple):
    """A city, the total its player had worked out, and the house the next number goes to (0 when all are passed)."""

    city: City
    ours: int | None = None
    street: int = 1
    house: int = 1

    def moved_on(self, sheet: Sheet) -> Paper:
        """The next house, street by street."""
        if not self.street:
            return self
        if self.house < sheet.streets[self.street - 1]:
            return self._replace(house=self.house + 1)
        last = self.street == len(sheet.streets)
        return self._replace(street=0 if last else self.street + 1, house=0 if last else 1)


class PaperSheet(NamedTuple):
    """A sheet and the taps that made it."""

    paper: Paper
    made: tuple[Step, ...] = ()
    undone: tuple[Step, ...] = ()

    def changed(self, paper: Paper) -> PaperSheet:
        """After a tap; one that only looks at another house is no step."""
        before, after = paper_raw(self.paper), paper_raw(paper)
        step = {name: [before[name], after[name]] for name in after if before[name] != after[name]}
        if not step.keys() - {CURSOR}:
            return self._replace(paper=paper)
        return PaperSheet(paper, (*self.made, step)[-MOST_STEPS:])

    def undo(self) -> PaperSheet:
        """Takes back the last tap."""
        if not self.made:
            return self
        *rest, step = self.made
        return PaperSheet(_patched(self.paper, step, 0), tuple(rest), (*self.undone, step))

    def redo(self) -> PaperSheet:
        """Makes the tap again that was taken back last."""
        if not self.undone:
            return self
        *rest, step = self.undone
        return PaperSheet(_patched(self.paper, step, 1), (*self.made, step), tuple(rest))


def _patched(paper: Paper, step: Step, side: int) -> Paper:
    return read_paper({**paper_raw(paper), **{name: values[side] for name, values in step.items()}})


def paper_raw(paper: Paper) -> Raw:
    """A sheet as plain JSON, field by field; also what no street notation could say."""
    city = paper.city
    return {
        **{f"street {number}": _street_raw(street) for number, street in enumerate(city.streets, start=1)},
        "parks": list(city.parks),
        "values": list(city.values),
        "temps": city.temps,
        "refusals": city.refusals,
        "plans": list(city.plans),
        "ours": paper.ours,
        CURSOR: [paper.street, paper.house],
    }


def _street_raw(street: Street) -> list[Any]:
    return [list(street.houses), street.fences, street.bis, street.pools, street.used]


def read_paper(raw: Raw) -> Paper:
    """A sheet from its JSON; raises LookupError, TypeError or ValueError if it is none."""
    rows = [raw[f"street {number}"] for number in range(1, sum(name.startswith("street ") for name in raw) + 1)]
    city = City(
        tuple(Street(tuple(map(int, houses)), *map(int, marks)) for houses, *marks in rows),
        tuple(map(int, raw["parks"])), tuple(map(int, raw["values"])), int(raw["temps"]), int(raw["refusals"]),
        tuple(None if one is None else int(one) for one in raw["plans"]),
    )  # fmt: skip
    street, house = raw[CURSOR]
    return Paper(city, None if raw["ours"] is None else int(raw["ours"]), int(street), int(house))


def sheet_raw(sheet: PaperSheet) -> Raw:
    """A sheet with its steps, to be kept."""
    return {"paper": paper_raw(sheet.paper), "made": list(sheet.made), "undone": list(sheet.undone)}


def read_sheet(raw: Raw, printed: Sheet) -> PaperSheet:
    """A sheet as it was kept; a new one if it can't be read or is of another printed sheet."""
    try:
        sheet = PaperSheet(read_paper(raw["paper"]), tuple(raw["made"]), tuple(raw["undone"]))
        if all(_fits(paper, printed) for paper in _every(sheet)):
            return sheet
    except (LookupError, TypeError, ValueError, AttributeError):
        pass
    return PaperSheet(Paper(City.bare(printed)))


def _every(sheet: PaperSheet) -> Iterator[Paper]:
    """The sheet as it stands, and after every undo and redo."""
    yield sheet.paper
    back = ahead = sheet
    while back.made:
        back = back.undo()
        yield back.paper
    while ahead.undone:
        ahead = ahead.redo()
        yield ahead.paper


def _fits(paper: Paper, printed: Sheet) -> bool:
    city = paper.city
    numbers = {EMPTY, ROUNDABOUT, *range(LOWEST, HIGHEST + 1)}
    ladders = (*printed.parks, *printed.values, printed.refusals)
    crossed = (*city.parks, *city.values, city.refusals)
    return (
        tuple(street.length for street in city.streets) == printed.streets
        and len(city.plans) == len(SLOTS)
        and numbers.issuperset(number for street in city.streets for number in street.houses)
        and len(crossed) == len(ladders)
        and all(0 <= count <= boxes(ladder) for count, ladder in zip(crossed, ladders, strict=True))
        and 0 <= city.temps <= printed.temps
        and 0 <= paper.street <= len(printed.streets)
        and 0 <= paper.house <= (printed.streets[paper.street - 1] if paper.street else 0)
    )
