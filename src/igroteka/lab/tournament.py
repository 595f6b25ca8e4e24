"""Every bot against every other, on the same deals from every seat; can be stopped and resumed.

A deal is one seed. Two bots play it once for each way to seat them, so that neither has the better
seat or the better luck. Each finished game is a line of `games.jsonl` in the tournament's folder;
what stands there is not played again.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from itertools import combinations
from pathlib import Path

from igroteka.bots.bot import Bot, ask
from igroteka.bots.registry import bot_named
from igroteka.games import game_named
from igroteka.kernel.errors import UnknownChoice
from igroteka.kernel.game import AnyGame
from igroteka.kernel.state import State
from igroteka.lab.cluster import on_cluster
from igroteka.lab.ratings import Estimate, Meeting, mean, ratings_with_intervals, share

LINES = "games.jsonl"
REPORT = "report.json"
WAYS = 2  # to seat two bots in turn: either one first


@dataclass(frozen=True)
class Terms:
    """What is played: the game, its rules, who against whom, from which deal on."""

    game: str
    rules_version: int
    bots: tuple[str, ...]
    seats: int
    variant: tuple[tuple[str, str], ...]
    seed: int

    def as_dict(self) -> dict[str, object]:
        """Plain data, as the first line of the file has it."""
        return {**asdict(self), "bots": list(self.bots), "variant": dict(self.variant)}


@dataclass(frozen=True)
class Job:
    """One game to play: the deal `seed`, the bots of the seats; plain data for a process."""

    id: str
    game: str
    bots: tuple[str, ...]
    variant: tuple[tuple[str, str], ...]
    seed: int


@dataclass(frozen=True)
class Played:
    """One finished game; lists are by seat. `seconds` is thinking time, `slowest` one choice's."""

    id: str
    bots: list[str]
    totals: list[int]
    ranks: list[int]
    decisions: list[int]
    seconds: list[float]
    slowest: list[float]


@dataclass(frozen=True)
class Pairing:
    """What two bots made of each other: the share of `one`, and its points beyond the other's."""

    one: str
    other: str
    games: int
    wins: Estimate
    difference: Estimate


@dataclass(frozen=True)
class Entry:
    """One bot in the table: its rating, its games, and how long it thinks."""

    bot: str
    elo: Estimate
    games: int
    wins: float
    points: Estimate
    milliseconds: float  # for one choice, on average
    slowest: float  # milliseconds for the slowest choice


@dataclass(frozen=True)
class Table:
    """The result of a tournament so far; the best bot first."""

    terms: dict[str, object]
    games: int
    wanted: int
    entries: list[Entry]
    pairings: list[Pairing]

    def as_dict(self) -> dict[str, object]:
        """Plain data for machines."""
        return asdict(self)


def terms_of(
    game: str, bots: list[str], seats: int, variant: dict[str, str] | None, seed: int
) -> Terms:
    """The terms of a tournament; raises `UnknownChoice` for what does not exist or fit."""
    played = game_named(game)
    full = played.check(seats, variant)
    if seats < 2:
        raise UnknownChoice(f"expected at least 2 seats for a tournament, found {seats}")
    for bot in bots:
        bot_named(bot, 0)
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise UnknownChoice(f"expected at least 2 different bots, found {', '.join(bots)}")
    version = played.meta.rules_version
    return Terms(game, version, tuple(bots), seats, tuple(sorted(full.items())), seed)


