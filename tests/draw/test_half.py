"""Half-made turns: kept as small JSON, read back the same, forgotten if they can't be read."""

from __future__ import annotations

import json

import pytest

from companion.draw.half import NO_HALF, Half, half_of, half_on, half_raw
from companion.draw.targets import HouseAt

HALVES = [
    NO_HALF,
    Half(8),
    Half(8, "pool", HouseAt(2, 3)),
    Half(mode="refuse", offered=(3, 3)),
    Half(4, mode="draw", cards=((8, "pool"), (3, "bis"))),
    Half(mode="plan", slot=2, estates=((1, 1, 3), (2, 4, 5))),
    Half(mode="give"),
]


@pytest.mark.parametrize("half", HALVES)
def test_kept_and_read_back(half: Half) -> None:
    raw = half_raw(half)
    assert half_of(None if raw is None else json.loads(json.dumps(raw))) == half


@pytest.mark.parametrize(
    "raw",
    [{"effect": "dragon"}, {"mode": "sleep"}, {"house": [1]}, {"number": "x"}, {"cards": [3]}, {"estates": [[1, 2]]}],
)
def test_what_cannot_be_read_is_forgotten(raw: dict[str, object]) -> None:
    assert half_of(raw) == NO_HALF


def test_a_house_the_corrected_sheet_lacks_is_forgotten() -> None:
    streets = (10, 11)
    for half in (Half(8, "pool", HouseAt(2, 11)), Half(mode="plan", slot=2, estates=((2, 9, 11),)), Half(8)):
        assert half_on(streets, half_raw(half)) == half
    for half in (Half(8, house=HouseAt(3, 1)), Half(8, house=HouseAt(2, 12)), Half(mode="plan", estates=((3, 1, 2),))):
        assert half_on(streets, half_raw(half)) == NO_HALF
