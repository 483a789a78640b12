"""The goals of city plans as pictures: little houses between fences, trees, pools, temps."""

from __future__ import annotations

from companion.draw.art.houses import SHAPES
from companion.draw.boxes import Rect
from companion.draw.pen import Pen
from companion.rules.welcome.goals import Goal

HOUSE = 1.3
"""How much higher than wide a little house is."""
FENCE = 0.28
BETWEEN = 0.32
MOST_HIGH = 58.0
ROADSIDE = 96.0
"""From this height on there is room for a road."""
MOST_SHOWN = 12


def draw_goal(pen: Pen, goal: Goal, rect: Rect, streets: int = 3) -> None:
    """A goal as a small landscape."""
    pen.scene.panel(rect, "meadow", 8)
    room = rect.inset(6, 5)
    if rect.h >= ROADSIDE:
        road = Rect(rect.x, rect.bottom - 15, rect.w, 9)
        pen.scene.panel(road, "road")
        for x in range(8, int(rect.w) - 12, 30):
            pen.scene.panel(Rect(rect.x + x, road.y + 3.8, 14, 1.6), "road-line")
        room = Rect(room.x, room.y, room.w, road.y - room.y - 3)
    match goal.kind:
        case "estates":
            _draw_estates(pen, goal, room)
        case "end_estates" | "end_houses":
            _draw_ends(pen, room, streets, fenced=goal.kind == "end_estates")
        case "all_houses":
            _draw_signed(pen, room, goal.street or 1, [_house(index) for index in range(6)], 1 / HOUSE)
        case "bis_in_one_street":
            _draw_counted(pen, room, "effect-bis", goal.number)
        case "temps":
            if goal.number > MOST_SHOWN:
                _draw_counted(pen, room, "effect-temp", goal.number)
            else:
                _draw_many(pen, room, ["mark-diamond"] * goal.number, 1.0)
        case "value_boxes":
            _draw_counted(pen, room, "effect-estate", goal.number)
        case "full_value_columns":
            _draw_columns(pen, room, goal.number)
        case _:
            _draw_green(pen, goal, room, streets)


def _house(index: int) -> str:
    return f"house-small-{index * 3 % SHAPES}"


def _trees(count: int) -> list[str]:
    return [f"tree-{('oak', 'fir', 'poplar')[index % 3]}" for index in range(count)]


def _rows(widths: list[float], most: float) -> list[list[int]]:
    """Widths put into lines of at most a length, in order."""
    rows: list[list[int]] = [[]]
    used = 0.0
    for index, width in enumerate(widths):
        if rows[-1] and used + BETWEEN + width > most + 1e-9:
            rows.append([])
            used = 0.0
        used += width + (BETWEEN if rows[-1] else 0.0)
        rows[-1].append(index)
    return rows


