"""A game begun on paper: the round, the plans approved so far, and every sheet as it stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from companion.draw.blocks import Block, Button, Buttons, Choices, Field, Heading, Note, Option
from companion.draw.boxes import Rect
from companion.draw.goals import slot_name
from companion.draw.newgame.draft import CityDraft, Draft
from companion.draw.page import Page, Words, lay_page
from companion.draw.pen import Pen
from companion.draw.switches import Stepper
from companion.draw.targets import Do
from companion.rules.welcome.sheet import SIZES, SLOTS, Edition, Sheet
from companion.rules.welcome.street import EMPTY, ROUNDABOUT, Street
from companion.rules.welcome.table import Points
from companion.words import _


def layout_begun(
    draft: Draft, faults: Mapping[str, str], size: tuple[float, float], density: float = 1.0, text_scale: float = 1.0
) -> Page:
    """Where the whole table stands."""
    left: list[Block] = [
        Stepper(_("The round to play now"), str(draft.round), "round"),
        Choices(
            tuple(
                Option(slot_name(draft.edition, slot), Do("approved", slot), slot in draft.approved) for slot in SLOTS
            ),
            _("Plans somebody has validated"),
        ),
    ]
    if faults.get("begun"):
        left.insert(0, Note(faults["begun"], fault=True, size=15))
    right: list[Block] = [Heading(_("The sheets so far"))]
    for player in draft.players:
        right.append(Buttons((Button(player.name or player.id, Do("open", f"city {player.id}"), "key", "pencil"),)))
        if faults.get(f"sheet {player.id}"):
            right.append(Note(faults[f"sheet {player.id}"], fault=True))
    if draft.solo_kind == "aaa" and draft.opponent is not None:
        words = _("Pile of {name}").format(name=draft.opponent["name"])
        if not draft.opponent["level"]:
            words = _("Validation cards")
        right.append(Buttons((Button(words, Do("open", "pile"), "key", "cards"),)))
        if faults.get("sheet aaa"):
            right.append(Note(faults["sheet aaa"], fault=True))
    title = Words(_("Begun on paper"), (Button(_("Done"), Do("back"), "done"),))
    return lay_page(title, [left, right], size, density, text_scale)


class StreetPicture(NamedTuple):
    """A street as it was read: small plates and fences."""

    street: Street

    def height(self, _pen: Pen, _width: float) -> float:
        return 34.0

    def draw(self, pen: Pen, rect: Rect) -> None:
        pen.scene.panel(rect, "lawn", 6)
        inner = rect.inset(4, 4)
        cells = list(inner.grid(max(1, self.street.length), 1, 0))
        for house, (written, cell) in enumerate(zip(self.street.houses, cells, strict=True), start=1):
            plate = cell.inset(1.5, 1)
            if written == ROUNDABOUT:
                side = min(plate.w, plate.h)
                pen.scene.sprite(plate.middle(side, side), "roundabout")
            elif written == EMPTY:
                pen.scene.panel(plate, "lot", 4)
            else:
                pen.scene.panel(plate, "box", 4)
                pen.text(plate.inset(1), str(written), "ink", "box", 15, "figure")
            if self.street.used >> house & 1:
                pen.scene.sprite(Rect(plate.x - 1, plate.y - 2, 9, 9), "mark-used")
        for house, cell in enumerate(cells[:-1], start=1):
            if self.street.fenced(house):
                pen.scene.panel(Rect(cell.right - 2, inner.y - 2, 4, inner.h + 4), "outline", 2)


class CityView(NamedTuple):
    """A sheet on paper as far as it is typed, and what can't be."""

    name: str
    edition: Edition
    sheet: Sheet
    city: CityDraft
    read: tuple[Street | None, ...]
    points: tuple[Points | None, ...]
    faults: Mapping[str, str]


def layout_city(view: CityView, size: tuple[float, float], density: float = 1.0, text_scale: float = 1.0) -> Page:
    """One player's sheet, typed."""
    left: list[Block] = [
        Note(_("Houses from left to right: 7 or . if empty, a | where a fence is; 7b is a bis, 7* has a pool, "
               "7' was used for a plan, o is a roundabout.")),
    ]  # fmt: skip
    for index in range(len(view.sheet.streets)):
        text = view.city.streets[index] if index < len(view.city.streets) else ""
        label = _("Street {street}, {count} houses").format(street=index + 1, count=view.sheet.streets[index])
        name = f"street {index}"
        left.append(Field(name, text, label, empty_street(view.sheet.streets[index]), view.faults.get(name, "")))
        street = view.read[index]
        if street is not None:
            left.append(StreetPicture(street))
    if view.faults.get(""):
        left.append(Note(view.faults[""], fault=True))
    words = Words(_("{name}, so far").format(name=view.name), (Button(_("Done"), Do("back"), "done"),))
    return lay_page(words, [left, _figures(view)], size, density, text_scale)


def empty_street(length: int) -> str:
    """A street nobody has built in."""
    return " ".join("." * length)


def _figures(view: CityView) -> list[Block]:
    city, faults = view.city, view.faults
    blocks: list[Block] = []
    for index in range(len(view.sheet.parks)):
        words = _("Parks of street {street}").format(street=index + 1)
        blocks.append(
            Stepper(words, str(at(city.parks, index)), f"parks {index}", faults.get("parks", "") if not index else "")
        )
    blocks.append(Stepper(_("Temps"), str(city.temps), "temps", faults.get("temps", "")))
    blocks.append(Stepper(_("Permit refusals"), str(city.refusals), "refusals", faults.get("refusals", "")))
    for size in SIZES:
        words = _("Values of estates of {size}").format(size=size)
        fault = faults.get("values", "") if size == 1 else ""
        blocks.append(Stepper(words, str(at(city.values, size - 1)), f"values {size - 1}", fault))
    for slot, points in zip(SLOTS, view.points, strict=True):
        if points is None:
            continue
        options = [Option(_("Not yet"), Do(f"noted {slot}", ""), city.plans[slot - 1] is None)]
        options += [
            Option(str(figure), Do(f"noted {slot}", figure), city.plans[slot - 1] == figure)
            for figure in dict.fromkeys(points)
        ]
        label = _("Points noted for {plan}").format(plan=slot_name(view.edition, slot))
        blocks.append(Choices(tuple(options), label))
    if faults.get("plans"):
        blocks.append(Note(faults["plans"], fault=True))
    return blocks


def at(figures: Sequence[int], index: int) -> int:
    """A figure of a row that may be shorter."""
    return figures[index] if index < len(figures) else 0
