"""The store as the screens see it: the running game, and everything else that is kept."""

from __future__ import annotations

from typing import Any

from companion.rules.welcome.moves import Move
from companion.rules.welcome.reasons import Reason
from companion.rules.welcome.table import Table
from companion.store.settings import Setting
from companion.store.store import OpenGame, Store


class StoredGame:
    """A live game, one tap at a time."""

    def __init__(self, live: OpenGame) -> None:
        self.live = live

    @property
    def table(self) -> Table:
        table: Table = self.live.position
        return table

    def play(self, *moves: Move) -> Reason | None:
        return self.live.play(*moves)

    def undo(self, player: str) -> bool:
        return self.live.can_undo(player) and self.live.undo(player) is None

    def redo(self, player: str) -> bool:
        return self.live.can_redo(player) and self.live.redo(player) is None

    def can_undo(self, player: str) -> bool:
        return self.live.can_undo(player)

    def can_redo(self, player: str) -> bool:
        return self.live.can_redo(player)


class StoredGames:
    """All that is kept, in one store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._game: StoredGame | None = None

    def running(self) -> StoredGame | None:
        """The game that was open last; the same object as long as it is the same game."""
        live = self.store.resume()
        if live is None:
            self._game = None
        elif self._game is None or self._game.live is not live:
            self._game = StoredGame(live)
        return self._game

    def begin(self, header: dict[str, Any]) -> StoredGame:
        self._game = StoredGame(self.store.new_game(header))
        return self._game

    def open(self, number: int) -> StoredGame:
        """Makes a past game the running one. Raises what the store raises if it can't be read."""
        live = self.store.open_game(number)
        self.store.make_current(live)
        self._game = StoredGame(live)
        return self._game

    def setting(self, name: str, default: str) -> str:
        return self.store.settings.get(Setting(name, default))

    def keep_setting(self, name: str, value: str) -> None:
        self.store.settings.set(Setting(name, value), value)
