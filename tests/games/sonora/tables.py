"""Positions of Sonora for tests: discs laid where a test wants them, and play by notation."""

from __future__ import annotations

from typing import Final

from igroteka.games.sonora import GAME
from igroteka.games.sonora.judgement.flicks import aimed_at
from igroteka.games.sonora.pieces import ANIMALS, CIRCLE_ANIMAL, CIRCLE_X, CIRCLE_Y, DISCS, ZONES
from igroteka.games.sonora.rules.marking import Marking
from igroteka.games.sonora.rules.rounds import EndRound
from igroteka.games.sonora.rules.ruins import Ruins
from igroteka.games.sonora.rules.solo import BotMarks
from igroteka.games.sonora.rules.swapping import SwapPhase
from igroteka.games.sonora.state import BOARD, BOX, MARKED, ON_SECTOR, STATUSES, SonoraState
from igroteka.kernel import engine
from igroteka.kernel.errors import Refusal
from igroteka.kernel.events import Event

# Millimetres; five places of the ruins that touch no circle. A quarter turn leads to the creek.
IN_CLIFF: Final = [(-100, 15), (-80, 70), (-30, 20), (-30, 60), (-58, 62)]
TURNS_TO: Final = {"cliff": 0, "creek": 1, "mud": 2, "canyon": 3}
FAR = (10, -108)  # from the north-west corner past the hole, near the south wall
EDGE = (-77.928, 77.928)  # beside the launch edge of the north-west corner
WEAK = "flick 0 200 0 0"


def spots(zone: str) -> list[tuple[int, int]]:
    """Five places of a zone that touch no circle."""
    found = list(IN_CLIFF)
    for _ in range(TURNS_TO[zone]):
        found = [(y, -x) for x, y in found]
    return found


def table(seats: int = 2, **variant: str) -> SonoraState:
    """A game whose first seat begins and whose hands never shake, unless a test says otherwise."""
    first = {"first_player": "1"} if seats > 1 else {}
    return GAME.setup(seats, 1, {"skill": "none", **first, **variant})


def disc(name: str) -> int:
    return DISCS.index(name)


def lay(s: SonoraState, name: str, x: float, y: float) -> None:
    """Put a disc on the board, in millimetres."""
    s.status[disc(name)] = BOARD
    s.x[disc(name)], s.y[disc(name)] = round(1000 * x), round(1000 * y)
    s.order.append(disc(name))


def place(s: SonoraState, where: dict[str, str]) -> None:
    """Discs by zone (`cliff`), by circle (`lizard`) or on a sector from the hole (`hole mud`)."""
    free = {zone: spots(zone) for zone in ZONES}
    circles = {
        animal: [i for i in range(len(CIRCLE_X)) if ANIMALS[CIRCLE_ANIMAL[i]] == animal]
        for animal in ANIMALS
    }
    for name, spot in where.items():
        if spot in free:
            lay(s, name, *free[spot].pop(0))
        elif spot in circles:
            circle = circles[spot].pop(0)
            lay(s, name, CIRCLE_X[circle] / 1000, CIRCLE_Y[circle] / 1000)
        else:
            s.status[disc(name)] = ON_SECTOR + ZONES.index(spot.removeprefix("hole "))


def emptied(s: SonoraState) -> None:
    """Forget the flick phase: no disc on the board, none to flick."""
    s.order = []
    s.status = [BOX if status == BOX else MARKED for status in s.status]


def write(
    where: dict[str, str], seats: int = 2, swaps: bool = False, s: SonoraState | None = None
) -> SonoraState:
    """The write phase with these discs; without `swaps` nobody has one."""
    s = table(seats) if s is None else s
    emptied(s)
    place(s, where)
    if not swaps:
        for player in s.players:
            player.swaps_used = player.swaps
    bot = [BotMarks()] if s.alone() else []
    if s.alone() and s.mine < 0:
        s.mine, s.bots = 0, 1
    s.stack = [EndRound(), Marking(), Ruins(), *bot, SwapPhase()]
    engine.advance(s)
    return s


def play(s: SonoraState, seat: int, *texts: str) -> SonoraState:
    for text in texts:
        GAME.play(s, seat, GAME.parse(text))
    return s


def options(s: SonoraState, seat: int = 0) -> list[str]:
    return [action.text for action in GAME.options(s, seat)]


def refused(s: SonoraState, seat: int, text: str) -> Refusal:
    refusal = GAME.why_not(s, seat, GAME.parse(text))
    assert refusal is not None, f"{text} is allowed"
    return refusal


def why(s: SonoraState, seat: int, text: str) -> tuple[str, str]:
    """The code and the clause of a refusal."""
    refusal = refused(s, seat, text)
    return refusal.code, refusal.clause


def decision(s: SonoraState) -> list[str]:
    """What everybody who waits has to decide."""
    return [f"{seat} {GAME.decision(s, seat)}" for seat in GAME.waiting(s)]


def aim(s: SonoraState, seat: int, x: float, y: float, reach: float = 1.0, power: int = -1) -> str:
    """The notation of a flick from the middle of the corner at a point in millimetres."""
    action = aimed_at(s.corner(seat), 0, 200, round(1000 * x), round(1000 * y), reach)
    numbers = action.numbers
    if power >= 0:
        numbers = [*numbers[:3], power]
    return " ".join(["flick", *[str(n) for n in numbers]])


def flick(
    s: SonoraState, seat: int, x: float, y: float, reach: float = 1.0, power: int = -1
) -> list[Event]:
    """Flick from the middle of the corner at a point in millimetres; what was told."""
    s.listen()
    play(s, seat, aim(s, seat, x, y, reach, power))
    return s.heard()


def codes(events: list[Event]) -> list[str]:
    return [event.code for event in events]


def status(s: SonoraState, name: str) -> str:
    return STATUSES[s.status[disc(name)]]


def without_bonus(s: SonoraState) -> SonoraState:
    """Nobody has a Re-flick."""
    for player in s.players:
        player.reflicks_used = player.reflicks
    return s


def ready(seats: int = 2, **variant: str) -> SonoraState:
    """The first player is about to flick red 1, and nobody has a Re-flick."""
    return play(without_bonus(table(seats, **variant)), 0, "take red1")
