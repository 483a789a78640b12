"""What opens over the results: what can be shared, which city, and the keypad for a player on paper."""

from __future__ import annotations

from companion.draw.blocks import draw_button
from companion.draw.boxes import Rect
from companion.draw.pen import BUTTONS, SMALLEST_TOUCH, Pen
from companion.draw.results.rows import draw_words
from companion.draw.results.view import ResultsView, Typed
from companion.draw.targets import Do
from companion.words import _

ROW = 54.0
GAP = 8.0


def draw_panel(pen: Pen, view: ResultsView, room: Rect) -> None:
    """The panel that is open."""
    pen.scene.start_overlay()
    if view.panel == "share":
        _draw_rows(pen, _("Share"), _shareable(view), room)
    elif view.panel == "cities":
        rows = [(line.title, Do("send city", line.id), "post-house") for line in view.cities]
        _draw_rows(pen, _("Which city?"), rows, room)
    elif view.panel == "paper" and view.typed is not None:
        _draw_paper(pen, view.typed, room)


def _shareable(view: ResultsView) -> list[tuple[str, Do, str]]:
    city = _("One city") if len(view.cities) > 1 else _("The city")
    rows = [(_("Picture"), Do("send", "picture"), "post-picture")]
    if view.cities:
        rows.append((city, Do("send", "one"), "post-house"))
    return [
        *rows,
        (_("Text for a chat"), Do("send", "text"), "post-chat"),
        (_("Table (CSV)"), Do("send", "csv"), "post-grid"),
        (_("Record of the game"), Do("send", "record"), "post-record"),
        (_("BG Stats"), Do("send", "bgstats"), "post-chart"),
    ]


def _ground(pen: Pen, room: Rect, width: float, height: float) -> Rect:
    ground = room.middle(min(width, room.w - 12), min(height, room.h - 8))
    pen.scene.panel(ground.inset(-2), "glow-line", 16)
    pen.scene.panel(ground, "paper", 14)
    return ground.inset(12, 10)


def _title(pen: Pen, rect: Rect, words: str) -> None:
    close, title = rect.cut_right(SMALLEST_TOUCH, 6)
    draw_words(pen, title.inset(4, 2), words, "teal-ink", "paper", 24, "title", least=15)
    pen.scene.sprite(close.middle(24, 24), "icon-close-ink")
    pen.scene.touch(close.at_least(SMALLEST_TOUCH, SMALLEST_TOUCH), Do("close"))


def _draw_rows(pen: Pen, title: str, rows: list[tuple[str, Do, str]], room: Rect) -> None:
    columns = 2 if len(rows) > 1 and (room.h < 480 or len(rows) > 8) and room.w >= 320 else 1
    lines = -(-len(rows) // columns)
    high = max(SMALLEST_TOUCH, min(ROW, (room.h - 8 - 20 - SMALLEST_TOUCH) / lines - GAP))
    inner = _ground(pen, room, 360.0 * columns * min(1.25, pen.text_scale), 20 + SMALLEST_TOUCH + lines * (high + GAP))
    head, body = inner.cut_top(SMALLEST_TOUCH, GAP)
    _title(pen, head, title)
    face, _edge, ink = BUTTONS["key"]
    for (words, target, sign), cell in zip(rows, body.grid(columns, lines, GAP), strict=False):
        top = pen.face(cell, "key", 10)
        mark, text = top.inset(10, 3).cut_left(28, 10)
        pen.scene.sprite(mark.middle(26, 26), f"{sign}-{ink}")
        draw_words(pen, text, words, ink, face, 17)
        pen.scene.touch(cell.at_least(SMALLEST_TOUCH, SMALLEST_TOUCH), target)


def _draw_paper(pen: Pen, typed: Typed, room: Rect) -> None:
    beside = room.w >= 560
    fault = 30.0 * min(1.4, pen.text_scale) if typed.fault else 0.0
    fields_high = 64.0 + 10 * (pen.text_scale - 1)
    keys_high = 4 * (SMALLEST_TOUCH + 4) + 3 * 6
    if beside:
        high = SMALLEST_TOUCH + 16 + max(keys_high, fields_high + fault + 2 * 58.0)
        inner = _ground(pen, room, 640, high + 14)
    else:
        inner = _ground(pen, room, 400, SMALLEST_TOUCH + fields_high + fault + keys_high + 130)
    head, body = inner.cut_top(SMALLEST_TOUCH, 6)
    _title(pen, head, _("{name}, on paper").format(name=typed.name))
    if beside:
        keys, body = body.cut_right(body.w * 0.46, 14)
        fields, body = body.cut_top(fields_high, 6)
    else:
        fields, body = body.cut_top(fields_high, 6)
        keys, body = body.cut_bottom(keys_high)
        body = Rect(body.x, body.y, body.w, body.h - 8)
    for (name, label, value), cell in zip(
        (("temps", _("Temps crossed"), typed.temps), ("total", _("Total, temps included"), typed.total)),
        fields.grid(2, 1, 10),
        strict=True,
    ):
        _draw_figure(pen, cell, name, label, value, active=typed.field == name)
    if typed.fault:
        told, body = body.cut_top(fault, 4)
        pen.paragraph(told, typed.fault, "red-ink", "paper", 13)
    _draw_keys(pen, keys)
    cells = body.grid(1, 2, 8) if beside else body.grid(2, 1, 10)
    paste, done = (cell.middle(cell.w, min(cell.h, 56)) for cell in cells)
    draw_button(pen, paste, _("Paste a text"), "key", Do("paste"), "post-paste")
    draw_button(pen, done, _("Done"), "done", Do("typed"), "icon-check")


def _draw_figure(pen: Pen, rect: Rect, name: str, label: str, value: str, *, active: bool) -> None:
    words, box = rect.cut_top(18 * min(1.3, pen.text_scale), 2)
    draw_words(pen, words, label, "ink-soft", "paper", 13, least=9)
    pen.scene.panel(box, "field", 8)
    pen.scene.panel(box, "glow-line" if active else "field-edge", 8, 2.5 if active else 1.4)
    if value:
        pen.text(box.inset(10, 3), value.replace("-", "−"), "ink", "field", 24, "figure", "left")
    pen.scene.touch(rect.at_least(SMALLEST_TOUCH, SMALLEST_TOUCH), Do("field", name))


def _draw_keys(pen: Pen, rect: Rect) -> None:
    face, _edge, ink = BUTTONS["key"]
    keys = [str(digit) for digit in (1, 2, 3, 4, 5, 6, 7, 8, 9)] + ["-", "0", "erase"]
    for key, cell in zip(keys, rect.grid(3, 4, 6), strict=True):
        top = pen.face(cell, "key")
        if key == "erase":
            pen.scene.sprite(top.middle(24, 24), f"sign-erase-{ink}")
        else:
            pen.text(top.inset(4, 2), key.replace("-", "−"), ink, face, 24, "figure")
        pen.scene.touch(cell.at_least(SMALLEST_TOUCH, SMALLEST_TOUCH), Do("key", key))
