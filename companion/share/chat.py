"""A result as text for a chat, and read back: another phone takes a line of it as a player on paper."""

from __future__ import annotations

import re
from typing import NamedTuple

from companion.draw.results.rows import cell_text, total_text
from companion.draw.results.scores import CATEGORIES, Line, Scores, scores
from companion.draw.results.wording import headline, ties
from companion.rules.welcome.moves import TABLE, TellPaper
from companion.rules.welcome.play import play as play_move
from companion.rules.welcome.reasons import Reason
from companion.rules.welcome.result import result
from companion.rules.welcome.table import Table
from companion.share.play import Play
from companion.words import _

MEDALS = "🥇🥈🥉"
TEMP = "◆"

LINE = re.compile(
    rf"^[\s>*_]*(?:[{MEDALS}]|\d+\.|–)\s+(?P<name>\S.*): (?P<total>[−-]?\d+)"
    rf"(?: {TEMP}(?P<boxes>\d+)(?: \+(?P<points>\d+))?)?[\s*_]*$"
)


class Told(NamedTuple):
    """A line of such a text: temps boxes, and the temp points its total holds."""

    name: str
    total: int
    boxes: int = 0
    points: int = 0


def chat_text(play: Play) -> str:
    """The result for people; the lines with a place can be read back in any language."""
    found = scores(play.table)
    title = _("A game of Welcome To…")
    lines = [f"{title} {play.date}".strip(), headline(found), *ties(found), ""]
    for line in found.ranked:
        lines += [_player(line), *_details(found, line)]
    return "\n".join(lines) + "\n"


def _player(line: Line) -> str:
    place = line.place
    sign = "–" if place is None else MEDALS[place - 1] if place <= len(MEDALS) else f"{place}."
    temps = ""
    if line.temp_boxes is not None and "temps" in line.cells:
        temps = f" {TEMP}{line.temp_boxes} +{line.cells['temps'].points}"
    return f"{sign} {line.name}: {total_text(line)}{temps}"


def _details(found: Scores, line: Line) -> list[str]:
    if line.kind == "paper":
        return []
    cells = ", ".join(
        f"{_(CATEGORIES[name])} {cell_text(line, name)}" for name in found.categories if name in line.cells
    )
    return [f"   {line.city_name}: {cells}" if line.city_name else f"   {cells}"]


def read_chat(text: str) -> list[Told]:
    """Every player a pasted text names with a total."""
    found = []
    for row in text.splitlines():
        match = LINE.match(row)
        if match:
            total = int(match["total"].replace("−", "-"))
            found.append(Told(match["name"].strip(), total, int(match["boxes"] or 0), int(match["points"] or 0)))
    return found


def told_of(name: str, found: list[Told]) -> Told | None:
    """The line of a player: by name, or the only one there is."""
    same = [one for one in found if one.name.casefold() == name.casefold()]
    if same:
        return same[0]
    return found[0] if len(found) == 1 else None


def paper_move(table: Table, name: str, told: Told) -> TellPaper:
    """What a pasted line means at this table: its temps are ranked anew here, so the total changes with them."""
    ranked = play_move(table, TellPaper(by=TABLE, name=name, temps=told.boxes))
    points: int | None = None
    if not isinstance(ranked, Reason):
        points = next((one.temp_points for one in result(ranked).paper if one.player.name == name), None)
    total = told.total if points is None else told.total - told.points + points
    return TellPaper(by=TABLE, name=name, temps=told.boxes, total=total)
