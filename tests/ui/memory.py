"""Games kept in memory only, for tests of the screens that are not about the disk."""

from __future__ import annotations

from typing import Any

from companion.records.record import start
from companion.rules.welcome.moves import Move
from companion.rules.welcome.play import play
from companion.rules.welcome.reasons import Reason
from companion.rules.welcome.table import Table


class MemoryGame:
    def __init__(self, header: dict[str, Any]) -> None:
        self.header = header
        self.tables = [start(header)]
        self.taps: list[tuple[Move, ...]] = []
        self.undone: list[tuple[Table, tuple[Move, ...]]] = []

    @property
    def table(self) -> Table:
        return self.tables[-1]

    @property
    def moves(self) -> list[Move]:
        return [move for tap in self.taps for move in tap]

    def play(self, *moves: Move) -> Reason | None:
        table = self.table
        for move in moves:
            after = play(table, move)
            if isinstance(after, Reason):
                return after
            table = after
        self.tables.append(table)
        self.taps.append(moves)
        self.undone.clear()
        return None

    def undo(self, player: str) -> bool:
        if not self.can_undo(player):
            return False
        self.undone.append((self.tables.pop(), self.taps.pop()))
        return True

    def redo(self, player: str) -> bool:
        if not self.can_redo(player):
            return False
        table, tap = self.undone.pop()
        self.tables.append(table)
        self.taps.append(tap)
        return True

    def can_undo(self, player: str) -> bool:
        return bool(self.taps) and player in self.table.places

    def can_redo(self, player: str) -> bool:
        return bool(self.undone) and player in self.table.places


class MemoryGames:
    def __init__(self) -> None:
        self.game: MemoryGame | None = None
        self.settings: dict[str, str] = {}

    def running(self) -> MemoryGame | None:
        return self.game

    def begin(self, header: dict[str, Any]) -> MemoryGame:
        self.game = MemoryGame(header)
        return self.game

    def setting(self, name: str, default: str) -> str:
        return self.settings.get(name, default)

    def keep_setting(self, name: str, value: str) -> None:
        self.settings[name] = value
