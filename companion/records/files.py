"""Any file: a record, a snapshot, or neither, with the line and the reason."""

from __future__ import annotations

from typing import NamedTuple

from companion.records.position import Raw, Wrong
from companion.records.record import Record, Unreadable, decode, read_record, start
from companion.rules.welcome.reasons import Why, because
from companion.rules.welcome.table import Table

LARGEST = 8_000_000
VERSION = 1
BYTE_ORDER_MARK = b"\xef\xbb\xbf"


class Loaded(NamedTuple):
    """What a file holds: its header or snapshot, the position, and the record if it is one."""

    header: Raw
    table: Table
    record: Record | None


def load(data: bytes) -> Loaded:
    """A record or a snapshot. Raises Unreadable naming line and reason."""
    if len(data) > LARGEST:
        raise Unreadable(1, (because(Why.FILE_TOO_LARGE, most=LARGEST),))
    data = data.removeprefix(BYTE_ORDER_MARK)
    try:
        data.decode()
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise Unreadable(line, (because(Why.NOT_UTF8),), _record_of(data.split(b"\n")[: line - 1])) from error
    lines = data.split(b"\n")
    if _is_record(lines[0]):
        record, table = read_record(lines)
        return Loaded(record.header, table, record)
    return _load_snapshot(data)


def _record_of(lines: list[bytes]) -> Record | None:
    """The record these lines hold, if they do."""
    return read_record(lines)[0] if lines and _is_record(lines[0]) else None


def _is_record(line: bytes) -> bool:
    try:
        header = decode(line)
        return _version("record", header)
    except Wrong:
        return False


def _version(kind: str, raw: Raw) -> bool:
    """Whether this is a file of a kind, in the form we know."""
    if kind not in raw:
        return False
    if type(raw[kind]) is not int or raw[kind] != VERSION:
        raise Unreadable(1, (because(Why.WRONG_VERSION, kind=kind),))
    return True


def _load_snapshot(data: bytes) -> Loaded:
    try:
        raw = decode(data)
        if not _version("snapshot", raw):
            raise Wrong([because(Why.NOT_OURS)])
        return Loaded(raw, start(raw), None)
    except Wrong as wrong:
        raise Unreadable(_line_of(data, wrong), wrong.reasons) from wrong


def _line_of(data: bytes, wrong: Wrong) -> int:
    """The line of a broken place in a JSON text, from the byte msgspec names."""
    detail = str(wrong.reasons[0].facts.get("detail", ""))
    _, found, rest = detail.rpartition("(byte ")
    place = rest.rstrip(")")
    if found and place.isdigit():
        return data.count(b"\n", 0, int(place)) + 1
    return 1
