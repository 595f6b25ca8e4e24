"""The table in the terminal, in every language."""

from __future__ import annotations

import pytest

from igroteka.games.mombasa import GAME
from igroteka.games.mombasa.terminal import QUIET, board
from igroteka.kernel.board import Block
from igroteka.words import Words, languages
from igroteka.words.words import GameWords
from tests.games.mombasa.table import Seat, turn

NAMES = ["Anna", "Boris"]


def told(lang: str, seat: int) -> tuple[list[Block], str]:
    """The blocks of a table as a seat sees it, and all their text."""
    s = turn(
        Seat(
            area="coffee_1! coffee_2",
            tiles="tile_plus_one_good",
            plus=3,
            rests={2: "cotton_1"},
            jar=2,
            books={2: "c03", 3: "a05"},
            turned=(3,),
        ),
        Seat(ended=True),
        held={"cairo": "nubia"},
        markers={"sell_card": 1},
        coins="a1",
    )
    speaker = GameWords(Words(lang, strict=True), "mombasa")
    blocks = board(dict(GAME.look(s, seat)), seat, NAMES, speaker)
    said = [cell.text for block in blocks for row in block.rows for cell in row]
    return blocks, "\n".join(said)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_every_seat_and_the_spectator_see_the_table(lang: str, seat: int) -> None:
    blocks, said = told(lang, seat)

    assert len(blocks) == (6 if seat < 0 else 7)
    assert "Anna ★" in said
    assert "mombasa-" not in said


def test_what_the_table_says() -> None:
    _, said = told("en", 0)

    assert "Nubia · Cairo" in said
    assert "(Starting coffee 1), Starting coffee 2 +1" in said
    assert "▲ C03: 3 coffee, 3 of one good → £4, remove 1 post" in said
    assert "face down" in said
    assert "Sell a card\nBoris" in said
    assert "ended" in said
    assert "Starting cotton 1" in said
    assert "Moves your ink jar from book to book, then gives 2 book points." in said


def test_tiles_to_choose_from_are_shown_to_their_owner() -> None:
    s = GAME.setup(2, 1, {"starting_tiles": "chosen"})
    speaker = GameWords(Words("en", strict=True), "mombasa")
    mine = board(dict(GAME.look(s, 0)), 0, NAMES, speaker)[-1]

    assert mine.rows[0][0].text == "Tiles"
    assert mine.rows[0][1].text.count("starting tile") == 2


def test_what_the_log_leaves_out_is_told_all_the_same() -> None:
    words = Words("en", strict=True)

    assert all(words.has(f"mombasa-event-{code}") for code in QUIET)
