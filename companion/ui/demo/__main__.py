"""`python -m companion.ui.demo`: the demo, or with --pictures the pictures of README and docs."""

from __future__ import annotations

import argparse
import logging
import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from companion.records.record import Record, read_record
from companion.ui.window import prepare

if TYPE_CHECKING:
    from companion.ui.demo.theatre import Theatre

DEMO = Path(__file__).parents[3] / "assets" / "demo"
TABLET, EASEL, PHONE, SIDE = (1280, 800), (800, 1280), (412, 915), (800, 360)
EVERY_ROUNDS = 5


def main() -> int:
    """Draws what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m companion.ui.demo", description=__doc__)
    parser.add_argument("--out", type=Path, help="play a recorded game and write pictures of it here")
    parser.add_argument("--pictures", type=Path, help="draw the pictures of README and docs here")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        os.environ.setdefault("KIVY_HOME", str(Path(folder) / "kivy"))
        os.environ.setdefault("KIVY_LOG_MODE", "PYTHON")
        # Kivy tells at length what this machine lacks (a clipboard, a display); the pictures need none of it
        logging.disable(logging.CRITICAL)
        prepare(TABLET, maxfps=0)
        from companion.ui.demo.theatre import Theatre

        theatre = Theatre(Path(folder))
        theatre.start()
        if asked.pictures:
            draw_pictures(theatre, asked.pictures)
        if asked.out or not asked.pictures:
            play_game(theatre, asked.out or Path("build") / "demo")
        theatre.stop()
    return 0


def _record(name: str) -> Record:
    return read_record((DEMO / name).read_bytes().splitlines())[0]


def play_game(theatre: Theatre, out: Path) -> None:
    """A whole two-player game by touches, a picture every few rounds."""
    from companion.ui.demo.tapper import TappingPlayer

    record = _record("two-players.jsonl")
    theatre.resize(TABLET)
    theatre.app.open("home")
    theatre.picture(out / "00-home.png")
    game = theatre.begin(record._replace(entries=()))
    theatre.app.open("sheet")
    player = TappingPlayer(theatre)
    taken = 0
    for place, move in enumerate(record.moves):
        following = next((other for other in record.moves[place + 1 :] if other.by == move.by), None)
        player.make(move, following)
        if game.round // EVERY_ROUNDS > taken and not game.finished:
            taken = game.round // EVERY_ROUNDS
            theatre.picture(out / f"{taken:02}-round-{game.round}.png")
    theatre.touch(0.5, 0.9)
    theatre.picture(out / "98-end.png")
    theatre.resize(PHONE)
    theatre.picture(out / "99-end-on-a-phone.png")


def draw_pictures(theatre: Theatre, out: Path) -> None:
    """The sheet as README and docs show it, at the sizes of a tablet and a phone, light and dark, then the tour."""
    from companion.draw.targets import EffectKey, NumberKey
    from companion.ui.demo.tour import draw_tour

    theatre.begin(_record("maple-falls.jsonl"))
    theatre.app.open("sheet")
    theatre.tap(NumberKey(8))
    theatre.tap(EffectKey("pool"))
    for theme in ("light", "dark"):
        theatre.use_theme(theme)
        mark = "" if theme == "light" else "-dark"
        for name, size in (("tablet", TABLET), ("easel", EASEL), ("phone", PHONE), ("side", SIDE)):
            theatre.resize(size)
            theatre.picture(out / f"{name}{mark}.png")
    draw_tour(theatre, out, _record("maple-falls.jsonl"), _record("two-players.jsonl"))


if __name__ == "__main__":
    sys.exit(main())
