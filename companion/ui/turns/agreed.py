"""Edition, sheet and variants of a running game: as a draft to show, and what a tap makes of the header. No Kivy."""

from __future__ import annotations

from companion.draw.newgame.draft import Draft, PlayerDraft, opponent_id
from companion.draw.targets import Do
from companion.records.position import Raw
from companion.rules.welcome.table import Table
from companion.store.live import LiveGame
from companion.ui.newgame.shelf import Shelf
from companion.words import _

AGREED = frozenset(
    {"edition", "sheet", "advanced", "roundabouts", "roundabout_counts", "expert", "solo", "opponent"}
)  # fmt: skip
"""What was settled before the game began."""


def agreed(game: LiveGame, shelf: Shelf) -> Draft:
    """What the table plays, as it would be told for a new game; a sheet nobody has typed here has no name."""
    table: Table = game.position
    header, setup = game.header, table.setup
    names = [name for name, raw in (*_printed(header), *shelf.sheets(setup.edition).items()) if raw == header["sheet"]]
    return Draft(
        setup.edition, names[0] if names else "", bool(header.get("advanced", True)), setup.roundabouts,
        setup.roundabout_counts, setup.expert, setup.solo is not None, header.get("options", {}).get("opponent"),
        tuple(PlayerDraft(seat.id, seat.name, seat.city_name, "") for seat in table.seats),
        tuple(one.name for one in table.paper),
    )  # fmt: skip


def _printed(header: Raw) -> list[tuple[str, str]]:
    name = f"classic-{header['edition']}"
    return [(name, name)]


def sheets_to_play(draft: Draft, shelf: Shelf) -> tuple[tuple[str, str], ...]:
    """The sheets to choose from, by id and name; the one in use too."""
    here = () if draft.sheet else (("", _("That of this game")),)
    printed = (f"classic-{draft.edition}", _("As printed"))
    return (*here, printed, *((name, name) for name in shelf.sheets(draft.edition)))


def opponents_to_play(draft: Draft, shelf: Shelf) -> tuple[tuple[str, str], ...]:
    """The AAA's cards to choose from, by id and name; the one in use too."""
    cards = shelf.opponents()
    if draft.opponent is not None:
        cards.setdefault(opponent_id(draft.opponent), draft.opponent)
    return tuple((name, str(raw["name"])) for name, raw in cards.items())


def agreed_otherwise(header: Raw, draft: Draft, target: Do, shelf: Shelf) -> Raw:
    """The header after a tap."""
    options: Raw = dict(header.get("options", {}))
    value = str(target.value)
    match target.do:
        case "edition" if value != draft.edition:
            kept = {name: one for name, one in options.items() if name not in ("expert", "solo", "opponent")}
            sheet = f"classic-{value}" if draft.sheet == f"classic-{draft.edition}" else header["sheet"]
            return {**header, "edition": value, "sheet": sheet, "options": kept}
        case "sheet" if value != draft.sheet:
            return {**header, "sheet": shelf.sheets(draft.edition).get(value, value)}
        case "advanced":
            return {**header, "advanced": not draft.advanced}
        case "roundabouts" | "roundabout_counts" | "expert":
            options[target.do] = not getattr(draft, target.do)
        case "solo":
            options["solo"] = None if draft.solo else "card" if draft.edition == "2018" else "aaa"
            typed = next(iter(shelf.opponents().values()), None)
            if options["solo"] == "aaa" and typed is not None:
                options.setdefault("opponent", typed)
        case "opponent" if value in shelf.opponents():
            options["opponent"] = shelf.opponents()[value]
        case _:
            return header
    return {**header, "options": options}
