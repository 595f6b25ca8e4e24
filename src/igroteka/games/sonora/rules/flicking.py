"""Chapters 3 and 4: the flick phase, and the variant without pushing."""

from __future__ import annotations

from typing import Final

from igroteka.games.sonora.actions import (
    FLICK,
    FLICK_FIELDS,
    KEEP,
    KEEPS,
    LAUNCH_CORNER,
    PUT,
    PUTS,
    REFLICK,
    REFLICKS,
    TAKE,
    TAKES,
    SonoraAction,
)
from igroteka.games.sonora.board import is_push
from igroteka.games.sonora.physics.aim import ACROSS, BACK, POWER, TURN, aimed
from igroteka.games.sonora.physics.flick import flick
from igroteka.games.sonora.physics.scatter import DEVIATES, FURTHEST, scattered
from igroteka.games.sonora.physics.trace import HIT, IN_HOLE, NOT_LAUNCHED, OFF_BOARD, Trace
from igroteka.games.sonora.pieces import DISCS, DISCS_EACH, TURNS, ZONES
from igroteka.games.sonora.reasons import NOT_IN_HAND, NOT_THIS_DISC, NOT_YOUR_DISC
from igroteka.games.sonora.rules.discs import leave
from igroteka.games.sonora.state import (
    BOARD,
    FLICKING,
    HAND,
    HOLE,
    KNOCKED,
    MOST_KNOCKS,
    ON_SECTOR,
    OUT,
    TAKEN,
    WAITING,
    SonoraState,
)
from igroteka.kernel.actions import OpenChoice, OpenField
from igroteka.kernel.dice import after_roll, normal
from igroteka.kernel.step import NOT_NOW, AnyStep, Decision, Step

MOST_WEAK: Final = 3  # R25 so often in a row a disc is put back
DEVIATION: Final = 1000  # the unit of a deviate


# --- turns -----------------------------------------------------------------------------------


class FlickPhase(Step[SonoraState]):
    """3.1 to 3.3, 3.5 Three turns each, clockwise from the first player; nothing is marked."""

    __slots__ = ()

    def run(self, s: SonoraState) -> None:
        s.phase = FLICKING
        if s.alone():
            s.then([ChooseDisc(0) for _ in range(s.colours() * DISCS_EACH)])  # 13.7 R51
            return
        order = s.turn_order()
        s.then([Turn(seat, turn) for turn in range(len(TURNS)) for seat in order])


class Turn(Step[SonoraState]):
    """3.2 Two discs in the first and second turn, the last one in the third."""

    __slots__ = ("turn",)

    def __init__(self, seat: int, turn: int) -> None:
        super().__init__(seat)
        self.turn = turn

    def run(self, s: SonoraState) -> None:
        s.then([ChooseDisc(self.seat) for _ in range(TURNS[self.turn])])


class ChooseDisc(Step[SonoraState]):
    """3.4 Which disc is flicked next; the last one needs no choice."""

    __slots__ = ()

    def run(self, s: SonoraState) -> None:
        in_hand = hand_of(s, self.seat)
        if len(in_hand) == 1:
            take(s, self.seat, in_hand[0])
        else:
            s.next(TakeDisc(self.seat))


class TakeDisc(Decision[SonoraState, SonoraAction]):
    """3.4 Any of the discs still in hand."""

    __slots__ = ()

    def options(self, s: SonoraState) -> list[SonoraAction]:
        return [TAKES[disc] for disc in hand_of(s, self.seat)]

    def candidates(self, s: SonoraState) -> list[SonoraAction]:
        return [TAKES[disc] for disc in range(len(DISCS)) if mine(s, self.seat, disc)]

    def why_not(self, s: SonoraState, action: SonoraAction) -> str:
        if action.kind != TAKE:
            return NOT_NOW
        if not mine(s, self.seat, action.disc):
            return NOT_YOUR_DISC
        return "" if s.status[action.disc] == HAND else NOT_IN_HAND

    def take(self, s: SonoraState, action: SonoraAction) -> None:
        take(s, self.seat, action.disc)


