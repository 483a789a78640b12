"""Four finished games with their scores."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.records.files import load
from companion.records.record import positions, write_record
from companion.records.results import result_raw
from companion.records.snapshot import snapshot

EXAMPLES = sorted((Path(__file__).parent.parent / "examples").glob("*.jsonl"))


@pytest.fixture(params=EXAMPLES, ids=lambda path: path.stem)
def example(request: pytest.FixtureRequest) -> Path:
    """One of the four games."""
    assert isinstance(request.param, Path)
    return request.param


def test_there_are_four() -> None:
    assert len(EXAMPLES) == 4


def test_the_score_is_exactly_the_one_beside_it(example: Path) -> None:
    expected = json.loads(example.with_suffix("").with_suffix(".score.json").read_text())
    assert result_raw(load(example.read_bytes()).table) == expected


def test_cut_after_any_line_it_still_checks(example: Path) -> None:
    data = example.read_bytes()
    whole = load(data).record
    assert whole is not None
    tables = list(positions(whole))
    lines = data.splitlines(keepends=True)
    for cut in range(1, len(lines) + 1, 7):
        loaded = load(b"".join(lines[:cut]))
        assert loaded.table == tables[cut - 1]
        assert loaded.record == whole._replace(entries=whole.entries[: cut - 1])


def test_its_snapshot_scores_the_same(example: Path) -> None:
    loaded = load(example.read_bytes())
    again = load(json.dumps(snapshot(loaded.header, loaded.table)).encode())
    assert result_raw(again.table) == result_raw(loaded.table)


def test_written_again_it_says_the_same(example: Path) -> None:
    data = example.read_bytes()
    record = load(data).record
    assert record is not None
    written = write_record(record).splitlines()
    assert [json.loads(line) for line in written] == [json.loads(line) for line in data.splitlines()]
