"""6 The cliff ruins: in which order players mark, what they may cross off, what they get."""

from __future__ import annotations

from typing import Final

from igroteka.games.sonora.pieces import BOT_HEXES, BOTTOM, BUILDINGS, HEXES, TOP

UNFINISHED: Final = 0
FIRST: Final = 1  # the top reward is circled
LATER: Final = 2  # the bottom reward is circled
REWARDS: Final = ("unfinished", "top", "bottom")


def marking_order(totals: list[int], turn_order: list[int]) -> list[int]:
    """6.3 R38 Who marks: the highest total first, of equal ones whoever flicked earlier."""
    order = [seat for seat in turn_order if totals[seat] > 0]
    order.sort(key=lambda seat: -totals[seat])  # equal totals keep their order
    return order


def why_not_cross(crossed: list[int], building: int, hexes: int, total: int) -> str:
    """6.4, 6.9, 6.12 The reason against crossing off so many hexes; empty if there is none."""
    if crossed[building] == HEXES[building]:
        return "building_finished"
    if hexes > HEXES[building] - crossed[building]:
        return "too_many_hexes"
    if hexes > total:
        return "total_too_small"
    return ""


def room_left(crossed: list[int]) -> int:
    """R9 How many hexes are still free in all buildings."""
    return sum(HEXES) - sum(crossed)


def points_of(building: int, reward: int) -> int:
    """6.10, 6.11 What a circled reward is worth at the end."""
    if reward == FIRST:
        return TOP[building]
    return BOTTOM[building] if reward == LATER else 0


def score(rewards: list[int]) -> int:
    """11.4 The sum of the circled rewards; unfinished buildings bring nothing."""
    return sum([points_of(building, rewards[building]) for building in range(len(BUILDINGS))])


def circled_by_bot(circled: int, total: int) -> int:
    """13.15 R55 How many hexes of its building the bot has circled after using its total."""
    return min(BOT_HEXES, circled + total)


def owed_to_bot(circled: int, crossed: int, total: int) -> int:
    """13.16 How much of the player's total goes into the bot's building first."""
    return min(circled - crossed, total)
