"""What each seat may know of a position."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from igroteka.games.cosmic_colonies.actions import RAISE
from igroteka.games.cosmic_colonies.grid import around, cells_of
from igroteka.games.cosmic_colonies.payments import price_slot
from igroteka.games.cosmic_colonies.pieces import (
    AREA_LIMIT,
    ASTEROIDS,
    BASIC,
    BOT_MISSING,
    BUILDINGS,
    FLIPPED,
    FROM_SUPPLY,
    GOALS,
    MONUMENTS,
    RESOURCES,
    ROUNDS,
    SHAPES,
    SIDES,
    SQUARES,
    STORAGE,
    TERRAIN,
    TERRAINS,
    TURNED,
)
from igroteka.games.cosmic_colonies.rules.gathering import carries
from igroteka.games.cosmic_colonies.rules.monuments import RaiseMonument
from igroteka.games.cosmic_colonies.rules.placement import Laying
from igroteka.games.cosmic_colonies.rules.scoring import (
    begun_set,
    bot_score,
    goal_points,
    lines_of,
    open_points,
)
from igroteka.games.cosmic_colonies.rules.setup import PickWorkers
from igroteka.games.cosmic_colonies.rules.solo import BotTurn, why_not_try
from igroteka.games.cosmic_colonies.state import (
    ACTING,
    END,
    PICKING,
    ColoniesState,
)
from igroteka.games.cosmic_colonies.workers import CARDS, WORKERS
from igroteka.kernel import engine
from igroteka.kernel.save import counted
from igroteka.kernel.score import Standing


class TileView(TypedDict):
    """A tile on an asteroid; squares are row and column."""

    building: str
    squares: list[list[int]]


class MonumentView(TypedDict):
    """A monument on an asteroid."""

    monument: str
    squares: list[list[int]]


class PlayerView(TypedDict):
    """One player; what is hidden from others is there for the player alone.

    `points` are by line of the score sheet, for others without the goal. `begun_set` is how many
    different buildings there are of the set after the last complete one. `halves` says of each
    worker played whether it works by day or by night; it is empty in the basic mode. `coming` are
    the cards that come to the hand at the end of the round, or how many if they are hidden.
    `to_choose` is how many workers the player has still to choose.
    """

    asteroid: str
    side: str
    resources: dict[str, int]
    storage: int
    tiles: list[TileView]
    monuments: list[MonumentView]
    uncovered: dict[str, int]
    points: dict[str, int]
    begun_set: int
    built: dict[str, int]
    played: list[str]
    halves: list[str]
    hand_size: int
    seen: list[str]
    coming: list[str] | int
    hand: NotRequired[list[str]]
    chosen: NotRequired[list[str]]
    to_choose: NotRequired[int]
    goal: NotRequired[str]


class TurnView(TypedDict):
    """A turn with a worker that is shown: how much it gathers, and whether it is its turn.

    `state` is `done`, `now` or `later`. The automaton has the number after the last seat.
    """

    seat: int
    worker: str
    capacity: int
    state: str


class WayView(TypedDict):
    """One way a tile can lie: its cells, and the ways that a quarter turn and a flip lead to."""

    cells: list[list[int]]
    turned: int
    flipped: int


class LayingView(TypedDict):
    """The tile that is being laid; `beside` are the free squares next to tiles it must touch.

    `open` are the uncovered squares of the asteroid by terrain.
    """

    seat: int
    building: str
    overhang: int
    overlap: int
    beside: list[list[int]]
    open: dict[str, list[list[int]]]
    ways: list[WayView]


class AutomatonView(TypedDict):
    """The automaton of the solo game.

    While its turn is to come, `tries` has for each of the two tries of its card the reason why it
    would fail, or an empty text. `points` are by line of its score sheet: `tiles` times
    `difficulty`, and `penalty` for each of the buildings that are `missing`.
    """

    deck: int
    discard: list[str]
    cards: list[str]
    resources: dict[str, int]
    built: dict[str, int]
    tiles: int
    difficulty: int
    missing: list[str]
    penalty: int
    tries: list[str]
    points: dict[str, int]


class View(TypedDict):
    """The whole table; a space for passed cards shows its cards, or how many lie there.

    `order` are the turns of this action phase in their order, as far as workers are shown.
    `to_pick` is how many cards of the game may still be picked. `holes` are the squares of those
    that a monument may fill now, by their first square. While the worker at work may build from
    the supply, `supply_slot` is the slot, from 0, whose price that has.
    """

    variant: dict[str, str]
    areas: dict[str, int]
    area_limit: int
    supply: dict[str, int]
    slots: dict[str, list[bool]]
    tiles: dict[str, int]
    monuments: list[str]
    order: list[TurnView]
    players: list[PlayerView]
    passing: list[list[str] | int]
    picked: list[str]
    to_pick: int
    holes: dict[str, list[list[int]]]
    supply_slot: NotRequired[int]
    laying: NotRequired[LayingView]
    automaton: NotRequired[AutomatonView]


def squares_of(mask: int) -> list[list[int]]:
    """The squares of a mask as row and column."""
    return [[row, col] for row, col in cells_of(mask)]


def names_of(cards: list[int]) -> list[str]:
    """The ids of cards."""
    return [CARDS[card] for card in cards]


def look_at_player(s: ColoniesState, seat: int, viewer: int) -> PlayerView:
    """One player as `viewer` sees it: another seat, the seat itself or a spectator."""
    player = s.players[seat]
    side = s.side()
    open_squares = {
        TERRAINS[terrain]: (TERRAIN[side][player.asteroid][terrain] & ~player.occupied).bit_count()
        for terrain in range(len(TERRAINS))
    }
    seen: PlayerView = {
        "asteroid": ASTEROIDS[player.asteroid],
        "side": SIDES[side],
        "resources": {RESOURCES[kind]: player.resources[kind] for kind in range(len(RESOURCES))},
        "storage": STORAGE,
        "tiles": [
            {"building": BUILDINGS[player.kinds[n]], "squares": squares_of(player.masks[n])}
            for n in range(len(player.kinds))
        ],
        "monuments": [
            {
                "monument": MONUMENTS[player.monuments[n]],
                "squares": squares_of(player.monument_masks[n]),
            }
            for n in range(len(player.monuments))
        ],
        "uncovered": open_squares,
        "points": {
            line.label: line.amount
            for line in lines_of(s, seat)
            if seat == viewer or line.label != "goal"
        },
        "begun_set": begun_set(s, seat),
        "built": counted([player.kinds.count(kind) for kind in range(len(BUILDINGS))], BUILDINGS),
        "played": names_of(player.played[: player.revealed]),
        "halves": ["day", "night"][: player.revealed] if s.advanced else [],
        # R19: what is chosen face down still looks like part of the hand.
        "hand_size": len(player.hand) + len(player.played) - player.revealed,
        "seen": names_of(player.seen),
        "coming": coming(s, seat),
    }
    if seat == viewer:
        seen["hand"] = names_of(player.hand)
        seen["chosen"] = names_of(player.played[player.revealed :])
        seen["to_choose"] = len(s.own[seat])
        seen["goal"] = GOALS[player.goal]
    return seen


def coming(s: ColoniesState, seat: int) -> list[str] | int:
    """6.7, 6.8, 12.8 The cards that come to a hand at the end of the round, as far as shown."""
    if s.round == ROUNDS:
        return []
    if s.seats == 1:
        return names_of(s.bot_cards)
    if s.seats == 2:
        space = 1 - seat
        cards = s.passing[space]
        return names_of(cards) if s.passing_seen[space] else len(cards)
    giver = s.players[(seat - 1) % s.seats]
    return names_of(giver.played[: giver.revealed])


def turns(s: ColoniesState) -> list[TurnView]:
    """2.4, 12.4 The turns of this action phase by priority, as far as workers are shown."""
    found: list[tuple[int, TurnView]] = []
    for seat in range(s.seats):
        player = s.players[seat]
        if player.revealed:
            which = player.revealed - 1
            card = player.played[which]
            found.append((WORKERS[card].priority, turn_view(seat, card, carries(s, seat, which))))
    if s.bot_cards:
        card = s.bot_cards[-1]
        found.append((WORKERS[card].priority, turn_view(s.seats, card, WORKERS[card].capacity)))
    found.sort(key=priority_of)
    acting = engine.waiting(s) if s.phase == ACTING else []
    later = False
    for _, turn in found:
        if turn["seat"] in acting:
            turn["state"] = "now"
            later = True
        elif later:
            turn["state"] = "later"
    return [turn for _, turn in found]


def turn_view(seat: int, card: int, capacity: int) -> TurnView:
    """One turn, taken for done until it is known better."""
    return {"seat": seat, "worker": CARDS[card], "capacity": capacity, "state": "done"}


def priority_of(turn: tuple[int, TurnView]) -> int:
    """The sort key of a turn."""
    return turn[0]


def look(s: ColoniesState, seat: int) -> View:
    """The table as `seat` sees it."""
    each = s.slots_each()
    step = s.stack[-1] if s.stack and not any(s.own) else None
    seen: View = {
        "variant": s.variant,
        "areas": {RESOURCES[kind]: s.areas[kind] for kind in range(len(RESOURCES))},
        "area_limit": AREA_LIMIT[s.seats],
        "supply": {RESOURCES[kind]: s.supply[kind] for kind in range(len(RESOURCES))},
        "slots": {
            BUILDINGS[kind]: [bool(s.slots[kind * each + slot]) for slot in range(each)]
            for kind in range(BASIC)
        },
        "tiles": {BUILDINGS[kind]: s.tiles[kind] for kind in range(len(BUILDINGS))},
        "monuments": [MONUMENTS[monument] for monument in s.monuments],
        "order": turns(s),
        "players": [look_at_player(s, other, seat) for other in range(s.seats)],
        "passing": [
            names_of(s.passing[space]) if s.passing_seen[space] else len(s.passing[space])
            for space in range(2)
        ],
        "picked": names_of(s.deck) if s.phase == PICKING and s.by_hand else [],
        "to_pick": step.left if isinstance(step, PickWorkers) else 0,
        "holes": holes_to_fill(s, step) if isinstance(step, RaiseMonument) else {},
    }
    if builds_from_supply(s):
        seen["supply_slot"] = price_slot(FROM_SUPPLY)
    if isinstance(step, Laying):
        seen["laying"] = tile_in_hand(s, step)
    if s.seats == 1:
        seen["automaton"] = {
            "deck": len(s.deck),
            "discard": names_of(s.discard),
            "cards": names_of(s.bot_cards),
            "resources": {RESOURCES[k]: s.bot_resources[k] for k in range(len(RESOURCES))},
            "built": {BUILDINGS[k]: s.bot_built[k] for k in range(BASIC)},
            "tiles": sum(s.bot_built),
            "difficulty": s.difficulty,
            "missing": [BUILDINGS[k] for k in range(BASIC) if not s.bot_built[k]],
            "penalty": BOT_MISSING,
            "tries": bot_tries(s),
            "points": {line.label: line.amount for line in bot_score(s).lines},
        }
    return seen


def builds_from_supply(s: ColoniesState) -> bool:
    """4.2, 13.9 Whether the worker at work may take a tile from the supply."""
    if s.phase != ACTING:
        return False
    for seat in engine.waiting(s):
        if s.at_work(seat, s.players[seat].revealed - 1).from_supply:
            return True
    return False


def bot_tries(s: ColoniesState) -> list[str]:
    """12.5 Why each of the automaton's two tries would fail now; none once its turn is over."""
    for step in s.stack:
        if isinstance(step, BotTurn):
            return [why_not_try(s, attempt) for attempt in WORKERS[s.bot_cards[-1]].bot]
    return []


