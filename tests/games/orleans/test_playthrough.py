"""One whole game as readable text, so that a change of the rules shows up as a change of the game.

When a change is meant, write the file anew and read the difference:

    IGROTEKA_REWRITE=1 pytest tests/games/orleans/test_playthrough.py
    git diff tests/games/orleans/playthrough.txt
"""

from __future__ import annotations

import os
from pathlib import Path

from igroteka.bots.bot import ask
from igroteka.bots.random_bot import RandomBot
from igroteka.games.orleans import GAME
from igroteka.games.orleans.pieces import EVENTS

FILE = Path(__file__).parent / "playthrough.txt"
SEATS = 3
SEED = 1438


def playthrough() -> list[str]:
    """A game of three random bots: seat and notation of every decision, then the score sheets."""
    s = GAME.setup(SEATS, SEED, {"exclusion": "yes"})
    bots = [RandomBot(SEED + seat) for seat in range(SEATS)]
    told = [f"Orléans, {SEATS} seats, seed {SEED}, exclusion of tiles, random bots"]
    shown = 0
    while GAME.waiting(s):
        if s.round != shown:
            shown = s.round
            coins = " ".join([str(player.coins) for player in s.players])
            told += ["", f"Round {s.round}: {EVENTS[s.event()]}, first {s.first}, coins {coins}"]
        seat = GAME.waiting(s)[0]
        text = ask(bots[seat], GAME, s, seat).text
        GAME.play(s, seat, GAME.parse(text))
        told.append(f"{seat} {text}")
    told += ["", "Scores"]
    for sheet in GAME.scores(s):
        lines = ", ".join([f"{line.label} {line.amount}" for line in sheet.lines])
        told.append(f"{sheet.seat}: {lines}; total {sheet.total}, rank {sheet.rank}")
    return told


def test_a_whole_game_goes_as_it_is_written() -> None:
    told = playthrough()
    if os.environ.get("IGROTEKA_REWRITE") == "1":
        FILE.write_text("\n".join(told) + "\n", "utf-8")

    written = FILE.read_text("utf-8").splitlines()

    assert told == written
    assert len([line for line in told if line.startswith("Round ")]) == 18
