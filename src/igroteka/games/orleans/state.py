"""State and Player of Orléans: fields, clone and tiny questions; nothing here decides."""

from __future__ import annotations

from igroteka.games.orleans.pieces import (
    CITIZENS,
    DEED_SPACES,
    EMPTY,
    GOODS,
    GUNPOWDER_TOWER,
    HERB_GARDEN,
    KINDS,
    KNIGHT,
    KNIGHT_DRAW,
    LEVEL_AT,
    MARKET_SPACES,
    NO_GOOD,
    ORLEANS,
    SCHOOL,
    SLOT_COUNT,
    SPACE_MARK,
    START_COINS,
    STATIONS_EACH,
    TECH_TILES,
    TOKEN_COUNT,
    TOWER_SLOTS,
    TOWNS,
    TRACKS,
)
from igroteka.kernel.state import State

# Phases, in the order of the round.
EXCLUSION, HOURGLASS, CENSUS, FOLLOWERS_PHASE, PLANNING, ACTIONS, EVENT, START_PLAYER, END = range(
    9
)
PHASES = (
    "exclusion",
    "hourglass",
    "census",
    "followers",
    "planning",
    "actions",
    "event",
    "start_player",
    "end",
)


class Player:
    """One seat's pieces. Followers are counted per token, slots hold a token, TECH or EMPTY."""

    __slots__ = (
        "bag",
        "citizens",
        "coins",
        "development",
        "dice",
        "goods",
        "market",
        "merchant",
        "passed",
        "placed",
        "second_thoughts",
        "shown_bag",
        "shown_market",
        "shown_slots",
        "slots",
        "stations_left",
        "techs",
        "techs_laid",
        "tiles",
        "tracks",
    )

    coins: int
    goods: list[int]
    bag: list[int]
    market: list[int]
    slots: list[int]
    tracks: list[int]
    development: int
    citizens: int
    stations_left: int
    merchant: int
    techs: int  # waiting beside the board
    techs_laid: int  # how many were ever laid (5.2)
    tiles: list[int]
    passed: bool
    placed: list[int]  # slots filled in this planning phase (R19)
    second_thoughts: int  # followers taken back in this planning phase (R19)
    # What others see while everybody plans: market, slots and bag as they were before.
    shown_market: list[int]
    shown_slots: list[int]
    shown_bag: int
    dice: int

    def begin(self) -> None:
        """1.1, 1.4, 1.10 What a player has before the first follower is laid out."""
        self.coins = START_COINS
        self.goods = [0] * len(GOODS)
        self.bag = [0] * TOKEN_COUNT
        self.market = [0] * TOKEN_COUNT
        self.slots = [EMPTY] * SLOT_COUNT
        self.tracks = [0] * len(TRACKS)
        self.development = 0
        self.citizens = 0
        self.stations_left = STATIONS_EACH
        self.merchant = ORLEANS
        self.techs = 0
        self.techs_laid = 0
        self.tiles = []
        self.passed = False
        self.placed = []
        self.second_thoughts = 0
        self.shown_market = []
        self.shown_slots = []
        self.shown_bag = 0
        self.dice = 0

    def clone(self) -> Player:
        """An equal player that shares nothing."""
        new = Player()
        new.coins = self.coins
        new.goods = self.goods.copy()
        new.bag = self.bag.copy()
        new.market = self.market.copy()
        new.slots = self.slots.copy()
        new.tracks = self.tracks.copy()
        new.development = self.development
        new.citizens = self.citizens
        new.stations_left = self.stations_left
        new.merchant = self.merchant
        new.techs = self.techs
        new.techs_laid = self.techs_laid
        new.tiles = self.tiles.copy()
        new.passed = self.passed
        new.placed = self.placed.copy()
        new.second_thoughts = self.second_thoughts
        new.shown_market = self.shown_market.copy()
        new.shown_slots = self.shown_slots.copy()
        new.shown_bag = self.shown_bag
        new.dice = self.dice
        return new

    def level(self) -> int:
        """6.4 The highest star reached on the development track."""
        return LEVEL_AT[self.development]

    def draw_limit(self) -> int:
        """3.3 How many followers may be drawn from the bag in a round."""
        return KNIGHT_DRAW[self.tracks[KNIGHT]]

    def free_market_spaces(self) -> int:
        """3.3a How many more followers the market can take, the tower included (11.15)."""
        free = MARKET_SPACES - sum(self.market)
        if GUNPOWDER_TOWER in self.tiles:
            for slot in TOWER_SLOTS:
                if self.slots[slot] == EMPTY:
                    free += 1
        return free

    def powers(self) -> int:
        """11.11, 11.13 Which substitutes the player has: an index into FITS."""
        return (1 if SCHOOL in self.tiles else 0) + (2 if HERB_GARDEN in self.tiles else 0)


