"""iOS: files and texts go out through the activity sheet; the document picker keeps files and opens them."""

from __future__ import annotations

import os
import shutil
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
    kept_outside,
    no_luck,
    no_target,
    unreadable_words,
)

TYPES = "/System/Library/Frameworks/UniformTypeIdentifiers.framework"
ANY_FILE = "public.data"
NO_ARROW = 0
DELEGATE = "UIDocumentPickerDelegate"
PICKED, WENT_BACK = "documentPicker:didPickDocumentsAtURLs:", "documentPickerWasCancelled:"
SHAPES = {
    PICKED: {"32": "v16@0:4@8@12", "64": "v32@0:8@16@24"},
    WENT_BACK: {"32": "v12@0:4@8", "64": "v24@0:8@16"},
}
"""The delegate's methods as the compiler notes them: pyobjus needs them where the protocol can't be asked for."""
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
            self._offer([self._url(_write(self._folder, parcel)) for parcel in parcels])

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

    def _url(self, place: str) -> Any:
        return self._class("NSURL").fileURLWithPath_(self._text(place))

    def _offer(self, items: Sequence[Any]) -> None:
        sheet = self._class("UIActivityViewController").alloc()
        sheet = sheet.initWithActivityItems_applicationActivities_(self._list(*items), None)
        self._present(sheet)

    def _present(self, controller: Any) -> None:
        root = self._root()
        popover = value_of(controller, "popoverPresentationController")
        if popover is not None:
            # an iPad shows it as a popover and ends the app if that has nothing to point at
            popover.setSourceView_(value_of(root, "view"))
            popover.setPermittedArrowDirections_(NO_ARROW)
        # presents it as well, without a block, of which pyobjus clears only half the pointer
        root.showViewController_sender_(controller, None)

    def _root(self) -> Any:
        window = value_of(self._class("UIApplication").sharedApplication(), "keyWindow")
        return value_of(window, "rootViewController")

    # kept outside, and in

    def keep(self, parcel: Parcel, told: Told) -> None:
        """Asks with the document picker where a copy goes."""

        def go_on() -> None:
            folder = tempfile.mkdtemp(dir=self._folder)

            def chosen(urls: Any) -> None:
                shutil.rmtree(folder, ignore_errors=True)
                told(Outcome(False) if urls is None else Outcome(True, kept_outside()))

            url = self._url(_write(folder, parcel))
            picker = self._class("UIDocumentPickerViewController").alloc()
            self._ask(picker.initForExportingURLs_asCopy_(self._list(url), True), chosen)

        _trying(go_on, lambda outcome: None if outcome.done else told(outcome))

    def pick(self, arrived: Arrived) -> None:
        """Opens the document picker; we get a copy of what is chosen."""
        from pyobjus.dylib_manager import load_framework

        def chosen(urls: Any) -> None:
            arrived(Arrival() if urls is None else _read(string_of(value_of(urls.objectAtIndex_(0), "path"))))

        try:
            load_framework(TYPES)
            kind = self._class("UTType").typeWithIdentifier_(self._text(ANY_FILE))
            picker = self._class("UIDocumentPickerViewController").alloc()
            self._ask(picker.initForOpeningContentTypes_asCopy_(self._list(kind), True), chosen)
        except Exception:
            arrived(Arrival(words=no_luck()))

    def _ask(self, picker: Any, chosen: Callable[[Any], None]) -> None:
        """Shows a picker; tells the URLs it gives, or nothing."""
        from pyobjus import protocol
        from pyobjus.protocols import protocols

        for selector, shape in SHAPES.items():
            protocols.add_protocol_method(DELEGATE, selector, shape)

        class Listener:
            """What the picker tells of."""

            @protocol(DELEGATE)  # type: ignore[untyped-decorator]
            def documentPicker_didPickDocumentsAtURLs_(self, _picker: Any, urls: Any) -> None:  # noqa: N802
                chosen(urls)

            @protocol(DELEGATE)  # type: ignore[untyped-decorator]
            def documentPickerWasCancelled_(self, _picker: Any) -> None:  # noqa: N802
                chosen(None)

        # the picker does not hold its delegate
        self._listener = Listener()
        picker.setDelegate_(self._listener)
        self._present(picker)

    def listen(self, arrived: Arrived) -> None:
        """A file opened with us arrives as one dropped on the window: the screens hear of it."""


def value_of(owner: Any, name: str) -> Any:
    """A property: pyobjus gives some as values and some as methods."""
    found = getattr(owner, name)
    return found() if callable(found) else found


def _write(folder: str, parcel: Parcel) -> str:
    place = os.path.join(folder, parcel.name)
    with open(place, "wb") as file:
        file.write(parcel.data)
    return place


def string_of(text: Any) -> str:
    """A string's letters: for some of its classes pyobjus leaves them as bytes."""
    letters = value_of(text, "UTF8String")
    return letters.decode() if isinstance(letters, bytes) else str(letters)


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
