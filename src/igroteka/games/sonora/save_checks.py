"""Checks of a loaded position of Sonora: discs, sheets, pending steps."""

from __future__ import annotations

import re
from typing import Final

from igroteka.games.sonora.board import zones_at
from igroteka.games.sonora.physics.settle import inside, overlap, tips
from igroteka.games.sonora.pieces import (
    BUILDINGS,
    CANYON,
    CELL_SYMBOL,
    COLOURS,
    COLUMN_BONUS,
    COLUMN_CELLS,
    COLUMNS,
    CREEK,
    CREEK_BONUS,
    DISCS,
    DISCS_EACH,
    HEXES,
    REFLICK,
    REFLICK_ICONS,
    SWAP,
    SWAP_ICONS,
    SYMBOLS,
    TOP_BONUS,
    TRIANGLE_SYMBOL,
    TURNS,
)
from igroteka.games.sonora.rules import flicking, solo
from igroteka.games.sonora.rules.bonuses import AskDiscovery, Discover
from igroteka.games.sonora.rules.canyon import DrawShape
from igroteka.games.sonora.rules.creek import LayPath
from igroteka.games.sonora.rules.discs import marks_left, sector_of
from igroteka.games.sonora.rules.marking import Marking, MarkSheet
from igroteka.games.sonora.rules.mud import GoOnInMud, MarkMud
from igroteka.games.sonora.rules.rounds import EndRound
from igroteka.games.sonora.rules.ruins import CrossHexes, CrossMore, MarkRuins, Ruins
from igroteka.games.sonora.rules.solo import BotMarks, Colours, DrawForBot, LayPathForBot
from igroteka.games.sonora.rules.swapping import (
    AskSides,
    AskSwap,
    ChooseSide,
    SwapDiscs,
    SwapPhase,
)
from igroteka.games.sonora.sheet import canyon, creek, mud
from igroteka.games.sonora.state import (
    BOARD,
    FLICKING,
    HOLE,
    MOST_KNOCKS,
    PHASES,
    TAKEN,
    WAITING,
    WRITING,
    Player,
    SonoraState,
)
from igroteka.kernel.errors import UnreadableSave
from igroteka.kernel.save import Reader
from igroteka.kernel.step import AnyStep

# One letter for each step, so that a pattern can say which may lie on which.
LETTER_OF: Final[dict[type, str]] = {
    EndRound: "e",
    Marking: "m",
    Ruins: "r",
    BotMarks: "b",
    SwapPhase: "s",
    Colours: "c",
    flicking.Turn: "t",
    flicking.ChooseDisc: "d",
    flicking.TakeDisc: "T",
    flicking.Flick: "F",
    flicking.AfterFlick: "f",
    flicking.FlickAgain: "A",
    flicking.PutDisc: "P",
    flicking.Repeats: "R",
    flicking.Repeat: "q",
    solo.PutAside: "p",
    solo.ChooseBots: "B",
    solo.ChooseMine: "M",
    AskSides: "k",
    ChooseSide: "K",
    AskSwap: "w",
    SwapDiscs: "W",
    solo.GoOnWithBot: "g",
    solo.MarkForBot: "G",
    DrawForBot: "D",
    LayPathForBot: "L",
    MarkRuins: "u",
    CrossMore: "x",
    CrossHexes: "X",
    AskDiscovery: "a",
    Discover: "I",
    MarkSheet: "S",
    DrawShape: "H",
    LayPath: "l",
    MarkMud: "U",
    GoOnInMud: "o",
}
# R47 A disc to take or to flick; sectors to choose before what follows; Re-flick; other discs.
FLICKS: Final = "t*d*q*(?:T|F|[fF]P+|A|RP)"
SWAPS: Final = "(?:k*w*W|k*K+)"
RUINS_STEPS: Final = "emu*(?:X|xI)"
# By phase: what may be pending, from what is done last to what is decided now.
TOGETHER: Final = (f"emrs{FLICKS}", "-", f"emr{SWAPS}", "-", RUINS_STEPS, "e", "")
ALONE: Final = (
    f"emrbsc{FLICKS}",
    "emrbspBM?",
    f"emrb{SWAPS}",
    "emr(?:G|g[DL])",
    RUINS_STEPS,
    "e",
    "",
)
# R7 A shape or a path may be laid while a total of the mud is spent.
SHEET: Final = "S(?:U|o?(?:[Hl]|a*I))?"


