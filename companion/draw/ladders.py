"""The score row of the paper: plans, parks, pools, temps, estates, bis, roundabouts, refusals, total."""

from __future__ import annotations

from collections.abc import Sequence

from companion.draw.bar import shown_total
from companion.draw.boxes import Rect
from companion.draw.hints import column_gain, plus
from companion.draw.paper.faults import mark_ladder, mark_strip
from companion.draw.pen import SMALLEST_TOUCH, Pen
from companion.draw.plancard import draw_plan
from companion.draw.street import draw_park_value
from companion.draw.targets import Column, Do, Mark
from companion.draw.view import SheetView
from companion.rules.welcome.sheet import SIZES, SLOTS
from companion.words import _

GAP = 6.0
LOSSES = ("bis", "roundabouts", "refusals")
ROW_WEIGHTS = {
    "plans": 186,
    "parks": 60,
    "pools": 84,
    "temps": 76,
    "estates": 322,
    "bis": 78,
    "roundabouts": 56,
    "refusals": 56,
    "total": 62,
}


def draw_unfolded(pen: Pen, view: SheetView, rect: Rect) -> None:
    """The ladders of a phone above each other; plans and parks stand elsewhere."""
    upper, lower = rect.cut_top(rect.h * 0.47)
    draw_ladders(pen, view, upper, ("pools", "temps", *LOSSES))
    pen.scene.panel(lower, "paper")
    draw_estate_rows(pen, view, Rect(lower.x + GAP, lower.y, lower.w - 2 * GAP, lower.h - GAP))


def draw_estate_rows(pen: Pen, view: SheetView, card: Rect) -> None:
    """The values of the estates, a row for every size."""
    pen.scene.panel(card, "paper-card", 8)
    longest = max(len(ladder) for ladder in view.sheet.values)
    for size, row in zip(SIZES, card.inset(6, 4).grid(1, len(SIZES), 3), strict=True):
        name, rest = row.cut_left(row.w * 0.13, 4)
        points, rest = rest.cut_right(row.w * 0.11, 4)
        count, boxes = rest.cut_right(row.w * 0.1, 4)
        roof, figure = name.cut_left(name.w * 0.5, 2)
        pen.scene.sprite(roof.middle(min(roof.w, 22), min(roof.h, 9)), "mark-roof")
        pen.text(figure, str(size), "ink", "paper-card", 17, "figure")
        ladder, crossed = view.sheet.values[size - 1], view.city.values[size - 1]
        for index, box in zip(range(len(ladder)), boxes.grid(longest, 1, 3), strict=False):
            draw_box(pen, box, str(ladder[index]), crossed=index < crossed, counts=index == crossed, loss=False)
        pen.text(count, f"×{view.score.estate_counts[size - 1]}", "ink-soft", "paper-card", 14, "text-semibold")
        pen.text(points, str(view.score.estates[size - 1]), "ink", "paper-card", 18, "figure", "right")
        mark_ladder(pen, view, f"values {size}", row.inset(-3, -1))
        if view.making:
            pen.scene.touch(row.inset(0, -1.5), Column(size), nearest=True)


def draw_ladders(pen: Pen, view: SheetView, rect: Rect, names: Sequence[str] = tuple(ROW_WEIGHTS)) -> None:
    """The whole row, as on the paper, or some of it."""
    pen.scene.panel(rect, "paper")
    inner = rect.inset(GAP, GAP)
    title_height = min(26 * pen.text_scale, inner.h * 0.14)
    total_height = min(34 * pen.text_scale, inner.h * 0.17)
    unit = (inner.w - GAP * (len(names) - 1)) / sum(ROW_WEIGHTS[name] for name in names)
    x = inner.x
    score = view.score
    titles = {
        "plans": (_("Plans"), str(sum(points or 0 for points in view.city.plans))),
        "parks": (_("Parks"), str(sum(score.parks))),
        "pools": (_("Pools"), str(score.pools)),
        "temps": (_("Temps"), str(score.temp_points)),
        "estates": (_("Estates"), ""),
        "bis": (_("Bis"), minus(score.bis)),
        "roundabouts": (_("Round"), minus(score.roundabouts)),
        "refusals": (_("Permit"), minus(score.refusals)),
    }
    shown = {name: titles[name][0] for name in names if name in titles}
    sizes = {loss: _title_size(pen, shown, unit, title_height, loss=loss) for loss in (True, False)}
    for name in names:
        column = Rect(x, inner.y, unit * ROW_WEIGHTS[name], inner.h)
        x = column.right + GAP
        if name == "total":
            _draw_total(pen, view, column, title_height)
            continue
        loss = name in LOSSES
        ground = "paper-loss" if loss else "paper-card"
        title, total = titles[name]
        foot, card = column.cut_bottom(total_height)
        pen.scene.panel(card, ground, 8)
        head, body = card.cut_top(title_height)
        pen.text(head.inset(3, 1), title, "red-ink" if loss else "teal-ink", ground, sizes[loss], "title")
        if total:
            pen.text(foot, total, "ink", "paper", 22, "figure")
        if (view.entry is not None and name != "plans") or (view.making and name != "estates"):
            pen.scene.touch(card.at_least(SMALLEST_TOUCH, SMALLEST_TOUCH), Do("ladder", name))
        _DRAW[name](pen, view, body.inset(4, 2), foot)
        mark_ladder(pen, view, "values" if name == "estates" else name, card)


