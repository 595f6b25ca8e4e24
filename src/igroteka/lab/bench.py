"""Measures how fast a game and its bots run on one core: random play, copies, values, levels.

Absolute figures depend on the machine; `calibration_ratio` divides by a fixed loop timed in the
same run, so it can be compared between machines.
"""

from __future__ import annotations

import json
import sys
import time
import zlib
from dataclasses import asdict, dataclass
from random import Random
from typing import Any

from igroteka.bots.bot import ask
from igroteka.bots.playouts import play_on
from igroteka.bots.registry import LEVELS, THINKING, bot_named
from igroteka.bots.rollout import rollout
from igroteka.bots.search_bot import SearchBot
from igroteka.games import game_named
from igroteka.kernel.dice import Chance
from igroteka.kernel.game import AnyGame
from igroteka.kernel.probe import Parcel, Probe
from igroteka.kernel.state import State

CALIBRATION_TURNS = 1_000_000
REPEATS = 3


@dataclass(frozen=True)
class Probed:
    """The measured time of one probe of a game, beside its target if it has one; in microseconds.

    `missing` is what has to be installed before it can be measured.
    """

    what: str
    microseconds: float
    target: float
    missing: str = ""


@dataclass(frozen=True)
class Packed:
    """The largest packed size of something that a game sends, beside its target; in bytes."""

    what: str
    bytes: int
    target: int


@dataclass(frozen=True)
class Level:
    """How fast a level of bots plays: choices a second, playouts a second, its slowest choice.

    It has the time to think that it has at a table; choices of a plan that it follows count too.
    """

    decisions_per_s: float
    playouts_per_s: float
    slowest_ms: float


@dataclass(frozen=True)
class Bench:
    """The figures of one game; `save_bytes` is the largest save seen.

    `targets` are what the game should reach of them on this build, by their names.
    """

    seats: int
    games: int
    decisions: int
    decisions_per_s: int
    clones_per_s: int
    save_bytes: int
    microseconds_per_option_list: float
    views_per_s: int
    redeals_per_s: int
    microseconds_per_redeal: float
    microseconds_per_value: float
    playouts_per_s: float  # of one round, by quick choices
    seconds_per_game: float  # a whole game by greedy bots
    levels: dict[str, Level]
    calibration_ratio: float
    compiled: bool
    probes: dict[str, Probed]
    parcels: dict[str, Packed]
    targets: dict[str, float]

    def as_dict(self) -> dict[str, object]:
        """Plain data for machines."""
        return asdict(self)


def calibration() -> float:
    """Iterations per second of a fixed Python loop on this machine; the best of a few runs."""
    best = 0.0
    for _ in range(REPEATS):
        began = time.perf_counter()
        total = 0
        for number in range(CALIBRATION_TURNS):
            total += number & 7
        best = max(best, CALIBRATION_TURNS / (time.perf_counter() - began))
    return best


def plausible_positions(game: AnyGame, seats: int, seed: int) -> list[State]:
    """Some positions of one game of plausible play, which are richer than those of random play."""
    chance = Random(seed)
    s: State = game.setup(seats, seed)
    kept: list[State] = []
    while game.waiting(s):
        if chance.random() < 0.05:
            kept.append(s.clone())
        seat = game.waiting(s)[0]
        options = game.plausible(s, seat, Chance(chance.getrandbits(62)))
        game.apply(s, seat, chance.choice([a for a in options if not a.stops] or options))
    return kept


def bench(name: str, seats: int = 0, seconds: float = 2.0) -> Bench:
    """Measure the game called `name` for about so many seconds per figure.

    `seats` 0 stands for as many as can play. Raises `UnknownChoice` if there is no such game.
    """
    game = game_named(name)
    seats = seats or game.meta.max_seats
    rollout(game, game.setup(seats, 0), Random(0))
    turns_per_s = calibration()
    decisions = games = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        games += 1
        decisions += rollout(game, game.setup(seats, games), Random(games))
    decisions_per_s = decisions / (time.perf_counter() - began)
    positions = [s for seed in range(3) for s in plausible_positions(game, seats, seed)]
    return Bench(
        seats=seats,
        games=games,
        decisions=decisions,
        decisions_per_s=round(decisions_per_s),
        clones_per_s=round(clones(positions, seconds / 2)),
        save_bytes=max(len(json.dumps(game.save(s), separators=(",", ":"))) for s in positions),
        microseconds_per_option_list=round(option_list(game, positions, seconds / 2), 2),
        views_per_s=round(views(game, positions, seconds / 4)),
        redeals_per_s=round(redeals(game, positions, seconds / 4)),
        microseconds_per_redeal=round(1e6 / redeals(game, positions, seconds / 4), 2),
        microseconds_per_value=round(values(game, positions, seconds / 4), 2),
        playouts_per_s=round(playouts(game, positions, seconds / 2), 1),
        seconds_per_game=round(whole_games(game, seats, seconds), 6),
        levels={level: level_play(game, level, seats, seconds) for level in LEVELS},
        calibration_ratio=round(decisions_per_s / turns_per_s, 5),
        compiled=is_compiled(),
        probes={probe.name: measured(probe, positions, seconds / 4) for probe in game.probes()},
        parcels={parcel.name: weighed(parcel, positions) for parcel in game.parcels()},
        targets=targets_of(game, is_compiled()),
    )


