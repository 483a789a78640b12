"""Every move of a record in words."""

from __future__ import annotations

from collections.abc import Sequence

from companion.draw.goals import slot_name
from companion.draw.prompt import effect_name
from companion.rules.welcome.moves import (
    Approve,
    BuildFence,
    BuildPool,
    BuildRoundabout,
    Close,
    CrossTemp,
    Done,
    Draw,
    DrawSoloCard,
    DrawValidation,
    Give,
    Leave,
    Move,
    PlantPark,
    RaiseValue,
    Refuse,
    SetCity,
    TellPaper,
    TellPoints,
    ValidatePlan,
    Write,
    WriteBis,
)
from companion.rules.welcome.reasons import Reason
from companion.rules.welcome.table import Table
from companion.words import _, ngettext
from companion.words.reasons import in_words


def move_words(table: Table, move: Move) -> str:
    """What a move did, beginning with a capital letter, without a full stop."""
    words = _own(table, move) or _told(table, move)
    return words[:1].upper() + words[1:]


def moves_words(table: Table, moves: Sequence[Move]) -> str:
    """Several moves of a turn in one line; the end of a turn goes without saying if there is more."""
    told = [move for move in moves if not isinstance(move, Done)] or moves
    words = "; ".join(_own(table, move) or _told(table, move) for move in told)
    return words[:1].upper() + words[1:]


def reason_words(table: Table, reason: Reason) -> str:
    """Why a move no longer holds; players by their names."""
    facts = dict(reason.facts)
    for fact in ("player", "whose"):
        if fact in facts:
            facts[fact] = name_of(table, str(facts[fact]))
    words = in_words(Reason(reason.why, facts))
    return _("{sentence}.").format(sentence=words[:1].upper() + words[1:])


def name_of(table: Table, player: str) -> str:
    """A player's name by id; the table is nobody."""
    seat = table.seat(player)
    return _("The table") if seat is None else seat.name


def _own(table: Table, move: Move) -> str:
    """What a player did in a turn."""
    match move:
        case Write():
            words = _("{number} with {effect} in street {street}, house {house}")
            if move.number != move.card:
                words = _("{number} from a {card} with {effect} in street {street}, house {house}")
            return words.format(
                number=move.number, card=move.card, effect=effect_name(move.effect), street=move.street,
                house=move.house,
            )  # fmt: skip
        case Refuse():
            if move.offered is None:
                return _("permit refused")
            return _("permit refused at {numbers}").format(numbers=", ".join(map(str, move.offered)))
        case ValidatePlan():
            return _("plan {plan} validated").format(plan=slot_name(table.setup.edition, move.slot))
        case Done():
            return _("done")
    return _marked(move)


def _marked(move: Move) -> str:
    """What came with the number, and roundabouts."""
    match move:
        case BuildFence():
            return _("fence in street {street} after house {house}").format(street=move.street, house=move.after)
        case RaiseValue():
            return _("agent for estates of {size}").format(size=move.size)
        case PlantPark():
            return _("park planted")
        case BuildPool():
            return _("pool built")
        case CrossTemp():
            return _("temp crossed")
        case WriteBis():
            return _("bis in street {street}, house {house}").format(street=move.street, house=move.house)
        case BuildRoundabout():
            return _("roundabout in street {street}, house {house}").format(street=move.street, house=move.house)
    return ""


def _told(table: Table, move: Move) -> str:
    """What the table told."""
    edition = table.setup.edition
    match move:
        case Draw():
            cards = (_("{number} with {effect}").format(number=n, effect=effect_name(e)) for n, e in move.cards)
            return _("drawn: {cards}").format(cards=", ".join(cards))
        case Approve():
            return _("plan {plan} validated on paper").format(plan=slot_name(edition, move.slot))
        case TellPoints():
            words = _("plan {plan} brings {high} or {low}")
            return words.format(plan=slot_name(edition, move.slot), high=move.points[0], low=move.points[1])
        case DrawSoloCard():
            return _("the solo card was drawn")
        case DrawValidation():
            return _("validation card {plan} was drawn").format(plan=slot_name(edition, move.slot))
        case Give():
            opponent = table.setup.opponent
            words = _("{effect} goes to {opponent}")
            return words.format(effect=effect_name(move.effect), opponent=opponent.name if opponent else "")
        case TellPaper():
            words = ngettext("{name} on paper: {count} temp", "{name} on paper: {count} temps", move.temps)
            return words.format(name=move.name, count=move.temps)
        case Leave():
            return _("{player} left").format(player=name_of(table, move.player))
        case SetCity():
            return _("the city of {player} set right").format(player=move.player.name)
        case Close():
            return _("the table ended the game")
    return ""
