"""The turn in taps: what each tap means for the game. No Kivy in it."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from companion.draw.changes import Changed, changed_places, street_of
from companion.draw.half import NO_HALF, Half, half_on, half_raw
from companion.draw.targets import (
    Action,
    Approval,
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
    Validation,
)
from companion.draw.view import SheetView, sheet_view
from companion.rules.welcome.city import City
from companion.rules.welcome.moves import (
    TABLE,
    Approve,
    BuildFence,
    BuildRoundabout,
    Close,
    Done,
    DrawSoloCard,
    DrawValidation,
    Move,
    RaiseValue,
)
from companion.rules.welcome.play import apply, play
from companion.rules.welcome.reasons import Reason
from companion.rules.welcome.table import Seat, Table, Turn
from companion.store.live import LiveGame
from companion.store.steps import Held
from companion.ui.sheet import card, plans, writing
from companion.words import _
from companion.words.reasons import in_words

MANY = 2
"""With more players than this, a tap on the shown one lets another be chosen."""


class Hand:
    """The hands over one device: whose sheet is shown, and what the next tap does.

    The half-made turn is the game's draft, so it outlives the app; fan, menu and message are gone with the next tap.
    """

    def __init__(self, game: LiveGame, player: str | None = None) -> None:
        self.game = game
        self.player = player or next(iter(game.waiting), game.people[0].id)
        self.fan: tuple[int, ...] = ()
        self.message = ""
        self.told = ""
        """Good news instead of a message, gone with the next tap."""
        self.open_street = 0
        self.menu = False
        self.unfolded = False
        """Whether the ladders stand where a phone has its dock; the next tap folds them again."""
        self.changed: frozenset[Changed] = frozenset()
        """Where the last undo or redo changed something."""
        self.picking = False
        """Everyone is shown to choose from."""
        self.ending = False
        """Done was tapped once although someone meets a plan; the next one ends the game."""

    @property
    def table(self) -> Table:
        table: Table = self.game.position
        return table

    @property
    def seat(self) -> Seat:
        return self.table.seats[self.table.places[self.player]]

    @property
    def turn(self) -> Turn:
        return self.table.turn(self.seat)

    @property
    def half(self) -> Half:
        return half_on(self.table.setup.sheet.streets, self.game.draft(self.player))

    @half.setter
    def half(self, half: Half) -> None:
        self.game.set_draft(self.player, half_raw(half))

    @property
    def closing(self) -> bool:
        """Whether the table has said that this round is the last."""
        return bool((self.game.draft(TABLE) or {}).get("closing"))

    @closing.setter
    def closing(self, closing: bool) -> None:
        rest = {name: value for name, value in (self.game.draft(TABLE) or {}).items() if name != "closing"}
        self.game.set_draft(TABLE, {**rest, "closing": True} if closing else rest or None)

    def view(self) -> SheetView:
        """What the sheet shows now."""
        half = self.half
        return sheet_view(
            self.table, self.player, half, fan=self.fan, message=self.message or self.told,
            can_undo=half != NO_HALF or self.game.can_undo(self.player),
            can_redo=self.game.can_redo(self.player), open_street=self.open_street, menu=self.menu,
        )._replace(
            closing=self.closing, picking=self.picking, good=not self.message, changed=self.changed,
            unfolded=self.unfolded,
        )  # fmt: skip

    def tap(self, target: Hashable) -> bool:
        """Answers a tap; says whether it was legal. If not, the message says why and nothing has changed."""
        self.message = self.told = ""
        self.menu = target == Action("menu")
        self.picking = not self.picking and target == PlayerChip(self.player) and len(self.game.people) > MANY
        self.unfolded = target == Action("ladders") and not self.unfolded
        self.changed = frozenset()
        self.ending = self.ending and target == Action("done")
        reason = self._answer(target)
        if reason is not None:
            self.say(reason)
        return not self.message

    def say(self, reason: Reason) -> None:
        """A reason as the one line that is shown."""
        words = in_words(reason)
        self.message = _("{sentence}.").format(sentence=words[:1].upper() + words[1:])

    def hear(self, sentence: str, *, good: bool) -> None:
        """Something the player is told that no tap asked for."""
        self.message, self.told = ("", sentence) if good else (sentence, "")

    def beside(self) -> None:
        """A tap on nothing folds the menu, the fan and the message."""
        self.message = self.told = ""
        self.menu = self.picking = False
        self.fold()

    def fold(self) -> None:
        """Closes the fan."""
        if self.fan:
            self.fan = ()
            self.half = self.half._replace(house=None)

    def _answer(self, target: Hashable) -> Reason | None:
        match target:
            case HouseAt():
                return self._house(target)
            case NumberKey(number):
                return card.number(self, number)
            case EffectKey(effect):
                return card.effect(self, effect)
            case Combination(number, effect):
                return card.combination(self, number, effect)
            case Choice(number):
                return writing.choice(self, number)
            case GapAt(street, after):
                return self.game.play(BuildFence(by=self.player, street=street, after=after))
            case Column(size):
                return self.game.play(RaiseValue(by=self.player, size=size))
            case Slot(slot):
                return plans.slot(self, slot)
            case Mark():
                return writing.mark(self)
            case Validation() | Approval():
                return self._validated(target)
            case Action(name):
                return self._action(name)
            case _:
                self._look(target)
        return None

    def _validated(self, target: Validation | Approval) -> Reason | None:
        """The AAA or someone on paper validated a plan."""
        move: Move = DrawValidation(by=TABLE, slot=target.drawn_slot) if isinstance(target, Validation) else Approve(
            by=TABLE, slot=target.approved_slot, round=target.in_round or None
        )  # fmt: skip
        return self.game.play(move, shown=self.player)

    def _look(self, target: Hashable) -> None:
        match target:
            case Open(street):
                self.open_street = street
            case PlayerChip(player) if player in self.table.places:
                self.show(player)

    def show(self, player: str) -> None:
        """Another player's sheet."""
        self.fold()
        self.player, self.open_street = player, 0

    def _action(self, name: str) -> Reason | None:
        match name:
            case "done":
                return self._done()
            case "undo":
                self._undo()
            case "redo":
                self.fold()
                if self._watched(self.game.redo) is not None:
                    self.message = _("Something was played since that stands against it.")
            case "card":
                self.fold()
                self.half = NO_HALF
            case "roundabout":
                self.half = self.half._replace(mode="roundabout", house=None)
            case "refuse":
                return card.begin_refusal(self)
            case "draw":
                self.half = Half(mode="draw")
            case "solo-card":
                return self.game.play(DrawSoloCard(by=TABLE), shown=self.player)
            case "close":
                self.half = NO_HALF
                return self.game.play(Close(by=TABLE), shown=self.player)
        return None

    def _watched(self, turn_back: Callable[[str], Held | None]) -> Held | None:
        """Undoes or redoes, and shows where on the sheet that changed something; there the street opens."""
        before = self.seat.city
        held = turn_back(self.player)
        self.show_changes(before)
        return held

    def show_changes(self, before: City) -> None:
        """Marks where on the sheet something came or went since."""
        self.changed = changed_places(before, self.seat.city)
        self.open_street = street_of(self.changed) or self.open_street

    def _undo(self) -> None:
        """Takes back the last tap: a half-made turn first."""
        self.fan = ()
        if self.half != NO_HALF:
            self.half = NO_HALF
        elif self._watched(self.game.undo) is not None:
            self.message = _("Others have built on it since; set it right in the list of turns.")

    def end_turn(self, *given: Move) -> Reason | None:
        """Ends the turn, after the AAA has its card; a plan that would be forgotten at the end is named first."""
        moves: tuple[Move, ...] = (*given, Done(by=self.player))
        after = self.table
        for move in moves:
            played = play(after, move)
            if isinstance(played, Reason):
                return played
            after = played
        # the round the table called the last is over, and no city has ended it
        if self.closing and not after.ended_by and after.round > self.table.round:
            after = apply(after, Close(by=TABLE))
            moves = (*moves, Close(by=TABLE))
        if after.ended_by and not self.ending:
            self.message = plans.forgotten(self.table)
            self.ending = bool(self.message)
        else:
            self.ending = False
        if self.ending:
            return self.game.play(*given, shown=self.player)
        reason = self.game.play(*moves, shown=self.player)
        if reason is None:
            self._next_player()
        return reason

    def _done(self) -> Reason | None:
        return card.begin_giving(self) if card.must_give(self) else self.end_turn()

    def present(self) -> None:
        """Someone who is still at the table is shown, also after the shown player has left."""
        seat = self.table.seat(self.player)
        if seat is None or seat.left:
            here = [one.id for one in self.table.seats if not one.left]
            self.fan, self.player, self.open_street = (), next(iter(self.game.waiting or here), self.player), 0

    def _next_player(self) -> None:
        waiting = self.game.waiting
        if waiting:
            ids = [seat.id for seat in self.table.seats]
            here = ids.index(self.player)
            order = ids[here + 1 :] + ids[: here + 1]
            self.show(next(player for player in order if player in waiting) if self.table.acted else waiting[0])

    def _house(self, at: HouseAt) -> Reason | None:
        half, turn = self.half, self.turn
        if half.mode == "roundabout":
            move = BuildRoundabout(by=self.player, street=at.street, house=at.house)
            return self.game.play(move, draft=half_raw(half._replace(mode="card")))
        if half.mode == "plan":
            return plans.house(self, at)
        if not turn.settled:
            if half.number is None or half.effect is None:
                return writing.house_first(self, at)
            return writing.write_at(self, at)
        if turn.effect == "bis" and not turn.effect_taken:
            return writing.bis(self, at)
        if turn.written and not turn.effect_taken:
            return writing.move_number(self, at)
        return card.settled_reason(self)
