"""The packed app starts wherever a launcher may put it: optimised, elsewhere, where nothing may be written, new."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.package import drive
from tests.package.conftest import Packed
from tests.package.spec import package, requirements

KEPT = ("PATH", "LD_LIBRARY_PATH", "LIBGL_DRIVERS_PATH", "LANG")
DEVICE = "only:" + ",".join(package(name) for name in requirements())


def start(app: Path, home: Path, *wishes: str, here: Path | None = None, optimised: bool = False) -> dict[str, Any]:
    """Starts the app in a process that knows nothing but a home without a file in it."""
    home.mkdir()
    answer = subprocess.run(
        [sys.executable, *(["-OO"] if optimised else []), drive.__file__, str(app), *wishes],
        cwd=here or app,
        env={name: os.environ[name] for name in KEPT if name in os.environ} | {"HOME": str(home)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 0, answer.stdout + answer.stderr
    told: dict[str, Any] = json.loads(answer.stdout.splitlines()[-1])
    assert told["strayed"] == []
    return told


def test_optimised(packed: Packed, tmp_path: Path) -> None:
    assert start(packed.app, tmp_path / "home", optimised=True)["shown"] == ["home"]


def test_from_another_folder(packed: Packed, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    start(packed.app, tmp_path / "home", here=elsewhere)
    assert list(elsewhere.iterdir()) == []


def test_in_a_read_only_folder(packed: Packed, tmp_path: Path) -> None:
    told = start(packed.app, tmp_path / "home", "read-only")
    # Python tries to keep what it compiled, and goes on where it may not; we try nothing
    assert [place for place in told["refused"] if "__pycache__" not in place] == []


def test_every_screen_all_at_once(packed: Packed, tmp_path: Path) -> None:
    told = start(packed.app, tmp_path / "home", "walk", "read-only", DEVICE, here=tmp_path, optimised=True)
    assert {"home", "sheet", "results", "settings"} < set(told["shown"])
    games = tmp_path / "home" / ".local" / "share" / "three-streets" / "games.sqlite3"
    assert games.exists()


@pytest.mark.parametrize(
    "lost", ["assets/fonts/Cabin-Bold.ttf", "assets/welcome/plans.json", "companion/ui/past/screen.py"]
)
def test_a_file_that_is_not_packed_is_missed(packed: Packed, tmp_path: Path, lost: str) -> None:
    app = tmp_path / "app"
    shutil.copytree(packed.app, app)
    (app / lost).unlink()
    with pytest.raises(AssertionError):
        start(app, tmp_path / "home", "walk")


def test_a_package_that_is_not_listed_is_missed(packed: Packed, tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="msgspec"):
        start(packed.app, tmp_path / "home", DEVICE.replace(",msgspec", ""))
