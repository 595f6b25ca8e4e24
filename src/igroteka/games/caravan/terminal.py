"""The table of Caravan in the terminal."""

from __future__ import annotations

from typing import Any

from igroteka.games.caravan.pieces import CARDS
from igroteka.kernel.board import Block, Speaker


def board(view: dict[str, Any], seat: int, names: list[str], words: Speaker) -> list[Block]:
    """Everybody in a row, then one's own hand with what its cards do."""
    everybody = Block(header=["", words.text("label-coins"), words.text("label-plan")])
    for other in range(len(names)):
        player = view["players"][other]
        plan = cards(player["plan"], words)
        everybody.add([names[other], str(player["coins"]), plan], f"seat{other}")
    blocks = [everybody]
    if seat >= 0:
        hand = Block(words.text("label-hand"))
        for name, number in view["players"][seat]["hand"].items():
            hand.add([str(number), words.name("card", name), words.name("card", name, "does")])
        blocks.append(hand)
    return blocks


def cards(counts: dict[str, int], words: Speaker) -> str:
    """Cards by name and number."""
    return ", ".join([f"{words.name('card', name)} {counts.get(name, 0)}" for name in CARDS])
