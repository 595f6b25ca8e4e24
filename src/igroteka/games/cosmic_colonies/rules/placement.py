"""Chapter 5, placement, and what workers may change about it (13.9)."""

from __future__ import annotations

from igroteka.games.cosmic_colonies import reasons
from igroteka.games.cosmic_colonies.abilities import PLAIN, Ability
from igroteka.games.cosmic_colonies.actions import LAY, LAYS, ColoniesAction
from igroteka.games.cosmic_colonies.grid import around, written_squares
from igroteka.games.cosmic_colonies.pieces import GROUND, INSIDE, INSIDE_MASKS, PLACEMENTS
from igroteka.games.cosmic_colonies.state import ColoniesState, Player
from igroteka.kernel.step import Decision


def why_not_lay(ground: int, occupied: int, mask: int, ability: Ability) -> str:
    """5.1 to 5.6 The reason why a tile may not cover the squares of `mask`; empty if it may.

    `ground` holds the squares of the asteroid, `occupied` those under tiles and monuments;
    5.8 `ability` may allow some squares to hang over or to lie on other tiles (R15).
    """
    outside = mask & ~ground
    if outside and outside.bit_count() > ability.overhang:
        return reasons.OFF_ASTEROID
    double = mask & occupied
    if double and double.bit_count() > ability.overlap:
        return reasons.OVERLAPS
    if not mask & ground & ~occupied:
        return reasons.COVERS_NOTHING
    if occupied and not ability.ignore_adjacency and not around(mask) & occupied:
        return reasons.NOT_ADJACENT  # 5.2, R16: it may touch any tile
    return ""


def misfit_numbers(
    ground: int, occupied: int, mask: int, ability: Ability, code: str
) -> dict[str, str | int]:
    """The arguments of a refusal: how many squares are in the way, how many may be, which."""
    if code == reasons.OFF_ASTEROID:
        wrong = mask & ~ground
        limit = ability.overhang
    elif code == reasons.OVERLAPS:
        wrong = mask & occupied
        limit = ability.overlap
    else:
        return {}
    return {"squares": wrong.bit_count(), "limit": limit, "where": written_squares(wrong)}


def places_for(
    s: ColoniesState, seat: int, building: int, ability: Ability = PLAIN
) -> list[ColoniesAction]:
    """5.1 to 5.6 Every way a tile may be laid now."""
    player = s.players[seat]
    occupied = player.occupied
    lays = LAYS[building]
    found: list[ColoniesAction] = []
    if ability.overhang or ability.overlap:
        ground = GROUND[s.side()][player.asteroid]
        for action in lays:
            if not why_not_lay(ground, occupied, action.mask, ability):
                found.append(action)
        return found
    placements = PLACEMENTS[building]
    near = around(occupied) if occupied and not ability.ignore_adjacency else -1
    for number in INSIDE[s.side()][player.asteroid][building]:
        mask = placements[number].mask
        if not mask & occupied and mask & near:
            found.append(lays[number])
    return found


def fits_somewhere(
    s: ColoniesState, seat: int, building: int, occupied: int, ability: Ability = PLAIN
) -> bool:
    """5.1 Whether a tile has a place on the seat's asteroid while these squares are occupied."""
    side = s.side()
    asteroid = s.players[seat].asteroid
    near = around(occupied) if occupied and not ability.ignore_adjacency else -1
    for mask in INSIDE_MASKS[side][asteroid][building]:
        if not mask & occupied and mask & near:
            return True
    if ability.overhang or ability.overlap:
        ground = GROUND[side][asteroid]
        for placement in PLACEMENTS[building]:
            if not why_not_lay(ground, occupied, placement.mask, ability):
                return True
    return False


class Laying(Decision[ColoniesState, ColoniesAction]):
    """5.1 Lay the tile in hand on the asteroid, 5.3 turned and flipped at will."""

    __slots__ = ("building",)

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building = building

    def ability(self, s: ColoniesState) -> Ability:
        """13.9 What the worker at work changes about placement; normally nothing."""
        return PLAIN

    def options(self, s: ColoniesState) -> list[ColoniesAction]:
        return places_for(s, self.seat, self.building, self.ability(s))

    def why_not(self, s: ColoniesState, action: ColoniesAction) -> str:
        if action.kind != LAY:
            return reasons.NOT_NOW
        if action.building != self.building:
            return reasons.WRONG_TILE
        ground = s.ground(self.seat)
        occupied = s.players[self.seat].occupied
        return why_not_lay(ground, occupied, action.mask, self.ability(s))

    def refusal_numbers(
        self, s: ColoniesState, action: ColoniesAction, code: str
    ) -> dict[str, str | int]:
        ground = s.ground(self.seat)
        occupied = s.players[self.seat].occupied
        return misfit_numbers(ground, occupied, action.mask, self.ability(s), code)


def put(player: Player, building: int, mask: int) -> None:
    """5.7 Put a tile onto the asteroid, as the last one; only effects of workers move it."""
    player.kinds.append(building)
    player.masks.append(mask)
    player.occupied |= mask


def pick_up(player: Player, tile: int) -> None:
    """Take a tile off the asteroid; squares under other tiles stay covered."""
    del player.kinds[tile]
    del player.masks[tile]
    player.occupied = player.covered()


def occupied_without(player: Player, tile: int) -> int:
    """The squares that would be occupied if this tile were not there."""
    occupied = 0
    for number in range(len(player.masks)):
        if number != tile:
            occupied |= player.masks[number]
    for mask in player.monument_masks:
        occupied |= mask
    return occupied


def lies_under(player: Player, tile: int) -> bool:
    """13.10 Whether a later tile lies on this one."""
    mask = player.masks[tile]
    for later in player.masks[tile + 1 :]:
        if later & mask:
            return True
    return False
