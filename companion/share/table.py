"""A result as CSV: one row a player, one column a figure, names of columns for programs."""

from __future__ import annotations

import csv
import io

from companion.draw.results.scores import CATEGORIES, Category, Cell, Line, scores
from companion.share.parcel import CSV, Parcel
from companion.share.play import Play

PARTS: dict[Category, str] = {"plans": "plan", "parks": "park", "estates": "estate"}
FORMULA = ("=", "+", "-", "@", "\t", "\r")


def csv_text(play: Play) -> str:
    """Everybody at the table, the best first."""
    found = scores(play.table)
    sheet = play.table.setup.sheet
    counts = {"plans": len(play.table.setup.goals), "parks": len(sheet.streets), "estates": len(sheet.values)}
    columns = ["place", "name", "city", "total"]
    for category in CATEGORIES:
        columns.append(category)
        columns += [f"{PARTS[category]} {number}" for number in range(1, counts.get(category, 0) + 1)]
    columns += ["temp boxes", "complete estates", "date", "minutes"]
    file = io.StringIO()
    writer = csv.writer(file)
    writer.writerow(columns)
    for line in found.ranked:
        row: list[str | int | None] = [line.place, _safe(line.name), _safe(line.city_name), line.total]
        for category in CATEGORIES:
            row += _figures(line, category, counts.get(category, 0))
        day = play.started.strftime("%Y-%m-%d") if play.started else ""
        row += [line.temp_boxes, line.complete_estates, day, play.minutes or None]
        writer.writerow(row)
    return file.getvalue()


def _figures(line: Line, category: Category, count: int) -> list[int | None]:
    cell = line.cells.get(category, Cell(0)) if line.kind == "city" else line.cells.get(category)
    if cell is None:
        return [None] * (1 + count)
    parts = list(cell.parts[:count]) if line.kind == "city" else []
    return [cell.points, *parts, *[None] * (count - len(parts))]


def _safe(name: str) -> str:
    """A name no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(FORMULA) else name


def csv_parcel(play: Play) -> Parcel:
    """The file; a mark at its start tells old spreadsheets that it is UTF-8."""
    return Parcel(play.file_name("", ".csv"), CSV, csv_text(play).encode("utf-8-sig"))
