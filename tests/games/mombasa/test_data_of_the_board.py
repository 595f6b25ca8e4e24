"""Company tracks, bases, map and spots hold together, and the examples can happen."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

import pytest

from igroteka.games.mombasa.atlas import (
    BORDER,
    COINS,
    COLUMN_PRICE,
    COLUMN_PRICE_OPENED,
    ENCLAVES,
    FROM_BASE,
    INSIDE,
    MINES,
    NEIGHBOURS,
    OCCUPIED_COST,
    RECTANGLES,
    REGION_COUNT,
    REGION_PAYS,
    REGIONS,
    SIDE_OF,
    SIDES,
)
from igroteka.games.mombasa.pieces import (
    BANANAS,
    BOOK_POINTS,
    BOX,
    CAIRO,
    CAPE_TOWN,
    CARD_DIAMONDS,
    CARD_MINES_OF,
    CARD_SHARE_OF,
    CARD_SHARES,
    COFFEE,
    COMPANIES,
    FIRST_STARTING,
    FIRST_TRACKS,
    MINES_EACH_STEP,
    NONE,
    POUNDS,
    REWARDS,
    SAINT_LOUIS,
    START_MARKERS,
    STEPS,
    TRACKS,
)
from igroteka.games.mombasa.spots import (
    BOARD_SPOTS,
    EITHER_PAYS,
    LINE_FROM,
    LINE_PAYS,
    MAJORITY,
    RESERVE,
    SPOT_COMPANY,
    SPOT_DIAMONDS,
    SPOT_DISCOUNT,
    SPOT_KIND,
    SPOT_PLUS,
    SPOT_POUNDS,
    SPOT_STEPS,
    SPOT_TAKES,
    SPOT_TRACKS,
    SPOTS,
    TRACK_SPOTS,
)
from igroteka.games.mombasa.tracks import (
    A1,
    A2,
    B1,
    B2,
    DISCOUNT,
    EXPANSION_MORE,
    FIELD_POUNDS,
    FIELD_SPACES,
    FIELDS_PASSED,
    HALVES,
    MARKERS_MORE,
    MIXING_GOOD,
    MOST_MARKERS,
    SHARES_AT,
    TOLL,
    TRACK_LAST,
    VALUE_MORE,
)

ACTION = range(FIRST_STARTING)
REGION = range(REGION_COUNT)


def region(name: str) -> int:
    """The number of a region."""
    return REGIONS.index(name)


def spot(name: str) -> int:
    """The number of a spot."""
    return SPOTS.index(name)


def reward(**amounts: int) -> tuple[int, ...]:
    """A reward said in words."""
    return tuple([amounts.get(name, 0) for name in REWARDS])


# --- company tracks --------------------------------------------------------------------------


@pytest.mark.parametrize("track", range(len(TRACKS)), ids=TRACKS)
def test_a_track_has_eight_shares_two_fields_and_its_tolls(track: int) -> None:
    last = TRACK_LAST[track]
    steps = [SHARES_AT[track][s] - SHARES_AT[track][s - 1] for s in range(1, last + 1)]

    assert last == 20
    assert set(steps) == {0, 1}
    assert (SHARES_AT[track][0], SHARES_AT[track][last], steps[-1]) == (0, 8, 1)
    assert [FIELD_POUNDS[track][space] for space in FIELD_SPACES[track]] == [1, 2]
    assert sum(FIELD_POUNDS[track]) == 3
    assert [FIELDS_PASSED[track][space] for space in (0, last)] == [0, 2]
    assert len([toll for toll in TOLL[track] if toll]) in (1, 2)
    assert TOLL[track][last] == 0


def test_totals_of_the_tracks() -> None:
    """Sums of the spaces with shares, special fields and tolls, and of the pounds of the tolls."""
    found = []
    for track in range(len(TRACKS)):
        line = SHARES_AT[track]
        rises = [s for s in range(1, len(line)) if line[s] > line[s - 1]]
        tolls = [s for s in range(len(TOLL[track])) if TOLL[track][s]]
        found.append((sum(rises), sum(FIELD_SPACES[track]), sum(tolls), sum(TOLL[track])))

    assert found == [
        (91, 15, 9, 2),
        (91, 15, 9, 2),
        (92, 17, 21, 3),
        (93, 19, 9, 2),
        (91, 15, 10, 2),
        (92, 14, 23, 2),
        (88, 17, 23, 3),
        (98, 21, 19, 4),
    ]


def test_the_permanent_bonuses_are_those_of_the_rulebook() -> None:
    none, bananas, cotton = (0, 0, 0), (0, 1, 0), (0, 0, 1)

    assert DISCOUNT[A1] == (none, bananas, bananas)
    assert MIXING_GOOD[A1] == (NONE, NONE, BANANAS)
    assert DISCOUNT[A2] == (none, cotton, none)
    assert VALUE_MORE[A2] == (none, none, cotton)
    assert EXPANSION_MORE[B1] == (0, 1, 2)
    assert MARKERS_MORE[B2] == (0, 1, 2)
    assert sum([max(goods) for track in DISCOUNT for goods in track]) == 3
    assert sum([sum(levels) for levels in (*EXPANSION_MORE, *MARKERS_MORE)]) == 6


def test_both_discounts_are_on_one_letter_so_that_they_never_meet() -> None:
    with_discount = [t for t in range(len(TRACKS)) if max([max(g) for g in DISCOUNT[t]])]

    assert with_discount == [A1, A2]
    assert HALVES[0] == (A1, A2)


def test_five_bonus_markers_of_each_colour_are_enough() -> None:
    assert START_MARKERS == {2: 3, 3: 2, 4: 2}
    assert MOST_MARKERS == 5
    assert BOX["bonus_markers"] == 4 * MOST_MARKERS


def test_the_first_game_has_the_first_track_of_each_letter() -> None:
    assert [TRACKS[track] for track in FIRST_TRACKS] == ["A1", "B1", "C1", "D1"]
    assert [[TRACKS[t] for t in halves] for halves in HALVES] == [
        ["A1", "A2"],
        ["B1", "B2"],
        ["C1", "C2"],
        ["D1", "D2"],
    ]


# --- bases -----------------------------------------------------------------------------------


def test_the_price_goes_from_0_to_15() -> None:
    assert [column[5] for column in COLUMN_PRICE] == [0, 0, 0]
    assert sum([column[0] for column in COLUMN_PRICE]) == 15
    assert [column[-1] for column in COINS] == [2, 2, 2]


def test_a_column_once_emptied_keeps_the_two_coins_of_its_lowest_place() -> None:
    assert [column[4] for column in COLUMN_PRICE_OPENED] == [2, 2, 2]
    assert [column[0] for column in COLUMN_PRICE_OPENED] == [column[0] for column in COLUMN_PRICE]
    for column in range(3):
        for posts in range(5):
            covered = COINS[column][4 - posts : 4]
            assert COLUMN_PRICE_OPENED[column][posts] == sum(COINS[column]) - sum(covered)


def test_seven_shares_of_cape_town_at_six_pounds_are_worth_42() -> None:
    track = FIRST_TRACKS[CAPE_TOWN]
    on_cards = [CARD_SHARES[c] for c in ACTION if CARD_SHARE_OF[c] == CAPE_TOWN]
    price = COLUMN_PRICE[0][0] + COLUMN_PRICE[1][4] + COLUMN_PRICE[2][5]

    assert 5 in SHARES_AT[track]
    assert on_cards.count(1) >= 2
    assert price == 6
    assert (5 + 1 + 1) * price == 42


# --- the map ---------------------------------------------------------------------------------


def cost(company: int, entered: int, held: list[int]) -> int:
    """The cheapest way for a company into a region that nobody holds; 0 if there is none."""
    ways = [FROM_BASE[entered][company], *[BORDER[entered][other] for other in held]]
    return min([way for way in ways if way], default=0)


def test_totals_of_the_map() -> None:
    brought = [[REGION_PAYS[r][kind] for r in REGION if REGION_PAYS[r][kind]] for kind in range(5)]
    borders = Counter([BORDER[a][b] for a in REGION for b in REGION if a < b])
    bases = Counter([points for line in FROM_BASE for points in line])

    assert len(REGIONS) == 24
    assert [(sum(kind), len(kind)) for kind in brought] == [(8, 5), (13, 7), (0, 0), (7, 6), (5, 4)]
    assert sum(MINES) == 12
    assert (borders[1], borders[2]) == (26, 15)
    assert (bases[1], bases[2]) == (8, 4)


def test_every_base_touches_three_regions() -> None:
    for company in range(len(COMPANIES)):
        assert len([r for r in REGION if FROM_BASE[r][company]]) == 3


def test_only_the_regions_around_the_enclaves_are_empty() -> None:
    assert [REGIONS[r] for r in REGION if not sum(REGION_PAYS[r])] == [
        "equatorial_forest",
        "great_lakes",
    ]
    assert [(REGIONS[r], REGIONS[INSIDE[r]]) for r in ENCLAVES] == [
        ("stanley_falls", "equatorial_forest"),
        ("ruwenzori", "great_lakes"),
    ]


def meet(a: int, b: int) -> bool:
    """Whether two rectangles share a piece of edge, or one lies inside the other."""
    one, two = RECTANGLES[a], RECTANGLES[b]
    wide = min(one[2], two[2]) - max(one[0], two[0])
    tall = min(one[3], two[3]) - max(one[1], two[1])
    if min(wide, tall) > 0:
        return INSIDE[a] == b or INSIDE[b] == a
    return max(wide, tall) > 0 and min(wide, tall) == 0


def test_the_drawing_shows_exactly_the_borders() -> None:
    drawn = {(a, b) for a, b in combinations(REGION, 2) if meet(a, b)}

    assert drawn == {(a, b) for a, b in combinations(REGION, 2) if BORDER[a][b]}
    for enclave in ENCLAVES:
        outer = RECTANGLES[INSIDE[enclave]]
        inner = RECTANGLES[enclave]
        assert outer[0] < inner[0] < inner[2] < outer[2]
        assert outer[1] < inner[1] < inner[3] < outer[3]


def test_the_borders_are_the_same_when_the_board_is_turned() -> None:
    """So every company has as easy a start as the one across."""
    half_turn = [
        RECTANGLES.index((100 - x2, 100 - y2, 100 - x1, 100 - y1)) for x1, y1, x2, y2 in RECTANGLES
    ]
    across = [SIDE_OF.index((side + 2) % len(SIDES)) for side in SIDE_OF]
    for a in REGION:
        for b in REGION:
            assert BORDER[a][b] == BORDER[half_turn[a]][half_turn[b]]
        for company in range(len(COMPANIES)):
            assert FROM_BASE[a][company] == FROM_BASE[half_turn[a]][across[company]]


def test_the_expansion_of_the_example_costs_five_points() -> None:
    """Single, single, and double into a region with another company's post."""
    first, second, third = region("kalahari"), region("damaraland"), region("loango")

    costs = [
        cost(CAPE_TOWN, first, []),
        cost(CAPE_TOWN, second, [first]),
        cost(CAPE_TOWN, third, [first, second]) + OCCUPIED_COST,
    ]

    assert costs == [1, 1, 3]


