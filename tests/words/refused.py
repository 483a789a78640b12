"""For every way something can be wrong, a file that is refused for it."""

from __future__ import annotations

import json
from typing import Any

from companion.records.files import LARGEST
from companion.rules.welcome.reasons import Why

Raw = dict[str, Any]

BARE = (". . . . . . . . . .", ". . . . . . . . . . .", ". . . . . . . . . . . .")
ENDS = ("1 . . . . . . . . 15", "1 . . . . . . . . . 15", "1 . . . . . . . . . . 15")
ROUNDABOUTS = {"roundabouts": True}
CARD, PARKS, UNKNOWN = {"slot": 1, "card": "n1-2222"}, {"slot": 2, "card": "n2-parks"}, {"slot": 1, "card": "a-ends"}
SAM: Raw = {
    "name": "Sam", "level": 1, "validates": [1],
    "park": 1, "pool": 1, "temp": 1, "fence": 1, "bis_houses": 2, "value": 2,
}  # fmt: skip
SHEET: Raw = {
    "streets": [2], "pools_at": [[]], "parks": [[0, 2]], "pools": [0, 3], "temps": 3, "temp_points": [7, 4, 1],
    "values": {str(size): [size] for size in range(1, 7)}, "bis": [0, 1], "roundabouts": [0], "refusals": [0, 3],
}  # fmt: skip


def record(*moves: Raw, **header: Any) -> bytes:
    """A record with these moves; what the header leaves out is one player and the sheet of 2018."""
    head = {"record": 1, "edition": "2018", "sheet": "classic-2018", "players": [{"id": "ada"}], **header}
    return "\n".join(json.dumps(line) for line in (head, *moves)).encode()


def city(*moves: Raw, rows: tuple[str, ...] = (), header: Raw | None = None, **marks: Any) -> bytes:
    """A record that begins in the middle, with these streets and marks."""
    player = {"id": "ada", "streets": [*rows, *BARE[len(rows) :]], **marks}
    return record(*moves, **{"players": [player], **(header or {})})


def w(house: int, number: int, effect: str = "fence", street: int = 1, **more: Any) -> Raw:
    """Ada writes."""
    written = {"by": "ada", "do": "write", "street": street, "house": house, "number": number, "card": number}
    return {**written, "effect": effect, **more}


def ada(do: str, **facts: Any) -> Raw:
    """A move of Ada's."""
    return {"by": "ada", "do": do, **facts}


def told(do: str, **facts: Any) -> Raw:
    """A move of the table's."""
    return {"by": "table", "do": do, **facts}


def plan(*estates: list[int]) -> Raw:
    """Ada validates the plan of slot 1."""
    return ada("plan", slot=1, **({"estates": list(estates)} if estates else {}))


def custom(goal: str, **facts: Any) -> Raw:
    """A header with a goal typed in at slot 1."""
    return {"plans": [{"slot": 1, "custom": {"goal": goal, "points": [9, 4], **facts}}]}


def on_sheet(**change: Any) -> bytes:
    """A record with a sheet of its own."""
    return record(sheet={**SHEET, **change})


def against(*moves: Raw, **change: Any) -> bytes:
    """A record of a game against Sam."""
    options = {"solo": "aaa", "opponent": {**SAM, **change}}
    return record(*moves, edition="2023", options=options, plans=[CARD, PARKS])


DONE, CLOSE, REFUSE = ada("done"), told("close"), ada("refuse", offered=[1, 1, 15])
FENCE = ada("fence", street=1, after=1)
BIS = ada("bis", street=1, house=2, copy="left")
ROUNDABOUT = ada("roundabout", street=1, house=1)
DRAW = told("draw", cards=[[8, "pool"], [3, "fence"], [12, "bis"]])
PAIRS = "1 2|3 4|. . . . . ."
TWO = custom("estates", estates=[2, 2])
PAIR = {"slot": 2, "custom": {"goal": "estates", "estates": [2], "points": [9, 4]}}
TWO_PAIRS = {"plans": [{**PAIR, "slot": 1}, PAIR]}
STREET_AND_PAIR = {"plans": [{"slot": 1, "card": "n1-street1"}, PAIR]}
PAIR_USED = ada("plan", slot=2, estates=[[1, 1, 2]])
SET = told("set", player={"id": "ben"})

