"""One live table: folds its log into a position and answers what each seat may see and do.

Nothing here waits, sends or stores. A choice is first proposed, which changes nothing, then
written to the log by the caller, and only then accepted:

    table = Table(Config(game, seats, variant, seed))
    proposal = table.propose(seat, table.number(seat), text)
    ...  # store proposal.row
    lines = table.accept(proposal)
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from igroteka.games import game_named
from igroteka.kernel.actions import AND, Action, Doubt, OpenChoice, Shortcut
from igroteka.kernel.errors import GameError, Refusal, UnreadableAction, UnreadableSave
from igroteka.kernel.events import Event
from igroteka.kernel.game import AnyGame
from igroteka.kernel.outcome import Outcome
from igroteka.kernel.save import shown
from igroteka.kernel.score import ScoreSheet, Standing
from igroteka.kernel.state import State
from igroteka.table.log import ACT, AUTO, BOT, KINDS, MORE, UNDO, BrokenLog, Config, Line, Row

CHECKPOINT_EVERY: Final = 64  # a new round makes one too
WATCHED: Final = 8  # choices that a spectator may want to see again


class Refused(NamedTuple):
    """An action and the reason against it."""

    action: Action
    refusal: Refusal


class StaleAnswer(GameError):
    """An answer to a position that has changed for that seat since."""


class NotOffered(GameError):
    """An answer that cannot be chosen now.

    Its text is `not_offered` if the game has no such action, and `refused` if the rules forbid
    it; then `refused` holds the action and the reason.
    """

    def __init__(self, code: str, refused: Refused | None) -> None:
        super().__init__(code)
        self.refused = refused


class NothingToUndo(GameError):
    """An undo by a seat that has nothing to take back; see `Table.undoable`."""


class Act(NamedTuple):
    """A choice that has not been taken back, and the events it led to."""

    row: Row
    action: Action
    lines: Sequence[Line]
    barrier: bool  # chance answered or something hidden was shown
    inner: bool  # made in a common phase that went on afterwards: it commutes with the others'

    @property
    def seat(self) -> int:
        """The seat that chose."""
        return self.row.seat


class RoundStart(NamedTuple):
    """Where a round began: after this many choices, at this line of the log."""

    round: int
    acts: int
    seq: int


class RoundStanding(NamedTuple):
    """The points at the start of a round, and the line it began with as the reader numbers it."""

    round: int
    number: int
    standing: list[Standing]


class Past(NamedTuple):
    """What a table knows beside its position and its log; see `Table.with_past`."""

    opening: list[Line]
    acts: list[Act]
    starts: list[RoundStart]
    private: list[int]  # lines written in a common phase
    asked: list[int]  # for each seat, the last line that changed what it has to answer
    known: list[list[int]]  # for each seat, the lines it was told of; the spectator's come last


class Proposal(NamedTuple):
    """A line for the log, and what the table becomes with it; see `Table.accept`."""

    row: Row
    kept: int  # how many of the table's choices stay as they are
    acts: list[Act]  # the choices that follow them
    position: State
    starts: list[RoundStart]
    alone: bool  # it changes nothing for the other seats


class Table:
    """A position with its history.

    `seq` counts the lines of the log. A seat is told another number: how many of them it may know,
    so that nobody can count what others chose out of sight. After the end both are the same.
    """

    def __init__(
        self,
        config: Config,
        earlier: Sequence[Row] = (),
        position: dict[str, object] | None = None,
    ) -> None:
        """Set up a new game, or go on from a saved `position` after the `earlier` lines.

        What was before a saved position can be neither taken back nor replayed. Raises
        `UnknownChoice` for a game that cannot be set up, `UnreadableSave` for a bad position.
        """
        game = game_named(config.game)
        s: State
        if position is None:
            s = game.setup(config.seats, config.seed, config.variant, listen=True)
        else:
            s = game.load(position)
            if s.seats != config.seats:
                raise UnreadableSave(
                    f"expected a position of {config.seats} seats, found one of {s.seats}"
                )
        self.config = config
        self.game: AnyGame = game
        self.rows = list(earlier)
        self._begun = begun = len(self.rows)  # the line after which the history begins
        self.acts: list[Act] = []
        self.position = s
        self.opening = _lines(0, 0, game.heard(s))
        first = self.opening[-1].round if self.opening else game.progress(s).round
        self.starts = [RoundStart(first, 0, begun)]
        # Earlier positions by number of choices, so that undo and replay start nearby.
        self._checkpoints: dict[int, State] = {0: _silent(s)}
        # Lines written in a common phase: until the game is over they are their seat's own.
        self._private = set(range(1, begun + 1))
        # The last line that changed what a seat has to answer.
        self._asked = [begun] * config.seats
        # The lines that a seat may know; the spectator's come last.
        self._known: list[list[int]] = [[] for _ in range(config.seats + 1)]

    @classmethod
    def folded(
        cls, config: Config, rows: Iterable[Row], start: dict[str, object] | None = None
    ) -> Table:
        """The table after all lines of a log; raises `BrokenLog` if one is not allowed.

        `start` is the position it began with, if it was not set up anew; raises `UnreadableSave`
        if that cannot be read.
        """
        table = cls(config, position=start)
        for row in rows:
            table.fold(row)
        return table

    @classmethod
    def resumed(
        cls, config: Config, rows: list[Row], seq: int, position: dict[str, object]
    ) -> Table:
        """The table after all lines of a log, of which the first `seq` led to `position`.

        For games begun under older rules, whose first lines may lead elsewhere now. Raises
        `UnreadableSave` or `BrokenLog`.
        """
        table = cls(config, rows[:seq], position)
        for row in rows[seq:]:
            table.fold(row)
        return table

    @classmethod
    def with_past(
        cls, config: Config, rows: list[Row], position: dict[str, object], past: Past
    ) -> Table:
        """The table after these lines of a log, which led to `position` by way of `past`.

        It is the same as if the lines had been folded. Raises `UnreadableSave`.
        """
        table = cls(config, rows, position)
        table._begun = 0
        table.opening, table.acts, table.starts = past.opening, past.acts, past.starts
        table._private, table._asked, table._known = set(past.private), past.asked, past.known
        table._checkpoints = {len(past.acts): _silent(table.position)}
        return table

    def past(self) -> Past:
        """What this table knows beside its position and its log."""
        private = sorted(self._private)
        return Past(self.opening, self.acts, self.starts, private, self._asked, self._known)

    # --- questions

    @property
    def seq(self) -> int:
        """How many lines the log has."""
        return len(self.rows)

    @property
    def begun(self) -> int:
        """The line after which the history begins: 0, unless the table goes on from a snapshot."""
        return self._begun

    @property
    def round(self) -> int:
        """The number of the present round."""
        return self.starts[-1].round

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.waiting()

    def waiting(self) -> list[int]:
        """The seats that have to choose; empty when the game is over."""
        return self.game.waiting(self.position)

    def in_common_phase(self) -> bool:
        """Whether seats choose independently of each other now."""
        return _common(self.position)

    def number(self, seat: int) -> int:
        """How many lines of the log a seat may know; all of them after the end.

        This is the `seq` that the seat is told. -1 is the spectator.
        """
        return self.seq if self.over else len(self._known[seat])

    def known(self, seat: int) -> int:
        """How many lines a seat was told of while the game ran, also when asked after the end."""
        return len(self._known[seat])

    def told_lines(self) -> list[list[int]]:
        """For each seat, the numbers of the lines it was told of; the spectator's come last."""
        return [lines.copy() for lines in self._known]

    def numbered(self, seat: int) -> list[tuple[int, Line]]:
        """The events that a seat may read, in order, each under the number of its line.

        They are those of `lines`, and the numbers those of `number_of`.
        """
        over, known = self.over, self._known[seat]
        found = [(0, line) for line in self.opening if line.event.visible_to(seat)]
        for act in self.acts:
            seq = act.row.seq
            number = seq if over else bisect_right(known, seq)
            found += [(number, line) for line in act.lines if line.event.visible_to(seat)]
        return found

    def number_of(self, seat: int, seq: int) -> int:
        """How many of the lines up to line `seq` a seat may know; the inverse of `seq_of`."""
        return seq if self.over else bisect_right(self._known[seat], seq)

    def seq_of(self, seat: int, number: int) -> int:
        """The line of the log that a seat knows as its line `number`.

        0 stands for the beginning of the history.
        """
        if self.over:
            return max(number, self._begun)
        return self._known[seat][number - 1] if number else self._begun

    def view(self, seat: int) -> Mapping[str, object]:
        """What a seat may know of the pieces; -1 is the spectator."""
        return self.game.look(self.position, seat)

    def decision(self, seat: int) -> str:
        """The class name of the decision that a seat has to make; empty if none."""
        return self.game.decision(self.position, seat)

    def options(self, seat: int) -> list[Action]:
        """The options of a seat; without those that would take back what a bot has chosen."""
        found: list[Action] = self.game.options(self.position, seat)
        if self._bound(seat):
            return [action for action in found if not action.retracts] or found
        return found

    def _bound(self, seat: int) -> bool:
        """Whether a bot has chosen for a seat in the present common phase.

        Then nothing on its track is taken back: a bot plays for somebody, it does not advise.
        """
        if not self.in_common_phase():
            return False
        for act in reversed(self.acts):
            if not act.inner:
                return False
            if act.seat == seat and act.row.kind == BOT:
                return True
        return False

    def openings(self, seat: int) -> list[OpenChoice]:
        """The open choices of a seat."""
        return self.game.openings(self.position, seat)

    def shortcuts(self, seat: int) -> list[Shortcut[Action]]:
        """Options in a row that a seat may choose at once."""
        found: list[Shortcut[Action]] = self.game.shortcuts(self.position, seat)
        if self._bound(seat):
            return [one for one in found if not any([step.retracts for step in one.actions])]
        return found

    def doubts(self, seat: int, options: list[Action]) -> dict[str, Doubt]:
        """The doubts about those of a seat's options that pass, decline or finish, by notation."""
        found: dict[str, Doubt] = {}
        for action in options:
            doubt = self.game.doubt(self.position, seat, action) if action.stops else None
            if doubt is not None:
                found[action.text] = doubt
        return found

    def why_not(self, seat: int, text: str) -> Refused | None:
        """The reason against the action with this notation; None if it is allowed.

        Raises `UnreadableAction` if the game has no such action.
        """
        action = self.game.parse(text)
        refusal = self.game.why_not(self.position, seat, action)
        return None if refusal is None else Refused(action, refusal)

    def why_not_element(self, seat: int, path: list[str]) -> Refused | None:
        """The reason against picking the last element of `path` after the others.

        Asks the candidates with exactly this path, then those whose path begins with it. Returns
        None if one of them is allowed, or if no candidate has such a path.
        """
        exact: list[Action] = []
        longer: list[Action] = []
        for action in self.game.candidates(self.position, seat):
            if list(action.path[: len(path)]) == path:
                (exact if len(action.path) == len(path) else longer).append(action)
        first: Refused | None = None
        for action in [*exact, *longer]:
            refusal = self.game.why_not(self.position, seat, action)
            if refusal is None:
                return None  # the element leads somewhere
            first = first or Refused(action, refusal)
        return first

    def outcome(self, seat: int, text: str) -> Outcome | Refused:
        """What the action with this notation would do, or the reason against it.

        Raises `UnreadableAction` if the game has no such action.
        """
        refused = self.why_not(seat, text)
        if refused is not None:
            return refused
        return self.game.outcome(self.position, seat, self.game.parse(text), self.seq)

    def lines(self, seat: int) -> list[Line]:
        """The events that a seat may read, in order; those of choices taken back are left out."""
        found = [line for line in self.opening if line.visible_to(seat)]
        for act in self.acts:
            found += [line for line in act.lines if line.visible_to(seat)]
        return found

    def shown_from(self, seat: int) -> int:
        """The first line of the log that a seat may want to see again, and not only to read.

        That is its last choice before what others did last; for a spectator one of the last few.
        Only choices that the seat knows of count.
        """
        known = set(self._known[seat])
        acts = [act for act in self.acts if self.over or act.row.seq in known]
        own = [act.seat == seat for act in acts]
        if True not in own:
            return acts[-WATCHED].row.seq if seat < 0 and len(acts) > WATCHED else 0
        last = len(own)
        while last and own[last - 1]:
            last -= 1
        while last and not own[last - 1]:
            last -= 1
        return acts[last - 1].row.seq if last else 0

    def rows_for(self, seat: int) -> list[Row]:
        """The lines of the log that a seat may read; after the end, all of them.

        While the game runs, lines written in a common phase are left out for other seats, and the
        rest is numbered without gaps: nothing tells how often others chose there.
        """
        if self.over:
            return self.rows
        known = [row for row in self.rows if row.seat == seat or row.seq not in self._private]
        number = {row.seq: place for place, row in enumerate(known, start=1)}
        return [_renumbered(row, number) for row in known]

    def scores(self) -> list[ScoreSheet] | None:
        """The score sheets; None until the game is over."""
        return self.game.scores(self.position) if self.over else None

    def is_current(self, seat: int, number: int) -> bool:
        """Whether a seat that has seen `number` lines has seen its present decision.

        In a common phase another seat's answer changes nothing for this one.
        """
        return self.number_of(seat, self._asked[seat]) <= number <= self.number(seat)

    def forced(self) -> tuple[int, Action] | None:
        """A seat with only one option and no open choice, and that option; None if there is none.

        Not in a common phase: being done is a choice of its own there.
        """
        if self.in_common_phase():
            return None
        for seat in self.waiting():
            options = self.options(seat)
            if len(options) == 1 and not self.game.openings(self.position, seat):
                return seat, options[0]
        return None

    # --- the past

    def position_at(self, seq: int) -> State:
        """The position after the first `seq` lines of the log, as a copy."""
        assert 0 <= seq <= self.seq, f"expected a line from 0 to {self.seq}, found {seq}"
        held = _held(self.rows[self._begun : seq])
        common = 0
        while common < min(len(held), len(self.acts)) and held[common] == self.acts[common].row:
            common += 1
        start, s = self._checkpoint(common)
        for row in held[start:]:
            self.game.apply(s, row.seat, self.game.parse(row.choice))
        return s

    def standing_by_round(self, seat: int) -> list[RoundStanding]:
        """The points at the start of each round, as far as a seat may know them.

        After the end everybody is told the same: what each seat knew of its own points.
        """
        found: list[RoundStanding] = []
        for start in self.starts:
            s = self._position_after(start.acts)
            standing = self._own_standing(s) if self.over else self.game.standing(s, seat)
            found.append(RoundStanding(start.round, self.number_of(seat, start.seq), standing))
        return found

    def _own_standing(self, s: State) -> list[Standing]:
        """The points of every seat as it knew them itself, and of parties as spectators did."""
        own = [self.game.standing(s, seat) for seat in range(-1, s.seats)]
        return [own[one.seat + 1 if one.seat < s.seats else 0][i] for i, one in enumerate(own[0])]

    def _position_after(self, acts: int) -> State:
        """The position after so many of the choices that hold now, as a copy."""
        start, s = self._checkpoint(acts)
        for act in self.acts[start:acts]:
            self.game.apply(s, act.seat, act.action)
        if any([begun.acts == acts for begun in self.starts]):
            self._checkpoints[acts] = _silent(s)  # the next rounds begin from here
        return s

    def _checkpoint(self, acts: int) -> tuple[int, State]:
        """The last kept position after at most so many choices, as a copy, and their number."""
        if not any([number <= acts for number in self._checkpoints]):
            config = self.config  # a table with a past was not set up here
            self._checkpoints[0] = self.game.setup(config.seats, config.seed, config.variant)
        start = max([number for number in self._checkpoints if number <= acts])
        return start, self._checkpoints[start].clone()

    # --- the next line

    def propose(self, seat: int, number: int, text: str, kind: str = ACT) -> Proposal:
        """The proposal for a choice by `seat`, which has seen `number` lines.

        `text` is the notation of the action, `kind` is `ACT`, or `BOT` if a bot chose for the
        seat. Changes nothing; raises `StaleAnswer` or `NotOffered`.
        """
        if not self.is_current(seat, number):
            raise StaleAnswer("the position has changed")
        try:
            action = self.game.parse(text)
        except UnreadableAction:
            raise NotOffered("not_offered", None) from None
        refusal = self.game.why_not(self.position, seat, action)
        if refusal is not None:
            raise NotOffered("refused", Refused(action, refusal))
        if action.retracts and action.text not in [one.text for one in self.options(seat)]:
            raise NotOffered("not_offered", None)
        return self._proposed(Row(self.seq + 1, seat, kind, action.text))

    def steps_of(self, seat: int, text: str) -> list[str]:
        """The notations of the actions that a shortcut stands for; of anything else, itself."""
        for shortcut in self.shortcuts(seat) if text.startswith(AND) else []:
            if shortcut.text == text:
                return [action.text for action in shortcut.actions]
        return [text]

    def propose_more(self, seat: int, text: str) -> Proposal:
        """The proposal for a choice of `seat` that belongs to its last one; raises `NotOffered`."""
        return self.propose(seat, self.number(seat), text, MORE)

    def propose_forced(self) -> Proposal | None:
        """The proposal for the next forced choice; None if there is none."""
        found = self.forced()
        if found is None:
            return None
        seat, action = found
        return self._proposed(Row(self.seq + 1, seat, AUTO, action.text))

    def propose_undo(self, seat: int, number: int) -> Proposal:
        """The proposal to take the last choice of `seat` back, which has seen `number` lines.

        Changes nothing; raises `StaleAnswer` or `NothingToUndo`.
        """
        if not self.is_current(seat, number):
            raise StaleAnswer("the position has changed")
        ways = self.undoable(seat)
        if not ways:
            raise NothingToUndo("nothing to take back")
        return self._proposed(Row(self.seq + 1, seat, UNDO, _numbered(ways[0])))

    def undoable(self, seat: int) -> list[list[int]]:
        """The choices that a seat can take back, the last one first.

        Each is a list of line numbers: the choice, what was chosen together with it, and the
        forced choices that followed from it.
        Undo stops at a barrier, at another seat's choice, at what a bot chose for the seat, and
        at the end of the game. Within a common phase it stops where the phase began, whether
        others have chosen or not, so that nobody can tell from it; the choices of other seats
        stay, because the order of answers does not matter.
        """
        ways: list[list[int]] = []
        if seat < 0 or self.over:
            return ways
        dragged: list[int] = []  # what goes with the choice that led to it
        passed_over = self.in_common_phase()
        for act in reversed(self.acts):
            theirs = act.seat != seat
            if theirs and act.inner:
                passed_over = True
                continue
            if act.barrier or (passed_over and not act.inner):
                break
            if act.row.kind == AUTO or (act.row.kind == MORE and not theirs):
                dragged.insert(0, act.row.seq)
            elif theirs or act.row.kind == BOT:
                break
            else:
                ways.append([act.row.seq, *dragged])
                dragged = []
        return ways

    def accept(self, proposal: Proposal) -> list[Line]:
        """Take a proposal over into the table; returns its events, none for an undo.

        The proposal must have been made after the last line of the log.
        """
        assert proposal.row.seq == self.seq + 1, "a proposal is for the next line"
        kept = proposal.kept
        private = self.in_common_phase()
        if private:
            self._private.add(proposal.row.seq)
        for seat in range(-1, self.config.seats):
            if self._tells(proposal, seat, private):
                self._known[seat].append(proposal.row.seq)
        self.rows.append(proposal.row)
        self.acts[kept:] = proposal.acts
        self.position = proposal.position
        self.starts = proposal.starts
        for number in [number for number in self._checkpoints if number > kept]:
            del self._checkpoints[number]
        due = len(self.acts) - max(self._checkpoints, default=0) >= CHECKPOINT_EVERY
        if due or self.starts[-1].acts == len(self.acts):
            self._checkpoints[len(self.acts)] = _silent(self.position)
        for seat in [proposal.row.seat] if proposal.alone else range(self.config.seats):
            self._asked[seat] = self.seq
        if proposal.row.kind == UNDO:
            return []
        return list(proposal.acts[-1].lines)

    def _tells(self, proposal: Proposal, seat: int, private: bool) -> bool:
        """Whether a seat may know of a line: its own, a public one, or one with an event for it."""
        if not private or not proposal.alone or proposal.row.seat == seat:
            return True
        told = [] if proposal.row.kind == UNDO else proposal.acts[-1].lines
        return any([line.visible_to(seat) for line in told])

    def fold(self, row: Row) -> list[Line]:
        """Apply a line that is already in the log; returns its events, none for an undo.

        Raises `BrokenLog` if the line cannot follow the present one.
        """
        if row.seq != self.seq + 1:
            raise BrokenLog(f"expected line {self.seq + 1} of the log, found line {row.seq}")
        if row.kind not in KINDS:
            raise BrokenLog(
                f"line {row.seq}: expected {' or '.join(KINDS)}, found {shown(row.kind)}"
            )
        wrong = self._why_no_undo(row) if row.kind == UNDO else self._why_no_choice(row)
        if wrong:
            raise BrokenLog(f"line {row.seq}: {wrong}")
        return self.accept(self._proposed(row))

    def _why_no_undo(self, row: Row) -> str:
        """What is wrong with an undo line; empty if nothing is."""
        ways = self.undoable(row.seat)
        expected = f"{_numbered(ways[0])!r}" if ways else "nothing"
        if ways and row.choice == _numbered(ways[0]):
            return ""
        return f"expected seat {row.seat} to take back {expected}, found {shown(row.choice)}"

    def _why_no_choice(self, row: Row) -> str:
        """What is wrong with a line that holds a choice; empty if nothing is."""
        try:
            action = self.game.parse(row.choice)
        except UnreadableAction as error:
            return str(error)
        refusal = self.game.why_not(self.position, row.seat, action)
        if refusal is not None:
            return (
                f"expected an option of seat {row.seat}, found {shown(row.choice)},"
                f" refused with {refusal.code!r}"
            )
        before = self.rows[-1] if self.rows else Row(0, row.seat, "nothing", "")
        if row.kind == MORE and (before.seat != row.seat or before.kind not in (ACT, MORE)):
            return (
                f"expected a choice of seat {row.seat} in the line before,"
                f" found {before.kind} of seat {before.seat}"
            )
        if row.kind == AUTO and self.forced() != (row.seat, action):
            return f"expected the only option there is, found {shown(row.choice)} among others"
        return ""

    def _proposed(self, row: Row) -> Proposal:
        """The proposal for a line that has been checked, worked out on copies of positions."""
        if row.kind != UNDO:
            act, s = self._taken(self.position.clone(), row, self.round)
            starts = self.starts + _started(act, len(self.acts) + 1)
            return Proposal(row, len(self.acts), [act], s, starts, act.inner)
        gone = _numbers(row)
        index = next(i for i, act in enumerate(self.acts) if act.row.seq in gone)
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
        """Carry the choice of a line out on `s`; returns it with its events, and the position."""
        action = self.game.parse(row.choice)
        common_before = _common(s)
        stack_before = s.stack.copy()
        s.listen()
        self.game.apply(s, row.seat, action)
        heard = self.game.heard(s)
        barrier = any([event.barrier for event in heard])
        lines = _lines(row.seq, round_before, heard)
        # While a common phase lasts, nobody touches the common stack.
        inner = common_before and _common(s) and s.stack == stack_before
        return Act(row, action, lines, barrier, inner), s


