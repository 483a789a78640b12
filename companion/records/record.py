"""A record: the header and every move of a game. It is the truth; positions are derived from it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, cast

import msgspec

from companion.records.position import Raw, Wrong, player_form, read_player, read_position
from companion.records.wire import MOVES, PlayerForm, PositionForm, move_form
from companion.rules.welcome.moves import Move, SetCity, Writable
from companion.rules.welcome.play import play
from companion.rules.welcome.reasons import Reason, Why, because
from companion.rules.welcome.sheet import Sheet
from companion.rules.welcome.table import Table
from companion.rules.welcome.tablemoves import set_faults

NO_EXTRA: Raw = {}


class Entry(NamedTuple):
    """One line of a record: a move, and fields of other programs that are kept."""

    move: Move
    extra: Raw = NO_EXTRA


class Record(NamedTuple):
    """Header and moves of one game."""

    header: Raw
    entries: tuple[Entry, ...] = ()

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves alone."""
        return tuple(entry.move for entry in self.entries)


class Unreadable(ValueError):
    """A file, or a line of it, that is refused; what stood before it is kept."""

    def __init__(self, line: int, reasons: tuple[Reason, ...], before: Record | None = None) -> None:
        super().__init__(f"line {line}: " + "; ".join(f"{one.why.value} {one.facts}" for one in reasons))
        self.line = line
        self.reasons = reasons
        self.before = before


def decode(data: bytes | str) -> Raw:
    """One JSON object. Raises Wrong otherwise."""
    try:
        raw = msgspec.json.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Wrong([because(Why.NOT_JSON, detail=str(error))]) from error
    except RecursionError as error:
        raise Wrong([because(Why.NOT_JSON, detail="nested too deeply")]) from error
    if not isinstance(raw, dict):
        raise Wrong([because(Why.NOT_AN_OBJECT)])
    return raw


def convert(raw: Raw, form: type[Any]) -> Any:
    """An object read into its form. Raises Wrong naming the field."""
    try:
        return msgspec.convert(raw, form)
    except msgspec.ValidationError as error:
        raise Wrong([because(Why.WRONG_FIELD, detail=str(error))]) from error


def start(header: Raw) -> Table:
    """The table before the first move. Raises Wrong with all that can't be."""
    return read_position(convert(header, PositionForm))


def read_move(sheet: Sheet, raw: Raw) -> Entry:
    """One line of a record. Raises Wrong if it is no move."""
    do = raw.get("do")
    kind = MOVES.get(do) if isinstance(do, str) else None
    if kind is None or not isinstance(do, str):
        raise Wrong([because(Why.UNKNOWN_MOVE, do=do if isinstance(do, str) else None)])
    form = convert(raw, move_form(do))
    fields = list(msgspec.structs.astuple(form))
    extra = {name: value for name, value in raw.items() if name not in kind._fields}
    if kind is SetCity:
        fields[1] = read_player(sheet, fields[1])
        unknown = {k: v for k, v in raw["player"].items() if k not in PlayerForm.__struct_fields__}
        if unknown:
            extra["player"] = unknown
    return Entry(cast("Move", kind(*fields)), extra or NO_EXTRA)


def move_raw(entry: Entry) -> Raw:
    """A line of a record as a JSON object."""
    raw = bare_raw(entry.move)
    if isinstance(entry.move, SetCity):
        raw["player"] = {**player_form(entry.move.player), **entry.extra.get("player", NO_EXTRA)}
    raw.update((name, value) for name, value in entry.extra.items() if name not in raw)
    return raw


def bare_raw(move: Move | Writable) -> Raw:
    """A move alone as a JSON object; fields that say nothing are left out."""
    raw: Raw = {"by": move.by, "do": move.do}
    defaults = move._field_defaults
    for name in move._fields:
        value = getattr(move, name)
        if name not in raw and not (name in defaults and value == defaults[name]):
            raw[name] = value
    return raw


def encode(raw: Raw) -> bytes:
    """One JSON object on one line."""
    return msgspec.json.encode(raw)


def read_record(lines: list[bytes]) -> tuple[Record, Table]:
    """A record and its last position; every move is judged. Raises Unreadable naming the line."""
    try:
        header = decode(lines[0])
        table = start(header)
    except Wrong as wrong:
        raise Unreadable(1, wrong.reasons) from wrong
    sheet = table.setup.sheet
    entries: list[Entry] = []
    for number, line in enumerate(lines[1:], start=2):
        if not line or line.isspace():
            continue
        try:
            entry = read_move(sheet, decode(line))
        except Wrong as wrong:
            raise Unreadable(number, wrong.reasons, Record(header, tuple(entries))) from wrong
        after = play(table, entry.move)
        if isinstance(after, Reason):
            raise Unreadable(number, _all_reasons(table, entry.move, after), Record(header, tuple(entries)))
        table = after
        entries.append(entry)
    return Record(header, tuple(entries)), table


def _all_reasons(table: Table, move: Move, reason: Reason) -> tuple[Reason, ...]:
    """A city that is set is checked like one of a snapshot: all that is wrong is named."""
    faults = set_faults(table, move) if isinstance(move, SetCity) else []
    return tuple(faults) if reason in faults else (reason,)


def write_record(record: Record) -> bytes:
    """The text form of a record, one JSON object a line."""
    lines = [encode(record.header), *(encode(move_raw(entry)) for entry in record.entries)]
    return b"\n".join(lines) + b"\n"


def positions(record: Record) -> Iterator[Table]:
    """The table before the first move and after every move."""
    table = start(record.header)
    yield table
    for entry in record.entries:
        after = play(table, entry.move)
        if isinstance(after, Reason):
            raise Wrong([after])
        table = after
        yield table


def replay(record: Record) -> Table:
    """The last position of a record."""
    *_, table = positions(record)
    return table
