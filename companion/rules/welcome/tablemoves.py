"""What the table tells the app: draws, approvals, figures, solo cards, people coming and going."""

from __future__ import annotations

from companion.rules.welcome.agreed import MOST_PLAYERS, why_not_figures, why_not_id
from companion.rules.welcome.moves import (
    AAA,
    Approve,
    Close,
    Draw,
    DrawSoloCard,
    DrawValidation,
    Give,
    Leave,
    SetCity,
    TellPaper,
    TellPoints,
)
from companion.rules.welcome.planning import approve, goal_at
from companion.rules.welcome.possible import city_faults
from companion.rules.welcome.reasons import Reason, Why, because
from companion.rules.welcome.rounds import close_if_over, end_round_if_done
from companion.rules.welcome.sheet import SLOTS
from companion.rules.welcome.table import EARLIER, Aaa, PaperPlayer, Seat, Table, Turn, ends
from companion.rules.welcome.writing import CARD_NUMBERS, third_effects


def why_not_draw(table: Table, move: Draw) -> Reason | None:
    """Why the three combinations can't be told now."""
    if table.setup.expert:
        return because(Why.EXPERT_HANDS)
    if table.draw is not None:
        return because(Why.DRAWN_ALREADY)
    if table.acted:
        return because(Why.ROUND_BEGUN)
    if len(move.cards) != 3:
        return because(Why.OFFERED_COUNT, count=len(move.cards))
    for number, _ in move.cards:
        if number not in CARD_NUMBERS:
            return because(Why.CARD_RANGE, card=number)
    return None


def draw(table: Table, move: Draw) -> Table:
    """The combinations of this round, known."""
    return table._replace(draw=move.cards)


def why_not_approve(table: Table, move: Approve) -> Reason | None:
    """Why someone on paper can't have validated that slot."""
    if goal_at(table, move.slot) is None:
        return because(Why.NO_SUCH_PLAN, slot=move.slot)
    if table.setup.solo is not None:
        return because(Why.NOBODY_ON_PAPER)
    if table.approved[move.slot - 1] is not None:
        return because(Why.APPROVED_ALREADY, slot=move.slot)
    if table.points[move.slot - 1] is None:
        return because(Why.POINTS_UNKNOWN, slot=move.slot)
    if move.round is not None and not 1 <= move.round <= table.round:
        return because(Why.ROUND_TO_COME, round=move.round, current=table.round)
    return None


def approve_slot(table: Table, move: Approve) -> Table:
    """A slot approved by someone on paper."""
    return approve(table, move.slot, table.round if move.round is None else move.round)


def why_not_points(table: Table, move: TellPoints) -> Reason | None:
    """Why the figures of a card can't be told."""
    if goal_at(table, move.slot) is None:
        return because(Why.NO_SUCH_PLAN, slot=move.slot)
    if table.points[move.slot - 1] is not None:
        return because(Why.POINTS_KNOWN, slot=move.slot)
    return why_not_figures(move.slot, move.points) or _why_not_beside_noted(table, move)


def _why_not_beside_noted(table: Table, move: TellPoints) -> Reason | None:
    """Points noted before the record began must be one of the two figures."""
    noted = {seat.id: seat.city.plans[move.slot - 1] for seat in table.seats}
    if table.aaa is not None:
        noted[AAA] = table.aaa.plans[move.slot - 1]
    for whose, points in noted.items():
        if points is not None and points not in move.points:
            return because(Why.POINTS_NOT_ON_CARD, slot=move.slot, points=points, whose=whose)
    return None


def tell_points(table: Table, move: TellPoints) -> Table:
    """The figures of a card, known from now on."""
    return table._replace(points=table.points[: move.slot - 1] + (move.points,) + table.points[move.slot :])


def why_not_solo_card(table: Table, _move: DrawSoloCard) -> Reason | None:
    """Why the solo card can't have been drawn now."""
    if table.setup.solo != "card":
        return because(Why.NOT_SOLO_CARD)
    if table.solo_card:
        return because(Why.SOLO_CARD_SEEN)
    return because(Why.ROUND_BEGUN) if table.acted else None


def draw_solo_card(table: Table, _move: DrawSoloCard) -> Table:
    """All plans on their low side at once."""
    approved = tuple(EARLIER if round_ is None else round_ for round_ in table.approved)
    return table._replace(solo_card=True, approved=approved)


def why_not_validation(table: Table, move: DrawValidation) -> Reason | None:
    """Why a validation card of that slot can't have been drawn now."""
    if table.aaa is None or table.setup.opponent is None:
        return because(Why.NOT_AAA)
    if goal_at(table, move.slot) is None:
        return because(Why.NO_SUCH_PLAN, slot=move.slot)
    if move.slot in table.aaa.seen:
        return because(Why.VALIDATION_SEEN, slot=move.slot)
    if table.acted:
        return because(Why.ROUND_BEGUN)
    scores = table.setup.opponent.level > 0 and move.slot in table.setup.opponent.validates
    if scores and table.points[move.slot - 1] is None:
        return because(Why.POINTS_UNKNOWN, slot=move.slot)
    return None


