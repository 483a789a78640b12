"""iOS: the files its project is completed with, and the same kinds of files as on Android."""

import plistlib
import re
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from companion.share.parcel import OPENED
from tests.package.spec import ROOT, project_version, value
from tools import xcode

ANDROID = "{http://schemas.android.com/apk/res/android}"
SYSTEM = {"public.json": {".json"}}
"""Kinds every iOS knows, with their endings."""


@pytest.fixture(scope="module")
def info() -> dict[str, Any]:
    found: dict[str, Any] = plistlib.loads((ROOT / "packaging" / "ios" / "Info.plist").read_bytes())
    return found


def declared(info: dict[str, Any]) -> dict[str, dict[str, list[str]]]:
    kinds = info["UTImportedTypeDeclarations"] + info["UTExportedTypeDeclarations"]
    return {kind["UTTypeIdentifier"]: kind["UTTypeTagSpecification"] for kind in kinds}


def android_kinds() -> set[str]:
    filters = (ROOT / value("android.manifest.intent_filters")).read_text(encoding="utf-8")
    root = ET.fromstring(f'<all xmlns:android="{ANDROID[1:-1]}">{filters}</all>')
    return {kind for data in root.iter("data") if (kind := data.get(f"{ANDROID}mimeType"))}


def test_the_same_files_are_opened_as_on_android(info: dict[str, Any]) -> None:
    kinds = {name: {f".{one}" for one in tags["public.filename-extension"]} for name, tags in declared(info).items()}
    opened = [kind for document in info["CFBundleDocumentTypes"] for kind in document["LSItemContentTypes"]]
    assert set().union(*({**kinds, **SYSTEM}[kind] for kind in opened)) == set(OPENED)
    assert set(OPENED.values()) <= android_kinds()
    assert {kind for tags in declared(info).values() for kind in tags.get("public.mime-type", ())} <= android_kinds()


def test_only_ours_is_exported(info: dict[str, Any]) -> None:
    own = info["CFBundleIdentifier"].rpartition(".")[0]
    assert all(kind["UTTypeIdentifier"].startswith(own) for kind in info["UTExportedTypeDeclarations"])
    assert not any(kind["UTTypeIdentifier"].startswith(own) for kind in info["UTImportedTypeDeclarations"])
    assert info["CFBundleIdentifier"] == f"{value('package.domain')}.{value('package.name')}"


def test_a_file_opened_with_us_is_a_copy_we_may_read(info: dict[str, Any]) -> None:
    assert info["LSSupportsOpeningDocumentsInPlace"] is False
    assert info["UIFileSharingEnabled"] is True


def test_it_turns_every_way_and_asks_for_nothing(info: dict[str, Any]) -> None:
    for key in ("UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations~ipad"):
        assert len(set(info[key])) == 4
    assert not [key for key in info if key.endswith("UsageDescription")]
    privacy = plistlib.loads((ROOT / "packaging" / "ios" / "PrivacyInfo.xcprivacy").read_bytes())
    assert privacy["NSPrivacyTracking"] is False
    assert privacy["NSPrivacyCollectedDataTypes"] == []
    reasons = [
        reason for kind in privacy["NSPrivacyAccessedAPITypes"] for reason in kind["NSPrivacyAccessedAPITypeReasons"]
    ]
    assert all(re.fullmatch(r"[0-9A-F]{4}\.\d", reason) for reason in reasons)


def test_a_project_is_completed(
    info: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:  # fmt: skip
    assert xcode.main([str(tmp_path)]) == 1
    assert capsys.readouterr().err.count("\n") == 1
    made = {"CFBundleIdentifier": "org.kivy.threestreets", "UIStatusBarHidden": True}
    place = tmp_path / "threestreets-Info.plist"
    place.write_bytes(plistlib.dumps(made))
    assert xcode.main([str(tmp_path)]) == 0
    now = plistlib.loads(place.read_bytes())
    assert now == {
        **made,
        **info,
        "CFBundleShortVersionString": project_version(),
        "CFBundleVersion": project_version(),
    }
    assert (tmp_path / "PrivacyInfo.xcprivacy").exists()
