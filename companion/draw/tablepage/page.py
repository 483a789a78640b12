"""The table during a game, as a page."""

from __future__ import annotations

from typing import NamedTuple

from companion.draw.art.signs import TOKENS
from companion.draw.blocks import Block, Button, Buttons, Choices, Heading, Note, Option
from companion.draw.goals import slot_name
from companion.draw.newgame.draft import PlayerDraft
from companion.draw.newgame.people import PlayerRow
from companion.draw.page import Page, Words, lay_page
from companion.draw.switches import Stepper, Switch
from companion.draw.tablepage.seats import PaperSeatRow, SeatRow, SeatView
from companion.draw.targets import Do
from companion.rules.welcome.sheet import Edition
from companion.words import _


class SlotView(NamedTuple):
    """A plan on the table, and whether someone has validated it."""

    slot: int
    approved: bool


class TableView(NamedTuple):
    """All that the page shows."""

    edition: Edition
    seats: tuple[SeatView, ...]
    paper: tuple[str, ...] = ()
    slots: tuple[SlotView, ...] = ()
    round: int = 1
    told_round: int = 1
    """The round in which someone on paper validated a plan."""
    begun: bool = False
    """Whether somebody has acted this round, so that cities wait for the next one."""
    alone: bool = False
    can_join: bool = True
    newcomer: PlayerDraft = PlayerDraft("new", "", "", TOKENS[0])
    """Who joins, as far as it is typed."""
    name_fault: str = ""
    closing: bool = False
    fault: str = ""
    told: str = ""
    half_told: tuple[tuple[str, str], ...] = ()
    """Whose cities are half told: ids and names."""


def layout_table_page(
    view: TableView, size: tuple[float, float], density: float = 1.0, text_scale: float = 1.0
) -> Page:
    """Who plays on the left; who joins, what was validated on paper, and the end on the right."""
    left: list[Block] = [Note(view.fault, fault=True, size=15)] if view.fault else []
    left += _half_told(view)
    left += _players(view)
    right: list[Block] = []
    if view.paper and view.slots:
        right += _validated(view)
    if not view.alone:
        right += _joining(view)
    right += _end(view)
    words = Words(_("The table"), told=view.told, undo=Do("undo") if view.told else None)
    return lay_page(words, [left, right], size, density, text_scale)


def _half_told(view: TableView) -> list[Block]:
    """Cities whose telling was interrupted."""
    blocks: list[Block] = []
    for player, name in view.half_told:
        blocks.append(Note(_("The city of {player} is half told.").format(player=name), size=17))
        kind = "pale" if view.begun else "amber"
        go_on = Button(_("Go on with it"), Do("go-on", player), kind, "" if view.begun else "pencil")
        blocks.append(Buttons((go_on, Button(_("Leave it as it is"), Do("forget", player)))))
    return blocks


def _players(view: TableView) -> list[Block]:
    here = sum(not seat.left for seat in view.seats)
    blocks: list[Block] = [Heading(_("Players"))]
    if view.begun:
        words = _("Round {round} has begun. When everyone is done, cities can be set right and others can join.")
        blocks.append(Note(words.format(round=view.round)))
    blocks += [SeatRow(seat, place, here > 1, view.begun) for place, seat in enumerate(view.seats)]
    if view.paper:
        blocks.append(Heading(_("On paper")))
        blocks += [PaperSeatRow(name, place, view.begun) for place, name in enumerate(view.paper)]
    return blocks


def _validated(view: TableView) -> list[Block]:
    options = tuple(
        Option(slot_name(view.edition, one.slot), Do("approve", one.slot), one.approved) for one in view.slots
    )
    return [
        Heading(_("Validated on paper")),
        Choices(options, _("Tap a plan that someone on paper has validated")),
        Stepper(_("In round"), str(view.told_round), "told-round"),
    ]


def _joining(view: TableView) -> list[Block]:
    blocks: list[Block] = [Heading(_("Someone joins"))]
    if not view.can_join:
        return [*blocks, Note(_("The table is full."))]
    kind, plus, pencil = ("pale", "", "") if view.begun else ("key", "plus", "pencil")
    return [
        *blocks,
        PlayerRow(view.newcomer, removable=False, fault=view.name_fault),
        Buttons(
            (
                Button(_("With a new city"), Do("join"), kind, plus),
                Button(_("Goes on from paper"), Do("join-paper"), kind, pencil),
                Button(_("Plays on paper"), Do("add-paper"), "key", "paper"),
            )
        ),
    ]


def _end(view: TableView) -> list[Block]:
    blocks: list[Block] = [Heading(_("The end"))]
    if not view.alone:
        note = _("When everyone is done, the game is over.")
        blocks.append(Switch(_("This is the last round"), view.closing, Do("closing"), note))
    return [*blocks, Buttons((Button(_("End the game at once"), Do("close")),))]
