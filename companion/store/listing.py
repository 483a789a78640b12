"""Where the games are kept, and the list of them as text."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator

from companion.store.past import PastGame
from companion.store.store import Store
from companion.words import _, ngettext

NAME = "three-streets"
FILE = "games.sqlite3"


def default_database() -> str:
    """The file the app keeps its games in, on this kind of machine."""
    return os.path.join(_folder(), FILE)


def _folder() -> str:
    home = os.path.expanduser("~")
    if "ANDROID_PRIVATE" in os.environ:
        return os.path.join(os.environ["ANDROID_PRIVATE"], NAME)
    if sys.platform == "win32":
        return os.path.join(os.environ.get("APPDATA") or home, NAME)
    if sys.platform in ("darwin", "ios"):
        return os.path.join(home, "Library", "Application Support", NAME)
    return os.path.join(os.environ.get("XDG_DATA_HOME") or os.path.join(home, ".local", "share"), NAME)


def games_text(path: str | None = None) -> Iterator[str]:
    """Every game in one line, newest first, and what the store had to tell; makes no file where there is none.

    Raises OSError if the file can't be read; that nothing can be saved there does not matter here.
    """
    where = path or default_database()
    if not os.path.exists(where):
        yield _("no games yet")
        return
    with open(where, "rb"):
        store = Store(where)
    try:
        games = store.past.games(most=-1)
        yield from (notice.text for notice in store.notices if notice.trouble != "not_saved")
        yield from map(game_text, games)
        yield ngettext("{count} game", "{count} games", len(games)).format(count=len(games))
    finally:
        store.close()


def game_text(game: PastGame) -> str:
    """One game: when it began, how far it is, and everyone's total, the best first."""
    day = time.strftime("%Y-%m-%d %H:%M", time.localtime(game.started))
    ranked = sorted(game.scores, key=lambda one: one.rank or len(game.scores) + 1)
    totals = ", ".join(one.name if one.total is None else f"{one.name} {one.total}" for one in ranked)
    state = _("finished") if game.finished else _("round {round}").format(round=game.round)
    return f"{day}  {state}  {totals}"
