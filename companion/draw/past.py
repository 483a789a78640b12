"""Past games: newest first, with totals and date, best and average of everyone."""

from __future__ import annotations

from typing import NamedTuple

from companion.draw.blocks import PAD, Block, Button, Buttons, Choices, Heading, Note, Option, draw_button, draw_card
from companion.draw.boxes import Rect
from companion.draw.page import Page, Words, lay_page
from companion.draw.pen import SMALLEST_TOUCH, Pen
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
    replays: bool = False
    """Whether there are moves to replay."""

    def _text(self, pen: Pen, width: float) -> float:
        rows = -(-min(len(self.lines), MOST_LINES) // (2 if width >= WIDE else 1))
        return 26 * pen.text_scale * (rows + 1)

    def height(self, pen: Pen, width: float) -> float:
        if width < WIDE:
            return self._text(pen, width) + KEY + 30
        return max(68.0, self._text(pen, width) + 20)

    def draw(self, pen: Pen, rect: Rect) -> None:
        draw_card(pen, rect)
        inner = rect.inset(PAD, 8)
        if rect.w < WIDE:
            keys, inner = inner.cut_bottom(KEY, 6)
            self._draw_keys(pen, keys, worded=True)
            answers = Rect(rect.x, rect.y, rect.w, keys.y - rect.y)
        else:
            go = min(116.0 * max(1.0, pen.text_scale * 0.85), inner.w * 0.3)
            keys, inner = inner.cut_right(go + (2 + self.replays) * 4 + (1 + self.replays) * KEY, 8)
            self._draw_keys(pen, keys.middle(keys.w, KEY), worded=False)
            answers = Rect(rect.x, rect.y, keys.x - rect.x, rect.h)
        head, rest = inner.cut_top(24 * pen.text_scale, 2)
        state = "" if self.finished else _(", round {round}").format(round=self.round)
        pen.text(head, date_words(self.date) + state, "ink-soft", "box", 14, "text-semibold", "left")
        columns = 2 if rect.w >= WIDE else 1
        shown = self.lines[:MOST_LINES]
        rows = max(1, -(-len(shown) // columns))
        for line, cell in zip(shown, rest.grid(columns, rows, 4), strict=False):
            _draw_line(pen, line, cell)
        pen.scene.touch(answers, Do("open-game", self.number))

    def _draw_keys(self, pen: Pen, rect: Rect, *, worded: bool) -> None:
        """Replay, look or continue, delete."""
        out, rest = rect.cut_right(KEY, 4)
        draw_button(pen, out, "", "key", Do("delete", self.number), "sign-bin")
        if self.replays:
            replay, rest = rest.cut_left((rest.w - 6) / 2 if worded else KEY, 4)
            draw_button(pen, replay, _("Replay") if worded else "", "key", Do("replay", self.number), "sign-play")
        words = _("Look") if self.finished else _("Continue")
        draw_button(pen, rest, words, "key" if self.finished else "amber", Do("open-game", self.number))


WIDE = 520.0
"""From this width on a row has two columns, and its keys beside them."""
KEY = 52.0
MOST_LINES = 8
MOST_OPTIONS, MOST_HONOURS = 5, 8
"""So many players are there to choose from, and so many are listed at first."""


def _draw_line(pen: Pen, line: PastLine, rect: Rect) -> None:
    total, name = rect.cut_left(36 * min(pen.text_scale, 1.3), 6)
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
        pen.scene.touch(rect, Do("player", self.name))
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


class BestRow(NamedTuple):
    """One of the highest totals; a tap opens its game."""

    total: int
    name: str
    date: tuple[int, int, int]
    number: int

    def height(self, pen: Pen, _width: float) -> float:
        return max(SMALLEST_TOUCH, 40 * pen.text_scale)

    def draw(self, pen: Pen, rect: Rect) -> None:
        draw_card(pen, rect)
        total, rest = rect.inset(PAD, 4).cut_left(40 * min(pen.text_scale, 1.3), 10)
        day, name = rest.cut_right(rest.w * 0.36, 8)
        pen.text(total, str(self.total), "teal-ink", "box", 22, "figure", "right")
        pen.text(name, self.name, "ink", "box", 16, "text-semibold", "left")
        pen.text(day, date_words(self.date), "ink-soft", "box", 14, "text", "right")
        pen.scene.touch(rect, Do("open-game", self.number))


class PastView(NamedTuple):
    """What the list shows."""

    rows: tuple[PastRow, ...]
    honours: tuple[Honours, ...] = ()
    player: str = ""
    more: bool = False
    told: str = ""
    undo: int = 0
    """The game that was just deleted and can come back."""
    best: tuple[BestRow, ...] = ()
    everyone: bool = False
    """Whether all players are listed, not only those with most games."""


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
    games.insert(0, Choices(_players(view), "", 3))
    honours: list[Block] = [Heading(_("Best and average")), *view.honours[: None if view.everyone else MOST_HONOURS]]
    if len(view.honours) > MOST_HONOURS and not view.everyone:
        honours.append(Buttons((Button(_("More players"), Do("everyone"), "key", "plus"),)))
    if view.best:
        honours += [Heading(_("Highest totals")), *view.best]
    return lay_page(words, [games, honours], size, density, text_scale)


def _players(view: PastView) -> tuple[Option, ...]:
    """Whose games are shown: everyone's, or one player's; any player can be chosen by the own card."""
    names = [one.name for one in view.honours[:MOST_OPTIONS]]
    if view.player and view.player not in names:
        names[-1:] = [view.player]
    chosen = [Option(name, Do("player", name), name == view.player) for name in names]
    return (Option(_("Everyone"), Do("player", ""), not view.player), *chosen)


def _open_file() -> Button:
    """A game can also come from a file someone sent."""
    return Button(_("Open a file"), Do("open-file"), "key", "paper")
