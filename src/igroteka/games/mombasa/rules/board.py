"""Chapter 17: the diamond track and the book track of the player board."""

from __future__ import annotations

from igroteka.games.mombasa.books import BOOK_LAST, BOOK_SLOT_AT
from igroteka.games.mombasa.pieces import (
    BOOK_SLOT,
    DIAMOND_LAST,
    DIAMOND_POUNDS_AT_END,
    DIAMOND_SLOT,
    DIAMOND_SLOT_AT,
)
from igroteka.games.mombasa.rules.money import take_pounds
from igroteka.games.mombasa.state import MombasaState


def move_diamond(s: MombasaState, seat: int, steps: int) -> None:
    """17.2 The marker moves up to the last space; every further step brings pounds (R23, R55)."""
    if not steps:
        return
    player = s.players[seat]
    before = player.diamond
    made = min(steps, DIAMOND_LAST - before)
    if made:
        player.diamond = before + made
        if s.ears is not None:
            s.tell(
                "diamonds",
                seat,
                {"steps": made, "space": player.diamond},
                source=f"seat:{seat}/diamond:{before}",
                target=f"seat:{seat}/diamond:{player.diamond}",
            )
            if before < DIAMOND_SLOT_AT <= player.diamond:  # 17.1
                s.tell("opens", seat, {"slot": DIAMOND_SLOT + 1})
    take_pounds(s, seat, DIAMOND_POUNDS_AT_END * (steps - made), f"seat:{seat}/diamond:{before}")


def move_jar(s: MombasaState, seat: int, space: int) -> None:
    """17.3, 17.4 The jar moves forward; on the last space it stays."""
    player = s.players[seat]
    before = player.jar
    player.jar = space
    if s.ears is not None:
        s.tell(
            "jar",
            seat,
            {"space": space},
            source=f"seat:{seat}/space:{before}",
            target=f"seat:{seat}/space:{space}",
        )
        if before < BOOK_SLOT_AT <= space:
            s.tell("opens", seat, {"slot": BOOK_SLOT + 1})


def jar_is_home(s: MombasaState, seat: int) -> bool:
    """17.4 Whether the jar has reached the last space, so that points bring pounds only."""
    return s.players[seat].jar == BOOK_LAST
