"""Opening every screen before the sheet for the first time, in finished frames of a KivyMD hello.

`python -m bench.doors WHO` is one process: "hello" times its own frames, "doors" opens one screen after the other.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Literal

from bench.lines import Line

RUNS = 5
FRAMES = 30
SIZE = (1280, 800)
ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "tests" / "examples" / "2018-two-players.jsonl"
MOST_FRAMES = 8.0
SCREENS: tuple[Literal["new", "past", "collection", "own-sheet", "settings", "about"], ...] = (
    "new", "past", "collection", "own-sheet", "settings", "about",
)  # fmt: skip


def lines() -> list[Line]:
    """The slowest screen counts: every one must open in time."""
    hello: list[float] = []
    opened: dict[str, list[float]] = {}
    for _ in range(RUNS):
        hello.append(_ask("hello")["frame"])
        for name, seconds in _ask("doors").items():
            opened.setdefault(name, []).append(seconds)
    frame = median(hello)
    found = {name: median(times) / frame for name, times in opened.items()}
    worst = max(found, key=lambda name: found[name])
    return [
        Line(f"opening a screen the first time ÷ frame of hello (slowest: {worst})", found[worst], MOST_FRAMES),
        Line("opening home ÷ frame of hello", found["home"], MOST_FRAMES),
    ]


def _ask(who: str) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "BENCH_FOLDER": folder, "KIVY_HOME": str(Path(folder) / "kivy")}
        command = [sys.executable, "-m", "bench.doors", who]
        asked = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True)
    answer: dict[str, float] = json.loads(asked.stdout.splitlines()[-1])
    return answer


# inside one process


def _finished_frame() -> None:
    from kivy.base import EventLoop
    from kivy.core.window import Window
    from kivy.graphics.opengl import glFinish

    Window.canvas.ask_update()
    EventLoop.idle()
    glFinish()


def _hello() -> dict[str, float]:
    from companion.ui.window import prepare

    prepare(SIZE, maxfps=0)
    from kivymd.app import MDApp
    from kivymd.uix.label import MDLabel
    from kivymd.uix.screen import MDScreen

    class Hello(MDApp):
        def build(self) -> Any:
            return MDScreen(MDLabel(text="Hello", halign="center"), md_bg_color=self.theme_cls.backgroundColor)

    Hello()._run_prepare()  # noqa: SLF001
    times = []
    for _ in range(FRAMES):
        start = perf_counter()
        _finished_frame()
        times.append(perf_counter() - start)
    return {"frame": median(times)}


def _doors() -> dict[str, float]:
    from companion.ui.window import prepare

    prepare(SIZE, maxfps=0)
    from companion.draw.targets import Do
    from companion.records.record import read_record
    from companion.store.store import Store
    from companion.ui.app import ThreeStreetsApp

    folder = Path(os.environ["BENCH_FOLDER"])
    store = Store(str(folder / "games.sqlite3"))
    record, _ = read_record(EXAMPLE.read_bytes().splitlines())
    store.new_game(record.header).replace(record)
    app = ThreeStreetsApp(store, folder / "art")
    app._run_prepare()  # noqa: SLF001
    _finished_frame()
    found: dict[str, float] = {}
    for name in SCREENS:
        app.open("home")
        _finished_frame()
        start = perf_counter()
        app.open(name)
        _finished_frame()
        found[name] = perf_counter() - start
        if name == "new" and app.shown is not None:
            start = perf_counter()
            app.shown.tapped(Do("slot", 1))
            _finished_frame()
            found["plan cards"] = perf_counter() - start
    start = perf_counter()
    app.open("home")
    _finished_frame()
    found["home"] = perf_counter() - start
    app.dispatch("on_stop")
    store.close()
    return found


if __name__ == "__main__":
    os.environ.setdefault("KIVY_NO_ARGS", "1")
    os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
    os.environ["KIVY_LOG_MODE"] = "PYTHON"
    print(json.dumps(_hello() if sys.argv[1] == "hello" else _doors()), flush=True)
