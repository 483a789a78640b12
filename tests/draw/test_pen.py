"""The pen: texts fit their place whatever was typed, in every language."""

from __future__ import annotations

from companion.draw.boxes import Rect, Scene, Text
from companion.draw.lettering import SMALLEST
from companion.draw.page import Page, seen
from companion.draw.pen import Pen
from tests.draw.check import text_faults

ROOM = Rect(20, 20, 110, 60)


def written(pen: Pen) -> list[Text]:
    return pen.scene.texts


def test_a_name_too_long_for_its_place_ends_in_dots() -> None:
    pen = Pen((200, 100), 1.0, 1.0)
    pen.text(ROOM, "x" * 60, "ink", "paper", 20, align="left")
    text = written(pen)[0]
    assert text.size == SMALLEST
    assert text.text.endswith("…")
    assert [fault for fault in text_faults(pen.scene) if "shortened" not in fault] == []


def test_accents_on_capitals_do_not_make_a_paragraph_tiny() -> None:
    plain, accented = Pen((200, 100), 1.0, 1.6), Pen((200, 100), 1.0, 1.6)
    plain.paragraph(ROOM, "All parks, all pools", "ink", "paper", 13)
    accented.paragraph(ROOM, "\u00c0ll parks, \u00c5ll pools", "ink", "paper", 13)
    assert written(accented)[0].size >= 0.7 * written(plain)[0].size
    assert text_faults(accented.scene) == []


def test_a_panel_over_a_page_lies_over_what_is_seen_of_it() -> None:
    frame, body = Scene((200, 100)), Scene((200, 100))
    under = Text(ROOM, "Total", "text", 16, "ink", "paper")
    body.items.append(under)
    frame.items.append(under._replace(rect=Rect(0, 0, 110, 20)))
    frame.start_overlay()
    frame.items.append(under._replace(text="Share"))
    assert text_faults(seen(Page(frame, body, Rect(0, 0, 200, 100)), 0.0)) == []
