"""What can't be, marked in its place by a frame and a sign, and said in words."""

from __future__ import annotations

from collections.abc import Sequence

from companion.draw.blocks import lines_high
from companion.draw.boxes import Rect
from companion.draw.paper.entry import Fault
from companion.draw.pen import SMALLEST_TOUCH, Pen
from companion.draw.targets import Do, GapAt, HouseAt, Slot
from companion.draw.view import SheetView
from companion.rules.welcome.reasons import Reason
from companion.words import _, ngettext
from companion.words.reasons import in_words

SIGN = 22.0
WORDS = 14.0
STRIP = ("plans", "parks", "pools", "temps", "values", "bis", "roundabouts", "refusals")


def sentence(reason: Reason) -> str:
    """A reason as a whole sentence."""
    words = in_words(reason)
    return _("{sentence}.").format(sentence=words[:1].upper() + words[1:])


def mark_houses(pen: Pen, view: SheetView, street: int, houses: Sequence[int], cells: Sequence[Rect]) -> None:
    """The faults of some houses and of the gaps right of them."""
    marked = view.entry.marked if view.entry is not None else frozenset[Fault]()
    for house, cell in zip(houses, cells, strict=True):
        if HouseAt(street, house) in marked:
            mark(pen, cell.inset(2.5, 0), 8)
        if GapAt(street, house) in marked:
            post = Rect(cell.right - 9, cell.y, 18, cell.h)
            mark(pen, post, 6, (0.5, 0.5))


def mark_ladder(pen: Pen, view: SheetView, name: str, rect: Rect) -> None:
    """The fault of a ladder, or that it has just changed."""
    if view.entry is not None and name in view.entry.marked:
        mark(pen, rect, 8, (0.5, 1.0))
    elif name in view.changed:
        pen.scene.panel(rect, "glow-line", 8, 2.0)


def mark_strip(pen: Pen, view: SheetView, cells: Sequence[Rect]) -> None:
    """The faults of the ladders where only their totals are shown, in the order of the sheet, or what changed there."""
    wrong = _ladders(view.entry.marked if view.entry is not None else frozenset())
    changed = _ladders(view.changed)
    for name, cell in zip(STRIP, cells, strict=False):
        if name in wrong:
            pen.scene.panel(cell, "fault", 5, 2.0)
            pen.scene.sprite(Rect(cell.right - 12, cell.bottom - 15, 14, 14), "mark-fault")
        elif name in changed:
            pen.scene.panel(cell, "glow-line", 5, 2.0)


def _ladders(marked: frozenset[Fault]) -> set[str]:
    """The columns of the score row that hold some places."""
    ladders = {place.partition(" ")[0] for place in marked if isinstance(place, str)}
    return ladders | {"plans"} if any(isinstance(place, Slot) for place in marked) else ladders


def mark_small_street(pen: Pen, view: SheetView, street: int, rect: Rect) -> None:
    """Whether anything is wrong in a street that is not open, or has changed there."""
    if _lies_in(street, view.entry.marked if view.entry is not None else frozenset()):
        pen.scene.panel(rect.inset(1.5), "fault", 6, 2.5)
        pen.scene.sprite(Rect(rect.x + 3, rect.bottom - 20, 18, 18), "mark-fault")
    elif _lies_in(street, view.changed):
        pen.scene.panel(rect.inset(1.5), "glow-line", 6, 2.0)


def _lies_in(street: int, marked: frozenset[Fault]) -> bool:
    here = (place for place in marked if isinstance(place, HouseAt | GapAt) and place.street == street)
    return any(here) or f"parks {street}" in marked


def mark(pen: Pen, rect: Rect, radius: float, where: tuple[float, float] = (0.9, 0.06)) -> None:
    """A frame, and a sign at some part of its width and height."""
    pen.scene.panel(rect, "fault", radius, 3.0)
    size = min(SIGN, max(16.0, rect.w * 0.4))
    x, y = rect.x + rect.w * where[0] - size / 2, rect.y + rect.h * where[1] - size / 2
    pen.scene.sprite(Rect(x, y, size, size), "mark-fault")


def draw_told(pen: Pen, view: SheetView, rect: Rect, prompt: str) -> None:
    """What to do next, all that can't be as far as there is room, what is missing, and how the table stands."""
    entry = view.entry
    if entry is None or rect.h < 30:
        return
    lines: list[tuple[str, str, str]] = []
    if view.message:
        lines.append(("", view.message, "on-night-amber"))
    elif prompt:
        lines.append(("", prompt, "on-night"))
    lines += [("mark-fault", sentence(reason), "on-night") for reason in entry.wrong]
    if entry.elsewhere:
        words = ngettext(
            "One thing can't be on another sheet.", "{count} things can't be on other sheets.", entry.elsewhere
        )
        lines.append(("", words.format(count=entry.elsewhere), "on-night"))
    if entry.missing:
        words = ngettext("One thing is still missing.", "{count} things are still missing.", len(entry.missing))
        lines.append(("", words.format(count=len(entry.missing)), "on-night-soft"))
    lines += [("", words, "on-night-soft") for words in entry.summary]
    wide = rect.w - 20
    needed = sum(_high(pen, sign, words, wide) for sign, words, _role in lines)
    panel = Rect(rect.x, rect.y, rect.w, min(rect.h, max(SMALLEST_TOUCH, needed + 14)))
    ground = "night-raised"
    pen.scene.panel(panel, ground, 8)
    room = panel.inset(10, 7)
    drawn = _draw_lines(pen, lines, room, ground)
    hidden = sum(bool(sign) for sign, _words, _role in lines[drawn:])
    if hidden:
        if hidden == len(entry.wrong):
            more = ngettext("One thing can't be.", "{count} things can't be.", hidden).format(count=hidden)
        else:
            more = ngettext("And one more that can't be.", "And {count} more that can't be.", hidden)
        foot = Rect(room.x, room.bottom - 18 * pen.text_scale, room.w, 18 * pen.text_scale)
        sign, foot = foot.cut_left(18, 6)
        pen.scene.sprite(sign.middle(18, 18), "mark-fault")
        pen.text(foot, more.format(count=hidden), "on-night-amber", ground, WORDS, "text-bold", "left")
    if panel.h >= SMALLEST_TOUCH:
        pen.scene.touch(panel, Do("tool", "table"))


def _high(pen: Pen, sign: str, words: str, width: float) -> float:
    return lines_high(pen, words, width - 24 if sign else width, WORDS, "text-semibold") + 5


def _draw_lines(pen: Pen, lines: list[tuple[str, str, str]], room: Rect, ground: str) -> int:
    """Draws what finds room, from the top; gives how many lines that were."""
    y = room.y
    for index, (sign, words, role) in enumerate(lines):
        high = _high(pen, sign, words, room.w)
        more_to_come = any(one[0] for one in lines[index + 1 :])
        below = 18 * pen.text_scale if more_to_come else 0.0
        if y + high > room.bottom - below + 1:
            return index
        row = Rect(room.x, y, room.w, high - 3)
        if sign:
            left, row = row.cut_left(18, 6)
            pen.scene.sprite(Rect(left.x, left.y, 18, 18), sign)
        pen.paragraph(row, words, role, ground, WORDS, "text-semibold")
        y += high
    return len(lines)
