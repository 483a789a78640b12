"""A new game as far as it is told: plain values that are kept whenever anything changes."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Literal, NamedTuple

from companion.draw.art.signs import TOKENS
from companion.draw.figures import NO_FIGURES, FigureEntry
from companion.rules.welcome.goals import Goal
from companion.rules.welcome.sheet import EFFECTS, SIZES, SLOTS, Edition
from companion.rules.welcome.table import Aaa
from companion.words import _, mark

Raw = dict[str, Any]

CITIES = (
    mark("Maple Falls"), mark("Cedar Bend"), mark("Sunny Hollow"), mark("Willow Creek"), mark("Birch Hill"),
    mark("Lakeview"), mark("Orchard Park"), mark("Clover Field"),
)  # fmt: skip
"""Names of our own for cities nobody has named yet."""


class CityDraft(NamedTuple):
    """A sheet kept on paper so far; what is empty is untouched."""

    streets: tuple[str, ...] = ()
    parks: tuple[int, ...] = ()
    values: tuple[int, ...] = (0,) * len(SIZES)
    temps: int = 0
    refusals: int = 0
    plans: tuple[int | None, ...] = (None,) * len(SLOTS)


class PlayerDraft(NamedTuple):
    """Someone who plays in the app."""

    id: str
    name: str
    city: str
    token: str
    sheet: CityDraft = CityDraft()


class CardDraft(NamedTuple):
    """A plan card being typed."""

    slot: int = 1
    goal: Goal = Goal("estates")
    figures: FigureEntry = NO_FIGURES
    more: bool = False


class OpponentDraft(NamedTuple):
    """An AAA card being typed; a figure not told yet is −1."""

    name: str = ""
    level: int = 1
    validates: tuple[int, ...] = ()
    park: int = -1
    pool: int = -1
    temp: int = -1
    fence: int = -1
    bis_houses: int = -1
    value: int = -1
    temps: tuple[int, ...] = (-1, -1, -1)


class Draft(NamedTuple):
    """Everything told so far, and which page is open."""

    edition: Edition = "2018"
    sheet: str = "classic-2018"
    advanced: bool = False
    roundabouts: bool = False
    roundabout_counts: bool = True
    expert: bool = False
    solo: bool = False
    opponent: Raw | None = None
    players: tuple[PlayerDraft, ...] = ()
    paper: tuple[str, ...] = ()
    plans: tuple[Raw | None, ...] = (None,) * len(SLOTS)
    begun: bool = False
    round: int = 2
    approved: tuple[int, ...] = ()
    pile: Aaa = Aaa()
    """What the AAA has in a game begun on paper."""
    card: CardDraft = CardDraft()
    typing_opponent: OpponentDraft = OpponentDraft()
    page: str = "table"

    @property
    def alone(self) -> bool:
        """Whether one person plays, with nobody on paper."""
        return len(self.players) == 1 and not self.paper

    @property
    def solo_kind(self) -> Literal["card", "aaa"] | None:
        """The solo variant in force."""
        if not (self.solo and self.alone):
            return None
        return "card" if self.edition == "2018" else "aaa"


def opponent_id(card: Raw) -> str:
    """What tells an AAA card from the others."""
    return f"{card['name']} {card['level']}"


def default_name(number: int) -> str:
    """What a player is called until told."""
    return _("Player {number}").format(number=number)


def next_token(token: str, taken: Collection[str]) -> str:
    """The next colour after one that nobody else has."""
    place = TOKENS.index(token) if token in TOKENS else -1
    ahead = [TOKENS[(place + step) % len(TOKENS)] for step in range(1, len(TOKENS) + 1)]
    return next((one for one in ahead if one not in taken), token or TOKENS[0])


def new_player(draft: Draft) -> PlayerDraft:
    """Another player with a free id, a city and a colour nobody has."""
    ids = {player.id for player in draft.players}
    number = next(n for n in range(1, 1000) if f"p{n}" not in ids)
    cities = [_(city) for city in CITIES if _(city) not in {player.city for player in draft.players}]
    token = next_token("", {player.token for player in draft.players})
    return PlayerDraft(f"p{number}", default_name(number), cities[0] if cities else "", token)


def to_json(draft: Draft) -> Raw:
    """A draft as plain JSON."""
    raw = draft._asdict()
    raw["players"] = [{**player._asdict(), "sheet": player.sheet._asdict()} for player in draft.players]
    raw["card"] = {
        **draft.card._asdict(), "goal": draft.card.goal._asdict(), "figures": draft.card.figures._asdict()
    }  # fmt: skip
    raw["typing_opponent"] = draft.typing_opponent._asdict()
    raw["pile"] = draft.pile._asdict()
    return raw


def from_json(raw: Mapping[str, Any]) -> Draft:
    """A draft from its JSON; raises ValueError, TypeError, KeyError or AttributeError if it is none."""
    fields = _known(Draft, raw)
    fields["players"] = tuple(
        PlayerDraft(**{**_known(PlayerDraft, one), "sheet": CityDraft(**_known(CityDraft, one["sheet"]))})
        for one in raw["players"]
        if one["token"] in TOKENS
    )
    card = _known(CardDraft, raw["card"])
    card["goal"] = Goal(**_known(Goal, card["goal"]))
    card["figures"] = FigureEntry(**_known(FigureEntry, card["figures"]))
    fields["card"] = CardDraft(**card)
    fields["typing_opponent"] = OpponentDraft(**_known(OpponentDraft, raw["typing_opponent"]))
    pile = Aaa(**_known(Aaa, raw.get("pile", {})))
    if not set(pile.cards) <= set(EFFECTS) or len(pile.plans) != len(SLOTS):
        raise ValueError("no pile of the AAA")
    fields["pile"] = pile
    return Draft(**fields)


def _known(kind: Any, raw: Mapping[str, Any]) -> Raw:
    """The fields a kind has, lists as tuples."""
    return {
        name: tuple(value) if isinstance(value, list) else value for name, value in raw.items() if name in kind._fields
    }
