"""Why something is not allowed: one code per reason, and the clause each one comes from."""

from __future__ import annotations

from typing import Final

NOT_NOW: Final = "not_now"

# Set-up and planning
NOT_DEALT: Final = "not_dealt"
NOT_ON_TILE: Final = "not_on_tile"
REST_TAKEN: Final = "rest_taken"
NOT_IN_HAND: Final = "not_in_hand"
NO_ACTION: Final = "no_action"
SLOT_CLOSED: Final = "slot_closed"
SLOT_TAKEN: Final = "slot_taken"
SLOT_EMPTY: Final = "slot_empty"
TOO_MANY_SECOND_THOUGHTS: Final = "too_many_second_thoughts"

# Cards of the area
CARD_USED: Final = "card_used"
WRONG_CARD: Final = "wrong_card"
NO_TILE: Final = "no_tile"
TILE_USED: Final = "tile_used"
PLUS_LAID: Final = "plus_laid"

# Goods
OTHER_GOOD: Final = "other_good"
ALREADY_CHOSEN: Final = "already_chosen"
MIX_NEEDS_PURCHASE: Final = "mix_needs_purchase"
MIX_NEEDS_GOOD: Final = "mix_needs_good"
SPACE_EMPTY: Final = "space_empty"
TOO_EXPENSIVE: Final = "too_expensive"
TRACK_END: Final = "track_end"
CANNOT_PAY_TOLL: Final = "cannot_pay_toll"
VALUE_LEFT: Final = "value_left"

# Expansion
NO_EXPANSION: Final = "no_expansion"
NO_POSTS: Final = "no_posts"
NOTHING_IN_REACH: Final = "nothing_in_reach"
CAN_EXPAND: Final = "can_expand"
OWN_POST: Final = "own_post"
NO_ACCESS: Final = "no_access"
TOO_FEW_POINTS: Final = "too_few_points"
ENTER_ONE: Final = "enter_one"
OTHER_COMPANY: Final = "other_company"
COLUMN_EMPTY: Final = "column_empty"
COLUMN_FULL: Final = "column_full"

# Books
NO_BOOK: Final = "no_book"
TOO_FEW_BOOK_POINTS: Final = "too_few_book_points"
NO_ROOM: Final = "no_room"
NOT_BOUGHT: Final = "not_bought"
CROSSED_OUT: Final = "crossed_out"
OTHER_LETTER: Final = "other_letter"
BLOCKS_ANOTHER: Final = "blocks_another"
STARTING_BOOK: Final = "starting_book"
FACE_DOWN: Final = "face_down"
TURNED_ONE: Final = "turned_one"
CANNOT_PAY: Final = "cannot_pay"
NOT_FORWARD: Final = "not_forward"
GAP: Final = "gap"
REQUIREMENT: Final = "requirement"

# Bonus markers
NO_MARKER: Final = "no_marker"
SPOT_TAKEN: Final = "spot_taken"
NOT_IN_GAME: Final = "not_in_game"
LOCKED: Final = "locked"
OTHER_SPOT: Final = "other_spot"
FIRST_TURN: Final = "first_turn"
NOTHING_TO_BUY: Final = "nothing_to_buy"
NOTHING_TO_SELL: Final = "nothing_to_sell"
WRONG_GOOD: Final = "wrong_good"
NO_TOTAL: Final = "no_total"
OUTNUMBERED: Final = "outnumbered"
LINE_TOO_HIGH: Final = "line_too_high"
OWN_TRACK: Final = "own_track"
TRACK_CHOSEN: Final = "track_chosen"

# Ending
PILE_EMPTY: Final = "pile_empty"
TAKE_A_PILE: Final = "take_a_pile"

CLAUSE_OF: Final = {
    "not_your_turn": "4.1",
    "game_over": "14.1",
    NOT_NOW: "4.2",
    NOT_DEALT: "1.13a",
    NOT_ON_TILE: "1.14a",
    REST_TAKEN: "1.14a",
    NOT_IN_HAND: "3.3",
    NO_ACTION: "13.6a",
    SLOT_CLOSED: "3.4a",
    SLOT_TAKEN: "3.4",
    SLOT_EMPTY: "4.3",
    TOO_MANY_SECOND_THOUGHTS: "3.3",
    CARD_USED: "4.4",
    WRONG_CARD: "4.3",
    NO_TILE: "11.1",
    TILE_USED: "11.2",
    PLUS_LAID: "11.3a",
    OTHER_GOOD: "5.1",
    ALREADY_CHOSEN: "5.1",
    MIX_NEEDS_PURCHASE: "16.1",
    MIX_NEEDS_GOOD: "16.1",
    SPACE_EMPTY: "5.3d",
    TOO_EXPENSIVE: "5.3a",
    TRACK_END: "15.2",
    CANNOT_PAY_TOLL: "15.1",
    VALUE_LEFT: "5.4",
    NO_EXPANSION: "4.3",
    NO_POSTS: "6.12",
    NOTHING_IN_REACH: "6.13",
    CAN_EXPAND: "6.13",
    OWN_POST: "6.5a",
    NO_ACCESS: "6.5",
    TOO_FEW_POINTS: "6.6",
    ENTER_ONE: "6.13",
    OTHER_COMPANY: "6.2",
    COLUMN_EMPTY: "6.7",
    COLUMN_FULL: "6.9a",
    NO_BOOK: "8.2",
    TOO_FEW_BOOK_POINTS: "7.2",
    NO_ROOM: "7.3",
    NOT_BOUGHT: "7.3",
    CROSSED_OUT: "7.3a",
    OTHER_LETTER: "7.3d",
    BLOCKS_ANOTHER: "7.3",
    STARTING_BOOK: "8.2",
    FACE_DOWN: "8.3d",
    TURNED_ONE: "8.2",
    CANNOT_PAY: "10.1",
    NOT_FORWARD: "8.3",
    GAP: "8.3e",
    REQUIREMENT: "8.3a",
    NO_MARKER: "10.1",
    SPOT_TAKEN: "10.2",
    NOT_IN_GAME: "15.6b",
    LOCKED: "15.5",
    OTHER_SPOT: "15.7a",
    FIRST_TURN: "10.3a",
    NOTHING_TO_BUY: "10.4",
    NOTHING_TO_SELL: "10.5",
    WRONG_GOOD: "16.7",
    NO_TOTAL: "10.6",
    OUTNUMBERED: "10.6",
    LINE_TOO_HIGH: "10.6b",
    OWN_TRACK: "16.8",
    TRACK_CHOSEN: "16.8",
    PILE_EMPTY: "12.3",
    TAKE_A_PILE: "12.3",
}
