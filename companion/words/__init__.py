"""Every text the player reads, in the player's language."""

from companion.words.language import _, language, languages, mark, ngettext, npgettext, own_name, pgettext, use

__all__ = ["_", "language", "languages", "mark", "ngettext", "npgettext", "own_name", "pgettext", "use"]
