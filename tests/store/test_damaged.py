"""A damaged database is set aside, what can be read is rescued, the player is told, and the app goes on."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from companion.records.record import Unreadable, replay
from companion.store.settings import HINTS
from companion.store.store import NoSuchGame, Store
from tests.store.helpers import FILE, example, header, moves, play_all, quick_folder, store_at, write

PAGE = 4096
GAMES = 8


@pytest.fixture
def tmp_path() -> Iterator[Path]:
    with quick_folder() as folder:
        yield folder


def filled(folder: Path, games: int = GAMES) -> list[int]:
    """A store with games of every length, names, a card and a setting; in the main file alone."""
    store = store_at(folder)
    record = example("2018-four-players")
    numbers = [play_all(store, record, 10 * at).number for at in range(games)]
    store.settings.set(HINTS, True)
    store.known.keep("plan", "mine", {"goal": "estates", "estates": [1], "points": [3, 1]})
    store.close()
    assert not (folder / f"{FILE}-wal").exists()
    return numbers


def overwrite(path: Path, start: int, data: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(start)
        file.write(data)


def whole_games(store: Store, numbers: list[int]) -> int:
    """How many games came through whole; every other one opens with fewer moves or is gone."""
    entries = example("2018-four-players").entries
    whole = 0
    for at, number in enumerate(numbers):
        try:
            game = store.open_game(number)
        except (NoSuchGame, Unreadable):
            continue
        assert replay(game.record) == game.position
        assert game.record.entries == entries[: game.length]
        whole += game.length == 10 * at
    return whole


def goes_on(folder: Path, store: Store) -> None:
    """A new game is played and found again."""
    game = store.new_game(header())
    assert game.play(write("ada", 1, 1, 1)) is None
    assert store.saved
    store.close()
    again = store_at(folder)
    assert moves(again.open_game(game.number)) == [write("ada", 1, 1, 1)]
    assert again.notices == []
    again.close()


def test_a_file_that_is_no_database_is_set_aside_untouched(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"nothing of ours" * 1000)
    store = Store(str(tmp_path / FILE))
    (told,) = store.notices
    assert told.trouble == "set_aside"
    assert told.text.count(".") <= 3
    aside = tmp_path / told.facts["file"]
    assert aside.read_bytes() == b"nothing of ours" * 1000
    assert told.facts["file"] in told.text
    goes_on(tmp_path, store)


@pytest.mark.parametrize("junk", [bytes(PAGE), b"\xff" * PAGE, b"SQLite format 3\0" + b"\x07" * 100])
def test_with_the_first_page_gone_every_game_is_rescued(tmp_path: Path, junk: bytes) -> None:
    numbers = filled(tmp_path)
    overwrite(tmp_path / FILE, 0, junk)
    store = Store(str(tmp_path / FILE))
    assert whole_games(store, numbers) == GAMES
    assert [(told.trouble, told.facts["games"]) for told in store.notices] == [("set_aside", GAMES)]
    assert store.settings.get(HINTS) is True
    assert "mine" in store.known.kept("plan")
    assert [one.name for one in store.known.players("Ada")] == ["Ada"]
    goes_on(tmp_path, store)


@pytest.mark.parametrize("which", ["the top of every table", "leaves"])
def test_any_page_gone_costs_few_games_and_never_the_app(tmp_path: Path, which: str) -> None:
    numbers = filled(tmp_path)
    sound = (tmp_path / FILE).read_bytes()
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        (last_top,) = connection.execute("SELECT max(rootpage) FROM sqlite_schema").fetchone()
    random = Random(1)
    told = lost = 0
    pages = range(1, last_top) if which != "leaves" else range(last_top, len(sound) // PAGE)
    for page in pages:
        folder = tmp_path / f"page{page}"
        folder.mkdir()
        (folder / FILE).write_bytes(sound)
        overwrite(folder / FILE, page * PAGE, random.randbytes(PAGE))
        store = Store(str(folder / FILE))
        store.past.games()
        whole = whole_games(store, numbers)
        lost += GAMES - whole
        told += bool(store.notices)
        if whole < GAMES:
            assert store.notices
        goes_on(folder, store)
    assert told > len(pages) // 3
    assert which != "leaves" or lost <= 2 * len(pages)


def test_a_file_cut_in_half_keeps_what_is_in_it(tmp_path: Path) -> None:
    numbers = filled(tmp_path, 20)
    data = (tmp_path / FILE).read_bytes()
    (tmp_path / FILE).write_bytes(data[: len(data) // 2])
    store = Store(str(tmp_path / FILE))
    assert whole_games(store, numbers) >= 5
    assert store.notices[0].trouble == "set_aside"
    goes_on(tmp_path, store)


def test_a_move_that_cannot_be_read_ends_the_game_before_it_and_is_told(tmp_path: Path) -> None:
    store = store_at(tmp_path)
    game = play_all(store, example(), 20)
    store.database.write([('UPDATE moves SET move = \'{"by": "p1", "do"\' WHERE serial = 12', ())])
    store.close()
    store = store_at(tmp_path)
    again = store.open_game(game.number)
    assert again.length == 12
    assert [(told.trouble, told.facts["moves"]) for told in store.notices] == [("cut", 8)]
    assert "8" in store.notices[0].text
    move = example().entries[12].move
    assert again.play(move) is None
    while again.can_undo():
        assert again.undo() is None
    while again.can_redo():
        assert again.redo() is None
    store.close()
    store = store_at(tmp_path)
    assert store.open_game(game.number).length == 13
    assert store.notices == []
    store.close()


def test_a_header_that_cannot_be_read_is_said_so_and_the_list_stays(tmp_path: Path) -> None:
    store = store_at(tmp_path)
    game = play_all(store, example(), 20)
    store.new_game(header())
    store.database.write([("UPDATE headers SET header = '{' WHERE game = ?", (game.number,))])
    store.close()
    store = store_at(tmp_path)
    with pytest.raises(Unreadable):
        store.open_game(game.number)
    assert len(store.past.games()) == 2
    store.close()


def test_damage_in_the_middle_of_a_game_loses_nothing_of_it(tmp_path: Path) -> None:
    numbers = filled(tmp_path)
    store = Store(str(tmp_path / FILE))
    record = example()
    game = play_all(store, record, 30)
    game.set_draft("p1", {"number": 3})
    store.database.rows("PRAGMA wal_checkpoint(TRUNCATE)")
    overwrite(tmp_path / FILE, PAGE, b"\xff" * (len((tmp_path / FILE).read_bytes()) - PAGE))
    store.database.connection.execute("PRAGMA shrink_memory")
    for entry in record.entries[30:60]:
        assert game.play(entry.move) is None
    store.past.games()
    assert "set_aside" in [told.trouble for told in store.notices]
    assert store.saved
    store.close()
    again = store_at(tmp_path).open_game(game.number)
    assert again.record.entries == record.entries[:60]
    assert game.number not in numbers