def _common(s: State) -> bool:
    """Whether a position is in a common phase."""
    return any(s.own)


def _renumbered(row: Row, number: dict[int, int]) -> Row:
    """A line under another number; an undo names the lines it took back by theirs."""
    if row.kind != UNDO:
        return row._replace(seq=number[row.seq])
    gone = [number[int(seq)] for seq in row.choice.split() if int(seq) in number]
    return row._replace(seq=number[row.seq], choice=_numbered(gone))


def _silent(s: State) -> State:
    """A copy that collects no events."""
    return s.clone()


def _lines(seq: int, round_before: int, heard: list[Event]) -> list[Line]:
    """The events of line `seq` with their rounds; an argument `round` begins a new round."""
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


def _numbered(lines: list[int]) -> str:
    """The text of an undo line that takes these lines back."""
    return " ".join([str(number) for number in lines])


def _numbers(row: Row) -> set[int]:
    """The numbers of the lines that an undo line takes back; the inverse of `_numbered`."""
    return {int(number) for number in row.choice.split()}


def _held(rows: list[Row]) -> list[Row]:
    """The lines with choices that have not been taken back by the end of `rows`."""
    held: list[Row] = []
    for row in rows:
        if row.kind == UNDO:
            gone = _numbers(row)
            held = [old for old in held if old.seq not in gone]
        else:
            held.append(row)
    return held
