"""The screens beside a KivyMD hello: first frame, memory, redraws and taps, each process on its own.

Frames are forced and ended with glFinish. `python -m bench.screens WHAT WHO` is one such process.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from bench.lines import Line

STARTS = 7
FRAMES = 40
SIZE = (1280, 800)
ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "assets" / "demo" / "two-players.jsonl"


def lines() -> list[Line]:
    """The figures of the sheet."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["KIVY_HOME"] = str(Path(folder) / "kivy")
        os.environ["BENCH_FOLDER"] = folder
        _ask("first", "ours")
        starts: dict[str, list[dict[str, float]]] = {"ours": [], "hello": []}
        for _ in range(STARTS):
            for who, found in starts.items():
                found.append(_ask("first", who))
        frames: dict[str, list[dict[str, float]]] = {"ours": [], "hello": []}
        for _ in range(3):
            for who, found in frames.items():
                found.append(_ask("frames", who))
        taps: dict[str, list[dict[str, float]]] = {"one": [], "twelve": [], "ten": [], "many": []}
        for _ in range(3):
            for who, found in taps.items():
                found.append(_ask("taps", who))
        long = _ask("memory", "ours")
    redraw = _middle(frames["ours"], "redraw")
    tap = _middle(frames["ours"], "tap")
    return [
        Line(
            "first usable frame ÷ KivyMD hello",
            _middle(starts["ours"], "first") / _middle(starts["hello"], "first"),
            1.6,
        ),
        Line(
            "memory after 60 frames ÷ hello",
            _middle(starts["ours"], "memory") / _middle(starts["hello"], "memory"),
            1.45,
        ),
        Line("memory after 400 moves and 50 screens ÷ start", long["after"] / long["before"], 1.1),
        Line("redraw of a full sheet ÷ hello", redraw / _middle(frames["hello"], "redraw"), 2.0),
        Line("tap to finished frame, less 4 ms ÷ redraw", max(0.0, tap - 0.004) / redraw, 1.3),
        Line("a tap with 12 players ÷ 1", _middle(taps["twelve"], "tap") / _middle(taps["one"], "tap"), 1.2),
        Line("a tap after 400 moves ÷ 10", _middle(taps["many"], "tap") / _middle(taps["ten"], "tap"), 1.2),
        Line("frames of a sheet at rest in 120 ticks", frames["ours"][0]["rest"], 0.0, ""),
        Line("redraw of a full sheet", redraw * 1000, None, "ms"),
        Line("tap to finished frame", tap * 1000, None, "ms"),
    ]


def _middle(found: list[dict[str, float]], name: str) -> float:
    return median(one[name] for one in found)


def _ask(what: str, who: str) -> dict[str, float]:
    """Runs one process; its first frame is timed from outside."""
    start = perf_counter()
    command = [sys.executable, "-m", "bench.screens", what, who]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as child:
        out = child.stdout
        ready = out.readline() if out is not None else ""
        first = perf_counter() - start
        rest = out.read() if out is not None else ""
    if child.returncode or ready.strip() != "ready":
        raise RuntimeError(f"bench.screens {what} {who} failed with status {child.returncode}")
    answer: dict[str, float] = json.loads(rest)
    return {"first": first, **answer}


# inside one process


def _run(what: str, who: str) -> None:
    os.environ.setdefault("KIVY_NO_ARGS", "1")
    os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
    os.environ["KIVY_LOG_MODE"] = "PYTHON"
    if who == "hello":
        answer = _hello(what)
    else:
        answer = {"first": _first_of_ours, "frames": _frames, "taps": _taps, "memory": _memory}[what](who)
    print(json.dumps(answer), flush=True)


def _finished_frame() -> None:
    from kivy.base import EventLoop
    from kivy.core.window import Window
    from kivy.graphics.opengl import glFinish

    Window.canvas.ask_update()
    EventLoop.idle()
    glFinish()


def _seconds(*works: Callable[[], object], times: int = FRAMES) -> list[float]:
    """The median of each work; they take turns, so that a slow moment of the machine meets all of them."""
    found: list[list[float]] = [[] for _ in works]
    for _ in range(times):
        for work, taken in zip(works, found, strict=True):
            start = perf_counter()
            work()
            taken.append(perf_counter() - start)
    return [median(taken) for taken in found]


def _resident() -> float:
    with open("/proc/self/status", encoding="ascii") as status:
        return next(float(line.split()[1]) for line in status if line.startswith("VmRSS"))


