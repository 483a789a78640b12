"""Android: files go into the MediaStore and out through the chooser, documents come in through the system's picker."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Any

from companion.share.parcel import (
    PLAIN,
    PNG,
    Arrival,
    Arrived,
    Outcome,
    Parcel,
    Told,
    disk_words,
    no_luck,
    no_permission,
    no_target,
    unreadable_words,
)

ALBUM = "Three Streets"
SCOPED_STORAGE = 29
"""From this version on an app may put files into the MediaStore without asking."""
PICK = 0x3571
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
        self._picking: Arrived | None = None
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
        kept: list[Any] = []
        try:
            for parcel in parcels:
                self._keep(parcel, kept)
        except Exception:
            for uri in kept:
                self._activity.getContentResolver().delete(uri, None, None)
            raise
        names = self._intent
        intent = names(names.ACTION_SEND if len(kept) == 1 else names.ACTION_SEND_MULTIPLE)
        intent.setType(parcels[0].kind)
        # the right to read goes with the clip, the stream alone does not carry it through the chooser
        resolver = self._activity.getContentResolver()
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

    def _keep(self, parcel: Parcel, kept: list[Any]) -> None:
        """Inserts a file, pending until all of it is written."""
        resolver = self._activity.getContentResolver()
        columns = self._class("android.provider.MediaStore$MediaColumns")
        integer = self._class("java.lang.Integer")
        values = self._class("android.content.ContentValues")()
        values.put(columns.DISPLAY_NAME, parcel.name)
        values.put(columns.MIME_TYPE, parcel.kind)
        folder = self._folder(parcel)
        if self._version >= SCOPED_STORAGE:
            values.put(columns.RELATIVE_PATH, f"{folder}/{ALBUM}")
            values.put(columns.IS_PENDING, integer.valueOf(1))
        else:
            place = self._class("android.os.Environment").getExternalStoragePublicDirectory(folder)
            place.mkdirs()
            values.put(columns.DATA, f"{place.getAbsolutePath()}/{parcel.name}")
        uri = resolver.insert(self._collection(parcel), values)
        if uri is None:
            raise OSError("the MediaStore took nothing")
        kept.append(uri)
        with os.fdopen(resolver.openFileDescriptor(uri, "w").detachFd(), "wb") as file:
            file.write(parcel.data)
        if self._version >= SCOPED_STORAGE:
            done = self._class("android.content.ContentValues")()
            done.put(columns.IS_PENDING, integer.valueOf(0))
            resolver.update(uri, done, None, None)

    def _folder(self, parcel: Parcel) -> str:
        environment = self._class("android.os.Environment")
        folder: str = environment.DIRECTORY_PICTURES if parcel.kind == PNG else environment.DIRECTORY_DOWNLOADS
        return folder

    def _collection(self, parcel: Parcel) -> Any:
        if parcel.kind == PNG:
            return self._class("android.provider.MediaStore$Images$Media").EXTERNAL_CONTENT_URI
        if self._version >= SCOPED_STORAGE:
            return self._class("android.provider.MediaStore$Downloads").EXTERNAL_CONTENT_URI
        return self._class("android.provider.MediaStore$Files").getContentUri("external")

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
        return self._cast("java.lang.CharSequence", self._class("java.lang.String")(text))

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

    # in

    def pick(self, arrived: Arrived) -> None:
        """Opens the system's document picker."""
        self._picking = arrived
        self._bind()
        intent = self._intent(self._intent.ACTION_OPEN_DOCUMENT)
        intent.addCategory(self._intent.CATEGORY_OPENABLE)
        intent.setType("*/*")
        try:
            self._activity.startActivityForResult(intent, PICK)
        except Exception as error:
            self._picking = None
            arrived(Arrival(words=java_words(str(getattr(error, "classname", "")))))

    def listen(self, arrived: Arrived) -> None:
        """Tells of files other apps open with us or send us, also of the one that started us."""
        from android import activity

        activity.bind(on_new_intent=lambda intent: self._take(intent, arrived))
        self._take(self._activity.getIntent(), arrived)

    def _bind(self) -> None:
        if not self._bound:
            from android import activity

            activity.bind(on_activity_result=self._picked)
            self._bound = True

    def _picked(self, request: int, result: int, intent: Any) -> None:
        if request != PICK or self._picking is None:
            return
        arrived, self._picking = self._picking, None
        if result == self._class("android.app.Activity").RESULT_OK and intent is not None:
            arrived(self._read(intent.getData()))
        else:
            arrived(Arrival())

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
                text = intent.getStringExtra(self._intent.EXTRA_TEXT)
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
