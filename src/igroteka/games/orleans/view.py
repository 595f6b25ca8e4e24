"""What each seat may know of a position of Orléans, built from nothing; and the redeal."""

from __future__ import annotations

from igroteka.games.orleans.pieces import (
    CITIZENS,
    DEED_SPACES,
    DEEDS,
    EDGES,
    EMPTY,
    EVENTS,
    FOLLOWERS,
    GOODS,
    KINDS,
    MARKET_SPACES,
    NO_GOOD,
    ON_SLOT,
    PLACES,
    ROUNDS,
    SLOTS_OF,
    SPACES_OF,
    STACK_OF,
    TOKEN_COUNT,
    TOKENS,
    TOWNS,
    TRACKS,
)
from igroteka.games.orleans.rules.bathhouse import Bathe
from igroteka.games.orleans.rules.followers import ChooseNumber, DrawFollowers, ReturnFollowers
from igroteka.games.orleans.rules.planning import PlaceFollowers
from igroteka.games.orleans.rules.scoring import scores
from igroteka.games.orleans.rules.slots import owns
from igroteka.games.orleans.rules.torture import Torture
from igroteka.games.orleans.saves import variant_of
from igroteka.games.orleans.state import ACTIONS, PHASES, OrleansState, Player
from igroteka.kernel import engine
from igroteka.kernel.dice import after_roll, dice_from, rolled, shuffled
from igroteka.kernel.save import counted

SPECTATOR = -1


def all_counts(counts: list[int], names: tuple[str, ...]) -> dict[str, int]:
    """Counts per name, zeros included."""
    return {names[index]: counts[index] for index in range(len(counts))}


def places_with(slots: list[int], player: Player) -> dict[str, list[str | None]]:
    """All places of a player with what lies on their slots."""
    return {
        PLACES[place]: [
            None if slots[slot] == EMPTY else ON_SLOT[slots[slot]] for slot in SLOTS_OF[place]
        ]
        for place in range(len(PLACES))
        if owns(player, place)
    }


def is_hidden(player: Player) -> bool:
    """R3 Whether the player is drawing and planning out of the others' sight."""
    return bool(player.shown_slots)


def look_at_player(s: OrleansState, seat: int, viewer: int) -> dict[str, object]:
    """One player as another (or oneself, or a spectator) sees them."""
    player = s.players[seat]
    hidden = is_hidden(player) and seat != viewer
    slots = player.shown_slots if hidden else player.slots
    seen: dict[str, object] = {
        "coins": player.coins,
        "goods": all_counts(player.goods, GOODS),
        "tracks": all_counts(player.tracks, TRACKS),
        "development": player.development,
        "level": player.level(),
        "citizens": player.citizens,
        "stations_left": player.stations_left,
        "stations_built": s.stations_built(seat),
        "merchant": TOWNS[player.merchant],
        "techs": player.techs,
        "techs_laid": player.techs_laid,
        "tiles": [PLACES[tile] for tile in player.tiles],
        "passed": player.passed,
        "draw_limit": player.draw_limit(),
        "market_size": MARKET_SPACES,
        "market": counted(player.shown_market if hidden else player.market, TOKENS),
        "places": places_with(slots, player),
        "bag_size": player.shown_bag if hidden else sum(player.bag),
        "planning_done": is_hidden(player) and not s.own[seat],
    }
    if seat == viewer:
        seen["bag"] = counted(player.bag, TOKENS)
        seen["placed"] = [
            PLACES[place]
            for place in range(len(PLACES))
            if any([slot in player.placed for slot in SLOTS_OF[place]])
        ]
    return seen


def phase_for(s: OrleansState, seat: int) -> str:
    """The phase as a seat lives it: while all draw and plan, each is at its own point."""
    if 0 <= seat < s.seats and s.own[seat]:
        step = s.own[seat][-1]
        if isinstance(step, (ChooseNumber, ReturnFollowers)):
            return "followers"
    return PHASES[s.phase]