def test_every_region_costs_one_to_three_points() -> None:
    costs = {
        BORDER[a][b] + more for a in REGION for b in NEIGHBOURS[a] for more in (0, OCCUPIED_COST)
    }

    assert costs == {1, 2, 3}


def test_three_regions_with_a_book_point_can_be_entered_at_once() -> None:
    with_one = [r for r in REGION if REGION_PAYS[r] == reward(books=1)]
    ways = []
    for path in permutations(with_one, 3):
        points = [cost(SAINT_LOUIS, path[n], list(path[:n])) for n in range(3)]
        if min(points) > 0 and sum(points) == 3:
            ways.append({REGIONS[r] for r in path})

    assert {"upper_senegal", "gold_coast", "niger_bend"} in ways


def test_cairo_can_hold_three_and_four_mines() -> None:
    north = MINES[region("nubia")] + MINES[region("abyssinia")]
    merchant = next(c for c in ACTION if CARD_MINES_OF[c] == CAIRO)

    assert north == 3
    assert CARD_DIAMONDS[merchant] + north // MINES_EACH_STEP == 3
    assert CARD_DIAMONDS[merchant] + (MINES[region("abyssinia")] * 2) // MINES_EACH_STEP == 4


# --- spots -----------------------------------------------------------------------------------


def test_there_are_11_spots_on_the_board_and_8_on_tracks() -> None:
    kinds = Counter(SPOT_KIND[: len(BOARD_SPOTS)])

    assert (len(BOARD_SPOTS), len(TRACK_SPOTS)) == (11, 8)
    assert (kinds[MAJORITY], kinds[RESERVE]) == (4, 4)
    assert [SPOT_POUNDS[spot(name)] for name in BOARD_SPOTS[-4:]] == [1, 1, 2, 2]
    assert SPOT_POUNDS[spot("buy_card")] == 1


