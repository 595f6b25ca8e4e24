"""`igroteka play`: a live table in the terminal, with numbered options, log, undo and export."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

import msgspec
from rich.table import Table as Grid

from igroteka.bots.bot import Bot, ask
from igroteka.bots.registry import BOTS, bot_named
from igroteka.cli.boards import SEAT_STYLES, quiet_events, seat_name, show_board
from igroteka.cli.console import load_position, out, write_bytes, write_position
from igroteka.games import game_named, game_names
from igroteka.kernel.actions import Action, OpenField
from igroteka.kernel.dice import Chance
from igroteka.kernel.errors import UnknownChoice, UnreadableAction
from igroteka.kernel.game import AnyGame
from igroteka.kernel.state import NOBODY, State
from igroteka.server.luck import export_of
from igroteka.server.shapes import sheets_info
from igroteka.table.log import Config, Line
from igroteka.table.table import NotOffered, Table
from igroteka.words import Words
from igroteka.words.rulebook import rulebook

PERSON = "you"


@dataclass
class Terminal:
    """One table in the terminal; the persons at it are shown what their seats may know."""

    table: Table
    words: Words
    bots: list[Bot | None]  # None where a person sits
    names: list[str]
    save: str | None  # the file that is kept up to date with the position
    export: str | None  # the file that the log is written to at the end

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return self.table.game

    @property
    def persons(self) -> list[int]:
        """The seats of persons."""
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    def run(self) -> None:
        """Play until the end of the game, or until a person leaves."""
        self.tell(self.table.opening)
        while not self.table.over:
            waiting = self.table.waiting()
            bot_seats = [seat for seat in waiting if self.bots[seat] is not None]
            if bot_seats:
                self.bot_turn(bot_seats[0])
            elif not self.person_turn(waiting[0]):
                return
        self.keep_log()
        self.show_scores()

    def bot_turn(self, seat: int) -> None:
        """Make the choice of a bot."""
        bot = self.bots[seat]
        assert bot is not None, "only bots are asked here"
        self.choose(seat, ask(bot, self.game, self.table.position, seat))

    def choose(self, seat: int, action: Action) -> None:
        """Make a choice, print its events and save the position; raises `NotOffered`."""
        table = self.table
        self.tell(table.accept(table.propose(seat, table.number(seat), action.text)))
        self.keep_position()

    def tell(self, lines: list[Line]) -> None:
        """Print the events that a person at the table may know, without the quiet ones."""
        quiet = quiet_events(self.game.meta.id)
        for line in lines:
            event = line.event
            heard = any([line.visible_to(seat) for seat in [NOBODY, *self.persons]])
            if heard and event.code not in quiet:
                style = SEAT_STYLES[event.seat] if event.seat >= 0 else "bold"
                you = event.seat if self.persons == [event.seat] else NOBODY
                said = self.words.event(self.game.meta.id, event, self.names, you)
                out.print(f"  {said}", style=style, markup=False)

    def keep_position(self) -> None:
        """Write the position to the file of `--save`, if there is one."""
        if self.save:
            write_position(self.game, self.table.position, self.save)

    def keep_log(self) -> None:
        """Write the log to the file of `--export`, if there is one, for `igroteka verify`."""
        if self.export:
            table, sheets = self.table, self.table.scores()
            result = None if sheets is None else sheets_info(sheets)
            version = self.game.meta.rules_version
            exported = export_of(table, "", self.names, table.rows, version, result)
            write_bytes(msgspec.json.encode(exported), self.export)
            out.print(self.words.text("saved", {"file": self.export}), markup=False)

    def person_turn(self, seat: int) -> bool:
        """Show the table to a person and ask until they choose; False when they leave."""
        game, words, s = self.game, self.words, self.table.position
        options = self.table.options(seat)
        show_board(out, game, s, seat, self.names, words)
        out.print(
            f"{seat_name(seat, self.names)}: {words.turn(game.meta.id, game.decision(s, seat))}",
            style=f"bold {SEAT_STYLES[seat]}",
            markup=False,
        )
        for number, action in enumerate(options, 1):
            out.print(f" {number:>3}  {words.action(game.meta.id, action)}", markup=False)
        for opening in game.openings(s, seat):
            fields = ", ".join([field_text(game.meta.id, field, words) for field in opening.fields])
            out.print(f"   {opening.verb} …  {fields}", markup=False)
        while True:
            try:
                answer = input(words.text("choices-ask") + " ").strip()
            except (EOFError, KeyboardInterrupt):
                out.print()
                return self.leave()
            if answer in ("q", "quit"):
                return self.leave()
            if answer in ("u", "undo"):
                if self.undo(seat):
                    return True
                out.print(words.text("undo-none"))
                continue
            if answer in ("?", "h", "help"):
                self.show_help()
                continue
            if answer.startswith("rule "):
                self.show_rule(answer[5:])
                continue
            chosen = self.understood(answer, seat, options)
            if chosen is None:
                continue
            try:
                self.choose(seat, chosen)
                return True
            except NotOffered as error:
                self.show_refusal(error)

    def show_refusal(self, error: NotOffered) -> None:
        """Print why an action was refused, with the clause."""
        assert error.refused is not None, "an action that was read has a reason against it"
        refusal = error.refused.refusal
        sentence = self.words.refusal(self.game.meta.id, refusal)
        clause = self.words.text("clause", {"clause": refusal.clause})
        out.print(f"{sentence} ({clause})", style="red", markup=False)

    def understood(self, answer: str, seat: int, options: list[Action]) -> Action | None:
        """The action that was typed: a number of the list, or notation.

        Returns None, after printing what was expected, if it is neither.
        """
        if answer.isdigit():
            if 1 <= int(answer) <= len(options):
                return options[int(answer) - 1]
            out.print(self.words.text("bad-number", {"most": len(options)}), style="red")
            return None
        try:
            action: Action = self.game.parse(answer)
            return action
        except UnreadableAction:
            example = example_of(self.game, self.table.position, seat, options)
            said = self.words.text("bad-text", {"text": answer, "example": example})
            out.print(said, style="red", markup=False)
            return None

    def show_help(self) -> None:
        """Print what can be typed."""
        for key, message in (
            ("1, 2, …", "help-number"),
            ("u", "help-undo"),
            ("rule", "terminal-help-rule"),
            ("?", "help-help"),
            ("q", "help-quit"),
        ):
            out.print(f"  {key:<8} {self.words.text(message)}", markup=False)

    def undo(self, asked: int) -> bool:
        """Take back the last choice of the seat `asked`, else of another person at the table.

        Returns False if none of them has one that can be taken back.
        """
        table = self.table
        for seat in [asked, *[seat for seat in self.persons if seat != asked]]:
            if table.undoable(seat):
                table.accept(table.propose_undo(seat, table.number(seat)))
                self.keep_position()
                out.print(self.words.text("undo-done"))
                return True
        return False

    def show_rule(self, number: str) -> None:
        """Print a clause or ruling of the rules."""
        book = rulebook(self.game.meta.id, self.words.lang)
        try:
            out.print(book.clause(number), markup=False)
        except UnknownChoice:
            known = list(book.clauses)
            ends = {"clause": number, "first": known[0], "last": known[-1]}
            out.print(self.words.text("terminal-no-rule", ends), style="red", markup=False)

    def leave(self) -> bool:
        """Save the position and the log and say goodbye; returns False, for `person_turn`."""
        self.keep_position()
        if self.save:
            out.print(self.words.text("saved", {"file": self.save}), markup=False)
        self.keep_log()
        out.print(self.words.text("goodbye"), markup=False)
        return False

    def column_title(self, seat: int) -> str:
        """Who a score sheet belongs to; an automaton comes after the seats."""
        if seat < len(self.names):
            return seat_name(seat, self.names)
        return self.words.text(f"{self.game.meta.id}-label-automaton")

    def show_scores(self) -> None:
        """Print the score sheets side by side."""
        sheets = self.table.scores() or []
        table = Grid(title=self.words.text("game-over"), box=None, padding=(0, 1))
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


def field_text(game: str, field: OpenField, words: Words) -> str:
    """A number of an open choice with its bounds, e.g. `Coins 0–5 coins`."""
    unit = f" {words.text(f'{game}-unit-{field.unit}')}" if field.unit else ""
    return f"{words.text(f'{game}-field-{field.name}')} {field.low}–{field.high}{unit}"


def example_of(game: AnyGame, s: State, seat: int, options: list[Action]) -> str:
    """The notation of some action that `seat` may choose now."""
    if options:
        return options[0].text
    samples: list[Action] = game.samples(s, seat, Chance(1), 1)
    return samples[0].text if samples else ""


def play_in_terminal(
    name: str | None,
    seats: str,
    lang: str,
    seed: int | None,
    variant: dict[str, str],
    load: str | None,
    save: str | None,
    export: str | None,
) -> None:
    """Set up a table of the game called `name`, or load a saved position, and play it.

    Without a name the game is the first of the house that so many can play.
    `seats` says who sits where, such as `you,greedy,random`. `load`, `save` and `export` are
    files. Raises `UnknownChoice` for what does not exist or does not go together.
    """
    if load is not None and export is not None:
        raise UnknownChoice("expected a new game for --export, found --load: its log is not known")
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
    Terminal(_table(name, len(bots), seed, variant, load), words, bots, names, save, export).run()


def _table(
    name: str | None, seats: int, seed: int | None, variant: dict[str, str], load: str | None
) -> Table:
    """A new table, or one that goes on from a saved position."""
    if load is None:
        chosen = name or _first_for(seats)
        full = game_named(chosen).check(seats, variant)
        return Table(Config(chosen, seats, full, secrets.randbits(128) if seed is None else seed))
    game, s = load_position(load)
    if s.seats != seats:
        raise UnknownChoice(f"expected {s.seats} seats for this position, found {seats}")
    # The seed of a saved position is not known, and not needed: its dice are in it.
    return Table(Config(game.meta.id, seats, s.variant, 0), position=game.save(s))


def _first_for(seats: int) -> str:
    """The first game of the house that so many can play."""
    for name in game_names():
        meta = game_named(name).meta
        if meta.min_seats <= seats <= meta.max_seats:
            return name
    raise UnknownChoice(f"expected as many seats as a game has, found {seats}")
