"""One live table: folds its log into a position and answers what each seat may see and do.

Nothing here waits, sends or stores. A choice is first `proposed`, which changes nothing,
then written to the log by whoever keeps it, and only then `accepted`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from igroteka.games import game_named
from igroteka.kernel import engine
from igroteka.kernel.actions import Action
from igroteka.kernel.errors import GameError, Refusal, UnreadableAction
from igroteka.kernel.events import Event
from igroteka.kernel.game import AnyGame
from igroteka.kernel.score import ScoreSheet
from igroteka.kernel.state import State
from igroteka.table.log import ACT, AUTO, KINDS, UNDO, BrokenLog, Config, Line, Row

CHECKPOINT_EVERY: Final = 64  # a new round makes one too


class StaleAnswer(GameError):
    """The player answered a position that is already history; show the new one."""


class NotOffered(GameError):
    """The answer is none of the options; with the rule against it where there is one."""

    def __init__(self, code: str, refusal: Refusal | None) -> None:
        super().__init__(code)
        self.refusal = refusal


class NothingToUndo(GameError):
    """The last own choice revealed something or another seat has gone on: it stays."""


class Act(NamedTuple):
    """A choice that holds, and what came of it."""

    row: Row
    action: Action
    lines: list[Line]
    barrier: bool  # chance answered or something hidden was shown
    inner: bool  # made in a common phase that went on afterwards: it commutes with the others'

    @property
    def seat(self) -> int:
        """Who chose."""
        return self.row.seat


class RoundStart(NamedTuple):
    """Where a round began: after this many choices, at this line of the log."""

    round: int
    acts: int
    seq: int


class Proposal(NamedTuple):
    """A line for the log and the choices that would then hold."""

    row: Row
    kept: int  # how many of the choices so far stay as they are
    acts: list[Act]  # and these follow
    position: State
    starts: list[RoundStart]
    alone: bool  # it changes nothing for the other seats


class Table:
    """A position with its history. `seq` counts the lines of the log."""

    def __init__(self, config: Config) -> None:
        game = game_named(config.game)
        game.setup(config.seats, config.seed, config.variant)  # refuses what cannot be set up
        s: State = game.deal(config.seats, config.seed, game.full_variant(config.variant))
        s.listen()
        engine.advance(s)
        self.config = config
        self.game: AnyGame = game
        self._begun = 0  # the line after which the history in memory begins
        self.rows: list[Row] = []
        self.acts: list[Act] = []
        self.position = s
        self.opening = _lines(0, 0, s.heard())
        first = self.opening[-1].round if self.opening else 0
        self.starts = [RoundStart(first, 0, 0)]
        # Earlier positions by number of choices, so that undo and replay start nearby.
        self._checkpoints: dict[int, State] = {0: _silent(s)}
        # Lines written in a common phase: until the game is over they are their seat's own.
        self._private: set[int] = set()
        # The last line that changed what a seat has to answer.
        self._asked = [0] * config.seats

    @classmethod
    def folded(cls, config: Config, rows: Iterable[Row]) -> Table:
        """The table its log leads to."""
        table = cls(config)
        for row in rows:
            table.fold(row)
        return table

    @classmethod
    def resumed(
        cls, config: Config, rows: list[Row], seq: int, position: dict[str, object]
    ) -> Table:
        """A table that goes on from a saved position after `seq` lines.

        For games begun under older rules, whose log may lead elsewhere now: what was before
        the saved position can be neither taken back nor replayed.
        """
        table = cls(config)
        table.rows = rows[:seq]
        table.position = table.game.load(position)
        table.opening = []
        begun = table.game.view(table.position, -1).get("round", 0)
        table.starts = [RoundStart(begun if isinstance(begun, int) else 0, 0, seq)]
        table._checkpoints = {0: _silent(table.position)}
        table._asked = [seq] * config.seats
        table._private = set(range(1, seq + 1))
        table._begun = seq
        for row in rows[seq:]:
            table.fold(row)
        return table

    # --- questions

    @property
    def seq(self) -> int:
        """How many lines the log has."""
        return len(self.rows)

    @property
    def round(self) -> int:
        """The round the game is in."""
        return self.starts[-1].round

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.waiting()

    def waiting(self) -> list[int]:
        """Who has to choose."""
        return self.game.waiting(self.position)

    def in_common_phase(self) -> bool:
        """Whether seats choose independently of each other now."""
        return _common(self.position)

    def view(self, seat: int) -> dict[str, object]:
        """What a seat may know; -1 is the spectator."""
        return self.game.view(self.position, seat)

    def options(self, seat: int) -> list[dict[str, object]]:
        """What a seat may choose, as the browser gets it."""
        return [
            {
                "text": action.text,
                "path": action.path,
                "verb": action.verb,
                "args": action.args,
                "retracts": action.retracts,
            }
            for action in self.game.options(self.position, seat)
        ]

    def refusals(self, seat: int) -> list[dict[str, object]]:
        """What a seat might try and may not, each with its reason."""
        allowed = {action.text for action in self.game.options(self.position, seat)}
        found: list[dict[str, object]] = []
        for action in self.game.candidates(self.position, seat):
            if action.text not in allowed:
                refusal = self.game.why_not(self.position, seat, action)
                if refusal is not None:
                    found.append(
                        {"text": action.text, "path": action.path, **refusal_data(refusal)}
                    )
        return found

    def lines(self, seat: int) -> list[Line]:
        """The log as a seat may read it."""
        found = [line for line in self.opening if line.visible_to(seat)]
        for act in self.acts:
            found += [line for line in act.lines if line.visible_to(seat)]
        return found

    def rows_for(self, seat: int) -> list[Row]:
        """The lines of the log a seat may read; after the end everybody may read all."""
        if self.over:
            return self.rows
        return [row for row in self.rows if row.seat == seat or row.seq not in self._private]

    def scores(self) -> list[dict[str, object]] | None:
        """The score sheets once the game is over."""
        return scores_data(self.game.scores(self.position)) if self.over else None

    def is_current(self, seat: int, seq: int) -> bool:
        """Whether somebody who saw line `seq` saw what the seat has to answer now.

        In a common phase another seat's answer changes nothing for this one.
        """
        return self._asked[seat] <= seq <= self.seq

    def forced(self, common: bool = False) -> tuple[int, Action] | None:
        """A seat with only one option, and that option.

        In a common phase only if asked for: being done is a choice of its own there.
        """
        if self.in_common_phase() and not common:
            return None
        for seat in self.waiting():
            options: list[Action] = self.game.options(self.position, seat)
            if len(options) == 1 and self.game.open_range(self.position, seat) is None:
                return seat, options[0]
        return None

    # --- the past

    def position_at(self, seq: int) -> State:
        """The position after the first `seq` lines of the log."""
        assert 0 <= seq <= self.seq, f"expected a line from 0 to {self.seq}, found {seq}"
        held = _held(self.rows[self._begun : seq])
        common = 0
        while common < min(len(held), len(self.acts)) and held[common] == self.acts[common].row:
            common += 1
        start = max([number for number in self._checkpoints if number <= common])
        s = self._checkpoints[start].clone()
        for row in held[start:]:
            self.game.apply(s, row.seat, self.game.parse(row.choice))
        return s

    def scores_by_round(self, seat: int) -> list[dict[str, object]]:
        """Round, line and scores at the start of each round, as far as a seat may know them."""
        found: list[dict[str, object]] = []
        for start in self.starts:
            seen = self.game.view(self._position_after(start.acts), seat)
            found.append({"round": start.round, "seq": start.seq, "scores": _points(seen)})
        return found

    def _position_after(self, acts: int) -> State:
        start = max([number for number in self._checkpoints if number <= acts])
        s = self._checkpoints[start].clone()
        for act in self.acts[start:acts]:
            self.game.apply(s, act.seat, act.action)
        return s

    # --- the next line

    def propose(self, seat: int, seq: int, text: str) -> Proposal:
        """What choosing this option would do, or why it cannot be chosen."""
        if not self.is_current(seat, seq):
            raise StaleAnswer("the position has changed")
        try:
            action = self.game.parse(text)
        except UnreadableAction:
            raise NotOffered("not_offered", None) from None
        refusal = self.game.why_not(self.position, seat, action)
        if refusal is not None:
            raise NotOffered("refused", refusal)
        return self._proposed(Row(self.seq + 1, seat, ACT, action.text))

    def propose_forced(self, common: bool = False) -> Proposal | None:
        """The next choice that is none, if there is one."""
        found = self.forced(common)
        if found is None:
            return None
        seat, action = found
        return self._proposed(Row(self.seq + 1, seat, AUTO, action.text))

    def propose_undo(self, seat: int, seq: int) -> Proposal:
        """What taking the last own choice back would do."""
        if not self.is_current(seat, seq):
            raise StaleAnswer("the position has changed")
        ways = self.undoable(seat)
        if not ways:
            raise NothingToUndo("nothing to take back")
        choice = " ".join([str(number) for number in ways[0]])
        return self._proposed(Row(self.seq + 1, seat, UNDO, choice))

    def undoable(self, seat: int) -> list[list[int]]:
        """The choices a seat can take back, the last one first: the lines that go with each.

        Undo stops at chance, at anything shown, at another seat's choice, and at the end.
        Within a common phase the others' choices stay, because they commute with one's own.
        """
        ways: list[list[int]] = []
        if seat < 0 or self.over:
            return ways
        dragged: list[int] = []  # forced choices go with the choice that led to them
        passed_over = False
        for act in reversed(self.acts):
            theirs = act.seat != seat
            if theirs and act.inner:
                passed_over = True
                continue
            if act.barrier or (passed_over and not act.inner):
                break
            if act.row.kind == AUTO:
                dragged.insert(0, act.row.seq)
            elif theirs:
                break
            else:
                ways.append([act.row.seq, *dragged])
                dragged = []
        return ways

    def accept(self, proposal: Proposal) -> list[Line]:
        """Make a proposal true; returns what happened. The proposal must be the newest."""
        assert proposal.row.seq == self.seq + 1, "a proposal is for the next line"
        kept = proposal.kept
        if self.in_common_phase():
            self._private.add(proposal.row.seq)
        self.rows.append(proposal.row)
        self.acts[kept:] = proposal.acts
        self.position = proposal.position
        self.starts = proposal.starts
        for number in [number for number in self._checkpoints if number > kept]:
            del self._checkpoints[number]
        due = len(self.acts) - max(self._checkpoints) >= CHECKPOINT_EVERY
        if due or self.starts[-1].acts == len(self.acts):
            self._checkpoints[len(self.acts)] = _silent(self.position)
        for seat in [proposal.row.seat] if proposal.alone else range(self.config.seats):
            self._asked[seat] = self.seq
        if proposal.row.kind == UNDO:
            return []
        return proposal.acts[-1].lines

    def fold(self, row: Row) -> list[Line]:
        """Take over a line that already stands in the log."""
        if row.seq != self.seq + 1:
            raise BrokenLog(f"expected line {self.seq + 1} of the log, found line {row.seq}")
        if row.kind not in KINDS:
            raise BrokenLog(f"line {row.seq}: expected {' or '.join(KINDS)}, found {row.kind!r}")
        if row.kind != UNDO:
            try:
                action = self.game.parse(row.choice)
            except UnreadableAction as error:
                raise BrokenLog(f"line {row.seq}: {error}") from None
            refusal = self.game.why_not(self.position, row.seat, action)
            if refusal is not None:
                raise BrokenLog(
                    f"line {row.seq}: expected an option of seat {row.seat}, "
                    f"found {row.choice!r}, refused with {refusal.code!r}"
                )
        return self.accept(self._proposed(row))

    def _proposed(self, row: Row) -> Proposal:
        if row.kind != UNDO:
            act, s = self._taken(self.position.clone(), row, self.round)
            starts = self.starts + _started(act, len(self.acts) + 1)
            return Proposal(row, len(self.acts), [act], s, starts, act.inner)
        gone = _numbers(row)
        index = next((i for i, act in enumerate(self.acts) if act.row.seq in gone), -1)
        if index < 0:
            raise BrokenLog(f"line {row.seq}: expected choices that hold, found {row.choice!r}")
        s = self._position_after(index)
        starts = [start for start in self.starts if start.acts <= index]
        acts: list[Act] = []
        alone = True
        for old in self.acts[index:]:
            if old.row.seq in gone:
                alone = alone and old.inner
            else:
                act, s = self._taken(s, old.row, starts[-1].round)
                acts.append(act)
                starts += _started(act, index + len(acts))
        return Proposal(row, index, acts, s, starts, alone)

    def _taken(self, s: State, row: Row, round_before: int) -> tuple[Act, State]:
        """The choice of a row carried out on `s`."""
        action = self.game.parse(row.choice)
        common_before = _common(s)
        stack_before = s.stack.copy()
        s.listen()
        self.game.apply(s, row.seat, action)
        heard = s.heard()
        barrier = any([event.barrier for event in heard])
        lines = _lines(row.seq, round_before, heard)
        # While a common phase lasts, nobody touches the common stack.
        inner = common_before and _common(s) and s.stack == stack_before
        return Act(row, action, lines, barrier, inner), s


def refusal_data(refusal: Refusal) -> dict[str, object]:
    """A refusal as the browser gets it."""
    return {"code": refusal.code, "clause": refusal.clause, "numbers": refusal.numbers}


def scores_data(sheets: list[ScoreSheet]) -> list[dict[str, object]]:
    """Score sheets as the browser gets them."""
    return [
        {
            "seat": sheet.seat,
            "lines": [{"label": line.label, "amount": line.amount} for line in sheet.lines],
            "total": sheet.total,
            "tiebreak": sheet.tiebreak,
            "rank": sheet.rank,
        }
        for sheet in sheets
    ]


def _common(s: State) -> bool:
    return any(s.own)


def _silent(s: State) -> State:
    return s.clone()  # nobody listens to a clone


def _lines(seq: int, round_before: int, heard: list[Event]) -> list[Line]:
    """Events with their rounds; an event that carries a round begins it."""
    lines: list[Line] = []
    now = round_before
    for event in heard:
        begun = event.args.get("round")
        if isinstance(begun, int):
            now = begun
        lines.append(Line(seq, now, event))
    return lines


def _started(act: Act, acts: int) -> list[RoundStart]:
    """The round that this choice brought about, if any."""
    for line in reversed(act.lines):
        if "round" in line.event.args:
            return [RoundStart(line.round, acts, act.row.seq)]
    return []


def _numbers(row: Row) -> set[int]:
    return {int(number) for number in row.choice.split() if number.isdecimal()}


def _held(rows: list[Row]) -> list[Row]:
    """The choices that hold after these lines."""
    held: list[Row] = []
    for row in rows:
        if row.kind == UNDO:
            gone = _numbers(row)
            held = [old for old in held if old.seq not in gone]
        else:
            held.append(row)
    return held


def _points(view: dict[str, object]) -> list[int]:
    """The scores a view shows; an automaton comes after the seats."""
    players = view.get("players")
    if not isinstance(players, list):
        return []
    automaton = view.get("automaton")
    everybody = [*players, automaton] if isinstance(automaton, dict) else players
    return [player["score"] for player in everybody if "score" in player]
