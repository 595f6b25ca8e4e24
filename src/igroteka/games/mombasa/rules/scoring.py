"""Chapters 2 and 14: shares, and who wins."""

from __future__ import annotations

from typing import Final

from igroteka.games.mombasa.books import BOOK_VALUE
from igroteka.games.mombasa.pieces import (
    CARD_SHARE_OF,
    CARD_SHARES,
    COMPANY_COUNT,
    DIAMOND_VALUE,
    FIRST_TILE,
    SCORE_LINES,
)
from igroteka.games.mombasa.state import MombasaState, Player
from igroteka.games.mombasa.tracks import SHARES_AT
from igroteka.kernel.score import ScoreLine, ScoreSheet, ranked

# [company]: the cards with its shares.
CARDS_WITH_SHARES: Final = tuple(
    [
        tuple([card for card in range(FIRST_TILE) if CARD_SHARE_OF[card] == company])
        for company in range(COMPANY_COUNT)
    ]
)


def shares_on_track(s: MombasaState, player: Player, company: int) -> int:
    """2.2 The shares that the marker on the company's track has reached or passed."""
    return SHARES_AT[s.tracks[company]][player.on_track[company]]


def shares_on_cards(cards: int, company: int) -> int:
    """2.3 The shares on these cards."""
    shares = 0
    for card in CARDS_WITH_SHARES[company]:
        if cards >> card & 1:
            shares += CARD_SHARES[card]
    return shares


def amounts(s: MombasaState, seat: int) -> list[int]:
    """14.3, 14.4, 14.5, 14.6 The seven lines: money, four companies, diamonds, books."""
    player = s.players[seat]
    cards = player.cards()
    found = [player.pounds]
    for company in range(COMPANY_COUNT):
        shares = shares_on_track(s, player, company) + shares_on_cards(cards, company)
        found.append(s.price(company) * shares)
    found.append(DIAMOND_VALUE[player.diamond])
    found.append(BOOK_VALUE[player.jar])
    return found


def scores(s: MombasaState) -> list[ScoreSheet]:
    """2.1, 14.7, 14.8 The largest sum wins, a tie is a shared win; nothing else counts."""
    sheets: list[ScoreSheet] = []
    for seat in range(s.seats):
        found = amounts(s, seat)
        lines = [ScoreLine(SCORE_LINES[line], found[line]) for line in range(len(found))]
        sheets.append(ScoreSheet(seat, lines, []))
    return ranked(sheets)


def statistics(s: MombasaState, seat: int) -> dict[str, int]:
    """What a laboratory counts of a seat beside its score."""
    player = s.players[seat]
    cards = player.cards()
    tracks = 0
    on_cards = 0
    for company in range(COMPANY_COUNT):
        tracks += shares_on_track(s, player, company)
        on_cards += shares_on_cards(cards, company)
    return {
        "cards": cards.bit_count(),
        "books": len([book for book in player.books if book >= 0]),
        "diamond": player.diamond,
        "jar": player.jar,
        "shares_on_tracks": tracks,
        "shares_on_cards": on_cards,
        "highest_price": max([s.price(company) for company in range(COMPANY_COUNT)]),
    }
