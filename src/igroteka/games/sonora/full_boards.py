"""For the bench only: flicks with all 20 discs on the board, alike for every engine."""

from __future__ import annotations

from typing import Final

from igroteka.games.sonora.physics.aim import Shot, aimed
from igroteka.games.sonora.physics.settle import SIDE, inside, overlap, tips
from igroteka.games.sonora.pieces import DISCS
from igroteka.kernel.dice import Chance

LYING: Final = len(DISCS) - 1  # the last one is flicked
BOARDS: Final = 40
CORNER: Final = 0
BACK: Final = 200
POWERS: Final = (250, 500, 750)


def shots() -> list[Shot]:
    """The flicks onto every board: soft, middling and hard, from one corner to the middle."""
    return [aimed(CORNER, 0, BACK, 0, power) for power in POWERS]


def full_board(chance: Chance) -> list[int]:
    """Places x, y, x, y, ... of discs that lie by chance, none over the hole or in another."""
    places: list[int] = []
    while len(places) < 2 * LYING:
        x = chance.between(-SIDE, SIDE)
        y = chance.between(-SIDE, SIDE)
        free = inside(x, y) and not tips(x, y)
        for disc in range(len(places) // 2):
            if overlap(x, y, places[2 * disc], places[2 * disc + 1]):
                free = False
        if free:
            places += [x, y]
    return places


class FullBoards:
    """Some full boards, one after the other and again from the beginning."""

    __slots__ = ("boards", "turn")

    def __init__(self) -> None:
        self.boards: list[list[int]] = []
        self.turn = -1

    def next(self) -> list[int]:
        """The next board; the boards are made when the first one is asked for."""
        if not self.boards:
            chance = Chance(1)
            self.boards = [full_board(chance) for _ in range(BOARDS)]
        self.turn = (self.turn + 1) % BOARDS
        return self.boards[self.turn]
