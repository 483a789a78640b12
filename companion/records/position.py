"""From a header or a snapshot to the table, and a city back to its form."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from companion.records.assets import plan_cards, sheets
from companion.records.notation import count_houses, print_street, read_street
from companion.records.wire import OpponentForm, PlanForm, PlayerForm, PositionForm, SheetForm
from companion.rules.welcome.agreed import (
    MOST_HOUSES,
    MOST_PLAYERS,
    MOST_POINTS,
    goal_faults,
    setup_faults,
    sheet_faults,
    why_not_figures,
)
from companion.rules.welcome.city import City
from companion.rules.welcome.goals import Goal
from companion.rules.welcome.moves import Player
from companion.rules.welcome.possible import city_faults, mark_faults
from companion.rules.welcome.reasons import Reason, Why, because
from companion.rules.welcome.sheet import SLOTS, Sheet
from companion.rules.welcome.street import Street
from companion.rules.welcome.table import Aaa, PaperPlayer, Points, Setup, Table, begin, ends

Raw = dict[str, Any]
MOST_ROUNDS = 9999


class Wrong(ValueError):
    """A position that can't be, with all that is wrong."""

    def __init__(self, reasons: Sequence[Reason]) -> None:
        super().__init__("; ".join(f"{reason.why.value} {reason.facts}" for reason in reasons))
        self.reasons = tuple(reasons)


def _sheet(form: str | SheetForm) -> Sheet:
    if isinstance(form, SheetForm):
        sheet = form.sheet()
        faults = sheet_faults(sheet)
        if faults:
            raise Wrong(faults)
        return sheet
    if form not in sheets():
        raise Wrong([because(Why.NO_SUCH_SHEET, id=form)])
    return sheets()[form]


def _plan(plan: PlanForm) -> tuple[Goal, Points | None] | Reason:
    """A plan's goal and its figures, those of the table before those of the card."""
    if (plan.card is None) == (plan.custom is None):
        return because(Why.CARD_OR_CUSTOM, slot=plan.slot)
    if plan.custom is not None:
        return plan.custom.value(), plan.points or plan.custom.points
    card = plan_cards().get(plan.card or "")
    if card is None:
        return because(Why.NO_SUCH_CARD, slot=plan.slot, id=plan.card)
    if card.slot != plan.slot:
        return because(Why.CARD_OTHER_SLOT, slot=plan.slot, id=plan.card, printed=card.slot)
    return card.value(), plan.points or card.points


def _plans(
    sheet: Sheet, plans: Sequence[PlanForm]
) -> tuple[tuple[Goal | None, ...], tuple[Points | None, ...], list[Reason]]:
    """The goals of the slots, their figures, and all that is wrong; then there is no plan, so that it has no echo."""
    goals: list[Goal | None] = [None] * len(SLOTS)
    points: list[Points | None] = [None] * len(SLOTS)
    faults: list[Reason] = []
    for plan in plans:
        found = _plan(plan)
        if plan.slot not in SLOTS:
            faults.append(because(Why.SLOT_RANGE, slot=plan.slot))
        elif isinstance(found, Reason):
            faults.append(found)
        elif goals[plan.slot - 1] is not None:
            faults.append(because(Why.SLOT_TWICE, slot=plan.slot))
        else:
            goal, figures = found
            goals[plan.slot - 1], points[plan.slot - 1] = goal, figures
            faults += goal_faults(sheet, plan.slot, goal)
            wrong = figures and why_not_figures(plan.slot, figures)
            if wrong:
                faults.append(wrong)
    nothing = (None,) * len(SLOTS)
    return (nothing, nothing, faults) if faults else (tuple(goals), tuple(points), [])


def read_player(sheet: Sheet, form: PlayerForm) -> Player:
    """A player from its form; what is left out is untouched. Raises Wrong if a street can't be read."""
    streets, faults = _read_streets(sheet, form)
    if faults:
        raise Wrong([_of(form.id, fault) for fault in faults])
    name = form.id if form.name is None else form.name
    return Player(form.id, name, form.city, _city(sheet, form, streets))


def _city(sheet: Sheet, form: PlayerForm, streets: dict[int, Street]) -> City:
    bare = City.bare(sheet)
    return City(
        streets=bare.streets if form.streets is None else tuple(streets.values()),
        parks=bare.parks if form.parks is None else form.parks,
        values=bare.values if form.values is None else form.values,
        temps=form.temps, refusals=form.refusals, plans=form.plans,
    )  # fmt: skip


def _read_streets(sheet: Sheet, form: PlayerForm) -> tuple[dict[int, Street], list[Reason]]:
    """The streets that can be read, and all that can't; one with far too many houses is not read at all."""
    texts = form.streets or ()
    if form.streets is not None and len(texts) != len(sheet.streets):
        return {}, [because(Why.STREET_COUNT, count=len(texts), wanted=len(sheet.streets))]
    streets: dict[int, Street] = {}
    faults: list[Reason] = []
    for number, (text, length) in enumerate(zip(texts, sheet.streets, strict=False), start=1):
        count = count_houses(text)
        if count != length:
            faults.append(because(Why.HOUSE_COUNT, street=number, count=count, wanted=length))
        if count > MOST_HOUSES:
            continue
        street = read_street(text, number)
        if not isinstance(street, Street):
            faults += street
        elif count == length:
            streets[number] = street
    return streets, faults


