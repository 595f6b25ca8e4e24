"""What a bench measures of Cosmic Colonies beside what it measures of every game."""

from __future__ import annotations

from igroteka.games.cosmic_colonies.pieces import BUILDINGS
from igroteka.games.cosmic_colonies.rules.placement import places_for
from igroteka.games.cosmic_colonies.state import ColoniesState
from igroteka.kernel.probe import Probe


class PlacesOfATile(Probe[ColoniesState]):
    """5.1 to 5.6 All places for one tile on an asteroid, turned and flipped."""

    def __init__(self) -> None:
        super().__init__("places_of_a_tile", "all places for one tile on an asteroid", 60.0)

    def run(self, s: ColoniesState) -> int:
        for seat in range(s.seats):
            for building in range(len(BUILDINGS)):
                places_for(s, seat, building)
        return s.seats * len(BUILDINGS)
