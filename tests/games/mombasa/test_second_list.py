"""Every printed fact of Mombasa is the one of the second list, `components.txt`."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from igroteka.games.mombasa.atlas import (
    BASE_COLUMNS,
    BORDER,
    COINS,
    FROM_BASE,
    INSIDE,
    MINES,
    RECTANGLES,
    REGION_PAYS,
    REGIONS,
    SIDE_OF,
    SIDES,
)
from igroteka.games.mombasa.books import (
    BOOK_COST,
    BOOK_LETTER,
    BOOK_LETTERS,
    BOOK_NEEDS,
    BOOK_PAYS,
    BOOK_SCALE,
    BOOK_SLOT_AT,
    BOOK_SPACES,
    BOOK_VALUE,
    BOOKS,
    COIN_SPACES,
    FIRST_STARTING_BOOK,
    FIRST_TILES,
    NEEDS,
    SCALE_LESS,
    START_BONUSES,
    STARTING_TILES,
    TAKES_A,
    TILE_BONUS,
    TILE_RESTS,
)
from igroteka.games.mombasa.pieces import (
    CARD_DIAMONDS,
    CARD_LETTER,
    CARD_MINES_OF,
    CARD_POINTS,
    CARD_POUNDS,
    CARD_RED,
    CARD_SHARE_OF,
    CARD_SHARES,
    CARD_SUIT,
    CARD_TYPE,
    CARD_VALUE,
    CARDS,
    COLUMNS,
    COMPANIES,
    DIAMOND_SLOT_AT,
    DIAMOND_VALUE,
    EACH_OTHER_MERCHANT,
    FIRST_STARTING,
    FIRST_TILE,
    FIRST_TRACKS,
    FOLDER,
    GOODS,
    LETTERS,
    MERCHANT,
    NUMBERED_OF,
    REWARDS,
    ROWS,
    SUITS,
    SURCHARGE,
    TRACKS,
    TYPES,
)
from igroteka.games.mombasa.spots import (
    EITHER,
    EITHER_PAYS,
    LINE_FROM,
    LINE_PAYS,
    SELL,
    SPOT_BOOKS,
    SPOT_COMPANY,
    SPOT_DIAMONDS,
    SPOT_DISCOUNT,
    SPOT_KIND,
    SPOT_KINDS,
    SPOT_PLUS,
    SPOT_POUNDS,
    SPOT_STEPS,
    SPOT_SUIT,
    SPOT_TAKES,
    SPOT_TILE,
    SPOT_TRACKS,
    SPOTS,
)
from igroteka.games.mombasa.tracks import (
    BONUSES,
    DISCOUNT,
    EXPANSION_MORE,
    FIELD_POUNDS,
    MARKERS_MORE,
    MIXING_GOOD,
    SHARES_AT,
    TOLL,
    VALUE_MORE,
)
from tests.support.second_list import counts, line, named, read, row

FILE = Path(__file__).parent / "components.txt"


def at_spaces(numbers: tuple[int, ...]) -> str:
    """The spaces of a track that have a number of their own, each with it."""
    return " ".join(
        [f"{space}:{numbers[space]}" for space in range(len(numbers)) if numbers[space]]
    )


def rises(numbers: tuple[int, ...]) -> str:
    """The spaces of a track on which a total rises, each with the total."""
    last = range(1, len(numbers))
    return " ".join([f"{s}:{numbers[s]}" for s in last if numbers[s] > numbers[s - 1]])


def cards() -> list[str]:
    place = {NUMBERED_OF[index]: index + 1 for index in range(len(NUMBERED_OF))}
    found = []
    for card in range(len(CARDS)):
        tile = card >= FIRST_TILE
        found.append(
            line(
                CARDS[card],
                letter=LETTERS[CARD_LETTER[card]] if card < FIRST_STARTING else "",
                place=place.get(card, 0),
                type=TYPES[CARD_TYPE[card]],
                suit=named(SUITS, CARD_SUIT[card]),
                value=CARD_VALUE[card],
                points=CARD_POINTS[card],
                diamonds=CARD_DIAMONDS[card],
                each_other=EACH_OTHER_MERCHANT if tile and CARD_TYPE[card] == MERCHANT else 0,
                pounds=CARD_POUNDS[card],
                mines=named(COMPANIES, CARD_MINES_OF[card]),
                red=CARD_RED[card],
                shares=counts(COMPANIES[CARD_SHARE_OF[card] :][:1], (CARD_SHARES[card],))
                if CARD_SHARES[card]
                else "",
            )
        )
    return found


def display() -> list[str]:
    return [line(COLUMNS[c], more=str(SURCHARGE[ROWS * c])) for c in range(len(COLUMNS))]


def books() -> list[str]:
    found = []
    for book in range(FIRST_STARTING_BOOK):
        scale = f"the {GOODS[BOOK_SCALE[book]]} less {SCALE_LESS}" if BOOK_SCALE[book] >= 0 else ""
        found.append(
            line(
                BOOKS[book],
                letter=BOOK_LETTERS[BOOK_LETTER[book]],
                costs=BOOK_COST[BOOK_LETTER[book]],
                asks=counts(NEEDS, BOOK_NEEDS[book]),
                pays=counts(REWARDS, BOOK_PAYS[book]) or scale,
            )
        )
    return found


def coins_on_books() -> list[str]:
    return [
        line(
            f"round {r}", upper=BOOK_SPACES[COIN_SPACES[r][0]], lower=BOOK_SPACES[COIN_SPACES[r][1]]
        )
        for r in range(2, len(COIN_SPACES))
    ]


def starting_tiles() -> list[str]:
    return [
        line(
            STARTING_TILES[tile],
            first_game=FIRST_TILES.index(tile) + 1 if tile in FIRST_TILES else 0,
            rest=" ".join([CARDS[card] for card in TILE_RESTS[tile]]),
            asks=counts(NEEDS, BOOK_NEEDS[FIRST_STARTING_BOOK + tile]),
            pays=counts(REWARDS, BOOK_PAYS[FIRST_STARTING_BOOK + tile]),
            bonus=counts(START_BONUSES, TILE_BONUS[tile]),
        )
        for tile in range(len(STARTING_TILES))
    ]


def own_tracks() -> list[str]:
    free = [space for space in range(len(TAKES_A)) if TAKES_A[space]]
    return [
        line("diamonds", values=rises(DIAMOND_VALUE), slot_at=DIAMOND_SLOT_AT),
        line(
            "books",
            values=rises(BOOK_VALUE),
            slot_at=BOOK_SLOT_AT,
            a_on=row(free),
        ),
    ]


def company_tracks() -> list[str]:
    return [
        line(
            TRACKS[track],
            shares=rises(SHARES_AT[track]),
            fields=at_spaces(FIELD_POUNDS[track]),
            tolls=at_spaces(TOLL[track]),
        )
        for track in range(len(TRACKS))
    ]


def bonuses() -> list[str]:
    found = []
    for place in range(len(BONUSES)):
        track, level = place // 2, place % 2 + 1
        found.append(
            line(
                BONUSES[place],
                discount=counts(GOODS, DISCOUNT[track][level]),
                mixes=named(GOODS, MIXING_GOOD[track][level]),
                value=counts(GOODS, VALUE_MORE[track][level]),
                expansion=EXPANSION_MORE[track][level],
                markers=MARKERS_MORE[track][level],
            )
        )
    return found


def companies() -> list[str]:
    file = Path(FOLDER) / "data" / "setup.toml"
    colours = {c["id"]: c["colour"] for c in tomllib.loads(file.read_text("utf-8"))["company"]}
    return [
        line(
            COMPANIES[company],
            colour=colours[COMPANIES[company]],
            side=SIDES[SIDE_OF[company]],
            first_track=TRACKS[FIRST_TRACKS[company]],
        )
        for company in range(len(COMPANIES))
    ]


def bases() -> list[str]:
    return [
        line(f"column {BASE_COLUMNS[c]}", coins=row(COINS[c])) for c in range(len(BASE_COLUMNS))
    ]


def regions() -> list[str]:
    return [
        line(
            REGIONS[region],
            pays=counts(REWARDS, REGION_PAYS[region]),
            mines=MINES[region],
            inside=named(REGIONS, INSIDE[region]),
            borders=counts(REGIONS, BORDER[region]),
            bases=counts(COMPANIES, FROM_BASE[region]),
            rectangle=row(RECTANGLES[region]),
        )
        for region in range(len(REGIONS))
    ]


def spots() -> list[str]:
    found = []
    for spot in range(len(SPOTS)):
        kind = SPOT_KIND[spot]
        lines = zip(LINE_FROM[spot], LINE_PAYS[spot], strict=True)
        found.append(
            line(
                SPOTS[spot],
                kind=SPOT_KINDS[kind],
                costs=SPOT_POUNDS[spot],
                discount=SPOT_DISCOUNT[spot],
                takes=(named(GOODS, SPOT_TAKES[spot]) or "any") if kind == SELL else "",
                plus=SPOT_PLUS[spot],
                tile=CARDS[SPOT_TILE[spot]] if SPOT_TILE[spot] >= 0 else "",
                suit=named(SUITS, SPOT_SUIT[spot]),
                company=named(COMPANIES, SPOT_COMPANY[spot]),
                lines=" | ".join([f"from {n}: {counts(REWARDS, pays)}" for n, pays in lines]),
                diamonds=SPOT_DIAMONDS[spot],
                books=SPOT_BOOKS[spot],
                either=" | ".join([counts(REWARDS, pays) for pays in EITHER_PAYS[spot]])
                if kind == EITHER
                else "",
                steps=SPOT_STEPS[spot],
                tracks=SPOT_TRACKS[spot],
            )
        )
    return found


KINDS: dict[str, Callable[[], list[str]]] = {
    "cards and bonus tiles": cards,
    "columns of the card display": display,
    "books": books,
    "coins on books": coins_on_books,
    "starting tiles": starting_tiles,
    "tracks of the player board": own_tracks,
    "company tracks": company_tracks,
    "permanent bonuses": bonuses,
    "companies": companies,
    "bases": bases,
    "regions": regions,
    "bonus spots": spots,
}


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_of_component_is_as_in_the_second_list(kind: str) -> None:
    assert KINDS[kind]() == read(FILE)[kind]


def test_the_second_list_has_nothing_else() -> None:
    assert list(read(FILE)) == list(KINDS)
    assert sum([len(lines) for lines in read(FILE).values()]) == 220
