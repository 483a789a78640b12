"""The result in words: who won, why a tie went the way it did, the temps, how the game ended."""

from __future__ import annotations

from collections.abc import Sequence

from companion.draw.results.scores import Line, Scores
from companion.rules.welcome.sheet import SIZES
from companion.rules.welcome.table import EndedBy
from companion.words import _, mark, ngettext

ENDS: dict[EndedBy, str] = {
    "refusals": mark("the last permit was refused"),
    "plans": mark("all plans were validated"),
    "houses": mark("a city was full"),
    "table": mark("the table said so"),
}


def names_in_words(names: Sequence[str]) -> str:
    """Ada; Ada and Ben; Ada, Ben and Cleo."""
    if len(names) == 1:
        return names[0]
    return _("{some} and {last}").format(some=", ".join(names[:-1]), last=names[-1])


def signed(points: int) -> str:
    """A figure with a real minus."""
    return f"−{-points}" if points < 0 else str(points)


def headline(scores: Scores) -> str:
    """Who won, in one line."""
    names = names_in_words([line.name for line in scores.winners])
    total = next((line.total for line in scores.winners), None) or 0
    if scores.solo:
        words = ngettext("{name}: {points} point", "{name}: {points} points", abs(total))
        return words.format(name=names, points=signed(total))
    if not scores.ended_by:
        words = _("{names} leads with {points}") if len(scores.winners) == 1 else _("{names} lead with {points}")
    elif len(scores.winners) > 1:
        words = _("{names} share the win with {points}")
    else:
        words = _("{names} wins with {points}")
    return words.format(names=names, points=signed(total))


def ending(scores: Scores) -> str:
    """How long the game was and what ended it."""
    if not scores.ended_by:
        return _("As it stands in round {round}").format(round=scores.round)
    why = "; ".join(_(ENDS[name]) for name in scores.ended_by)
    return _("Round {round}: {why}").format(round=scores.round, why=why)


def ties(scores: Scores) -> list[str]:
    """For everyone with an equal total, a sentence on what set them apart, the winners first."""
    totals = dict.fromkeys(line.total for line in scores.ranked if line.total is not None)
    groups = ([line for line in scores.ranked if line.total == total] for total in totals)
    return [_tie(group) for group in groups if len(group) > 1]


def _tie(group: list[Line]) -> str:
    words = [
        _("{names} have {total} each.").format(
            names=names_in_words([line.name for line in group]), total=signed(group[0].total or 0)
        )
    ]
    if any(line.complete_estates is None for line in group):
        words.append(_("The estates of someone on paper are not known, so they share the place."))
        return " ".join(words)
    groups = [group]
    for index in range(1 + min(len(line.by_size) for line in group)):
        apart = []
        for tied in groups:
            counts = sorted({_count(line, index) for line in tied}, reverse=True)
            if len(counts) > 1:
                ordered = sorted(tied, key=lambda line: _count(line, index), reverse=True)
                figures = ", ".join(f"{line.name} {_count(line, index)}" for line in ordered)
                words.append(_criterion(index).format(figures=figures))
            apart += [[line for line in tied if _count(line, index) == count] for count in counts]
        groups = apart
    words += [_shared(tied, group) for tied in groups if len(tied) > 1]
    return " ".join(words)


def _shared(tied: list[Line], group: list[Line]) -> str:
    if len(tied) == len(group):
        return _("Their estates are equal too, so they share the place.")
    names = names_in_words([line.name for line in tied])
    return _("{names} are equal there too and share the place.").format(names=names)


def _count(line: Line, index: int) -> int:
    return line.by_size[index - 1] if index else line.complete_estates or 0


def _criterion(index: int) -> str:
    if index == 0:
        return _("Most complete estates decide: {figures}.")
    return _("Most estates of {size} decide: {figures}.").replace("{size}", str(SIZES[index - 1]))


def temps(scores: Scores) -> str:
    """Who had how many temps, the most first, and what that brought."""
    told = [line for line in scores.lines if line.temp_boxes is not None and "temps" in line.cells]
    told.sort(key=lambda line: -(line.temp_boxes or 0))
    if not any(line.temp_boxes for line in told):
        return _("Temps: nobody crossed a box.")
    each = [
        _("{name} {boxes} (+{points})").format(name=line.name, boxes=line.temp_boxes, points=line.cells["temps"].points)
        for line in told
    ]
    return _("Temps: {ranking}.").format(ranking=", ".join(each))
