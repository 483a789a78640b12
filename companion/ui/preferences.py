"""What the player has set, as the app follows it."""

from __future__ import annotations

from companion.draw.theme import DARK, LIGHT, Theme
from companion.draw.view import Wishes
from companion.store.settings import (
    APPEARANCE,
    HAPTICS,
    HIDE_TOTALS,
    HINTS,
    LANGUAGE,
    LEFT_HANDED,
    TURN_SHEETS,
    Setting,
    Settings,
)
from companion.ui import system
from companion.words import use

KEEP_AWAKE = Setting("keep_awake", True)

SWITCHES: dict[str, Setting[bool]] = {
    "hints": HINTS,
    "hide_totals": HIDE_TOTALS,
    "left_handed": LEFT_HANDED,
    "turn_sheets": TURN_SHEETS,
    "keep_awake": KEEP_AWAKE,
    "haptics": HAPTICS,
}


def wishes_of(settings: Settings) -> Wishes:
    """How the sheet is to be shown."""
    return Wishes(settings.get(HINTS), settings.get(HIDE_TOTALS), settings.get(LEFT_HANDED))


def theme_of(settings: Settings) -> Theme:
    """The colours set, or those the system asks for."""
    wanted = settings.get(APPEARANCE)
    if wanted == "system":
        return DARK if system.is_dark() else LIGHT
    return DARK if wanted == "dark" else LIGHT


def use_language(settings: Settings) -> None:
    """Switches to the language set, or to the system's."""
    use(settings.get(LANGUAGE) or system.language())


def switches() -> list[str]:
    """The switches that have an effect on this device."""
    return [name for name in SWITCHES if name != "haptics" or system.can_buzz()]
