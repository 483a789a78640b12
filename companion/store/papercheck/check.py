"""A check: the sheets of a whole table, as far as they are copied from paper."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from companion.records.position import Raw, city_form
from companion.records.record import Entry, Record, decode, encode, start
from companion.rules.welcome.city import City
from companion.rules.welcome.moves import TABLE, Close
from companion.rules.welcome.table import Table, ends
from companion.store.papercheck.judge import Faults, judge
from companion.store.papercheck.paper import Paper, PaperSheet

NOTHING: Raw = {}


class Check(NamedTuple):
    """Header of the table, a sheet for every player, whose is shown, and what the hand over it is about to do."""

    key: str
    header: Raw
    sheets: tuple[PaperSheet, ...]
    shown: int = 0
    hand: Raw = NOTHING
    kept: bool = False
    """Whether it is a past game as it stands."""

    @property
    def sheet(self) -> PaperSheet:
        """The sheet that is shown."""
        return self.sheets[self.shown]

    @property
    def table(self) -> Table:
        """The table with every city as it is entered, whether it can be or not."""
        begun = empty_table(self.header)
        seats = zip(begun.seats, self.sheets, strict=True)
        return begun._replace(seats=tuple(seat._replace(city=sheet.paper.city) for seat, sheet in seats))

    def with_sheet(self, sheet: PaperSheet) -> Check:
        """The check with another state of the shown sheet."""
        sheets = self.sheets[: self.shown] + (sheet,) + self.sheets[self.shown + 1 :]
        return self._replace(sheets=sheets, kept=self.kept and sheet.paper == self.sheet.paper)

    def changed(self, paper: Paper) -> Check:
        """After a tap on the shown sheet."""
        return self.with_sheet(self.sheet.changed(paper))

    def faults(self) -> tuple[Faults, ...]:
        """All that can't be and all that is missing, sheet by sheet."""
        table = empty_table(self.header)
        return tuple(judge(table, sheet.paper.city) for sheet in self.sheets)


def new_check(key: str, header: Raw) -> Check:
    """A check with untouched sheets. Raises Wrong if such a table can't be."""
    table = empty_table(header)
    return Check(key, header, tuple(PaperSheet(Paper(City.bare(table.setup.sheet))) for _ in table.seats))


def empty_table(header: Raw) -> Table:
    """The table before anything was written. Raises Wrong if it can't be."""
    return _table(encode(header))


@lru_cache(maxsize=4)
def _table(header: bytes) -> Table:
    return start(decode(header))


def turns(city: City) -> int:
    """How many turns a city shows: one for every number that is not a bis, one for every refusal."""
    numbers = sum(number >= 0 for street in city.streets for number in street.houses)
    return numbers - city.bis + city.refusals


def full_header(check: Check, in_round: int) -> Raw:
    """The header of a record that starts from these sheets, in some round."""
    players = zip(check.header["players"], check.sheets, strict=True)
    header = {name: value for name, value in check.header.items() if name not in ("round", "approved")}
    header["players"] = [{**player, **city_form(sheet.paper.city)} for player, sheet in players]
    header["round"] = max(1, in_round)
    return header


def most_turns(check: Check) -> int:
    """How many rounds the sheets show."""
    return max(turns(sheet.paper.city) for sheet in check.sheets)


def over(check: Check) -> bool:
    """Whether the cities have reached an end of the game."""
    table = check.table
    return bool(ends(table.setup.sheet, [seat.city for seat in table.seats]))


def finished_record(check: Check) -> Record:
    """The check as a game that is over; where no city has ended it, the table has. The cities must be possible."""
    played = most_turns(check)
    if over(check):
        return Record(full_header(check, played))
    # a round in which nobody acted is not counted, so closing the next one ends the game in the last
    return Record(full_header(check, played + 1), (Entry(Close(by=TABLE)),))


def begun_header(check: Check) -> Raw:
    """The header of a game that goes on from these sheets. The cities must be possible."""
    return full_header(check, most_turns(check) + 1)
