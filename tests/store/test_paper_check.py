"""A check in the store: every tap can be taken back, nothing typed is lost, and it becomes a game."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from companion.records.position import Wrong
from companion.records.results import result_raw
from companion.rules.welcome.city import City
from companion.store.backup import backup, restore
from companion.store.papercheck import marks
from companion.store.papercheck.check import Check
from companion.store.papercheck.judge import live_result
from companion.store.papercheck.kept import PaperChecks
from tests.store.helpers import store_at
from tests.store.papers import bare_header, final_table, taps

TWO = "2018-two-players"


def copied(checks: PaperChecks, name: str = TWO) -> Check:
    """The final cities of an example game as a check."""
    check = checks.begin(bare_header(name))
    for place, seat in enumerate(final_table(name).seats):
        check = check._replace(shown=place)
        check = check.changed(check.sheet.paper._replace(city=seat.city))
        checks.put(check)
    return check


def test_every_tap_is_taken_back_and_made_again(tmp_path: Path) -> None:
    chance = random.Random(9)
    checks = PaperChecks(store_at(tmp_path))
    check = checks.begin(bare_header(TWO))
    final = final_table(TWO)
    papers = [check.sheet.paper]
    for tap in taps(final, final.seats[0].city):
        paper = papers[-1]._replace(city=tap(papers[-1].city), street=chance.randint(1, 3), house=chance.randint(1, 9))
        check = check.changed(paper)
        papers.append(paper)
    for paper in reversed(papers[:-1]):
        check = check.with_sheet(check.sheet.undo())
        assert check.sheet.paper.city == paper.city
    assert check.sheet.undo() == check.sheet
    for paper in papers[1:]:
        check = check.with_sheet(check.sheet.redo())
        assert check.sheet.paper == paper
    assert not check.sheet.undone


def test_looking_at_another_house_is_no_step() -> None:
    from companion.store.papercheck.check import new_check

    check = new_check("k", bare_header(TWO))
    assert not check.changed(check.sheet.paper._replace(street=2, house=4)).sheet.made


def test_undo_leaves_the_other_sheets_alone(tmp_path: Path) -> None:
    check = copied(PaperChecks(store_at(tmp_path)))
    first = check.sheets[0]
    assert check.with_sheet(check.sheet.undo()).sheets[0] is first


def test_the_keypad_goes_street_by_street_to_the_end(tmp_path: Path) -> None:
    check = PaperChecks(store_at(tmp_path)).begin(bare_header(TWO))
    paper, sheet = check.sheet.paper, check.table.setup.sheet
    places = []
    while paper.street:
        places.append((paper.street, paper.house))
        paper = paper.moved_on(sheet)
    assert places == [
        (street, house) for street, length in enumerate(sheet.streets, 1) for house in range(1, length + 1)
    ]
    assert paper.moved_on(sheet) == paper


def test_everything_is_there_after_a_killed_process(tmp_path: Path) -> None:
    checks = PaperChecks(store_at(tmp_path))
    check = copied(checks)
    city = marks.turn_pool(check.sheet.paper.city, 3, 12)
    check = checks.put(check.changed(check.sheet.paper._replace(city=city, ours=77, street=2, house=5)))
    check = checks.put(check.with_sheet(check.sheet.undo()))
    again = PaperChecks(store_at(tmp_path)).check
    assert again == check
    assert again is not None
    assert again.sheet.redo().paper.ours == 77


@pytest.mark.parametrize("raw", [{}, {"paper": {}}, {"paper": None, "made": [], "undone": []}, {"made": 1}])
def test_a_sheet_that_can_not_be_read_begins_anew(tmp_path: Path, raw: dict[str, object]) -> None:
    from companion.store.settings import Setting

    store = store_at(tmp_path)
    check = copied(PaperChecks(store))
    store.settings.set(Setting("paper 1", {}), raw)
    again = PaperChecks(store).check
    assert again is not None
    assert again.sheets[0] == check.sheets[0]
    assert again.sheets[1].paper.city == City.bare(check.table.setup.sheet)


@pytest.mark.parametrize("name", [TWO, "2018-four-players", "2023-three-players-draw"])
def test_a_kept_check_is_a_past_game_with_the_same_result(tmp_path: Path, name: str) -> None:
    store = store_at(tmp_path)
    checks = PaperChecks(store)
    check = copied(checks, name)
    assert all(one == ((), ()) for one in check.faults())
    game = checks.keep(check)
    played, kept = result_raw(final_table(name)), result_raw(game.position)
    assert kept["players"] == played["players"]
    assert (kept["winners"], kept["decided_by"], kept["finished"]) == (played["winners"], played["decided_by"], True)
    assert [score.total for _seat, score in live_result(check.table).cities] == [
        one["total"] for one in played["players"]
    ]
    (listed,) = store.past.games()
    assert listed.finished
    assert listed.round == played["round"]


def test_kept_again_after_a_change_it_is_the_same_game(tmp_path: Path) -> None:
    store = store_at(tmp_path)
    checks = PaperChecks(store)
    check = copied(checks)
    before = checks.keep(check).standing.scores[1].total
    paper = check.sheet.paper
    check = checks.put(check.changed(paper._replace(city=paper.city._replace(refusals=paper.city.refusals ^ 2))))
    assert checks.keep(check).standing.scores[1].total != before
    assert checks.keep(check) is checks.keep(check)
    assert store.past.count() == 1


def test_a_game_stopped_before_its_end_is_kept_as_closed_by_the_table(tmp_path: Path) -> None:
    store = store_at(tmp_path)
    checks = PaperChecks(store)
    check = checks.begin(bare_header(TWO))
    city = marks.write(marks.write(check.sheet.paper.city, 1, 1, 3), 2, 5, 8)
    check = checks.put(check.changed(check.sheet.paper._replace(city=city)))
    game = checks.keep(check)
    assert (game.position.ended_by, game.round) == (("table",), 2)


def test_a_check_that_comes_with_a_backup_is_found(tmp_path: Path) -> None:
    (tmp_path / "old").mkdir()
    old = store_at(tmp_path / "old")
    check = copied(PaperChecks(old))
    new = store_at(tmp_path)
    papers = PaperChecks(new)
    assert papers.check is None
    backup(old, str(tmp_path / "backup"))
    restore(new, str(tmp_path / "backup"))
    assert papers.read_again() == check


def test_a_game_goes_on_in_the_app_from_the_next_round(tmp_path: Path) -> None:
    store = store_at(tmp_path)
    checks = PaperChecks(store)
    check = checks.begin(bare_header(TWO))
    city = marks.write(marks.write(check.sheet.paper.city, 1, 1, 3), 2, 5, 8)._replace(refusals=1)
    check = checks.put(check.changed(check.sheet.paper._replace(city=city)))
    game = checks.go_on(check)
    assert (game.round, game.finished) == (4, False)
    assert game.position.seats[0].city == city
    assert store.resume() is game
    assert checks.check is None
    assert PaperChecks(store).check is None


def test_what_can_not_be_is_not_kept(tmp_path: Path) -> None:
    store = store_at(tmp_path)
    checks = PaperChecks(store)
    check = copied(checks)
    paper = check.sheet.paper
    check = checks.put(check.changed(paper._replace(city=marks.write(paper.city, 1, 1, 17))))
    with pytest.raises(Wrong):
        checks.keep(check)
    with pytest.raises(Wrong):
        checks.go_on(check)
    assert store.past.count() == 0
    assert checks.check == check
