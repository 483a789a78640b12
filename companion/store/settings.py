"""The player's settings: each with a name, a default and by it a type; what other versions keep stays."""

from __future__ import annotations

from typing import Any, Generic, Literal, NamedTuple, TypeVar

import msgspec

from companion.store.database import Database

Value = TypeVar("Value")


class Setting(NamedTuple, Generic[Value]):
    """One setting."""

    key: str
    default: Value


LANGUAGE = Setting("language", "")
"""The code of a language; empty: that of the system."""
APPEARANCE: Setting[Literal["system", "light", "dark"]] = Setting("appearance", "system")
TEXT_SIZE = Setting("text_size", 0)
"""Percent; 0: that of the system."""
HINTS = Setting("hints", False)
HAPTICS = Setting("haptics", True)
HIDE_TOTALS = Setting("hide_totals", False)
LEFT_HANDED = Setting("left_handed", False)
TURN_SHEETS = Setting("turn_sheets", False)
"""Whether the next player's sheet is turned by 180° on a shared tablet."""
CURRENT = Setting("current_game", 0)
"""The game that was open last."""


class Settings:
    """All settings, read once and written through."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._texts: dict[str, str] = {}
        self.read()

    def read(self) -> None:
        """Reads all settings from the file."""
        self._texts = dict(self._database.rows("SELECT key, value FROM settings"))

    def get(self, setting: Setting[Value]) -> Value:
        """A setting; the default if it was never set or what is kept is of another type."""
        value = self._value(setting.key)
        return value if type(value) is type(setting.default) else setting.default

    def set(self, setting: Setting[Value], value: Value) -> None:
        """Changes a setting."""
        text = msgspec.json.encode(value).decode()
        if self._texts.get(setting.key) != text:
            self._texts[setting.key] = text
            self.write(setting)

    def write(self, setting: Setting[Any], *, durable: bool = False) -> None:
        """Writes a setting as it is, so that with it all that was written before is safe."""
        text = self._texts.setdefault(setting.key, msgspec.json.encode(setting.default).decode())
        self._database.write([("INSERT OR REPLACE INTO settings VALUES (?, ?)", (setting.key, text))], durable=durable)

    def rewrite(self) -> None:
        """Writes all settings, after the file was replaced."""
        for key in self._texts:
            self.write(Setting(key, None))

    def all(self) -> dict[str, Any]:
        """Every setting that was ever set, known to this version or not; what can't be read is left out."""
        values = {key: self._value(key) for key in self._texts}
        return {key: value for key, value in values.items() if value is not None}

    def _value(self, key: str) -> Any:
        try:
            return msgspec.json.decode(self._texts.get(key, "null"))
        except msgspec.DecodeError:
            return None

    def merge(self, values: dict[str, Any]) -> None:
        """Takes settings from a backup where none was set here."""
        for key, value in values.items():
            if key not in self._texts and key != CURRENT.key:
                self.set(Setting(key, value), value)
