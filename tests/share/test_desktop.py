"""A desktop: saved where the player wants it, or one kind sentence."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from companion.share import desktop, dialogs
from companion.share.desktop import Chosen, DesktopHandover
from companion.share.parcel import CSV, PNG, Arrival, Outcome, Parcel

PICTURE = Parcel("three-streets.png", PNG, b"picture")
SECOND = Parcel("three-streets-cities.png", PNG, b"cities")


class Answer:
    """A chooser that answers at once."""

    def __init__(self, place: Path | None) -> None:
        self.place = place
        self.suggested = Path()

    def save(self, suggested: Path, chosen: Chosen) -> None:
        self.suggested = suggested
        chosen(self.place)

    def open(self, folder: Path, chosen: Chosen) -> None:
        self.suggested = folder
        chosen(self.place)


@pytest.fixture(autouse=True)
def no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)


def send(place: Path | None, *parcels: Parcel) -> Outcome:
    told: list[Outcome] = []
    DesktopHandover(Answer(place), lambda _text: True).send(parcels, "A game", told.append)
    (outcome,) = told
    return outcome


def test_a_file_is_saved_where_the_player_wants_it(tmp_path: Path) -> None:
    outcome = send(tmp_path / "mine.png", PICTURE, SECOND)
    assert outcome == Outcome(True, f"Saved as {tmp_path / 'mine.png'}.")
    assert (tmp_path / "mine.png").read_bytes() == b"picture"
    assert (tmp_path / "mine-2.png").read_bytes() == b"cities"
    assert sorted(place.name for place in tmp_path.iterdir()) == ["mine-2.png", "mine.png"]


def test_a_name_without_ending_gets_one(tmp_path: Path) -> None:
    send(tmp_path / "mine", PICTURE)
    assert (tmp_path / "mine.png").exists()


def test_thinking_better_of_it_says_nothing() -> None:
    assert send(None, PICTURE) == Outcome(False)


def test_a_folder_we_may_not_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(self: Path, _data: bytes) -> int:
        raise PermissionError(13, "no", str(self))

    monkeypatch.setattr(Path, "write_bytes", refused)
    words = "We may not write there; please choose another place. The result is still here."
    assert send(tmp_path / "mine.png", PICTURE) == Outcome(False, words)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk_leaves_what_was_there(tmp_path: Path) -> None:
    (tmp_path / "mine.png").write_bytes(b"old")
    (tmp_path / ".mine.png.part").symlink_to("/dev/full")
    outcome = send(tmp_path / "mine.png", PICTURE)
    assert outcome == Outcome(False, "There is no room left to save it. The result is still here.")
    assert (tmp_path / "mine.png").read_bytes() == b"old"


def test_a_text_is_copied_or_saved(tmp_path: Path) -> None:
    told: list[Outcome] = []
    DesktopHandover(Answer(None), lambda _text: True).send_text("hello", "A game", told.append)
    DesktopHandover(Answer(tmp_path / "chat.txt"), lambda _text: False).send_text("hello", "A game", told.append)
    assert told[0] == Outcome(True, "Copied. Paste it into a chat.")
    assert (tmp_path / "chat.txt").read_text() == "hello"


def test_a_link_without_a_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Outcome] = []
    monkeypatch.setattr("webbrowser.open", lambda _link: False)
    DesktopHandover(Answer(None), lambda _text: True).open_link("https://example.org", told.append)
    assert told == [Outcome(False, "There is no app here that takes this. The result is still here.")]


def test_a_file_is_opened(tmp_path: Path) -> None:
    arrived: list[Arrival] = []
    (tmp_path / "game.jsonl").write_bytes(b"record")
    DesktopHandover(Answer(tmp_path / "game.jsonl"), lambda _text: True).pick(arrived.append)
    DesktopHandover(Answer(tmp_path / "gone.jsonl"), lambda _text: True).pick(arrived.append)
    DesktopHandover(Answer(None), lambda _text: True).pick(arrived.append)
    assert arrived == [Arrival(b"record", "game.jsonl"), Arrival(words="This file can't be opened."), Arrival()]


def test_pictures_are_suggested_among_pictures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert desktop.folder_for(PNG) == tmp_path
    (tmp_path / "Pictures").mkdir()
    assert desktop.folder_for(PNG) == tmp_path / "Pictures"
    assert desktop.folder_for(CSV) == tmp_path


@pytest.fixture
def tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of tools that only note how they were called."""
    folder = tmp_path / "tools"
    folder.mkdir()
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("DISPLAY", ":0")
    return folder


def tool(folder: Path, name: str, script: str) -> None:
    path = folder / name
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)


needs_linux = pytest.mark.skipif(sys.platform != "linux", reason="tools of a Linux desktop")


@needs_linux
def test_the_desktops_own_dialog(tools: Path, tmp_path: Path) -> None:
    assert dialogs.native("linux") is None
    tool(tools, "kdialog", "exit 1")
    assert dialogs.native("linux") is dialogs.KDIALOG
    assert dialogs.ask(dialogs.KDIALOG.open(tmp_path)) is None
    tool(tools, "zenity", f'for word in "$@"; do echo "$word" >> {tmp_path}/asked; done; echo "{tmp_path}/ä b.png"')
    assert dialogs.native("linux") is dialogs.ZENITY
    assert dialogs.ask(dialogs.ZENITY.save(tmp_path / "a.png")) == tmp_path / "ä b.png"
    assert f"--filename={tmp_path}/a.png" in (tmp_path / "asked").read_text().splitlines()


@needs_linux
def test_a_saved_picture_is_shown_and_copied(tools: Path, tmp_path: Path) -> None:
    tool(tools, "xdg-open", "exit 0")
    tool(tools, "xclip", f"cp $6 {tmp_path}/copied")
    outcome = send(tmp_path / "mine.png", PICTURE)
    assert outcome == Outcome(True, f"Saved as {tmp_path / 'mine.png'}, and copied.")
    assert (tmp_path / "copied").read_bytes() == b"picture"


def test_names_are_quoted_for_every_dialog() -> None:
    place = Path("/a") / 'it"s \\ here' / "o'clock.png"
    assert '\\"' in dialogs.FINDER.save(place)[-1]
    assert "o''clock" in dialogs.EXPLORER.save(place)[-1]


def test_a_backup_lies_in_the_players_own_folder_already() -> None:
    told: list[Outcome] = []
    DesktopHandover(Answer(None), lambda _text: True).keep(PICTURE, told.append)
    assert told == [Outcome(True)]
