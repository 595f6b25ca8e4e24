"""Figures of pairings: shares and differences with intervals, and ratings on the Elo scale."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

WIDE = 1.96  # standard errors either side of a mean hold it with 95 %
ELO = 400 / math.log(10)
STEPS = 200  # of the iteration that finds ratings
RESAMPLES = 200
MARGIN = 2.5  # percent of the resamples on either side of an interval


@dataclass(frozen=True)
class Estimate:
    """A figure and its 95 % interval."""

    value: float
    low: float
    high: float


def share(won: float, games: int) -> Estimate:
    """The share of games won, with Wilson's interval."""
    found = won / games
    centre = found + WIDE**2 / (2 * games)
    spread = WIDE * math.sqrt(found * (1 - found) / games + WIDE**2 / (4 * games**2))
    whole = 1 + WIDE**2 / games
    return Estimate(
        round(found, 4),
        round(max(0.0, (centre - spread) / whole), 4),
        round(min(1.0, (centre + spread) / whole), 4),
    )


def mean(numbers: Sequence[float]) -> Estimate:
    """The mean of some numbers; the interval is as wide as their spread says."""
    found = statistics.mean(numbers)
    error = WIDE * statistics.stdev(numbers) / math.sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return Estimate(round(found, 2), round(found - error, 2), round(found + error, 2))


@dataclass(frozen=True)
class Meeting:
    """One deal between two bots: their indices, how many games it was, how many the first won."""

    one: int
    other: int
    games: int
    won: float


def ratings(meetings: Sequence[Meeting], bots: int) -> list[float]:
    """The ratings that make these results likeliest (Bradley and Terry), their mean 0.

    Each pair that met is given one more game, a draw, so that nobody's rating is endless.
    """
    games = [[0.0] * bots for _ in range(bots)]
    won = [0.0] * bots
    for meeting in meetings:
        games[meeting.one][meeting.other] += meeting.games
        games[meeting.other][meeting.one] += meeting.games
        won[meeting.one] += meeting.won
        won[meeting.other] += meeting.games - meeting.won
    for one in range(bots):
        for other in range(bots):
            if games[one][other]:
                games[one][other] += 1
                won[one] += 0.5
    strengths = [1.0] * bots
    for _ in range(STEPS):
        strengths = [
            won[one]
            / sum(
                games[one][other] / (strengths[one] + strengths[other])
                for other in range(bots)
                if games[one][other]
            )
            if won[one]
            else strengths[one]
            for one in range(bots)
        ]
        middle = math.exp(statistics.mean(math.log(strength) for strength in strengths))
        strengths = [strength / middle for strength in strengths]
    return [ELO * math.log(strength) for strength in strengths]


def ratings_with_intervals(meetings: Sequence[Meeting], bots: int, seed: int = 0) -> list[Estimate]:
    """`ratings`, with intervals from drawing as many deals again, with repetition."""
    found = ratings(meetings, bots)
    chance = Random(seed)
    drawn = [
        ratings(chance.choices(meetings, k=len(meetings)), bots) if meetings else found
        for _ in range(RESAMPLES)
    ]
    estimates: list[Estimate] = []
    for bot in range(bots):
        ordered = sorted(each[bot] for each in drawn)
        low = ordered[round(len(ordered) * MARGIN / 100)]
        high = ordered[-1 - round(len(ordered) * MARGIN / 100)]
        estimates.append(Estimate(round(found[bot], 1), round(low, 1), round(high, 1)))
    return estimates
