"""The sheet at every size: nothing overlaps, nothing is cut, everything can be touched."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from companion.draw.half import Half
from companion.draw.sheet import layout
from companion.draw.targets import HouseAt
from companion.draw.view import sheet_view
from companion.rules.welcome.moves import Write
from companion.words import use
from tests.draw.check import check_scene
from tests.draw.positions import EXAMPLES, SIZES, STATES, example, table_at, view_of


@pytest.fixture(params=["en", "qps"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    use(request.param)
    yield request.param
    use("en")


every_scale = pytest.mark.parametrize("text_scale", [1.0, 1.3, 1.6])
scales = pytest.mark.parametrize("text_scale", [1.0, 1.6])


@every_scale
@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("state", STATES)
def test_sheet(size: tuple[int, int], state: str, text_scale: float) -> None:
    check_scene(layout(view_of(state), size, 1.0, text_scale))


@scales
@pytest.mark.parametrize("name", EXAMPLES)
@pytest.mark.usefixtures("language")
def test_moments_of_every_game(size: tuple[int, int], text_scale: float, name: str) -> None:
    moments = len(example(name)[1])
    for moves in range(2, moments, moments // 2 - 2):
        table = table_at(moves, name)
        check_scene(layout(sheet_view(table, table.seats[-1].id), size, 1.0, text_scale))


HALVES = {
    "number": Half(5),
    "effect": Half(effect="estate"),
    "house first": Half(house=HouseAt(2, 6)),
    "roundabout": Half(mode="roundabout"),
    "refusal": Half(mode="refuse", offered=(3, 12)),
    "draw": Half(3, mode="draw", cards=((3, "bis"),)),
    "plan": Half(mode="plan", slot=2, estates=((1, 2, 4),)),
    "give": Half(mode="give"),
    "temp": Half(6, "temp"),
}


@scales
@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("half", HALVES)
def test_half_made_turns(size: tuple[int, int], half: str, text_scale: float) -> None:
    check_scene(layout(sheet_view(table_at(60), "p1", HALVES[half]), size, 1.0, text_scale))


@scales
@pytest.mark.usefixtures("language")
def test_messages_fans_and_menus(size: tuple[int, int], text_scale: float) -> None:
    table = table_at(60)
    long = "The 14 of this turn is already written, in street 3 house 12, and a little more."
    check_scene(layout(sheet_view(table, "p1", Half(6, "temp"), message=long), size, 1.0, text_scale))
    fan = sheet_view(table, "p1", Half(6, "temp", HouseAt(1, 1)), fan=(4, 5, 6, 7, 8), open_street=1)
    check_scene(layout(fan, size, 1.0, text_scale))
    check_scene(layout(sheet_view(table, "p1", menu=True), size, 1.0, text_scale))
    check_scene(layout(sheet_view(table, "p1")._replace(unfolded=True), size, 1.0, text_scale))


@pytest.mark.parametrize("density", [1.5, 2.0, 2.75])
def test_other_densities(size: tuple[int, int], density: float) -> None:
    check_scene(layout(view_of("mid"), size, density, 1.3), density)


def test_inside_system_bars(size: tuple[int, int]) -> None:
    bars = 64 if size[1] > 360 else 16
    check_scene(layout(view_of("mid"), (size[0], size[1] - bars)))


@pytest.mark.parametrize(("since", "shown"), [(None, "12 / 7"), (0, "12 / 7"), (1, "7")])
def test_a_plan_turned_on_the_table_shows_its_low_figure(since: int | None, shown: str) -> None:
    """Validated this round, both figures still stand; since an earlier round only the low one."""
    view = view_of("mid")
    approved = None if since is None else view.table.round - since
    table = view.table._replace(approved=(None, approved, None))
    words = [text.text for text in layout(sheet_view(table, view.seat.id), SIZES["tablet"]).texts]
    assert ("12 / 7" in words) == (shown == "12 / 7")
    assert shown in words


@pytest.mark.parametrize("effect", ["fence", "estate", "park", "pool", "temp", "bis"])
def test_an_effect_to_take(size: tuple[int, int], effect: str) -> None:
    """Also where every gap and every house can be tapped."""
    record, tables = example()
    written = [place for place, move in enumerate(record.moves) if isinstance(move, Write) and move.effect == effect]
    for place in written[-1:]:
        check_scene(layout(sheet_view(tables[place + 1], record.moves[place].by), size))
