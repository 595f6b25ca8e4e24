"""Chapter 6, development; and taking coins, goods and citizens."""

from __future__ import annotations

from igroteka.games.orleans.pieces import (
    CITIZEN_AT,
    CITIZENS,
    COINS_AT,
    DEVELOPMENT_END,
    GOODS,
    LEVEL_AT,
)
from igroteka.games.orleans.state import OrleansState


def develop(s: OrleansState, seat: int, points: int) -> None:
    """6.1 For every point the marker moves one space forward, if it can."""
    player = s.players[seat]
    steps = min(points, DEVELOPMENT_END - player.development)
    if s.ears is not None and steps:
        end = player.development + steps
        s.tell("develops", seat, {"points": steps, "space": end, "level": LEVEL_AT[end]})
    for _ in range(steps):
        player.development += 1
        space = player.development
        if COINS_AT[space]:
            take_coins(s, seat, COINS_AT[space])
        if CITIZEN_AT[space] >= 0:
            take_citizen(s, seat, CITIZEN_AT[space])


def take_coins(s: OrleansState, seat: int, number: int, why: str = "") -> None:
    """12.4, 12.9 Coins come from the supply, which never runs out."""
    s.players[seat].coins += number
    if s.ears is not None and number:
        s.tell("coins", seat, {"coins": number, "why": why} if why else {"coins": number})


def take_citizen(s: OrleansState, seat: int, citizen: int) -> None:
    """6.3 The first to come takes the citizen; after that there is none."""
    if s.citizens[citizen]:
        s.citizens[citizen] = 0
        s.players[seat].citizens += 1
        if s.ears is not None:
            s.tell("citizen", seat, {"citizen": CITIZENS[citizen]})


def take_good(s: OrleansState, seat: int, good: int) -> None:
    """12.1 A good comes from the goods market, if there is one left."""
    if s.goods_market[good]:
        s.goods_market[good] -= 1
        s.players[seat].goods[good] += 1
        if s.ears is not None:
            s.tell("good", seat, {"good": GOODS[good]})
