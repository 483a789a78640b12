"""Writing a number, and what goes with it: house first, the fan of a temp, bis, moving, marks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.draw.half import Half
from companion.draw.offer import mark_move, offer, sources
from companion.draw.targets import HouseAt
from companion.records.amend import remove
from companion.rules.welcome.moves import BuildPool, CrossTemp, PlantPark, Write, WriteBis
from companion.rules.welcome.play import apply, why_not
from companion.rules.welcome.reasons import Reason, Why
from companion.rules.welcome.sheet import Effect
from companion.rules.welcome.writing import why_not_house

if TYPE_CHECKING:
    from companion.ui.sheet.hand import Hand


def house_first(hand: Hand, at: HouseAt) -> Reason | None:
    """An empty house tapped before the card is known: the keys show what fits."""
    reason = why_not_house(hand.seat.city, at.street, at.house)
    if reason is None:
        half = hand.half
        hand.half = half._replace(house=None if half.house == at else at)
        hand.open_street = at.street
    return reason


def write_at(hand: Hand, at: HouseAt) -> Reason | None:
    """The chosen card in a house; where several numbers fit, a fan offers them."""
    half = hand.half
    number, effect = half.number, half.effect
    if number is None or effect is None:
        return None
    numbers = offer(hand.table, hand.seat, half).houses.get(at, ())
    if len(numbers) > 1:
        hand.fan = numbers
        hand.half = half._replace(house=at)
        return None
    return _write(hand, at, numbers[0] if numbers else number, number, effect)


def _write(
    hand: Hand, at: HouseAt, number: int, card: int, effect: Effect, without: tuple[int, ...] = ()
) -> Reason | None:
    """Writes, and takes the mark that goes with it by itself."""
    write = Write(by=hand.player, street=at.street, house=at.house, number=number, card=card, effect=effect)
    if without:
        reason = hand.game.play(write, without=without)
    else:
        reason = why_not(hand.table, write)
        if reason is not None:
            return reason
        after = apply(hand.table, write)
        mark = mark_move(after, after.seats[after.places[hand.player]])
        reason = hand.game.play(write) if mark is None else hand.game.play(write, mark)
    if reason is None:
        hand.fan, hand.open_street = (), at.street
    return reason


def move_number(hand: Hand, at: HouseAt) -> Reason | None:
    """The number goes to another house before its effect is taken."""
    turn = hand.turn
    if turn.effect is None or at == HouseAt(turn.street, turn.house):
        return None
    places = tuple(place for place, move in hand.game.turn(hand.player) if isinstance(move, Write))
    reason = _write(hand, at, turn.number, turn.card, turn.effect, places)
    if reason is None:
        mark = mark_move(hand.table, hand.seat)
        if mark is not None:
            return hand.game.play(mark)
    return reason


def choice(hand: Hand, number: int) -> Reason | None:
    """A number of the fan."""
    at, half, turn = hand.half.house, hand.half, hand.turn
    hand.fold()
    if at is None:
        return None
    if turn.written and turn.effect == "bis":
        copies = sources(hand.table, hand.seat, at)
        return hand.game.play(copies[number]) if number in copies else None
    if half.number is None or half.effect is None:
        return None
    return _write(hand, at, number, half.number, half.effect)


def bis(hand: Hand, at: HouseAt) -> Reason | None:
    """The place of the copy; where both neighbours could be copied, a fan offers their numbers."""
    copies = sources(hand.table, hand.seat, at)
    if len(copies) > 1:
        hand.fan = tuple(copies)
        hand.half = Half(house=at)
        return None
    if copies:
        return hand.game.play(next(iter(copies.values())))
    left = why_not(hand.table, WriteBis(by=hand.player, street=at.street, house=at.house, copy="left"))
    right = why_not(hand.table, WriteBis(by=hand.player, street=at.street, house=at.house, copy="right"))
    return right if left is not None and left.why is Why.NOTHING_TO_COPY else left


def mark(hand: Hand) -> Reason | None:
    """Gives back the mark taken with the number, or takes it after all."""
    if not hand.turn.effect_taken:
        move = mark_move(hand.table, hand.seat)
        return hand.game.play(move) if move is not None else None
    marks = (PlantPark, BuildPool, CrossTemp)
    places = [place for place, move in hand.game.turn(hand.player) if isinstance(move, marks)]
    held = hand.game.correct(remove(*places), hand.player) if places else None
    return held.conflicts[0].reason if held is not None and held.conflicts else None
