"""The AAA: its pile cut into runs, its validation cards, and its points line by line."""

from __future__ import annotations

from typing import NamedTuple

from companion.draw.blocks import PAD, Block, Button, Buttons, Heading, Note, draw_card, lines_high
from companion.draw.boxes import Rect
from companion.draw.goals import slot_name
from companion.draw.page import Page, Words, lay_page
from companion.draw.pen import Pen
from companion.draw.targets import Do
from companion.rules.welcome.aaa import AaaScore, run_value, runs
from companion.rules.welcome.sheet import SLOTS, Edition, Effect
from companion.rules.welcome.table import Aaa, Opponent
from companion.words import _, ngettext

CARD_WIDE, CARD_HIGH, CARD_GAP = 44.0, 36.0, 4.0


class AaaView(NamedTuple):
    """The opponent as it stands; at level 0 it has no points of its own."""

    edition: Edition
    opponent: Opponent
    aaa: Aaa
    score: AaaScore | None
    drawable: tuple[int, ...] = ()
    """The slots whose validation card may be drawn now."""


class RunRow(NamedTuple):
    """An estate of the AAA: its cards, and what it is worth."""

    cards: tuple[Effect, ...]
    value: str
    counts: bool
    """Whether it is one of those that count."""

    def _columns(self, width: float) -> int:
        return max(1, int((width - 2 * PAD - 64 + CARD_GAP) // (CARD_WIDE + CARD_GAP)))

    def height(self, _pen: Pen, width: float) -> float:
        rows = -(-len(self.cards) // self._columns(width))
        return rows * (CARD_HIGH + CARD_GAP) + 12

    def draw(self, pen: Pen, rect: Rect) -> None:
        draw_card(pen, rect, chosen=self.counts)
        worth, room = rect.inset(PAD, 6).cut_right(56, 8)
        pen.text(worth.inset(0, 2), self.value, "ink" if self.counts else "ink-soft", "box", 24, "figure", "right")
        draw_cards(pen, self.cards, room, self._columns(rect.w))


def draw_cards(pen: Pen, cards: tuple[Effect, ...], room: Rect, columns: int) -> None:
    """Cards side by side, row by row."""
    for index, card in enumerate(cards):
        row, column = divmod(index, columns)
        x, y = room.x + column * (CARD_WIDE + CARD_GAP), room.y + row * (CARD_HIGH + CARD_GAP)
        face = Rect(x, y, CARD_WIDE, CARD_HIGH)
        pen.scene.panel(face, "key", 6)
        pen.scene.panel(face, "box-edge", 6, 1.2)
        pen.scene.sprite(face.middle(40, 30), f"effect-{card}")


class FenceRow(NamedTuple):
    """A fence card, which ends a run."""

    def height(self, _pen: Pen, _width: float) -> float:
        return CARD_HIGH

    def draw(self, pen: Pen, rect: Rect) -> None:
        middle = rect.middle(CARD_WIDE, CARD_HIGH)
        for bar in (Rect(rect.x, rect.y + rect.h / 2 - 1, middle.x - rect.x - 10, 2),
                    Rect(middle.right + 10, rect.y + rect.h / 2 - 1, rect.right - middle.right - 10, 2)):  # fmt: skip
            pen.scene.panel(bar, "box-edge")
        pen.scene.sprite(middle.middle(40, 30), "effect-fence")


class LineRow(NamedTuple):
    """One line of the score: what it is for, how it comes about, and its points."""

    words: str
    how: str
    points: str
    sprite: str = ""
    total: bool = False

    def _text(self, width: float) -> float:
        return width - 2 * PAD - 64 - (52 if self.sprite else 0)

    def height(self, pen: Pen, width: float) -> float:
        how = lines_high(pen, self.how, self._text(width), 14) if self.how else 0.0
        return max(50.0, lines_high(pen, self.words, self._text(width), 16, "text-semibold") + how + 14)

    def draw(self, pen: Pen, rect: Rect) -> None:
        if self.total:
            pen.scene.panel(rect, "total", 10)
        else:
            draw_card(pen, rect)
        ink, soft, on = ("on-total", "on-total", "total") if self.total else ("ink", "ink-soft", "box")
        figure, text = rect.inset(PAD, 4).cut_right(56, 8)
        pen.text(figure.inset(0, 3), self.points, ink, on, 28 if self.total else 22, "figure", "right")
        if self.sprite:
            picture, text = text.cut_left(44, 8)
            pen.scene.sprite(picture.middle(40 if self.sprite.startswith("effect-") else 30, 30), self.sprite)
        if not self.how:
            pen.paragraph(text, self.words, ink, on, 16, "text-semibold")
            return
        head = lines_high(pen, self.words, text.w, 16, "text-semibold")
        foot = lines_high(pen, self.how, text.w, 14)
        upper, lower = text.middle(text.w, head + foot + 2).cut_top(head)
        pen.paragraph(upper, self.words, ink, on, 16, "text-semibold")
        pen.paragraph(lower, self.how, soft, on, 14)


def layout_aaa(view: AaaView, size: tuple[float, float], density: float = 1.0, text_scale: float = 1.0) -> Page:
    """The pile beside the points."""
    words = Words(_("{opponent}, level {level}").format(opponent=view.opponent.name, level=view.opponent.level))
    columns = [_points(view)]
    if view.aaa.cards or view.score is not None:
        columns.append(_pile(view))
    return lay_page(words, columns, size, density, text_scale)


def _pile(view: AaaView) -> list[Block]:
    count = len(view.aaa.cards)
    title = ngettext("The pile: {count} card", "The pile: {count} cards", count).format(count=count)
    blocks: list[Block] = [Heading(title)]
    if not count:
        return [*blocks, Note(_("The third card of every turn comes here."), size=15)]
    best = list(view.score.best_estates) if view.score is not None else []
    estates = runs(view.aaa.cards)
    rows = []
    for run in estates:
        value = run_value(view.opponent, run) if view.score is not None else 0
        counts = value in best
        if counts:
            best.remove(value)
        rows.append(RunRow(run, str(value) if view.score is not None else "", counts))
    return [*blocks, *_with_fences(view.aaa.cards, rows)]


def _with_fences(cards: tuple[Effect, ...], rows: list[RunRow]) -> list[Block]:
    """The runs in the order they came, with every fence card where it lies."""
    blocks: list[Block] = []
    left = iter(rows)
    inside = False
    for card in cards:
        if card == "fence":
            blocks.append(FenceRow())
            inside = False
        elif not inside:
            blocks.append(next(left))
            inside = True
    return blocks


def _points(view: AaaView) -> list[Block]:
    blocks: list[Block] = [Heading(_("Points"))] if view.score is not None else [Heading(_("Temps"))]
    if view.score is None:
        figures = ", ".join(str(figure) for figure in view.opponent.temps)
        blocks.append(LineRow(_("Temps you need for the first, second and third place"), figures, "", "effect-temp"))
    else:
        blocks += score_lines(view.opponent, view.aaa.cards, view.score)
    blocks.append(Heading(_("Validation cards")))
    blocks += [_slot_line(view, slot) for slot in SLOTS]
    if view.drawable:
        buttons = [
            Button(_("{plan} drawn").format(plan=slot_name(view.edition, slot)), Do("validation", slot))
            for slot in view.drawable
        ]
        blocks.append(Buttons(tuple(buttons)))
    return blocks


def score_lines(opponent: Opponent, cards: tuple[Effect, ...], score: AaaScore) -> list[Block]:
    """Every line of the score, and the total."""
    count = cards.count
    times = _("{count} × {points}")
    own = opponent.temp * score.temp_cards
    temps = times.format(count=score.temp_cards, points=opponent.temp)
    if score.temp_points != own:
        temps = _("{cards} and {points} for its place").format(cards=temps, points=score.temp_points - own)
    estates = " + ".join(str(value) for value in score.best_estates)
    return [
        LineRow(_("Plans"), "", str(sum(score.plans)), "plan"),
        LineRow(_("Parks"), times.format(count=count("park"), points=opponent.park), str(score.parks), "effect-park"),
        LineRow(_("Pools"), times.format(count=count("pool"), points=opponent.pool), str(score.pools), "effect-pool"),
        LineRow(_("Temps"), temps, str(score.temp_points), "effect-temp"),
        LineRow(
            _("Fences"), times.format(count=count("fence"), points=opponent.fence), str(score.fences), "effect-fence"
        ),
        LineRow(_("The five best estates"), estates, str(sum(score.best_estates)), "effect-estate"),
        LineRow(_("Total"), "", str(score.total), total=True),
    ]  # fmt: skip


def _slot_line(view: AaaView, slot: int) -> LineRow:
    name = _("Plan {plan}").format(plan=slot_name(view.edition, slot))
    points = view.aaa.plans[slot - 1]
    if slot not in view.aaa.seen:
        return LineRow(name, _("Not drawn yet"), "", "sign-cards-ink")
    theirs = slot in view.opponent.validates
    words, sprite = (_("Validated"), "plan") if theirs else (_("Drawn, not validated"), "sign-cards-ink")
    return LineRow(name, words, "" if points is None else str(points), sprite)
