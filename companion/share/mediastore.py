"""Android's store of pictures and downloads: what lies in it is seen by galleries and file managers."""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable, Sequence
from typing import Any

from companion.share.parcel import PNG, Parcel

ALBUM = "Three Streets"
SCOPED_STORAGE = 29
"""From this version on an app may put files into the MediaStore without asking."""


class MediaStore:
    """Puts files in, through the classes pyjnius finds and the activity's resolver."""

    def __init__(self, find: Callable[[str], Any], resolver: Any) -> None:
        self._class = find
        self._resolver = resolver
        self._scoped: bool = find("android.os.Build$VERSION").SDK_INT >= SCOPED_STORAGE

    def put(self, parcels: Sequence[Parcel]) -> list[Any]:
        """All of the files, or none."""
        kept: list[Any] = []
        try:
            for parcel in parcels:
                self._put(parcel, kept)
        except Exception:
            for uri in kept:
                self._resolver.delete(uri, None, None)
            raise
        return kept

    def _put(self, parcel: Parcel, kept: list[Any]) -> None:
        """Inserts a file, pending until all of it is written."""
        columns = self._class("android.provider.MediaStore$MediaColumns")
        # what Integer.valueOf gives, pyjnius turns into a number of Python's, which fits no kind of column
        integer = self._class("java.lang.Integer")
        values = self._class("android.content.ContentValues")()
        values.put(columns.DISPLAY_NAME, parcel.name)
        values.put(columns.MIME_TYPE, parcel.kind)
        folder = self._folder(parcel)
        if self._scoped:
            values.put(columns.RELATIVE_PATH, f"{folder}/{ALBUM}")
            values.put(columns.IS_PENDING, integer(1))
        else:
            place = self._class("android.os.Environment").getExternalStoragePublicDirectory(folder)
            place.mkdirs()
            values.put(columns.DATA, free_place(place.getAbsolutePath(), parcel.name))
        uri = self._resolver.insert(self._collection(parcel), values)
        if uri is None:
            raise OSError("the MediaStore took nothing")
        kept.append(uri)
        write(self._resolver, uri, parcel.data)
        if self._scoped:
            done = self._class("android.content.ContentValues")()
            done.put(columns.IS_PENDING, integer(0))
            self._resolver.update(uri, done, None, None)

    def _folder(self, parcel: Parcel) -> str:
        environment = self._class("android.os.Environment")
        folder: str = environment.DIRECTORY_PICTURES if parcel.kind == PNG else environment.DIRECTORY_DOWNLOADS
        return folder

    def _collection(self, parcel: Parcel) -> Any:
        if parcel.kind == PNG:
            return self._class("android.provider.MediaStore$Images$Media").EXTERNAL_CONTENT_URI
        if self._scoped:
            return self._class("android.provider.MediaStore$Downloads").EXTERNAL_CONTENT_URI
        return self._class("android.provider.MediaStore$Files").getContentUri("external")


def write(resolver: Any, uri: Any, data: bytes) -> None:
    """Writes a whole file. Whoever keeps it waits to hear that it is closed, so the handle stays with its owner."""
    descriptor = resolver.openFileDescriptor(uri, "wt")
    try:
        with os.fdopen(descriptor.getFd(), "wb", closefd=False) as file:
            file.write(data)
    finally:
        descriptor.close()


def free_place(folder: str, name: str) -> str:
    """A place nothing lies at: before scoped storage the MediaStore refuses one it knows already."""
    stem, ending = os.path.splitext(name)
    names = itertools.chain([name], (f"{stem}-{number}{ending}" for number in itertools.count(2)))
    return next(place for one in names if not os.path.exists(place := os.path.join(folder, one)))
