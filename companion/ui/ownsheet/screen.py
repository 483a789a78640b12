"""The screen of an own sheet: it shows the draft, hands the desk every tap, and goes back to where it was asked for."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Literal

from kivy.metrics import Metrics

from companion.draw.ownsheet.page import layout_own_sheet
from companion.draw.page import BACK, Page
from companion.draw.targets import BoxAt, Column, Do, FieldAt
from companion.rules.welcome.sheet import Edition
from companion.store.ownsheets.changes import TEMP_POINTS
from companion.store.settings import LEFT_HANDED
from companion.ui.collection.screen import CollectionScreen
from companion.ui.newgame.desk import follow_sheet
from companion.ui.newgame.screen import NewGameScreen
from companion.ui.ownsheet.desk import SheetDesk
from companion.ui.page import PageScreen

if TYPE_CHECKING:
    from companion.ui.app import ThreeStreetsApp

IN_DOCK = ("ladder", "figure", "boxes")
AROUND = 8.0
Origin = Literal["collection", "new", "paper-setup"]


class OwnSheetScreen(PageScreen):
    """One sheet being made."""

    def __init__(self, app: ThreeStreetsApp, **kwargs: object) -> None:
        self.desk = SheetDesk(app.store, "", "2023")
        self.origin: Origin = "collection"
        super().__init__(app, **kwargs)

    def begin(self, origin: Origin, name: str, edition: Edition, like: str = "") -> None:
        """Takes up a sheet: a kept one by its name, or a new one as a copy of another."""
        self.origin = origin
        self.desk = SheetDesk(self.app.store, name, edition, like)

    def opened(self) -> None:
        self.scroll_to(0)
        super().opened()

    def lay(self, size: tuple[float, float]) -> Page:
        view = self.desk.view()._replace(left_handed=self.app.store.settings.get(LEFT_HANDED))
        return layout_own_sheet(view, size, Metrics.density, self.app.text_scale)

    def tapped(self, target: Hashable) -> None:
        match target:
            case FieldAt(field):
                self.start_typing(field)
            case Do("keep"):
                self._keep()
            case _ if target == BACK:
                self.leave()
                self.app.open(self.origin)
            case _:
                possible = self.desk.tap(target)
                self.refresh()
                if isinstance(target, Column | BoxAt) or (isinstance(target, Do) and target.do in IN_DOCK):
                    self._show_ladder()
                if not possible:
                    self.shake()

    def _show_ladder(self) -> None:
        """Scrolls only as far as it takes to see the ladder in hand."""
        kind, _space, place = self.desk.draft.ladder.partition(" ")
        name = "temps" if kind == TEMP_POINTS else self.desk.draft.ladder
        target = Column(int(place)) if kind == "values" else Do("ladder", name)
        page = self.page
        rect = next((one.rect for one in page.body.touches if one.target == target), None) if page else None
        if page is not None and rect is not None:
            above, below = rect.y - AROUND, rect.bottom + AROUND - page.view.h
            self.scroll_to(min(above, max(below, self.effect.scroll)))

    def _keep(self) -> None:
        self.leave()
        before = self.desk.sheets.kept().get(self.desk.name)
        name = self.desk.keep()
        if not name:
            self.refresh()
            self.show_fault()
            self.shake()
            return
        if before is not None:
            follow_sheet(self.app.store, self.desk.name, name)
        self.app.open(self.origin)
        if isinstance(self.app.shown, NewGameScreen):
            self.app.shown.take_sheet(self.desk.draft.edition, name)
        elif isinstance(self.app.shown, CollectionScreen) and before is not None:
            self.app.shown.sheet_changed(self.desk.name, before, name)

    def value(self, _field: str) -> str:
        return self.desk.draft.name

    def written(self, _field: str, text: str) -> None:
        self.desk.written(text)

    def go_back(self) -> bool:
        self.tapped(Do("ladder", "") if self.desk.draft.ladder else BACK)
        return True
