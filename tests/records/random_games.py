"""Random legal games of every kind, each from one seed: a header as in a file, and moves the referee takes."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from companion.records.assets import plan_cards
from companion.records.position import Raw
from companion.records.record import start
from companion.records.snapshot import snapshot
from companion.rules.welcome.city import City
from companion.rules.welcome.legal import legal_moves
from companion.rules.welcome.moves import (
    TABLE,
    Approve,
    BuildFence,
    Close,
    Draw,
    DrawSoloCard,
    DrawValidation,
    Give,
    Leave,
    Move,
    Player,
    PlayerMove,
    Refuse,
    SetCity,
    TellPaper,
    TellPoints,
    Writable,
    Write,
)
from companion.rules.welcome.play import apply, play, why_not
from companion.rules.welcome.reasons import Reason
from companion.rules.welcome.sheet import EFFECTS, SIZES, SLOTS
from companion.rules.welcome.table import Seat, Table

NAMES = ("ada", "ben", "chloé", "dan", "eve")
KINDS: dict[str, tuple[str, ...]] = {
    "estates": ("estates",), "end_estates": ("size",), "all_houses": ("street",), "end_houses": (),
    "bis_in_one_street": ("count",), "temps": ("count",), "all_parks_in_streets": ("streets",),
    "all_pools_in_streets": ("streets",), "all_parks_and_pools": ("street",), "all_parks_pools_and_roundabout": (),
    "park_boxes": ("count",), "park_boxes_in_each_street": ("count",), "value_boxes": ("count",),
    "full_value_columns": ("count",),
}  # fmt: skip


class Step(NamedTuple):
    """A move with the tables before and after it."""

    before: Table
    move: Move
    after: Table


def a_header(random: Random, *, from_middle: bool | None = None) -> Raw:
    """The first line of a record: any edition, sheet, variant, plans and players."""
    edition = random.choice(("2018", "2023"))
    sheet = random.choice(("classic-2018", "classic-2023", a_sheet(random), a_sheet(random)))
    streets = 3 if isinstance(sheet, str) else len(sheet["streets"])
    solo = random.choice((None, None, "card" if edition == "2018" else "aaa"))
    players = NAMES[: 1 if solo else random.randint(1, 5)]
    paper = [] if solo else random.choice(([], [], ["Grandma"], ["Grandma", "Uncle Joe"]))
    options: Raw = {"roundabouts": random.random() < 0.6, "solo": solo}
    if random.random() < 0.3:
        options["roundabout_counts"] = False
    if paper:
        options["paper"] = paper
    if edition == "2018" and random.random() < 0.2:
        options["expert"] = True
    if solo == "aaa":
        options["opponent"] = an_opponent(random)
    plans = [a_plan(random, slot, edition, streets) for slot in SLOTS if random.random() < 0.9]
    header: Raw = {"record": 1, "edition": edition, "sheet": sheet, "options": options}
    header["players"] = [{"id": name, "name": name.title(), "city": "", "colour": "red"} for name in players]
    header["plans"] = [] if random.random() < 0.05 else plans
    header["app"] = {"version": [1, 2]}
    if random.random() < 0.25 if from_middle is None else from_middle:
        return _in_the_middle(random, header)
    return header


def _in_the_middle(random: Random, header: Raw) -> Raw:
    """The header of a game whose first rounds were played without the app."""
    table = start(header)
    until = random.randint(2, 12)
    for step in play_on(random, table, 300):
        table = step.after
        if table.round >= until and not table.acted:
            break
    if table.ended_by or table.acted:
        return header
    later = snapshot(header, table)
    del later["snapshot"]
    return {"record": 1, **later}


def a_sheet(random: Random) -> Raw:
    """A sheet nobody printed: other streets, pools and ladders, some of them empty."""
    most = random.choice((5, 8, 12))
    lengths = [random.randint(1, most) for _ in range(random.randint(1, 5))]
    return {
        "streets": lengths,
        "pools_at": [
            sorted(random.sample(range(1, length + 1), random.randint(0, min(3, length)))) for length in lengths
        ],
        "parks": [_ladder(random, 3) for _ in lengths],
        "pools": _ladder(random, 8),
        "temps": random.randint(0, 6),
        "temp_points": random.choice(([7, 4, 1], [5, 2], [])),
        "values": {str(size): _ladder(random, 3) for size in SIZES},
        "bis": _ladder(random, 8),
        "roundabouts": _ladder(random, 4),
        "refusals": [0, 0, 3, 5, 6, 7][: random.randint(2, 6)],
    }


def _ladder(random: Random, most: int) -> list[int]:
    return sorted(random.randint(0, 20) for _ in range(random.randint(0, most)))


def an_opponent(random: Random) -> Raw:
    """An AAA card of level 0 to 3."""
    level = random.randint(0, 3)
    opponent: Raw = {"name": "Sam", "level": level, "validates": sorted(random.sample(SLOTS, random.randint(0, 3)))}
    if level == 0:
        return {**opponent, "temps": sorted((random.randint(1, 8) for _ in range(3)), reverse=True)}
    fields = ("park", "pool", "temp", "fence", "bis_houses", "value")
    return {**opponent, **{field: random.randint(0, 3) for field in fields}}


def a_plan(random: Random, slot: int, edition: str, streets: int) -> Raw:
    """A printed card of that slot or one typed in; some figures are told later."""
    cards = [card for card in plan_cards().values() if card.slot == slot and card.edition == edition]
    cards = [card for card in cards if card.street is None or card.street <= streets]
    if cards and random.random() < 0.4:
        plan: Raw = {"slot": slot, "card": random.choice(cards).id}
        return {**plan, "points": [9, 4]} if random.random() < 0.3 else plan
    custom = a_goal(random, streets)
    if random.random() < 0.8:
        custom["points"] = [random.randint(6, 12), random.randint(0, 6)]
    return {"slot": slot, "custom": custom}


def a_goal(random: Random, streets: int) -> Raw:
    """A goal small enough to be met now and then."""
    kind = random.choice(("estates", "estates", *KINDS))
    goal: Raw = {"goal": kind}
    fields: dict[str, Any] = {
        "estates": [random.choice((1, 1, 1, 2, 2, 3)) for _ in range(random.randint(1, 2))],
        "size": random.choice((1, 1, 2)),
        "street": random.randint(1, streets),
        "count": random.randint(1, 3),
        "streets": random.randint(1, min(2, streets)),
    }
    goal.update((field, fields[field]) for field in KINDS[kind])
    if kind == "estates":
        goal.update(random.choice(({}, {}, {"street": fields["street"]}, {"same_street": True})))
        if len(goal) > 2 and random.random() < 0.3:
            goal["roundabouts"] = 1
        goal.update(random.choice(({}, {}, {"each": {"pools": 1}}, {"each": {"bis": 1}})))
    return goal


def play_on(random: Random, table: Table, most: int = 600) -> Iterator[Step]:
    """Moves from a table on, to the end of the game or so many."""
    tells_draws = random.random() < 0.4
    for _ in range(most):
        move = _a_table_move(random, table, tells_draws=tells_draws) or _a_player_move(random, table)
        if move is None:
            return
        after = play(table, move)
        if isinstance(after, Reason):
            raise AssertionError(f"{move} was listed as legal: {after}")
        yield Step(table, move, after)
        table = after


def a_game(seed: int, most: int = 600, *, from_middle: bool | None = None) -> tuple[Raw, list[Step]]:
    """Header and steps of one random game."""
    random = Random(seed)
    header = a_header(random, from_middle=from_middle)
    return header, list(play_on(random, start(header), most))


def _a_table_move(random: Random, table: Table, *, tells_draws: bool) -> Move | None:
    """A word of the table that is legal now: what must be told always, the rest now and then."""
    aaa_waits = table.aaa is not None and table.turn(table.seats[0]).settled and not table.seats[0].left
    if aaa_waits and random.random() < 0.5:
        move: Move = Give(TABLE, random.choice(EFFECTS))
        if why_not(table, move) is None:
            return move
    if tells_draws and not table.acted and table.draw is None and random.random() < 0.9:
        move = Draw(TABLE, tuple((random.randint(1, 15), random.choice(EFFECTS)) for _ in SLOTS))
        if why_not(table, move) is None:
            return move
    if random.random() > 0.12 and any(not seat.left for seat in table.seats):
        return None
    legal = [move for move in _table_moves(random, table) if why_not(table, move) is None]
    return random.choice(legal) if legal else None


def _table_moves(random: Random, table: Table) -> Iterator[Move]:
    for slot in SLOTS:
        yield Approve(TABLE, slot, random.choice((None, None, random.randint(1, max(1, table.round)))))
        yield TellPoints(TABLE, slot, (random.randint(5, 12), random.randint(0, 5)))
        yield DrawValidation(TABLE, slot)
    yield DrawSoloCard(TABLE)
    for one in table.paper:
        most = table.setup.sheet.temps
        yield TellPaper(TABLE, one.name, random.randint(0, most), random.choice((None, random.randint(-5, 120))))
    seat = random.choice(table.seats)
    if random.random() < 0.1:
        yield Leave(TABLE, seat.id)
    yield SetCity(TABLE, _a_player_set_right(random, table, seat))
    if random.random() < 0.05 and table.round > 5:
        yield Close(TABLE)


def _a_player_set_right(random: Random, table: Table, seat: Seat) -> Player:
    """Someone back at the table, corrected, or new: from nothing, or with a city like another's."""
    name = random.choice((seat.id, *NAMES, *(one.name for one in table.paper)))
    known = table.seat(name)
    cities = [City.bare(table.setup.sheet), seat.city, seat.city._replace(refusals=0)]
    if known is not None:
        cities += [known.city] * 3
    return Player(name, name if known is None else known.name, "Set", random.choice(cities))


