"""Where a replay stands, and what a tap does to that. No Kivy in it."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from companion.draw.changes import Changed, changed_places, street_of
from companion.draw.offer import Offer
from companion.draw.replay.controls import FOLLOW
from companion.draw.replay.steps import Replay, present
from companion.draw.replay.view import ReplayView
from companion.draw.targets import Action, Do, Open, PlayerChip
from companion.draw.view import SheetView, sheet_view
from companion.rules.welcome.city import City
from companion.rules.welcome.table import Table, Turn

MANY = 2
"""With more players than this, a tap on the shown one lets another be chosen."""


class Walk:
    """A walk through a game, step by step; every position is there already, so none costs more than another."""

    def __init__(self, replay: Replay, tokens: Mapping[str, str]) -> None:
        self.replay = replay
        self.tokens = tokens
        """The colours of the players."""
        self.stays = ""
        """The player whose sheet is shown whoever moves; nobody where the moves are followed."""
        self.open_street = 1
        self.picking = False
        self.unfolded = False
        self.at = 0

    @property
    def last(self) -> int:
        """Where the walk ends."""
        return len(self.replay.steps)

    @property
    def table(self) -> Table:
        """The table where the walk stands."""
        return self.replay.table(self.at)

    @property
    def player(self) -> str:
        """Whose sheet is shown."""
        return self.stays if present(self.table, self.stays) else self.replay.players[self.at]

    @property
    def changed(self) -> frozenset[Changed]:
        """What the step changed on the shown sheet."""
        if self.at == 0:
            return frozenset()
        after = self.table.seats[self.table.places[self.player]].city
        before = self.replay.table(self.at - 1).seat(self.player)
        return changed_places(City.bare(self.table.setup.sheet) if before is None else before.city, after)

    def go(self, at: int) -> None:
        """To another step, as far as there is one; the street in which it did something opens."""
        self.at = min(max(at, 0), self.last)
        self.picking = False
        self.open_street = street_of(self.changed) or self.open_street

    def tap(self, target: Hashable) -> None:
        """Answers a tap on the bar, a chip or a small street."""
        picking, self.picking = self.picking, False
        match target:
            case Do("first"):
                self.go(0)
            case Do("back"):
                self.go(self.at - 1)
            case Do("forward"):
                self.go(self.at + 1)
            case Do("last"):
                self.go(self.last)
            case Action("ladders"):
                self.unfolded = not self.unfolded
            case Open(street):
                self.open_street, self.unfolded = street, False
            case PlayerChip(player) if player == self.player and len(self.table.seats) > MANY:
                self.picking = not picking
            case PlayerChip(player) if present(self.table, player):
                self.stays = player
            case _ if target == FOLLOW:
                self.stays = "" if self.stays else self.player

    def view(self) -> SheetView:
        """The sheet at this moment: nothing is offered, and what the step changed is marked."""
        view = sheet_view(self.table, self.player, open_street=self.open_street)
        chips = tuple(chip._replace(token=self.tokens.get(chip.id, "")) for chip in view.chips)
        return view._replace(
            offer=Offer({}), turn=Turn(), chips=chips, picking=self.picking, unfolded=self.unfolded,
            changed=self.changed, replayed=True,
        )  # fmt: skip

    def bar(self, *, playing: bool) -> ReplayView:
        """The control bar."""
        replay, at = self.replay, self.at
        follows = None if len(replay.tables[-1].seats) == 1 else not self.stays
        return ReplayView(replay.head(at), replay.words(at), replay.parts[at], replay.rounds, playing, follows)
