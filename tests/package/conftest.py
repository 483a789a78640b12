"""The app as it is packed for Android, once for all tests of a process."""

import json
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.package import pack


class Packed(NamedTuple):
    """The folder of sources that goes to a device, and the distribution the package is made of."""

    app: Path
    dist: Path
    version: str


@pytest.fixture(scope="session")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Packed:
    folder = tmp_path_factory.mktemp("packed")
    made = subprocess.run([sys.executable, pack.__file__, folder], capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stdout + made.stderr
    about = json.loads((folder / "packed.json").read_text())
    return Packed(Path(about["app"]), Path(about["dist"]), about["version"])
