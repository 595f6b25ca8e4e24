"""The table of Mombasa in the terminal: companies, map, displays, players, one's own board."""

from __future__ import annotations

from typing import Any, Final

from igroteka.games.mombasa import books, pieces
from igroteka.kernel.board import Block, Cell, Speaker

Seen = dict[str, Any]  # a view is plain JSON

# What the log of a terminal leaves out: pieces that move by themselves.
QUIET: Final = (
    "coin",
    "discards",
    "gathers",
    "marker_home",
    "posts",
    "rest_shown",
    "rests",
    "slides",
    "tile_back",
)
NOTHING: Final = "–"
COMPANY_STYLES: Final = {
    "mombasa": "bold magenta",
    "cape_town": "bold red",
    "saint_louis": "bold white",
    "cairo": "bold yellow",
}
REGIONS_IN_A_ROW: Final = 6
PLAYER_COLUMNS: Final = ("pounds", "hand", "slots", "tiles", "markers", "diamond", "jar", "tracks")


def board(view: Seen, seat: int, names: list[str], words: Speaker) -> list[Block]:
    """The table as `seat` sees it; -1 is the spectator."""
    blocks = [
        companies(view, names, words),
        regions(view, words),
        display(view, words),
        book_display(view, words),
        spots_of(view, names, words),
        players(view, names, words),
    ]
    if seat >= 0:
        blocks.append(own_board(view["players"][seat], words))
    return blocks


# --- the board -------------------------------------------------------------------------------


def companies(view: Seen, names: list[str], words: Speaker) -> Block:
    """Every company with its track, the price of its share, its base, and who is how far."""
    header = ["", words.text("label-price"), words.text("label-base"), words.text("label-tracks")]
    block = Block(header=[*header, *names])
    for company, seen in view["companies"].items():
        columns = [
            str(column["posts"]) + ("°" if column["opened"] else "") for column in seen["columns"]
        ]
        places = [
            f"{player['on_track'][company]} ({player['shares'][company]})"
            for player in view["players"]
        ]
        cells = [Cell(words.name("company", company), COMPANY_STYLES.get(company, ""))]
        plain = [str(seen["price"]), " ".join(columns), seen["track"], *places]
        block.add_cells([*cells, *[Cell(text) for text in plain]])
    return block


def regions(view: Seen, words: Speaker) -> Block:
    """Every region with the company whose post stands or lies there."""
    block = Block(title=words.text("label-map"))
    row: list[Cell] = []
    for region, seen in view["regions"].items():
        company = seen["lying"] or seen["post"]
        mark = f" · {words.name('company', company)}" if company else ""
        style = COMPANY_STYLES.get(company, "dim") if company else "dim"
        row.append(Cell(words.name("region", region) + mark, style))
        if len(row) == REGIONS_IN_A_ROW:
            block.add_cells(row)
            row = []
    if row:
        block.add_cells(row)
    return block


def display(view: Seen, words: Speaker) -> Block:
    """The cards for sale, row by row, with their prices."""
    block = Block(title=words.text("label-display"))
    for row in range(pieces.ROWS):
        cells: list[str] = []
        for column in pieces.COLUMNS:
            card = view["display"][f"{column}_{row + 1}"]
            said = f"{words.name('card', card['card'])}: {card['price']}" if card else NOTHING
            cells.append(said)
        block.add(cells)
    return block


def book_display(view: Seen, words: Speaker) -> Block:
    """The books for sale, a row for each letter; a star is a coin."""
    block = Block(title=words.text("label-book_display"))
    for letter in range(len(books.BOOK_LETTERS)):
        cells: list[str] = []
        for space in range(len(books.BOOK_SPACES)):
            if books.SPACE_LETTER[space] == letter:
                seen = view["book_display"][books.BOOK_SPACES[space]]
                coin = " *" if seen["coin"] else ""
                cells.append(book(seen["book"], words) + coin)
        block.add(cells)
    return block


def book(id: str | None, words: Speaker) -> str:
    """A book with what it asks for and what it pays."""
    if id is None:
        return NOTHING
    number = books.BOOKS.index(id)
    needs = [
        words.text(f"need-{books.NEEDS[kind]}", {"number": asked})
        for kind, asked in enumerate(books.BOOK_NEEDS[number])
        if asked
    ]
    pays = [
        words.text(f"pays-{pieces.REWARDS[kind]}", {"number": paid})
        for kind, paid in enumerate(books.BOOK_PAYS[number])
        if paid
    ]
    if books.BOOK_SCALE[number] >= 0:
        good = words.name("suit", pieces.GOODS[books.BOOK_SCALE[number]], "gen")
        pays.append(words.text("pays-scale", {"good": good}))
    return f"{words.name('book', id)}: {', '.join(needs)} → {', '.join(pays)}"


def spots_of(view: Seen, names: list[str], words: Speaker) -> Block:
    """The bonus spots: who has a marker there, or what a free one does."""
    block = Block(title=words.text("label-spots"))
    for spot, seat in view["spots"].items():
        name = words.name("spot", spot)
        if seat >= 0:
            block.add([name, names[seat]], f"seat{seat}")
        else:
            block.add_cells([Cell(name), Cell(words.name("spot", spot, "does"), "dim")])
    return block


# --- players ---------------------------------------------------------------------------------


def players(view: Seen, names: list[str], words: Speaker) -> Block:
    """All players at a glance; a star marks the first player."""
    block = Block(header=["", *[words.text(f"label-{column}") for column in PLAYER_COLUMNS]])
    for seat in range(len(names)):
        player = view["players"][seat]
        spaces = [str(space) for space in player["on_track"].values()]
        block.add(
            [
                names[seat] + (" ★" if view["first"] == seat else ""),
                str(player["pounds"]),
                str(player["hand_size"]),
                area(player, words),
                ", ".join([words.name("tile", tile["tile"]) for tile in player["tiles"]]),
                str(player["markers_left"]),
                str(player["diamond"]),
                str(player["jar"]),
                " ".join(spaces),
            ],
            f"seat{seat}",
        )
    return block


def area(player: Seen, words: Speaker) -> str:
    """The cards of an action area; used ones stand in brackets."""
    if player["ended"]:
        return words.text("label-ended")
    cards: list[str] = []
    for slot in player["slots"]:
        if slot["card"] is not None:
            name = words.name("card", slot["card"]) + (" +1" if slot["plus"] else "")
            cards.append(f"({name})" if slot["used"] else name)
    return ", ".join(cards) or NOTHING


def own_board(player: Seen, words: Speaker) -> Block:
    """One's own hand, resting piles and book track."""
    block = Block()
    if player["dealt"]:
        tiles = [words.name("tile", tile) for tile in player["dealt"]]
        block.add([words.text("label-tiles"), ", ".join(tiles)])
    for card in player["hand"]:
        does = Cell(words.name("card", card, "does"), "dim")
        block.add_cells([Cell(words.text("label-hand")), Cell(words.name("card", card)), does])
    for slot in range(len(player["rests"])):
        if player["rests"][slot]:
            title = f"{words.text('label-rests')} {slot + 1}"
            block.add([title, cards_of(player["rests"][slot], words)])
    for place in range(len(player["books"])):
        seen = player["books"][place]
        if seen is not None:
            jar = "▲ " if player["jar"] == place + 1 else ""
            said = words.text("label-face_down") if seen["turned"] else book(seen["book"], words)
            block.add([f"{words.text('label-books')} {place + 1}", jar + said])
    return block


def cards_of(names: list[str], words: Speaker) -> str:
    """Cards by name."""
    return ", ".join([words.name("card", name) for name in names]) or NOTHING
