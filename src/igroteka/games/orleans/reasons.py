"""Codes for the reasons of refusals, and the clause each code points at."""

from __future__ import annotations

from typing import Final

NOT_NOW: Final = "not_now"
NOT_YOURS: Final = "not_yours"
SLOT_TAKEN: Final = "slot_taken"
WRONG_KIND: Final = "wrong_kind"
ONLY_MONK: Final = "only_monk"
NO_STARTER: Final = "no_starter"
EQUAL_SLOT_FIRST: Final = "equal_slot_first"
NO_SUCH_FOLLOWER: Final = "no_such_follower"
NOT_PLACED_NOW: Final = "not_placed_now"
TOO_MANY_SECOND_THOUGHTS: Final = "too_many_second_thoughts"
MARKET_OVERFULL: Final = "market_overfull"
TOO_MANY_DRAWN: Final = "too_many_drawn"
NOTHING_THERE: Final = "nothing_there"
TOWER_IS_MARKET: Final = "tower_is_market"
NOT_ACTIVATED: Final = "not_activated"
NO_FOLLOWERS_LEFT: Final = "no_followers_left"
TRACK_END: Final = "track_end"
PILGRIMAGE_FORBIDS: Final = "pilgrimage_forbids"
NO_WAY: Final = "no_way"
TOWN_TAKEN: Final = "town_taken"
NO_STATION_LEFT: Final = "no_station_left"
DEVELOPMENT_FULL: Final = "development_full"
NOBODY_TO_SEND: Final = "nobody_to_send"
DEED_FULL: Final = "deed_full"
SEND_ONE_FIRST: Final = "send_one_first"
NO_GOOD_LEFT: Final = "no_good_left"
NO_TECH_LEFT: Final = "no_tech_left"
CANNOT_AFFORD: Final = "cannot_afford"
STEPS_LEFT: Final = "steps_left"
BAG_EMPTY: Final = "bag_empty"
NOT_THIS_WAY: Final = "not_this_way"
NO_SUCH_GOOD: Final = "no_such_good"
TILE_GONE: Final = "tile_gone"
STACK_CLOSED: Final = "stack_closed"
NOT_DRAWN: Final = "not_drawn"
NOT_ON_BATHHOUSE: Final = "not_on_bathhouse"
NO_FIXED_KIND: Final = "no_fixed_kind"
SINGLE_FOLLOWER: Final = "single_follower"
ONE_TECH: Final = "one_tech"
NEVER_MONK: Final = "never_monk"
FIRST_REPLACES_FARMER: Final = "first_replaces_farmer"
NOT_FOOD_YOU_HAVE: Final = "not_food_you_have"
NOTHING_TO_GIVE: Final = "nothing_to_give"
COIN_SPACE: Final = "coin_space"

CLAUSE_OF: Final = {
    "not_your_turn": "3.5",
    "game_over": "7.1",
    NOT_NOW: "2.1",
    NOT_YOURS: "4.2c",
    SLOT_TAKEN: "3.4b",
    WRONG_KIND: "3.4b",
    ONLY_MONK: "4.5a",
    NO_STARTER: "4.10e",
    EQUAL_SLOT_FIRST: "3.4b",
    NO_SUCH_FOLLOWER: "3.4",
    NOT_PLACED_NOW: "12.8",
    TOO_MANY_SECOND_THOUGHTS: "3.4",
    MARKET_OVERFULL: "11.15",
    TOO_MANY_DRAWN: "3.3a",
    NOTHING_THERE: "12.8",
    TOWER_IS_MARKET: "11.15",
    NOT_ACTIVATED: "3.4c",
    NO_FOLLOWERS_LEFT: "12.1",
    TRACK_END: "4.0",
    PILGRIMAGE_FORBIDS: "9.1",
    NO_WAY: "4.6",
    TOWN_TAKEN: "4.8",
    NO_STATION_LEFT: "4.8",
    DEVELOPMENT_FULL: "6.1",
    NOBODY_TO_SEND: "4.10a",
    DEED_FULL: "4.10d",
    SEND_ONE_FIRST: "4.10a",
    NO_GOOD_LEFT: "11.1",
    NO_TECH_LEFT: "12.1",
    CANNOT_AFFORD: "11.14",
    STEPS_LEFT: "11.14",
    BAG_EMPTY: "11.16",
    NOT_THIS_WAY: "4.6",
    NO_SUCH_GOOD: "4.6",
    TILE_GONE: "4.2c",
    STACK_CLOSED: "4.2d",
    NOT_DRAWN: "11.16",
    NOT_ON_BATHHOUSE: "11.16",
    NO_FIXED_KIND: "5.1",
    SINGLE_FOLLOWER: "5.5",
    ONE_TECH: "5.4",
    NEVER_MONK: "5.3",
    FIRST_REPLACES_FARMER: "5.2",
    NOT_FOOD_YOU_HAVE: "9.5",
    NOTHING_TO_GIVE: "10.1",
    COIN_SPACE: "10.4",
}
