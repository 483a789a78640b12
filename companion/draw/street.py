"""One street: its houses, fences, pools and the road before it, or the small form of it."""

from __future__ import annotations

from collections.abc import Sequence

from companion.draw.art.houses import SHAPES, SILL, WALL, wall_of
from companion.draw.boxes import Rect
from companion.draw.hints import park_gain, plus, room_of
from companion.draw.paper.faults import mark_houses, mark_ladder, mark_small_street
from companion.draw.pen import NEAREST_TOUCH, Pen
from companion.draw.targets import GapAt, HouseAt, PoolAt
from companion.draw.view import SheetView
from companion.rules.welcome.street import EMPTY, ROUNDABOUT, Street
from companion.words import _

FENCE = 15.0
RIBBON = 17.0
KERB = 3.0
SMALL_HOUSE = 44.0
"""Below this width a house has no door, so that its number stays large."""


def shape_of(street: int, house: int) -> int:
    """Which front stands there: neighbours differ, and so do the houses across the road."""
    return (house * 3 + street * 5) % SHAPES


def draw_road(pen: Pen, rect: Rect) -> None:
    """The road along the lower edge of a street."""
    pen.scene.panel(Rect(rect.x, rect.y, rect.w, KERB), "kerb")
    road = Rect(rect.x, rect.y + KERB, rect.w, rect.h - KERB)
    pen.scene.panel(road, "road")
    dash = Rect(road.x + 10, road.y + road.h / 2 - 1.2, 22, 2.4)
    while dash.x < road.right:
        pen.scene.panel(Rect(dash.x, dash.y, min(dash.w, road.right - dash.x), dash.h), "road-line")
        dash = dash.moved(48, 0)


def draw_houses(pen: Pen, view: SheetView, street: int, houses: Sequence[int], area: Rect, pitch: float) -> None:
    """Some neighbouring houses of a street, from the left of an area."""
    cells = [Rect(area.x + index * pitch, area.y, pitch, area.h) for index in range(len(houses))]
    for house, cell in zip(houses, cells, strict=True):
        _draw_lot(pen, view, HouseAt(street, house), cell)
    row = view.city.street(street)
    gaps = [(houses[0] - 1, cells[0].x)] + [(house, cell.right) for house, cell in zip(houses, cells, strict=True)]
    fencing = view.entry is not None and view.entry.tool == "fences"
    gap_room, house_room = _rooms(area) if view.offer.gaps and not fencing else (area, area)
    for after, x in gaps:
        _draw_gap(pen, view, GapAt(street, after), x, area, gap_room, row)
    for house, cell in zip(houses, cells, strict=True) if not fencing else ():
        room = Rect(cell.x, house_room.y, cell.w, house_room.h)
        pen.scene.touch(_touch_pool(pen, view, HouseAt(street, house), room), HouseAt(street, house), nearest=True)
    for after, x in gaps:
        if (view.offer.gaps or fencing) and 1 <= after < row.length:
            pen.scene.touch(Rect(x - pitch / 2, gap_room.y, pitch, gap_room.h), GapAt(street, after), nearest=True)
    mark_houses(pen, view, street, houses, cells)


def _rooms(area: Rect) -> tuple[Rect, Rect]:
    """Where fences and houses can both be tapped, fences are above and houses below, each as wide as a house."""
    reach = max(0.0, NEAREST_TOUCH + 4 - area.h / 2)
    half = area.h / 2 + reach
    return Rect(area.x, area.y - reach, area.w, half), Rect(area.x, area.y + area.h / 2, area.w, half)


def _touch_pool(pen: Pen, view: SheetView, at: HouseAt, cell: Rect) -> Rect:
    """Copying from paper, a printed pool is tapped by itself where there is room; gives what is left for the house."""
    if view.entry is None or view.entry.tool == "used" or not view.sheet.has_pool(at.street, at.house):
        return cell
    if cell.h < 2 * NEAREST_TOUCH + 8:
        return cell
    pool, house = cell.cut_top(max(NEAREST_TOUCH + 4, cell.h * 0.4))
    pen.scene.touch(pool, PoolAt(at.street, at.house), nearest=True)
    return house


def _draw_gap(pen: Pen, view: SheetView, gap: GapAt, x: float, area: Rect, room: Rect, row: Street) -> None:
    fence = Rect(x - FENCE / 2, area.y - 2, FENCE, area.h + 4)
    if gap in view.changed:
        pen.scene.panel(fence.inset(-1, 0), "glow-line", 8, 2.0)
    if row.fenced(gap.after):
        pen.scene.sprite(fence, "fence")
    elif gap in view.offer.gaps:
        bar = Rect(x - 4, area.y, 8, room.bottom - area.y)
        pen.scene.panel(bar, "lot-glow", 4)
        pen.scene.panel(bar, "glow-line", 4, 1.5)
        pen.scene.sprite(bar.middle(18, 18), "plus-glow")


