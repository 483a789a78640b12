"""Keys as SDL tells them: down, unless a line took it to the app, then up again."""

from __future__ import annotations

from kivy.core.window import Window

from tests.ui.harness import Stage

ERASE, TAB, ENTER, ESCAPE, SPACE = 8, 9, 13, 27, 32
UP, DOWN, RIGHT, LEFT, HOME, END, PAGE_UP, PAGE_DOWN, F1, F11 = 273, 274, 275, 276, 278, 279, 280, 281, 282, 292


def hold(stage: Stage, key: int | str, *, control: bool = False, shift: bool = False) -> None:
    """A key goes down, or stays down long enough to come again."""
    code, letter = (ord(key), key) if isinstance(key, str) else (key, None)
    held = (["ctrl"] if control else []) + (["shift"] if shift else [])
    if not Window.dispatch("on_key_down", code, 0, letter, held):
        Window.dispatch("on_keyboard", code, 0, letter, held)
    stage.frame()


def press(stage: Stage, *keys: int | str, control: bool = False, shift: bool = False) -> None:
    """One key after the other."""
    for key in keys:
        hold(stage, key, control=control, shift=shift)
        Window.dispatch("on_key_up", ord(key) if isinstance(key, str) else key, 0)


def write(text: str) -> None:
    """Letters into the line that is open."""
    for letter in text:
        Window.dispatch("on_textinput", letter)