def _title_size(pen: Pen, titles: dict[str, str], unit: float, height: float, *, loss: bool) -> float:
    """One size for the titles of all gains, and one for those of all losses."""
    wanted = [(name, title) for name, title in titles.items() if (name in LOSSES) is loss]
    boxes = [(Rect(0, 0, unit * ROW_WEIGHTS[name] - 6, height - 2), title) for name, title in wanted]
    return pen.common_size(boxes, 17, "title")


def minus(points: int) -> str:
    """A penalty as it counts."""
    return f"−{points}" if points else "0"


def _draw_total(pen: Pen, view: SheetView, column: Rect, title_height: float) -> None:
    pen.scene.panel(column, "total", 8)
    head, body = column.cut_top(title_height)
    pen.text(head.inset(3, 1), _("Total"), "on-total", "total", 17, "title")
    pen.text(
        body.inset(3, 6),
        shown_total(view, view.score.total),
        "on-total",
        "total",
        40,
        "figure",
    )


def _draw_plans(pen: Pen, view: SheetView, body: Rect, _foot: Rect) -> None:
    for slot, card in zip(SLOTS, body.grid(1, len(SLOTS), 4), strict=True):
        draw_plan(pen, view, slot, card)


def _draw_park_values(pen: Pen, view: SheetView, body: Rect, _foot: Rect) -> None:
    streets = len(view.sheet.parks)
    for street, cell in zip(range(streets), body.grid(1, streets, 3), strict=True):
        draw_park_value(pen, view, street + 1, cell)


