"""AAA opponents: those typed before, and a new one with all that stands on its card."""

from __future__ import annotations

from collections.abc import Mapping

from companion.draw.blocks import Block, Button, Choices, Field, Heading, Note, Option
from companion.draw.goals import LETTERS
from companion.draw.newgame.draft import OpponentDraft
from companion.draw.page import Page, Words, lay_page
from companion.draw.switches import Stepper
from companion.draw.targets import Do
from companion.rules.welcome.sheet import SLOTS
from companion.words import _

POINTS = ("park", "pool", "temp", "fence", "bis_houses", "value")


def figure_name(field: str) -> str:
    """What a figure of an opponent card is called."""
    return {
        "park": _("Points per park card"), "pool": _("Points per pool card"), "temp": _("Points per temp card"),
        "fence": _("Points per fence card"), "bis_houses": _("Houses per bis card"), "value": _("Value of a house"),
    }[field]  # fmt: skip


def layout_opponents(
    names: tuple[tuple[str, str], ...], chosen: str, size: tuple[float, float], density: float = 1.0,
    text_scale: float = 1.0,
) -> Page:  # fmt: skip
    """Whom to play against."""
    blocks: list[Block] = []
    if names:
        blocks.append(Choices(tuple(Option(name, Do("opponent", one), one == chosen) for one, name in names), "", 2))
    else:
        blocks.append(Note(_("Type the opponent card in front of you once, and it will be here every time."), size=16))
    words = Words(_("Opponents"), (Button(_("Type a card"), Do("open", "opponent"), "key", "pencil"),))
    return lay_page(words, [blocks], size, density, text_scale)


def layout_opponent(
    card: OpponentDraft, faults: Mapping[str, str], size: tuple[float, float], density: float = 1.0,
    text_scale: float = 1.0,
) -> Page:  # fmt: skip
    """All fields of one card; level 0 has thresholds instead of points."""
    left: list[Block] = [
        Field("opponent name", card.name, _("Name"), _("As on the card"), faults.get("name", "")),
        Stepper(_("Level"), str(card.level), "opponent level", faults.get("level", "")),
        Choices(
            tuple(Option(LETTERS[slot - 1], Do("validates", slot), slot in card.validates) for slot in SLOTS),
            _("Plans it validates"),
        ),
    ]
    if faults.get(""):
        left.insert(0, Note(faults[""], fault=True, size=15))
    right: list[Block]
    if card.level == 0:
        right = [Heading(_("Temps you need"))]
        places = (_("First place"), _("Second place"), _("Third place"))
        for place, (name, value) in enumerate(zip(places, card.temps, strict=True)):
            fault = faults.get("temps", "") if place == 0 else ""
            right.append(Stepper(name, _shown(value), f"opponent threshold {place}", fault))
    else:
        right = [
            Stepper(figure_name(field), _shown(getattr(card, field)), f"opponent {field}", faults.get(field, ""))
            for field in POINTS
        ]
    words = Words(_("An opponent card"), (Button(_("Keep it"), Do("keep-opponent"), "done"),))
    return lay_page(words, [left, right], size, density, text_scale)


def _shown(value: int) -> str:
    return "?" if value < 0 else str(value)
