"""What the system tells us: dark or light, its language, where files go, and whether it can buzz.

Every question has an answer everywhere: a system that does not know is light, English and still.
"""

from __future__ import annotations

import contextlib
import locale
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

from kivy.metrics import Metrics
from kivy.utils import platform

BUZZ_SECONDS = 0.012
NIGHT_MASK, NIGHT_YES = 0x30, 0x20
IOS_DARK, IOS_LIGHT = 2, 0
"""UIUserInterfaceStyleDark, UIImpactFeedbackStyleLight."""
ASK_SECONDS = 1.0


def is_dark() -> bool:
    """Whether the system asks for dark colours."""
    ask = {
        "android": _android_dark, "ios": _ios_dark, "macosx": _mac_dark, "win": _windows_dark, "linux": _linux_dark,
    }.get(platform)  # fmt: skip
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


def _ios_dark() -> bool:
    from pyobjus import autoclass

    from companion.share.ios import value_of

    traits = value_of(autoclass("UIScreen").mainScreen(), "traitCollection")
    return bool(value_of(traits, "userInterfaceStyle") == IOS_DARK)


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
    if platform == "ios":
        with contextlib.suppress(Exception):
            from pyobjus import autoclass

            from companion.share.ios import string_of

            return string_of(autoclass("NSLocale").preferredLanguages().objectAtIndex_(0)).replace("-", "_")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return os.environ[name].partition(".")[0]
    return (locale.getlocale()[0] or "") if sys.platform != "linux" else ""


def is_desktop() -> bool:
    """Whether there is a mouse and a keyboard."""
    return platform in ("linux", "win", "macosx")


def can_buzz() -> bool:
    """Whether there is anything here that buzzes."""
    return platform in ("android", "ios")


def buzz() -> None:
    """A short buzz under the finger."""
    if not can_buzz():
        return
    # whoever buzzes may be missing or refuse: then nothing does
    with contextlib.suppress(Exception):
        if platform == "ios":
            _ios_tap().impactOccurred()
        else:
            from plyer import vibrator

            vibrator.vibrate(BUZZ_SECONDS)


@cache
def _ios_tap() -> Any:
    """A light tap; plyer knows only the long buzz of a call there."""
    from pyobjus import autoclass

    return autoclass("UIImpactFeedbackGenerator").alloc().initWithStyle_(IOS_LIGHT)


def read_sizes() -> None:
    """Text and display may be set larger while we pause; Kivy asks an Android for them only once."""
    if platform == "android":
        with contextlib.suppress(Exception):
            Metrics.reset_metrics()


def files() -> Path:
    """The folder people find their files in."""
    if platform == "android":
        with contextlib.suppress(Exception):
            from jnius import autoclass

            activity = autoclass("org.kivy.android.PythonActivity").mActivity
            return Path(str(activity.getExternalFilesDir(None).getAbsolutePath()))
    documents = Path.home() / "Documents"
    return documents if documents.is_dir() else Path.home()
