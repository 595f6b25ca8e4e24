"""What a seat could do now, and what each way is worth, by the playouts of a search bot."""

from __future__ import annotations

import time
from typing import Final

from igroteka.bots.bot import SEEDS, STREAM
from igroteka.bots.effort import Effort
from igroteka.bots.plans import Plan, Planner
from igroteka.bots.playouts import lead, played_on
from igroteka.kernel.actions import Action
from igroteka.kernel.dice import Chance
from igroteka.kernel.game import AnyGame
from igroteka.kernel.state import State

RIVALS: Final = "rivals"  # the part of a lead that is the best other's value


class Advice:
    """One way to go on: its actions in a row, and what playouts say of it.

    `worth` is how far the seat is ahead of the best other at the horizon, `parts` what that is
    made of by name; both are means over `playouts` playouts.
    """

    __slots__ = ("actions", "parts", "playouts", "worth")

    def __init__(self, actions: list[Action]) -> None:
        self.actions = actions
        self.worth = 0.0
        self.parts: dict[str, float] = {}
        self.playouts = 0

    def add(self, parts: dict[str, float]) -> None:
        """Count one more playout, which led to a lead of these parts."""
        self.playouts += 1
        self.worth += (total(parts) - self.worth) / self.playouts
        for name in {**self.parts, **parts}:
            mean = self.parts.get(name, 0.0)
            self.parts[name] = mean + (parts.get(name, 0.0) - mean) / self.playouts

    def beyond(self, other: Advice) -> dict[str, float]:
        """Where the parts of this one differ from those of another, by name."""
        differences: dict[str, float] = {}
        for name in {**self.parts, **other.parts}:
            difference = self.parts.get(name, 0.0) - other.parts.get(name, 0.0)
            if difference:
                differences[name] = difference
        return differences


def total(parts: dict[str, float]) -> float:
    """The sum of all parts."""
    found = 0.0
    for name in parts:
        found += parts[name]
    return found


def advise(
    game: AnyGame, s: State, seat: int, seed: int, effort: Effort, seconds: float = 0.0
) -> list[Advice]:
    """What `seat` could begin with, the best first, each with the best-looking way to go on.

    `s` is a redealt position. All are played on from the same guesses, and the better half from
    as many again, until one is left or `seconds` are over (0: no limit). The same seed gives the
    same advice if there is no limit.
    """
    chance = Chance(seed, STREAM)
    ends = time.perf_counter() + seconds if seconds else 0.0
    planner = Planner(game, s, seat, chance, effort.noise)
    found: list[Advice] = []
    for start in planner.starts(effort.candidates):
        plan = planner.sample(start, False)
        if plan is not None:
            found.append(Advice(plan.actions))
    left = found
    while True:
        for _ in range(effort.playouts):
            dice = chance.below(SEEDS)
            guess: State = game.redeal(s, seat, dice)
            trials = [
                played_on(game, guess, seat, Plan(one.actions), effort.horizon, Chance(dice))
                for one in left
            ]
            for index in range(len(left)):
                left[index].add(lead_parts(game, trials[index], seat))
            if ends and time.perf_counter() > ends:
                return ranked(found)
        if len(left) == 1:
            return ranked(found)
        left = ranked(left)[: (len(left) + 1) // 2]


def ranked(found: list[Advice]) -> list[Advice]:
    """The best first: those that were played on for longer, and of these the worthier."""
    ordered = sorted(
        [(-found[index].playouts, -found[index].worth, index) for index in range(len(found))]
    )
    return [found[index] for _, _, index in ordered]


def lead_parts(game: AnyGame, s: State, seat: int) -> dict[str, float]:
    """What `lead` is made of, by name: the parts of the own value and, as `rivals`, the others'."""
    found: dict[str, float] = dict(game.parts(s, seat))
    if s.seats > 1:
        found[RIVALS] = lead(game, s, seat) - total(found)
    return found
