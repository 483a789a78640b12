"""Records: read, judged line by line, and written with all they held."""

from __future__ import annotations

import json
from typing import Any

import pytest

from companion.records.files import load
from companion.records.record import positions, replay, write_record
from companion.records.results import result_raw
from companion.records.snapshot import snapshot
from companion.rules.welcome.reasons import Why
from tests.records.forms import HEADER, STREETS, done, lines, read, refused, told, whys, write

PLAN = {"slot": 1, "custom": {"goal": "estates", "estates": [1], "points": [9, 4], "art": "tower"}, "mood": "gay"}


def test_unknown_fields_are_kept_everywhere() -> None:
    header = {
        **HEADER,
        "app": {"build": [1, {"x": None}]},
        "options": {"roundabouts": True, "light": "dim"},
        "players": [{"id": "ada", "name": "Ada", "colour": "red"}],
        "plans": [PLAN],
    }
    moves = [
        {**write("ada", 1, 1, 1), "at": 12.5},
        {**done("ada"), "note": "é\u2028"},
        {**told("set", player={"id": "ada", "colour": "blue"}), "why": [1]},
    ]
    loaded = read(lines(header, *moves))
    assert loaded.record is not None
    written = [json.loads(line) for line in write_record(loaded.record).splitlines()]
    assert written[:3] == [header, *moves[:2]]
    assert written[3]["why"] == [1]
    assert written[3]["player"]["colour"] == "blue"
    again = load(write_record(loaded.record))
    assert again.record == loaded.record
    assert write_record(loaded.record) == write_record(again.record)


def test_numbers_of_other_programs_are_kept_however_large() -> None:
    text = lines(HEADER)[:-2] + b',"seed":' + b"9" * 40 + b"}\n"
    record = load(text).record
    assert record is not None
    assert json.loads(write_record(record))["seed"] == int("9" * 40)


@pytest.mark.parametrize(
    ("moves", "line", "why"),
    [
        ([write("ada", 1, 1, 5), write("ada", 1, 2, 6)], 3, Why.WRITTEN_ALREADY),
        ([write("eve", 1, 1, 5)], 2, Why.NOT_AT_TABLE),
        ([write("table", 1, 1, 5)], 2, Why.BY_PLAYER),
        ([{"by": "ada", "do": "close"}], 2, Why.BY_TABLE),
        ([write("ada", 4, 1, 5)], 2, Why.NO_SUCH_STREET),
        ([write("ada", 1, 11, 5)], 2, Why.NO_SUCH_HOUSE),
        ([write("ada", 1, 0, 5)], 2, Why.NO_SUCH_HOUSE),
        ([write("ada", 1, -1, 5)], 2, Why.NO_SUCH_HOUSE),
        ([write("ada", 1, 1, 18)], 2, Why.CARD_RANGE),
        ([write("ada", 1, 1, 10**30)], 2, Why.CARD_RANGE),
        ([write("ada", 1, 1, 18, "temp", 15)], 2, Why.NUMBER_RANGE),
        ([{"by": "ada", "do": "fly"}], 2, Why.UNKNOWN_MOVE),
        ([{"by": "ada"}], 2, Why.UNKNOWN_MOVE),
        ([{"by": "ada", "do": ["write"]}], 2, Why.UNKNOWN_MOVE),
        ([{"by": "ada", "do": "write"}], 2, Why.WRONG_FIELD),
        ([{"do": "done"}], 2, Why.WRONG_FIELD),
        ([write("ada", 1, 1, 5, "castle")], 2, Why.WRONG_FIELD),
        ([told("draw", cards=[[1, "park"]])], 2, Why.OFFERED_COUNT),
        ([told("draw", cards=[[1, "park"], [2, "pool"], [16, "bis"]])], 2, Why.CARD_RANGE),
        ([{"by": "ada", "do": "refuse", "offered": [1, 2]}], 2, Why.OFFERED_COUNT),
        ([{"by": "ada", "do": "refuse", "offered": [0, 1, 2]}], 2, Why.CARD_RANGE),
        ([{"by": "ada", "do": "refuse", "offered": [1, 2, 3]}], 2, Why.NUMBER_FITS),
        ([told("close"), told("close")], 3, Why.GAME_OVER),
        ([told("close"), told("paper", name="Eve", temps=1)], 3, Why.NOT_ON_PAPER),
        ([told("set", player={"id": "table"})], 2, Why.ID_RESERVED),
        ([told("set", player={"id": "aaa"})], 2, Why.ID_RESERVED),
        ([told("set", player={"id": ""})], 2, Why.ID_EMPTY),
        ([write("ada", 1, 1, 5), told("set", player={"id": "eve"})], 3, Why.ROUND_BEGUN),
        ([told("leave", player="eve")], 2, Why.NOT_AT_TABLE),
        ([told("approve", slot=1, round=2)], 2, Why.ROUND_TO_COME),
        ([told("approve", slot=1), told("approve", slot=1)], 3, Why.APPROVED_ALREADY),
        ([told("points", slot=1, points=[4, 9])], 2, Why.POINTS_KNOWN),
        ([told("solo_card")], 2, Why.NOT_SOLO_CARD),
        ([told("validate", slot=1)], 2, Why.NOT_AAA),
        ([told("give", effect="park")], 2, Why.NOT_AAA),
        ([write("ada", 1, 1, 5), {"by": "ada", "do": "plan", "slot": 2}], 3, Why.NO_SUCH_PLAN),
    ],
)  # fmt: skip
def test_a_record_is_refused_as_a_whole_with_line_and_reason(moves: list[dict[str, Any]], line: int, why: Why) -> None:
    error = refused(lines({**HEADER, "plans": [PLAN]}, *moves))
    assert (error.line, [reason.why for reason in error.reasons]) == (line, [why])
    assert error.before is not None
    assert len(error.before.entries) == line - 2


