"""Dealing anew what a seat does not know: the hourglass, and what others draw and plan unseen."""

from __future__ import annotations

from igroteka.games.orleans.pieces import FITS, MARKET_SPACES, SLOT_COUNT, TOKEN_COUNT
from igroteka.games.orleans.rules.followers import ChooseNumber, DrawFollowers, most_to_draw
from igroteka.games.orleans.rules.planning import PlaceFollowers
from igroteka.games.orleans.rules.slots import open_slots
from igroteka.games.orleans.state import OrleansState, Player
from igroteka.games.orleans.view import is_hidden
from igroteka.kernel import engine
from igroteka.kernel.dice import after_roll, mixed, wide_roll


def deal_hidden(s: OrleansState, seat: int) -> None:
    """Deal everything that `seat` cannot know anew (R15).

    The hourglass tiles to come are shuffled, and players who draw and plan unseen draw again;
    those who have finished get a random plan.
    """
    known = max(1, s.round)  # 1.3: the first tile is known
    # Sorted, since a shuffle of the true order by known dice could be undone.
    rest, s.dice = mixed(sorted(s.hourglass[known:]), s.dice)
    s.hourglass = s.hourglass[:known] + rest
    for other in range(s.seats):
        if other != seat and is_hidden(s.players[other]):
            plan_anew(s, other)


def plan_anew(s: OrleansState, seat: int) -> None:
    """Put a seat back to before its draw; if it had finished, let it draw all it can and plan."""
    player = s.players[seat]
    own = s.own[seat]
    if own and isinstance(own[-1], ChooseNumber):
        return  # it has not drawn yet
    put_back(player)
    if not own:
        draw_at_random(s, seat)
        if not s.in_turn():
            plan_at_random(s, player)
        return
    s.own[seat] = [DrawFollowers(seat)]
    if not s.in_turn():
        s.own[seat].insert(0, PlaceFollowers(seat))
    engine.advance(s)


def put_back(player: Player) -> None:
    """Bag, market and slots as they were before the draw."""
    bag = player.bag
    slots = player.slots
    for token in range(TOKEN_COUNT):
        bag[token] += player.market[token] - player.shown_market[token]
    player.market = list(player.shown_market)
    before = list(player.shown_slots)
    if slots != before:
        for slot in range(SLOT_COUNT):
            now = slots[slot]
            was = before[slot]
            if now != was:
                if 0 <= now < TOKEN_COUNT:
                    bag[now] += 1
                if 0 <= was < TOKEN_COUNT:
                    bag[was] -= 1
        player.slots = before
    player.placed = []
    player.second_thoughts = 0


def draw_at_random(s: OrleansState, seat: int) -> None:
    """3.3 Draw as many followers as the seat may."""
    player = s.players[seat]
    bag = player.bag
    left = sum(bag)
    bits = wide_roll(s.dice)
    s.dice = after_roll(s.dice)
    for _ in range(most_to_draw(s, seat)):
        bits, pick = divmod(bits, left)
        token = 0
        while pick >= bag[token]:
            pick -= bag[token]
            token += 1
        bag[token] -= 1
        player.market[token] += 1
        left -= 1


def plan_at_random(s: OrleansState, player: Player) -> None:
    """3.4 Lay each follower of the market on any slot that it fits, or leave it.

    R13 What the market cannot hold goes to slots while there are any for it.
    """
    fits = FITS[player.powers()]
    bits = wide_roll(s.dice)
    s.dice = after_roll(s.dice)
    there = sum(player.market)
    open_now = open_slots(player)
    for token in range(TOKEN_COUNT):
        for _ in range(player.market[token]):
            fitting = [slot for slot in open_now if fits[token][slot]]
            ways = len(fitting) if there > MARKET_SPACES else len(fitting) + 1
            if not ways:
                break
            bits, pick = divmod(bits, ways)
            if pick < len(fitting):
                player.slots[fitting[pick]] = token
                player.market[token] -= 1
                there -= 1
                open_now = open_slots(player)
