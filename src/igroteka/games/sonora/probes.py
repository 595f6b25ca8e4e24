"""What a bench measures of Sonora beside what it measures of every game."""

from __future__ import annotations

from typing import Final

from igroteka.games.sonora.physics.aim import aimed
from igroteka.games.sonora.physics.flick import flick
from igroteka.games.sonora.pieces import CORNERS
from igroteka.games.sonora.state import SonoraState
from igroteka.kernel.probe import Probe

POWERS: Final = (250, 500, 750)


class Flicks(Probe[SonoraState]):
    """Flicks from every corner onto the discs of a position, without scatter and unwatched."""

    def __init__(self) -> None:
        super().__init__("flick", "a flick onto the discs of a position", 1000.0)

    def run(self, s: SonoraState) -> int:
        places: list[int] = []
        for disc in s.order:
            places.append(s.x[disc])
            places.append(s.y[disc])
        for corner in range(len(CORNERS)):
            for power in POWERS:
                flick(places, aimed(corner, 0, 200, 0, power), False)
        return len(CORNERS) * len(POWERS)
