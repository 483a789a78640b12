"""The tour: one picture a screen, on a tablet for README, and on a phone in the form app stores take."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

from kivy.metrics import Metrics
from PIL import Image

from companion.draw.targets import Do, EffectKey, NumberKey
from companion.records.record import Record, replay
from companion.store.papercheck import marks
from companion.store.papercheck.paper import Paper, PaperSheet
from companion.store.store import OpenGame
from companion.ui.demo.theatre import Theatre
from companion.ui.newgame.desk import Desk
from companion.ui.screens import ScreenName

TABLET, PHONE = (1280, 800), (412, 824)
STORE_WIDTH = 1080
"""Stores want at least so many pixels one way, and at most twice as many the other."""
SEED = 1
"""The same plan cards lie on the new game's picture every time."""
SLIP = (1, 4, 12)
"""A street, a house and the number someone wrote there by mistake."""


def draw_tour(theatre: Theatre, out: Path, middle: Record, finished: Record) -> None:
    """Home, a new game, a turn, the results, a replay and a paper sheet."""
    theatre.use_theme("light")
    begin_paper(theatre, finished)
    ended = theatre.begin(finished)
    theatre.app.counted.add(ended.key)
    turn = theatre.begin(middle)

    Desk(theatre.store, random.Random(SEED)).tap(Do("draw-all"))
    show(theatre, "sheet", turn)
    theatre.tap(NumberKey(8))
    theatre.tap(EffectKey("pool"))
    stops: dict[str, Callable[[], None]] = {
        "turn": lambda: show(theatre, "sheet", turn),
        "results": lambda: show(theatre, "results", ended),
        "paper": lambda: show(theatre, "paper", turn),
        "new-game": lambda: show(theatre, "new", turn),
        "home": lambda: show(theatre, "home", turn),
        "replay": lambda: theatre.app.replay(ended, len(ended.lines) // 2),
    }
    papers = {name: out / f"{name}.png" for name in stops if name != "turn"}  # the sheet has its pictures already
    store = {name: out / "store" / f"{number}-{name}.png" for number, name in enumerate(stops, 1) if name != "replay"}
    for files, size, density in ((papers, TABLET, 1.0), (store, PHONE, STORE_WIDTH / PHONE[0])):
        Metrics.density = density
        theatre.resize(size)
        for name, file in files.items():
            stops[name]()
            theatre.picture(file)
            # stores take no transparent pictures
            Image.open(file).convert("RGB").save(file, optimize=True)
    Metrics.density = 1.0


def show(theatre: Theatre, screen: ScreenName, game: OpenGame) -> None:
    """Opens a screen with a game in hand."""
    theatre.app.game = game
    theatre.app.open(screen)
    theatre.frame()


def begin_paper(theatre: Theatre, finished: Record) -> None:
    """Sheets of a finished game copied from paper, with one slip."""
    papers = theatre.app.papers
    check = papers.begin(finished.header)
    cities = [seat.city for seat in replay(finished).seats]
    cities[0] = marks.write(cities[0], *SLIP)
    papers.put(check._replace(sheets=tuple(PaperSheet(Paper(city, street=0, house=0)) for city in cities)))
