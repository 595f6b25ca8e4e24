"""State and Player of Orléans: their fields, declared once, clone, and small questions."""

from __future__ import annotations

from typing import Final

from igroteka.games.orleans import saves
from igroteka.games.orleans.pieces import (
    CITIZENS,
    DEED_SPACES,
    DEVELOPMENT_END,
    EMPTY,
    EVENTS,
    FIRST_TILE,
    FOLLOWERS,
    GOODS,
    GUNPOWDER_TOWER,
    HERB_GARDEN,
    KINDS,
    KNIGHT,
    KNIGHT_DRAW,
    LAST_SPACE,
    LEVEL_AT,
    MARKET_SPACES,
    NO_GOOD,
    ORLEANS,
    ROUNDS,
    SCHOOL,
    SLOT_COUNT,
    SPACE_MARK,
    START_COINS,
    STATIONS_EACH,
    TECH_TILES,
    TILES,
    TOKENS,
    TOWER_SLOTS,
    TOWNS,
    TRACKS,
)
from igroteka.games.orleans.saves import MANY
from igroteka.kernel.fields import (
    Derived,
    Fields,
    Flag,
    Id,
    Ids,
    Joint,
    Own,
    Parts,
    Seat,
    Tally,
    Whole,
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

PLAYER_FIELDS: Final = Fields(
    [
        Whole("coins", 0, MANY, start=START_COINS),  # 1.1
        Tally("goods", GOODS, MANY),
        Tally("bag", TOKENS, MANY),
        Tally("market", TOKENS, MANY),
        Joint("places", {"slots": [EMPTY] * SLOT_COUNT}, saves.write_places, saves.read_places),
        Tally("tracks", TRACKS, LAST_SPACE),  # 1.4: all markers on the first space
        Whole("development", 0, DEVELOPMENT_END),
        Whole("citizens", 0, len(CITIZENS)),
        Id("merchant", TOWNS, start=ORLEANS),  # 1.10
        Whole("techs", 0, TECH_TILES),
        Whole("techs_laid", 0, TECH_TILES),
        Ids("tiles", TILES, base=FIRST_TILE),
        Flag("passed"),
        Joint(
            "planning",
            {
                "placed": [],
                "second_thoughts": 0,
                "shown_market": lambda seats: (),
                "shown_slots": lambda seats: (),
                "shown_bag": 0,
            },
            saves.write_planning,
            saves.read_planning,
        ),
        Derived("stations_left", STATIONS_EACH),
    ],
    sparse=True,
)


class Player:
    """One seat's pieces. Followers are counted per token, slots hold a token, TECH or EMPTY."""

    __slots__ = PLAYER_FIELDS.names

    coins: int
    goods: list[int]
    bag: list[int]
    market: list[int]
    slots: list[int]
    tracks: list[int]
    development: int
    citizens: int
    merchant: int
    techs: int  # waiting beside the board
    techs_laid: int  # how many were ever laid (5.2)
    tiles: list[int]
    passed: bool
    placed: list[int]  # slots filled in this planning phase (R19)
    second_thoughts: int  # followers taken back in this planning phase (R19)
    # What others see while everybody plans: market, slots and bag as they were before.
    shown_market: tuple[int, ...]  # a tuple, so that clones can share it
    shown_slots: tuple[int, ...]
    shown_bag: int
    stations_left: int

    def clone(self) -> Player:
        """A copy that shares nothing with this player."""
        new = Player()
        new.coins = self.coins
        new.goods = self.goods.copy()
        new.bag = self.bag.copy()
        new.market = self.market.copy()
        new.slots = self.slots.copy()
        new.tracks = self.tracks.copy()
        new.development = self.development
        new.citizens = self.citizens
        new.merchant = self.merchant
        new.techs = self.techs
        new.techs_laid = self.techs_laid
        new.tiles = self.tiles.copy()
        new.passed = self.passed
        new.placed = self.placed.copy()
        new.second_thoughts = self.second_thoughts
        new.shown_market = self.shown_market
        new.shown_slots = self.shown_slots
        new.shown_bag = self.shown_bag
        new.stations_left = self.stations_left
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


FIELDS: Final = Fields(
    [
        Whole("round", 0, ROUNDS),
        Id("phase", PHASES),
        Seat("first"),
        Ids("hourglass", EVENTS),
        Tally("supply", FOLLOWERS, MANY),
        Whole("techs", 0, TECH_TILES, start=TECH_TILES),
        Tally("goods_market", GOODS, MANY),
        Joint(
            "edges", {"spaces": [NO_GOOD] * len(SPACE_MARK)}, saves.write_edges, saves.read_edges
        ),
        Own("stations", [0] * len(TOWNS), saves.write_stations, saves.read_stations),
        Own("deeds", list(DEED_SPACES), saves.write_deeds, saves.read_deeds),
        Own("citizens", [1] * len(CITIZENS), saves.write_citizens, saves.read_citizens),
        Parts("players", Player, PLAYER_FIELDS),
        Joint(
            "out",
            {
                "tokens_out": [0] * KINDS,
                "goods_out": [0] * len(GOODS),
                "excluded": [],
                "techs_out": 0,
                "stations_out": lambda seats: [0] * seats,
            },
            saves.write_out,
            saves.read_out,
        ),
        Derived("tiles", []),
    ]
)


class OrleansState(State):
    """One position of Orléans."""

    __slots__ = FIELDS.names

    round: int
    phase: int
    first: int
    hourglass: list[int]  # all 18 events; those before `round` have been shown
    supply: list[int]
    techs: int
    goods_market: list[int]
    spaces: list[int]  # goods on roads and rivers
    stations: list[int]  # per town, one bit per seat that has a station there
    deeds: list[int]  # spaces still empty, per deed and kind
    citizens: list[int]  # 1 while it lies on the board
    players: list[Player]
    # What left the game: by torture, by the set-up or by the exclusion rule.
    tokens_out: list[int]
    goods_out: list[int]
    excluded: list[int]
    techs_out: int
    stations_out: list[int]
    tiles: list[int]  # place tiles nobody has yet

    def clone(self) -> OrleansState:
        """A copy that shares only steps and the variant, which never change."""
        new = OrleansState()
        new.copy_plan(self)
        new.round = self.round
        new.phase = self.phase
        new.first = self.first
        new.hourglass = self.hourglass.copy()
        new.supply = self.supply.copy()
        new.techs = self.techs
        new.goods_market = self.goods_market.copy()
        new.spaces = self.spaces.copy()
        new.stations = self.stations.copy()
        new.deeds = self.deeds.copy()
        new.citizens = self.citizens.copy()
        new.players = [player.clone() for player in self.players]
        new.tokens_out = self.tokens_out.copy()
        new.goods_out = self.goods_out.copy()
        new.excluded = self.excluded.copy()
        new.techs_out = self.techs_out
        new.stations_out = self.stations_out.copy()
        new.tiles = self.tiles.copy()
        return new

    def in_turn(self) -> bool:
        """R3 Whether it was agreed to plan in turn order and openly."""
        return self.variant["planning"] == "in_turn"

    def began(self) -> int:
        """1.13 The seat that was agreed to begin; -1 if it was drawn by lot."""
        chosen = self.variant["first_player"]
        return -1 if chosen == "random" else int(chosen) - 1

    def event(self) -> int:
        """3.1 The event of this round."""
        return self.hourglass[self.round - 1]

    def in_order(self) -> list[int]:
        """All seats clockwise from the first player."""
        return [(self.first + i) % self.seats for i in range(self.seats)]

    def stations_of(self, seat: int) -> list[int]:
        """The towns where a seat has a station."""
        bit = 1 << seat
        return [town for town in range(len(TOWNS)) if self.stations[town] & bit]

    def stations_built(self, seat: int) -> int:
        """How many stations a seat has on the map."""
        left = self.players[seat].stations_left
        return STATIONS_EACH - left - self.stations_out[seat]
