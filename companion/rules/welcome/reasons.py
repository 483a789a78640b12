"""Why something is not legal: a name and its facts, fit to be worded in any language."""

from enum import StrEnum
from typing import NamedTuple


class Why(StrEnum):
    """Every way a move, a city, a card or a table can be wrong."""

    # whose turn it is
    GAME_OVER = "game_over"
    NOT_AT_TABLE = "not_at_table"
    HAS_LEFT = "has_left"
    TURN_DONE = "turn_done"
    NOT_WRITTEN = "not_written"
    WRITTEN_ALREADY = "written_already"
    REFUSED_ALREADY = "refused_already"
    REFUSED_NO_EFFECT = "refused_no_effect"
    EFFECT_TAKEN = "effect_taken"
    OTHER_EFFECT = "other_effect"
    # where on the sheet
    NO_SUCH_STREET = "no_such_street"
    NO_SUCH_HOUSE = "no_such_house"
    HOUSE_TAKEN = "house_taken"
    HOUSE_IS_ROUNDABOUT = "house_is_roundabout"
    # writing
    NUMBER_RANGE = "number_range"
    CARD_RANGE = "card_range"
    MUST_STAND_LEFT = "must_stand_left"
    MUST_STAND_RIGHT = "must_stand_right"
    NUMBER_REPEATED = "number_repeated"
    CHANGED_WITHOUT_TEMP = "changed_without_temp"
    CHANGED_TOO_FAR = "changed_too_far"
    NOT_IN_DRAW = "not_in_draw"
    # refusals
    NUMBER_FITS = "number_fits"
    EVERY_NUMBER_FITS = "every_number_fits"
    OFFERED_NOT_DRAWN = "offered_not_drawn"
    OFFERED_COUNT = "offered_count"
    # effects
    LADDER_FULL = "ladder_full"
    NO_FENCE_PLACE = "no_fence_place"
    FENCE_STANDS = "fence_stands"
    FENCE_IN_USED = "fence_in_used"
    FENCE_BETWEEN_EQUALS = "fence_between_equals"
    NO_SUCH_COLUMN = "no_such_column"
    NO_POOL_PRINTED = "no_pool_printed"
    NOTHING_TO_COPY = "nothing_to_copy"
    COPY_ACROSS_ROUNDABOUT = "copy_across_roundabout"
    COPY_ACROSS_FENCE = "copy_across_fence"
    # roundabouts
    ROUNDABOUTS_OFF = "roundabouts_off"
    ONE_ROUNDABOUT_A_TURN = "one_roundabout_a_turn"
    # plans
    NO_SUCH_PLAN = "no_such_plan"
    PLAN_NOTED = "plan_noted"
    POINTS_UNKNOWN = "points_unknown"
    GOAL_NOT_MET = "goal_not_met"
    HOUSES_USED = "houses_used"
    ESTATES_NOT_NAMED = "estates_not_named"
    ESTATES_NOT_WANTED = "estates_not_wanted"
    NOT_AN_ESTATE = "not_an_estate"
    ESTATE_USED = "estate_used"
    ESTATE_NAMED_TWICE = "estate_named_twice"
    WRONG_SIZES = "wrong_sizes"
    WRONG_STREET = "wrong_street"
    NOT_ONE_STREET = "not_one_street"
    ESTATE_LACKS_POOLS = "estate_lacks_pools"
    ESTATE_LACKS_BIS = "estate_lacks_bis"
    STREET_LACKS_ROUNDABOUTS = "street_lacks_roundabouts"
    WRONG_ESTATES = "wrong_estates"
    # the table
    ROUND_BEGUN = "round_begun"
    DRAWN_ALREADY = "drawn_already"
    EXPERT_HANDS = "expert_hands"
    APPROVED_ALREADY = "approved_already"
    NOBODY_ON_PAPER = "nobody_on_paper"
    ROUND_TO_COME = "round_to_come"
    POINTS_KNOWN = "points_known"
    POINTS_ORDER = "points_order"
    NOT_SOLO_CARD = "not_solo_card"
    SOLO_CARD_SEEN = "solo_card_seen"
    NOT_AAA = "not_aaa"
    VALIDATION_SEEN = "validation_seen"
    GIVEN_ALREADY = "given_already"
    GIVE_AFTER_WRITING = "give_after_writing"
    NOT_THIRD_CARD = "not_third_card"
    GIVE_FIRST = "give_first"
    NOT_ON_PAPER = "not_on_paper"
    SOLO_ONE_PLAYER = "solo_one_player"
    ID_TAKEN = "id_taken"
    ID_RESERVED = "id_reserved"
    ID_EMPTY = "id_empty"
    BY_TABLE = "by_table"
    BY_PLAYER = "by_player"
    # a city that can't be
    STREET_COUNT = "street_count"
    LADDER_COUNT = "ladder_count"
    BAD_HOUSE = "bad_house"
    FENCE_WITHOUT_HOUSE = "fence_without_house"
    HOUSE_COUNT = "house_count"
    NOT_RISING = "not_rising"
    NUMBER_TWICE = "number_twice"
    BIS_ALONE = "bis_alone"
    BIS_FENCED_OFF = "bis_fenced_off"
    ROUNDABOUT_OPEN = "roundabout_open"
    ROUNDABOUT_NOT_PLAYED = "roundabout_not_played"
    POOL_NOT_PRINTED = "pool_not_printed"
    POOL_ON_BIS = "pool_on_bis"
    POOL_WITH_TEMP = "pool_with_temp"
    MARK_ON_EMPTY = "mark_on_empty"
    LADDER_EXCEEDED = "ladder_exceeded"
    LADDER_NEGATIVE = "ladder_negative"
    EFFECTS_NOT_EARNED = "effects_not_earned"
    STREET_EFFECTS_NOT_EARNED = "street_effects_not_earned"
    TEMPS_NOT_EARNED = "temps_not_earned"
    POINTS_NOT_ON_CARD = "points_not_on_card"
    NOTED_GOAL_NOT_MET = "noted_goal_not_met"
    USED_WITHOUT_PLAN = "used_without_plan"
    USED_NOT_AS_PLANNED = "used_not_as_planned"
    # a table that can't be
    NO_PLAYERS = "no_players"
    TOO_MANY_PLAYERS = "too_many_players"
    SOLO_NEEDS_EDITION = "solo_needs_edition"
    SOLO_NEEDS_ONE_PLAYER = "solo_needs_one_player"
    SOLO_NEEDS_OPPONENT = "solo_needs_opponent"
    OPPONENT_FIELD = "opponent_field"
    EXPERT_NEEDS_2018 = "expert_needs_2018"
    SLOT_TWICE = "slot_twice"
    SLOT_RANGE = "slot_range"
    PLAN_STREET = "plan_street"
    CARD_OTHER_SLOT = "card_other_slot"
    GOAL_FIELD = "goal_field"
    # a sheet that can't be
    SHEET_STREETS = "sheet_streets"
    SHEET_LENGTHS = "sheet_lengths"
    SHEET_ROWS = "sheet_rows"
    SHEET_POOLS = "sheet_pools"
    SHEET_LADDER = "sheet_ladder"
    SHEET_REFUSALS = "sheet_refusals"
    # a file that can't be read
    FILE_TOO_LARGE = "file_too_large"
    NOT_UTF8 = "not_utf8"
    NOT_JSON = "not_json"
    NOT_AN_OBJECT = "not_an_object"
    NOT_OURS = "not_ours"
    WRONG_VERSION = "wrong_version"
    WRONG_FIELD = "wrong_field"
    UNKNOWN_MOVE = "unknown_move"
    NO_SUCH_SHEET = "no_such_sheet"
    NO_SUCH_CARD = "no_such_card"
    CARD_OR_CUSTOM = "card_or_custom"
    AAA_FIELD = "aaa_field"
    ROUND_RANGE = "round_range"


class Reason(NamedTuple):
    """One thing that is wrong, with the numbers and places that show it."""

    why: Why
    facts: dict[str, object]


def because(why: Why, **facts: object) -> Reason:
    """A reason with its facts."""
    return Reason(why, facts)


class Illegal(ValueError):
    """A move was played that is not legal; carries the move and the reason."""

    def __init__(self, move: object, reason: Reason) -> None:
        super().__init__(f"{move}: {reason.why.value} {reason.facts}")
        self.move = move
        self.reason = reason
