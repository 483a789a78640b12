"""The keys of a keyboard: which letter means what on the sheet, and the list that tells all of them."""

from __future__ import annotations

from typing import NamedTuple

from companion.draw.blocks import lines_high, wide_words
from companion.draw.boxes import Rect
from companion.draw.pen import Pen
from companion.draw.prompt import effect_name
from companion.draw.targets import Action, EffectKey, Target
from companion.rules.welcome.sheet import EFFECTS
from companion.words import _

GAP = 6.0
SIZE = 16.0
WIDEST = 0.42
"""The keys take at most this part of a line."""


def letters() -> dict[str, Target]:
    """A letter for every effect and for what else a turn needs: the first one of its name nobody has yet."""
    return {letter: target for letter, _words, target in _lettered()}


def _lettered() -> list[tuple[str, str, Target]]:
    named: list[tuple[str, Target]] = [(effect_name(effect), EffectKey(effect)) for effect in EFFECTS]
    named += [(_("No permit"), Action("refuse")), (_("Roundabout"), Action("roundabout")), (_("Done"), Action("done"))]
    found: dict[str, tuple[str, Target]] = {}
    for words, target in named:
        letter = next((one for one in words.casefold() if one.isalpha() and one not in found), None)
        if letter is not None:
            found[letter] = words, target
    return [(letter, words, target) for letter, (words, target) in found.items()]


def shortcuts() -> tuple[tuple[str, str], ...]:
    """Every key and what it does, in words."""
    lettered = _lettered()
    return (
        (_("Tab, arrows"), _("To the next thing that can be tapped; it is framed")),
        (_("Enter, space"), _("Tap what is framed")),
        (_("Esc"), _("Back")),
        (_("Digits"), _("The number of the card; every keypad on the screen")),
        *(
            (" ".join(letter.upper() for letter, _words, _target in part), ", ".join(words for _, words, _ in part))
            for part in (lettered[: len(EFFECTS)], lettered[len(EFFECTS) :])
        ),
        (_("Enter"), _("End the turn, with nothing framed")),
        (_("Left, right, space"), _("In a replay: a step back, a step on, play or pause")),
        (_("Ctrl+Z"), _("Take back")),
        (_("Ctrl+Y"), _("Make again; Ctrl+Shift+Z too")),
        (_("F11"), _("Fill the whole display")),
        (_("F1"), _("This list")),
    )


class KeyList(NamedTuple):
    """Keys on the left, each as on a keyboard, and what they do on the right."""

    rows: tuple[tuple[str, str], ...]

    def _wide(self, pen: Pen, width: float) -> float:
        return min(width * WIDEST, max(wide_words(pen, keys, SIZE) for keys, _words in self.rows) + 20)

    def _high(self, pen: Pen, width: float) -> list[float]:
        wide = self._wide(pen, width)
        return [
            max(
                lines_high(pen, keys, wide - 16, SIZE, "text-semibold"), lines_high(pen, words, width - wide - 12, SIZE)
            )
            + 8
            for keys, words in self.rows
        ]

    def height(self, pen: Pen, width: float) -> float:
        return sum(high + GAP for high in self._high(pen, width)) - GAP

    def draw(self, pen: Pen, rect: Rect) -> None:
        wide = self._wide(pen, rect.w)
        for (keys, words), high in zip(self.rows, self._high(pen, rect.w), strict=True):
            row, rect = rect.cut_top(high, GAP)
            cap, text = row.cut_left(wide, 12)
            pen.scene.panel(cap, "box", 7)
            pen.scene.panel(cap, "box-edge", 7, 1.2)
            pen.paragraph(cap.inset(8, 2), keys, "ink", "box", SIZE, "text-semibold", "centre")
            pen.paragraph(text, words, "ink-soft", "cover", SIZE)
