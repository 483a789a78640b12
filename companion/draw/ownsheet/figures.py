"""The ladder in hand, large: its figures, how many boxes it has, and the keypad."""

from __future__ import annotations

from companion.draw.blocks import draw_button, draw_fault, lines_high
from companion.draw.boxes import Rect
from companion.draw.figures import KEYS, draw_keypad
from companion.draw.ladders import LOSSES, draw_box
from companion.draw.ownsheet.view import TEMP_POINTS, OwnSheetView, doubt, ladder_name
from companion.draw.pen import SMALLEST_TOUCH, Pen
from companion.draw.targets import BoxAt, Do
from companion.rules.welcome.sheet import boxes
from companion.words import _, ngettext

PAD = 10.0
GAP = 6.0
CELL = SMALLEST_TOUCH
BETWEEN = 4.0
WORDS = 16.0
BELOW = 6
"""So many columns the keypad has below the page."""
LOW = 400.0
"""Beside the page of a phone on its side there is room for one thing to say."""
MOST_ROWS = 2
"""So many rows of figures a dock below the page shows at a time."""


def dock_height(pen: Pen, view: OwnSheetView, width: float) -> float:
    """How high the dock is where it lies below the page."""
    inner = width - 2 * PAD
    rows = min(MOST_ROWS, _rows(view, inner))
    figures = rows * (CELL + BETWEEN) - BETWEEN
    return PAD + _head(pen, view, inner) + GAP + figures + GAP + CELL + GAP + _keypad(BELOW) + PAD


def draw_dock(pen: Pen, view: OwnSheetView, rect: Rect, *, beside: bool) -> None:
    """The dock beside the page, or below it; there undo is nowhere else. The keypad keeps to its lower edge."""
    pen.scene.panel(rect, "paper")
    inner = rect.inset(PAD)
    if not view.ladder:
        words = _("Tap a house: its pool comes or goes. Tap trees or a ladder to change their figures.")
        high = lines_high(pen, words, inner.w, WORDS) + 2
        pen.paragraph(inner.cut_top(high)[0], words, "ink-soft", "paper", WORDS)
        return
    low = beside and rect.h < LOW
    columns = BELOW if not beside else 4 if low else 3
    most = inner.h - _keypad(columns) - 2 * CELL - 3 * GAP
    head, inner = inner.cut_top(min(most, _head(pen, view, inner.w, low=low)), GAP)
    _draw_head(pen, view, head, low=low)
    keypad, inner = inner.cut_bottom(_keypad(columns), GAP)
    draw_keypad(pen, keypad, columns)
    keys, figures = inner.cut_bottom(CELL, GAP)
    _draw_keys(pen, view, keys, undo=not beside)
    _draw_figures(pen, view, figures)


def _keypad(columns: int) -> float:
    rows = len(KEYS) // columns
    return rows * (SMALLEST_TOUCH + 6) - 6


def _told(view: OwnSheetView) -> str:
    """What can't be, or what may be a slip."""
    return view.faults.get("ladder", "") or doubt(view)


def _head(pen: Pen, view: OwnSheetView, width: float, *, low: bool = False) -> float:
    told = _told(view)
    name = lines_high(pen, ladder_name(view.ladder), width, WORDS, "text-semibold") + 2
    return (0.0 if low and told else name) + (lines_high(pen, told, width - 26, 14) + 4 if told else 0.0)


def _draw_head(pen: Pen, view: OwnSheetView, rect: Rect, *, low: bool) -> None:
    """The name of the ladder and what is to be said about it; where there is little room, only that."""
    told = _told(view)
    if told:
        words, rect = rect.cut_bottom(lines_high(pen, told, rect.w - 26, 14) + 2)
        draw_fault(pen, words, told, "paper", 14)
    if not (low and told):
        pen.paragraph(rect, ladder_name(view.ladder), "teal-ink", "paper", WORDS, "text-semibold")


def _columns(width: float) -> int:
    return max(1, int((width + BETWEEN) // (CELL + BETWEEN)))


def _rows(view: OwnSheetView, width: float) -> int:
    return max(1, -(-len(view.figures) // _columns(width)))


def _draw_figures(pen: Pen, view: OwnSheetView, rect: Rect) -> None:
    """All figures, or as many rows around the one in hand as there is room for."""
    columns = _columns(rect.w)
    rows, shown = _rows(view, rect.w), max(1, int((rect.h + BETWEEN) // (CELL + BETWEEN)))
    first = max(0, min(view.box // columns - shown // 2, rows - shown)) * columns
    field, _space, place = view.ladder.partition(" ")
    cells = rect.cut_top(shown * (CELL + BETWEEN) - BETWEEN)[0].grid(columns, shown, BETWEEN)
    for index, cell in zip(range(first, len(view.figures)), cells, strict=False):
        face = cell.middle(min(cell.w, 62.0), cell.h)
        draw_box(pen, face, str(view.figures[index]), crossed=False, counts=False, loss=field in LOSSES)
        pen.scene.panel(face, "glow-line" if index == view.box else "box-edge", 5, 3.0 if index == view.box else 1.2)
        pen.scene.touch(cell, BoxAt(field, int(place or 1), index + 1))


def _draw_keys(pen: Pen, view: OwnSheetView, rect: Rect, *, undo: bool) -> None:
    """A box less or more, the last step back, and done with this ladder."""
    close, rest = rect.cut_right(CELL, GAP)
    draw_button(pen, close, "", "key", Do("ladder", ""), "icon-check")
    if undo:
        back, rest = rest.cut_right(CELL, GAP)
        if view.can_undo:
            draw_button(pen, back, "", "key", Do("undo"), "icon-undo")
    less, rest = rest.cut_left(CELL)
    more, words = rest.cut_right(CELL) if rest.w < 240 else rest.cut_left(240.0)[0].cut_right(CELL)
    for key, step, sign in ((less, -1, "sign-minus"), (more, 1, "sign-plus")):
        draw_button(pen, key, "", "key", Do("boxes", step), sign)
    count = view.sheet.temps if view.ladder == TEMP_POINTS else boxes(view.figures)
    told = ngettext("{count} box", "{count} boxes", count).format(count=count)
    pen.paragraph(words.inset(3, 0), told, "ink", "paper", 15, "text-semibold", "centre")
