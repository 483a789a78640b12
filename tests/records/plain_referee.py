"""The rules once more, said plainly on the JSON of a snapshot: slow, and sharing no code with the referee."""

from __future__ import annotations

import json
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any, NamedTuple

WELCOME = Path(__file__).parent.parent.parent / "assets" / "welcome"
SHEETS: dict[str, Any] = json.loads((WELCOME / "sheets.json").read_text())
CARDS: dict[str, Any] = {card["id"]: card for card in json.loads((WELCOME / "plans.json").read_text())}

Raw = dict[str, Any]
Told = tuple[Any, ...]


class House(NamedTuple):
    """One house as its word in street notation tells it."""

    number: int | None
    roundabout: bool
    bis: bool
    pool: bool
    used: bool

    @property
    def empty(self) -> bool:
        return self.number is None and not self.roundabout


class Row(NamedTuple):
    """A street: houses, and after which of them (from 1) a fence stands."""

    houses: list[House]
    fences: set[int]

    def fits(self, house: int, number: int) -> bool:
        if not self.houses[house - 1].empty:
            return False
        for step, wrong in ((-1, int.__ge__), (1, int.__le__)):
            place = house - 1 + step
            while 0 <= place < len(self.houses) and not self.houses[place].roundabout:
                other = self.houses[place].number
                if other is not None and wrong(other, number):
                    return False
                place += step
        return True

    def estates(self) -> list[tuple[int, int]]:
        """Every complete estate, as first and last house."""
        ends = [0, *sorted(self.fences), len(self.houses)]
        spans = [(first + 1, last) for first, last in pairwise(ends)]
        return [span for span in spans if span[1] - span[0] < 6 and all(h.number is not None for h in self.of(span))]

    def of(self, span: tuple[int, int]) -> list[House]:
        return self.houses[span[0] - 1 : span[1]]


def read_row(text: str) -> Row:
    houses: list[House] = []
    fences = set()
    for word in text.replace("|", " | ").split():
        if word == "|":
            fences.add(len(houses))
            continue
        digits = "".join(letter for letter in word if letter.isdigit())
        number = int(digits) if digits else None
        houses.append(House(number, word.startswith("o"), "b" in word, "*" in word, "'" in word))
    return Row(houses, fences)


class Sight(NamedTuple):
    """All that a judge sees: the snapshot, one player's city in it, and the sheet."""

    raw: Raw
    city: Raw
    rows: list[Row]
    sheet: Raw

    def count(self, mark: str) -> int:
        return sum(getattr(house, mark) for row in self.rows for house in row.houses)


def sight(raw: Raw, player: str) -> Sight:
    (city,) = [one for one in raw["players"] if one["id"] == player]
    sheet = raw["sheet"] if isinstance(raw["sheet"], dict) else SHEETS[raw["sheet"]]
    return Sight(raw, city, [read_row(text) for text in city["streets"]], sheet)


def left(ladder: list[int], crossed: int) -> bool:
    return crossed < len(ladder) - 1


# score


def total_without_temps(seen: Sight) -> int:
    """A city's points but for its temps."""
    sheet, city = seen.sheet, seen.city
    points = sum(noted or 0 for noted in city["plans"])
    points += sum(
        ladder[crossed] if ladder else 0 for ladder, crossed in zip(sheet["parks"], city["parks"], strict=True)
    )
    for size in range(1, 7):
        ladder = sheet["values"][str(size)]
        worth = ladder[city["values"][size - 1]] if ladder else 0
        points += worth * sum(last - first + 1 == size for row in seen.rows for first, last in row.estates())
    for sign, ladder, crossed in (
        (1, sheet["pools"], seen.count("pool")), (-1, sheet["bis"], seen.count("bis")),
        (-1, sheet["roundabouts"], seen.count("roundabout")), (-1, sheet["refusals"], city["refusals"]),
    ):  # fmt: skip
        points += sign * (ladder[crossed] if ladder else 0)
    return points


# moves


