"""The printed figures that come with the app."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.records import assets
from companion.records.assets import BadAsset, plan_cards, sheets
from companion.rules.welcome.sheet import SLOTS


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the printed figures that a test may spoil."""
    there = tmp_path / "welcome"
    there.mkdir()
    for name in ("sheets.json", "plans.json"):
        there.joinpath(name).write_bytes((Path(assets.FOLDER) / "welcome" / name).read_bytes())
    monkeypatch.setattr(assets, "FOLDER", str(tmp_path))
    monkeypatch.setattr(assets, "sheets", assets.sheets.__wrapped__)
    monkeypatch.setattr(assets, "plan_cards", assets.plan_cards.__wrapped__)
    return there


def test_the_sheets() -> None:
    assert set(sheets()) == {"classic-2018", "classic-2023"}
    for sheet in sheets().values():
        assert sheet.streets == (10, 11, 12)
        assert sheet.pools_at == ((3, 7, 8), (1, 4, 8), (2, 7, 11))
        assert [len(ladder) for ladder in sheet.parks] == [4, 5, 6]
        assert (sheet.temps, sheet.temp_points) == (11, (7, 4, 1))


def test_the_plan_cards() -> None:
    cards = plan_cards()
    assert len(cards) == 45
    assert {card.slot for card in cards.values()} == set(SLOTS)
    assert all((card.points is not None) == (card.edition == "2018") for card in cards.values())
    assert cards["b-45-bis"].value().each_bis == 2
    assert cards["n2-225"].points == (10, 6)


@pytest.mark.usefixtures("folder")
def test_the_copy_is_read() -> None:
    assert assets.sheets() == sheets()
    assert set(assets.plan_cards()) == set(plan_cards())


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("streets", []), ("streets", [10, 11]), ("streets", "10"), ("streets", [10, 11, 0]), ("streets", [10, 11, 31]),
        ("pools_at", [[3], [4], [13]]), ("pools_at", [[3, 3], [4], [2]]), ("parks", [[0]]), ("temps", -1),
        ("temps", "11"), ("bis", [0, -1]), ("refusals", []), ("refusals", [0]), ("values", {"1": [1]}), ("pools", None),
    ],
)  # fmt: skip
def test_a_wrong_sheet_is_named_with_its_file(folder: Path, field: str, value: object) -> None:
    path = folder / "sheets.json"
    raw = json.loads(path.read_text())
    raw["classic-2023"][field] = value
    path.write_text(json.dumps(raw))
    with pytest.raises(BadAsset, match=r"^sheets\.json: "):
        assets.sheets()


@pytest.mark.parametrize(
    ("field", "value"),
    [("goal", "castles"), ("estates", []), ("estates", [7]), ("id", "n1-2222"), ("slot", "one"), ("points", [8])],
)
def test_a_wrong_card_is_named_with_its_file(folder: Path, field: str, value: object) -> None:
    path = folder / "plans.json"
    raw = json.loads(path.read_text())
    raw[0][field] = value
    path.write_text(json.dumps(raw))
    with pytest.raises(BadAsset, match=r"^plans\.json: "):
        assets.plan_cards()


def test_a_missing_file_is_named(folder: Path) -> None:
    (folder / "plans.json").unlink()
    with pytest.raises(BadAsset, match=r"^plans\.json: "):
        assets.plan_cards()
