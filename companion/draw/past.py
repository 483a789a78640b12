"""Past games: newest first, with totals and date, best and average of everyone."""

from __future__ import annotations

from typing import NamedTuple

from companion.draw.blocks import PAD, Block, Button, Buttons, Choices, Heading, Note, Option, draw_button, draw_card
from companion.draw.boxes import Rect
from companion.draw.page import Page, Words, lay_page
from companion.draw.pen import Pen
from companion.draw.targets import Do
from companion.words import _, ngettext


class PastLine(NamedTuple):
    """Someone's line in a past game."""

    name: str
    total: int | None
    winner: bool


class PastRow(NamedTuple):
    """A game of the list: when, who, how many points."""

    number: int
    date: tuple[int, int, int]
    finished: bool
    round: int
    lines: tuple[PastLine, ...]

    def _names(self, pen: Pen) -> float:
        return 26 * pen.text_scale

    def height(self, pen: Pen, width: float) -> float:
        columns = 2 if width >= 520 else 1
        rows = -(-min(len(self.lines), MOST_LINES) // columns)
        return max(68.0, 26 * pen.text_scale + rows * self._names(pen) + 20)

    def draw(self, pen: Pen, rect: Rect) -> None:
        draw_card(pen, rect)
        inner = rect.inset(PAD, 8)
        out, inner = inner.cut_right(52, 4)
        draw_button(pen, out.middle(52, 52), "", "key", Do("delete", self.number), "sign-bin")
        go, inner = inner.cut_right(min(116.0 * max(1.0, pen.text_scale * 0.85), inner.w * 0.34), 8)
        words = _("Look") if self.finished else _("Continue")
        draw_button(pen, go.middle(go.w, 52), words, "key" if self.finished else "amber", Do("open-game", self.number))
        head, rest = inner.cut_top(24 * pen.text_scale, 2)
        state = "" if self.finished else _(", round {round}").format(round=self.round)
        pen.text(head, date_words(self.date) + state, "ink-soft", "box", 14, "text-semibold", "left")
        columns = 2 if rect.w >= 520 else 1
        shown = self.lines[:MOST_LINES]
        rows = max(1, -(-len(shown) // columns))
        for line, cell in zip(shown, rest.grid(columns, rows, 4), strict=False):
            _draw_line(pen, line, cell)
        pen.scene.touch(Rect(rect.x, rect.y, go.x - rect.x, rect.h), Do("open-game", self.number))


MOST_LINES = 8


def _draw_line(pen: Pen, line: PastLine, rect: Rect) -> None:
    total, name = rect.cut_left(46 * min(pen.text_scale, 1.3), 6)
    pen.text(total, "?" if line.total is None else str(line.total), "teal-ink", "box", 20, "figure", "right")
    if line.winner:
        mark, name = name.cut_left(18, 4)
        pen.scene.sprite(mark.middle(18, 18), "mark-used")
    pen.text(name, line.name, "ink", "box", 16, "text-semibold" if line.winner else "text", "left")


def date_words(date: tuple[int, int, int]) -> str:
    """A day, in the order the language wants it."""
    year, month, day = date
    return _("{year}-{month}-{day}").format(year=year, month=f"{month:02}", day=f"{day:02}")


class Honours(NamedTuple):
    """What someone reached in finished games."""

    name: str
    games: int
    wins: int
    best: int
    average: float

    def height(self, pen: Pen, _width: float) -> float:
        return 64 + 16 * (pen.text_scale - 1) * 2

    def draw(self, pen: Pen, rect: Rect) -> None:
        draw_card(pen, rect)
        inner = rect.inset(PAD, 8)
        name, rest = inner.cut_left(inner.w * 0.42, 8)
        upper, lower = name.cut_top(name.h * 0.55)
        pen.text(upper, self.name, "ink", "box", 17, "text-semibold", "left")
        games = ngettext("{count} game", "{count} games", self.games).format(count=self.games)
        pen.text(lower, games, "ink-soft", "box", 13, "text", "left")
        figures = ((_("Won"), str(self.wins)), (_("Best"), str(self.best)), (_("Average"), f"{self.average:.0f}"))
        for (words, figure), cell in zip(figures, rest.grid(3, 1, 4), strict=True):
            head, foot = cell.cut_top(cell.h * 0.42)
            pen.text(head, words, "ink-soft", "box", 13, "text-semibold")
            pen.text(foot, figure, "teal-ink", "box", 22, "figure")


class PastView(NamedTuple):
    """What the list shows."""

    rows: tuple[PastRow, ...]
    honours: tuple[Honours, ...] = ()
    player: str = ""
    more: bool = False
    told: str = ""
    undo: int = 0
    """The game that was just deleted and can come back."""


def layout_past(view: PastView, size: tuple[float, float], density: float = 1.0, text_scale: float = 1.0) -> Page:
    """The list on the left, honours on the right."""
    words = Words(_("Past games"), (), view.told, Do("bring-back", view.undo) if view.undo else None)
    if not view.rows and not view.player:
        blocks: list[Block] = [
            Note(_("No game yet. Every game you play will wait for you here, with its date and its points."), size=17),
            Buttons((Button(_("New game"), Do("new"), "amber", "plus"), _open_file())),
        ]
        return lay_page(words, [blocks], size, density, text_scale)
    games: list[Block] = list(view.rows)
    if view.more:
        games.append(Buttons((Button(_("Older games"), Do("more"), "key", "clock"),)))
    games.append(Buttons((_open_file(),)))
    if not view.honours:
        return lay_page(words, [games], size, density, text_scale)
    options = [Option(_("Everyone"), Do("player", ""), not view.player)]
    options += [Option(one.name, Do("player", one.name), one.name == view.player) for one in view.honours[:5]]
    games.insert(0, Choices(tuple(options), "", 3))
    honours: list[Block] = [Heading(_("Best and average")), *view.honours[:8]]
    return lay_page(words, [games, honours], size, density, text_scale)


def _open_file() -> Button:
    """A game can also come from a file someone sent."""
    return Button(_("Open a file"), Do("open-file"), "key", "paper")
