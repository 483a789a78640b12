"""All that the results screen shows, as one value."""

from __future__ import annotations

from typing import Literal, NamedTuple

from companion.draw.results.scores import Line, Scores
from companion.rules.welcome.table import Table

PanelName = Literal["", "share", "cities", "paper"]
FieldName = Literal["temps", "total"]

SLIDE = 1.0
"""After the last category the rows go to their places."""


class Typed(NamedTuple):
    """What is being typed for a player on paper."""

    name: str
    temps: str = ""
    total: str = ""
    field: FieldName = "temps"
    fault: str = ""


class ResultsView(NamedTuple):
    """A finished game, or one as it stands."""

    scores: Scores
    table: Table
    date: str = ""
    counted: float = 99.0
    """How many categories are counted up so far."""
    running: bool = False
    """Whether this is the game being played: then there is a way back to its sheets."""
    can_undo: bool = False
    arrived: bool = False
    """Whether this came in as a file and is not kept yet."""
    opened: str = ""
    panel: PanelName = ""
    typed: Typed | None = None
    told: str = ""
    can_replay: bool = False
    """Whether there are moves to replay: sheets copied from paper have none."""

    @property
    def counting(self) -> bool:
        return self.counted < len(self.scores.categories) + SLIDE

    @property
    def cities(self) -> tuple[Line, ...]:
        return tuple(line for line in self.scores.ranked if line.kind == "city")

    def partial(self, line: Line) -> int:
        """The total as far as it is counted; someone on paper has it all at once, at the end."""
        whole = int(self.counted)
        counted = sum(line.cells[name].points for name in self.scores.categories[:whole] if name in line.cells)
        rest = self.counted - whole
        if whole < len(self.scores.categories) and rest:
            cell = line.cells.get(self.scores.categories[whole])
            counted += round(cell.points * min(1.0, rest * 1.6)) if cell else 0
        return counted