def mine(s: SonoraState, seat: int, disc: int) -> bool:
    """1.2, 13.3 Whether a disc is in play and belongs to a seat."""
    return disc < s.colours() * DISCS_EACH and s.owner(disc) == seat


def hand_of(s: SonoraState, seat: int) -> list[int]:
    """3.4 The discs a seat has not flicked yet."""
    return [disc for disc in range(len(DISCS)) if s.status[disc] == HAND and mine(s, seat, disc)]


def take(s: SonoraState, seat: int, disc: int) -> None:
    """3.4 Put a disc on the launch corner; its flick follows."""
    if s.ears is not None:
        s.tell(
            "takes",
            seat,
            {"disc": DISCS[disc]},
            source=f"seat:{seat}/discs",
            target=LAUNCH_CORNER,
        )
    s.status[disc] = TAKEN
    s.next(Flick(seat, disc, 0))


# --- the flick -------------------------------------------------------------------------------


class Flick(Decision[SonoraState, SonoraAction]):
    """3.6, 3.13 R41 Where the disc starts, where it goes and how hard it is flicked.

    `weak` is how often in a row this disc has been flicked too weakly.
    """

    __slots__ = ("disc", "weak")

    def __init__(self, seat: int, disc: int, weak: int) -> None:
        super().__init__(seat)
        self.disc = disc
        self.weak = weak

    def options(self, s: SonoraState) -> list[SonoraAction]:
        return []

    def openings(self, s: SonoraState) -> list[OpenChoice]:
        return [FLICKS]

    def why_not(self, s: SonoraState, action: SonoraAction) -> str:
        return "" if action.kind == FLICK else NOT_NOW

    def take(self, s: SonoraState, action: SonoraAction) -> None:
        shot = scattered(aimed(s.corner(self.seat), *action.numbers), s.skill(), deviates(s))
        places: list[int] = []
        for disc in s.order:
            places.append(s.x[disc])
            places.append(s.y[disc])
        trace = flick(places, shot, s.ears is not None)
        discs = [*s.order, self.disc]
        if s.ears is not None:
            tell_flick(s, self.seat, discs, trace)
        launched = trace.fates[-1] != NOT_LAUNCHED
        lay_down(s, self.seat, discs, trace)
        others = puts_of_others(s, self.seat, self.disc)
        if launched:
            self.punish_push(s, trace)
            s.then([*others, AfterFlick(self.seat, self.disc)])
        elif self.weak < MOST_WEAK:
            s.then([*others, Flick(self.seat, self.disc, self.weak + 1)])  # 3.14 R24
        else:
            s.status[self.disc] = OUT  # R25
            if s.ears is not None:
                s.tell("out", self.seat, {"disc": DISCS[self.disc]}, source=LAUNCH_CORNER)
            s.then([*others, AfterFlick(self.seat, self.disc)])

    def punish_push(self, s: SonoraState, trace: Trace) -> None:
        """4.1, 4.3 R17, R18 A push is out where the table forbids it; repeated flicks too."""
        if s.variant["pushing"] == "no" and is_push(trace, s.corner(self.seat)):
            leave(s, self.disc, OUT)
            if s.ears is not None:
                s.tell("pushes", self.seat, {"disc": DISCS[self.disc]})


FLICKS: Final = OpenChoice(
    "flick",
    LAUNCH_CORNER,
    [
        OpenField(FLICK_FIELDS[0], -ACROSS, ACROSS, "thousandths"),
        OpenField(FLICK_FIELDS[1], 0, BACK, "hundredths_of_mm"),
        OpenField(FLICK_FIELDS[2], -TURN, TURN, "two_thousandths"),
        OpenField(FLICK_FIELDS[3], 0, POWER, "thousandths"),
    ],
)


