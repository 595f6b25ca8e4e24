"""State and Player of Sonora: their fields, declared once, clones and small queries."""

from __future__ import annotations

from typing import Final

from igroteka.games.sonora import saves
from igroteka.games.sonora.board import corner_of
from igroteka.games.sonora.pieces import (
    BUILDINGS,
    COLUMN_CELLS,
    COLUMNS,
    DISCOVERABLE,
    DISCOVERY_ICONS,
    DISCS,
    DISCS_EACH,
    HEXES,
    LENGTHS,
    NODES,
    REFLICK_ICONS,
    REFLICKS_AT_START,
    ROUNDS,
    SEATS_OF,
    SKILLS,
    SOLO_COLOURS,
    SWAP_ICONS,
    SWAPS_AT_START,
)
from igroteka.games.sonora.sheet import mud
from igroteka.kernel.fields import Derived, Fields, Flag, Id, Joint, Own, Parts, Tally, Whole
from igroteka.kernel.fields import Seat as SeatField
from igroteka.kernel.state import State

FLICKING, COLOURS_CHOSEN, SWAPPING, BOT_MARKING, RUINS, WRITING, OVER = range(7)
PHASES: Final = ("flicking", "colours", "swapping", "bot", "ruins", "writing", "over")

# Where a disc is. After the hole it lies on one of the four sectors, in the order of zones.
HAND: Final = 0
TAKEN: Final = 1  # on the launch corner, about to be flicked
BOARD: Final = 2
HOLE: Final = 3  # its owner has not chosen a sector yet
KNOCKED: Final = 4  # off the board; its owner will flick it again
WAITING: Final = 5  # the same, and its turn in the row of repeated flicks is fixed
OUT: Final = 6  # brings nothing in this round
ON_SECTOR: Final = 7  # to 10
MARKED: Final = 11
ASIDE: Final = 12  # the third colour of the solo game
BOX: Final = 13  # a colour that nobody plays
STATUSES: Final[tuple[str, ...]] = saves.STATUSES

MOST_KNOCKS: Final = 3  # R26
NO_COLOUR: Final = -1

PLAYER_FIELDS: Final = Fields(
    [
        Tally("hexes", BUILDINGS, HEXES),
        Own("shapes", [], saves.write_shapes, saves.read_shapes, []),
        Own("creek", 0, saves.write_cells, saves.reader_of_cells("creek"), 0),
        Own("circled", 0, saves.write_cells, saves.reader_of_cells("circled"), 0),
        Own("nodes", mud.START, saves.write_nodes, saves.read_nodes, mud.START),
        Tally("columns", COLUMNS, COLUMN_CELLS),
        Whole("reflicks", 0, REFLICK_ICONS, REFLICKS_AT_START),  # ever circled
        Whole("reflicks_used", 0, REFLICK_ICONS),
        Whole("swaps", 0, SWAP_ICONS, SWAPS_AT_START),
        Whole("swaps_used", 0, SWAP_ICONS),
        Tally("bonuses", DISCOVERABLE, 99),  # animal bonuses of this phase
        Tally("discovered", DISCOVERABLE, DISCOVERY_ICONS),
        Tally("used", DISCOVERABLE, DISCOVERY_ICONS),  # of those discovered
        Whole("points", 0, 999),  # what is left of the total that is being marked
        Flag("boxed"),  # R31 boxes have begun, so no more nodes
        Derived("drawn", 0),  # all cells of the shapes
    ],
    sparse=True,
)


class Player:
    """One seat's sheet. Masks of cells and nodes are those of the four puzzles."""

    __slots__ = PLAYER_FIELDS.names

    hexes: list[int]
    shapes: list[int]
    creek: int
    circled: int
    nodes: int
    columns: list[int]
    reflicks: int
    reflicks_used: int
    swaps: int
    swaps_used: int
    bonuses: list[int]
    discovered: list[int]
    used: list[int]
    points: int
    boxed: bool
    drawn: int

    def clone(self) -> Player:
        """An equal player that shares nothing."""
        new = Player()
        new.hexes = self.hexes.copy()
        new.shapes = self.shapes.copy()
        new.creek = self.creek
        new.circled = self.circled
        new.nodes = self.nodes
        new.columns = self.columns.copy()
        new.reflicks = self.reflicks
        new.reflicks_used = self.reflicks_used
        new.swaps = self.swaps
        new.swaps_used = self.swaps_used
        new.bonuses = self.bonuses.copy()
        new.discovered = self.discovered.copy()
        new.used = self.used.copy()
        new.points = self.points
        new.boxed = self.boxed
        new.drawn = self.drawn
        return new

    def reflicks_left(self) -> int:
        """12.2 Re-flicks that are circled and not crossed off."""
        return self.reflicks - self.reflicks_used

    def swaps_left(self) -> int:
        """12.2 Swaps that are circled and not crossed off."""
        return self.swaps - self.swaps_used

    def kept(self, animal: int) -> int:
        """12.13 Discovered bonuses of an animal that are not used yet."""
        return self.discovered[animal] - self.used[animal]