def _draw_lot(pen: Pen, view: SheetView, at: HouseAt, cell: Rect) -> None:
    row = view.city.street(at.street)
    written = row.at(at.house)
    bit = 1 << at.house
    lot = cell.inset(2.5, 0)
    glows = at in view.offer.houses or (view.entry is not None and at == view.half.house)
    chosen = any(street == at.street and first <= at.house <= last for street, first, last in view.half.estates)
    ground = "lot-glow" if glows else "lot-used" if row.used & bit else "lot"
    pen.scene.panel(lot, ground, 8)
    if glows or chosen:
        pen.scene.panel(lot, "glow-line", 8, 2.5)
    elif at in (view.half.house, _written_now(view)) or at in view.changed:
        pen.scene.panel(lot, "glow-line", 8, 2.0)
    pool_height = min(lot.w * 0.44, lot.h * 0.2)
    if written == ROUNDABOUT:
        side = min(lot.w - 2, lot.h - 4)
        pen.scene.sprite(lot.middle(side, side), "roundabout")
        return
    house = _house_in(Rect(lot.x, lot.y + pool_height + 4, lot.w, lot.h - pool_height - 7))
    yard = (lot.y + house.y) / 2
    ribbon = min(RIBBON, lot.w * 0.34) if row.used & bit or chosen else 0.0
    behind = Rect(lot.x + ribbon, yard - pool_height / 2, lot.w - ribbon, pool_height)
    _draw_pool(pen, view, at, behind, written)
    if written == EMPTY:
        _draw_plot(pen, view, at, house, ground)
    else:
        _draw_house(pen, view, at, house, written)
        if ribbon:
            pen.scene.sprite(Rect(lot.x + lot.w * 0.05, lot.y + 2, ribbon, ribbon), "mark-used")


def _written_now(view: SheetView) -> HouseAt | None:
    """The house of this turn's number, until the game is over."""
    turn = view.turn
    return HouseAt(turn.street, turn.house) if turn.written and not view.table.ended_by else None


def _house_in(room: Rect) -> Rect:
    width = min(room.w - 4, room.h * 0.86)
    height = min(room.h, width * 1.6)
    return Rect(room.x + (room.w - width) / 2, room.bottom - height, width, height)


def _draw_pool(pen: Pen, view: SheetView, at: HouseAt, room: Rect, written: int) -> None:
    if not view.sheet.has_pool(at.street, at.house):
        return
    built = view.city.street(at.street).pools >> at.house & 1
    state = "built" if built else "planned" if written == EMPTY else "lost"
    width = min(room.w * 0.88, room.h * 60 / 29)
    pen.scene.sprite(room.middle(width, width * 29 / 60), f"pool-{state}")


def _draw_plot(pen: Pen, view: SheetView, at: HouseAt, house: Rect, ground: str) -> None:
    numbers = view.offer.houses.get(at)
    if numbers is None:
        pen.scene.sprite(house, "plot-glow" if ground == "lot-glow" else "plot", faded=view.choosing)
        if view.wishes.hints and not view.choosing and ground == "lot":
            _draw_hint(pen, view, at, house)
        return
    pen.scene.sprite(house, "plot-glow")
    if not numbers:
        side = house.w * 0.62
        wall = Rect(house.x, house.y + house.h * WALL, house.w, house.h * (1 - WALL))
        pen.scene.sprite(wall.middle(side, side), "roundabout")
        return
    wall = Rect(house.x + house.w * 0.17, house.y + house.h * WALL + 2, house.w * 0.66, house.h * (1 - WALL) - 6)
    if len(numbers) == 1:
        pen.text(wall, str(numbers[0]), "glow-ink", ground, house.h * 0.34, "figure")
    else:
        words = _("{low}–{high}").format(low=min(numbers), high=max(numbers))
        pen.text(wall, words, "glow-ink", ground, house.h * 0.30, "figure")


def _draw_hint(pen: Pen, view: SheetView, at: HouseAt, house: Rect) -> None:
    """The numbers that still fit an empty house, what else could fill it, or that nothing can."""
    room = room_of(view, at)
    wall = Rect(house.x + house.w * 0.15, house.y + house.h * WALL + 4, house.w * 0.7, house.h * (1 - WALL) - 8)
    if room is None:
        pen.scene.sprite(wall.middle(min(18.0, wall.w), min(18.0, wall.h)), "mark-cross")
        return
    low, high, sprite = room
    if sprite:
        wide = 24.0 if sprite == "effect-bis" else 18.0
        pen.scene.sprite(wall.middle(min(wide, wall.w), min(18.0, wall.h)), sprite, faded=True)
        return
    words = str(low) if low == high else _("{low}–{high}").format(low=low, high=high)
    pen.text(wall, words, "lot-ink", "lot", house.h * 0.19, "figure")


