"""A table against the AAA checked on paper, by touches: the opponent, its pile, its points and the ranking."""

from __future__ import annotations

import pytest

from companion.draw.targets import Do, PlayerChip
from companion.records.position import aaa_form
from companion.rules.welcome.result import result
from companion.rules.welcome.sheet import SLOTS
from companion.store.papercheck.judge import live_result
from companion.ui.paper.pile import PaperPileScreen
from companion.ui.paper.result import PaperResultScreen
from companion.ui.paper.screen import PaperScreen
from tests.draw.positions import SIZES
from tests.store.papers import bare_header, final_table
from tests.ui.harness import COARSE, Stage
from tests.ui.pages import has, tap, texts, words
from tests.ui.papers import check_of

NAME = "2023-solo-aaa"
AAA = PlayerChip("aaa")


def copied(stage: Stage, size: str, density: float = COARSE) -> None:
    """The player's sheet of the example game, before anything is told of the pile."""
    app = stage.start(SIZES[size], density=density)
    check = app.papers.begin(bare_header(NAME))
    app.papers.put(check.changed(check.sheet.paper._replace(city=final_table(NAME).seats[0].city)))
    app.open("paper")


def tell_pile(stage: Stage) -> None:
    final = final_table(NAME).aaa
    assert final is not None
    for effect in final.cards:
        tap(stage, Do("pile", effect))
    for slot in SLOTS:
        points = final.plans[slot - 1]
        if slot in final.seen:
            tap(stage, Do(f"validation {slot}", "drawn" if points is None else points))


@pytest.mark.parametrize("size", ["tablet", "small"])
def test_the_opponent_is_named_before_the_sheets(stage: Stage, size: str) -> None:
    app = stage.start(SIZES[size], density=COARSE)
    opponent = bare_header(NAME)["options"]["opponent"]
    app.store.known.keep("opponent", "Example 2", opponent)
    tap(stage, Do("door", "paper"), Do("remove", "p2"), Do("edition", "2023"), Do("solo"), Do("start"))
    assert not isinstance(stage.screen, PaperScreen)
    tap(stage, Do("open", "opponents"), Do("opponent", "Example 2"), Do("start"))
    assert isinstance(stage.screen, PaperScreen)
    options = check_of(stage).header["options"]
    assert (options["solo"], options["opponent"]) == ("aaa", opponent)


@pytest.mark.parametrize("size", ["tablet", "small"])
def test_the_pile_its_points_and_the_ranking(stage: Stage, size: str) -> None:
    copied(stage, size)
    stage.tap(AAA)
    assert isinstance(stage.screen, PaperPileScreen)
    tap(stage, Do("pile", "park"), Do("pile", "erase"))
    tell_pile(stage)
    final = result(final_table(NAME))
    assert final.aaa is not None
    assert live_result(check_of(stage).table).aaa == final.aaa
    assert str(final.aaa.total) in texts(stage)
    tap(stage, Do("back"))
    assert isinstance(stage.screen, PaperScreen)
    stage.tap(Do("tool", "table"))
    assert isinstance(stage.screen, PaperResultScreen)
    assert "Example wins with 73" in words(stage)
    app = stage.start(SIZES[size], density=COARSE)
    app.open("paper-result")
    tap(stage, Do("pile"), Do("back"))
    assert isinstance(stage.screen, PaperResultScreen)
    tap(stage, Do("keep"))
    assert app.game is not None
    assert result(app.game.position).ranking == final.ranking


def test_at_level_zero_there_is_no_pile(stage: Stage) -> None:
    header = bare_header(NAME)
    opponent = {"name": "Zoe", "level": 0, "validates": [1], "temps": [6, 4, 2]}
    app = stage.start(density=COARSE)
    app.papers.begin({**header, "options": {**header["options"], "opponent": opponent}})
    app.open("paper-result")
    assert not has(stage, Do("pile"))


@pytest.mark.parametrize("size", ["tablet", "small"])
def test_pictures(stage: Stage, size: str) -> None:
    copied(stage, size, 1.0)
    assert stage.app is not None
    final, check = final_table(NAME).aaa, check_of(stage)
    assert final is not None
    stage.app.papers.put(check._replace(header={**check.header, "aaa": aaa_form(final)}))
    stage.app.open("paper-pile")
    stage.check_picture(f"paper-pile-{size}")
