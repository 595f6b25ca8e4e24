"""Plans of a seat: what it does in a row, until it is somebody else's turn or chance decides."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, TypeAlias

from igroteka.kernel.actions import Action
from igroteka.kernel.dice import Chance
from igroteka.kernel.game import AnyGame
from igroteka.kernel.state import State

LONGEST: Final = 40  # actions of one plan
SAMPLES: Final = 16  # of the open choices at each step of a plan
UNIT: Final = 1 << 16  # a normal deviate of 1
TIE: Final = 1e-6  # noise that decides between equals, and nothing else

# An action kept for later: the `fingerprint` of the choice it was meant for, and its notation.
Kept: TypeAlias = tuple[str, str]


class Plan:
    """Actions that one seat takes in a row, and what playouts say of them."""

    __slots__ = ("actions", "total")

    def __init__(self, actions: list[Action]) -> None:
        self.actions = actions
        self.total = 0.0  # the sum of its worth over all playouts


class Fork:
    """One choice on the way: the plausible actions, their values, and how far these lie apart."""

    __slots__ = ("actions", "best", "spread", "worths")

    def __init__(self, actions: list[Action], worths: list[float]) -> None:
        self.actions = actions
        self.worths = worths
        falling = sorted(worths, reverse=True)
        self.best = worths.index(falling[0])
        # From the best to the one a third of the way down: a single blunder does not widen it.
        self.spread = falling[0] - falling[max(len(falling) // 3, min(1, len(falling) - 1))]


class Planner:
    """Samples plans of a seat by greedy choices with noise on the values.

    `s` is a redealt position, and is not changed. A plan ends when the seat has nothing more to
    choose, when dice are rolled, and with the round.
    """

    def __init__(self, game: AnyGame, s: State, seat: int, chance: Chance, noise: int) -> None:
        self.game = game
        self.s = s
        self.seat = seat
        self.chance = chance
        self.noise = noise / 100.0
        self.round = game.progress(s).round
        self.forks: dict[str, Fork] = {}
        self.known: dict[str, Plan] = {}
        self.first = self.fork_at("", s)

    def fork_at(self, way: str, s: State) -> Fork:
        """The choice after the actions whose notations `way` joins, which led to `s`."""
        found = self.forks.get(way)
        if found is None:
            actions: list[Action] = self.game.plausible(s, self.seat, self.chance, SAMPLES)
            worths = [0.0]
            if len(actions) > 1:
                worths = self.game.tried_values(s, self.seat, actions)
            found = Fork(actions, worths)
            self.forks[way] = found
        return found

    def pick(self, fork: Fork, noisy: bool) -> int:
        """The best action of a choice, or with noise one that looks best through it."""
        if not noisy or len(fork.actions) == 1:
            return fork.best
        best = 0
        highest = 0.0
        scale = max(fork.spread * self.noise, TIE) / UNIT
        for index in range(len(fork.actions)):
            worth = fork.worths[index] + scale * self.chance.normal(UNIT)
            if index == 0 or worth > highest:
                best = index
                highest = worth
        return best

    def sample(self, start: int, noisy: bool) -> Plan | None:
        """A plan that begins with the action `start` (-1: any); None if its like is known."""
        game = self.game
        seat = self.seat
        trial = self.s.clone()
        fork = self.first
        way = ""
        actions: list[Action] = []
        while True:
            index = start if start >= 0 and not actions else self.pick(fork, noisy)
            action = fork.actions[index]
            dice = trial.dice
            own_dice = trial.seat_dice[seat]
            game.apply(trial, seat, action)
            actions.append(action)
            if (
                trial.dice != dice
                or trial.seat_dice[seat] != own_dice
                or len(actions) == LONGEST
                or seat not in game.waiting(trial)
                or game.progress(trial).round != self.round
            ):
                break
            way += "\n" + action.text
            fork = self.fork_at(way, trial)
        # The same actions in another order are the same plan, unless they lead elsewhere.
        key = "\n".join(sorted([action.text for action in actions]))
        key += f"\n{game.value(trial, seat)}"
        if key in self.known:
            return None
        plan = Plan(actions)
        self.known[key] = plan
        return plan

    def starts(self, most: int) -> list[int]:
        """The first actions to begin a plan with, the best-looking first, at most so many."""
        ordered = sorted([(-self.first.worths[i], i) for i in range(len(self.first.actions))])
        return [index for _, index in ordered[:most]]


def fingerprint(game: AnyGame, s: State, seat: int) -> str:
    """A short text that is the same wherever a seat has the same choice.

    The same choice: the same seat, round, phase, decision, options and open choices.
    """
    progress = game.progress(s)
    parts = [str(seat), str(progress.round), progress.phase, game.decision(s, seat)]
    parts += [action.text for action in game.options(s, seat)]
    parts += [opening.verb for opening in game.openings(s, seat)]
    return blake2b("\n".join(parts).encode(), digest_size=12).hexdigest()


def kept_of(game: AnyGame, s: State, seat: int, actions: list[Action]) -> list[Kept]:
    """The actions of a plan after its first, each with the choice that it is foreseen for."""
    kept: list[Kept] = []
    if len(actions) > 1:
        trial = s.clone()
        for index in range(len(actions)):
            if index:
                kept.append((fingerprint(game, trial, seat), actions[index].text))
            game.apply(trial, seat, actions[index])
    return kept


def followed(game: AnyGame, s: State, seat: int, kept: list[Kept]) -> Action | None:
    """The next action of a kept plan, if the choice is the one foreseen for it."""
    if not kept or kept[0][0] != fingerprint(game, s, seat):
        return None
    action: Action = game.parse(kept[0][1])
    return None if game.why_not(s, seat, action) is not None else action
