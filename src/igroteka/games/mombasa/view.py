"""What each seat may know of a position of Mombasa, and how the rest is dealt anew."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from igroteka.games.mombasa.atlas import REGION_COUNT, REGIONS
from igroteka.games.mombasa.books import (
    BOOK_LAST,
    BOOK_LETTERS,
    BOOK_SPACES,
    BOOK_TILES,
    BOOKS,
    STARTING_SPACE,
    STARTING_TILES,
    TILE_RESTS,
)
from igroteka.games.mombasa.offers import DUE, SPENT, holdings, mask_of, ways
from igroteka.games.mombasa.pieces import (
    BONUS_TILES,
    CARD_TYPE,
    CARDS,
    COMPANIES,
    COMPANY_COUNT,
    FIRST_TILE,
    GOODS,
    GOODS_CARD,
    NONE,
    REWARDS,
    ROUND_COINS,
    ROUNDS,
    SPACES,
    START_SLOTS,
    SUITS,
    TILES_DEALT,
    TRACKS,
)
from igroteka.games.mombasa.rules.area import open_slots, totals, value_of
from igroteka.games.mombasa.rules.books import LETTER_MASK
from igroteka.games.mombasa.rules.expansion import EnterRegion, ReturnPost, TakePost, rewards_of
from igroteka.games.mombasa.rules.goods import UseGoods, discount, price_at
from igroteka.games.mombasa.rules.markers import (
    BuyForPounds,
    ChooseEither,
    ChooseLine,
    ChooseTrack,
    SellCard,
    markers_left,
    spots_in_game,
)
from igroteka.games.mombasa.rules.planning import PLANNABLE
from igroteka.games.mombasa.rules.scoring import shares_on_cards, shares_on_track
from igroteka.games.mombasa.rules.setup import give_tile, tile_of
from igroteka.games.mombasa.rules.tracks import AtToll
from igroteka.games.mombasa.rules.turns import Turn
from igroteka.games.mombasa.spots import SPOTS
from igroteka.games.mombasa.state import (
    ACTIONS,
    COLUMN_COUNT,
    PLANNING,
    SETUP,
    SLOT_COUNT,
    MombasaState,
    Player,
    members,
)
from igroteka.kernel.dice import mixed


class SlotView(TypedDict):
    """One action slot; while others plan, their slots look empty. `value` is that of goods now."""

    open: bool
    card: str | None
    value: int
    used: bool
    plus: bool


class TileView(TypedDict):
    """A bonus tile beside the area."""

    tile: str
    used: bool


class BookView(TypedDict):
    """A book on the book track."""

    book: str
    turned: bool


class PlayerView(TypedDict):
    """One player; `hand` and `dealt` are there for its owner only."""

    pounds: int
    hand_size: int
    slots: list[SlotView]
    rests: list[list[str]]
    tiles: list[TileView]
    totals: dict[str, int]
    diamond: int
    jar: int
    books: list[BookView | None]
    on_track: dict[str, int]
    bonuses: dict[str, int]
    shares: dict[str, int]
    markers_left: int
    ended: bool
    hand: NotRequired[list[str]]
    dealt: NotRequired[list[str]]


class ColumnView(TypedDict):
    """One column of a base: its posts, and whether its lowest place has been empty."""

    posts: int
    opened: bool


class CompanyView(TypedDict):
    """One company: its track, its base and the price of its share."""

    track: str
    price: int
    columns: list[ColumnView]
    gone: int


class RegionView(TypedDict):
    """Who stands in a region, and whose post lies there on its side."""

    post: str | None
    lying: str | None


class CardView(TypedDict):
    """A card for sale: its price, and the lower ones for whoever pays with a certain good."""

    card: str
    price: int
    cheaper: dict[str, int]


class BookSpaceView(TypedDict):
    """A space of the book display."""

    book: str | None
    coin: bool


class WayView(TypedDict):
    """The cheapest way of an expansion to a region, and all that stopping there would bring."""

    cost: int
    regions: list[str]
    pays: dict[str, int]


class TaskView(TypedDict):
    """What the player on turn is in the middle of, as everybody at the table can see.

    `left` is what is still to be spent, by kind, and `due` what will be gained. `slots` are goods
    cards being used together. `company`, `region` and `spot` say what it is about.
    """

    seat: int
    left: dict[str, int]
    due: dict[str, int]
    slots: list[int]
    company: str | None
    region: str | None
    spot: str | None
    ways: dict[str, WayView]


class View(TypedDict):
    """The whole table."""

    first: int
    companies: dict[str, CompanyView]
    regions: dict[str, RegionView]
    display: dict[str, CardView | None]
    deck: int
    discard: list[str]
    book_display: dict[str, BookSpaceView]
    book_supply: dict[str, int]
    bought: list[str]
    round_coins: list[int]
    spots: dict[str, int]
    players: list[PlayerView]
    task: TaskView | None


# --- looking ---------------------------------------------------------------------------------


def look(s: MombasaState, seat: int) -> View:
    """What `seat` may know; -1 is the spectator. R58 All but hands and secret plans is open."""
    return {
        "first": s.first,
        "companies": {COMPANIES[c]: look_at_company(s, c) for c in range(COMPANY_COUNT)},
        "regions": {REGIONS[r]: look_at_region(s, r) for r in range(REGION_COUNT)},
        "display": {SPACES[space]: look_at_card(s, space, seat) for space in range(len(SPACES))},
        "deck": s.deck.bit_count(),
        "discard": [CARDS[card] for card in s.discard],
        "book_display": {BOOK_SPACES[p]: look_at_book(s, p) for p in range(len(BOOK_SPACES))},
        "book_supply": {
            BOOK_LETTERS[letter]: (s.book_supply & LETTER_MASK[letter]).bit_count()
            for letter in range(len(BOOK_LETTERS))
        },
        "bought": [BOOKS[book] for book in s.bought],
        "round_coins": [
            ROUND_COINS[s.seats][number] if number > s.round else 0
            for number in range(1, ROUNDS + 1)
        ],
        "spots": {SPOTS[spot]: s.markers[spot] for spot in spots_in_game(s)},
        "players": [look_at_player(s, other, seat) for other in range(s.seats)],
        "task": look_at_task(s),
    }


def look_at_company(s: MombasaState, company: int) -> CompanyView:
    """One company with its base."""
    first = company * COLUMN_COUNT
    return {
        "track": TRACKS[s.tracks[company]],
        "price": s.price(company),
        "columns": [
            {"posts": s.posts[base], "opened": bool(s.opened >> base & 1)}
            for base in range(first, first + COLUMN_COUNT)
        ],
        "gone": s.gone[company],
    }


def look_at_region(s: MombasaState, region: int) -> RegionView:
    """The posts of one region."""
    return {"post": holder(s.held, region), "lying": holder(s.lying, region)}


def holder(masks: list[int], region: int) -> str | None:
    """The company with a post in a region."""
    for company in range(COMPANY_COUNT):
        if masks[company] >> region & 1:
            return COMPANIES[company]
    return None


def look_at_card(s: MombasaState, space: int, seat: int) -> CardView | None:
    """A card of the display with its prices for `seat`; nothing where the space is empty."""
    card = s.display[space]
    if card < 0:
        return None
    cheaper: dict[str, int] = {}
    for good in range(len(GOODS)):
        less = discount(s, s.players[seat], good) if seat >= 0 else 0
        if less:
            cheaper[GOODS[good]] = price_at(s, space, less)
    return {"card": CARDS[card], "price": price_at(s, space, 0), "cheaper": cheaper}


def look_at_book(s: MombasaState, space: int) -> BookSpaceView:
    """A book of the display and the coin below it."""
    book = s.book_display[space]
    return {"book": None if book < 0 else BOOK_TILES[book], "coin": bool(s.coins >> space & 1)}


def look_at_task(s: MombasaState) -> TaskView | None:
    """What the player on turn has begun; nothing between two actions."""
    if s.phase != ACTIONS or not s.stack or isinstance(s.stack[-1], Turn):
        return None
    step = s.stack[-1]
    held = holdings(s, step.seat)
    task: TaskView = {
        "seat": step.seat,
        "left": {kind: held[kind] for kind in SPENT if held[kind]},
        "due": {due.removeprefix("due_"): held[due] for due in DUE if held[due]},
        "slots": [],
        "company": None,
        "region": None,
        "spot": None,
        "ways": {},
    }
    if isinstance(step, UseGoods):
        task["slots"] = [slot + 1 for slot in range(SLOT_COUNT) if step.chosen >> slot & 1]
    elif isinstance(step, (EnterRegion, TakePost, ReturnPost, AtToll)):
        task["company"] = COMPANIES[step.company]
    elif isinstance(step, (BuyForPounds, SellCard, ChooseLine, ChooseEither, ChooseTrack)):
        task["spot"] = SPOTS[step.spot]
    if isinstance(step, (TakePost, ReturnPost)):
        task["region"] = REGIONS[step.region]
    if isinstance(step, EnterRegion):
        task["ways"] = look_at_ways(s, step)
    return task


def look_at_ways(s: MombasaState, step: EnterRegion) -> dict[str, WayView]:
    """Every region that the expansion can reach, and what it would bring in all (6.8)."""
    found: dict[str, WayView] = {}
    for region, way in ways(s, step.company, step.points).items():
        pays = rewards_of(s.lying[step.company] | mask_of(way.regions))
        found[REGIONS[region]] = {
            "cost": way.cost,
            "regions": [REGIONS[other] for other in way.regions],
            "pays": {REWARDS[kind]: pays[kind] for kind in range(len(pays)) if pays[kind]},
        }
    return found


def look_at_player(s: MombasaState, other: int, seat: int) -> PlayerView:
    """One player as `seat` sees it."""
    player = s.players[other]
    own = other == seat
    cards = player.cards()
    shown = own or (s.phase != SETUP and s.phase != PLANNING)
    sums = totals(s, player) if shown else [0] * len(SUITS)
    # What others lay in secret still counts as their hand, so not even its number is seen.
    hidden = 0 if shown else laid_in_secret(s, player)
    seen: PlayerView = {
        "pounds": player.pounds,
        "hand_size": player.hand.bit_count() + hidden,
        "slots": [look_at_slot(s, player, slot, shown) for slot in range(SLOT_COUNT)],
        "rests": [names_of(pile) if own or s.phase != SETUP else [] for pile in player.rests],
        "tiles": [
            {"tile": BONUS_TILES[tile], "used": bool(player.tiles_used >> tile & 1)}
            for tile in range(len(BONUS_TILES))
            if player.tiles >> tile & 1
        ],
        "totals": {SUITS[suit]: sums[suit] for suit in range(len(SUITS))},
        "diamond": player.diamond,
        "jar": player.jar,
        "books": [
            look_at_track(player, space, own) for space in range(STARTING_SPACE, BOOK_LAST + 1)
        ],
        "on_track": {COMPANIES[c]: player.on_track[c] for c in range(COMPANY_COUNT)},
        "bonuses": {COMPANIES[c]: player.levels[c] for c in range(COMPANY_COUNT)},
        "shares": {
            COMPANIES[c]: shares_on_track(s, player, c) + shares_on_cards(cards, c)
            for c in range(COMPANY_COUNT)
        },
        "markers_left": markers_left(s, other),
        "ended": player.ended,
    }
    if own:
        seen["hand"] = names_of(player.hand)
        seen["dealt"] = [
            STARTING_TILES[tile] for tile in range(len(STARTING_TILES)) if player.dealt >> tile & 1
        ]
    return seen


def laid_in_secret(s: MombasaState, player: Player) -> int:
    """3.3, R63 How many cards a player has laid out of the others' sight."""
    if s.phase == SETUP:
        return len([pile for pile in player.rests if pile])
    return len([card for card in player.slots if card >= 0])


