"""Walking through pages as a finger would: scroll to something, tap it, type."""

from __future__ import annotations

from collections.abc import Hashable

from kivy.core.window import Window

from companion.draw.targets import FieldAt
from companion.ui.page import PageScreen
from tests.ui.harness import Stage


def page(stage: Stage) -> PageScreen:
    assert isinstance(stage.screen, PageScreen)
    return stage.screen


def tap(stage: Stage, *targets: Hashable) -> None:
    """Taps one thing after the other, each scrolled into view first."""
    for target in targets:
        screen = stage.screen
        if isinstance(screen, PageScreen):
            show(screen, target)
        stage.tap(target)


def show(screen: PageScreen, target: Hashable) -> None:
    assert screen.page is not None
    rect = next((one.rect for one in screen.page.body.touches if one.target == target), None)
    if rect is not None:
        screen.scroll_to(rect.y - (screen.page.view.h - rect.h) / 2)


def type_in(stage: Stage, field: str, text: str, *, instead: bool = False) -> None:
    """Taps a field and types, letter by letter; instead of what stands there, if wanted."""
    tap(stage, FieldAt(field))
    stage.frame()
    line = page(stage)._line
    assert line is not None
    assert line.focus
    if instead:
        line.select_all()
    for letter in text:
        Window.dispatch("on_textinput", letter)
    stage.frame()


def texts(stage: Stage) -> list[str]:
    """Every text of the whole page, scrolled into view or not."""
    screen = page(stage)
    assert screen.page is not None
    return [text.text for scene in (screen.page.frame, screen.page.body) for text in scene.texts]


def words(stage: Stage) -> str:
    """The same as one text, so that a sentence on several lines is found."""
    return " ".join(texts(stage))


def has(stage: Stage, target: Hashable) -> bool:
    screen = page(stage)
    assert screen.page is not None
    return any(one.target == target for scene in (screen.page.frame, screen.page.body) for one in scene.touches)
