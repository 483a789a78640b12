"""The fields of a draft that are typed: "name p1", "city p1", "paper 0", "opponent name", "street 0", "noted 1"."""

from __future__ import annotations

from collections.abc import Callable

from companion.draw.newgame.draft import CITIES, Draft, PlayerDraft, default_name
from companion.ui.newgame.pile import figure_typed
from companion.words import _

MOST_NAMED = 20


def changed(draft: Draft, player: str, change: Callable[[PlayerDraft], PlayerDraft]) -> Draft:
    """A draft with one player changed."""
    return draft._replace(players=tuple(change(one) if one.id == player else one for one in draft.players))


def city_player(draft: Draft) -> PlayerDraft:
    """Whose sheet on paper is open."""
    player = draft.page.removeprefix("city ")
    return next((one for one in draft.players if one.id == player), draft.players[0])


def value(draft: Draft, field: str) -> str:
    """What a field holds; nothing if the player it belongs to was just taken away."""
    kind, _space, which = field.partition(" ")
    if kind == "paper":
        return dict(enumerate(draft.paper)).get(int(which), "")
    if kind == "opponent":
        return draft.typing_opponent.name
    if kind == "noted":
        points = draft.pile.plans[int(which) - 1]
        return "" if points is None else str(points)
    if kind == "street":
        streets = city_player(draft).sheet.streets
        return streets[int(which)] if int(which) < len(streets) else ""
    return next((one.name if kind == "name" else one.city for one in draft.players if one.id == which), "")


def written(draft: Draft, field: str, text: str, streets: int) -> Draft:
    """A draft with something else in a field; a sheet has so many streets."""
    kind, _space, which = field.partition(" ")
    if kind == "paper":
        paper = list(draft.paper)
        paper[int(which)] = text
        return draft._replace(paper=tuple(paper))
    if kind == "opponent":
        return draft._replace(typing_opponent=draft.typing_opponent._replace(name=text))
    if kind == "noted":
        return draft._replace(pile=figure_typed(draft.pile, int(which), text))
    if kind == "name":
        return changed(draft, which, lambda one: one._replace(name=text))
    if kind == "city":
        return changed(draft, which, lambda one: one._replace(city=text))

    def with_street(one: PlayerDraft) -> PlayerDraft:
        texts = [*one.sheet.streets, *[""] * streets][:streets]
        texts[int(which)] = text
        return one._replace(sheet=one.sheet._replace(streets=tuple(texts)))

    return changed(draft, city_player(draft).id, with_street)


def is_default_name(name: str) -> bool:
    """Whether that is what players are called until told."""
    return name in {default_name(number) for number in range(1, MOST_NAMED)}


def by_default(draft: Draft, field: str) -> bool:
    """Whether a field holds a name nobody chose."""
    if field.startswith("name "):
        return is_default_name(value(draft, field))
    return field.startswith("city ") and value(draft, field) in {_(city) for city in CITIES}
