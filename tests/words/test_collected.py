from pathlib import Path

import pytest

from tools.words import NotLiteral, texts

ROOT = Path(__file__).resolve().parents[2]


def write(folder: Path, name: str, source: str) -> Path:
    package = folder / "companion"
    package.mkdir(exist_ok=True)
    (package / name).write_text(source, encoding="utf-8")
    return package


def test_every_text_of_the_app_can_be_translated() -> None:
    found = list(texts(ROOT / "companion"))
    assert "English" in {form for text in found for form in text.forms}


def test_texts_of_python_and_kv_are_found(tmp_path: Path) -> None:
    write(
        tmp_path, "screen.py", "a = _('Done')\nb = ngettext('{n} house', '{n} houses', n)\nc = mark('Park')\nd = _(c)\n"
    )
    package = write(tmp_path, "screen.kv", "Label:\n    text: _('Back (now)') + pgettext('effect', \"Pool\")\n")
    assert [(text.file, text.line, text.context, text.forms) for text in texts(package)] == [
        ("companion/screen.kv", 2, None, ("Back (now)",)),
        ("companion/screen.kv", 2, "effect", ("Pool",)),
        ("companion/screen.py", 1, None, ("Done",)),
        ("companion/screen.py", 2, None, ("{n} house", "{n} houses")),
        ("companion/screen.py", 3, None, ("Park",)),
    ]


@pytest.mark.parametrize(
    "call", ["_(f'{n} houses')", "_('a' + b)", "_('{n}'.format(n=1))", "pgettext('c', 'a %d' % n)"]
)
def test_a_text_put_together_at_run_time_is_refused(tmp_path: Path, call: str) -> None:
    package = write(tmp_path, "screen.py", f"x = 1\ny = {call}\n")
    with pytest.raises(NotLiteral, match=r"companion/screen\.py:2: "):
        list(texts(package))