def test_the_lines_of_the_majorities_never_fall() -> None:
    for name in BOARD_SPOTS:
        number = spot(name)
        if SPOT_KIND[number] == MAJORITY:
            assert LINE_FROM[number] == (1, 3, 5)
            for low, high in zip(LINE_PAYS[number], LINE_PAYS[number][1:], strict=False):
                assert all(high[kind] >= low[kind] for kind in range(len(REWARDS)))


def test_the_coffee_majority_is_that_of_the_rulebook() -> None:
    coffee = spot("majority_coffee")

    assert SPOT_COMPANY[coffee] == CAIRO
    assert LINE_PAYS[coffee] == (reward(track=2), reward(track=3), reward(track=4, remove=1))


def test_five_bananas_bring_what_the_example_says() -> None:
    bananas = spot("majority_bananas")

    assert SPOT_COMPANY[bananas] == CAPE_TOWN
    assert LINE_PAYS[bananas][2] == reward(track=3, diamonds=1)


def test_the_other_majorities_bring_pounds_and_book_points() -> None:
    cotton, expansion = LINE_PAYS[spot("majority_cotton")], LINE_PAYS[spot("majority_expansion")]

    assert [line[POUNDS] for line in cotton] == [0, 1, 2]
    assert [line[BOOK_POINTS] for line in expansion] == [0, 1, 2]
    assert [line[STEPS] for line in cotton] == [line[STEPS] for line in expansion] == [2, 3, 4]


def test_the_spots_of_the_tracks_are_those_of_the_rulebook() -> None:
    either = (reward(books=1, diamonds=2), reward(books=2, diamonds=1))

    assert EITHER_PAYS[spot("c1_1")] == EITHER_PAYS[spot("c1_2")] == either
    assert [SPOT_POUNDS[spot(name)] for name in TRACK_SPOTS] == [2, 1, 0, 0, 0, 0, 1, 1]
    assert [SPOT_DISCOUNT[spot(name)] for name in ("c2_1", "c2_2")] == [0, 1]
    assert [SPOT_DIAMONDS[spot(name)] for name in ("c2_1", "c2_2")] == [1, 2]
    assert [SPOT_TAKES[spot(name)] for name in ("sell_card", "d1_1", "d1_2")] == [-1, -1, COFFEE]
    assert [SPOT_PLUS[spot(name)] for name in ("sell_card", "d1_1", "d1_2")] == [2, 3, 8]
    assert [SPOT_STEPS[spot(name)] for name in ("d2_1", "d2_2")] == [2, 2]
    assert [SPOT_TRACKS[spot(name)] for name in ("d2_1", "d2_2")] == [2, 3]
