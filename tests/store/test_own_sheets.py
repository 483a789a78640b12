"""Sheets of the player's own: changed step by step, taken back, kept, and carried along by games."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.records.assets import sheets
from companion.records.position import Raw, Wrong
from companion.rules.welcome.agreed import sheet_faults
from companion.rules.welcome.sheet import Sheet
from companion.store.ownsheets import changes
from companion.store.ownsheets.draft import SheetDraft, draft_raw, read_draft, read_sheet, sheet_raw
from companion.store.ownsheets.kept import DRAFTS, SHEET, OwnSheets
from companion.store.store import Store
from companion.store.transfer import export_record, import_record
from tests.store.helpers import quick_folder

CLASSIC = sheets()["classic-2023"]
FRESH = SheetDraft(CLASSIC, "2023")
BLUE = CLASSIC._replace(streets=(9, 11, 12))
"""A sheet with one house less than the printed one; pools and figures are as there."""


@pytest.fixture
def tmp_path() -> Iterator[Path]:
    with quick_folder() as folder:
        yield folder


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(str(tmp_path / "games.sqlite3"))


def typed(draft: SheetDraft, *keys: str) -> SheetDraft:
    for key in keys:
        draft = draft.key(key)
    return draft


def header(sheet: Raw | str) -> Raw:
    return {"record": 1, "edition": "2023", "sheet": sheet, "players": [{"id": "ada", "name": "Ada"}]}


# what can be changed


def test_a_street_grows_and_shrinks_with_its_pools() -> None:
    longer = changes.longer(CLASSIC, 3, 2)
    assert (longer.streets, longer.pools_at) == ((10, 11, 14), CLASSIC.pools_at)
    shorter = changes.longer(CLASSIC, 3, -2)
    assert (shorter.streets[2], shorter.pools_at[2]) == (10, (2, 7))


def test_pools_come_and_go() -> None:
    more = changes.turn_pool(CLASSIC, 1, 5)
    assert more.pools_at[0] == (3, 5, 7, 8)
    assert changes.turn_pool(more, 1, 5) == CLASSIC


def test_streets_come_and_go_with_pools_and_parks() -> None:
    four = changes.add_street(CLASSIC)
    assert (four.streets[3], four.pools_at[3], four.parks[3]) == (12, (2, 7, 11), CLASSIC.parks[2])
    two = changes.drop_street(CLASSIC, 2)
    assert (two.streets, two.parks) == ((10, 12), (CLASSIC.parks[0], CLASSIC.parks[2]))
    assert sheet_faults(four) == sheet_faults(two) == []


@pytest.mark.parametrize("name", ["pools", "bis", "roundabouts", "refusals", "temp_points", "parks 2", "values 6"])
def test_every_ladder_has_its_name(name: str) -> None:
    assert changes.has_ladder(CLASSIC, name)
    other = changes.with_ladder(CLASSIC, name, (1, 2, 3))
    assert changes.ladder_of(other, name) == (1, 2, 3)
    assert changes.with_ladder(other, name, changes.ladder_of(CLASSIC, name)) == CLASSIC


@pytest.mark.parametrize("name", ["", "parks", "parks 4", "parks x", "values 7", "pools 1", "streets", "unheard of"])
def test_what_is_no_ladder(name: str) -> None:
    assert not changes.has_ladder(CLASSIC, name)


# a draft


def test_a_figure_is_typed_digit_by_digit_and_taken_back_at_once() -> None:
    draft = typed(FRESH.take("pools", 2), "1", "7", "5")
    assert draft.figures[:4] == (0, 3, 175, 9)
    assert typed(draft, "9").figures[2] == 175
    assert typed(draft, "erase", "erase").figures[2] == 1
    assert typed(draft, "next").box == 3
    assert typed(draft, "next", "8").figures[:4] == (0, 3, 175, 8)
    assert draft.undo().sheet == CLASSIC
    assert typed(FRESH.take("pools", 9), "next").box == 0


def test_erasing_leaves_a_nought_to_write_over() -> None:
    draft = typed(FRESH.take("refusals", 2), "erase")
    assert draft.figures == (0, 0, 0, 5)
    assert typed(draft, "4").figures == (0, 0, 4, 5)


def test_a_ladder_without_figures_gets_its_first_one() -> None:
    bare = SheetDraft(CLASSIC._replace(bis=()), "2023").take("bis")
    assert typed(bare, "4").figures == (4,)


def test_every_step_is_taken_back() -> None:
    draft = FRESH.take("parks 3", 5)
    steps = [draft]
    for sheet in (changes.add_street(draft.sheet), changes.longer(CLASSIC, 1, 1), changes.drop_street(CLASSIC, 3)):
        draft = draft.changed(sheet)
        steps.append(draft)
    assert draft.ladder == "", "the parks in hand went with their street"
    for before in reversed(steps[:-1]):
        draft = draft.undo()
        assert draft.sheet == before.sheet
    assert draft.undo() == draft


def test_a_draft_comes_back_as_it_was() -> None:
    draft = typed(FRESH.take("values 4", 1)._replace(name="Blueprint"), "9").changed(changes.add_street(CLASSIC))
    again = read_draft(json.loads(json.dumps(draft_raw(draft))))
    assert again._replace(made=()) == draft._replace(made=())
    assert again.undo().undo().sheet == CLASSIC


@pytest.mark.parametrize(
    "broken",
    [
        {"sheet": {}}, {"sheet": None}, {"edition": "1999"}, {"made": [{"streets": [0]}]}, {"made": 3}, {"box": "x"},
        {"sheet": {**sheet_raw(CLASSIC), "refusals": []}},
    ],
)  # fmt: skip
def test_a_damaged_draft_is_no_draft(store: Store, broken: Raw) -> None:
    store.settings.set(DRAFTS, {"": {**draft_raw(FRESH), **broken}, "Mine": 7})
    own = OwnSheets(store)
    assert own.drafts() == {}
    assert own.begin("", "2018").sheet == sheets()["classic-2018"]


# keeping


def kept(store: Store, sheet: Sheet = BLUE, name: str = "Blueprint") -> OwnSheets:
    own = OwnSheets(store)
    own.keep("", SheetDraft(sheet, "2023", name))
    return own


def test_a_draft_is_kept_until_the_sheet_is(tmp_path: Path) -> None:
    path = str(tmp_path / "games.sqlite3")
    own = OwnSheets(Store(path))
    draft = own.begin("", "2023").changed(BLUE)
    own.put("", draft)
    again = OwnSheets(Store(path))
    assert again.begin("", "2018").sheet == BLUE
    assert again.keep("", again.begin("", "2018")) == "My sheet"
    assert again.drafts() == {}
    assert read_sheet(again.kept()["My sheet"]) == BLUE


def test_nothing_is_left_of_a_draft_that_changes_nothing(store: Store) -> None:
    own = kept(store)
    for name in ("", "Blueprint"):
        draft = own.begin(name, "2023")
        own.put(name, draft.changed(changes.add_street(draft.sheet)))
        assert list(own.drafts()) == [name]
        own.put(name, own.drafts()[name].undo())
        assert own.drafts() == {}
    own.put("Blueprint", own.begin("Blueprint", "2023")._replace(edition="2018"))
    assert list(own.drafts()) == ["Blueprint"]


def test_a_new_sheet_begins_as_a_copy(store: Store) -> None:
    own = kept(store)
    assert own.begin("", "2018", "Blueprint").sheet == BLUE
    assert own.begin("", "2018", "Blueprint").name == ""
    assert own.begin("", "2018", "gone") == SheetDraft(sheets()["classic-2018"], "2018")
    assert own.begin("Blueprint", "2018") == SheetDraft(BLUE, "2023", "Blueprint")


def test_names_are_told_apart(store: Store) -> None:
    own = kept(store)
    assert own.taken("", "blueprint")
    assert own.taken("", "classic-2018")
    assert not own.taken("Blueprint", "BLUEPRINT")
    kept(store, name="")
    assert own.shown_name("", FRESH) == "My sheet 2"
    assert own.shown_name("Blueprint", FRESH) == "Blueprint"
    assert len(own.shown_name("", FRESH._replace(name="Blueprint " * 9))) <= 40


def test_a_sheet_gets_another_name(store: Store) -> None:
    own = kept(store)
    assert own.keep("Blueprint", own.begin("Blueprint", "2023")._replace(name=" Blue ")) == "Blue"
    assert list(own.kept()) == ["Blue"]


def test_a_game_keeps_the_sheet_it_was_begun_with(store: Store) -> None:
    own = kept(store)
    game = store.new_game(header(own.kept()["Blueprint"]))
    own.keep("Blueprint", own.begin("Blueprint", "2023").changed(CLASSIC))
    assert read_sheet(own.kept()["Blueprint"]) == CLASSIC
    assert store.open_game(game.number).position.setup.sheet == BLUE


def test_a_sheet_travels_with_a_game(store: Store, tmp_path: Path) -> None:
    game = store.new_game(header(kept(store).kept()["Blueprint"]))
    elsewhere = Store(str(tmp_path / "elsewhere.sqlite3"))
    came = import_record(elsewhere, export_record(game))
    assert came.position.setup.sheet == BLUE
    assert read_sheet(OwnSheets(elsewhere).kept()["Blueprint"]) == BLUE
    # another one of that name stays as it is
    kept(elsewhere, CLASSIC)
    import_record(elsewhere, export_record(game))
    assert read_sheet(OwnSheets(elsewhere).kept()["Blueprint"]) == CLASSIC


def test_a_sheet_nobody_named_stays_in_its_game(store: Store) -> None:
    import_record(store, json.dumps(header(sheet_raw(BLUE))).encode())
    import_record(store, json.dumps(header("classic-2023")).encode())
    assert store.known.kept(SHEET) == {}


def test_what_can_not_be_played_is_not_kept(store: Store) -> None:
    with pytest.raises(Wrong):
        kept(store, CLASSIC._replace(refusals=(0,)))
