"""What random games of every kind ask, offer, tell and refuse, each thing once."""

from __future__ import annotations

from functools import cache
from random import Random

from igroteka.kernel.actions import Action, OpenChoice
from igroteka.kernel.errors import Refusal
from igroteka.kernel.events import Event
from igroteka.kernel.game import AnyGame
from igroteka.kernel.state import State
from igroteka.lab.laws import choose
from tests.laws.walks import Table, plausible, tables_of

SEEDS = (41, 42)
PROBED = 25  # times that every action of the game is tried against each kind of decision
KEPT = 16  # decisions between two positions that are kept
OFFERED = 8  # decisions between two at which all candidates are tried
FEW = 8  # actions tried where all are refused alike


class Heard:
    """What some games of one kind told, asked, offered and refused."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.events: dict[str, Event] = {}
        self.decisions: dict[str, int] = {}  # and how often each was asked for
        self.refused: dict[str, tuple[Refusal, Action]] = {}
        self.options: list[list[Action]] = []
        self.openings: dict[str, OpenChoice] = {}
        self.opened: list[Action] = []  # actions of open choices
        self.shortcuts: set[str] = set()  # their verbs
        self.doubts: set[str] = set()  # their codes
        self.phases: set[str] = set()
        self.labels: set[str] = set()
        self.parties: set[str] = set()
        self.holdings: set[str] = set()
        self.positions: list[State] = []

    def play(self, table: Table, seed: int) -> None:
        """One game; odd seeds mean to get somewhere, even ones do anything."""
        game, chance = self.game, Random(seed)
        s = game.setup(table.seats, seed, dict(table.variant), listen=True)
        self.told(s)
        number = chance.randrange(KEPT)
        while waiting := game.waiting(s):
            seat = chance.choice(waiting)
            self.asked(s, seat, chance)
            if number % KEPT == 0:
                self.positions.append(s.clone())
                self.options.append(game.options(s, seat))
            kind = game.decision(s, seat)
            self.decisions[kind] = self.decisions.get(kind, 0) + 1
            if self.decisions[kind] <= PROBED:
                self.tried(s, seat, game.actions.all)
                self.tried(s, (seat + 1) % s.seats, chance.sample(game.actions.all, FEW))
            elif number % OFFERED == 0:
                self.tried(s, seat, game.candidates(s, seat))
            picker = plausible if seed % 2 and chance.random() > 0.1 else choose
            game.apply(s, seat, picker(game, s, seat, chance))
            self.told(s)
            number += 1
        self.tried(s, 0, chance.sample(game.actions.all, FEW))
        self.positions.append(s.clone())
        self.phases.add(game.progress(s).phase)

    def told(self, s: State) -> None:
        """The events since the last time."""
        for event in s.heard():
            self.events.setdefault(f"{event.code} {event.args}", event)

    def asked(self, s: State, seat: int, chance: Random) -> None:
        """What a seat has to decide, and where the game is."""
        game = self.game
        self.phases.add(game.progress(s).phase)
        self.holdings |= set(game.holdings(s, seat))
        for opening in game.openings(s, seat):
            self.openings[opening.verb] = opening
            self.opened += [game.parse(opening.text(numbers)) for numbers in bounds_of(opening)]
            below = game.parse(opening.text([field.low - 1 for field in opening.fields]))
            self.tried(s, seat, [below])
        self.shortcuts |= {shortcut.verb for shortcut in game.shortcuts(s, seat)}
        doubted = [game.doubt(s, seat, one) for one in game.options(s, seat) if one.stops]
        self.doubts |= {doubt.code for doubt in doubted if doubt is not None}
        for sheet in game.scores(s):
            self.labels |= {line.label for line in sheet.lines}
            self.parties |= {sheet.party} - {""}

    def tried(self, s: State, seat: int, actions: list[Action]) -> None:
        """Why actions are not allowed now; each reason once for each form of action."""
        for action in actions:
            refusal = self.game.why_not(s, seat, action)
            if refusal is not None:
                form = [refusal.code, action.verb, *sorted(refusal.args), *sorted(refusal.numbers)]
                self.refused.setdefault(" ".join(form), (refusal, action))


def bounds_of(opening: OpenChoice) -> list[list[int]]:
    """The smallest and the largest numbers of an open choice."""
    return [[field.low for field in opening.fields], [field.high for field in opening.fields]]


@cache
def heard(name: str) -> Heard:
    """What games with every seat count and variant say; played once for all tests."""
    tables = tables_of(name)
    found = Heard(tables[0].rules())
    for table in tables:
        for seed in SEEDS:
            found.play(table, seed)
    return found
