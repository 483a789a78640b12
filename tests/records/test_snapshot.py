"""Snapshots: read, checked for whether such cities can exist, and written."""

from __future__ import annotations

import json
from typing import Any

import pytest

from companion.records.results import result_raw
from companion.records.snapshot import snapshot
from companion.rules.welcome.reasons import Why
from companion.words.reasons import all_in_words
from tests.records.forms import HEADER, STREETS, a_snapshot, done, lines, read, refused, told, whys, write

ESTATES_2222 = {"slot": 1, "card": "n1-2222"}
FOUR_PAIRS = ("1' 2' | 4*' 5' | . . . . . .", "1' 2' | . . . . . . . . .", "3' 4' | . . . . . . . . . .")


def test_the_example_of_the_form_is_read() -> None:
    raw = {
        "snapshot": 1, "edition": "2018", "sheet": "classic-2018", "options": {"roundabouts": True},
        "plans": [
            {"slot": 1, "card": "n1-2222"}, {"slot": 2, "card": "n2-parks"},
            {"slot": 3, "custom": {"goal": "estates", "estates": [1, 6, 6], "points": [19, 7]}},
        ],
        "players": [{
            "id": "ada", "name": "Ada", "city": "Maple Falls", "streets": FOUR_PAIRS, "parks": [1, 0, 0],
            "values": [0, 1, 0, 0, 0, 0], "temps": 1, "refusals": 0, "plans": [8, None, None],
        }],
    }  # fmt: skip
    loaded = read(raw)
    (ada,) = result_raw(loaded.table)["players"]
    assert (ada["plans"], ada["parks"], ada["temps"]) == ([8, 0, 0], [2, 0, 0], {"boxes": 1, "points": 7})
    assert ada["complete_estates"] == 4
    assert not loaded.table.ended_by


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        (a_snapshot("5 3 . . . . . . . ."), [Why.NOT_RISING]),
        (a_snapshot("5 . 5 . . . . . . ."), [Why.NOT_RISING]),
        (a_snapshot("5 5 . . . . . . . ."), [Why.NUMBER_TWICE]),
        (a_snapshot("5b . . . . . . . . ."), [Why.BIS_ALONE, Why.EFFECTS_NOT_EARNED]),
        (a_snapshot("5 . 5b . . . . . . ."), [Why.NOT_RISING, Why.BIS_ALONE]),
        (a_snapshot("5 | 5b 6 . . . . . . ."), [Why.BIS_FENCED_OFF]),
        (a_snapshot("1 2 | o 3 . . . . . ."), [Why.ROUNDABOUT_OPEN]),
        (a_snapshot("o 2 . . . . . . . ."), [Why.ROUNDABOUT_OPEN]),
        (a_snapshot("o | 2 . . . . . . . .", options={}), [Why.ROUNDABOUT_NOT_PLAYED]),
        (a_snapshot("o|.|o|.|o|. . . . ."), [Why.LADDER_EXCEEDED]),
        (a_snapshot("1* 2 . . . . . . . ."), [Why.POOL_NOT_PRINTED]),
        (a_snapshot("1 2 2b* . . . . . . ."), [Why.POOL_ON_BIS]),
        (a_snapshot("1 2 16* . . . . . . .", temps=1), [Why.POOL_WITH_TEMP]),
        (a_snapshot("1 . . . . . . . . .", parks=[2, 0, 0]), [Why.STREET_EFFECTS_NOT_EARNED, Why.EFFECTS_NOT_EARNED]),
        (a_snapshot("1 2 . . . . . . . .", parks=[0, 1, 0]), [Why.STREET_EFFECTS_NOT_EARNED]),
        (a_snapshot("0 16 . . . . . . . .", temps=1), [Why.TEMPS_NOT_EARNED]),
        (a_snapshot("16 . . . . . . . . ."), [Why.TEMPS_NOT_EARNED]),
        (a_snapshot("16 . . . . . . . . .", temps=1, parks=[1, 0, 0]), [Why.STREET_EFFECTS_NOT_EARNED,
                                                                      Why.EFFECTS_NOT_EARNED]),
        (a_snapshot("1 | 2 | 3 . . . . . . .", temps=2), [Why.EFFECTS_NOT_EARNED]),
        (a_snapshot(temps=12), [Why.LADDER_EXCEEDED, Why.EFFECTS_NOT_EARNED]),
        (a_snapshot(temps=-1), [Why.LADDER_NEGATIVE]),
        (a_snapshot(refusals=4), [Why.LADDER_EXCEEDED]),
        (a_snapshot(refusals=-1), [Why.LADDER_NEGATIVE]),
        (a_snapshot(values=[2, 0, 0, 0, 0, 0]), [Why.LADDER_EXCEEDED, Why.EFFECTS_NOT_EARNED]),
        (a_snapshot(values=[0, 0, 0]), [Why.LADDER_COUNT]),
        (a_snapshot(parks=[0, 0]), [Why.LADDER_COUNT]),
        (a_snapshot(noted=[None]), [Why.LADDER_COUNT]),
        (a_snapshot(noted=[None] * 4), [Why.LADDER_COUNT]),
        (a_snapshot(noted=[-1, None, None]), [Why.POINTS_NOT_ON_CARD]),
        (a_snapshot(noted=[8, None, None], plans=[ESTATES_2222]), [Why.USED_NOT_AS_PLANNED]),
        (a_snapshot(*FOUR_PAIRS, noted=[7, None, None], plans=[ESTATES_2222]), [Why.POINTS_NOT_ON_CARD]),
        (a_snapshot("1' 2 . . . . . . . .", plans=[ESTATES_2222]), [Why.USED_WITHOUT_PLAN]),
        (a_snapshot(noted=[None, 7, None], plans=[ESTATES_2222]), [Why.NO_SUCH_PLAN]),
        (a_snapshot(noted=[None, 7, None], plans=[{"slot": 2, "card": "n2-parks"}]), [Why.NOTED_GOAL_NOT_MET]),
        (a_snapshot(". ."), [Why.HOUSE_COUNT]),
        (a_snapshot(*STREETS, ". ."), [Why.STREET_COUNT]),
        (a_snapshot(". . . x . . . . . ."), [Why.BAD_HOUSE]),
        (a_snapshot(approved=[1]), [Why.NO_SUCH_PLAN]),
        (a_snapshot(approved=[0, 4], plans=[ESTATES_2222]), [Why.NO_SUCH_PLAN, Why.NO_SUCH_PLAN]),
        (a_snapshot(round=0), [Why.ROUND_RANGE]),
        (a_snapshot(round=10**18), [Why.ROUND_RANGE]),
        (a_snapshot(paper=[{"name": "Ben", "temps": 12}]), [Why.LADDER_EXCEEDED]),
        (a_snapshot(paper=[{"name": "Ben"}, {"name": "Ben"}]), [Why.ID_TAKEN]),
        (a_snapshot(paper=[{"name": "ada"}]), [Why.ID_TAKEN]),
        (a_snapshot(paper=[{"name": "aaa"}]), [Why.ID_RESERVED]),
        (a_snapshot(paper=[{"name": ""}]), [Why.ID_EMPTY]),
    ],
)  # fmt: skip
def test_a_city_that_cannot_be_is_refused(raw: dict[str, Any], expected: list[Why]) -> None:
    assert sorted(whys(raw)) == sorted(expected)


