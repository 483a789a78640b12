"""What the system tells: always an answer, whatever it is asked on."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from companion.ui import system
from tests.share.pad import Pad


def told(monkeypatch: pytest.MonkeyPatch, platform: str, answer: str) -> list[tuple[str, ...]]:
    asked: list[tuple[str, ...]] = []

    def run(command: tuple[str, ...], **_rest: object) -> subprocess.CompletedProcess[str]:
        asked.append(tuple(command))
        return subprocess.CompletedProcess(command, 0, answer)

    monkeypatch.setattr(system, "platform", platform)
    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.delenv("GTK_THEME", raising=False)
    return asked


@pytest.mark.parametrize(
    ("platform", "dark", "light"),
    [
        ("macosx", "Dark\n", ""),
        ("win", "    AppsUseLightTheme    REG_DWORD    0x0\n", "    AppsUseLightTheme    REG_DWORD    0x1\n"),
        ("linux", "'prefer-dark'\n", "'default'\n"),
    ],
)
def test_dark_or_light(monkeypatch: pytest.MonkeyPatch, platform: str, dark: str, light: str) -> None:
    assert told(monkeypatch, platform, dark) == []
    assert system.is_dark()
    told(monkeypatch, platform, light)
    assert not system.is_dark()


def test_a_system_that_fails_is_light(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(*_command: object, **_rest: object) -> None:
        raise FileNotFoundError

    told(monkeypatch, "linux", "")
    monkeypatch.setattr(subprocess, "run", run)
    assert not system.is_dark()
    monkeypatch.setattr(system, "platform", "android")
    assert not system.is_dark()
    monkeypatch.setattr(system, "platform", "unheard of")
    assert not system.is_dark()


def test_language_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(system, "platform", "linux")
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert system.language() == "de_AT"
    monkeypatch.setenv("LC_ALL", "fr_FR")
    assert system.language() == "fr_FR"


def test_nothing_buzzes_on_a_desktop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system, "platform", "linux")
    assert not system.can_buzz()
    system.buzz()
    # a phone without its back-end here: still no trouble
    monkeypatch.setattr(system, "platform", "android")
    assert system.can_buzz()
    system.buzz()


def test_an_iphone_tells_colours_and_language_and_taps(monkeypatch: pytest.MonkeyPatch) -> None:
    pad = Pad(popover=False)
    for name, module in pad.modules().items():
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setattr(system, "platform", "ios")
    assert not system.is_dark()
    pad.style, pad.languages = 2, ("pt-BR", "en")
    assert system.is_dark()
    assert system.language() == "pt_BR"
    system._ios_tap.cache_clear()
    system.buzz()
    system.buzz()
    assert pad.named("initWithStyle:") == [(0,)]
    assert len(pad.named("impactOccurred")) == 2
    system._ios_tap.cache_clear()


def test_sizes_are_asked_again_on_an_android_only(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bool] = []
    monkeypatch.setattr(system, "Metrics", SimpleNamespace(reset_metrics=lambda: asked.append(True)))
    for platform in ("linux", "android"):
        monkeypatch.setattr(system, "platform", platform)
        system.read_sizes()
    assert asked == [True]


def test_files_go_where_people_look(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(system, "platform", "linux")
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert system.files() == tmp_path
    (tmp_path / "Documents").mkdir()
    assert system.files() == tmp_path / "Documents"
