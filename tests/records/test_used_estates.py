"""Used estates and noted plans: which plan took which is not written down, so some way to share them must exist."""

from __future__ import annotations

from itertools import product
from typing import Any

from hypothesis import event, given, settings
from hypothesis import strategies as st

from companion.rules.welcome.reasons import Why
from tests.records.forms import a_snapshot, read, refused
from tests.records.plain_referee import read_row
from tests.records.test_traps import a_wide_sheet

LENGTH = 8
ESTATE = st.tuples(st.sampled_from((1, 2)), st.booleans())
"""How many houses, and whether the first has a pool."""


def street_of(estates: list[tuple[int, bool]], *, roundabout: bool) -> str:
    """Used estates side by side, and after them unused houses, the last one perhaps a roundabout."""
    parts, number = [], 1
    for size, pool in estates:
        words = [f"{number + place}{'*' if pool and not place else ''}'" for place in range(size)]
        parts.append(" ".join(words))
        number += size
    rest = LENGTH - number + 1
    parts.append(" ".join(str(number + place) for place in range(rest - 1)))
    return "|".join([*parts, "o" if roundabout else "."])


@st.composite
def goals(draw: st.DrawFn, sizes: list[int]) -> dict[str, Any]:
    """A plan of these sizes with any other wishes."""
    goal: dict[str, Any] = {"goal": "estates", "estates": sizes, "each": {"pools": draw(st.integers(0, 1))}}
    goal.update(draw(st.sampled_from(({}, {"same_street": True}, {"street": 1}, {"street": 2}))))
    if "street" in goal or "same_street" in goal:
        goal["roundabouts"] = draw(st.integers(0, 1))
    return {**goal, "points": [9, 4]}


@st.composite
def tables(draw: st.DrawFn) -> tuple[list[dict[str, Any]], list[str]]:
    """Plans that together want the sizes that are used in two streets, whatever else they want."""
    rows = [draw(st.lists(ESTATE, min_size=1, max_size=3)) for _ in range(2)]
    streets = [street_of(estates, roundabout=draw(st.booleans())) for estates in rows]
    shares: dict[int, list[int]] = {}
    for size, _ in [*rows[0], *rows[1]]:
        shares.setdefault(draw(st.integers(0, 2)), []).append(size)
    return [draw(goals(sizes)) for sizes in shares.values()], streets


def serves(goal: dict[str, Any], taken: list[tuple[int, int, int]], streets: list[str]) -> bool:
    rows = [read_row(text) for text in streets]
    where = {street for street, _, _ in taken}
    one_street = "street" in goal or "same_street" in goal
    return (
        sorted(last - first + 1 for _, first, last in taken) == sorted(goal["estates"])
        and (not one_street or len(where) == 1)
        and goal.get("street") in (None, *where)
        and all(sum(h.roundabout for h in rows[one - 1].houses) >= goal.get("roundabouts", 0) for one in where)
        and all(sum(h.pool for h in rows[s - 1].of((a, b))) >= goal["each"]["pools"] for s, a, b in taken)
    )


def can_be_shared(wanted: list[dict[str, Any]], streets: list[str]) -> bool:
    """Every way to hand the used estates to the plans, tried."""
    used = [
        (number, *span)
        for number, row in enumerate(map(read_row, streets), start=1)
        for span in row.estates()
        if all(house.used for house in row.of(span))
    ]
    return any(
        all(
            serves(goal, [one for one, whose in zip(used, owners, strict=True) if whose == place], streets)
            for place, goal in enumerate(wanted)
        )
        for owners in product(range(len(wanted)), repeat=len(used))
    )


@settings(max_examples=150)
@given(tables())
def test_used_estates_fit_the_plans_if_some_way_to_share_them_is(
    table: tuple[list[dict[str, Any]], list[str]],
) -> None:
    wanted, streets = table
    sheet = a_wide_sheet(
        streets=[LENGTH] * 2, pools_at=[list(range(1, LENGTH + 1))] * 2, parks=[[0]] * 2, roundabouts=[0, 1, 2]
    )
    raw = a_snapshot(sheet=sheet, plans=[{"slot": place + 1, "custom": goal} for place, goal in enumerate(wanted)])
    raw["players"][0]["streets"] = streets
    raw["players"][0]["plans"] = [9 if place < len(wanted) else None for place in range(3)]
    shared = can_be_shared(wanted, streets)
    event(f"can be shared: {shared}")
    if shared:
        assert read(raw)
    else:
        assert Why.USED_NOT_AS_PLANNED in [reason.why for reason in refused(raw).reasons]
