"""What the pending steps in a save of Mombasa must fulfil: their order, and the pieces."""

from __future__ import annotations

import re
from typing import Final

from igroteka.games.mombasa.pieces import COMPANY_COUNT
from igroteka.games.mombasa.rules.bookkeepers import MoveJar
from igroteka.games.mombasa.rules.books import BookPoints, LayBook, LayBooks, SpendPoints
from igroteka.games.mombasa.rules.expansion import (
    EnterRegion,
    Expansion,
    RegionRewards,
    ReturnPost,
    SendHome,
    TakePost,
)
from igroteka.games.mombasa.rules.goods import SpendValue, UseGoods, active_goods
from igroteka.games.mombasa.rules.markers import (
    BuyForPounds,
    ChooseEither,
    ChooseLine,
    ChooseTrack,
    ChooseTracks,
    SellCard,
)
from igroteka.games.mombasa.rules.planning import Plan, Reveal
from igroteka.games.mombasa.rules.rewards import RemovePost
from igroteka.games.mombasa.rules.rounds import EndOfRound, Round
from igroteka.games.mombasa.rules.setup import (
    KeepTile,
    RestCard,
    RestPhase,
    ShowRests,
    ShowTiles,
    TakeTiles,
)
from igroteka.games.mombasa.rules.tracks import Advance, AtToll, why_not_step
from igroteka.games.mombasa.rules.turns import ActionPhase, NextTurn, Turn
from igroteka.games.mombasa.state import END, PHASES, PLANNING, SETUP, MombasaState
from igroteka.kernel.errors import UnreadableSave
from igroteka.kernel.save import Reader
from igroteka.kernel.step import AnyStep, Decision

MOST: Final = 60  # more than any sum of points, value or steps that cards can come to

# One letter for each step of an action, so that a pattern can say which may lie on which.
LETTER_OF: Final[dict[type, str]] = {
    LayBook: "L",
    UseGoods: "G",
    SpendValue: "V",
    SendHome: "H",
    RegionRewards: "R",
    Expansion: "X",
    EnterRegion: "E",
    TakePost: "P",
    ReturnPost: "T",
    BookPoints: "B",
    SpendPoints: "S",
    MoveJar: "J",
    Advance: "A",
    AtToll: "W",
    RemovePost: "Q",
    BuyForPounds: "U",
    SellCard: "D",
    ChooseLine: "M",
    ChooseEither: "I",
    ChooseTracks: "K",
    ChooseTrack: "C",
}
# R65 Rewards wait in their order: posts removed, book points, track steps.
REWARDS: Final = "(?:A?B?Q|A?S|W)"
# From what comes last to what is decided now: books, goods, expansion, a bookkeeper, a marker.
ACTION: Final = re.compile(f"L|G|V|HRE|HRXP|HT|H{REWARDS}|BJ|B{REWARDS}|{REWARDS}|U|D|M|I|C|KW")


def expect(fits: bool, sentence: str) -> None:
    """Refuse a position that play cannot reach."""
    if not fits:
        raise UnreadableSave(sentence)


def check_steps(s: MombasaState, r: Reader) -> None:
    """What is still to be done has the shape of the phase, and its numbers fit the pieces."""
    for seat in range(s.seats):
        for step in s.own[seat]:
            fits = (
                isinstance(step, Plan)
                if s.phase == PLANNING
                else s.phase == SETUP and isinstance(step, KeepTile | RestCard)
            )
            expect(fits and len(s.own[seat]) == 1, f"{r.at('own')}: expected one step of the phase")
            choice = isinstance(step, Decision) and bool(step.options(s))
            expect(choice, f"{r.at('own')}: expected something to choose")
    expect(
        stack_fits(s),
        f"{r.at('stack')}: expected the steps of the phase {PHASES[s.phase]}, in turn",
    )
    for step in s.stack:
        expect(
            step_fits(s, step),
            f"{r.at('stack')}: expected {type(step).__name__} to fit the pieces",
        )
    if s.stack and isinstance(s.stack[-1], Decision):
        expect(bool(s.stack[-1].options(s)), f"{r.at('stack')}: expected something to choose")


def stack_fits(s: MombasaState) -> bool:
    """Whether the stack says how the game goes on, and on top of it what is decided now."""
    stack = s.stack
    if s.phase == END:
        return not stack
    if s.phase == SETUP:
        order: list[type] = [Round, ShowRests, RestPhase, TakeTiles, ShowTiles]
        return len(stack) >= 2 and [type(step) for step in stack] == order[: len(stack)]
    if not stack or not isinstance(stack[0], EndOfRound):
        return False
    if s.phase == PLANNING:
        return [type(step) for step in stack[1:]] == [ActionPhase, Reveal]
    if len(stack) < 2 or [step for step in stack[1:] if step.seat != stack[1].seat]:
        return False
    if not 0 <= stack[1].seat < s.seats:
        return False
    if isinstance(stack[1], Turn):
        return len(stack) == 2 and not any(s.lying)
    begun = isinstance(stack[1], NextTurn) and len(stack) > 3 and isinstance(stack[2], LayBooks)
    return begun and action_fits(s, stack[3:])


def action_fits(s: MombasaState, steps: list[AnyStep]) -> bool:
    """Whether these steps can lie on each other, and an expansion is of one company."""
    letters = "".join([LETTER_OF.get(type(step), "?") for step in steps])
    if not ACTION.fullmatch(letters):
        return False
    expanded = steps[0].company if isinstance(steps[0], SendHome) else -1
    for step in steps:
        company = expanded
        if isinstance(step, RegionRewards | Expansion | EnterRegion | TakePost):
            company = step.company
        if company != expanded:
            return False
    lying = [company for company in range(COMPANY_COUNT) if s.lying[company]]
    return lying in ([], [expanded])


def step_fits(s: MombasaState, step: AnyStep) -> bool:
    """Whether the numbers of a step can come up in play."""
    if isinstance(step, UseGoods):
        chosen = step.chosen
        return chosen > 0 and not chosen & ~active_goods(s.players[step.seat])
    if isinstance(step, SpendValue):
        return 0 < step.value <= MOST
    if isinstance(step, BookPoints | SpendPoints | Expansion | EnterRegion):
        return 0 <= step.points <= MOST
    if isinstance(step, RemovePost):
        return 0 < step.number <= MOST
    if isinstance(step, MoveJar):
        return 0 <= step.turned <= 1
    if isinstance(step, ChooseTracks | ChooseTrack):
        return 0 <= step.chosen < 1 << COMPANY_COUNT
    if isinstance(step, Advance):
        return 0 <= step.steps <= MOST
    if isinstance(step, AtToll):
        return 0 < step.steps <= MOST and not why_not_step(s, step.seat, step.company)
    if isinstance(step, TakePost):
        return not (s.held[step.company] | s.lying[step.company]) >> step.region & 1
    if isinstance(step, ReturnPost):
        return s.held[step.company] >> step.region & 1 == 1
    if isinstance(step, LayBook):
        return bool(s.bought)
    return not isinstance(step, SendHome) or step.company >= 0
