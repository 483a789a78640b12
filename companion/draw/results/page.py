"""The results as a page: who won, the score rows, why, the temps, and every city as a small picture."""

from __future__ import annotations

from companion.draw.blocks import draw_button
from companion.draw.boxes import Rect, Scene
from companion.draw.lettering import wrap
from companion.draw.page import Page
from companion.draw.pen import SMALLEST_TOUCH, Pen
from companion.draw.results.board import draw_board
from companion.draw.results.city import lay_city
from companion.draw.results.listing import draw_listing, listing_height
from companion.draw.results.panels import draw_panel
from companion.draw.results.rows import draw_place, draw_words, total_text
from companion.draw.results.scores import CATEGORIES, Line
from companion.draw.results.view import ResultsView
from companion.draw.results.wording import ending, headline, temps, ties
from companion.draw.targets import Do
from companion.words import _

MARGIN = 16.0
GAP = 12.0
TALL = 20_000.0
WORDED = 760.0
"""From this width on the buttons of the bar have words."""
TITLED = 0.68
"""As much of the bar as they may take then; the rest is the title's."""


def lay_results(view: ResultsView, size: tuple[float, float], density: float = 1.0, text_scale: float = 1.0) -> Page:
    """The page at a size, or the city that is open on it."""
    pen = Pen(size, density, text_scale)
    room = Rect(0, 0, *size)
    bar, rest = room.cut_top(max(52.0, min(60.0, room.h * 0.14)))
    pen.scene.panel(Rect(0, 0, size[0], bar.bottom), "night")
    _draw_bar(pen, view, bar)
    if view.told:
        rest = _draw_told(pen, view, rest, size)
    body = Pen((rest.w, TALL), density, text_scale)
    body.scene.panel(Rect(0, 0, rest.w, TALL), "cover")
    line = view.scores.line(view.opened)
    end = _draw_body(body, view) if line is None else lay_city(body, view, line, rest.h)
    _end(body.scene, rest, end)
    if view.counting:
        body.scene.touches.clear()
        pen.scene.touch(rest, Do("skip"))
    elif view.panel:
        body.scene.touches.clear()
        draw_panel(pen, view, room)
    return Page(pen.scene, body.scene, rest)


def _end(scene: Scene, view: Rect, end: float) -> None:
    """The body is as high as what it holds, or as its window."""
    high = max(view.h, end + MARGIN)
    scene.size = (view.w, high)
    scene.panel(Rect(0, 0, view.w, high), "cover")
    scene.items[0] = scene.items.pop()


def _draw_bar(pen: Pen, view: ResultsView, bar: Rect) -> None:
    back, rest = bar.cut_left(56)
    pen.scene.sprite(back.middle(26, 26), "icon-back-on-night")
    pen.scene.touch(back.at_least(SMALLEST_TOUCH, SMALLEST_TOUCH), Do("back"))
    line = view.scores.line(view.opened)
    title = line.title if line else _("From a file") if view.arrived else _("Results")
    rest = Rect(rest.x, rest.y, rest.w - 8, rest.h)
    wide = min(220.0, 108 + 60 * pen.text_scale)
    worded = bar.w >= WORDED and sum(wide for words, *_rest in _buttons(view) if words) <= bar.w * TITLED
    for words, target, sign, kind in reversed(_buttons(view)):
        if worded and words:
            key, rest = rest.cut_right(wide, 8)
            draw_button(pen, key.middle(key.w, 48), words, kind, target, sign, 15)
        else:
            key, rest = rest.cut_right(52 if bar.w >= 400 else SMALLEST_TOUCH)
            ink = "on-night"
            if kind == "amber":
                pen.scene.panel(key.middle(46, 44), "amber-key", 10)
                ink = "amber-ink"
            pen.scene.sprite(key.middle(26, 26), f"{sign}-{ink}")
            pen.scene.touch(key.at_least(SMALLEST_TOUCH, SMALLEST_TOUCH), target)
    draw_words(pen, rest.inset(4, 6), title, "on-night", "night", 26, "title", least=12)


def _buttons(view: ResultsView) -> list[tuple[str, Do, str, str]]:
    """What the bar offers: words (none where the sign says it all), what a tap means, sign and kind."""
    if view.opened:
        cities = view.cities
        steps = [("", Do("step", -1), "icon-back", "raised"), ("", Do("step", 1), "icon-forward", "raised")]
        share = (_("Share this city"), Do("send", "city"), "post-share", "amber")
        return [*(steps if len(cities) > 1 else []), share]
    share = (_("Share"), Do("share"), "post-share", "amber")
    if view.arrived:
        return [share, (_("Keep this game"), Do("keep"), "icon-check", "amber")]
    buttons = [share]
    if view.can_replay:
        buttons.insert(0, (_("Replay"), Do("replay"), "sign-play", "raised"))
    if view.running:
        buttons.insert(0, (_("Back to the sheets"), Do("sheets"), "post-sheets", "raised"))
    if view.can_undo:
        buttons.insert(0, ("", Do("undo"), "icon-undo", "raised"))
    return buttons


