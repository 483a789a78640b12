"""The results: counted up, looked at, shared, left; every step by touches."""

from __future__ import annotations

import io
import threading
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from companion.draw.targets import Action, Do
from companion.records.record import Record, read_record
from companion.share.chat import chat_text
from companion.share.parcel import Arrival, Outcome
from companion.share.play import Play
from companion.store.settings import CURRENT
from companion.ui.results.screen import ResultsScreen
from tests.draw.positions import SIZES, example
from tests.ui.harness import Stage
from tests.ui.post import Post

FOUR = "2018-four-players"
DATE = "2026-11-18T20:15:00"


def dated(name: str = FOUR, **options: Any) -> Record:
    """An example game with a date of its own, so that pictures of it never change."""
    record = example(name)[0]
    header = {**record.header, "date": DATE}
    if options:
        header["options"] = {**header.get("options", {}), **options}
    return record._replace(header=header)


def open_results(stage: Stage, record: Record | None = None, **more: Any) -> Post:
    """A finished game on the results screen, counted up; what is shared goes into a post office."""
    app = stage.start(**more)
    post = Post()
    app.__dict__["handover"] = post
    stage.begin(record or dated())
    app.open("results")
    for _frame in range(3):
        stage.frame()
    return post


def send(stage: Stage, what: str) -> None:
    stage.tap(Do("share"))
    stage.tap(Do("send", what))


def wait_for_post(stage: Stage, post: Post) -> None:
    """Frames until the picture that is drawn beside the screen has arrived."""
    for thread in threading.enumerate():
        if thread is not threading.current_thread() and thread.daemon:
            thread.join(20)
    for _frame in range(3):
        stage.frame()
    assert post.parcels


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_pictures(stage: Stage, size: str, theme: str) -> None:
    open_results(stage, size=SIZES[size], theme=theme)
    stage.check_picture(f"results-{size}-{theme}")


@pytest.mark.parametrize("size", ["tablet", "small"])
def test_pictures_of_panels_and_a_city(stage: Stage, size: str) -> None:
    open_results(stage, dated(paper=["Ben"]), size=SIZES[size])
    stage.tap(Do("share"))
    compare_overlay(stage, f"results-{size}-share")
    stage.tap(Do("close"))
    stage.screen.tapped(Do("paper", "Ben"))
    compare_overlay(stage, f"results-{size}-paper")
    stage.tap(Do("close"))
    stage.screen.tapped(Do("city", "p3"))
    stage.check_picture(f"results-{size}-city")


def compare_overlay(stage: Stage, name: str) -> None:
    from tests.ui.golden import compare

    compare(stage.picture(), name, update=stage.update_golden)


def test_in_a_longer_language_with_large_text(stage: Stage) -> None:
    open_results(stage, size=SIZES["small"], text_scale=1.6, language="qps")
    stage.check_picture("results-small-qps-160")


def test_every_target_is_found_by_touches(stage: Stage) -> None:
    open_results(stage, size=SIZES["small"])
    stage.check_layout(touching=True)


def _update(_animation: object, _seconds: float) -> None:
    """An animation that stands still; the clock finds it again by its name."""


