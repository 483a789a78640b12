"""A sheet of one's own by touches: made, left, found again, kept, changed, played on."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.draw.targets import Action, BoxAt, Column, Do, HouseAt
from companion.records.assets import sheets
from companion.rules.welcome.agreed import MOST_HOUSES
from companion.store.ownsheets.draft import SheetDraft, read_sheet
from companion.store.ownsheets.kept import OwnSheets
from companion.store.store import Store
from companion.ui.collection.screen import CollectionScreen
from companion.ui.newgame.desk import LAST
from companion.ui.newgame.screen import NewGameScreen
from companion.ui.ownsheet.desk import SheetDesk
from companion.ui.ownsheet.screen import OwnSheetScreen
from companion.ui.sheet.screen import SheetScreen
from tests.draw.positions import SIZES
from tests.ui.harness import COARSE, Stage
from tests.ui.pages import has, tap, type_in, words

CLASSIC = sheets()["classic-2023"]


def figures(*digits: str) -> list[Do]:
    return [Do("figure", digit) for digit in digits]


def own(stage: Stage) -> OwnSheetScreen:
    assert isinstance(stage.screen, OwnSheetScreen)
    return stage.screen


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_from_the_collection_to_a_game(stage: Stage, size: str) -> None:
    stage.start(SIZES[size], density=COARSE)
    tap(stage, Do("door", "collection"), Do("new-sheet"), HouseAt(1, 2), HouseAt(2, 1), Do("length 1", -1))
    tap(stage, Do("ladder", "bis"), BoxAt("bis", 1, 10), *figures("3", "0"), Do("boxes", 1), *figures("3", "5"))
    tap(stage, Do("ladder", "temps"), Do("boxes", -1), Do("ladder", "parks 2"), *figures("next", "3"))
    # what is typed outlives turning the device, leaving, and the app
    stage.resize(SIZES[size][::-1])
    assert own(stage).desk.draft.ladder == "parks 2"
    stage.start(SIZES[size], density=COARSE)
    tap(stage, Do("door", "collection"))
    assert "Not kept yet." in words(stage)
    tap(stage, Do("new-sheet"))
    made = own(stage).desk.draft.sheet
    assert (made.streets, made.pools_at[:2], made.temps) == ((9, 11, 12), ((2, 3, 7, 8), (4, 8)), 10)
    assert (made.bis[-2:], made.parks[1]) == ((30, 35), (0, 3, 4, 6, 14))
    # a slip is taken back: a whole figure, then a whole street
    tap(stage, Column(6), *figures("9", "9"), Do("undo"), Do("drop-street", 3), Do("undo"))
    assert own(stage).desk.draft.sheet == made
    assert stage.press_back()
    type_in(stage, "name", "Blueprint")
    tap(stage, Do("keep"))
    assert isinstance(stage.screen, CollectionScreen)
    assert "2023: streets of 9, 11, 12 houses" in words(stage)
    # the new game for its edition offers it, and it is played on
    stage.press_back()
    tap(stage, Action("new"), Do("edition", "2023"), Do("sheet", "Blueprint"), Do("start"))
    assert isinstance(stage.screen, SheetScreen)
    assert stage.app is not None
    assert stage.app.game is not None
    assert stage.app.game.position.setup.sheet == made
    assert stage.app.game.header["sheet"]["name"] == "Blueprint"


@pytest.mark.parametrize(("size", "theme"), [("tablet", "light"), ("phone", "dark")])
def test_pictures(stage: Stage, size: str, theme: str) -> None:
    stage.start(SIZES[size], theme=theme)
    tap(stage, Do("door", "collection"), Do("new-sheet"), HouseAt(3, 4), Do("ladder", "parks 3"), *figures("next", "3"))
    stage.check_picture(f"own-sheet-{size}-{theme}")


def test_longest_language_in_the_largest_text(stage: Stage) -> None:
    stage.start(SIZES["small"], text_scale=1.6, language="qps")
    tap(stage, Do("door", "collection"), Do("new-sheet"), Column(2), *figures("9"))
    stage.check_picture("own-sheet-small-qps-160")


def test_from_the_new_game_and_back(stage: Stage) -> None:
    stage.start(SIZES["phone"], density=COARSE)
    tap(stage, Action("new"), Do("edition", "2023"), Do("own-sheet"), Do("ladder", "temps"), Do("boxes", 1))
    assert stage.press_back()
    assert stage.press_back()
    assert isinstance(stage.screen, NewGameScreen)
    assert stage.screen.desk.draft.sheet == "classic-2023"
    tap(stage, Do("own-sheet"))
    type_in(stage, "name", "Longer")
    tap(stage, Do("keep"))
    assert isinstance(stage.screen, NewGameScreen)
    assert (stage.screen.desk.draft.edition, stage.screen.desk.draft.sheet) == ("2023", "Longer")
    assert stage.screen.desk.sheet.temps == CLASSIC.temps + 1
    # a name of another sheet is kindly refused, and the table follows a sheet to its new name
    tap(stage, Do("own-sheet"), HouseAt(1, 1))
    type_in(stage, "name", "longer")
    tap(stage, Do("keep"))
    assert "Another sheet is called longer." in words(stage)
    tap(stage, Do("back"), Do("start"))
    stage.press_back()
    tap(stage, Do("door", "collection"), Do("edit-sheet", "Longer"))
    assert not has(stage, Do("copy", "classic-2018"))
    type_in(stage, "name", "Eleven and one", instead=True)
    tap(stage, Do("keep"))
    assert stage.app is not None
    assert stage.app.store.settings.get(LAST)["sheet"] == "Eleven and one"
    # how it was comes back, under its name
    assert "Changed." in words(stage)
    tap(stage, Do("undo"))
    assert list(OwnSheets(stage.app.store).kept()) == ["Longer"]
    assert stage.app.store.settings.get(LAST)["sheet"] == "Longer"


def test_sheets_are_forgotten_and_brought_back(stage: Stage) -> None:
    app = stage.start(SIZES["phone"], density=COARSE)
    sheets_kept = OwnSheets(app.store)
    sheets_kept.keep("", SheetDraft(CLASSIC, "2023", "Mine"))
    sheets_kept.put("", SheetDraft(CLASSIC, "2023", "Half"))
    tap(stage, Do("door", "collection"), Do("forget-sheet", "Mine"))
    assert sheets_kept.kept() == {}
    tap(stage, Do("undo"), Do("forget-draft", ""))
    assert read_sheet(sheets_kept.kept()["Mine"]) == CLASSIC
    assert sheets_kept.drafts() == {}
    tap(stage, Do("undo"))
    assert sheets_kept.drafts()[""].name == "Half"


# the desk, without a window


@pytest.fixture
def desk(tmp_path: Path) -> SheetDesk:
    return SheetDesk(Store(str(tmp_path / "games.sqlite3")), "", "2023")


def test_what_can_not_be_is_said_where_it_is(desk: SheetDesk) -> None:
    for _house in range(12, MOST_HOUSES):
        assert desk.tap(Do("length 3", 1))
    assert not desk.tap(Do("length 3", 1))
    assert desk.faults == {"street 3": "Street 3 of the sheet has 31 houses, 1 to 30 can be played."}
    assert desk.draft.sheet.streets[2] == MOST_HOUSES
    for _street in range(3, 9):
        assert desk.tap(Do("add-street"))
        assert desk.faults == {}
    assert not desk.tap(Do("add-street"))
    assert list(desk.faults) == ["streets"]
    desk.tap(Do("ladder", "refusals"))
    for possible in (True, True, False):
        assert desk.tap(Do("boxes", -1)) is possible
    assert desk.faults == {"ladder": "The sheet needs a box for refusals."}
    assert desk.view().faults == desk.faults


def test_a_ladder_grows_as_far_as_it_can(desk: SheetDesk) -> None:
    desk.tap(Do("ladder", "pools"))
    while desk.tap(Do("boxes", 1)):
        assert desk.draft.box == len(desk.draft.figures) - 1
        assert desk.draft.figures[-1] == 36
    assert len(desk.draft.figures) == 60
    assert desk.faults == {"ladder": "A ladder has 60 figures at most."}
    desk.tap(Do("ladder", "roundabouts"))
    for possible in (True, True, True, False):
        assert desk.tap(Do("boxes", -1)) is possible
    assert desk.faults == {"ladder": "There is no box left to take away."}
    assert (desk.draft.figures, desk.view().figures) == ((), ())
    desk.tap(Do("figure", "7"))
    assert desk.draft.sheet.roundabouts == (7,)


def test_a_copy_of_another_sheet_is_one_step(desk: SheetDesk) -> None:
    desk.sheets.keep("", SheetDraft(CLASSIC._replace(temps=3), "2023", "Mine"))
    assert [name for name, _words in desk.view().copies] == ["classic-2018", "classic-2023", "Mine"]
    desk.tap(HouseAt(1, 1))
    before = desk.draft.sheet
    desk.tap(Do("copy", "Mine"))
    assert desk.draft.sheet.temps == 3
    desk.tap(Do("undo"))
    assert desk.draft.sheet == before
    desk.tap(Do("edition", "2018"))
    assert desk.view().table.setup.edition == "2018"
