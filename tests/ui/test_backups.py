"""Backups on a device: a copy goes where the player wants it, and comes back from there."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.draw.targets import Do
from companion.share.parcel import UNKNOWN, Arrival, Outcome
from companion.store.backup import backup
from companion.store.store import Store
from companion.ui import system
from companion.ui.settings.safety import date_of
from companion.ui.settings.screen import SettingsScreen
from tests.draw.positions import SIZES, example
from tests.ui.harness import COARSE, Stage
from tests.ui.pages import has, tap, words
from tests.ui.post import Post


@pytest.fixture
def packed(tmp_path: Path) -> bytes:
    """A backup of another device, with one game."""
    store = Store(str(tmp_path / "elsewhere.sqlite3"))
    store.new_game(example("2018-two-players")[0].header)
    backup(store, str(tmp_path / "elsewhere.backup"))
    store.close()
    return (tmp_path / "elsewhere.backup").read_bytes()


@pytest.fixture
def post(stage: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Post:
    folder = tmp_path / "files"
    folder.mkdir()
    monkeypatch.setattr(system, "files", lambda: folder)
    post = Post()
    stage.start(SIZES["phone"], density=COARSE).__dict__["handover"] = post
    return post


def finish(stage: Stage) -> None:
    """Waits for the thread, then lets the screen hear of it."""
    assert isinstance(stage.screen, SettingsScreen)
    if stage.screen.work is not None:
        stage.screen.work.thread.join(20)
    for _frame in range(4):
        stage.frame()
    assert stage.screen.work is None


@pytest.mark.parametrize(
    ("outcome", "told", "failed"),
    [
        (Outcome(True), "0 games are safe in ", False),
        (Outcome(True, "A copy is where you wanted it."), "A copy is where you wanted it.", False),
        (Outcome(False), "It is in the app only, and goes when the app is removed.", False),
        (Outcome(False, "No room."), "No copy could be saved outside. The backup is still here, in the app.", True),
    ],
)
def test_a_copy_goes_where_the_player_wants_it(
    stage: Stage, post: Post, tmp_path: Path, outcome: Outcome, told: str, failed: bool
) -> None:
    post.answer = outcome
    stage.tap(Do("door", "settings"))
    tap(stage, Do("backup"))
    finish(stage)
    (file,) = (tmp_path / "files").iterdir()
    assert post.kept == [(file.name, UNKNOWN, file.read_bytes())]
    assert isinstance(stage.screen, SettingsScreen)
    assert stage.screen.told is not None
    assert told in stage.screen.told.words
    assert stage.screen.told.failed is failed


def test_a_backup_is_opened_from_wherever_it_lies(stage: Stage, post: Post, packed: bytes) -> None:
    stage.tap(Do("door", "settings"))
    for arrival, told in (
        (Arrival(), ""),
        (Arrival(words="This file can't be opened."), "This file can't be opened."),
        (Arrival(b"no backup"), "This file is no backup of ours."),
        (Arrival(packed), "1 game was brought back."),
    ):
        post.arrival = arrival
        tap(stage, Do("open_backup"))
        stage.frame()
        finish(stage)
        assert told in words(stage)


def test_a_backup_opened_from_a_mail_is_offered(stage: Stage, post: Post, packed: bytes) -> None:
    assert stage.app is not None
    stage.app.arrive(Arrival(packed))
    stage.frame()
    assert "A backup came in." in words(stage)
    assert stage.app.store.past.count() == 0
    tap(stage, Do("take_backup"))
    finish(stage)
    assert stage.app.store.past.count() == 1
    assert "1 game was brought back." in words(stage)
    assert not has(stage, Do("take_backup"))
    assert post.kept == []


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("three-streets-2026-11-18-101502.backup", "2026-11-18 10:15"),
        ("three-streets-from-my-phone.backup", "from-my-phone"),
    ],
)
def test_a_backup_is_named_by_its_day_and_hour(name: str, shown: str) -> None:
    assert date_of(Path(name)) == shown