def test_points_are_counted_up_once_and_a_tap_skips(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    app = stage.start()
    stage.begin(dated())
    with monkeypatch.context() as still:
        from kivy.animation import Animation

        still.setattr(Animation, "_update", _update)
        app.open("results")
        screen = app.shown
        assert isinstance(screen, ResultsScreen)
        assert screen.counted == 0
        assert "wins" not in stage.words()
        screen.counted = 2.0
        assert "Pools" in stage.words().splitlines()
        assert "32" not in stage.words().split()
        assert "34" not in stage.words().split()
        stage.tap(Do("skip"))
        assert "Chloé wins with 44" in stage.words()
    before = stage.picture()
    stage.frame()
    assert stage.picture() == before
    app.open("sheet")
    app.open("results")
    assert "Chloé wins with 44" in stage.words()


def test_the_end_of_a_game_leads_here_and_undo_leads_back(stage: Stage) -> None:
    record = dated("2018-two-players")
    app = stage.start()
    game = stage.begin(record._replace(entries=record.entries[:-1]))
    assert not game.finished
    stage.screen.hand.player = record.entries[-1].move.by
    stage.screen.refresh()
    stage.tap(Action("done"))
    if not game.finished:
        stage.tap(Action("done"))
    assert game.finished
    assert isinstance(app.shown, ResultsScreen)
    stage.frame()
    stage.tap(Do("undo"))
    assert not game.finished
    assert not isinstance(app.shown, ResultsScreen)


def test_back_to_the_sheets_and_here_again(stage: Stage) -> None:
    open_results(stage)
    stage.tap(Do("sheets"))
    assert not isinstance(stage.screen, ResultsScreen)
    stage.tap(Do("results"))
    assert isinstance(stage.screen, ResultsScreen)


def test_the_game_is_past_when_it_is_left(stage: Stage) -> None:
    open_results(stage)
    assert stage.app is not None
    assert stage.store is not None
    number = stage.store.settings.get(CURRENT)
    stage.press_back()
    assert stage.app.game is None
    assert stage.store.settings.get(CURRENT) == 0
    assert stage.store.past.is_there(number)
    stage.start()
    assert stage.app.game is None


def test_a_past_game_is_looked_at_while_another_one_runs(stage: Stage) -> None:
    app = stage.start()
    past = stage.begin(dated())
    record = dated("2018-two-players")
    running = stage.begin(record._replace(entries=record.entries[:40]))
    app.game = past
    app.open("results")
    assert "Chloé wins with 44" in stage.words()
    assert Do("undo") not in [touch.target for touch in stage.scene.touches]
    stage.tap(Do("sheets"))
    stage.press_back()
    assert app.game is running
    assert past.finished


def test_a_city_opens_large_and_the_next_one_follows(stage: Stage) -> None:
    open_results(stage)
    stage.tap(Do("city", "p3"))
    assert "Belle Rive" in stage.words()
    assert "Chloé wins" not in stage.words()
    stage.tap(Do("step", 1))
    assert "Maple Falls" in stage.words()
    stage.press_back()
    assert "Chloé wins with 44" in stage.words()


def test_a_tie_is_explained(stage: Stage) -> None:
    open_results(stage, dated("2023-three-players-draw"))
    assert "Chloé and Ada have 30 each. Most complete estates decide: Chloé 7, Ada 4." in stage.words()


@pytest.mark.parametrize("size", ["tablet", "small"])
def test_everything_can_be_shared(stage: Stage, size: str) -> None:
    post = open_results(stage, size=SIZES[size])
    send(stage, "text")
    assert "🥇 Chloé: 44" in post.texts[0]
    send(stage, "csv")
    assert post.parcels[-1].data.decode("utf-8-sig").startswith("place,name")
    send(stage, "record")
    record, _table = read_record(post.parcels[-1].data.splitlines())
    assert record.moves == example(FOUR)[0].moves
    assert record.header["date"] == DATE
    send(stage, "bgstats")
    assert post.links[0].startswith("https://app.bgstatsapp.com/createPlay.html?data=")
    assert len(post.parcels) == 2


def test_the_picture_is_drawn_beside_the_screen(stage: Stage) -> None:
    post = open_results(stage)
    send(stage, "picture")
    assert "Drawing the picture…" in stage.words() or post.parcels
    wait_for_post(stage, post)
    assert Image.open(io.BytesIO(post.parcels[0].data)).size == (1080, 1350)
    assert "Drawing" not in stage.words()


def test_one_city_is_shared(stage: Stage) -> None:
    post = open_results(stage)
    send(stage, "one")
    stage.tap(Do("send city", "p3"))
    wait_for_post(stage, post)
    assert post.parcels[0].name == "three-streets-2026-11-18-belle-rive.png"


def test_trouble_is_told_in_one_sentence_and_the_result_stays(stage: Stage) -> None:
    post = open_results(stage)
    post.answer = Outcome(False, "There is no room left to save it. The result is still here.")
    send(stage, "csv")
    stage.frame()
    assert post.answer.words in stage.words()
    assert "Chloé wins with 44" in stage.words()
    stage.tap(Do("heard"))
    assert post.answer.words not in stage.words()


def test_a_player_on_paper_gets_temps_and_total(stage: Stage) -> None:
    open_results(stage, dated(paper=["Ben"]))
    stage.tap(Do("paper", "Ben"))
    for key in ("3",):
        stage.tap(Do("key", key))
    stage.tap(Do("field", "total"))
    for key in ("6", "1", "5", "erase"):
        stage.tap(Do("key", key))
    stage.tap(Do("typed"))
    assert stage.app is not None
    assert stage.app.game is not None
    player = stage.app.game.position.paper[0]
    assert (player.temps, player.total) == (3, 61)
    assert "Ben wins with 61" in stage.words()


def test_a_text_from_another_phone_is_pasted(stage: Stage) -> None:
    from kivy.core.clipboard import Clipboard

    open_results(stage, dated(paper=["Ben"]))
    table = example("2018-two-players")[1][-1]
    stage.tap(Do("paper", "Ben"))
    Clipboard.copy("hello")
    stage.tap(Do("paste"))
    assert "There is no result of a game in what was copied." in stage.words()
    Clipboard.copy(chat_text(Play(table)))
    stage.tap(Do("paste"))
    stage.tap(Do("typed"))
    assert stage.app is not None
    assert stage.app.game is not None
    player = stage.app.game.position.paper[0]
    # there second in temps with 8 boxes (4 of 61 points), here first (7)
    assert (player.temps, player.total) == (8, 64)


def test_a_file_is_looked_at_before_it_is_kept(stage: Stage) -> None:
    app = stage.start()
    post = Post()
    app.__dict__["handover"] = post
    post.arrival = Arrival(Path("tests/examples/2018-two-players.jsonl").read_bytes(), "two.jsonl")
    app.pick_file()
    stage.frame()
    assert "Ada wins with 62" in stage.words()
    assert stage.store is not None
    assert stage.store.past.count() == 0
    stage.tap(Do("keep"))
    assert stage.store.past.count() == 1
    assert app.game is not None
    assert app.game.position == example("2018-two-players")[1][-1]


def test_a_file_that_is_none_of_ours_is_told_kindly(stage: Stage) -> None:
    app = stage.start()
    app.arrive(Arrival(b"hello", "hello.txt"))
    stage.frame()
    assert "This is no game we can open." in stage.words().replace("\n", " ")
    stage.tap(Do("back"))
    assert not isinstance(stage.screen, ResultsScreen)


def test_a_file_dropped_on_the_window_arrives(stage: Stage) -> None:
    from kivy.core.window import Window

    stage.start()
    Window.dispatch("on_drop_file", b"tests/examples/2018-two-players.jsonl", 10, 10)
    stage.frame()
    assert "Ada wins with 62" in stage.words()


def test_files_are_saved_with_a_screen_of_our_own(
    stage: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    (home / "Documents").mkdir(parents=True)
    monkeypatch.setattr(Path, "home", lambda: home)
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    app = stage.start()
    stage.begin(dated())
    app.open("results")
    stage.frame()
    send(stage, "csv")
    assert "Save where?" in stage.words()
    stage.check_layout()
    stage.tap(Do("up"))
    stage.tap(Do("folder", "Documents"))
    stage.tap(Do("save"))
    stage.frame()
    saved = home / "Documents" / "three-streets-2026-11-18.csv"
    assert saved.exists()
    assert str(saved) in stage.words().replace("\n", "")
    app.pick_file()
    (home / "Documents" / "game.jsonl").write_bytes(Path("tests/examples/2018-two-players.jsonl").read_bytes())
    stage.screen.refresh()
    stage.tap(Do("file", "game.jsonl"))
    stage.frame()
    assert "Ada wins with 62" in stage.words()
