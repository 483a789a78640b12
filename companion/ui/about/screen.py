"""What this is, and the licences it stands on."""

from __future__ import annotations

from collections.abc import Hashable

from kivy.metrics import Metrics

from companion.draw.about import FONTS as FONT_PIECES
from companion.draw.about import layout_about, layout_licence
from companion.draw.lettering import FONTS
from companion.draw.page import BACK, Page
from companion.draw.targets import Do
from companion.ui import system
from companion.ui.app import ThreeStreetsApp
from companion.ui.page import PageScreen


class AboutScreen(PageScreen):
    """One page, and one for each licence we carry."""

    def __init__(self, app: ThreeStreetsApp, **kwargs: object) -> None:
        self.licence = ""
        super().__init__(app, **kwargs)

    def opened(self) -> None:
        self.licence = ""
        self.scroll_to(0)
        super().opened()

    def lay(self, size: tuple[float, float]) -> Page:
        piece = next((one for one in FONT_PIECES if one.file == self.licence), None)
        if piece is None:
            return layout_about(size, Metrics.density, self.app.text_scale, keyboard=system.is_desktop())
        text = (FONTS / piece.file).read_text(encoding="utf-8")
        return layout_licence(piece.name, text, size, Metrics.density, self.app.text_scale)

    def tapped(self, target: Hashable) -> None:
        match target:
            case Do("licence", file):
                self.licence = str(file)
                self.refresh()
                self.scroll_to(0)
            case _ if target == BACK:
                self.go_back()

    def go_back(self) -> bool:
        if self.licence:
            self.licence = ""
            self.refresh()
            self.scroll_to(0)
        else:
            self.app.open_before()
        return True
