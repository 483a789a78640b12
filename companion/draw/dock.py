"""The dock, where a card is told to the app: keys, effects, what to do next, Done."""

from __future__ import annotations

from companion.draw.boxes import Rect
from companion.draw.goals import slot_name
from companion.draw.ladders import draw_plan, mark_target
from companion.draw.offer import mark_move
from companion.draw.pen import BUTTONS, Pen
from companion.draw.targets import Action, Column, EffectKey, Mark, NumberKey
from companion.draw.view import SheetView
from companion.rules.welcome.sheet import EFFECTS, HIGHEST_CARD, LOWEST_CARD, SIZES, SLOTS, Effect
from companion.rules.welcome.writing import CARD_NUMBERS
from companion.words import _, ngettext

OFFERED = 3


def effect_name(effect: Effect) -> str:
    """What an effect is called on its key."""
    return {
        "fence": _("Fence"), "estate": _("Agent"), "park": _("Park"),
        "pool": _("Pool"), "temp": _("Temp"), "bis": _("Bis"),
    }[effect]  # fmt: skip


def card_words(view: SheetView) -> str:
    """The card as far as it is chosen."""
    half, turn = view.half, view.turn
    if view.table.ended_by:
        return _("The game is over")
    if half.mode == "refuse":
        return _("No permit")
    if half.mode == "roundabout":
        return _("Roundabout")
    if turn.refused:
        return _("Permit refused")
    number, effect = (turn.card, turn.effect) if turn.written else (half.number, half.effect)
    if number is not None and effect is not None:
        return _("{number} with {effect}").format(number=number, effect=effect_name(effect))
    if number is not None:
        return str(number)
    if effect is not None:
        return effect_name(effect)
    return _("Your card")


def next_words(view: SheetView) -> str:
    """What to do next, in one line."""
    half, turn, offer = view.half, view.turn, view.offer
    if view.table.ended_by:
        return ngettext(
            "{count} point after {round} rounds.", "{count} points after {round} rounds.", view.score.total
        ).format(count=view.score.total, round=view.table.round)
    if view.fan:
        return _("Tap the number to write.")
    if half.mode == "refuse":
        left = OFFERED - len(half.offered)
        return ngettext("Tap the last number on the table.", "Tap the {count} numbers on the table.", left).format(
            count=left
        )
    if half.mode == "roundabout":
        return _("Tap an empty house.")
    if not turn.settled:
        if half.number is None or half.effect is None:
            return _("Tap a number and an effect.")
        return _("Tap a glowing house.") if offer.houses else _("It fits nowhere. Take another card.")
    if offer.slots:
        first = slot_name(view.table.setup.edition, min(offer.slots))
        return _("{plan} is met: tap it to validate it.").format(plan=first)
    if turn.refused or turn.effect_taken:
        return _("Tap Done.")
    return _effect_words(view)


def _effect_words(view: SheetView) -> str:
    match view.turn.effect:
        case "fence" if view.offer.gaps:
            return _("Tap where the fence goes, or Done.")
        case "estate" if view.offer.columns:
            return _("Tap a size of estates, or Done.")
        case "bis" if view.offer.houses:
            return _("Tap a house for the copy, or Done.")
        case "park" | "pool" | "temp":
            return _("Not taken. Tap the mark to take it, or Done.")
        case _:
            return _("Nothing to take. Tap Done.")


