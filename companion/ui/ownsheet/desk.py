"""An own sheet in taps: what each tap and each word typed does to the draft. No Kivy in it."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from companion.draw.newgame.table import edition_name
from companion.draw.ownsheet.view import OwnSheetView
from companion.draw.targets import BoxAt, Column, Do, HouseAt
from companion.records.assets import sheets
from companion.records.record import start
from companion.rules.welcome.agreed import MOST_BOXES, sheet_faults
from companion.rules.welcome.reasons import Why
from companion.rules.welcome.sheet import Edition, Sheet
from companion.store.ownsheets import changes
from companion.store.ownsheets.changes import TEMP_POINTS
from companion.store.ownsheets.draft import SheetDraft, read_sheet, sheet_raw
from companion.store.ownsheets.kept import OwnSheets
from companion.store.store import Store
from companion.ui.newgame.header import sentence
from companion.words import _


class SheetDesk:
    """Holds the draft of one sheet, changes it tap by tap, and keeps it in the store after each."""

    def __init__(self, store: Store, name: str, edition: Edition, like: str = "") -> None:
        self.sheets = OwnSheets(store)
        self.name = name
        """What the sheet is kept under; empty: it is new."""
        self.draft = self.sheets.begin(name, edition, like)
        self.faults: dict[str, str] = {}

    @property
    def called(self) -> str:
        """What the sheet is called, also if nothing was typed."""
        return self.sheets.shown_name(self.name, self.draft)

    def view(self) -> OwnSheetView:
        """What the page shows now."""
        draft = self.draft
        header = {"edition": draft.edition, "sheet": sheet_raw(draft.sheet), "players": [{"id": "p1"}]}
        return OwnSheetView(
            start(header), draft.name, self.called, not self.name, () if self.name else self._copies(),
            draft.ladder, draft.figures if draft.ladder else (), draft.box, bool(draft.made), self.faults,
        )  # fmt: skip

    def _copies(self) -> tuple[tuple[str, str], ...]:
        printed = {name: "2018" if name.endswith("2018") else "2023" for name in sheets()}
        words = _("{edition}, as printed")
        return (
            *((name, words.format(edition=edition_name(_edition(year)))) for name, year in printed.items()),
            *((name, name) for name in self.sheets.kept()),
        )

    # taps

    def tap(self, target: Hashable) -> bool:
        """Answers a tap; says whether it could be. If not, the fault stands at its field."""
        self.faults = {}
        draft, sheet = self.draft, self.draft.sheet
        match target:
            case HouseAt(street, house):
                return self._change(changes.turn_pool(sheet, street, house), f"street {street}")
            case Column(size):
                self._put(draft.take(f"values {size}"))
            case BoxAt(ladder, _place, box):
                self._put(draft.take(draft.ladder if draft.ladder.startswith(ladder) else "", box - 1))
            case Do("ladder", name):
                self._put(draft.take(TEMP_POINTS if name == "temps" else str(name)))
            case Do("figure", key) if draft.ladder:
                self._put(draft.key(str(key)))
            case Do("boxes", step) if draft.ladder:
                return self._boxes(int(step))
            case Do(name, value):
                return self._do(name, value)
        return True

    def _do(self, name: str, value: str | int) -> bool:
        draft, sheet = self.draft, self.draft.sheet
        if name.startswith("length "):
            street = int(name.removeprefix("length "))
            return self._change(changes.longer(sheet, street, int(value)), f"street {street}")
        answer: Callable[[], bool] | None = {
            "add-street": lambda: self._change(changes.add_street(sheet), "streets"),
            "drop-street": lambda: self._change(changes.drop_street(sheet, int(value)), "streets"),
            "copy": lambda: self._change(self._sheet(str(value)), "name"),
            "edition": lambda: self._put(draft._replace(edition=_edition(str(value)))),
            "undo": lambda: self._put(draft.undo()),
        }.get(name)
        return answer is None or answer()

    def _sheet(self, name: str) -> Sheet:
        """A sheet to begin with."""
        return sheets()[name] if name in sheets() else read_sheet(self.sheets.kept()[name])

    def _boxes(self, step: int) -> bool:
        """A box more, with the figure before it until another is typed, or the last one less."""
        draft, sheet = self.draft, self.draft.sheet
        temps, figures = draft.ladder == TEMP_POINTS, draft.figures
        if step < 0 and not (sheet.temps if temps else figures):
            self.faults["ladder"] = _("There is no box left to take away.")
            return False
        if temps:
            return self._change(sheet._replace(temps=sheet.temps + step), "ladder")
        if step < 0:
            return self._change(changes.with_ladder(sheet, draft.ladder, figures[:-1]), "ladder")
        more = changes.with_ladder(sheet, draft.ladder, (*figures, figures[-1] if figures else 0))
        if not self._change(more, "ladder"):
            return False
        self._put(self.draft.take(draft.ladder, len(figures)))
        return True

    def _change(self, sheet: Sheet, field: str) -> bool:
        """Takes a change if the sheet can still be played; otherwise the field says why not."""
        fault = next(iter(sheet_faults(sheet)), None)
        if fault is None:
            return self._put(self.draft.changed(sheet))
        words = sentence(fault)
        if fault.why is Why.SHEET_LADDER:
            words = _("A ladder has {most} figures at most.").format(most=MOST_BOXES)
        self.faults[field] = words
        return False

    def _put(self, draft: SheetDraft) -> bool:
        self.draft = draft
        self.sheets.put(self.name, draft)
        return True

    # words

    def written(self, text: str) -> None:
        """Takes what stands in the name."""
        self.faults = {}
        self._put(self.draft._replace(name=text))

    # keeping

    def keep(self) -> str:
        """Keeps the sheet and gives its name; empty if the name is another's."""
        called = self.called
        if self.sheets.taken(self.name, called):
            self.faults = {"name": _("Another sheet is called {name}.").format(name=called)}
            return ""
        return self.sheets.keep(self.name, self.draft)


def _edition(year: str) -> Edition:
    return "2018" if year == "2018" else "2023"
