"""The manifest, the resources and the icon, as python-for-android makes them from the spec."""

import tarfile
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from companion.draw.theme import LIGHT
from companion.share.parcel import RECORD
from tests.package.conftest import Packed
from tests.package.spec import ROOT, project_version, value, values
from tests.ui.golden import FEW, differing
from tools.icons import pictures

ANDROID = "{http://schemas.android.com/apk/res/android}"
DRAWN = pictures()


@pytest.fixture(scope="module")
def manifest(packed: Packed) -> ET.Element:
    return ET.parse(packed.dist / "src" / "main" / "AndroidManifest.xml").getroot()


def named(root: ET.Element, path: str) -> list[str]:
    return [str(found.get(f"{ANDROID}name")) for found in root.findall(path)]


def test_name_and_version(packed: Packed, manifest: ET.Element) -> None:
    strings = ET.parse(packed.dist / "src" / "main" / "res" / "values" / "strings.xml").getroot()
    texts = {found.get("name"): found.text for found in strings.findall("string")}
    assert texts["app_name"] == "Three Streets"
    assert texts["presplash_color"] == LIGHT["night"]
    assert packed.version == manifest.get(f"{ANDROID}versionName") == project_version()


def test_versions_of_android(packed: Packed, manifest: ET.Element) -> None:
    found = manifest.find("uses-sdk")
    assert found is not None
    assert (found.get(f"{ANDROID}minSdkVersion"), found.get(f"{ANDROID}targetSdkVersion")) == ("24", "36")
    gradle = (packed.dist / "build.gradle").read_text(encoding="utf-8")
    assert "compileSdkVersion 36" in gradle
    assert "namespace 'org.threestreets.companion'" in gradle
    assert values("android.archs")[0] == "arm64-v8a"


def test_two_permissions_and_no_more(manifest: ET.Element) -> None:
    asked = {found.get(f"{ANDROID}name"): found.get(f"{ANDROID}maxSdkVersion") for found in manifest.iter()
             if found.tag.startswith("uses-permission")}  # fmt: skip
    assert asked == {"android.permission.VIBRATE": None, "android.permission.WRITE_EXTERNAL_STORAGE": "28"}


def test_back_key_backup_and_turning(manifest: ET.Element) -> None:
    application = manifest.find("application")
    assert application is not None
    assert application.get(f"{ANDROID}enableOnBackInvokedCallback") == "false"
    assert application.get(f"{ANDROID}allowBackup") == "false"
    activity = application.find("activity")
    assert activity is not None
    assert activity.get(f"{ANDROID}screenOrientation") == "unspecified"
    assert {"orientation", "screenSize", "uiMode", "fontScale", "density"} <= set(
        str(activity.get(f"{ANDROID}configChanges")).split("|")
    )


def test_it_turns_every_way(packed: Packed) -> None:
    with tarfile.open(packed.dist / "src" / "main" / "assets" / "private.tar") as archive:
        kept = archive.extractfile("p4a_env_vars.txt")
        assert kept is not None
        told = dict(line.split("=", 1) for line in kept.read().decode().splitlines())
    ways = {"LandscapeLeft", "LandscapeRight", "Portrait", "PortraitUpsideDown"}
    assert set(told["KIVY_ORIENTATION"].split()) == ways
    assert told["P4A_IS_WINDOWED"] == "True"


def test_records_and_results_can_be_opened_and_sent(manifest: ET.Element) -> None:
    filters = manifest.findall("application/activity/intent-filter")
    offered: dict[str, set[str]] = {action: set() for one in filters for action in named(one, "action")}
    for one in filters:
        for action in named(one, "action"):
            offered[action] |= {str(data.get(f"{ANDROID}mimeType")) for data in one.findall("data")}
    assert RECORD in offered["android.intent.action.VIEW"]
    assert {RECORD, "text/plain"} <= offered["android.intent.action.SEND"]
    activity = manifest.find("application/activity")
    assert activity is not None
    assert activity.get(f"{ANDROID}launchMode") == "singleTask"


def test_the_icon_has_three_layers(packed: Packed) -> None:
    resources = packed.dist / "src" / "main" / "res"
    older = ET.parse(resources / "mipmap-anydpi-v26" / "icon.xml").getroot()
    newer = ET.parse(resources / "mipmap-anydpi-v33" / "icon.xml").getroot()
    assert [layer.tag for layer in older] == ["background", "foreground"]
    assert [layer.tag for layer in newer] == ["background", "foreground", "monochrome"]
    for layer in newer:
        name = str(layer.get(f"{ANDROID}drawable")).removeprefix("@mipmap/")
        with Image.open(resources / "mipmap" / f"{name}.png") as picture:
            assert picture.size == (432, 432)


def test_no_mask_cuts_the_icon() -> None:
    for name in ("packaging/android/foreground.png", "packaging/android/res/mipmap/icon_monochrome.png"):
        box = Image.open(ROOT / name).getchannel("A").getbbox()
        edge = 432 * (108 - 66) / 108 / 2
        assert min(box[:2]) >= edge
        assert max(box[2:]) <= 432 - edge


def test_the_monochrome_layer_is_only_a_shape() -> None:
    red, green, blue, alpha = Image.open(ROOT / "packaging/android/res/mipmap/icon_monochrome.png").split()
    assert all(channel.getextrema() == (255, 255) for channel in (red, green, blue))
    assert alpha.getextrema() == (0, 255)


def test_the_starting_picture_has_the_colour_around_it(packed: Packed) -> None:
    kept = packed.dist / "src" / "main" / "res" / "drawable" / "presplash.jpg"
    with Image.open(kept) as picture:
        corners = [(0, 0), (picture.width - 1, 0), (0, picture.height - 1), (picture.width - 1, picture.height - 1)]
        assert {picture.convert("RGB").getpixel(corner) for corner in corners} == {LIGHT.rgb("night")}
    assert value("android.presplash_color") == LIGHT["night"]


@pytest.mark.parametrize("place", DRAWN)
def test_the_pictures_are_those_the_tool_draws(place: str) -> None:
    kept, drawn = Image.open(ROOT / place).convert("RGBA"), DRAWN[place]
    assert differing(kept.convert("RGB"), drawn.convert("RGB")) <= FEW
    assert ImageChops.difference(kept.getchannel("A"), drawn.getchannel("A")).getextrema()[1] <= 96


def test_every_picture_of_the_spec_is_there() -> None:
    tokens = ("icon.filename", "icon.adaptive_foreground.filename", "icon.adaptive_background.filename",
              "presplash.filename", "android.add_resources", "android.manifest.intent_filters",
              "android.extra_manifest_application_arguments")  # fmt: skip
    assert [token for token in tokens if not Path(ROOT, value(token)).exists()] == []
