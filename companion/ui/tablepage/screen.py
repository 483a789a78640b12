"""The table during a game: what its page shows, and what a tap on it plays."""

from __future__ import annotations

from collections.abc import Hashable

from kivy.metrics import Metrics

from companion.draw.newgame.draft import next_token
from companion.draw.page import BACK, Page
from companion.draw.tablepage.page import SlotView, TableView, layout_table_page
from companion.draw.tablepage.seats import SeatView
from companion.draw.targets import Approval, Do, FieldAt
from companion.records.position import Wrong
from companion.rules.welcome.agreed import MOST_PLAYERS
from companion.rules.welcome.city import City
from companion.rules.welcome.moves import TABLE, Close, Leave, Move, Player, SetCity
from companion.rules.welcome.play import play
from companion.rules.welcome.reasons import Reason
from companion.rules.welcome.result import result
from companion.rules.welcome.sheet import SLOTS
from companion.rules.welcome.table import Table
from companion.store.colours import colours, joining_in
from companion.store.halftold import HalfTold, forget, half_told, keep
from companion.store.papercheck.paper import Paper, PaperSheet
from companion.store.settings import HIDE_TOTALS
from companion.ui.app import ThreeStreetsApp
from companion.ui.newgame.header import sentence
from companion.ui.page import PageScreen
from companion.ui.sheet.hand import Hand
from companion.ui.tablepage.newcomer import NOBODY, known, newcomer_id, ready, why_not_name, why_not_on_paper
from companion.ui.turns.changes import joined_on_paper
from companion.words import _


