"""Why something is not allowed: one code per reason, and the clause each one comes from."""

from __future__ import annotations

from typing import Final

NOT_YOUR_DISC: Final = "not_your_disc"
NOT_IN_HAND: Final = "not_in_hand"
NOT_THIS_DISC: Final = "not_this_disc"
NOT_ON_BOARD: Final = "not_on_board"
NOT_THIS_SIDE: Final = "not_this_side"
NOTHING_TO_MARK: Final = "nothing_to_mark"
MARKED_BY_TOTAL: Final = "marked_by_total"
NO_SHAPE_FITS: Final = "no_shape_fits"
NO_PATH_FITS: Final = "no_path_fits"
NOTHING_TO_COUNT: Final = "nothing_to_count"
COUNT_FIRST: Final = "count_first"
NO_SUCH_BONUS: Final = "no_such_bonus"
MUD_IS_FULL: Final = "mud_is_full"
NODES_ARE_OVER: Final = "nodes_are_over"
NOT_DONE_YET: Final = "not_done_yet"
ALL_DISCOVERED: Final = "all_discovered"
NOT_A_COLOUR: Final = "not_a_colour"
NOT_THE_BOTS: Final = "not_the_bots"

CLAUSE_OF: Final = {
    "not_your_turn": "3.1",
    "game_over": "11.1",
    "not_now": "2.3",
    "out_of_range": "3.6",
    NOT_YOUR_DISC: "3.4",
    NOT_IN_HAND: "3.4",
    NOT_THIS_DISC: "3.10",
    NOT_ON_BOARD: "12.6",
    NOT_THIS_SIDE: "5.8",
    NOTHING_TO_MARK: "5.1",
    MARKED_BY_TOTAL: "9.2",
    NO_SHAPE_FITS: "7.3",
    NO_PATH_FITS: "8.8",
    NOTHING_TO_COUNT: "9.2",
    COUNT_FIRST: "12.11",
    NO_SUCH_BONUS: "12.8",
    MUD_IS_FULL: "9.3",
    NODES_ARE_OVER: "9.6",
    NOT_DONE_YET: "5.1",
    ALL_DISCOVERED: "12.14",
    NOT_A_COLOUR: "13.8",
    NOT_THE_BOTS: "13.10",
    # the ruins
    "building_finished": "6.5",
    "too_many_hexes": "6.4",
    "total_too_small": "6.4",
    # the canyon
    "off_the_canyon": "7.5",
    "covers_a_shape": "7.6",
    "covers_the_bot": "13.21",
    "not_a_shape": "7.2",
    "number_too_large": "7.2",
    "only_a_corner": "7.3",
    "not_adjoining": "7.3",
    "bot_draws_larger": "13.20",
    "not_a_bot_beginning": "13.18",
    # the creek
    "cell_marked": "8.6",
    "through_the_bot": "13.25",
    "through_the_start": "13.22",
    "path_too_short": "8.5",
    "path_too_long": "8.5",
    # the mudcracks
    "node_crossed": "9.3",
    "node_not_joined": "9.4",
    "node_too_dear": "9.3",
    "column_full": "9.6",
    "points_too_few": "9.6",
    "not_on_the_perimeter": "13.26",
    "boxes_full": "13.26",
}
