"""The table: what is agreed before the game, and where every player stands."""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple, Self

from companion.rules.welcome.city import City
from companion.rules.welcome.goals import Goal, Place
from companion.rules.welcome.moves import Player
from companion.rules.welcome.sheet import SLOTS, Edition, Effect, Sheet, boxes

EndedBy = Literal["refusals", "plans", "houses", "table"]
Points = tuple[int, int]
EARLIER = 0
"""A slot approved before the first round the app knows of."""


class Opponent(NamedTuple):
    """An AAA card; at level 0 only the temps thresholds speak, otherwise only the points."""

    name: str
    level: int
    validates: tuple[int, ...]
    park: int = 0
    pool: int = 0
    temp: int = 0
    fence: int = 0
    bis_houses: int = 0
    value: int = 0
    temps: tuple[int, ...] = ()


class Setup(NamedTuple):
    """What the table agreed on: edition, sheet, variants and the goals of the three slots."""

    edition: Edition
    sheet: Sheet
    goals: tuple[Goal | None, ...] = (None,) * len(SLOTS)
    roundabouts: bool = False
    roundabout_counts: bool = True
    solo: Literal["card", "aaa"] | None = None
    opponent: Opponent | None = None
    expert: bool = False


class Turn(NamedTuple):
    """What a player has done in one round."""

    round: int = 0
    street: int = 0
    house: int = 0
    number: int = 0
    card: int = 0
    effect: Effect | None = None
    refused: bool = False
    effect_taken: bool = False
    roundabout: bool = False
    done: bool = False

    @property
    def written(self) -> bool:
        """Whether the number of this turn is written."""
        return self.effect is not None

    @property
    def settled(self) -> bool:
        """Whether the mandatory part is over: written or refused."""
        return self.refused or self.effect is not None


class Seat(NamedTuple):
    """A player with a city, at the table or gone."""

    id: str
    name: str
    city_name: str
    city: City
    turn: Turn = Turn()
    left: bool = False


class PaperPlayer(NamedTuple):
    """Someone at the same table who plays on paper."""

    name: str
    temps: int | None = None
    total: int | None = None


class Aaa(NamedTuple):
    """The AAA's pile: effects in order, points of its plans, validation cards seen."""

    cards: tuple[Effect, ...] = ()
    plans: tuple[int | None, ...] = (None,) * len(SLOTS)
    seen: tuple[int, ...] = ()
    given_in: int = 0


class Table(NamedTuple):
    """The whole game at one moment; a value."""

    setup: Setup
    seats: tuple[Seat, ...]
    places: Mapping[str, int]
    waiting: int
    round: int = 1
    acted: bool = False
    points: tuple[Points | None, ...] = (None,) * len(SLOTS)
    approved: tuple[int | None, ...] = (None,) * len(SLOTS)
    draw: tuple[tuple[int, Effect], ...] | None = None
    paper: tuple[PaperPlayer, ...] = ()
    aaa: Aaa | None = None
    solo_card: bool = False
    ended_by: tuple[EndedBy, ...] = ()

    def seat(self, player: str) -> Seat | None:
        """A player's seat by id."""
        place = self.places.get(player)
        return None if place is None else self.seats[place]

    def turn(self, seat: Seat) -> Turn:
        """A player's turn in this round; one of an earlier round is over."""
        return seat.turn if seat.turn.round == self.round else Turn(self.round)

    def place(self, city: City) -> Place:
        """A city with the sheet and the ruling its goals are judged by."""
        return Place(self.setup.sheet, city, self.setup.roundabout_counts)

    def plan_points(self, slot: int) -> int | None:
        """What validating a slot in this round brings, if its figures are known."""
        points, approved = self.points[slot - 1], self.approved[slot - 1]
        if points is None:
            return None
        return points[0] if approved in (None, self.round) else points[1]

    def with_seat(self, seat: Seat) -> Self:
        """The table with one known player's seat replaced."""
        place = self.places[seat.id]
        return self._replace(seats=self.seats[:place] + (seat,) + self.seats[place + 1 :])


def begin(
    setup: Setup,
    players: Sequence[Player],
    points: Sequence[Points | None] = (None,) * len(SLOTS),
    *,
    paper: Sequence[PaperPlayer] = (),
    approved: Sequence[int] = (),
    round_number: int = 1,
    aaa: Aaa | None = None,
) -> Table:
    """The table before the first move; points already noted count as approved earlier."""
    slots = {slot for slot in SLOTS for player in players if player.city.plans[slot - 1] is not None}
    slots.update(approved)
    if aaa and setup.opponent:
        slots.update(set(aaa.seen) & set(setup.opponent.validates))
    return Table(
        setup=setup,
        seats=tuple(Seat(player.id, player.name, player.city_name, player.city) for player in players),
        places={player.id: place for place, player in enumerate(players)},
        waiting=len(players),
        round=round_number,
        points=tuple(points),
        approved=tuple(EARLIER if slot in slots else None for slot in SLOTS),
        paper=tuple(paper),
        aaa=(aaa or Aaa()) if setup.solo == "aaa" else None,
    )


def ends(sheet: Sheet, cities: Sequence[City]) -> tuple[EndedBy, ...]:
    """Which ends of the game the cities have reached."""
    refused = any(city.refusals >= boxes(sheet.refusals) for city in cities)
    planned = any(None not in city.plans for city in cities)
    full = any(city.full for city in cities)
    reached: tuple[tuple[bool, EndedBy], ...] = ((refused, "refusals"), (planned, "plans"), (full, "houses"))
    return tuple(name for is_reached, name in reached if is_reached)
