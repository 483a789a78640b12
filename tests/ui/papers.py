"""A finger that copies a city from paper."""

from __future__ import annotations

from companion.draw.targets import Action, BoxAt, Do, HouseAt, NumberKey, Open, PlayerChip, PoolAt
from companion.rules.welcome.city import City
from companion.rules.welcome.street import EMPTY, ROUNDABOUT
from companion.store.papercheck.check import Check
from companion.ui.paper.screen import PaperScreen
from tests.ui.harness import Stage


def check_of(stage: Stage) -> Check:
    assert stage.app is not None
    check = stage.app.papers.check
    assert check is not None
    return check


def shows(stage: Stage, target: object) -> bool:
    return any(touch.target == target for touch in stage.scene.touches)


def go_to(stage: Stage, player: str) -> None:
    """Another player's sheet."""
    if shows(stage, PlayerChip(player)):
        stage.tap(PlayerChip(player))


def copy_streets(stage: Stage, city: City) -> None:
    """The streets from left to right with the keypad alone, and pools where they are printed."""
    for number, street in enumerate(city.streets, start=1):
        for house, written in enumerate(street.houses, start=1):
            around = street.houses[max(0, house - 2) : house]
            if house > 1 and street.fenced(house - 1) and ROUNDABOUT not in around:
                stage.tap(Do("key", "fence"))
            pool = street.pools >> house & 1
            apart = shows(stage, PoolAt(number, house))
            if pool and not apart:
                stage.tap(HouseAt(number, house))
            if written == EMPTY:
                stage.tap(Do("key", "empty"))
            elif written == ROUNDABOUT:
                stage.tap(Do("key", "roundabout"))
            elif street.bis >> house & 1:
                stage.tap(Do("key", "bis"))
                stage.tap(NumberKey(written))
            else:
                stage.tap(NumberKey(written))
            if pool and apart:
                stage.tap(PoolAt(number, house))


def copy_boxes(stage: Stage, city: City) -> None:
    """The last crossed box of every ladder."""
    stage.tap(Do("tool", "boxes"))
    ladders = {"parks": city.parks, "refusals": (city.refusals,), "temps": (city.temps,), "values": city.values}
    for ladder, row in ladders.items():
        for place, crossed in enumerate(row, start=1):
            if crossed:
                box = BoxAt(ladder, place, crossed)
                if not shows(stage, box):
                    stage.tap(Do("page"))
                stage.tap(box)


def copy_plans(stage: Stage, city: City) -> None:
    """The points noted, and the used estates where there was a choice."""
    if any(points is not None for points in city.plans):
        stage.tap(Do("tool", "plans"))
    for slot, points in enumerate(city.plans, start=1):
        if points is not None:
            stage.tap(Do(f"points {slot}", points))
    for number, street in enumerate(city.streets, start=1):
        for first, _last in street.estates:
            now = check_of(stage).sheet.paper.city.street(number).used >> first & 1
            if now != street.used >> first & 1:
                if not shows(stage, Do("tool", "used")) or tool(stage) != "used":
                    stage.tap(Do("tool", "used"))
                use_estate(stage, number, first)


def tool(stage: Stage) -> str:
    assert isinstance(stage.screen, PaperScreen)
    assert stage.screen.hand is not None
    return stage.screen.hand.entry.tool


def use_estate(stage: Stage, street: int, house: int) -> None:
    if not shows(stage, HouseAt(street, house)):
        stage.tap(Open(street))
    stage.tap(HouseAt(street, house))


def copy_city(stage: Stage, player: str, city: City) -> int:
    """A whole sheet; gives how many taps it took."""
    before = stage.taps
    go_to(stage, player)
    stage.tap(Do("tool", "numbers"))
    copy_streets(stage, city)
    copy_boxes(stage, city)
    copy_plans(stage, city)
    return stage.taps - before


__all__ = ["Action", "check_of", "copy_city", "go_to", "shows", "tool", "use_estate"]
