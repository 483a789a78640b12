"""The dock, where a card is told to the app: keys, effects, known cards, Done."""

from __future__ import annotations

from companion.draw.blocks import LEAST, word_cells
from companion.draw.boxes import Rect
from companion.draw.goals import slot_name
from companion.draw.hints import column_gain, plus
from companion.draw.ladders import mark_target
from companion.draw.offer import mark_move
from companion.draw.pen import BUTTONS, EDGE, SMALLEST_TOUCH, Pen
from companion.draw.plancard import draw_plan
from companion.draw.prompt import card_words, effect_name, next_words
from companion.draw.targets import Action, Column, Do, EffectKey, Mark, NumberKey, Slot
from companion.draw.view import SheetView
from companion.rules.welcome.sheet import EFFECTS, HIGHEST_CARD, LOWEST_CARD, SIZES, SLOTS, Effect
from companion.rules.welcome.writing import CARD_NUMBERS, TEMP_REACH
from companion.words import _


def draw_keys(pen: Pen, view: SheetView, rect: Rect, columns: int, gap: float = 6.0) -> None:
    """The numbers 1 to 15; those that are not drawn or do not fit the chosen house are off."""
    rows = -(-(HIGHEST_CARD - LOWEST_CARD + 1) // columns)
    fitting, with_temp = _fitting(view)
    card = _card(view)
    for number, key in zip(CARD_NUMBERS, rect.grid(columns, rows, gap), strict=False):
        chosen = number in view.half.offered if view.half.mode == "refuse" else number == card[0]
        kind = "amber" if chosen else "key" if number in fitting or number in with_temp else "off"
        pen.button(key, str(number), kind, NumberKey(number), max(25.0, key.h * 0.42), "figure", gap)
        if number in with_temp and not chosen:
            pen.scene.sprite(Rect(key.right - 16, key.y + 3, 13, 13), "mark-diamond")


def _card(view: SheetView) -> tuple[int | None, Effect | None]:
    """The card chosen now, or the one this turn was written with."""
    turn, half = view.turn, view.half
    if half.mode == "card" and turn.written and not view.table.ended_by:
        return turn.card, turn.effect
    return half.number, half.effect


def _fitting(view: SheetView) -> tuple[set[int], set[int]]:
    """The card numbers that can be taken now, and those that fit the chosen house only with a temp."""
    if view.settled:
        return set(), set()
    numbers = set(CARD_NUMBERS)
    if view.table.draw is not None:
        numbers = {number for number, _effect in view.table.draw}
    chosen = view.half.house
    if chosen is None:
        return numbers, set()
    row = view.city.street(chosen.street)
    fitting = {number for number in range(18) if chosen.house in row.places(number)}
    with_temp = set()
    if view.city.temps < view.sheet.temps:
        with_temp = {number for number in numbers if any(abs(number - other) <= TEMP_REACH for other in fitting)}
    return numbers & fitting, with_temp - fitting


def draw_effects(pen: Pen, view: SheetView, rect: Rect, columns: int, gap: float = 6.0) -> None:
    """The six effects with their pictures; those that are not drawn are off."""
    rows = -(-len(EFFECTS) // columns)
    draw = view.table.draw
    wanted = EFFECTS if draw is None else tuple(effect for _number, effect in draw)
    if view.settled and view.half.mode != "give":
        wanted = ()
    card = _card(view)
    keys = list(rect.grid(columns, rows, gap))
    low = keys[0].h < 90
    high = min((18 if low else 22) * pen.text_scale, (keys[0].h - EDGE) * 0.36)
    labels = [(Rect(0, 0, keys[0].w - 6, high), effect_name(effect)) for effect in EFFECTS]
    size = pen.common_size(labels, 13 if low else 15, "text-semibold")
    for effect, key in zip(EFFECTS, keys, strict=False):
        kind = "amber" if effect == card[1] else "key" if effect in wanted else "off"
        face = pen.face(key, kind)
        colour, _edge, ink = BUTTONS[kind]
        label, picture = face.inset(3, 3).cut_bottom(high)
        side = min(picture.w / 48, picture.h / 36)
        pen.scene.sprite(picture.middle(48 * side, 36 * side), f"effect-{effect}")
        pen.text(label, effect_name(effect), ink, colour, size, "text-semibold")
        pen.scene.touch(key.inset(-gap / 2), EffectKey(effect))


def draw_known(pen: Pen, view: SheetView, rect: Rect, columns: int, gap: float = 6.0) -> None:
    """Whole cards, each taken with one tap."""
    rows = max(1, min(-(-len(view.known) // columns), int((rect.h + gap) // (SMALLEST_TOUCH - gap))))
    for known, key in zip(view.known, rect.grid(columns, rows, gap), strict=False):
        chosen = (view.half.number, view.half.effect) == (known.number, known.with_effect)
        kind = "amber" if chosen else "key"
        face = pen.face(key, kind).inset(6, 4)
        colour, _edge, ink = BUTTONS[kind]
        wide = face.w > face.h * 1.2
        figure, picture = face.cut_left(face.w * 0.46) if wide else face.cut_top(face.h * 0.5)
        side = min(picture.w / 48, picture.h / 36)
        pen.text(figure, str(known.number), ink, colour, max(24.0, min(56.0, key.h * 0.42)), "figure")
        pen.scene.sprite(picture.middle(48 * side, 36 * side), f"effect-{known.with_effect}")
        pen.scene.touch(key.inset(-gap / 2), known)


def draw_note(pen: Pen, view: SheetView, rect: Rect, *, closable: bool) -> None:
    """The chosen card and what to do next."""
    ground = "night-raised"
    pen.scene.panel(rect, ground, 8)
    inner = rect.inset(10, 5)
    if closable and not view.turn.settled:
        close, inner = inner.cut_right(32, 4)
        pen.scene.sprite(close.middle(20, 20), "icon-close-on-night")
        pen.scene.touch(rect, Action("card"))
    if rect.h >= 62:
        head, body = inner.cut_top(inner.h * 0.44)
        pen.text(head, card_words(view), "on-night-amber", ground, 19, "text-bold", "left")
        pen.paragraph(body, next_words(view), "on-night", ground, 15)
    else:
        left, right = inner.cut_left(inner.w * 0.36, 6)
        pen.text(left, card_words(view), "on-night-amber", ground, 18, "text-bold", "left")
        pen.paragraph(right, next_words(view), "on-night", ground, 14)


def draw_message(pen: Pen, view: SheetView, rect: Rect) -> None:
    """Why a tap was not legal, or what came of it, where the totals stood."""
    ground, ink = ("night-raised", "on-night-amber") if view.good else ("message", "on-message")
    pen.scene.panel(rect, ground)
    pen.paragraph(rect.inset(12, 3), view.message, ink, ground, 15, "text-semibold", "centre")


def draw_actions(pen: Pen, view: SheetView, rect: Rect, *, stacked: bool) -> None:
    """Roundabout, no permit, the mark taken with the number, and Done."""
    if view.table.ended_by:
        pen.button(rect.cut_bottom(min(rect.h, 64))[0], _("Results"), "done", Do("results"), 24, "title")
        return
    buttons = _buttons(view)
    if stacked:
        done, rest = rect.cut_bottom(min(72.0, rect.h * 0.55), 8)
        row = rest.cut_bottom(min(52.0, rest.h))[0]
        if view.known and not view.drawn and not view.turn.settled and rest.h > 120:
            draw_known(pen, view, rest.cut_bottom(52, 8)[1].cut_bottom(min(rest.h - 60, 72))[0], 3)
    else:
        known = bool(view.known) and not view.drawn and view.asking and view.half.mode == "card"
        share = 0.5 if len(buttons) == 1 else 0.34 if rect.w < 300 and not known else 0.44
        done, row = rect.cut_right(rect.w * (share if buttons else 1.0), 6)
    if not stacked and known:
        draw_known(pen, view, done, min(3, int(done.w // SMALLEST_TOUCH)), 4)
    else:
        _draw_done(pen, view, done)
    if buttons:
        _draw_beside(pen, buttons, row)


def _draw_beside(pen: Pen, buttons: list[tuple[str, str, Action | Mark]], row: Rect) -> None:
    """Buttons as wide as their words want, which are of one size."""
    cells = word_cells(pen, row, [words for words, _kind, _target in buttons], 15, "text-semibold", 6)
    rooms = [
        (Rect(0, 0, cell.w - 12, cell.h - EDGE - 4), words)
        for cell, (words, *_rest) in zip(cells, buttons, strict=True)
    ]
    size = max(pen.common_size(rooms, 15, "text-semibold"), 15 * LEAST)
    for (words, kind, target), cell in zip(buttons, cells, strict=True):
        pen.button(cell, words, kind, target, size)


def _buttons(view: SheetView) -> list[tuple[str, str, Action | Mark]]:
    half, turn = view.half, view.turn
    buttons: list[tuple[str, str, Action | Mark]] = []
    if half.mode != "card":
        return [(_("Never mind"), "raised", Action("card"))]
    if turn.done:
        return []
    if view.table.setup.roundabouts and not turn.roundabout:
        buttons.append((_("Roundabout"), "raised", Action("roundabout")))
    mark = mark_target(view)
    if not turn.settled:
        buttons.append((_("No permit"), "raised", Action("refuse")))
    elif mark is not None and (turn.effect_taken or mark_move(view.table, view.seat)):
        words = _("Give back {effect}") if turn.effect_taken else _("Take {effect}")
        buttons.append((words.format(effect=effect_name(mark.mark)), "raised", mark))
    return buttons


def _draw_done(pen: Pen, view: SheetView, rect: Rect) -> None:
    edition, half = view.table.setup.edition, view.half
    if half.mode == "plan":
        words = _("Validate {plan}").format(plan=slot_name(edition, half.slot))
        pen.button(rect, words, "amber", Slot(half.slot), 24, "title")
        return
    words = _("Done")
    if view.offer.slots:
        kept = ", ".join(slot_name(edition, slot) for slot in sorted(view.offer.slots))
        words = _("Done, keep {plans} for later").format(plans=kept)
    ready = view.turn.settled and not view.turn.done and half.mode == "card"
    pen.button(rect, words, "done" if ready else "off", Action("done"), 26, "title")


def draw_columns(pen: Pen, view: SheetView, rect: Rect) -> None:
    """The sizes of estates as keys, where the ladders are folded: value now and after."""
    gap = 6.0
    for size, key in zip(SIZES, rect.grid(6 if rect.w > 320 else 3, 1 if rect.w > 320 else 2, gap), strict=False):
        glows = size in view.offer.columns
        kind = "amber" if glows else "off"
        face = pen.face(key, kind)
        colour, _edge, ink = BUTTONS[kind]
        ladder, crossed = view.sheet.values[size - 1], view.city.values[size - 1]
        words = f"{ladder[crossed]} › {ladder[crossed + 1]}" if glows else str(ladder[crossed] if ladder else 0)
        words = plus(column_gain(view, size)) if glows and view.wishes.hints else words
        head, foot = face.inset(4, 4).cut_top(face.h * 0.48)
        roof, figure = head.cut_top(min(10.0, head.h * 0.3))
        pen.scene.sprite(roof.middle(24, roof.h), "mark-roof")
        pen.text(figure, str(size), ink, colour, 20, "figure")
        pen.text(foot, words, ink, colour, 16, "figure")
        pen.scene.touch(key.inset(-gap / 2), Column(size))


def draw_plans(pen: Pen, view: SheetView, rect: Rect, columns: int) -> None:
    """The city plans beside the turn, where the ladders are folded."""
    for slot, card in zip(SLOTS, rect.grid(columns, -(-len(SLOTS) // columns), 6), strict=False):
        draw_plan(pen, view, slot, card)
