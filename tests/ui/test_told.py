"""What the store has to tell is said on the sheet, in the middle of a game."""

from __future__ import annotations

import pytest

from companion.ui.demo.tapper import Astray, TappingPlayer
from tests.draw.positions import SIZES, example
from tests.ui.harness import Stage

NOT_SAVED = "The game can’t be saved right now"
SAVED = "Everything is saved again."


def test_a_full_disk_is_told_and_saving_resumes_by_itself(stage: Stage) -> None:
    record, _ = example("2018-two-players")
    stage.start(SIZES["phone"])
    game = stage.begin(record._replace(entries=()))
    assert stage.store is not None
    connection = stage.store.database.connection
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(Astray, match=NOT_SAVED):
        TappingPlayer(stage).play(record.moves)
    assert not stage.store.saved
    assert NOT_SAVED in stage.words().replace("\n", " ")
    stage.check_layout()
    assert game.record.moves == record.moves[: len(game.record.moves)]
    connection.execute("PRAGMA max_page_count = 1000000")
    assert stage.app is not None
    stage.app._try_saving(0)
    stage.frame()
    assert stage.store.saved
    assert SAVED in stage.words().replace("\n", " ")
