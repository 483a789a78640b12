"""The pictures as files: golden, the same from the command line, without Kivy."""

from __future__ import annotations

import io
import subprocess
import sys
from datetime import datetime
from pathlib import Path

import pytest
from PIL import Image

from companion.rules.welcome.table import Table
from companion.share.pictures import city_parcel, picture_parcels
from companion.share.play import Play
from tests.draw.positions import ROOT
from tests.draw.tables import crowd, finished, with_paper
from tests.ui.golden import compare


def left_to_right(table: Table) -> Table:
    """Without the name in Arabic: not every Pillow can join its letters, and then the picture differs."""
    seats = tuple(seat._replace(name="Mirjam") if seat.id == "p4" else seat for seat in table.seats)
    return table._replace(seats=seats)


STARTED = datetime(2026, 11, 18)  # noqa: DTZ001 (the player's clock)
TABLES = {
    "one": lambda: crowd(1),
    "two": lambda: finished("2018-two-players"),
    "three": lambda: finished("2023-three-players-draw"),
    "four": finished,
    "twelve": lambda: left_to_right(crowd(12)),
    "paper": lambda: with_paper(crowd(2)),
    "aaa": lambda: finished("2023-solo-aaa"),
}


@pytest.mark.parametrize("name", TABLES)
def test_golden_pictures(name: str, request: pytest.FixtureRequest) -> None:
    update = request.config.getoption("--update-golden", default=False)
    for number, parcel in enumerate(picture_parcels(Play(TABLES[name](), STARTED)), 1):
        picture = Image.open(io.BytesIO(parcel.data))
        assert picture.size == (1080, 1350)
        compare(picture.convert("RGB"), f"picture-{name}-{number}", update=update)


def test_golden_picture_of_one_city(request: pytest.FixtureRequest) -> None:
    update = request.config.getoption("--update-golden", default=False)
    parcel = city_parcel(Play(finished(), STARTED), "p3")
    assert parcel.name == "three-streets-2026-11-18-belle-rive.png"
    compare(Image.open(io.BytesIO(parcel.data)).convert("RGB"), "picture-city", update=update)
    with pytest.raises(KeyError):
        city_parcel(Play(finished(), STARTED), "nobody")


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "companion", "picture", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


GAME = "tests/examples/2018-four-players.jsonl"


def test_the_command_line_makes_the_same(tmp_path: Path) -> None:
    from companion.share.command import DATE

    text = (ROOT / GAME).read_bytes()
    dated = tmp_path / "game.jsonl"
    dated.write_bytes(b'{"%s":"2026-11-18T20:15:00",' % DATE.encode() + text.removeprefix(b"{"))
    done = run(str(dated), str(tmp_path / "out.png"))
    assert (done.returncode, done.stdout, done.stderr) == (0, f"{tmp_path / 'out.png'}\n", "")
    assert (tmp_path / "out.png").read_bytes() == picture_parcels(Play(finished(), STARTED))[0].data
    done = run(str(dated), str(tmp_path / "city.png"), "--city", "belle rive")
    assert done.returncode == 0
    assert (tmp_path / "city.png").read_bytes() == city_parcel(Play(finished(), STARTED), "p3").data


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((GAME, "{out}", "--city", "Atlantis"), f"{GAME}:1: there is no city Atlantis"),
        ((GAME, "{out}/missing/out.png"), "{out}/missing/out.png:1: "),
        (("tests/missing.jsonl", "{out}"), "tests/missing.jsonl:1: "),
        (("README.md", "{out}"), "README.md:1: "),
        ((GAME,), "usage: "),
        ((GAME, "{out}", "--city"), "usage: "),
    ],
)
def test_one_line_on_standard_error(tmp_path: Path, arguments: tuple[str, ...], words: str) -> None:
    out = str(tmp_path / "out.png")
    done = run(*(argument.replace("{out}", out) for argument in arguments))
    assert done.returncode == 1
    assert done.stderr.startswith(words.replace("{out}", out))
    assert "Traceback" not in done.stderr


def test_from_five_players_on_there_is_a_second_file(tmp_path: Path) -> None:
    from companion.records.files import Loaded
    from companion.share.command import Wanted, make_pictures

    out = str(tmp_path / "out.png")
    names = make_pictures(Loaded({}, crowd(5), None), Wanted("-", out, None))
    assert names == [out, str(tmp_path / "out-2.png")]
    assert all(Path(name).exists() for name in names)


def test_no_kivy_is_loaded() -> None:
    code = "import sys, companion.share.command, companion.share.desktop; print('kivy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
