"""The live game: plays moves or refuses them, undoes, redoes, corrects, keeps half-made turns, tells listeners."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from companion.store.games import Change, Conflicts, Entry, Raw, Reason, Record
from companion.store.log import Broken, Log, Tail
from companion.store.places import Placed, Shift, placed
from companion.store.standing import Person, Standing
from companion.store.steps import Draft, Held, Kind, Line, News, State, Step

TABLE = "table"
"""Whose steps those are that no player made."""

Listener = Callable[[News], None]


class Saver(Protocol):
    """Where a live game goes; never refuses, for the game goes on in memory if the disk fails."""

    def add(
        self, step: Step, lines: Sequence[Line], *, shifts: Sequence[Shift] = (), past: Sequence[int] = (),
        draft_changed: bool = False, durable: bool = False,
    ) -> None: ...  # fmt: skip
    def mark(self, step: Step, draft: Draft) -> None: ...
    def draft(self, player: str, draft: Draft) -> None: ...


class LiveGame:
    """The game being played, or an old one being looked at."""

    def __init__(self, log: Log, saver: Saver | None = None, drafts: dict[str, Draft] | None = None) -> None:
        self._log = log
        self._game = log.game
        self._saver = saver
        self._drafts = drafts or {}
        self._listeners: list[Listener] = []

    # what stands

    @property
    def header(self) -> Raw:
        """The header, with its corrections."""
        return self._log.header

    @property
    def position(self) -> Any:
        """The game as it stands: for Welcome To, the table."""
        return self._log.positions[-1]

    @property
    def length(self) -> int:
        """How many moves the record has."""
        return len(self._log.live)

    @property
    def record(self) -> Record:
        """Header and moves."""
        return Record(self._log.header, self._log.entries())

    @property
    def lines(self) -> tuple[Line, ...]:
        """The moves of the record with their times."""
        return tuple(self._log.live)

    @property
    def history(self) -> tuple[tuple[Step, tuple[Line, ...]], ...]:
        """Every step ever made, undone ones included, each with the lines it added."""
        log = self._log
        added: dict[int, list[Line]] = {}
        for line in log.lines.values():
            added.setdefault(line.step, []).append(line)
        return tuple((step, tuple(added.get(step.number, ()))) for step in log.steps.values())

    def position_after(self, moves: int) -> Any:
        """The game after so many moves, to replay it."""
        return self._log.positions[moves]

    @property
    def round(self) -> int:
        """The round being played, or the last one."""
        return self._game.round(self.position)

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return self._game.finished(self.position)

    @property
    def people(self) -> tuple[Person, ...]:
        """Everyone with a sheet, and who of them is done."""
        return self._game.people(self.position)

    @property
    def waiting(self) -> tuple[str, ...]:
        """The ids of those whose turn is open."""
        return () if self.finished else tuple(one.id for one in self.people if not (one.done or one.left))

    @property
    def standing(self) -> Standing:
        """Totals and places."""
        return self._game.score(self.position)

    def turn(self, player: str) -> tuple[tuple[int, Any], ...]:
        """A player's moves since the last turn ended, each with its place in the record."""
        found = []
        live = self._log.live
        for place in range(len(live) - 1, -1, -1):
            move = live[place].entry.move
            if move.by == player:
                if self._game.ends_turn(move):
                    break
                found.append((place, move))
        return tuple(reversed(found))

    # what happens

    def play(
        self, *moves: Any, shown: str | None = None, without: Sequence[int] = (), draft: Draft = None,
        extra: Raw | None = None,
    ) -> Reason | None:  # fmt: skip
        """Plays one tap: its moves, all or none, instead of the moves at some places; or says why not.

        `shown` is the player whose undo takes it back, the mover if not named; `draft` is what is left half made;
        `extra` is kept beside the moves.
        """
        if not moves and not without:
            return None
        log = self._log
        player = shown or moves[0].by
        tail: Tail | None = None
        position = log.positions[-1]
        if without:
            rest = log.tail([log.live[place] for place in without], ())
            if isinstance(rest, Broken):
                return rest.reason
            tail = rest
            position = tail.positions[-1] if tail.positions else log.positions[tail.first]
        positions = []
        for move in moves:
            position = self._game.apply(position, move)
            if isinstance(position, Reason):
                return position
            positions.append(position)
        at = log.now()
        went = tuple(log.live[place] for place in sorted(without))
        before = self._drafts.get(player)
        step = Step(
            log.next_step, player, "tap", at, "made", tuple(line.serial for line in went),
            draft_before=before, draft_after=draft,
        )  # fmt: skip
        past = self._overtake({player, *(move.by for move in moves)})
        if tail:
            log.take(tail)
        log.note_step(step)
        lines = []
        for move, after in zip(moves, positions, strict=True):
            line = Line(log.next_serial, log.next_place, step.number, at, Entry(move, extra or {}))
            log.append(line, after)
            lines.append(line)
        changed = draft != before
        self._keep(player, draft)
        if self._saver:
            durable = any(map(self._game.ends_turn, moves))
            self._saver.add(step, lines, past=past, draft_changed=changed, durable=durable)
        self._tell("play", player, lines, went)
        return None

    def can_undo(self, player: str | None = None) -> bool:
        """Whether there is a tap of this player, or of anybody, to take back."""
        return self._log.last_made(player) is not None

    def can_redo(self, player: str | None = None) -> bool:
        """Whether there is a tap taken back that can be made again."""
        return self._log.last_undone(player) is not None

    def undo(self, player: str | None = None, *, even_so: bool = False) -> Held | None:
        """Takes back a player's last tap, or anybody's, and leaves all other moves alone.

        Where later moves depend on it, nothing happens and they are named; even so, they go too.
        """
        log = self._log
        number = log.last_made(player)
        if number is None:
            return None
        step = log.steps[number]
        return self._turn(step, "undone", log.added(step), log.returning(step.removes), even_so=even_so)

    def redo(self, player: str | None = None) -> Held | None:
        """Makes the tap again that was taken back last, with all that went with it, or names what stands against it."""
        log = self._log
        number = log.last_undone(player)
        if number is None:
            return None
        step = log.steps[number]
        dropped = [serial for serial in step.drops if serial not in step.removes]
        return self._turn(step, "made", log.standing(step.removes), [*log.added(step), *log.returning(dropped)])

    def correct(self, change: Change, shown: str, *, even_so: bool = False) -> Held | None:
        """Corrects the record; where later moves no longer hold, nothing happens and they are named.

        Even so: the correction stands and those moves go. Raises Wrong if a corrected header can't be.
        """
        at = self._log.now()
        laid = self._laid_out(change, at)
        tail = self._corrected(laid, change, even_so=even_so)
        new = {line.serial for line in laid.added}
        if isinstance(tail, Broken) or any(line.serial in new for line in tail.dropped):
            return self.preview(change)
        self._record(laid, tail, change, shown, at, "correct")
        return None

    def preview(self, change: Change) -> Held | None:
        """What a correction would break; nothing if it would break nothing."""
        laid = self._laid_out(change, self._log.now())
        tail = self._corrected(laid, change, even_so=True)
        if isinstance(tail, Broken) or not tail.dropped:
            return None
        return self._held(change, tail)

    def replace(self, record: Record) -> None:
        """Takes another record of this game, known to be legal, for the better one; what differs stays as history."""
        old = self._log.entries()
        same = next((at for at, pair in enumerate(zip(old, record.entries, strict=False)) if pair[0] != pair[1]), None)
        first = min(len(old), len(record.entries)) if same is None else same
        change = Change(
            replaced=dict.fromkeys(range(first, len(old)), ()),
            inserted={len(old): tuple(entry.move for entry in record.entries[first:])},
            header=None if record.header == self.header else record.header,
        )
        at = self._log.now()
        laid = self._laid_out(change, at)
        extras = dict(zip((line.serial for line in laid.added), record.entries[first:], strict=True))
        laid = laid._replace(added=tuple(line._replace(entry=extras[line.serial]) for line in laid.added))
        tail = self._corrected(laid, change)
        if isinstance(tail, Tail):
            self._record(laid, tail, change, TABLE, at, "import")

    # half-made turns

    def draft(self, player: str) -> Draft:
        """A player's half-made turn, as the screen left it."""
        return self._drafts.get(player)

    def set_draft(self, player: str, draft: Draft) -> None:
        """Keeps a half-made turn, also for after a killed process."""
        if draft == self._drafts.get(player):
            return
        self._keep(player, draft)
        if self._saver:
            self._saver.draft(player, draft)
        self._tell("draft", player, (), ())

    # who listens

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Tells a listener of every change from now on; the answer stops it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def _tell(self, kind: Any, player: str, came: Sequence[Line], went: Sequence[Line]) -> None:
        news = News(kind, player, tuple(one.entry.move for one in came), tuple(one.entry.move for one in went))
        for listener in tuple(self._listeners):
            listener(news)

    # how it is done

    def _keep(self, player: str, draft: Draft) -> None:
        if draft is None:
            self._drafts.pop(player, None)
        else:
            self._drafts[player] = draft

    def _overtake(self, players: set[str]) -> list[int]:
        past = self._log.overtaken(players) if any(self._log.undone.values()) else []
        for number in past:
            self._log.mark(number, "past")
        return past

    def _turn(
        self, step: Step, state: State, gone: Sequence[Line], back: Sequence[Line], *, even_so: bool = False
    ) -> Held | None:
        """Takes a step back or makes it again."""
        log = self._log
        header = log.header_with(step.number, state)
        tail = log.tail(gone, back, header=header, even_so=even_so)
        if isinstance(tail, Broken):
            change = self._change(gone, back, header)
            strict = log.tail(gone, back, header=header, even_so=True)
            return self._held(change, strict)
        log.take(tail)
        step = log.mark(step.number, state, log.now(), tuple(line.serial for line in tail.dropped))
        draft = step.draft_before if state == "undone" else step.draft_after
        if step.kind == "tap":
            self._keep(step.player, draft)
        if self._saver:
            self._saver.mark(step, draft)
        dropped = {line.serial for line in tail.dropped}
        came = [line for line in back if line.serial not in dropped]
        went = [*gone, *(line for line in tail.dropped if line not in back)]
        self._tell("undo" if state == "undone" else "redo", step.player, came, went)
        return None

    def _change(self, gone: Sequence[Line], back: Sequence[Line], header: Raw | None) -> Change:
        """Lines that go and come, as a correction."""
        inserted: dict[int, tuple[Any, ...]] = {}
        for line in sorted(back, key=lambda one: (one.place, one.serial)):
            at = self._log.index(line)
            inserted[at] = (*inserted.get(at, ()), line.entry.move)
        return Change({self._log.index(line): () for line in gone}, inserted, header)

    def _held(self, change: Change, strict: Tail | Broken) -> Held:
        found = self._game.amend(self.record, change)
        conflicts = found.conflicts if isinstance(found, Conflicts) else ()
        dropped = () if isinstance(strict, Broken) else strict.dropped
        return Held(conflicts, tuple(line.entry.move for line in dropped))

    def _laid_out(self, change: Change, at: float) -> Placed:
        log = self._log
        return placed(log.live, change, log.next_place, log.next_serial, log.next_step, at)

    def _corrected(self, laid: Placed, change: Change, *, even_so: bool = False) -> Tail | Broken:
        gone = [self._log.lines[serial] for serial in laid.removed]
        return self._log.tail(
            gone, laid.added, header=change.header, shifts=laid.shifts, first=laid.first, even_so=even_so
        )

    def _record(self, laid: Placed, tail: Tail, change: Change, shown: str, at: float, kind: Kind) -> None:
        log = self._log
        went = [log.lines[serial] for serial in laid.removed] + list(tail.dropped)
        step = Step(
            log.next_step, shown, kind, at, "made", tuple(line.serial for line in went), header=change.header
        )  # fmt: skip
        past = self._overtake({shown})
        log.take(tail, laid.shifts)
        log.note_step(step)
        for line in laid.added:
            log.note_line(line)
        if self._saver:
            self._saver.add(step, laid.added, shifts=laid.shifts, past=past, durable=True)
        self._tell("correct", shown, laid.added, went)
