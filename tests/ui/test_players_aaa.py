"""The AAA beside the player: its chip, its pile with its runs, its points as the engine counts them, level 0."""

from __future__ import annotations

import pytest

from companion.draw.boxes import Sprite
from companion.draw.targets import Action, Do, EffectKey, HouseAt, NumberKey, PlayerChip, Slot
from companion.records.record import Record
from companion.rules.welcome.aaa import runs
from companion.rules.welcome.result import result
from companion.store.store import OpenGame
from companion.ui.aaa.screen import AaaScreen
from companion.ui.sheet.screen import SheetScreen
from tests.draw.positions import SIZES, example
from tests.ui.harness import COARSE, Stage
from tests.ui.pages import page, tap, texts, type_in, words

NAME = "2023-solo-aaa"
AAA = PlayerChip("aaa")


def play(stage: Stage, moves: int | None = None, size: str = "tablet", **start: object) -> OpenGame:
    record, _ = example(NAME)
    stage.start(SIZES[size], **start)  # type: ignore[arg-type]
    return stage.begin(record._replace(entries=record.entries[:moves]))


def level_zero(stage: Stage) -> OpenGame:
    record, _ = example(NAME)
    opponent = {"name": "Zoe", "level": 0, "validates": [1], "temps": [6, 4, 2]}
    header = {**record.header, "options": {**record.header["options"], "opponent": opponent}}
    stage.start()
    return stage.begin(Record(header))


@pytest.mark.parametrize("size", SIZES)
def test_one_tap_from_the_sheet(stage: Stage, size: str) -> None:
    play(stage, 60, size)
    stage.tap(AAA)
    assert isinstance(stage.screen, AaaScreen)
    tap(stage, Do("back"))
    assert isinstance(stage.screen, SheetScreen)


@pytest.mark.parametrize("moves", [20, 60, None])
def test_every_line_is_the_engines(stage: Stage, moves: int | None) -> None:
    game = play(stage, moves)
    score = result(game.position).aaa
    assert score is not None
    assert str(score.total) in stage.words()
    if moves is None:
        assert stage.app is not None
        stage.app.open("aaa")
    else:
        stage.tap(AAA)
    shown = texts(stage)
    for figure in (sum(score.plans), score.parks, score.pools, score.temp_points, score.fences, score.total):
        assert str(figure) in shown
    assert " + ".join(str(value) for value in score.best_estates) in shown


def test_the_pile_lies_in_its_runs(stage: Stage) -> None:
    game = play(stage)
    assert stage.app is not None
    stage.app.open("aaa")
    body = page(stage).page
    assert body is not None
    sprites = [item for item in body.body.items if isinstance(item, Sprite) and item.name.startswith("effect-")]
    points = 5
    """Pictures of the lines of the score, which stand before the pile."""
    assert tuple(one.name.removeprefix("effect-") for one in sprites[points:]) == game.position.aaa.cards
    assert len(runs(game.position.aaa.cards)) > 1


def test_the_chip_grows_with_the_pile(stage: Stage) -> None:
    game = play(stage, 0)
    for target in (NumberKey(8), EffectKey("fence"), HouseAt(1, 5), Action("done"), EffectKey("park")):
        stage.tap(target)
    assert game.round == 2
    stage.tap(AAA)
    assert "The pile: 1 card" in words(stage)


def test_a_validation_card_is_told_from_the_page(stage: Stage) -> None:
    game = play(stage, 0)
    stage.tap(AAA)
    tap(stage, Do("validation", 1))
    assert isinstance(stage.screen, SheetScreen)
    if not game.position.aaa.seen:
        assert stage.screen.asking.slot == 1
        for key in ("1", "2", "next", "7"):
            stage.tap(Do("figure", key))
        stage.tap(Do("figures-keep"))
    assert game.position.aaa.seen == (1,)