@pytest.mark.parametrize(
    "tail", [b'{"by": "ada", "do": ', b"\x00\x00\x00\x00", b'{"by": "\xff', b"[]", b"3", b"null", b"\xc3"]
)
def test_nothing_before_a_broken_line_is_lost(tail: bytes) -> None:
    moves = [write("ada", 1, 1, 5), done("ada")]
    error = refused(lines(HEADER, *moves) + tail)
    assert error.line == 4
    assert error.before is not None
    assert write_record(error.before) == write_record(load(lines(HEADER, *moves)).record)  # type: ignore[arg-type]
    assert replay(error.before).seats[0].city.street(1).at(1) == 5


def test_an_illegal_move_before_bytes_that_are_no_text_is_named_first() -> None:
    assert refused(lines(HEADER, done("ada")) + b"\xff\n").line == 2


@pytest.mark.parametrize("between", [b"\n", b"\r\n", b"  \n\n", b"\t\r\n"])
def test_blank_lines_and_other_line_ends_are_read(between: bytes) -> None:
    moves = [write("ada", 1, 1, 5), done("ada"), write("ben", 3, 2, 7, "pool"), {"by": "ben", "do": "pool"}]
    text = lines(HEADER, *moves)
    spread = text.replace(b"\n", b"\n" + between)
    crlf = text.replace(b"\n", b"\r\n")
    marked = b"\xef\xbb\xbf" + text
    for data in (spread, crlf, marked, text.rstrip()):
        assert load(data).record == load(text).record
    assert refused(spread + b"x").line == spread.count(b"\n") + 1


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"edition": "2020"}, Why.WRONG_FIELD),
        ({"sheet": "classic-1999"}, Why.NO_SUCH_SHEET),
        ({"sheet": {}}, Why.WRONG_FIELD),
        ({"sheet": 3}, Why.WRONG_FIELD),
        ({"players": []}, Why.NO_PLAYERS),
        ({"players": [{"id": "ada"}, {"id": "ada"}]}, Why.ID_TAKEN),
        ({"players": [{"id": "table"}]}, Why.ID_RESERVED),
        ({"players": [{"id": "aaa"}]}, Why.ID_RESERVED),
        ({"players": [{"id": str(number)} for number in range(201)]}, Why.TOO_MANY_PLAYERS),
        ({"options": {"paper": ["ada"]}}, Why.ID_TAKEN),
        ({"options": {"paper": ["Eve", "Eve"]}}, Why.ID_TAKEN),
        ({"options": {"solo": "card"}}, Why.SOLO_NEEDS_ONE_PLAYER),
        ({"options": {"solo": "card"}, "edition": "2023", "players": [{"id": "ada"}]}, Why.SOLO_NEEDS_EDITION),
        ({"options": {"solo": "card", "paper": ["Eve"]}, "players": [{"id": "ada"}]}, Why.SOLO_NEEDS_ONE_PLAYER),
        ({"options": {"solo": "aaa"}, "edition": "2023", "players": [{"id": "ada"}]}, Why.SOLO_NEEDS_OPPONENT),
        ({"options": {"expert": True}, "edition": "2023"}, Why.EXPERT_NEEDS_2018),
        ({"options": {"solo": "duel"}}, Why.WRONG_FIELD),
        ({"plans": [{"slot": 1}]}, Why.CARD_OR_CUSTOM),
        ({"plans": [{**PLAN, "card": "n1-2222"}]}, Why.CARD_OR_CUSTOM),
        ({"plans": [PLAN, PLAN]}, Why.SLOT_TWICE),
        ({"plans": [{"slot": 1, "card": "n1-none"}]}, Why.NO_SUCH_CARD),
        ({"plans": [{"slot": 1, "card": "n1-2222", "points": [3, 9]}]}, Why.POINTS_ORDER),
        ({"plans": [{"slot": 1, "custom": {"goal": "all_houses", "street": 4}}]}, Why.PLAN_STREET),
        ({"plans": [{"slot": 1, "custom": {"goal": "estates", "estates": [2], "street": 0}}]}, Why.PLAN_STREET),
        ({"plans": [{"slot": 1, "custom": {"goal": "estates"}}]}, Why.GOAL_FIELD),
        ({"plans": [{"slot": 1, "custom": {"goal": "estates", "estates": [7]}}]}, Why.GOAL_FIELD),
        ({"plans": [{"slot": 1, "custom": {"goal": "estates", "estates": [1] * 13}}]}, Why.GOAL_FIELD),
        ({"plans": [{"slot": 1, "custom": {"goal": "temps"}}]}, Why.GOAL_FIELD),
        ({"plans": [{"slot": 1, "custom": {"goal": "all_houses"}}]}, Why.GOAL_FIELD),
        ({"plans": [{"slot": 1, "custom": {"goal": "castle"}}]}, Why.WRONG_FIELD),
        ({"record": 2}, Why.WRONG_VERSION),
        ({"record": True}, Why.WRONG_VERSION),
        ({"record": "1"}, Why.WRONG_VERSION),
        ({"record": None}, Why.WRONG_VERSION),
    ],
)  # fmt: skip
def test_a_header_that_cannot_be_is_refused(changed: dict[str, Any], why: Why) -> None:
    error = refused(lines({**HEADER, **changed}, done("ada")))
    assert (error.line, error.before) == (1, None)
    assert why in [reason.why for reason in error.reasons]


