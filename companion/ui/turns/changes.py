"""What a correction changes in the record, a turn, a name or a plan card, and what it breaks. No Kivy in it."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher

from companion.draw.turns.page import Breaks, BrokenTurn
from companion.draw.turns.rounds import Placed
from companion.records.amend import Change, Conflict
from companion.records.position import Raw
from companion.records.record import Record
from companion.rules.welcome.moves import Move, SetCity, TellPaper, TellPoints
from companion.store.steps import Held


def turn_change(old: Sequence[Placed], new: Sequence[Move]) -> Change:
    """A turn played otherwise; moves that stayed the same keep their places among those of the others."""
    replaced: dict[int, tuple[Move, ...]] = {}
    inserted: dict[int, tuple[Move, ...]] = {}
    before = [move for _place, move in old]
    for kind, i1, i2, j1, j2 in SequenceMatcher(None, before, new, autojunk=False).get_opcodes():
        if kind == "equal":
            continue
        first = old[i1][0]
        if i1 == i2:
            inserted[first] = tuple(new[j1:j2])
        for place, _move in old[i1:i2]:
            replaced[place] = tuple(new[j1:j2]) if place == first else ()
    return Change(replaced, inserted)


def breaks_of(change: Change, held: Held) -> Breaks:
    """What a change would break, turn by turn; it can be made even so unless it does not hold itself."""
    new = {place for place, moves in change.replaced.items() if moves}
    turns: dict[tuple[str, int], list[Conflict]] = {}
    for one in held.conflicts:
        turns.setdefault((one.by, one.round), []).append(one)
    broken = tuple(
        BrokenTurn(by, number, tuple(one.move for one in conflicts), conflicts[0].reason)
        for (by, number), conflicts in turns.items()
    )
    possible = all(one.place is not None and one.place not in new for one in held.conflicts)
    return Breaks(broken, len(held.dropped), possible)


def renamed(record: Record, player: str, *, name: str | None = None, city: str | None = None) -> Change | None:
    """Another name or city for a player, in the header and wherever the table set that city; nothing if none is."""
    wanted = {key: value for key, value in (("name", name), ("city", city)) if value is not None}
    players = [{**one, **wanted} if one["id"] == player else one for one in record.header["players"]]
    header = None if players == record.header["players"] else {**record.header, "players": players}
    replaced: dict[int, tuple[Move, ...]] = {}
    for place, move in enumerate(record.moves):
        if isinstance(move, SetCity) and move.player.id == player:
            new = move.player._replace(
                name=move.player.name if name is None else name,
                city_name=move.player.city_name if city is None else city,
            )
            if new != move.player:
                replaced[place] = (move._replace(player=new),)
    return Change(replaced, header=header) if header is not None or replaced else None


def renamed_on_paper(record: Record, old: str, new: str) -> Change | None:
    """Another name for someone on paper, in the header and in what was told of them."""
    options: Raw = record.header.get("options", {})
    names = [new if one == old else one for one in options.get("paper", ())]
    if old == new or old not in options.get("paper", ()):
        return None
    told = {
        place: (move._replace(name=new),)
        for place, move in enumerate(record.moves)
        if isinstance(move, TellPaper) and move.name == old
    }
    return Change(told, header={**record.header, "options": {**options, "paper": names}})


def joined_on_paper(record: Record, name: str) -> Change:
    """One more who plays on paper."""
    options: Raw = record.header.get("options", {})
    return Change(header={**record.header, "options": {**options, "paper": [*options.get("paper", ()), name]}})


def replanned(record: Record, plan: Raw) -> Change | None:
    """Another card in a slot; figures told for the card that lay there are forgotten."""
    slot = plan["slot"]
    before: list[Raw] = record.header.get("plans", [])
    plans = sorted([*(one for one in before if one["slot"] != slot), plan], key=lambda one: int(one["slot"]))
    if plan in before:
        return None
    told = [place for place, move in enumerate(record.moves) if isinstance(move, TellPoints) and move.slot == slot]
    return Change(dict.fromkeys(told, ()), header={**record.header, "plans": plans})
