"""Settings: each has its effect at once."""

from __future__ import annotations

from typing import NamedTuple

from companion.draw.blocks import Block, Button, Buttons, Choices, Heading, Note, Option, draw_card
from companion.draw.boxes import Rect
from companion.draw.page import Page, Words, lay_page
from companion.draw.pen import Pen
from companion.draw.switches import Switch, Switches
from companion.draw.targets import Do
from companion.words import _

TEXT_SIZES = (0, 100, 130, 160)
APPEARANCES = ("system", "light", "dark")


class SettingsView(NamedTuple):
    """What is set, and what can be."""

    languages: tuple[tuple[str, str], ...]
    language: str
    appearance: str
    text_size: int
    switches: tuple[tuple[str, bool], ...]
    backups: tuple[tuple[str, str], ...] = ()
    """File and date of the backups that can be brought back."""
    progress: float | None = None
    told: str = ""
    failed: bool = False
    offered: bool = False
    """A backup came in from outside."""


def switch_words(name: str) -> tuple[str, str]:
    """A switch and what it does."""
    return {
        "hints": (_("Hints on empty houses"), _("The numbers that still fit there.")),
        "haptics": (_("A short buzz for every tap"), ""),
        "hide_totals": (_("Hide totals"), _("Points are shown when the game is over.")),
        "left_handed": (_("Keys on the left"), _("For the left hand.")),
        "turn_sheets": (_("Turn the sheet to the player"), _("On a tablet between two who sit opposite.")),
        "keep_awake": (_("Keep the screen awake"), _("Until 15 minutes without a touch.")),
    }[name]


class Bar(NamedTuple):
    """How far something is."""

    part: float

    def height(self, _pen: Pen, _width: float) -> float:
        return 26.0

    def draw(self, pen: Pen, rect: Rect) -> None:
        draw_card(pen, rect)
        track = rect.inset(5)
        pen.scene.panel(
            Rect(track.x, track.y, max(track.h, track.w * min(1.0, self.part)), track.h), "done", track.h / 2
        )


def layout_settings(
    view: SettingsView, size: tuple[float, float], density: float = 1.0, text_scale: float = 1.0
) -> Page:
    """Everything on one page."""
    looks: list[Block] = []
    if view.offered:
        looks += [
            Note(_("A backup came in."), size=15),
            Buttons((Button(_("Bring it back"), Do("take_backup"), "done", "again"),)),
        ]
    looks += [
        Heading(_("Display")),
        Choices(
            tuple(Option(name, Do("language", code), code == view.language) for code, name in view.languages),
            _("Language"),
            3,
        ),
        Choices(
            tuple(
                Option(words, Do("appearance", one), one == view.appearance)
                for one, words in zip(APPEARANCES, (_("System"), _("Light"), _("Dark")), strict=True)
            ),
            _("Colours"),
            3,
        ),
        Choices(
            tuple(
                Option(
                    _("System") if not one else _("{percent} %").format(percent=one),
                    Do("text_size", one), one == view.text_size,
                )
                for one in TEXT_SIZES
            ),
            _("Size of text"),
            4,
        ),
    ]  # fmt: skip
    habits: list[Block] = [
        Heading(_("At the table")),
        Switches(tuple(Switch(words, on, Do("switch", name), note) for name, on, (words, note) in _told(view))),
    ]
    return lay_page(Words(_("Settings")), [looks, [*habits, *_safety(view)]], size, density, text_scale)


def _told(view: SettingsView) -> list[tuple[str, bool, tuple[str, str]]]:
    return [(name, on, switch_words(name)) for name, on in view.switches]


def _safety(view: SettingsView) -> list[Block]:
    blocks: list[Block] = [
        Heading(_("Backup")),
        Note(_("All games, names, cards and settings in one file. Bringing one back doubles nothing.")),
    ]
    if view.progress is not None:
        blocks.append(Bar(view.progress))
    else:
        blocks.append(
            Buttons(
                (
                    Button(_("Make a backup"), Do("backup"), "key", "paper"),
                    Button(_("Open a backup"), Do("open_backup"), "key", "again"),
                )
            )
        )
    if view.told:
        blocks.append(Note(view.told, fault=view.failed, size=15))
    if view.backups and view.progress is None:
        blocks.append(
            Choices(
                tuple(Option(date, Do("restore", file), sign="again") for file, date in view.backups),
                _("Bring one back"),
                2,
            )
        )
    return blocks
