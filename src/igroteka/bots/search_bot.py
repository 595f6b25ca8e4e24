"""A bot that samples plans, plays each on over the same guesses, and keeps the better half."""

from __future__ import annotations

import time
from typing import Final

from igroteka.bots.bot import SEEDS, Bot
from igroteka.bots.effort import Effort, effort_of
from igroteka.bots.plans import Plan, Planner, followed, kept_of
from igroteka.bots.playouts import worth_of
from igroteka.kernel.actions import Action
from igroteka.kernel.dice import Chance
from igroteka.kernel.game import AnyGame
from igroteka.kernel.state import State

TRIES: Final = 3  # samples for each candidate wanted, since many are alike
SAMPLING: Final = 0.35  # share of a time limit that sampling may take


class SearchBot(Bot):
    """Chooses a whole plan for what it can do in a row, and follows it while it fits.

    `seconds` limits one choice if it is not 0; without a limit the same seed gives the same
    choices. `playouts` counts the playouts so far.
    """

    def __init__(self, seed: int, level: str, effort: Effort | None = None) -> None:
        super().__init__(seed)
        self.name = level
        self.effort = effort  # None: what the game's `levels.toml` says of the level
        self.changes: dict[str, int] = {}  # settings that differ from that
        self.playouts = 0

    def choose(self, game: AnyGame, s: State, seat: int) -> Action:
        action = followed(game, s, seat, self.kept)
        if action is not None:
            self.kept = self.kept[1:]
            return action
        self.kept = []
        found: list[Action] = game.plausible(s, seat, self.chance)
        if len(found) == 1 and not found[0].numbers:
            return found[0]
        ends = time.perf_counter() + self.seconds if self.seconds else 0.0
        effort = self.effort or effort_of(self.name, game.meta.id).changed(self.changes)
        plans = self.candidates(game, s, seat, effort)
        best = self.best_of(plans, game, s, seat, effort, ends)
        self.kept = kept_of(game, s, seat, best.actions)
        return best.actions[0]

    def candidates(self, game: AnyGame, s: State, seat: int, effort: Effort) -> list[Plan]:
        """Different plans: the one that looks best, others by their first action, then by noise."""
        ends = time.perf_counter() + SAMPLING * self.seconds if self.seconds else 0.0
        planner = Planner(game, s, seat, self.chance, effort.noise)
        plans: list[Plan] = []
        for start in planner.starts((effort.candidates + 1) // 2):
            plan = planner.sample(start, False)
            if plan is not None:
                plans.append(plan)
            if ends and time.perf_counter() > ends:
                return plans
        for _ in range(TRIES * effort.candidates):
            if len(plans) >= effort.candidates or (ends and time.perf_counter() > ends):
                break
            plan = planner.sample(-1, True)
            if plan is not None:
                plans.append(plan)
        return plans

    def best_of(
        self, plans: list[Plan], game: AnyGame, s: State, seat: int, effort: Effort, ends: float
    ) -> Plan:
        """Successive halving: play all on from the same guesses, drop the worse half, repeat."""
        left = plans
        while len(left) > 1:
            for _ in range(effort.playouts):
                dice = self.chance.below(SEEDS)
                guess: State = game.redeal(s, seat, dice)
                worths: list[float] = []
                for plan in left:
                    worths.append(worth_of(game, guess, seat, plan, effort.horizon, Chance(dice)))
                    self.playouts += 1
                    if ends and time.perf_counter() > ends:
                        break
                if len(worths) == len(left):  # else time is up, and these cannot be compared
                    for index in range(len(left)):
                        left[index].total += worths[index]
                if ends and time.perf_counter() > ends:
                    return better_half(left)[0]
            left = better_half(left)
        return left[0]


def better_half(plans: list[Plan]) -> list[Plan]:
    """The plans with the higher totals, the best first; of equals those that came first."""
    ordered = sorted([(-plans[index].total, index) for index in range(len(plans))])
    return [plans[index] for _, index in ordered[: (len(plans) + 1) // 2]]
