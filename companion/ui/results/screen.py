"""The results screen: counts up, shows cities, shares, and leads back to the sheets."""

from __future__ import annotations

import threading
from collections.abc import Callable, Hashable, Sequence

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.metrics import Metrics
from kivy.properties import NumericProperty

from companion.draw.blocks import Note
from companion.draw.page import Page, Words, lay_page
from companion.draw.replay.steps import has_steps
from companion.draw.results.page import lay_results
from companion.draw.results.scores import scores
from companion.draw.results.view import SLIDE, PanelName, ResultsView, Typed
from companion.draw.targets import Do
from companion.records.record import Unreadable
from companion.share.bgstats import play_link
from companion.share.chat import chat_text
from companion.share.parcel import Outcome, Parcel, no_luck
from companion.share.pictures import city_parcel, picture_parcels
from companion.share.table import csv_parcel
from companion.store.settings import CURRENT
from companion.store.transfer import import_record
from companion.ui.handing import pasted_text
from companion.ui.page import PageScreen
from companion.ui.results import paper
from companion.ui.results.shown import Shown, play_of, record_parcel
from companion.words import _
from companion.words.reasons import in_words

CATEGORY_SECONDS = 0.55
SLIDE_SECONDS = 0.5


class ResultsScreen(PageScreen):
    """A finished game, one as it stands, or one that came in as a file."""

    counted = NumericProperty(0.0)

    shown = Shown()
    city = ""
    panel: PanelName = ""
    typed: Typed | None = None
    told = ""

    def opened(self) -> None:
        shown = self.app.looked_at or Shown(self.app.game)
        if shown != self.shown:
            self.shown = shown
            self.city = ""
            self.scroll_to(0.0)
        self.panel, self.typed, self.told = "", None, ""
        self._count_up()
        super().opened()

    # what is shown

    @property
    def running(self) -> bool:
        """Whether this is the game being played, not an earlier one."""
        game = self.shown.game
        return game is not None and self.app.store.settings.get(CURRENT) == game.number

    def view(self) -> ResultsView | None:
        table, play = self.shown.table, play_of(self.shown)
        if table is None or play is None:
            return None
        game = self.shown.game
        return ResultsView(
            scores(table), table, play.date, self.counted, game is not None,
            game is not None and self.running and game.can_undo(), game is None,
            self.city, self.panel, self.typed, self.told,
            game is not None and has_steps(line.entry.move for line in game.lines),
        )  # fmt: skip

    def lay(self, size: tuple[float, float]) -> Page:
        view = self.view()
        if view is None:
            note = Note(self.shown.fault or _("There is no game to look at."), size=17)
            return lay_page(Words(_("From a file")), [[note]], size, Metrics.density, self.app.text_scale)
        return lay_results(view, size, Metrics.density, self.app.text_scale)

    # counting

    def _count_up(self) -> None:
        """The first time a game that has just ended is looked at, its points are counted before everyone's eyes."""
        Animation.cancel_all(self)
        game, table = self.shown.game, self.shown.table
        count = len(scores(table).categories) if table is not None else 0
        fresh = self.running and game is not None and game.finished and game.key not in self.app.counted
        if not fresh or game is None:
            self.counted = count + SLIDE
            return
        self.app.counted.add(game.key)
        self.counted = 0.0
        step = Animation(counted=count, d=count * CATEGORY_SECONDS)
        (step + Animation(counted=count + SLIDE, d=SLIDE_SECONDS)).start(self)

    def on_counted(self, *_rest: object) -> None:
        if self.app.shown is self:
            self.refresh()

    def _skip(self) -> None:
        Animation.cancel_all(self)
        table = self.shown.table
        self.counted = len(scores(table).categories) + SLIDE if table is not None else 0.0

    # what a tap does

    def tapped(self, target: Hashable) -> None:
        self.told = ""
        if target == Do("skip"):
            self._skip()
        elif isinstance(target, Do):
            self._answer(target)
        if self.app.shown is self:
            self.refresh()

    def tapped_beside(self) -> None:
        if self.panel or self.told:
            self.panel, self.typed, self.told = "", None, ""
            self.refresh()

    def go_back(self) -> bool:
        if self.panel:
            self.tapped_beside()
        elif self.city:
            self._open_city("")
            self.refresh()
        else:
            self._leave()
        return True

    def _answer(self, target: Do) -> None:
        match target:
            case Do("back"):
                self.go_back()
            case Do("sheets"):
                self.app.open("sheet")
            case Do("replay") if self.shown.game is not None:
                self.app.replay(self.shown.game)
            case Do("undo"):
                self._undo()
            case Do("share"):
                self.panel = "share"
            case Do("close"):
                self.panel, self.typed = "", None
            case Do("city", player):
                self._open_city(str(player))
            case Do("step", step):
                self._step(int(step))
            case Do("send", what):
                self._send(str(what))
            case Do("send city", player):
                self._send_city(str(player))
            case Do("keep"):
                self._keep()
            case _:
                self._type(target)

    def _type(self, target: Do) -> None:
        """The keypad of a player on paper."""
        table = self.shown.table
        if target.do == "paper" and table is not None:
            self.panel, self.typed = "paper", paper.begin(table, str(target.value))
        elif self.typed is None or table is None:
            return
        elif target.do == "key":
            self.typed = paper.pressed(self.typed, str(target.value))
        elif target.do == "field":
            self.typed = paper.chosen(self.typed, str(target.value))
        elif target.do == "paste":
            self.typed = paper.pasted(self.typed, table, pasted_text())
        elif target.do == "typed" and self.shown.game is not None:
            reason = self.shown.game.play(paper.move_of(self.typed))
            if reason is None:
                self.panel, self.typed = "", None
            else:
                self.typed = self.typed._replace(fault=in_words(reason))

    def _open_city(self, player: str) -> None:
        self.city = player
        self.scroll_to(0.0)

    def _step(self, step: int) -> None:
        view = self.view()
        if view is None:
            return
        players = [line.id for line in view.cities]
        self._open_city(players[(players.index(self.city) + step) % len(players)])

    def _undo(self) -> None:
        game = self.shown.game
        if game is None:
            return
        held = game.undo()
        if held is not None:
            self.told = _("Later moves depend on that; please set it right on the sheets.")
        elif not game.finished:
            self.app.counted.discard(game.key)
            self.app.open("sheet")

    def _leave(self) -> None:
        """The game counts as past when its results are left; from one that did already, back to the list."""
        game, running = self.shown.game, self.running
        if game is not None and game.finished and running:
            self.app.store.settings.set(CURRENT, 0)
        self.app.looked_at = None
        self.app.open("home" if game is None or running else "past")

    def _keep(self) -> None:
        """The file that came in becomes a game of the store."""
        try:
            game = import_record(self.app.store, self.shown.arrival)
        except Unreadable:
            self.told = no_luck()
            return
        self.app.looked_at = None
        self.app.store.make_current(game)
        self.app.game = game
        self.app.counted.add(game.key)
        self.app.open("results" if game.finished else "sheet")

    # sharing

    def _send(self, what: str) -> None:
        play = play_of(self.shown)
        view = self.view()
        if play is None or view is None:
            return
        self.panel = ""
        handover, title = self.app.handover, _("A game of Welcome To…")
        if what == "picture":
            self._draw(lambda: picture_parcels(play))
        elif what == "city":
            self._send_city(self.city)
        elif what == "one":
            if len(view.cities) > 1:
                self.panel = "cities"
            else:
                self._send_city(view.cities[0].id)
        elif what == "text":
            handover.send_text(chat_text(play), title, self._hear)
        elif what == "csv":
            handover.send([csv_parcel(play)], title, self._hear)
        elif what == "record":
            handover.send([record_parcel(self.shown, play)], title, self._hear)
        elif what == "bgstats":
            handover.open_link(play_link(play), self._hear)

    def _send_city(self, player: str) -> None:
        play = play_of(self.shown)
        self.panel = ""
        if play is not None:
            self._draw(lambda: [city_parcel(play, player)])

    def _draw(self, work: Callable[[], Sequence[Parcel]]) -> None:
        """Draws beside the screen, then hands over."""
        self.told = _("Drawing the picture…")

        def draw() -> None:
            try:
                parcels = work()
            except Exception:
                Clock.schedule_once(lambda _seconds: self._hear(Outcome(False, no_luck())), 0)
                return
            Clock.schedule_once(lambda _seconds: self._drawn(parcels), 0)

        threading.Thread(target=draw, daemon=True).start()

    def _drawn(self, parcels: Sequence[Parcel]) -> None:
        self._hear(Outcome(True))
        self.app.handover.send(parcels, _("A game of Welcome To…"), self._hear)

    def _hear(self, outcome: Outcome) -> None:
        """What came of it; it may be told from another thread."""
        Clock.schedule_once(lambda _seconds: self._tell(outcome.words), 0)

    def _tell(self, words: str) -> None:
        self.told = words
        if self.app.shown is self:
            self.refresh()