def look(s: OrleansState, seat: int) -> dict[str, object]:
    """The table as `seat` sees it."""
    left = s.hourglass[s.round :]
    points = scores(s)
    players = [look_at_player(s, other, seat) for other in range(s.seats)]
    for other in range(s.seats):
        players[other]["score"] = points[other].total
    step = s.stack[-1] if s.stack else None
    seen: dict[str, object] = {
        "round": s.round,
        "rounds": ROUNDS,
        "phase": phase_for(s, seat),
        "event": EVENTS[s.event()] if s.round else None,
        "events_past": [EVENTS[event] for event in s.hourglass[: max(0, s.round - 1)]],
        "events_left": {
            EVENTS[event]: left.count(event) for event in range(len(EVENTS)) if event in left
        },
        "first": s.first,
        "turn": step.seat if s.phase == ACTIONS and step is not None else -1,
        "variant": variant_of(s),
        "supply": all_counts(s.supply, FOLLOWERS),
        "techs": s.techs,
        "goods_market": all_counts(s.goods_market, GOODS),
        "edges": {
            EDGES[edge]: [
                GOODS[s.spaces[space]] for space in SPACES_OF[edge] if s.spaces[space] != NO_GOOD
            ]
            for edge in range(len(EDGES))
        },
        "stations": {
            TOWNS[town]: [other for other in range(s.seats) if s.stations[town] & (1 << other)]
            for town in range(len(TOWNS))
            if s.stations[town]
        },
        "deeds": {
            DEEDS[deed]: {
                FOLLOWERS[kind]: [
                    DEED_SPACES[deed * KINDS + kind] - s.deeds[deed * KINDS + kind],
                    DEED_SPACES[deed * KINDS + kind],
                ]
                for kind in range(KINDS)
                if DEED_SPACES[deed * KINDS + kind]
            }
            for deed in range(len(DEEDS))
        },
        "citizens": [CITIZENS[index] for index in range(len(CITIZENS)) if s.citizens[index]],
        "tiles": {
            "I": [PLACES[tile] for tile in s.tiles if STACK_OF[tile] == 1],
            "II": [PLACES[tile] for tile in s.tiles if STACK_OF[tile] == 2],
        },
        "excluded": [PLACES[tile] for tile in s.excluded],
        "players": players,
        "drawn": [],
        "missing": 0,
    }
    if isinstance(step, Bathe):
        seen["drawn"] = [TOKENS[token] for token in step.drawn()]
    elif isinstance(step, Torture):
        seen["missing"] = step.missing
    return seen


# --- dealing anew ----------------------------------------------------------------------------


def redeal(s: OrleansState, seat: int, dice: int) -> OrleansState:
    """A position `seat` cannot tell from the true one: the rest is dealt anew (R15).

    The hourglass tiles to come are shuffled, all dice are fresh, and whoever is drawing and
    planning out of sight draws again; who has finished has planned something else.
    """
    new = s.clone()
    new.dice = dice_from(dice, 0)
    known = max(1, new.round)  # 1.3: the first tile is known
    rest, new.dice = shuffled(new.hourglass[known:], new.dice)
    new.hourglass = new.hourglass[:known] + rest
    for other in range(new.seats):
        new.players[other].dice = dice_from(dice, 1 + other)
    for other in range(new.seats):
        if other != seat and is_hidden(new.players[other]):
            plan_anew(new, other)
    return new


def plan_anew(s: OrleansState, seat: int) -> None:
    """Put a seat back to before its draw; if it has finished, let it plan at random."""
    player = s.players[seat]
    finished = not s.own[seat]
    owned = player.bag
    for token in range(TOKEN_COUNT):
        owned[token] += player.market[token] + player.slots.count(token)
    player.market = player.shown_market.copy()
    player.slots = player.shown_slots.copy()
    for token in range(TOKEN_COUNT):
        owned[token] -= player.market[token] + player.slots.count(token)
    player.placed = []
    player.second_thoughts = 0
    if s.in_turn:
        s.own[seat] = [DrawFollowers(seat)]
    else:
        s.own[seat] = [PlaceFollowers(seat), DrawFollowers(seat)]
    engine.advance(s)
    while finished and s.own[seat]:
        decision = engine.decision_of(s, seat)
        assert decision is not None, "a seat with steps of its own has a decision"
        options = [action for action in decision.options(s) if not action.retracts]
        choice = options[rolled(s.dice, len(options))]
        s.dice = after_roll(s.dice)
        engine.apply(s, seat, choice)