def effects(seen: Sight, effect: str, street: int, house: int) -> set[Told]:
    """What the effect of a card allows after a number was written in a house."""
    sheet, city, edition = seen.sheet, seen.city, seen.raw["edition"]
    if effect == "fence":
        return {
            ("fence", number, after)
            for number, row in enumerate(seen.rows, start=1)
            for after in range(1, len(row.houses))
            if fence_fits(edition, row, after)
        }
    if effect == "bis" and left(sheet["bis"], seen.count("bis")):
        return {
            ("bis", number, place, side)
            for number, row in enumerate(seen.rows, start=1)
            for place in range(1, len(row.houses) + 1)
            for side in ("left", "right")
            if copy_fits(edition, row, place, side)
        }
    if effect == "estate":
        return {
            ("estate", size) for size in range(1, 7) if left(sheet["values"][str(size)], city["values"][size - 1])
        }  # fmt: skip
    if effect == "park" and left(sheet["parks"][street - 1], city["parks"][street - 1]):
        return {("park",)}
    if effect == "pool" and house in sheet["pools_at"][street - 1] and left(sheet["pools"], seen.count("pool")):
        return {("pool",)}
    if effect == "temp" and city["temps"] < sheet["temps"]:
        return {("temp",)}
    return set()


def fence_fits(edition: str, row: Row, after: int) -> bool:
    before, behind = row.houses[after - 1], row.houses[after]
    if after in row.fences or (before.used and behind.used):
        return False
    return edition == "2023" or before.number is None or before.number != behind.number


def copy_fits(edition: str, row: Row, place: int, side: str) -> bool:
    source = place - 1 if side == "left" else place + 1
    if not row.houses[place - 1].empty or not 1 <= source <= len(row.houses):
        return False
    number = row.houses[source - 1].number
    if number is None or (edition == "2018" and min(place, source) in row.fences):
        return False
    without = [house._replace(number=None) if house.number == number else house for house in row.houses]
    return Row(without, row.fences).fits(place, number)


def writes(seen: Sight, draw: list[tuple[int, str]] | None) -> set[Told]:
    """Every number that fits a house and that some card could give."""
    box = seen.city["temps"] < seen.sheet["temps"]
    numbers = set(range(1, 16))
    if draw is None and box:
        numbers = set(range(18))
    elif draw is not None:
        numbers = {card for card, _ in draw}
        for one, (card, _) in enumerate(draw):
            for other, (_, effect) in enumerate(draw):
                together = one != other if seen.raw["options"].get("solo") else one == other
                if together and effect == "temp" and box:
                    numbers |= {number for number in range(card - 2, card + 3) if 0 <= number <= 17}
    return {
        ("write", street, house, number)
        for street, row in enumerate(seen.rows, start=1)
        for house in range(1, len(row.houses) + 1)
        for number in numbers
        if row.fits(house, number)
    }


def refusal_fits(seen: Sight, draw: list[tuple[int, str]] | None) -> bool:
    def nowhere(number: int) -> bool:
        return not any(row.fits(house, number) for row in seen.rows for house in range(1, len(row.houses) + 1))

    if draw is None:
        return any(map(nowhere, range(1, 16)))
    return all(nowhere(card) for card, _ in draw)


def roundabouts(seen: Sight) -> set[Told]:
    if not seen.raw["options"].get("roundabouts") or not left(seen.sheet["roundabouts"], seen.count("roundabout")):
        return set()
    return {
        ("roundabout", street, house)
        for street, row in enumerate(seen.rows, start=1)
        for house, there in enumerate(row.houses, start=1)
        if there.empty
    }