def deviates(s: SonoraState) -> list[int]:
    """R42 The chance of one flick, drawn from the table's dice, alike for every skill."""
    found: list[int] = []
    for _ in range(DEVIATES):
        found.append(max(-FURTHEST, min(FURTHEST, normal(s.dice, DEVIATION))))
        s.dice = after_roll(s.dice)
    return found


def lay_down(s: SonoraState, seat: int, discs: list[int], trace: Trace) -> None:
    """3.8, 3.9, 3.15, 3.16 R5 Where all discs are after a flick; the flicked one is the last."""
    order: list[int] = []
    last = len(discs) - 1
    for index in range(len(discs)):
        disc = discs[index]
        fate = trace.fates[index]
        if fate == NOT_LAUNCHED:
            continue
        s.x[disc] = trace.places[2 * index]
        s.y[disc] = trace.places[2 * index + 1]
        if fate == OFF_BOARD:
            s.status[disc] = fallen(s, seat, disc, index == last)
            if s.ears is not None:
                tell_off(s, disc)
        elif fate == IN_HOLE:
            s.status[disc] = HOLE
            if s.ears is not None:
                s.tell("in_hole", s.owner(disc), {"disc": DISCS[disc]}, target="board:hole")
        else:
            s.status[disc] = BOARD
            order.append(disc)
    s.order = order


def fallen(s: SonoraState, seat: int, disc: int, flicked: bool) -> int:
    """3.15, 3.16 R26, R48, R51 What becomes of a disc off the board: out, or flicked again."""
    if flicked or s.owner(disc) == seat or s.knocks[disc] == MOST_KNOCKS:
        return OUT
    s.knocks[disc] += 1
    return KNOCKED


def puts_of_others(s: SonoraState, seat: int, flicked: int) -> list[AnyStep]:
    """3.10 R47 The choices for other discs in the hole, clockwise from who flicked."""
    steps: list[AnyStep] = []
    for disc in clockwise(s, seat, HOLE):
        if disc != flicked:
            steps.append(PutDisc(s.owner(disc), disc))
    return steps


def clockwise(s: SonoraState, seat: int, status: int) -> list[int]:
    """R47 The discs of a status, by owner clockwise from a seat, lower numbers first."""
    found: list[int] = []
    for offset in range(s.seats):
        for disc in range(len(DISCS)):
            if s.status[disc] == status and s.owner(disc) == (seat + offset) % s.seats:
                found.append(disc)
    return found


# --- after a flick ---------------------------------------------------------------------------


class PutDisc(Decision[SonoraState, SonoraAction]):
    """3.10 The owner of a disc in the hole puts it on a sector of the own sheet."""

    __slots__ = ("disc",)

    def __init__(self, seat: int, disc: int) -> None:
        super().__init__(seat)
        self.disc = disc

    def options(self, s: SonoraState) -> list[SonoraAction]:
        return PUTS[self.disc]

    def why_not(self, s: SonoraState, action: SonoraAction) -> str:
        if action.kind != PUT:
            return NOT_NOW
        return "" if action.disc == self.disc else NOT_THIS_DISC

    def take(self, s: SonoraState, action: SonoraAction) -> None:
        s.status[self.disc] = ON_SECTOR + action.what
        if s.ears is not None:
            zone = ZONES[action.what]
            s.tell(
                "puts",
                self.seat,
                {"disc": DISCS[self.disc], "zone": zone},
                source="board:hole",
                target=f"seat:{self.seat}/{zone}",
            )


class AfterFlick(Step[SonoraState]):
    """3.18 R27, R47 Re-flick if there is one; then the hole, then the discs of others."""

    __slots__ = ("disc",)

    def __init__(self, seat: int, disc: int) -> None:
        super().__init__(seat)
        self.disc = disc

    def run(self, s: SonoraState) -> None:
        if s.players[self.seat].reflicks_left():
            s.next(FlickAgain(self.seat, self.disc))
        else:
            kept(s, self.seat, self.disc)


