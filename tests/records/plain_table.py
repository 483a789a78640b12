"""Rounds, approvals and the end of the game once more, followed line by line through the JSON of a record."""

from __future__ import annotations

from typing import Any

from tests.records.plain_referee import CARDS, Sight, left, sight

Raw = dict[str, Any]
EARLIER = "earlier"


class PlainTable:
    """What a careful clerk would keep on a slip of paper beside the cities."""

    def __init__(self, header: Raw) -> None:
        self.options: Raw = header["options"]
        self.figures: dict[int, Any] = {}
        for plan in header["plans"]:
            goal = plan.get("custom") or CARDS[plan["card"]]
            self.figures[plan["slot"]] = plan.get("points") or goal.get("points")
        self.round: int = header.get("round", 1)
        self.noted: dict[str, list[int | None]] = {}
        self.approved: dict[int, int | str] = dict.fromkeys(header.get("approved", ()), EARLIER)
        self.done: set[str] = set()
        self.gone: set[str] = set()
        self.acted = False
        self.ended_by: list[str] = []
        self.rival: list[int | None] = list(header.get("aaa", {}).get("plans", (None, None, None)))
        for player in header["players"]:
            self.sit(player)

    def sit(self, player: Raw) -> None:
        self.noted[player["id"]] = list(player.get("plans", (None, None, None)))
        self.gone.discard(player["id"])
        for slot, points in enumerate(self.noted[player["id"]], start=1):
            if points is not None:
                self.approved.setdefault(slot, EARLIER)

    def worth(self, slot: int) -> int:
        high, low = self.figures[slot]
        return int(high if self.approved.get(slot, self.round) == self.round else low)

    def hear(self, move: Raw, after: Raw) -> None:
        """One line of the record, with the snapshot after it for the state of the cities."""
        do, slot = move["do"], move.get("slot", 0)
        if move["by"] != "table":
            self.acted = True
        if do == "plan":
            self.noted[move["by"]][slot - 1] = self.worth(slot)
            self.approved.setdefault(slot, self.round)
        elif do == "done":
            self.done.add(move["by"])
        elif do == "leave":
            self.gone.add(move["player"])
        elif do == "approve":
            self.approved[slot] = move.get("round", self.round)
        elif do == "points":
            self.figures[slot] = move["points"]
        elif do == "solo_card":
            for one in self.figures:
                self.approved.setdefault(one, EARLIER)
        elif do == "validate" and slot in self.options["opponent"]["validates"]:
            if self.options["opponent"]["level"] > 0:
                self.rival[slot - 1] = self.worth(slot)
            self.approved.setdefault(slot, EARLIER)
        elif do == "set":
            self.sit(move["player"])
        self.turn_the_page(do, after)

    def turn_the_page(self, do: str, after: Raw) -> None:
        reached = ends(after)
        if do == "close":
            self.ended_by = [*reached, "table"]
        elif do == "set" and reached:
            self.ended_by = reached
        if self.ended_by:
            if do in ("close", "set") and not self.acted:
                self.round -= 1
        elif self.acted and set(self.noted) <= self.done | self.gone:
            self.done, self.acted = set(), False
            self.ended_by = reached
            self.round += not reached


def ends(raw: Raw) -> list[str]:
    """Which ends the cities of a snapshot have reached."""
    seen: list[Sight] = [sight(raw, player["id"]) for player in raw["players"]]
    found = {
        "refusals": any(not left(one.sheet["refusals"], one.city["refusals"]) for one in seen),
        "plans": any(None not in one.city["plans"] for one in seen),
        "houses": any(not one.count("empty") for one in seen),
    }
    return [name for name, reached in found.items() if reached]
