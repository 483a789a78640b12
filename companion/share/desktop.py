"""A desktop: files are saved where the player wants them, shown in their folder, and copied where possible."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import threading
import webbrowser
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from companion.share.dialogs import ask, native
from companion.share.parcel import (
    PNG,
    Arrival,
    Arrived,
    Outcome,
    Parcel,
    Told,
    disk_words,
    no_target,
    unreadable_words,
)
from companion.words import _

Chosen = Callable[["Path | None"], None]
LARGEST = 64_000_000


class Chooser(Protocol):
    """Asks for a place to save to, or for a file to open; answers later, with nothing if the player went back."""

    def save(self, suggested: Path, chosen: Chosen) -> None: ...
    def open(self, folder: Path, chosen: Chosen) -> None: ...


class NativeChooser:
    """The desktop's own dialog, waited for in a thread."""

    def save(self, suggested: Path, chosen: Chosen) -> None:
        dialog = native()
        if dialog is not None:
            command = dialog.save(suggested)
            threading.Thread(target=lambda: chosen(ask(command)), daemon=True).start()

    def open(self, folder: Path, chosen: Chosen) -> None:
        dialog = native()
        if dialog is not None:
            command = dialog.open(folder)
            threading.Thread(target=lambda: chosen(ask(command)), daemon=True).start()


class DesktopHandover:
    """Saves, shows, copies; `copy` puts a text on the clipboard and says whether it could."""

    def __init__(self, chooser: Chooser, copy: Callable[[str], bool]) -> None:
        self._chooser = chooser
        self._copy = copy

    def send(self, parcels: Sequence[Parcel], title: str, told: Told) -> None:  # noqa: ARG002 (nothing to title)
        """Asks where to, then saves; a second file goes beside the first."""

        def chosen(place: Path | None) -> None:
            if place is None:
                told(Outcome(False))
            else:
                told(self._save(parcels, place))

        self._chooser.save(folder_for(parcels[0].kind) / parcels[0].name, chosen)

    def _save(self, parcels: Sequence[Parcel], place: Path) -> Outcome:
        ending = Path(parcels[0].name).suffix
        place = place if place.suffix else place.with_suffix(ending)
        try:
            write(place, parcels[0].data)
            for number, parcel in enumerate(parcels[1:], 2):
                write(place.with_stem(f"{place.stem}-{number}"), parcel.data)
        except OSError as error:
            return Outcome(False, disk_words(error))
        show(place)
        if parcels[0].kind == PNG and copy_picture(place):
            return Outcome(True, _("Saved as {place}, and copied.").format(place=place))
        return Outcome(True, _("Saved as {place}.").format(place=place))

    def send_text(self, text: str, title: str, told: Told) -> None:
        """Onto the clipboard; where there is none, into a file."""
        if self._copy(text):
            told(Outcome(True, _("Copied. Paste it into a chat.")))
        else:
            self.send([Parcel("three-streets.txt", "text/plain", text.encode())], title, told)

    def open_link(self, link: str, told: Told) -> None:
        """Opens a link in the browser."""
        try:
            done = webbrowser.open(link)
        except (OSError, webbrowser.Error):
            done = False
        told(Outcome(done, "" if done else no_target()))

    def keep(self, parcel: Parcel, told: Told) -> None:  # noqa: ARG002
        """Nothing is to do: what the app keeps for its player lies in the player's own folder."""
        told(Outcome(True))

    def pick(self, arrived: Arrived) -> None:
        """Asks for a file and reads it."""

        def chosen(place: Path | None) -> None:
            arrived(Arrival() if place is None else read(place))

        self._chooser.open(folder_for(""), chosen)

    def listen(self, arrived: Arrived) -> None:
        """A file opened with us arrives on the command line or dropped on the window: the screens hear of it."""


def write(place: Path, data: bytes) -> None:
    """A whole file or none: what stood there before stays until all of it is written."""
    draft = place.with_name(f".{place.name}.part")
    try:
        draft.write_bytes(data)
        os.replace(draft, place)
    except OSError:
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)
        raise


def read(place: Path) -> Arrival:
    """A file, or one sentence."""
    try:
        with open(place, "rb") as file:
            return Arrival(file.read(LARGEST), place.name)
    except OSError:
        return Arrival(words=unreadable_words())


def folder_for(kind: str) -> Path:
    """Where such files usually go, as far as that folder is there."""
    home = Path.home()
    wanted = home / ("Pictures" if kind == PNG else "Documents")
    return wanted if wanted.is_dir() else home


def show(place: Path) -> None:
    """Shows a file in its folder, if the desktop can."""
    commands = {
        "darwin": ["open", "-R", str(place)],
        "win32": ["explorer", f"/select,{place}"],
    }
    command = commands.get(sys.platform, ["xdg-open", str(place.parent)])
    if sys.platform not in commands and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    if shutil.which(command[0]):
        with contextlib.suppress(OSError):
            subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def copy_picture(place: Path) -> bool:
    """Puts a picture on the clipboard, if there is a tool for it."""
    if sys.platform == "darwin":
        path = str(place).replace("\\", "\\\\").replace('"', '\\"')
        command = ["osascript", "-e", f'set the clipboard to (read (POSIX file "{path}") as «class PNGf»)']
    elif sys.platform == "win32":
        path = str(place).replace("'", "''")
        words = "Add-Type -AssemblyName System.Windows.Forms, System.Drawing; "
        words += f"[Windows.Forms.Clipboard]::SetImage([Drawing.Image]::FromFile('{path}'))"
        command = ["powershell", "-NoProfile", "-STA", "-Command", words]
    elif os.environ.get("WAYLAND_DISPLAY") and shutil.which("wl-copy"):
        return _feed(["wl-copy", "--type", PNG], place)
    elif os.environ.get("DISPLAY") and shutil.which("xclip"):
        command = ["xclip", "-selection", "clipboard", "-t", PNG, "-i", str(place)]
    else:
        return False
    return _feed(command, None)


def _feed(command: list[str], place: Path | None) -> bool:
    try:
        with open(place or os.devnull, "rb") as file:
            done = subprocess.run(
                command, stdin=file, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=10, check=False
            )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0
