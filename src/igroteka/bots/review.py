"""Looks back at a played game: what each choice was worth, what chance gave, what was better."""

from __future__ import annotations

from typing import Final

from igroteka.bots.advice import Advice, advise, lead_parts, total
from igroteka.bots.bot import SEEDS, STREAM
from igroteka.bots.effort import Effort
from igroteka.bots.plans import LONGEST, Plan
from igroteka.bots.playouts import played_on
from igroteka.kernel.actions import Action
from igroteka.kernel.dice import Chance
from igroteka.kernel.game import AnyGame
from igroteka.kernel.state import State

GUESSES: Final = 8  # at what a chooser could not know, to find what was to be expected
PAIRS: Final = 8  # playouts of what was played beside what looks better
SURE: Final = 0.5  # points by which a better way is ahead of its own error, to be called better


class Played:
    """One choice of a game: who chose, and what."""

    __slots__ = ("action", "seat")

    def __init__(self, seat: int, action: Action) -> None:
        self.seat = seat
        self.action = action


class Better:
    """A better way than the one that was played: its actions, its gain, and what that is made of.

    `played` are the actions in a row that it is compared with.
    """

    __slots__ = ("actions", "gain", "parts", "played")

    def __init__(
        self,
        actions: list[Action],
        played: list[Action],
        gain: float,
        parts: dict[str, float],
    ) -> None:
        self.actions = actions
        self.played = played
        self.gain = gain
        self.parts = parts


class Look:
    """What one choice did to the value of each seat, by `Game.value`.

    `values` are those after it. `expected` is the change that whoever chose could expect, `luck`
    the rest of the change: what chance, and everything the chooser could not know, gave.
    """

    __slots__ = ("better", "expected", "luck", "values")

    def __init__(self, values: list[float], expected: list[float], luck: list[float]) -> None:
        self.values = values
        self.expected = expected
        self.luck = luck
        self.better: Better | None = None


class Reviewer:
    """Goes through the choices of a game from position `s`, which it changes.

    `planned` says of each seat how many of its next choices belong to a row that has been
    compared already. The same seeds give the same review if `seconds`, the time for one
    comparison, is 0 for no limit.
    """

    def __init__(
        self,
        game: AnyGame,
        s: State,
        coming: list[Played],
        planned: list[int],
        effort: Effort,
        seconds: float = 0.0,
    ) -> None:
        self.game = game
        self.s = s
        self.coming = coming
        self.planned = planned
        self.effort = effort
        self.seconds = seconds
        self.at = 0
        self.values = values_of(game, s)

    def look(self, seed: int) -> Look:
        """Go one choice on, and tell what it did."""
        game = self.game
        one = self.coming[self.at]
        better: Better | None = None
        if self.planned[one.seat]:
            self.planned[one.seat] -= 1
        else:
            played = row_of(game, self.s, self.coming, self.at)
            self.planned[one.seat] = len(played) - 1
            better = better_way(game, self.s, one.seat, played, seed, self.effort, self.seconds)
        before = self.s.clone()
        self.s.listen()
        game.apply(self.s, one.seat, one.action)
        revealed = any([event.barrier for event in self.s.heard()])
        after = values_of(game, self.s)
        change = [after[seat] - self.values[seat] for seat in range(len(after))]
        expected = change
        luck = [0.0] * len(after)
        if revealed or self.s.dice != before.dice or self.s.seat_dice != before.seat_dice:
            expected = expected_change(game, before, one, seed)
            luck = [change[seat] - expected[seat] for seat in range(len(after))]
        self.at += 1
        self.values = after
        found = Look(after, expected, luck)
        found.better = better
        return found


def values_of(game: AnyGame, s: State) -> list[float]:
    """The value of a position to each seat."""
    return [game.value(s, seat) for seat in range(s.seats)]


def expected_change(game: AnyGame, s: State, one: Played, seed: int) -> list[float]:
    """How a choice changes the value of each seat in the mean over what its chooser cannot know."""
    chance = Chance(seed, STREAM)
    total = [0.0] * s.seats
    for _ in range(GUESSES):
        guess: State = game.redeal(s, one.seat, chance.below(SEEDS))
        before = values_of(game, guess)
        game.apply(guess, one.seat, one.action)
        after = values_of(game, guess)
        for seat in range(s.seats):
            total[seat] += (after[seat] - before[seat]) / GUESSES
    return total


def row_of(game: AnyGame, s: State, coming: list[Played], at: int) -> list[Action]:
    """What the chooser of choice `at` did in a row from there, as `Planner` would plan it."""
    seat = coming[at].seat
    first = game.progress(s).round
    trial = s.clone()
    actions: list[Action] = []
    for index in range(at, len(coming)):
        one = coming[index]
        dice = trial.dice
        own_dice = trial.seat_dice[seat]
        game.apply(trial, one.seat, one.action)
        if one.seat == seat:
            actions.append(one.action)
            if trial.dice != dice or trial.seat_dice[seat] != own_dice:
                break
        if (
            len(actions) == LONGEST
            or seat not in game.waiting(trial)
            or game.progress(trial).round != first
        ):
            break
    return actions


def better_way(
    game: AnyGame,
    s: State,
    seat: int,
    played: list[Action],
    seed: int,
    effort: Effort,
    seconds: float,
) -> Better | None:
    """A way to go on that is better than what was played; None if none is, or nobody can be sure.

    Only what `seat` could know counts: all ways are played on from redealt positions.
    """
    chance = Chance(seed, STREAM)
    guess: State = game.redeal(s, seat, chance.below(SEEDS))
    if len(game.plausible(guess, seat, chance)) < 2:
        return None
    best = advise(game, guess, seat, chance.below(SEEDS), effort, seconds)[0]
    if same_row(best.actions, played):
        return None
    theirs = Advice(played)
    mine = Advice(best.actions)
    gains: list[float] = []
    for _ in range(PAIRS):
        dice = chance.below(SEEDS)
        guess = game.redeal(s, seat, dice)
        parts: list[dict[str, float]] = []
        for actions in (best.actions, played):
            end = played_on(game, guess, seat, Plan(actions), effort.horizon, Chance(dice))
            parts.append(lead_parts(game, end, seat))
        mine.add(parts[0])
        theirs.add(parts[1])
        gains.append(total(parts[0]) - total(parts[1]))
    gain = mine.worth - theirs.worth
    spread = 0.0
    for one in gains:
        spread += (one - gain) ** 2
    error: float = (spread / (PAIRS - 1) / PAIRS) ** 0.5
    if gain - error < SURE:
        return None
    return Better(best.actions, played, gain, mine.beyond(theirs))


def same_row(one: list[Action], other: list[Action]) -> bool:
    """Whether two rows hold the same actions, in whatever order."""
    return sorted([action.text for action in one]) == sorted([action.text for action in other])
