"""Chapter 12: ending one's action phase."""

from __future__ import annotations

from igroteka.games.mombasa import reasons
from igroteka.games.mombasa.actions import ENDS_BARE, MombasaAction
from igroteka.games.mombasa.pieces import BONUS_TILES, CARDS, NONE
from igroteka.games.mombasa.state import CARD_NAMES, SLOT_COUNT, MombasaState
from igroteka.kernel.fields import mask_text


def why_not_end(s: MombasaState, seat: int, action: MombasaAction) -> str:
    """12.3, R37 Exactly one pile that has cards; none only if there is none. R19 Cards may wait."""
    rests = s.players[seat].rests
    if action is ENDS_BARE:
        return reasons.TAKE_A_PILE if any(rests) else ""
    return "" if rests[action.what] else reasons.PILE_EMPTY


def end_phase(s: MombasaState, seat: int, action: MombasaAction) -> None:
    """12.5 First a pile is taken, then the area is cleared; 12.1 no more turns in this round."""
    if s.ears is not None:
        s.tell("ends", seat, {})
    if action is not ENDS_BARE:
        take_pile(s, seat, action.what)
    clear_area(s, seat)
    s.players[seat].ended = True


def take_pile(s: MombasaState, seat: int, slot: int) -> None:
    """12.3 One pile goes from its resting slot to the hand; 3.5a now it can be used again."""
    player = s.players[seat]
    pile = player.rests[slot]
    player.hand |= pile
    player.rests[slot] = 0
    if s.ears is not None:
        args: dict[str, str | int] = {"slot": slot + 1, "cards": mask_text(pile, CARD_NAMES)}
        source = f"seat:{seat}/rest:{slot + 1}"
        s.tell("takes_pile", seat, args, source=source, target=f"seat:{seat}/hand")


def clear_area(s: MombasaState, seat: int) -> None:
    """3.5, 12.2, 12.4 Cards go to the resting slots of their slots, bonus tiles to the board."""
    player = s.players[seat]
    for slot in range(SLOT_COUNT):
        card = player.slots[slot]
        if card >= 0:
            player.rests[slot] |= 1 << card
            player.slots[slot] = NONE
            if s.ears is not None:
                args: dict[str, str | int] = {"card": CARDS[card], "slot": slot + 1}
                source = f"seat:{seat}/slot:{slot + 1}"
                s.tell("rests", seat, args, source=source, target=f"seat:{seat}/rest:{slot + 1}")
    if s.ears is not None:
        for tile in range(len(BONUS_TILES)):
            if player.tiles >> tile & 1:
                name = BONUS_TILES[tile]
                s.tell(
                    "tile_back",
                    seat,
                    {"tile": name},
                    source=f"seat:{seat}/tile:{name}",
                    target=f"tile:{name}",
                )
    player.used = 0
    player.plus = 0
    player.tiles = 0
    player.tiles_used = 0