REFUSED: list[tuple[Why, bytes]] = [
    # whose turn it is
    (Why.GAME_OVER, record(CLOSE, DONE)),
    (Why.NOT_AT_TABLE, record({**DONE, "by": "ben"})),
    (Why.HAS_LEFT, record(told("leave", player="ada"), DONE)),
    (Why.TURN_DONE, record(w(1, 1), DONE, DONE, players=[{"id": "ada"}, {"id": "ben"}])),
    (Why.NOT_WRITTEN, record(DONE)),
    (Why.WRITTEN_ALREADY, record(w(1, 1), w(2, 2))),
    (Why.REFUSED_ALREADY, city(REFUSE, REFUSE, rows=ENDS)),
    (Why.REFUSED_NO_EFFECT, city(REFUSE, ada("park"), rows=ENDS)),
    (Why.EFFECT_TAKEN, record(w(1, 1, "park"), ada("park"), ada("park"))),
    (Why.OTHER_EFFECT, record(w(1, 1, "park"), ada("pool"))),
    # where on the sheet, and writing
    (Why.NO_SUCH_STREET, record(w(1, 1, street=4))),
    (Why.NO_SUCH_HOUSE, record(w(11, 1))),
    (Why.HOUSE_TAKEN, record(w(1, 1), DONE, w(1, 2))),
    (Why.HOUSE_IS_ROUNDABOUT, record(ROUNDABOUT, w(1, 2), options=ROUNDABOUTS)),
    (Why.NUMBER_RANGE, record(w(1, 18, "temp", card=15))),
    (Why.CARD_RANGE, record(w(1, 16))),
    (Why.MUST_STAND_LEFT, record(w(1, 9), DONE, w(2, 7))),
    (Why.MUST_STAND_RIGHT, record(w(2, 7), DONE, w(1, 9))),
    (Why.NUMBER_REPEATED, record(w(1, 9), DONE, w(2, 9))),
    (Why.CHANGED_WITHOUT_TEMP, record(w(1, 9, card=8))),
    (Why.CHANGED_TOO_FAR, record(w(1, 9, "temp", card=6))),
    (Why.NOT_IN_DRAW, record(DRAW, w(1, 9))),
    # refusals
    (Why.NUMBER_FITS, record(REFUSE)),
    (Why.EVERY_NUMBER_FITS, record(ada("refuse"))),
    (Why.OFFERED_NOT_DRAWN, record(DRAW, REFUSE)),
    (Why.OFFERED_COUNT, record(ada("refuse", offered=[8]))),
    # effects
    (Why.LADDER_FULL, city(w(9, 9, "park"), ada("park"), rows=("1 2 3 . . . . . . .",), parks=[3, 0, 0])),
    (Why.NO_FENCE_PLACE, record(w(1, 1), ada("fence", street=1, after=10))),
    (Why.FENCE_STANDS, record(w(1, 1), FENCE, DONE, w(2, 2), FENCE)),
    (Why.FENCE_IN_USED, city(w(9, 9), FENCE, rows=("1' 2' 3 . . . . . . .",))),
    (Why.FENCE_BETWEEN_EQUALS, city(w(9, 9), FENCE, rows=("1 1b . . . . . . . .",))),
    (Why.NO_SUCH_COLUMN, record(w(1, 1, "estate"), ada("estate", size=7))),
    (Why.NO_POOL_PRINTED, record(w(1, 1, "pool"), ada("pool"))),
    (Why.NOTHING_TO_COPY, record(w(5, 1, "bis"), BIS)),
    (Why.COPY_ACROSS_ROUNDABOUT, record(ROUNDABOUT, w(5, 1, "bis"), BIS, options=ROUNDABOUTS)),
    (Why.COPY_ACROSS_FENCE, record(w(1, 1), FENCE, DONE, w(9, 9, "bis"), BIS)),
    (Why.ROUNDABOUTS_OFF, record(ROUNDABOUT)),
    (Why.ONE_ROUNDABOUT_A_TURN, record(ROUNDABOUT, ROUNDABOUT, options=ROUNDABOUTS)),
    # plans
    (Why.NO_SUCH_PLAN, record(w(1, 1), plan())),
    (Why.PLAN_NOTED, record(w(1, 1, "temp"), ada("temp"), plan(), plan(), **custom("temps", count=1))),
    (Why.POINTS_UNKNOWN, record(w(1, 1), plan(), edition="2023", plans=[UNKNOWN])),
    (Why.GOAL_NOT_MET, record(w(1, 1), plan(), plans=[CARD])),
    (Why.ESTATES_NOT_NAMED, city(w(9, 9), plan(), rows=(PAIRS,), header=TWO)),
    (Why.ESTATES_NOT_WANTED, record(w(9, 9), plan([1, 1, 2]), **custom("temps", count=1))),
    (Why.NOT_AN_ESTATE, city(w(9, 9), plan([1, 1, 2], [1, 5, 6]), rows=(PAIRS,), header=TWO)),
    (Why.ESTATE_USED, city(w(9, 9), plan([1, 1, 2]), PAIR_USED, rows=(PAIRS,), header=TWO_PAIRS)),
    (
        Why.HOUSES_USED,
        city(w(1, 1, street=2), PAIR_USED, plan(), rows=("1 2|3 4 5 6 7 8 9 10",), header=STREET_AND_PAIR),
    ),
    (Why.ESTATE_NAMED_TWICE, city(w(9, 9), plan([1, 1, 2], [1, 1, 2]), rows=(PAIRS,), header=TWO)),
    (Why.WRONG_SIZES, city(w(9, 9), plan([1, 1, 2]), rows=(PAIRS,), header=TWO)),
    (
        Why.WRONG_STREET,
        city(
            w(9, 9), plan([1, 1, 2], [2, 1, 2]),
            rows=(PAIRS, "1 2|. . . . . . . . ."), header=custom("estates", estates=[2, 2], street=1),
        ),
    ),
    (
        Why.NOT_ONE_STREET,
        city(
            w(9, 9), plan([1, 1, 2], [2, 1, 2]),
            rows=(PAIRS, "1 2|. . . . . . . . ."), header=custom("estates", estates=[2, 2], same_street=True),
        ),
    ),
    (
        Why.STREET_LACKS_ROUNDABOUTS,
        city(
            w(9, 9), plan([2, 1, 2]), rows=("1 2|o|. . . . . . .", "1 2|. . . . . . . . ."),
            header={**custom("estates", estates=[2], same_street=True, roundabouts=1), "options": ROUNDABOUTS},
        ),
    ),
    (
        Why.ESTATE_LACKS_POOLS,
        city(
            w(9, 9), plan([2, 3, 3]), rows=BARE[:1] + ("1*|2|3|4 5 6 . . . . .",),
            header=custom("estates", estates=[1], each={"pools": 1}),
        ),
    ),
    (
        Why.ESTATE_LACKS_BIS,
        city(
            w(9, 9), plan([1, 3, 4]), rows=("1 1b|2 3|4 . . . . .",),
            header=custom("estates", estates=[2], each={"bis": 1}),
        ),
    ),
    (
        Why.WRONG_ESTATES,
        record(w(1, 1), FENCE, DONE, w(2, 2), plan([1, 1, 1]), sheet=SHEET, **custom("end_estates")),
    ),
    # the table
    (Why.ROUND_BEGUN, record(w(1, 1), DRAW)),
    (Why.DRAWN_ALREADY, record(DRAW, DRAW)),
    (Why.EXPERT_HANDS, record(DRAW, options={"expert": True})),
    (Why.APPROVED_ALREADY, record(*[told("approve", slot=1)] * 2, plans=[CARD], options={"paper": ["Ben"]})),
    (Why.NOBODY_ON_PAPER, record(told("approve", slot=1), plans=[CARD], options={"solo": "card"})),
    (Why.ROUND_TO_COME, record(told("approve", slot=1, round=2), plans=[CARD])),
    (Why.POINTS_KNOWN, record(told("points", slot=1, points=[9, 4]), plans=[CARD])),
    (Why.POINTS_ORDER, record(told("points", slot=1, points=[4, 9]), plans=[UNKNOWN])),
    (Why.NOT_SOLO_CARD, record(told("solo_card"))),
    (Why.SOLO_CARD_SEEN, record(told("solo_card"), told("solo_card"), options={"solo": "card"})),
    (Why.NOT_AAA, record(told("give", effect="park"))),
    (Why.VALIDATION_SEEN, against(*[told("validate", slot=2)] * 2)),
    (Why.GIVEN_ALREADY, against(w(1, 1), *[told("give", effect="park")] * 2)),
    (Why.GIVE_AFTER_WRITING, against(told("give", effect="park"))),
    (Why.NOT_THIRD_CARD, against(DRAW, w(1, 8), told("give", effect="pool"))),
    (Why.GIVE_FIRST, against(w(1, 1), DONE)),
    (Why.NOT_ON_PAPER, record(told("paper", name="Ben", temps=1))),
    (Why.SOLO_ONE_PLAYER, record(SET, options={"solo": "card"})),
    (Why.ID_TAKEN, record(players=[{"id": "ada"}, {"id": "ada"}])),
    (Why.ID_RESERVED, record(players=[{"id": "table"}])),
    (Why.ID_EMPTY, record(players=[{"id": ""}])),
    (Why.BY_TABLE, record(ada("close"))),
    (Why.BY_PLAYER, record(told("done"))),
    # a city that can't be
    (Why.STREET_COUNT, record(players=[{"id": "ada", "streets": list(BARE[:2])}])),
    (Why.LADDER_COUNT, record(players=[{"id": "ada", "parks": [0]}])),
    (Why.BAD_HOUSE, city(rows=("18 . . . . . . . . .",))),
    (Why.FENCE_WITHOUT_HOUSE, city(rows=("|. . . . . . . . . .",))),
    (Why.HOUSE_COUNT, city(rows=(". .",))),
    (Why.NOT_RISING, city(rows=("5 4 . . . . . . . .",))),
    (Why.NUMBER_TWICE, city(rows=("5 5 . . . . . . . .",))),
    (Why.BIS_ALONE, city(rows=("4 5b . . . . . . . .",))),
    (Why.BIS_FENCED_OFF, city(rows=("5|5b 6 . . . . . . .",))),
    (Why.ROUNDABOUT_OPEN, city(rows=("o . . . . . . . . .",), header={"options": ROUNDABOUTS})),
    (Why.ROUNDABOUT_NOT_PLAYED, city(rows=("o|. . . . . . . . .",))),
    (Why.POOL_NOT_PRINTED, city(rows=("1* . . . . . . . . .",))),
    (Why.POOL_ON_BIS, city(rows=(". 1 1b* 2 . . . . . .",))),
    (Why.POOL_WITH_TEMP, city(rows=(". . 0* 1 2 . . . . .",), temps=1)),
    (Why.LADDER_EXCEEDED, city(rows=ENDS, temps=12)),
    (Why.LADDER_NEGATIVE, city(temps=-1)),
    (Why.EFFECTS_NOT_EARNED, city(temps=1)),
    (Why.STREET_EFFECTS_NOT_EARNED, city(rows=BARE[:1] + ENDS[1:2], parks=[1, 0, 0])),
    (Why.TEMPS_NOT_EARNED, city(rows=("0 . . . . . . . . .",))),
    (Why.POINTS_NOT_ON_CARD, city(plans=[5, None, None], header=custom("temps", count=1))),
    (Why.NOTED_GOAL_NOT_MET, city(plans=[9, None, None], header=custom("temps", count=1))),
    (Why.USED_WITHOUT_PLAN, city(rows=("1' 2 . . . . . . . .",), header=TWO)),
    (Why.USED_NOT_AS_PLANNED, city(rows=("1' 2'|. . . . . . . .",), plans=[9, None, None], header=TWO)),
    # a table that can't be
    (Why.NO_PLAYERS, record(players=[])),
    (Why.TOO_MANY_PLAYERS, record(players=[{"id": str(number)} for number in range(300)])),
    (Why.SOLO_NEEDS_EDITION, record(options={"solo": "card"}, edition="2023")),
    (Why.SOLO_NEEDS_ONE_PLAYER, record(options={"solo": "card", "paper": ["Ben"]})),
    (Why.SOLO_NEEDS_OPPONENT, record(options={"solo": "aaa"}, edition="2023")),
    (Why.OPPONENT_FIELD, against(park=-1)),
    (Why.EXPERT_NEEDS_2018, record(options={"expert": True}, edition="2023")),
    (Why.SLOT_TWICE, record(plans=[CARD, CARD])),
    (Why.SLOT_RANGE, record(plans=[{"slot": 4, "card": "n1-2222"}])),
    (Why.PLAN_STREET, record(**custom("all_houses", street=4))),
    (Why.CARD_OTHER_SLOT, record(plans=[{"slot": 2, "card": "n1-2222"}])),
    (Why.GOAL_FIELD, record(**custom("estates"))),
    # a sheet that can't be
    (Why.SHEET_STREETS, on_sheet(streets=[], pools_at=[], parks=[])),
    (Why.SHEET_LENGTHS, on_sheet(streets=[31])),
    (Why.SHEET_ROWS, on_sheet(parks=[])),
    (Why.SHEET_POOLS, on_sheet(pools_at=[[3]])),
    (Why.SHEET_LADDER, on_sheet(bis=[0, -1])),
    (Why.SHEET_REFUSALS, on_sheet(refusals=[0])),
    # a file that can't be read
    (Why.FILE_TOO_LARGE, b" " * (LARGEST + 1)),
    (Why.NOT_UTF8, record() + b"\n\xff"),
    (Why.NOT_JSON, record() + b"\n{"),
    (Why.NOT_AN_OBJECT, record() + b"\n[]"),
    (Why.NOT_OURS, b"{}"),
    (Why.WRONG_VERSION, record(record=2)),
    (Why.WRONG_FIELD, record(ada("fence", street=1))),
    (Why.UNKNOWN_MOVE, record(ada("dance"))),
    (Why.NO_SUCH_SHEET, record(sheet="blueprint")),
    (Why.NO_SUCH_CARD, record(plans=[{"slot": 1, "card": "n1-7"}])),
    (Why.CARD_OR_CUSTOM, record(plans=[{"slot": 1}])),
    (
        Why.AAA_FIELD,
        record(edition="2023", options={"solo": "aaa", "opponent": SAM}, aaa={"seen": [4]}),
    ),
    (Why.ROUND_RANGE, record(round=-1)),
]  # fmt: skip
