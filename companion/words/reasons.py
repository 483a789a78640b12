"""Reasons in words: one sentence for each way something can be wrong."""

from companion.rules.welcome.reasons import Reason, Why
from companion.words.language import _, mark

SENTENCES: dict[Why, str] = {
    Why.GAME_OVER: mark("the game is over"),
    Why.NOT_AT_TABLE: mark("{player} is not at this table"),
    Why.HAS_LEFT: mark("{player} has left the table"),
    Why.TURN_DONE: mark("{player} is done with this round"),
    Why.NOT_WRITTEN: mark("write a number first"),
    Why.WRITTEN_ALREADY: mark("the {number} of this turn is already written, in street {street} house {house}"),
    Why.REFUSED_ALREADY: mark("the permit was refused this turn"),
    Why.REFUSED_NO_EFFECT: mark("a refused permit brings no effect"),
    Why.EFFECT_TAKEN: mark("the effect of this turn is taken: {effect}"),
    Why.OTHER_EFFECT: mark("the card brings {effect}, not {wanted}"),
    Why.NO_SUCH_STREET: mark("there is no street {street}"),
    Why.NO_SUCH_HOUSE: mark("street {street} has no house {house}"),
    Why.HOUSE_TAKEN: mark("street {street} house {house} already has number {number}"),
    Why.HOUSE_IS_ROUNDABOUT: mark("street {street} house {house} is a roundabout"),
    Why.NUMBER_RANGE: mark("{number} is no house number, they go from 0 to 17"),
    Why.CARD_RANGE: mark("{card} is no number of a card, they go from 1 to 15"),
    Why.MUST_STAND_LEFT: mark("{number} must stand left of the {other}"),
    Why.MUST_STAND_RIGHT: mark("{number} must stand right of the {other}"),
    Why.NUMBER_REPEATED: mark("{other} stands in this street already"),
    Why.CHANGED_WITHOUT_TEMP: mark("only a temp can change {card} to {number}"),
    Why.CHANGED_TOO_FAR: mark("a temp changes a number by 2 at most, not {card} to {number}"),
    Why.NOT_IN_DRAW: mark("{card} with {effect} is not on the table"),
    Why.NUMBER_FITS: mark("the {number} still fits, in street {street} house {house}"),
    Why.EVERY_NUMBER_FITS: mark("every number still fits somewhere"),
    Why.OFFERED_NOT_DRAWN: mark("the numbers on the table are {drawn}, not {offered}"),
    Why.OFFERED_COUNT: mark("there are three cards on the table, not {count}"),
    Why.LADDER_FULL: mark("no box is left: {ladder}"),
    Why.NO_FENCE_PLACE: mark("street {street} has no place for a fence after house {after}"),
    Why.FENCE_STANDS: mark("a fence stands there already, in street {street} after house {after}"),
    Why.FENCE_IN_USED: mark("the houses {after} and {next} of street {street} were used for a plan"),
    Why.FENCE_BETWEEN_EQUALS: mark("no fence fits between {number} and its bis"),
    Why.NO_SUCH_COLUMN: mark("there is no column for estates of {size}"),
    Why.NO_POOL_PRINTED: mark("street {street} house {house} has no pool"),
    Why.NOTHING_TO_COPY: mark("there is no number to copy beside street {street} house {house}, on the {side}"),
    Why.COPY_ACROSS_ROUNDABOUT: mark("a bis can't cross a roundabout"),
    Why.COPY_ACROSS_FENCE: mark("a bis can't cross a fence"),
    Why.ROUNDABOUTS_OFF: mark("this table plays without roundabouts"),
    Why.ONE_ROUNDABOUT_A_TURN: mark("one roundabout a turn"),
    Why.NO_SUCH_PLAN: mark("there is no plan at slot {slot}"),
    Why.PLAN_NOTED: mark("plan {slot} is already validated"),
    Why.POINTS_UNKNOWN: mark("the points of plan {slot} are not known yet"),
    Why.GOAL_NOT_MET: mark("plan {slot} is not met: {have} of {need}"),
    Why.HOUSES_USED: mark("plan {slot}: some of its houses were used for another plan"),
    Why.ESTATES_NOT_NAMED: mark("plan {slot} needs to know which estates are used"),
    Why.ESTATES_NOT_WANTED: mark("plan {slot} uses no estates"),
    Why.NOT_AN_ESTATE: mark("street {street} houses {first} to {last} are no complete estate"),
    Why.ESTATE_USED: mark("street {street} houses {first} to {last} were used for a plan"),
    Why.ESTATE_NAMED_TWICE: mark("an estate is named twice"),
    Why.WRONG_SIZES: mark("the plan wants estates of {wanted}, not of {sizes}"),
    Why.WRONG_STREET: mark("the plan wants estates in street {wanted}, not in street {street}"),
    Why.NOT_ONE_STREET: mark("the plan wants all estates in one street"),
    Why.ESTATE_LACKS_POOLS: mark("street {street} houses {first} to {last}: pools built {have}, wanted {need}"),
    Why.ESTATE_LACKS_BIS: mark("street {street} houses {first} to {last}: bis {have}, wanted {need}"),
    Why.STREET_LACKS_ROUNDABOUTS: mark("street {street}: roundabouts {have}, wanted {need}"),
    Why.WRONG_ESTATES: mark("the plan wants the estates of {size} at both ends of every street"),
    Why.ROUND_BEGUN: mark("this round has begun"),
    Why.DRAWN_ALREADY: mark("the cards of this round are already told"),
    Why.EXPERT_HANDS: mark("with expert hands nobody shares a draw"),
    Why.APPROVED_ALREADY: mark("plan {slot} is approved already"),
    Why.NOBODY_ON_PAPER: mark("nobody plays on paper here"),
    Why.ROUND_TO_COME: mark("round {round} is not one of the rounds 1 to {current}"),
    Why.POINTS_KNOWN: mark("the points of plan {slot} are known"),
    Why.POINTS_ORDER: mark("plan {slot}: {high} and {low} can't be its two figures, the higher one comes first"),
    Why.NOT_SOLO_CARD: mark("this game has no solo card"),
    Why.SOLO_CARD_SEEN: mark("the solo card was drawn already"),
    Why.NOT_AAA: mark("this game has no AAA opponent"),
    Why.VALIDATION_SEEN: mark("the validation card of slot {slot} was drawn already"),
    Why.GIVEN_ALREADY: mark("the AAA has its card of this round"),
    Why.GIVE_AFTER_WRITING: mark("the AAA gets its card after you have written, before you are done"),
    Why.NOT_THIRD_CARD: mark("{effect} is not on the card that is left: {possible}"),
    Why.GIVE_FIRST: mark("give the AAA its card first"),
    Why.NOT_ON_PAPER: mark("{name} does not play on paper here"),
    Why.SOLO_ONE_PLAYER: mark("a solo game has one player"),
    Why.ID_TAKEN: mark("two are called {id}"),
    Why.ID_RESERVED: mark("nobody can be called {id}"),
    Why.ID_EMPTY: mark("a player without a name"),
    Why.BY_TABLE: mark("{do} is told by the table, not by a player"),
    Why.BY_PLAYER: mark("{do} is a player's move, not the table's"),
    Why.STREET_COUNT: mark("{count} streets, the sheet has {wanted}"),
    Why.LADDER_COUNT: mark("{ladder}: figures {count}, there should be {wanted}"),
    Why.BAD_HOUSE: mark("street {street} house {house}: {text} can't be read"),
    Why.FENCE_WITHOUT_HOUSE: mark("street {street}: a fence needs a house on both sides"),
    Why.HOUSE_COUNT: mark("street {street}: {count} houses, the sheet has {wanted}"),
    Why.NOT_RISING: mark(
        "street {street} house {house}: {number} can't stand right of the {other} in house {other_house}"
    ),
    Why.NUMBER_TWICE: mark("street {street} house {house}: a second {number} that is no bis"),
    Why.BIS_ALONE: mark("street {street} house {house}: {number} is a bis without its original beside it"),
    Why.BIS_FENCED_OFF: mark("street {street}: a fence after house {after} cuts {number} from its bis"),
    Why.ROUNDABOUT_OPEN: mark("street {street} house {house}: a roundabout has a fence on both sides"),
    Why.ROUNDABOUT_NOT_PLAYED: mark("street {street} house {house}: this table plays without roundabouts"),
    Why.POOL_NOT_PRINTED: mark("street {street} house {house}: no pool is printed there"),
    Why.POOL_ON_BIS: mark("street {street} house {house}: a bis has no pool"),
    Why.POOL_WITH_TEMP: mark("street {street} house {house}: {number} took a temp, so it has no pool"),
    Why.MARK_ON_EMPTY: mark("street {street} house {house}: nothing is written there"),
    Why.LADDER_EXCEEDED: mark("{ladder}: {crossed} boxes crossed of {boxes}"),
    Why.LADDER_NEGATIVE: mark("{ladder}: {crossed} boxes crossed"),
    Why.EFFECTS_NOT_EARNED: mark("more effects ({effects}) than numbers ({numbers}), one comes with each number"),
    Why.STREET_EFFECTS_NOT_EARNED: mark(
        "street {street}: more parks, pools and changed numbers ({effects}) than numbers ({numbers})"
    ),
    Why.TEMPS_NOT_EARNED: mark("fewer temps ({temps}) than numbers that are 0, 16 or 17 ({numbers})"),
    Why.POINTS_NOT_ON_CARD: mark("plan {slot}: {points} points are not on the card"),
    Why.NOTED_GOAL_NOT_MET: mark("plan {slot}: points are noted, but its goal is not met"),
    Why.USED_WITHOUT_PLAN: mark("street {street} house {house}: used, but for no plan with points"),
    Why.USED_NOT_AS_PLANNED: mark("the used estates ({estates}) are not those of the plans with points ({slots})"),
    Why.NO_PLAYERS: mark("nobody plays"),
    Why.TOO_MANY_PLAYERS: mark("more than {most} players"),
    Why.SOLO_NEEDS_EDITION: mark("this solo game needs edition {edition}"),
    Why.SOLO_NEEDS_ONE_PLAYER: mark("a solo game has one player and nobody on paper"),
    Why.SOLO_NEEDS_OPPONENT: mark("a game against the AAA needs an opponent"),
    Why.OPPONENT_FIELD: mark("the opponent's {field} is missing or wrong"),
    Why.EXPERT_NEEDS_2018: mark("the expert variant needs edition 2018"),
    Why.SLOT_TWICE: mark("two plans at slot {slot}"),
    Why.SLOT_RANGE: mark("there is no slot {slot}, they go from 1 to 3"),
    Why.PLAN_STREET: mark("plan {slot} is for street {street}, which the sheet lacks"),
    Why.CARD_OTHER_SLOT: mark("card {id} belongs to slot {printed}, not to slot {slot}"),
    Why.GOAL_FIELD: mark("plan {slot}: {field} is missing or wrong"),
    Why.SHEET_STREETS: mark("the sheet has {count} streets, 1 to {most} can be played"),
    Why.SHEET_LENGTHS: mark("street {street} of the sheet has {count} houses, 1 to {most} can be played"),
    Why.SHEET_ROWS: mark("the sheet's {field}: {count} rows, there should be {wanted}"),
    Why.SHEET_POOLS: mark("street {street} of the sheet: a pool is twice or beyond the street"),
    Why.SHEET_LADDER: mark("the sheet's ladder {ladder} is too long or has a wrong figure"),
    Why.SHEET_REFUSALS: mark("the sheet needs a box for refusals"),
    Why.FILE_TOO_LARGE: mark("the file is larger than {most} bytes"),
    Why.NOT_UTF8: mark("the text is not UTF-8"),
    Why.NOT_JSON: mark("no JSON: {detail}"),
    Why.NOT_AN_OBJECT: mark("no JSON object"),
    Why.NOT_OURS: mark("neither a record nor a snapshot"),
    Why.WRONG_VERSION: mark("a {kind} of a version this app does not know"),
    Why.WRONG_FIELD: mark("a field is wrong: {detail}"),
    Why.UNKNOWN_MOVE: mark("no move is called {do}"),
    Why.NO_SUCH_SHEET: mark("there is no sheet {id}"),
    Why.NO_SUCH_CARD: mark("there is no plan card {id}"),
    Why.CARD_OR_CUSTOM: mark("plan {slot} needs either a card or a goal of its own"),
    Why.AAA_FIELD: mark("the AAA: {field} can't be so"),
    Why.ROUND_RANGE: mark("there is no round {round}"),
}

