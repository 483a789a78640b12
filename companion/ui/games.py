"""What the screens need of whatever keeps the games."""

from __future__ import annotations

from typing import Any, Protocol

from companion.ui.sheet.hand import Game


class Games(Protocol):
    """The running game, and settings that outlive a start."""

    def running(self) -> Game | None: ...
    def begin(self, header: dict[str, Any]) -> Game: ...
    def setting(self, name: str, default: str) -> str: ...
    def keep_setting(self, name: str, value: str) -> None: ...
