"""What a save of Caravan must fulfil beyond the bounds of its fields."""

from __future__ import annotations

from typing import Final

from igroteka.games.caravan.pieces import CARDS, COPIES, PLAN_SIZE
from igroteka.games.caravan.state import CaravanState
from igroteka.kernel.errors import UnreadableSave
from igroteka.kernel.save import Reader, check_counts, shown

# The pending steps while all plan, in a turn, and in a turn with a barter; the next one last.
PLANNING: Final = ["Stakes", "Turn", "Reveal"]
TURN: Final = ["Stakes", "Turn"]
BARTER: Final = ["Stakes", "NextTurn", "Barter"]


def pieces_of(s: CaravanState) -> dict[str, int]:
    """How many cards of each kind there are anywhere."""
    found: dict[str, int] = {}
    for card in range(len(CARDS)):
        held = sum([player.hand[card] + player.plan[card] for player in s.players])
        found[CARDS[card]] = s.deck[card] + s.discard[card] + held
    return found


def check(s: CaravanState, r: Reader) -> None:
    """Refuse a position that play cannot reach; raises `UnreadableSave`.

    No card is missing or added, and the pending steps are those of one part of the game.
    """
    check_counts(pieces_of(s), {CARDS[card]: COPIES[card] for card in range(len(CARDS))})
    for seat in range(s.seats):
        left = PLAN_SIZE - sum(s.players[seat].plan) if any(s.own) else 0
        own = [type(step).__name__ for step in s.own[seat]]
        if own != ["LayCard"] * left:
            raise UnreadableSave(
                f"{r.at('own')}[{seat}]: expected LayCard {left} times, found {shown(own)}"
            )
    pending = [type(step).__name__ for step in s.stack]
    seats = [step.seat for step in s.stack]
    if any(s.own):
        fits = pending == PLANNING
    elif "Stake" in pending:
        last = range(s.seats - 1, s.seats - 1 - len(seats), -1)
        fits = set(pending) == {"Stake"} and seats == list(last)
    else:
        fits = pending in ([], TURN) or (pending == BARTER and seats[1] == seats[2])
    most = 0 if pending in (PLANNING, BARTER) else s.seats - (pending == TURN)
    if s.passes > most:
        raise UnreadableSave(f"{r.at('passes')}: expected at most {most}, found {s.passes}")
    if not fits:
        raise UnreadableSave(
            f"{r.at('stack')}: expected the steps of planning, a turn or the stakes, "
            f"found {shown(pending)}"
        )
