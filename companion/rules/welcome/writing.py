"""Writing a number, and being refused a permit."""

from __future__ import annotations

from itertools import permutations

from companion.rules.welcome.city import City
from companion.rules.welcome.moves import Refuse, Write
from companion.rules.welcome.reasons import Reason, Why, because
from companion.rules.welcome.sheet import HIGHEST, HIGHEST_CARD, LOWEST, LOWEST_CARD, Effect, boxes
from companion.rules.welcome.street import EMPTY, ROUNDABOUT
from companion.rules.welcome.table import Seat, Table, Turn

CARD_NUMBERS = range(LOWEST_CARD, HIGHEST_CARD + 1)
TEMP_REACH = 2


def why_not_house(city: City, street: int, house: int) -> Reason | None:
    """Why nothing can be written there: no such house, or not empty."""
    if not 1 <= street <= len(city.streets):
        return because(Why.NO_SUCH_STREET, street=street)
    row = city.street(street)
    if not 1 <= house <= row.length:
        return because(Why.NO_SUCH_HOUSE, street=street, house=house)
    number = row.at(house)
    if number == ROUNDABOUT:
        return because(Why.HOUSE_IS_ROUNDABOUT, street=street, house=house)
    if number != EMPTY:
        return because(Why.HOUSE_TAKEN, street=street, house=house, number=number)
    return None


def why_not_number(city: City, street: int, house: int, number: int) -> Reason | None:
    """Why a number does not fit an empty house: the street would not rise."""
    row = city.street(street)
    where = {"street": street, "house": house, "number": number}
    left, right = row.left_of(house), row.right_of(house)
    if left and row.at(left) >= number:
        why = Why.NUMBER_REPEATED if row.at(left) == number else Why.MUST_STAND_LEFT
        return because(why, **where, other=row.at(left), other_house=left)
    if right and row.at(right) <= number:
        why = Why.NUMBER_REPEATED if row.at(right) == number else Why.MUST_STAND_RIGHT
        return because(why, **where, other=row.at(right), other_house=right)
    return None


def why_not_write(table: Table, seat: Seat, turn: Turn, move: Write) -> Reason | None:
    """Why a number can't be written there with that card."""
    if turn.refused:
        return because(Why.REFUSED_ALREADY)
    if turn.written:
        return because(Why.WRITTEN_ALREADY, number=turn.number, street=turn.street, house=turn.house)
    return (
        _why_not_card(table, seat.city, move)
        or why_not_house(seat.city, move.street, move.house)
        or why_not_number(seat.city, move.street, move.house, move.number)
    )


def _why_not_card(table: Table, city: City, move: Write) -> Reason | None:
    if move.card not in CARD_NUMBERS:
        return because(Why.CARD_RANGE, card=move.card)
    if not LOWEST <= move.number <= HIGHEST:
        return because(Why.NUMBER_RANGE, number=move.number)
    if not in_draw(table, move.card, move.effect):
        return because(Why.NOT_IN_DRAW, card=move.card, effect=move.effect)
    if move.number == move.card:
        return None
    if move.effect != "temp":
        return because(Why.CHANGED_WITHOUT_TEMP, card=move.card, number=move.number)
    if abs(move.number - move.card) > TEMP_REACH:
        return because(Why.CHANGED_TOO_FAR, card=move.card, number=move.number)
    if city.temps >= table.setup.sheet.temps:
        return because(Why.LADDER_FULL, ladder="temps")
    return None


def in_draw(table: Table, card: int, effect: Effect) -> bool:
    """Whether the draw, if told, has a number with that effect; solo takes them from two cards."""
    if table.draw is None:
        return True
    if table.setup.solo is None:
        return (card, effect) in table.draw
    return bool(third_effects(table.draw, card, effect))


def third_effects(draw: tuple[tuple[int, Effect], ...], card: int, effect: Effect) -> set[Effect]:
    """The effects of the cards that may be the unused one of three, number and effect coming from two others."""
    return {unused[1] for numbered, acting, unused in permutations(draw) if numbered[0] == card and acting[1] == effect}


def write(seat: Seat, turn: Turn, move: Write) -> Seat:
    """The number written; a changed one crosses a temp box, and that was the effect."""
    changed = move.number != move.card
    street = seat.city.street(move.street).write(move.house, move.number)
    city = seat.city.with_street(move.street, street)
    if changed:
        city = city._replace(temps=city.temps + 1)
    turn = turn._replace(
        street=move.street, house=move.house, number=move.number, card=move.card, effect=move.effect,
        effect_taken=changed,
    )  # fmt: skip
    return seat._replace(city=city, turn=turn)


def first_place(city: City, number: int) -> tuple[int, int] | None:
    """The first house, as street and house, that can take a number."""
    for street, row in enumerate(city.streets, start=1):
        places = row.places(number)
        if places:
            return street, places[0]
    return None


def why_not_refuse(table: Table, seat: Seat, turn: Turn, move: Refuse) -> Reason | None:
    """Why a refusal is not legal: one of the offered numbers fits, or any number might."""
    if turn.refused:
        return because(Why.REFUSED_ALREADY)
    if turn.written:
        return because(Why.WRITTEN_ALREADY, number=turn.number, street=turn.street, house=turn.house)
    if seat.city.refusals >= boxes(table.setup.sheet.refusals):
        return because(Why.LADDER_FULL, ladder="refusals")
    offered = move.offered
    reason = _why_not_offered(table, offered)
    if reason:
        return reason
    if table.draw is not None:
        offered = tuple(number for number, _ in table.draw)
    if offered is None:
        if all(any(row.takes(number) for row in seat.city.streets) for number in CARD_NUMBERS):
            return because(Why.EVERY_NUMBER_FITS)
        return None
    for number in offered:
        place = first_place(seat.city, number)
        if place:
            return because(Why.NUMBER_FITS, number=number, street=place[0], house=place[1])
    return None


def _why_not_offered(table: Table, offered: tuple[int, ...] | None) -> Reason | None:
    if offered is None:
        return None
    if len(offered) != 3:
        return because(Why.OFFERED_COUNT, count=len(offered))
    for number in offered:
        if number not in CARD_NUMBERS:
            return because(Why.CARD_RANGE, card=number)
    drawn = [number for number, _ in table.draw or ()]
    if drawn and sorted(offered) != sorted(drawn):
        return because(Why.OFFERED_NOT_DRAWN, offered=list(offered), drawn=drawn)
    return None


def refuse(seat: Seat, turn: Turn, _move: Refuse) -> Seat:
    """A refusal box crossed."""
    city = seat.city._replace(refusals=seat.city.refusals + 1)
    return seat._replace(city=city, turn=turn._replace(refused=True))
