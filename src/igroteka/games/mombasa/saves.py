"""What a save of Mombasa must fulfil beyond the bounds of its fields."""

from __future__ import annotations

from igroteka.games.mombasa.atlas import BASE_COLUMNS, PLACES, POSTS, REGION_COUNT, REGIONS
from igroteka.games.mombasa.books import (
    BOOK_LAST,
    BOOK_LETTER,
    BOOK_SPACES,
    BOOK_TILES,
    BOOKS,
    COIN_SPACES,
    FIRST_STARTING_BOOK,
    STARTING_SPACE,
    TAKES_A,
)
from igroteka.games.mombasa.pieces import (
    ACTION_CARDS,
    BONUS_TILES,
    CARD_TYPE,
    CARDS,
    COMPANIES,
    COMPANY_COUNT,
    FIRST_NUMBERED,
    FIRST_STARTING,
    FIRST_TILE,
    GOODS_CARD,
    NUMBERED_OF,
    ROUND_COINS,
    ROUNDS,
    SHARE_CARD,
    SLOTS,
    TILES_DEALT,
    TRACKS,
)
from igroteka.games.mombasa.rules.area import PLUS_BIT, open_slots
from igroteka.games.mombasa.rules.markers import (
    markers_left,
    spots_in_game,
)
from igroteka.games.mombasa.rules.setup import (
    tile_of,
)
from igroteka.games.mombasa.save_steps import check_steps, expect
from igroteka.games.mombasa.spots import SPOTS
from igroteka.games.mombasa.state import (
    ACTIONS,
    COLUMN_COUNT,
    END,
    PHASES,
    PLANNING,
    SETUP,
    SLOT_COUNT,
    MombasaState,
    Player,
)
from igroteka.games.mombasa.tracks import FIELDS_PASSED, TRACK_LAST
from igroteka.kernel.save import Reader, check_counts


def check(s: MombasaState, r: Reader) -> None:
    """Refuse a position that play cannot reach; raises `UnreadableSave`."""
    check_tracks(s, r)
    check_counts(pieces_of(s), pieces_in_box(s))
    check_bases(s, r)
    check_map(s, r)
    check_round(s, r)
    for seat in range(s.seats):
        check_player(s, seat, f"{r.at('players')}[{seat}]")
    check_common(s, r)
    check_steps(s, r)


# --- pieces ----------------------------------------------------------------------------------


def pieces_of(s: MombasaState) -> dict[str, int]:
    """How many of each card, book and post there are anywhere in the game or out of it."""
    cards = [0] * FIRST_TILE
    for card in range(len(ACTION_CARDS)):
        cards[card] += s.deck >> card & 1
    for card in [*s.discard, *[card for card in s.display if card >= 0]]:
        cards[card] += 1
    books = [s.book_supply >> book & 1 for book in range(len(BOOK_TILES))]
    for book in [*s.covered, *s.bought, *[book for book in s.book_display if book >= 0]]:
        books[book] += 1
    for player in s.players:
        for pile in piles_of(player):
            for card in range(FIRST_TILE):
                cards[card] += pile >> card & 1
        for book in player.books:
            if 0 <= book < len(BOOK_TILES):
                books[book] += 1
    found = {CARDS[card]: cards[card] for card in range(FIRST_TILE)}
    for book in range(len(BOOK_TILES)):
        found[BOOK_TILES[book]] = books[book]
    for company in range(COMPANY_COUNT):
        base = company * COLUMN_COUNT
        posts = sum(s.posts[base : base + COLUMN_COUNT]) + s.gone[company]
        posts += s.held[company].bit_count() + s.lying[company].bit_count()
        found[f"posts of {COMPANIES[company]}"] = posts
    return found


def piles_of(player: Player) -> list[int]:
    """The cards of a player, place by place."""
    return [player.hand, *player.rests, *[1 << card for card in player.slots if card >= 0]]


def pieces_in_box(s: MombasaState) -> dict[str, int]:
    """How many of each piece a game with so many players has."""
    found: dict[str, int] = {}
    used = NUMBERED_OF[: s.seats]  # 1.12
    for card in range(FIRST_TILE):
        if FIRST_STARTING <= card < FIRST_NUMBERED:
            found[CARDS[card]] = s.seats
        else:
            found[CARDS[card]] = 1 if card < FIRST_STARTING or card in used else 0
    for book in BOOK_TILES:
        found[book] = 1
    for company in COMPANIES:
        found[f"posts of {company}"] = POSTS
    return found


