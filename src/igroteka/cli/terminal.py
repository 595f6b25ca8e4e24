"""Playing in the terminal: options with numbers, a readable log, undo up to the last reveal."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field

from rich.table import Table

from igroteka.bots.bot import Bot, ask
from igroteka.bots.registry import BOTS, bot_named
from igroteka.cli.boards import SEAT_STYLES, seat_name, show_board
from igroteka.cli.console import load_position, out, write_position
from igroteka.games import game_named
from igroteka.kernel import engine
from igroteka.kernel.actions import Action
from igroteka.kernel.errors import UnknownChoice, UnreadableAction
from igroteka.kernel.game import AnyGame
from igroteka.kernel.state import State
from igroteka.words import Words
from igroteka.words.rulebook import rulebook

PERSON = "you"


@dataclass
class Terminal:
    """One game in the terminal."""

    game: AnyGame
    s: State
    words: Words
    bots: list[Bot | None]  # None where a person sits
    names: list[str]
    save: str | None
    earlier: list[State] = field(default_factory=list)  # where undo can go back to

    def run(self) -> None:
        """Play until the end, or until the person leaves."""
        self.s.listen()
        while True:
            waiting = self.game.waiting(self.s)
            if not waiting:
                break
            bot_seats = [seat for seat in waiting if self.bots[seat] is not None]
            if bot_seats:
                self.bot_turn(bot_seats[0])
            elif not self.person_turn(waiting[0]):
                return
        self.show_scores()

    def bot_turn(self, seat: int) -> None:
        """Let a bot choose."""
        bot = self.bots[seat]
        assert bot is not None, "only bots are asked here"
        self.carry_out(seat, ask(bot, self.game, self.s, seat))
        self.earlier.clear()

    def carry_out(self, seat: int, action: Action) -> None:
        """Play an action, tell what happened and keep the position."""
        before = self.s.clone()
        self.game.play(self.s, seat, action)
        barrier = False
        for event in self.s.heard():
            barrier = barrier or event.barrier
            if event.to < 0 or self.bots[event.to] is None:
                style = SEAT_STYLES[event.seat] if event.seat >= 0 else "bold"
                you = event.seat if event.seat >= 0 and self.is_only_person(event.seat) else -1
                line = self.words.event(self.game.meta.id, event, self.names, you)
                out.print(f"  {line}", style=style, markup=False)
        if barrier:
            self.earlier.clear()
        else:
            self.earlier.append(before)
        if self.save:
            write_position(self.game, self.s, self.save)

    def is_only_person(self, seat: int) -> bool:
        """Whether this seat is the one person at the table, to be called "you"."""
        return [i for i, bot in enumerate(self.bots) if bot is None] == [seat]

    def person_turn(self, seat: int) -> bool:
        """Ask a person; False when they leave the table."""
        game, words = self.game, self.words
        options = game.options(self.s, seat)
        show_board(out, game.meta.id, game.view(self.s, seat), self.names, words)
        decision = engine.decision_of(self.s, seat)
        out.print(
            f"{seat_name(seat, self.names)}: {words.turn(game.meta.id, type(decision).__name__)}",
            style=f"bold {SEAT_STYLES[seat]}",
            markup=False,
        )
        for number, action in enumerate(options, 1):
            out.print(f" {number:>3}  {words.action(game.meta.id, action)}", markup=False)
        while True:
            try:
                answer = input(words.text("choices-ask") + " ").strip()
            except (EOFError, KeyboardInterrupt):
                out.print()
                return self.leave()
            if answer in ("q", "quit"):
                return self.leave()
            if answer in ("u", "undo"):
                if self.undo():
                    return True
                out.print(words.text("undo-none"))
                continue
            if answer in ("?", "h", "help"):
                self.show_help()
                continue
            if answer.startswith("rule "):
                self.show_rule(answer[5:])
                continue
            chosen = self.understood(answer, options)
            if chosen is None:
                continue
            refusal = game.why_not(self.s, seat, chosen)
            if refusal is not None:
                sentence = words.refusal(game.meta.id, refusal, chosen)
                out.print(
                    f"{sentence} ({words.text('clause', {'clause': refusal.clause})})",
                    style="red",
                    markup=False,
                )
                continue
            self.carry_out(seat, chosen)
            return True

    def understood(self, answer: str, options: list[Action]) -> Action | None:
        """A number of the list or an action in notation."""
        if answer.isdigit():
            if 1 <= int(answer) <= len(options):
                return options[int(answer) - 1]
            out.print(self.words.text("bad-number", {"most": len(options)}), style="red")
            return None
        try:
            action: Action = self.game.parse(answer)
            return action
        except UnreadableAction:
            example = options[0].text if options else ""
            said = self.words.text("bad-text", {"text": answer, "example": example})
            out.print(said, style="red", markup=False)
            return None

    def show_help(self) -> None:
        """What can be typed."""
        for key, message in (
            ("1, 2, …", "help-number"),
            ("u", "help-undo"),
            ("rule", "terminal-help-rule"),
            ("?", "help-help"),
            ("q", "help-quit"),
        ):
            out.print(f"  {key:<8} {self.words.text(message)}", markup=False)

    def undo(self) -> bool:
        """Go back one own choice, not past what was revealed."""
        if not self.earlier:
            return False
        self.s = self.earlier.pop()
        self.s.listen()
        out.print(self.words.text("undo-done"))
        return True

    def show_rule(self, number: str) -> None:
        """One clause of the rules."""
        book = rulebook(self.game.meta.id, self.words.lang)
        try:
            out.print(book.clause(number), markup=False)
        except UnknownChoice:
            known = list(book.clauses)
            ends = {"clause": number, "first": known[0], "last": known[-1]}
            out.print(self.words.text("terminal-no-rule", ends), style="red", markup=False)

    def leave(self) -> bool:
        """Say goodbye; the position is kept if a file was named."""
        if self.save:
            write_position(self.game, self.s, self.save)
            out.print(self.words.text("saved", {"file": self.save}), markup=False)
        out.print(self.words.text("goodbye"), markup=False)
        return False

    def column_title(self, seat: int) -> str:
        """Who a score sheet belongs to; an automaton comes after the seats."""
        if seat < len(self.names):
            return seat_name(seat, self.names)
        return self.words.text(f"{self.game.meta.id}-label-automaton")

    def show_scores(self) -> None:
        """The score sheets side by side."""
        sheets = self.game.scores(self.s)
        table = Table(title=self.words.text("game-over"), box=None, padding=(0, 1))
        table.add_column("")
        for sheet in sheets:
            table.add_column(self.column_title(sheet.seat), justify="right")
        labels = dict.fromkeys([line.label for sheet in sheets for line in sheet.lines])
        for label in labels:
            amounts = [{line.label: line.amount for line in sheet.lines} for sheet in sheets]
            cells = [str(found[label]) if label in found else "" for found in amounts]
            table.add_row(self.words.score_line(self.game.meta.id, label), *cells)
        total = self.words.text("score-total")
        rank = self.words.text("score-rank")
        table.add_row(total, *[str(sheet.total) for sheet in sheets], style="bold")
        table.add_row(rank, *[str(sheet.rank) for sheet in sheets], style="bold")
        out.print(table)


def play_in_terminal(
    name: str,
    seats: str,
    lang: str,
    seed: int | None,
    variant: dict[str, str],
    load: str | None,
    save: str | None,
) -> None:
    """Set a table up, or go on with a saved one, and play."""
    words = Words(lang)
    sitting = [who.strip() for who in seats.split(",")]
    bots: list[Bot | None] = []
    names: list[str] = []
    for seat, who in enumerate(sitting):
        if who == PERSON:
            bots.append(None)
            alone = sitting.count(PERSON) == 1
            names.append(words.text("you") if alone else f"{words.text('you')} {seat + 1}")
        elif who in BOTS:
            bots.append(bot_named(who, secrets.randbits(60) if seed is None else seed + seat))
            names.append(
                words.text(f"bot-{who}") + (f" {seat + 1}" if sitting.count(who) > 1 else "")
            )
        else:
            raise UnknownChoice(
                f"expected each seat to be one of {PERSON}, {', '.join(BOTS)}; found {who!r}"
            )
    if load is not None:
        game, s = load_position(load)
        if s.seats != len(bots):
            raise UnknownChoice(f"expected {s.seats} seats for this position, found {len(bots)}")
    else:
        game = game_named(name)
        s = game.setup(len(bots), secrets.randbits(128) if seed is None else seed, variant)
    Terminal(game, s, words, bots, names, save).run()
