"""3.1, 12.6 and 14.1: seven rounds, and the end of the game."""

from __future__ import annotations

from igroteka.games.mombasa.pieces import ROUNDS
from igroteka.games.mombasa.rules.planning import Planning, Reveal
from igroteka.games.mombasa.rules.preparation import Preparation
from igroteka.games.mombasa.rules.turns import ActionPhase
from igroteka.games.mombasa.state import END, SLOT_COUNT, MombasaState
from igroteka.kernel.step import Step


class NewRound(Step[MombasaState]):
    """3.1 A round begins; the set-up is part of the first one."""

    __slots__ = ()

    def run(self, s: MombasaState) -> None:
        s.round += 1
        if s.ears is not None:
            s.tell("round", -1, {"round": s.round}, occasion=True)


class Round(Step[MombasaState]):
    """3.1 A round: planning, actions, preparation."""

    __slots__ = ()

    def run(self, s: MombasaState) -> None:
        s.then([Planning(), Reveal(), ActionPhase(), EndOfRound()])


class EndOfRound(Step[MombasaState]):
    """12.6 Preparation and the next round (13.5); after round 7 the game is over (14.1)."""

    __slots__ = ()

    def run(self, s: MombasaState) -> None:
        if s.round < ROUNDS:
            s.then([Preparation(), NewRound(), Round()])
        else:
            s.next(EndOfGame())


class EndOfGame(Step[MombasaState]):
    """14.2 All players take all their resting cards into the hand."""

    __slots__ = ()

    def run(self, s: MombasaState) -> None:
        s.phase = END
        for seat in range(s.seats):
            player = s.players[seat]
            for slot in range(SLOT_COUNT):
                if player.rests[slot]:
                    player.hand |= player.rests[slot]
                    player.rests[slot] = 0
                    if s.ears is not None:
                        source = f"seat:{seat}/rest:{slot + 1}"
                        s.tell("gathers", seat, {}, source=source, target=f"seat:{seat}/hand")
        if s.ears is not None:
            s.tell("over", -1, {})
