"""iOS: files and texts go out through the activity sheet, documents come in through the document picker."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Sequence
from typing import Any

from companion.share.parcel import (
    Arrival,
    Arrived,
    Outcome,
    Parcel,
    Told,
    disk_words,
    no_luck,
    no_target,
    unreadable_words,
)

TYPES = "/System/Library/Frameworks/UniformTypeIdentifiers.framework"
ANY_FILE = "public.data"
NO_ARROW = 0
LARGEST = 64_000_000


class IosHandover:
    """Everything through pyobjus, which is only there on a device."""

    def __init__(self, folder: str | None = None) -> None:
        from pyobjus import autoclass, objc_arr, objc_dict, objc_str

        self._class: Callable[[str], Any] = autoclass
        self._list: Callable[..., Any] = objc_arr
        self._dict: Callable[[dict[str, Any]], Any] = objc_dict
        self._text: Callable[[str], Any] = objc_str
        self._folder = folder or tempfile.gettempdir()
        self._listener: object = None

    # out

    def send(self, parcels: Sequence[Parcel], title: str, told: Told) -> None:  # noqa: ARG002 (the sheet has no title)
        """Offers files, written for the occasion, to whoever takes them."""

        def go_on() -> None:
            self._offer([self._url(self._write(parcel)) for parcel in parcels])

        _trying(go_on, told)

    def send_text(self, text: str, title: str, told: Told) -> None:  # noqa: ARG002
        """Offers a text."""
        _trying(lambda: self._offer([self._text(text)]), told)

    def open_link(self, link: str, told: Told) -> None:
        """Opens a link, if any app takes it."""
        application = self._class("UIApplication").sharedApplication()
        url = self._class("NSURL").URLWithString_(self._text(link))
        if application.canOpenURL_(url):
            _trying(lambda: application.openURL_options_completionHandler_(url, self._dict({}), None), told)
        else:
            told(Outcome(False, no_target()))

    def _write(self, parcel: Parcel) -> str:
        place = os.path.join(self._folder, parcel.name)
        with open(place, "wb") as file:
            file.write(parcel.data)
        return place

    def _url(self, place: str) -> Any:
        return self._class("NSURL").fileURLWithPath_(self._text(place))

    def _offer(self, items: Sequence[Any]) -> None:
        sheet = self._class("UIActivityViewController").alloc()
        sheet = sheet.initWithActivityItems_applicationActivities_(self._list(*items), None)
        self._present(sheet)

    def _present(self, controller: Any) -> None:
        root = self._root()
        popover = _value(controller, "popoverPresentationController")
        if popover is not None:
            # an iPad shows it as a popover and ends the app if that has nothing to point at
            popover.setSourceView_(_value(root, "view"))
            popover.setPermittedArrowDirections_(NO_ARROW)
        root.presentViewController_animated_completion_(controller, True, None)

    def _root(self) -> Any:
        window = _value(self._class("UIApplication").sharedApplication(), "keyWindow")
        return _value(window, "rootViewController")

    # in

    def pick(self, arrived: Arrived) -> None:
        """Opens the document picker; we get a copy of what is chosen."""
        from pyobjus import protocol
        from pyobjus.dylib_manager import load_framework

        class Listener:
            """What the picker tells of."""

            @protocol("UIDocumentPickerDelegate")  # type: ignore[untyped-decorator]
            def documentPicker_didPickDocumentsAtURLs_(self, _picker: Any, urls: Any) -> None:  # noqa: N802
                path = _value(urls.objectAtIndex_(0), "path")
                arrived(_read(str(path.UTF8String())))

            @protocol("UIDocumentPickerDelegate")  # type: ignore[untyped-decorator]
            def documentPickerWasCancelled_(self, _picker: Any) -> None:  # noqa: N802
                arrived(Arrival())

        try:
            load_framework(TYPES)
            kind = self._class("UTType").typeWithIdentifier_(self._text(ANY_FILE))
            picker = self._class("UIDocumentPickerViewController").alloc()
            picker = picker.initForOpeningContentTypes_asCopy_(self._list(kind), True)
            # the picker does not hold its delegate
            self._listener = Listener()
            picker.setDelegate_(self._listener)
            self._present(picker)
        except Exception:
            arrived(Arrival(words=no_luck()))

    def listen(self, arrived: Arrived) -> None:
        """A file opened with us arrives as one dropped on the window: the screens hear of it."""


def _value(owner: Any, name: str) -> Any:
    """A property: pyobjus gives some as values and some as methods."""
    found = getattr(owner, name)
    return found() if callable(found) else found


def _read(place: str) -> Arrival:
    try:
        with open(place, "rb") as file:
            return Arrival(file.read(LARGEST), os.path.basename(place))
    except OSError:
        return Arrival(words=unreadable_words())


def _trying(work: Callable[[], object], told: Told) -> None:
    try:
        work()
    except OSError as error:
        told(Outcome(False, disk_words(error)))
    except Exception:
        told(Outcome(False, no_luck()))
    else:
        told(Outcome(True))
