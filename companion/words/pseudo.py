"""A language made by code for the tests: every letter accented, every text at least 40 % longer."""

import re
from typing import Final

from companion.words.language import Source

ACCENTS: Final = str.maketrans("aceginouyACDEINOUYsz", "âçéğîñöûÿÀÇĎÉÎÑÕÜÝšž")
# What must come out as it went in: {placeholders}, braces and Kivy markup such as [b] or [color=#112233].
KEPT: Final = re.compile(r"(\{\{|\}\}|\{[^{}]*\}|\[/?[a-z0-9]+(?:=[^\]]*)?\]|&(?:amp|bl|br);)")
LONGER_PERCENT: Final = 40


def pseudo(message: str) -> str:
    """The message with accents and with letters repeated inside its words, so that they grow as German ones do."""
    pieces = KEPT.split(message)
    texts = pieces[::2]
    letters = sum(character.isalpha() for text in texts for character in text)
    if not letters:
        return message
    extra = -(-sum(map(len, texts)) * LONGER_PERCENT // 100)
    pieces[::2] = _stretched(texts, letters, extra)
    return "".join(pieces)


def _stretched(texts: list[str], letters: int, extra: int) -> list[str]:
    result = []
    passed = 0
    for text in texts:
        grown = []
        for character in text:
            copies = 1
            if character.isalpha():
                copies += (passed + 1) * extra // letters - passed * extra // letters
                passed += 1
            grown.append(character.translate(ACCENTS) * copies)
        result.append("".join(grown))
    return result


class Pseudo(Source):
    """A catalogue that answers with pseudo texts."""

    def gettext(self, message: str, /) -> str:
        return pseudo(message)

    def ngettext(self, one: str, many: str, count: int, /) -> str:
        return pseudo(super().ngettext(one, many, count))

    def pgettext(self, context: str, message: str, /) -> str:  # noqa: ARG002
        return pseudo(message)

    def npgettext(self, context: str, one: str, many: str, count: int, /) -> str:  # noqa: ARG002
        return self.ngettext(one, many, count)
