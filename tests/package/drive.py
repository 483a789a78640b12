"""Starts the packed app as its launcher does, opens its screens, and tells where it strayed; a process of its own.

Arguments: the folder of the app, and "read-only" if nothing may be written there, "walk" if every screen is opened,
"only:kivy,PIL" if no other package is installed.
"""

import json
import os
import runpy
import sys
from importlib.machinery import PathFinder
from pathlib import Path
from typing import Any, ClassVar, get_args

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
GAME = os.path.join(ROOT, "tests", "examples", "2018-two-players.jsonl")
NEED_MORE = {"paper", "paper-result", "paper-pile", "replay"}
"""Screens that show what was entered or chosen before; their own tests open them."""
CHANGES = {"os.mkdir", "os.rename", "os.remove", "os.rmdir", "os.link", "os.symlink", "os.chmod", "os.truncate"}
WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND


class Device(PathFinder):
    """Finds the standard library, the app and the packages a device has, and no more."""

    has: ClassVar[set[str]] = set()

    @classmethod
    def find_spec(cls, name: str, *rest: Any) -> Any:
        found = super().find_spec(name, *rest)
        place = str(getattr(found, "origin", None) or "")
        if "site-packages" in place and name.partition(".")[0] not in cls.has:
            return None
        return found


class Watch:
    """Sees every file that is opened; keeps a folder from being written to, as a read-only one would."""

    def __init__(self, app: str, *, read_only: bool) -> None:
        self.app = app
        self.read_only = read_only
        self.strayed: set[str] = set()
        self.refused: set[str] = set()

    def __call__(self, event: str, arguments: tuple[Any, ...]) -> None:
        if event != "open" and event not in CHANGES:
            return
        name = arguments[0]
        if not isinstance(name, str | bytes | os.PathLike):
            return
        place = os.path.abspath(os.fsdecode(name))
        if place.startswith(ROOT + os.sep) and not place.startswith((self.app, sys.prefix, GAME, __file__)):
            self.strayed.add(place)
        writes = event != "open" or bool((arguments[2] or 0) & WRITING)
        if self.read_only and writes and place.startswith(self.app):
            self.refused.add(place)
            raise PermissionError(13, "this folder is read-only", place)


def main(folder: str, *wishes: str) -> None:
    app_folder = os.path.abspath(folder)
    watch = Watch(app_folder, read_only="read-only" in wishes)
    sys.path[0] = app_folder
    sys.argv = [os.path.join(app_folder, "main.py")]
    sys.addaudithook(watch)
    for wish in wishes:
        if wish.startswith("only:"):
            Device.has = set(wish.removeprefix("only:").split(","))
            sys.meta_path[sys.meta_path.index(PathFinder)] = Device
    from companion.ui.window import prepare

    prepare((800, 600))
    from kivy.app import App
    from kivy.clock import Clock

    from companion.records.record import read_record
    from companion.ui.screens import ScreenName

    shown: list[str] = []
    names = [name for name in get_args(ScreenName) if name not in NEED_MORE] if "walk" in wishes else ["home"]

    def step(_seconds: float) -> None:
        app = App.get_running_app()
        if not names:
            app.stop()
            return
        if not shown:
            record, _ = read_record(Path(GAME).read_bytes().splitlines())
            app.game = app.store.new_game(record.header)
            app.game.replace(record)
        shown.append(names.pop(0))
        app.open(shown[-1])

    Clock.schedule_interval(step, 0)
    runpy.run_path(sys.argv[0], run_name="__main__")
    told = {"shown": shown, "strayed": sorted(watch.strayed), "refused": sorted(watch.refused)}
    sys.stdout.write("\n" + json.dumps(told) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
