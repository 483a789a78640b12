"""The prompt of the dock: the card as far as it is chosen, and what to do next."""

from __future__ import annotations

from companion.draw.goals import slot_name
from companion.draw.view import SheetView
from companion.rules.welcome.sheet import Effect
from companion.words import _, ngettext

THREE = 3


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
    if half.mode == "plan":
        return _("Plan {plan}").format(plan=slot_name(view.table.setup.edition, half.slot))
    if half.mode != "card":
        return {
            "refuse": _("No permit"),
            "roundabout": _("Roundabout"),
            "draw": _("The draw"),
            "give": _("Third card"),
        }[half.mode]
    if turn.refused:
        return _("Permit refused")
    number, effect = (turn.card, turn.effect) if turn.written else (half.number, half.effect)
    if number is not None and effect is not None:
        return _("{number} with {effect}").format(number=number, effect=effect_name(effect))
    if number is not None:
        return str(number)
    return effect_name(effect) if effect is not None else _("Your card")


def next_words(view: SheetView) -> str:
    """What to do next, in one line."""
    half, turn, offer = view.half, view.turn, view.offer
    if view.table.ended_by:
        words = ngettext(
            "{count} point after {round} rounds.", "{count} points after {round} rounds.", view.score.total
        )
        return words.format(count=view.score.total, round=view.table.round)
    if view.fan:
        return _("Tap the number to write.")
    if half.mode != "card":
        return _mode_words(view)
    if turn.done:
        return _("Done. The others are still at it.")
    if not turn.settled:
        if half.number is None or half.effect is None:
            if view.drawn:
                return _("Tap a card.")
            return _("Tap a number and an effect.") if half.house is None else _("Tap the card for this house.")
        return _("Tap a glowing house.") if offer.houses else _("It fits nowhere.")
    if offer.slots:
        first = slot_name(view.table.setup.edition, min(offer.slots))
        return _("{plan} is met: tap it to validate it.").format(plan=first)
    if _first_plan(view):
        return _("The first plan of the game: the cards may be reshuffled.")
    if turn.refused or turn.effect_taken:
        return _("Tap Done.")
    return _effect_words(view)


def _first_plan(view: SheetView) -> bool:
    """2018: who validates the first plan of a game may have the cards reshuffled."""
    table = view.table
    if table.setup.edition != "2018" or table.setup.solo is not None:
        return False
    rounds = [approved for approved in table.approved if approved is not None]
    noted = any(
        points is not None and approved == table.round
        for points, approved in zip(view.city.plans, table.approved, strict=True)
    )
    return noted and all(approved == table.round for approved in rounds)


def _mode_words(view: SheetView) -> str:
    half = view.half
    match half.mode:
        case "refuse":
            left = THREE - len(half.offered)
            words = ngettext("Tap the last number on the table.", "Tap the {count} numbers on the table.", left)
            return words.format(count=left)
        case "draw":
            return _("Card {card} of 3: tap number and effect.").format(card=len(half.cards) + 1)
        case "give":
            opponent = view.table.setup.opponent
            return _("Tap the effect that goes to {opponent}.").format(opponent=opponent.name if opponent else "")
        case "plan":
            return _("Tap estates to change the choice, then validate.")
        case _:
            return _("Tap an empty house.")


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
