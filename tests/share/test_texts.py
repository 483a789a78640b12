"""A result as text, as CSV and as a play for BG Stats; each is read back."""

from __future__ import annotations

import csv
import io
import json
from datetime import UTC, datetime
from urllib.parse import parse_qs, urlsplit

import pytest

from companion.rules.welcome.moves import TABLE, TellPaper
from companion.rules.welcome.play import apply
from companion.rules.welcome.result import result
from companion.rules.welcome.table import PaperPlayer
from companion.share.bgstats import play_link
from companion.share.chat import Told, chat_text, paper_move, read_chat, told_of
from companion.share.play import Play, plain
from companion.share.table import csv_parcel, csv_text
from companion.words import use
from tests.draw.positions import example
from tests.draw.tables import crowd, with_paper

STARTED = datetime(2026, 11, 18, 20, 15, 30)  # noqa: DTZ001 (the player's clock)
GAMES = ("2018-two-players", "2018-four-players", "2023-three-players-draw", "2023-solo-aaa")


def play(name: str = "2018-four-players") -> Play:
    return Play(example(name)[1][-1], STARTED, 47, "key-1")


@pytest.mark.parametrize("language", ["en", "qps"])
@pytest.mark.parametrize("name", GAMES)
def test_a_text_is_read_back_in_any_language(name: str, language: str) -> None:
    use(language)
    text = chat_text(play(name))
    use("en")
    found = {one.name: one for one in read_chat(text)}
    for seat, score in result(play(name).table).cities:
        assert found[seat.name] == Told(seat.name, score.total, score.temp_boxes, score.temp_points)
    assert len(found) == len(play(name).table.seats) + (name == "2023-solo-aaa")


def test_negative_totals_and_odd_names_survive() -> None:
    table = crowd(12)
    found = read_chat(chat_text(Play(table)))
    totals = [score.total for _seat, score in result(table).cities]
    assert sorted(one.total for one in found) == sorted(totals)
    assert min(totals) < 0
    assert "Bartholomew-Maximilian Featherstonehaugh the Younger of Maple Falls" in [one.name for one in found]


def test_a_quoted_text_is_read_too() -> None:
    assert read_chat("> *🥇 Ada: 62 ◆9 +7*\n> 2. Ben: Jr.: −3\nhello: 4 people\n") == [Told("Ada", 62, 9, 7)] + [
        Told("Ben: Jr.", -3)
    ]


def test_the_line_of_a_player_is_found_by_name_or_is_the_only_one() -> None:
    ada, ben = Told("Ada", 1), Told("Ben", 2)
    assert told_of("BEN", [ada, ben]) == ben
    assert told_of("Fay", [ada, ben]) is None
    assert told_of("Fay", [ada]) == ada


def test_temps_are_ranked_anew_at_this_table() -> None:
    table = example("2018-four-players")[1][-1]._replace(paper=(PaperPlayer("Ben"),))
    # there 4 points for second place; here 3 boxes are more than anyone has: 7
    move = paper_move(table, "Ben", Told("Ben", 61, 3, 4))
    assert move == TellPaper(by=TABLE, name="Ben", temps=3, total=64)
    assert result(apply(table, move)).ranking.winners == ("Ben",)


def test_csv_has_every_figure() -> None:
    rows = list(csv.DictReader(io.StringIO(csv_text(play()))))
    assert [row["name"] for row in rows] == ["Chloé", "Ada", "Dora", "Ben"]
    chloe = rows[0]
    figures = ("total", "plans", "parks", "pools", "temps", "estates", "bis", "roundabouts", "refusals")
    assert [int(chloe[name]) for name in figures] == [44, 5, 18, 0, 7, 18, -1, -3, 0]
    assert [int(chloe[f"estate {size}"]) for size in range(1, 7)] == [3, 2, 5, 0, 0, 8]
    assert sum(int(chloe[name]) for name in figures[1:]) == int(chloe["total"])
    assert (chloe["date"], chloe["minutes"]) == ("2026-11-18", "47")
    assert csv_parcel(play()).name == "three-streets-2026-11-18.csv"


def test_csv_of_paper_and_aaa_and_no_formulas() -> None:
    table = with_paper(crowd(2))
    table = table._replace(seats=(table.seats[0]._replace(name="=1+1"), *table.seats[1:]))
    rows = {row["name"]: row for row in csv.DictReader(io.StringIO(csv_text(Play(table))))}
    assert "'=1+1" in rows
    assert (rows["Fay"]["total"], rows["Fay"]["plans"], rows["Fay"]["temp boxes"]) == ("-12", "", "9")
    assert rows["Ben, who plays on paper"]["total"] == ""
    aaa = next(csv.DictReader(io.StringIO(csv_text(play("2023-solo-aaa")))))
    assert (aaa["fences"], aaa["bis"]) == ("10", "")


def test_the_link_for_bg_stats_is_parsed_back() -> None:
    address = urlsplit(play_link(play("2023-three-players-draw")))
    assert (address.scheme, address.netloc, address.path) == ("https", "app.bgstatsapp.com", "/createPlay.html")
    (data,) = parse_qs(address.query)["data"]
    raw = json.loads(data)
    assert raw["game"] == {
        "name": "Welcome To...", "bggId": 233867, "highestWins": True, "noPoints": False,
        "sourceGameId": "welcome-to-2023",
    }  # fmt: skip
    assert raw["playDate"] == STARTED.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S")
    assert set(raw) == {
        "sourceName", "sourcePlayId", "playDate", "durationMin", "comments", "location", "game", "players"
    }  # fmt: skip
    assert (raw["sourcePlayId"], raw["durationMin"]) == ("key-1", 47)
    assert raw["players"][2] == {
        "name": "Chloé", "startPlayer": False, "rank": 1, "role": "Belle Rive", "score": 30,
        "sourcePlayerId": "chloé", "winner": True,
    }  # fmt: skip
    assert "Most complete estates decide" in raw["comments"]


def test_bg_stats_is_told_no_score_of_someone_on_paper_who_told_none() -> None:
    raw = json.loads(parse_qs(urlsplit(play_link(Play(with_paper(crowd(2))))).query)["data"][0])
    ben, fay = raw["players"][2:]
    assert "score" not in ben
    assert (fay["score"], fay["rank"]) == (-12, 3)


def test_file_names_are_plain() -> None:
    assert plain("Sankt Pölten / Süd…") == "sankt-polten-sud"
    assert Play(play().table).file_name("日本", ".png") == "three-streets.png"
