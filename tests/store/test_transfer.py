"""Records and backups go out and in without doubles."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from companion.records.files import load
from companion.records.record import Unreadable, encode, write_record
from companion.records.snapshot import snapshot
from companion.store.backup import NotABackup, backup, restore
from companion.store.settings import HINTS, LANGUAGE
from companion.store.store import Store
from companion.store.transfer import export_record, import_record
from tests.store.helpers import EXAMPLES, done, example, header, moves, play_all, quick_folder, store_at, write

CARD = {"goal": "estates", "estates": [1], "points": [3, 1]}


@pytest.fixture
def tmp_path() -> Iterator[Path]:
    with quick_folder() as folder:
        yield folder


def two_stores(folder: Path) -> tuple[Store, Store]:
    for name in ("here", "there"):
        (folder / name).mkdir()
    return store_at(folder / "here"), store_at(folder / "there")


def contents(store: Store) -> list[tuple[object, ...]]:
    """All games with their whole history, in no order of this store."""
    games = [store.open_game(past.number) for past in store.past.games(most=-1)]
    return sorted(
        (game.key, game.started, repr(game.record), repr(game.history), game.can_undo(), game.can_redo())
        for game in games
    )


def test_a_record_goes_out_and_in_once(tmp_path: Path) -> None:
    here, there = two_stores(tmp_path)
    game = play_all(here, example())
    data = export_record(game)
    assert load(data).record is not None
    first = import_record(there, data)
    assert first.record == game.record
    assert first.key == game.key
    assert import_record(there, data) is first
    assert import_record(here, data) is game
    assert there.past.count() == here.past.count() == 1
    assert there.past.games()[0].scores == here.past.games()[0].scores


def test_a_record_from_elsewhere_is_taken_once_too(tmp_path: Path) -> None:
    store = store_at(tmp_path)
    data = (EXAMPLES / "2018-two-players.jsonl").read_bytes()
    game = import_record(store, data)
    assert import_record(store, data) is game
    assert game.record == example()
    assert store.past.count() == 1
    assert store.resume() is None


def test_the_longer_record_of_a_game_wins_and_the_shorter_is_history(tmp_path: Path) -> None:
    here, there = two_stores(tmp_path)
    record = example()
    game = play_all(here, record, 20)
    other = import_record(there, export_record(game))
    short = export_record(game)
    for entry in record.entries[20:30]:
        game.play(entry.move)
    assert import_record(there, export_record(game)) is other
    assert other.record == game.record
    assert import_record(there, short) is other
    assert other.length == 30
    assert other.undo() is None
    assert other.length == 20


def test_a_record_that_went_another_way_replaces_only_what_differs(tmp_path: Path) -> None:
    here, there = two_stores(tmp_path)
    game = here.new_game(header())
    game.play(write("ada", 1, 1, 1))
    other = import_record(there, export_record(game))
    other.play(done("ada"))
    game.undo("ada")
    game.play(write("ada", 1, 2, 2))
    game.play(done("ada"))
    game.play(write("ada", 1, 3, 3))
    import_record(there, export_record(game))
    assert moves(other) == moves(game)
    assert other.undo() is None
    assert moves(other) == [write("ada", 1, 1, 1), done("ada")]


def test_fields_of_other_programs_go_through(tmp_path: Path) -> None:
    store = store_at(tmp_path)
    text = write_record(example()).decode()
    head, first, rest = text.split("\n", 2)
    text = f'{head[:-1]},"from": "elsewhere"}}\n{first[:-1]},"mood": "good"}}\n{rest}'
    game = import_record(store, text.encode())
    number = game.number
    store.close()
    out = export_record(store_at(tmp_path).open_game(number)).decode()
    assert '"from":"elsewhere"' in out
    assert '"mood":"good"' in out


def test_a_snapshot_becomes_a_game_that_goes_on(tmp_path: Path) -> None:
    store = store_at(tmp_path)
    played = play_all(store, example(), 30)
    game = import_record(store, encode(snapshot(played.header, played.position)))
    assert game.length == 0
    assert [seat.city for seat in game.position.seats] == [seat.city for seat in played.position.seats]
    assert "snapshot" not in game.header


@pytest.mark.parametrize("data", [b"", b"{}", b"\xff\xfe", b'{"record": 1}\n', b"nonsense"])
def test_a_file_that_is_no_record_is_refused_and_nothing_is_begun(tmp_path: Path, data: bytes) -> None:
    store = store_at(tmp_path)
    with pytest.raises(Unreadable):
        import_record(store, data)
    assert store.past.count() == 0
    store.close()


def filled(store: Store) -> None:
    play_all(store, example("2018-four-players"))
    game = play_all(store, example(), 40)
    game.undo("p1")
    game.set_draft("p2", {"number": 7})
    store.past.delete(store.new_game(header("Deleted")).number)
    store.known.keep("plan", "mine", CARD)
    store.settings.set(HINTS, True)


def test_everything_goes_into_one_file_and_back(tmp_path: Path) -> None:
    here, there = two_stores(tmp_path)
    filled(here)
    progress: list[tuple[int, int]] = []
    file = str(tmp_path / "backup")
    assert backup(here, file, lambda done, of: progress.append((done, of))) == 2
    assert progress == [(0, 2), (1, 2), (2, 2)]
    progress.clear()
    there.settings.set(LANGUAGE, "de")
    restored = restore(there, file, lambda done, of: progress.append((done, of)))
    assert restored == (2, 0, 0, True)
    assert progress == [(0, 2), (1, 2), (2, 2)]
    assert contents(there) == contents(here)
    assert [past.scores for past in there.past.games()] == [past.scores for past in here.past.games()]
    assert there.past.games()[0].moves == there.open_game(there.past.games()[0].number).length
    game = next(game for game in map(there.open_game, (past.number for past in there.past.games())) if game.can_redo())
    assert game.draft("p2") == {"number": 7}
    assert there.known.kept("plan") == {"mine": CARD}
    assert {one.name for one in there.known.players()} == {one.name for one in here.known.players()}
    assert (there.settings.get(HINTS), there.settings.get(LANGUAGE)) == (True, "de")


def test_a_backup_taken_twice_makes_no_doubles_and_the_later_state_stays(tmp_path: Path) -> None:
    here, there = two_stores(tmp_path)
    record = example()
    game = play_all(here, record, 20)
    early, late = str(tmp_path / "early"), str(tmp_path / "late")
    backup(here, early)
    restore(there, early)
    other = there.open_game(there.past.games()[0].number)
    heard: list[str] = []
    other.listen(lambda news: heard.append(news.kind))
    for entry in record.entries[20:25]:
        game.play(entry.move)
    game.undo()
    backup(here, late)
    assert restore(there, late) == (0, 1, 0, True)
    assert other.record == game.record
    assert heard == ["correct"]
    assert restore(there, late) == (0, 0, 0, True)
    assert restore(there, early) == (0, 0, 0, True)
    assert other.play(record.entries[24].move) is None
    assert there.past.count() == 1
    there.close()
    assert moves(store_at(tmp_path / "there").open_game(other.number)) == list(record.moves[:25])


def test_a_restore_beside_the_screen_reaches_the_open_game(tmp_path: Path) -> None:
    here, there = two_stores(tmp_path)
    game = play_all(here, example(), 10)
    file = str(tmp_path / "backup")
    backup(here, file)
    restore(there, file)
    shown = there.open_game(there.past.games()[0].number)
    assert game.play(example().entries[10].move) is None
    here.settings.set(HINTS, True)
    backup(here, file)
    beside = store_at(tmp_path / "there")
    restore(beside, file)
    beside.close()
    there.reread()
    assert shown.record == game.record
    assert there.settings.get(HINTS) is True
    assert shown.play(example().entries[11].move) is None
    there.close()
    assert store_at(tmp_path / "there").open_game(shown.number).length == 12


def test_an_undo_alone_is_a_later_state_too(tmp_path: Path) -> None:
    here, there = two_stores(tmp_path)
    game = play_all(here, example(), 5)
    file = str(tmp_path / "backup")
    backup(here, file)
    restore(there, file)
    game.undo()
    backup(here, file)
    assert restore(there, file).longer == 1
    assert there.past.games()[0].moves == 4


def test_a_game_deleted_here_comes_back_from_the_backup(tmp_path: Path) -> None:
    store = store_at(tmp_path)
    game = play_all(store, example(), 5)
    file = str(tmp_path / "backup")
    backup(store, file)
    store.past.delete(game.number)
    restore(store, file)
    assert store.past.count() == 1
    store.close()


def test_a_backup_cut_short_or_damaged_brings_what_is_whole(tmp_path: Path) -> None:
    (tmp_path / "here").mkdir()
    here = store_at(tmp_path / "here")
    for count in (10, 20, 30):
        play_all(here, example(), count)
    file = tmp_path / "backup"
    backup(here, str(file))
    whole = gzip.decompress(file.read_bytes())
    random = Random(1)
    brought = set()
    for at in range(30):
        folder = tmp_path / str(at)
        folder.mkdir()
        lines = whole.split(b"\n")
        if at % 2:
            data = file.read_bytes()[: random.randrange(len(file.read_bytes()))]
        else:
            line = random.randrange(1, len(lines) - 1)
            place = random.randrange(len(lines[line]))
            lines[line] = lines[line][:place] + random.randbytes(3) + lines[line][place + 3 :]
            data = gzip.compress(b"\n".join(lines))
        (folder / "backup").write_bytes(data)
        there = store_at(folder)
        try:
            restored = restore(there, str(folder / "backup"))
        except NotABackup:
            continue
        finally:
            there.close()
        again = store_at(folder)
        assert again.past.count() == restored.new
        for past in again.past.games():
            again.open_game(past.number)
        again.close()
        brought.add(restored.new)
    assert {2, 3} <= brought


@pytest.mark.parametrize(
    "data",
    [b"", b"nonsense", gzip.compress(b""), gzip.compress(b"{}\n"), gzip.compress(b'{"backup": 99, "games": 1}\n')],
    ids=["empty", "nonsense", "nothing packed", "no heading", "a later backup"],  # packed bytes carry the time of day
)
def test_a_file_that_is_no_backup_is_refused(tmp_path: Path, data: bytes) -> None:
    store = store_at(tmp_path)
    (tmp_path / "backup").write_bytes(data)
    with pytest.raises(NotABackup):
        restore(store, str(tmp_path / "backup"))
    store.close()


def test_a_backup_that_fails_leaves_the_older_file(tmp_path: Path) -> None:
    store = store_at(tmp_path)
    play_all(store, example(), 5)
    file = tmp_path / "backup"
    file.write_bytes(b"older")

    def fail(_done: int, _of: int) -> None:
        raise OSError("no space")

    with pytest.raises(OSError, match="no space"):
        backup(store, str(file), fail)
    assert file.read_bytes() == b"older"
    assert not (tmp_path / "backup.part").exists()
    store.close()
