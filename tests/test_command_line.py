"""`python -m companion`: what it prints, and what it makes of files that are broken in every way."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.__main__ import main
from companion.store.store import Store
from tests.records.forms import HEADER, a_snapshot, answer, check_answer, done, lines, told, write
from tests.records.random_games import a_game

ROOT = Path(__file__).parent.parent
EXAMPLES = sorted((ROOT / "tests" / "examples").glob("*.jsonl"))
COMMANDS = ("check", "show", "score", "moves", "snapshot")


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_commands_on_the_examples_and_their_snapshots(path: Path) -> None:
    record = path.read_bytes()
    expected = json.loads(path.with_suffix("").with_suffix(".score.json").read_text())
    status, text, _ = answer("snapshot", record)
    assert status == 0
    assert text.count("\n") == 1
    for data, kind in ((record, "record"), (text.encode(), "snapshot")):
        assert answer("check", data)[1].startswith(f"ok: {kind}")
        assert json.loads(answer("score", data, "--json")[1]) == expected
        assert answer("moves", data) == (0, "", "")
        for player in expected["players"]:
            assert player["name"] in answer("show", data)[1]
            assert str(player["total"]) in answer("score", data)[1]
    assert answer("snapshot", text)[1] == text


def test_moves_lists_one_json_a_line() -> None:
    status, out, _ = answer("moves", lines(HEADER, write("ada", 1, 1, 5, "fence")))
    moves = [json.loads(line) for line in out.splitlines()]
    assert status == 0
    ada = [move for move in moves if move["by"] == "ada"]
    ben = [move for move in moves if move["by"] == "ben"]
    assert {move["do"] for move in ada} == {"fence", "roundabout", "done"}
    assert sum(move["do"] == "fence" for move in ada) == 9 + 10 + 11
    assert sum(move["do"] == "roundabout" for move in ada) == 32
    assert sum(move["do"] == "write" for move in ben) == 33 * 18
    assert {"by": "ben", "do": "write", "street": 3, "house": 12, "number": 0} in ben
    assert not any(move["do"] == "refuse" for move in ben)


def test_a_listed_move_is_what_check_accepts() -> None:
    random = Random(1)
    for seed in range(12):
        header, steps = a_game(seed, 80)
        record = lines(header) + b"".join(_line(step.move) for step in steps)
        listed = answer("moves", record)[1].splitlines()
        for line in random.sample(listed, min(6, len(listed))):
            move = json.loads(line)
            if move["do"] != "write":
                assert answer("check", record + line.encode())[0] == 0


def _line(move: Any) -> bytes:
    from companion.records.record import Entry, encode, move_raw

    return encode(move_raw(Entry(move))) + b"\n"


def test_show_draws_the_streets() -> None:
    out = answer("show", lines(HEADER, write("ada", 1, 3, 5, "pool"), {"by": "ada", "do": "pool"}))[1]
    assert ". . 5* . . . . . . ." in out
    assert "Ada" in out


def test_a_name_does_not_steer_the_terminal() -> None:
    data = lines({**HEADER, "players": [{"id": "ada", "name": "A\x1b[31m\nB\x9b"}]})
    for command in ("show", "score"):
        out = answer(command, data)[1]
        assert "A\ufffd[31m\ufffdB\ufffd" in out
    assert json.loads(answer("score", data, "--json")[1])["players"][0]["name"] == "A\x1b[31m\nB\x9b"


def test_players_on_paper_are_scored_as_far_as_they_are_known() -> None:
    header = {**HEADER, "options": {"paper": ["Eve", "Dan", "Flo"]}}
    moves = [told("paper", name="Eve", temps=4, total=61), told("close"), told("paper", name="Dan", temps=2)]
    raw = json.loads(answer("score", lines(header, *moves), "--json")[1])
    assert raw["players"][2] == {"id": "Eve", "name": "Eve", "temps": {"boxes": 4, "points": 7}, "total": 61, "rank": 1}
    assert raw["players"][3] == {"id": "Dan", "name": "Dan", "temps": {"boxes": 2, "points": 4}}
    assert raw["players"][4] == {"id": "Flo", "name": "Flo"}
    assert (raw["winners"], raw["decided_by"], raw["ended_by"]) == (["Eve"], "total", ["table"])
    assert answer("score", lines(header, *moves))[0] == 0
    assert answer("show", lines(header, *moves))[0] == 0


def test_line_and_reason_of_an_illegal_move() -> None:
    record = lines(HEADER, write("ada", 1, 1, 5), done("ada"), write("ben", 1, 1, 5), write("ben", 1, 2, 5))
    for command in COMMANDS:
        status, out, err = answer(command, record)
        assert (status, out) == (1, "")
        assert err == "-:5: the 5 of this turn is already written, in street 1 house 1\n"


def test_all_that_is_wrong_with_a_snapshot_stands_in_one_line() -> None:
    err = answer("check", json.dumps(a_snapshot("5 3 . . . . . . . .", temps=12), indent=1))[2]
    assert err.count("; ") == 2
    check_answer(*answer("check", json.dumps(a_snapshot("5 3 . . . . . . . .", temps=12))))


def test_a_broken_line_of_a_long_snapshot_is_named() -> None:
    text = json.dumps(a_snapshot(), indent=1).replace('"edition": ', '"edition" ')
    line = text[: text.index('"edition"')].count("\n") + 1
    assert answer("check", text)[2].startswith(f"-:{line}: ")


def process(*arguments: str, data: bytes | None = None, **more: Any) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "companion", *arguments]
    return subprocess.run(command, cwd=ROOT, input=data, capture_output=True, timeout=60, check=False, **more)


def test_standard_input_and_output_of_a_real_process() -> None:
    data = EXAMPLES[0].read_bytes()
    scored = process("score", "-", "--json", data=data)
    expected = json.loads(EXAMPLES[0].with_suffix("").with_suffix(".score.json").read_text())
    assert (scored.returncode, json.loads(scored.stdout), scored.stderr) == (0, expected, b"")
    broken = process("check", "-", data=data + b"\xff")
    assert (broken.returncode, broken.stdout) == (1, b"")
    assert re.fullmatch(rb"-:\d+: [^\n]+\n", broken.stderr)


def test_a_hundred_megabytes(tmp_path: Path) -> None:
    path = tmp_path / "large.jsonl"
    with path.open("wb") as file:
        file.truncate(100_000_000)
    done_ = process("check", str(path))
    assert (done_.returncode, done_.stdout) == (1, b"")
    assert re.fullmatch(rb"\S+large\.jsonl:1: [^\n]+\n", done_.stderr)


def test_files_that_are_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    locked = tmp_path / "two\nlines\x1b.jsonl"
    for path in (tmp_path, tmp_path / "missing.jsonl", locked, tmp_path / ("x" * 5000)):
        assert main(["check", str(path)]) == 1
        out, err = capsys.readouterr()
        assert out == ""
        assert err.count("\n") == 1
        assert ":1: " in err
        assert "\x1b" not in err


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="this system has no full device")
def test_output_that_nobody_takes() -> None:
    command = f"{sys.executable} -m companion moves tests/examples/2018-two-players.jsonl"
    check = command.replace("moves", "check")
    full = subprocess.run(f"{check} > /dev/full", shell=True, cwd=ROOT, capture_output=True, check=False)
    assert full.returncode == 1
    assert full.stderr.count(b"\n") == 1
    gone = subprocess.run(
        f"{command.replace('moves', 'show')} | true", shell=True, cwd=ROOT, capture_output=True, check=False
    )
    assert gone.stderr == b""
    mute = subprocess.run(
        f"{sys.executable} -m companion check missing 2>&-", shell=True, cwd=ROOT, capture_output=True, check=False
    )
    assert (mute.returncode, mute.stdout) == (1, b"")
    for closed in ("check - <&-", "check tests/examples/2018-two-players.jsonl >&-"):
        line = f"{sys.executable} -m companion {closed}"
        ended = subprocess.run(line, shell=True, cwd=ROOT, capture_output=True, check=False)
        assert ended.returncode == ("-" in closed.split())
        assert b"Traceback" not in ended.stderr


GAME = "tests/examples/2018-two-players.jsonl"
WRONG = [
    [], ["check"], ["fly", "x"], ["check", "a", "b"], ["check", "a", "--json"], ["-h", "x"], ["--version"], ["score"],
    ["games", "x"], ["games", "--json"], ["picture"], ["picture", GAME], ["picture", GAME, "a.png", "b.png"],
    ["picture", GAME, ""], ["picture", "", "a.png"], ["picture", GAME, "-"], ["picture", GAME, "a.png", "--city"],
    ["picture", GAME, "a.png", "--json"], ["picture", GAME, "a.png", "--city", "Ada", "--city", "Ben"],
]  # fmt: skip


@pytest.mark.parametrize("arguments", WRONG, ids=lambda words: " ".join(words).replace(GAME, "GAME") or "nothing")
def test_wrong_arguments_show_how_it_is_used(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 1
    out, err = capsys.readouterr()
    assert (out, err.startswith("usage: "), err.count("\n")) == ("", True, 1)


def test_pictures_that_cannot_be_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    out, full = str(tmp_path / "a.png"), Path("/dev/full")
    wrong = [
        (["missing.jsonl", out], "missing.jsonl"),
        (["README.md", out], "README.md"),
        ([GAME, str(tmp_path)], str(tmp_path)),
        ([GAME, str(tmp_path / "nowhere" / "a.png")], str(tmp_path / "nowhere" / "a.png")),
        ([GAME, out, "--city", "Nobody"], GAME),
        ([GAME, out, "--city", ""], GAME),
        *([([GAME, str(full)], str(full))] if full.exists() else []),
    ]
    for arguments, named in wrong:
        assert main(["picture", *arguments]) == 1
        told = capsys.readouterr()
        assert told.out == ""
        assert re.fullmatch(re.escape(named) + r":1: [^\n]+\n", told.err)
    assert list(tmp_path.iterdir()) == []
    # letters arrive so where the system knows only ASCII
    assert main(["picture", GAME, out, "--city", "Größe".encode().decode("ascii", "surrogateescape")]) == 1
    assert capsys.readouterr().err.endswith("there is no city Größe\n")


@pytest.mark.parametrize(
    "settings",
    [
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"PYTHONIOENCODING": "cp1252:strict"},
        {"HOME": "/nonexistent", "XDG_DATA_HOME": "/nonexistent", "TMPDIR": "/nonexistent"},
    ],
    ids=["only ASCII", "Windows", "no home"],
)
def test_wherever_it_runs(settings: dict[str, str]) -> None:
    environment = {**os.environ, **settings}
    name = "Größe\n.jsonl"
    shown = process(
        "show", "-", data=lines({**HEADER, "players": [{"id": "ada", "name": "Zoë 日本"}]}), env=environment
    )
    assert (shown.returncode, "Zoë 日本" in shown.stdout.decode(), shown.stderr) == (0, True, b"")
    missing = process("check", name, env=environment)
    assert (missing.returncode, missing.stdout, missing.stderr.count(b"\n")) == (1, b"", 1)


@pytest.mark.skipif(sys.platform == "win32", reason="signals are others there")
def test_whoever_interrupts_it_reads_nothing() -> None:
    command = [sys.executable, "-m", "companion", "check", "-"]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdin is not None
        assert running.stderr is not None
        # more than a pipe holds: when all of it is taken, the command is reading
        running.stdin.write(b"{" * 100_000)
        running.stdin.flush()
        running.send_signal(signal.SIGINT)
        assert running.stderr.read() == b""
        assert running.wait(60) == -signal.SIGINT


def test_help_is_no_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    assert capsys.readouterr().out.startswith("usage: ")


def test_nothing_of_the_screens_is_loaded() -> None:
    code = (
        "import sys; from companion.__main__ import main; main(['score', 'tests/examples/2018-two-players.jsonl']);"
        "print([name for name in sys.modules if name.split('.')[0] in ('kivy', 'kivymd', 'PIL')])"
    )
    ended = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert ended.stdout.splitlines()[-1] == "[]"


def test_games_lists_what_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("ANDROID_PRIVATE", raising=False)
    assert main(["games"]) == 0
    assert capsys.readouterr().out == "no games yet\n"
    assert not list(tmp_path.iterdir())
    (tmp_path / "three-streets").mkdir()
    store = Store(str(tmp_path / "three-streets" / "games.sqlite3"))
    store.new_game(json.loads(lines(HEADER)))
    store.close()
    (tmp_path / "elsewhere" / "three-streets" / "games.sqlite3").mkdir(parents=True)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "elsewhere"))
    assert main(["games"]) == 1
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n"), "games.sqlite3:1: " in told.err) == ("", 1, True)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main(["games"]) == 0
    first, last = capsys.readouterr().out.splitlines()
    assert "round 1" in first
    assert "Ada 0" in first
    assert last == "1 game"
