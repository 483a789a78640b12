"""The one line that can be typed in, laid over a drawn field in the same letters and colours."""

from __future__ import annotations

from kivy.metrics import Metrics
from kivy.uix.textinput import TextInput

from companion.draw.blocks import FIELD_SIZE
from companion.draw.lettering import file_for
from companion.draw.theme import Theme
from companion.ui.keycodes import LEAVING

LONGEST = 60
SIDE = 6.0


class WritingLine(TextInput):
    """A themed line of text."""

    def __init__(self, theme: Theme, text_scale: float, text: str) -> None:
        def colour(role: str) -> tuple[float, ...]:
            return (*(channel / 255 for channel in theme.rgb(role)), 1.0)

        super().__init__(
            text=text,
            multiline=False,
            write_tab=False,
            font_name=file_for(text, "text"),
            font_size=round(FIELD_SIZE * text_scale * Metrics.density),
            background_normal="",
            background_active="",
            background_color=colour("field"),
            foreground_color=colour("ink"),
            cursor_color=colour("done"),
            selection_color=(*colour("amber-key")[:3], 0.45),
            size_hint=(None, None),
        )
        self.bind(size=self._centre)
        self.cursor = (len(text), 0)

    def _centre(self, *_rest: object) -> None:
        side = SIDE * Metrics.density
        above = max(0.0, (self.height - self.line_height) / 2)
        self.padding = (side, above, side, above)

    def keyboard_on_key_down(self, window: object, keycode: tuple[int, str], text: str, modifiers: list[str]) -> bool:
        """Keys that lead out of the line are the page's; left to Kivy they would be answered twice."""
        return keycode[0] not in LEAVING and bool(super().keyboard_on_key_down(window, keycode, text, modifiers))

    def insert_text(self, substring: str, from_undo: bool = False) -> None:
        """Nobody's name is longer than a line."""
        room = LONGEST - len(self.text)
        super().insert_text(substring.replace("\n", " ")[: max(0, room)], from_undo)
