"""The table's word on one city, told on the same board as a sheet from paper."""

from __future__ import annotations

from collections.abc import Hashable

from kivy.metrics import Metrics

from companion.draw.boxes import Scene
from companion.draw.sheet import layout
from companion.draw.targets import Action, Do
from companion.draw.view import Wishes
from companion.records.position import Raw
from companion.records.snapshot import snapshot
from companion.rules.welcome.moves import TABLE, Player, SetCity
from companion.rules.welcome.tablemoves import set_faults
from companion.store.halftold import HalfTold, forget, keep
from companion.store.live import LiveGame
from companion.store.papercheck.check import Check
from companion.store.papercheck.judge import score_among
from companion.store.settings import LEFT_HANDED
from companion.ui.newgame.header import sentence
from companion.ui.paper.hand import PaperHand
from companion.ui.screen import DrawnScreen
from companion.ui.sheet.hand import Hand


class Told:
    """Keeps the city with the game while it is told."""

    def __init__(self, game: LiveGame, told: HalfTold) -> None:
        self._game, self._told = game, told

    def put(self, check: Check) -> Check:
        """The city after a tap; as long as nothing is told, nothing is kept."""
        if check.sheet.made:
            keep(self._game, self._told._replace(sheet=check.sheet, hand=check.hand))
        else:
            forget(self._game, self._told.player.id)
        return check


def board_header(header: Raw, hand: Hand, player: Player) -> Raw:
    """The header of a table with only this player, with the plans as they are known by now."""
    options = {name: value for name, value in header.get("options", {}).items() if name != "paper"}
    kept = {name: value for name, value in header.items() if name not in ("round", "approved", "aaa")}
    one = {"id": player.id, "name": player.name, "city": player.city_name}
    return {**kept, "options": options, "players": [one], "plans": snapshot(header, hand.table)["plans"]}


class CityScreen(DrawnScreen):
    """One city, entered in any order; nothing is played before it is good."""

    hand: PaperHand | None = None
    told: HalfTold | None = None

    def begin(self, hand: Hand, told: HalfTold) -> None:
        """Shows a city as far as it is told."""
        self.told = told
        check = Check("", board_header(hand.game.header, hand, told.player), (told.sheet,), hand=told.hand)
        self.hand = PaperHand(Told(hand.game, told), check)

    def draw(self, size: tuple[float, float]) -> Scene:
        game = self.app.sheet_hand
        if self.hand is None or game is None:
            return Scene(size)
        view = self.hand.view()
        alone = tuple(chip for chip in view.chips if chip.id == view.seat.id)
        view = view._replace(score=score_among(game.table, view.seat), chips=alone)
        if view.entry is not None:
            view = view._replace(entry=view.entry._replace(alone=True, summary=()))
        wishes = Wishes(left_handed=self.app.store.settings.get(LEFT_HANDED))
        return layout(view._replace(wishes=wishes), size, Metrics.density, self.app.text_scale)

    def tapped(self, target: Hashable) -> None:
        if self.hand is None:
            return
        match target:
            case Do("tool", "table"):
                self._tell(self.hand)
            case Do("back"):
                self.app.open("table")
            case Action("theme"):
                self.hand.beside()
                self.app.switch_theme()
            case _:
                possible = self.hand.tap(target)
                self.refresh()
                if not possible:
                    self.shake()

    def _tell(self, board: PaperHand) -> None:
        """The city is good: it is set, unless something can't be."""
        hand, told = self.app.sheet_hand, self.told
        if hand is None or told is None:
            return
        player = told.player._replace(city=board.paper.city)
        faults = set_faults(hand.table, SetCity(by=TABLE, player=player))
        if faults:
            board.beside()
            board.message = sentence(faults[0])
            self.refresh()
            self.shake()
            return
        self.app.city_told(told._replace(player=player))

    def tapped_beside(self) -> None:
        if self.hand is not None:
            self.hand.beside()
            self.refresh()

    def go_back(self) -> bool:
        if self.hand is not None and (self.hand.menu or self.hand.entry.typing):
            self.tapped_beside()
        else:
            self.app.open("table")
        return True
