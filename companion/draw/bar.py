"""The bar above the sheet: whose it is, the round, everyone's total, undo, redo and the menu."""

from __future__ import annotations

from companion.draw.art.signs import TOKENS, token_role
from companion.draw.boxes import Rect
from companion.draw.lettering import clip
from companion.draw.pen import SMALLEST_TOUCH, Pen
from companion.draw.targets import Action, ActionName, Do, PlayerChip
from companion.draw.theme import ROOFS
from companion.draw.view import Chip, SheetView
from companion.words import _

NARROW_CHIP = 64.0
SMALLEST_NAME = 11.0
BESIDE = 92.0
"""From this room on a name stands beside its total, below it above."""


def draw_bar(pen: Pen, view: SheetView, rect: Rect, *, chips: bool = True) -> None:
    """Everything that is always in reach; the chips too, where they have no row of their own."""
    pen.scene.panel(rect, "night")
    rest = _draw_tools(pen, view, rect)
    rest = Rect(rest.x + 12, rest.y, rest.w - 12, rest.h)
    if len(view.chips) > 1:
        if chips and rest.w < 560:
            draw_chips(pen, view, Rect(rest.x - 8, rest.y, rest.w + 8, rest.h), round_too=True)
        elif chips:
            row, rest = rest.cut_right(rest.w * 0.6, 8)
            draw_chips(pen, view, row)
            _draw_names(pen, view, rest)
        else:
            _draw_names(pen, view, rest)
        return
    total, rest = rest.cut_right(110 if rest.w > 560 else min(74.0 * pen.text_scale, rest.w * 0.3), 6)
    chip = total.middle(total.w - 4, min(38.0 * pen.text_scale, rect.h - 12))
    pen.scene.panel(chip, "key", chip.h / 2)
    pen.text(chip.inset(10, 2), shown_total(view, view.score.total), "key-ink", "key", 24, "figure")
    _draw_names(pen, view, rest)


def _draw_tools(pen: Pen, view: SheetView, rect: Rect) -> Rect:
    """Undo, redo and the menu or the way back, in a replay the way to correct the turn; gives what is left."""
    button = max(SMALLEST_TOUCH, min(56.0, rect.h))
    menu, rest = rect.cut_right(button)
    if view.past or view.replayed:
        draw_icon(pen, menu, "close", "back")
    else:
        draw_icon(pen, menu, "menu", "menu")
    if view.replayed:
        pencil, rest = rest.cut_right(button)
        pen.scene.sprite(pencil.middle(26, 26), "sign-pencil-on-night")
        pen.scene.touch(pencil, Do("correct"))
        return rest
    redo, rest = rest.cut_right(button)
    draw_icon(pen, redo, "redo", "redo", off=not view.can_redo)
    undo, rest = rest.cut_right(button)
    draw_icon(pen, undo, "undo", "undo", off=not view.can_undo)
    return rest


def shown_total(view: SheetView, total: int | None) -> str:
    """A total, unless totals are kept back."""
    if total is None:
        return ""
    return "–" if view.hides_totals else str(total)


def round_words(view: SheetView) -> str:
    """Which round it is."""
    if view.entry is not None:
        return _("As told") if view.entry.alone else _("From paper")
    if view.table.ended_by:
        return _("Game over")
    return _("Last round") if view.last_round else _("Round {round}").format(round=view.table.round)


def _draw_names(pen: Pen, view: SheetView, rect: Rect) -> None:
    wide = rect.w > 240
    around, name = rect.cut_right(rect.w * (0.3 if wide else 0.36), 6)
    role = "on-night-amber" if view.last_round else "on-night-soft"
    pen.text(around, round_words(view), role, "night", 15 if wide else 13, "text-semibold", "right")
    room = name.inset(0, 4)
    words = clip(view.past or view.seat.city_name or view.seat.name, "title", SMALLEST_NAME, room, pen.density)
    pen.text(room, words, "on-night", "night", 26 if wide else 21, "title", "left")