def look_at_slot(s: MombasaState, player: Player, slot: int, shown: bool) -> SlotView:
    """3.3 A slot and its card, if it is shown."""
    card = player.slots[slot] if shown else NONE
    goods = card >= 0 and CARD_TYPE[card] == GOODS_CARD
    return {
        "open": slot in open_slots(player),
        "card": CARDS[card] if card >= 0 else None,
        "value": value_of(s, player, slot) if goods else 0,
        "used": bool(player.used >> slot & 1),
        "plus": bool(player.plus >> slot & 1),
    }


def look_at_track(player: Player, space: int, own: bool) -> BookView | None:
    """A book on the book track; a starting tile that is not shown yet is only its owner's."""
    book = player.books[space]
    if book < 0 or (player.dealt and not own):
        return None
    return {"book": BOOKS[book], "turned": bool(player.turned >> space & 1)}


def names_of(cards: int) -> list[str]:
    """The cards of a set by name."""
    return [CARDS[card] for card in range(FIRST_TILE) if cards >> card & 1]


# --- dealing anew ----------------------------------------------------------------------------


def deal_hidden(s: MombasaState, seat: int) -> None:
    """R58 Starting tiles that are not shown, and what others have laid in secret.

    What comes from the deck and the books is drawn by dice, which are fresh already.
    """
    if s.phase == SETUP and s.players[0].dealt:
        deal_tiles_anew(s, seat)
        return
    for other in range(s.seats):
        if other != seat and s.phase == SETUP:
            rest_anew(s, other)
        elif other != seat and s.phase == PLANNING:
            plan_anew(s, other)


