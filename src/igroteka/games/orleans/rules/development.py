"""Chapter 6, development; and taking coins, goods and citizens."""

from __future__ import annotations

from igroteka.games.orleans import anchors
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
    """6.1 Move the marker of `seat` up to `points` spaces forward.

    6.2, 6.3 Coins and citizens of all spaces reached are taken in order.
    """
    player = s.players[seat]
    steps = min(points, DEVELOPMENT_END - player.development)
    if s.ears is not None and steps:
        end = player.development + steps
        told: dict[str, str | int] = {"points": steps, "space": end, "level": LEVEL_AT[end]}
        source, target = anchors.DEVELOPMENT[player.development], anchors.DEVELOPMENT[end]
        s.tell("develops", seat, told, source=source, target=target)
    for _ in range(steps):
        player.development += 1
        space = player.development
        if COINS_AT[space]:
            take_coins(s, seat, COINS_AT[space], source=anchors.DEVELOPMENT[space])
        if CITIZEN_AT[space] >= 0:
            take_citizen(s, seat, CITIZEN_AT[space])


def take_coins(
    s: OrleansState, seat: int, number: int, why: str = "", source: str = anchors.BANK
) -> None:
    """12.4, 12.9 Give `seat` coins of the supply, which is unlimited.

    `why` names the reason in the log where the place does not, `source` the element that shows
    the coins.
    """
    s.players[seat].coins += number
    if s.ears is not None and number:
        told: dict[str, str | int] = {"coins": number, "why": why} if why else {"coins": number}
        s.tell("coins", seat, told, source=source, target=anchors.purse(seat))


def take_citizen(s: OrleansState, seat: int, citizen: int) -> None:
    """6.3 Give `seat` the citizen, if it still lies on its space."""
    if s.citizens[citizen]:
        s.citizens[citizen] = 0
        s.players[seat].citizens += 1
        if s.ears is not None:
            source, target = anchors.CITIZEN[citizen], anchors.citizens_of(seat)
            s.tell("citizen", seat, {"citizen": CITIZENS[citizen]}, source=source, target=target)


def take_good(s: OrleansState, seat: int, good: int) -> None:
    """12.1 Give `seat` a good of the goods market, if there is one left."""
    if s.goods_market[good]:
        s.goods_market[good] -= 1
        s.players[seat].goods[good] += 1
        if s.ears is not None:
            source, target = anchors.GOODS_MARKET[good], anchors.store(seat, good)
            s.tell("good", seat, {"good": GOODS[good]}, source=source, target=target)
