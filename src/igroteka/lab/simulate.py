"""Plays many games between bots on all cores, and summarises their scores."""

from __future__ import annotations

import multiprocessing
import os
import statistics
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass

from igroteka.bots.registry import bot_named
from igroteka.games import game_named
from igroteka.kernel.errors import UnknownChoice
from igroteka.lab.check import Breach
from igroteka.lab.match import Result, play_match


@dataclass(frozen=True)
class BotSummary:
    """The scores of one bot over all games and seats it played."""

    bot: str
    games: int
    mean: float
    sd: float
    median: float
    lowest: int
    highest: int
    win_share: float
    mean_rank: float
    statistics: dict[str, float]  # means of what the game counts beside the score


@dataclass(frozen=True)
class Simulation:
    """The summary of many games."""

    game: str
    seats: int
    games: int
    decisions: int
    decisions_per_game: float
    decisions_per_s: float
    seconds: float
    bots: list[BotSummary]
    checks: int  # how many times a law was checked
    breaches: list[Breach]

    def as_dict(self) -> dict[str, object]:
        """Plain data for machines."""
        return asdict(self)


@dataclass(frozen=True)
class Job:
    """One game to play, as plain data for a worker process."""

    game: str
    bots: tuple[str, ...]
    seed: int
    variant: tuple[tuple[str, str], ...]
    check: bool


def run_job(job: Job) -> Result:
    """Play one game; runs in a worker process."""
    game = game_named(job.game)
    return play_match(game, list(job.bots), job.seed, dict(job.variant), job.check)


def simulate(
    name: str,
    bots: list[str],
    games: int,
    seed: int = 0,
    variant: dict[str, str] | None = None,
    workers: int = 0,
    on_game: Callable[[int], None] | None = None,
    check: bool = False,
) -> Simulation:
    """Play `games` games between these bots, one per seat; they move one seat on after each game.

    The first game has the seed `seed`, the next one `seed + 1`, and so on. `workers` is the number
    of processes, 0 for all cores. `on_game` is called with the number of games done so far.
    With `check` the laws are checked at some decisions of each game and at its end.
    Raises `UnknownChoice` for a game, variant, number of seats or bot that does not exist.

        simulate("<game>", ["greedy", "random"], games=100).bots[0].mean
    """
    game = game_named(name)
    chosen = game.check(len(bots), variant)
    for bot in bots:
        bot_named(bot, 0)
    if games < 1:
        raise UnknownChoice(f"expected at least 1 game, found {games}")
    jobs = [
        Job(
            name,
            tuple(bots[(seat + number) % len(bots)] for seat in range(len(bots))),
            seed + number,
            tuple(chosen.items()),
            check,
        )
        for number in range(games)
    ]
    began = time.perf_counter()
    results: list[Result] = []
    cores = workers or min(os.cpu_count() or 1, games)
    if cores == 1:
        for job in jobs:
            results.append(run_job(job))
            if on_game:
                on_game(len(results))
    else:
        # Spawned workers import afresh, so they see the same components and build.
        with multiprocessing.get_context("spawn").Pool(cores) as pool:
            for result in pool.imap(run_job, jobs, chunksize=max(1, min(8, games // (4 * cores)))):
                results.append(result)
                if on_game:
                    on_game(len(results))
    return summarise(name, bots, results, time.perf_counter() - began)


def summarise(name: str, bots: list[str], results: list[Result], seconds: float) -> Simulation:
    """Summarise results by bot; a win shared by two counts as half a win for each."""
    totals: dict[str, list[int]] = {bot: [] for bot in bots}
    ranks: dict[str, list[int]] = {bot: [] for bot in bots}
    counted: dict[str, list[dict[str, int]]] = {bot: [] for bot in bots}
    wins: dict[str, float] = dict.fromkeys(bots, 0.0)
    for result in results:
        winners = result.ranks.count(1)
        for seat, bot in enumerate(result.bots):
            totals[bot].append(result.totals[seat])
            ranks[bot].append(result.ranks[seat])
            counted[bot].append(result.statistics[seat])
            if result.ranks[seat] == 1:
                wins[bot] += 1 / winners
    decisions = sum(result.decisions for result in results)
    return Simulation(
        game=name,
        seats=len(bots),
        games=len(results),
        decisions=decisions,
        decisions_per_game=round(decisions / len(results), 1),
        decisions_per_s=round(decisions / seconds, 1),
        seconds=round(seconds, 2),
        bots=[
            BotSummary(
                bot=bot,
                games=len(totals[bot]),
                mean=round(statistics.mean(totals[bot]), 2),
                sd=round(statistics.pstdev(totals[bot]), 2),
                median=statistics.median(totals[bot]),
                lowest=min(totals[bot]),
                highest=max(totals[bot]),
                win_share=round(wins[bot] / len(results), 3),
                mean_rank=round(statistics.mean(ranks[bot]), 2),
                statistics={
                    name: round(statistics.mean([seat[name] for seat in counted[bot]]), 2)
                    for name in counted[bot][0]
                },
            )
            for bot in totals
        ],
        checks=sum(result.checks for result in results),
        breaches=[breach for result in results for breach in result.breaches],
    )