def pieces_of(s: SonoraState) -> dict[str, int]:
    """How many discs of each colour there are: those on the board by their order there."""
    found: dict[str, int] = {}
    for colour in range(len(COLOURS)):
        on_board = len([disc for disc in s.order if disc // DISCS_EACH == colour])
        own = s.status[colour * DISCS_EACH : (colour + 1) * DISCS_EACH]
        found[COLOURS[colour]] = on_board + len([status for status in own if status != BOARD])
    return found


def settle(s: SonoraState, r: Reader) -> None:
    """Fill what follows from the save, and refuse a position that no game leads to."""
    s.bot_drawn = sum(s.bot_shapes)
    if s.round > s.rounds():
        raise UnreadableSave(f"{r.at('round')}: expected at most {s.rounds()}, found {s.round}")
    check_discs(s, r.at("discs"))
    for seat in range(s.seats):
        player = s.players[seat]
        player.drawn = sum(player.shapes)
        check_sheet(s, player, f"{r.at('players')}[{seat}]")
    check_firsts(s, r.at("firsts"))
    if s.bot_crossed > s.bot_circled:
        raise UnreadableSave(f"{r.at('bot')}: expected no more hexes crossed off than circled")
    if s.mine >= 0 and s.mine == s.bots:
        raise UnreadableSave(f"{r.at('bot')}: expected two colours, found {COLOURS[s.mine]} twice")
    check_phases(s, r)
    check_turns(s, r)
    check_steps(s, r)


def check_discs(s: SonoraState, where: str) -> None:
    """Refuse discs outside, in the hole, or in each other; sides and knocks that cannot be."""
    for index in range(len(s.order)):
        disc = s.order[index]
        x, y = s.x[disc], s.y[disc]
        if not inside(x, y) or tips(x, y):
            raise UnreadableSave(f"{where}: expected {DISCS[disc]} on the field, found {x} {y}")
        for other in s.order[:index]:
            if overlap(x, y, s.x[other], s.y[other]):
                raise UnreadableSave(
                    f"{where}: expected {DISCS[disc]} and {DISCS[other]} side by side"
                )
    for disc in range(len(DISCS)):
        on_line = s.status[disc] == BOARD and s.side[disc] in zones_at(s.x[disc], s.y[disc])
        if s.side[disc] >= 0 and not on_line:
            raise UnreadableSave(f"{where}: expected {DISCS[disc]} on a line for its side")
        if s.knocks[disc] > MOST_KNOCKS:
            raise UnreadableSave(f"{where}: expected at most {MOST_KNOCKS} knocks of a disc")
        if marks_left(s, disc) < 1:
            raise UnreadableSave(f"{where}: expected {DISCS[disc]} to have a mark left")


def check_sheet(s: SonoraState, player: Player, where: str) -> None:
    """Refuse marks that hang in the air, shapes on the bot's, and bonuses used but not gained."""
    for cell in range(creek.CELLS):
        if player.creek >> cell & 1 and creek.UPSTREAM[cell] & ~player.creek:
            raise UnreadableSave(f"{where}.creek: expected cells that hang on the start")
    if player.circled & ~player.creek or player.creek & s.bot_creek:
        raise UnreadableSave(f"{where}.circled: expected marked cells that are not the bot's")
    if player.drawn & s.bot_drawn:
        raise UnreadableSave(f"{where}.shapes: expected no shape on one of the bot")
    if player.reflicks_left() < 0 or player.swaps_left() < 0:
        raise UnreadableSave(f"{where}: expected no more bonuses used than gained")
    for bonus, gained, icons in (
        (REFLICK, player.reflicks, REFLICK_ICONS),
        (SWAP, player.swaps, SWAP_ICONS),
    ):
        if gained + still_printed(player, bonus) > icons:
            raise UnreadableSave(
                f"{where}: expected no more {SYMBOLS[bonus]} than the marks brought, found {gained}"
            )
    for animal in range(len(player.used)):
        if player.kept(animal) < 0:
            raise UnreadableSave(f"{where}.used: expected no more than were discovered")


def still_printed(player: Player, bonus: int) -> int:
    """How often a bonus stands on parts of the sheet that a player has not marked yet."""
    closed = mud.closed(player.nodes)
    unmarked = [
        *[TOP_BONUS[b] for b in range(len(BUILDINGS)) if player.hexes[b] < HEXES[b]],
        *[CREEK_BONUS[c] for c in range(creek.CELLS) if not player.creek >> c & 1],
        *[
            CELL_SYMBOL[i]
            for i in range(len(CELL_SYMBOL))
            if not canyon.CELL_MASK[i] & player.drawn
        ],
        *[TRIANGLE_SYMBOL[t] for t in range(len(TRIANGLE_SYMBOL)) if t not in closed],
        *[COLUMN_BONUS[c] for c in range(len(COLUMNS)) if player.columns[c] < COLUMN_CELLS[c]],
    ]
    return unmarked.count(bonus)


def check_firsts(s: SonoraState, where: str) -> None:
    """6.6 Refuse a first who has not finished, and a finished building without a first."""
    for building in range(len(BUILDINGS)):
        done = [
            seat for seat in range(s.seats) if s.players[seat].hexes[building] == HEXES[building]
        ]
        first = s.firsts[building]
        if (first >= 0 or done) and first not in done:
            raise UnreadableSave(
                f"{where}: expected one who has finished {BUILDINGS[building]}, found {first}"
            )


def check_phases(s: SonoraState, r: Reader) -> None:
    """2.3, 13.10 Refuse steps in an order that the rules of the phase do not bring about."""
    patterns = ALONE if s.alone() else TOGETHER
    if not re.fullmatch(patterns[s.phase], letters_of(s.stack)):
        raise UnreadableSave(
            f"{r.at('stack')}: expected the steps of the phase {PHASES[s.phase]}, in turn"
        )
    for seat in range(s.seats):
        own = letters_of(s.own[seat])
        if own and (s.phase != WRITING or not re.fullmatch(SHEET, own)):
            raise UnreadableSave(f"{r.at('own')}[{seat}]: expected steps of marking, in turn")


def letters_of(steps: list[AnyStep]) -> str:
    """The letters of some steps, the one that is done last first."""
    return "".join([LETTER_OF.get(type(step), "?") for step in steps])


def check_turns(s: SonoraState, r: Reader) -> None:
    """3.2, 13.7 Refuse more or fewer flicks to come than a seat has discs in hand."""
    if s.phase != FLICKING:
        return
    flicks = [0] * s.seats
    for step in s.stack:
        number = 1 if isinstance(step, (flicking.ChooseDisc, flicking.TakeDisc)) else 0
        if isinstance(step, flicking.Turn):
            number = TURNS[step.turn] if 0 <= step.turn < len(TURNS) else 0
        if number and step.seat >= 0:
            flicks[step.seat] += number
        elif isinstance(step, (flicking.Turn, flicking.ChooseDisc)):
            raise UnreadableSave(f"{r.at('stack')}: expected a turn of a seat, found another")
    for seat in range(s.seats):
        in_hand = len(flicking.hand_of(s, seat))
        if flicks[seat] != in_hand:
            raise UnreadableSave(
                f"{r.at('stack')}: expected {in_hand} flicks of seat {seat} for the discs in its "
                f"hand, found {flicks[seat]}"
            )


def check_steps(s: SonoraState, r: Reader) -> None:
    """Refuse steps of a disc that is somewhere else, or of a bonus that is used up."""
    steps: list[AnyStep] = list(s.stack)
    for seat in range(s.seats):
        steps += s.own[seat]
    for step in steps:
        wanted = -1
        disc = -1
        if isinstance(step, flicking.Flick):
            wanted, disc = TAKEN, step.disc
            if not 0 <= step.weak <= flicking.MOST_WEAK:
                raise UnreadableSave(f"{r.at('stack')}: expected at most 3 weak flicks")
        elif isinstance(step, flicking.Repeat):
            wanted, disc = WAITING, step.disc
        elif isinstance(step, flicking.PutDisc):
            wanted, disc = HOLE, step.disc
        elif isinstance(step, ChooseSide):
            wanted, disc = BOARD, step.disc
        elif isinstance(step, (DrawShape, LayPath, DrawForBot, LayPathForBot)):
            disc = step.disc
        misfit = wanted >= 0 and (disc < 0 or s.status[disc] != wanted)
        if misfit or counts_elsewhere(s, step) or is_used_up(s, step):
            raise UnreadableSave(
                f"{r.at('stack')}: expected steps that fit the discs, found {type(step).__name__}"
            )
        if disc >= s.colours() * DISCS_EACH:
            raise UnreadableSave(f"{r.at('stack')}: expected a disc in play, found {DISCS[disc]}")


def counts_elsewhere(s: SonoraState, step: AnyStep) -> bool:
    """Whether a shape or a path is drawn for a disc that does not count for its sector."""
    if isinstance(step, (DrawShape, DrawForBot)):
        return step.disc >= 0 and sector_of(s, step.disc) != CANYON
    if isinstance(step, (LayPath, LayPathForBot)):
        return step.disc >= 0 and sector_of(s, step.disc) != CREEK
    return False


def is_used_up(s: SonoraState, step: AnyStep) -> bool:
    """Whether a Swap or a Re-flick is offered to a seat that has none left."""
    if isinstance(step, SwapDiscs):
        return s.players[step.seat].swaps_left() < 1
    if isinstance(step, flicking.FlickAgain):
        return s.players[step.seat].reflicks_left() < 1
    return False
