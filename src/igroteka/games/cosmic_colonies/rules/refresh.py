"""Chapter 6, the refresh phase: resources, tiles, the round marker and passing cards."""

from __future__ import annotations

from igroteka.games.cosmic_colonies.pieces import (
    AREA_LIMIT,
    BASIC,
    REFILL,
    ROUNDS,
    TYPES,
)
from igroteka.games.cosmic_colonies.rules.solo import swap_cards_with_bot
from igroteka.games.cosmic_colonies.rules.telling import area_of, supply_of, tell_moved
from igroteka.games.cosmic_colonies.state import END, REFRESH, ColoniesState
from igroteka.games.cosmic_colonies.workers import CARDS
from igroteka.kernel.state import NOBODY
from igroteka.kernel.step import Step


class Refresh(Step[ColoniesState]):
    """6.1 Refill areas and slots, move the marker, pass the cards; after round 8 end the game."""

    __slots__ = ()

    def run(self, s: ColoniesState) -> None:
        if s.round == ROUNDS:  # 7.1
            s.phase = END
            if s.ears is not None:
                s.tell("end", -1, {}, barrier=True)
            return
        s.phase = REFRESH
        if s.ears is not None:
            s.tell("refresh", -1, {}, occasion=True)
        add_resources(s)
        fill_slots(s)
        s.round += 1  # 6.6
        if s.seats == 1:
            swap_cards_with_bot(s)
        elif s.seats == 2:
            pass_over_board(s)
        else:
            pass_to_the_left(s)
        for player in s.players:
            player.played = []
            player.revealed = 0


def add_resources(s: ColoniesState) -> None:
    """6.2 Refill each area by the number of players, 6.3 up to its limit, 6.4 or less."""
    limit = AREA_LIMIT[s.seats]
    for kind in range(TYPES):
        added = min(REFILL[s.seats], s.supply[kind], limit - s.areas[kind])
        s.areas[kind] += added
        s.supply[kind] -= added
        tell_moved(s, NOBODY, kind, added, supply_of(kind), area_of(kind))


def fill_slots(s: ColoniesState) -> None:
    """6.5 Every empty slot gets a tile of its building from the supply."""
    each = s.slots_each()
    for building in range(BASIC):
        for slot in range(each):
            if not s.slots[building * each + slot] and s.tiles[building]:
                s.slots[building * each + slot] = 1
                s.tiles[building] -= 1


def pass_to_the_left(s: ColoniesState) -> None:
    """6.7 Each player's two used workers go to the left neighbour; everybody has seen them."""
    passed = [player.played for player in s.players]
    for seat in range(s.seats):
        receive(s, (seat + 1) % s.seats, passed[seat], True)


def pass_over_board(s: ColoniesState) -> None:
    """6.8 Two players first take the cards on their right, then lay their used ones to the left.

    Space 0 is on the left of player 0 and on the right of player 1; the other way round for 1.
    """
    taken = s.passing
    known = s.passing_seen
    receive(s, 0, taken[1], known[1])
    receive(s, 1, taken[0], known[0])
    s.passing = [s.players[0].played.copy(), s.players[1].played.copy()]
    s.passing_seen = [True, True]


def receive(s: ColoniesState, seat: int, cards: list[int], seen: bool) -> None:
    """Add cards to a hand; `seen`: they were played before, so everybody knows them."""
    player = s.players[seat]
    player.hand = sorted([*player.hand, *cards])
    if s.ears is not None:
        if not seen:
            s.at = seat  # only the owner of the hand is told
        s.tell("receives", seat, {"workers": " ".join([CARDS[card] for card in cards])})
        s.at = NOBODY
    if seen:
        player.seen = sorted([*player.seen, *cards])
