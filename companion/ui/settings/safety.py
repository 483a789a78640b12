"""Backups: written and brought back beside the screen, which only hears how far it is."""

from __future__ import annotations

import io
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Literal, NamedTuple

from kivy.clock import mainthread

from companion.share.parcel import Outcome
from companion.store.backup import NotABackup, backup, restore
from companion.store.store import Store
from companion.words import _, ngettext

PREFIX, SUFFIX = "three-streets-", ".backup"


class Told(NamedTuple):
    """How it went, in one sentence."""

    words: str
    failed: bool = False


def backups(folder: Path) -> list[Path]:
    """The backups in a folder, newest first."""
    try:
        return sorted(folder.glob(f"{PREFIX}*{SUFFIX}"), reverse=True)
    except OSError:
        return []


def new_file(folder: Path) -> Path:
    """A file for a backup made now."""
    return folder / f"{PREFIX}{time.strftime('%Y-%m-%d-%H%M%S')}{SUFFIX}"


def date_of(file: Path) -> str:
    """When a backup was made, from its name."""
    name = file.name.removeprefix(PREFIX).removesuffix(SUFFIX)
    day, hour = name[:10], name[11:15]
    return f"{day} {hour[:2]}:{hour[2:]}" if hour.isdigit() else name


def kept_words(told: Told, outcome: Outcome) -> Told:
    """What came of a backup once its copy was offered to the system."""
    if outcome.done:
        return Told(f"{told.words} {outcome.words}".strip())
    if outcome.words:
        return Told(_("No copy could be saved outside. The backup is still here, in the app."), failed=True)
    return Told(told.words + " " + _("It is in the app only, and goes when the app is removed."))


class Work:
    """One backup or restore in a thread of its own, on a connection of its own."""

    def __init__(
        self, database: str, file: Path | bytes, what: Literal["backup", "restore"], progress: Callable[[float], None],
        done: Callable[[Told], None],
    ) -> None:  # fmt: skip
        self._database = database
        self.file = file
        self.what = what
        self._progress = mainthread(progress)
        self._done = mainthread(done)
        self.thread = threading.Thread(target=self._run, daemon=True)

    def begin(self) -> None:
        self.thread.start()

    def _run(self) -> None:
        try:
            told = self._work()
        except NotABackup:
            told = Told(_("This file is no backup of ours."), failed=True)
        except (OSError, EOFError):
            told = Told(_("The file can't be read or written."), failed=True)
        self._done(told)

    def _work(self) -> Told:
        store = Store(self._database)
        try:
            if self.what == "backup" and isinstance(self.file, Path):
                count = backup(store, str(self.file), self._tell)
                words = ngettext(
                    "{count} game is safe in {file}.", "{count} games are safe in {file}.", count
                ).format(count=count, file=self.file.name)  # fmt: skip
                return Told(words)
            packed = io.BytesIO(self.file) if isinstance(self.file, bytes) else str(self.file)
            restored = restore(store, packed, self._tell)
        finally:
            store.close()
        came = restored.new + restored.longer
        words = ngettext("{count} game was brought back.", "{count} games were brought back.", came).format(count=came)
        if restored.unread or not restored.whole:
            return Told(words + " " + _("Some of the file can't be read."), failed=True)
        return Told(words)

    def _tell(self, done: int, of: int) -> None:
        self._progress(done / of if of else 1.0)