def _draw_estates(pen: Pen, goal: Goal, room: Rect) -> None:
    """Every estate as its houses between two fences, as large as the room allows."""
    if goal.street is not None:
        room = _draw_street_sign(pen, room, goal.street)
    if goal.roundabouts:
        side = min(room.h * 0.42, room.w * 0.16, 30.0)
        column, room = room.cut_right(side, 4)
        spots = Rect(column.x, column.y, side, min(column.h, side * goal.roundabouts + 4)).moved(0, 0)
        for spot in column.middle(side, spots.h).grid(1, goal.roundabouts, 3):
            pen.scene.sprite(spot.middle(min(side, spot.h), min(side, spot.h)), "roundabout")
    widths = [size + 2 * FENCE for size in goal.estates]
    extra = (0.42 if goal.each_pools else 0.0) + (0.42 if goal.each_bis else 0.0)
    high = HOUSE + 0.16 + extra
    best, lines = 0.0, [[0]]
    ends = range(1, len(widths) + 1)
    lengths = {sum(widths[a:b]) + BETWEEN * (b - a - 1) for b in ends for a in range(b)}
    for most in sorted(lengths, reverse=True):
        if most < max(widths):
            break
        tried = _rows(widths, most)
        longest = max(sum(widths[i] for i in row) + BETWEEN * (len(row) - 1) for row in tried)
        unit = min(room.w / longest, room.h / (len(tried) * high + 0.12 * (len(tried) - 1)), MOST_HIGH / HOUSE)
        # one line more must be worth it; of as many lines the more even ones are taken
        if unit > best * 1.18 or (len(tried) == len(lines) and unit >= best):
            best, lines = unit, tried
    step = min(room.h / len(lines), best * (high + 0.3))
    top = room.y + (room.h - step * len(lines)) / 2
    index = 0
    for number, row in enumerate(lines):
        long = (sum(widths[i] for i in row) + BETWEEN * (len(row) - 1)) * best
        x = room.x + (room.w - long) / 2
        ground = Rect(x, top + number * step + (step - high * best) / 2, long, high * best)
        for estate in row:
            size = goal.estates[estate]
            index = _draw_estate(pen, goal, Rect(x, ground.y, widths[estate] * best, ground.h), size, best, index)
            x += (widths[estate] + BETWEEN) * best


def _draw_estate(pen: Pen, goal: Goal, rect: Rect, size: int, unit: float, first: int) -> int:
    fence = FENCE * unit
    houses = Rect(rect.x + fence, rect.bottom - HOUSE * unit - 0.08 * unit, size * unit, HOUSE * unit)
    pen.scene.panel(Rect(rect.x, houses.bottom - 0.3 * unit, rect.w, 0.38 * unit), "lot", 0.14 * unit)
    for index, cell in enumerate(houses.grid(size, 1, 0)):
        pen.scene.sprite(cell.inset(unit * 0.03, 0), _house(first + index))
    for x in (rect.x, rect.right - fence):
        pen.scene.sprite(Rect(x, houses.bottom - 0.85 * unit, fence, 0.93 * unit), "fence")
    y = houses.y
    for count, name, wide in ((goal.each_bis, "bis", 0.9), (goal.each_pools, "pool", 0.8)):
        if count:
            y -= 0.42 * unit
            w = min(wide * unit, rect.w / count)
            for index in range(count):
                spot = Rect(rect.centre[0] - count * w / 2 + index * w, y, w, 0.4 * unit)
                if name == "pool":
                    pen.scene.sprite(spot.middle(0.4 * unit * 60 / 29, 0.4 * unit), "pool-built")
                else:
                    tag = spot.middle(min(w, 0.4 * unit * 1.33), 0.4 * unit)
                    pen.scene.sprite(tag, "effect-bis")
    return first + size


def _draw_street_sign(pen: Pen, room: Rect, street: int) -> Rect:
    """The number of a street on a round plate at the left."""
    side = min(26.0, room.h * 0.5)
    column, rest = room.cut_left(side, 5)
    plate = column.middle(side, side)
    pen.scene.panel(plate, "night", side / 2)
    pen.text(plate.inset(3), str(street), "on-night", "night", 17, "figure")
    return rest