def draw_boxes(pen: Pen, rect: Rect, ladder: Sequence[int], crossed: int, columns: int, *, loss: bool) -> None:
    """A ladder as boxes, the crossed ones struck through, the one that counts framed."""
    rows = -(-len(ladder) // columns)
    for index, cell in zip(range(len(ladder)), rect.grid(columns, rows, 3), strict=False):
        box = cell.middle(min(cell.w, 44.0), min(cell.h, 32.0))
        draw_box(pen, box, str(ladder[index]), crossed=index < crossed, counts=index == crossed, loss=loss)


def draw_box(pen: Pen, box: Rect, figure: str, *, crossed: bool, counts: bool, loss: bool) -> None:
    """One box of a ladder."""
    if crossed:
        pen.scene.panel(box, "box-off", 5)
        pen.text(box.inset(2), figure, "ink-off", "box-off", 15, "figure")
        pen.scene.sprite(box.middle(min(box.w, 30), min(box.h, 24)), "mark-stroke")
        return
    pen.scene.panel(box, "box", 5)
    if counts:
        pen.scene.panel(box, "red-ink" if loss else "teal-ink", 5, 2)
    pen.text(box.inset(3, 2), figure, "ink", "box", 16, "figure")


def _draw_pools(pen: Pen, view: SheetView, body: Rect, _foot: Rect) -> None:
    draw_boxes(pen, body, view.sheet.pools, view.city.pools, 2, loss=False)


def _draw_temps(pen: Pen, view: SheetView, body: Rect, _foot: Rect) -> None:
    columns = 2 if view.sheet.temps <= 14 else 3
    rows = max(1, -(-view.sheet.temps // columns))
    for index, cell in zip(range(view.sheet.temps), body.grid(columns, rows, 2), strict=False):
        side = min(cell.w, cell.h, 30.0)
        pen.scene.sprite(cell.middle(side, side), "mark-diamond-crossed" if index < view.city.temps else "mark-diamond")


def _draw_bis(pen: Pen, view: SheetView, body: Rect, _foot: Rect) -> None:
    draw_boxes(pen, body, view.sheet.bis, view.city.bis, 2, loss=True)


def _draw_roundabouts(pen: Pen, view: SheetView, body: Rect, _foot: Rect) -> None:
    _draw_short(pen, body, view.sheet.roundabouts, view.city.roundabouts)


def _draw_refusals(pen: Pen, view: SheetView, body: Rect, _foot: Rect) -> None:
    _draw_short(pen, body, view.sheet.refusals, view.city.refusals)


def _draw_short(pen: Pen, body: Rect, ladder: Sequence[int], crossed: int) -> None:
    """A short ladder keeps to the upper part, its boxes as high as those of the long ones."""
    rows = max(5, len(ladder))
    high = (body.h - 3 * (rows - 1)) / rows
    draw_boxes(pen, Rect(body.x, body.y, body.w, len(ladder) * (high + 3) - 3), ladder, crossed, 1, loss=True)


def _draw_estates(pen: Pen, view: SheetView, body: Rect, foot: Rect) -> None:
    tallest = max(1, *(len(ladder) for ladder in view.sheet.values))
    roof = 14.0
    for size, column in zip(SIZES, body.grid(len(SIZES), 1, 4), strict=True):
        ladder = view.sheet.values[size - 1]
        glows = size in view.offer.columns
        if glows:
            pen.scene.panel(column.inset(-1, -1), "lot-glow", 6)
        if glows or f"values {size}" in view.changed:
            pen.scene.panel(column.inset(-1, -1), "glow-line", 6, 2)
        head, rest = column.cut_top(roof + 18 * min(pen.text_scale, 1.2), 2)
        pen.scene.sprite(Rect(head.x + head.w / 2 - 15, head.y, 30, roof), "mark-roof")
        on, ink = ("lot-glow", "glow-ink") if glows else ("paper-card", "ink")
        pen.text(Rect(head.x, head.y + roof, head.w, head.h - roof), str(size), ink, on, 16, "figure")
        count_row, boxes = rest.cut_bottom(18 * min(pen.text_scale, 1.3), 2)
        high = (boxes.h - 3 * (tallest - 1)) / tallest
        part = Rect(boxes.x + 2, boxes.y, boxes.w - 4, len(ladder) * (high + 3) - 3)
        draw_boxes(pen, part, ladder, view.city.values[size - 1], 1, loss=False)
        pen.text(
            count_row,
            plus(column_gain(view, size)) if glows and view.wishes.hints else f"×{view.score.estate_counts[size - 1]}",
            "glow-ink" if glows else "ink-soft",
            on,
            14,
            "text-semibold",
        )
        pen.text(
            Rect(column.x, foot.y, column.w, foot.h), str(view.score.estates[size - 1]), "ink", "paper", 22, "figure"
        )
        if view.entry is None:
            pen.scene.touch(Rect(column.x - 2, body.y, column.w + 4, body.h), Column(size), nearest=True)


_DRAW = {
    "plans": _draw_plans,
    "parks": _draw_park_values,
    "pools": _draw_pools,
    "temps": _draw_temps,
    "estates": _draw_estates,
    "bis": _draw_bis,
    "roundabouts": _draw_roundabouts,
    "refusals": _draw_refusals,
}


def draw_strip(pen: Pen, view: SheetView, rect: Rect) -> None:
    """The score row folded to one line of totals."""
    pen.scene.panel(rect, "paper")
    score = view.score
    totals = [
        (_("Plans"), str(sum(points or 0 for points in view.city.plans)), "teal-ink"),
        (_("Parks"), str(sum(score.parks)), "teal-ink"),
        (_("Pools"), str(score.pools), "teal-ink"),
        (_("Temps"), str(score.temp_points), "teal-ink"),
        (_("Estates"), str(sum(score.estates)), "teal-ink"),
        (_("Bis"), minus(score.bis), "red-ink"),
        (_("Round"), minus(score.roundabouts), "red-ink"),
        (_("Permit"), minus(score.refusals), "red-ink"),
        (_("Total"), shown_total(view, score.total), "ink"),
    ]
    cells = list(rect.inset(3, 3).grid(len(totals), 1, 2))
    heads = [cell.cut_top(cell.h * 0.45)[0] for cell in cells]
    size = pen.common_size([(head, total[0]) for head, total in zip(heads, totals, strict=True)], 12, "text-semibold")
    for (title, total, role), cell in zip(totals, cells, strict=True):
        head, foot = cell.cut_top(cell.h * 0.45)
        pen.text(head, title, role, "paper", size, "text-semibold")
        pen.text(foot, total, "ink", "paper", 20 if title != totals[-1][0] else 24, "figure")
    mark_strip(pen, view, cells)


def mark_target(view: SheetView) -> Mark | None:
    """The mark that was taken with the number, or could be, if its effect is one of those."""
    effect = view.turn.effect
    if effect in ("park", "pool") or (effect == "temp" and view.turn.number == view.turn.card):
        return Mark(effect)
    return None
