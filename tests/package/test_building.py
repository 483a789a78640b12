"""How it is built: the versions agree, what is missing is named, and the workflows run what is here."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from PIL import Image

from companion.draw.about import VERSION
from tests.package.spec import ROOT, project_version

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def pinned(file: str) -> dict[str, str]:
    lines = (ROOT / file).read_text(encoding="utf-8").splitlines()
    return dict(line.split("==") for line in lines if "==" in line)


def targets() -> set[str]:
    named = re.findall(r"^([a-z ]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    return {target for names in named for target in names.split()}


def test_what_is_tested_is_what_builds() -> None:
    assert pinned("packaging/requirements.txt")["buildozer"] == pinned("requirements-dev-alone.txt")["buildozer"]


def test_what_a_build_misses_is_named(tmp_path: Path) -> None:
    for name in ("dirname", "uname", "git"):
        (tmp_path / name).symlink_to(shutil.which(name) or "")
    command = ["/bin/sh", str(ROOT / "tools" / "android.sh"), "apk"]
    answer = subprocess.run(command, env={"PATH": str(tmp_path)}, capture_output=True, text=True, check=False)
    assert answer.returncode == 1
    assert "Missing: java javac" in answer.stderr
    assert "apt-get install git openjdk-17-jdk" in answer.stderr


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_is_pinned_and_runs_what_is_here(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert all(re.fullmatch(r"[\w./-]+@v\d+\.\d+\.\d+", used) for used in re.findall(r"uses: (\S+)", text)), path
    assert set(re.findall(r"run: make ([a-z]+)", text)) <= targets()
    for script in re.findall(r"(?:^|\s)(\.?[\w/]+\.sh|\.ci/run)\b", text):
        assert (ROOT / script).exists()
    assert "ubuntu-latest" not in text


def test_there_is_one_for_tests_and_one_for_releases() -> None:
    assert [path.stem for path in WORKFLOWS] == ["release", "tests"]


def test_the_app_tells_its_version() -> None:
    assert project_version() == VERSION


PAPERS = [ROOT / name for name in ("README.md", "docs/device.md", "docs/privacy.md", "packaging/store/listing.md")]


@pytest.mark.parametrize("paper", PAPERS, ids=lambda path: path.name)
def test_links_and_pictures_lead_somewhere(paper: Path) -> None:
    text = paper.read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#:]+)\)", text) + re.findall(r'src="([^":]+)"', text)
    assert [link for link in links if not (paper.parent / link).exists()] == []


def test_the_listing_fits_its_fields() -> None:
    text = (ROOT / "packaging" / "store" / "listing.md").read_text(encoding="utf-8")
    for name, most, words in re.findall(r"^\| (Name|Short description) \((\d+)\) \| (.+) \|$", text, re.MULTILINE):
        assert len(words) <= int(most), name
    for name, most, words in re.findall(r"^## (.+) \((\d+)\)\n\n(.+?)(?=\n## |\Z)", text, re.MULTILINE | re.DOTALL):
        assert len(words.strip()) <= int(most), name


def test_a_store_takes_the_five_pictures() -> None:
    pictures = sorted((ROOT / "docs" / "pictures" / "store").glob("*.png"))
    assert len(pictures) == 5
    for path in pictures:
        with Image.open(path) as picture:
            assert picture.mode == "RGB"
            assert min(picture.size) >= 1080
            assert max(picture.size) <= 2 * min(picture.size)
