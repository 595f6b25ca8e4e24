"""Chapters 2 and 10: the course of a round, and its end."""

from __future__ import annotations

from igroteka.games.sonora.pieces import DISCS_EACH
from igroteka.games.sonora.rules.flicking import FlickPhase
from igroteka.games.sonora.rules.marking import Marking
from igroteka.games.sonora.rules.ruins import Ruins
from igroteka.games.sonora.rules.solo import BotMarks, Colours
from igroteka.games.sonora.rules.swapping import SwapPhase
from igroteka.games.sonora.state import HAND, NO_COLOUR, OVER, SonoraState
from igroteka.kernel.step import Step


class Round(Step[SonoraState]):
    """2.3, 13.10 The flick phase, then the steps of the write phase."""

    __slots__ = ()

    def run(self, s: SonoraState) -> None:
        if s.ears is not None:
            s.tell("round", s.turn_order()[0], {"round": s.round, "rounds": s.rounds()})
        if s.alone():
            s.then(
                [FlickPhase(), Colours(), SwapPhase(), BotMarks(), Ruins(), Marking(), EndRound()]
            )
        else:
            s.then([FlickPhase(), SwapPhase(), Ruins(), Marking(), EndRound()])


class EndRound(Step[SonoraState]):
    """10.1 to 10.4, 13.11 All discs go back, the board turns, the token goes on.

    2.4, 11.1 After the last round the game is over. 13.6 Alone there are as many rounds.
    """

    __slots__ = ()

    def run(self, s: SonoraState) -> None:
        for disc in range(s.colours() * DISCS_EACH):
            s.status[disc] = HAND
            s.side[disc] = -1
            s.knocks[disc] = 0
            s.marks[disc] = 0
        s.order = []
        s.mine = NO_COLOUR
        s.bots = NO_COLOUR
        if s.round == s.rounds():
            s.phase = OVER
            if s.ears is not None:
                s.tell("game_ends", -1, {})
            return
        s.round += 1
        if s.ears is not None:
            s.tell("board_turns", -1, {}, target="board:desert", occasion=True)
        s.next(Round())
