"""Checks that refuse saved positions which hold all their pieces but cannot arise in play.

Each check raises `UnreadableSave` with one sentence that names the field, what was expected
and what was found. Followers are not compared with the character tracks: a position set up by
hand for study may give a player any followers.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.orleans.pieces import (
    BOATMAN,
    BOATMAN_CITIZEN,
    BOATMAN_CITIZEN_AT,
    CITIZENS,
    COINS_AT,
    CRAFTSMAN,
    CRAFTSMAN_TECHS,
    DEEDS,
    DEVELOPMENT_CITIZENS,
    FARMER,
    KNIGHT,
    KNIGHT_CITIZEN,
    KNIGHT_CITIZEN_AT,
    LABORATORY,
    MARKET_SPACES,
    PLACE_COUNT,
    PLACES,
    REMOVED_GOODS,
    ROUNDS,
    SLOT_COUNT,
    SLOTS_OF,
    STACK_OF,
    STATION_CITIZEN,
    TECH,
    TRADER,
    WANTS,
)
from igroteka.games.orleans.rules.events import EventPhase
from igroteka.games.orleans.rules.followers import FollowersPhase
from igroteka.games.orleans.rules.places import ChooseTile
from igroteka.games.orleans.rules.planning import PlanningPhase
from igroteka.games.orleans.rules.rounds import Census, PassFirstPlayer, Round
from igroteka.games.orleans.rules.scoring import EndOfGame
from igroteka.games.orleans.rules.turns import ActionsPhase, NextTurn, Turn
from igroteka.games.orleans.state import (
    ACTIONS,
    CENSUS,
    END,
    EVENT,
    EXCLUSION,
    FOLLOWERS_PHASE,
    HOURGLASS,
    PHASES,
    PLANNING,
    START_PLAYER,
    OrleansState,
    Player,
)
from igroteka.kernel.errors import UnreadableSave
from igroteka.kernel.save import Reader

# The phases of a round after the hourglass, the last one first, as they are pending.
LATER: Final = (
    PassFirstPlayer,
    EventPhase,
    ActionsPhase,
    PlanningPhase,
    FollowersPhase,
    Census,
)
PHASE_STEPS: Final = (Round, EndOfGame, *LATER)
# How many of them are still to come while a phase waits for somebody.
PHASES_LEFT: Final = {
    EXCLUSION: 0,
    HOURGLASS: 6,
    CENSUS: 5,
    FOLLOWERS_PHASE: 4,
    PLANNING: 3,
    ACTIONS: 2,
    EVENT: 1,
    START_PLAYER: 0,
    END: 0,
}
# The steps that are pending above the phases to come while a phase waits for somebody.
STEPS_IN: Final = {
    EXCLUSION: ["ExcludeTile"],
    HOURGLASS: [],
    CENSUS: ["Torture"],
    FOLLOWERS_PHASE: [],
    PLANNING: ["PlaceFollowers"],
    ACTIONS: [
        "Turn",
        "NextTurn",
        "ReturnToBag",
        "SendFollowers",
        "ChooseTile",
        "MoveMerchant",
        "TakeGood",
        "LayTechs",
        "Bathe",
        "Torture",
    ],
    EVENT: ["MeetEvent", "MayIgnoreEvent", "GiveFood", "Torture"],
    START_PLAYER: [],
    END: [],
}
# The steps of one seat while all draw and plan together.
OWN_IN: Final = {
    FOLLOWERS_PHASE: [["ChooseNumber"], ["ReturnFollowers"]],
    PLANNING: [
        ["PlaceFollowers"],
        ["PlaceFollowers", "ChooseNumber"],
        ["PlaceFollowers", "ReturnFollowers"],
    ],
}
MOST_NAMED: Final = 7  # steps in a sentence


def check_reachable(s: OrleansState, r: Reader) -> None:
    """Refuse a position that play cannot reach; `r` is where it was read from.

    Raises UnreadableSave with the first thing that does not fit.
    """
    check_clock(s, r)
    check_phases(s, r)
    check_turn(s, r)
    for seat in range(s.seats):
        where = f"{r.at('players')}[{seat}]"
        check_planning(s, seat, where)
        check_laid_techs(s.players[seat], where)
        check_gained_techs(s, s.players[seat], where)
        check_tiles(s, seat, where)
    check_lost_techs(s, r)
    check_removed_goods(s, r)
    check_citizens(s, r)
    check_steps(s, r)


def check_clock(s: OrleansState, r: Reader) -> None:
    """1.13, 3.7, 7.1 Round, phase, first player and pending steps belong together."""
    if (s.round == 0) != (s.phase == EXCLUSION):
        raise UnreadableSave(
            f"{r.at('round')}: expected 0 in the phase exclusion and only there, "
            f"found {s.round} in {PHASES[s.phase]}"
        )
    idle = not s.stack and not any(s.own)
    if idle != (s.phase == END):
        raise UnreadableSave(
            f"{r.at('phase')}: expected end when no step is pending and only then, "
            f"found {PHASES[s.phase]}"
        )
    if s.phase == END and s.round != ROUNDS:
        raise UnreadableSave(f"{r.at('round')}: expected {ROUNDS} at the end, found {s.round}")
    began = s.began()
    if began >= 0:
        passed_on = s.round if s.phase == END else max(0, s.round - 1)
        first = (began + passed_on) % s.seats
        if s.first != first:
            raise UnreadableSave(
                f"{r.at('first')}: expected {first} in round {s.round} after seat "
                f"{began} began, found {s.first}"
            )


def check_phases(s: OrleansState, r: Reader) -> None:
    """2.1 The phases of the round that are still to come are pending in their order, each once."""
    pending = [type(step).__name__ for step in s.stack if isinstance(step, PHASE_STEPS)]
    left = PHASES_LEFT[s.phase]
    if s.phase == PLANNING and not s.in_turn():
        left += 1  # R3: planning together is one with drawing, and shown by the step after it
    expected = ["Round"] if s.phase == EXCLUSION else [kind.__name__ for kind in LATER[:left]]
    if pending != expected:
        raise UnreadableSave(
            f"{r.at('stack')}: expected {', '.join(expected) or 'no phase'} pending in "
            f"{PHASES[s.phase]}, found {', '.join(pending[:MOST_NAMED]) or 'none'}"
        )
    for seat in range(s.seats):
        if any([isinstance(step, PHASE_STEPS) for step in s.own[seat]]):
            raise UnreadableSave(f"{r.at('own')}[{seat}]: expected no phase, found one")


def check_steps(s: OrleansState, r: Reader) -> None:
    """2.1 The steps of the present phase stand above the phases to come, each with its seat."""
    seen: list[tuple[str, int]] = []
    for step in s.stack:
        name = type(step).__name__
        if isinstance(step, PHASE_STEPS):
            if step.seat >= 0 or seen:
                raise UnreadableSave(
                    f"{r.at('stack')}: expected {name} of nobody before all steps of a phase, "
                    f"found it of seat {step.seat} after {len(seen)}"
                )
            continue
        if name not in STEPS_IN[s.phase] or step.seat < 0:
            raise UnreadableSave(
                f"{r.at('stack')}: expected steps of {PHASES[s.phase]} with their seats, "
                f"found {name} of seat {step.seat}"
            )
        if (name, step.seat) in seen and s.phase != EXCLUSION:
            raise UnreadableSave(
                f"{r.at('stack')}: expected {name} of seat {step.seat} once, found it twice"
            )
        seen.append((name, step.seat))
    for seat in range(s.seats):
        own = [type(step).__name__ for step in s.own[seat]]
        if own and own not in OWN_IN.get(s.phase, []):
            raise UnreadableSave(
                f"{r.at('own')}[{seat}]: expected steps of {PHASES[s.phase]} in their order, "
                f"found {', '.join(own[:MOST_NAMED])}"
            )


def check_turn(s: OrleansState, r: Reader) -> None:
    """3.5a One seat at a time has a turn, and none that has passed."""
    turns = [step.seat for step in s.stack if isinstance(step, (Turn, NextTurn))]
    if len(turns) > 1:
        raise UnreadableSave(f"{r.at('stack')}: expected one turn, found {len(turns)}")
    for step in s.stack:
        if isinstance(step, Turn) and s.players[step.seat].passed:
            raise UnreadableSave(
                f"{r.at('stack')}: expected a turn of somebody who has not passed, "
                f"found seat {step.seat}"
            )


def check_planning(s: OrleansState, seat: int, where: str) -> None:
    """R3, R13 Hidden plans and an overfull market exist only until planning ends."""
    player = s.players[seat]
    if s.phase in (FOLLOWERS_PHASE, PLANNING):
        hidden = any([isinstance(step, PlanningPhase) for step in s.stack])
        if bool(player.shown_slots) != hidden:
            raise UnreadableSave(
                f"{where}.planning: expected what others see until plans are shown and only then, "
                f"found {'none' if hidden else 'some'}"
            )
        done = not s.own[seat] and not any([step.seat == seat for step in s.stack])
        if done and (player.placed or player.second_thoughts):
            raise UnreadableSave(
                f"{where}.planning: expected nothing to take back after planning, found it"
            )
        return
    if player.shown_slots or player.placed or player.second_thoughts:
        raise UnreadableSave(
            f"{where}.planning: expected it in the phases followers and planning, "
            f"found it in {PHASES[s.phase]}"
        )
    if sum(player.market) > MARKET_SPACES:
        raise UnreadableSave(
            f"{where}.market: expected at most {MARKET_SPACES} followers after planning, "
            f"found {sum(player.market)}"
        )


def check_laid_techs(player: Player, where: str) -> None:
    """5.2, 5.4 One tech a place, and the first tech of a player replaces a farmer."""
    for place in range(PLACE_COUNT):
        here = [player.slots[slot] for slot in SLOTS_OF[place]].count(TECH)
        if here > 1:
            raise UnreadableSave(
                f"{where}.places: expected at most one tech on {PLACES[place]}, found {here}"
            )
    laid = [slot for slot in range(SLOT_COUNT) if player.slots[slot] == TECH]
    none_lost = player.techs_laid == len(laid)
    if laid and none_lost and FARMER not in [WANTS[slot] for slot in laid]:
        raise UnreadableSave(
            f"{where}.places: expected one of the techs on a farmer slot, where the first "
            f"was laid; found none"
        )


def check_gained_techs(s: OrleansState, player: Player, where: str) -> None:
    """4.2b, 11.9 Techs come from the craftsman track and from an own laboratory."""
    if LABORATORY in player.tiles or LABORATORY in s.excluded:
        return
    gained = player.techs + player.techs_laid
    most = sum(CRAFTSMAN_TECHS[: player.tracks[CRAFTSMAN] + 1])
    if gained > most:
        raise UnreadableSave(
            f"{where}.techs: expected at most {most} by the craftsman track, laid ones included; "
            f"found {gained}"
        )


def check_tiles(s: OrleansState, seat: int, where: str) -> None:
    """4.2c, 4.2d Each step on the trader track gives one tile, the first one of stack I."""
    player = s.players[seat]
    steps = player.tracks[TRADER]
    chosen = [step for step in s.stack if isinstance(step, ChooseTile) and step.seat == seat]
    number = len(player.tiles) + len(chosen)
    if number > steps:
        raise UnreadableSave(
            f"{where}.tiles: expected at most {steps} by the trader track, the one to choose "
            f"included; found {number}"
        )
    second = [tile for tile in player.tiles if STACK_OF[tile] == 2]
    if second and len(second) > steps - 1:
        raise UnreadableSave(
            f"{where}.tiles: expected at most {steps - 1} of stack II by the trader track, "
            f"found {len(second)}"
        )


def check_lost_techs(s: OrleansState, r: Reader) -> None:
    """10.7 A laid tech that is on no slot any more has left the game."""
    lost = 0
    for player in s.players:
        lost += player.techs_laid - player.slots.count(TECH)
    if lost > s.techs_out:
        raise UnreadableSave(
            f"{r.at('out')}.techs: expected at least {lost}, since so many laid techs are on no "
            f"slot; found {s.techs_out}"
        )


def check_removed_goods(s: OrleansState, r: Reader) -> None:
    """1.11, 1.12 Goods removed in the set-up never come back."""
    removed = REMOVED_GOODS[s.seats]
    if sum(s.goods_out) < removed:
        raise UnreadableSave(
            f"{r.at('out')}.goods: expected at least {removed} with {s.seats} players, "
            f"found {sum(s.goods_out)}"
        )


def check_citizens(s: OrleansState, r: Reader) -> None:
    """4.2a, 4.4a, 6.3, 7.2 A citizen lies on its space exactly until a marker reaches it."""
    for number in range(len(DEVELOPMENT_CITIZENS)):
        space = DEVELOPMENT_CITIZENS[number]
        markers = [player.development for player in s.players]
        check_citizen(s, r, len(DEEDS) + number, markers, space, lowest_after(space))
    knights = [player.tracks[KNIGHT] for player in s.players]
    check_citizen(s, r, KNIGHT_CITIZEN, knights, KNIGHT_CITIZEN_AT, KNIGHT_CITIZEN_AT)
    boatmen = [player.tracks[BOATMAN] for player in s.players]
    check_citizen(s, r, BOATMAN_CITIZEN, boatmen, BOATMAN_CITIZEN_AT, BOATMAN_CITIZEN_AT)
    if not s.citizens[STATION_CITIZEN] and s.phase != END:
        raise UnreadableSave(
            f"{r.at('citizens')}: expected {CITIZENS[STATION_CITIZEN]} until the end, found it gone"
        )


def check_citizen(
    s: OrleansState, r: Reader, citizen: int, markers: list[int], space: int, lowest: int
) -> None:
    """Compare one citizen with the markers on its track.

    `space` is where the citizen lies; `lowest` is where the marker of the one who took it may
    stand now at least.
    """
    if s.citizens[citizen] and max(markers) >= space:
        raise UnreadableSave(
            f"{r.at('citizens')}: expected {CITIZENS[citizen]} to be taken, since seat "
            f"{markers.index(max(markers))} has reached it; found it lying there"
        )
    if not s.citizens[citizen] and max(markers) < lowest:
        raise UnreadableSave(
            f"{r.at('citizens')}: expected {CITIZENS[citizen]} to lie there, since nobody has "
            f"reached it; found it gone"
        )


def lowest_after(space: int) -> int:
    """10.4 How far back torture can bring a marker that was on this development space."""
    lowest = space
    while lowest > 0 and not COINS_AT[lowest] and not COINS_AT[lowest - 1]:
        lowest -= 1
    return lowest