def _a_player_move(random: Random, table: Table) -> Move | None:
    """A legal move of someone who may act; plans and effects are seldom left out."""
    acting = [seat for seat in table.seats if not seat.left and not table.turn(seat).done]
    if not acting or table.ended_by:
        return _a_word_after_the_end(random, table)
    seat = random.choice(acting)
    moves = list(legal_moves(table, seat.id))
    if not moves:
        return _a_way_on(table, seat, random)
    kinds: dict[str, list[Move | Writable]] = {}
    for one in moves:
        kinds.setdefault(one.do, []).append(one)
    likely = {"plan": 9, "done": 1, "roundabout": 0.15, "refuse": 0.05, "write": 3}
    weights = [likely.get(kind, 6) for kind in kinds]
    chosen = random.choice(kinds[random.choices(list(kinds), weights)[0]])
    if isinstance(chosen, BuildFence) and random.random() < 0.7:
        fences = [one for one in moves if isinstance(one, BuildFence)]
        return max(fences, key=lambda one: _estates_after(table, one))
    if not isinstance(chosen, Writable):
        return chosen
    if random.random() < 0.7:
        chosen = min((one for one in moves if isinstance(one, Writable)), key=lambda one: _crowding(table, one))
    return with_card(random, table, chosen)


def _estates_after(table: Table, move: PlayerMove) -> int:
    after = apply(table, move)
    return after.seats[after.places[move.by]].city.complete_estates


