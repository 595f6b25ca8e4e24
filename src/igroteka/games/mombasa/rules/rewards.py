"""8.7 and R65: what regions, books and bonus spots bring, always in the same order."""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.games.mombasa import reasons
from igroteka.games.mombasa.actions import LEAVES, REMOVE_POST, REMOVES, MombasaAction
from igroteka.games.mombasa.pieces import (
    BOOK_POINTS,
    COMPANIES,
    COMPANY_COUNT,
    DIAMONDS,
    NONE,
    POUNDS,
    REMOVE,
    STEPS,
)
from igroteka.games.mombasa.rules.board import move_diamond
from igroteka.games.mombasa.rules.books import BookPoints
from igroteka.games.mombasa.rules.money import take_pounds
from igroteka.games.mombasa.rules.tracks import Advance
from igroteka.games.mombasa.state import COLUMN_COUNT, MombasaState
from igroteka.kernel.step import AnyStep, Decision, Step


def take_rewards(s: MombasaState, seat: int, pays: Sequence[int], company: int = NONE) -> None:
    """R65 Pounds, diamond steps, posts removed, book points, and steps on a company track."""
    take_pounds(s, seat, pays[POUNDS])
    move_diamond(s, seat, pays[DIAMONDS])
    steps: list[AnyStep] = []
    if pays[REMOVE]:
        steps.append(RemovePosts(seat, pays[REMOVE]))
    if pays[BOOK_POINTS]:
        steps.append(BookPoints(seat, pays[BOOK_POINTS]))
    if pays[STEPS]:
        steps.append(Advance(seat, company, pays[STEPS]))
    s.then(steps)


class RemovePosts(Step[MombasaState]):
    """8.7a, 8.7b One post after the other; R18 nothing happens if no base has one."""

    __slots__ = ("number",)

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def run(self, s: MombasaState) -> None:
        if self.number and any(s.posts):
            s.next(RemovePost(self.seat, self.number))


class RemovePost(Decision[MombasaState, MombasaAction]):
    """8.7a The top post of any column of any base leaves the game, or none does (R18, R47)."""

    __slots__ = ("number",)

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def options(self, s: MombasaState) -> list[MombasaAction]:
        found = [LEAVES]
        for column in range(COMPANY_COUNT * COLUMN_COUNT):
            if s.posts[column]:
                found.append(REMOVES[column])
        return found

    def candidates(self, s: MombasaState) -> list[MombasaAction]:
        return [LEAVES, *REMOVES]

    def why_not(self, s: MombasaState, action: MombasaAction) -> str:
        if action is LEAVES:
            return ""
        if action.kind != REMOVE_POST:
            return reasons.NOT_NOW
        base = action.what * COLUMN_COUNT + action.where
        return "" if s.posts[base] else reasons.COLUMN_EMPTY

    def refusal_clause(self, s: MombasaState, action: MombasaAction, code: str) -> str:
        return "8.7a" if code == reasons.COLUMN_EMPTY else ""

    def take(self, s: MombasaState, action: MombasaAction) -> None:
        if action is LEAVES:
            return
        take_post(s, action.what, action.where)
        s.gone[action.what] += 1
        if s.ears is not None:
            name = COMPANIES[action.what]
            args: dict[str, str | int] = {"company": name, "column": action.where + 1}
            source = f"post:{name}/{action.where + 1}"
            s.tell("removes", self.seat, args, source=source, target="box")
        s.next(RemovePosts(self.seat, self.number - 1))


def take_post(s: MombasaState, company: int, column: int) -> None:
    """6.7 The top post of a column goes; 6.9a its lowest place, once empty, is never filled."""
    base = company * COLUMN_COUNT + column
    s.posts[base] -= 1
    if not s.posts[base]:
        s.opened |= 1 << base
