"""Close, start again, continue: nothing tapped is lost, not even half a turn."""

from __future__ import annotations

from companion.draw.half import Half
from companion.draw.targets import Action, EffectKey, HouseAt, NumberKey
from companion.ui.sheet.screen import SheetScreen
from tests.draw.positions import SIZES
from tests.ui.harness import Stage
from tests.ui.test_turn import SOLO, hand, tap


def test_a_game_goes_on_where_it_was(stage: Stage) -> None:
    stage.start()
    stage.begin(SOLO)
    tap(stage, NumberKey(8), EffectKey("pool"), HouseAt(1, 3), Action("done"), NumberKey(5), EffectKey("bis"))
    before = hand(stage).table
    picture = stage.picture()
    stage.start()
    assert not isinstance(stage.screen, SheetScreen)
    tap(stage, Action("continue"))
    assert isinstance(stage.screen, SheetScreen)
    assert hand(stage).table == before
    assert hand(stage).half == Half(5, "bis")
    assert stage.picture().tobytes() == picture.tobytes()
    tap(stage, HouseAt(2, 2))
    assert hand(stage).turn.written


def test_rotation_in_mid_turn_loses_nothing(stage: Stage) -> None:
    stage.start(SIZES["side"])
    stage.begin(SOLO)
    tap(stage, NumberKey(8), EffectKey("temp"), HouseAt(2, 5))
    stage.resize((360, 800))
    assert hand(stage).fan
    assert hand(stage).half == Half(8, "temp", HouseAt(2, 5))
    stage.check_layout()
    stage.resize(SIZES["side"])
    stage.check_layout()


def test_the_atlas_is_kept_for_the_next_start(stage: Stage) -> None:
    app = stage.start()
    stage.begin(SOLO)
    regions = set(app.sheet.atlas._regions)
    stage.stop()
    again = stage.start()
    assert regions <= set(again.sheet.atlas._regions)
    assert len(list((stage.folder / "art").glob("*.bin"))) == 1