def _crowding(table: Table, listed: Writable) -> float:
    """How ill a number suits a house: far from its share of the street, or in a street hardly begun."""
    row = table.seats[table.places[listed.by]].city.street(listed.street)
    share = listed.house / (row.length + 1) - (listed.number + 1) / 19
    return abs(share) + 0.02 * row.empty


def _a_word_after_the_end(random: Random, table: Table) -> Move | None:
    if table.paper and random.random() < 0.6:
        return TellPaper(TABLE, random.choice(table.paper).name, random.randint(0, table.setup.sheet.temps))
    return None


def _a_way_on(table: Table, seat: Seat, random: Random) -> Move | None:
    """What a player needs from the table, or from nobody: the AAA's card, an offer where nothing fits."""
    effects = random.sample(EFFECTS, len(EFFECTS))
    ways: list[Move] = [*(Give(TABLE, effect) for effect in effects), Refuse(seat.id, (1, 1, 1)), Close(TABLE)]
    return next((move for move in ways if why_not(table, move) is None), None)


def completions(table: Table, listed: Writable) -> list[Write]:
    """A listed write with every card and effect that can give it."""
    writes = [
        Write(listed.by, listed.street, listed.house, listed.number, card, effect)
        for card in range(listed.number - 2, listed.number + 3)
        for effect in EFFECTS
    ]
    return [move for move in writes if why_not(table, move) is None]


def with_card(random: Random, table: Table, listed: Writable) -> Write:
    """A listed write with one of the cards that can give it; surveyors are liked, they make estates."""
    found = completions(table, listed)
    return random.choice([*found, *[move for move in found if move.effect == "fence"] * 2])