def test_a_plan_too_large_for_the_sheet_is_only_never_met() -> None:
    sheet = {
        "streets": [2], "pools_at": [[]], "parks": [[0, 2]], "pools": [0], "temps": 0, "temp_points": [], "bis": [0],
        "values": {str(size): [size] for size in range(1, 7)}, "roundabouts": [], "refusals": [0, 0],
    }  # fmt: skip
    header = {**HEADER, "sheet": sheet, "plans": [{"slot": 1, "card": "n1-66"}]}
    assert read(lines(header, write("ada", 1, 1, 5))).table.setup.sheet.streets == (2,)
    assert whys(lines(header, write("ada", 1, 1, 5), {"by": "ada", "do": "plan", "slot": 1, "estates": []})) == [
        Why.GOAL_NOT_MET
    ]


def test_a_game_may_start_in_the_middle() -> None:
    plans = [PLAN, {"slot": 2, "custom": {"goal": "park_boxes", "number": 1, "count": 1, "points": [7, 3]}}]
    streets = ["1'|2|. . . . . . . .", *STREETS[1:]]
    header = {
        **HEADER, "plans": plans, "round": 8, "approved": [2],
        "players": [
            {"id": "ada", "streets": streets, "plans": [9, None, None]},
            {"id": "ben", "streets": ["1|. . . . . . . . .", *STREETS[1:]]},
        ],
    }  # fmt: skip
    moves = [
        write("ben", 1, 2, 5, "park"), {"by": "ben", "do": "park"}, {"by": "ben", "do": "plan", "slot": 2},
        {"by": "ben", "do": "plan", "slot": 1, "estates": [[1, 1, 1]]},
    ]  # fmt: skip
    loaded = read(lines(header, *moves))
    assert loaded.table.round == 8
    assert loaded.table.seats[1].city.plans == (4, 3, None)
    assert loaded.table.seats[0].city.plans == (9, None, None)
    assert result_raw(read(snapshot(loaded.header, loaded.table)).table) == result_raw(loaded.table)


