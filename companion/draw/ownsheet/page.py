"""An own sheet at any size: the board it will be, with a dock for the ladder in hand beside or below it."""

from __future__ import annotations

from companion.draw.blocks import Block, Button, Buttons, Choices, Field, Heading, Note, Option
from companion.draw.boxes import Rect
from companion.draw.newgame.table import edition_name
from companion.draw.ownsheet.figures import dock_height, draw_dock
from companion.draw.ownsheet.ladders import LaddersBlock
from companion.draw.ownsheet.street import StreetBlock
from companion.draw.ownsheet.view import OwnSheetView, board_of
from companion.draw.page import LOW, TWO_COLUMNS, Page, Words, lay_page
from companion.draw.pen import Pen
from companion.draw.targets import Do
from companion.rules.welcome.sheet import Edition
from companion.words import _

DESK = 900.0
"""From this width on the dock is always there."""
DOCK = 300.0


def layout_own_sheet(
    view: OwnSheetView, size: tuple[float, float], density: float = 1.0, text_scale: float = 1.0
) -> Page:
    """Name and edition, the streets, the ladders; the dock stands where it leaves most of the board."""
    width, height = size
    beside = width > height
    if not view.ladder and not (beside and width >= DESK):
        return _lay(view, size, density, text_scale)
    if beside:
        page = _lay(view, (width - DOCK, height), density, text_scale)
        whole = Rect(0, 0, *size)
        if view.left_handed:
            page = _moved(page, DOCK)
        dock, _rest = whole.cut_left(DOCK) if view.left_handed else whole.cut_right(DOCK)
        bar, dock = dock.cut_top(0.0 if height < LOW else page.view.y)
        page.frame.panel(bar, "night")
    else:
        high = dock_height(Pen(size, density, text_scale), view, width)
        page = _lay(view, (width, height - high), density, text_scale, buttons=False)
        dock = Rect(0, height - high, width, high)
    page.frame.size = size
    pen = Pen(size, density, text_scale, page.frame)
    draw_dock(pen, view, dock, beside=beside)
    x = dock.right if view.left_handed else dock.x
    pen.scene.panel(Rect(x, dock.y, 1.5, dock.h) if beside else Rect(0, dock.y, dock.w, 1.5), "box-edge")
    return page


def _moved(page: Page, dx: float) -> Page:
    """A page so far to the right."""
    frame = page.frame
    frame.items = [item._replace(rect=item.rect.moved(dx, 0)) for item in frame.items]
    frame.touches = [touch._replace(rect=touch.rect.moved(dx, 0)) for touch in frame.touches]
    return page._replace(view=page.view.moved(dx, 0))


def _lay(
    view: OwnSheetView, size: tuple[float, float], density: float, text_scale: float, *, buttons: bool = True
) -> Page:  # fmt: skip
    undo = (Button(_("Undo"), Do("undo"), "key", "icon-undo"),) if view.can_undo else ()
    keys = (*undo, Button(_("Keep it"), Do("keep"), "done")) if buttons else ()
    words = Words(_("A sheet of your own") if view.new else view.called, keys)
    about, more = _about(view)
    columns = [about, more] if size[0] >= TWO_COLUMNS else [[*about, *more]]
    return lay_page(words, columns, size, density, text_scale, wide=_sheet(view), widest=1264.0)


def _about(view: OwnSheetView) -> tuple[list[Block], list[Block]]:
    """Its name and what it began as; the edition it is played with."""
    editions: tuple[Edition, ...] = ("2018", "2023")
    now = view.table.setup.edition
    name = Field("name", view.name, _("Name"), view.called, view.faults.get("name", ""))
    rules = Choices(
        tuple(Option(edition_name(one), Do("edition", one), one == now) for one in editions), _("Played with")
    )
    if not view.copies:
        return [name], [rules]
    copies = Choices(tuple(Option(words, Do("copy", one)) for one, words in view.copies), _("Begin with a copy of"), 3)
    return [name, rules], [copies]


def _sheet(view: OwnSheetView) -> list[Block]:
    board = board_of(view)
    streets = range(1, len(view.sheet.streets) + 1)
    blocks: list[Block] = [
        Heading(_("Streets")),
        Note(_("Tap a house: its pool comes or goes. Tap the trees to change the parks.")),
        *(StreetBlock(board, street, view.faults.get(f"street {street}", "")) for street in streets),
        Buttons((Button(_("One more street"), Do("add-street"), "key", "plus"),)),
    ]
    if view.faults.get("streets"):
        blocks.append(Note(view.faults["streets"], fault=True))
    return [
        *blocks,
        Heading(_("Ladders")),
        Note(_("Tap a ladder to change its figures.")),
        LaddersBlock(board),
    ]
