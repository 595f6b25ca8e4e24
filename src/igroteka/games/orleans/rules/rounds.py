"""Chapters 2 and 3: the round, its hourglass and census, and the first player."""

from __future__ import annotations

from igroteka.games.orleans import anchors
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
    """2.1 A round: hourglass, census, followers, planning, actions, event, first player."""

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
            told: dict[str, str | int] = {"round": s.round, "event": EVENTS[s.event()]}
            source, target = anchors.HOURGLASS, anchors.EVENT
            s.tell("hourglass", -1, told, barrier=True, source=source, target=target, occasion=True)


class Census(Step[OrleansState]):
    """3.2 The sole leader on the farmer track takes a coin; 3.2a the sole last one pays one."""

    __slots__ = ()

    def run(self, s: OrleansState) -> None:
        s.phase = CENSUS
        farmers = [player.tracks[FARMER] for player in s.players]
        most = max(farmers)
        fewest = min(farmers)
        leads = farmers.count(most) == 1
        lags = farmers.count(fewest) == 1 and s.seats >= CENSUS_PENALTY_FROM
        if s.ears is not None and (leads or lags):
            s.tell("census", -1, {}, occasion=True)
        if leads:
            take_coins(s, farmers.index(most), CENSUS_COIN, "census")
        if lags:
            pay(s, farmers.index(fewest), CENSUS_COIN, "census")


class PassFirstPlayer(Step[OrleansState]):
    """3.7 Pass the first player's marker to the left; 7.1 after round 18 the game ends."""

    __slots__ = ()

    def run(self, s: OrleansState) -> None:
        s.phase = START_PLAYER
        before = s.first
        s.first = (before + 1) % s.seats
        if s.ears is not None:
            source, target = anchors.marker(before), anchors.marker(s.first)
            s.tell("first_player", s.first, {}, source=source, target=target)
        s.next(Round() if s.round < ROUNDS else EndOfGame())