class FlickAgain(Decision[SonoraState, SonoraAction]):
    """3.18, 12.3 to 12.5 Cross off a Re-flick and flick the disc again, or keep it so.

    12.4 R4, R5 Also a disc that left the board or lies in the hole; what it moved stays moved.
    R28 Also a disc that its owner has just flicked out of turn.
    """

    __slots__ = ("disc",)

    def __init__(self, seat: int, disc: int) -> None:
        super().__init__(seat)
        self.disc = disc

    def options(self, s: SonoraState) -> list[SonoraAction]:
        return [REFLICKS, KEEPS]

    def why_not(self, s: SonoraState, action: SonoraAction) -> str:
        return "" if action.kind in (REFLICK, KEEP) else NOT_NOW

    def take(self, s: SonoraState, action: SonoraAction) -> None:
        if action.kind == KEEP:
            kept(s, self.seat, self.disc)
            return
        s.players[self.seat].reflicks_used += 1
        leave(s, self.disc, TAKEN)
        if s.ears is not None:
            s.tell(
                "reflicks",
                self.seat,
                {"disc": DISCS[self.disc]},
                source="board:desert",
                target=LAUNCH_CORNER,
            )
        s.next(Flick(self.seat, self.disc, 0))


def kept(s: SonoraState, seat: int, disc: int) -> None:
    """R47 The flicked disc stays where it is: its sector if in the hole, then discs of others."""
    steps: list[AnyStep] = [PutDisc(seat, disc)] if s.status[disc] == HOLE else []
    s.then([*steps, Repeats(seat)])


class Repeats(Step[SonoraState]):
    """3.16 R19 Owners of knocked-off discs flick them again, one completely before the next."""

    __slots__ = ()

    def run(self, s: SonoraState) -> None:
        steps: list[AnyStep] = []
        for disc in clockwise(s, self.seat, KNOCKED):
            s.status[disc] = WAITING
            steps.append(Repeat(s.owner(disc), disc))
        s.then(steps)


class Repeat(Step[SonoraState]):
    """3.16 A knocked-off disc goes back to its owner's launch corner."""

    __slots__ = ("disc",)

    def __init__(self, seat: int, disc: int) -> None:
        super().__init__(seat)
        self.disc = disc

    def run(self, s: SonoraState) -> None:
        take(s, self.seat, self.disc)


# --- telling ---------------------------------------------------------------------------------


def tell_flick(s: SonoraState, seat: int, discs: list[int], trace: Trace) -> None:
    """Tell of a flick, with all ways and contacts in one row of numbers."""
    weak = trace.fates[-1] == NOT_LAUNCHED
    s.tell(
        "flicks_weakly" if weak else "flicks",
        seat,
        {"disc": DISCS[discs[-1]]},
        barrier=True,
        source=LAUNCH_CORNER,
        target=LAUNCH_CORNER if weak else "board:desert",
        trace=row_of(discs, trace),
    )


def row_of(discs: list[int], trace: Trace) -> list[int]:
    """A trace as it is sent: all its ways and contacts in one row of numbers.

    The number of legs, then for each: time, disc, x, y, and its speeds; then for each contact:
    time, kind, disc, the other disc or face (-1: none), and speed. Times in microseconds,
    lengths in micrometres; `physics/trace.py` has the kinds.
    """
    row = [len(trace.legs)]
    for leg in trace.legs:
        row += [leg.time, discs[leg.disc], leg.x, leg.y, leg.vx, leg.vy]
    for contact in trace.contacts:
        other = discs[contact.other] if contact.kind == HIT else contact.other
        row += [contact.time, contact.kind, discs[contact.disc], other, contact.speed]
    return row


def tell_off(s: SonoraState, disc: int) -> None:
    """Tell of a disc off the board."""
    owner = s.owner(disc)
    s.tell(
        "out" if s.status[disc] == OUT else "knocked_off",
        owner,
        {"disc": DISCS[disc]},
        source="board:desert",
        target=f"seat:{owner}/discs",
    )
