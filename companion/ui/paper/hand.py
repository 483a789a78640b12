"""Copying a sheet from paper in taps: what each tap enters. No Kivy in it."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Protocol, cast

from companion.draw.paper.entry import TOOLS, Entry, Tool, entry_of, entry_raw
from companion.draw.paper.faults import sentence
from companion.draw.paper.view import entry_view
from companion.draw.results.scores import scores
from companion.draw.results.wording import headline, temps
from companion.draw.targets import Action, BoxAt, Do, GapAt, HouseAt, NumberKey, Open, PlayerChip, PoolAt, Slot
from companion.draw.view import SheetView
from companion.rules.welcome.city import City
from companion.rules.welcome.reasons import Reason
from companion.store.papercheck import marks
from companion.store.papercheck.check import Check
from companion.store.papercheck.judge import live_result, roomy
from companion.store.papercheck.paper import Paper

DIGITS = 3


class Keeper(Protocol):
    """Where a check goes after every tap."""

    def put(self, check: Check) -> Check: ...


class PaperHand:
    """The hand over one check: the tool it holds, and what the next tap enters. All that is entered is in the store."""

    def __init__(self, papers: Keeper, check: Check) -> None:
        self.papers = papers
        self.check = check
        self.message = ""
        self.menu = False
        self.open_street = 0

    @property
    def paper(self) -> Paper:
        return self.check.sheet.paper

    @property
    def entry(self) -> Entry:
        """The tool in hand and what is half typed; kept with the check, so it outlives the app."""
        return entry_of(self.check.hand)

    @entry.setter
    def entry(self, entry: Entry) -> None:
        self._keep(self.check._replace(hand=entry_raw(entry)))

    def view(self) -> SheetView:
        """What the sheet shows now."""
        check, table = self.check, self.check.table
        faults = check.faults()
        told = scores(roomy(table))
        summary = (headline(told), temps(told)) if len(told.lines) > 1 else (temps(told),)
        shown = faults[check.shown]
        elsewhere = sum(len(one.wrong) for one in faults) - len(shown.wrong)
        entry = self.entry._replace(wrong=shown.wrong, missing=shown.missing, elsewhere=elsewhere, summary=summary)
        street = self.open_street or self.paper.street or len(table.setup.sheet.streets)
        return entry_view(
            table, live_result(table), check.shown, entry, self.at, message=self.message,
            can_undo=bool(check.sheet.made), can_redo=bool(check.sheet.undone), open_street=street, menu=self.menu,
        )  # fmt: skip

    @property
    def at(self) -> HouseAt | None:
        """The house the next number goes to."""
        return HouseAt(self.paper.street, self.paper.house) if self.paper.street else None

    def tap(self, target: Hashable) -> bool:
        """Enters what a tap means; says whether it could. If not, the message says why."""
        self.message = ""
        self.menu = target == Action("menu")
        reason = self._answer(target)
        if reason is not None:
            self.message = sentence(reason)
        return reason is None

    def beside(self) -> None:
        """A tap on nothing folds what lies over the sheet."""
        self.message, self.menu = "", False
        self.entry = self.entry._replace(typing=0, typed="")

    # answering

    def _answer(self, target: Hashable) -> Reason | None:
        match target:
            case NumberKey(number):
                self._number(number)
            case Do("key", name):
                self._key(str(name))
            case HouseAt(street, house):
                return self._house(street, house)
            case PoolAt(street, house):
                self._put(marks.turn_pool(self.paper.city, street, house))
            case GapAt(street, after):
                self._put(marks.turn_fence(self.paper.city, street, after))
            case BoxAt(ladder, place, box):
                self._put(marks.cross(self.paper.city, cast("marks.Crossed", ladder), place, box))
            case Do(name, value):
                self._do(name, value)
            case _:
                self._look(target)
        return None

    def _look(self, target: Hashable) -> None:
        match target:
            case Open(street):
                self.open_street = street
            case Slot():
                self._take("plans")
            case PlayerChip(player):
                self.show([seat.id for seat in self.check.table.seats].index(player))
            case Action("undo"):
                self._step(self.check.with_sheet(self.check.sheet.undo()))
            case Action("redo"):
                self._step(self.check.with_sheet(self.check.sheet.redo()))

    def show(self, place: int) -> None:
        """Another player's sheet."""
        self.open_street = 0
        self.entry = self.entry._replace(next_is_bis=False, typing=0, typed="")
        self._keep(self.check._replace(shown=place))

    def _do(self, name: str, value: str | int) -> None:
        if name == "tool" and value in TOOLS:
            self._take(value)
        elif name == "ladder":
            self._take("boxes" if value in ("parks", "temps", "estates", "refusals") else "numbers")
        elif name == "page":
            self.entry = self.entry._replace(page=self.entry.page + 1)
        elif name.startswith("points "):
            self._note(int(name.removeprefix("points ")), int(value))
        elif name == "type-points":
            self.entry = self.entry._replace(typing=int(value), typed="")
        elif name == "figure":
            self._typed(str(value))
        elif name == "figures-keep":
            self._keep_typed()
        elif name == "figures-close":
            self.entry = self.entry._replace(typing=0, typed="")

    def _take(self, tool: Tool) -> None:
        self.open_street = 0 if tool == "numbers" else self.open_street or self.paper.street
        self.entry = self.entry._replace(tool=tool, next_is_bis=False, page=0)

    # houses

    def _house(self, street: int, house: int) -> Reason | None:
        if self.entry.tool == "used":
            turned = marks.turn_used(self.paper.city, street, house)
            if not isinstance(turned, City):
                return turned
            self._put(turned)
            return None
        self.open_street = 0
        if self.entry.tool != "numbers":
            self._take("numbers")
        elif self.at == HouseAt(street, house) and self.check.table.setup.sheet.has_pool(street, house):
            self._put(marks.turn_pool(self.paper.city, street, house))
            return None
        self._keep(self.check.changed(self.paper._replace(street=street, house=house)))
        return None

    def _number(self, number: int) -> None:
        paper, bis = self.paper, self.entry.next_is_bis
        if paper.street:
            self._move_on(marks.write(paper.city, paper.street, paper.house, number, bis=bis))

    def _move_on(self, city: City) -> None:
        self.entry = self.entry._replace(next_is_bis=False)
        self.open_street = 0
        sheet = self.check.table.setup.sheet
        self._keep(self.check.changed(self.paper._replace(city=city).moved_on(sheet)))

    def _key(self, name: str) -> None:
        paper = self.paper
        street, house = paper.street, paper.house
        if not street:
            return
        if name == "empty":
            self._move_on(marks.erase(paper.city, street, house))
        elif name == "roundabout":
            self._move_on(marks.build_roundabout(paper.city, street, house))
        elif name == "fence" and house > 1:
            self._put(marks.turn_fence(paper.city, street, house - 1))
        elif name == "bis":
            self._bis(street, house)

    def _bis(self, street: int, house: int) -> None:
        """A written number becomes a bis; at an empty house the next number will be one."""
        if self.paper.city.street(street).at(house) >= 0:
            self._move_on(marks.turn_bis(self.paper.city, street, house))
        else:
            self.entry = self.entry._replace(next_is_bis=not self.entry.next_is_bis)

    # plans

    def _note(self, slot: int, points: int) -> None:
        city = self.paper.city
        noted = None if city.plans[slot - 1] == points else points
        self._put(marks.note(self.check.table, city, slot, noted, whole=not self.paper.street))

    def _typed(self, key: str) -> None:
        typed = self.entry.typed
        if key == "next":
            self._keep_typed()
            return
        after = typed[:-1] if key == "erase" else (typed + key)[:DIGITS]
        self.entry = self.entry._replace(typed=after.lstrip("0") or after[-1:])

    def _keep_typed(self) -> None:
        slot, typed = self.entry.typing, self.entry.typed
        self.entry = self.entry._replace(typing=0, typed="")
        points = int(typed) if typed else None
        city = marks.note(self.check.table, self.paper.city, slot, points, whole=not self.paper.street)
        self._put(city)

    # keeping

    def _put(self, city: City) -> None:
        self._keep(self.check.changed(self.paper._replace(city=city)))

    def _step(self, check: Check) -> None:
        self.open_street = 0
        self._keep(check)

    def _keep(self, check: Check) -> None:
        self.check = self.papers.put(check)
