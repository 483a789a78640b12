"""A page that corrects the game: a change is made at once, or what it would break is listed first."""

from __future__ import annotations

from collections.abc import Hashable

from kivy.metrics import Metrics

from companion.draw.page import BACK, Page
from companion.draw.targets import Do
from companion.draw.turns.page import NOTHING, UNDO, Breaks, Told, layout_breaks
from companion.records.amend import Change
from companion.records.position import Wrong
from companion.rules.welcome.city import City
from companion.rules.welcome.table import Table
from companion.store.store import OpenGame
from companion.ui.app import ThreeStreetsApp
from companion.ui.page import PageScreen
from companion.ui.turns.changes import breaks_of
from companion.words import _
from companion.words.reasons import all_in_words

EMPTY = Change()


class CorrectingScreen(PageScreen):
    """The base of the list of turns and of names and plans."""

    game: OpenGame

    def __init__(self, app: ThreeStreetsApp, **kwargs: object) -> None:
        self.breaks: Breaks | None = None
        self.wanted = EMPTY
        """The change that waits for a decision."""
        self.told = NOTHING
        self.whose = ""
        """The player whose undo takes back what is corrected next."""
        self.at = ""
        self.before: City | None = None
        """That player's city before the last change."""
        super().__init__(app, **kwargs)

    def opened(self) -> None:
        game = self.app.game
        if game is None:
            self.app.open("home")
            return
        self.game, self.breaks, self.told = game, None, NOTHING
        self.whose = next(iter(game.waiting), game.people[0].id)
        self.begin()
        self.go("")

    def begin(self) -> None:
        """Called whenever the screen comes to the front, with its game."""

    def lay_own(self, size: tuple[float, float], density: float, text_scale: float) -> Page:  # noqa: ARG002
        """The page where nothing waits to be decided."""
        return super().lay(size)

    def answer(self, target: Hashable) -> None:
        """Answers a tap on a page of one's own."""

    def changed(self) -> None:
        """A change was made."""

    def up(self) -> None:
        """Goes back one page."""
        self.app.open("sheet")

    @property
    def table(self) -> Table:
        table: Table = self.game.position
        return table

    def lay(self, size: tuple[float, float]) -> Page:
        form = (size, Metrics.density, self.app.text_scale)
        return self.lay_own(*form) if self.breaks is None else layout_breaks(self.table, self.breaks, *form)

    def go(self, page: str) -> None:
        """Another page, from its top."""
        self.at = page
        self.refresh()
        self.scroll_to(0)

    def tapped(self, target: Hashable) -> None:
        if target == UNDO:
            self.game.undo(self.whose)
            self.told = NOTHING
            self.refresh()
        elif target == BACK or target == Do("keep"):
            self.go_back()
        elif target == Do("even-so") and self.breaks is not None:
            self.correct(self.wanted, even_so=True)
        else:
            self.told = NOTHING
            self.answer(target)

    def go_back(self) -> bool:
        self.leave()
        if self.breaks is not None:
            self.breaks = None
            self.go(self.at)
        else:
            self.up()
        return True

    def correct(self, change: Change, *, even_so: bool = False) -> None:
        """Makes a change at once if nothing breaks; otherwise lists what would."""
        self.breaks = None
        if change == EMPTY:
            self.go(self.at)
            return
        seat = self.table.seat(self.whose)
        self.before = None if seat is None else seat.city
        try:
            held = self.game.correct(change, self.whose, even_so=even_so)
        except Wrong as wrong:
            self.told = Told(_("That can't be: {reasons}.").format(reasons=all_in_words(wrong.reasons)))
            self.refresh()
            self.shake()
            return
        if held is None:
            self.changed()
        else:
            self.breaks, self.wanted = breaks_of(change, held), change
            self.go(self.at)
