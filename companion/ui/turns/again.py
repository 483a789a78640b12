"""An earlier turn, or a draw, on the board of that moment: tapped again, it gives a change of the record. No Kivy."""

from __future__ import annotations

from companion.draw.half import NO_HALF, Half
from companion.draw.turns.rounds import PlayedTurn
from companion.draw.turns.wording import name_of
from companion.draw.view import SheetView
from companion.records.amend import Change
from companion.rules.welcome.moves import (
    TABLE,
    BuildPool,
    BuildRoundabout,
    CrossTemp,
    Done,
    Draw,
    Move,
    PlantPark,
    ValidatePlan,
    Write,
)
from companion.rules.welcome.play import play
from companion.rules.welcome.reasons import Reason
from companion.store.games import GAMES, WELCOME
from companion.store.live import LiveGame
from companion.store.log import Log
from companion.ui.sheet.hand import Hand
from companion.ui.turns.changes import turn_change
from companion.words import _

NO_STEP = -1
"""Lines of no step, so that no undo of the copy takes them out."""
MARKS = (PlantPark, BuildPool, CrossTemp)
"""What is taken with the number by itself."""


class Again(Hand):
    """The hands over a copy of the game that ends in the middle of an old turn; the game itself is not touched.

    A turn of the table without any move is a draw that was never told.
    """

    def __init__(self, game: LiveGame, turn: PlayedTurn, place: int, player: str) -> None:
        self.played = turn
        self._old = [move for _place, move in turn.moves]
        self._kept = sum(at < place for at, _move in turn.moves)
        self._first = turn.first if turn.moves else place
        copy = _copied(game, self._first)
        for move in self._old[: self._kept]:
            copy.play(move, shown=player)
        super().__init__(copy, player)
        self.half = _asked(self._old[self._kept]) if self._old else Half(mode="draw")

    def view(self) -> SheetView:
        name = name_of(self.table, self.player)
        words = _("The draw") if self.played.by == TABLE else _("{player} again").format(player=name)
        return super().view()._replace(chips=(), past=words)

    @property
    def given_up(self) -> bool:
        """Whether nothing is asked any more: the draw was not told again."""
        return self.played.by == TABLE and self.half == NO_HALF

    def change(self) -> Change | None:
        """The change to the record, once it is clear; empty if all came out as it was.

        That is at once where one move took the place of another of its kind and the rest of the turn still follows;
        otherwise the turn goes on until Done, and what it had of plans and roundabouts stays in it.
        """
        new = [line.entry.move for line in self.game.lines[self._first :]]
        kept = self._kept
        if not self._old:
            return Change(inserted={self._first: tuple(new)}) if new else None
        if new and isinstance(new[-1], Done):
            return turn_change(self.played.moves, [*new[:-1], *self._besides(new), new[-1]])
        if len(new) <= kept or new[:kept] != self._old[:kept] or not _alike(new[kept], self._old[kept]):
            return None
        rest = self._old[kept + 1 :]
        if isinstance(new[kept], Write):
            rest = [move for move in rest if not isinstance(move, MARKS)]
        return turn_change(self.played.moves, [*new, *rest]) if self._follow(rest) else None

    def _besides(self, new: list[Move]) -> list[Move]:
        """Plans and roundabouts of the old turn that came after what is changed, unless there are others now."""
        slots = {move.slot for move in new if isinstance(move, ValidatePlan)}
        built = any(isinstance(move, BuildRoundabout) for move in new)
        return [
            move
            for move in self._old[self._kept + 1 :]
            if (isinstance(move, ValidatePlan) and move.slot not in slots)
            or (isinstance(move, BuildRoundabout) and not built)
        ]

    def _follow(self, rest: list[Move]) -> bool:
        table = self.table
        for move in rest:
            after = play(table, move)
            if isinstance(after, Reason):
                return False
            table = after
        return True

    def end_turn(self, *given: Move) -> Reason | None:
        return self.game.play(*given, Done(by=self.player), shown=self.player)


def _copied(game: LiveGame, moves: int) -> LiveGame:
    """The game as it was after so many moves, apart from the store; nothing of it can be undone."""
    log = Log(GAMES[WELCOME], game.header, game.position_after(0))
    for place, line in enumerate(game.lines[:moves]):
        log.append(line._replace(step=NO_STEP), game.position_after(place + 1))
    return LiveGame(log)


def _asked(move: Move) -> Half:
    """What the dock asks for first."""
    match move:
        case Write():
            return Half(move.card, move.effect)
        case BuildRoundabout():
            return Half(mode="roundabout")
        case Draw():
            return Half(mode="draw")
    return NO_HALF


def _alike(new: Move, old: Move) -> bool:
    if isinstance(new, Write) and isinstance(old, Write):
        return new.effect == old.effect
    return type(new) is type(old)