def holes_to_fill(s: ColoniesState, step: RaiseMonument) -> dict[str, list[list[int]]]:
    """11.3 The squares of each hole that a monument may fill now, by their first square."""
    return {
        SQUARES[action.corner]: squares_of(step.hole_of(s, action))
        for action in step.options(s)
        if action.kind == RAISE
    }


def tile_in_hand(s: ColoniesState, step: Laying) -> LayingView:
    """5.3 The tile that is being laid, and the squares of each way it can lie."""
    building = step.building
    ability = step.ability(s)
    occupied = s.players[step.seat].occupied
    beside = 0 if ability.ignore_adjacency else around(occupied) & ~occupied & s.ground(step.seat)
    return {
        "seat": step.seat,
        "building": BUILDINGS[building],
        "overhang": ability.overhang,
        "overlap": ability.overlap,
        "beside": squares_of(beside),
        "open": {
            TERRAINS[terrain]: squares_of(squares & ~occupied)
            for terrain, squares in enumerate(TERRAIN[s.side()][s.players[step.seat].asteroid])
        },
        "ways": [
            {
                "cells": [[row, col] for row, col in SHAPES[building][way]],
                "turned": TURNED[building][way],
                "flipped": FLIPPED[building][way],
            }
            for way in range(len(SHAPES[building]))
        ],
    }


def standing(s: ColoniesState, seat: int) -> list[Standing]:
    """The points of all as `seat` may know them: without the others' secret goals."""
    over = s.phase == END
    found: list[Standing] = []
    for other in range(s.seats):
        points = open_points(s, other)
        if over or other == seat:
            points += goal_points(s, other)
        found.append(Standing(other, points))
    if s.seats == 1:
        found.append(Standing(s.seats, bot_score(s).total, "automaton"))
    return found
