"""The desktop's own file dialogs, as far as one is installed; they run beside the app."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

Run = Callable[[list[str]], "str | None"]


class Dialog(NamedTuple):
    """How a dialog is called: for a place to save to, and for a file to open."""

    save: Callable[[Path], list[str]]
    open: Callable[[Path], list[str]]


ZENITY = Dialog(
    lambda place: ["zenity", "--file-selection", "--save", "--confirm-overwrite", f"--filename={place}"],
    lambda folder: ["zenity", "--file-selection", f"--filename={folder}{os.sep}"],
)
KDIALOG = Dialog(
    lambda place: ["kdialog", "--getsavefilename", str(place)],
    lambda folder: ["kdialog", "--getopenfilename", str(folder)],
)


def _script(words: str) -> list[str]:
    return ["osascript", "-e", f"POSIX path of ({words})"]


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


FINDER = Dialog(
    lambda place: _script(
        f"choose file name default name {_quoted(place.name)} default location POSIX file {_quoted(str(place.parent))}"
    ),
    lambda folder: _script(f"choose file default location POSIX file {_quoted(str(folder))}"),
)


def _shell(kind: str, settings: str) -> list[str]:
    words = (
        "Add-Type -AssemblyName System.Windows.Forms; [Console]::OutputEncoding = [Text.Encoding]::UTF8; "
        f"$dialog = New-Object System.Windows.Forms.{kind}; {settings}; "
        "if ($dialog.ShowDialog() -eq 'OK') { Write-Output $dialog.FileName } else { exit 1 }"
    )
    return ["powershell", "-NoProfile", "-STA", "-Command", words]


def _single(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"


EXPLORER = Dialog(
    lambda place: _shell(
        "SaveFileDialog",
        f"$dialog.InitialDirectory = {_single(str(place.parent))}; $dialog.FileName = {_single(place.name)}",
    ),
    lambda folder: _shell("OpenFileDialog", f"$dialog.InitialDirectory = {_single(str(folder))}"),
)


def native(system: str = sys.platform) -> Dialog | None:
    """The dialog of this desktop, if there is one."""
    if system == "darwin":
        return FINDER
    if system == "win32":
        return EXPLORER
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return None
    return ZENITY if shutil.which("zenity") else KDIALOG if shutil.which("kdialog") else None


def ask(command: list[str]) -> Path | None:
    """What was chosen, or nothing."""
    try:
        answer = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
    except OSError:
        return None
    place = answer.stdout.decode("utf-8", "replace").strip("\r\n")
    return Path(place) if answer.returncode == 0 and place else None
