"""How much a search bot thinks: read for each level from the game's `judgement/levels.toml`."""

from __future__ import annotations

import tomllib
from typing import Final

from igroteka.games import folder_of
from igroteka.kernel.errors import UnknownChoice

FILE: Final = "levels.toml"
MOST: Final = {"candidates": 1000, "playouts": 1000, "horizon": 100, "noise": 100}


class Effort:
    """The settings of one search.

    `candidates`: how many plans are sampled; `playouts`: how many guesses at what is hidden each
    plan is played on from, before the worse half is given up; `horizon`: how many rounds are
    played on; `noise`: how far sampled plans leave the best-looking one, in percent of the usual
    distance between good and middling actions.
    """

    __slots__ = ("candidates", "horizon", "noise", "playouts")

    def __init__(self, candidates: int, playouts: int, horizon: int, noise: int) -> None:
        self.candidates = candidates
        self.playouts = playouts
        self.horizon = horizon
        self.noise = noise

    def changed(self, changes: dict[str, int]) -> Effort:
        """These settings with some of them replaced."""
        return Effort(
            changes.get("candidates", self.candidates),
            changes.get("playouts", self.playouts),
            changes.get("horizon", self.horizon),
            changes.get("noise", self.noise),
        )

    def as_dict(self) -> dict[str, int]:
        """The settings by name."""
        return {
            "candidates": self.candidates,
            "playouts": self.playouts,
            "horizon": self.horizon,
            "noise": self.noise,
        }


def changes_in(words: list[str], where: str) -> dict[str, int]:
    """The settings that words such as `horizon=2` name; raises `UnknownChoice` for any other."""
    changes: dict[str, int] = {}
    for word in words:
        name, _, number = word.partition("=")
        if name not in MOST:
            raise UnknownChoice(
                f"{where}: expected a setting among {', '.join(MOST)}; found {name!r}"
            )
        if not number.isascii() or not number.isdigit() or not 1 <= int(number) <= MOST[name]:
            raise UnknownChoice(
                f"{where}: expected {name} to be a whole number from 1 to {MOST[name]}; "
                f"found {number!r}"
            )
        changes[name] = int(number)
    return changes


DEFAULTS: Final = {
    "strong": Effort(candidates=8, playouts=3, horizon=1, noise=60),
    "expert": Effort(candidates=16, playouts=4, horizon=2, noise=60),
}
_read: dict[str, dict[str, Effort]] = {}


def effort_of(level: str, game: str) -> Effort:
    """The effort of a level in a game: its `levels.toml`, or the defaults where it has none."""
    if game not in _read:
        file = folder_of(game).joinpath("judgement").joinpath(FILE)
        _read[game] = efforts_in(file.read_text("utf-8"), game) if file.is_file() else {}
    return _read[game].get(level, DEFAULTS[level])


def efforts_in(text: str, where: str) -> dict[str, Effort]:
    """The efforts that a TOML text holds, by level.

    Raises `UnknownChoice` with what does not fit; `where` names the text in that sentence.
    """
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise UnknownChoice(f"{where}: expected TOML; {error}") from error
    found: dict[str, Effort] = {}
    for level, table in tables.items():
        if level not in DEFAULTS:
            raise UnknownChoice(
                f"{where}: expected a level among {', '.join(DEFAULTS)}; found {level!r}"
            )
        numbers: list[int] = []
        for name, most in MOST.items():
            number = table.get(name) if isinstance(table, dict) else None
            if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= most:
                raise UnknownChoice(
                    f"{where}: expected {level}.{name} to be a whole number from 1 to {most}; "
                    f"found {number!r}"
                )
            numbers.append(number)
        found[level] = Effort(numbers[0], numbers[1], numbers[2], numbers[3])
    return found
