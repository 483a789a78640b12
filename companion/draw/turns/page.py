"""The pages of the list of turns: the list, one turn, what a change would break, names and plans."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from companion.draw.blocks import Block, Button, Buttons, Choices, Field, Heading, Note, Option
from companion.draw.figures import FigureEntry, Figures
from companion.draw.goals import slot_name
from companion.draw.newgame.cards import OnTable, PlanCard
from companion.draw.newgame.draft import Draft, opponent_id
from companion.draw.newgame.table import edition_choice, variants
from companion.draw.page import Page, Words, lay_page
from companion.draw.switches import Switches
from companion.draw.targets import Do
from companion.draw.turns.rounds import PlayedTurn
from companion.draw.turns.rows import Badge, CityThen, ConflictRow, MoveRow, TurnRow
from companion.draw.turns.wording import move_words, moves_words, name_of, reason_words
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
from companion.rules.welcome.reasons import Reason
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
    table: Table, turns: list[PlayedTurn], tokens: Mapping[str, str], rounds: int, size: Size, density: float = 1.0,
    text_scale: float = 1.0,
) -> Page:  # fmt: skip
    """The newest rounds, each turn in one line; older ones when asked for. `tokens` are the players' colours."""
    numbers = sorted({turn.round for turn in turns}, reverse=True)
    blocks: list[Block] = []
    for number in numbers[:rounds]:
        blocks.append(Heading(_("Round {round}").format(round=number)))
        for turn in turns:
            if turn.round == number:
                moves = tuple(move for _place, move in turn.moves)
                badge = Badge(name_of(table, turn.by), table.places.get(turn.by), tokens.get(turn.by, ""))
                blocks.append(TurnRow(badge, moves_words(table, moves), Do("turn", turn.first), turn.over))
    if not blocks:
        blocks.append(Note(_("Nothing was played yet. Every turn will stand here and can be set right."), size=17))
    if len(numbers) > rounds:
        blocks.append(Buttons((Button(_("Earlier rounds"), Do("more"), "key", "clock"),)))
    replay = (Button(_("Replay the game"), Do("replay"), "key", "play"),) if turns else ()
    return lay_page(Words(_("Turns"), replay), [blocks], size, density, text_scale)


def layout_turn(
    table: Table, turn: PlayedTurn, told: Told, size: Size, density: float = 1.0, text_scale: float = 1.0, *,
    undrawn: int | None = None,
) -> Page:  # fmt: skip
    """One turn, move by move, and the city it led to; the table is the one after it.

    `undrawn` is the place of the record where the draw of this round could stand, if it was never told.
    """
    title = _("{player}, round {round}").format(player=name_of(table, turn.by), round=turn.round)
    blocks: list[Block] = [
        MoveRow(move_words(table, move), _change(place, move), _removal(place, move))
        for place, move in turn.moves
        if not isinstance(move, Done)
    ]
    keys = [Button(_("Show from here"), Do("replay", turn.first), "key", "play")]
    if isinstance(turn.moves[-1][1], Done):
        blocks.append(Note(_("A fence, a plan or a roundabout can be added, too."), size=15))
        keys.insert(0, Button(_("Something was forgotten"), Do("change", turn.moves[-1][0]), "key", "plus"))
        if undrawn is not None:
            keys.append(Button(_("Tell the draw of this round"), Do("tell-draw", undrawn), "key", "cards"))
    blocks.append(Buttons(tuple(keys)))
    seat = table.seat(turn.by)
    city: list[Block] = [] if seat is None else [CityThen(table.setup.sheet, seat.city)]
    return lay_page(_words(title, told), [blocks, city] if city else [blocks], size, density, text_scale)


def _change(place: int, move: Move) -> Do | None:
    return Do("change", place) if isinstance(move, CHANGED) else None


def _removal(place: int, move: Move) -> Do | None:
    return None if isinstance(move, NEEDED) else Do("remove", place)


class BrokenTurn(NamedTuple):
    """The moves of one turn that would no longer hold, and why the first of them would not."""

    by: str
    round: int
    moves: tuple[Move, ...]
    reason: Reason


class Breaks(NamedTuple):
    """What a change would break; it was not made."""

    turns: tuple[BrokenTurn, ...]
    dropped: int
    """How many moves would go if it were made even so."""
    possible: bool = True
    """Whether it can be made even so."""


def layout_breaks(
    table: Table, breaks: Breaks, size: Size, density: float = 1.0, text_scale: float = 1.0
) -> Page:  # fmt: skip
    """Every later move that would no longer hold, before anything changes."""
    buttons = [Button(_("Keep the game as it was"), Do("keep"), "done")]
    blocks: list[Block] = [Note(_("Nothing has changed yet. With this change, these moves no longer hold:"), size=17)]
    for turn in breaks.turns:
        head = _("{player}, round {round}").format(player=name_of(table, turn.by), round=turn.round)
        blocks.append(ConflictRow(head, moves_words(table, turn.moves), reason_words(table, turn.reason)))
    if breaks.possible:
        buttons.append(Button(_("Change it even so"), Do("even-so"), "key"))
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


class Agreed(NamedTuple):
    """What the table plays: edition and variants, and the sheets and opponents there are, by id and name."""

    draft: Draft
    sheets: tuple[tuple[str, str], ...]
    opponents: tuple[tuple[str, str], ...] = ()

    def blocks(self) -> list[Block]:
        """The same as for a new game, as far as it can be put right."""
        draft = self.draft
        blocks: list[Block] = [Heading(_("The game")), edition_choice(draft)]
        if len(self.sheets) > 1:
            options = tuple(Option(name, Do("sheet", one), one == draft.sheet) for one, name in self.sheets)
            blocks.append(Choices(options, _("Sheet"), 3))
        blocks.append(Switches(tuple(variants(draft))))
        if draft.solo_kind == "aaa" and draft.opponent is not None:
            chosen = opponent_id(draft.opponent)
            options = tuple(Option(name, Do("opponent", one), one == chosen) for one, name in self.opponents)
            blocks.append(Choices(options, _("Opponent"), 3))
        return blocks


def layout_names(
    table: Table, names: tuple[NameField, ...], cards: tuple[PlanCard, ...], agreed: Agreed, told: Told, size: Size,
    density: float = 1.0, text_scale: float = 1.0,
) -> Page:  # fmt: skip
    """Who plays in which city, the plans on the table, and what is played."""
    people: list[Block] = [Heading(_("Names"))]
    people += [Field(one.field, one.value, one.label, fault=one.fault) for one in names]
    plans: list[Block] = [Heading(_("City plans")), OnTable(table.setup.edition, cards), *agreed.blocks()]
    return lay_page(_words(_("Names, plans, variants"), told), [people, plans], size, density, text_scale)


def layout_figures(
    table: Table, slot: int, entry: FigureEntry, size: Size, density: float = 1.0, text_scale: float = 1.0
) -> Page:  # fmt: skip
    """The two figures of a card, told again."""
    plan = slot_name(table.setup.edition, slot)
    blocks: list[Block] = [
        Note(_("The two figures on the card of plan {plan}.").format(plan=plan), size=17),
        Figures(entry),
    ]
    keep = Button(_("Keep"), Do("figures-keep"), "done" if entry.points else "pale")
    return lay_page(Words(_("Plan {plan}").format(plan=plan), (keep,)), [blocks], size, density, text_scale)
