"""Every page before the sheet, with as much on it as a table would have, ready to be laid out."""

from __future__ import annotations

from collections.abc import Callable

from companion.draw.about import layout_about, layout_licence
from companion.draw.boxes import Scene
from companion.draw.collection import CardRow, CollectionView, NameRow, SheetRow, layout_collection
from companion.draw.figures import FigureEntry
from companion.draw.lettering import FONTS
from companion.draw.newgame.begun import CityView, layout_begun, layout_city
from companion.draw.newgame.cards import PlanCard, layout_slot
from companion.draw.newgame.draft import CardDraft, CityDraft, Draft, OpponentDraft, new_player
from companion.draw.newgame.editor import KINDS, STEPPED, layout_editor
from companion.draw.newgame.opponents import layout_opponent, layout_opponents
from companion.draw.newgame.table import TableView, layout_table
from companion.draw.page import Page
from companion.draw.past import BestRow, Honours, PastLine, PastRow, PastView, layout_past
from companion.draw.pen import NEAREST_TOUCH, SMALLEST_TOUCH
from companion.draw.settings import SettingsView, layout_settings
from companion.draw.targets import Do
from companion.records.assets import plan_cards, sheets
from companion.records.notation import read_street
from companion.rules.welcome.goals import Goal
from companion.rules.welcome.sheet import Edition
from companion.rules.welcome.street import Street
from tests.draw.check import GRID, ground_faults, longest_run, text_faults

Lay = Callable[[tuple[float, float], float, float], Page]

LICENCE = (FONTS / "OFL-Cabin.txt").read_text(encoding="utf-8")[:900]
FAULT = "Street 2 house 11: 14 can't stand right of the 16 in house 10."


def cards(edition: Edition, slot: int, *, advanced: bool = True) -> tuple[PlanCard, ...]:
    return tuple(
        PlanCard(card.id, slot, card.value(), card.points, advanced=card.advanced, chosen=number == 1)
        for number, card in enumerate(plan_cards().values())
        if card.edition == edition and card.slot == slot and (advanced or not card.advanced)
    )


def table_of(players: int, **changes: object) -> Draft:
    draft = Draft()
    for _number in range(players):
        draft = draft._replace(players=(*draft.players, new_player(draft)))
    return draft._replace(**changes)


def plain_table() -> TableView:
    plans = tuple(cards("2018", slot, advanced=False)[slot + 1] for slot in (1, 2, 3))
    return TableView(table_of(2), plans, (("classic-2018", "As printed"),))


def full_table() -> TableView:
    draft = table_of(
        4, paper=("Ben", ""), edition="2018", advanced=True, roundabouts=True, begun=True, expert=True
    )  # fmt: skip
    plans = (cards("2018", 1)[-1], cards("2018", 2)[-1], PlanCard("", 3, None, None))
    faults = {"": FAULT, "name p2": FAULT, "paper 1": FAULT, "plans": FAULT, "begun": FAULT}
    listed = (("classic-2018", "As printed"), ("Blueprint", "Blueprint"), ("Mine", "Mine"))
    return TableView(draft, plans, listed, faults, "name p2", ("Wilhelmina", "Ada", "Bob"))


def opponent_table() -> TableView:
    draft = table_of(1, edition="2023", sheet="classic-2023", solo=True, opponent={"name": "Sam", "level": 1})
    plans = (cards("2023", 1)[0], cards("2023", 2)[2], cards("2023", 3)[5])
    return TableView(draft, plans, (("classic-2023", "As printed"),), {"opponent": FAULT})


def street(text: str) -> Street:
    found = read_street(text)
    assert isinstance(found, Street)
    return found


def city_view() -> CityView:
    texts = ("1* 2 3|. . 7 . .|o|.", ". . . . . . . . . . .", "")
    city = CityDraft(streets=texts, parks=(1, 0, 2), temps=3)
    faults = {"street 1": FAULT, "parks": FAULT, "temps": FAULT, "plans": FAULT, "": FAULT, "values": FAULT}
    read = (street(texts[0]), street(texts[1]), None)
    return CityView("Wilhelmina", "2018", sheets()["classic-2018"], city, read, ((8, 4), (11, 6), None), faults)


def past_view(games: int) -> PastView:
    lines = (
        PastLine("Wilhelmina", 104, winner=True),
        PastLine("Ada", 87, winner=False),
        PastLine("Ben", None, winner=False),
    )
    rows = tuple(
        PastRow(number, (2026, 11, 1 + number), number % 3 != 0, 21, lines[: 1 + number % 3], number % 2 == 0)
        for number in range(games)
    )
    many = games > 2
    names = ("Wilhelmina", "Ada", *(f"Player {number}" for number in range(3, 10)))
    honours = tuple(Honours(name, 12, 7, 121, 88.6) for name in names[: 9 if many else 2]) if games > 1 else ()
    best = tuple(BestRow(121 - number, "Wilhelmina", (2026, 11, 18), number) for number in range(3)) if many else ()
    return PastView(rows, honours, "Player 9" if many else "", many, "The game is deleted." if many else "", 7, best)


