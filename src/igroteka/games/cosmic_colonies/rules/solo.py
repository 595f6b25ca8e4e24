"""Chapter 12, the solo mode: the automaton, its cards and its two tries."""

from __future__ import annotations

from igroteka.games.cosmic_colonies.pieces import BOT_STORAGE, BUILDINGS, PRICES, RESOURCES, TYPES
from igroteka.games.cosmic_colonies.state import ColoniesState
from igroteka.games.cosmic_colonies.workers import CARDS, WORKERS
from igroteka.kernel.dice import shuffled
from igroteka.kernel.step import Step


class ShowBotCard(Step[ColoniesState]):
    """12.4 The top card of the deck is the automaton's worker."""

    __slots__ = ()

    def run(self, s: ColoniesState) -> None:
        card = s.deck.pop()
        s.bot_cards.append(card)
        if s.ears is not None:
            s.tell("bot_shows", -1, {"worker": CARDS[card]}, barrier=True)


class BotTurn(Step[ColoniesState]):
    """12.5 It tries the left action of its card, and the right one if that is not possible."""

    __slots__ = ()

    def run(self, s: ColoniesState) -> None:
        for attempt in WORKERS[s.bot_cards[-1]].bot:
            if attempt.resources:
                done = bot_gathers(s, attempt.resources)
            else:
                done = bot_builds(s, attempt.building)
            if done:
                return
        if s.ears is not None:
            s.tell("bot_idles", -1, {})


def bot_builds(s: ColoniesState, building: int) -> bool:
    """12.6 It builds if the tile is there and it can pay; the same shapes lie on each other."""
    each = s.slots_each()
    price = PRICES[building][0]
    if not s.slots[building * each]:
        return False
    payment = price.fixed
    if price.same:
        payment = bot_payment(s.bot_resources, price.same, price.other)
    for kind in range(TYPES):
        if s.bot_resources[kind] < payment[kind]:
            return False
    for kind in range(TYPES):
        s.bot_resources[kind] -= payment[kind]
        s.supply[kind] += payment[kind]
    s.slots[building * each] = 0
    s.bot_built[building] += 1
    if s.ears is not None:
        s.tell("bot_builds", -1, {"building": BUILDINGS[building]})
    return True


def bot_payment(resources: list[int], same: int, other: int) -> list[int]:
    """R2 For the complex it pays with what it has most of, then with the second most."""
    order = sorted(range(TYPES), key=lambda kind: -resources[kind])
    payment = [0] * TYPES
    payment[order[0]] = same
    payment[order[1]] = other
    return payment


def bot_gathers(s: ColoniesState, wanted: list[int]) -> bool:
    """12.7 It takes what its card shows from left to right, while there is some and it has room."""
    taken = 0
    for kind in wanted:
        if s.areas[kind] and sum(s.bot_resources) < BOT_STORAGE:
            s.areas[kind] -= 1
            s.bot_resources[kind] += 1
            taken += 1
            if s.ears is not None:
                s.tell("bot_gathers", -1, {"resource": RESOURCES[kind]})
    return taken > 0


def swap_cards_with_bot(s: ColoniesState) -> None:
    """12.8 Your used workers are discarded, the automaton's come to your hand; 12.9 reshuffle."""
    player = s.players[0]
    s.discard += player.played
    player.hand = sorted([*player.hand, *s.bot_cards])
    s.bot_cards = []
    if not s.deck:
        s.deck, s.dice = shuffled(s.discard, s.dice)
        s.discard = []
