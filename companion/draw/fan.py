"""The fan of numbers at the finger, where a house could take several."""

from __future__ import annotations

from companion.draw.boxes import Rect
from companion.draw.pen import Pen
from companion.draw.targets import Choice, HouseAt
from companion.draw.view import SheetView

KEY = 54.0
GAP = 6.0


def draw_fan(pen: Pen, view: SheetView, room: Rect) -> None:
    """Keys in a row above the chosen house, inside the screen, over everything else."""
    house = next((touch.rect for touch in pen.scene.touches if touch.target == view.half.house), None)
    if house is None or not isinstance(view.half.house, HouseAt):
        return
    width = len(view.fan) * (KEY + GAP) + GAP
    ground = Rect(house.centre[0] - width / 2, house.y - KEY - 2 * GAP, width, KEY + 2 * GAP).within(room.inset(4))
    pen.scene.start_overlay()
    pen.scene.panel(ground.inset(-2), "glow-line", 16)
    pen.scene.panel(ground, "night", 14)
    for index, number in enumerate(sorted(view.fan)):
        key = Rect(ground.x + GAP + index * (KEY + GAP), ground.y + GAP, KEY, KEY)
        pen.button(key, str(number), "amber" if number == view.half.number else "key", Choice(number), 28, "figure")
