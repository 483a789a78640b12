"""Files written by hand, as short as a test needs them."""

from __future__ import annotations

import contextlib
import io
import json
import re
import sys
from typing import Any
from unittest.mock import patch

from companion.__main__ import main
from companion.records.files import Loaded, load
from companion.records.record import Unreadable
from companion.rules.welcome.reasons import Why

STREETS = (". . . . . . . . . .", ". . . . . . . . . . .", ". . . . . . . . . . . .")
HEADER: dict[str, Any] = {
    "record": 1, "edition": "2018", "sheet": "classic-2018", "options": {"roundabouts": True},
    "players": [{"id": "ada", "name": "Ada"}, {"id": "ben", "name": "Ben"}], "plans": [],
}  # fmt: skip


def lines(*objects: dict[str, Any]) -> bytes:
    """A record: header and moves."""
    return b"".join(json.dumps(one).encode() + b"\n" for one in objects)


def a_snapshot(*streets: str, **fields: Any) -> dict[str, Any]:
    """A snapshot of one city; streets left out are bare, fields of the city stand beside those of the table."""
    city: dict[str, Any] = {
        name: fields.pop(name) for name in ("parks", "values", "temps", "refusals") if name in fields
    }
    noted = fields.pop("noted", [None, None, None])
    player: dict[str, Any] = {"id": "ada", "streets": [*streets, *STREETS[len(streets) :]], "plans": noted, **city}
    return {
        "snapshot": 1, "edition": "2018", "sheet": "classic-2018", "options": {"roundabouts": True},
        "players": [player], **fields,
    }  # fmt: skip


def refused(data: bytes | dict[str, Any]) -> Unreadable:
    """The refusal of a file."""
    try:
        load(data if isinstance(data, bytes) else lines(data))
    except Unreadable as error:
        return error
    raise AssertionError("the file was read")


def whys(data: bytes | dict[str, Any]) -> list[Why]:
    """All that is wrong with a file."""
    return [reason.why for reason in refused(data).reasons]


def read(data: bytes | dict[str, Any]) -> Loaded:
    """What a file holds."""
    return load(data if isinstance(data, bytes) else lines(data))


def write(
    by: str, street: int, house: int, number: int, effect: str = "estate", card: int | None = None
) -> dict[str, Any]:
    """A move that writes a number, with its own card if none is named."""
    return {
        "by": by, "do": "write", "street": street, "house": house, "number": number,
        "card": number if card is None else card, "effect": effect,
    }  # fmt: skip


def done(by: str) -> dict[str, Any]:
    """The end of a turn."""
    return {"by": by, "do": "done"}


def told(do: str, **fields: Any) -> dict[str, Any]:
    """A word of the table."""
    return {"by": "table", "do": do, **fields}


def answer(command: str, data: bytes | str, *more: str) -> tuple[int, str, str]:
    """Status, output and complaint of a command that reads this from its standard input, in this process."""
    out, err = io.StringIO(), io.StringIO()
    text = io.TextIOWrapper(io.BytesIO(data if isinstance(data, bytes) else data.encode()))
    with patch.object(sys, "stdin", text), contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = main([command, "-", *more])
    return status, out.getvalue(), err.getvalue()


def check_answer(status: int, out: str, err: str) -> None:
    """Every file gets an answer: 0 with no complaint, or 1 with one line and nothing else."""
    if status == 0:
        assert err == ""
        assert out
    else:
        assert status == 1
        assert out == ""
        assert re.fullmatch(r"-:[1-9]\d*: [^\n]+\n", err), err[:300]
