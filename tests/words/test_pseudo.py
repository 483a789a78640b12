import re
from string import Formatter

from hypothesis import given
from hypothesis import strategies as st

from companion.words import _, ngettext, pgettext, use
from companion.words.pseudo import KEPT, pseudo

MARKUP = ("{name}", "{count:+d}", "[b]", "[/b]", "[color=#a03020]", "[ref=plan 1]", "&bl;", "{{", "}}")
WORDS = st.text("abcdefgz XYZ.,'!°", min_size=1, max_size=12)
MESSAGES = st.lists(WORDS | st.sampled_from(MARKUP), max_size=8).map("".join)


def visible(text: str) -> str:
    return KEPT.sub("", text)


@given(MESSAGES)
def test_markup_and_placeholders_come_out_as_they_went_in(message: str) -> None:
    assert KEPT.findall(pseudo(message)) == KEPT.findall(message)


@given(MESSAGES)
def test_a_text_with_letters_is_at_least_40_percent_longer(message: str) -> None:
    if re.search("[A-Za-z]", visible(message)):
        assert len(visible(pseudo(message))) >= 1.4 * len(visible(message))
    else:
        assert pseudo(message) == message


def test_a_text_is_still_fit_for_format() -> None:
    text = pseudo("{name} builds {count:d} pools in {{street}}")
    assert [field for _text, field, _format, _conversion in Formatter().parse(text) if field] == ["name", "count"]
    assert "{" in text.format(name="Chloé", count=3)
    assert "Chloé" in text.format(name="Chloé", count=3)


def test_words_grow_and_carry_accents() -> None:
    assert pseudo("Done") == "Ďööñéé"
    assert all(word not in pseudo("The houses stand in order").split() for word in ("The", "houses", "stand", "order"))


def test_every_function_of_words_speaks_it() -> None:
    use("qps")
    try:
        assert _("Pool") == pseudo("Pool")
        assert ngettext("{n} pool", "{n} pools", 3) == pseudo("{n} pools")
        assert pgettext("effect", "Pool") == pseudo("Pool")
    finally:
        use("en")
