"""The sheet's screen: shows the hand's view, and hands it every tap."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING

from kivy.core.window import Window
from kivy.metrics import Metrics

from companion.draw.boxes import Rect, Scene, Touch
from companion.draw.figures import draw_figures_panel
from companion.draw.pen import Pen
from companion.draw.sheet import layout
from companion.draw.targets import Action, Column, Do, GapAt, HouseAt, Open, PlayerChip, Slot
from companion.rules.welcome.moves import AAA, TABLE
from companion.store.colours import colours
from companion.store.settings import TURN_SHEETS
from companion.ui.preferences import wishes_of
from companion.ui.screen import DrawnScreen
from companion.ui.sheet.figures import Asking
from companion.ui.sheet.hand import Hand
from companion.ui.sheet.keys import SheetKeys, legal

if TYPE_CHECKING:
    from companion.store.notices import Notice
    from companion.ui.app import ThreeStreetsApp

TABLET = 600.0
"""The shorter side of a tablet, in dp."""


class SheetScreen(DrawnScreen):
    """One player's sheet."""

    hand: Hand | None = None

    def __init__(self, app: ThreeStreetsApp, **kwargs: object) -> None:
        self.asking = Asking(app.store)
        self.keys = SheetKeys(self)
        self._legal: set[Hashable] | None = None
        super().__init__(app, **kwargs)

    def opened(self) -> None:
        game = self.app.game
        again = game is not None and (self.hand is None or self.hand.game is not game)
        if game is not None and again:
            self.hand = Hand(game)
            self.asking.slot = 0
        if self.hand is not None:
            self.hand.present()
        super().opened()
        if game is not None and again and game.draft(TABLE) and not game.position.acted:
            from companion.store.halftold import half_told

            if half_told(game):
                self.app.open("table")

    def draw(self, size: tuple[float, float]) -> Scene:
        self._legal = None
        if self.hand is None:
            return Scene(size)
        view = self.hand.view()
        tokens = colours(self.hand.game)
        chips = tuple(chip._replace(token=tokens.get(chip.id, "")) for chip in view.chips)
        view = view._replace(wishes=wishes_of(self.app.store.settings), chips=chips)
        scene = layout(view, size, Metrics.density, self.app.text_scale)
        if self.asking.slot:
            pen = Pen(size, Metrics.density, self.app.text_scale, scene)
            draw_figures_panel(pen, self.asking.entry, Rect(0, 0, *size), self.asking.words(self.hand))
        return scene

    def refresh(self) -> None:
        self._turn()
        super().refresh()

    def _turn(self) -> None:
        """Turns the sheet to the player who sits opposite, on a tablet that lies between them."""
        hand, settings = self.hand, self.app.store.settings
        if hand is None or self.app.shown is not self:
            return
        shared = min(Window.size) / Metrics.density >= TABLET and len(hand.game.people) > 1
        opposite = hand.game.position.places[hand.player] % 2 == 1
        turned = 180 if shared and opposite and settings.get(TURN_SHEETS) else 0
        if Window.rotation != turned:
            Window.rotation = turned

    def leave(self) -> None:
        Window.rotation = 0

    def tapped(self, target: Hashable) -> None:
        if self.hand is None:
            return
        over, before = self.hand.game.finished, self.hand.player
        if self.asking.slot:
            legal = self.asking.tap(self.hand, target)
        elif self.asking.begins(self.hand, target):
            legal = True
            self.hand.beside()
        else:
            legal = self.hand.tap(target)
        if target == Do("results") or (self.hand.game.finished and not over):
            self.app.open("results")
        elif target == Action("home"):
            self.app.open("home")
        elif target in (Action("turns"), Action("names")):
            self.app.open("turns" if target == Action("turns") else "names")
        elif target == PlayerChip(AAA):
            self.app.open("aaa")
        elif target == Do("table"):
            self.app.open("table")
        elif target == Action("theme"):
            self.app.switch_theme()
        else:
            self.refresh()
            if not legal:
                self.shake()
            elif self.hand.player != before:
                self.slide_in()

    def pressed(self, key: int, letter: str | None, modifiers: Iterable[str]) -> bool:
        return self.keys.press(key, letter or "", {*modifiers})

    @property
    def legal(self) -> set[Hashable]:
        """Where on the board a tap would do something now, found out when it is first asked for."""
        if self._legal is None:
            self._legal = legal(self.hand.view()) if self.hand is not None else set()
        return self._legal

    def answers(self, target: Hashable) -> bool:
        return not isinstance(target, HouseAt | GapAt | Column | Slot) or target in self.legal

    def start(self, areas: Sequence[Touch]) -> Touch | None:
        """Keys come first to what glows, on a phone in the street that is open; under a panel nothing does."""
        glowing = [touch for touch in areas if touch.target in self.legal]
        houses = [touch for touch in glowing if not isinstance(touch.target, Open)]
        return next(iter(houses or glowing or areas), None)

    def hear(self, notice: Notice) -> None:
        if self.hand is not None:
            self.hand.hear(notice.text, good=notice.trouble == "saved_again")
        self.refresh()

    def tapped_beside(self) -> None:
        if self.hand is not None:
            self.hand.beside()
            self.refresh()

    def go_back(self) -> bool:
        if self.asking.slot:
            self.asking.slot = 0
            self.refresh()
        elif self.hand is not None and (self.hand.menu or self.hand.fan or self.hand.picking):
            self.tapped_beside()
        else:
            self.app.open("home")
        return True
