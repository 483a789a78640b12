"""The first page of a new game: who plays, what is played, the three plans. Start is always in reach."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from companion.draw.blocks import Block, Button, Buttons, Choices, Heading, Note, Option
from companion.draw.newgame.cards import OnTable, PlanCard
from companion.draw.newgame.draft import Draft
from companion.draw.newgame.people import PaperRow, PlayerRow, Suggestions
from companion.draw.page import TWO_COLUMNS, Page, Words, lay_page
from companion.draw.switches import Switch, Switches
from companion.draw.targets import Do
from companion.rules.welcome.sheet import Edition
from companion.words import _

NO_FAULTS: Mapping[str, str] = {}


class TableView(NamedTuple):
    """What the page shows beside the draft itself."""

    draft: Draft
    plans: tuple[PlanCard, ...]
    sheets: tuple[tuple[str, str], ...]
    faults: Mapping[str, str] = NO_FAULTS
    """By field, and under "" what belongs to no field."""
    typing: str = ""
    suggestions: tuple[str, ...] = ()


def layout_table(view: TableView, size: tuple[float, float], density: float = 1.0, text_scale: float = 1.0) -> Page:
    """The page; upright the plans come before the variants."""
    people, plans, game = _people(view), _plans(view), _game(view)
    words = Words(_("New game"), (Button(_("Start"), Do("start"), "done"),))
    if size[0] < TWO_COLUMNS:
        return lay_page(words, [[*people, *plans, *game]], size, density, text_scale)
    return lay_page(words, [people, game], size, density, text_scale, wide=plans)


def _people(view: TableView) -> list[Block]:
    draft = view.draft
    blocks: list[Block] = [Heading(_("Who plays"))]
    if view.faults.get(""):
        blocks.insert(0, Note(view.faults[""], fault=True, size=15))
    for player in draft.players:
        fault = view.faults.get(f"name {player.id}", "")
        blocks.append(PlayerRow(player, len(draft.players) > 1, fault))
        if view.suggestions and view.typing in (f"name {player.id}", f"city {player.id}"):
            blocks.append(Suggestions(view.suggestions))
    for index, name in enumerate(draft.paper):
        blocks.append(PaperRow(index, name, view.faults.get(f"paper {index}", "")))
        if view.suggestions and view.typing == f"paper {index}":
            blocks.append(Suggestions(view.suggestions))
    blocks.append(
        Buttons(
            (
                Button(_("Add a player"), Do("add-player"), "key", "plus"),
                Button(_("Someone on paper"), Do("add-paper"), "key", "paper"),
            )
        )
    )
    return blocks


def _plans(view: TableView) -> list[Block]:
    draw_all = Button(_("Draw all three"), Do("draw-all"), "key", "dice")
    blocks: list[Block] = [Heading(_("City plans"), draw_all), OnTable(view.draft.edition, view.plans)]
    if view.faults.get("plans"):
        blocks.append(Note(view.faults["plans"], fault=True))
    if any(card.goal is None for card in view.plans):
        blocks.append(Note(_("A plan without its card can't be validated. It can be told later, too.")))
    return blocks


def edition_name(edition: Edition) -> str:
    """What an edition is called."""
    return _("Edition of 2018") if edition == "2018" else _("Edition of 2023")


def sheet_choice(view: TableView) -> Choices:
    """The printed sheet, those of one's own, and one more."""
    options = [Option(name, Do("sheet", one), one == view.draft.sheet) for one, name in view.sheets]
    return Choices((*options, Option(_("One of your own"), Do("own-sheet"), sign="pencil")), _("Sheet"), 3)


def edition_choice(draft: Draft) -> Choices:
    """One of the two editions."""
    editions: tuple[Edition, ...] = ("2018", "2023")
    return Choices(tuple(Option(edition_name(one), Do("edition", one), one == draft.edition) for one in editions))


def variants(draft: Draft) -> list[Switch]:
    """What an edition and the people at the table leave to choose."""
    switches = [
        Switch(_("Advanced"), draft.advanced, Do("advanced"), _("Plans with a star, too.")),
        Switch(_("Roundabouts"), draft.roundabouts, Do("roundabouts"), _("Two in every city.")),
    ]
    if draft.roundabouts and draft.edition == "2018":
        note = _("For plans that want whole streets or their ends.")
        switches.append(Switch(_("Roundabouts count as built"), draft.roundabout_counts, Do("roundabout_counts"), note))
    if draft.edition == "2018":
        switches.append(Switch(_("Expert"), draft.expert, Do("expert"), _("Everyone holds three cards.")))
    if draft.alone and draft.edition == "2018":
        switches.append(Switch(_("Solo"), draft.solo, Do("solo"), _("Alone, with the solo card.")))
    elif draft.alone:
        switches.append(Switch(_("Against the AAA"), draft.solo, Do("solo"), _("Alone, with an opponent card.")))
    return switches


def _game(view: TableView) -> list[Block]:
    draft = view.draft
    begun = Switch(_("Begun on paper"), draft.begun, Do("begun"), _("Go on from your sheets."))
    blocks: list[Block] = [
        Heading(_("The game")), edition_choice(draft), sheet_choice(view), Switches((*variants(draft), begun))
    ]  # fmt: skip
    if draft.solo_kind == "aaa":
        blocks += opponent_choice(view)
    if draft.begun:
        blocks.append(Buttons((Button(_("Where it stands"), Do("open", "paper"), "key", "paper"),)))
        if view.faults.get("begun"):
            blocks.append(Note(view.faults["begun"], fault=True))
    return blocks


def opponent_choice(view: TableView) -> list[Block]:
    """Whom the table plays against, and what is wrong with that."""
    card = view.draft.opponent
    words = _("Choose the opponent")
    if card is not None:
        words = _("Opponent: {name}").format(name=card.get("name", ""))
    blocks: list[Block] = [Buttons((Button(words, Do("open", "opponents"), "key", "pencil"),))]
    if view.faults.get("opponent"):
        blocks.append(Note(view.faults["opponent"], fault=True))
    return blocks
