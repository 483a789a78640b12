"""The language in use: every text is looked up when it is shown, so a switch needs no restart."""

import os
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from gettext import GNUTranslations

DOMAIN: Final = "companion"
SOURCE: Final = "en"
PSEUDO: Final = "qps"
FOLDER: Final = os.path.join(os.path.dirname(__file__), "..", "..", "assets", "locale")


class Source:
    """The texts as they stand in the code."""

    def gettext(self, message: str, /) -> str:
        return message

    def ngettext(self, one: str, many: str, count: int, /) -> str:
        return one if count == 1 else many

    def pgettext(self, context: str, message: str, /) -> str:  # noqa: ARG002
        return message

    def npgettext(self, context: str, one: str, many: str, count: int, /) -> str:  # noqa: ARG002
        return self.ngettext(one, many, count)


class _Now:
    catalogue: "Source | GNUTranslations" = Source()
    code: str = SOURCE


def _(message: str) -> str:
    # The empty message is the header of a catalogue.
    return _Now.catalogue.gettext(message) if message else ""


def ngettext(one: str, many: str, count: int) -> str:
    return _Now.catalogue.ngettext(one, many, count)


def pgettext(context: str, message: str) -> str:
    return _Now.catalogue.pgettext(context, message)


def npgettext(context: str, one: str, many: str, count: int) -> str:
    return _Now.catalogue.npgettext(context, one, many, count)


def mark(message: str) -> str:
    """Marks a text of a table for the translators; it is looked up with `_` when it is shown."""
    return message


def language() -> str:
    """The code of the language in use."""
    return _Now.code


def languages() -> tuple[str, ...]:
    """The codes of all languages the app has, English first."""
    found = sorted(entry for entry in _entries() if os.path.exists(_file(entry)))
    return (SOURCE, *(code for code in found if code != SOURCE))


def use(wanted: str) -> str:
    """Switches to a language ("de", "de_AT", "de-AT"), or to English if it is not there; returns the code in use."""
    _Now.code, _Now.catalogue = _find(wanted.replace("-", "_"))
    return _Now.code


def own_name(code: str) -> str:
    """What a language calls itself."""
    return _find(code)[1].pgettext("what this language calls itself", "English")


def _find(wanted: str) -> "tuple[str, Source | GNUTranslations]":
    if wanted == PSEUDO:
        from companion.words.pseudo import Pseudo

        return PSEUDO, Pseudo()
    for code in (wanted, wanted.partition("_")[0]):
        if code and code.isascii() and code.replace("_", "").isalnum() and os.path.exists(_file(code)):
            import gettext

            with open(_file(code), "rb") as file:
                return code, gettext.GNUTranslations(file)
    return SOURCE, Source()


def _entries() -> list[str]:
    try:
        return os.listdir(FOLDER)
    except OSError:
        return []


def _file(code: str) -> str:
    return os.path.join(FOLDER, code, "LC_MESSAGES", DOMAIN + ".mo")
