"""The goals of city plans in a few words."""

from __future__ import annotations

from companion.rules.welcome.goals import Goal
from companion.rules.welcome.sheet import Edition
from companion.words import _, ngettext

LETTERS = "ABC"


def slot_name(edition: Edition, slot: int) -> str:
    """What a slot is called in an edition."""
    return _("n°{slot}").format(slot=slot) if edition == "2018" else LETTERS[slot - 1]


def goal_words(goal: Goal) -> str:
    """What a plan asks for, short enough for its card."""
    match goal.kind:
        case "estates":
            return _estates(goal)
        case "end_estates":
            return _("An estate of {size} at both ends of every street").format(size=goal.size)
        case "all_houses":
            return _("Every house of street {street}").format(street=goal.street)
        case "end_houses":
            return _("First and last house of every street")
        case "all_parks_and_pools":
            return _("All parks and pools of street {street}").format(street=goal.street)
        case "all_parks_pools_and_roundabout":
            return _("All parks, all pools and a roundabout in one street")
    return _counted(goal)


def _counted(goal: Goal) -> str:
    count = goal.streets or goal.number
    words = {
        "bis_in_one_street": ngettext("{count} bis in one street", "{count} bis in one street", count),
        "temps": ngettext("{count} temp", "{count} temps", count),
        "all_parks_in_streets": ngettext("All parks of {count} street", "All parks of {count} streets", count),
        "all_pools_in_streets": ngettext("All pools of {count} street", "All pools of {count} streets", count),
        "park_boxes": ngettext("{count} park", "{count} parks", count),
        "park_boxes_in_each_street": ngettext("{count} park in every street", "{count} parks in every street", count),
        "value_boxes": ngettext("{count} estate value", "{count} estate values", count),
        "full_value_columns": ngettext("{count} full column of values", "{count} full columns of values", count),
    }
    return words[goal.kind].format(count=count)


def _estates(goal: Goal) -> str:
    words = [" ".join(map(str, goal.estates))]
    if goal.street is not None:
        words.append(_("in street {street}").format(street=goal.street))
    elif goal.same_street:
        words.append(_("in one street"))
    if goal.each_pools:
        words.append(
            ngettext("each with {count} pool", "each with {count} pools", goal.each_pools).format(count=goal.each_pools)
        )
    if goal.each_bis:
        words.append(
            ngettext("each with {count} bis", "each with {count} bis", goal.each_bis).format(count=goal.each_bis)
        )
    if goal.roundabouts:
        words.append(
            ngettext("with {count} roundabout", "with {count} roundabouts", goal.roundabouts).format(
                count=goal.roundabouts
            )
        )
    return ", ".join(words)