@pytest.mark.parametrize(
    "raw",
    [
        a_snapshot("5 | 5b 6 . . . . . . .", edition="2023"),
        a_snapshot("1 2 | o | 1 2 . . . . ."),
        a_snapshot("5b 5 5b 6 7 . . . . ."),
        a_snapshot("0 1 . . . . . . 15 17", temps=2),
        a_snapshot("1 2 3* . . . . . . .", parks=[2, 0, 0]),
        a_snapshot(*FOUR_PAIRS, noted=[4, None, None], plans=[ESTATES_2222]),
        a_snapshot("1' 2' . . . . . . . .", noted=[50, None, 3]),
        a_snapshot("o'|2' 3' 4' 5' 6' 7' 8' 9' 10'", noted=[6, None, None], plans=[{"slot": 1, "card": "n1-street1"}]),
        a_snapshot(paper=[{"name": "Ben", "temps": 4, "total": 61}, {"name": "Eve"}]),
        a_snapshot(round=0, ended_by=["table"]),
    ],
)  # fmt: skip
def test_a_city_that_can_be_is_read(raw: dict[str, Any]) -> None:
    assert read(raw).table.seats[0].id == "ada"


def test_all_that_is_wrong_is_named_in_one_line() -> None:
    raw = a_snapshot("5 3 . . . . . . . .", "1 x . . . . . . . . .", "o 2 . . . .", temps=12)
    raw["players"].append({"id": "ben", "temps": -1, "streets": ["4 4 . . . . . . . .", *STREETS[1:]]})
    raw["plans"] = [{"slot": 7, "card": "n1-2222"}]
    raw["options"]["paper"] = ["table"]
    error = refused(raw)
    words = all_in_words(error.reasons).split("; ")
    assert len(words) == 8
    named = ["slot 7", "table", "ada: street 1 house 2", "ada: street 2 house 2", "ada: street 3: 6", "ada: temps: 12"]
    for text in [*named, "ben: street 1 house 2", "ben: temps: -1"]:
        assert any(text in one for one in words), text


