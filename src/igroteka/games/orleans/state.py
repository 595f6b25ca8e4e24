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

    def __init__(self) -> None:
        self.coins = START_COINS
        self.goods: list[int] = [0] * len(GOODS)
        self.bag: list[int] = [0] * TOKEN_COUNT
        self.market: list[int] = [0] * TOKEN_COUNT
        self.slots: list[int] = [EMPTY] * SLOT_COUNT
        self.tracks: list[int] = [0] * len(TRACKS)
        self.development = 0
        self.citizens = 0
        self.stations_left = STATIONS_EACH
        self.merchant = ORLEANS
        self.techs = 0  # waiting beside the board
        self.techs_laid = 0  # how many were ever laid (5.2)
        self.tiles: list[int] = []
        self.passed = False
        self.placed: list[int] = []  # slots filled in this planning phase (R19)
        self.second_thoughts = 0  # followers taken back in this planning phase (R19)
        # What others see while everybody plans: market, slots and bag as they were before.
        self.shown_market: list[int] = []
        self.shown_slots: list[int] = []
        self.shown_bag = 0
        self.dice = 0

    def clone(self) -> Player:
        """An equal player that shares nothing."""
        new = Player.__new__(Player)
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

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.players: list[Player] = [Player() for _ in range(seats)]
        self.round = 0
        self.phase = EXCLUSION
        self.first = 0
        self.hourglass: list[int] = []  # all 18 events; those before `round` have been shown
        self.supply: list[int] = [0] * KINDS
        self.goods_market: list[int] = [0] * len(GOODS)
        self.spaces: list[int] = [NO_GOOD] * len(SPACE_MARK)  # goods on roads and rivers
        self.stations: list[int] = [0] * len(TOWNS)  # one bit per seat that has a station there
        self.deeds: list[int] = list(DEED_SPACES)  # spaces still empty, per deed and kind
        self.citizens: list[int] = [1] * len(CITIZENS)  # 1 while it lies on the board
        self.tiles: list[int] = []  # place tiles nobody has yet
        self.techs = TECH_TILES
        # What left the game: by torture, by the set-up or by the exclusion rule.
        self.tokens_out: list[int] = [0] * KINDS
        self.goods_out: list[int] = [0] * len(GOODS)
        self.excluded: list[int] = []
        self.techs_out = 0
        self.stations_out: list[int] = [0] * seats
        # The variant that was agreed on.
        self.in_turn = False
        self.exclusion = False
        self.variant_first = -1

    def clone(self) -> OrleansState:
        """An equal position that shares nothing that changes."""
        new = OrleansState.__new__(OrleansState)
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
