"""1.4, 1.5 and 13.3: the deck and the card display."""

from __future__ import annotations

from typing import Final

from igroteka.games.mombasa.pieces import (
    CARDS,
    COLUMNS,
    DECK_OF,
    FILL_ORDER,
    NONE,
    ROWS,
    SPACES,
)
from igroteka.games.mombasa.state import MombasaState
from igroteka.kernel.dice import after_roll, rolled

RIGHT: Final = len(COLUMNS) - 1


def drawn_card(s: MombasaState) -> int:
    """1.4 The top card of the deck: any of the first letter that is left; NONE if it is used up.

    The cards of one letter are shuffled, so each of them may be the top one; share cards come last
    (13.6).
    """
    for cards in DECK_OF:
        left = [card for card in cards if s.deck >> card & 1]
        if left:
            card = left[rolled(s.dice, len(left))]
            s.dice = after_roll(s.dice)
            s.deck &= ~(1 << card)
            return card
    return NONE


def fill_display(s: MombasaState) -> None:
    """1.5, 13.3b Empty spaces are filled from the deck; 13.3c as long as it lasts."""
    for space in FILL_ORDER:
        if s.display[space] < 0:
            card = drawn_card(s)
            if card < 0:
                return
            s.display[space] = card
            if s.ears is not None:
                name = SPACES[space]
                args: dict[str, str | int] = {"card": CARDS[card], "space": name}
                s.tell("shows_card", -1, args, True, "deck", f"display:{name}")


def discard_right(s: MombasaState) -> None:
    """13.3 All cards of the right column are discarded."""
    for row in range(ROWS):
        space = RIGHT * ROWS + row
        card = s.display[space]
        if card >= 0:
            s.discard.append(card)
            s.display[space] = NONE
            if s.ears is not None:
                source = f"display:{SPACES[space]}"
                s.tell("discards", -1, {"card": CARDS[card]}, source=source, target="discard")


def slide_right(s: MombasaState) -> None:
    """13.3a In every row the cards left move as far to the right as they can, in their order."""
    for row in range(ROWS):
        free = RIGHT * ROWS + row
        for column in range(RIGHT, -1, -1):
            space = column * ROWS + row
            card = s.display[space]
            if card >= 0:
                s.display[space] = NONE
                s.display[free] = card
                if s.ears is not None and free != space:
                    source = f"display:{SPACES[space]}"
                    target = f"display:{SPACES[free]}"
                    s.tell("slides", -1, {"card": CARDS[card]}, source=source, target=target)
                free -= ROWS