def _hello(what: str) -> dict[str, float]:
    from kivy.config import Config

    Config.set("graphics", "width", str(SIZE[0]))
    Config.set("graphics", "height", str(SIZE[1]))
    if what == "frames":
        # redraws are compared with the same multisampling and without Kivy's pause between two frames
        Config.set("graphics", "multisamples", "0")
        Config.set("graphics", "maxfps", "0")
    from kivymd.app import MDApp
    from kivymd.uix.label import MDLabel
    from kivymd.uix.screen import MDScreen

    class Hello(MDApp):
        def build(self) -> Any:
            return MDScreen(MDLabel(text="Hello", halign="center"), md_bg_color=self.theme_cls.backgroundColor)

    Hello()._run_prepare()  # noqa: SLF001
    _finished_frame()
    print("ready", flush=True)
    if what == "first":
        return _after_frames()
    return {"redraw": _seconds(_finished_frame)[0]}


def _after_frames() -> dict[str, float]:
    for _ in range(60):
        _finished_frame()
    return {"memory": _resident()}


def _app(maxfps: int | None = None) -> Any:
    from companion.ui.window import prepare

    prepare(SIZE, maxfps=maxfps)
    from companion.ui.demo.theatre import Theatre

    theatre = Theatre(Path(os.environ["BENCH_FOLDER"]))
    theatre.start()
    return theatre


def _first_of_ours(_who: str) -> dict[str, float]:
    theatre = _app()
    _finished_frame()
    print("ready", flush=True)
    answer = _after_frames()
    theatre.stop()
    return answer


def _game(theatre: Any, moves: int) -> None:
    from companion.records.record import Record, read_record

    record, _ = read_record(EXAMPLE.read_bytes().splitlines())
    theatre.begin(Record(record.header, record.entries[:moves]))
    theatre.app.open("sheet")
    theatre.frame()


def _tapping(theatre: Any) -> Callable[[], None]:
    """Taps a number key, again and again."""
    from kivy.graphics.opengl import glFinish

    from companion.draw.targets import NumberKey

    def tap() -> None:
        theatre.tap(NumberKey(8))
        glFinish()

    return tap


def _frames(_who: str) -> dict[str, float]:
    theatre = _app(maxfps=0)
    # not before the app has set the window up: importing it makes it
    from kivy.base import EventLoop
    from kivy.core.window import Window

    _game(theatre, 134)
    print("ready", flush=True)
    tap = _tapping(theatre)
    tap()
    tap()
    redraw, tapped = _seconds(_finished_frame, tap)
    drawn: list[object] = []
    Window.bind(on_flip=lambda *_: drawn.append(1))
    for _ in range(120):
        EventLoop.idle()
    return {"redraw": redraw, "tap": tapped, "rest": float(len(drawn))}


def _row_by_row(count: int, moves: int) -> Any:
    """A table at which everyone fills house after house with its own number, so many moves long."""
    from companion.records.record import Entry, Record
    from companion.rules.welcome.moves import Done, Write

    players = [{"id": f"p{n}", "name": f"Player {n}", "city": "Maple Falls"} for n in range(1, count + 1)]
    header = {
        "record": 1, "edition": "2018", "sheet": "classic-2018", "options": {}, "players": players, "plans": [],
    }  # fmt: skip
    made = [
        move
        for street, length in enumerate((10, 11, 12), start=1)
        for house in range(1, length + 1)
        for player in players
        for move in (Write(player["id"], street, house, house, house, "fence"), Done(player["id"]))
    ]
    return Record(header, tuple(map(Entry, made[:moves])))


def _taps(who: str) -> dict[str, float]:
    count, moves = {"one": (1, 0), "twelve": (12, 0), "ten": (8, 10), "many": (8, 400)}[who]
    theatre = _app(maxfps=0)
    theatre.begin(_row_by_row(count, moves))
    theatre.app.open("sheet")
    theatre.frame()
    print("ready", flush=True)
    tap = _tapping(theatre)
    tap()
    tap()
    return {"tap": _seconds(tap, times=2 * FRAMES)[0]}


def _memory(_who: str) -> dict[str, float]:
    from companion.records.record import read_record
    from companion.ui.demo.tapper import TappingPlayer

    theatre = _app(maxfps=0)
    # a renderer that is never waited for keeps frames in memory, and the figure would be about that
    theatre.frame = _finished_frame
    record, _ = read_record(EXAMPLE.read_bytes().splitlines())
    _game(theatre, 0)
    print("ready", flush=True)
    for _ in range(60):
        _finished_frame()
    before = _resident()
    made = 0
    while made < 400:
        player = TappingPlayer(theatre)
        moves = record.moves[:130]
        for place, move in enumerate(moves):
            player.make(move, next((other for other in record.moves[place + 1 :] if other.by == move.by), None))
        made += len(moves)
        _game(theatre, 0)
    for _ in range(25):
        theatre.app.open("home")
        theatre.frame()
        theatre.app.open("sheet")
        theatre.frame()
    return {"before": before, "after": _resident()}


if __name__ == "__main__":
    _run(sys.argv[1], sys.argv[2])
