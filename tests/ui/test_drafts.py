"""The draft of a new game survives everything: written, read, damaged, or from another version."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.draw.figures import FigureEntry
from companion.draw.newgame.draft import Draft, from_json, to_json
from companion.draw.targets import Do
from companion.records.record import start
from companion.rules.welcome.goals import Goal
from companion.store.settings import Setting
from companion.store.store import Store
from companion.ui.newgame.desk import DRAFT, LAST, Desk
from companion.ui.newgame.header import header
from companion.ui.newgame.shelf import Shelf, goal_raw
from tests.ui.test_doors_pictures import DRAFTED

ROOT = Path(__file__).parents[2]


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(str(tmp_path / "games.sqlite3"))


def test_a_draft_comes_back_as_it_was() -> None:
    assert from_json(json.loads(json.dumps(to_json(DRAFTED)))) == DRAFTED


@pytest.mark.parametrize(
    "kept",
    [
        {"players": 3},
        {"players": [{"id": "p1"}], "card": {}, "typing_opponent": {}},
        {**to_json(DRAFTED), "card": None},
        {**to_json(DRAFTED), "players": [{"name": "Ada"}]},
        {"something": "else"},
        {**to_json(DRAFTED), "plans": [{"slot": 1, "card": "unheard of"}, None, None]},
        {**to_json(DRAFTED), "plans": [{"slot": 1, "custom": {"goal": "unheard of"}}, None, None]},
        {**to_json(DRAFTED), "plans": []},
    ],
)
def test_a_damaged_draft_is_no_draft(store: Store, kept: dict[str, object]) -> None:
    store.settings.set(Setting(DRAFT.key, {}), kept)
    desk = Desk(store)
    assert len(desk.draft.players) == 1
    assert desk.begun_header() is not None


def test_a_page_that_is_not_there_is_the_first_one(store: Store) -> None:
    for page in ("slot 9", "city p7", "elsewhere"):
        store.settings.set(DRAFT, {**to_json(DRAFTED), "page": page})
        assert Desk(store).draft.page == "table"


def test_fields_of_another_version_are_passed_over(store: Store) -> None:
    store.settings.set(DRAFT, {**to_json(DRAFTED), "from the future": True})
    assert Desk(store).draft == DRAFTED


def test_a_draft_of_a_card_that_is_gone_still_opens(store: Store) -> None:
    shelf = Shelf(store)
    name = shelf.keep("2018", 1, Goal("estates", (2, 5)), (9, 4))
    desk = Desk(store)
    desk.open("slot 1")
    desk._pick(name)
    store.known.drop("plan", name)
    again = Desk(store)
    assert again.shelf.shown(1, again.draft.plans[0]).goal == Goal("estates", (2, 5))
    assert again.begun_header() is not None


def test_the_header_is_one_the_referee_reads(store: Store) -> None:
    table = start(header(DRAFTED, Shelf(store)))
    assert [seat.name for seat in table.seats] == ["Ada", "Wilhelmina"]
    assert [one.name for one in table.paper] == ["Ben"]


@pytest.mark.parametrize(
    "goal",
    [
        Goal("estates", (1, 2, 6), street=2, roundabouts=1),
        Goal("estates", (2, 2), same_street=True, each_pools=1, each_bis=2),
        Goal("temps", number=7),
        Goal("all_parks_in_streets", streets=2),
        Goal("all_houses", street=3),
        Goal("end_houses"),
        Goal("end_estates", size=2),
    ],
)
def test_a_typed_goal_is_kept_whole(store: Store, goal: Goal) -> None:
    shelf = Shelf(store)
    name = shelf.keep("2023", 2, goal, (12, 5))
    (card,) = shelf.cards("2023", 2, advanced=False)
    assert (card.id, card.goal, card.points, card.typed) == (name, goal, (12, 5), True)
    assert shelf.shown(2, shelf.plan(2, name)).goal == goal
    assert shelf.cards("2018", 2, advanced=False) != [card]
    assert "points" not in goal_raw(goal, None)


def test_the_same_card_typed_twice_is_one_card(store: Store) -> None:
    shelf = Shelf(store)
    first = shelf.keep("2018", 3, Goal("estates", (2, 5)), None)
    assert shelf.keep("2018", 3, Goal("estates", (2, 5)), (9, 4)) == first
    assert len(shelf.typed()) == 1
    assert shelf.plan(3, first)["custom"]["points"] == [9, 4]


def test_a_sheet_typed_in_is_played_on(store: Store) -> None:
    raw = json.loads((ROOT / "assets" / "welcome" / "sheets.json").read_text())["classic-2018"]
    store.known.keep("sheet", "Mine", {**raw, "streets": [5, 6, 7], "pools_at": [[1], [2], [3]]})
    desk = Desk(store)
    desk.tap(Do("sheet", "Mine"))
    assert desk.sheet.streets == (5, 6, 7)
    made = desk.begun_header()
    assert made is not None
    assert start(made).setup.sheet.streets == (5, 6, 7)
    store.known.drop("sheet", "Mine")
    desk.same_table()
    assert desk.sheet.streets == (10, 11, 12)
    assert desk.begun_header() is not None


def test_no_table_to_play_with_again(store: Store) -> None:
    desk = Desk(store)
    assert not desk.same_table()
    assert desk.begun_header() is not None
    assert store.settings.get(LAST)
    assert desk.same_table()


def test_figures_are_typed_digit_by_digit() -> None:
    entry = FigureEntry()
    for key in ("0", "1", "2", "next", "7", "7", "erase"):
        entry = entry.key(key)
    assert (entry.high, entry.low, entry.points, entry.fault()) == ("12", "7", (12, 7), "")
    for key in ("9", "9", "9"):
        entry = entry.key(key)
    assert entry.low == "799"
    assert entry.points is None
    assert entry.fault() == "The higher figure comes first."
    assert FigureEntry().fault() == ""


def test_a_fresh_draft_needs_nothing(store: Store) -> None:
    assert Draft().players == ()
    assert Desk(store).begun_header() is not None
