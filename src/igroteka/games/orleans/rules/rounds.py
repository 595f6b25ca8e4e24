"""Chapters 2 and 3: the round, its hourglass and census, and the first player."""

from __future__ import annotations

from igroteka.games.orleans.pieces import EVENTS, FARMER, ROUNDS
from igroteka.games.orleans.rules.development import take_coins
from igroteka.games.orleans.rules.events import EventPhase
from igroteka.games.orleans.rules.followers import FollowersPhase
from igroteka.games.orleans.rules.planning import PlanningPhase
from igroteka.games.orleans.rules.scoring import EndOfGame
from igroteka.games.orleans.rules.torture import pay
from igroteka.games.orleans.rules.turns import ActionsPhase
from igroteka.games.orleans.state import CENSUS, HOURGLASS, START_PLAYER, OrleansState
from igroteka.kernel.step import Step

CENSUS_COIN = 1
CENSUS_PENALTY_FROM = 3  # 3.2b: with two players nobody pays


class Round(Step[OrleansState]):
    """2.1 Hourglass, census, followers, planning, actions, event, first player."""

    __slots__ = ()

    def run(self, s: OrleansState) -> None:
        s.then(
            [
                TurnHourglass(),
                Census(),
                FollowersPhase(),
                PlanningPhase(),
                ActionsPhase(),
                EventPhase(),
                PassFirstPlayer(),
            ]
        )


class TurnHourglass(Step[OrleansState]):
    """3.1 The top hourglass tile is turned over; its event holds for this round."""

    __slots__ = ()

    def run(self, s: OrleansState) -> None:
        s.phase = HOURGLASS
        s.round += 1
        if s.ears is not None:
            s.tell("hourglass", -1, {"round": s.round, "event": EVENTS[s.event()]}, barrier=True)


class Census(Step[OrleansState]):
    """3.2 Alone in front on the farmer track: 1 coin. Alone at the back: pay 1 coin."""

    __slots__ = ()

    def run(self, s: OrleansState) -> None:
        s.phase = CENSUS
        farmers = [player.tracks[FARMER] for player in s.players]
        most = max(farmers)
        fewest = min(farmers)
        if farmers.count(most) == 1:
            seat = farmers.index(most)
            take_coins(s, seat, CENSUS_COIN, "census")
        if farmers.count(fewest) == 1 and s.seats >= CENSUS_PENALTY_FROM:
            seat = farmers.index(fewest)
            pay(s, seat, CENSUS_COIN, "census")


class PassFirstPlayer(Step[OrleansState]):
    """3.7 The first player's marker goes to the left neighbour; 7.1 round 18 was the last."""

    __slots__ = ()

    def run(self, s: OrleansState) -> None:
        s.phase = START_PLAYER
        s.first = (s.first + 1) % s.seats
        s.next(Round() if s.round < ROUNDS else EndOfGame())
