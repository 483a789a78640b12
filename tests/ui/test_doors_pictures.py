"""The screens before the sheet as they were looked at and found right, light and dark, on a tablet and a phone."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.draw.figures import FigureEntry
from companion.draw.newgame.draft import CardDraft, CityDraft, Draft, OpponentDraft, PlayerDraft, to_json
from companion.draw.targets import FieldAt
from companion.rules.welcome.goals import Goal
from companion.store.settings import HIDE_TOTALS
from companion.ui import system
from companion.ui.newgame.desk import DRAFT, LAST
from companion.ui.newgame.shelf import Shelf
from tests.draw.positions import SIZES, example
from tests.ui.harness import Stage
from tests.ui.pages import page

DRAFTED = Draft(
    players=(
        PlayerDraft("p1", "Ada", "Maple Falls", "red", CityDraft(("1* 2 3|. . 7 . .|o|.", "", ""), (1, 0, 0), temps=2)),
        PlayerDraft("p2", "Wilhelmina", "Cedar Bend", "teal"),
    ),
    paper=("Ben",),
    advanced=True,
    roundabouts=True,
    plans=({"slot": 1, "card": "n1-2222"}, {"slot": 2, "card": "n2-parks"}, {"slot": 3, "card": "n3-145"}),
    card=CardDraft(2, Goal("estates", (1, 3, 5), each_pools=1), FigureEntry("11", "6", "low")),
    typing_opponent=OpponentDraft("Sam", 1, (1, 3), 1, 0, 1),
)


@pytest.fixture(autouse=True)
def same_everywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "files"
    folder.mkdir()
    monkeypatch.setattr(system, "files", lambda: folder)
    monkeypatch.setattr(time, "localtime", lambda *_when: time.gmtime(1_790_000_000))


def played(stage: Stage) -> None:
    assert stage.app is not None
    for name, moves in (("2023-three-players-draw", None), ("2018-four-players", 60), ("2018-two-players", 75)):
        record, _ = example(name)
        game = stage.app.store.new_game(record.header)
        for entry in record.entries[:moves]:
            assert game.play(entry.move) is None
        stage.app.game = game
    stage.app.store.settings.set(LAST, to_json(DRAFTED))


def drafted(opened: str) -> Callable[[Stage], None]:
    def show(stage: Stage) -> None:
        assert stage.app is not None
        edition = "2023" if opened.startswith("opponent") else "2018"
        draft = DRAFTED._replace(page=opened, edition=edition, begun=opened.startswith("city"))
        stage.app.store.settings.set(DRAFT, to_json(draft))
        stage.app.open("new")

    return show


def home_new(_stage: Stage) -> None:
    """As it is the very first time."""


def home(stage: Stage) -> None:
    played(stage)
    assert stage.app is not None
    stage.app.open("home")


def past(stage: Stage) -> None:
    played(stage)
    assert stage.app is not None
    stage.app.open("past")


def collection(stage: Stage) -> None:
    assert stage.app is not None
    shelf = Shelf(stage.app.store)
    shelf.keep("2023", 2, Goal("estates", (2, 5), each_bis=1), (9, 4))
    shelf.keep("2018", 1, Goal("park_boxes", number=7), None)
    shelf.keep_opponent(
        {
            "name": "Sam",
            "level": 1,
            "validates": [1],
            "park": 1,
            "pool": 2,
            "temp": 1,
            "fence": 0,
            "bis_houses": 2,
            "value": 2,
        }
    )
    stage.app.open("collection")


def settings(stage: Stage) -> None:
    assert stage.app is not None
    stage.app.store.settings.set(HIDE_TOTALS, True)
    stage.app.open("settings")


def about(stage: Stage) -> None:
    assert stage.app is not None
    stage.app.open("about")


SCREENS: dict[str, Callable[[Stage], None]] = {
    "home-new": home_new,
    "home": home,
    "new": drafted("table"),
    "new-slot": drafted("slot 2"),
    "new-card": drafted("card 2"),
    "new-opponent": drafted("opponent"),
    "new-city": drafted("city p1"),
    "past": past,
    "collection": collection,
    "settings": settings,
    "about": about,
}
WHERE = (("tablet", "light"), ("phone", "dark"))
ALSO = (("tablet", "dark"), ("phone", "light"))
BOTH_WAYS = ("home", "new", "new-slot", "settings")


@pytest.mark.parametrize(
    ("name", "size", "theme"),
    [(name, *where) for name in SCREENS for where in (WHERE + ALSO if name in BOTH_WAYS else WHERE)],
)
def test_screen(stage: Stage, name: str, size: str, theme: str) -> None:
    stage.start(SIZES[size], theme=theme)
    SCREENS[name](stage)
    stage.check_picture(f"door-{name}-{size}-{theme}")


@pytest.mark.parametrize("name", ["home", "new", "settings"])
def test_longest_language_in_the_largest_text(stage: Stage, name: str) -> None:
    stage.start(SIZES["small"], text_scale=1.6, language="qps")
    SCREENS[name](stage)
    stage.check_picture(f"door-{name}-small-qps-160")


def test_targets_by_touch(stage: Stage) -> None:
    stage.start(SIZES["small"])
    SCREENS["new"](stage)
    stage.check_layout(touching=True)


def test_a_field_being_typed_in(stage: Stage) -> None:
    stage.start(SIZES["phone"])
    SCREENS["new"](stage)
    stage.tap(FieldAt("name p2"))
    stage.frame()
    line = page(stage)._line
    assert line is not None
    line.cursor_blink = False
    stage.check_picture("door-typing-phone-light")
