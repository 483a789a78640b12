"""The list of turns: which one was wrong, and the board of that moment to set it right."""

from __future__ import annotations

from collections.abc import Hashable

from kivy.metrics import Metrics

from companion.draw.boxes import Rect, Scene
from companion.draw.figures import NO_FIGURES, FigureEntry, draw_figures_panel
from companion.draw.page import Page
from companion.draw.pen import Pen
from companion.draw.sheet import layout
from companion.draw.targets import Action, Do
from companion.draw.turns.page import layout_figures, layout_turn, layout_turns
from companion.draw.turns.rounds import PlayedTurn, played_turns
from companion.draw.turns.wording import name_of
from companion.records.amend import Change, remove
from companion.rules.welcome.city import City
from companion.rules.welcome.moves import TABLE, TellPoints
from companion.rules.welcome.table import Points
from companion.store.colours import colours
from companion.ui.app import ThreeStreetsApp
from companion.ui.newgame.shelf import Shelf
from companion.ui.preferences import wishes_of
from companion.ui.screen import DrawnScreen
from companion.ui.sheet.figures import Asking
from companion.ui.turns.again import Again
from companion.ui.turns.correcting import CorrectingScreen
from companion.words import _

ROUNDS = 6
"""So many rounds are listed at first, and as many more at every wish."""