def _of(player: str, reason: Reason) -> Reason:
    return Reason(reason.why, {**reason.facts, "whose": player})


def _players(
    setup: Setup, points: Sequence[Points | None], forms: Sequence[PlayerForm]
) -> tuple[list[Player], list[Reason]]:
    """The players, and all that is wrong with their cities."""
    players = []
    faults: list[Reason] = []
    for form in forms:
        try:
            player = read_player(setup.sheet, form)
        except Wrong as wrong:
            faults += wrong.reasons
            streets, _ = _read_streets(setup.sheet, form)
            city = _city(setup.sheet, form, streets)
            faults += [_of(form.id, fault) for fault in mark_faults(setup, city, streets)]
        else:
            players.append(player)
            faults += [_of(form.id, fault) for fault in city_faults(setup, points, player.city)]
    return players, faults


def _paper(form: PositionForm) -> list[PaperPlayer]:
    """The players on paper: those named in the options, with what is told of them."""
    told = {one.name: PaperPlayer(one.name, one.temps, one.total) for one in form.paper}
    named = set(form.options.paper)
    extra = [name for name in told if name not in named]
    return [told.get(name, PaperPlayer(name)) for name in (*form.options.paper, *extra)]


def _told_faults(setup: Setup, form: PositionForm, points: Sequence[Points | None]) -> Iterator[Reason]:
    for one in form.paper:
        if one.temps is not None and not 0 <= one.temps <= setup.sheet.temps:
            yield because(
                Why.LADDER_EXCEEDED, ladder="temps", crossed=one.temps, boxes=setup.sheet.temps, whose=one.name
            )
    if len({one.name for one in form.paper}) < len(form.paper):
        yield because(Why.ID_TAKEN, id=form.paper[-1].name)
    # a game closed before anyone acted ended in round 0
    if not (0 if form.ended_by else 1) <= form.round <= MOST_ROUNDS:
        yield because(Why.ROUND_RANGE, round=form.round)
    for slot in dict.fromkeys(form.approved):
        if slot not in SLOTS or setup.goals[slot - 1] is None:
            yield because(Why.NO_SUCH_PLAN, slot=slot)
    if form.aaa is None or setup.opponent is None or setup.solo != "aaa":
        return
    if len(form.aaa.plans) != len(SLOTS):
        yield because(Why.AAA_FIELD, field="plans")
        return
    if not set(form.aaa.seen) <= set(SLOTS) or len(set(form.aaa.seen)) < len(form.aaa.seen):
        yield because(Why.AAA_FIELD, field="seen")
    for slot, noted in zip(SLOTS, form.aaa.plans, strict=True):
        figures = points[slot - 1] or range(MOST_POINTS + 1)
        able = slot in form.aaa.seen and slot in setup.opponent.validates
        if noted is not None and not (able and noted in figures):
            yield because(Why.POINTS_NOT_ON_CARD, slot=slot, points=noted, whose="aaa")


def read_position(form: PositionForm) -> Table:
    """The table a header or snapshot tells of. Raises Wrong with all that can't be."""
    sheet = _sheet(form.sheet)
    goals, points, faults = _plans(sheet, form.plans)
    options = form.options
    opponent: OpponentForm | None = options.opponent
    setup = Setup(
        form.edition, sheet, goals, options.roundabouts, options.roundabout_counts, options.solo,
        opponent.opponent() if opponent else None, options.expert,
    )  # fmt: skip
    paper = _paper(form)
    if len(form.players) + len(paper) > MOST_PLAYERS:
        raise Wrong([because(Why.TOO_MANY_PLAYERS, most=MOST_PLAYERS)])
    faults += setup_faults(setup, [one.id for one in form.players], [one.name for one in paper])
    if not faults:
        faults += _told_faults(setup, form, points)
    players, impossible = _players(setup, points, form.players)
    if faults or impossible:
        raise Wrong([*faults, *impossible])
    aaa = Aaa(form.aaa.cards, form.aaa.plans, form.aaa.seen) if form.aaa and options.solo == "aaa" else None
    table = begin(
        setup, players, points, paper=paper, approved=form.approved, round_number=form.round, aaa=aaa
    )  # fmt: skip
    ended_by = form.ended_by
    if ended_by is None and form.finished is not False:
        ended_by = ends(sheet, [player.city for player in players])
    return table._replace(ended_by=ended_by or ())


def city_form(city: City) -> Raw:
    """A city's fields as they stand in a snapshot."""
    return {
        "streets": [print_street(street) for street in city.streets],
        "parks": list(city.parks),
        "values": list(city.values),
        "temps": city.temps,
        "refusals": city.refusals,
        "plans": list(city.plans),
    }


def aaa_form(aaa: Aaa) -> Raw:
    """The AAA's pile as it stands in a snapshot."""
    return {"cards": list(aaa.cards), "plans": list(aaa.plans), "seen": list(aaa.seen)}


def player_form(player: Player) -> Raw:
    """A player as in a snapshot."""
    return {"id": player.id, "name": player.name, "city": player.city_name, **city_form(player.city)}
