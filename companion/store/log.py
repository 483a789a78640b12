"""The lines and steps of one game in memory: which lines stand, and every position between them."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from companion.store.games import Entry, Game, Raw, Reason
from companion.store.places import Shift, shifted
from companion.store.steps import Line, State, Step

TICK = 1e-6
"""The least time between two steps, in seconds; a float can tell it."""


class Broken(NamedTuple):
    """A line that does not hold, and why."""

    line: Line
    reason: Reason


class Tail(NamedTuple):
    """What the record would be from some line on: those lines, the positions after them, and what was dropped."""

    first: int
    lines: list[Line]
    positions: list[Any]
    dropped: tuple[Line, ...] = ()
    header: Raw | None = None
    begin: Any = None


class Log:
    """Every line and step of a game, and what stands of them."""

    def __init__(self, game: Game, header: Raw, begin: Any) -> None:
        self.game = game
        self.first_header = header
        self.header = header
        self.lines: dict[int, Line] = {}
        self.steps: dict[int, Step] = {}
        self.live: list[Line] = []
        self.positions: list[Any] = [begin]
        self.made: defaultdict[str, list[int]] = defaultdict(list)
        self.undone: defaultdict[str, list[int]] = defaultdict(list)
        self.next_serial = 0
        self.next_place = 0
        self.next_step = 0
        self._of_step: defaultdict[int, list[int]] = defaultdict(list)
        self._time = 0.0
        self._hidden: Counter[int] = Counter()

    def note_step(self, step: Step) -> None:
        """Takes a step in; its lines are noted apart."""
        self.steps[step.number] = step
        self.next_step = max(self.next_step, step.number + 1)
        self._time = max(self._time, step.touched)
        self._hidden.update(step.removes if step.state == "made" else step.drops)
        if step.kind != "cut":
            if step.state == "made":
                self.made[step.player].append(step.number)
            elif step.state == "undone":
                self.undone[step.player].append(step.number)

    def sort_stacks(self) -> None:
        """Puts the steps of each player in the order they came there; once all are noted."""
        for steps in (*self.made.values(), *self.undone.values()):
            steps.sort(key=lambda number: self.steps[number].touched)

    def note_line(self, line: Line) -> None:
        """Takes a line in, whether it stands or not."""
        self.lines[line.serial] = line
        self._of_step[line.step].append(line.serial)
        self.pass_by(line.serial, line.place)

    def pass_by(self, serial: int, place: int) -> None:
        """A number and a place that are taken, if only by a line that can't be read."""
        self.next_serial = max(self.next_serial, serial + 1)
        self.next_place = max(self.next_place, place + 1)

    def stands(self, serial: int, step: int) -> bool:
        """Whether a line of a step is part of the record."""
        made_by = self.steps.get(step)
        return not self._hidden[serial] and (made_by is None or made_by.state == "made")

    def is_hidden(self, serial: int) -> bool:
        """Whether a step took a line out of the record."""
        return bool(self._hidden[serial])

    def has_lines(self, step: int) -> bool:
        """Whether a step added any line that is known."""
        return bool(self._of_step[step])

    def added(self, step: Step) -> list[Line]:
        """The lines a step added that no other step hides."""
        return [self.lines[serial] for serial in self._of_step[step.number] if not self._hidden[serial]]

    def standing(self, serials: Sequence[int]) -> list[Line]:
        """Those of some lines that are part of the record."""
        lines = (self.lines[serial] for serial in serials if serial in self.lines)
        return [line for line in lines if self.stands(line.serial, line.step)]

    def returning(self, serials: Sequence[int]) -> list[Line]:
        """The lines that come back once the one step that hides them no longer does."""
        lines = (self.lines[serial] for serial in serials if self._hidden[serial] == 1 and serial in self.lines)
        return [line for line in lines if line.step not in self.steps or self.steps[line.step].state == "made"]

    def last_made(self, player: str | None = None) -> int | None:
        """The step that undo takes back: the last one of a player, or of anybody, of which something still stands."""
        return self._latest(self.made, player)

    def last_undone(self, player: str | None = None) -> int | None:
        """The step that redo makes again: the one taken back last."""
        return self._latest(self.undone, player)

    def _latest(self, stacks: Mapping[str, list[int]], player: str | None) -> int | None:
        """Of the steps on top of the players' stacks the one that came there last."""
        mine = (steps for name, steps in stacks.items() if player in (None, name))
        tops = (next(filter(self._matters, reversed(steps)), None) for steps in mine)
        found = (top for top in tops if top is not None)
        return max(found, key=lambda number: self.steps[number].touched, default=None)

    def _matters(self, number: int) -> bool:
        """Whether the record would change with a step; a tap whose moves were all corrected since no longer shows."""
        step = self.steps[number]
        made = step.state == "made"
        hidden = self.returning(step.removes) if made else self.standing(step.removes)
        return bool(self.added(step) or hidden or step.header is not None or (step.drops and not made))

    def now(self) -> float:
        """The time, later than that of every step, whatever the clock does."""
        self._time = max(time.time(), self._time + TICK)
        return self._time

    def overtaken(self, players: set[str]) -> list[int]:
        """The steps taken back that can't be made again once these players act anew."""
        found = []
        for player, numbers in self.undone.items():
            for number in numbers:
                serials = (*self._of_step[number], *self.steps[number].drops)
                if player in players or any(self._by(serial) in players for serial in serials):
                    found.append(number)
        return found

    def _by(self, serial: int) -> str | None:
        return self.lines[serial].entry.move.by if serial in self.lines else None

    def entries(self) -> tuple[Entry, ...]:
        """The record as it stands."""
        return tuple(line.entry for line in self.live)

    def index(self, line: Line) -> int:
        """Where a line stands in the record, or would stand."""
        return bisect_left(self.live, (line.place, line.serial), key=lambda one: (one.place, one.serial))

    def tail(
        self,
        gone: Sequence[Line],
        back: Sequence[Line],
        *,
        header: Raw | None = None,
        shifts: Sequence[Shift] = (),
        first: int | None = None,
        even_so: bool = False,
    ) -> Tail | Broken:
        """The record without some lines and with others, or the first line that does not hold.

        Even so: lines that do not hold are dropped. Raises Wrong if a new header can't be.
        """
        away = {line.serial for line in gone}
        starts = [self.index(line) for line in (*gone, *back)] if first is None else [first]
        first = 0 if header is not None else min(starts, default=len(self.live))
        begin = None if header is None else self.game.start(header)
        lines = [shifted(line, shifts) for line in self.live[first:] if line.serial not in away]
        lines += back
        lines.sort(key=lambda line: (line.place, line.serial))
        kept: list[Line] = []
        positions: list[Any] = []
        dropped: list[Line] = []
        position = self.positions[first] if header is None else begin
        for line in lines:
            after = self.game.apply(position, line.entry.move)
            if not isinstance(after, Reason):
                position = after
                kept.append(line)
                positions.append(after)
            elif even_so:
                dropped.append(line)
            else:
                return Broken(line, after)
        return Tail(first, kept, positions, tuple(dropped), header, begin)

    def append(self, line: Line, position: Any) -> None:
        """A new line at the end of the record."""
        self.note_line(line)
        self.live.append(line)
        self.positions.append(position)

    def take(self, tail: Tail, shifts: Sequence[Shift] = ()) -> None:
        """Makes a tail the record."""
        if shifts:
            self.lines = {serial: shifted(line, shifts) for serial, line in self.lines.items()}
            self.next_place = max((line.place for line in self.lines.values()), default=-1) + 1
        self.live[tail.first :] = tail.lines
        self.positions[tail.first + 1 :] = tail.positions
        if tail.header is not None:
            self.header = tail.header
            self.positions[0] = tail.begin

    def mark(self, number: int, state: State, at: float | None = None, drops: tuple[int, ...] = ()) -> Step:
        """Takes a step back, makes it again, or puts it beyond redoing; lines dropped come back with it."""
        old = self.steps[number]
        drops = () if state == "made" else drops or old.drops
        new = old._replace(state=state, drops=drops, marked=old.marked if at is None else at)
        self._hidden.subtract(old.removes if old.state == "made" else old.drops)
        self._hidden.update(new.removes if state == "made" else new.drops)
        self.steps[number] = new
        before = {"made": self.made, "undone": self.undone}.get(old.state)
        after = {"made": self.made, "undone": self.undone}.get(state)
        if before is not None:
            before[old.player].remove(number)
        if after is not None:
            after[old.player].append(number)
        return new

    def header_now(self, number: int = -1, state: State = "made") -> Raw:
        """The header of the last step in effect that has one, if a step were in some state."""
        header = self.first_header
        for at, step in sorted(self.steps.items()):
            if step.header is not None and (state if at == number else step.state) == "made":
                header = step.header
        return header

    def header_with(self, number: int, state: State) -> Raw | None:
        """The header once a step changes its state; nothing if it stays the same."""
        if self.steps[number].header is None:
            return None
        wanted = self.header_now(number, state)
        return None if wanted == self.header else wanted
