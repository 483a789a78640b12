"""The sheet copied from paper at every size: nothing overlaps, nothing is cut, everything can be touched."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from companion.draw.boxes import Sprite
from companion.draw.paper.entry import TOOLS, Tool, places
from companion.draw.sheet import layout
from companion.draw.targets import BoxAt, Do, GapAt, HouseAt, PoolAt, Slot
from companion.rules.welcome.reasons import Why, because
from companion.words import use
from tests.draw.check import check_scene
from tests.draw.papers import paper_view
from tests.draw.positions import SIZES


@pytest.fixture
def large() -> Iterator[float]:
    """The longer language in the largest letters."""
    use("qps")
    yield 1.6
    use("en")


@pytest.mark.parametrize("tool", TOOLS)
@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_tools(size: str, tool: Tool) -> None:
    check_scene(layout(paper_view(tool, mistakes=4), SIZES[size]))


@pytest.mark.parametrize("tool", TOOLS)
@pytest.mark.parametrize("size", ["easel", "small", "side"])
def test_tools_in_large_letters(size: str, tool: Tool, large: float) -> None:
    check_scene(layout(paper_view(tool, mistakes=4), SIZES[size], 1.0, large))


@pytest.mark.parametrize("size", ["small", "side"])
def test_typing_messages_and_further_boxes(size: str, large: float) -> None:
    check_scene(layout(paper_view("plans", typing=2), SIZES[size], 1.0, large))
    check_scene(layout(paper_view("used", message="Street 1 house 4 is no complete estate."), SIZES[size], 1.0, large))
    check_scene(layout(paper_view("boxes", page=1), SIZES[size], 1.0, large))


@pytest.mark.parametrize("tool", ["numbers", "plans"])
@pytest.mark.parametrize("size", ["tablet", "small", "side"])
def test_without_roundabouts_and_without_cards(size: str, tool: Tool) -> None:
    view = paper_view(tool)
    setup = view.table.setup._replace(roundabouts=False, goals=(None, None, None))
    bare = view._replace(table=view.table._replace(setup=setup, points=(None, None, None)))
    scene = layout(bare, SIZES[size])
    check_scene(scene)
    assert Do("key", "roundabout") not in {touch.target for touch in scene.touches}


@pytest.mark.parametrize("size", SIZES)
def test_every_box_of_every_ladder_is_within_reach(size: str) -> None:
    view = paper_view("boxes")
    found = set()
    for page in range(4):
        scene = layout(view._replace(entry=view.entry._replace(page=page)), SIZES[size])  # type: ignore[union-attr]
        found |= {touch.target for touch in scene.touches if isinstance(touch.target, BoxAt)}
    sheet = view.sheet
    wanted = sum(len(ladder) - 1 for ladder in (*sheet.parks, *sheet.values, sheet.refusals)) + sheet.temps
    assert len(found) == wanted


def test_every_printed_pool_and_every_gap_can_be_tapped() -> None:
    view = paper_view("numbers")
    pools = {touch.target for touch in layout(view, SIZES["tablet"]).touches if isinstance(touch.target, PoolAt)}
    assert pools == {PoolAt(number, house) for number, row in enumerate(view.sheet.pools_at, 1) for house in row}
    gaps = {touch.target for touch in layout(paper_view("fences"), SIZES["tablet"]).touches}
    assert {
        GapAt(number, after) for number, length in enumerate(view.sheet.streets, 1) for after in range(1, length)
    } <= gaps


@pytest.mark.parametrize(
    ("reason", "where"),
    [
        (because(Why.NOT_RISING, street=2, house=4, number=3, other=5, other_house=3), [HouseAt(2, 4)]),
        (because(Why.BIS_FENCED_OFF, street=1, after=4, number=7), [GapAt(1, 4)]),
        (because(Why.STREET_EFFECTS_NOT_EARNED, street=3, effects=5, numbers=4), ["parks 3"]),
        (because(Why.LADDER_EXCEEDED, ladder="bis", crossed=10, boxes=9), ["bis"]),
        (because(Why.TEMPS_NOT_EARNED, temps=1, numbers=2), ["temps"]),
        (because(Why.POINTS_NOT_ON_CARD, slot=2, points=5), [Slot(2)]),
        (because(Why.USED_NOT_AS_PLANNED, slots=[1], estates=[(1, 2, 3)]), [HouseAt(1, 2), Slot(1)]),
        (because(Why.EFFECTS_NOT_EARNED, effects=9, numbers=8), []),
    ],
)
def test_a_fault_is_marked_where_it_is(reason: object, where: list[object]) -> None:
    assert places(reason) == where  # type: ignore[arg-type]


@pytest.mark.parametrize("size", SIZES)
def test_every_fault_has_a_sign_in_its_place_and_is_said_in_words(size: str) -> None:
    signs = [
        sum(isinstance(item, Sprite) and item.name == "mark-fault" for item in layout(view, SIZES[size]).items)
        for view in (paper_view("fences"), paper_view("fences", mistakes=4))
    ]
    # four marks in place, four beside the words, one at the result; upright, one street is closed
    assert signs == [0, 9]
    words = " ".join(text.text for text in layout(paper_view("fences", mistakes=4), SIZES[size]).texts)
    assert "5 points are not on the card" in words
