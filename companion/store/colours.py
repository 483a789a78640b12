"""The colour every player chose: ours alone, beside what a record has to tell."""

from __future__ import annotations

from companion.rules.welcome.moves import SetCity
from companion.store.games import Raw
from companion.store.live import LiveGame

COLOUR = "colour"


def colours(game: LiveGame) -> dict[str, str]:
    """The colours by id, as the header tells them, and for those who joined as the table told them then."""
    found = {one["id"]: str(one.get(COLOUR, "")) for one in game.header["players"]}
    if len(game.people) > len(found):
        for move, extra in (line.entry for line in game.lines):
            if extra and isinstance(move, SetCity) and COLOUR in extra.get("player", ()):
                found[move.player.id] = str(extra["player"][COLOUR])
    return found


def joining_in(colour: str) -> Raw:
    """What is kept beside the move of someone who joins."""
    return {"player": {COLOUR: colour}} if colour else {}
