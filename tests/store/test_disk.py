"""A disk that fails: the game stays playable in memory, the player is told, saving resumes by itself."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from companion.store.schema import MIGRATIONS
from companion.store.settings import HINTS
from companion.store.store import Store
from tests.store.helpers import FILE, done, example, header, moves, play_all, store_at, write


def troubles(store: Store) -> list[str]:
    return [notice.trouble for notice in store.notices]


def reopened_moves(folder: Path, number: int) -> list[object]:
    store = store_at(folder)
    try:
        return moves(store.open_game(number))
    finally:
        store.close()


def test_a_full_disk_is_waited_out(tmp_path: Path) -> None:
    store = Store(str(tmp_path / FILE))
    record = example()
    game = play_all(store, record, 20)
    connection = store.database.connection
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages}")
    for entry in record.entries[20:120]:
        assert game.play(entry.move) is None
    assert troubles(store) == ["not_saved"]
    assert "memory" in store.notices[0].text
    assert not store.saved
    assert game.undo() is None
    assert game.redo() is None
    assert len(store.past.games()) == 1
    connection.execute("PRAGMA max_page_count = 1000000")
    assert game.play(record.entries[120].move) is None
    assert troubles(store) == ["not_saved", "saved_again"]
    assert store.saved
    store.close()
    assert reopened_moves(tmp_path, game.number) == list(record.moves[:121])


@contextmanager
def small_disk(folder: Path, size: str) -> Iterator[None]:
    """A file system of its own, of a few kilobytes; skips where that is not allowed."""
    command = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)]
    if not shutil.which("mount") or subprocess.run(command, check=False, capture_output=True).returncode:
        pytest.skip("no file system can be mounted here")
    try:
        yield
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


def test_a_disk_that_is_really_full_is_waited_out(tmp_path: Path) -> None:
    with small_disk(tmp_path, "4m"):
        store = Store(str(tmp_path / FILE))
        record = example()
        game = play_all(store, record, 3)
        ballast = tmp_path / "ballast"
        with contextlib.suppress(OSError), ballast.open("wb", buffering=0) as file:
            while file.write(bytes(4096)):
                pass
        for entry in record.entries[3:60]:
            assert game.play(entry.move) is None
        assert troubles(store) == ["not_saved"]
        ballast.unlink()
        assert store.retry()
        assert troubles(store) == ["not_saved", "saved_again"]
        store.close()
        assert reopened_moves(tmp_path, game.number) == list(record.moves[:60])


def test_a_disk_full_from_the_start_is_waited_out(tmp_path: Path) -> None:
    with small_disk(tmp_path, "8k"):
        store = Store(str(tmp_path / FILE))
        game = store.new_game(header())
        assert game.play(write("ada", 1, 1, 1)) is None
        assert troubles(store) == ["not_saved"]
        subprocess.run(["mount", "-o", "remount,size=2m", str(tmp_path)], check=True)
        assert game.play(done("ada")) is None
        assert troubles(store) == ["not_saved", "saved_again"]
        store.close()
        assert reopened_moves(tmp_path, game.number) == [write("ada", 1, 1, 1), done("ada")]


@pytest.mark.skipif(not os.path.isdir("/proc/self/fd"), reason="open files can't be counted here")
def test_waiting_for_a_disk_holds_no_more_and_more_files_open(tmp_path: Path) -> None:
    with small_disk(tmp_path, "8k"):
        store = Store(str(tmp_path / FILE))
        before = len(os.listdir("/proc/self/fd"))
        for _ in range(10):
            assert not store.retry() or store.saved
        assert len(os.listdir("/proc/self/fd")) == before
        store.close()


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder anybody can reach; root, whom no mode stops, is nobody meanwhile."""
    if os.name != "posix":
        pytest.skip("folders without modes")
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o777)
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)
    try:
        yield folder
    finally:
        if root:
            os.seteuid(0)
        folder.chmod(0o777)
        shutil.rmtree(folder)


def set_mode(folder: Path, mode: int) -> None:
    """Only the owner may change a mode."""
    me = os.geteuid()
    if os.getuid() == 0:
        os.seteuid(0)
    folder.chmod(mode)
    os.seteuid(me)


def test_a_folder_that_cannot_be_written_is_waited_out(open_folder: Path) -> None:
    set_mode(open_folder, 0o555)
    store = Store(str(open_folder / FILE))
    assert troubles(store) == ["not_saved"]
    game = store.new_game(header("Ada", "Ben"))
    assert game.play(write("ada", 1, 1, 1)) is None
    store.settings.set(HINTS, True)
    assert [past.scores[0].name for past in store.past.games()] == ["Ada"]
    assert store.resume() is game
    assert not store.saved
    set_mode(open_folder, 0o777)
    assert game.play(done("ada")) is None
    assert troubles(store) == ["not_saved", "saved_again"]
    store.close()
    store = store_at(open_folder)
    assert moves(store.open_game(game.number)) == [write("ada", 1, 1, 1), done("ada")]
    assert store.settings.get(HINTS) is True
    store.close()


