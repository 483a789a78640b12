"""From a draft to the header of a record, and all that is wrong with it in kind sentences, by field."""

from __future__ import annotations

from companion.draw.newgame.draft import CityDraft, Draft, OpponentDraft, PlayerDraft, default_name
from companion.draw.newgame.opponents import POINTS
from companion.records.assets import sheets
from companion.records.notation import read_street
from companion.records.position import Raw, Wrong, aaa_form
from companion.records.record import convert, start
from companion.records.wire import OpponentForm
from companion.rules.welcome.moves import AAA
from companion.rules.welcome.reasons import Reason, Why
from companion.rules.welcome.sheet import SLOTS, Sheet
from companion.rules.welcome.street import Street
from companion.rules.welcome.table import Opponent
from companion.ui.newgame.pile import scored_by
from companion.ui.newgame.shelf import Shelf
from companion.words import _
from companion.words.reasons import in_words

PLAN_FAULTS = frozenset({Why.PLAN_STREET, Why.GOAL_FIELD, Why.POINTS_ORDER, Why.NO_SUCH_CARD, Why.CARD_OTHER_SLOT})
OPPONENT_FAULTS = frozenset({Why.OPPONENT_FIELD, Why.SOLO_NEEDS_OPPONENT})


def sentence(reason: Reason) -> str:
    """A reason as a whole sentence, without naming whose city it is."""
    bare = Reason(reason.why, {name: value for name, value in reason.facts.items() if name != "whose"})
    words = in_words(bare)
    return _("{sentence}.").format(sentence=words[:1].upper() + words[1:])


def header(draft: Draft, shelf: Shelf) -> Raw:
    """The header of the game as told."""
    options: Raw = {"roundabouts": draft.roundabouts}
    if not draft.roundabout_counts:
        options["roundabout_counts"] = False
    if draft.solo_kind is not None:
        options["solo"] = draft.solo_kind
    if draft.solo_kind == "aaa" and draft.opponent is not None:
        options["opponent"] = draft.opponent
    if draft.paper:
        options["paper"] = [paper_name(draft, index) for index in range(len(draft.paper))]
    if draft.expert and draft.edition == "2018":
        options["expert"] = True
    typed = shelf.sheets(draft.edition)
    raw: Raw = {
        "record": 1,
        "edition": draft.edition,
        "sheet": typed.get(draft.sheet, draft.sheet if draft.sheet in sheets() else f"classic-{draft.edition}"),
        "options": options,
        "players": [_player(draft, player) for player in draft.players],
        "plans": [plan for plan in draft.plans if plan is not None],
        "advanced": draft.advanced,
    }
    if draft.begun:
        raw["round"] = draft.round
        raw["approved"] = list(draft.approved)
        if draft.solo_kind == "aaa" and draft.opponent is not None:
            raw[AAA] = aaa_form(scored_by(read_opponent(draft.opponent), draft.pile))
    return raw


def paper_name(draft: Draft, index: int) -> str:
    """What someone on paper is called."""
    return draft.paper[index].strip() or _("On paper {number}").format(number=index + 1)


def player_name(draft: Draft, player: PlayerDraft) -> str:
    """What a player is called, also if nothing was typed."""
    return player.name.strip() or default_name(draft.players.index(player) + 1)


def _player(draft: Draft, player: PlayerDraft) -> Raw:
    raw: Raw = {
        "id": player.id, "name": player_name(draft, player), "city": player.city.strip(), "colour": player.token
    }  # fmt: skip
    return {**raw, **_city(player.sheet)} if draft.begun else raw


def _city(city: CityDraft) -> Raw:
    """A sheet so far; what was left empty is untouched."""
    raw: Raw = {"temps": city.temps, "refusals": city.refusals, "values": list(city.values), "plans": list(city.plans)}
    if city.parks:
        raw["parks"] = list(city.parks)
    if any(text.strip() for text in city.streets):
        raw["streets"] = list(city.streets)
    return raw


def filled(draft: Draft, sheet: Sheet) -> Draft:
    """The draft with every sheet on paper as long as the printed one."""
    players = []
    for player in draft.players:
        city = player.sheet
        streets = tuple(
            (city.streets[index].strip() if index < len(city.streets) else "") or " ".join("." * length)
            for index, length in enumerate(sheet.streets)
        )
        parks = tuple(city.parks[index] if index < len(city.parks) else 0 for index in range(len(sheet.parks)))
        players.append(player._replace(sheet=city._replace(streets=streets, parks=parks)))
    return draft._replace(players=tuple(players))