def _draw_many(pen: Pen, room: Rect, names: list[str], aspect: float) -> None:
    """Pictures in the grid that lets them be largest; `aspect` is width to height."""
    best, columns = 0.0, 1
    for count in range(1, len(names) + 1):
        rows = -(-len(names) // count)
        high = min(room.h / rows, room.w / count / aspect, MOST_HIGH)
        if high > best + 1e-9:
            best, columns = high, count
    rows = -(-len(names) // columns)
    block = room.middle(columns * best * aspect, rows * best)
    for name, cell in zip(names, block.grid(columns, rows, 0), strict=False):
        pen.scene.sprite(cell.middle(best * aspect * 0.92, best * 0.92), name)


def _draw_counted(pen: Pen, room: Rect, name: str, count: int) -> None:
    high = min(room.h, MOST_HIGH, room.w * 0.42)
    block = room.middle(min(room.w, high * 4 / 3 + 44), high)
    picture, figure = block.cut_left(high * 4 / 3, 4)
    pen.scene.sprite(picture, name)
    pen.text(figure, f"×{count}", "lot-ink", "meadow", 24, "figure")


def _draw_signed(pen: Pen, room: Rect, street: int, names: list[str], aspect: float) -> None:
    rest = _draw_street_sign(pen, room, street)
    high = min(rest.h, rest.w / len(names) / aspect, MOST_HIGH)
    for name, cell in zip(
        names, rest.middle(high * aspect * len(names), high).grid(len(names), 1, 0), strict=True
    ):  # fmt: skip
        pen.scene.sprite(cell, name)


def _draw_ends(pen: Pen, room: Rect, streets: int, *, fenced: bool) -> None:
    """The first and the last house of every street."""
    for index, row in enumerate(room.grid(1, streets, 3)):
        high = min(row.h, 34.0)
        wide = high / HOUSE
        ends = (
            Rect(row.x + 3, row.bottom - high, wide, high),
            Rect(row.right - wide - 3, row.bottom - high, wide, high),
        )
        path = Rect(ends[0].right + 6, row.bottom - 4, ends[1].x - ends[0].right - 12, 3)
        pen.scene.panel(path, "lot", 1.5)
        for number, end in enumerate(ends):
            pen.scene.sprite(end, _house(index * 2 + number))
            if fenced:
                x = end.right - 1 if number == 0 else end.x - wide * FENCE + 1
                pen.scene.sprite(Rect(x, end.bottom - high * 0.72, wide * FENCE, high * 0.75), "fence")


def _draw_columns(pen: Pen, room: Rect, count: int) -> None:
    """Columns of values crossed to the end."""
    wide = min(30.0, room.w / count - 4)
    high = min(room.h, 62.0)
    for cell in room.middle((wide + 6) * count - 6, high).grid(count, 1, 6):
        roof, boxes = cell.cut_top(high * 0.24, 1)
        pen.scene.sprite(roof.middle(min(roof.w, roof.h * 2), roof.h), "mark-roof")
        for box in boxes.grid(1, 3, 2):
            plate = box.middle(min(box.w, 22.0), box.h)
            pen.scene.panel(plate, "box", 3)
            pen.scene.sprite(plate.middle(min(plate.w, plate.h * 1.2), plate.h), "mark-stroke")


def _draw_green(pen: Pen, goal: Goal, room: Rect, streets: int) -> None:
    """Goals of parks and pools."""
    tree, pool = 40 / 52, 60 / 29
    if goal.kind == "park_boxes":
        if goal.number > MOST_SHOWN:
            _draw_counted(pen, room, "effect-park", goal.number)
        else:
            _draw_many(pen, room, _trees(goal.number), tree)
    elif goal.kind == "park_boxes_in_each_street":
        for row in room.grid(1, streets, 2):
            _draw_many(pen, row, _trees(min(goal.number, MOST_SHOWN // 2)), tree)
    elif goal.kind in ("all_parks_in_streets", "all_pools_in_streets"):
        parks = goal.kind == "all_parks_in_streets"
        for row in room.grid(1, max(1, goal.streets), 3):
            _draw_many(pen, row, _trees(4) if parks else ["pool-built"] * 3, tree if parks else pool)
    else:
        if goal.street is not None:
            room = _draw_street_sign(pen, room, goal.street)
        if goal.kind == "all_parks_pools_and_roundabout":
            column, room = room.cut_right(min(room.h * 0.7, room.w * 0.26, 40.0), 4)
            side = min(column.w, column.h)
            pen.scene.sprite(column.middle(side, side), "roundabout")
        upper, lower = room.cut_top(room.h * 0.6, 3)
        _draw_many(pen, upper, _trees(4), tree)
        _draw_many(pen, lower, ["pool-built"] * 3, pool)