def test_games_of_a_folder_that_can_only_be_read_are_shown_and_go_on(open_folder: Path) -> None:
    store = store_at(open_folder)
    game = store.new_game(header())
    game.play(write("ada", 1, 1, 1))
    store.database.rows("PRAGMA wal_checkpoint(TRUNCATE)")
    game.play(done("ada"))
    # As after a kill: the last move is still in the write-ahead log.
    kept = {name: (open_folder / name).read_bytes() for name in (FILE, f"{FILE}-wal")}
    store.close()
    for name, data in kept.items():
        (open_folder / name).write_bytes(data)
        set_mode(open_folder / name, 0o444)
    set_mode(open_folder, 0o555)
    store = Store(str(open_folder / FILE))
    again = store.open_game(game.number)
    assert moves(again) == [write("ada", 1, 1, 1), done("ada")]
    assert again.play(write("ada", 1, 2, 2)) is None
    assert troubles(store) == ["not_saved"]
    set_mode(open_folder, 0o777)
    for name in kept:
        set_mode(open_folder / name, 0o666)
    assert store.retry()
    store.close()
    assert len(reopened_moves(open_folder, game.number)) == 3


def test_a_folder_that_is_not_there_is_made_as_soon_as_it_can_be(tmp_path: Path) -> None:
    in_the_way = tmp_path / "data"
    in_the_way.write_bytes(b"")
    store = Store(str(in_the_way / "deep" / FILE))
    game = store.new_game(header())
    assert game.play(write("ada", 1, 1, 1)) is None
    assert troubles(store) == ["not_saved"]
    in_the_way.unlink()
    store.pause()
    assert store.saved
    store.close()
    assert len(reopened_moves(in_the_way / "deep", game.number)) == 1


def test_a_newer_database_is_not_touched(tmp_path: Path) -> None:
    store = store_at(tmp_path)
    store.new_game(header())
    store.database.rows(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    store.close()
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    store = Store(str(tmp_path / FILE))
    assert troubles(store) == ["newer"]
    assert "newer" in store.notices[0].text
    assert store.past.games() == []
    game = store.new_game(header())
    assert game.play(write("ada", 1, 1, 1)) is None
    assert game.undo("ada") is None
    assert store.resume() is game
    assert len(store.past.games()) == 1
    store.pause()
    assert not store.retry()
    assert not store.saved
    store.close()
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


class OutOfReach:
    """A connection whose disk was pulled out."""

    def execute(self, *_: object) -> None:
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode = sqlite3.SQLITE_IOERR
        raise error

    def close(self) -> None:
        pass


def test_a_disk_that_cannot_even_be_read_is_waited_out(tmp_path: Path) -> None:
    store = store_at(tmp_path)
    game = store.new_game(header())
    game.play(write("ada", 1, 1, 1))
    store.database.connection.close()
    store.database.connection = OutOfReach()  # type: ignore[assignment]
    (tmp_path / FILE).rename(tmp_path / "elsewhere")
    (tmp_path / FILE).mkdir()
    assert store.past.games() == []
    assert store.known.players() == []
    assert game.play(done("ada")) is None
    assert troubles(store) == ["not_saved"]
    (tmp_path / FILE).rmdir()
    (tmp_path / "elsewhere").rename(tmp_path / FILE)
    assert game.play(write("ada", 1, 2, 2)) is None
    assert troubles(store) == ["not_saved", "saved_again"]
    assert [past.moves for past in store.past.games()] == [3]
    store.close()
    assert len(reopened_moves(tmp_path, game.number)) == 3


def test_not_even_the_log_of_a_newer_database_is_touched(tmp_path: Path) -> None:
    (tmp_path / "source").mkdir()
    store = store_at(tmp_path / "source")
    store.database.rows(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    store.database.rows("PRAGMA wal_checkpoint(TRUNCATE)")
    store.new_game(header())
    # As after a kill of the newer app: its last commits are still in the log, and closing a reader would move them.
    before = {name: (tmp_path / "source" / name).read_bytes() for name in (FILE, f"{FILE}-wal")}
    store.close()
    folder = tmp_path / "copy"
    folder.mkdir()
    for name, data in before.items():
        (folder / name).write_bytes(data)
    store = Store(str(folder / FILE))
    assert troubles(store) == ["newer"]
    store.close()
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before
