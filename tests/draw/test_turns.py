"""The list of turns: every move has its words, and its pages hold at every size."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from companion.draw.boxes import Rect
from companion.draw.figures import FigureEntry
from companion.draw.menu import draw_menu
from companion.draw.newgame.cards import PlanCard
from companion.draw.newgame.draft import Draft, PlayerDraft
from companion.draw.page import Page
from companion.draw.pen import Pen
from companion.draw.sheet import layout
from companion.draw.targets import Do
from companion.draw.turns.page import (
    NOTHING,
    Agreed,
    Breaks,
    BrokenTurn,
    NameField,
    Told,
    layout_breaks,
    layout_figures,
    layout_names,
    layout_turn,
    layout_turns,
)
from companion.draw.turns.rounds import PlayedTurn, played_turns
from companion.draw.turns.wording import move_words, moves_words
from companion.draw.view import sheet_view
from companion.records.record import Record
from companion.rules.welcome.moves import TABLE, Approve, Close, Leave, Move, TellPaper, Write
from companion.rules.welcome.reasons import Why, because
from companion.rules.welcome.table import Table
from tests.draw.check import ground_faults, text_faults
from tests.draw.corrected import record, tables
from tests.draw.doors import FAULT, cards, check_page
from tests.draw.positions import EXAMPLES, example


def turns_of(game: Record, positions: list[Table]) -> list[PlayedTurn]:
    return played_turns(game.moves, positions[:-1])


def broken() -> Breaks:
    """A draw that neither Ada nor Ben could have used."""
    reason = because(Why.NOT_IN_DRAW, card=9, effect="fence")
    moves = tuple(move for move in record().moves[-4:] if move.by == "ben")
    return Breaks((BrokenTurn("ada", 6, record().moves[-6:-4], reason), BrokenTurn("ben", 6, moves, reason)), 6)


def names() -> tuple[NameField, ...]:
    label = "Name of Bartholomew-Maximilian"
    return tuple(
        NameField(f"name {number}", "Bartholomew-Maximilian", label, FAULT * (number % 2)) for number in range(5)
    )


def one_turn(size: tuple[int, int], scale: float) -> Page:
    turn = next(one for one in turns_of(record(), tables()) if one.by == "ben" and one.round == 4)
    told = Told("It is changed.", undo=True)
    return layout_turn(tables()[turn.moves[-1][0] + 1], turn, told, size, 1.0, scale, undrawn=turn.first)


SAM = {"name": "Sam", "level": 1}

PAGES: dict[str, Callable[[tuple[int, int], float], Page]] = {
    "list": lambda size, scale: layout_turns(
        tables()[-1], turns_of(record(), tables()), {"ada": "plum"}, 3, size, 1.0, scale
    ),
    "nothing yet": lambda size, scale: layout_turns(tables()[0], [], {}, 3, size, 1.0, scale),
    "turn": one_turn,
    "breaks": lambda size, scale: layout_breaks(tables()[-1], broken(), size, 1.0, scale),
    "names": lambda size, scale: layout_names(
        tables()[-1],
        names(),
        (*cards("2018", 1)[:2], PlanCard("", 3, None, None)),
        Agreed(Draft(roundabouts=True), (("", "That of this game"), ("classic-2018", "As printed"))),
        Told(FAULT),
        size,
        1.0,
        scale,
    ),
    "against the AAA": lambda size, scale: layout_names(
        tables()[-1],
        names()[:2],
        (PlanCard("", 1, None, None),),
        Agreed(
            Draft("2023", "classic-2023", solo=True, opponent=SAM, players=(PlayerDraft("p1", "Ada", "", ""),)),
            (("classic-2023", "As printed"),),
            (("Sam 1", "Sam"), ("Irene 2", "Irene")),
        ),
        NOTHING,
        size,
        1.0,
        scale,
    ),
    "figures": lambda size, scale: layout_figures(tables()[-1], 2, FigureEntry("4", "9"), size, 1.0, scale),
}


@pytest.mark.parametrize("page", PAGES)
def test_page(page: str, size: tuple[int, int], scale: float) -> None:
    laid = PAGES[page](size, scale)
    check_page(laid.frame)
    check_page(laid.body)


@pytest.mark.parametrize("name", ["2018-two-players", "2023-solo-aaa"])
def test_menu(name: str, size: tuple[int, int], scale: float) -> None:
    """Also where it has most rows: against the AAA before anything is tapped."""
    pen = Pen(size, 1.0, scale)
    table = example(name)[1][0]
    pen.scene.panel(Rect(0, 0, *size), "night")
    draw_menu(pen, sheet_view(table, table.seats[0].id), Rect(0, 0, *size))
    check_page(pen.scene)
    assert all(touch.rect.bottom <= size[1] for touch in pen.scene.touches)


def test_board_of_an_earlier_turn(size: tuple[int, int], scale: float) -> None:
    view = sheet_view(tables()[20], "ada")._replace(chips=(), past="Ada again", message=FAULT, good=True)
    scene = layout(view, size, 1.0, scale)
    faults = text_faults(scene) + ground_faults(scene)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_move_belongs_to_one_turn_and_has_words(name: str) -> None:
    game, positions = example(name)
    turns = turns_of(game, positions)
    places = sorted(place for turn in turns for place, _move in turn.moves)
    assert places == list(range(len(game.moves)))
    assert all(turn.over for turn in turns)
    for turn in turns:
        assert {positions[place].round for place, _move in turn.moves} == {turn.round}
        for _place, move in turn.moves:
            assert len(move_words(positions[-1], move)) > 3


def test_words() -> None:
    table = tables()[-1]
    words: dict[Move, str] = {
        Write("ada", 2, 4, 8, 7, "temp"): "8 from a 7 with Temp in street 2, house 4",
        Approve(TABLE, 2): "Plan n°2 validated on paper",
        TellPaper(TABLE, "Dora", 1): "Dora on paper: 1 temp",
        Leave(TABLE, "ben"): "Ben left",
        Close(TABLE): "The table ended the game",
    }
    for move, said in words.items():
        assert move_words(table, move) == said
    turn = next(one for one in turns_of(record(), tables()) if one.by == "ben")
    assert moves_words(table, [move for _place, move in turn.moves]) == (
        "1 with Fence in street 1, house 1; fence in street 1 after house 1; plan n°1 validated"
    )


def test_a_change_that_can_not_be_is_not_offered() -> None:
    for possible in (True, False):
        page = layout_breaks(tables()[-1], broken()._replace(possible=possible), (412, 915))
        assert any(touch.target == Do("even-so") for touch in page.frame.touches) == possible
