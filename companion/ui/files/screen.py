"""A folder on the screen: choose where to save, or which file to open."""

from __future__ import annotations

from collections.abc import Hashable
from pathlib import Path

from kivy.metrics import Metrics

from companion.draw.files import NAME, FilesView, lay_files
from companion.draw.page import Page
from companion.draw.targets import Do, FieldAt
from companion.share.desktop import Chosen
from companion.share.parcel import OPENED
from companion.ui.page import PageScreen
from companion.words import _

MOST = 200
ENDINGS = (*OPENED, ".ndjson", ".txt")


class FilesScreen(PageScreen):
    """One folder at a time; what is chosen goes to whoever asked."""

    folder = Path()
    name: str | None = None
    chosen: Chosen | None = None
    fault = ""

    def ask(self, folder: Path, name: str | None, chosen: Chosen) -> None:
        """Begins in a folder; with a name, for a place to save to."""
        self.folder, self.name, self.chosen, self.fault = folder, name, chosen, ""
        self.scroll_to(0.0)
        self.refresh()

    def lay(self, size: tuple[float, float]) -> Page:
        folders, files = listed(self.folder)
        view = FilesView(str(self.folder), folders, files if self.name is None else (), self.name, self.fault)
        return lay_files(view, size, Metrics.density, self.app.text_scale)

    def value(self, field: str) -> str:
        return (self.name or "") if field == NAME else ""

    def written(self, field: str, text: str) -> None:
        if field == NAME:
            self.name, self.fault = text, ""

    def tapped(self, target: Hashable) -> None:
        match target:
            case FieldAt(name):
                self.start_typing(name)
                return
            case Do("up"):
                self._enter(self.folder.parent)
            case Do("folder", name):
                self._enter(self.folder / str(name))
            case Do("file", name):
                self._choose(self.folder / str(name))
                return
            case Do("save"):
                self._save()
                return
            case Do("back"):
                self.go_back()
                return
        self.refresh()

    def _enter(self, folder: Path) -> None:
        self.folder, self.fault = folder, ""
        self.scroll_to(0.0)

    def _save(self) -> None:
        name = (self.name or "").strip()
        if not name or "/" in name or "\\" in name:
            self.fault = _("A file needs a name without slashes.")
            self.refresh()
        else:
            self._choose(self.folder / name)

    def go_back(self) -> bool:
        self._choose(None)
        return True

    def _choose(self, place: Path | None) -> None:
        chosen, self.chosen = self.chosen, None
        self.app.open_before()
        if chosen is not None:
            chosen(place)


def listed(folder: Path) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The folders and the files of a folder that could be ours; nothing of one we may not read."""
    try:
        found = sorted(folder.iterdir(), key=lambda place: place.name.casefold())
    except OSError:
        return (), ()
    seen = [place for place in found if not place.name.startswith(".")]
    folders = tuple(place.name for place in seen if place.is_dir())
    files = tuple(place.name for place in seen if place.suffix.lower() in ENDINGS and place.is_file())
    return folders[:MOST], files[:MOST]
