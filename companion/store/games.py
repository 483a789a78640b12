"""The one table of games: all that the live game and the store know of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

from companion.records.amend import Change, Conflict, Conflicts
from companion.records.files import Loaded
from companion.records.position import Raw
from companion.records.record import Entry, Record
from companion.rules.welcome.reasons import Reason
from companion.store import welcome
from companion.store.standing import Person, Standing

__all__ = ["GAMES", "WELCOME", "Change", "Conflict", "Conflicts", "Entry", "Game", "Move", "Raw", "Reason", "Record"]

WELCOME = "welcome"

Position = Any
"""A game at one moment: a value only the game itself looks into."""


class Move(Protocol):
    """What every move of every game tells: whose it is and what it does."""

    @property
    def by(self) -> str: ...
    @property
    def do(self) -> str: ...


class Game(NamedTuple):
    """How one game is read, applied, scored and shown."""

    start: Callable[[Raw], Position]
    read: Callable[[Position, Raw], Entry]
    write: Callable[[Entry], Raw]
    apply: Callable[[Position, Any], Position | Reason]
    amend: Callable[[Record, Change], Record | Conflicts]
    score: Callable[[Position], Standing]
    show: Callable[[Position], str]
    people: Callable[[Position], tuple[Person, ...]]
    round: Callable[[Position], int]
    finished: Callable[[Position], bool]
    ends_turn: Callable[[Any], bool]
    load: Callable[[bytes], Loaded]
    dump: Callable[[Record], bytes]
    typed: Mapping[str, Callable[[Raw], None]]
    """What players may type in once, each with its check, which raises Wrong."""


GAMES: dict[str, Game] = {
    WELCOME: Game(
        start=welcome.start,
        read=welcome.read,
        write=welcome.move_raw,
        apply=welcome.play,
        amend=welcome.amend,
        score=welcome.score,
        show=welcome.show,
        people=welcome.people,
        round=welcome.round_of,
        finished=welcome.finished,
        ends_turn=welcome.ends_turn,
        load=welcome.load,
        dump=welcome.write_record,
        typed=welcome.TYPED,
    )
}
