"""What goes to a device: everything the app needs, nothing it does not, in a Python every device understands."""

import ast
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pythonforandroid.recipes.python3 import recipe as python3

from tests.package.conftest import Packed
from tests.package.spec import ROOT, package, requirements

OLDEST, NEWEST = (3, 11), (3, 14)
ELSEWHERE = {"pyobjus": {"companion/share/ios.py", "companion/ui/system.py"}, "ios": {"companion/ui/edges.py"}}
"""What another system brings, and the files that import it."""
GONE = {
    "asynchat", "asyncore", "distutils", "imp", "smtpd",
    "aifc", "audioop", "cgi", "cgitb", "chunk", "crypt", "imghdr", "mailcap", "msilib", "nis", "nntplib",
    "ossaudiodev", "pipes", "sndhdr", "spwd", "sunau", "telnetlib", "uu", "xdrlib", "lib2to3",
}  # fmt: skip
"""Modules of the standard library that 3.12, 3.13 and 3.14 left out."""
NOT_BUILT = {"bz2": "libbz2", "lzma": "liblzma", "tkinter": "", "curses": "", "readline": "", "turtle": ""}
"""Modules python-for-android leaves out, with the recipe that would bring them."""


def sources(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield str(node.module).partition(".")[0]


def test_every_asset_is_packed(packed: Packed) -> None:
    assets = {path.relative_to(ROOT) for path in (ROOT / "assets").rglob("*") if path.is_file()}
    wanted = {path for path in assets if path.parts[1] != "demo" and path.suffix not in {".md", ".po"}}
    assert {path for path in wanted if not (packed.app / path).exists()} == set()


def test_all_code_of_the_app_is_packed_and_none_beside_it(packed: Packed) -> None:
    own = {path.relative_to(ROOT) for path in [*sources(ROOT / "companion"), ROOT / "main.py"]}
    demo = {path for path in own if path.parts[:3] == ("companion", "ui", "demo")}
    assert {path.relative_to(packed.app) for path in sources(packed.app)} == own - demo
    top = {path.name for path in packed.app.iterdir()}
    assert top == {"main.py", "companion", "assets", "LICENSE"}


def test_fonts_travel_with_their_licences(packed: Packed) -> None:
    fonts = packed.app / "assets" / "fonts"
    licences = [path.stem.partition("-")[2] for path in fonts.glob("*.txt")]
    assert {path.stem.partition("-")[0] for path in fonts.glob("*.ttf")} <= set(licences)


def test_everything_imported_is_listed(packed: Packed) -> None:
    listed = {package(name) for name in requirements()} | {"companion"}
    wrong = [
        f"{path.relative_to(packed.app)}: {name}"
        for path in sources(packed.app)
        for name in imported(path)
        if name not in sys.stdlib_module_names | listed
        and path.relative_to(packed.app).as_posix() not in ELSEWHERE.get(name, ())
    ]
    assert wrong == []


def test_a_device_has_the_standard_library_we_use(packed: Packed) -> None:
    missing = {name for name, wanted in NOT_BUILT.items() if wanted not in requirements()}
    missing |= GONE | set(python3.stdlib_dir_blacklist)
    used = {name for path in sources(packed.app) for name in imported(path)}
    assert used & missing == set()


def test_nothing_newer_than_the_oldest_python() -> None:
    for path in [*sources(ROOT / "companion"), ROOT / "main.py"]:
        ast.parse(path.read_text(encoding="utf-8"), path.name, feature_version=OLDEST)


@pytest.mark.parametrize("minor", range(OLDEST[1], NEWEST[1] + 1))
def test_every_python_here_compiles_it(minor: int, packed: Packed, tmp_path: Path) -> None:
    python = sys.executable if sys.version_info[1] == minor else shutil.which(f"python3.{minor}")
    if python is None or subprocess.run([python, "-c", ""], capture_output=True, check=False).returncode:
        pytest.skip(f"there is no Python 3.{minor} here")
    app = tmp_path / "app"
    shutil.copytree(packed.app, app)
    command = [python, "-W", "error", "-OO", "-m", "compileall", "-q", "-b", "-f", str(app)]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stdout + answer.stderr
