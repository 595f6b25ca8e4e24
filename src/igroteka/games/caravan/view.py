"""What each seat may know of a position of Caravan, and how the rest is dealt anew."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from igroteka.games.caravan.pieces import CARDS, HAND_SIZE
from igroteka.games.caravan.state import CaravanState
from igroteka.kernel.dice import after_roll, drawn_kind
from igroteka.kernel.save import counted


class PlayerView(TypedDict):
    """One player; `hand` is there for its owner only."""

    coins: int
    hand_size: int
    plan_size: int
    plan: dict[str, int]
    hand: NotRequired[dict[str, int]]


class View(TypedDict):
    """The whole table."""

    players: list[PlayerView]
    deck: int
    discard: dict[str, int]
    revealed: bool
    passes: int


def look(s: CaravanState, seat: int) -> View:
    """What `seat` may know; -1 is the spectator."""
    return {
        "players": [look_at_player(s, other, seat) for other in range(s.seats)],
        "deck": sum(s.deck),
        "discard": counted(s.discard, CARDS),
        "revealed": s.revealed,
        "passes": s.passes,
    }


def look_at_player(s: CaravanState, other: int, seat: int) -> PlayerView:
    """One player as `seat` sees it. R1 What others lay face down still counts as their hand."""
    player = s.players[other]
    shown = s.revealed or other == seat
    seen: PlayerView = {
        "coins": player.coins,
        "hand_size": sum(player.hand) if shown else HAND_SIZE,
        "plan_size": sum(player.plan) if shown else 0,
        "plan": counted(player.plan, CARDS) if shown else {},
    }
    if other == seat:
        seen["hand"] = counted(player.hand, CARDS)
    return seen


def deal_hidden(s: CaravanState, seat: int) -> None:
    """Put what `seat` may not know back into the deck and deal as many cards again."""
    others = [s.players[other] for other in range(s.seats) if other != seat]
    sizes: list[tuple[int, int]] = []
    for player in others:
        hidden_plan = [0] * len(CARDS) if s.revealed else player.plan
        sizes.append((sum(player.hand), sum(hidden_plan)))
        for card in range(len(CARDS)):
            s.deck[card] += player.hand[card] + hidden_plan[card]
    for index in range(len(others)):
        hand, plan = sizes[index]
        others[index].hand = dealt(s, hand)
        if not s.revealed:
            others[index].plan = dealt(s, plan)


def dealt(s: CaravanState, number: int) -> list[int]:
    """So many cards from the deck by the table's dice, counted per kind."""
    cards = [0] * len(CARDS)
    for _ in range(number):
        card = drawn_kind(s.deck, s.dice)
        s.dice = after_roll(s.dice)
        s.deck[card] -= 1
        cards[card] += 1
    return cards
