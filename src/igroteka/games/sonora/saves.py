"""The fields of Sonora that are saved in a form of their own: discs, marks, the bot's marks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from igroteka.games.sonora.pieces import (
    BOT_HEXES,
    BOXES_EACH,
    CANYON_CELLS,
    COLOURS,
    CREEK_CELLS,
    DISCS,
    DISCS_EACH,
    HALF_WIDTH,
    HUB,
    NODES,
    SOLO_COLOURS,
    ZONES,
)
from igroteka.games.sonora.sheet.canyon import CELL_MASK, NUMBER_OF
from igroteka.games.sonora.sheet.mud import START
from igroteka.kernel.errors import UnreadableSave
from igroteka.kernel.save import Reader, index_of, listed, shown, tallied, without_nothing

STATUSES: Final[tuple[str, ...]] = (
    "hand",
    "taken",
    "board",
    "hole",
    "knocked",
    "waiting",
    "out",
    *ZONES,
    "marked",
    "aside",
    "box",
)
HAND: Final = STATUSES.index("hand")
BOARD: Final = STATUSES.index("board")
BOX: Final = STATUSES.index("box")
MOST_POINTS: Final = 99
BOT_KEYS: Final = ("mine", "bots", "shapes", "creek", "circled", "crossed", "points", "boxes")


# --- discs -----------------------------------------------------------------------------------


def write_discs(s: Any) -> object:
    """All discs that are not in hand: those on the board in their order, then the others."""
    others = [
        disc
        for disc in range(len(DISCS))
        if s.status[disc] not in (HAND, BOARD, BOX) or (s.knocks[disc] and s.status[disc] != BOARD)
    ]
    return [written_disc(s, disc) for disc in [*s.order, *others]]


def written_disc(s: Any, disc: int) -> str:
    """`red3 board 12000 -40500 side mud knocks 1 marks 1`; what is nothing is left out."""
    words = [DISCS[disc], STATUSES[s.status[disc]]]
    if s.status[disc] == BOARD:
        words += [str(s.x[disc]), str(s.y[disc])]
    if s.side[disc] >= 0:
        words += ["side", ZONES[s.side[disc]]]
    if s.knocks[disc]:
        words += ["knocks", str(s.knocks[disc])]
    if s.marks[disc]:
        words += ["marks", str(s.marks[disc])]
    return " ".join(words)


def read_discs(s: Any, r: Reader) -> None:
    """Set the fields of all discs from what `write_discs` wrote."""
    colours = SOLO_COLOURS if r.seats == 1 else r.seats
    s.order = []
    s.status = [HAND if disc < colours * DISCS_EACH else BOX for disc in range(len(DISCS))]
    seen: list[int] = []
    for index, text in enumerate(r.items("discs")):
        where = f"{r.at('discs')}[{index}]"
        words = str(text).split()
        if len(words) < 2:
            raise UnreadableSave(f"{where}: expected a disc and where it is, found {shown(text)}")
        disc = index_of(words[0], DISCS[: colours * DISCS_EACH], where)
        if disc in seen:
            raise UnreadableSave(f"{where}: expected each disc once, found {words[0]} again")
        seen.append(disc)
        read_disc(s, disc, words[1:], where)


def read_disc(s: Any, disc: int, words: list[str], where: str) -> None:
    """Set the fields of one disc."""
    s.status[disc] = index_of(words[0], STATUSES[:-1], where)
    rest = words[1:]
    if s.status[disc] == BOARD:
        s.order.append(disc)
        s.x[disc] = number_in(rest[:1], -HALF_WIDTH, HALF_WIDTH, where)
        s.y[disc] = number_in(rest[1:2], -HALF_WIDTH, HALF_WIDTH, where)
        rest = rest[2:]
    while rest:
        if rest[0] == "side":
            s.side[disc] = index_of("".join(rest[1:2]), ZONES, where)
        elif rest[0] == "knocks":
            s.knocks[disc] = number_in(rest[1:2], 1, MOST_POINTS, where)
        elif rest[0] == "marks":
            s.marks[disc] = number_in(rest[1:2], 1, 1, where)
        else:
            raise UnreadableSave(f"{where}: expected side, knocks or marks; found {shown(rest[0])}")
        rest = rest[2:]


def number_in(words: list[str], low: int, high: int, where: str) -> int:
    """The whole number that should stand here."""
    text = "".join(words)
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 10):
        raise UnreadableSave(f"{where}: expected a whole number, found {shown(text)}")
    if not low <= int(text) <= high:
        raise UnreadableSave(f"{where}: expected a number from {low} to {high}, found {text}")
    return int(text)


def write_firsts(firsts: list[int]) -> object:
    """Who finished each building first; -1 for nobody."""
    return list(firsts)


def read_firsts(r: Reader) -> list[int]:
    """The way back from `write_firsts`."""
    found: list[int] = []
    for seat in r.items("firsts", 8):
        whole = isinstance(seat, int) and not isinstance(seat, bool)
        if not whole or not -1 <= seat < r.seats:  # type: ignore[operator]
            raise UnreadableSave(f"{r.at('firsts')}: expected seats or -1, found {shown(seat)}")
        found.append(int(str(seat)))
    return found


# --- marks on a sheet ------------------------------------------------------------------------


def write_shapes(shapes: list[int]) -> object:
    """Shapes by their cells, in the order they were drawn: `g5+h5+i5 j4`."""
    return " ".join(
        [
            "+".join([CANYON_CELLS[i] for i in range(len(CELL_MASK)) if CELL_MASK[i] & shape])
            for shape in shapes
        ]
    )


def read_shapes(r: Reader) -> list[int]:
    """The way back from `write_shapes`; no two of them may overlap."""
    found: list[int] = []
    for word in r.words("shapes"):
        cells = [index_of(name, CANYON_CELLS, r.at("shapes")) for name in word.split("+")]
        mask = 0
        for cell in cells:
            mask |= CELL_MASK[cell]
        if mask not in NUMBER_OF or any([mask & shape for shape in found]):
            raise UnreadableSave(
                f"{r.at('shapes')}: expected shapes side by side, found {shown(word)}"
            )
        found.append(mask)
    return found


def write_cells(mask: int) -> object:
    """Cells of the creek by name."""
    return listed([i for i in range(len(CREEK_CELLS)) if mask >> i & 1], CREEK_CELLS)


def reader_of_cells(key: str) -> Callable[[Reader], int]:
    """A function that reads what `write_cells` wrote under this key."""

    def read(r: Reader) -> int:
        mask = 0
        for cell in r.ids(key, CREEK_CELLS):
            mask |= 1 << cell
        return mask

    return read


def write_nodes(mask: int) -> object:
    """Crossed nodes of the mud by name, without the start."""
    return listed([i for i in range(len(NODES)) if mask >> i & 1 and i != HUB], NODES)


def read_nodes(r: Reader) -> int:
    """The way back from `write_nodes`."""
    mask = START
    for node in r.ids("nodes", NODES):
        mask |= 1 << node
    return mask


# --- the bot ---------------------------------------------------------------------------------


def write_bot(s: Any) -> object:
    """What the solo game adds; empty in all others."""
    return without_nothing(
        {
            "mine": COLOURS[s.mine] if s.mine >= 0 else "",
            "bots": COLOURS[s.bots] if s.bots >= 0 else "",
            "shapes": write_shapes(s.bot_shapes),
            "creek": write_cells(s.bot_creek),
            "circled": s.bot_circled,
            "crossed": s.bot_crossed,
            "points": s.bot_points,
            "boxes": tallied(s.boxes, NODES),
        }
    )


def read_bot(s: Any, r: Reader) -> None:
    """Set the fields of the solo game from what `write_bot` wrote."""
    bot = r.child("bot")
    bot.known(BOT_KEYS if r.seats == 1 else ())
    colours = COLOURS[:SOLO_COLOURS]
    s.mine = bot.name("mine", colours) if "mine" in bot.data else -1
    s.bots = bot.name("bots", colours) if "bots" in bot.data else -1
    s.bot_shapes = read_shapes(bot)
    s.bot_creek = reader_of_cells("creek")(bot)
    s.bot_circled = bot.number("circled", 0, BOT_HEXES)
    s.bot_crossed = bot.number("crossed", 0, BOT_HEXES)
    s.bot_points = bot.number("points", 0, MOST_POINTS)
    s.boxes = bot.tally("boxes", NODES, BOXES_EACH)
