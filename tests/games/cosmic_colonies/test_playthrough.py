"""Whole games as readable text, so that a change of the rules shows up as a change of the game.

When a change is meant, write the files anew and read the difference:

    IGROTEKA_REWRITE=1 pytest tests/games/cosmic_colonies/test_playthrough.py
    git diff tests/games/cosmic_colonies/*.txt
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from igroteka.games.cosmic_colonies import GAME
from igroteka.kernel.dice import after_roll, dice_from, rolled

FOLDER = Path(__file__).parent
GAMES: dict[str, tuple[int, int, dict[str, str]]] = {
    "playthrough": (3, 2020, {"mode": "advanced", "expansion": "yes"}),
    "playthrough_solo": (1, 283095, {"difficulty": "6"}),
}


def playthrough(seats: int, seed: int, variant: dict[str, str]) -> list[str]:
    """Seat and notation of every decision of a random game, then the score sheets."""
    s = GAME.setup(seats, seed, variant)
    chance = dice_from(seed, 99)
    chosen = ", ".join([f"{name} {choice}" for name, choice in variant.items()])
    told = [f"Cosmic Colonies, {seats} seats, seed {seed}, {chosen}"]
    shown = 0
    s.listen()
    while GAME.waiting(s):
        if s.round != shown:
            shown = s.round
            areas = " ".join([str(number) for number in s.areas])
            told += ["", f"Round {s.round}: areas {areas}"]
        seat = GAME.waiting(s)[0]
        found = GAME.options(s, seat)
        # Whoever can build does: random gathering alone would not get far.
        wanted = [action for action in found if action.verb in ("build", "raise")] or [
            action for action in found if not action.stops
        ]
        action = (wanted or found)[rolled(chance, len(wanted or found))]
        chance = after_roll(chance)
        GAME.play(s, seat, action)
        told.append(f"{seat} {action.text}")
        for event in s.heard():
            if event.code.startswith("bot_"):
                told.append("  " + " ".join([event.code, *[str(a) for a in event.args.values()]]))
    told += ["", "Scores"]
    for sheet in GAME.scores(s):
        lines = ", ".join([f"{line.label} {line.amount}" for line in sheet.lines])
        told.append(f"{sheet.seat}: {lines}; total {sheet.total}, rank {sheet.rank}")
    return told


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_goes_as_it_is_written(name: str) -> None:
    told = playthrough(*GAMES[name])
    file = FOLDER / f"{name}.txt"
    if os.environ.get("IGROTEKA_REWRITE") == "1":
        file.write_text("\n".join(told) + "\n", "utf-8")

    assert told == file.read_text("utf-8").splitlines()
    assert len([line for line in told if line.startswith("Round ")]) == 8