class TableScreen(PageScreen):
    """Who plays; every change is a move of the record and can be taken back."""

    def __init__(self, app: ThreeStreetsApp, **kwargs: object) -> None:
        self.newcomer = NOBODY
        self.told_round = 0
        self.fault = self.name_fault = self.told = ""
        self.forgotten: HalfTold | None = None
        """A city half told that undo brings back."""
        super().__init__(app, **kwargs)

    @property
    def hand(self) -> Hand | None:
        """The hand over the sheet this page belongs to."""
        return self.app.sheet_hand

    def opened(self) -> None:
        self.fault = self.name_fault = ""
        hand = self.hand
        if hand is not None:
            self.told_round = hand.table.round
            self.newcomer = ready(self.newcomer, hand.game)
        super().opened()

    def lay(self, size: tuple[float, float]) -> Page:
        return layout_table_page(self._view(), size, Metrics.density, self.app.text_scale)

    def _view(self) -> TableView:
        hand = self.hand
        if hand is None:
            return TableView("2018", ())
        table = hand.table
        hidden = self.app.store.settings.get(HIDE_TOTALS)
        tokens = colours(hand.game)
        seats = tuple(
            SeatView(
                seat.id, seat.name, seat.city_name, "–" if hidden else str(score.total), seat.left,
                tokens.get(seat.id, ""),
            )
            for seat, score in result(table).cities
        )  # fmt: skip
        slots = tuple(
            SlotView(slot, table.approved[slot - 1] is not None) for slot in SLOTS if table.setup.goals[slot - 1]
        )
        return TableView(
            table.setup.edition, seats, tuple(one.name for one in table.paper), slots, table.round, self.told_round,
            table.acted, table.setup.solo is not None, len(seats) + len(table.paper) < MOST_PLAYERS,
            self.newcomer, self.name_fault, hand.closing, self.fault, self.told,
            tuple((one.player.id, one.player.name) for one in half_told(hand.game)),
        )  # fmt: skip

    def value(self, field: str) -> str:
        return self.newcomer.name if field.startswith("name ") else self.newcomer.city

    def written(self, field: str, text: str) -> None:
        named = field.startswith("name ")
        self.newcomer = self.newcomer._replace(name=text) if named else self.newcomer._replace(city=text)
        self.name_fault = ""

    def replaced(self, field: str) -> bool:
        return field.startswith("name ")

    # answering

    def tapped(self, target: Hashable) -> None:
        hand = self.hand
        if hand is None or target == BACK:
            self.go_back()
            return
        self.fault = self.name_fault = ""
        if isinstance(target, FieldAt):
            self.start_typing(target.field)
            return
        self.told = ""
        if isinstance(target, Do):
            self._do(hand, target)
            if target.do != "forget":
                self.forgotten = None
        if self.app.shown is self:
            self.refresh()
            if self.fault or self.name_fault:
                self.scroll_to(0 if self.fault else self.effect.scroll)
                self.shake()

    def _do(self, hand: Hand, target: Do) -> None:
        table, value = hand.table, target.value
        match target.do:
            case "leave":
                self._leave(hand, str(value))
            case "return":
                player = known(table, str(value))
                words = _("{player} is back.").format(player=player.name)
                self._play(hand, words, SetCity(by=TABLE, player=player))
            case "set":
                self._board(hand, known(table, str(value)))
            case "from-paper":
                token = ready(NOBODY, hand.game).token
                self._board(hand, self._newcomer(hand, table.paper[int(value)].name), token)
            case "go-on":
                self._board(hand, next(one.player for one in half_told(hand.game) if one.player.id == value))
            case "forget":
                self._forget(hand, str(value))
            case "join" | "join-paper":
                self._join(hand, on_paper=target.do == "join-paper")
            case "add-paper":
                self._add_on_paper(hand)
            case "token":
                taken = set(colours(hand.game).values())
                self.newcomer = self.newcomer._replace(token=next_token(self.newcomer.token, taken))
            case "approve":
                self._approve(hand, int(value))
            case _:
                self._set(hand, target)

    def _set(self, hand: Hand, target: Do) -> None:
        match target.do:
            case "undo" if self.forgotten is not None:
                keep(hand.game, self.forgotten)
            case "undo":
                if hand.game.undo(hand.player) is not None:
                    self.fault = _("Others have built on it since; set it right in the list of turns.")
            case "told-round":
                self.told_round = min(hand.table.round, max(1, self.told_round + int(target.value)))
            case "closing":
                hand.closing = not hand.closing
            case "close":
                if self._play(hand, "", Close(by=TABLE)):
                    self.app.open("results")

    def _play(self, hand: Hand, words: str, *moves: Move, colour: str = "") -> bool:
        reason: Reason | None = hand.game.play(*moves, shown=hand.player, extra=joining_in(colour))
        if reason is not None:
            self.fault = sentence(reason)
            return False
        self.told = words
        if hand.game.finished and words:
            self.app.open("results")
        return True

    def _leave(self, hand: Hand, player: str) -> None:
        table = hand.table
        leave = Leave(by=TABLE, player=player)
        name = table.seats[table.places[player]].name
        after = play(table, leave)
        over = hand.closing and isinstance(after, Table) and not after.ended_by and after.round > table.round
        moves: tuple[Move, ...] = (leave, Close(by=TABLE)) if over else (leave,)
        self._play(hand, _("{player} has left; the city stays.").format(player=name), *moves)

    def _join(self, hand: Hand, *, on_paper: bool) -> None:
        name, token = self.newcomer.name.strip(), self.newcomer.token
        self.name_fault = why_not_name(hand.table, name)
        if self.name_fault:
            return
        player = self._newcomer(hand, name, self.newcomer.city.strip())
        if on_paper:
            self._board(hand, player, token)
            return
        words = _("{player} has joined.").format(player=name)
        if self._play(hand, words, SetCity(by=TABLE, player=player), colour=token):
            self.newcomer = ready(NOBODY, hand.game)

    def _add_on_paper(self, hand: Hand) -> None:
        """The record has no move for it: the header names one more."""
        name = self.newcomer.name.strip()
        self.name_fault = why_not_on_paper(hand.table, name)
        if self.name_fault:
            return
        try:
            held = hand.game.correct(joined_on_paper(hand.game.record, name), hand.player)
        except Wrong as wrong:
            self.name_fault = sentence(wrong.reasons[0])
            return
        if held is None:
            self.told = _("{player} plays on paper.").format(player=name)
            self.newcomer = ready(NOBODY, hand.game)
        else:
            self.name_fault = _("Someone else is called {name}.").format(name=name)

    def _board(self, hand: Hand, player: Player, colour: str = "") -> None:
        """Opens the board on which a city is told, unless it has to wait for the next round."""
        if hand.table.acted:
            words = _("Round {round} has begun. When everyone is done, cities can be set right and others can join.")
            self.fault = words.format(round=hand.table.round)
            return
        fresh = HalfTold(player, PaperSheet(Paper(player.city)), colour=colour)
        self.app.set_city(next((one for one in half_told(hand.game) if one.player[:2] == player[:2]), fresh))

    def _newcomer(self, hand: Hand, name: str, city: str = "") -> Player:
        """Someone new, with a bare city; who is half told already is the same one."""
        coming = half_told(hand.game)
        here = next((one.player for one in coming if one.player.name == name), None)
        return here or Player(newcomer_id(hand.table, coming), name, city, City.bare(hand.table.setup.sheet))

    def _forget(self, hand: Hand, player: str) -> None:
        self.forgotten = next(one for one in half_told(hand.game) if one.player.id == player)
        forget(hand.game, player)
        self.told = _("The city of {player} stays as it is.").format(player=self.forgotten.player.name)

    def city_told(self, told: HalfTold) -> None:
        """A city came from the board."""
        hand, player = self.hand, told.player
        if hand is not None:
            words = _("The city of {player} is set.").format(player=player.name)
            joins = hand.table.seat(player.id) is None
            if self._play(hand, words, SetCity(by=TABLE, player=player), colour=told.colour):
                forget(hand.game, player.id)
                if joins:
                    self.newcomer = ready(NOBODY, hand.game)
            if self.app.shown is self:
                self.refresh()

    def _approve(self, hand: Hand, slot: int) -> None:
        """A plan validated on paper; the sheet asks for its figures first, if they are not known."""
        self.app.open("sheet")
        in_round = 0 if self.told_round == hand.table.round else self.told_round
        if self.app.shown is not None:
            self.app.shown.tapped(Approval(slot, in_round))

    def go_back(self) -> bool:
        self.told = ""
        self.app.open("sheet")
        return True