@pytest.mark.parametrize("size", ["tablet", "small"])
def test_a_plan_forgotten_at_the_end_is_named_after_the_card_is_given(stage: Stage, size: str) -> None:
    record, _ = example(NAME)
    full = {"streets": ["1 2 3 4 5 6 7 8 9 .", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 11 12"], "temps": 1}
    plan = {"slot": 1, "custom": {"goal": "temps", "count": 1, "points": [9, 4]}}
    player = {**record.header["players"][0], **full}
    stage.start(SIZES[size], density=COARSE)
    game = stage.begin(Record({**record.header, "players": [player], "plans": [plan]}))
    for target in (NumberKey(12), EffectKey("park"), HouseAt(1, 10), Action("done"), EffectKey("park")):
        stage.tap(target)
    assert isinstance(stage.screen, SheetScreen)
    assert f"{player['name']} meets A. Done again ends the game." in " ".join(stage.words().splitlines())
    assert game.position.aaa.cards == ("park",)
    stage.tap(Action("undo"))
    assert game.position.aaa.cards == ()
    for target in (Action("done"), EffectKey("pool"), Slot(1), Action("done")):
        stage.tap(target)
    assert game.finished
    assert game.position.seats[0].city.plans == (9, None, None)


SAM = {
    "name": "Sam", "level": 1, "validates": [1, 3], "park": 1, "pool": 2, "temp": 1, "fence": 1, "bis_houses": 2,
    "value": 2,
}  # fmt: skip


@pytest.mark.parametrize("size", ["tablet", "small"])
def test_a_game_begun_on_paper_goes_on_with_the_pile_so_far(stage: Stage, size: str) -> None:
    app = stage.start(SIZES[size], density=COARSE)
    app.store.known.keep("opponent", "Sam 1", SAM)
    app.open("new")
    tap(stage, Do("edition", "2023"), Do("solo"), Do("open", "opponents"), Do("opponent", "Sam 1"), Do("begun"))
    tap(stage, Do("open", "paper"), Do("open", "pile"))
    for effect in ("park", "fence", "pool", "bis", "erase", "estate"):
        tap(stage, Do("pile", effect))
    tap(stage, Do("validation 1", "drawn"), Do("validation 2", "drawn"), Do("validation 3", "drawn"))
    tap(stage, Do("validation 3", ""))
    type_in(stage, "noted 1", "12x")
    app = stage.start(SIZES[size], density=COARSE)
    app.open("new")
    tap(stage, Do("back"), Do("back"), Do("start"))
    assert app.game is not None
    assert app.game.header["aaa"] == {
        "cards": ["park", "fence", "pool", "estate"], "plans": [12, None, None], "seen": [1, 2]
    }  # fmt: skip
    table = app.game.position
    assert result(table).aaa.total == 12 + 1 + 2 + 1 + 1 + 4  # type: ignore[union-attr]
    assert table.approved == (0, None, None)


def test_level_zero_has_thresholds_and_no_points(stage: Stage) -> None:
    game = level_zero(stage)
    assert result(game.position).aaa is None
    stage.tap(AAA)
    assert "6, 4, 2" in texts(stage)
    assert "Total" not in texts(stage)
    assert "The pile" not in words(stage)


@pytest.mark.parametrize(
    ("size", "scale", "language"), [("tablet", 1.0, "en"), ("phone", 1.0, "en"), ("side", 1.6, "qps")]
)
def test_pictures(stage: Stage, size: str, scale: float, language: str) -> None:
    play(stage, 100, size, text_scale=scale, language=language)
    stage.tap(AAA)
    stage.check_picture(f"aaa-{size}-{language}")


def twelve(stage: Stage, size: str, **start: object) -> OpenGame:
    names = "Ada Bob Cleo Dan Eve Finn Gus Hana Ivo June Kai Wilhelmina"
    stage.start(SIZES[size], **start)  # type: ignore[arg-type]
    header = {
        "record": 1, "edition": "2018", "sheet": "classic-2018", "options": {},
        "players": [{"id": name.lower(), "name": name} for name in names.split()], "plans": [],
    }  # fmt: skip
    return stage.begin(Record(header))


@pytest.mark.parametrize("size", SIZES)
def test_twelve_players_are_two_taps_away(stage: Stage, size: str) -> None:
    twelve(stage, size)
    stage.tap(PlayerChip("ada"))
    stage.check_layout()
    stage.tap(PlayerChip("hana"))
    assert isinstance(stage.screen, SheetScreen)
    assert stage.screen.hand is not None
    assert stage.screen.hand.player == "hana"
    assert not stage.screen.hand.picking


@pytest.mark.parametrize(("size", "scale"), [("tablet", 1.0), ("small", 1.0), ("side", 1.6)])
def test_picture_of_twelve(stage: Stage, size: str, scale: float) -> None:
    twelve(stage, size, text_scale=scale)
    stage.tap(PlayerChip("ada"))
    stage.check_layout(touching=True)
    stage.check_picture(f"people-{size}")


@pytest.mark.parametrize("size", ["tablet", "small"])
def test_pictures_of_the_sheet_beside_the_aaa(stage: Stage, size: str) -> None:
    play(stage, 60, size)
    stage.check_picture(f"aaa-sheet-{size}")
