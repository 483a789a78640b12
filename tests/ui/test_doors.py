"""Home, past games, what was typed, settings and about, by touches."""

from __future__ import annotations

from pathlib import Path

import pytest
from kivy.core.window import Window

from companion.draw.about import FONTS, LIBRARIES
from companion.draw.lettering import FONTS as FOLDER
from companion.draw.targets import Action, Do
from companion.rules.welcome.goals import Goal
from companion.store.settings import APPEARANCE, CURRENT, HAPTICS, HIDE_TOTALS, TEXT_SIZE
from companion.ui import system
from companion.ui.home.screen import HomeScreen
from companion.ui.newgame.shelf import Shelf
from companion.ui.past.screen import PastScreen
from companion.ui.preferences import KEEP_AWAKE, SWITCHES
from companion.ui.results.screen import ResultsScreen
from companion.ui.settings.screen import SettingsScreen
from companion.ui.sheet.screen import SheetScreen
from companion.words import languages
from tests.draw.positions import SIZES, example
from tests.ui.harness import COARSE, Stage
from tests.ui.pages import has, page, tap, texts, words

BOTH = pytest.mark.parametrize("size", ["tablet", "phone"])


@pytest.fixture(autouse=True)
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of files of the test's own."""
    folder = tmp_path / "files"
    folder.mkdir()
    monkeypatch.setattr(system, "files", lambda: folder)
    return folder


def play(stage: Stage, name: str = "2018-two-players", moves: int | None = 40) -> int:
    """A game in the store, so many moves long; gives its number."""
    assert stage.app is not None
    record, _ = example(name)
    game = stage.app.store.new_game(record.header)
    for entry in record.entries[:moves]:
        assert game.play(entry.move) is None
    stage.app.game = game
    return game.number


# home


@BOTH
def test_home_is_kind_when_there_is_nothing(stage: Stage, size: str) -> None:
    stage.start(SIZES[size])
    assert "Nothing is being played." in stage.words().replace("\n", " ")
    stage.check_layout(touching=size == "phone")
    stage.tap(Do("door", "past"))
    assert "No game yet." in words(stage)
    stage.tap(Do("new"))
    assert stage.press_back()
    assert isinstance(stage.screen, HomeScreen)
    assert not stage.screen.go_back()


@BOTH
def test_a_running_game_goes_on_with_one_tap(stage: Stage, size: str) -> None:
    stage.start(SIZES[size])
    play(stage)
    stage.start(SIZES[size])
    stage.taps = 0
    stage.tap(Action("continue"))
    assert stage.taps == 1
    assert isinstance(stage.screen, SheetScreen)


@pytest.mark.parametrize("door", ["past", "collection", "settings", "about"])
@BOTH
def test_every_door_opens_and_closes(stage: Stage, size: str, door: str) -> None:
    stage.start(SIZES[size])
    stage.tap(Do("door", door))
    stage.check_layout()
    assert stage.press_back()
    assert isinstance(stage.screen, HomeScreen)
    stage.tap(Do("door", door))
    stage.tap(Do("back"))
    assert isinstance(stage.screen, HomeScreen)


# past games


def test_past_games_newest_first(stage: Stage) -> None:
    stage.start()
    first, second = play(stage, moves=20), play(stage, "2023-three-players-draw", 40)
    stage.tap(Do("door", "past"))
    screen = stage.screen
    assert isinstance(screen, PastScreen)
    assert [game.number for game in screen.games] == [second, first]
    stage.check_layout()


@BOTH
def test_a_past_game_goes_on(stage: Stage, size: str) -> None:
    stage.start(SIZES[size])
    first = play(stage, moves=20)
    play(stage, moves=30)
    stage.tap(Do("door", "past"))
    tap(stage, Do("open-game", first))
    assert stage.app is not None
    assert stage.app.game is not None
    assert stage.app.game.number == first
    assert isinstance(stage.screen, SheetScreen)
    # and it is the one to continue from now on
    stage.start(SIZES[size])
    assert stage.app.game is not None
    assert stage.app.game.number == first


def test_a_deleted_game_comes_back(stage: Stage) -> None:
    stage.start()
    number = play(stage)
    stage.tap(Do("door", "past"))
    tap(stage, Do("delete", number))
    assert "The game is deleted." in words(stage)
    assert not has(stage, Do("open-game", number))
    assert stage.app is not None
    assert stage.app.game is None
    tap(stage, Do("bring-back", number))
    assert has(stage, Do("open-game", number))
    assert stage.app.game is not None
    tap(stage, Do("delete", number))
    stage.press_back()
    assert isinstance(stage.screen, HomeScreen)
    assert not any(touch.target == Action("continue") for touch in stage.scene.touches)


