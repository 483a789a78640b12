"""About: what this is, that it is unofficial, and the licences of all it stands on."""

from __future__ import annotations

from typing import NamedTuple

from companion.draw.blocks import Block, Choices, Heading, Note, Option
from companion.draw.page import Page, Words, lay_page
from companion.draw.shortcuts import KeyList, shortcuts
from companion.draw.targets import Do
from companion.words import _

VERSION = "0.1.0"


class Piece(NamedTuple):
    """Something we use: what it is called, its licence, and the file of its text if we carry it."""

    name: str
    licence: str
    file: str = ""


FONTS = (
    Piece("Lobster (as Streets Title)", "SIL OFL 1.1", "OFL-StreetsTitle.txt"),
    Piece("Barlow Condensed", "SIL OFL 1.1", "OFL-BarlowCondensed.txt"),
    Piece("Cabin", "SIL OFL 1.1", "OFL-Cabin.txt"),
    Piece("DejaVu Sans", "Bitstream Vera", "LICENSE-DejaVuSans.txt"),
)
LIBRARIES = (
    Piece("Python", "PSF"),
    Piece("Kivy", "MIT"),
    Piece("Pillow", "MIT-CMU"),
    Piece("msgspec", "BSD-3-Clause"),
    Piece("Plyer", "MIT"),
    Piece("SDL 2", "zlib"),
)


def layout_about(
    size: tuple[float, float], density: float = 1.0, text_scale: float = 1.0, *, keyboard: bool = False
) -> Page:
    """The page; where there is a keyboard, with what its keys do."""
    left: list[Block] = [
        Heading(_("Three Streets")),
        Note(_("Version {version}").format(version=VERSION)),
        Note(
            _("A score sheet for the board game Welcome To… (Your Perfect Home): it knows the rules, counts the points "
              "and forgets nothing. To play you need the game itself."), size=16,
        ),
        Note(
            _("This app is unofficial. The game, its name, rules, art and logo belong to its authors and publisher, "
              "who have no part in this app. All drawings here are our own."), size=16,
        ),
        Note(_("Nothing you type leaves this device unless you share it."), size=16),
        Note(_("The app itself is free under the MIT licence."), size=16),
    ]  # fmt: skip
    if keyboard:
        left += [Heading(_("Keys")), KeyList(shortcuts())]
    right: list[Block] = [
        Heading(_("Fonts")),
        Choices(tuple(Option(f"{one.name}: {one.licence}", Do("licence", one.file)) for one in FONTS), "", 1),
        Heading(_("Libraries")),
        *(Note(f"{one.name}: {one.licence}", size=16) for one in LIBRARIES),
    ]
    return lay_page(Words(_("About")), [left, right], size, density, text_scale)


def layout_licence(
    title: str, text: str, size: tuple[float, float], density: float = 1.0, text_scale: float = 1.0
) -> Page:
    """The text of a licence, paragraph by paragraph."""
    paragraphs = [" ".join(part.split()) for part in text.replace("\r", "").split("\n\n")]
    blocks: list[Block] = [Note(part, size=13) for part in paragraphs if part.strip("-= ")]
    return lay_page(Words(title), [blocks], size, density, text_scale)
