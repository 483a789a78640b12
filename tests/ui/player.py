"""Plays the moves of a record by tapping, as a player would who wants exactly these moves."""

from __future__ import annotations

from companion.draw.targets import (
    Action,
    Choice,
    Column,
    Combination,
    EffectKey,
    GapAt,
    HouseAt,
    Mark,
    NumberKey,
    Open,
    PlayerChip,
    Slot,
    Target,
    Validation,
)
from companion.rules.welcome import moves as m
from companion.rules.welcome.table import Table
from companion.ui.sheet.hand import Hand
from companion.ui.sheet.screen import SheetScreen
from tests.ui.harness import Stage


class TappingPlayer:
    """Knows where to tap for a move."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self._given = False

    @property
    def hand(self) -> Hand:
        screen = self.stage.screen
        assert isinstance(screen, SheetScreen)
        assert screen.hand is not None
        return screen.hand

    @property
    def table(self) -> Table:
        return self.hand.table

    def tap(self, target: Target) -> None:
        """Taps, opening the street first where only one is open."""
        if isinstance(target, HouseAt | GapAt) and not self._sees(target):
            self.stage.tap(Open(target.street))
        self.stage.tap(target)
        assert not self.hand.message or self.hand.ending, f"{target}: {self.hand.message}"

    def _sees(self, target: Target) -> bool:
        return any(touch.target == target for touch in self.stage.scene.touches)

    def play(self, record_moves: tuple[m.Move, ...]) -> None:
        """All moves of a game, one after the other."""
        for place, move in enumerate(record_moves):
            following = next((other for other in record_moves[place + 1 :] if other.by == move.by), None)
            self.make(move, following)

    def make(self, move: m.Move, following: m.Move | None) -> None:
        """One move; the following one of the same player tells whether a mark is taken."""
        if move.by not in (m.TABLE, self.hand.player):
            self.tap(PlayerChip(move.by))
        match move:
            case m.Write():
                self._write(move, following)
            case m.BuildFence():
                self.tap(GapAt(move.street, move.after))
            case m.RaiseValue():
                self.tap(Column(move.size))
            case m.WriteBis():
                self._bis(move)
            case m.BuildRoundabout():
                self.tap(Action("roundabout"))
                self.tap(HouseAt(move.street, move.house))
            case m.Refuse():
                self._refuse(move)
            case m.ValidatePlan():
                self._plan(move)
            case m.Done():
                self._done()
            case m.Draw() | m.Give() | m.DrawValidation():
                self._table_move(move)
            case m.PlantPark() | m.BuildPool() | m.CrossTemp():
                assert self.hand.turn.effect_taken, "a mark is taken with the number"
            case _:
                raise AssertionError(f"nobody taps {move}")

    def _done(self) -> None:
        if self._given:
            self._given = False
            return
        self.tap(Action("done"))
        if self.hand.ending:
            self.tap(Action("done"))

    def _table_move(self, move: m.Draw | m.Give | m.DrawValidation) -> None:
        if isinstance(move, m.Give):
            # with its card given, the turn is over by itself
            self.tap(Action("done"))
            self.tap(EffectKey(move.effect))
            self._given = True
            return
        self.tap(Action("menu"))
        if isinstance(move, m.DrawValidation):
            self.tap(Validation(move.slot))
            return
        self.tap(Action("draw"))
        for number, effect in move.cards:
            self.tap(NumberKey(number))
            self.tap(EffectKey(effect))

    def _write(self, move: m.Write, following: m.Move | None) -> None:
        known = Combination(move.card, move.effect)
        if self._sees(known):
            self.tap(known)
        else:
            self.tap(NumberKey(move.card))
            self.tap(EffectKey(move.effect))
        self.tap(HouseAt(move.street, move.house))
        if self.hand.fan:
            self.tap(Choice(move.number))
        taken = isinstance(following, m.PlantPark | m.BuildPool | m.CrossTemp)
        if move.number == move.card and self.hand.turn.effect_taken and not taken:
            self.tap(Mark(move.effect))

    def _bis(self, move: m.WriteBis) -> None:
        source = move.house + (-1 if move.copy == "left" else 1)
        number = self.table.seats[self.table.places[move.by]].city.street(move.street).at(source)
        self.tap(HouseAt(move.street, move.house))
        if self.hand.fan:
            self.tap(Choice(number))

    def _refuse(self, move: m.Refuse) -> None:
        self.tap(Action("refuse"))
        if self.table.draw is None and not self.hand.turn.refused:
            for number in move.offered or ():
                self.tap(NumberKey(number))

    def _plan(self, move: m.ValidatePlan) -> None:
        self.tap(Slot(move.slot))
        if self.hand.half.mode != "plan":
            return
        wanted = set(move.estates or ())
        for estate in wanted - set(self.hand.half.estates):
            self.tap(HouseAt(estate[0], estate[1]))
        assert set(self.hand.half.estates) == wanted
        self.tap(Slot(move.slot))