FIELDS: Final = Fields(
    [
        Id("phase", PHASES),
        Whole("round", 1, max(ROUNDS), 1),
        SeatField("first"),  # who began the game
        Joint(
            "discs",
            {
                "order": [],
                "status": [HAND] * len(DISCS),
                "x": [0] * len(DISCS),
                "y": [0] * len(DISCS),
                "side": [-1] * len(DISCS),
                "knocks": [0] * len(DISCS),
                "marks": [0] * len(DISCS),
            },
            saves.write_discs,
            saves.read_discs,
        ),
        # Who was the first to finish each building, or -1.
        Own("firsts", [-1] * len(BUILDINGS), saves.write_firsts, saves.read_firsts),
        Joint(
            "bot",
            {
                "mine": NO_COLOUR,
                "bots": NO_COLOUR,
                "bot_shapes": [],
                "bot_creek": 0,
                "bot_circled": 0,
                "bot_crossed": 0,
                "bot_points": 0,
                "boxes": [0] * len(NODES),
            },
            saves.write_bot,
            saves.read_bot,
        ),
        Parts("players", Player, PLAYER_FIELDS),
        Derived("bot_drawn", 0),  # all cells of the bot's shapes
    ]
)


class SonoraState(State):
    """One position of Sonora.

    Each disc has a status, a place in micrometres while it is on the board, the zone its owner
    chose on a border, how often it was knocked off in this round, and how many of its marks are
    made. `order` lists the discs on the board as they came: the physics goes by it.
    `bot_…`, `mine`, `bots` and `boxes` are those of the solo game.
    """

    __slots__ = FIELDS.names

    phase: int
    round: int
    first: int
    order: list[int]
    status: list[int]
    x: list[int]
    y: list[int]
    side: list[int]
    knocks: list[int]
    marks: list[int]
    firsts: list[int]
    mine: int
    bots: int
    bot_shapes: list[int]
    bot_creek: int
    bot_circled: int
    bot_crossed: int
    bot_points: int
    boxes: list[int]
    players: list[Player]
    bot_drawn: int

    def clone(self) -> SonoraState:
        """An equal position that shares nothing that changes."""
        new = SonoraState()
        new.copy_plan(self)
        new.phase = self.phase
        new.round = self.round
        new.first = self.first
        new.order = self.order.copy()
        new.status = self.status.copy()
        new.x = self.x.copy()
        new.y = self.y.copy()
        new.side = self.side.copy()
        new.knocks = self.knocks.copy()
        new.marks = self.marks.copy()
        new.firsts = self.firsts.copy()
        new.mine = self.mine
        new.bots = self.bots
        new.bot_shapes = self.bot_shapes.copy()
        new.bot_creek = self.bot_creek
        new.bot_circled = self.bot_circled
        new.bot_crossed = self.bot_crossed
        new.bot_points = self.bot_points
        new.boxes = self.boxes.copy()
        new.players = [player.clone() for player in self.players]
        new.bot_drawn = self.bot_drawn
        return new

    def alone(self) -> bool:
        """13.1 Whether this is the solo game."""
        return self.seats == 1

    def rounds(self) -> int:
        """1.7 How many rounds the game has."""
        return ROUNDS[LENGTHS.index(self.variant["length"])]

    def skill(self) -> int:
        """R42 How steady the hands of this table are."""
        return SKILLS.index(self.variant["skill"])

    def colours(self) -> int:
        """1.2, 13.3 R59 How many colours are in play, from the first one on."""
        return SOLO_COLOURS if self.seats == 1 else self.seats

    def turn_order(self) -> list[int]:
        """3.1, 10.3 The seats clockwise from the first player of this round."""
        begin = self.first + self.round - 1
        return [(begin + offset) % self.seats for offset in range(self.seats)]

    def corner(self, seat: int) -> int:
        """1.4, 1.5, 3.7 R50 The corner in front of a seat in this round, of no other seat."""
        place = SEATS_OF[self.seats][(seat - self.first) % self.seats]
        return corner_of(place, self.round - 1)

    def owner(self, disc: int) -> int:
        """1.2, 13.3 Whose disc it is."""
        return 0 if self.seats == 1 else disc // DISCS_EACH

    def own_discs(self, seat: int) -> range:
        """1.2, 13.8 The discs that a seat marks; none before a solo player has chosen a colour."""
        colour = self.mine if self.seats == 1 else seat
        return discs_of(colour)


def discs_of(colour: int) -> range:
    """The discs of a colour; none for no colour."""
    if colour == NO_COLOUR:
        return range(0)
    return range(colour * DISCS_EACH, (colour + 1) * DISCS_EACH)
