"""The AAA's pile told in one go: the cards it was given, in order, and the validation cards drawn."""

from __future__ import annotations

from typing import NamedTuple

from companion.draw.aaa import CARD_GAP, CARD_HIGH, CARD_WIDE, draw_cards, score_lines
from companion.draw.blocks import PAD, Block, Button, Choices, Field, Heading, Note, Option, draw_card
from companion.draw.boxes import Rect
from companion.draw.goals import slot_name
from companion.draw.page import BACK, TWO_COLUMNS, Page, Words, lay_page
from companion.draw.pen import BUTTONS, Pen
from companion.draw.prompt import effect_name
from companion.draw.targets import Do
from companion.rules.welcome.aaa import AaaScore
from companion.rules.welcome.sheet import EFFECTS, SLOTS, Edition, Effect
from companion.rules.welcome.table import Aaa, Opponent, Points
from companion.words import _, ngettext

SIX = 430.0
"""From this width on six keys stand side by side."""
KEY_GAP = 6.0


class PileView(NamedTuple):
    """The opponent with its pile as far as it is told; the score, where it is of interest."""

    edition: Edition
    opponent: Opponent
    aaa: Aaa
    points: tuple[Points | None, ...]
    """The figures of the three plans, as far as they are known."""
    score: AaaScore | None = None


class EffectKeys(NamedTuple):
    """A key for every effect; each tap lays one more card on the pile."""

    def _columns(self, width: float) -> int:
        return 6 if width >= SIX else 3

    def _high(self, pen: Pen) -> float:
        return 56.0 + 16 * pen.text_scale

    def height(self, pen: Pen, width: float) -> float:
        rows = len(EFFECTS) // self._columns(width)
        return rows * (self._high(pen) + KEY_GAP) - KEY_GAP

    def draw(self, pen: Pen, rect: Rect) -> None:
        columns = self._columns(rect.w)
        colour, _edge, ink = BUTTONS["key"]
        keys = list(rect.grid(columns, len(EFFECTS) // columns, KEY_GAP))
        labels = [
            (Rect(0, 0, keys[0].w - 8, 16 * pen.text_scale), effect_name(effect)) for effect in EFFECTS
        ]  # fmt: skip
        size = pen.common_size(labels, 14, "text-semibold")
        for effect, key in zip(EFFECTS, keys, strict=True):
            label, picture = pen.face(key, "key").inset(4, 4).cut_bottom(16 * pen.text_scale)
            pen.scene.sprite(picture.middle(48, 36), f"effect-{effect}")
            pen.text(label, effect_name(effect), ink, colour, size, "text-semibold")
            pen.scene.touch(key, Do("pile", effect))


class Pile(NamedTuple):
    """The cards in the order they were given, row by row."""

    cards: tuple[Effect, ...]

    def _columns(self, width: float) -> int:
        return max(1, int((width - 2 * PAD + CARD_GAP) // (CARD_WIDE + CARD_GAP)))

    def height(self, _pen: Pen, width: float) -> float:
        rows = -(-len(self.cards) // self._columns(width))
        return rows * (CARD_HIGH + CARD_GAP) - CARD_GAP + 2 * PAD

    def draw(self, pen: Pen, rect: Rect) -> None:
        draw_card(pen, rect)
        draw_cards(pen, self.cards, rect.inset(PAD), self._columns(rect.w))


def layout_pile(view: PileView, size: tuple[float, float], density: float = 1.0, text_scale: float = 1.0) -> Page:
    """The cards beside the validation cards, points last. At level 0 no card matters."""
    columns = [_validations(view)]
    if view.opponent.level:
        columns.insert(0, _cards(view.aaa.cards))
    if view.score is not None:
        columns[0 if size[0] >= TWO_COLUMNS else -1] += [
            Heading(_("Points")),
            *score_lines(view.opponent, view.aaa.cards, view.score),
        ]
    words = Words(_("{name}, so far").format(name=view.opponent.name), (Button(_("Done"), BACK, "done"),))
    return lay_page(words, columns, size, density, text_scale)


def _cards(cards: tuple[Effect, ...]) -> list[Block]:
    count = len(cards)
    title = ngettext("The pile: {count} card", "The pile: {count} cards", count).format(count=count)
    if not count:
        return [Heading(title), EffectKeys(), Note(_("Tap the cards it was given, the oldest first."), size=15)]
    take_back = Button(_("Take back"), Do("pile", "erase"), "key", "erase")
    return [Heading(title, take_back), EffectKeys(), Pile(cards)]


def _validations(view: PileView) -> list[Block]:
    blocks: list[Block] = [Heading(_("Validation cards"))]
    for slot in SLOTS:
        seen, noted = slot in view.aaa.seen, view.aaa.plans[slot - 1]
        target = f"validation {slot}"
        scores = view.opponent.level > 0 and slot in view.opponent.validates
        figures = list(dict.fromkeys(view.points[slot - 1] or ())) if scores else []
        options = [Option(_("Not drawn"), Do(target, ""), not seen)]
        if figures:
            options += [Option(str(figure), Do(target, figure), seen and noted == figure) for figure in figures]
        else:
            options.append(Option(_("Drawn"), Do(target, "drawn"), seen))
        plan = slot_name(view.edition, slot)
        label = _("Plan {plan}: the points it scored") if figures else _("Plan {plan}")
        blocks.append(Choices(tuple(options), label.format(plan=plan)))
        if scores and seen and not figures:
            words = _("The points it scored for {plan}").format(plan=plan)
            blocks.append(Field(f"noted {slot}", "" if noted is None else str(noted), words, _("as on the card")))
    return blocks