def deal_tiles_anew(s: MombasaState, seat: int) -> None:
    """1.13a Other tiles for the others; who has chosen keeps one of them."""
    known = s.players[seat].dealt if seat >= 0 else 0
    rest = [tile for tile in range(len(STARTING_TILES)) if not known >> tile & 1]
    rest, s.dice = mixed(rest, s.dice)
    for other in range(s.seats):
        player = s.players[other]
        if other != seat:
            tiles = [rest.pop() for _ in range(TILES_DEALT)]
            player.dealt = sum([1 << tile for tile in tiles])
            if tile_of(player) >= 0:
                give_tile(player, tiles[0])


def rest_anew(s: MombasaState, seat: int) -> None:
    """1.14a Who has finished has rested the cards in any order; who has not begins anew."""
    player = s.players[seat]
    for slot in START_SLOTS:
        player.hand |= player.rests[slot]
        player.rests[slot] = 0
    if not s.own[seat]:
        cards, s.dice = mixed(list(TILE_RESTS[tile_of(player)]), s.dice)
        for slot in START_SLOTS:
            card = cards.pop()
            player.rests[slot] = 1 << card
            player.hand &= ~(1 << card)


def plan_anew(s: MombasaState, seat: int) -> None:
    """3.3 Who has finished has laid any cards of the hand; who has not begins anew."""
    player = s.players[seat]
    for slot in range(SLOT_COUNT):
        if player.slots[slot] >= 0:
            player.hand |= 1 << player.slots[slot]
            player.slots[slot] = NONE
    player.second_thoughts = 0
    if not s.own[seat]:
        cards, s.dice = mixed(members(player.hand & PLANNABLE), s.dice)
        for slot in open_slots(player):
            if cards:
                player.slots[slot] = cards.pop()
                player.hand &= ~(1 << player.slots[slot])
