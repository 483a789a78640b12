"""What the system tells us: dark or light, its language, where files go, and whether it can buzz.

Every question has an answer everywhere: a system that does not know is light, English and still.
"""

from __future__ import annotations

import contextlib
import locale
import os
import subprocess
import sys
from pathlib import Path

from kivy.utils import platform

BUZZ_SECONDS = 0.012
NIGHT_MASK, NIGHT_YES = 0x30, 0x20
ASK_SECONDS = 1.0


def is_dark() -> bool:
    """Whether the system asks for dark colours."""
    ask = {"android": _android_dark, "macosx": _mac_dark, "win": _windows_dark, "linux": _linux_dark}.get(platform)
    if ask is None:
        return False
    try:
        return ask()
    except Exception:
        return False


def _android_dark() -> bool:
    from jnius import autoclass

    activity = autoclass("org.kivy.android.PythonActivity").mActivity
    return bool(activity.getResources().getConfiguration().uiMode & NIGHT_MASK == NIGHT_YES)


def _told(*command: str) -> str:
    asked = subprocess.run(command, capture_output=True, text=True, timeout=ASK_SECONDS, check=False)
    return asked.stdout


def _mac_dark() -> bool:
    return "Dark" in _told("defaults", "read", "-g", "AppleInterfaceStyle")


def _windows_dark() -> bool:
    key = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Themes\Personalize"
    return "0x0" in _told("reg", "query", key, "/v", "AppsUseLightTheme")


def _linux_dark() -> bool:
    if "dark" in os.environ.get("GTK_THEME", "").lower():
        return True
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    return "dark" in _told("gsettings", "get", "org.gnome.desktop.interface", "color-scheme")


def language() -> str:
    """The code of the system's language, as "de" or "de_AT"."""
    if platform == "android":
        with contextlib.suppress(Exception):
            from jnius import autoclass

            return str(autoclass("java.util.Locale").getDefault().toString())
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return os.environ[name].partition(".")[0]
    return (locale.getlocale()[0] or "") if sys.platform != "linux" else ""


def can_buzz() -> bool:
    """Whether there is anything here that buzzes."""
    return platform in ("android", "ios")


def buzz() -> None:
    """A short buzz under the finger."""
    if not can_buzz():
        return
    # a back-end of plyer may be missing or refuse: then nothing buzzes
    with contextlib.suppress(Exception):
        from plyer import vibrator

        vibrator.vibrate(BUZZ_SECONDS)


def files() -> Path:
    """The folder people find their files in."""
    if platform == "android":
        with contextlib.suppress(Exception):
            from jnius import autoclass

            activity = autoclass("org.kivy.android.PythonActivity").mActivity
            return Path(str(activity.getExternalFilesDir(None).getAbsolutePath()))
    documents = Path.home() / "Documents"
    return documents if documents.is_dir() else Path.home()