def draw_keys(pen: Pen, view: SheetView, rect: Rect, columns: int, gap: float = 6.0) -> None:
    """The numbers 1 to 15; with a house chosen first, those that do not fit are off."""
    rows = -(-(HIGHEST_CARD - LOWEST_CARD + 1) // columns)
    fitting = _fitting(view)
    for number, key in zip(CARD_NUMBERS, rect.grid(columns, rows, gap), strict=False):
        chosen = view.half.number == number if view.half.mode == "card" else number in view.half.offered
        kind = "amber" if chosen else "key" if number in fitting else "off"
        pen.button(key, str(number), kind, NumberKey(number), max(25.0, key.h * 0.42), "figure", gap)


def _fitting(view: SheetView) -> set[int]:
    if view.half.house is None:
        return set(CARD_NUMBERS)
    chosen = view.half.house
    row = view.city.street(chosen.street)
    return {number for number in CARD_NUMBERS if chosen.house in row.places(number)}


def draw_effects(pen: Pen, view: SheetView, rect: Rect, columns: int, gap: float = 6.0) -> None:
    """The six effects with their pictures."""
    rows = -(-len(EFFECTS) // columns)
    for effect, key in zip(EFFECTS, rect.grid(columns, rows, gap), strict=False):
        kind = "amber" if view.half.effect == effect else "key"
        face = pen.face(key, kind)
        colour, _edge, ink = BUTTONS[kind]
        label, picture = face.inset(3, 3).cut_bottom(min((18 if key.h < 90 else 22) * pen.text_scale, face.h * 0.36))
        side = min(picture.w / 48, picture.h / 36)
        pen.scene.sprite(picture.middle(48 * side, 36 * side), f"effect-{effect}")
        pen.text(label, effect_name(effect), ink, colour, 13 if key.h < 90 else 15, "text-semibold")
        pen.scene.touch(key.inset(-gap / 2), EffectKey(effect))


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
    """Why a tap was not legal, where the totals stood."""
    pen.scene.panel(rect, "message")
    pen.paragraph(rect.inset(12, 3), view.message, "on-message", "message", 15, "text-semibold", "centre")


def draw_actions(pen: Pen, view: SheetView, rect: Rect, *, stacked: bool) -> None:
    """Roundabout, no permit, the mark taken with the number, and Done."""
    buttons: list[tuple[str, str, Action | Mark]] = []
    half, turn = view.half, view.turn
    if view.table.ended_by:
        pen.button(rect.cut_bottom(min(rect.h, 64))[0], _("Home"), "done", Action("home"), 24, "title")
        return
    mark = mark_target(view)
    if half.mode != "card":
        buttons.append((_("Never mind"), "raised", Action("card")))
    else:
        if view.table.setup.roundabouts and not turn.roundabout:
            buttons.append((_("Roundabout"), "raised", Action("roundabout")))
        if not turn.settled:
            buttons.append((_("No permit"), "raised", Action("refuse")))
        elif mark is not None and (turn.effect_taken or mark_move(view.table, view.seat)):
            words = _("Give back {effect}") if turn.effect_taken else _("Take {effect}")
            buttons.append((words.format(effect=effect_name(mark.mark)), "raised", mark))
    done_words, done_kind = (_("Done"), "done") if turn.settled else (_("Done"), "off")
    kept = [slot_name(view.table.setup.edition, slot) for slot in sorted(view.offer.slots)]
    if kept:
        done_words = _("Done, keep {plans} for later").format(plans=", ".join(kept))
    if stacked:
        done, rest = rect.cut_bottom(min(72.0, rect.h * 0.55), 8)
        row = rest.cut_bottom(min(52.0, rest.h))[0]
    else:
        done, row = rect.cut_right(rect.w * (1.0 if not buttons else 0.34 if rect.w < 300 else 0.42), 6)
    pen.button(done, done_words, done_kind, Action("done"), 26, "title")
    for (words, kind, target), cell in zip(buttons, row.grid(max(1, len(buttons)), 1, 6), strict=False):
        pen.button(cell, words, kind, target, 15)


def draw_columns(pen: Pen, view: SheetView, rect: Rect) -> None:
    """The sizes of estates as keys, where the ladders are folded: value now and after."""
    for size, key in zip(SIZES, rect.grid(6 if rect.w > 320 else 3, 1 if rect.w > 320 else 2, 6), strict=False):
        glows = size in view.offer.columns
        kind = "amber" if glows else "off"
        face = pen.face(key, kind)
        colour, _edge, ink = BUTTONS[kind]
        ladder, crossed = view.sheet.values[size - 1], view.city.values[size - 1]
        words = f"{ladder[crossed]} › {ladder[crossed + 1]}" if glows else str(ladder[crossed] if ladder else 0)
        head, foot = face.inset(4, 4).cut_top(face.h * 0.48)
        roof, figure = head.cut_top(min(10.0, head.h * 0.3))
        pen.scene.sprite(roof.middle(24, roof.h), "mark-roof")
        pen.text(figure, str(size), ink, colour, 20, "figure")
        pen.text(foot, words, ink, colour, 16, "figure")
        pen.scene.touch(key, Column(size))


def draw_plans(pen: Pen, view: SheetView, rect: Rect, columns: int) -> None:
    """The city plans beside the turn, where the ladders are folded."""
    for slot, card in zip(SLOTS, rect.grid(columns, -(-len(SLOTS) // columns), 6), strict=False):
        draw_plan(pen, view, slot, card)
