"""Texts: measured as they are drawn, made to fit, broken between words."""

from __future__ import annotations

import pytest

from companion.draw.boxes import Rect, Text
from companion.draw.lettering import fit, fits, font_for, inked, wrap

ROOM = Rect(10, 20, 120, 24)


def test_a_text_that_fits_keeps_its_size() -> None:
    assert fit("Done", "title", 20, ROOM, 1.0) == 20


def test_a_text_that_does_not_is_made_smaller() -> None:
    size = fit("A rather long line of words", "text", 20, ROOM, 1.0)
    assert size < 20
    assert fits("A rather long line of words", "text", size, ROOM, 1.0)


@pytest.mark.parametrize("align", ["left", "centre", "right"])
@pytest.mark.parametrize("density", [1.0, 1.5, 2.75])
def test_the_ink_lies_in_its_room(align: str, density: float) -> None:
    text = Text(ROOM, "Jägerstraße", "text", fit("Jägerstraße", "text", 17, ROOM, density), "ink", "paper", align)  # type: ignore[arg-type]
    ink = inked(text, density)
    assert ink.x >= ROOM.x - 1
    assert ink.right <= ROOM.right + 1
    assert ink.y >= ROOM.y - 1
    assert ink.bottom <= ROOM.bottom + 1


def test_names_in_other_scripts_fall_back() -> None:
    assert "DejaVu" in str(font_for("Ελένη", "title", 20).getname())
    assert "DejaVu" not in str(font_for("Chloé", "title", 20).getname())


def test_lines_are_broken_between_words() -> None:
    lines = wrap("one two three four five six", "text", 16, 80, 1.0)
    assert " ".join(lines) == "one two three four five six"
    assert len(lines) > 1
