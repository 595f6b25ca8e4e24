"""The table of Orléans in the terminal: the event, all players, one's own places and market."""

from __future__ import annotations

from typing import Any, Final

from igroteka.games.orleans import pieces
from igroteka.kernel.board import Block, Cell, Speaker

Seen = dict[str, Any]  # a view is plain JSON

COLUMNS: Final = (
    "score",
    "coins",
    "goods",
    "level",
    "stations",
    "citizens",
    "tracks",
    "merchant",
)
PLACES_IN_A_ROW: Final = 3
# Events that move one piece and go without saying.
QUIET: Final = (
    "to_market",
    "to_bag",
    "to_bathhouse",
    "shows",
    "advances",
    "loses_tech",
    "first_player",
)


def board(view: Seen, seat: int, names: list[str], words: Speaker) -> list[Block]:
    """The table as `seat` sees it; -1 is the spectator."""
    blocks = [event(view, words), players(view, names, words), supplies(view, words)]
    if seat >= 0:
        mine = view["players"][seat]
        blocks += [places(mine, words), own_supplies(mine, words)]
    return blocks


def event(view: Seen, words: Speaker) -> Block:
    """The event of the round and what it does."""
    block = Block()
    if view["event"]:
        name = Cell(words.name("event", view["event"]), "bold")
        block.add_cells([name, Cell(words.name("event", view["event"], "does"), "dim")])
    return block


def players(view: Seen, names: list[str], words: Speaker) -> Block:
    """All players at a glance; a star marks the first player."""
    block = Block(header=["", *[words.text(f"label-{column}") for column in COLUMNS]])
    for seat in range(len(names)):
        player = view["players"][seat]
        tracks = [
            f"{words.name('follower', track)[:3]}{space}"
            for track, space in player["tracks"].items()
        ]
        block.add(
            [
                names[seat] + (" ★" if view["first"] == seat else ""),
                str(player["score"]),
                str(player["coins"]),
                counts(player["goods"], "good", words),
                f"{player['level']} ({player['development']})",
                f"{player['stations_built']}/{pieces.STATIONS_EACH}",
                str(player["citizens"]),
                " ".join(tracks),
                words.name("town", player["merchant"]),
            ],
            f"seat{seat}",
        )
    return block


def supplies(view: Seen, words: Speaker) -> Block:
    """What everybody can still get."""
    block = Block()
    block.add([words.text("label-goods_market"), counts(view["goods_market"], "good", words)])
    block.add([words.text("label-supply"), counts(view["supply"], "follower", words)])
    return block


def places(player: Seen, words: Speaker) -> Block:
    """One's own places: who stands there, and in brackets who is still missing."""
    block = Block()
    row: list[Cell] = []
    for place, slots in player["places"].items():
        ready = bool(slots) and all([token is not None for token in slots])
        wanted = slot_wishes(place)
        here = [occupant(slots[number], wanted[number], words) for number in range(len(slots))]
        mark = "✓ " if ready else ""
        said = f"{mark}{words.name('place', place)}: {' '.join(here)}"
        row.append(Cell(said, "bold green" if ready else ""))
        if len(row) == PLACES_IN_A_ROW:
            block.add_cells(row)
            row = []
    if row:
        block.add_cells(row)
    return block


def own_supplies(player: Seen, words: Speaker) -> Block:
    """One's own market, bag and technology tiles."""
    block = Block()
    block.add([words.text("label-market"), counts(player["market"], "follower", words)])
    block.add([words.text("label-bag"), counts(player["bag"], "follower", words)])
    block.add([words.text("label-techs"), str(player["techs"])])
    return block


def counts(found: dict[str, int], kind: str, words: Speaker) -> str:
    """`Monk 2, Farmer 1`; a dash for nothing."""
    said = [f"{words.name(kind, key)} {number}" for key, number in found.items() if number]
    return ", ".join(said) or "–"


def slot_wishes(place: str) -> list[str]:
    """What the slots of a place ask for."""
    slots = pieces.SLOTS_OF[pieces.PLACES.index(place)]
    return [pieces.WANTED[pieces.WANTS[slot]] for slot in slots]


def occupant(token: str | None, wanted: str, words: Speaker) -> str:
    """What lies on a slot; in brackets whom it waits for, a question mark where many will do."""
    if token is not None:
        return "⚙" if token == "tech" else words.name("follower", token)
    return f"({words.name('follower', wanted, 'nom') if wanted in pieces.FOLLOWERS else '?'})"
