"""Files on a desktop without a dialog of its own: a folder, what lies in it, and a name to save under."""

from __future__ import annotations

from typing import NamedTuple

from companion.draw.blocks import GAP, PAD, Block, Button, Field, Note, draw_card
from companion.draw.boxes import Rect
from companion.draw.page import Page, Words, lay_page
from companion.draw.pen import SMALLEST_TOUCH, Pen
from companion.draw.results.rows import draw_words
from companion.draw.targets import Do
from companion.words import _

NAME = "file name"


class FilesView(NamedTuple):
    """One folder; with a name something is saved there, without one a file is chosen."""

    folder: str
    folders: tuple[str, ...] = ()
    files: tuple[str, ...] = ()
    name: str | None = None
    fault: str = ""


class Row(NamedTuple):
    """A folder or a file of the list."""

    words: str
    target: Do
    sign: str

    def height(self, pen: Pen, _width: float) -> float:
        return max(SMALLEST_TOUCH, 34 * pen.text_scale)

    def draw(self, pen: Pen, rect: Rect) -> None:
        draw_card(pen, rect)
        sign, text = rect.inset(PAD, 4).cut_left(28, GAP)
        pen.scene.sprite(sign.middle(24, 24), self.sign)
        draw_words(pen, text, self.words, "ink", "box", 16)
        pen.scene.touch(rect, self.target)


def lay_files(
    view: FilesView, size: tuple[float, float], density: float = 1.0, text_scale: float = 1.0
) -> Page:  # fmt: skip
    """The folder as a page."""
    saving = view.name is not None
    words = Words(
        _("Save where?") if saving else _("Open a file"),
        (Button(_("Save here"), Do("save"), "done"),) if saving else (),
    )
    blocks: list[Block] = [Note(view.folder)]
    if view.name is not None:
        blocks.append(Field(NAME, view.name, _("Name of the file"), fault=view.fault))
    elif view.fault:
        blocks.append(Note(view.fault, fault=True))
    blocks.append(Row(_("The folder above"), Do("up"), "icon-back-ink"))
    blocks += [Row(name, Do("folder", name), "post-folder-ink") for name in view.folders]
    blocks += [Row(name, Do("file", name), "post-record-ink") for name in view.files]
    return lay_page(words, [blocks], size, density, text_scale)
