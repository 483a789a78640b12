"""Whose sheets are checked, and what was played: the few things a check needs to know."""

from __future__ import annotations

from companion.draw.blocks import Block, Button, Buttons, Heading, Note
from companion.draw.newgame.cards import OnTable
from companion.draw.newgame.people import PlayerRow, Suggestions
from companion.draw.newgame.table import TableView, edition_choice, opponent_choice, sheet_choice
from companion.draw.page import TWO_COLUMNS, Page, Words, lay_page
from companion.draw.switches import Switch
from companion.draw.targets import Do
from companion.words import _


def layout_setup(
    view: TableView, size: tuple[float, float], density: float = 1.0, text_scale: float = 1.0, *, entered: bool = False
) -> Page:
    """The page before the sheets; others entered before are given up by going on."""
    people, plans, game = _people(view), _plans(view), _game(view)
    if entered:
        note = _("Other sheets are being entered. They are kept until you enter these.")
        people[:0] = [Note(note, size=15), Buttons((Button(_("Back to those sheets"), Do("sheets"), "key", "turn"),))]
    words = Words(_("Check a paper sheet"), (Button(_("Enter the sheets"), Do("start"), "done"),))
    if size[0] < TWO_COLUMNS:
        return lay_page(words, [[*people, *game, *plans]], size, density, text_scale)
    return lay_page(words, [people, game], size, density, text_scale, wide=plans)


def _people(view: TableView) -> list[Block]:
    blocks: list[Block] = [Heading(_("Whose sheets"))]
    if view.faults.get(""):
        blocks.insert(0, Note(view.faults[""], fault=True, size=15))
    for player in view.draft.players:
        blocks.append(PlayerRow(player, len(view.draft.players) > 1, view.faults.get(f"name {player.id}", "")))
        if view.suggestions and view.typing in (f"name {player.id}", f"city {player.id}"):
            blocks.append(Suggestions(view.suggestions))
    return [*blocks, Buttons((Button(_("Add a player"), Do("add-player"), "key", "plus"),))]


def _game(view: TableView) -> list[Block]:
    draft = view.draft
    blocks: list[Block] = [Heading(_("What was played")), edition_choice(draft), sheet_choice(view)]
    blocks.append(Switch(_("Roundabouts"), draft.roundabouts, Do("roundabouts"), _("Two in every city.")))
    if draft.roundabouts and draft.edition == "2018":
        note = _("For plans that want whole streets or their ends.")
        blocks.append(Switch(_("Roundabouts count as built"), draft.roundabout_counts, Do("roundabout_counts"), note))
    if draft.alone and draft.edition == "2018":
        blocks.append(Switch(_("Solo"), draft.solo, Do("solo"), _("Temps bring 7 points from 6 boxes on.")))
    elif draft.alone:
        blocks.append(Switch(_("Against the AAA"), draft.solo, Do("solo"), _("Its pile is told beside the sheet.")))
    if draft.solo_kind == "aaa":
        blocks += opponent_choice(view)
    return blocks


def _plans(view: TableView) -> list[Block]:
    blocks: list[Block] = [Heading(_("City plans")), OnTable(view.draft.edition, view.plans)]
    if view.faults.get("plans"):
        blocks.append(Note(view.faults["plans"], fault=True))
    if any(card.goal is None for card in view.plans):
        blocks.append(Note(_("Without its card, the points noted for a plan are taken as they are.")))
    return blocks