def settings_view(**changes: object) -> SettingsView:
    switches = ("hints", "hide_totals", "left_handed", "turn_sheets", "keep_awake", "haptics")
    view = SettingsView(
        (("en", "English"), ("de", "Deutsch"), ("fr", "Français")), "en", "system", 0,
        tuple((name, number % 2 == 0) for number, name in enumerate(switches)),
        (("a", "2026-11-18-1015"), ("b", "2026-10-02-0900")),
    )  # fmt: skip
    return view._replace(**changes)


def collection_view() -> CollectionView:
    typed = [CardRow("2023", card, Do("forget-plan", card.id)) for card in cards("2023", 2)[:2]]
    opponents = (NameRow("Sam", "level 1: 1 2 1 1 2 2", Do("forget-opponent", "Sam 1")),)
    edit, forget = Do("edit-sheet", "Blueprint"), Do("forget-sheet", "Blueprint")
    own = (SheetRow("Blueprint", "2023: streets of 10, 11, 12 houses", sheets()["classic-2023"], edit, forget),)
    return CollectionView(tuple(typed), opponents, own, "Forgotten.", undo=True)


def editor(kind: int) -> CardDraft:
    goal = Goal(KINDS[kind])
    if goal.kind == "estates":
        goal = goal._replace(estates=(1, 2, 6), each_pools=1, same_street=True, roundabouts=2)
    elif goal.kind in STEPPED:
        goal = goal._replace(**{STEPPED[goal.kind]: 3})
    return CardDraft(2, goal, FigureEntry("12", "7"), more=kind % 2 == 0)


PAGES: dict[str, Lay] = {
    "table": lambda *size: layout_table(plain_table(), *size),
    "table full": lambda *size: layout_table(full_table(), *size),
    "table aaa": lambda *size: layout_table(opponent_table(), *size),
    "slot": lambda *size: layout_slot("2018", 1, cards("2018", 1), *size),
    "slot A": lambda *size: layout_slot("2023", 1, cards("2023", 1), *size),
    "slot B": lambda *size: layout_slot("2023", 2, cards("2023", 2), *size),
    "slot C": lambda *size: layout_slot("2023", 3, cards("2023", 3), *size),
    "slot empty": lambda *size: layout_slot("2023", 3, (), *size),
    "card": lambda *size: layout_editor(editor(0), "2023", FAULT, *size),
    "card empty": lambda *size: layout_editor(CardDraft(), "2018", "", *size),
    "card figures": lambda *size: layout_editor(
        CardDraft(1, Goal("temps", number=40), FigureEntry("4", "9")), "2018", "", *size
    ),
    "opponents": lambda *size: layout_opponents((("a", "Sam"), ("b", "Irene")), "a", *size),
    "opponents none": lambda *size: layout_opponents((), "", *size),
    "opponent": lambda *size: layout_opponent(
        OpponentDraft("Sam", 1, (1, 3), 1), {"name": FAULT, "value": FAULT}, *size
    ),
    "opponent 0": lambda *size: layout_opponent(OpponentDraft("Zoe", 0), {"temps": FAULT}, *size),
    "begun": lambda *size: layout_begun(
        table_of(3, begun=True, approved=(2,)), {"begun": FAULT, "sheet p2": FAULT}, *size
    ),
    "city": lambda *size: layout_city(city_view(), *size),
    "past": lambda *size: layout_past(past_view(7), *size),
    "past none": lambda *size: layout_past(PastView(()), *size),
    "settings": lambda *size: layout_settings(settings_view(), *size),
    "settings busy": lambda *size: layout_settings(settings_view(progress=0.4, told=FAULT, failed=True), *size),
    "settings offered": lambda *size: layout_settings(settings_view(offered=True, told=FAULT), *size),
    "about": layout_about,
    "about keys": lambda *size: layout_about(*size, keyboard=True),
    "licence": lambda *size: layout_licence("Cabin", LICENCE, *size),
    "collection": lambda *size: layout_collection(collection_view(), *size),
    "collection none": lambda *size: layout_collection(CollectionView(), *size),
}


def reach_faults(scene: Scene) -> list[str]:
    """Targets too small to touch; where none lies over another, its rectangle tells, elsewhere a grid of taps does."""
    faults = []
    for index, touch in enumerate(scene.touches):
        least = NEAREST_TOUCH if touch.nearest else SMALLEST_TOUCH
        above = [one for one in scene.touches[index + 1 :] if one.rect.overlaps(touch.rect, 0.01)]
        if not above:
            wide, high = touch.rect.w, touch.rect.h
        else:
            places = {
                (column, row)
                for column in range(int(touch.rect.w // GRID))
                for row in range(int(touch.rect.h // GRID))
                if scene.hit(touch.rect.x + column * GRID + 0.5, touch.rect.y + row * GRID + 0.5) == touch.target
            }
            wide, high = (longest_run(places, axis, int(least) // GRID) * GRID for axis in (0, 1))
        if min(wide, high) < least - 0.01:
            faults.append(f"{touch.target} can be touched on {wide:g} by {high:g} dp")
    return faults


def check_page(scene: Scene, density: float = 1.0) -> None:
    faults = text_faults(scene, density) + ground_faults(scene, density) + reach_faults(scene)
    assert not faults, "\n".join(faults)
