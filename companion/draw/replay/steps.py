"""A record as the steps of its replay: what each did, whose sheet shows it, and where it lies among the rounds."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from companion.draw.turns.wording import moves_words, name_of
from companion.rules.welcome.moves import TABLE, BuildPool, CrossTemp, Done, Move, PlantPark, SetCity, Write
from companion.rules.welcome.table import Table
from companion.words import _, ngettext

MARKS = (PlantPark, BuildPool, CrossTemp)
"""What is taken with the number by itself, and so in one step with it."""


class Step(NamedTuple):
    """What one tap did: a move, and the mark that was taken with it. The end of a turn is no step of its own."""

    round: int
    first: int
    """The place of its first move in the record."""
    moves: tuple[Move, ...]

    @property
    def by(self) -> str:
        """Whose step it is."""
        return self.moves[0].by

    @property
    def after(self) -> int:
        """How many moves of the record were made after it."""
        return self.first + len(self.moves)


class Replay(NamedTuple):
    """A game to be walked through; before the first step it stands at 0, after the last one at the number of steps."""

    tables: Sequence[Table]
    """Before the first move and after every one."""
    steps: tuple[Step, ...]
    players: tuple[str, ...]
    """Whose sheet shows each standing."""
    parts: tuple[float, ...]
    """How far through the rounds each standing is, from 0 to 1; every round is as wide as the others."""
    rounds: tuple[int, ...]

    def table(self, at: int) -> Table:
        """The table after so many steps; the last one shows the end of the game too."""
        if at == 0:
            return self.tables[0]
        over = at == len(self.steps) and self.tables[-1].ended_by
        return self.tables[-1 if over else self.steps[at - 1].after]

    def nearest(self, part: float) -> int:
        """Where a place among the rounds lies."""
        above = min(bisect_left(self.parts, part), len(self.parts) - 1)
        return above - 1 if above and part - self.parts[above - 1] < self.parts[above] - part else above

    def at_move(self, place: int) -> int:
        """Where the replay stands once a move of the record is made."""
        return min(bisect_left([step.after for step in self.steps], place + 1) + 1, len(self.steps))

    def head(self, at: int) -> str:
        """When it was, and who did it."""
        if at == 0:
            return _("The beginning")
        step = self.steps[at - 1]
        if step.by == TABLE:
            return _("Round {round}").format(round=step.round)
        return _("Round {round} · {player}").format(round=step.round, player=name_of(self.table(at), step.by))

    def words(self, at: int) -> str:
        """What was done."""
        if at:
            moves = self.steps[at - 1].moves
            if isinstance(moves[0], SetCity) and not present(self.table(at - 1), moves[0].player.id):
                return _("{player} joins").format(player=moves[0].player.name)
            return moves_words(self.table(at), moves)
        begun = self.tables[0].round
        if begun > 1:
            return _("The record begins in round {round}.").format(round=begun)
        count = len(self.steps)
        return ngettext("{count} step to the end.", "{count} steps to the end.", count).format(count=count)


def replay_of(moves: Sequence[Move], tables: Sequence[Table]) -> Replay:
    """The steps of a record, from its moves and the tables before the first and after every one."""
    steps: list[Step] = []
    for place, move in enumerate(moves):
        last = steps[-1] if steps else None
        if isinstance(move, MARKS) and last and isinstance(last.moves[-1], Write) and _follows(last, place, move):
            steps[-1] = last._replace(moves=(*last.moves, move))
        elif not isinstance(move, Done):
            # a game that ends before anyone acts in a round has ended in the one before
            number = min(tables[place].round, tables[place + 1].round)
            steps.append(Step(number, place, (move,)))
    rounds = tuple(dict.fromkeys(step.round for step in steps))
    return Replay(tables, tuple(steps), tuple(_players(steps, tables)), tuple(_parts(steps, rounds)), rounds)


def has_steps(moves: Iterable[Move]) -> bool:
    """Whether there is anything to replay: sheets copied from paper tell no moves of players."""
    return any(move.by != TABLE for move in moves)


def present(table: Table, player: str) -> bool:
    """Whether someone sits at the table."""
    seat = table.seat(player)
    return seat is not None and not seat.left


def _follows(last: Step, place: int, move: Move) -> bool:
    return last.after == place and last.by == move.by


def _players(steps: Sequence[Step], tables: Sequence[Table]) -> list[str]:
    """Who is shown at each standing: who moved, else who was shown before, as long as they are at the table."""
    shown = [tables[0].seats[0].id]
    for step in steps:
        move, table = step.moves[0], tables[step.after]
        wanted = move.player.id if isinstance(move, SetCity) else step.by
        here = (one for one in (wanted, shown[-1]) if present(table, one))
        shown.append(next(here, next((seat.id for seat in table.seats if not seat.left), shown[-1])))
    return shown


def _parts(steps: Sequence[Step], rounds: Sequence[int]) -> list[float]:
    lengths = Counter(step.round for step in steps)
    places = {number: place for place, number in enumerate(rounds)}
    seen: Counter[int] = Counter()
    parts = [0.0]
    for step in steps:
        seen[step.round] += 1
        parts.append((places[step.round] + seen[step.round] / lengths[step.round]) / len(rounds))
    return parts
