"""Files that are broken in every way: one line of complaint or a good answer, never a traceback, never a hang."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.records.forms import HEADER, STREETS, answer, check_answer, done, lines, told, write

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = sorted((ROOT / "tests" / "examples").glob("*.jsonl"))
COMMANDS = ("check", "show", "score", "moves", "snapshot")
SPOILERS: tuple[str, ...] = (
    "null", "-1", "0", "1e400", "1e300", "1.5", str(10**30), str(-(10**30)), "9" * 5000, '"x"', '""', "[]", "{}",
    "true", "[" * 100_000 + "]" * 100_000, "[" * 300 + "]" * 300, '{"a":' * 200 + "1" + "}" * 200, '"\\u0000"',
    '"\\ud800"',
    '"\\ud83d\\ude00\\n"', "[null]", '[["x"]]', "NaN", "-Infinity", "", "\x00", '"', "01", "[1,]", "2" + "0" * 400,
)  # fmt: skip


def a_rich_snapshot() -> dict[str, Any]:
    """A snapshot with every field there is."""
    opponent = {
        "name": "Sam", "level": 1, "validates": [1, 3], "park": 1, "pool": 2, "temp": 1, "fence": 1, "bis_houses": 2,
        "value": 2, "temps": [6, 4, 2],
    }  # fmt: skip
    sheet = json.loads((ROOT / "assets" / "welcome" / "sheets.json").read_text())["classic-2023"]
    custom = {
        "goal": "estates", "estates": [1, 2], "street": 1, "same_street": True, "roundabouts": 0,
        "each": {"pools": 0, "bis": 0}, "size": 1, "streets": 1, "count": 1, "points": [9, 4],
    }  # fmt: skip
    return {
        "snapshot": 1, "edition": "2023", "sheet": sheet, "round": 4, "approved": [1], "ended_by": ["table"],
        "options": {"roundabouts": True, "roundabout_counts": True, "solo": "aaa", "opponent": opponent, "paper": [],
                    "expert": False},
        "plans": [{"slot": 1, "custom": custom}, {"slot": 2, "card": "b-45-bis", "points": [9, 4]}],
        "players": [{
            "id": "ada", "name": "Ada", "city": "Maple", "streets": ["1 2|o|3 4 5 6* . . .", *STREETS[1:]],
            "parks": [1, 0, 0], "values": [0] * 6, "temps": 0, "refusals": 1, "plans": [None, None, None],
        }],
        "aaa": {"cards": ["park", "bis"], "plans": [9, None, None], "seen": [1, 2]},
        "paper": [],
    }  # fmt: skip


def a_rich_record() -> list[dict[str, Any]]:
    """A record with every kind of move that one table can make."""
    plans = [{"slot": 1, "custom": {"goal": "estates", "estates": [1]}}, {"slot": 2, "card": "n2-parks"}]
    options = {"roundabouts": True, "paper": ["Eve"]}
    header = {**HEADER, "options": options, "round": 2, "approved": [2], "plans": plans}
    return [
        header,
        told("set", player={"id": "dan", "streets": list(STREETS), "plans": [None] * 3, "temps": 0, "parks": [0] * 3}),
        told("points", slot=1, points=[9, 4]),
        told("draw", cards=[[5, "fence"], [7, "temp"], [9, "bis"]]),
        write("ada", 1, 1, 5, "fence"),
        {"by": "ada", "do": "fence", "street": 1, "after": 1},
        {"by": "ada", "do": "plan", "slot": 1, "estates": [[1, 1, 1]]},
        {"by": "ada", "do": "roundabout", "street": 3, "house": 6},
        done("ada"),
        write("ben", 1, 2, 6, "temp", 7),
        done("ben"),
        write("dan", 1, 1, 9, "bis"),
        {"by": "dan", "do": "bis", "street": 1, "house": 2, "copy": "left"},
        told("leave", player="dan"),
        told("paper", name="Eve", temps=4, total=61),
        told("close"),
    ]


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where every value of a JSON object stands, the object itself included."""
    yield path
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from places(inner, (*path, name))
    elif isinstance(value, list):
        for place, inner in enumerate(value[:4]):
            yield from places(inner, (*path, place))


def spoiled(value: Any, path: tuple[Any, ...], spoiler: str) -> str:
    """The JSON text with the value at one place replaced by a text, JSON or not."""
    if not path:
        return spoiler
    head, *rest = path
    items = value.items() if isinstance(value, dict) else enumerate(value)
    parts = [spoiled(inner, tuple(rest), spoiler) if name == head else json.dumps(inner) for name, inner in items]
    if isinstance(value, list):
        return "[" + ",".join(parts) + "]"
    return "{" + ",".join(f"{json.dumps(name)}:{part}" for name, part in zip(value, parts, strict=True)) + "}"


