"""Puts what packaging/ios says into the Xcode project kivy-ios made: `python tools/xcode.py threestreets-ios`."""

import plistlib
import shutil
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGING = ROOT / "packaging" / "ios"


def complete(project: Path) -> Path:
    """Adds our keys to the project's Info.plist, over its own, and the privacy manifest beside it."""
    (place,) = project.glob("*-Info.plist")
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    info = plistlib.loads(place.read_bytes())
    info |= plistlib.loads((PACKAGING / "Info.plist").read_bytes())
    info |= {"CFBundleShortVersionString": version, "CFBundleVersion": version}
    place.write_bytes(plistlib.dumps(info))
    shutil.copy(PACKAGING / "PrivacyInfo.xcprivacy", project)
    return place


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or len(list(Path(arguments[0]).glob("*-Info.plist"))) != 1:
        sys.stderr.write("xcode: give the folder kivy-ios made, with one *-Info.plist in it.\n")
        return 1
    sys.stdout.write(f"{complete(Path(arguments[0]))} is complete; add PrivacyInfo.xcprivacy to the target in Xcode.\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