class TurnsScreen(CorrectingScreen):
    """The list, one turn, the two figures of a card, or the board with that turn on it."""

    again: Again | None = None
    turn: PlayedTurn | None = None
    points: tuple[int, TellPoints] | None = None
    """The figures that are told again, with their place in the record."""
    entry: FigureEntry = NO_FIGURES
    rounds = ROUNDS
    replayed = False
    """Whether a replay led to the turn that is shown, and waits."""

    def __init__(self, app: ThreeStreetsApp, **kwargs: object) -> None:
        self.asking = Asking(app.store)
        super().__init__(app, **kwargs)

    def begin(self) -> None:
        self.again, self.turn, self.points, self.rounds = None, None, None, ROUNDS
        self.asking.slot, self.replayed = 0, False

    def show(self, place: int, *, replayed: bool) -> None:
        """The turn a move of the record belongs to."""
        self.replayed = replayed
        self._open(next(turn.first for turn in self._turns() if place in dict(turn.moves)))

    # what is shown

    def refresh(self) -> None:
        if self.again is None:
            super().refresh()
            return
        self.page = None
        self.body.sheet = self.app.sheet
        self.body.show(Scene((self.width / Metrics.density, self.height / Metrics.density)))
        DrawnScreen.refresh(self)

    def draw(self, size: tuple[float, float]) -> Scene:
        if self.again is None:
            return Scene(size)
        view = self.again.view()._replace(wishes=wishes_of(self.app.store.settings))
        scene = layout(view, size, Metrics.density, self.app.text_scale)
        if self.asking.slot:
            pen = Pen(size, Metrics.density, self.app.text_scale, scene)
            draw_figures_panel(pen, self.asking.entry, Rect(0, 0, *size), self.asking.words(self.again))
        return scene

    def lay_own(self, size: tuple[float, float], density: float, text_scale: float) -> Page:
        if self.turn is None:
            tokens = colours(self.game)
            return layout_turns(self.table, self._turns(), tokens, self.rounds, size, density, text_scale)
        if self.points is not None:
            return layout_figures(self.table, self.points[1].slot, self.entry, size, density, text_scale)
        after = self.game.position_after(self.turn.moves[-1][0] + 1)
        undrawn = self._undrawn(self.turn)
        return layout_turn(after, self.turn, self.told, size, density, text_scale, undrawn=undrawn)

    def _undrawn(self, turn: PlayedTurn) -> int | None:
        """Where the draw of a round could be told: before anyone acted in it, if it was not."""
        place = turn.first
        while self.game.position_after(place).acted:
            place -= 1
        table = self.game.position_after(place)
        return None if table.draw is not None or table.setup.expert else place

    def _turns(self) -> list[PlayedTurn]:
        moves = [line.entry.move for line in self.game.lines]
        return played_turns(moves, [self.game.position_after(place) for place in range(len(moves))])

    # taps

    def tapped(self, target: Hashable) -> None:
        if self.again is None:
            super().tapped(target)
        elif target == Action("back"):
            self.up()
        else:
            self._tap_board(self.again, target)

    def answer(self, target: Hashable) -> None:
        match target:
            case Do("turn", first):
                self._open(int(first))
            case Do("change", place) if self.turn is not None:
                self._change(self.turn, int(place))
            case Do("tell-draw", place) if self.turn is not None:
                self.again = Again(self.game, PlayedTurn(TABLE, self.turn.round, ()), int(place), self.whose)
                self.refresh()
            case Do("figure", key):
                self.entry = self.entry.key(str(key))
                self.refresh()
            case Do("figures-keep") if self.points is not None and self.entry.points is not None:
                self._tell_points(*self.points, self.entry.points)
            case Do("replay", first):
                self.app.replay(self.game, int(first) if first != "" else None)
            case Do("remove", place):
                self.correct(remove(int(place)))
            case Do("more"):
                self.rounds += ROUNDS
                self.refresh()

    def tapped_beside(self) -> None:
        if self.again is not None:
            self.again.beside()
            self.refresh()

    def up(self) -> None:
        if self.again is not None and self.asking.slot:
            self.asking.slot = 0
            self.refresh()
        elif self.again is not None and self.again.fan:
            self.tapped_beside()
        elif self.again is not None or self.points is not None:
            self.again = self.points = None
            self.go("turn")
        elif self.replayed:
            self.app.open("replay")
        elif self.turn is not None:
            self.turn = None
            self.go("")
        else:
            self.app.open("sheet")

    def _open(self, first: int) -> None:
        """A turn that is over is opened; one that is still open goes on where it is."""
        turn = next(turn for turn in self._turns() if turn.first == first)
        if turn.by != TABLE:
            self.whose = turn.by
        if turn.over:
            self.turn = turn
            self.go("turn")
        else:
            self._show_sheet(None, "")

    def _change(self, turn: PlayedTurn, place: int) -> None:
        move = dict(turn.moves)[place]
        if isinstance(move, TellPoints):
            high, low = move.points
            self.points, self.entry = (place, move), FigureEntry(str(high), str(low))
            self.go("figures")
        else:
            self.again = Again(self.game, turn, place, self.whose)
            self.refresh()

    def _tell_points(self, place: int, told: TellPoints, points: Points) -> None:
        """The figures as they are on the card, also for later games."""
        self.points = None
        plan = next((one for one in self.game.header["plans"] if one["slot"] == told.slot), None)
        if plan is not None:
            Shelf(self.app.store).remember(self.table.setup.edition, plan, points)
        self.correct(Change({place: (told._replace(points=points),)}))

    def _tap_board(self, again: Again, target: Hashable) -> None:
        if self.asking.slot:
            legal = self.asking.tap(again, target)
        else:
            legal = self.asking.begins(again, target) or again.tap(target)
        change = again.change()
        if change is not None:
            self.again = None
            self.correct(change)
        elif again.given_up:
            self.up()
        else:
            self.refresh()
            if not legal:
                self.shake()

    def changed(self) -> None:
        if self.turn is not None:
            words = _("{player}, round {round}: changed. Undo takes it back.")
            self._show_sheet(self.before, words.format(player=name_of(self.table, self.turn.by), round=self.turn.round))

    def _show_sheet(self, before: City | None, words: str) -> None:
        """The sheet of the player whose turn it was, with a line on what happened and a mark where."""
        from companion.ui.sheet.screen import SheetScreen

        self.app.open("sheet")
        sheet = self.app.shown
        if isinstance(sheet, SheetScreen) and sheet.hand is not None:
            sheet.hand.show(self.whose)
            if before is not None:
                sheet.hand.show_changes(before)
            sheet.hand.told = words
            sheet.refresh()
