"""Terminal boards of all games, and which words they ask for."""

from __future__ import annotations

from collections.abc import Mapping

from igroteka.games import part_of
from igroteka.kernel.board import Block, Speaker
from igroteka.kernel.game import AnyGame
from igroteka.kernel.state import State
from igroteka.words.words import GameWords

SITTING = ["Борис", "Chloé", "Анна", "Dmitri", "Юки", "Zoë"]


def blocks_of(game: AnyGame, s: State, seat: int, speaker: Speaker) -> list[Block]:
    """The table as a seat sees it in the terminal; -1 is the spectator."""
    found: list[Block] = part_of(game.meta.id, "terminal").board(
        dict(game.look(s, seat)), seat, SITTING[: s.seats], speaker
    )
    return found


class Noting:
    """Speaks like another, and notes which messages of the game it was asked for."""

    def __init__(self, speaker: GameWords) -> None:
        self.speaker = speaker
        self.asked: set[str] = set()
        self.forms: set[tuple[str, str]] = set()

    def name(self, kind: str, id: str, form: str = "") -> str:
        self.forms.add((kind, form))
        return self.speaker.name(kind, id, form)

    def text(self, id: str, args: Mapping[str, str | int] | None = None) -> str:
        self.asked.add(id)
        return self.speaker.text(id, args)

    def shared(self, id: str, args: Mapping[str, str | int] | None = None) -> str:
        return self.speaker.shared(id, args)
