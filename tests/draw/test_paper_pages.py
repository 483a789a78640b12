"""The pages around a check: whose sheets, and what comes out, at every size."""

from __future__ import annotations

import pytest

from companion.draw.newgame.cards import PlanCard
from companion.draw.newgame.draft import Draft, new_player
from companion.draw.newgame.table import TableView
from companion.draw.page import Page, seen
from companion.draw.paper.page import CheckedSheet, ResultView, layout_result
from companion.draw.paper.setup import layout_setup
from companion.draw.results.scores import scores
from companion.rules.welcome.sheet import SLOTS
from companion.store.papercheck.judge import judge, roomy
from companion.words import use
from tests.draw.check import check_scene
from tests.draw.papers import paper_view
from tests.draw.positions import SIZES


def check_page(page: Page) -> None:
    """Every part of a page, scrolled into view."""
    step, y = page.view.h * 0.6, 0.0
    while True:
        check_scene(seen(page, min(y, page.overflow)))
        if y >= page.overflow:
            return
        y += step


def result_of(mistakes: int) -> ResultView:
    view = paper_view(mistakes=mistakes)
    found = scores(roomy(view.table))
    faults = judge(view.table, view.city)
    words = ("That is 4 points too few.", "Any of these would explain it:", "The temps bring 7 points here, not 4.")
    sheet = CheckedSheet(found.lines[0], faults.wrong, faults.missing, "31", words)
    return ResultView(found, (sheet, sheet), over=False, told="First put right what can't be.")


@pytest.mark.parametrize(("size", "language"), [("tablet", "en"), ("phone", "en"), ("small", "qps"), ("side", "qps")])
def test_pages(size: str, language: str) -> None:
    use(language)
    scale = 1.6 if language == "qps" else 1.0
    try:
        check_page(layout_result(result_of(4), SIZES[size], 1.0, scale))
        draft = Draft(roundabouts=True)
        draft = draft._replace(players=(new_player(draft),))
        view = TableView(
            draft, tuple(PlanCard("", slot, None, None) for slot in SLOTS), (("classic-2018", "As printed"),)
        )
        check_page(layout_setup(view, SIZES[size], 1.0, scale, entered=True))
    finally:
        use("en")


def test_nobody_goes_on_with_a_game_that_is_over() -> None:
    shown = [text.text for text in layout_result(result_of(0), SIZES["tablet"]).frame.texts]
    assert "Go on in the app" in shown
    over = layout_result(result_of(0)._replace(over=True), SIZES["tablet"])
    assert "Go on in the app" not in [text.text for text in over.frame.texts]


def test_everything_wrong_is_said_at_once() -> None:
    view = result_of(4)
    words = " ".join(text.text for text in layout_result(view, SIZES["phone"]).body.texts)
    assert len(view.sheets[0].wrong) == 4
    for part in ("1 can't stand right of the 4", "cuts 7 from its bis", "5 points are not on the card", "Fewer temps"):
        assert part in words
