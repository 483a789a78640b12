"""A page on the screen: its body and its frame share one atlas."""

from __future__ import annotations

from companion.draw.boxes import Rect, Scene
from companion.draw.page import Page
from companion.ui.page import PageScreen
from tests.ui.harness import Stage


class Long(PageScreen):
    """Its body fills the atlas, and so does its frame; together they need a larger one."""

    def lay(self, size: tuple[float, float]) -> Page:
        frame, body = Scene(size), Scene(size)
        body.sprite(Rect(0, 0, 900, 600), "tree-oak")
        frame.sprite(Rect(0, 0, 900, 500), "tree-oak")
        return Page(frame, body, Rect(0, 0, *size))


def test_what_does_not_fit_the_atlas_together_gets_a_larger_one(stage: Stage) -> None:
    app = stage.start()
    side = app.sheet.atlas.side
    app._screens["about"] = Long(app)
    app.open("about")
    assert app.sheet.atlas.side == 2 * side