NAMES: dict[str, str] = {
    "fence": mark("fence"),
    "estate": mark("agent"),
    "park": mark("park"),
    "pool": mark("pool"),
    "temp": mark("temp"),
    "bis": mark("bis"),
    "parks": mark("parks"),
    "pools": mark("pools"),
    "temps": mark("temps"),
    "values": mark("estate values"),
    "roundabouts": mark("roundabouts"),
    "refusals": mark("permit refusals"),
    "plans": mark("plans"),
    "left": mark("left"),
    "right": mark("right"),
}

_NAMED = frozenset({"effect", "wanted", "ladder", "side", "possible"})


def in_words(reason: Reason) -> str:
    """A reason as one sentence in the player's language, without a full stop."""
    facts = {name: _fact(name, value) for name, value in reason.facts.items()}
    if "after" in reason.facts:
        facts["next"] = str(int(str(reason.facts["after"])) + 1)
    if reason.why is Why.USED_NOT_AS_PLANNED:
        facts["estates"] = _estates(reason.facts["estates"])
    if "ladder" in reason.facts:
        facts["ladder"] = _ladder(facts)
    if reason.why is Why.UNKNOWN_MOVE and reason.facts["do"] is None:
        return _("a move without a name")
    sentence = _(SENTENCES[reason.why]).format(**facts)
    whose = reason.facts.get("whose")
    return f"{_fact('whose', whose)}: {sentence}" if whose is not None else sentence


def _estates(estates: object) -> str:
    """Estates by street and houses."""
    places = [
        _("street {street} houses {first} to {last}").format(street=street, first=first, last=last)
        for street, first, last in (estates if isinstance(estates, list) else ())
    ]
    return ", ".join(places) or _("none")


def _ladder(facts: dict[str, str]) -> str:
    """A ladder by name; a street has its parks, a size its values."""
    if "street" in facts:
        return _("parks of street {street}").format(**facts)
    if "size" in facts:
        return _("values of size {size}").format(**facts)
    return facts["ladder"]


def all_in_words(reasons: tuple[Reason, ...]) -> str:
    """Everything that is wrong, in one line."""
    return "; ".join(map(in_words, reasons))


def _fact(name: str, value: object) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(_fact(name, one) for one in value)
    text = str(value)
    if name in _NAMED and text in NAMES:
        return _(NAMES[text])
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in text)