def test_a_roundabout_counts_as_built_unless_the_table_says_no() -> None:
    street = "o'|2' 3' 4' 5' 6' 7' 8' 9' 10'"
    plans = [{"slot": 1, "card": "n1-street1"}]
    assert read(a_snapshot(street, noted=[6, None, None], plans=plans))
    options = {"roundabouts": True, "roundabout_counts": False}
    assert Why.NOTED_GOAL_NOT_MET in whys(a_snapshot(street, noted=[6, None, None], plans=plans, options=options))


@pytest.mark.parametrize("noted", [[9, 9, None], [9, None, 9], [9, 9, 9]])
def test_used_estates_are_shared_out_among_plans(noted: list[int | None]) -> None:
    """Which plan took which estate is not written down; some way to share them out must exist."""
    plans = [
        {"slot": 1, "custom": {"goal": "estates", "estates": [1, 1], "points": [9, 4], "same_street": True}},
        {"slot": 2, "custom": {"goal": "estates", "estates": [1], "points": [9, 4], "each": {"pools": 1}}},
        {"slot": 3, "custom": {"goal": "estates", "estates": [1], "points": [9, 4], "street": 2}},
    ]
    used = {2: "3*'", 3: "5'"}
    third = used[2] if noted[1] else "."
    second = "5'" if noted[2] else "."
    raw = a_snapshot(f"1'|2'|{third} 9 10 11 12 13 14 15", f"{second} | 6 7 8 . . . . . . .", noted=noted, plans=plans)
    raw["players"][0]["streets"][0] = f"1'|2'|{third}|9 10 11 12 13 14 15"
    assert read(raw)
    broken = json.loads(json.dumps(raw))
    broken["players"][0]["streets"][0] = broken["players"][0]["streets"][0].replace("1'|2'", "1'|2")
    assert whys(broken) == [Why.USED_NOT_AS_PLANNED]


def test_a_round_still_open_is_not_finished_though_a_city_has_reached_an_end() -> None:
    header = {**HEADER, "players": [{"id": "ada", "refusals": 2, "streets": _full()}, {"id": "ben"}]}
    loaded = read(lines(header, {"by": "ada", "do": "refuse", "offered": [1, 1, 1]}, done("ada")))
    raw = result_raw(loaded.table)
    assert (raw["finished"], raw["ended_by"]) == (False, [])
    again = read(snapshot(loaded.header, loaded.table))
    assert result_raw(again.table) == raw
    ended = read(lines(header, {"by": "ada", "do": "refuse"}, done("ada"), write("ben", 1, 1, 1), done("ben")))
    assert result_raw(ended.table)["ended_by"] == ["refusals"]
    assert result_raw(read(snapshot(ended.header, ended.table)).table) == result_raw(ended.table)


def _full() -> list[str]:
    """Streets in which no 1 fits."""
    return ["1 . . . . . . . . .", "1 . . . . . . . . . .", "1 . . . . . . . . . . ."]


