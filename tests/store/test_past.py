"""Past games: newest first, by player, best and average scores, deleting with undo; and the list as text."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

from companion.records.record import replay
from companion.records.results import result_raw
from companion.store.listing import default_database, games_text
from companion.store.store import NoSuchGame, Store
from tests.store.helpers import FILE, done, example, header, play_all, quick_folder, store_at, write

EXAMPLES = ("2018-two-players", "2018-four-players", "2023-three-players-draw", "2023-solo-aaa")


@pytest.fixture
def tmp_path() -> Iterator[Path]:
    with quick_folder() as folder:
        yield folder


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return store_at(tmp_path)


def test_games_stand_newest_first_with_the_scores_of_the_engine(store: Store) -> None:
    numbers = [play_all(store, example(name)).number for name in EXAMPLES]
    listed = store.past.games()
    assert [past.number for past in listed] == numbers[::-1]
    for past, name in zip(listed, EXAMPLES[::-1], strict=True):
        result = result_raw(replay(example(name)))
        assert past.finished is result["finished"]
        assert past.round == result["round"]
        assert past.moves == len(example(name).entries)
        assert [(score.id, score.total, score.rank) for score in past.scores] == [
            (one["id"], one["total"], one["rank"]) for one in result["players"]
        ]
        assert [score.id for score in past.scores if score.winner] == result["winners"]
        assert past.started <= past.updated


def test_a_running_game_shows_its_totals_as_they_are(store: Store) -> None:
    game = store.new_game(header("Ada", "Ben"))
    (past,) = store.past.games()
    assert (past.finished, past.round, past.moves) == (False, 1, 0)
    game.play(write("ada", 1, 3, 3, "pool"))
    game.play(done("ada"))
    (past,) = store.past.games()
    assert past.moves == 2
    game.undo("ada")
    (past,) = store.past.games()
    assert past.moves == 1
    assert store.past.game(game.number) == past


def test_the_list_comes_in_pages(store: Store) -> None:
    numbers = [store.new_game(header()).number for _ in range(30)]
    pages, last = [], None
    while page := store.past.games(after=last, most=7):
        pages.append([past.number for past in page])
        last = page[-1]
    assert [len(page) for page in pages] == [7, 7, 7, 7, 2]
    assert list(chain(*pages)) == numbers[::-1]
    assert store.past.count() == 30


def test_games_of_one_player(store: Store) -> None:
    first = store.new_game(header("Ada", "Ben")).number
    store.new_game(header("Chloé"))
    third = store.new_game(header("ada")).number
    assert [past.number for past in store.past.games("ADA")] == [third, first]
    assert store.past.games("Nobody") == []


def test_best_and_average_scores_of_finished_games(store: Store) -> None:
    for name in EXAMPLES[:2]:
        play_all(store, example(name))
    play_all(store, example(EXAMPLES[0]), 50)
    totals: dict[str, list[int]] = {}
    winners: list[str] = []
    for name in EXAMPLES[:2]:
        result = result_raw(replay(example(name)))
        for one in result["players"]:
            totals.setdefault(one["name"], []).append(one["total"])
        winners += [one["name"] for one in result["players"] if one["id"] in result["winners"]]
    for player in store.past.players():
        mine = totals[player.name]
        assert (player.games, player.best) == (len(mine), max(mine))
        assert player.average == pytest.approx(sum(mine) / len(mine))
        assert player.wins == winners.count(player.name)
    assert {player.name for player in store.past.players()} == totals.keys()
    best = [one.total for one in store.past.best()]
    assert best == sorted(chain(*totals.values()), reverse=True)
    assert [one.total for one in store.past.best("ada", most=1)] == [max(totals["Ada"])]
    found = store.past.player("ada")
    assert found is not None
    assert found.name == "Ada"
    assert store.past.player("nobody") is None


def test_a_deleted_game_comes_back_or_is_gone_in_the_end(tmp_path: Path) -> None:
    store = store_at(tmp_path)
    game = play_all(store, example())
    kept = store.new_game(header())
    store.past.delete(game.number)
    assert [past.number for past in store.past.games()] == [kept.number]
    assert store.past.players() == []
    assert store.past.best() == []
    store.past.bring_back(game.number)
    assert store.past.count() == 2
    assert len(store.past.players()) == 2
    store.past.delete(game.number)
    store.past.purge(before=0)
    store.past.bring_back(game.number)
    store.past.delete(game.number)
    store.past.purge(before=4_000_000_000)
    store.past.bring_back(game.number)
    assert store.past.count() == 1
    assert store.database.rows("SELECT count(*) FROM moves") == [(0,)]
    store.close()
    store = store_at(tmp_path)
    with pytest.raises(NoSuchGame):
        store.open_game(game.number)
    store.close()


def test_a_game_deleted_long_ago_is_removed_at_the_next_start(tmp_path: Path) -> None:
    store = store_at(tmp_path)
    store.new_game(header())
    old, fresh = store.new_game(header()), store.new_game(header())
    store.past.delete(old.number)
    store.past.delete(fresh.number)
    store.database.write([("UPDATE games SET deleted = 1 WHERE id = ?", (old.number,))])
    store.close()
    store = store_at(tmp_path)
    assert store.database.rows("SELECT count(*) FROM games") == [(2,)]
    store.close()


def test_an_old_game_is_reopened_replayed_and_corrected(tmp_path: Path) -> None:
    store = store_at(tmp_path)
    number = play_all(store, example()).number
    store.close()
    store = store_at(tmp_path)
    game = store.open_game(number)
    rounds = [game.position_after(moves).round for moves in range(game.length + 1)]
    assert rounds == sorted(rounds)
    assert rounds[-1] == game.round
    assert game.undo() is None
    assert not game.finished
    (past,) = store.past.games()
    assert not past.finished
    assert game.redo() is None
    assert store.past.games()[0].finished
    store.close()


def test_the_list_as_text(tmp_path: Path) -> None:
    path = str(tmp_path / FILE)
    assert list(games_text(path)) == ["no games yet"]
    assert not (tmp_path / FILE).exists()
    store = store_at(tmp_path)
    play_all(store, example("2018-four-players"))
    store.new_game(header("Ada", "Ben"))
    store.close()
    newest, oldest, count = games_text(path)
    assert newest.endswith("round 1  Ada 0, Ben 0")
    assert oldest.endswith("finished  Chloé 44, Ada 34, Dora 30, Ben 7")
    assert oldest[:2] == "20"
    assert count == "2 games"


def test_the_list_tells_what_the_store_had_to_tell(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"no database" * 1000)
    told, count = games_text(str(tmp_path / FILE))
    assert "damaged" in told
    assert count == "0 games"


def test_the_games_are_kept_where_the_system_wants_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("ANDROID_PRIVATE", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert Path(default_database()) == Path("/data/three-streets/games.sqlite3")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "/home/ada")
    assert Path(default_database()) == Path("/home/ada/.local/share/three-streets/games.sqlite3")
    monkeypatch.setattr("sys.platform", "darwin")
    assert "Application Support" in default_database()
    monkeypatch.setenv("ANDROID_PRIVATE", "/private")
    assert Path(default_database()) == Path("/private/three-streets/games.sqlite3")