def test_best_and_average_and_one_player_only(stage: Stage) -> None:
    stage.start()
    other = play(stage, moves=20)
    finished = play(stage, "2023-three-players-draw", moves=None)
    assert stage.app is not None
    assert stage.app.game is not None
    assert stage.app.game.finished
    stage.tap(Do("door", "past"))
    assert {"Best", "Average", "Won"} <= set(texts(stage))
    tap(stage, Do("player", "Chloé"))
    assert has(stage, Do("open-game", finished))
    assert not has(stage, Do("open-game", other))


def test_a_highest_total_leads_to_its_game_and_back_to_the_list(stage: Stage) -> None:
    app = stage.start(SIZES["small"], density=COARSE)
    finished = play(stage, "2023-three-players-draw", moves=None)
    app.store.settings.set(CURRENT, 0)
    stage.tap(Do("door", "past"))
    tap(stage, Do("player", "Ben"))
    screen = page(stage)
    assert isinstance(screen, PastScreen)
    assert [(row.name, row.total, row.number) for row in screen.best] == [("Ben", 27, finished)]
    tap(stage, Do("open-game", finished))
    assert isinstance(stage.screen, ResultsScreen)
    assert stage.press_back()
    assert isinstance(stage.screen, PastScreen)
    assert stage.screen.player == "Ben"


def test_a_long_list_is_shown_page_by_page(stage: Stage) -> None:
    stage.start()
    numbers = [play(stage, moves=1) for _game in range(14)]
    stage.tap(Do("door", "past"))
    assert not has(stage, Do("open-game", numbers[0]))
    tap(stage, Do("more"))
    assert has(stage, Do("open-game", numbers[0]))


# what was typed


def test_typed_cards_are_shown_forgotten_and_brought_back(stage: Stage) -> None:
    app = stage.start()
    shelf = Shelf(app.store)
    name = shelf.keep("2023", 2, Goal("estates", estates=(2, 5)), (9, 4))
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
    stage.tap(Do("door", "collection"))
    assert {"2 5", "9 / 4", "Sam"} <= set(texts(stage))
    tap(stage, Do("forget-plan", name))
    assert shelf.typed() == {}
    tap(stage, Do("undo"))
    assert list(shelf.typed()) == [name]
    tap(stage, Do("forget-opponent", "Sam 1"))
    assert shelf.opponents() == {}


def test_figures_told_wrongly_can_be_forgotten(stage: Stage) -> None:
    app = stage.start()
    shelf = Shelf(app.store)
    shelf.remember("2023", {"slot": 1, "card": "a-ends"}, (4, 2))
    assert shelf.figures("a-ends") == (4, 2)
    stage.tap(Do("door", "collection"))
    assert "4 / 2" in texts(stage)
    tap(stage, Do("forget-figures", "a-ends"))
    assert shelf.figures("a-ends") is None
    assert "4 / 2" not in texts(stage)
    tap(stage, Do("undo"))
    assert shelf.figures("a-ends") == (4, 2)


# about


def test_about_says_it_is_unofficial_and_names_every_licence(stage: Stage) -> None:
    stage.start()
    stage.tap(Do("door", "about"))
    assert "unofficial" in words(stage)
    for piece in (*FONTS, *LIBRARIES):
        assert piece.name in words(stage)
        assert piece.licence in words(stage)
    tap(stage, Do("licence", FONTS[2].file))
    assert "Copyright" in words(stage)
    assert stage.press_back()
    assert "unofficial" in words(stage)
    assert stage.press_back()


def test_every_licence_named_is_there() -> None:
    for piece in FONTS:
        assert (FOLDER / piece.file).is_file()


# settings


def settings(stage: Stage, size: str = "tablet") -> SettingsScreen:
    stage.start(SIZES[size])
    stage.tap(Do("door", "settings"))
    assert isinstance(stage.screen, SettingsScreen)
    return stage.screen


@BOTH
def test_colours_and_text_size_follow_at_once(stage: Stage, size: str) -> None:
    settings(stage, size)
    assert stage.app is not None
    tap(stage, Do("appearance", "dark"))
    assert stage.app.theme.name == "dark"
    before = max(text.size for text in stage.scene.texts if text.font == "text-semibold")
    tap(stage, Do("text_size", 160))
    assert stage.app.text_scale == 1.6
    assert max(text.size for text in stage.scene.texts if text.font == "text-semibold") > before
    stage.check_layout()
    store = stage.app.store
    assert (store.settings.get(APPEARANCE), store.settings.get(TEXT_SIZE)) == ("dark", 160)


