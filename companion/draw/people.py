"""Everyone at the table over the sheet, where their chips do not all find room above it."""

from __future__ import annotations

from companion.draw.bar import draw_chip
from companion.draw.boxes import Rect
from companion.draw.pen import Pen
from companion.draw.view import SheetView

WIDE, HIGH = 162.0, 56.0


def draw_people(pen: Pen, view: SheetView, room: Rect) -> None:
    """A chip for everyone; a tap shows that sheet."""
    chips = view.chips
    high = HIGH * min(1.3, pen.text_scale)
    wide = WIDE * min(1.4, pen.text_scale)
    columns = max(1, min(4, int((room.w - 32) // wide)))
    while columns > 1 and -(-len(chips) // (columns - 1)) * high + 32 <= room.h * 0.8:
        columns -= 1
    rows = -(-len(chips) // columns)
    high = min(high, (room.h - 32) / rows)
    ground = Rect(0, 0, min(room.w - 16, columns * wide + 16), rows * high + 16)
    ground = room.middle(ground.w, ground.h)
    pen.scene.start_overlay()
    pen.scene.panel(ground.inset(-2), "glow-line", 14)
    pen.scene.panel(ground, "night", 12)
    for (place, chip), cell in zip(enumerate(chips), ground.inset(8).grid(columns, rows, 0), strict=False):
        draw_chip(pen, view, chip, place, cell, shown=chip.id == view.seat.id)