def plans(seen: Sight) -> set[Told]:
    """Every plan that can be validated, with every choice of estates."""
    found: set[Told] = set()
    for plan in seen.raw["plans"]:
        goal = plan.get("custom") or CARDS[plan["card"]]
        if seen.city["plans"][plan["slot"] - 1] is not None or not (plan.get("points") or goal.get("points")):
            continue
        if goal["goal"] == "estates":
            found |= {("plan", plan["slot"], frozenset(chosen)) for chosen in choices(seen, goal)}
        elif goal["goal"] == "end_estates":
            ends = end_estates(seen, goal.get("size", 1))
            if all(number_span_unused(seen, span) for span in ends):
                found.add(("plan", plan["slot"], frozenset(ends)))
        elif met(seen, goal):
            found.add(("plan", plan["slot"], None))
    return found


def choices(seen: Sight, goal: Raw) -> list[tuple[tuple[int, int, int], ...]]:
    each = goal.get("each", {})
    fitting = []
    for number, row in enumerate(seen.rows, start=1):
        if goal.get("street") in (None, number):
            for span in row.estates():
                houses = row.of(span)
                enough = sum(h.pool for h in houses) >= each.get("pools", 0) and sum(h.bis for h in houses) >= each.get(
                    "bis", 0
                )
                if enough and not any(h.used for h in houses):
                    fitting.append((number, *span))
    found = []
    for chosen in combinations(fitting, len(goal["estates"])):
        streets = {street for street, _, _ in chosen}
        sizes = sorted(last - first + 1 for _, first, last in chosen)
        alone = goal.get("same_street") or goal.get("street")
        enough = all(
            sum(h.roundabout for h in seen.rows[one - 1].houses) >= goal.get("roundabouts", 0) for one in streets
        )
        if sizes == sorted(goal["estates"]) and enough and (not alone or len(streets) == 1):
            found.append(chosen)
    return found


def end_estates(seen: Sight, size: int) -> set[tuple[int, int, int]]:
    both = set()
    for number, row in enumerate(seen.rows, start=1):
        length = len(row.houses)
        both |= {(number, 1, size), (number, max(1, length - size + 1), length)}
    return both


def number_span_unused(seen: Sight, span: tuple[int, int, int]) -> bool:
    row = seen.rows[span[0] - 1]
    return span[1:] in row.estates() and not any(house.used for house in row.of((span[1], span[2])))


def met(seen: Sight, goal: Raw) -> bool:
    """Whether a goal that names no estates is met."""
    sheet, city = seen.sheet, seen.city
    counts = seen.raw["options"].get("roundabout_counts", True)

    def built(house: House) -> bool:
        return (house.number is not None or (house.roundabout and counts)) and not house.used

    parks = [0 < len(ladder) - 1 == crossed for ladder, crossed in zip(sheet["parks"], city["parks"], strict=True)]
    pools = [
        len(printed) > 0 and len(printed) == sum(house.pool for house in row.houses)
        for printed, row in zip(sheet["pools_at"], seen.rows, strict=True)
    ]
    both = [one and other for one, other in zip(parks, pools, strict=True)]
    rounds = [any(house.roundabout for house in row.houses) for row in seen.rows]
    full = [0 < len(sheet["values"][str(size)]) - 1 == city["values"][size - 1] for size in range(1, 7)]
    street, count = goal.get("street") or 1, goal.get("count", 0)
    found = {
        "all_houses": all(map(built, seen.rows[street - 1].houses)),
        "end_houses": all(built(row.houses[0]) and built(row.houses[-1]) for row in seen.rows),
        "bis_in_one_street": any(sum(house.bis for house in row.houses) >= count for row in seen.rows),
        "temps": city["temps"] >= count,
        "all_parks_in_streets": sum(parks) >= goal.get("streets", 0),
        "all_pools_in_streets": sum(pools) >= goal.get("streets", 0),
        "all_parks_and_pools": both[street - 1],
        "all_parks_pools_and_roundabout": any(map(all, zip(both, rounds, strict=True))),
        "park_boxes": sum(city["parks"]) >= count,
        "park_boxes_in_each_street": all(crossed >= count for crossed in city["parks"]),
        "value_boxes": sum(city["values"]) >= count,
        "full_value_columns": sum(full) >= count,
    }
    return bool(found[goal["goal"]])