def _draw_told(pen: Pen, view: ResultsView, rest: Rect, size: tuple[float, float]) -> Rect:
    """What came of it, in one sentence."""
    width = min(rest.w - 2 * MARGIN, 760.0)
    lines = wrap(view.told, "text-semibold", 15 * pen.text_scale, width, pen.density)
    bar, rest = rest.cut_bottom(max(SMALLEST_TOUCH, len(lines) * 19 * pen.text_scale + 16))
    pen.scene.panel(Rect(0, bar.y, size[0], size[1] - bar.y), "night")
    pen.paragraph(bar.middle(width, bar.h - 8), view.told, "on-night", "night", 15, "text-semibold", "centre")
    pen.scene.touch(bar, Do("heard"))
    return rest


def _draw_body(pen: Pen, view: ResultsView) -> float:
    """Everything below each other; gives where it ends."""
    width = pen.scene.size[0]
    inner = min(width - 2 * MARGIN if width >= 480 else width - 16, 1300.0)
    x = (width - inner) / 2
    hero = Rect(x, 12, inner, 64 + 46 * pen.text_scale)
    _draw_hero(pen, view, hero)
    table = Rect(x, hero.bottom + GAP, inner, listing_height(pen, view, inner))
    draw_listing(pen, view, table)
    y = table.bottom + GAP
    words = [*ties(view.scores), *([] if view.scores.solo else [temps(view.scores)])]
    for sentence in words:
        lines = wrap(sentence, "text-semibold", 15 * pen.text_scale, inner - 12, pen.density)
        high = len(lines) * 15 * pen.text_scale * 1.26 + 4
        if not view.counting:
            pen.paragraph(Rect(x + 6, y, inner - 12, high), sentence, "ink", "cover", 15, "text-semibold")
        y += high + 4
    return _draw_cities(pen, view, Rect(x, y + 4, inner, TALL))


def _draw_hero(pen: Pen, view: ResultsView, rect: Rect) -> None:
    pen.scene.panel(rect, "sky", 14)
    wide = 100.0
    count = max(2, round(rect.w / wide))
    for index in range(count):
        step = rect.w / count
        pen.scene.sprite(Rect(rect.x + index * step, rect.y + 3, step, step * 0.22), "bunting")
    top = rect.w / count * 0.22 + 4
    inner = Rect(rect.x + 14, rect.y + top, rect.w - 28, rect.h - top - 6)
    winners = view.scores.winners
    if len(winners) == 1 and not view.scores.solo and view.scores.ended_by and not view.counting:
        medal, inner = inner.cut_left(min(52.0, inner.h * 0.7), 12)
        draw_place(pen, winners[0], medal, "sky")
    upper, lower = inner.cut_top(inner.h * 0.6)
    if view.counting:
        index = min(int(view.counted), len(view.scores.categories) - 1)
        words = _(CATEGORIES[view.scores.categories[index]])
    else:
        words = headline(view.scores)
    pen.text(upper, words, "teal-ink", "sky", 34, "title", "left")
    below = ending(view.scores)
    below = f"{view.date} · {below}" if view.date else below
    pen.paragraph(lower, below, "ink", "sky", 15, "text-semibold")


def _draw_cities(pen: Pen, view: ResultsView, room: Rect) -> float:
    """Every city small; one opens large when it is tapped."""
    cities = view.cities
    if not cities:
        return room.y
    most = 4 if room.w >= 1000 else 3 if room.w >= 720 else 2 if room.w >= 520 else 1
    columns = -(-len(cities) // -(-len(cities) // most))
    width = min((room.w - GAP * (columns - 1)) / columns, 620.0)
    head = max(26.0, 22 * pen.text_scale)
    high = head + width * 0.56 + 12
    x, y = room.x + (room.w - columns * (width + GAP) + GAP) / 2, room.y
    for index, line in enumerate(cities):
        cell = Rect(x + index % columns * (width + GAP), y + index // columns * (high + GAP), width, high)
        _draw_small_city(pen, view, line, cell, head)
    return y + -(-len(cities) // columns) * (high + GAP) - GAP


def _draw_small_city(pen: Pen, view: ResultsView, line: Line, cell: Rect, head: float) -> None:
    pen.scene.panel(cell, "box", 10)
    pen.scene.panel(cell, "box-edge", 10, 1.2)
    title, board = cell.inset(6, 4).cut_top(head, 2)
    total, name = title.inset(4, 0).cut_right(52, 6)
    draw_words(pen, name, line.title, "ink", "box", 16, "text-bold")
    if not view.counting:
        pen.text(total, total_text(line), "teal-ink", "box", 20, "figure", "right")
    seat = view.table.seat(line.id)
    if seat is not None:
        draw_board(pen, view.table.setup.sheet, seat.city, board)
    pen.scene.touch(cell, Do("city", line.id))
