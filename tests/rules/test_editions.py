"""2018 and 2023 side by side: where they differ, and that they do not elsewhere."""

from typing import Any

import pytest

from companion.records.assets import sheets
from companion.rules.welcome.legal import legal_moves
from companion.rules.welcome.moves import Move
from companion.rules.welcome.possible import city_faults
from companion.rules.welcome.result import result
from companion.rules.welcome.sheet import Edition
from companion.rules.welcome.table import Setup
from tests.rules.helpers import CLASSIC, allowed, bis, city, fence, play, table, write

EDITIONS: tuple[Edition, ...] = ("2018", "2023")


@pytest.mark.parametrize(
    ("row", "moves", "legal"),
    [
        ("5 5b .", [write(3, 12, 9, "fence"), fence(1, 1)], (False, True)),
        ("5|. .", [write(3, 12, 9, "bis"), bis(1, 2)], (False, True)),
        (".|5 .", [write(3, 12, 9, "bis"), bis(1, 1, "right")], (False, True)),
        ("5 . .", [write(3, 12, 9, "bis"), bis(1, 2)], (True, True)),
        ("5 6 .", [write(3, 12, 9, "fence"), fence(1, 1)], (True, True)),
        ("5' 6'|.", [write(3, 12, 9, "fence"), fence(1, 1)], (False, False)),
    ],
)
def test_fences_and_bis(row: str, moves: list[Move], legal: tuple[bool, bool]) -> None:
    assert tuple(allowed(table(row, edition=edition), *moves) for edition in EDITIONS) == legal


def test_a_fenced_bis_can_exist_only_in_2023() -> None:
    found = [city_faults(Setup(edition, CLASSIC), (None,) * 3, city("5|5b 6 7")) for edition in EDITIONS]
    assert [bool(faults) for faults in found] == [True, False]


def test_sizes_break_ties_only_in_2018() -> None:
    others = {"ben": city("1 2|3 4 5|.")}
    winners = [result(table("1|2 3 4 5|.", others=others, edition=edition)).ranking.winners for edition in EDITIONS]
    assert winners == [("ada",), ("ada", "ben")]


@pytest.mark.parametrize(
    "moves", [[], [write(1, 3, 8, "pool")], [write(1, 3, 8, "estate")], [write(1, 3, 8, "temp", card=7)]]
)
def test_everything_else_is_the_same(moves: list[Move]) -> None:
    lists: list[list[Any]] = []
    for edition in EDITIONS:
        after = play(table("1 . . .", "4|o|.", edition=edition, roundabouts=True), *moves)
        lists.append(list(legal_moves(after, "ada")))
    assert lists[0] == lists[1] != []


def test_the_sheet_decides_the_figures_and_the_edition_the_rules() -> None:
    sheet = sheets()["classic-2023"]
    assert not allowed(table("5|.", edition="2018", sheet=sheet), write(3, 12, 9, "bis"), bis(1, 2))
    assert allowed(table("5|.", edition="2023", sheet=CLASSIC), write(3, 12, 9, "bis"), bis(1, 2))
