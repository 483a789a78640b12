"""What the store has to tell the player, in one sentence each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple

from companion.words import _, ngettext

Trouble = Literal["set_aside", "not_saved", "saved_again", "newer", "cut"]


class Notice(NamedTuple):
    """One thing that happened, with its facts."""

    trouble: Trouble
    facts: dict[str, Any]

    @property
    def text(self) -> str:
        """The sentence, in the player's language."""
        return _TEXTS[self.trouble](self.facts)


def notice(trouble: Trouble, **facts: Any) -> Notice:
    """A notice with its facts."""
    return Notice(trouble, facts)


def _set_aside(facts: dict[str, Any]) -> str:
    return ngettext(
        "The saved games were damaged: {games} game was rescued, and the damaged file is kept as {file}.",
        "The saved games were damaged: {games} games were rescued, and the damaged file is kept as {file}.",
        facts["games"],
    ).format(**facts)


def _cut(facts: dict[str, Any]) -> str:
    return ngettext(
        "{moves} move of this game could not be read; the game goes on from before it.",
        "{moves} moves of this game could not be read; the game goes on from before them.",
        facts["moves"],
    ).format(**facts)


_TEXTS: dict[str, Callable[[dict[str, Any]], str]] = {
    "set_aside": _set_aside,
    "cut": _cut,
    "not_saved": lambda _facts: _("The game can’t be saved right now; play on, it is kept in memory."),
    "saved_again": lambda _facts: _("Everything is saved again."),
    "newer": lambda _facts: _(
        "The saved games come from a newer version of this app; they stay untouched, and nothing new is saved."
    ),
}
