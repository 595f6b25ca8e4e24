"""The ladder: each level against the one below it, in several games, as a page of the docs."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from igroteka.games import game_named
from igroteka.kernel.errors import UnknownChoice
from igroteka.lab.bench import is_compiled
from igroteka.lab.ratings import Estimate
from igroteka.lab.tournament import WAYS, Entry, Table, Terms, run, terms_of

# The stronger one of each pair first.
RUNGS = (("casual", "novice"), ("strong", "casual"), ("expert", "strong"), ("expert", "greedy"))
SEATS = 2
HEAD = """\
# The ladder

How each level of bots does against the one below, and the best against `greedy`.
Two players, the same deals from both seats, no limit of time.
The settings of each level are in the `levels.toml` of the game's `judgement`.
Intervals hold the true figure with 95 %: few games, wide intervals.
Times are those of one choice, on a machine that did other things too.
At a table, a level whose time is used up answers with the best it has found.
"""


@dataclass(frozen=True)
class Rung:
    """What two bots made of each other in one game; the stronger one is first."""

    game: str
    table: Table


def climb(
    games: list[str],
    number: int,
    folder: Path,
    minutes: float = 0.0,
    seed: int = 0,
    workers: int = 0,
    on_game: Callable[[], None] | None = None,
) -> list[Rung]:
    """Play `number` games of each pair in each game, deal by deal; returns what was played.

    With `minutes`, no deal begins later than that. What `folder` holds is not played again.
    Raises what `pairs_of` raises.
    """
    ends = time.monotonic() + 60 * minutes if minutes > 0 else 0.0
    pairs = pairs_of(games, number, seed)
    found: dict[Terms, Table] = {}
    for deal in range((number + WAYS - 1) // WAYS):
        for terms in pairs:
            if ends and time.monotonic() > ends:
                return in_order(found, pairs)
            where = folder / terms.game / "-".join(terms.bots)
            found[terms] = run(terms, WAYS * (deal + 1), where, workers)
            if on_game:
                on_game()
    return in_order(found, pairs)


def pairs_of(games: list[str], number: int, seed: int) -> list[Terms]:
    """Who plays whom in which game.

    Raises `UnknownChoice` for a game that does not exist, or if `number` is nothing to play.
    """
    if number < 1:
        raise UnknownChoice(f"expected at least 1 game, found {number}")
    return [terms_of(game, list(pair), SEATS, None, seed) for game in games for pair in RUNGS]


def in_order(found: dict[Terms, Table], pairs: list[Terms]) -> list[Rung]:
    """The rungs that were played, game by game."""
    return [Rung(terms.game, found[terms]) for terms in pairs if terms in found]


def as_markdown(rungs: list[Rung], command: str) -> str:
    """The page with all figures."""
    engine = "compiled" if is_compiled() else "interpreted"
    lines = [HEAD, f"Made with `{command}` on the {engine} engine.", ""]
    for game in dict.fromkeys(rung.game for rung in rungs):
        lines += [f"## {game_named(game).meta.names['en']}", ""]
        lines += ["| pair | games | won | points ahead | points | ms a choice | slowest |"]
        lines += ["|---|---|---|---|---|---|---|"]
        lines += [line_of(rung.table) for rung in rungs if rung.game == game]
        lines += [""]
    return "\n".join(lines)


def line_of(table: Table) -> str:
    """One pair as a line of the page."""
    one = table.pairings[0]
    entries = {entry.bot: entry for entry in table.entries}
    ours: Entry = entries[one.one]
    theirs: Entry = entries[one.other]
    wins = one.wins
    return (
        f"| {one.one} – {one.other} | {one.games} "
        f"| {wins.value:.0%} ({wins.low:.0%} to {wins.high:.0%}) "
        f"| {spread(one.difference)} | {ours.points.value:.1f} – {theirs.points.value:.1f} "
        f"| {ours.milliseconds:.1f} – {theirs.milliseconds:.1f} "
        f"| {ours.slowest:.0f} – {theirs.slowest:.0f} |"
    )


def spread(one: Estimate) -> str:
    """A figure and its interval."""
    return f"{one.value:.1f} ({one.low:.1f} to {one.high:.1f})"