def faults(draft: Draft, shelf: Shelf) -> dict[str, str]:
    """All that is wrong, by field; under "" what belongs to none."""
    found = _same_names(draft)
    try:
        start(header(draft, shelf))
    except Wrong as wrong:
        for reason in wrong.reasons:
            found.setdefault(_field(draft, reason), sentence(reason))
    sheets = [name for name in found if name.startswith("sheet ")]
    if sheets:
        found.setdefault("begun", _("One of the sheets can't be like that yet."))
    return found


def _same_names(draft: Draft) -> dict[str, str]:
    """Two with the same name can't be told apart at the table."""
    taken: set[str] = set()
    found = {}
    names = [(f"name {player.id}", player_name(draft, player)) for player in draft.players]
    names += [(f"paper {index}", paper_name(draft, index)) for index in range(len(draft.paper))]
    for field, name in names:
        if name.casefold() in taken:
            found[field] = _("Someone else is called {name}.").format(name=name)
        taken.add(name.casefold())
    return found


def _field(draft: Draft, reason: Reason) -> str:
    whose = reason.facts.get("whose")
    if whose is not None:
        return f"sheet {whose}"
    if reason.why in (Why.ID_TAKEN, Why.ID_RESERVED):
        names = [paper_name(draft, index) for index in range(len(draft.paper))]
        if reason.facts["id"] in names:
            return f"paper {names.index(str(reason.facts['id']))}"
    if reason.why in PLAN_FAULTS:
        return "plans"
    if reason.why in OPPONENT_FAULTS:
        return "opponent"
    return ""


def city_faults(draft: Draft, player: PlayerDraft, shelf: Shelf) -> dict[str, str]:
    """What is wrong with one sheet on paper, by field."""
    alone = draft._replace(players=(player,), paper=(), solo=False, begun=True)
    found: dict[str, str] = {}
    try:
        start(header(alone, shelf))
    except Wrong as wrong:
        for reason in wrong.reasons:
            found.setdefault(_city_field(reason), sentence(reason))
    return found


def _city_field(reason: Reason) -> str:
    facts = reason.facts
    if "street" in facts and reason.why not in PLAN_FAULTS:
        return f"street {int(str(facts['street'])) - 1}"
    ladder = str(facts.get("ladder", ""))
    if ladder in ("parks", "values", "temps", "refusals", "plans"):
        return ladder
    if reason.why is Why.TEMPS_NOT_EARNED:
        return "temps"
    return "plans" if "slot" in facts else ""


def read_streets(city: CityDraft, count: int) -> tuple[Street | None, ...]:
    """The streets that can be read already, to be drawn."""
    found = []
    for index in range(count):
        text = city.streets[index] if index < len(city.streets) else ""
        street = read_street(text, index + 1) if text.strip() else None
        found.append(street if isinstance(street, Street) else None)
    return tuple(found)


def opponent_raw(card: OpponentDraft) -> Raw:
    """An AAA card as it stands in a header."""
    raw: Raw = {"name": card.name.strip(), "level": card.level, "validates": sorted(card.validates)}
    if card.level == 0:
        raw["temps"] = list(card.temps)
    else:
        raw.update((field, getattr(card, field)) for field in POINTS)
    return raw


def read_opponent(raw: Raw) -> Opponent:
    """The AAA of the rules from its card."""
    form: OpponentForm = convert(raw, OpponentForm)
    return form.opponent()


def opponent_faults(card: OpponentDraft) -> dict[str, str]:
    """What an AAA card still lacks, by field."""
    found = {}
    if not card.name.strip():
        found["name"] = _("Every opponent has a name.")
    if card.level == 0:
        if min(card.temps) < 0:
            found["temps"] = _("The card names three figures.")
        elif list(card.temps) != sorted(card.temps, reverse=True):
            found["temps"] = _("The first place needs most temps, the third place fewest.")
        return found
    for field in POINTS:
        if getattr(card, field) < 0:
            found[field] = _("This figure is still missing.")
    return found


def slots_with_points(draft: Draft, shelf: Shelf) -> tuple[tuple[int, int] | None, ...]:
    """The figures of the three plans, as far as they are known."""
    return tuple(shelf.shown(slot, draft.plans[slot - 1]).points for slot in SLOTS)
