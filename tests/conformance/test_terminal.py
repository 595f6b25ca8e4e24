"""Every game can be seen and played in the terminal, by every seat, in every language."""

from __future__ import annotations

import builtins
from random import Random

import pytest
from rich.style import Style

from igroteka.bots.bot import Bot
from igroteka.cli.boards import SEAT_STYLES, drawn, style_of
from igroteka.cli.terminal import Terminal
from igroteka.kernel.actions import Action
from igroteka.kernel.board import Block
from igroteka.kernel.state import State
from igroteka.table.log import Config
from igroteka.table.table import Table
from igroteka.words.words import GameWords
from tests.conformance.boards import SITTING, blocks_of
from tests.conformance.heard import heard
from tests.conformance.registry import every_game, every_language, words
from tests.laws.walks import plausible, tables_of

pytestmark = pytest.mark.slow

LEFT_OUT = 10  # one in so many positions is drawn
TYPED = 100  # answers typed before leaving the table


@every_language
@every_game
def test_every_seat_and_the_spectator_see_the_table(name: str, lang: str) -> None:
    game, speaker = heard(name).game, GameWords(words(lang), name)
    for s in heard(name).positions[::LEFT_OUT]:
        for seat in range(-1, s.seats):
            blocks = blocks_of(game, s, seat, speaker)
            assert any([block.rows for block in blocks]), f"seat {seat} sees nothing"
            for block in blocks:
                check(block, s)


def check(block: Block, s: State) -> None:
    """A block can be drawn: whole rows, known styles, seats that are there."""
    assert len(block.rows) == len(block.styles)
    assert block.title == block.title.strip()
    for row, style in zip(block.rows, block.styles, strict=True):
        assert row, "an empty row"
        for cell_style in [style, *[cell.style for cell in row]]:
            for word in cell_style.split():
                assert not word.startswith("seat") or 0 <= int(word[4:]) < s.seats, word
            Style.parse(style_of(cell_style))
        for cell in row:
            assert "\n" not in cell.text
            assert "{" not in cell.text, f"a variable nobody filled: {cell.text}"
    assert drawn(block).row_count == len(block.rows)


@every_game
def test_there_is_a_colour_for_every_seat(name: str) -> None:
    assert heard(name).game.meta.max_seats <= len(SEAT_STYLES)
    assert heard(name).game.meta.max_seats <= len(SITTING)


ODD = ("9999", "nonsense", "?", "rule 0", "u")  # typed before the first choice


class Typist:
    """Answers the terminal for everybody, by number and by notation."""

    def __init__(self, terminal: Terminal, seed: int) -> None:
        self.terminal = terminal
        self.chance = Random(seed)
        self.answers: list[str] = []

    def input(self, prompt: str) -> str:
        """The next answer."""
        typed = len(self.answers)
        answer = ODD[typed] if typed < len(ODD) else "q" if typed == TYPED else self.choice()
        self.answers.append(answer)
        return answer

    def choice(self) -> str:
        """Something sensible to do now."""
        game, s = self.terminal.game, self.terminal.table.position
        seat = game.waiting(s)[0]
        action = plausible(game, s, seat, self.chance)
        options: list[Action] = game.options(s, seat)
        if action in options and self.chance.random() < 0.5:
            return str(1 + options.index(action))
        return action.text


@every_language
@every_game
def test_a_table_of_people_plays_in_the_terminal(
    name: str, lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seats, say = tables_of(name)[0].seats, words(lang).text
    table = Table(Config(name, seats, {}, 51))
    nobody: list[Bot | None] = [None] * seats
    terminal = Terminal(table, words(lang), nobody, SITTING[:seats], None, None)
    typist = Typist(terminal, 51)
    most = {"most": len(table.options(table.waiting()[0]))}
    monkeypatch.setattr(builtins, "input", typist.input)

    terminal.run()

    printed = capsys.readouterr().out
    for message in (say("bad-number", most), say("help-quit"), say("undo-none")):
        assert message[:40] in printed
    assert say("goodbye" if typist.answers[-1] == "q" else "game-over") in printed
    for opening in heard(name).openings.values():
        assert say(f"{name}-field-{opening.fields[0].name}") in printed
