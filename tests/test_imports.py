"""The layers: imports point one way, only the screens know Kivy, the rules know nothing but the standard library."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "companion"
MODULES = sorted(PACKAGE.rglob("*.py"))

# What each layer may import of ours. `__main__` is the command line, above all but the screens.
BELOW: dict[str, set[str]] = {
    "rules": set(),
    "words": {"rules"},
    "records": {"rules"},
    "draw": {"rules", "words"},
    "store": {"rules", "words", "records", "draw"},
    "share": {"rules", "words", "records", "draw"},
    "ui": {"rules", "words", "records", "draw", "store", "share"},
    "__main__": {"rules", "words", "records", "draw", "store", "share"},
    "__init__": set(),
}
ABROAD: dict[str, set[str]] = {
    "rules": set(),
    "words": set(),
    "records": {"msgspec"},
    "draw": {"PIL"},
    "store": {"msgspec"},
    # what only a device has is loaded there and then
    "share": {"PIL", "msgspec", "android", "jnius", "pyobjus"},
    "ui": {"kivy", "plyer", "PIL", "android", "ios", "jnius", "pyobjus"},
    "__main__": set(),
    "__init__": set(),
}


def layer(name: str) -> str:
    return name.removeprefix("companion").removeprefix(".").partition(".")[0] or "__init__"


def layer_of(path: Path) -> str:
    first = path.relative_to(PACKAGE).parts[0]
    return first.removesuffix(".py")


def imported(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = "." * node.level + (node.module or "")
            if module == "companion":
                yield from ((node.lineno, f"companion.{alias.name}") for alias in node.names)
            else:
                yield node.lineno, module


def wrong_import(here: str, name: str) -> bool:
    root = name.partition(".")[0]
    if root == "companion":
        return layer(name) not in BELOW[here] | {here, "__init__"}
    return root not in sys.stdlib_module_names and root not in ABROAD[here]


def wrong_imports(here: str, source: str) -> list[tuple[int, str]]:
    return [(line, name) for line, name in imported(ast.parse(source)) if wrong_import(here, name)]


def test_every_layer_has_its_place() -> None:
    assert {layer_of(path) for path in MODULES} <= BELOW.keys()


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_imports_point_one_way(path: Path) -> None:
    assert wrong_imports(layer_of(path), path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("here", "source"),
    [
        ("rules", "from companion.records import notation"),
        ("rules", "from companion import words"),
        ("rules", "import msgspec"),
        ("rules", "from ..records import notation"),
        ("records", "import companion.words.language"),
        ("words", "from companion.draw import boxes"),
        ("draw", "def later():\n    from kivy.graphics import Color"),
        ("ui", "import kivymd.app"),
        ("store", "from companion.ui import board"),
        ("__main__", "from companion.ui.app import App"),
    ],
)
def test_a_wrong_import_is_seen(here: str, source: str) -> None:
    assert wrong_imports(here, source)


def test_a_right_import_is_not_reported() -> None:
    source = (
        "import json\nfrom companion.rules.welcome import city\nfrom companion.draw import boxes\nimport kivy.app\n"
    )
    assert wrong_imports("ui", source) == []


@pytest.mark.parametrize("path", [*MODULES, ROOT / "main.py"], ids=lambda path: path.relative_to(ROOT).as_posix())
def test_nothing_is_checked_with_assert(path: Path) -> None:
    # python-for-android compiles with -OO, where assert vanishes.
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert [node.lineno for node in ast.walk(tree) if isinstance(node, ast.Assert)] == []


def test_the_command_line_loads_no_window() -> None:
    code = "import sys, companion.__main__; print(*sorted({name.partition('.')[0] for name in sys.modules}))"
    loaded = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, capture_output=True, text=True)
    assert ABROAD["ui"] & set(loaded.stdout.split()) == set()