# --- the board -------------------------------------------------------------------------------


def check_tracks(s: MombasaState, r: Reader) -> None:
    """1.2 One track of each letter."""
    expect(
        sorted([track // 2 for track in s.tracks]) == list(range(COMPANY_COUNT)),
        f"{r.at('tracks')}: expected one track of each letter",
    )
    s.place_tracks()


def check_bases(s: MombasaState, r: Reader) -> None:
    """6.9a The lowest place of a column, once empty, is never filled again."""
    for base in range(len(s.posts)):
        name = f"{COMPANIES[base // COLUMN_COUNT]}/{BASE_COLUMNS[base % COLUMN_COUNT]}"
        opened = s.opened >> base & 1
        expect(
            s.posts[base] < PLACES or not opened,
            f"{r.at('posts')}: expected at most {PLACES - 1} posts on {name}, "
            f"whose lowest place has been empty",
        )
        expect(
            s.posts[base] > 0 or opened == 1,
            f"{r.at('opened')}: expected {name}, which has no posts",
        )


def check_map(s: MombasaState, r: Reader) -> None:
    """6.5a At most one standing post in a region, and one beside it while a company expands."""
    for region in range(REGION_COUNT):
        standing = [c for c in range(COMPANY_COUNT) if s.held[c] >> region & 1]
        lying = [c for c in range(COMPANY_COUNT) if s.lying[c] >> region & 1]
        expect(
            len(standing) < 2 and len(lying) < 2 and standing != (lying or [-1]),
            f"{r.at('held')}: expected one post in {REGIONS[region]}, found more",
        )
    expanding = [company for company in range(COMPANY_COUNT) if s.lying[company]]
    expect(
        len(expanding) < 2,
        f"{r.at('lying')}: expected posts of one company on their side, found several",
    )


def check_round(s: MombasaState, r: Reader) -> None:
    """3.1 Seven rounds, after the set-up."""
    expect(
        s.round > 0
        and (s.phase != SETUP or s.round == 1)
        and (s.phase != END or s.round == ROUNDS),
        f"{r.at('round')}: expected a round that fits the phase {PHASES[s.phase]}, found {s.round}",
    )
    laid = 0
    for number in range(2, s.round + 1):
        for place in range(ROUND_COINS[s.seats][number]):
            laid |= 1 << COIN_SPACES[number][place]
    for space in range(len(BOOK_SPACES)):
        expect(
            not s.coins & ~laid & 1 << space,
            f"{r.at('coins')}: expected no coin on {BOOK_SPACES[space]} yet",
        )
    expect(
        not s.opening or s.phase == ACTIONS,
        f"{r.at('opening')}: expected the first turn of a round in its action phase",
    )
    expect(
        not s.bought or s.phase == ACTIONS,
        f"{r.at('bought')}: expected books to be bought in the action phase",
    )


def check_common(s: MombasaState, r: Reader) -> None:
    """10.1, 10.2 Markers on spots that are in the game; 1.9, 1.13a one tile of each kind."""
    spots = spots_in_game(s)
    for spot in range(len(SPOTS)):
        expect(
            s.markers[spot] < s.seats and (s.markers[spot] < 0 or spot in spots),
            f"{r.at('markers')}: expected no marker of seat {s.markers[spot]} on {SPOTS[spot]}",
        )
    for seat in range(s.seats):
        expect(
            markers_left(s, seat) >= 0,
            f"{r.at('markers')}: expected fewer markers of seat {seat}",
        )
    bonus = 0
    starting: list[int] = []
    for seat in range(s.seats):
        player = s.players[seat]
        where = f"{r.at('players')}[{seat}]"
        expect(not bonus & player.tiles, f"{where}.tiles: expected tiles that nobody else has")
        bonus |= player.tiles
        mine = [tile for tile in range(player.dealt.bit_length()) if player.dealt >> tile & 1]
        if not mine and tile_of(player) >= 0:
            mine = [tile_of(player)]
        for tile in mine:
            expect(tile not in starting, f"{where}: expected starting tiles that nobody else has")
        starting += mine


# --- players ---------------------------------------------------------------------------------


def check_player(s: MombasaState, seat: int, where: str) -> None:
    """One player's pieces, where they may lie."""
    player = s.players[seat]
    piles = piles_of(player)
    expect(
        sum([pile.bit_count() for pile in piles]) == player.cards().bit_count(),
        f"{where}: expected every card of a player in one place, found one in two",
    )
    check_area(s, player, where)
    check_book_track(player, where)
    for company in range(COMPANY_COUNT):
        track = s.tracks[company]
        space = player.on_track[company]
        expect(
            space <= TRACK_LAST[track],
            f"{where}.on_track: expected at most {TRACK_LAST[track]} on {TRACKS[track]}",
        )
        expect(
            player.levels[company] <= FIELDS_PASSED[track][min(space, TRACK_LAST[track])],
            f"{where}.levels: expected only what is unlocked on {TRACKS[track]}",
        )
    check_tile(s, seat, where)


def check_area(s: MombasaState, player: Player, where: str) -> None:
    """3.4, 4.4, 11.3 Cards with an action on open slots, and what lies on and beside them."""
    area = s.phase == ACTIONS
    for slot in range(SLOT_COUNT):
        card = player.slots[slot]
        if card >= 0:
            expect(
                slot in open_slots(player) and CARD_TYPE[card] != SHARE_CARD,
                f"{where}.slots: expected no {CARDS[card]} on slot {SLOTS[slot]}",
            )
        if player.used >> slot & 1 or player.plus >> slot & 1:
            expect(area and card >= 0, f"{where}: expected a card on slot {SLOTS[slot]}")
        if player.plus >> slot & 1:
            expect(
                CARD_TYPE[card] == GOODS_CARD and player.tiles & PLUS_BIT != 0,
                f"{where}.plus: expected the tile of +1 good, on a goods card",
            )
    expect(player.plus.bit_count() < 2, f"{where}.plus: expected one slot, found several")
    expect(
        s.phase == PLANNING or area or max(player.slots) < 0,
        f"{where}.slots: expected no cards before or after the rounds",
    )
    expect(
        not player.tiles_used & ~player.tiles,
        f"{where}.tiles_used: expected some of the tiles {shown_tiles(player.tiles)}",
    )
    expect(
        player.ended == (s.phase == END) or (area and player.ended),
        f"{where}.ended: expected so at the end of the game, and not before the action phase",
    )
    expect(
        not player.ended or (max(player.slots) < 0 and not player.tiles),
        f"{where}.ended: expected an empty area",
    )


def shown_tiles(tiles: int) -> str:
    """Bonus tiles by name."""
    names = [BONUS_TILES[tile] for tile in range(len(BONUS_TILES)) if tiles >> tile & 1]
    return ", ".join(names) or "none"


def check_book_track(player: Player, where: str) -> None:
    """7.3a, 8.3e Books where they may lie, and none missing behind the jar."""
    for space in range(BOOK_LAST + 1):
        book = player.books[space]
        if book >= 0:
            starting = book >= FIRST_STARTING_BOOK
            fits = starting if space <= STARTING_SPACE else not starting
            crossed = not starting and BOOK_LETTER[book] == 0 and not TAKES_A[space]
            expect(
                space > 0 and fits and not crossed,
                f"{where}.books: expected no {BOOKS[book]} on space {space}",
            )
        expect(
            book >= 0 or not 1 <= space <= player.jar,
            f"{where}.jar: expected books up to space {player.jar}, found none on {space}",
        )
        expect(
            not player.turned >> space & 1 or (book >= 0 and space > STARTING_SPACE),
            f"{where}.turned: expected a book on space {space}",
        )


def check_tile(s: MombasaState, seat: int, where: str) -> None:
    """1.13a, 1.14 A starting tile, or tiles to choose from."""
    player = s.players[seat]
    if player.dealt:
        expect(
            s.phase == SETUP and player.dealt.bit_count() == TILES_DEALT,
            f"{where}.dealt: expected {TILES_DEALT} tiles during the set-up",
        )
        kept = tile_of(player)
        expect(
            kept < 0 or player.dealt >> kept & 1 == 1,
            f"{where}.books: expected one of the tiles dealt",
        )
        expect(
            (kept < 0) == bool(s.own[seat]),
            f"{where}.dealt: expected a choice to come, or a tile that was chosen",
        )
    else:
        expect(tile_of(player) >= 0, f"{where}.books: expected a starting tile")
