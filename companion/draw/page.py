"""A page of the doors: a bar above, one or two columns that scroll, and what is done with it below."""

from __future__ import annotations

from typing import NamedTuple

from companion.draw.blocks import Block, Button, draw_button, draw_row, stack
from companion.draw.boxes import Panel, Rect, Scene, Touch
from companion.draw.focus import reading_order
from companion.draw.pen import SMALLEST_TOUCH, Pen
from companion.draw.targets import Do
from companion.draw.town import draw_town
from companion.words import _

MARGIN = 16.0
COLUMN = 620.0
FOOT = 760.0
"""What is done with a page is at most so wide, and never wider than what stands above it."""
TWO_COLUMNS = 840.0
LOW = 480.0
TALL = 20_000.0
SLACK = 0.5

BACK = Do("back")


TOWN, ROOM_FOR_A_TOWN = 96.0, 190.0
"""Where a page ends so far above its foot, a street stands there."""


class Page(NamedTuple):
    """The frame stands, the body scrolls behind it; the body's own origin is its top left corner."""

    frame: Scene
    body: Scene
    view: Rect

    @property
    def overflow(self) -> float:
        """How far the body can be scrolled."""
        return max(0.0, self.body.size[1] - self.view.h)


def seen(page: Page, scroll: float) -> Scene:
    """What of a page is seen at a place of its body: all of the frame, and of the body what lies wholly in view."""
    view = page.view
    scene = Scene(page.frame.size)
    dx, dy = view.x, view.y - scroll
    for item in page.body.items:
        rect = item.rect.moved(dx, dy)
        whole = rect.y >= view.y - SLACK and rect.bottom <= view.bottom + SLACK
        if whole:
            scene.items.append(item._replace(rect=rect))
        elif isinstance(item, Panel) and rect.overlaps(view):
            scene.items.append(item._replace(rect=_cut(rect, view)))
    for touch in page.body.touches:
        rect = touch.rect.moved(dx, dy)
        if rect.overlaps(view) and _cut(rect, view).h >= min(SMALLEST_TOUCH, rect.h) - SLACK:
            scene.touch(_cut(rect, view), touch.target, nearest=touch.nearest)
    if page.frame.overlay is not None:
        scene.overlay = len(scene.items) + page.frame.overlay
    scene.items += page.frame.items
    scene.touches += page.frame.touches
    return scene


def unrolled(page: Page) -> list[Touch]:
    """Every area of a page in reading order, as if it were so high that nothing scrolled: the foot lies lower then."""
    view = page.view
    below = [touch for touch in page.frame.touches if page.body.touches and touch.rect.y >= view.bottom - SLACK]
    twice = {touch.target for touch in below}
    above = [touch for touch in page.frame.touches if touch.target not in twice]
    body = [touch._replace(rect=touch.rect.moved(view.x, view.y)) for touch in page.body.touches]
    foot = [touch._replace(rect=touch.rect.moved(0, page.overflow)) for touch in below]
    return [*reading_order(above), *reading_order(body), *reading_order(foot)]


def _cut(rect: Rect, view: Rect) -> Rect:
    top, bottom = max(rect.y, view.y), min(rect.bottom, view.bottom)
    return Rect(rect.x, top, rect.w, bottom - top)


class Words(NamedTuple):
    """What the frame says: the title, the buttons below, and a line that something can be taken back."""

    title: str
    buttons: tuple[Button, ...] = ()
    told: str = ""
    undo: Do | None = None


