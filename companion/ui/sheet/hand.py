"""The turn in taps: what each tap means for the game, and the half-made turn between two moves. No Kivy in it."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Protocol

from companion.draw.offer import NO_HALF, Half, Offer, mark_move, offer, sources
from companion.draw.targets import Action, Choice, Column, EffectKey, GapAt, HouseAt, Mark, NumberKey, Open, Slot
from companion.draw.view import SheetView, sheet_view
from companion.rules.welcome.moves import (
    TABLE,
    BuildFence,
    BuildRoundabout,
    Close,
    Done,
    DrawSoloCard,
    Move,
    RaiseValue,
    Refuse,
    ValidatePlan,
    Write,
    WriteBis,
)
from companion.rules.welcome.planning import plan_choices
from companion.rules.welcome.play import apply, why_not
from companion.rules.welcome.reasons import Reason, Why, because
from companion.rules.welcome.sheet import Effect
from companion.rules.welcome.table import Seat, Table, Turn
from companion.rules.welcome.writing import why_not_house
from companion.words import _
from companion.words.reasons import in_words

OFFERED = 3


class Game(Protocol):
    """What the sheet needs of a live game; the moves of one tap stand or fall together and are undone together."""

    @property
    def table(self) -> Table: ...
    def play(self, *moves: Move) -> Reason | None: ...
    def undo(self, player: str) -> bool: ...
    def redo(self, player: str) -> bool: ...
    def can_undo(self, player: str) -> bool: ...
    def can_redo(self, player: str) -> bool: ...


class Hand:
    """One player's hand over the sheet."""

    def __init__(self, game: Game, player: str, half: Half = NO_HALF) -> None:
        self.game = game
        self.player = player
        self.half = half
        self.fan: tuple[int, ...] = ()
        self.message = ""
        self.open_street = 0
        self.menu = False

    @property
    def seat(self) -> Seat:
        table = self.game.table
        return table.seats[table.places[self.player]]

    @property
    def turn(self) -> Turn:
        return self.game.table.turn(self.seat)

    def view(self) -> SheetView:
        """What the sheet shows now."""
        return sheet_view(
            self.game.table, self.player, self.half, fan=self.fan, message=self.message,
            can_undo=self.half != NO_HALF or self.game.can_undo(self.player),
            can_redo=self.game.can_redo(self.player), open_street=self.open_street, menu=self.menu,
        )  # fmt: skip

    def tap(self, target: Hashable) -> bool:
        """Answers a tap; says whether it was legal. If not, the message says why and nothing has changed."""
        self.message = ""
        self.menu = target == Action("menu")
        reason = self._answer(target)
        if reason is None:
            return True
        words = in_words(reason)
        self.message = _("{sentence}.").format(sentence=words[:1].upper() + words[1:])
        return False

    def beside(self) -> None:
        """A tap on nothing folds the menu, the fan and the message."""
        self.message = ""
        self.menu = False
        if self.fan:
            self._fold()

    def _answer(self, target: Hashable) -> Reason | None:
        match target:
            case HouseAt():
                return self._house(target)
            case NumberKey(number):
                return self._number(number)
            case EffectKey(effect):
                return self._card(self.half._replace(effect=None if self.half.effect == effect else effect))
            case Choice(number):
                return self._choice(number)
            case GapAt(street, after):
                return self.game.play(BuildFence(by=self.player, street=street, after=after))
            case Column(size):
                return self.game.play(RaiseValue(by=self.player, size=size))
            case Slot(slot):
                return self._plan(slot)
            case Mark():
                return self._mark()
            case Open(street):
                self.open_street = street
            case Action(name):
                return self._action(name)
        return None

    def _action(self, name: str) -> Reason | None:
        if name == "done":
            return self._done()
        if name == "undo":
            self._undo()
        elif name == "redo":
            self._fold()
            self.half = NO_HALF
            self.game.redo(self.player)
        elif name == "card":
            self._fold()
            self.half = NO_HALF
        elif name == "roundabout":
            self.half = self.half._replace(mode="roundabout", house=None)
        elif name == "solo-card":
            return self.game.play(DrawSoloCard(by=TABLE))
        elif name == "close":
            return self._close()
        elif name == "refuse":
            if self.turn.settled:
                return why_not(self.game.table, Refuse(by=self.player))
            self.half = Half(mode="refuse")
        return None

    def _offer(self) -> Offer:
        return offer(self.game.table, self.seat, self.half)

    def _fold(self) -> None:
        if self.fan:
            self.fan = ()
            self.half = self.half._replace(house=None)

    def _undo(self) -> None:
        """Takes back the last tap: the half-made turn first."""
        if self.half != NO_HALF:
            self.fan = ()
            self.half = NO_HALF
        else:
            self.game.undo(self.player)

    def _done(self) -> Reason | None:
        reason = self.game.play(Done(by=self.player))
        if reason is None:
            self.half, self.open_street = NO_HALF, 0
        return reason

    def _close(self) -> Reason | None:
        reason = self.game.play(Close(by=TABLE))
        if reason is None:
            self.half, self.fan = NO_HALF, ()
        return reason

    # the card

    def _number(self, number: int) -> Reason | None:
        if self.half.mode == "refuse":
            return self._offered(number)
        return self._card(self.half._replace(number=None if self.half.number == number else number))

    def _card(self, half: Half) -> Reason | None:
        """Another card. After writing it takes the number back, as long as no effect was taken."""
        turn = self.turn
        self._fold()
        if turn.settled:
            if turn.refused or turn.effect_taken or not turn.written:
                return self._settled_reason()
            if not self._take_back_write():
                return self._settled_reason()
            half = Half(half.number or turn.card, half.effect or turn.effect)
        self.half = half._replace(mode="card", house=half.house if self.half.mode == "card" else None)
        self.open_street = 0 if self.half.house is None else self.half.house.street
        if self.half.house is not None and half.number is not None and half.effect is not None:
            return self._write_first(self.half.house)
        return None

    def _take_back_write(self) -> bool:
        """Undoes the writing of this turn, if that was the last tap."""
        if not self.game.undo(self.player):
            return False
        if not self.turn.written:
            return True
        self.game.redo(self.player)
        return False

    def _settled_reason(self) -> Reason | None:
        turn = self.turn
        effect: Effect = turn.effect or "fence"
        return why_not(
            self.game.table,
            Write(by=self.player, street=1, house=1, number=turn.card or 1, card=turn.card or 1, effect=effect),
        )

    def _offered(self, number: int) -> Reason | None:
        offered = (*self.half.offered, number)
        if len(offered) < OFFERED:
            self.half = self.half._replace(offered=offered)
            return None
        reason = self.game.play(Refuse(by=self.player, offered=offered))
        fits = reason.facts.get("number") if reason is not None and reason.why is Why.NUMBER_FITS else None
        self.half = Half(number=fits) if isinstance(fits, int) else NO_HALF
        return reason

    # a house

    def _house(self, at: HouseAt) -> Reason | None:
        if self.half.mode == "roundabout":
            return self._roundabout(at)
        turn = self.turn
        if not turn.settled:
            if self.half.number is None or self.half.effect is None:
                return self._house_first(at)
            return self._write_at(at)
        if turn.effect == "bis" and not turn.effect_taken:
            return self._bis(at)
        if turn.written and not turn.effect_taken:
            return self._move_number(at)
        return self._settled_reason()

    def _house_first(self, at: HouseAt) -> Reason | None:
        reason = why_not_house(self.seat.city, at.street, at.house)
        if reason is None:
            self.half = self.half._replace(house=None if self.half.house == at else at)
            self.open_street = at.street
        return reason

    def _write_first(self, at: HouseAt) -> Reason | None:
        """The card is complete and the house was chosen first: it is written there, if it fits."""
        reason = self._write_at(at)
        if reason is not None:
            self.half = self.half._replace(house=None)
        return reason

    def _write_at(self, at: HouseAt) -> Reason | None:
        number, effect = self.half.number, self.half.effect
        if number is None or effect is None:
            return None
        numbers = self._offer().houses.get(at, ())
        if len(numbers) > 1:
            self.fan = numbers
            self.half = self.half._replace(house=at)
            return None
        return self._write(at, numbers[0] if numbers else number, number, effect)

    def _write(self, at: HouseAt, number: int, card: int, effect: Effect) -> Reason | None:
        """Writes, and takes the mark that goes with it by itself."""
        write = Write(by=self.player, street=at.street, house=at.house, number=number, card=card, effect=effect)
        table = self.game.table
        reason = why_not(table, write)
        if reason is not None:
            return reason
        after = apply(table, write)
        mark = mark_move(after, after.seats[after.places[self.player]])
        reason = self.game.play(write) if mark is None else self.game.play(write, mark)
        if reason is None:
            self.half, self.fan, self.open_street = NO_HALF, (), at.street
        return reason

    def _move_number(self, at: HouseAt) -> Reason | None:
        """The number goes to another house before its effect is taken."""
        turn = self.turn
        if turn.effect is None or at == HouseAt(turn.street, turn.house):
            return None
        if not self._take_back_write():
            return self._settled_reason()
        reason = self._write(at, turn.number, turn.card, turn.effect)
        if reason is not None:
            self.game.redo(self.player)
        return reason

    def _roundabout(self, at: HouseAt) -> Reason | None:
        reason = self.game.play(BuildRoundabout(by=self.player, street=at.street, house=at.house))
        if reason is None:
            self.half = self.half._replace(mode="card")
        return reason

    def _bis(self, at: HouseAt) -> Reason | None:
        copies = sources(self.game.table, self.seat, at)
        if len(copies) > 1:
            self.fan = tuple(copies)
            self.half = Half(house=at)
            return None
        if copies:
            return self.game.play(next(iter(copies.values())))
        left = why_not(self.game.table, WriteBis(by=self.player, street=at.street, house=at.house, copy="left"))
        right = why_not(self.game.table, WriteBis(by=self.player, street=at.street, house=at.house, copy="right"))
        nothing = left is not None and left.why is Why.NOTHING_TO_COPY
        return right if nothing else left

    def _choice(self, number: int) -> Reason | None:
        at, half, turn = self.half.house, self.half, self.turn
        self._fold()
        if at is None:
            return None
        if turn.written and turn.effect == "bis":
            copies = sources(self.game.table, self.seat, at)
            self.half = NO_HALF
            return self.game.play(copies[number]) if number in copies else None
        if half.number is None or half.effect is None:
            return None
        return self._write(at, number, half.number, half.effect)

    # marks and plans

    def _mark(self) -> Reason | None:
        """Gives back the mark taken with the number, or takes it after all."""
        turn = self.turn
        if turn.effect_taken:
            if turn.effect is None or not self._take_back_write():
                return because(Why.EFFECT_TAKEN, effect=turn.effect)
            return self.game.play(
                Write(
                    by=self.player, street=turn.street, house=turn.house, number=turn.number, card=turn.card,
                    effect=turn.effect,
                )
            )  # fmt: skip
        mark = mark_move(self.game.table, self.seat)
        return self.game.play(mark) if mark is not None else None

    def _plan(self, slot: int) -> Reason | None:
        choices = plan_choices(self.game.table, self.seat, slot)
        return self.game.play(ValidatePlan(by=self.player, slot=slot, estates=choices[0] if choices else None))
