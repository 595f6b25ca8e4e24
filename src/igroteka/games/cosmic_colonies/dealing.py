"""Dealing anew what a seat does not know: the cards and goals that others hold."""

from __future__ import annotations

from typing import Final

from igroteka.games.cosmic_colonies.rules.setup import cards_to_choose_from
from igroteka.games.cosmic_colonies.state import (
    ACTING,
    PICKING,
    RANK_AND_FILE,
    ColoniesState,
    Player,
)
from igroteka.games.cosmic_colonies.workers import WORKERS
from igroteka.kernel.dice import after_roll, mixed, rolled

SPECTATOR: Final = -1


def deal_hidden(s: ColoniesState, seat: int) -> None:
    """R19 Deal the cards and goals that `seat` has not seen anew."""
    if s.phase == PICKING:
        deal_goals_anew(s, seat)
    elif s.seats == 1:
        s.deck, s.dice = mixed(sorted(s.deck), s.dice)
        if seat != 0:
            hide_solo_hand(s)
    else:
        deal_cards_anew(s, seat)
        deal_goals_anew(s, seat)


def hide_solo_hand(s: ColoniesState) -> None:
    """Redeal a solo game for a spectator, who knows neither hand nor deck nor goal."""
    player = s.players[0]
    hidden = [*player.hand, *player.played[player.revealed :], *s.deck]
    cards, s.dice = mixed(sorted(hidden), s.dice)
    size = len(player.hand)
    unrevealed = len(player.played) - player.revealed
    player.hand = sorted(cards[:size])
    player.played = player.played[: player.revealed] + cards[size : size + unrevealed]
    s.deck = cards[size + unrevealed :]
    deal_goals_anew(s, SPECTATOR)


def deal_cards_anew(s: ColoniesState, seat: int) -> None:
    """Redeal the cards `seat` has not seen: hands, chosen workers, first stacks and the box."""
    known: list[int] = []
    for other in range(s.seats):
        player = s.players[other]
        known += player.played[: player.revealed]
        if other == seat:
            known += [*player.hand, *player.played[player.revealed :]]
        else:
            known += player.seen
    for space in range(2):
        if s.passing_seen[space]:
            known += s.passing[space]
    if s.by_hand:
        known += s.box  # all saw which cards were picked
    seen = 0
    for card in known:
        seen |= 1 << card
    pool = [card for card in cards_to_choose_from(s) if not seen >> card & 1]
    cards, s.dice = mixed(pool, s.dice)
    called = number_called(s)
    for other in range(s.seats):
        if other != seat:
            choose_anew(s, seat, other, cards, called)
    for other in range(s.seats):
        if other != seat:
            player = s.players[other]
            known_here = [card for card in player.seen if card not in player.played]
            missing = len(player.hand) - len(known_here)
            player.hand = sorted([*known_here, *[cards.pop() for _ in range(missing)]])
    for space in range(2):
        if not s.passing_seen[space]:
            s.passing[space] = sorted([cards.pop() for _ in s.passing[space]])
    if not s.by_hand:
        s.box = sorted(cards)


def number_called(s: ColoniesState) -> int:
    """10.1 While counting, the last number called; workers still face down are higher."""
    called = 0
    if s.ways == RANK_AND_FILE and s.phase == ACTING:
        for player in s.players:
            for card in player.played[: player.revealed]:
                called = max(called, WORKERS[card].priority)
    return called


def face_down(player: Player) -> int:
    """How many workers a player has chosen and not shown."""
    return len(player.played) - player.revealed


def needed_from_pool(s: ColoniesState, other: int, called: int) -> int:
    """How many of a player's face-down workers must come from the pool of unseen cards."""
    player = s.players[other]
    own = [card for card in player.seen if WORKERS[card].priority > called]
    return max(0, face_down(player) - len(own))


def choose_anew(s: ColoniesState, seat: int, other: int, pool: list[int], called: int) -> None:
    """Redeal a player's face-down workers, leaving enough of the pool for later players."""
    player = s.players[other]
    number = face_down(player)
    if not number:
        return
    shown_cards = player.played[: player.revealed]
    spare = len([card for card in pool if WORKERS[card].priority > called])
    for later in range(other + 1, s.seats):
        if later != seat:
            spare -= needed_from_pool(s, later, called)
    # Cards all have seen stay with the player, in the hand or face down.
    spare = min(spare, len(player.hand) + number - len(player.seen))
    own = [card for card in player.seen if WORKERS[card].priority > called]
    chosen: list[int] = []
    for _ in range(number):
        from_pool = [card for card in pool if WORKERS[card].priority > called] if spare else []
        cards = [*own, *from_pool]
        card = cards[rolled(s.dice, len(cards))]
        s.dice = after_roll(s.dice)
        if card in own:
            own.remove(card)
        else:
            pool.remove(card)
            spare -= 1
        chosen.append(card)
    if s.ways == RANK_AND_FILE and s.phase == ACTING:
        chosen.sort()
    player.played = [*shown_cards, *chosen]


def deal_goals_anew(s: ColoniesState, seat: int) -> None:
    """Redeal the goals `seat` has not seen."""
    pool = [
        *s.goals_out,
        *[s.players[other].goal for other in range(s.seats) if other != seat],
    ]
    goals, s.dice = mixed(sorted(pool), s.dice)
    for other in range(s.seats):
        if other != seat:
            s.players[other].goal = goals.pop()
    s.goals_out = sorted(goals)
