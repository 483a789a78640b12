"""A sheet while it is made: what it is so far, the figure in hand, and the way back."""

from __future__ import annotations

from typing import NamedTuple, get_args

import msgspec

from companion.records.position import Raw, Wrong
from companion.records.record import convert
from companion.records.wire import SheetForm
from companion.rules.welcome.agreed import MOST_POINTS, sheet_faults
from companion.rules.welcome.sheet import Edition, Ladder, Sheet
from companion.store.ownsheets.changes import has_ladder, ladder_of, with_ladder

MOST_STEPS = 200
"""So many steps can be taken back."""


class SheetDraft(NamedTuple):
    """A value; every change gives a new one."""

    sheet: Sheet
    edition: Edition
    name: str = ""
    ladder: str = ""
    """The ladder whose figures are in hand; empty: none."""
    box: int = 0
    """The figure the next digit goes to, counted from 0."""
    typing: bool = False
    """Whether digits were typed into it already: the next one goes behind them."""
    made: tuple[Raw, ...] = ()
    """What every step changed, as it was before."""

    @property
    def figures(self) -> Ladder:
        """The figures of the ladder in hand."""
        return ladder_of(self.sheet, self.ladder)

    def changed(self, sheet: Sheet) -> SheetDraft:
        """Another step."""
        before, after = sheet_raw(self.sheet), sheet_raw(sheet)
        step = {name: value for name, value in before.items() if value != after[name]}
        if not step:
            return self
        return self._replace(sheet=sheet, made=(*self.made, step)[-MOST_STEPS:], typing=False).settled()

    def undo(self) -> SheetDraft:
        """Takes the last step back."""
        if not self.made:
            return self
        *rest, step = self.made
        before = read_sheet({**sheet_raw(self.sheet), **step})
        return self._replace(sheet=before, made=tuple(rest), typing=False).settled()

    def take(self, ladder: str, box: int = 0) -> SheetDraft:
        """Another ladder or figure in hand."""
        return self._replace(ladder=ladder, box=box, typing=False).settled()

    def settled(self) -> SheetDraft:
        """The hand holds nothing that is gone."""
        if not self.ladder or not has_ladder(self.sheet, self.ladder):
            return self._replace(ladder="", box=0)
        return self._replace(box=max(0, min(self.box, len(self.figures) - 1)))

    def key(self, key: str) -> SheetDraft:
        """After a key of the keypad: a digit, "erase", or "next"; all digits of one figure are one step."""
        if key == "next":
            return self.take(self.ladder, (self.box + 1) % max(1, len(self.figures)))
        figures = self.figures or (0,)
        now = str(figures[self.box])
        typed = now[:-1] if key == "erase" else now + key if self.typing else key
        figure = int(typed or "0")
        if figure > MOST_POINTS:
            return self
        after = with_ladder(self.sheet, self.ladder, (*figures[: self.box], figure, *figures[self.box + 1 :]))
        draft = self._replace(sheet=after) if self.typing else self.changed(after)
        return draft._replace(typing=True)


def sheet_raw(sheet: Sheet) -> Raw:
    """A sheet as it stands in a header."""
    raw: Raw = msgspec.to_builtins(SheetForm.of(sheet))
    return raw


def read_sheet(raw: Raw) -> Sheet:
    """A sheet from a header. Raises Wrong if it is none, or can't be played."""
    form: SheetForm = convert(raw, SheetForm)
    sheet = form.sheet()
    faults = sheet_faults(sheet)
    if faults:
        raise Wrong(faults)
    return sheet


def draft_raw(draft: SheetDraft) -> Raw:
    """A draft as plain JSON."""
    return {**draft._asdict(), "sheet": sheet_raw(draft.sheet)}


def read_draft(raw: Raw) -> SheetDraft:
    """A draft from its JSON. Raises Wrong, or LookupError, TypeError or ValueError, if it is none."""
    if raw["edition"] not in get_args(Edition):
        raise ValueError(raw["edition"])
    draft = SheetDraft(
        read_sheet(raw["sheet"]), raw["edition"], str(raw["name"]), str(raw["ladder"]), int(raw["box"]),
        bool(raw["typing"]), tuple(dict(step) for step in raw["made"]),
    )  # fmt: skip
    back = draft
    while back.made:
        back = back.undo()
    return draft.settled()
