"""The pages of a running table, the AAA's, and everyone over the sheet, at every size: readable and in reach."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from companion.draw.aaa import AaaView, layout_aaa
from companion.draw.art.signs import TOKENS
from companion.draw.newgame.pile import PileView, layout_pile
from companion.draw.page import Page
from companion.draw.sheet import layout
from companion.draw.tablepage.page import SlotView, TableView, layout_table_page
from companion.draw.tablepage.seats import SeatView
from companion.draw.targets import Action, Approval, Do
from companion.draw.view import Chip, sheet_view
from companion.rules.welcome.result import result
from companion.rules.welcome.table import Aaa, Opponent, PaperPlayer, Points
from tests.draw.check import ground_faults, text_faults
from tests.draw.doors import FAULT, check_page
from tests.draw.positions import table_at

Lay = Callable[[tuple[float, float], float, float], Page]


def seats(count: int) -> tuple[SeatView, ...]:
    return tuple(
        SeatView(f"p{n}", "Wilhelmina Annabelle" if n % 3 == 0 else f"Ada {n}", "Sunny Hollow", str(n * 17 - 20),
                 n % 4 == 1, TOKENS[n % len(TOKENS)] if n % 2 else "")
        for n in range(count)
    )  # fmt: skip


SLOTS = (SlotView(1, approved=True), SlotView(2, approved=False), SlotView(3, approved=False))


def aaa_view(cards: int, level: int = 2) -> AaaView:
    table = table_at(-1, "2023-solo-aaa")
    assert table.aaa is not None
    assert table.setup.opponent is not None
    opponent = table.setup.opponent
    if not level:
        opponent = Opponent("Zoe", 0, (1, 3), temps=(6, 4, 2))
        return AaaView("2023", opponent, Aaa(table.aaa.cards, seen=(1, 2)), None, (3,))
    short = table._replace(aaa=table.aaa._replace(cards=(table.aaa.cards * 3)[:cards]))
    return AaaView("2023", opponent, short.aaa or Aaa(), result(short).aaa, (1, 2, 3))


def pile_view(
    cards: int, level: int = 2, points: tuple[Points | None, ...] = (None,) * 3, *, scored: bool = False
) -> PileView:
    shown = aaa_view(cards, level)
    aaa = shown.aaa._replace(plans=(12, None, None), seen=(1, 2))
    return PileView("2023", shown.opponent, aaa, points, shown.score if scored else None)


PAGES: dict[str, Lay] = {
    "alone": lambda *size: layout_table_page(TableView("2018", seats(1), alone=True), *size),
    "two": lambda *size: layout_table_page(TableView("2018", seats(2)), *size),
    "mixed": lambda *size: layout_table_page(
        TableView("2023", seats(3), ("Dan", "Wilhelmina"), SLOTS, 12, 11, fault=FAULT, told="Bob has left."), *size
    ),
    "half told": lambda *size: layout_table_page(
        TableView("2018", seats(2), half_told=(("p1", "Ada 1"), ("p7", "Wilhelmina Annabelle"))), *size
    ),
    "twelve": lambda *size: layout_table_page(
        TableView("2018", seats(12), begun=True, round=7, name_fault=FAULT, closing=True), *size
    ),
    "full": lambda *size: layout_table_page(TableView("2018", seats(4), can_join=False), *size),
    "pile none": lambda *size: layout_pile(pile_view(0, points=(None, (9, 4), (14, 8))), *size),
    "pile": lambda *size: layout_pile(pile_view(60, scored=True), *size),
    "pile 0": lambda *size: layout_pile(pile_view(0, level=0), *size),
    "aaa none": lambda *size: layout_aaa(aaa_view(0), *size),
    "aaa": lambda *size: layout_aaa(aaa_view(26), *size),
    "aaa long": lambda *size: layout_aaa(aaa_view(70), *size),
    "aaa 0": lambda *size: layout_aaa(aaa_view(26, 0), *size),
}


@pytest.mark.parametrize("page", PAGES)
def test_page(page: str, size: tuple[int, int], scale: float) -> None:
    laid = PAGES[page](size, 1.0, scale)
    check_page(laid.frame)
    check_page(laid.body)


@pytest.mark.parametrize("count", [3, 6, 12])
def test_everyone_over_the_sheet(count: int, size: tuple[int, int], scale: float) -> None:
    chips = tuple(Chip(f"p{n}", "Wilhelmina" if n % 3 == 0 else "Ada", n * 12, done=n % 2 == 0) for n in range(count))
    view = sheet_view(table_at(40), "p1")._replace(chips=chips, picking=True)
    check_page(layout(view, size, 1.0, scale))


@pytest.mark.parametrize("count", [1, 2, 4, 6, 12])
def test_chips_of_a_table(count: int, size: tuple[int, int], scale: float) -> None:
    chips = tuple(
        Chip(f"p{n + 1}", "Wilhelmina" if n % 3 == 0 else "Ada", n * 12, done=n % 2 == 0) for n in range(count)
    )
    view = sheet_view(table_at(40), "p1")._replace(chips=chips)
    scene = layout(view, size, 1.0, scale)
    faults = text_faults(scene) + ground_faults(scene)
    assert not faults, "\n".join(faults)


def test_the_longest_menu_has_room(size: tuple[int, int], scale: float) -> None:
    table = table_at(0)._replace(paper=(PaperPlayer("Dan"),))
    scene = layout(sheet_view(table, "p1", menu=True), size, 1.0, scale)
    check_page(scene)
    targets = [touch.target for touch in scene.touches]
    assert {Approval(1), Approval(2), Approval(3), Do("table"), Action("close")} <= set(targets)
