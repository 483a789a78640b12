"""Packs the app as buildozer and python-for-android do, up to where Gradle and compilers begin; a process of its own.

buildozer copies the sources and writes the command for python-for-android; its build script then makes the archive
of the sources, the manifest and the resources, in a distribution that has everything but compiled code.
"""

import json
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HANDLED = {"--ndk-api": 1, "--arch": 1, "--copy-libs": 0, "--bootstrap": 1, "--dist_name": 1, "apk": 0}
"""What the toolchain keeps to itself, with how many values follow."""


class Handed(Exception):
    """The command for python-for-android is there."""


def pack(folder: Path) -> None:
    os.environ |= {
        "HOME": str(folder),
        "BUILDOZER_BUILD_DIR": str(folder / "work"),
        "BUILDOZER_BIN_DIR": str(folder / "bin"),
        "P4A_BUILD_IS_RUNNING_UNITTESTS": "1",
    }
    os.chdir(ROOT)
    from buildozer import Buildozer

    buildozer = Buildozer("buildozer.spec", "android")
    buildozer.check_configuration_tokens()
    buildozer._copy_application_sources()
    target, version = buildozer.target, buildozer.get_version()
    dist = Path(target.get_dist_dir(buildozer.config.get("app", "package.name")))
    lay_out(dist, folder / "sdk", target)

    command: list[str] = []

    def hand(given: list[str], **_environment: object) -> None:
        command.extend(given)
        raise Handed

    target._p4a = hand
    target.build_mode = "debug"
    try:
        target.build_package()
    except Handed:
        os.chdir(dist)
        sys.path.insert(0, str(dist))
        from build import parse_args_and_make_package  # type: ignore[import-not-found]

        # compiling hundreds of files one by one is left out: another test compiles them all at once
        parse_args_and_make_package([*handed_on(command), "--no-byte-compile-python"])
    (folder / "packed.json").write_text(json.dumps({"dist": str(dist), "app": buildozer.app_dir, "version": version}))


def lay_out(dist: Path, sdk: Path, target: object) -> None:
    """A distribution as it is after the compilers have run, without what they made."""
    import pythonforandroid

    parts = Path(pythonforandroid.__file__).parent / "bootstraps"
    for part in ("common", "_sdl_common", "sdl2"):
        shutil.copytree(parts / part / "build", dist, dirs_exist_ok=True)
    archs, api = target._archs, int(target.android_api)  # type: ignore[attr-defined]
    (sdk / "build-tools" / f"{api}.0.0").mkdir(parents=True)
    (dist / "project.properties").write_text(f"target=android-{api}\n")
    (dist / "local.properties").write_text(f"sdk.dir={sdk}\n")
    about = {"bootstrap": "sdl2", "archs": archs, "ndk_api": int(target.android_minapi), "hostpython": sys.executable}  # type: ignore[attr-defined]
    (dist / "dist_info.json").write_text(json.dumps(about))
    for arch in archs:
        (dist / "libs" / arch).mkdir(parents=True)
        (dist / f"_python_bundle__{arch}").mkdir()


def handed_on(command: list[str]) -> Iterator[str]:
    """The arguments the toolchain hands on to the build script of the distribution."""
    words = iter(command)
    for word in words:
        if word in HANDLED:
            for _ in range(HANDLED[word]):
                next(words)
        else:
            yield "--resource" if word == "--add-resource" else word


if __name__ == "__main__":
    pack(Path(sys.argv[1]).resolve())