class OrleansState(State):
    """One position of Orléans."""

    __slots__ = (
        "citizens",
        "deeds",
        "excluded",
        "exclusion",
        "first",
        "goods_market",
        "goods_out",
        "hourglass",
        "in_turn",
        "phase",
        "players",
        "round",
        "spaces",
        "stations",
        "stations_out",
        "supply",
        "techs",
        "techs_out",
        "tiles",
        "tokens_out",
        "variant_first",
    )

    players: list[Player]
    round: int
    phase: int
    first: int
    hourglass: list[int]  # all 18 events; those before `round` have been shown
    supply: list[int]
    goods_market: list[int]
    spaces: list[int]  # goods on roads and rivers
    stations: list[int]  # per town, one bit per seat that has a station there
    deeds: list[int]  # spaces still empty, per deed and kind
    citizens: list[int]  # 1 while it lies on the board
    tiles: list[int]  # place tiles nobody has yet
    techs: int
    # What left the game: by torture, by the set-up or by the exclusion rule.
    tokens_out: list[int]
    goods_out: list[int]
    excluded: list[int]
    techs_out: int
    stations_out: list[int]
    # The variant that was agreed on.
    in_turn: bool
    exclusion: bool
    variant_first: int

    def begin(self, seats: int) -> None:
        """An empty table: full deeds, citizens and techs, everything else still in the box."""
        super().begin(seats)
        self.players = [new_player() for _ in range(seats)]
        self.round = 0
        self.phase = EXCLUSION
        self.first = 0
        self.hourglass = []
        self.supply = [0] * KINDS
        self.goods_market = [0] * len(GOODS)
        self.spaces = [NO_GOOD] * len(SPACE_MARK)
        self.stations = [0] * len(TOWNS)
        self.deeds = list(DEED_SPACES)
        self.citizens = [1] * len(CITIZENS)
        self.tiles = []
        self.techs = TECH_TILES
        self.tokens_out = [0] * KINDS
        self.goods_out = [0] * len(GOODS)
        self.excluded = []
        self.techs_out = 0
        self.stations_out = [0] * seats
        self.in_turn = False
        self.exclusion = False
        self.variant_first = -1

    def clone(self) -> OrleansState:
        """An equal position that shares nothing that changes."""
        new = OrleansState()
        new.copy_plan(self)
        new.players = [player.clone() for player in self.players]
        new.round = self.round
        new.phase = self.phase
        new.first = self.first
        new.hourglass = self.hourglass.copy()
        new.supply = self.supply.copy()
        new.goods_market = self.goods_market.copy()
        new.spaces = self.spaces.copy()
        new.stations = self.stations.copy()
        new.deeds = self.deeds.copy()
        new.citizens = self.citizens.copy()
        new.tiles = self.tiles.copy()
        new.techs = self.techs
        new.tokens_out = self.tokens_out.copy()
        new.goods_out = self.goods_out.copy()
        new.excluded = self.excluded.copy()
        new.techs_out = self.techs_out
        new.stations_out = self.stations_out.copy()
        new.in_turn = self.in_turn
        new.exclusion = self.exclusion
        new.variant_first = self.variant_first
        return new

    def event(self) -> int:
        """The event of this round (3.1)."""
        return self.hourglass[self.round - 1]

    def in_order(self) -> list[int]:
        """All seats clockwise from the first player."""
        return [(self.first + i) % self.seats for i in range(self.seats)]

    def stations_of(self, seat: int) -> list[int]:
        """The towns where a seat has built."""
        bit = 1 << seat
        return [town for town in range(len(TOWNS)) if self.stations[town] & bit]

    def stations_built(self, seat: int) -> int:
        """How many stations a seat has on the map."""
        left = self.players[seat].stations_left
        return STATIONS_EACH - left - self.stations_out[seat]


def new_player() -> Player:
    """A player at the start."""
    player = Player()
    player.begin()
    return player


def new_state(seats: int) -> OrleansState:
    """A table on which nothing has been laid out yet."""
    s = OrleansState()
    s.begin(seats)
    return s
