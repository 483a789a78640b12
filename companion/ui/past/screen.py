"""The list of past games."""

from __future__ import annotations

import time
from collections.abc import Hashable

from kivy.metrics import Metrics

from companion.draw.page import BACK, Page
from companion.draw.past import BestRow, Honours, PastLine, PastRow, PastView, layout_past
from companion.draw.replay.steps import has_steps
from companion.draw.targets import Do
from companion.records.record import Unreadable
from companion.store.past import PAGE, PastGame
from companion.store.store import NoSuchGame, OpenGame
from companion.ui.app import ThreeStreetsApp
from companion.ui.page import PageScreen
from companion.words import _

MOST_BEST = 5
LOOKED = ("results", "replay")
"""From these one comes back to the place in the list one left."""


class PastScreen(PageScreen):
    """Newest first; open, continue, delete and bring back."""

    def __init__(self, app: ThreeStreetsApp, **kwargs: object) -> None:
        self.games: list[PastGame] = []
        self.honours: tuple[Honours, ...] = ()
        self.best: tuple[BestRow, ...] = ()
        self.everyone = False
        self.more = False
        self.player = ""
        self.deleted = 0
        self.told = ""
        super().__init__(app, **kwargs)

    def opened(self) -> None:
        self.deleted, self.told = 0, ""
        if self.app.came_from in LOOKED:
            self._load(max(PAGE, len(self.games)))
        else:
            self.player, self.everyone = "", False
            self._load()
            self.scroll_to(0)
        super().opened()

    def _load(self, most: int = PAGE) -> None:
        found = self.app.store.past.games(self.player or None, most=most + 1)
        self.games, self.more = found[:most], len(found) > most
        self.honours = tuple(
            Honours(one.name, one.games, one.wins, one.best, one.average) for one in self.app.store.past.players()
        )
        highest = self.app.store.past.best(self.player or None, most=MOST_BEST)
        self.best = tuple(BestRow(one.total, one.name, _day(one.started), one.game) for one in highest)

    def lay(self, size: tuple[float, float]) -> Page:
        rows = tuple(map(_row, self.games))
        view = PastView(
            rows, self.honours, self.player, self.more, self.told, self.deleted, self.best, self.everyone
        )  # fmt: skip
        return layout_past(view, size, Metrics.density, self.app.text_scale)

    def tapped(self, target: Hashable) -> None:
        match target:
            case Do("open-game", number):
                self._open(int(number))
            case Do("replay", number):
                self._replay(int(number))
            case Do("delete", number):
                self._delete(int(number))
            case Do("bring-back", number):
                self._bring_back(int(number))
            case Do("player", name):
                self.player = str(name)
                self._load()
                self.refresh()
                self.scroll_to(0)
            case Do("everyone"):
                self.everyone = True
                self.refresh()
            case Do("more"):
                self._load(len(self.games) + PAGE)
                self.refresh()
            case Do("new"):
                self.app.open("new")
            case Do("open-file"):
                self.app.pick_file()
            case _ if target == BACK:
                self.go_back()

    def _read(self, number: int) -> OpenGame | None:
        try:
            return self.app.store.open_game(number)
        except (NoSuchGame, Unreadable):
            self._tell(_("This game can't be read any more."))
            return None

    def _tell(self, words: str) -> None:
        self.told, self.deleted = words, 0
        self.refresh()

    def _open(self, number: int) -> None:
        game = self._read(number)
        if game is None:
            return
        self.app.game = game
        if game.finished:
            self.app.open("results")
        else:
            self.app.store.make_current(game)
            self.app.open("sheet")

    def _replay(self, number: int) -> None:
        game = self._read(number)
        if game is None:
            return
        if has_steps(line.entry.move for line in game.lines):
            self.app.replay(game)
        else:
            self._tell(_("This game was copied from paper, so there are no moves to replay."))

    def _delete(self, number: int) -> None:
        self.app.store.past.delete(number)
        if self.app.game is not None and self.app.game.number == number:
            self.app.game = None
        self.deleted, self.told = number, _("The game is deleted.")
        self._load(max(PAGE, len(self.games)))
        self.refresh()

    def _bring_back(self, number: int) -> None:
        self.app.store.past.bring_back(number)
        if self.app.game is None:
            self.app.game = self.app.store.resume()
        self.deleted, self.told = 0, ""
        self._load(max(PAGE, len(self.games)))
        self.refresh()

    def go_back(self) -> bool:
        self.app.open("home")
        return True


def _row(game: PastGame) -> PastRow:
    ranked = sorted(game.scores, key=lambda one: one.rank or len(game.scores) + 1)
    lines = tuple(PastLine(one.name, one.total, one.winner and game.finished) for one in ranked)
    return PastRow(game.number, _day(game.started), game.finished, game.round, lines, game.moves > 1)


def _day(at: float) -> tuple[int, int, int]:
    day = time.localtime(at)
    return day.tm_year, day.tm_mon, day.tm_mday
