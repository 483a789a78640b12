"""The result of a check as a page: totals told by the paper are typed here, and the check is kept."""

from __future__ import annotations

from collections.abc import Hashable

from kivy.metrics import Metrics

from companion.draw.page import BACK, Page
from companion.draw.paper.page import layout_result
from companion.draw.targets import Do, FieldAt
from companion.store.papercheck.check import Check
from companion.ui.page import PageScreen
from companion.ui.paper.outcome import result_view
from companion.words import _

MOST_DIGITS = 4


class PaperResultScreen(PageScreen):
    """The table as it comes out."""

    told = ""

    def opened(self) -> None:
        self.told = ""
        self.scroll_to(0)
        super().opened()

    def lay(self, size: tuple[float, float]) -> Page:
        check = self.app.papers.check
        if check is None:
            raise LookupError("no sheet is being checked")
        return layout_result(result_view(check, self.told), size, Metrics.density, self.app.text_scale)

    def tapped(self, target: Hashable) -> None:
        match target:
            case FieldAt(field):
                self.start_typing(field)
            case Do("sheet", place):
                self._show(int(place))
            case Do("pile"):
                self.app.open("paper-pile")
            case Do("keep"):
                self._keep()
            case Do("go-on"):
                self._go_on()
            case _ if target == BACK:
                self.go_back()

    def _check(self) -> Check | None:
        """The check, if it can be a game; otherwise the page says what keeps it."""
        self.leave()
        check = self.app.papers.check
        if check is None or not any(one.wrong or one.missing for one in check.faults()):
            return check
        self.told = _("First put right what can't be, and enter what is missing.")
        self.refresh()
        self.scroll_to(0)
        self.shake()
        return None

    def _keep(self) -> None:
        check = self._check()
        if check is not None:
            self.app.game = self.app.papers.keep(check)
            self.app.open("results")

    def _go_on(self) -> None:
        check = self._check()
        if check is not None:
            self.app.game = self.app.papers.go_on(check)
            self.app.open("sheet")

    def _show(self, place: int) -> None:
        check = self.app.papers.check
        if check is not None:
            self.app.papers.put(check._replace(shown=place))
            self.app.open("paper")

    # typing

    def value(self, field: str) -> str:
        check = self.app.papers.check
        ours = check.sheets[self._player(field)].paper.ours if check is not None else None
        return "" if ours is None else str(ours)

    def _player(self, field: str) -> int:
        return int(field.removeprefix("ours "))

    def written(self, field: str, text: str) -> None:
        check = self.app.papers.check
        if check is None:
            return
        digits = "".join(letter for letter in text if letter.isdecimal() and letter.isascii())[:MOST_DIGITS]
        typed = ("-" if text.strip().startswith(("-", "−")) else "") + digits
        place, shown = self._player(field), check.shown
        there = check._replace(shown=place)
        paper = there.sheet.paper._replace(ours=int(typed) if digits else None)
        self.app.papers.put(there.changed(paper)._replace(shown=shown))

    def go_back(self) -> bool:
        self.leave()
        self.app.open("paper")
        return True
