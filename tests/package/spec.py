"""What buildozer.spec says, read with buildozer's own parser."""

import tomllib
from functools import cache
from pathlib import Path

from buildozer.specparser import SpecParser

ROOT = Path(__file__).resolve().parents[2]


@cache
def spec() -> SpecParser:
    parser = SpecParser()
    with (ROOT / "buildozer.spec").open(encoding="utf-8") as file:
        parser.read_file(file)
    return parser


def value(token: str) -> str:
    return str(spec().get("app", token))


def values(token: str) -> list[str]:
    return list(spec().getlist("app", token))


def requirements() -> dict[str, str | None]:
    """Every requirement with the version it is pinned to."""
    pairs = (one.partition("==") for one in values("requirements"))
    return {name: version or None for name, _, version in pairs}


def package(requirement: str) -> str:
    """What a requirement is imported as."""
    return {"Pillow": "PIL", "pyjnius": "jnius"}.get(requirement, requirement)


def desktop_requirements() -> dict[str, str]:
    """What the app needs on a desktop."""
    lines = (ROOT / "requirements.txt").read_text(encoding="utf-8").splitlines()
    return dict(line.split("==") for line in lines if line and not line.startswith("#"))


def project_version() -> str:
    return str(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"])
