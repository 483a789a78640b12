"""What is handed over, what came of it, and the one small interface every platform fills."""

from __future__ import annotations

import errno
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from companion.words import _

PNG = "image/png"
CSV = "text/csv"
RECORD = "application/x-ndjson"
PLAIN = "text/plain"
JSON = "application/json"
UNKNOWN = "application/octet-stream"
"""What a system calls a file it knows nothing of; it leaves the name of such a file alone."""
OPENED = {".jsonl": RECORD, ".json": JSON, ".backup": UNKNOWN}
"""The endings of the files that are opened with us."""


class Parcel(NamedTuple):
    """A file to hand over: its name, its MIME type and what is in it."""

    name: str
    kind: str
    data: bytes


class Outcome(NamedTuple):
    """Whether it worked, and one sentence for the player; none if there is nothing to say."""

    done: bool
    words: str = ""


class Arrival(NamedTuple):
    """A file that was opened, or one sentence on why not; neither if the player thought better of it."""

    data: bytes | None = None
    name: str = ""
    words: str = ""


Told = Callable[[Outcome], None]
Arrived = Callable[[Arrival], None]


class Handover(Protocol):
    """A platform's way to share, to open a link, to keep a file where it outlives the app, and to open one."""

    def send(self, parcels: Sequence[Parcel], title: str, told: Told) -> None: ...
    def send_text(self, text: str, title: str, told: Told) -> None: ...
    def open_link(self, link: str, told: Told) -> None: ...
    def keep(self, parcel: Parcel, told: Told) -> None: ...
    def pick(self, arrived: Arrived) -> None: ...
    def listen(self, arrived: Arrived) -> None: ...


def kept_outside() -> str:
    return _("A copy is where you wanted it.")


def no_permission() -> str:
    return _("The system does not let us do that. The result is still here.")


def no_target() -> str:
    return _("There is no app here that takes this. The result is still here.")


def no_room() -> str:
    return _("There is no room left to save it. The result is still here.")


def no_luck() -> str:
    return _("That did not work. The result is still here.")


def disk_words(error: OSError) -> str:
    """One kind sentence for what a disk can do wrong."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return no_room()
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return _("We may not write there; please choose another place. The result is still here.")
    return no_luck()


def unreadable_words() -> str:
    return _("This file can't be opened.")
