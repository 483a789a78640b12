"""The dock while a sheet is copied from paper: tools, the keypad that moves on by itself, boxes and points."""

from __future__ import annotations

from companion.draw.boxes import Rect
from companion.draw.paper.boxes import draw_boxes_tool
from companion.draw.paper.entry import Entry
from companion.draw.paper.faults import draw_told
from companion.draw.paper.points import draw_plans_tool
from companion.draw.pen import BUTTONS, EDGE, Pen
from companion.draw.targets import Do, NumberKey
from companion.draw.view import SheetView
from companion.rules.welcome.sheet import HIGHEST, LOWEST
from companion.words import _

NUMBERS = range(LOWEST, HIGHEST + 1)
KEY = 48.0
GAP = 5.0
WIDE = 340.0


def draw_entry_dock(pen: Pen, view: SheetView, rect: Rect) -> None:
    """Tools above, what the one in hand needs below; where the dock is wide, notes stand beside it."""
    entry = view.entry or Entry()
    one_row = rect.w >= WIDE
    rows = 1 if one_row else 2
    tall = rect.h >= 480
    tab = (62.0 if tall else min(56.0, max(KEY, rect.h * 0.14))) if one_row else (58.0 if tall else KEY)
    tabs, body = rect.cut_top(rows * tab + (rows - 1) * 4, 6)
    _draw_tools(pen, entry, tabs, 6 // rows, rows)
    note: Rect | None = None
    if rect.w >= 620:
        note, body = body.cut_right(body.w * 0.42, 12)
    if entry.tool in ("fences", "used"):
        draw_told(pen, view, note or body, prompt_words(view))
        if note is not None:
            _draw_hint(pen, entry, body)
        return
    if entry.tool == "numbers":
        used = _draw_keypad(pen, view, entry, body, tall=tall)
    elif entry.tool == "boxes":
        used = draw_boxes_tool(pen, view, body)
    else:
        used = draw_plans_tool(pen, view, body)
    rest = Rect(body.x, body.y + used + 8, body.w, body.h - used - 8)
    draw_told(pen, view, note or rest, prompt_words(view))


def tool_name(tool: str, *, alone: bool = False) -> str:
    """What a tool is called on its tab."""
    if alone and tool == "table":
        return _("Done")
    return {
        "numbers": _("Houses"), "fences": _("Fences"), "used": _("Used"), "boxes": _("Boxes"), "plans": _("Plans"),
        "table": _("Result"),
    }[tool]  # fmt: skip


PICTURES = {
    "numbers": ("house-small-2", 0.72),
    "fences": ("effect-fence", 48 / 36),
    "used": ("mark-used", 1.0),
    "boxes": ("mark-diamond-crossed", 1.0),
    "plans": ("plan", 1.0),
    "table": ("medal-gold", 32 / 40),
}


def _draw_tools(pen: Pen, entry: Entry, rect: Rect, columns: int, rows: int) -> None:
    keys = list(rect.grid(columns, rows, 4))
    high = min(17 * pen.text_scale, (keys[0].h - EDGE) * 0.42)
    labels = [(Rect(0, 0, keys[0].w - 4, high), tool_name(name, alone=entry.alone)) for name in PICTURES]
    size = pen.common_size(labels, 13, "text-semibold")
    for name, key in zip(PICTURES, keys, strict=True):
        kind = "amber" if name == entry.tool else "raised"
        face = pen.face(key, kind)
        colour, _edge, ink = BUTTONS[kind]
        label, picture = face.inset(2, 3).cut_bottom(high)
        sprite, ratio = ("icon-check-on-night", 1.0) if entry.alone and name == "table" else PICTURES[name]
        tall = min(picture.h, picture.w / ratio)
        pen.scene.sprite(picture.middle(tall * ratio, tall), sprite)
        pen.text(label, tool_name(name, alone=entry.alone), ink, colour, size, "text-semibold")
        if name == "table" and (entry.wrong or entry.elsewhere):
            pen.scene.sprite(Rect(key.right - 22, key.y - 2, 20, 20), "mark-fault")
        pen.scene.touch(key.inset(-2).at_least(KEY, KEY), Do("tool", name))


def prompt_words(view: SheetView) -> str:
    """What to do next, in one line."""
    entry = view.entry or Entry()
    match entry.tool:
        case "fences":
            return _("Tap between two houses: a fence comes or goes.")
        case "used":
            return _("Tap a house: its estate was used for a plan, or was not.")
        case "boxes":
            return _("Tap the last crossed box. Tap it again to take it back.")
        case "plans":
            return _("Tap the points that were noted. Tap them again to take them back.")
    at = view.half.house
    if at is None:
        return _("Every house is passed. Tap one to go back to it.")
    where = _("Street {street}, house {house}.").format(street=at.street, house=at.house)
    if entry.next_is_bis:
        return _("{where} The next number is a bis.").format(where=where)
    pool = view.sheet.has_pool(at.street, at.house)
    return _("{where} Tap it for its pool.").format(where=where) if pool else where


def _draw_hint(pen: Pen, entry: Entry, rect: Rect) -> None:
    """Where the tool needs no keys, its picture."""
    sprite, ratio = PICTURES[entry.tool]
    high = min(120.0, rect.h * 0.6)
    pen.scene.sprite(rect.middle(high * ratio, high), sprite, faded=True)


def _draw_keypad(pen: Pen, view: SheetView, entry: Entry, rect: Rect, *, tall: bool) -> float:
    """The numbers 0 to 17 and what else can stand in a house; gives how high it is."""
    specials = ["empty", "bis", "fence", *(["roundabout"] if view.table.setup.roundabouts else [])]
    columns = 6 if rect.w > 420 else max(3, int((rect.w + GAP) // (KEY + 1.5)))
    number_rows = -(-len(NUMBERS) // columns)
    free = number_rows * columns - len(NUMBERS)
    beside = specials if free >= len(specials) else specials[: min(1, free)]
    rows = number_rows + (len(beside) < len(specials))
    high = min(84.0 if rect.w > 420 else 58.0 if tall else 54.0, (rect.h + GAP) / rows - GAP)
    pad = Rect(rect.x, rect.y, rect.w, rows * (high + GAP) - GAP)
    cells = list(pad.grid(columns, rows, GAP))
    for number, key in zip(NUMBERS, cells, strict=False):
        pen.button(key, str(number), "key", NumberKey(number), max(24.0, key.h * 0.44), "figure", GAP)
    if beside:
        left, right = cells[len(NUMBERS)], cells[number_rows * columns - 1]
        room = Rect(left.x, left.y, right.right - left.x, left.h)
        for name, key in zip(beside, room.grid(len(beside), 1, GAP), strict=True):
            _draw_special(pen, entry, name, key)
    rest = specials[len(beside) :]
    if rest:
        room = pad.cut_bottom(high)[0]
        for name, key in zip(rest, room.grid(len(rest), 1, GAP), strict=True):
            _draw_special(pen, entry, name, key)
    return pad.h


def _draw_special(pen: Pen, entry: Entry, name: str, key: Rect) -> None:
    kind = "amber" if name == "bis" and entry.next_is_bis else "key"
    face = pen.face(key, kind)
    colour, _edge, ink = BUTTONS[kind]
    words = {"empty": _("Empty"), "bis": _("Bis"), "fence": _("Fence"), "roundabout": _("Round")}[name]
    sprite, ratio = {
        "empty": ("plot", 0.72), "bis": ("effect-bis", 48 / 36), "fence": ("effect-fence", 48 / 36),
        "roundabout": ("roundabout", 1.0),
    }[name]  # fmt: skip
    label, picture = face.inset(2, 2).cut_bottom(min(15 * pen.text_scale, face.h * 0.4))
    high = min(picture.h, picture.w / ratio)
    if name == "empty":
        pen.scene.panel(picture.middle(high * 0.9, high * 0.9), ink, 3, 1.6)
    else:
        pen.scene.sprite(picture.middle(high * ratio, high), sprite)
    pen.text(label, words, ink, colour, 12, "text-semibold")
    pen.scene.touch(key.inset(-GAP / 2), Do("key", name))
