"""A process killed while it plays loses no accepted move, and a write-ahead log cut anywhere no whole commit."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from itertools import chain
from pathlib import Path
from random import Random

import pytest

from companion.records.record import encode, move_raw, replay
from companion.store.store import Store
from tests.store.helpers import FILE, example, header, quick_folder, store_at, write

ROOT = Path(__file__).resolve().parents[2]
KILLS = 200
CUTS = 200


@pytest.mark.skipif(not hasattr(os, "fork"), reason="a platform without fork")
def test_a_process_killed_200_times_while_playing_loses_nothing(tmp_path: Path) -> None:
    random = Random(4)
    path = tmp_path / FILE
    command = [sys.executable, "-m", "tests.store.player"]
    accepted: dict[int, list[str]] = {}
    played = 0
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as player:
        assert player.stdin is not None
        assert player.stdout is not None
        for kill in range(KILLS):
            if kill % 20 == 0:
                # A fresh folder now and then, so that the making of the database is hit too.
                path = tmp_path / str(kill) / FILE
                accepted = {}
            player.stdin.write(f"{path} {random.randrange(2**32)}\n")
            player.stdin.flush()
            pid = int(player.stdout.readline().split()[1])
            told = [player.stdout.readline() for _ in range(random.choice((0, 0, 1, 2, 5, 10)))]
            time.sleep(random.uniform(0, 0.01))  # a random moment; nothing is waited for
            os.kill(pid, signal.SIGKILL)
            for line in chain(told, iter(player.stdout.readline, "dead\n")):
                what, number, *move = line.rstrip("\n").split(" ", 2)
                if what == "new":
                    accepted[int(number)] = []
                elif what == "undo":
                    accepted[int(number)].pop()
                else:
                    accepted[int(number)] += move
                    played += 1
            store = Store(str(path))
            # A game may have been begun without its word getting out: then the next process goes on with it.
            if (running := store.resume()) is not None:
                accepted.setdefault(running.number, [])
            for number, expected in accepted.items():
                game = store.open_game(number)
                assert replay(game.record) == game.position
                kept = [encode(move_raw(entry)).decode() for entry in game.record.entries]
                # The last step may have been committed without its word getting out: a move more, or one taken back.
                assert kept[: len(expected)] == expected or (kept == expected[:-1] and game.can_redo())
                assert len(kept) <= len(expected) + 1
                accepted[number] = kept
            assert store.notices == []
            assert store.saved
            store.close()
        player.stdin.close()
    assert played > KILLS


def test_a_write_ahead_log_cut_at_200_bytes_opens_with_every_whole_commit() -> None:
    with quick_folder() as folder:
        cut_everywhere(folder)


def cut_everywhere(tmp_path: Path) -> None:
    random = Random(4)
    whole = tmp_path / "whole"
    whole.mkdir()
    store = store_at(whole)
    store.new_game(header())
    record = example("2018-four-players")
    store.database.rows("PRAGMA wal_checkpoint(TRUNCATE)")
    log = whole / f"{FILE}-wal"
    game = store.new_game(record.header)
    sizes = [log.stat().st_size]
    for entry in record.entries[:150]:
        assert game.play(entry.move) is None
        sizes.append(log.stat().st_size)
    assert sizes == sorted(set(sizes))
    lengths = set()
    for cut in sorted(random.randrange(sizes[-1] + 1) for _ in range(CUTS)):
        folder = tmp_path / f"cut{cut}"
        folder.mkdir(exist_ok=True)
        shutil.copyfile(whole / FILE, folder / FILE)
        (folder / log.name).write_bytes(log.read_bytes()[:cut])
        again = store_at(folder)
        expected = sum(size <= cut for size in sizes) - 1
        if expected < 0:
            assert again.past.count() in (1, 2)
        else:
            found = again.open_game(game.number)
            assert [line.entry for line in found.lines] == list(record.entries[:expected])
            assert found.play(record.entries[expected].move) is None
            lengths.add(expected)
        assert again.notices == []
        again.close()
        shutil.rmtree(folder)
    assert len(lengths) > 50
    store.close()


def test_the_half_made_turn_survives_a_kill(tmp_path: Path) -> None:
    code = (
        "import os, signal, sys\n"
        "from companion.store.store import Store\n"
        "from tests.store.helpers import header\n"
        "game = Store(sys.argv[1]).new_game(header('Ada'))\n"
        "game.set_draft('ada', {'number': 8, 'effect': 'pool'})\n"
        "os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    died = subprocess.run([sys.executable, "-c", code, str(tmp_path / FILE)], cwd=ROOT, check=False)
    assert died.returncode == -signal.SIGKILL
    store = store_at(tmp_path)
    game = store.resume()
    assert game is not None
    assert game.draft("ada") == {"number": 8, "effect": "pool"}
    assert game.play(write("ada", 1, 5, 8)) is None
    store.close()
