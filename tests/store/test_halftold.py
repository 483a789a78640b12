"""A city the table is setting right is kept with the game, for as long as it can be gone on with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from companion.rules.welcome.moves import Leave, Player
from companion.store.halftold import HalfTold, forget, half_told, keep
from companion.store.live import TABLE, LiveGame
from companion.store.papercheck import marks
from companion.store.papercheck.paper import Paper, PaperSheet
from companion.store.store import Store
from tests.store.helpers import FILE, done, header, live, write


def told(game: LiveGame, player: str = "ada", house: int = 1) -> HalfTold:
    seat = game.position.seats[game.position.places[player]]
    sheet = PaperSheet(Paper(seat.city))
    sheet = sheet.changed(sheet.paper._replace(city=marks.write(seat.city, 1, house, 5)))
    return HalfTold(Player(seat.id, seat.name, seat.city_name, seat.city), sheet, {"tool": "fences"})


def test_it_is_there_after_a_restart(tmp_path: Path) -> None:
    store = Store(str(tmp_path / FILE))
    game = store.new_game(header("Ada", "Bob"))
    kept = told(game)
    keep(game, kept)
    keep(game, told(game, "bob", 2))
    store.database.connection.close()
    again = Store(str(tmp_path / FILE)).resume()
    assert again is not None
    assert half_told(again)[0] == kept
    assert [one.player.name for one in half_told(again)] == ["Ada", "Bob"]


def test_it_is_over_once_the_city_is_another() -> None:
    game = live("Ada", "Bob")
    keep(game, told(game, "bob"))
    game.play(write("ada", 1, 1, 3), done("ada"))
    assert half_told(game)
    game.play(write("bob", 1, 1, 3), done("bob"))
    assert not half_told(game)
    game.undo("bob")
    assert half_told(game)


def test_who_left_or_joined_meanwhile_is_not_offered() -> None:
    game = live("Ada", "Bob")
    keep(game, told(game, "bob"))
    cleo = told(game)
    keep(game, cleo._replace(player=cleo.player._replace(id="p1", name="Cleo")))
    keep(game, cleo._replace(player=cleo.player._replace(id="p2", name="Ada")))
    assert [one.player.name for one in half_told(game)] == ["Bob", "Cleo"]
    game.play(Leave(by=TABLE, player="bob"), shown="ada")
    assert [one.player.name for one in half_told(game)] == ["Cleo"]


def test_nothing_else_of_the_table_is_touched() -> None:
    game = live("Ada", "Bob")
    game.set_draft(TABLE, {"closing": True})
    keep(game, told(game))
    forget(game, "ada")
    assert game.draft(TABLE) == {"closing": True}


def test_what_cant_be_read_is_not_offered() -> None:
    game = live("Ada")
    wrong: list[Any] = [7, {}, {"player": {"id": "ada"}, "sheet": {}, "hand": {}}]
    for raw in wrong:
        game.set_draft(TABLE, {"cities": {"ada": raw}})
        assert half_told(game) == ()
    game.set_draft(TABLE, {"cities": [1]})
    assert half_told(game) == ()