def lay_page(
    words: Words, columns: list[list[Block]], size: tuple[float, float], density: float = 1.0,
    text_scale: float = 1.0, wide: list[Block] | None = None, widest: float = 760.0,
) -> Page:  # fmt: skip
    """A page at a size; columns stand side by side where there is room, `wide` blocks below them."""
    pen = Pen(size, density, text_scale)
    beside = len(columns) > 1 and size[0] >= TWO_COLUMNS
    whole = min(size[0] - 2 * MARGIN, 2 * COLUMN + 24 if beside else widest if wide else COLUMN)
    view = _draw_frame(pen, words, Rect(0, 0, *size), min(whole, FOOT))
    body = Pen((view.w, TALL), density, text_scale)
    body.scene.panel(Rect(0, 0, view.w, TALL), "cover")
    ground = len(body.scene.items) - 1
    end = _draw_columns(body, columns, wide or [], Rect((view.w - whole) / 2, MARGIN, whole, TALL), beside=beside)
    high = max(view.h, end + MARGIN)
    body.scene.size = (view.w, high)
    body.scene.panel(Rect(0, 0, view.w, high), "cover")
    body.scene.items[ground] = body.scene.items.pop()
    if high - end >= ROOM_FOR_A_TOWN:
        draw_town(body, Rect(0, high - TOWN, view.w, TOWN), 0)
    return Page(pen.scene, body.scene, view)


def _draw_columns(pen: Pen, columns: list[list[Block]], wide: list[Block], room: Rect, *, beside: bool) -> float:
    if beside:
        cells = room.grid(len(columns), 1, 24)
        y = max(stack(pen, column, cell) for column, cell in zip(columns, cells, strict=True))
    else:
        y = stack(pen, [block for column in columns for block in column], room)
    if wide:
        y = stack(pen, wide, Rect(room.x, y + 12 if columns else y, room.w, TALL))
    return y


def _draw_frame(pen: Pen, words: Words, room: Rect, foot_width: float) -> Rect:
    """The bar and the foot; gives what is left between them."""
    low = room.h < LOW
    bar, rest = room.cut_top(52 if low else 60)
    pen.scene.panel(bar, "night")
    back, title = bar.cut_left(56)
    pen.scene.sprite(back.middle(26, 26), "icon-back-on-night")
    pen.scene.touch(back.at_least(SMALLEST_TOUCH, SMALLEST_TOUCH), BACK)
    if low and words.buttons:
        keys, title = title.cut_right(min(room.w * 0.5, 190.0 * len(words.buttons)), 8)
        _draw_buttons(pen, words.buttons, Rect(keys.x, keys.y + 1, keys.w - 8, 50), 20)
    pen.text(title.inset(4, 6), words.title, "on-night", "night", 26, "title", "left")
    if words.told:
        rest = _draw_told(pen, words, rest, foot_width)
    if words.buttons and not low:
        foot, rest = rest.cut_bottom(84 if any(one.kind == "done" for one in words.buttons) else 68)
        pen.scene.panel(foot, "paper")
        pen.scene.panel(Rect(foot.x, foot.y, foot.w, 1.2), "box-edge")
        inner = foot.inset(MARGIN, 10)
        _draw_buttons(pen, words.buttons, inner.middle(foot_width, inner.h), 27)
    return rest


def _draw_buttons(pen: Pen, buttons: tuple[Button, ...], rect: Rect, size: float) -> None:
    """The one that goes on in the hand of a title, the others of one size."""
    cells = list(zip(buttons, rect.grid(len(buttons), 1, 10), strict=True))
    for title in (True, False):
        row = [one for one in cells if (one[0].kind == "done") == title]
        font = "title" if title else "text-semibold"
        draw_row(pen, tuple(one for one, _cell in row), [cell for _one, cell in row], size if title else 16, font)


def _draw_told(pen: Pen, words: Words, rest: Rect, width: float) -> Rect:
    """What just happened, and the way back."""
    bar, rest = rest.cut_bottom(60)
    pen.scene.panel(bar, "night")
    inner = bar.inset(MARGIN, 5)
    inner = inner.middle(width, inner.h)
    if words.undo is not None:
        key, inner = inner.cut_right(min(150.0, inner.w * 0.4), 10)
        draw_button(pen, key, _("Undo"), "amber", words.undo, "icon-undo")
    pen.paragraph(inner, words.told, "on-night", "night", 15, "text-semibold")
    return rest
