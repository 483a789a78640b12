"""Telling the app a card: number and effect, a refusal's three numbers, the draw, the AAA's card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.draw.half import NO_HALF, Half
from companion.rules.welcome.moves import TABLE, Done, Draw, Give, Refuse, Write
from companion.rules.welcome.play import why_not
from companion.rules.welcome.reasons import Reason, Why
from companion.rules.welcome.sheet import Effect
from companion.rules.welcome.writing import third_effects
from companion.ui.sheet import writing

if TYPE_CHECKING:
    from companion.ui.sheet.hand import Hand

THREE = 3


def number(hand: Hand, chosen: int) -> Reason | None:
    """A key of the keypad."""
    half = hand.half
    if half.mode == "refuse":
        return _offer(hand, chosen)
    half = half._replace(number=None if half.number == chosen else chosen)
    return _tell_draw(hand, half) if half.mode == "draw" else _choose(hand, half)


def effect(hand: Hand, chosen: Effect) -> Reason | None:
    """An effect of the keypad: the card's, or that of the card the AAA gets."""
    half = hand.half
    if half.mode == "give":
        return give(hand, chosen)
    half = half._replace(effect=None if half.effect == chosen else chosen)
    return _tell_draw(hand, half) if half.mode == "draw" else _choose(hand, half)


def combination(hand: Hand, chosen: int, with_effect: Effect) -> Reason | None:
    """A whole card that is known: drawn, or named by someone this round."""
    half = hand.half
    if (half.number, half.effect) == (chosen, with_effect):
        return _choose(hand, half._replace(number=None, effect=None))
    return _choose(hand, half._replace(number=chosen, effect=with_effect))


def must_give(hand: Hand) -> bool:
    """Whether the turn can't end before the AAA has its card."""
    reason = why_not(hand.table, Done(by=hand.player))
    return reason is not None and reason.why is Why.GIVE_FIRST


def begin_giving(hand: Hand) -> Reason | None:
    """Asks which effect goes to the AAA, unless the draw leaves only one."""
    turn, draw = hand.turn, hand.table.draw
    if draw is not None and turn.effect is not None:
        possible = third_effects(draw, turn.card, turn.effect)
        if len(possible) == 1:
            return give(hand, possible.pop())
    hand.half = Half(mode="give")
    return None


def give(hand: Hand, chosen: Effect) -> Reason | None:
    """The AAA gets its card, and with that the turn is over."""
    return hand.end_turn(Give(by=TABLE, effect=chosen))


def begin_refusal(hand: Hand) -> Reason | None:
    """No permit: with the draw told it is judged at once, otherwise the three numbers are asked for."""
    hand.fold()
    if hand.turn.settled or hand.table.draw is not None:
        reason = hand.game.play(Refuse(by=hand.player))
        if reason is not None:
            _show_where(hand, reason)
        return reason
    hand.half = Half(mode="refuse")
    return None


def settled_reason(hand: Hand) -> Reason | None:
    """Why nothing more can be written this turn."""
    turn = hand.turn
    chosen = turn.card or 1
    again = Write(
        by=hand.player, street=1, house=1, number=chosen, card=chosen, effect=turn.effect or "fence"
    )  # fmt: skip
    return why_not(hand.table, again)


def _choose(hand: Hand, half: Half) -> Reason | None:
    """Another card. After writing it takes the number back, as long as no effect was taken."""
    turn, before = hand.turn, hand.half
    hand.fold()
    if turn.settled:
        if turn.refused or turn.effect_taken or not _take_back(hand):
            return settled_reason(hand)
        half = Half(half.number or turn.card, half.effect or turn.effect)
    house = half.house if before.mode == "card" and not hand.fan else None
    half = half._replace(mode="card", house=house)
    hand.half = half
    hand.open_street = 0 if house is None else house.street
    if house is None or half.number is None or half.effect is None:
        return None
    reason = writing.write_at(hand, house)
    if reason is not None:
        hand.half = half._replace(house=None)
    return reason


def _take_back(hand: Hand) -> bool:
    """Undoes the writing of this turn, if that was the last tap."""
    moves = hand.game.turn(hand.player)
    if not moves or not isinstance(moves[-1][1], Write):
        return False
    return hand.game.undo(hand.player) is None


def _offer(hand: Hand, chosen: int) -> Reason | None:
    offered = (*hand.half.offered, chosen)
    if len(offered) < THREE:
        hand.half = hand.half._replace(offered=offered)
        return None
    reason = hand.game.play(Refuse(by=hand.player, offered=offered))
    if reason is not None:
        _show_where(hand, reason)
    return reason


def _show_where(hand: Hand, reason: Reason) -> None:
    """The houses where a number still fits glow."""
    fits = reason.facts.get("number") if reason.why is Why.NUMBER_FITS else None
    hand.half = Half(number=fits) if isinstance(fits, int) else NO_HALF


def _tell_draw(hand: Hand, half: Half) -> Reason | None:
    """One more combination of the draw; with the third it is told."""
    if half.number is None or half.effect is None:
        hand.half = half
        return None
    cards = (*half.cards, (half.number, half.effect))
    if len(cards) < THREE:
        hand.half = Half(mode="draw", cards=cards)
        return None
    return hand.game.play(Draw(by=TABLE, cards=cards), shown=hand.player)
