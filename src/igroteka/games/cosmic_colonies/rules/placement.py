"""Chapter 5, placement, and 13.9, 13.10: what workers may change about it."""

from __future__ import annotations

from igroteka.games.cosmic_colonies import reasons
from igroteka.games.cosmic_colonies.actions import LAYS, ColoniesAction
from igroteka.games.cosmic_colonies.grid import around
from igroteka.games.cosmic_colonies.pieces import GROUND, INSIDE, PLACEMENTS
from igroteka.games.cosmic_colonies.state import ColoniesState, Player


def why_not_lay(
    s: ColoniesState, player: Player, mask: int, apart: bool, overhang: int, overlap: int
) -> str:
    """5.1 to 5.6 The reason why a tile may not lie there; empty if it may.

    `apart`: it need not touch; `overhang`, `overlap`: so many squares may lie outside or on tiles.
    """
    ground = GROUND[s.side()][player.asteroid]
    occupied = player.occupied
    outside = mask & ~ground
    if outside and outside.bit_count() > overhang:
        return reasons.OFF_ASTEROID
    double = mask & occupied
    if double and double.bit_count() > overlap:
        return reasons.OVERLAPS
    if not mask & ground & ~occupied:
        return reasons.COVERS_NOTHING
    if occupied and not apart and not around(mask) & occupied:
        return reasons.NOT_ADJACENT
    return ""


def misfit_numbers(
    s: ColoniesState, player: Player, mask: int, overhang: int, overlap: int, code: str
) -> dict[str, str | int]:
    """How many squares lie where they may not, and how many might."""
    if code == reasons.OFF_ASTEROID:
        outside = mask & ~GROUND[s.side()][player.asteroid]
        return {"squares": outside.bit_count(), "limit": overhang}
    if code == reasons.OVERLAPS:
        return {"squares": (mask & player.occupied).bit_count(), "limit": overlap}
    return {}


def places_for(
    s: ColoniesState,
    seat: int,
    building: int,
    apart: bool = False,
    overhang: int = 0,
    overlap: int = 0,
) -> list[ColoniesAction]:
    """5.1 to 5.6 Every way a tile may be laid now."""
    player = s.players[seat]
    lays = LAYS[building]
    found: list[ColoniesAction] = []
    if overhang or overlap:
        for action in lays:
            if not why_not_lay(s, player, action.mask, apart, overhang, overlap):
                found.append(action)
        return found
    occupied = player.occupied
    placements = PLACEMENTS[building]
    near = around(occupied) if occupied and not apart else -1
    for number in INSIDE[s.side()][player.asteroid][building]:
        mask = placements[number].mask
        if not mask & occupied and mask & near:
            found.append(lays[number])
    return found


def fits_somewhere(
    s: ColoniesState, seat: int, building: int, apart: bool, overhang: int, overlap: int
) -> bool:
    """Whether there is at least one way."""
    player = s.players[seat]
    occupied = player.occupied
    placements = PLACEMENTS[building]
    near = around(occupied) if occupied and not apart else -1
    for number in INSIDE[s.side()][player.asteroid][building]:
        mask = placements[number].mask
        if not mask & occupied and mask & near:
            return True
    if overhang or overlap:
        for action in LAYS[building]:
            if not why_not_lay(s, player, action.mask, apart, overhang, overlap):
                return True
    return False


def put(player: Player, building: int, mask: int) -> None:
    """A tile comes onto the asteroid."""
    player.kinds.append(building)
    player.masks.append(mask)
    player.occupied |= mask


def pick_up(player: Player, number: int) -> None:
    """A tile leaves the asteroid; squares under others stay covered."""
    del player.kinds[number]
    del player.masks[number]
    player.occupied = player.covered()


def lies_under(player: Player, number: int) -> bool:
    """13.10 Whether a later tile lies on this one."""
    mask = player.masks[number]
    for later in player.masks[number + 1 :]:
        if later & mask:
            return True
    return False
