"""State and Player of Cosmic Colonies: their fields, declared once, clones and small queries."""

from __future__ import annotations

from typing import Final

from igroteka.games.cosmic_colonies import saves
from igroteka.games.cosmic_colonies.abilities import Ability
from igroteka.games.cosmic_colonies.pieces import (
    ACTIONS_EACH,
    ASTEROIDS,
    BASIC,
    BOT_START_EACH,
    BUILDINGS,
    GOALS,
    GROUND,
    MEDIUM,
    MONUMENTS,
    RESOURCES,
    ROUNDS,
    SLOTS_EACH,
    START_EACH,
    TILES,
    TYPES,
    UNITS,
)
from igroteka.games.cosmic_colonies.workers import ADVANCED, CARDS, ORDINARY, SOLO, WORKERS
from igroteka.kernel.fields import Derived, Fields, Id, Ids, Joint, Own, Parts, Tally, Whole
from igroteka.kernel.state import State

MANY: Final = 999
PICKING, CHOOSING, ACTING, REFRESH, END = range(5)
PHASES: Final = ("picking", "choosing", "acting", "refresh", "end")
# Ways of choosing cards.
ONE_BY_ONE, PLANS, RANK_AND_FILE = range(3)
WAYS: Final = {"one_by_one": ONE_BY_ONE, "plans": PLANS, "rank_and_file": RANK_AND_FILE}

PLAYER_FIELDS: Final = Fields(
    [
        Id("asteroid", ASTEROIDS),
        Tally("resources", RESOURCES, MANY, start=[START_EACH] * TYPES),  # 1.7
        Joint("tiles", {"kinds": [], "masks": []}, saves.write_tiles, saves.read_tiles),
        Joint(
            "monuments",
            {"monuments": [], "monument_masks": []},
            saves.write_monuments,
            saves.read_monuments,
        ),
        Derived("occupied", 0),
        Ids("hand", CARDS),
        Ids("played", CARDS),
        Whole("revealed", 0, ACTIONS_EACH),
        Ids("seen", CARDS),
        Id("goal", GOALS),
    ],
    sparse=True,
)


class Player:
    """One seat: its asteroid with the tiles on it, its store, cards and goal."""

    __slots__ = PLAYER_FIELDS.names

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
        return new

    def covered(self) -> int:
        """All squares under tiles and monuments."""
        mask = 0
        for part in self.masks:
            mask |= part
        for part in self.monument_masks:
            mask |= part
        return mask


def empty_slots(seats: int) -> list[int]:
    """4.4 The slots of the board for so many seats, none of them filled."""
    return [0] * (BASIC * SLOTS_EACH[seats])


def automaton_store(seats: int) -> list[int]:
    """12.2 What the automaton begins with; nothing in a game of several players."""
    return [BOT_START_EACH if seats == 1 else 0] * TYPES


FIELDS: Final = Fields(
    [
        Whole("round", 1, ROUNDS, start=1),
        Id("phase", PHASES),
        Tally("areas", RESOURCES, MANY),
        Tally("supply", RESOURCES, MANY, start=UNITS),
        Joint("slots", {"slots": empty_slots}, saves.write_slots, saves.read_slots),
        Tally("tiles", BUILDINGS, MANY, start=TILES),
        Ids("monuments", MONUMENTS),
        Parts("players", Player, PLAYER_FIELDS),
        Own("passing", saves.no_passing, saves.write_passing, saves.read_passing),
        Own("passing_seen", [False, False], list, saves.read_passing_seen),
        Ids("box", CARDS),
        Ids("goals_out", GOALS),
        Joint(
            "solo",
            {
                "deck": [],
                "discard": [],
                "bot_cards": [],
                "bot_resources": automaton_store,
                "bot_built": [0] * BASIC,
            },
            saves.write_solo,
            saves.read_solo,
        ),
        # The variant in a quick form; see `take_variant`.
        Derived("advanced", False),
        Derived("expansion", False),
        Derived("expansion_workers", False),
        Derived("by_hand", False),
        Derived("ways", ONE_BY_ONE),
        Derived("difficulty", MEDIUM),
    ]
)


class ColoniesState(State):
    """One position of Cosmic Colonies."""

    __slots__ = FIELDS.names

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
    expansion: bool  # with monuments
    expansion_workers: bool
    by_hand: bool
    ways: int
    difficulty: int

    def take_variant(self) -> None:
        """Set the fields that follow from the variant."""
        self.advanced = self.variant["mode"] == "advanced"
        self.expansion = self.variant["expansion"] == "yes"
        self.expansion_workers = self.variant["expansion_workers"] == "yes"
        self.by_hand = self.variant["cards"] == "chosen"
        self.ways = WAYS[self.variant["workers"]]
        self.difficulty = int(self.variant["difficulty"])

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
        new.expansion_workers = self.expansion_workers
        new.by_hand = self.by_hand
        new.ways = self.ways
        new.difficulty = self.difficulty
        return new

    def side(self) -> int:
        """8.1 Which side of the asteroids is up: 0 basic, 1 advanced."""
        return 1 if self.advanced else 0

    def deck_kind(self) -> int:
        """Which worker cards are used."""
        if self.seats == 1:
            return SOLO
        return ADVANCED if self.advanced else ORDINARY

    def slots_each(self) -> int:
        """4.4 How many slots each basic building has on the board."""
        return SLOTS_EACH[self.seats]

    def ground(self, seat: int) -> int:
        """All squares of the seat's asteroid."""
        return GROUND[self.side()][self.players[seat].asteroid]

    def at_work(self, seat: int, which: int) -> Ability:
        """8.3 What the seat's first or second worker of the round can do."""
        worker = WORKERS[self.players[seat].played[which]]
        return worker.by_night if which else worker.by_day

    def built(self, seat: int, building: int) -> int:
        """How many tiles of a building lie on the seat's asteroid."""
        return self.players[seat].kinds.count(building)
