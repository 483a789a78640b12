import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from companion.words import _, language, languages, ngettext, npgettext, own_name, pgettext, use


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    use("en")
    yield
    use("en")


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue = Catalog(locale="de")
    catalogue.add("House", "Haus")
    catalogue.add(("{n} house", "{n} houses"), ("{n} Haus", "{n} Häuser"))
    catalogue.add("Round", "Runde", context="of a game")
    catalogue.add("English", "Deutsch", context="what this language calls itself")
    folder = tmp_path / "de" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    with (folder / "companion.mo").open("wb") as file:
        write_mo(file, catalogue)
    (tmp_path / "fr").mkdir()
    monkeypatch.setattr(sys.modules["companion.words.language"], "FOLDER", str(tmp_path))


def test_english_is_what_the_code_says() -> None:
    assert language() == "en"
    assert _("House") == "House"
    assert pgettext("of a game", "Round") == "Round"
    assert [ngettext("{n} house", "{n} houses", n) for n in (0, 1, 2)] == ["{n} houses", "{n} house", "{n} houses"]
    assert npgettext("of a street", "{n} house", "{n} houses", 1) == "{n} house"


def test_the_app_has_english_first() -> None:
    assert languages()[0] == "en"
    assert own_name("en") == "English"


@pytest.mark.usefixtures("german")
def test_a_switch_changes_every_text_shown_after_it() -> None:
    assert languages() == ("en", "de")
    assert use("de") == "de"
    assert _("House") == "Haus"
    assert ngettext("{n} house", "{n} houses", 2) == "{n} Häuser"
    assert pgettext("of a game", "Round") == "Runde"
    assert own_name("de") == "Deutsch"
    use("en")
    assert _("House") == "House"


@pytest.mark.usefixtures("german")
def test_a_text_without_translation_stays_english() -> None:
    use("de")
    assert _("Fence") == "Fence"
    assert _("") == ""


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(
    ("wanted", "used"),
    [("de_AT", "de"), ("de-CH", "de"), ("fr", "en"), ("", "en"), ("../de", "en"), ("xx_YY", "en"), ("qps", "qps")],
)
def test_the_nearest_language_is_used(wanted: str, used: str) -> None:
    assert use(wanted) == used
    assert language() == used


def test_loading_the_words_does_not_load_gettext() -> None:
    code = "import sys, companion.words; sys.exit('gettext' in sys.modules or 'locale' in sys.modules)"
    assert subprocess.run([sys.executable, "-S", "-c", code], check=False).returncode == 0