def test_colours_as_the_system(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    settings(stage)
    assert stage.app is not None
    monkeypatch.setattr(system, "is_dark", lambda: True)
    tap(stage, Do("appearance", "system"))
    assert stage.app.theme.name == "dark"
    monkeypatch.setattr(system, "is_dark", lambda: False)
    stage.app.on_resume()
    assert stage.app.theme.name == "light"


def test_every_language_there_is_can_be_chosen(stage: Stage) -> None:
    settings(stage)
    for code in languages():
        assert has(stage, Do("language", code))
        tap(stage, Do("language", code))


def test_switches_are_kept(stage: Stage) -> None:
    screen = settings(stage)
    assert stage.app is not None
    for name in ("hints", "hide_totals", "left_handed", "turn_sheets", "keep_awake"):
        before = stage.app.store.settings.get(SWITCHES[name])
        tap(stage, Do("switch", name))
        assert stage.app.store.settings.get(SWITCHES[name]) is not before
    assert screen.page is not None
    assert not has(stage, Do("switch", "haptics"))


def test_the_screen_sleeps_if_it_may(stage: Stage) -> None:
    settings(stage)
    assert Window.allow_screensaver is False
    tap(stage, Do("switch", "keep_awake"))
    assert Window.allow_screensaver is True
    tap(stage, Do("switch", "keep_awake"))
    assert Window.allow_screensaver is False
    assert stage.app is not None
    assert stage.app.store.settings.get(KEEP_AWAKE) is True


def test_a_tap_is_felt_where_something_can_buzz(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    buzzed: list[bool] = []
    monkeypatch.setattr(system, "can_buzz", lambda: True)
    monkeypatch.setattr(system, "buzz", lambda: buzzed.append(True))
    settings(stage)
    assert len(buzzed) == stage.taps
    tap(stage, Do("switch", "haptics"))
    assert stage.app is not None
    assert stage.app.store.settings.get(HAPTICS) is False
    felt = len(buzzed)
    tap(stage, Do("switch", "hints"))
    assert len(buzzed) == felt


def test_hidden_totals_are_hidden_at_home(stage: Stage) -> None:
    app = stage.start()
    play(stage, moves=60)
    app.open("home")
    shown = len(stage.scene.texts)
    app.store.settings.set(HIDE_TOTALS, True)
    app.open("home")
    assert len(stage.scene.texts) == shown - 1


def test_everything_is_backed_up_and_comes_back(stage: Stage, files: Path, tmp_path: Path) -> None:
    stage.start()
    number = play(stage)
    stage.tap(Do("door", "settings"))
    screen = stage.screen
    assert isinstance(screen, SettingsScreen)
    heard: list[float] = []
    hear = screen._heard
    screen._heard = lambda part: (heard.append(part), hear(part))
    tap(stage, Do("backup"))
    _finish(stage, screen)
    assert heard[-1] == 1.0
    assert "1 game is safe" in words(stage)
    (file,) = files.iterdir()
    # another device
    stage.stop()
    for path in tmp_path.glob("games.sqlite3*"):
        path.unlink()
    stage.start()
    stage.tap(Do("door", "settings"))
    screen = stage.screen
    assert isinstance(screen, SettingsScreen)
    tap(stage, Do("restore", str(file)))
    _finish(stage, screen)
    assert "1 game was brought back." in words(stage)
    tap(stage, Do("restore", str(file)))
    _finish(stage, screen)
    assert "0 games were brought back." in words(stage)
    stage.press_back()
    stage.tap(Do("door", "past"))
    past = page(stage)
    assert isinstance(past, PastScreen)
    assert [game.moves for game in past.games] == [40]
    assert number


def test_a_backup_that_cannot_be_written_or_read_is_told(stage: Stage, files: Path) -> None:
    stage.start()
    stage.tap(Do("door", "settings"))
    screen = stage.screen
    assert isinstance(screen, SettingsScreen)
    screen.folder = files / "nowhere"
    tap(stage, Do("backup"))
    _finish(stage, screen)
    assert "The file can't be read or written." in words(stage)
    bad = files / "three-streets-2026-01-01-000000.backup"
    bad.write_bytes(b"no backup at all")
    screen.folder = files
    screen.refresh()
    tap(stage, Do("restore", str(bad)))
    _finish(stage, screen)
    assert screen.told is not None
    assert screen.told.failed


def _finish(stage: Stage, screen: SettingsScreen) -> None:
    """Waits for the thread, then lets the screen hear of it."""
    if screen.work is not None:
        screen.work.thread.join(20)
    for _frame in range(3):
        stage.frame()
    assert screen.work is None