def test_without_ended_by_the_end_is_judged_from_the_cities() -> None:
    assert read(a_snapshot(refusals=3)).table.ended_by == ("refusals",)
    assert read(a_snapshot(refusals=2)).table.ended_by == ()
    assert read(a_snapshot(noted=[1, 2, 3])).table.ended_by == ("plans",)
    assert read(a_snapshot(ended_by=["table"])).table.ended_by == ("table",)


def test_figures_told_in_the_game_stand_in_the_snapshot() -> None:
    header = {**HEADER, "edition": "2023", "plans": [{"slot": 1, "card": "a-ends", "printed": True}]}
    loaded = read(lines(header, told("points", slot=1, points=[9, 4])))
    raw = snapshot(loaded.header, loaded.table)
    assert raw["plans"] == [{"slot": 1, "card": "a-ends", "printed": True, "points": [9, 4]}]
    assert read(raw).table.points == ((9, 4), None, None)


def test_a_snapshot_keeps_the_table() -> None:
    header = {**HEADER, "options": {"paper": ["Eve", "Dan"], "light": 1}, "plans": [ESTATES_2222], "app": "x"}
    moves = [told("paper", name="Eve", temps=4, total=61), told("approve", slot=1), write("ada", 1, 1, 1), done("ada")]
    loaded = read(lines(header, *moves, write("ben", 1, 1, 1), done("ben")))
    raw = snapshot(loaded.header, loaded.table)
    assert (raw["snapshot"], raw["round"], raw["approved"], raw["app"]) == (1, 2, [1], "x")
    assert raw["options"] == {"paper": ["Eve", "Dan"], "light": 1}
    assert raw["paper"] == [{"name": "Eve", "temps": 4, "total": 61}, {"name": "Dan"}]
    assert raw["players"][0]["streets"][0] == "1 . . . . . . . . ."
    assert "record" not in raw
    assert "ended_by" not in raw


def test_a_slot_without_a_card_is_never_named_as_approved() -> None:
    header = {**HEADER, "players": [{"id": "ada"}], "options": {"solo": "card"}, "plans": [ESTATES_2222]}
    loaded = read(lines(header, told("solo_card")))
    raw = snapshot(loaded.header, loaded.table)
    assert raw["approved"] == [1]
    assert read(raw).table.plan_points(1) == 4


def test_who_joined_from_paper_is_no_longer_on_paper() -> None:
    header = {**HEADER, "options": {"paper": ["Eve"]}}
    loaded = read(lines(header, told("set", player={"id": "eve", "name": "Eve"})))
    raw = snapshot(loaded.header, loaded.table)
    assert raw["options"] == {"paper": []}
    assert [one["id"] for one in result_raw(read(raw).table)["players"]] == ["ada", "ben", "eve"]


def test_the_aaa_is_kept_and_checked() -> None:
    opponent = {
        "name": "Sam", "level": 1, "validates": [1], "park": 1, "pool": 2, "temp": 1, "fence": 1, "bis_houses": 2,
        "value": 2,
    }  # fmt: skip
    aaa: dict[str, Any] = {"cards": ["park", "bis"], "plans": [8, None, None], "seen": [1, 2]}
    raw = a_snapshot(
        edition="2023", options={"solo": "aaa", "opponent": opponent}, aaa=aaa, round=3,
        plans=[ESTATES_2222, {"slot": 2, "card": "n2-parks"}],
    )  # fmt: skip
    loaded = read(raw)
    assert snapshot(loaded.header, loaded.table)["aaa"] == aaa
    assert loaded.table.plan_points(1) == 4
    spoiled: list[dict[str, Any]] = [
        {"plans": [8]}, {"plans": [7, None, None]}, {"plans": [None, 7, None]}, {"seen": [4]}, {"seen": [1, 1]},
        {"seen": [2]},
    ]  # fmt: skip
    for wrong in spoiled:
        assert whys({**raw, "aaa": {**aaa, **wrong}})[0] in (Why.AAA_FIELD, Why.POINTS_NOT_ON_CARD)
    assert read(a_snapshot(aaa={"plans": []})).table.aaa is None
    others = a_snapshot(options={"opponent": opponent}, aaa=aaa, plans=[ESTATES_2222])
    assert read(others).table.approved == (None, None, None)
