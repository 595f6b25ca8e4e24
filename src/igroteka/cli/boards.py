"""Boards in the terminal: a view as a few readable tables. Each game that has one is listed."""

from __future__ import annotations

from typing import Any

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from igroteka.games.orleans import pieces
from igroteka.words import Words

Seen = dict[str, Any]  # a view is plain JSON

SEAT_MARKS = ("●", "■", "▲", "◆", "⬟")
SEAT_STYLES = ("blue", "red", "green", "yellow", "magenta")


def show_board(out: Console, game: str, seen: Seen, names: list[str], words: Words) -> None:
    """Print the table as a seat sees it."""
    if game == "orleans":
        out.print(orleans(seen, names, words))
    elif game == "cosmic_colonies":
        from igroteka.cli.cosmic_board import cosmic_colonies

        rows = [seat_name(seat, names) for seat in range(len(seen["players"]))]
        out.print(cosmic_colonies(seen, rows, SEAT_STYLES, words))


def seat_name(seat: int, names: list[str]) -> str:
    """A seat's mark and name."""
    return f"{SEAT_MARKS[seat]} {names[seat]}"


def counts(found: dict[str, int], kind: str, words: Words) -> str:
    """`2 Monk, 1 Farmer`."""
    said = [f"{words.name('orleans', kind, key)} {n}" for key, n in found.items() if n]
    return ", ".join(said) or "–"


def orleans(seen: Seen, names: list[str], words: Words) -> RenderableType:
    """Orléans: round and event, all players in a row each, one's own places and market."""
    event = seen["event"]
    title = Text.assemble(
        (f" {seen['round']}/{seen['rounds']} ", "bold reverse"),
        " ",
        words.phase("orleans", seen["phase"]),
        " · ",
        (words.name("orleans", "event", event) if event else "", "bold"),
        "  ",
        (words.text(f"orleans-event-name-{event}.does") if event else "", "dim"),
    )
    parts: list[RenderableType] = [title, players_table(seen, names, words)]
    common = Table(box=None, show_header=False, padding=(0, 1))
    common.add_row(words.text("terminal-goods_market"), counts(seen["goods_market"], "good", words))
    common.add_row(words.text("terminal-supply"), counts(seen["supply"], "follower", words))
    parts.append(common)
    if seen["seat"] >= 0:
        parts.append(own_board(seen, words))
    return Group(*parts)


def players_table(seen: Seen, names: list[str], words: Words) -> Table:
    """All players at a glance."""
    table = Table(box=None, padding=(0, 1))
    table.add_column("")
    for key in ("score", "coins", "goods", "level", "stations", "citizens", "tracks", "town"):
        table.add_column(words.text(f"terminal-column-{key}"), justify="left")
    for seat, player in enumerate(seen["players"]):
        tracks = " ".join(
            f"{words.name('orleans', 'follower', track)[:3]}{space}"
            for track, space in player["tracks"].items()
        )
        table.add_row(
            seat_name(seat, names) + (" ★" if seen["first"] == seat else ""),
            str(player["score"]),
            str(player["coins"]),
            counts(player["goods"], "good", words),
            f"{player['level']} ({player['development']})",
            f"{player['stations_built']}/10",
            str(player["citizens"]),
            tracks,
            words.name("orleans", "town", player["merchant"]),
            style=SEAT_STYLES[seat],
        )
    return table


def own_board(seen: Seen, words: Words) -> Panel:
    """One's own places, market and bag."""
    player = seen["players"][seen["seat"]]
    places = Table(box=None, show_header=False, padding=(0, 1))
    cells = []
    for place, slots in player["places"].items():
        ready = bool(slots) and all(token is not None for token in slots)
        mark = "✓ " if ready else ""
        name = words.name("orleans", "place", place)
        cell = Text(f"{mark}{name}: ", style="bold green" if ready else "")
        wanted = slot_wishes(place)
        for number, token in enumerate(slots):
            if token is None:
                cell.append(f"({wish_word(wanted[number], words)}) ", style="dim")
            else:
                cell.append(f"{token_word(token, words)} ", style="bold")
        cells.append(cell)
    for index in range(0, len(cells), 3):
        places.add_row(*cells[index : index + 3])
    market = counts(player["market"], "follower", words)
    bag = counts(player["bag"], "follower", words)
    below = Text(
        f"{words.text('terminal-market')}: {market}\n"
        f"{words.text('terminal-bag')}: {bag}\n"
        f"{words.text('terminal-techs')}: {player['techs']}"
    )
    return Panel(Group(places, below), border_style=SEAT_STYLES[seen["seat"]])


def slot_wishes(place: str) -> list[str]:
    """What the slots of a place ask for."""
    return [
        pieces.WANTED[pieces.WANTS[slot]] for slot in pieces.SLOTS_OF[pieces.PLACES.index(place)]
    ]


def wish_word(wanted: str, words: Words) -> str:
    """The kind an empty slot asks for; a question mark where many will do."""
    if wanted not in pieces.FOLLOWERS:
        return "?"
    return words.name("orleans", "follower", wanted, "nom")


def token_word(token: str, words: Words) -> str:
    """What lies on a slot, short."""
    if token == "tech":
        return "⚙"
    return words.name("orleans", "follower", token)
