"""The keys of a keyboard by the numbers Kivy gives them."""

from __future__ import annotations

ERASE, TAB, ESCAPE, SPACE = 8, 9, 27, 32
ENTER = (13, 271)
UP, DOWN, RIGHT, LEFT = 273, 274, 275, 276
HOME, END, PAGE_UP, PAGE_DOWN = 278, 279, 280, 281
F11 = 292
NUMBER_BLOCK = {256 + digit: str(digit) for digit in range(10)}

ARROWS = {UP: (0, -1), DOWN: (0, 1), RIGHT: (1, 0), LEFT: (-1, 0)}
"""Which way each leads, across and down."""
SCROLLING = {PAGE_UP: -0.9, PAGE_DOWN: 0.9, HOME: float("-inf"), END: float("inf")}
"""How far each scrolls, in views."""
REPEATED = {ERASE, TAB, ESCAPE, *ARROWS, *SCROLLING}
"""What goes on while a key is held down; everything else counts once."""
LEAVING = (TAB, UP, DOWN, *ENTER, ESCAPE)
"""What leads out of a line that is typed in."""
