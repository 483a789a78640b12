"""The store: what is kept between two starts."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from companion.records.amend import Change
from companion.records.position import Wrong
from companion.store.database import Database
from companion.store.notices import Notice
from companion.store.schema import MIGRATIONS, migrate, version_in_file, version_of
from companion.store.settings import APPEARANCE, CURRENT, HINTS, LANGUAGE, TEXT_SIZE, Setting
from companion.store.store import NoSuchGame, Store
from tests.store.helpers import FILE, done, example, header, moves, park, play_all, store_at, write


def test_a_game_is_resumed_where_it_was(tmp_path: Path) -> None:
    store = store_at(tmp_path)
    game = store.new_game(header("Ada", "Ben"))
    game.play(write("ada", 1, 1, 1, "park"), park("ada"))
    game.set_draft("ben", {"number": 8, "effect": "pool"})
    game.undo("ada")
    store.close()
    again = store_at(tmp_path).resume()
    assert again is not None
    assert again.length == 0
    assert again.draft("ben") == {"number": 8, "effect": "pool"}
    assert again.redo("ada") is None
    assert moves(again) == [write("ada", 1, 1, 1, "park"), park("ada")]


def test_a_move_is_on_disk_before_play_returns(tmp_path: Path) -> None:
    store = store_at(tmp_path)
    game = store.new_game(header())
    game.play(write("ada", 1, 1, 1))
    other = sqlite3.connect(tmp_path / FILE)
    assert other.execute("SELECT count(*) FROM moves").fetchone() == (1,)
    game.undo("ada")
    assert other.execute("SELECT state FROM steps").fetchone() == ("undone",)
    other.close()
    store.close()


def test_nothing_open_means_nothing_to_resume(tmp_path: Path) -> None:
    store = store_at(tmp_path)
    assert store.resume() is None
    game = store.new_game(header())
    store.past.delete(game.number)
    assert store.resume() is None
    with pytest.raises(NoSuchGame):
        store.open_game(1)
    store.close()


def test_another_game_can_be_made_the_one_to_resume(tmp_path: Path) -> None:
    store = store_at(tmp_path)
    first, second = store.new_game(header("Ada")), store.new_game(header("Ben"))
    assert store.resume() is second
    store.make_current(first)
    assert store.resume() is first
    store.close()


def test_a_header_that_cannot_be_begins_no_game(tmp_path: Path) -> None:
    store = store_at(tmp_path)
    with pytest.raises(Wrong):
        store.new_game(header(sheet="no such sheet"))
    assert store.past.count() == 0
    store.close()


def test_a_whole_game_reads_back_equal(tmp_path: Path) -> None:
    store = store_at(tmp_path)
    record = example("2023-three-players-draw")
    game = play_all(store, record)
    position = game.position
    store.close()
    again = store_at(tmp_path).open_game(game.number)
    assert again is not game
    assert again.record == record
    assert again.position == position
    assert again.finished


def test_a_correction_with_a_header_reads_back(tmp_path: Path) -> None:
    store = store_at(tmp_path)
    game = store.new_game(header("Ada"))
    game.play(write("ada", 1, 1, 1))
    new = header("Ada", edition="2018", options={"roundabouts": True})
    game.correct(Change(header=new, inserted={0: (write("ada", 1, 5, 5), done("ada"))}), "ada")
    store.close()
    again = store_at(tmp_path).open_game(game.number)
    assert again.header == new
    assert again.record == game.record
    again.undo("ada")
    assert again.header == header("Ada")
    assert moves(again) == [write("ada", 1, 1, 1)]


def test_done_and_pause_are_flushed_to_the_disk_and_a_mere_tap_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = store_at(tmp_path)
    game = store.new_game(header())
    seen: list[int] = []
    run = Database._run

    def watched(self: Database, write: object) -> None:
        run(self, write)  # type: ignore[arg-type]
        seen.append(self.connection.execute("PRAGMA synchronous").fetchone()[0])

    monkeypatch.setattr(Database, "_run", watched)
    normal, full = 1, 2
    game.play(write("ada", 1, 1, 1))
    assert seen.pop() == normal
    game.play(done("ada"))
    assert seen.pop() == full
    game.play(write("ada", 1, 2, 2))
    assert seen.pop() == normal
    store.pause()
    assert seen.pop() == full
    store.close()


def test_write_ahead_and_foreign_keys_are_on(tmp_path: Path) -> None:
    store = store_at(tmp_path)
    ask = store.database.rows
    assert ask("PRAGMA journal_mode") == [("wal",)]
    assert ask("PRAGMA foreign_keys") == [(1,)]
    assert ask("PRAGMA foreign_key_check") == []
    store.close()


def test_names_are_offered_again_the_latest_first(tmp_path: Path) -> None:
    store = store_at(tmp_path)
    store.new_game(header("Ada", "Ben"))
    store.new_game(header("Abel"))
    store.new_game({**header("Ada"), "players": [{"id": "a", "name": "Ada", "city": "Palm Court"}]})
    assert [one.name for one in store.known.players()] == ["Ada", "Abel", "Ben"]
    assert [one.name for one in store.known.players("a", most=1)] == ["Ada"]
    assert store.known.players("ada")[0].city == "Palm Court"
    assert store.known.cities() == ["Palm Court", "Abelville", "Benville", "Adaville"]
    assert store.known.cities("%") == []
    store.known.forget_name("ada")
    store.close()
    assert [one.name for one in store_at(tmp_path).known.players()] == ["Abel", "Ben"]


def test_cards_opponents_and_sheets_typed_in_are_kept(tmp_path: Path) -> None:
    store = store_at(tmp_path)
    card = {"goal": "estates", "estates": [1, 6, 6], "points": [19, 7], "ours": 1}
    store.known.keep("plan", "my card", card)
    store.known.keep("opponent", "Sam", {"name": "Sam", "level": 0, "validates": [1], "temps": [6, 4, 2]})
    with pytest.raises(Wrong):
        store.known.keep("plan", "bad", {"goal": "nonsense"})
    with pytest.raises(Wrong):
        store.known.keep("sheet", "bad", {"streets": [3]})
    store.close()
    store = store_at(tmp_path)
    assert store.known.kept("plan") == {"my card": card}
    assert list(store.known.kept("opponent")) == ["Sam"]
    store.known.drop("plan", "my card")
    assert store.known.kept("plan") == {}
    store.close()


def test_settings_have_defaults_and_types_and_keep_what_they_do_not_know(tmp_path: Path) -> None:
    store = store_at(tmp_path)
    assert store.settings.get(APPEARANCE) == "system"
    store.settings.set(APPEARANCE, "dark")
    store.settings.set(HINTS, True)
    figures: Setting[dict[str, int]] = Setting("figures", {})
    mine = {"card": 7}
    store.settings.set(figures, mine)
    mine["card"] = 9
    assert store.settings.get(figures) == {"card": 7}
    store.settings.set(figures, mine)
    store.settings.set(Setting("of a later version", [1, 2]), [1, 2])
    store.database.write([("INSERT INTO settings VALUES ('text_size', '\"big\"'), ('language', '{')", ())])
    store.close()
    settings = store_at(tmp_path).settings
    assert (settings.get(APPEARANCE), settings.get(HINTS)) == ("dark", True)
    assert (settings.get(TEXT_SIZE), settings.get(LANGUAGE), settings.get(CURRENT)) == (0, "", 0)
    assert settings.get(figures) == {"card": 9}
    assert settings.all()["of a later version"] == [1, 2]


def test_a_database_is_brought_up_to_date_all_or_nothing(tmp_path: Path) -> None:
    store = store_at(tmp_path)
    game = play_all(store, example())
    store.close()
    connection = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    with pytest.raises(sqlite3.Error):
        migrate(connection, (*MIGRATIONS, "ALTER TABLE games ADD COLUMN place TEXT;\nNONSENSE;\n"))
    assert version_of(connection) == len(MIGRATIONS)
    migrate(connection, (*MIGRATIONS, "ALTER TABLE games ADD COLUMN place TEXT NOT NULL DEFAULT 'home';\n"))
    assert version_of(connection) == len(MIGRATIONS) + 1
    assert connection.execute("SELECT place FROM games").fetchall() == [("home",)]
    assert connection.execute("SELECT count(*) FROM moves").fetchone() == (game.length,)
    connection.close()
    assert version_in_file(str(tmp_path / FILE)) == len(MIGRATIONS) + 1


def test_two_windows_on_the_same_game_never_stop_each_other(tmp_path: Path) -> None:
    one, two = Store(str(tmp_path / FILE)), Store(str(tmp_path / FILE))
    mine = one.new_game(header("Ada", "Ben"))
    other = two.open_game(mine.number)
    assert mine.play(write("ada", 1, 1, 1)) is None
    assert other.play(write("ben", 1, 1, 1)) is None
    assert other.play(write("ada", 1, 3, 3)) is None
    assert one.notices == two.notices == []
    two.close()
    one.close()
    assert moves(store_at(tmp_path).open_game(mine.number)) == moves(other)


def test_a_listener_hears_notices_at_once(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"no database at all" * 100)
    heard: list[Notice] = []
    store = Store(str(tmp_path / FILE), heard.append)
    assert [notice.trouble for notice in heard] == ["set_aside"]
    store.close()
