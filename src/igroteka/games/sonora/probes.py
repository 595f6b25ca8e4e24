"""What a bench measures of Sonora beside what it measures of every game."""

from __future__ import annotations

import json

from igroteka.games.sonora.full_boards import FullBoards, shots
from igroteka.games.sonora.physics.flick import flick
from igroteka.games.sonora.pieces import DISCS
from igroteka.games.sonora.rules.flicking import row_of
from igroteka.games.sonora.state import SonoraState
from igroteka.kernel.probe import Parcel, Probe


class Flicks(Probe[SonoraState]):
    """Flicks onto full boards, without scatter and unwatched."""

    def __init__(self) -> None:
        super().__init__("flick", "a flick with 20 discs on the board", 1000.0, 250.0)
        self.boards = FullBoards()

    def run(self, s: SonoraState) -> int:
        places = self.boards.next()
        shooting = shots()
        for shot in shooting:
            flick(places, shot, False)
        return len(shooting)


class TraceOfAFlick(Parcel[SonoraState]):
    """The row of numbers that shows a flick onto a full board: soft, middling and hard by turns."""

    def __init__(self) -> None:
        super().__init__("trace", "the trace of a flick with 20 discs on the board", 2000)
        self.boards = FullBoards()
        self.turn = 0

    def text(self, s: SonoraState) -> str:
        shooting = shots()
        self.turn = (self.turn + 1) % len(shooting)
        trace = flick(self.boards.next(), shooting[self.turn], True)
        return json.dumps(row_of(list(range(len(DISCS))), trace), separators=(",", ":"))
