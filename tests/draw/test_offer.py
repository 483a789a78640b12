"""What glows is exactly what the referee allows."""

from __future__ import annotations

import pytest

from companion.draw.half import Half
from companion.draw.offer import mark_move, offer
from companion.draw.targets import GapAt, HouseAt
from companion.rules.welcome.legal import legal_moves
from companion.rules.welcome.moves import BuildFence, BuildRoundabout, RaiseValue, Write, WriteBis
from companion.rules.welcome.play import why_not
from tests.draw.positions import EXAMPLES, example


@pytest.mark.parametrize("name", EXAMPLES)
def test_offers_are_the_legal_moves(name: str) -> None:
    for table in example(name)[1][::9]:
        for seat in table.seats:
            turn = table.turn(seat)
            legal = list(legal_moves(table, seat.id))
            found = offer(table, seat, Half())
            if turn.settled and not turn.effect_taken:
                assert found.gaps == {GapAt(m.street, m.after) for m in legal if isinstance(m, BuildFence)}
                assert found.columns == {m.size for m in legal if isinstance(m, RaiseValue)}
                assert set(found.houses) == {HouseAt(m.street, m.house) for m in legal if isinstance(m, WriteBis)}
            roundabouts = offer(table, seat, Half(mode="roundabout")).houses
            assert set(roundabouts) == {HouseAt(m.street, m.house) for m in legal if isinstance(m, BuildRoundabout)}


@pytest.mark.parametrize("effect", ["park", "temp"])
def test_houses_glow_with_every_number_they_could_take(effect: str) -> None:
    for table in example()[1][::11]:
        seat = table.seats[0]
        if table.turn(seat).settled or table.ended_by or table.turn(seat).done:
            continue
        found = offer(table, seat, Half(7, effect)).houses  # type: ignore[arg-type]
        for street, row in enumerate(seat.city.streets, start=1):
            for house in range(1, row.length + 1):
                wanted = {
                    number
                    for number in range(5, 10)
                    if why_not(table, Write(seat.id, street, house, number, 7, effect)) is None  # type: ignore[arg-type]
                }
                assert set(found.get(HouseAt(street, house), ())) == wanted


def test_no_mark_without_its_effect() -> None:
    for table in example()[1]:
        seat = table.seats[0]
        if table.turn(seat).effect in (None, "fence", "estate", "bis"):
            assert mark_move(table, seat) is None
