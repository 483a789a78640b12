"""Files small enough to be read and large enough to hang on: every one gets an answer."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.records.forms import HEADER, a_snapshot, answer, check_answer, lines, told, write


def a_wide_sheet(**changed: Any) -> dict[str, Any]:
    """The largest sheet there may be."""
    ladder = list(range(60))
    return {
        "streets": [30] * 9, "pools_at": [[]] * 9, "parks": [ladder] * 9, "pools": ladder, "temps": 60,
        "temp_points": [7], "bis": ladder, "roundabouts": ladder, "refusals": ladder,
        "values": {str(size): ladder for size in range(1, 7)},
        **changed,
    }  # fmt: skip


def traps() -> Iterator[tuple[str, dict[str, Any]]]:
    many = 200_000
    yield "houses", a_snapshot(". " * 1_500_000)
    yield "numbers", a_snapshot("1|" * many + "1")
    yield "fences", a_snapshot("|" * many)
    yield "spaces", a_snapshot(" " * many + "x")
    yield "one long house", a_snapshot("9" * many)
    yield "streets", {**a_snapshot(), "players": [{"id": "ada", "streets": ["x"] * many}]}
    yield "players", {**HEADER, "players": [{"id": str(number)} for number in range(20_000)]}
    yield "the same player", {**HEADER, "players": [{"id": "ada"}] * 20_000}
    yield (
        "paper",
        a_snapshot(
            paper=[{"name": str(one)} for one in range(20_000)], options={"paper": [str(-one) for one in range(20_000)]}
        ),
    )
    yield "plans", a_snapshot(plans=[{"slot": 1, "card": "n1-2222"}] * 20_000)
    yield "approved", a_snapshot(approved=[9] * many)
    yield "ladders", a_snapshot(parks=[0] * many, values=[1] * many)
    yield "noted", a_snapshot(noted=[1] * many)
    yield "estates of a plan", a_snapshot(plans=[{"slot": 1, "custom": {"goal": "estates", "estates": [1] * many}}])
    yield "sheet streets", a_snapshot(sheet=a_wide_sheet(streets=[1] * many))
    yield "sheet ladder", a_snapshot(sheet=a_wide_sheet(bis=[0] * many))
    yield "sheet pools", a_snapshot(sheet=a_wide_sheet(pools_at=[[1] * many] * 9))
    yield "huge street", a_snapshot(sheet=a_wide_sheet(streets=[10**18] + [30] * 8))
    yield "names", {**HEADER, "players": [{"id": "x" * many, "temps": -1}]}
    yield "edition", {**HEADER, "edition": "x" * many}


@pytest.mark.timeout(20)
@pytest.mark.parametrize(("name", "raw"), list(traps()), ids=lambda value: value if isinstance(value, str) else "")
def test_giant_fields_get_an_answer(name: str, raw: dict[str, Any]) -> None:
    assert name
    status, out, err = answer("check", lines(raw))
    check_answer(status, out, err)
    assert status == 1


@pytest.mark.timeout(20)
@pytest.mark.parametrize(
    "move",
    [
        {"by": "ada", "do": "refuse", "offered": [1] * 300_000},
        {"by": "ada", "do": "plan", "slot": 1, "estates": [[1, 1, 1]] * 100_000},
        {"by": "ada", "do": "plan", "slot": 1, "estates": [[number, 1, 1] for number in range(100_000)]},
        {"by": "ada", "do": "plan", "slot": 1, "estates": [[1, 1, 10**30]]},
        told("draw", cards=[[1, "park"]] * 100_000),
        told("set", player={"id": "ada", "streets": ["1 " * 300_000] * 3}),
        told("leave", player="x" * 300_000),
        {"by": "ada", "do": "x" * 300_000},
        {"by": "ada", "do": "fence", "street": 10**30, "after": -(10**30)},
    ],
    ids=range(9),
)  # fmt: skip
def test_giant_moves_get_an_answer(move: dict[str, Any]) -> None:
    plan = {"slot": 1, "custom": {"goal": "estates", "estates": [1], "points": [9, 4]}}
    fence = {"by": "ada", "do": "fence", "street": 1, "after": 1}
    begun = [{**HEADER, "plans": [plan]}, write("ada", 1, 1, 5, "fence"), fence]
    status, out, err = answer("check", lines(*(begun if move["do"] == "plan" else begun[:1]), move))
    check_answer(status, out, err)
    assert status == 1


@pytest.mark.timeout(20)
def test_a_plan_that_lacks_one_estate_does_not_try_all_the_others() -> None:
    """Nine streets of fifteen single houses, and a plan of eleven singles and a six that nobody has."""
    street = "|".join(map(str, range(1, 16))) + "| . . . . . . . . . . . . . . ."
    goal = {"goal": "estates", "estates": [1] * 11 + [6], "points": [9, 4]}
    raw = a_snapshot(*[street] * 9, sheet=a_wide_sheet(), plans=[{"slot": 1, "custom": goal}])
    raw["players"][0]["streets"] = [street] * 9
    del raw["snapshot"]
    moves = [write("ada", 1, 16, 15, "temp", 14)]
    header = {"record": 1, **raw}
    moves = [{"by": "ada", "do": "roundabout", "street": 1, "house": 17}, write("ada", 1, 18, 1, "estate")]
    status, out, _ = answer("moves", lines(header, *moves))
    assert status == 0
    assert not any(json.loads(line)["do"] == "plan" for line in out.splitlines())


@pytest.mark.timeout(20)
def test_used_estates_of_many_sizes_are_shared_out_at_once() -> None:
    """Three plans that ask for the same sizes, and as many used estates with one pool too few."""
    pairs = [
        "|".join(f"{one}' {one + 1}*'" if number % 2 else f"{one}' {one + 1}'" for one in range(1, 15, 2))
        + "| . . . . . . . . . . . . . . . ."
        for number in range(9)
    ]
    each = [{"pools": 1}, {}, {"bis": 0}]
    plans = [
        {"slot": slot, "custom": {"goal": "estates", "estates": [2] * 12, "points": [9, 4], "each": need}}
        for slot, need in zip((1, 2, 3), each, strict=True)
    ]
    sheet = a_wide_sheet(pools_at=[list(range(1, 31))] * 9)
    raw = a_snapshot(sheet=sheet, plans=plans, noted=[9, 9, 9])
    raw["players"][0]["streets"] = [pairs[0]] * 4 + [pairs[1]] + [". " * 29 + "."] * 4
    raw["players"][0]["streets"][4] = pairs[1]
    status, out, err = answer("check", lines(raw))
    check_answer(status, out, err)
