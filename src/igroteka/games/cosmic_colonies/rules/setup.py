"""Chapter 1, set-up, with its changes for the advanced mode, the expansion and the solo mode."""

from __future__ import annotations

from igroteka.games.cosmic_colonies import reasons
from igroteka.games.cosmic_colonies.actions import (
    PICK,
    PICK_REST,
    PICKS,
    ColoniesAction,
)
from igroteka.games.cosmic_colonies.pieces import (
    ASTEROIDS,
    BOT_START_EACH,
    CARDS_IN_GAME,
    GOALS,
    HAND_SIZE,
    MONUMENTS,
    MONUMENTS_IN_GAME,
    START_EACH,
    TYPES,
)
from igroteka.games.cosmic_colonies.rules.refresh import add_resources, fill_slots
from igroteka.games.cosmic_colonies.rules.turns import Round
from igroteka.games.cosmic_colonies.state import ColoniesState
from igroteka.games.cosmic_colonies.workers import DECKS, FIRST_CARD, SOLO, WORKERS
from igroteka.kernel.dice import shuffled
from igroteka.kernel.step import Decision, Step


def lay_out(s: ColoniesState) -> None:
    """1 Lay everything out; 1.5 the rest is the supply. The first steps are pending then."""
    seats = s.seats
    s.take_variant()
    add_resources(s)  # 1.3
    fill_slots(s)  # 1.4
    for kind in range(TYPES):
        s.supply[kind] -= START_EACH * seats  # 1.7
        if seats == 1:
            s.supply[kind] -= BOT_START_EACH  # 12.2
    deal_asteroids(s)
    deal_goals(s)
    if s.expansion:
        mixed, s.dice = shuffled(list(range(len(MONUMENTS))), s.dice)
        s.monuments = sorted(mixed[: MONUMENTS_IN_GAME[seats]])  # 11.1
    s.box = cards_to_choose_from(s)
    if s.by_hand:
        s.then([PickWorkers(0, CARDS_IN_GAME[seats]), DealCards(), Round()])
    else:
        s.then([DealCards(), Round()])


def cards_to_choose_from(s: ColoniesState) -> list[int]:
    """1.8, 8.2, 12.3 The deck of the mode; 11.2 with cards 21 to 25 if the players want them."""
    kind = s.deck_kind()
    first = FIRST_CARD[kind]
    cards = range(first, first + len(DECKS[kind]))
    return [card for card in cards if s.expansion_workers or not WORKERS[card].expansion]


def deal_asteroids(s: ColoniesState) -> None:
    """1.6 Every player gets a random asteroid."""
    mixed, s.dice = shuffled(list(range(len(ASTEROIDS))), s.dice)
    for seat in range(s.seats):
        s.players[seat].asteroid = mixed[seat]


def deal_goals(s: ColoniesState) -> None:
    """1.10 Every player gets a secret goal; the rest leaves the game."""
    mixed, s.dice = shuffled(list(range(len(GOALS))), s.dice)
    for seat in range(s.seats):
        s.players[seat].goal = mixed[seat]
    s.goals_out = sorted(mixed[s.seats :])


class PickWorkers(Decision[ColoniesState, ColoniesAction]):
    """1.8 The cards of the game may be picked one by one (R3); the rest by chance."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: ColoniesState) -> list[ColoniesAction]:
        return [PICK_REST, *[PICKS[card] for card in s.box]]

    def why_not(self, s: ColoniesState, action: ColoniesAction) -> str:
        if action.kind != PICK:
            return reasons.NOT_NOW
        if action is PICK_REST:
            return ""
        return "" if action.card in s.box else reasons.CARD_GONE

    def take(self, s: ColoniesState, action: ColoniesAction) -> None:
        if action is PICK_REST:
            return
        s.box.remove(action.card)
        s.deck.append(action.card)
        if s.ears is not None:
            s.tell("picks", self.seat, {"worker": WORKERS[action.card].id})
        if self.left > 1:
            s.next(PickWorkers(self.seat, self.left - 1))


class DealCards(Step[ColoniesState]):
    """1.8, 1.9 As many cards as the game needs are shuffled and dealt, four to each hand."""

    __slots__ = ()

    def run(self, s: ColoniesState) -> None:
        mixed, s.dice = shuffled(s.box, s.dice)
        while len(s.deck) < CARDS_IN_GAME[s.seats]:
            s.deck.append(mixed.pop())
        s.box = sorted(mixed)
        s.deck, s.dice = shuffled(s.deck, s.dice)
        for player in s.players:
            player.hand = sorted(s.deck[-HAND_SIZE:])
            del s.deck[-HAND_SIZE:]
        if s.seats == 2:  # 1.11
            s.passing = [sorted(s.deck[:2]), sorted(s.deck[2:])]
        if s.deck_kind() != SOLO:
            s.deck = []
