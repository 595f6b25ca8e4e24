"""Chapter 1, set-up, and chapter 8, the optional exclusion of place tiles."""

from __future__ import annotations

from igroteka.games.orleans import anchors, reasons
from igroteka.games.orleans.actions import (
    EXCLUDE,
    EXCLUDE_NOTHING,
    EXCLUDE_TILE,
    OrleansAction,
)
from igroteka.games.orleans.pieces import (
    EVENT_TILES,
    EVENTS,
    EXCLUDED_EACH,
    FIRST_TILE,
    FOLLOWER_TOKENS,
    GOOD_TILES,
    GOODS,
    KINDS,
    PILGRIMAGE,
    PLACE_COUNT,
    PLACES,
    REMOVED_FOLLOWERS,
    REMOVED_GOODS,
    SPACE_MARK,
    TOKEN_COUNT,
)
from igroteka.games.orleans.rules.rounds import Round
from igroteka.games.orleans.state import OrleansState
from igroteka.kernel.dice import after_roll, rolled, shuffled
from igroteka.kernel.step import AnyStep, Decision


def lay_out(s: OrleansState) -> None:
    """1 Put all pieces in their places; then the first round begins, or 8.1 the exclusion."""
    for player in s.players:
        for starter in range(KINDS, TOKEN_COUNT):
            player.market[starter] = 1  # 1.7
    shuffle_hourglass(s)
    sort_followers(s)
    s.tiles = list(range(FIRST_TILE, PLACE_COUNT))  # 1.8
    lay_goods(s)
    choose_first_player(s)
    steps: list[AnyStep] = []
    if s.variant["exclusion"] == "yes":
        for _ in range(EXCLUDED_EACH[s.seats]):  # 8.2
            steps += [ExcludeTile(seat) for seat in s.in_order()]
    s.then([*steps, Round()])


def shuffle_hourglass(s: OrleansState) -> None:
    """1.3 Shuffle the hourglass tiles under one Pilgrimage."""
    tiles: list[int] = []
    for event in range(len(EVENTS)):
        tiles += [event] * EVENT_TILES[event]
    tiles.remove(PILGRIMAGE)
    mixed, s.dice = shuffled(tiles, s.dice)
    s.hourglass = [PILGRIMAGE, *mixed]


def sort_followers(s: OrleansState) -> None:
    """1.5 Fill the supply; 1.11, 1.12 with fewer tokens for fewer players."""
    for kind in range(KINDS):
        s.supply[kind] = FOLLOWER_TOKENS[kind] - REMOVED_FOLLOWERS[s.seats][kind]


def lay_goods(s: OrleansState) -> None:
    """1.9 Lay a good on each space in use, the rest on the market; 1.11, 1.12 remove some."""
    tiles: list[int] = []
    for good in range(len(GOODS)):
        tiles += [good] * GOOD_TILES[good]
    mixed, s.dice = shuffled(tiles, s.dice)
    for _ in range(REMOVED_GOODS[s.seats]):
        s.goods_out[mixed.pop()] += 1  # 1.11, 1.12
    for space in range(len(SPACE_MARK)):
        if SPACE_MARK[space] <= s.seats:
            s.spaces[space] = mixed.pop()
    for good in mixed:
        s.goods_market[good] += 1


def choose_first_player(s: OrleansState) -> None:
    """1.13 Set the first player: the seat that was agreed on, or one at random (R1)."""
    s.first = s.began()
    if s.first < 0:
        s.first = rolled(s.dice, s.seats)
        s.dice = after_roll(s.dice)


class ExcludeTile(Decision[OrleansState, OrleansAction]):
    """8.1 Before the first round each player may remove one place tile from the game (R8)."""

    __slots__ = ()

    def options(self, s: OrleansState) -> list[OrleansAction]:
        return [EXCLUDE_NOTHING, *[EXCLUDE_TILE[tile - FIRST_TILE] for tile in s.tiles]]

    def why_not(self, s: OrleansState, action: OrleansAction) -> str:
        if action.kind != EXCLUDE:
            return reasons.NOT_NOW
        gone = action is not EXCLUDE_NOTHING and action.place not in s.tiles
        return reasons.TILE_GONE if gone else ""

    def refusal_clause(self, s: OrleansState, action: OrleansAction, code: str) -> str:
        return "8.1" if code == reasons.TILE_GONE else ""

    def take(self, s: OrleansState, action: OrleansAction) -> None:
        if action is EXCLUDE_NOTHING:
            return
        s.tiles.remove(action.place)
        s.excluded.append(action.place)
        if s.ears is not None:
            told: dict[str, str | int] = {"place": PLACES[action.place]}
            source = anchors.STACK[action.place]
            s.tell("excludes", self.seat, told, source=source, target=anchors.OUT)
