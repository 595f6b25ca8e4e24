"""Chapter 5, first step: Swaps, and the side of discs that lie half and half."""

from __future__ import annotations

from igroteka.games.sonora.actions import (
    DONE,
    DONES,
    SIDE,
    SIDES,
    SWAP,
    SWAPS,
    SonoraAction,
)
from igroteka.games.sonora.board import zones_at
from igroteka.games.sonora.pieces import DISCS, ZONES
from igroteka.games.sonora.reasons import (
    NOT_ON_BOARD,
    NOT_THIS_DISC,
    NOT_THIS_SIDE,
    NOT_YOUR_DISC,
)
from igroteka.games.sonora.rules.discs import borders
from igroteka.games.sonora.state import BOARD, SWAPPING, SonoraState, discs_of
from igroteka.kernel.step import NOT_NOW, AnyStep, Decision, Step


class SwapPhase(Step[SonoraState]):
    """5.3 R22, R34 Swaps one player after the other, then the sides in the same order."""

    __slots__ = ()

    def run(self, s: SonoraState) -> None:
        s.phase = SWAPPING
        order = s.turn_order()
        swaps: list[AnyStep] = [AskSwap(seat) for seat in order]
        sides: list[AnyStep] = [AskSides(seat) for seat in order]
        s.then([*swaps, *sides])


class AskSwap(Step[SonoraState]):
    """5.3, 12.7 Whether a player has a Swap and two discs on the board."""

    __slots__ = ()

    def run(self, s: SonoraState) -> None:
        on_board = [disc for disc in s.own_discs(self.seat) if s.status[disc] == BOARD]
        if s.players[self.seat].swaps_left() and len(on_board) > 1:
            s.next(SwapDiscs(self.seat))


class SwapDiscs(Decision[SonoraState, SonoraAction]):
    """12.6, 13.9 R2, R36 Exchange the places of two own discs on the board, or go on."""

    __slots__ = ()

    def options(self, s: SonoraState) -> list[SonoraAction]:
        return [DONES, *[action for action in SWAPS if not self.why_not(s, action)]]

    def candidates(self, s: SonoraState) -> list[SonoraAction]:
        own = s.own_discs(self.seat)
        return [DONES, *[action for action in SWAPS if action.disc in own]]

    def why_not(self, s: SonoraState, action: SonoraAction) -> str:
        if action.kind == DONE:
            return ""
        if action.kind != SWAP:
            return NOT_NOW
        if action.disc not in s.own_discs(self.seat):
            return NOT_YOUR_DISC
        both = s.status[action.disc] == BOARD and s.status[action.what] == BOARD
        return "" if both else NOT_ON_BOARD

    def take(self, s: SonoraState, action: SonoraAction) -> None:
        if action.kind == DONE:
            return
        one, other = action.disc, action.what
        s.players[self.seat].swaps_used += 1
        s.x[one], s.x[other] = s.x[other], s.x[one]  # R35
        s.y[one], s.y[other] = s.y[other], s.y[one]
        if s.ears is not None:
            args: dict[str, str | int] = {"disc": DISCS[one], "other": DISCS[other]}
            source, target = f"disc:{DISCS[one]}", f"disc:{DISCS[other]}"
            s.tell("swaps", self.seat, args, source=source, target=target)
        s.next(AskSwap(self.seat))


class AskSides(Step[SonoraState]):
    """5.8 R34, R52 Every own disc that lies half and half; alone also those of the bot."""

    __slots__ = ()

    def run(self, s: SonoraState) -> None:
        discs = borders(s, s.own_discs(self.seat))
        if s.alone():
            discs += borders(s, discs_of(s.bots))
        s.then([ChooseSide(self.seat, disc) for disc in discs])


class ChooseSide(Decision[SonoraState, SonoraAction]):
    """5.8 To which of its two zones a disc belongs."""

    __slots__ = ("disc",)

    def __init__(self, seat: int, disc: int) -> None:
        super().__init__(seat)
        self.disc = disc

    def options(self, s: SonoraState) -> list[SonoraAction]:
        return [SIDES[self.disc][zone] for zone in zones_at(s.x[self.disc], s.y[self.disc])]

    def candidates(self, s: SonoraState) -> list[SonoraAction]:
        return SIDES[self.disc]

    def why_not(self, s: SonoraState, action: SonoraAction) -> str:
        if action.kind != SIDE:
            return NOT_NOW
        if action.disc != self.disc:
            return NOT_THIS_DISC
        on_it = action.what in zones_at(s.x[self.disc], s.y[self.disc])
        return "" if on_it else NOT_THIS_SIDE

    def take(self, s: SonoraState, action: SonoraAction) -> None:
        s.side[self.disc] = action.what
        if s.ears is not None:
            args: dict[str, str | int] = {"disc": DISCS[self.disc], "zone": ZONES[action.what]}
            s.tell("sides", self.seat, args, target=f"zone:{ZONES[action.what]}")
