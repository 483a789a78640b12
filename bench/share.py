"""The picture people share, beside Pillow's save of an empty one, and the screen while it is drawn."""

import io
import os
import tempfile
import threading
from pathlib import Path
from statistics import median
from time import perf_counter

from PIL import Image

from bench.lines import Line, ratio
from companion.draw.results.board import board_items
from companion.records.files import load
from companion.share.pictures import picture_parcels
from companion.share.play import Play

GAME = Path(__file__).resolve().parent.parent / "tests" / "examples" / "2018-four-players.jsonl"
SIZE = (1080, 1350)
PICTURES = 3


def lines() -> list[Line]:
    play = Play(load(GAME.read_bytes()).table)

    def empty() -> object:
        file = io.BytesIO()
        Image.new("RGB", SIZE, "white").save(file, "PNG")
        return file

    def picture() -> object:
        # the screen may have laid out the same boards before; a picture made on its own has not
        board_items.cache_clear()
        return picture_parcels(play)

    made = ratio(picture, empty, runs=9)
    latest, usual = _frames(play)
    return [
        Line("a four-player picture ÷ Pillow's save of an empty one", made, 12),
        Line("the latest frame of the screen while pictures are drawn", latest, 100, "ms"),
        Line("a frame of the screen meanwhile, median", usual, None, "ms"),
    ]


def _frames(play: Play) -> tuple[float, float]:
    """The longest and the usual time between two finished frames while pictures are drawn beside the screen."""
    from companion.ui.window import prepare

    os.environ["KIVY_HOME"] = tempfile.mkdtemp(prefix="kivy-")
    prepare((1280, 800), maxfps=0)
    from kivy.base import EventLoop
    from kivy.core.window import Window
    from kivy.graphics.opengl import glFinish

    from companion.store.store import Store
    from companion.store.transfer import import_record
    from companion.ui.app import ThreeStreetsApp

    with tempfile.TemporaryDirectory() as folder:
        store = Store(os.path.join(folder, "games.sqlite3"))
        app = ThreeStreetsApp(store, Path(folder) / "art")
        app._run_prepare()  # noqa: SLF001 (Kivy's own way to start without its loop)
        app.game = import_record(store, GAME.read_bytes())
        app.open("results")
        for _ in range(20):
            EventLoop.idle()

        def draw() -> None:
            for _ in range(PICTURES):
                board_items.cache_clear()
                picture_parcels(play)

        thread = threading.Thread(target=draw)
        times = []
        thread.start()
        while thread.is_alive():
            start = perf_counter()
            Window.canvas.ask_update()
            EventLoop.idle()
            glFinish()
            times.append((perf_counter() - start) * 1000)
        app.dispatch("on_stop")
        store.close()
    return max(times), median(times)
