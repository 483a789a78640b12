"""Android: files go into the MediaStore and out through the chooser, documents come in through the system's picker."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Sequence
from typing import Any

from companion.share.mediastore import SCOPED_STORAGE, MediaStore, write
from companion.share.parcel import (
    PLAIN,
    Arrival,
    Arrived,
    Outcome,
    Parcel,
    Told,
    disk_words,
    kept_outside,
    no_luck,
    no_permission,
    no_target,
    unreadable_words,
)

PICK, KEEP = 0x3571, 0x3572
"""What the system is asked for, so that its answers are told apart."""
LARGEST = 64_000_000
WRITE_PERMISSION = "android.permission.WRITE_EXTERNAL_STORAGE"


class AndroidHandover:
    """Everything through pyjnius, which is only there on a device."""

    def __init__(self) -> None:
        from jnius import autoclass, cast

        self._class: Callable[[str], Any] = autoclass
        self._cast: Callable[[str, Any], Any] = cast
        self._intent = autoclass("android.content.Intent")
        self._activity = autoclass("org.kivy.android.PythonActivity").mActivity
        self._version: int = autoclass("android.os.Build$VERSION").SDK_INT
        self._waiting: dict[int, Callable[[Any], None]] = {}
        self._bound = False

    # out

    def send(self, parcels: Sequence[Parcel], title: str, told: Told) -> None:
        """Keeps the files where galleries and file managers see them, then asks who gets them."""

        def go_on() -> None:
            self._trying(lambda: self._choose(self._send_intent(parcels, title), title), told)

        if self._version >= SCOPED_STORAGE:
            go_on()
        else:
            self._with_permission(go_on, told)

    def send_text(self, text: str, title: str, told: Told) -> None:
        """Asks who gets a text."""

        def go_on() -> None:
            intent = self._intent(self._intent.ACTION_SEND)
            intent.setType(PLAIN)
            intent.putExtra(self._intent.EXTRA_TEXT, self._characters(text))
            self._choose(intent, title)

        self._trying(go_on, told)

    def open_link(self, link: str, told: Told) -> None:
        """Opens a link with whatever app takes it."""

        def go_on() -> None:
            uri = self._class("android.net.Uri").parse(link)
            self._activity.startActivity(self._intent(self._intent.ACTION_VIEW, uri))

        self._trying(go_on, told)

    def _choose(self, intent: Any, title: str) -> None:
        self._activity.startActivity(self._intent.createChooser(intent, self._characters(title)))

    def _send_intent(self, parcels: Sequence[Parcel], title: str) -> Any:
        resolver = self._activity.getContentResolver()
        kept = MediaStore(self._class, resolver).put(parcels)
        names = self._intent
        intent = names(names.ACTION_SEND if len(kept) == 1 else names.ACTION_SEND_MULTIPLE)
        intent.setType(parcels[0].kind)
        # the right to read goes with the clip, the stream alone does not carry it through the chooser
        clip = self._class("android.content.ClipData").newUri(resolver, self._characters(title), kept[0])
        for uri in kept[1:]:
            clip.addItem(self._class("android.content.ClipData$Item")(uri))
        intent.setClipData(clip)
        intent.addFlags(names.FLAG_GRANT_READ_URI_PERMISSION)
        if len(kept) == 1:
            intent.putExtra(names.EXTRA_STREAM, self._cast("android.os.Parcelable", kept[0]))
        else:
            uris = self._class("java.util.ArrayList")()
            for uri in kept:
                uris.add(uri)
            intent.putParcelableArrayListExtra(names.EXTRA_STREAM, uris)
        return intent

    def _with_permission(self, go_on: Callable[[], None], told: Told) -> None:
        """Before version 29 the player is asked once whether we may write."""
        from android.permissions import check_permission, request_permissions

        def answered(_permissions: object, grants: Sequence[bool]) -> None:
            if grants and all(grants):
                go_on()
            else:
                told(Outcome(False, no_permission()))

        if check_permission(WRITE_PERMISSION):
            go_on()
        else:
            request_permissions([WRITE_PERMISSION], answered)

    def _characters(self, text: str) -> Any:
        # left to itself pyjnius takes the constructor for char[], which cuts every emoji in half
        java = self._class("java.lang.String")(text, signature="(Ljava/lang/String;)V")
        return self._cast("java.lang.CharSequence", java)

    def _trying(self, work: Callable[[], None], told: Told) -> None:
        """Whatever a device answers, the player hears one kind sentence at most."""
        try:
            work()
        except OSError as error:
            told(Outcome(False, disk_words(error)))
        except Exception as error:  # what Java throws arrives as one class that only names the other
            told(Outcome(False, java_words(str(getattr(error, "classname", "")))))
        else:
            told(Outcome(True))

    # kept outside, and in

    def keep(self, parcel: Parcel, told: Told) -> None:
        """Asks with the system's picker where a file goes; no permission is needed, and it outlives the app."""

        def chosen(intent: Any) -> None:
            if intent is None:
                told(Outcome(False))
            else:
                self._trying(lambda: self._write_document(intent.getData(), parcel.data), written)

        def written(outcome: Outcome) -> None:
            told(Outcome(True, kept_outside()) if outcome.done else outcome)

        intent = self._document(self._intent.ACTION_CREATE_DOCUMENT, parcel.kind)
        intent.putExtra(self._intent.EXTRA_TITLE, self._characters(parcel.name))
        self._ask(intent, KEEP, chosen, lambda words: told(Outcome(False, words)))

    def _write_document(self, uri: Any, data: bytes) -> None:
        resolver = self._activity.getContentResolver()
        try:
            write(resolver, uri, data)
        except Exception:
            # half a file would look like a whole one
            with contextlib.suppress(Exception):
                self._class("android.provider.DocumentsContract").deleteDocument(resolver, uri)
            raise

    def pick(self, arrived: Arrived) -> None:
        """Opens the system's document picker."""

        def chosen(intent: Any) -> None:
            arrived(Arrival() if intent is None else self._read(intent.getData()))

        intent = self._document(self._intent.ACTION_OPEN_DOCUMENT, "*/*")
        self._ask(intent, PICK, chosen, lambda words: arrived(Arrival(words=words)))

    def _document(self, action: str, kind: str) -> Any:
        intent = self._intent(action)
        intent.addCategory(self._intent.CATEGORY_OPENABLE)
        intent.setType(kind)
        return intent

    def _ask(
        self, intent: Any, request: int, chosen: Callable[[Any], None], refused: Callable[[str], None]
    ) -> None:  # fmt: skip
        if not self._bound:
            from android import activity

            activity.bind(on_activity_result=self._answered)
            self._bound = True
        self._waiting[request] = chosen
        try:
            self._activity.startActivityForResult(intent, request)
        except Exception as error:
            del self._waiting[request]
            refused(java_words(str(getattr(error, "classname", ""))))

    def _answered(self, request: int, result: int, intent: Any) -> None:
        chosen = self._waiting.pop(request, None)
        if chosen is not None:
            chosen(intent if result == self._class("android.app.Activity").RESULT_OK else None)

    def listen(self, arrived: Arrived) -> None:
        """Tells of files other apps open with us or send us, also of the one that started us."""
        from android import activity

        activity.bind(on_new_intent=lambda intent: self._take(intent, arrived))
        self._take(self._activity.getIntent(), arrived)

    def _take(self, intent: Any, arrived: Arrived) -> None:
        if intent is None:
            return
        action = intent.getAction()
        if action == self._intent.ACTION_VIEW and intent.getData() is not None:
            arrival = self._read(intent.getData())
        elif action == self._intent.ACTION_SEND:
            stream = intent.getParcelableExtra(self._intent.EXTRA_STREAM)
            if stream is not None:
                arrival = self._read(self._cast("android.net.Uri", stream))
            else:
                text = intent.getCharSequenceExtra(self._intent.EXTRA_TEXT)
                if text is None:
                    return
                arrival = Arrival(text.encode())
        else:
            return
        # taken once: the same intent stays with the activity when it is turned or comes back
        self._activity.setIntent(self._intent(self._intent.ACTION_MAIN))
        arrived(arrival)

    def _read(self, uri: Any) -> Arrival:
        try:
            handle = self._activity.getContentResolver().openFileDescriptor(uri, "r").detachFd()
            with os.fdopen(handle, "rb") as file:
                return Arrival(file.read(LARGEST), str(uri.getLastPathSegment() or ""))
        except Exception:
            return Arrival(words=unreadable_words())


def java_words(name: str) -> str:
    """One kind sentence for what Java threw."""
    if name.endswith("SecurityException"):
        return no_permission()
    if name.endswith("ActivityNotFoundException"):
        return no_target()
    return no_luck()