def _draw_house(pen: Pen, view: SheetView, at: HouseAt, house: Rect, written: int) -> None:
    shape = shape_of(at.street, at.house)
    small = house.w < SMALL_HOUSE
    pen.scene.sprite(house, f"house-{'small-' if small else ''}{shape}")
    wall = wall_of(shape)
    foot = 0.98 if small else SILL
    top = house.y + house.h * WALL + 3
    bis = view.city.street(at.street).bis >> at.house & 1
    if bis:
        tag = Rect(house.x + house.w * 0.5 - 13, house.bottom - 13, 26, 12)
        foot = min(foot, 1 - 13 / house.h)
    room = Rect(house.x + house.w * 0.12, top, house.w * 0.76, house.y + house.h * foot - top - 1)
    pen.text(room, str(written), "house-ink", wall, house.h * 0.38, "figure")
    if bis:
        pen.scene.panel(tag, "stamp", 4)
        pen.text(tag.inset(2, 1), _("bis"), "on-done", "stamp", 10, "text-bold")


def draw_small_street(pen: Pen, view: SheetView, street: int, rect: Rect) -> None:
    """A street as a strip of small plates."""
    row = view.city.street(street)
    pen.scene.panel(rect, "lawn")
    pen.scene.panel(Rect(rect.x, rect.bottom - 1.5, rect.w, 1.5), "lawn-edge")
    label, rest = rect.inset(4, 4).cut_left(22)
    pen.text(label, str(street), "lot-ink", "lawn", 15, "figure")
    park, rest = rest.cut_right(34, 4)
    draw_park_value(pen, view, street, park)
    longest = max(view.sheet.streets)
    pitch = rest.w / longest
    start = rest.right - pitch * row.length
    for index, written in enumerate(row.houses):
        house = index + 1
        plate = Rect(start + index * pitch, rest.y, pitch, rest.h).inset(1.2, 1)
        glows = HouseAt(street, house) in view.offer.houses
        if written == ROUNDABOUT:
            side = min(plate.w, plate.h)
            pen.scene.sprite(plate.middle(side, side), "roundabout")
        elif written == EMPTY:
            pen.scene.panel(plate, "lot-glow" if glows else "lot", 4)
            if glows:
                pen.scene.panel(plate, "glow-line", 4, 2)
                pen.scene.panel(plate.middle(6, 6), "glow-line", 3)
        else:
            pen.scene.panel(plate, "box", 4)
            pen.text(plate.inset(1), str(written), "ink", "box", 16, "figure")
    for after in range(row.length + 1):
        if row.fenced(after):
            x = start + after * pitch
            pen.scene.panel(Rect(x - 2.5, rest.y - 2, 5, rest.h + 4), "outline", 2)
            pen.scene.panel(Rect(x - 1.3, rest.y - 1, 2.6, rest.h + 2), "picket", 1.2)
    mark_small_street(pen, view, street, rect)


def draw_park_value(pen: Pen, view: SheetView, street: int, rect: Rect) -> None:
    """The parks of a street in one tree: the figure that counts."""
    ladder = view.sheet.parks[street - 1]
    if ladder:
        side = min(rect.w, rect.h, 46.0)
        crown = rect.middle(side, side)
        pen.scene.sprite(crown, "crown")
        gain = park_gain(view, street)
        words = str(ladder[view.city.parks[street - 1]]) if gain is None else plus(gain)
        pen.text(crown.inset(side * 0.2), words, "on-tree", "tree", 19, "figure")


def draw_parks(pen: Pen, view: SheetView, street: int, rect: Rect, columns: int) -> None:
    """The park ladder of a street: a crown for every box, the last figure beside them."""
    ladder = view.sheet.parks[street - 1]
    if not ladder:
        return
    crossed = view.city.parks[street - 1]
    gain = park_gain(view, street)
    pen.scene.panel(rect, "park", 8)
    rows = -(-len(ladder) // columns)
    for index, cell in zip(range(len(ladder)), rect.inset(4).grid(columns, rows, 2), strict=False):
        side = min(cell.w, cell.h, 40.0)
        crown = cell.middle(side, side)
        if index == len(ladder) - 1:
            if index == crossed:
                pen.scene.panel(crown.inset(2), "amber", side / 2, 2)
            pen.text(crown.inset(2), str(ladder[index]), "lot-ink", "park", 18, "figure")
        elif index < crossed:
            pen.scene.sprite(crown, "crown", faded=True)
            pen.scene.sprite(crown.inset(side * 0.2), "mark-cross")
        else:
            pen.scene.sprite(crown, "crown-next" if index == crossed else "crown")
            words = str(ladder[index]) if gain is None or index != crossed else plus(gain)
            pen.text(crown.inset(side * 0.2), words, "on-tree", "tree", 17, "figure")
    mark_ladder(pen, view, f"parks {street}", rect)