def jobs_of(terms: Terms, games: int) -> list[Job]:
    """All games of a tournament with so many games for each pair, deal by deal.

    Raises `UnknownChoice` if that is none.
    """
    if games < 1:
        raise UnknownChoice(f"expected at least 1 game, found {games}")
    jobs: list[Job] = []
    for deal in range((games + WAYS - 1) // WAYS):
        for one, other in combinations(terms.bots, 2):
            jobs += jobs_of_deal(terms, one, other, terms.seed + deal)
    return jobs


def jobs_of_deal(terms: Terms, one: str, other: str, seed: int) -> list[Job]:
    """The games of two bots on one deal, either one first."""
    jobs: list[Job] = []
    for way in range(WAYS):
        pair = (one, other) if way == 0 else (other, one)
        bots = tuple(pair[seat % 2] for seat in range(terms.seats))
        jobs.append(Job(f"{one} {other} {seed} {way}", terms.game, bots, terms.variant, seed))
    return jobs


def play_job(job: Job) -> Played:
    """Play one game, with a clock for each bot; runs in a worker process."""
    game = game_named(job.game)
    s: State = game.setup(len(job.bots), job.seed, dict(job.variant))
    bots = [bot_named(name, (job.seed << 8) + seat) for seat, name in enumerate(job.bots)]
    seconds, slowest, decisions = timed_play(game, s, bots)
    sheets = game.scores(s)[: s.seats]
    return Played(
        id=job.id,
        bots=list(job.bots),
        totals=[sheet.total for sheet in sheets],
        ranks=[sheet.rank for sheet in sheets],
        decisions=decisions,
        seconds=[round(one, 4) for one in seconds],
        slowest=[round(one, 4) for one in slowest],
    )


def timed_play(
    game: AnyGame, s: State, bots: list[Bot]
) -> tuple[list[float], list[float], list[int]]:
    """Play `s` to its end; by seat: seconds of thinking, those of the slowest choice, choices."""
    seconds = [0.0] * len(bots)
    slowest = [0.0] * len(bots)
    decisions = [0] * len(bots)
    while waiting := game.waiting(s):
        seat = waiting[0]
        began = time.perf_counter()
        action = ask(bots[seat], game, s, seat)
        taken = time.perf_counter() - began
        seconds[seat] += taken
        slowest[seat] = max(slowest[seat], taken)
        decisions[seat] += 1
        game.apply(s, seat, action)
    return seconds, slowest, decisions


def lines_of(folder: Path, terms: dict[str, object]) -> list[Played]:
    """The games that a folder holds; raises `UnknownChoice` if they were played on other terms.

    A last line that was cut off in the middle does not count.
    """
    file = folder / LINES
    if not file.exists():
        return []
    first, *rest = file.read_text("utf-8").split("\n")
    try:
        found: object = json.loads(first)
    except json.JSONDecodeError:
        found = None
    if found != terms:
        raise UnknownChoice(
            f"{file}: expected games played on the same terms; choose another folder, or delete it"
        )
    return [Played(**json.loads(line)) for line in rest[:-1] if line]


def play_missing(
    jobs: list[Job],
    terms: dict[str, object],
    folder: Path,
    workers: int = 0,
    on_game: Callable[[int], None] | None = None,
    cluster: str = "",
) -> list[Played]:
    """Play the games that `folder` does not hold yet, a line for each; returns those of `jobs`.

    `workers` is the number of processes, 0 for all cores; with `cluster`, the address of a Ray
    cluster, they are played there. `on_game` is called with the number of games done so far.
    """
    ids = {job.id for job in jobs}
    kept = lines_of(folder, terms)
    played = [one for one in kept if one.id in ids]
    known = {one.id for one in played}
    left = [job for job in jobs if job.id not in known]
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / LINES
    whole = [terms, *map(asdict, kept)]  # written anew: the last line may be cut off
    file.write_text("".join(json.dumps(line) + "\n" for line in whole), "utf-8")
    with file.open("a", encoding="utf-8") as lines:
        for one in results(left, workers, cluster):
            lines.write(json.dumps(asdict(one)) + "\n")
            lines.flush()
            played.append(one)
            if on_game:
                on_game(len(played))
    return played


def run(
    terms: Terms,
    games: int,
    folder: Path,
    workers: int = 0,
    on_game: Callable[[int], None] | None = None,
    cluster: str = "",
) -> Table:
    """Play what is missing in `folder`, and return the table.

    `games` is the number for each pair of bots, rounded up to whole deals; for the rest see
    `play_missing`.
    """
    jobs = jobs_of(terms, games)
    played = play_missing(jobs, terms.as_dict(), folder, workers, on_game, cluster)
    return table_of(terms, played, len(jobs))


def results(jobs: list[Job], workers: int, cluster: str = "") -> Iterator[Played]:
    """Play the games one after another, or in so many processes (0: all cores), as they end.

    With `cluster`, on the Ray cluster at that address.
    """
    if cluster and jobs:
        yield from on_cluster(play_job, jobs, cluster)
        return
    cores = workers or min(os.cpu_count() or 1, max(1, len(jobs)))
    if cores == 1 or not jobs:
        yield from map(play_job, jobs)
        return
    # Spawned workers import afresh, so they see the same components and build.
    with multiprocessing.get_context("spawn").Pool(cores) as pool:
        yield from pool.imap_unordered(play_job, jobs)


def table_of(terms: Terms, played: list[Played], wanted: int) -> Table:
    """Summarise finished games; a win shared by several seats counts for each in part."""
    deals: dict[tuple[str, str, str], list[Played]] = {}
    for game in sorted(played, key=lambda one: one.id):
        one, other, seed, _ = game.id.split(" ")
        deals.setdefault((one, other, seed), []).append(game)
    meetings: list[Meeting] = []
    differences: dict[tuple[str, str], list[float]] = {}
    won: dict[tuple[str, str], float] = {}
    counts: dict[tuple[str, str], int] = {}
    for (one, other, _), games in deals.items():
        wins = sum(wins_of(game, one) for game in games)
        meetings.append(Meeting(terms.bots.index(one), terms.bots.index(other), len(games), wins))
        beyond = [points_of(game, one) - points_of(game, other) for game in games]
        differences.setdefault((one, other), []).append(sum(beyond) / len(beyond))
        won[one, other] = won.get((one, other), 0.0) + wins
        counts[one, other] = counts.get((one, other), 0) + len(games)
    pairings = [
        Pairing(*pair, counts[pair], share(won[pair], counts[pair]), mean(differences[pair]))
        for pair in combinations(terms.bots, 2)
        if pair in counts
    ]
    elos = ratings_with_intervals(meetings, len(terms.bots))
    entries = [
        entry_of(bot, elos[number], [game for game in played if bot in game.bots])
        for number, bot in enumerate(terms.bots)
        if any(bot in game.bots for game in played)
    ]
    entries.sort(key=lambda entry: -entry.elo.value)
    return Table(terms.as_dict(), len(played), wanted, entries, pairings)


def wins_of(game: Played, bot: str) -> float:
    """The share of the win that the seats of a bot have."""
    winners = [seat for seat in range(len(game.bots)) if game.ranks[seat] == 1]
    return sum(game.bots[seat] == bot for seat in winners) / len(winners)


def points_of(game: Played, bot: str) -> float:
    """The mean points of a bot's seats."""
    points = [total for seat, total in enumerate(game.totals) if game.bots[seat] == bot]
    return sum(points) / len(points)


def entry_of(bot: str, elo: Estimate, games: list[Played]) -> Entry:
    """The line of one bot in the table."""
    seats = [(game, seat) for game in games for seat in range(len(game.bots))]
    mine = [(game, seat) for game, seat in seats if game.bots[seat] == bot]
    seconds = sum(game.seconds[seat] for game, seat in mine)
    decisions = sum(game.decisions[seat] for game, seat in mine)
    return Entry(
        bot=bot,
        elo=elo,
        games=len(games),
        wins=round(sum(wins_of(game, bot) for game in games) / len(games), 4),
        points=mean([points_of(game, bot) for game in games]),
        milliseconds=round(1000 * seconds / max(1, decisions), 2),
        slowest=round(1000 * max(game.slowest[seat] for game, seat in mine), 1),
    )