def draw_validation(table: Table, move: DrawValidation) -> Table:
    """The opponent scores the plan if it validates that slot, and the plan turns at once."""
    aaa, opponent, slot = table.aaa, table.setup.opponent, move.slot
    if aaa is None or opponent is None:
        raise ValueError("no AAA at this table")
    if slot in opponent.validates:
        if opponent.level:
            plans = aaa.plans[: slot - 1] + (table.plan_points(slot),) + aaa.plans[slot:]
            aaa = aaa._replace(plans=plans)
        table = approve(table, slot, EARLIER)
    return table._replace(aaa=aaa._replace(seen=(*aaa.seen, slot)))


def why_not_give(table: Table, move: Give) -> Reason | None:
    """Why that effect can't go to the AAA now."""
    if table.aaa is None:
        return because(Why.NOT_AAA)
    if table.aaa.given_in == table.round:
        return because(Why.GIVEN_ALREADY)
    seat = table.seats[0]
    turn = table.turn(seat)
    if not turn.settled or turn.done:
        return because(Why.GIVE_AFTER_WRITING)
    if table.draw is None:
        return None
    if turn.effect is None:
        possible = {effect for _, effect in table.draw}
    else:
        possible = third_effects(table.draw, turn.card, turn.effect)
    if move.effect not in possible:
        return because(Why.NOT_THIRD_CARD, effect=move.effect, possible=sorted(possible))
    return None


def give(table: Table, move: Give) -> Table:
    """One more card on the AAA's pile."""
    aaa = table.aaa or Aaa()
    return table._replace(aaa=aaa._replace(cards=(*aaa.cards, move.effect), given_in=table.round))


def why_not_paper(table: Table, move: TellPaper) -> Reason | None:
    """Why that can't be the result of a player on paper."""
    if all(one.name != move.name for one in table.paper):
        return because(Why.NOT_ON_PAPER, name=move.name)
    if move.temps < 0:
        return because(Why.LADDER_NEGATIVE, ladder="temps", crossed=move.temps)
    if move.temps > table.setup.sheet.temps:
        return because(Why.LADDER_EXCEEDED, ladder="temps", crossed=move.temps, boxes=table.setup.sheet.temps)
    return None


def tell_paper(table: Table, move: TellPaper) -> Table:
    """What a player on paper ended with; a later word overrides."""
    told = PaperPlayer(move.name, move.temps, move.total)
    return table._replace(paper=tuple(told if one.name == move.name else one for one in table.paper))


def why_not_leave(table: Table, move: Leave) -> Reason | None:
    """Why that player can't leave."""
    seat = table.seat(move.player)
    if seat is None:
        return because(Why.NOT_AT_TABLE, player=move.player)
    return because(Why.HAS_LEFT, player=move.player) if seat.left else None


def leave(table: Table, move: Leave) -> Table:
    """A player no longer waited for; the city stays."""
    seat = table.seats[table.places[move.player]]
    waited_for = not table.turn(seat).done
    table = table.with_seat(seat._replace(left=True))
    return end_round_if_done(table._replace(waiting=table.waiting - waited_for))


def set_faults(table: Table, move: SetCity) -> list[Reason]:
    """All that is wrong with the table's word on a city."""
    player = move.player
    if table.acted:
        return [because(Why.ROUND_BEGUN)]
    if table.seat(player.id) is None:
        if table.setup.solo is not None:
            return [because(Why.SOLO_ONE_PLAYER)]
        if len(table.seats) + len(table.paper) >= MOST_PLAYERS:
            return [because(Why.TOO_MANY_PLAYERS, most=MOST_PLAYERS)]
        on_paper = {one.name for one in table.paper if one.name != player.name}
        reason = why_not_id(on_paper, player.id)
        if reason:
            return [reason]
    return city_faults(table.setup, table.points, player.city)


def why_not_set(table: Table, move: SetCity) -> Reason | None:
    """The first thing wrong with the table's word on a city."""
    return next(iter(set_faults(table, move)), None)


def set_city(table: Table, move: SetCity) -> Table:
    """A city as the table says it is; a newcomer sits last, and leaves the players on paper."""
    player = move.player
    known = table.seat(player.id)
    seat = Seat(player.id, player.name, player.city_name, player.city, Turn())
    if known is not None and player.name == player.id:
        # no name was given, only the city is set right
        seat = seat._replace(name=known.name, city_name=player.city_name or known.city_name)
    if known is None:
        table = table._replace(
            seats=(*table.seats, seat),
            places={**table.places, player.id: len(table.seats)},
        )
    else:
        table = table.with_seat(seat)
    table = table._replace(paper=tuple(one for one in table.paper if one.name != player.name))
    if known is None or known.left:
        table = table._replace(waiting=table.waiting + 1)
    for slot in SLOTS:
        if player.city.plans[slot - 1] is not None:
            table = approve(table, slot, EARLIER)
    return close_if_over(table)


def close(table: Table, _move: Close) -> Table:
    """The table ends the game at once; a round in which nobody acted is not counted."""
    reached = ends(table.setup.sheet, [seat.city for seat in table.seats])
    last = table.round if table.acted else table.round - 1
    return table._replace(ended_by=(*reached, "table"), round=last)
