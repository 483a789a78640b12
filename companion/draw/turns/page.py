"""The pages of the list of turns: the list, one turn, what a change would break, names and plans."""

from __future__ import annotations

from typing import NamedTuple

from companion.draw.blocks import Block, Button, Buttons, Field, Heading, Note
from companion.draw.figures import FigureEntry, Figures
from companion.draw.goals import slot_name
from companion.draw.newgame.cards import OnTable, PlanCard
from companion.draw.page import Page, Words, lay_page
from companion.draw.targets import Do
from companion.draw.turns.rounds import PlayedTurn
from companion.draw.turns.rows import ConflictRow, MoveRow, TurnRow
from companion.draw.turns.wording import move_words, moves_words, name_of, reason_words
from companion.records.amend import Change, Conflict
from companion.rules.welcome.moves import (
    BuildFence,
    BuildRoundabout,
    Done,
    Draw,
    Give,
    Move,
    RaiseValue,
    Refuse,
    TellPoints,
    ValidatePlan,
    Write,
    WriteBis,
)
from companion.rules.welcome.table import Table
from companion.words import _, ngettext

CHANGED = (Write, BuildFence, RaiseValue, WriteBis, BuildRoundabout, Refuse, ValidatePlan, Draw, TellPoints)
"""What can be made otherwise, most of it by tapping on the board of that moment."""
NEEDED = (Write, Refuse, Give, Done)
"""What a turn can't be without."""

Size = tuple[float, float]


class Told(NamedTuple):
    """What just happened, and whether it can be taken back."""

    words: str = ""
    undo: bool = False


NOTHING = Told()
UNDO = Do("undo-change")


def _words(title: str, told: Told) -> Words:
    return Words(title, (), told.words, UNDO if told.undo else None)


def layout_turns(
    table: Table, turns: list[PlayedTurn], rounds: int, size: Size, density: float = 1.0, text_scale: float = 1.0
) -> Page:  # fmt: skip
    """The newest rounds, each turn in one line; older ones when asked for."""
    numbers = sorted({turn.round for turn in turns}, reverse=True)
    blocks: list[Block] = []
    for number in numbers[:rounds]:
        blocks.append(Heading(_("Round {round}").format(round=number)))
        for turn in turns:
            if turn.round == number:
                moves = [move for _place, move in turn.moves]
                seat = table.places.get(turn.by)
                row = TurnRow(
                    name_of(table, turn.by), seat, moves_words(table, moves), Do("turn", turn.first), turn.over
                )
                blocks.append(row)
    if not blocks:
        blocks.append(Note(_("Nothing was played yet. Every turn will stand here and can be set right."), size=17))
    if len(numbers) > rounds:
        blocks.append(Buttons((Button(_("Earlier rounds"), Do("more"), "key", "clock"),)))
    return lay_page(Words(_("Turns")), [blocks], size, density, text_scale)


def layout_turn(
    table: Table, turn: PlayedTurn, told: Told, size: Size, density: float = 1.0, text_scale: float = 1.0
) -> Page:  # fmt: skip
    """One turn, move by move."""
    title = _("{player}, round {round}").format(player=name_of(table, turn.by), round=turn.round)
    blocks: list[Block] = [
        MoveRow(move_words(table, move), _change(place, move), _removal(place, move))
        for place, move in turn.moves
        if not isinstance(move, Done)
    ]
    if isinstance(turn.moves[-1][1], Done):
        blocks.append(Note(_("A fence, a plan or a roundabout can be added, too."), size=15))
        blocks.append(Buttons((Button(_("Something was forgotten"), Do("change", turn.moves[-1][0]), "key", "plus"),)))
    return lay_page(_words(title, told), [blocks], size, density, text_scale)


def _change(place: int, move: Move) -> Do | None:
    return Do("change", place) if isinstance(move, CHANGED) else None


def _removal(place: int, move: Move) -> Do | None:
    return None if isinstance(move, NEEDED) else Do("remove", place)


class Breaks(NamedTuple):
    """A change that was not made, for it breaks later moves."""

    change: Change
    conflicts: tuple[Conflict, ...]
    dropped: int
    """How many moves would go if it were made even so."""

    @property
    def own(self) -> bool:
        """Whether the change itself is among what does not hold; then it can't be made."""
        new = {place for place, moves in self.change.replaced.items() if moves}
        return any(one.place is None or one.place in new for one in self.conflicts)


def layout_breaks(
    table: Table, breaks: Breaks, size: Size, density: float = 1.0, text_scale: float = 1.0
) -> Page:  # fmt: skip
    """Every later move that would no longer hold, before anything changes."""
    buttons = [Button(_("Keep the game as it was"), Do("keep"), "done")]
    if not breaks.own:
        buttons.append(Button(_("Change it even so"), Do("even-so"), "key"))
    blocks: list[Block] = [Note(_("Nothing has changed yet. With this change, these moves no longer hold:"), size=17)]
    broken: dict[tuple[str, int], list[Conflict]] = {}
    for one in breaks.conflicts:
        broken.setdefault((one.by, one.round), []).append(one)
    for (player, number), conflicts in broken.items():
        head = _("{player}, round {round}").format(player=name_of(table, player), round=number)
        words = moves_words(table, [one.move for one in conflicts])
        blocks.append(ConflictRow(head, words, reason_words(table, conflicts[0].reason)))
    if not breaks.own:
        words = ngettext(
            "Changed even so, {count} move goes out of the game.",
            "Changed even so, {count} moves go out of the game.",
            breaks.dropped,
        )
        blocks.append(Note(words.format(count=breaks.dropped), size=15))
    return lay_page(Words(_("Keep or change?"), tuple(buttons)), [blocks], size, density, text_scale)


class NameField(NamedTuple):
    """A player's name or city to type."""

    field: str
    value: str
    label: str
    fault: str = ""


def layout_names(
    table: Table, names: tuple[NameField, ...], cards: tuple[PlanCard, ...], told: Told, size: Size,
    density: float = 1.0, text_scale: float = 1.0,
) -> Page:  # fmt: skip
    """Who plays in which city, and the plans on the table."""
    people: list[Block] = [Heading(_("Names"))]
    people += [Field(one.field, one.value, one.label, fault=one.fault) for one in names]
    plans: list[Block] = [Heading(_("City plans")), OnTable(table.setup.edition, cards)]
    return lay_page(_words(_("Names and plans"), told), [people, plans], size, density, text_scale)


def layout_figures(
    table: Table, slot: int, entry: FigureEntry, size: Size, density: float = 1.0, text_scale: float = 1.0
) -> Page:  # fmt: skip
    """The two figures of a card, told again."""
    plan = slot_name(table.setup.edition, slot)
    blocks: list[Block] = [
        Note(_("The two figures on the card of plan {plan}.").format(plan=plan), size=17),
        Figures(entry),
    ]
    keep = Button(_("Keep"), Do("figures-keep"), "done" if entry.points else "off")
    return lay_page(Words(_("Plan {plan}").format(plan=plan), (keep,)), [blocks], size, density, text_scale)
