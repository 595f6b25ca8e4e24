"""Why something is not allowed: one code per reason, and the clause each one comes from."""

from __future__ import annotations

from typing import Final

NOT_NOW: Final = "not_now"
NOT_IN_HAND: Final = "not_in_hand"
CARD_GONE: Final = "card_gone"
ONLY_BUILD: Final = "only_build"
ONLY_GATHER: Final = "only_gather"
DONE_ALREADY: Final = "done_already"
AREA_EMPTY: Final = "area_empty"
TOO_MANY_AREAS: Final = "too_many_areas"
CARRIES_MORE: Final = "carries_more"
NO_SUCH_SLOT: Final = "no_such_slot"
SLOT_EMPTY: Final = "slot_empty"
NOT_FROM_SUPPLY: Final = "not_from_supply"
NONE_IN_SUPPLY: Final = "none_in_supply"
CANNOT_AFFORD: Final = "cannot_afford"
FITS_NOWHERE: Final = "fits_nowhere"
NOT_THE_PRICE: Final = "not_the_price"
WRONG_TILE: Final = "wrong_tile"
OFF_ASTEROID: Final = "off_asteroid"
OVERLAPS: Final = "overlaps"
COVERS_NOTHING: Final = "covers_nothing"
NOT_ADJACENT: Final = "not_adjacent"
NOT_STORED: Final = "not_stored"
SUPPLY_EMPTY: Final = "supply_empty"
NO_SUCH_TILE: Final = "no_such_tile"
MOVED_ALREADY: Final = "moved_already"
UNDER_ANOTHER: Final = "under_another"
NO_PLACE_TO_GO: Final = "no_place_to_go"
NO_SUCH_HOLE: Final = "no_such_hole"
MONUMENT_GONE: Final = "monument_gone"
MUST_GO_ON: Final = "must_go_on"

CLAUSE_OF: Final = {
    "not_your_turn": "2.4",
    "game_over": "7.1",
    NOT_NOW: "2.1",
    NOT_IN_HAND: "2.2",
    CARD_GONE: "1.8",
    ONLY_BUILD: "13.1",
    ONLY_GATHER: "13.1",
    DONE_ALREADY: "13.2",
    AREA_EMPTY: "3.2",
    TOO_MANY_AREAS: "13.3",
    CARRIES_MORE: "3.1",
    NO_SUCH_SLOT: "4.4",
    SLOT_EMPTY: "4.2",
    NOT_FROM_SUPPLY: "4.2",
    NONE_IN_SUPPLY: "4.2",
    CANNOT_AFFORD: "4.1",
    FITS_NOWHERE: "5.1",
    NOT_THE_PRICE: "4.1",
    WRONG_TILE: "4.2",
    OFF_ASTEROID: "5.5",
    OVERLAPS: "5.4",
    COVERS_NOTHING: "13.9",
    NOT_ADJACENT: "5.2",
    NOT_STORED: "3.3",
    SUPPLY_EMPTY: "13.5",
    NO_SUCH_TILE: "13.10",
    MOVED_ALREADY: "13.10",
    UNDER_ANOTHER: "13.10",
    NO_PLACE_TO_GO: "13.10",
    NO_SUCH_HOLE: "11.3",
    MONUMENT_GONE: "11.1",
    MUST_GO_ON: "2.6",
}
