"""What a page is put together from: headings, notes, choices, fields and buttons."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from companion.draw.boxes import Rect
from companion.draw.lettering import fits, ink, pixels, wrap
from companion.draw.pen import BUTTONS, EDGE, LEADING, SMALLEST_TOUCH, Pen
from companion.draw.targets import FieldAt, Target

GAP = 8.0
LEAST = 0.5
"""A longer neighbour makes words of a row at most so much smaller than they would be alone."""
PAD = 12.0
FAULT_SIGN = "sign-about-red-ink"


class Block(Protocol):
    """Part of a page: as wide as it is told, as high as it needs."""

    def height(self, pen: Pen, width: float) -> float: ...
    def draw(self, pen: Pen, rect: Rect) -> None: ...


def lines_high(pen: Pen, words: str, width: float, size: float, font: str = "text") -> float:
    """How high a paragraph is at a width."""
    scaled = size * pen.text_scale
    return len(wrap(words, font, scaled, width, pen.density)) * scaled * LEADING


def wide_words(pen: Pen, words: str, size: float, font: str = "text-semibold") -> float:
    """How wide a line of text is."""
    left, _top, right, _bottom = ink(words, font, pixels(size * pen.text_scale, pen.density))
    return (right - left) / pen.density


def wrapped_size(pen: Pen, texts: list[tuple[Rect, str]], size: float, font: str = "text-semibold") -> float:
    """The size at which all of some paragraphs fit their boxes; the longest makes the others only so small."""
    trial = Pen((0, 0), pen.density, pen.text_scale)
    for rect, text in texts:
        trial.paragraph(rect, text, "ink", "paper", size, font)
    fitting = min((text.size for text in trial.scene.texts), default=size) / pen.text_scale
    return max(fitting, size * LEAST)


def word_cells(
    pen: Pen, rect: Rect, words: list[str], size: float, font: str, gap: float, beside: float = 16
) -> list[Rect]:
    """A row cut into cells as wide as their words want, and what stands beside them."""
    wanted = [max(SMALLEST_TOUCH, wide_words(pen, one, size, font) + beside) for one in words]
    cells: list[Rect] = []
    for wide in wanted:
        cell, rect = rect.cut_left((rect.w + gap) * wide / sum(wanted[len(cells) :]) - gap, gap)
        cells.append(cell)
    return cells


def stack(pen: Pen, blocks: list[Block], rect: Rect) -> float:
    """Lays blocks below each other; gives where the last one ends."""
    y = rect.y
    for block in blocks:
        high = block.height(pen, rect.w)
        block.draw(pen, Rect(rect.x, y, rect.w, high))
        y += high + GAP
    return y - GAP if blocks else y


class Button(NamedTuple):
    """A button of a row."""

    words: str
    target: Target
    kind: str = "key"
    sign: str = ""


class Heading(NamedTuple):
    """What the blocks below it are about."""

    words: str
    button: Button | None = None

    def height(self, pen: Pen, _width: float) -> float:
        high = 30 * pen.text_scale + 8
        return max(high, SMALLEST_TOUCH) if self.button else high

    def draw(self, pen: Pen, rect: Rect) -> None:
        if self.button is not None:
            wide = min(rect.w * 0.55, wide_words(pen, self.button.words, 16) + 54)
            key, rect = rect.cut_right(wide, GAP)
            draw_button(pen, key, self.button.words, self.button.kind, self.button.target, f"sign-{self.button.sign}")
        pen.text(rect, self.words, "teal-ink", "cover", 25, "title", "left")


class Note(NamedTuple):
    """A few words, kind or warning."""

    words: str
    fault: bool = False
    size: float = 14.0

    def height(self, pen: Pen, width: float) -> float:
        inner = width - 26 if self.fault else width
        return max(22.0 if self.fault else 0.0, lines_high(pen, self.words, inner, self.size)) + 4

    def draw(self, pen: Pen, rect: Rect) -> None:
        if self.fault:
            draw_fault(pen, rect, self.words, "cover", self.size)
        else:
            pen.paragraph(rect, self.words, "ink-soft", "cover", self.size)


def draw_fault(pen: Pen, rect: Rect, words: str, on: str, size: float) -> None:
    """A kind sentence at the field, with its sign."""
    sign, text = rect.cut_left(20, 6)
    pen.scene.sprite(sign.middle(18, 18), FAULT_SIGN)
    pen.paragraph(text, words, "red-ink", on, size)


class Option(NamedTuple):
    """One of several to choose from."""

    words: str
    target: Target
    chosen: bool = False
    sign: str = ""


class Choices(NamedTuple):
    """Buttons of which one or more are chosen, in as many columns as their words allow."""

    options: tuple[Option, ...]
    label: str = ""
    most: int = 6

    def columns(self, pen: Pen, width: float) -> int:
        """How many stand side by side."""
        for columns in range(min(self.most, len(self.options)), 1, -1):
            cell = Rect(0, 0, (width - GAP * (columns - 1)) / columns - 16, 40)
            room = [cell.cut_left(26)[1] if one.chosen or one.sign else cell for one in self.options]
            if all(
                fits(one.words, "text-semibold", 14 * pen.text_scale, inner, pen.density)
                for one, inner in zip(self.options, room, strict=True)
            ):
                return -(-len(self.options) // -(-len(self.options) // columns))
        return 1

    def _label(self, pen: Pen, width: float) -> float:
        return lines_high(pen, self.label, width, 14, "text-semibold") + 4 if self.label else 0.0

    def height(self, pen: Pen, width: float) -> float:
        rows = -(-len(self.options) // self.columns(pen, width))
        return self._label(pen, width) + rows * (_row(pen) + GAP) - GAP

    def draw(self, pen: Pen, rect: Rect) -> None:
        head, rest = rect.cut_top(self._label(pen, rect.w))
        if self.label:
            pen.paragraph(Rect(head.x, head.y, head.w, head.h - 4), self.label, "ink", "cover", 14, "text-semibold")
        columns = self.columns(pen, rect.w)
        rows = -(-len(self.options) // columns)
        buttons = tuple(
            Button(one.words, one.target, "amber" if one.chosen else "key", "icon-check" if one.chosen else one.sign)
            for one in self.options
        )
        draw_row(pen, buttons, list(rest.grid(columns, rows, GAP)))


def _row(pen: Pen) -> float:
    return max(SMALLEST_TOUCH, 34 * pen.text_scale)


def draw_button(
    pen: Pen, rect: Rect, words: str, kind: str, target: Target, sign: str = "", size: float = 16,
    font: str = "text-semibold",
) -> None:  # fmt: skip
    """A button with words and, if it has one, a sign before them."""
    face = pen.face(rect, kind)
    colour, _edge, role = BUTTONS[kind]
    inner = face.inset(8, 2)
    if sign and words:
        whole = min(inner.w, 28 + wide_words(pen, words, size, font))
        mark, inner = inner.middle(whole, inner.h).cut_left(22, 6)
        pen.scene.sprite(mark.middle(20, 20), f"{sign}-{role}")
    elif sign:
        pen.scene.sprite(inner.middle(24, 24), f"{sign}-{role}")
    if words:
        pen.text(inner, words, role, colour, size, font)
    pen.scene.touch(rect.at_least(SMALLEST_TOUCH, SMALLEST_TOUCH), target)


def draw_row(
    pen: Pen, buttons: tuple[Button, ...], cells: list[Rect], size: float = 16, font: str = "text-semibold"
) -> None:
    """Buttons that belong together, their words of one size."""
    rooms = [
        (Rect(cell.x, cell.y, cell.w - (44 if one.sign else 16), cell.h - EDGE - 4), one.words)
        for one, cell in zip(buttons, cells, strict=False)
    ]
    common = max(pen.common_size(rooms, size, font), size * LEAST)
    for one, cell in zip(buttons, cells, strict=False):
        sign = one.sign if not one.sign or one.sign.startswith("icon-") else f"sign-{one.sign}"
        draw_button(pen, cell, one.words, one.kind, one.target, sign, common, font)


class Buttons(NamedTuple):
    """Buttons side by side, or below each other where their words need it."""

    buttons: tuple[Button, ...]

    def _as_choices(self) -> Choices:
        return Choices(tuple(Option(one.words, one.target, sign=one.sign) for one in self.buttons))

    def height(self, pen: Pen, width: float) -> float:
        return self._as_choices().height(pen, width)

    def draw(self, pen: Pen, rect: Rect) -> None:
        columns = self._as_choices().columns(pen, rect.w)
        rows = -(-len(self.buttons) // columns)
        draw_row(pen, self.buttons, list(rect.grid(columns, rows, GAP)))


def draw_card(pen: Pen, rect: Rect, *, chosen: bool = False) -> None:
    """The ground of a row."""
    pen.scene.panel(rect, "box", 10)
    pen.scene.panel(rect, "glow-line" if chosen else "box-edge", 10, 2.5 if chosen else 1.2)


class Field(NamedTuple):
    """Something to type, with its label above and, if it can't be, a kind sentence below."""

    name: str
    value: str
    label: str = ""
    hint: str = ""
    fault: str = ""

    def height(self, pen: Pen, width: float) -> float:
        high = max(SMALLEST_TOUCH, 34 * pen.text_scale)
        high += 20 * pen.text_scale if self.label else 0.0
        return high + (Note(self.fault, fault=True, size=13).height(pen, width) + 2 if self.fault else 0.0)

    def draw(self, pen: Pen, rect: Rect) -> None:
        label, rest = rect.cut_top(20 * pen.text_scale if self.label else 0.0)
        if self.label:
            pen.text(label, self.label, "ink", "cover", 14, "text-semibold", "left")
        if self.fault:
            low, rest = rest.cut_bottom(Note(self.fault, fault=True, size=13).height(pen, rect.w), 2)
            draw_fault(pen, low, self.fault, "cover", 13)
        draw_field(pen, rest, self.name, self.value, self.hint, wrong=bool(self.fault))


FIELD_SIZE = 17.0


def draw_field(pen: Pen, rect: Rect, name: str, value: str, hint: str, *, wrong: bool = False) -> None:
    """A line to write on; what stands there, or pale what could."""
    pen.scene.panel(rect, "field", 8)
    pen.scene.panel(rect, "red-ink" if wrong else "field-edge", 8, 2.0 if wrong else 1.4)
    inner = rect.inset(10, 3)
    if value:
        pen.text(inner, value, "ink", "field", FIELD_SIZE, "text", "left")
    elif hint:
        pen.text(inner, hint, "ink-soft", "field", FIELD_SIZE - 1, "text", "left")
    pen.scene.touch(rect, FieldAt(name))
