"""What was typed once: plan cards, opponents, sheets."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from kivy.metrics import Metrics

from companion.draw.collection import CardRow, CollectionView, NameRow, SheetRow, layout_collection
from companion.draw.newgame.opponents import POINTS
from companion.draw.page import BACK, Page
from companion.draw.targets import Do
from companion.records.assets import plan_cards
from companion.records.position import Raw
from companion.store.ownsheets.draft import read_sheet
from companion.store.ownsheets.kept import SHEET, OwnSheets
from companion.ui.app import ThreeStreetsApp
from companion.ui.newgame.desk import follow_sheet
from companion.ui.newgame.shelf import OPPONENT, PLAN, Shelf
from companion.ui.page import PageScreen
from companion.words import _


class CollectionScreen(PageScreen):
    """Shows it all, and forgets what is not wanted any more."""

    def __init__(self, app: ThreeStreetsApp, **kwargs: object) -> None:
        self.shelf = Shelf(app.store)
        self.sheets = OwnSheets(app.store)
        self.done: tuple[str, Callable[[], object]] | None = None
        """What was done last, in a word, and the way back."""
        super().__init__(app, **kwargs)

    def opened(self) -> None:
        self.done = None
        self.scroll_to(0)
        super().opened()

    def lay(self, size: tuple[float, float]) -> Page:
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
        told = self.done[0] if self.done is not None else ""
        view = CollectionView(tuple(cards), tuple(opponents), self._sheets(), told, self.done is not None)
        return layout_collection(view, size, Metrics.density, self.app.text_scale)

    def _sheets(self) -> tuple[SheetRow, ...]:
        """Those being made first, then those kept."""
        kept, drafts = self.sheets.kept(), self.sheets.drafts()
        rows = [
            SheetRow(
                self.sheets.shown_name(name, draft), _("Not kept yet."), draft.sheet, Do("edit-sheet", name),
                Do("forget-draft", name),
            )
            for name, draft in drafts.items()
            if name not in kept
        ]  # fmt: skip
        for name, raw in kept.items():
            note = _("Changes not kept yet.") if name in drafts else _sheet_note(raw)
            rows.append(SheetRow(name, note, read_sheet(raw), Do("edit-sheet", name), Do("forget-sheet", name)))
        return tuple(rows)

    def tapped(self, target: Hashable) -> None:
        match target:
            case Do("forget-plan", name):
                self._forget(PLAN, str(name))
            case Do("forget-figures", name):
                self._forget_figures(str(name))
            case Do("forget-opponent", name):
                self._forget(OPPONENT, str(name))
            case Do("forget-sheet", name):
                self._forget(SHEET, str(name))
            case Do("forget-draft", name):
                raw = self.sheets.drop_draft(str(name)) or {}
                self._tell(_("Forgotten."), lambda: self.sheets.put_raw(str(name), raw))
            case Do("new-sheet"):
                self.app.make_sheet("collection", "2023")
            case Do("edit-sheet", name):
                self.app.make_sheet("collection", "2023", str(name))
            case Do("undo") if self.done is not None:
                self.done[1]()
                self.done = None
                self.refresh()
            case _ if target == BACK:
                self.go_back()

    def sheet_changed(self, before: str, raw: Raw, after: str) -> None:
        """A sheet was changed: how it was can be brought back, also under its name."""

        def way_back() -> None:
            if after != before:
                self.app.store.known.drop(SHEET, after)
            self.app.store.known.keep(SHEET, before, raw)
            follow_sheet(self.app.store, after, before)

        self._tell(_("Changed."), way_back)

    def _forget_figures(self, card: str) -> None:
        points, edition = self.shelf.told()[card], plan_cards()[card].edition
        self.shelf.forget_figures(card)
        self._tell(_("Forgotten."), lambda: self.shelf.remember(edition, {"card": card}, points))

    def _forget(self, kind: str, name: str) -> None:
        known = self.app.store.known
        raw = known.kept(kind)[name]
        known.drop(kind, name)
        self._tell(_("Forgotten."), lambda: known.keep(kind, name, raw))

    def _tell(self, words: str, way_back: Callable[[], object]) -> None:
        self.done = (words, way_back)
        self.refresh()

    def go_back(self) -> bool:
        self.app.open("home")
        return True


def _sheet_note(raw: Raw) -> str:
    """The edition and the streets in one line."""
    lengths = ", ".join(map(str, raw["streets"]))
    return _("{edition}: streets of {lengths} houses").format(edition=raw.get("edition", ""), lengths=lengths)


def _opponent_note(raw: Raw) -> str:
    """The card in one line."""
    level = _("Level {level}").format(level=raw["level"])
    figures = raw.get("temps", ()) if raw["level"] == 0 else [raw[field] for field in POINTS]
    return f"{level}: " + " ".join(map(str, figures))
