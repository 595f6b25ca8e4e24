"""State and Player of Cosmic Colonies: fields, clone and tiny questions; nothing here decides."""

from __future__ import annotations

from igroteka.games.cosmic_colonies.pieces import (
    BASIC,
    BOT_START_EACH,
    MEDIUM,
    SLOTS_EACH,
    START_EACH,
    TILES,
    TYPES,
    UNITS,
)
from igroteka.games.cosmic_colonies.workers import ADVANCED, ORDINARY, SOLO
from igroteka.kernel.state import State

PICKING, CHOOSING, ACTING, REFRESH, END = range(5)
PHASES = ("picking", "choosing", "acting", "refresh", "end")
# Ways of choosing cards.
ONE_BY_ONE, PLANS, RANK_AND_FILE = range(3)


class Player:
    """One seat: its asteroid with the tiles on it, its store, cards and goal."""

    __slots__ = (
        "asteroid",
        "dice",
        "goal",
        "hand",
        "kinds",
        "masks",
        "monument_masks",
        "monuments",
        "occupied",
        "played",
        "resources",
        "revealed",
        "seen",
    )

    asteroid: int
    resources: list[int]
    kinds: list[int]  # the tiles on the asteroid, in the order they were laid
    masks: list[int]
    monuments: list[int]
    monument_masks: list[int]
    occupied: int  # all squares of tiles and monuments; agrees with `covered`
    hand: list[int]
    played: list[int]  # this round's workers, in the order they act
    revealed: int  # how many of them lie face up
    seen: list[int]  # cards of the hand that everybody has seen
    goal: int
    dice: int

    def begin(self) -> None:
        """1.7 One resource of each type and an empty asteroid."""
        self.asteroid = 0
        self.resources = [START_EACH] * TYPES
        self.kinds = []
        self.masks = []
        self.monuments = []
        self.monument_masks = []
        self.occupied = 0
        self.hand = []
        self.played = []
        self.revealed = 0
        self.seen = []
        self.goal = 0
        self.dice = 0

    def clone(self) -> Player:
        """An equal player that shares nothing."""
        new = Player()
        new.asteroid = self.asteroid
        new.resources = self.resources.copy()
        new.kinds = self.kinds.copy()
        new.masks = self.masks.copy()
        new.monuments = self.monuments.copy()
        new.monument_masks = self.monument_masks.copy()
        new.occupied = self.occupied
        new.hand = self.hand.copy()
        new.played = self.played.copy()
        new.revealed = self.revealed
        new.seen = self.seen.copy()
        new.goal = self.goal
        new.dice = self.dice
        return new

    def covered(self) -> int:
        """All squares under tiles and monuments."""
        mask = 0
        for part in self.masks:
            mask |= part
        for part in self.monument_masks:
            mask |= part
        return mask


class ColoniesState(State):
    """One position of Cosmic Colonies."""

    __slots__ = (
        "advanced",
        "areas",
        "bot_built",
        "bot_cards",
        "bot_resources",
        "box",
        "by_hand",
        "deck",
        "difficulty",
        "discard",
        "expansion",
        "goals_out",
        "monuments",
        "passing",
        "passing_seen",
        "phase",
        "players",
        "round",
        "slots",
        "supply",
        "tiles",
        "ways",
    )

    players: list[Player]
    round: int
    phase: int
    areas: list[int]
    supply: list[int]
    slots: list[int]  # 1 where a tile lies: [building * slots each + slot]
    tiles: list[int]  # building tiles in the supply
    monuments: list[int]  # those still beside the board
    box: list[int]  # worker cards that are not in the game
    goals_out: list[int]
    passing: list[list[int]]  # 1.11: the two spaces of the board for two players
    passing_seen: list[bool]
    # Solo.
    deck: list[int]  # the last is the top one
    discard: list[int]
    bot_cards: list[int]  # the automaton's cards of this round
    bot_resources: list[int]
    bot_built: list[int]
    # The variant.
    advanced: bool
    expansion: bool
    by_hand: bool
    ways: int
    difficulty: int

    def begin(self, seats: int) -> None:
        """An empty table."""
        super().begin(seats)
        self.players = [new_player() for _ in range(seats)]
        self.round = 1
        self.phase = PICKING
        self.areas = [0] * TYPES
        self.supply = list(UNITS)
        self.slots = [0] * (BASIC * SLOTS_EACH[seats])
        self.tiles = list(TILES)
        self.monuments = []
        self.box = []
        self.goals_out = []
        self.passing = [[], []]
        self.passing_seen = [False, False]
        self.deck = []
        self.discard = []
        self.bot_cards = []
        self.bot_resources = [BOT_START_EACH if seats == 1 else 0] * TYPES
        self.bot_built = [0] * BASIC
        self.advanced = False
        self.expansion = False
        self.by_hand = False
        self.ways = ONE_BY_ONE
        self.difficulty = MEDIUM

    def clone(self) -> ColoniesState:
        """An equal position that shares nothing that changes."""
        new = ColoniesState()
        new.copy_plan(self)
        new.players = [player.clone() for player in self.players]
        new.round = self.round
        new.phase = self.phase
        new.areas = self.areas.copy()
        new.supply = self.supply.copy()
        new.slots = self.slots.copy()
        new.tiles = self.tiles.copy()
        new.monuments = self.monuments.copy()
        new.box = self.box.copy()
        new.goals_out = self.goals_out.copy()
        new.passing = [self.passing[0].copy(), self.passing[1].copy()]
        new.passing_seen = self.passing_seen.copy()
        new.deck = self.deck.copy()
        new.discard = self.discard.copy()
        new.bot_cards = self.bot_cards.copy()
        new.bot_resources = self.bot_resources.copy()
        new.bot_built = self.bot_built.copy()
        new.advanced = self.advanced
        new.expansion = self.expansion
        new.by_hand = self.by_hand
        new.ways = self.ways
        new.difficulty = self.difficulty
        return new

    def side(self) -> int:
        """Which side of the asteroids is up: 0 basic, 1 advanced."""
        return 1 if self.advanced else 0

    def deck_kind(self) -> int:
        """Which worker cards are used."""
        if self.seats == 1:
            return SOLO
        return ADVANCED if self.advanced else ORDINARY

    def slots_each(self) -> int:
        """4.4 How many slots each basic building has on the board."""
        return SLOTS_EACH[self.seats]

    def built(self, seat: int, building: int) -> int:
        """How many tiles of a building lie on the seat's asteroid."""
        return self.players[seat].kinds.count(building)


def new_player() -> Player:
    """A player at the start."""
    player = Player()
    player.begin()
    return player


def new_state(seats: int) -> ColoniesState:
    """A table on which nothing has been laid out yet."""
    s = ColoniesState()
    s.begin(seats)
    return s
