"""iOS' paths against a stand-in that knows the SDK's selectors."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from companion.share.ios import IosHandover
from companion.share.parcel import PNG, UNKNOWN, Arrival, Outcome, Parcel
from tests.share.pad import ObjcObject, Pad
from tests.share.sdk import OBJC

PICTURE = Parcel("three-streets.png", PNG, b"picture")
SECOND = Parcel("three-streets-cities.png", PNG, b"cities")
BACKUP = Parcel("three-streets-2026-11-18.backup", UNKNOWN, b"backup")


@pytest.fixture
def pad(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Pad:
    pad = Pad(popover=getattr(request, "param", False))
    for name, module in pad.modules().items():
        monkeypatch.setitem(sys.modules, name, module)
    return pad


def texts(items: ObjcObject) -> list[Any]:
    return [item.facts.get("text") or item.facts["made_with"][0].facts["text"] for item in items.facts["items"]]


def test_pictures_go_to_the_activity_sheet(pad: Pad, tmp_path: Path) -> None:
    told: list[Outcome] = []
    IosHandover(str(tmp_path)).send([PICTURE, SECOND], "A game", told.append)
    items, activities = pad.named("initWithActivityItems:applicationActivities:")[0]
    places = [Path(place) for place in texts(items)]
    assert [place.name for place in places] == [PICTURE.name, SECOND.name]
    assert [place.read_bytes() for place in places] == [b"picture", b"cities"]
    assert activities is None
    (controller, _sender) = pad.named("showViewController:sender:")[0]
    assert controller.kind == "UIActivityViewController"
    assert not pad.named("setSourceView_")
    assert told == [Outcome(True)]


@pytest.mark.parametrize("pad", [True], indirect=True)
def test_on_an_ipad_the_sheet_has_an_anchor(pad: Pad, tmp_path: Path) -> None:
    IosHandover(str(tmp_path)).send([PICTURE], "A game", lambda _outcome: None)
    assert pad.named("setSourceView_")[0][0].kind == "UIView"
    order = [name for _kind, name, _arguments in pad.calls]
    assert order.index("setSourceView_") < order.index("showViewController:sender:")


def test_a_text_and_a_link(pad: Pad) -> None:
    told: list[Outcome] = []
    handover = IosHandover()
    handover.send_text("🥇 Ada: 62", "A game", told.append)
    assert texts(pad.named("initWithActivityItems:applicationActivities:")[0][0]) == ["🥇 Ada: 62"]
    handover.open_link("https://example.org/?a=1", told.append)
    assert len(pad.named("openURL:options:completionHandler:")) == 1
    pad.opens = False
    handover.open_link("https://example.org/?a=1", told.append)
    sentence = "There is no app here that takes this. The result is still here."
    assert told == [Outcome(True), Outcome(True), Outcome(False, sentence)]


def test_trouble_becomes_one_sentence(pad: Pad, tmp_path: Path) -> None:
    told: list[Outcome] = []
    pad.fails = "showViewController:sender:"
    IosHandover(str(tmp_path)).send([PICTURE], "A game", told.append)
    IosHandover(str(tmp_path / "missing")).send([PICTURE], "A game", told.append)
    assert told == [Outcome(False, "That did not work. The result is still here.")] * 2


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk(pad: Pad, tmp_path: Path) -> None:
    (tmp_path / PICTURE.name).symlink_to("/dev/full")
    told: list[Outcome] = []
    IosHandover(str(tmp_path)).send([PICTURE], "A game", told.append)
    assert told == [Outcome(False, "There is no room left to save it. The result is still here.")]
    assert pad.calls == []


def test_a_document_is_picked(pad: Pad, tmp_path: Path) -> None:
    (tmp_path / "game.jsonl").write_bytes(b"record")
    arrived: list[Arrival] = []
    IosHandover().pick(arrived.append)
    types, as_copy = pad.named("initForOpeningContentTypes:asCopy:")[0]
    assert types.facts["items"][0].facts["made_with"][0].facts["text"] == "public.data"
    assert as_copy is True
    url = ObjcObject(pad, "NSURL", path=str(tmp_path / "game.jsonl"))
    pad.delegates[0].documentPicker_didPickDocumentsAtURLs_(None, ObjcObject(pad, "NSArray", items=(url,)))
    pad.delegates[0].documentPickerWasCancelled_(None)
    gone = ObjcObject(pad, "NSURL", path=str(tmp_path / "gone.jsonl"))
    pad.delegates[0].documentPicker_didPickDocumentsAtURLs_(None, ObjcObject(pad, "NSArray", items=(gone,)))
    assert arrived == [
        Arrival(b"record", "game.jsonl"), Arrival(), Arrival(words="This file can't be opened.")
    ]  # fmt: skip


def test_a_backup_goes_where_the_player_wants_it(pad: Pad, tmp_path: Path) -> None:
    told: list[Outcome] = []
    handover = IosHandover(str(tmp_path))
    for picked in (True, False):
        handover.keep(BACKUP, told.append)
        urls, as_copy = pad.named("initForExportingURLs:asCopy:")[-1]
        (place,) = map(Path, texts(urls))
        assert (place.name, place.read_bytes(), as_copy) == (BACKUP.name, b"backup", True)
        if picked:
            pad.delegates[-1].documentPicker_didPickDocumentsAtURLs_(None, ObjcObject(pad, "NSArray", items=()))
        else:
            pad.delegates[-1].documentPickerWasCancelled_(None)
        assert list(tmp_path.iterdir()) == []
    assert told == [Outcome(True, "A copy is where you wanted it."), Outcome(False)]
    pad.fails = "showViewController:sender:"
    handover.keep(BACKUP, told.append)
    assert told[2:] == [Outcome(False, "That did not work. The result is still here.")]


def test_the_stand_in_refuses_what_the_sdk_does_not_have(pad: Pad) -> None:
    with pytest.raises(AttributeError, match="has no share"):
        pad.autoclass("UIApplication").share()
    with pytest.raises(AssertionError, match="is no NSString"):
        pad.autoclass("NSURL").URLWithString_(ObjcObject(pad, "NSArray"))
    with pytest.raises(AssertionError):
        pad.protocol("UIDocumentPickerDelegate")(lambda: None)
    assert all(page.page.startswith("https://") for page in OBJC.values())
