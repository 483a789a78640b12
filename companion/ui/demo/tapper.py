"""Plays the moves of a record by tapping, as a player would who wants exactly these moves."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Protocol

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
from companion.ui.screen import DrawnScreen
from companion.ui.sheet.hand import Hand
from companion.ui.sheet.screen import SheetScreen


class Finger(Protocol):
    """What taps for real, and sees which screen is shown."""

    @property
    def screen(self) -> DrawnScreen: ...
    def tap(self, target: Hashable) -> None: ...


class Astray(Exception):
    """The screens did not do what a tap was meant to do."""


class TappingPlayer:
    """Knows where to tap for a move."""

    def __init__(self, finger: Finger) -> None:
        self.finger = finger
        self.card_chosen: Callable[[], None] = lambda: None
        """Called in the middle of a turn, between the card and the house."""
        self._given = False

    @property
    def hand(self) -> Hand:
        screen = self.finger.screen
        if not isinstance(screen, SheetScreen) or screen.hand is None:
            raise Astray("the sheet is not shown")
        return screen.hand

    @property
    def table(self) -> Table:
        return self.hand.table

    def tap(self, target: Target) -> None:
        """Taps, opening the street first where only one is open."""
        if isinstance(target, HouseAt | GapAt) and not self._sees(target):
            self.finger.tap(Open(target.street))
        self.finger.tap(target)
        screen = self.finger.screen
        if isinstance(screen, SheetScreen) and self.hand.message and not self.hand.ending:
            raise Astray(f"{target}: {self.hand.message}")

    def _sees(self, target: Target) -> bool:
        return any(touch.target == target for touch in self.finger.screen.scene.touches)

    def play(self, record_moves: tuple[m.Move, ...]) -> None:
        """All moves of a game, one after the other."""
        for place, move in enumerate(record_moves):
            following = next((other for other in record_moves[place + 1 :] if other.by == move.by), None)
            self.make(move, following)

    def make(self, move: m.Move, following: m.Move | None) -> None:
        """One move; the following one of the same player tells whether a mark is taken."""
        if self._given and isinstance(move, m.Done):
            self._given = False
            return
        if move.by not in (m.TABLE, self.hand.player):
            self.tap(PlayerChip(move.by))
        self._make(move, following)

    def _make(self, move: m.Move, following: m.Move | None) -> None:
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
            case _ if not self.hand.turn.effect_taken:
                raise Astray(f"{move} was not taken with the number")

    def _done(self) -> None:
        self.tap(Action("done"))
        self._end()

    def _end(self) -> None:
        """Once more, if a plan would be forgotten."""
        if isinstance(self.finger.screen, SheetScreen) and self.hand.ending:
            self.tap(Action("done"))

    def _table_move(self, move: m.Draw | m.Give | m.DrawValidation) -> None:
        if isinstance(move, m.Give):
            # with its card given, the turn is over by itself
            self.tap(Action("done"))
            self.tap(EffectKey(move.effect))
            self._end()
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
        self.card_chosen()
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
        if set(self.hand.half.estates) != wanted:
            raise Astray(f"other estates are chosen for {move}")
        self.tap(Slot(move.slot))
