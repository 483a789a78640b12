"""What was typed once: plan cards, opponents, sheets."""

from __future__ import annotations

from collections.abc import Hashable

from kivy.metrics import Metrics

from companion.draw.collection import CardRow, CollectionView, NameRow, layout_collection
from companion.draw.newgame.opponents import POINTS
from companion.draw.page import BACK, Page
from companion.draw.targets import Do
from companion.records.assets import plan_cards
from companion.records.position import Raw
from companion.ui.app import ThreeStreetsApp
from companion.ui.newgame.shelf import FIGURES, OPPONENT, PLAN, SHEET, Shelf
from companion.ui.page import PageScreen
from companion.words import _


class CollectionScreen(PageScreen):
    """Shows it all, and forgets what is not wanted any more."""

    def __init__(self, app: ThreeStreetsApp, **kwargs: object) -> None:
        self.shelf = Shelf(app.store)
        self.forgotten: tuple[str, str, Raw] | None = None
        super().__init__(app, **kwargs)

    def opened(self) -> None:
        self.forgotten = None
        self.scroll_to(0)
        super().opened()

    def lay(self, size: tuple[float, float]) -> Page:
        known = self.app.store.known
        cards = []
        for name, raw in self.shelf.typed().items():
            edition = raw.get("edition")
            if edition in ("2018", "2023") and isinstance(raw.get("slot"), int):
                card = self.shelf.shown(raw["slot"], {"custom": raw})
                cards.append(CardRow(edition, card, Do("forget-plan", name)))
        for name, points in self.shelf.told().items():
            printed = plan_cards()[name]
            card = self.shelf.shown(printed.slot, {"card": name, "points": points})
            cards.append(CardRow(printed.edition, card, Do("forget-figures", name)))
        opponents = [
            NameRow(raw["name"], _opponent_note(raw), Do("forget-opponent", name))
            for name, raw in self.shelf.opponents().items()
        ]
        sheets = [NameRow(name, "", Do("forget-sheet", name)) for name in known.kept(SHEET)]
        told = _("Forgotten.") if self.forgotten else ""
        view = CollectionView(tuple(cards), tuple(opponents), tuple(sheets), told, self.forgotten is not None)
        return layout_collection(view, size, Metrics.density, self.app.text_scale)

    def tapped(self, target: Hashable) -> None:
        match target:
            case Do("forget-plan", name):
                self._forget(PLAN, str(name))
            case Do("forget-figures", name):
                points = self.shelf.told()[str(name)]
                self.forgotten = (FIGURES.key, str(name), {"slot": 0, "card": name, "points": points})
                self.shelf.forget_figures(str(name))
                self.refresh()
            case Do("forget-opponent", name):
                self._forget(OPPONENT, str(name))
            case Do("forget-sheet", name):
                self._forget(SHEET, str(name))
            case Do("undo") if self.forgotten is not None:
                self._bring_back(*self.forgotten)
            case _ if target == BACK:
                self.go_back()

    def _bring_back(self, kind: str, name: str, raw: Raw) -> None:
        if kind == FIGURES.key:
            self.shelf.remember(plan_cards()[name].edition, raw, raw["points"])
        else:
            self.app.store.known.keep(kind, name, raw)
        self.forgotten = None
        self.refresh()

    def _forget(self, kind: str, name: str) -> None:
        known = self.app.store.known
        self.forgotten = (kind, name, known.kept(kind)[name])
        known.drop(kind, name)
        self.refresh()

    def go_back(self) -> bool:
        self.app.open("home")
        return True


def _opponent_note(raw: Raw) -> str:
    """The card in one line."""
    level = _("level {level}").format(level=raw["level"])
    figures = raw.get("temps", ()) if raw["level"] == 0 else [raw[field] for field in POINTS]
    return f"{level}: " + " ".join(map(str, figures))
