"""The setup names what is missing and asks apt only for that. A copy runs here among stand-ins for the commands."""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
REAL = ("dirname", "env", "mktemp", "tail", "rm", "grep")

PYTHON_WITH_NOTHING = 'case "$2" in *version_info*) echo 12 ;; *) exit 1 ;; esac'


class Machine:
    """A folder of commands that is the whole PATH."""

    def __init__(self, folder: Path) -> None:
        self.commands = folder / "bin"
        self.commands.mkdir()
        self.app = folder / "app"
        (self.app / "tools").mkdir(parents=True)
        shutil.copy(ROOT / "tools" / "setup.sh", self.app / "tools")
        for name in REAL:
            (self.commands / name).symlink_to(shutil.which(name) or "")
        self.has("uname", "echo Linux")
        self.has("id", "echo 0")

    def has(self, name: str, script: str) -> None:
        command = self.commands / name
        command.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        command.chmod(0o755)

    def refuses(self) -> str:
        answer = subprocess.run(
            ["/bin/sh", str(self.app / "tools" / "setup.sh")],
            env={"PATH": str(self.commands), "TMPDIR": str(self.commands.parent)},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        assert answer.returncode == 1, answer
        assert not (self.app / ".venv").exists()
        return answer.stderr


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


@pytest.mark.parametrize("system", ["MINGW64_NT-10.0", "CYGWIN_NT-10.0"])
def test_windows_is_told_of_wsl(machine: Machine, system: str) -> None:
    machine.has("uname", f"echo {system}")
    assert "WSL" in machine.refuses()


def test_a_missing_python_is_named(machine: Machine) -> None:
    assert "Missing: Python 3.11 or later (found: none)" in machine.refuses()


def test_an_old_python_is_named_with_its_version(machine: Machine) -> None:
    machine.has("python3", 'case "$1" in --version) echo Python 3.9.2 ;; *) echo 9 ;; esac')
    assert "Missing: Python 3.11 or later (found: Python 3.9.2)" in machine.refuses()


def test_macos_is_told_where_python_comes_from(machine: Machine) -> None:
    machine.has("uname", "echo Darwin")
    assert "brew install" in machine.refuses()


def test_a_newer_python_beside_an_old_one_is_taken(machine: Machine) -> None:
    machine.has("python3", "echo 9")
    machine.has("python3.12", PYTHON_WITH_NOTHING)
    assert "Python's-venv-module" in machine.refuses()


def test_without_apt_the_missing_libraries_are_named(machine: Machine) -> None:
    machine.has("python3", PYTHON_WITH_NOTHING)
    told = machine.refuses()
    assert "no apt-get" in told
    assert all(name in told for name in ("libGL.so.1", "libmtdev.so.1", "libXrandr.so.2"))


def test_without_root_and_sudo_the_command_for_root_is_told(machine: Machine) -> None:
    machine.has("python3", PYTHON_WITH_NOTHING)
    machine.has("apt-get", "echo should not be called >&2; exit 1")
    machine.has("dpkg-query", "exit 1")
    machine.has("id", "echo 1000")
    told = machine.refuses()
    assert "As root, run: apt-get install libgl1 " in told
    assert "should not be called" not in told


def test_apt_is_asked_for_what_is_missing_and_nothing_else(machine: Machine) -> None:
    machine.has("python3", 'case "$2" in *version_info*) echo 12 ;; *libmtdev*|*libXss*) exit 1 ;; esac')
    machine.has("apt-get", 'case "$2" in update) ;; *) echo "apt-get $*"; exit 1 ;; esac')
    machine.has("dpkg-query", "exit 1")
    told = machine.refuses()
    assert "libmtdev1 libxss1" in told
    assert "libgl1 " not in told
    assert "venv" not in told
