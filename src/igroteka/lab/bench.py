"""How fast a game runs: uniformly random play, clones, saves, option lists, on one core.

Absolute figures belong to the machine; `calibration_ratio` divides by a fixed loop timed in
the same run and travels better.
"""

from __future__ import annotations

import json
import sys
import time
from dataclasses import asdict, dataclass
from random import Random
from typing import Any

from igroteka.bots.rollout import rollout
from igroteka.games import game_named
from igroteka.kernel.game import AnyGame
from igroteka.kernel.probe import Probe
from igroteka.kernel.state import State

CALIBRATION_TURNS = 1_000_000
REPEATS = 3


@dataclass(frozen=True)
class Probed:
    """What one probe of a game found."""

    what: str
    microseconds: float
    target: float


@dataclass(frozen=True)
class Bench:
    """What was measured of one game."""

    seats: int
    games: int
    decisions: int
    decisions_per_s: int
    clones_per_s: int
    save_bytes: int
    microseconds_per_option_list: float
    views_per_s: int
    redeals_per_s: int
    calibration_ratio: float
    compiled: bool
    probes: dict[str, Probed]

    def as_dict(self) -> dict[str, object]:
        """Plain data for machines."""
        return asdict(self)


def calibration() -> float:
    """Turns per second of a plain loop: what this machine does while nothing else counts."""
    best = 0.0
    for _ in range(REPEATS):
        began = time.perf_counter()
        total = 0
        for number in range(CALIBRATION_TURNS):
            total += number & 7
        best = max(best, CALIBRATION_TURNS / (time.perf_counter() - began))
    return best


def plausible_positions(game: AnyGame, seats: int, seed: int) -> list[State]:
    """Positions of one game by plausible play: richer ones than wild play reaches."""
    chance = Random(seed)
    s: State = game.setup(seats, seed)
    kept: list[State] = []
    while game.waiting(s):
        if chance.random() < 0.05:
            kept.append(s.clone())
        seat = game.waiting(s)[0]
        options = game.plausible(s, seat)
        game.apply(s, seat, chance.choice([a for a in options if not a.stops] or options))
    return kept


def bench(name: str, seats: int = 0, seconds: float = 2.0) -> Bench:
    """Measure one game for about so many seconds per figure."""
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
        calibration_ratio=round(decisions_per_s / turns_per_s, 5),
        compiled=is_compiled(),
        probes={
            probe.name: Probed(
                probe.what, round(probed(probe, positions, seconds / 4), 2), probe.target
            )
            for probe in game.probes()
        },
    )


def clones(positions: list[State], seconds: float) -> float:
    """Clones per second over many positions."""
    done = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        for s in positions:
            s.clone()
        done += len(positions)
    return done / (time.perf_counter() - began)


def option_list(game: AnyGame, positions: list[State], seconds: float) -> float:
    """Microseconds for one list of options."""
    asked = [(s, game.waiting(s)[0]) for s in positions]
    done = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        for s, seat in asked:
            game.options(s, seat)
        done += len(asked)
    return (time.perf_counter() - began) / done * 1e6


def views(game: AnyGame, positions: list[State], seconds: float) -> float:
    """Views per second."""
    done = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        for s in positions:
            game.view(s, 0)
        done += len(positions)
    return done / (time.perf_counter() - began)


def redeals(game: AnyGame, positions: list[State], seconds: float) -> float:
    """Redealt positions per second."""
    done = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        for s in positions:
            game.redeal(s, 0, done)
            done += 1
    return done / (time.perf_counter() - began)


def probed(probe: Probe[Any], positions: list[State], seconds: float) -> float:
    """Microseconds for one time of a game's own piece of work."""
    done = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        for s in positions:
            done += probe.run(s)
    return (time.perf_counter() - began) / done * 1e6


def is_compiled() -> bool:
    """Whether the engine in use was compiled."""
    file = sys.modules["igroteka.kernel.engine"].__file__ or ""
    return not file.endswith(".py")
