"""The keypad for a player on paper: what is typed or pasted becomes a move. No Kivy in it."""

from __future__ import annotations

from companion.draw.results.view import FieldName, Typed
from companion.rules.welcome.moves import TABLE, TellPaper
from companion.rules.welcome.table import Table
from companion.share.chat import paper_move, read_chat, told_of
from companion.words import _

MOST_DIGITS = 3


def begin(table: Table, name: str) -> Typed:
    """The keypad with what is known of a player."""
    player = next((one for one in table.paper if one.name == name), None)
    if player is None:
        return Typed(name)
    return Typed(
        name,
        "" if player.temps is None else str(player.temps),
        "" if player.total is None else str(player.total),
        "temps" if player.temps is None else "total",
    )


def pressed(typed: Typed, key: str) -> Typed:
    """A key of the pad."""
    typed = typed._replace(fault="")
    value = typed.temps if typed.field == "temps" else typed.total
    if key == "erase":
        value = value[:-1]
    elif key == "-":
        if typed.field == "total":
            value = value.removeprefix("-") if value.startswith("-") else f"-{value}"
    elif len(value.removeprefix("-")) < MOST_DIGITS:
        value = f"{value}{key}" if value != "0" else key
    return typed._replace(temps=value) if typed.field == "temps" else typed._replace(total=value)


def chosen(typed: Typed, field: str) -> Typed:
    """Another field is typed in now."""
    name: FieldName = "total" if field == "total" else "temps"
    return typed._replace(field=name, fault="")


def pasted(typed: Typed, table: Table, text: str) -> Typed:
    """What a text from another phone says of this player."""
    found = read_chat(text)
    told = told_of(typed.name, found)
    if told is None:
        if not found:
            return typed._replace(fault=_("There is no result of a game in what was copied."))
        names = ", ".join(one.name for one in found)
        return typed._replace(fault=_("The text names {names}, but not {name}.").format(names=names, name=typed.name))
    move = paper_move(table, typed.name, told)
    total = "" if move.total is None else str(move.total)
    return typed._replace(temps=str(move.temps), total=total, fault="")


def move_of(typed: Typed) -> TellPaper:
    """What was typed, as a move; nothing typed for temps counts as none."""
    total = typed.total if typed.total not in ("", "-") else None
    return TellPaper(
        by=TABLE, name=typed.name, temps=int(typed.temps or 0), total=None if total is None else int(total)
    )  # fmt: skip
