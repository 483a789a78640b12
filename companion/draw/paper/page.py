"""The result of a check: every score row live, what can't be, what differs from the paper, and what becomes of it."""

from __future__ import annotations

from typing import NamedTuple

from companion.draw.blocks import GAP, Block, Button, Field, Heading, Note, draw_card
from companion.draw.boxes import Rect
from companion.draw.page import TWO_COLUMNS, Page, Words, lay_page
from companion.draw.paper.faults import sentence
from companion.draw.pen import Pen
from companion.draw.results.rows import cell_text, draw_place, draw_sign, total_text
from companion.draw.results.scores import LOSSES, Category, Line, Scores
from companion.draw.results.wording import headline, temps, ties
from companion.draw.targets import Do
from companion.rules.welcome.reasons import Reason
from companion.words import _


class CheckedSheet(NamedTuple):
    """One player's line of the result."""

    line: Line
    wrong: tuple[Reason, ...]
    missing: tuple[Reason, ...]
    ours: str
    """The total worked out on paper, as typed."""
    difference: tuple[str, ...]
    """How far it is off, and what would explain it."""


class ResultView(NamedTuple):
    """The whole table."""

    scores: Scores
    sheets: tuple[CheckedSheet, ...]
    over: bool
    """Whether a city has ended the game, so that nobody can go on with it."""
    told: str = ""

    @property
    def possible(self) -> bool:
        """Whether every sheet can be, with nothing missing."""
        return not any(one.wrong or one.missing for one in self.sheets)


def layout_result(view: ResultView, size: tuple[float, float], density: float = 1.0, text_scale: float = 1.0) -> Page:
    """The result as a page; players stand side by side where there is room."""
    kind = "done" if view.possible else "pale"
    buttons = [Button(_("Keep and share"), Do("keep"), kind)]
    if not view.over:
        buttons.insert(0, Button(_("Go on in the app"), Do("go-on"), "key" if view.possible else "pale"))
    columns: list[list[Block]] = [[], []]
    for place, sheet in enumerate(view.sheets):
        columns[place % 2 if size[0] >= TWO_COLUMNS else 0] += _sheet_blocks(view, place, sheet)
    rival = next((line for line in view.scores.lines if line.kind == "aaa"), None)
    if rival is not None:
        columns[1].append(ScoreRow(rival, view.scores.categories, Do("pile")))
    columns[0][:0] = _table_blocks(view)
    words = Words(_("Check a paper sheet"), tuple(buttons))
    return lay_page(words, [column for column in columns if column], size, density, text_scale)


def _table_blocks(view: ResultView) -> list[Block]:
    blocks: list[Block] = [Note(view.told, fault=True, size=15)] if view.told else []
    blocks.append(Heading(headline(view.scores)))
    blocks += [Note(words, size=15) for words in ties(view.scores)]
    blocks.append(Note(temps(view.scores), size=15))
    return blocks


def _sheet_blocks(view: ResultView, place: int, sheet: CheckedSheet) -> list[Block]:
    blocks: list[Block] = [ScoreRow(sheet.line, view.scores.categories, Do("sheet", place))]
    blocks += [Note(sentence(reason), fault=True, size=15) for reason in sheet.wrong]
    blocks += [Note(_("Missing: {what}").format(what=sentence(reason)), size=14) for reason in sheet.missing]
    label = _("{name}: our total was").format(name=sheet.line.name)
    blocks.append(Field(f"ours {place}", sheet.ours, label, _("as added up on paper")))
    blocks += [Note(words, size=15) for words in sheet.difference]
    return blocks


class ScoreRow(NamedTuple):
    """The score row of the paper for one player, or the AAA's; tapping it leads to the sheet or the pile."""

    line: Line
    categories: tuple[Category, ...]
    target: Do

    def _columns(self, width: float) -> int:
        return len(self.categories) if width >= 52 * len(self.categories) else -(-len(self.categories) // 2)

    def height(self, pen: Pen, width: float) -> float:
        rows = -(-len(self.categories) // self._columns(width))
        return 48 * max(1.0, pen.text_scale * 0.9) + rows * (52 + 6 * pen.text_scale) + 12

    def draw(self, pen: Pen, rect: Rect) -> None:
        draw_card(pen, rect, chosen=self.line.winner)
        inner = rect.inset(10, 6)
        head, body = inner.cut_top(48 * max(1.0, pen.text_scale * 0.9))
        medal, head = head.cut_left(34, 8)
        draw_place(pen, self.line, medal.inset(0, 3), "box")
        total, head = head.cut_right(min(92.0, head.w * 0.3), 8)
        pen.text(total, total_text(self.line), "ink", "box", 34, "figure", "right")
        pen.text(head, self.line.name, "teal-ink", "box", 24, "title", "left")
        columns = self._columns(rect.w)
        rows = -(-len(self.categories) // columns)
        for category, cell in zip(self.categories, body.grid(columns, rows, GAP / 2), strict=False):
            sign, figure = cell.cut_top(cell.h * 0.5)
            draw_sign(pen, category, sign.inset(4, 2))
            role = "red-ink" if category in LOSSES else "ink"
            pen.text(figure, cell_text(self.line, category), role, "box", 20, "figure")
        pen.scene.touch(rect, self.target)
