"""Chapter 12, the solo mode: the automaton, its cards and its two tries."""

from __future__ import annotations

from typing import Final

from igroteka.games.cosmic_colonies import reasons
from igroteka.games.cosmic_colonies.pieces import BOT_STORAGE, BUILDINGS, PRICES, RESOURCES, TYPES
from igroteka.games.cosmic_colonies.rules.telling import area_of, supply_of, tell_moved
from igroteka.games.cosmic_colonies.state import ColoniesState
from igroteka.games.cosmic_colonies.workers import CARDS, WORKERS, BotTry
from igroteka.kernel.dice import shuffled
from igroteka.kernel.state import NOBODY
from igroteka.kernel.step import Step

STORE_FULL: Final = "store_full"  # the automaton cannot gather; players may, and give back


class ShowBotCard(Step[ColoniesState]):
    """12.4 Turn over the top card of the deck: the automaton's worker."""

    __slots__ = ()

    def run(self, s: ColoniesState) -> None:
        card = s.deck.pop()
        s.bot_cards.append(card)
        if s.ears is not None:
            args: dict[str, str | int] = {"worker": CARDS[card]}
            s.tell("bot_shows", -1, args, barrier=True, source="deck", target="automaton")


class BotTurn(Step[ColoniesState]):
    """12.5 The automaton tries the left action of its card, then the right one."""

    __slots__ = ()

    def run(self, s: ColoniesState) -> None:
        for attempt in WORKERS[s.bot_cards[-1]].bot:
            if not why_not_try(s, attempt):
                if attempt.resources:
                    bot_gathers(s, attempt.resources)
                else:
                    bot_builds(s, attempt.building)
                return
            if s.ears is not None:
                tell_failure(s, attempt)
        if s.ears is not None:
            s.tell("bot_idles", -1, {})


def why_not_try(s: ColoniesState, attempt: BotTry) -> str:
    """12.5 The reason why a try of the automaton fails now; empty if it succeeds."""
    if attempt.resources:  # 12.7
        if sum(s.bot_resources) >= BOT_STORAGE:
            return STORE_FULL
        for resource in attempt.resources:
            if s.areas[resource]:
                return ""
        return reasons.AREA_EMPTY
    if not s.slots[attempt.building * s.slots_each()]:  # 12.6
        return reasons.SLOT_EMPTY
    payment = bot_price(s, attempt.building)
    for kind in range(TYPES):
        if s.bot_resources[kind] < payment[kind]:
            return reasons.CANNOT_AFFORD
    return ""


def tell_failure(s: ColoniesState, attempt: BotTry) -> None:
    """12.5 Tell what the automaton has tried in vain."""
    if attempt.resources:
        s.tell("bot_cannot_gather", -1, {})
    else:
        s.tell("bot_cannot_build", -1, {"building": BUILDINGS[attempt.building]})


def bot_builds(s: ColoniesState, building: int) -> None:
    """12.6 Take the tile from the first slot and pay for it."""
    payment = bot_price(s, building)
    for kind in range(TYPES):
        s.bot_resources[kind] -= payment[kind]
        s.supply[kind] += payment[kind]
    s.slots[building * s.slots_each()] = 0
    s.bot_built[building] += 1
    if s.ears is not None:
        name = BUILDINGS[building]
        s.tell("bot_builds", -1, {"building": name}, source=f"slot:{name}/1", target="automaton")
        for kind in range(TYPES):
            tell_moved(s, NOBODY, kind, payment[kind], "automaton", supply_of(kind))


def bot_price(s: ColoniesState, building: int) -> list[int]:
    """12.6 What the automaton pays for a building: always the price of the first slot."""
    price = PRICES[building][0]
    if price.same:
        return bot_payment(s.bot_resources, price.same, price.other)
    return price.fixed


def bot_payment(resources: list[int], same: int, other: int) -> list[int]:
    """R2 The payment for the complex: of the most frequent type, then of the second."""
    order = sorted(range(TYPES), key=lambda kind: -resources[kind])
    payment = [0] * TYPES
    payment[order[0]] = same
    payment[order[1]] = other
    return payment


def bot_gathers(s: ColoniesState, wanted: list[int]) -> None:
    """12.7 Take the resources shown from left to right, up to the limit."""
    taken = [0] * TYPES
    for resource in wanted:
        if s.areas[resource] and sum(s.bot_resources) < BOT_STORAGE:
            s.areas[resource] -= 1
            s.bot_resources[resource] += 1
            taken[resource] += 1
    if s.ears is not None:
        s.tell("bot_gathers", -1, {RESOURCES[n]: taken[n] for n in range(TYPES)})
        for resource in range(TYPES):
            tell_moved(s, NOBODY, resource, taken[resource], area_of(resource), "automaton")


def swap_cards_with_bot(s: ColoniesState) -> None:
    """12.8 Discard the player's workers, take the automaton's; 12.9 reshuffle an empty deck."""
    player = s.players[0]
    s.discard += player.played
    player.hand = sorted([*player.hand, *s.bot_cards])
    s.bot_cards = []
    if not s.deck:
        s.deck, s.dice = shuffled(s.discard, s.dice)
        s.discard = []
