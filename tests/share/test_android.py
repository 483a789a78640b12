"""Android's paths against a stand-in that knows the SDK's signatures."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.share.android import KEEP, PICK, AndroidHandover
from companion.share.parcel import CSV, PNG, UNKNOWN, Arrival, Outcome, Parcel
from tests.share.phone import Phone
from tests.share.sdk import JAVA

PICTURE = Parcel("three-streets.png", PNG, b"picture")
SECOND = Parcel("three-streets-cities.png", PNG, b"cities")
TABLE = Parcel("three-streets.csv", CSV, b"table")
BACKUP = Parcel("three-streets-2026-11-18.backup", UNKNOWN, b"backup")


@pytest.fixture
def phone(monkeypatch: pytest.MonkeyPatch) -> Iterator[Phone]:
    phone = Phone()
    for name, module in phone.modules().items():
        monkeypatch.setitem(sys.modules, name, module)
    yield phone
    for path in phone.files.values():
        Path(path).unlink(missing_ok=True)


def send(*parcels: Parcel) -> Outcome:
    told: list[Outcome] = []
    AndroidHandover().send(parcels, "A game", told.append)
    assert len(told) == 1
    return told[0]


def test_a_picture_goes_into_the_media_store_and_through_the_chooser(phone: Phone) -> None:
    assert send(PICTURE) == Outcome(True)
    (uri,) = phone.files
    assert Path(phone.files[uri]).read_bytes() == b"picture"
    assert uri.facts["collection"] == "android.provider.MediaStore$Images$Media.EXTERNAL_CONTENT_URI"
    put = [(name, *getattr(value, "facts", {"made_with": [value]})["made_with"]) for name, value in phone.named("put")]
    assert put == [
        ("_display_name", "three-streets.png"),
        ("mime_type", "image/png"),
        ("relative_path", "Pictures/Three Streets"),
        ("is_pending", 1),
        ("is_pending", 0),
    ]
    assert phone.named("putExtra") == [("android.intent.extra.STREAM", uri)]
    assert phone.named("addFlags") == [(1,)]
    assert phone.named("newUri")[0][2] is uri
    (chooser,) = phone.named("startActivity")[0]
    intent, title = chooser.facts["made_with"]
    assert chooser.facts["made_by"] == "createChooser"
    assert intent.facts["made_with"] == ("android.intent.action.SEND",)
    assert title.facts["made_with"] == ("A game",)
    assert phone.named("setType") == [("image/png",)]


def test_two_pictures_go_together(phone: Phone) -> None:
    assert send(PICTURE, SECOND).done
    assert len(phone.files) == 2
    assert phone.named("putParcelableArrayListExtra")[0][0] == "android.intent.extra.STREAM"
    assert [uri for (uri,) in phone.named("add")] == list(phone.files)
    intent = phone.named("createChooser")[0][0]
    assert intent.facts["made_with"] == ("android.intent.action.SEND_MULTIPLE",)


def test_a_table_goes_among_the_downloads(phone: Phone) -> None:
    assert send(TABLE).done
    (uri,) = phone.files
    assert uri.facts["collection"] == "android.provider.MediaStore$Downloads.EXTERNAL_CONTENT_URI"
    assert ("relative_path", "Download/Three Streets") in phone.named("put")


def test_an_old_android_asks_once(phone: Phone) -> None:
    phone.version = 28
    assert send(TABLE).done
    assert phone.asked == ["android.permission.WRITE_EXTERNAL_STORAGE"]
    names = [name for name, _value in phone.named("put")]
    assert names == ["_display_name", "mime_type", "_data"]


def test_an_old_android_takes_a_file_of_the_same_name_again(phone: Phone, tmp_path: Path) -> None:
    phone.version, phone.downloads = 28, str(tmp_path)
    for name in ("three-streets.csv", "three-streets-2.csv"):
        assert send(TABLE).done
        assert ("_data", str(tmp_path / name)) in phone.named("put")
        (tmp_path / name).touch()


def test_without_permission_one_sentence(phone: Phone) -> None:
    phone.version, phone.granted = 28, False
    outcome = send(PICTURE)
    assert outcome == Outcome(False, "The system does not let us do that. The result is still here.")
    assert not phone.named("startActivity")


@pytest.mark.parametrize(
    ("method", "thrown", "words"),
    [
        ("insert", "java.lang.SecurityException", "The system does not let us do that. The result is still here."),
        (
            "startActivity",
            "android.content.ActivityNotFoundException",
            "There is no app here that takes this. The result is still here.",
        ),
        ("openFileDescriptor", "java.io.FileNotFoundException", "That did not work. The result is still here."),
    ],
)
def test_what_java_throws_becomes_one_sentence(phone: Phone, method: str, thrown: str, words: str) -> None:
    phone.throws[method] = thrown
    assert send(PICTURE) == Outcome(False, words)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk_leaves_nothing_behind(phone: Phone) -> None:
    phone.writes_to = "/dev/full"
    assert send(PICTURE) == Outcome(False, "There is no room left to save it. The result is still here.")
    (uri,) = phone.files
    assert phone.named("delete") == [(uri, None, None)]
    assert len(phone.named("close")) == 1


def test_a_text_and_a_link(phone: Phone) -> None:
    told: list[Outcome] = []
    handover = AndroidHandover()
    handover.send_text("🥇 Ada: 62", "A game", told.append)
    assert phone.named("putExtra")[0][1].facts["made_with"] == ("🥇 Ada: 62",)
    handover.open_link("https://example.org/?a=1", told.append)
    intent = phone.named("startActivity")[1][0]
    assert intent.facts["made_with"][0] == "android.intent.action.VIEW"
    assert phone.named("parse") == [("https://example.org/?a=1",)]
    assert told == [Outcome(True), Outcome(True)]


def document(phone: Phone, tmp_path: Path) -> object:
    file = tmp_path / "game.jsonl"
    file.write_bytes(b"record")
    uri = phone.make("android.net.Uri")
    phone.files[uri] = str(file)
    return uri


def test_a_document_is_picked(phone: Phone, tmp_path: Path) -> None:
    arrived: list[Arrival] = []
    handover = AndroidHandover()
    handover.pick(arrived.append)
    intent, request = phone.named("startActivityForResult")[0]
    assert intent.facts["made_with"] == ("android.intent.action.OPEN_DOCUMENT",)
    assert phone.named("addCategory") == [("android.intent.category.OPENABLE",)]
    result = phone.make("android.content.Intent", data=document(phone, tmp_path))
    phone.bound["on_activity_result"](request + 1, -1, result)
    assert arrived == []
    phone.bound["on_activity_result"](request, -1, result)
    assert arrived[0].data == b"record"
    handover.pick(arrived.append)
    phone.bound["on_activity_result"](PICK, 0, None)
    assert arrived[1] == Arrival()


def test_a_backup_goes_where_the_player_wants_it(phone: Phone, tmp_path: Path) -> None:
    told: list[Outcome] = []
    handover = AndroidHandover()
    handover.keep(BACKUP, told.append)
    intent, request = phone.named("startActivityForResult")[0]
    assert intent.facts["made_with"] == ("android.intent.action.CREATE_DOCUMENT",)
    assert phone.named("addCategory") == [("android.intent.category.OPENABLE",)]
    assert phone.named("setType") == [("application/octet-stream",)]
    name, title = phone.named("putExtra")[0]
    assert (name, title.facts["made_with"]) == ("android.intent.extra.TITLE", (BACKUP.name,))
    uri = document(phone, tmp_path)
    phone.bound["on_activity_result"](request, -1, phone.make("android.content.Intent", data=uri))
    assert Path(phone.files[uri]).read_bytes() == b"backup"
    assert len(phone.named("close")) == 1
    handover.keep(BACKUP, told.append)
    phone.bound["on_activity_result"](request, 0, None)
    assert told == [Outcome(True, "A copy is where you wanted it."), Outcome(False)]
    assert phone.asked == []


def test_a_backup_that_cannot_be_kept_is_told(phone: Phone, tmp_path: Path) -> None:
    told: list[Outcome] = []
    handover = AndroidHandover()
    phone.throws["startActivityForResult"] = "android.content.ActivityNotFoundException"
    handover.keep(BACKUP, told.append)
    assert told.pop() == Outcome(False, "There is no app here that takes this. The result is still here.")
    phone.throws = {"openFileDescriptor": "java.io.FileNotFoundException"}
    handover.keep(BACKUP, told.append)
    uri = document(phone, tmp_path)
    phone.bound["on_activity_result"](KEEP, -1, phone.make("android.content.Intent", data=uri))
    assert [outcome.done for outcome in told] == [False]
    # half a file would look like a whole one
    assert phone.named("deleteDocument")[0][1] == uri


def test_a_record_opened_from_mail_or_chat_arrives(phone: Phone, tmp_path: Path) -> None:
    uri = document(phone, tmp_path)
    phone.started_with = phone.make("android.content.Intent", action="android.intent.action.VIEW", data=uri)
    arrived: list[Arrival] = []
    AndroidHandover().listen(arrived.append)
    assert arrived[0].data == b"record"
    assert len(phone.named("setIntent")) == 1
    sent = {"action": "android.intent.action.SEND", "android.intent.extra.STREAM": document(phone, tmp_path)}
    phone.bound["on_new_intent"](phone.make("android.content.Intent", **sent))
    told = {"action": "android.intent.action.SEND", "android.intent.extra.TEXT": "🥇 Ada: 62"}
    phone.bound["on_new_intent"](phone.make("android.content.Intent", **told))
    phone.bound["on_new_intent"](phone.make("android.content.Intent", action="android.intent.action.MAIN"))
    assert [one.data for one in arrived[1:]] == [b"record", "🥇 Ada: 62".encode()]


def test_the_stand_in_refuses_what_the_sdk_does_not_have(phone: Phone) -> None:
    intent = phone.autoclass("android.content.Intent")()
    with pytest.raises(AttributeError, match="has no method share"):
        intent.share()
    with pytest.raises(TypeError, match="takes none of"):
        intent.setType(3)
    with pytest.raises(TypeError, match="takes none of"):
        phone.autoclass("android.content.Intent").createChooser(intent, "a plain text")


def test_the_stand_in_finds_overloads_as_pyjnius_does(phone: Phone) -> None:
    with pytest.raises(TypeError, match="is not clear about"):
        phone.autoclass("java.lang.String")("🥇")
    with pytest.raises(TypeError, match="is not clear about"):
        phone.autoclass("android.content.Intent")().putExtra("key", "a plain text")
    number = phone.autoclass("java.lang.Integer").valueOf(1)
    with pytest.raises(TypeError, match="takes none of"):
        phone.autoclass("android.content.ContentValues")().put("is_pending", number)


def test_every_page_is_named() -> None:
    assert all(java.page.startswith("https://") for java in JAVA.values())