def targets_of(game: AnyGame, compiled: bool) -> dict[str, float]:
    """What a game should reach of the figures of every game; the largest save is in its meta."""
    return {**game.targets(compiled), "save_bytes": float(game.meta.largest_save)}


def clones(positions: list[State], seconds: float) -> float:
    """Clones per second."""
    done = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        for s in positions:
            s.clone()
        done += len(positions)
    return done / (time.perf_counter() - began)


def option_list(game: AnyGame, positions: list[State], seconds: float) -> float:
    """Microseconds for one call of `Game.options`."""
    asked = [(s, game.waiting(s)[0]) for s in positions]
    done = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        for s, seat in asked:
            game.options(s, seat)
        done += len(asked)
    return (time.perf_counter() - began) / done * 1e6


def views(game: AnyGame, positions: list[State], seconds: float) -> float:
    """Calls of `Game.view` per second."""
    done = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        for s in positions:
            game.view(s, 0)
        done += len(positions)
    return done / (time.perf_counter() - began)


def redeals(game: AnyGame, positions: list[State], seconds: float) -> float:
    """Calls of `Game.redeal` per second."""
    done = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        for s in positions:
            game.redeal(s, 0, done)
            done += 1
    return done / (time.perf_counter() - began)


def measured(probe: Probe[Any], positions: list[State], seconds: float) -> Probed:
    """The figure of one probe, or what is missing for it."""
    target = probe.target_of(is_compiled())
    missing = probe.prepare()
    if missing:
        return Probed(probe.what, 0.0, target, missing)
    return Probed(probe.what, round(probed(probe, positions, seconds), 2), target)


def weighed(parcel: Parcel[Any], positions: list[State]) -> Packed:
    """The largest size of a parcel in these positions, each packed as the first one of a socket."""
    sizes = [deflated([parcel.text(s).encode()])[0] for s in positions]
    return Packed(parcel.what, max(sizes), parcel.target)


def deflated(messages: list[bytes]) -> list[int]:
    """The sizes of one socket's messages after permessage-deflate, with the server's settings."""
    packer = zlib.compressobj(wbits=-12, memLevel=5)
    sizes = []
    for message in messages:
        data = packer.compress(message) + packer.flush(zlib.Z_SYNC_FLUSH)
        sizes.append(len(data) - 4)
    return sizes


def values(game: AnyGame, positions: list[State], seconds: float) -> float:
    """Microseconds for one call of `Game.value`."""
    done = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        for s in positions:
            game.value(s, 0)
        done += len(positions)
    return (time.perf_counter() - began) / done * 1e6


def playouts(game: AnyGame, positions: list[State], seconds: float) -> float:
    """Playouts per second to the end of the round, by the quick choices that search bots use."""
    done = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        trial = positions[done % len(positions)].clone()
        play_on(game, trial, game.progress(trial).round + 1, Chance(done))
        done += 1
    return done / (time.perf_counter() - began)


def whole_games(game: AnyGame, seats: int, seconds: float) -> float:
    """Seconds for one game by greedy bots; at least one is played to its end."""
    games = 0
    began = time.perf_counter()
    while not games or time.perf_counter() - began < seconds:
        games += 1
        s: State = game.setup(seats, games)
        bots = [bot_named("greedy", seat) for seat in range(seats)]
        while waiting := game.waiting(s):
            game.apply(s, waiting[0], ask(bots[waiting[0]], game, s, waiting[0]))
    return (time.perf_counter() - began) / games


def level_play(game: AnyGame, name: str, seats: int, seconds: float) -> Level:
    """Let bots of one level play for about so many seconds."""
    decisions = searched = games = 0
    slowest = 0.0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        games += 1
        s: State = game.setup(seats, games)
        bots = [bot_named(name, seat) for seat in range(seats)]
        for bot in bots:
            bot.seconds = THINKING[name]
        while (waiting := game.waiting(s)) and time.perf_counter() - began < seconds:
            asked = time.perf_counter()
            game.apply(s, waiting[0], ask(bots[waiting[0]], game, s, waiting[0]))
            slowest = max(slowest, time.perf_counter() - asked)
            decisions += 1
        searched += sum(bot.playouts for bot in bots if isinstance(bot, SearchBot))
    taken = time.perf_counter() - began
    return Level(round(decisions / taken, 1), round(searched / taken, 1), round(1000 * slowest, 1))


def probed(probe: Probe[Any], positions: list[State], seconds: float) -> float:
    """Microseconds for one time of the work that a probe does; slow work is done once at least."""
    done = turn = 0
    began = time.perf_counter()
    while not turn or time.perf_counter() - began < seconds:
        done += probe.run(positions[turn % len(positions)])
        turn += 1
    return (time.perf_counter() - began) / done * 1e6


def is_compiled() -> bool:
    """Whether the kernel in use was compiled by mypyc."""
    file = sys.modules["igroteka.kernel.engine"].__file__ or ""
    return not file.endswith(".py")
