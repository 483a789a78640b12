"""What comes out of a check, as the result page shows it. No Kivy in it."""

from __future__ import annotations

from companion.draw.paper.differences import difference_words, explained
from companion.draw.paper.page import CheckedSheet, ResultView
from companion.draw.results.scores import scores
from companion.rules.welcome.table import ends
from companion.store.papercheck.check import Check, over
from companion.store.papercheck.judge import live_result, roomy


def result_view(check: Check, told: str = "") -> ResultView:
    """Every score row, all that can't be, and what differs from the totals on paper."""
    table = check.table
    faults = check.faults()
    if not any(one.wrong or one.missing for one in faults):
        table = table._replace(ended_by=ends(table.setup.sheet, [seat.city for seat in table.seats]))
    found = scores(roomy(table))
    sheets = []
    rows = zip(found.lines, faults, check.sheets, live_result(table).cities, strict=False)
    for line, found_wrong, sheet, (seat, score) in rows:
        ours = sheet.paper.ours
        difference: tuple[str, ...] = ()
        if ours is not None:
            difference = (difference_words(ours, score.total), *explained(table, seat.city, score, ours))
        typed = "" if ours is None else str(ours)
        sheets.append(CheckedSheet(line, found_wrong.wrong, found_wrong.missing, typed, difference))
    return ResultView(found, tuple(sheets), over(check), told)
