"""Settings whose effect is on the sheet: hints, hidden totals, the dock's side, the sheet turned to its player."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from kivy.base import EventLoop
from kivy.core.window import Window
from kivy.input import MotionEvent

from companion.draw.boxes import Sprite
from companion.draw.sheet import layout
from companion.draw.targets import Action, HouseAt, NumberKey
from companion.draw.view import Wishes, sheet_view
from companion.store.settings import HIDE_TOTALS, HINTS, LEFT_HANDED, TURN_SHEETS
from companion.ui.sheet.screen import SheetScreen
from tests.draw.check import ground_faults, text_faults
from tests.draw.positions import SIZES, example, table_at
from tests.ui.harness import Stage


@pytest.fixture(autouse=True)
def upright() -> Iterator[None]:
    yield
    Window.rotation = 0


def on_sheet(stage: Stage, size: str = "tablet", moves: int = 40) -> SheetScreen:
    app = stage.start(SIZES[size])
    record, _ = example()
    game = app.game = app.store.new_game(record.header)
    for entry in record.entries[:moves]:
        assert game.play(entry.move) is None
    app.open("sheet")
    assert isinstance(stage.screen, SheetScreen)
    return stage.screen


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.6])
def test_every_wish_has_room(size: str, scale: float) -> None:
    for moves in (0, 60, -1):
        view = sheet_view(table_at(moves), "p1")._replace(wishes=Wishes(hints=True, hide_totals=True, left_handed=True))
        scene = layout(view, SIZES[size], 1.0, scale)
        faults = text_faults(scene) + ground_faults(scene)
        assert not faults, "\n".join(faults)


def test_hints_name_the_numbers_that_fit(stage: Stage) -> None:
    screen = on_sheet(stage, moves=0)
    assert "0–17" not in stage.words()
    screen.app.store.settings.set(HINTS, True)
    screen.refresh()
    assert stage.words().count("0–17") == 33


def test_totals_are_hidden_until_the_end(stage: Stage) -> None:
    screen = on_sheet(stage, moves=60)
    assert screen.hand is not None
    total = str(screen.hand.view().score.total)
    assert stage.words().split("\n").count(total) >= 2
    screen.app.store.settings.set(HIDE_TOTALS, True)
    screen.refresh()
    assert stage.words().split("\n").count("–") >= 2
    over = sheet_view(table_at(-1), "p1")
    hidden = over._replace(wishes=Wishes(hide_totals=True))
    assert [text.text for text in layout(over, (1280, 800)).texts] == [
        text.text for text in layout(hidden, (1280, 800)).texts
    ]


@pytest.mark.parametrize("size", ["tablet", "side"])
def test_the_dock_changes_sides(stage: Stage, size: str) -> None:
    screen = on_sheet(stage, size, moves=0)
    right = stage.find(NumberKey(8))[0]
    screen.app.store.settings.set(LEFT_HANDED, True)
    screen.refresh()
    left = stage.find(NumberKey(8))[0]
    middle = SIZES[size][0] / 2
    assert left < middle < right
    stage.tap(NumberKey(8))
    assert stage.find(HouseAt(1, 1))[0] > left


def test_the_sheet_turns_to_who_sits_opposite(stage: Stage) -> None:
    screen = on_sheet(stage, moves=0)
    screen.app.store.settings.set(TURN_SHEETS, True)
    assert screen.hand is not None
    for player, turned in (("p2", 180), ("p1", 0), ("p2", 180)):
        screen.hand.player = player
        screen.refresh()
        assert Window.rotation == turned
    screen.app.open("home")
    assert Window.rotation == 0
    assert not any(touch.target == Action("done") for touch in stage.scene.touches)


class Pressed(MotionEvent):
    """A touch as the glass reports it, before the window turns it."""

    def depack(self, args: tuple[float, float]) -> None:
        self.sx, self.sy = args
        self.profile = ("pos",)
        super().depack(args)


def test_a_turned_sheet_is_touched_where_it_is_seen(stage: Stage) -> None:
    screen = on_sheet(stage, moves=0)
    screen.app.store.settings.set(TURN_SHEETS, True)
    assert screen.hand is not None
    screen.hand.player = "p2"
    screen.refresh()
    stage.frame()
    x, y = stage.find(NumberKey(8))
    touch = Pressed("glass", "1", (1 - x / 1280, y / 800), is_touch=True, type_id="touch")
    for kind in ("begin", "end"):
        EventLoop.post_dispatch_input(kind, touch)
    assert screen.hand.half.number == 8


def test_a_phone_is_never_turned(stage: Stage) -> None:
    screen = on_sheet(stage, "phone", moves=0)
    screen.app.store.settings.set(TURN_SHEETS, True)
    assert screen.hand is not None
    screen.hand.player = "p2"
    screen.refresh()
    assert Window.rotation == 0


def test_players_keep_the_colours_they_chose(stage: Stage) -> None:
    app = stage.start()
    record, _ = example()
    players = [
        {**player, "colour": colour} for player, colour in zip(record.header["players"], ("plum", "leaf"), strict=True)
    ]
    app.game = app.store.new_game({**record.header, "players": players})
    app.open("sheet")
    sprites = {item.name for item in stage.scene.items if isinstance(item, Sprite)}
    assert {"token-plum", "token-leaf"} <= sprites
    for entry in record.entries:
        assert app.game.play(entry.move) is None
        if entry.move.do == "done":
            break
    stage.screen.refresh()
    sprites = {item.name for item in stage.scene.items if isinstance(item, Sprite)}
    assert len({"token-plum", "token-leaf"} & sprites) == 1