def draw_chips(pen: Pen, view: SheetView, rect: Rect, *, round_too: bool = False) -> None:
    """Every player with the total; where there is no room for all, the shown one between two arrows."""
    chips = view.chips
    shown = next((place for place, chip in enumerate(chips) if chip.id == view.seat.id), 0)
    if rect.w / len(chips) >= NARROW_CHIP * max(1.0, pen.text_scale * 0.9) and not round_too:
        width = min(170.0, rect.w / len(chips))
        start = rect.right - width * len(chips)
        for place, chip in enumerate(chips):
            cell = Rect(start + place * width, rect.y, width, rect.h)
            draw_chip(pen, view, chip, place, cell, shown=place == shown)
        return
    before, rest = rect.cut_left(SMALLEST_TOUCH)
    after, middle = rest.cut_right(SMALLEST_TOUCH)
    for arrow, name, step in ((before, "back", -1), (after, "forward", 1)):
        pen.scene.sprite(arrow.middle(22, 22), f"icon-{name}-on-night")
        pen.scene.touch(arrow, PlayerChip(chips[(shown + step) % len(chips)].id))
    if round_too and rect.w >= 300:
        words, middle = middle.cut_left(middle.w * 0.36, 4)
        role = "on-night-amber" if view.last_round else "on-night-soft"
        pen.text(words, round_words(view), role, "night", 13, "text-semibold", "left")
    below = round_words(view) if round_too and rect.w < 300 and not view.table.ended_by else ""
    draw_chip(pen, view, chips[shown], shown, middle, shown=True, below=below)


def draw_chip(
    pen: Pen, view: SheetView, chip: Chip, place: int, cell: Rect, *, shown: bool, below: str = ""
) -> None:  # fmt: skip
    """A player: colour, name, total, and a tick when done."""
    face = cell.middle(cell.w - 5, min(38.0 * max(1.0, pen.text_scale * 0.85), cell.h - 8))
    ground, ink = ("key", "key-ink") if shown else ("night-raised", "on-night")
    pen.scene.panel(face, ground, face.h / 2)
    rest = Rect(face.x + 12, face.y + 4, face.w - 16, face.h - 8)
    if not below or chip.done:
        disc, rest = face.inset(4).cut_left(face.h - 8, 5)
        _draw_disc(pen, chip, place, disc)
    named = rest.w > 52
    if named and not below and rest.w < BESIDE:
        name, total = Rect(rest.x, face.y + 3, rest.w - 8, face.h - 6).cut_top((face.h - 6) * 0.46)
        pen.text(name, _shortened(pen, chip.name, name), ink, ground, 13, "text-semibold", "left")
        pen.text(total, shown_total(view, chip.total), ink, ground, 17, "figure", "left")
        pen.scene.touch(cell, PlayerChip(chip.id))
        return
    total, name = rest.cut_right(max(26.0, rest.w * 0.3) if named else rest.w)
    pen.text(
        Rect(total.x, total.y, total.w - 6, total.h), shown_total(view, chip.total), ink, ground, 19, "figure", "right"
    )
    if named and below:
        name, second = name.cut_top(name.h * 0.54)
        pen.text(second, below, ink, ground, 10, "text", "left")
    if named:
        room = Rect(name.x, name.y, name.w - 4, name.h)
        pen.text(room, _shortened(pen, chip.name, room), ink, ground, 15, "text-semibold", "left")
    pen.scene.touch(cell, PlayerChip(chip.id))


def _shortened(pen: Pen, name: str, room: Rect) -> str:
    """A name, or as much of it as can be read in its room."""
    return clip(name, "text-semibold", SMALLEST_NAME, room, pen.density) or name[:1]


def _draw_disc(pen: Pen, chip: Chip, place: int, disc: Rect) -> None:
    if chip.token in TOKENS and not chip.done:
        pen.scene.sprite(disc, f"token-{chip.token}")
        return
    colour = token_role(chip.token) if chip.token in TOKENS else ROOFS[place % len(ROOFS)]
    pen.scene.panel(disc, colour, disc.h / 2)
    if chip.done:
        pen.scene.sprite(disc.inset(5), "icon-check-on-night")
    else:
        pen.text(disc.inset(4), chip.name[:1].upper(), "on-chip", colour, 15, "text-bold")


def draw_icon(pen: Pen, rect: Rect, name: str, action: ActionName, *, off: bool = False) -> None:
    """A sign of the bar; what is off stands back but still answers."""
    pen.scene.sprite(rect.middle(26, 26), f"icon-{name}-on-night", faded=off)
    pen.scene.touch(rect.middle(rect.w, max(rect.h, SMALLEST_TOUCH)), Action(action))