def test_a_city_that_is_set_is_checked_like_one_of_a_snapshot() -> None:
    player = {"id": "ada", "streets": ["5 3 . . . . . . . .", *STREETS[1:]], "temps": -1, "refusals": 9}
    error = refused(lines(HEADER, told("set", player=player)))
    assert error.line == 2
    assert [reason.why for reason in error.reasons] == [Why.NOT_RISING, Why.LADDER_NEGATIVE, Why.LADDER_EXCEEDED]
    assert whys(lines(HEADER, told("set", player={"id": "ada", "streets": ["x"]}))) == [Why.STREET_COUNT]
    assert whys(lines(HEADER, told("close"), told("set", player=player))) == [Why.GAME_OVER]


def test_points_noted_in_a_set_city_count_as_approved_earlier_unless_the_slot_already_is() -> None:
    streets = ["1'|2|. . . . . . . .", *STREETS[1:]]
    here = {"id": "ada", "streets": streets, "plans": [9, None, None]}
    single = [write("ben", 1, 1, 5, "fence"), {"by": "ben", "do": "fence", "street": 1, "after": 1},
              {"by": "ben", "do": "plan", "slot": 1, "estates": [[1, 1, 1]]}]  # fmt: skip
    header = {**HEADER, "plans": [PLAN]}
    assert read(lines(header, told("set", player=here), *single)).table.seats[1].city.plans[0] == 4
    both = [told("approve", slot=1), told("set", player=here)]
    assert read(lines(header, *both, *single)).table.seats[1].city.plans[0] == 9


def test_every_position_of_a_record() -> None:
    record = read(lines(HEADER, write("ada", 1, 1, 5), done("ada"), write("ben", 1, 1, 5), done("ben"))).record
    assert record is not None
    assert [table.round for table in positions(record)] == [1, 1, 1, 1, 2]
    assert [table.waiting for table in positions(record)] == [2, 2, 1, 1, 2]


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", Why.NOT_JSON), (b"\n\n", Why.NOT_JSON), (b"{}", Why.NOT_OURS), (b"[]", Why.NOT_AN_OBJECT),
        (b"null", Why.NOT_AN_OBJECT), (b'"record"', Why.NOT_AN_OBJECT), (b"{", Why.NOT_JSON),
        (b"\xff\xfe", Why.NOT_UTF8),
        (b'{"record": 1', Why.NOT_JSON), (b"\x00" * 100, Why.NOT_JSON), (b'{"snapshot": 1}', Why.WRONG_FIELD),
        (b'{"snapshot": 1}{"snapshot": 1}', Why.NOT_JSON), (b'{"record": NaN}', Why.NOT_JSON),
        (b"[" * 10**6, Why.NOT_JSON),
    ],
)  # fmt: skip
def test_neither_a_record_nor_a_snapshot(data: bytes, why: Why) -> None:
    assert whys(data) == [why]
