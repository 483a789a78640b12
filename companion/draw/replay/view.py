"""What the control bar of a replay shows."""

from __future__ import annotations

from typing import NamedTuple


class ReplayView(NamedTuple):
    """Where a replay stands."""

    head: str
    words: str
    part: float
    """How far through the rounds, from 0 to 1."""
    rounds: tuple[int, ...]
    playing: bool = False
    follows: bool | None = None
    """Whether the sheet of whoever moves is shown; nothing where there is only one."""