def test_the_rich_files_are_good() -> None:
    for data in (lines(a_rich_snapshot()), lines(*a_rich_record())):
        for command in COMMANDS:
            assert answer(command, data)[0] == 0


@pytest.mark.parametrize("spoiler", SPOILERS, ids=lambda text: text[:12] or "nothing")
def test_any_value_of_a_snapshot_may_be_spoiled(spoiler: str) -> None:
    raw = a_rich_snapshot()
    for number, path in enumerate(places(raw)):
        text = spoiled(raw, path, spoiler)
        found = answer("check", text)
        check_answer(*found)
        if found[0] == 0:
            check_answer(*answer(("snapshot", "show", "score")[number % 3], text))


@pytest.mark.parametrize("spoiler", SPOILERS, ids=lambda text: text[:12] or "nothing")
def test_any_value_of_a_record_may_be_spoiled(spoiler: str) -> None:
    record = a_rich_record()
    texts = [json.dumps(line) for line in record]
    for line, raw in enumerate(record):
        for path in places(raw):
            text = "\n".join([*texts[:line], spoiled(raw, path, spoiler), *texts[line + 1 :]])
            status, out, err = answer(("snapshot", "score")[line % 2], text)
            check_answer(status, out, err)
            if status and line and spoiler not in ("", '"'):
                assert int(err.split(":")[1]) > line


def test_a_field_left_out_is_an_answer_too() -> None:
    raw = a_rich_snapshot()
    for path in places(raw):
        if path and isinstance(path[-1], str):
            spoiled_raw = json.loads(json.dumps(raw))
            inner = spoiled_raw
            for name in path[:-1]:
                inner = inner[name]
            del inner[path[-1]]
            check_answer(*answer("score", json.dumps(spoiled_raw)))


@pytest.mark.parametrize("path", EXAMPLES[:2], ids=lambda path: path.stem)
def test_a_file_cut_at_any_byte(path: Path) -> None:
    data = path.read_bytes()
    snapshot = answer("snapshot", data)[1].encode()
    random = Random(3)
    for cut in [*range(12), *random.sample(range(len(data)), 60), len(data) - 1]:
        status, out, err = answer("check", data[:cut])
        check_answer(status, out, err)
        line = data[:cut].count(b"\n") + 1
        assert not status or err.startswith(f"-:{line}: ")
    for cut in random.sample(range(len(snapshot) - 2), 60):
        status, out, err = answer("check", snapshot[:cut])
        check_answer(status, out, err)
        assert status == 1


def test_a_file_with_any_byte_changed() -> None:
    random = Random(5)
    data = lines(*a_rich_record())
    for _ in range(300):
        at = random.randrange(len(data))
        byte = random.choice((0, 10, 13, 32, 34, 39, 44, 45, 48, 57, 91, 92, 123, 125, 0x80, 0xC3, 0xFF))
        check_answer(*answer("check", data[:at] + bytes([byte]) + data[at + random.randint(0, 1) :]))


@pytest.mark.parametrize(
    "data",
    [
        b"", b"\n", b"   ", b"\xef\xbb\xbf", b"\xef\xbb\xbf\xef\xbb\xbf{}", b"\xff\xfe{\x00}\x00", b"\x00" * 5000,
        b"\r\n" * 50, b"{}", b"[]", b"null", b"1", b'"record"', b"PK\x03\x04", b"%PDF-1.7", b"<html>", b'{"record":1}',
        b'{"snapshot":1}', b'{"record":1}\n{"record":1}', b'{"record":1,"record":2}', b"[" * 200_000,
        b'{"a":' * 200_000,
        b'{"record":1,"x":' + b"[" * 100_000, '{"record":1,"edition":"２０１８"}'.encode(), "{\u2028}".encode(),
        b'{"snapshot":1,\n\n"edition":"2018",\n"sheet":"\xff"}', b'"' + b"\\" * 99_999, b'{"record":1e0}',
        b"x" * 1_000_000, b"\n" * 1_000_000, b'{"record": 1}' + b" " * 1_000_000,
    ],
    ids=range(31),
)  # fmt: skip
def test_what_is_no_game_is_refused_in_one_line(data: bytes) -> None:
    for command in ("check", "snapshot"):
        status, out, err = answer(command, data)
        check_answer(status, out, err)
        assert status == 1
