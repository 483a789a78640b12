"""The way of this platform to share and to open, put together for the screens."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from kivy.utils import platform

from companion.share.dialogs import native
from companion.share.parcel import Handover

if TYPE_CHECKING:
    from companion.share.desktop import Chosen
    from companion.ui.app import ThreeStreetsApp


def make_handover(app: ThreeStreetsApp) -> Handover:
    """Android, iOS, or a desktop."""
    if platform == "android":
        from companion.share.android import AndroidHandover

        return AndroidHandover()
    if platform == "ios":
        from companion.share.ios import IosHandover

        return IosHandover(app.user_data_dir)
    from companion.share.desktop import DesktopHandover, NativeChooser

    return DesktopHandover(NativeChooser() if native() else DrawnChooser(app), copy_text)


class DrawnChooser:
    """Asks with a screen of our own."""

    def __init__(self, app: ThreeStreetsApp) -> None:
        self._app = app

    def save(self, suggested: Path, chosen: Chosen) -> None:
        self._ask(suggested.parent, suggested.name, chosen)

    def open(self, folder: Path, chosen: Chosen) -> None:
        self._ask(folder, None, chosen)

    def _ask(self, folder: Path, name: str | None, chosen: Chosen) -> None:
        from companion.ui.files.screen import FilesScreen

        self._app.open("files")
        screen = self._app.shown
        if isinstance(screen, FilesScreen):
            screen.ask(folder, name, chosen)


def copy_text(text: str) -> bool:
    """Puts a text on the clipboard; says whether it can be found there."""
    from kivy.core.clipboard import Clipboard

    try:
        Clipboard.copy(text)
        return bool(Clipboard.paste() == text)
    except Exception:  # every back-end has errors of its own
        return False


def pasted_text() -> str:
    """The text on the clipboard, if there is one."""
    from kivy.core.clipboard import Clipboard

    try:
        return str(Clipboard.paste() or "")
    except Exception:
        return ""
