"""Finds the settings of a level by play: many settings against one bot, the better half goes on.

Each stage plays twice as many deals as the one before, on the same deals for all, so that few
games are spent on poor settings. Settings that think longer than the level may are left out.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from random import Random

from igroteka.bots.effort import Effort, effort_of
from igroteka.bots.registry import SEARCHING
from igroteka.kernel.errors import UnknownChoice
from igroteka.lab.ratings import Estimate, mean
from igroteka.lab.tournament import (
    Job,
    Played,
    Terms,
    jobs_of_deal,
    play_missing,
    points_of,
    terms_of,
)

GRID: dict[str, tuple[int, ...]] = {
    "candidates": (6, 10, 16, 24),
    "playouts": (1, 2, 4, 6),
    "horizon": (1, 2, 3, 4),
    "noise": (30, 60, 100),
}


@dataclass(frozen=True)
class Trial:
    """Settings and what they made of the opponent: points beyond it, milliseconds a choice."""

    bot: str
    games: int
    ahead: Estimate
    milliseconds: float


@dataclass(frozen=True)
class Stage:
    """One stage of a tuning: all that took part, the best first, and how many go on."""

    trials: list[Trial]
    kept: int


def spec(level: str, effort: Effort) -> str:
    """How a level with these settings is named."""
    return ":".join([level, *(f"{name}={number}" for name, number in effort.as_dict().items())])


def settings_to_try(level: str, game: str, number: int, seed: int) -> list[str]:
    """The present settings of a level, and others drawn from the grid."""
    if level not in SEARCHING:
        raise UnknownChoice(f"expected a level among {', '.join(SEARCHING)}; found {level!r}")
    if number < 2:
        raise UnknownChoice(f"expected at least 2 settings to try, found {number}")
    every = [Effort(*numbers) for numbers in product(*GRID.values())]
    present = spec(level, effort_of(level, game))
    drawn = [spec(level, one) for one in Random(seed).sample(every, min(number, len(every)))]
    return [present, *(one for one in drawn if one != present)][:number]


def tune(
    game: str,
    level: str,
    opponent: str,
    trials: int,
    games: int,
    milliseconds: float,
    seed: int,
    folder: Path,
    workers: int = 0,
    on_game: Callable[[int, int, int], None] | None = None,
) -> list[Stage]:
    """Tune a level of a game at two seats; returns all stages, the last with the best settings.

    `games` is the number of games of each setting in the first stage, `milliseconds` what one
    choice may take on average. `on_game` is called with the stage, the games done and wanted.
    What `folder` holds is not played again.
    """
    if games < 1:
        raise UnknownChoice(f"expected at least 1 game, found {games}")
    if milliseconds <= 0:
        raise UnknownChoice(f"expected some time for a choice, found {milliseconds} ms")
    left = settings_to_try(level, game, trials, seed)
    terms = terms_of(game, [*left, opponent], 2, {}, seed)
    stages: list[Stage] = []
    while True:
        deals = ((games + 1) // 2) << len(stages)
        jobs = stage_jobs(terms, left, opponent, deals)
        played = play_missing(
            jobs, terms.as_dict(), folder, workers, told(on_game, len(stages) + 1, len(jobs))
        )
        found = [trial_of(bot, opponent, played) for bot in left]
        found.sort(key=lambda one: (one.milliseconds > milliseconds, -one.ahead.value))
        quick = sum(one.milliseconds <= milliseconds for one in found)
        kept = max(1, min(len(found) // 2, quick))
        stages.append(Stage(found, kept))
        left = [one.bot for one in found[:kept]]
        if kept == 1:
            return stages


def told(
    on_game: Callable[[int, int, int], None] | None, stage: int, wanted: int
) -> Callable[[int], None] | None:
    """`on_game` for one stage."""
    if on_game is None:
        return None
    tell = on_game
    return lambda done: tell(stage, done, wanted)


def stage_jobs(terms: Terms, bots: list[str], opponent: str, deals: int) -> list[Job]:
    """The games of one stage, deal by deal."""
    return [
        job
        for deal in range(deals)
        for bot in bots
        for job in jobs_of_deal(terms, bot, opponent, terms.seed + deal)
    ]


def trial_of(bot: str, opponent: str, played: list[Played]) -> Trial:
    """What one setting made of its games."""
    mine = [game for game in played if bot in game.bots]
    by_deal: dict[str, list[float]] = {}
    seconds = decisions = 0.0
    for game in mine:
        seat = game.bots.index(bot)
        seconds += game.seconds[seat]
        decisions += game.decisions[seat]
        deal = game.id.split(" ")[2]
        by_deal.setdefault(deal, []).append(points_of(game, bot) - points_of(game, opponent))
    ahead = mean([sum(each) / len(each) for each in by_deal.values()])
    return Trial(bot, len(mine), ahead, round(1000 * seconds / max(1.0, decisions), 2))


def as_toml(stages: list[Stage], level: str, command: str, build: str) -> str:
    """The best settings as a table of a game's `levels.toml`, with how they were made."""
    best = stages[-1].trials[0]
    lines = [f"[{level}]"]
    for word in best.bot.split(":")[1:]:
        name, _, number = word.partition("=")
        lines.append(f"{name} = {number}")
    lines += [
        f'made = "{command}"',
        f'found = "{best.ahead.value} points ahead ({best.ahead.low} to {best.ahead.high}) '
        f'in {best.games} games, {best.milliseconds} ms a choice, {build}"',
    ]
    return "\n".join(lines) + "\n"
