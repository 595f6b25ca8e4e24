"""What the rest of the house may ask of any game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeAlias, TypeVar

from igroteka.kernel import engine
from igroteka.kernel.actions import Action, ActionTable, OpenRange
from igroteka.kernel.errors import (
    IllegalAction,
    Refusal,
    UnknownChoice,
    UnreadableSave,
)
from igroteka.kernel.probe import Probe
from igroteka.kernel.save import FORMAT, Reader, shown
from igroteka.kernel.score import ScoreSheet
from igroteka.kernel.state import State

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)

NOT_YOUR_TURN = "not_your_turn"
GAME_OVER = "game_over"
OUT_OF_RANGE = "out_of_range"


class VariantOption:
    """One thing players can agree on before a game, e.g. `planning`: `together` or `in_turn`.

    `fits` says for how many seats a choice is made, from the fewest to the most.
    A choice it does not name is for every table; the default always is.
    """

    __slots__ = ("choices", "default", "fits", "name")

    def __init__(
        self,
        name: str,
        choices: list[str],
        default: str,
        fits: dict[str, tuple[int, int]] | None = None,
    ) -> None:
        self.name = name
        self.choices = choices
        self.default = default
        self.fits = {} if fits is None else fits
        for choice in self.fits:
            if choice == default or choice not in choices:
                raise ValueError(
                    f"{name}: expected another choice than the default, found {choice!r}"
                )

    def choices_for(self, seats: int) -> list[str]:
        """What can be chosen at a table of so many seats."""
        return [choice for choice in self.choices if self.is_for(choice, seats)]

    def is_for(self, choice: str, seats: int) -> bool:
        """Whether a choice can be made at a table of so many seats."""
        if choice not in self.fits:
            return True
        fewest, most = self.fits[choice]
        return fewest <= seats <= most


class Meta:
    """What is known of a game before one is set up."""

    __slots__ = (
        "designer",
        "id",
        "max_decisions",
        "max_seats",
        "min_seats",
        "names",
        "options",
        "rules_version",
        "stage",
    )

    def __init__(
        self,
        id: str,
        names: dict[str, str],
        designer: str,
        seats: tuple[int, int],
        rules_version: int,
        stage: str,
        max_decisions: int,
        options: list[VariantOption],
    ) -> None:
        self.id = id
        self.names = names
        self.designer = designer
        self.min_seats, self.max_seats = seats
        self.rules_version = rules_version
        self.stage = stage
        self.max_decisions = max_decisions  # no game is ever longer
        self.options = options

    def written_variant(self, variant: dict[str, str]) -> dict[str, str]:
        """The options as they stand in a save: those that differ from the default."""
        return {
            option.name: variant[option.name]
            for option in self.options
            if variant[option.name] != option.default
        }

    def read_variant(self, r: Reader, seats: int) -> dict[str, str]:
        """The way back from `written_variant`."""
        r.known([option.name for option in self.options])
        chosen: dict[str, str] = {}
        for option in self.options:
            choices = option.choices_for(seats)
            written = option.name in r.data
            chosen[option.name] = (
                choices[r.name(option.name, choices)] if written else option.default
            )
        return chosen


class Game(ABC, Generic[S, A]):
    """One game: its rules behind the questions every table, bot and laboratory asks."""

    meta: Meta
    actions: ActionTable[A]
    clause_of: dict[str, str]  # refusal code -> clause

    # --- what each game answers itself

    @abstractmethod
    def deal(self, seats: int, seed: int, variant: dict[str, str]) -> S:
        """A position with everything laid out and its first steps pending."""

    @abstractmethod
    def dump(self, s: S) -> dict[str, object]:
        """The position as plain data with readable ids, pending steps included."""

    @abstractmethod
    def restore(self, r: Reader) -> S:
        """The way back from `dump`, checking everything."""

    @abstractmethod
    def look(self, s: S, seat: int) -> dict[str, object]:
        """What `seat` may know of the pieces, built from nothing. -1 is the spectator."""

    @abstractmethod
    def redeal(self, s: S, seat: int, dice: int) -> S:
        """A position `seat` cannot tell from the true one, with fresh dice."""

    @abstractmethod
    def scores(self, s: S) -> list[ScoreSheet]:
        """A score sheet per seat, as if the game ended now."""

    @abstractmethod
    def value(self, s: S, seat: int) -> float:
        """How good the position is for `seat`, in points; what bots and review go by."""

    @abstractmethod
    def pieces(self, s: S) -> dict[str, int]:
        """How many of each conserved piece exist anywhere; the same at every decision."""

    # --- what follows from them

    def setup(self, seats: int, seed: int, variant: dict[str, str] | None = None) -> S:
        """A game ready for its first decision."""
        meta = self.meta
        if not meta.min_seats <= seats <= meta.max_seats:
            raise UnknownChoice(
                f"{meta.id}: expected {meta.min_seats} to {meta.max_seats} seats, found {seats}"
            )
        full = self.full_variant(variant)
        for option in meta.options:
            choice = full[option.name]
            if not option.is_for(choice, seats):
                fewest, most = option.fits[choice]
                wanted = f"{most} seats" if most > 1 else "1 seat"
                if fewest < most:
                    wanted = f"{fewest} to {wanted}"
                raise UnknownChoice(
                    f"{meta.id}: expected {wanted} for {option.name}={choice}, found {seats}"
                )
        s = self.deal(seats, seed, full)
        engine.advance(s)
        return s

    def full_variant(self, variant: dict[str, str] | None) -> dict[str, str]:
        """The chosen options with defaults for the rest."""
        chosen = {option.name: option.default for option in self.meta.options}
        choices = {option.name: option.choices for option in self.meta.options}
        for name, choice in (variant or {}).items():
            if name not in choices:
                raise UnknownChoice(
                    f"{self.meta.id}: expected a variant option among "
                    f"{', '.join(choices) or 'none'}; found {name!r}"
                )
            if choice not in choices[name]:
                raise UnknownChoice(
                    f"{self.meta.id}: expected {name} to be one of "
                    f"{', '.join(choices[name])}; found {choice!r}"
                )
            chosen[name] = choice
        return chosen

    def statistics(self, s: S, seat: int) -> dict[str, int]:
        """What a laboratory counts of a seat beside its score; the same names in every position."""
        return {}

    def probes(self) -> list[Probe[S]]:
        """What a bench measures of this game beside what it measures of every game."""
        return []

    def waiting(self, s: S) -> list[int]:
        """Who must choose now; several in a common phase; empty at the end."""
        return engine.waiting(s)

    def options(self, s: S, seat: int) -> list[A]:
        """All that `seat` may choose, distinct, ordered by the position alone."""
        decision = engine.decision_of(s, seat)
        if decision is None:
            return []
        found: list[A] = decision.options(s)
        return found

    def open_range(self, s: S, seat: int) -> OpenRange | None:
        """The bounds of an open choice `seat` has now, if any."""
        decision = engine.decision_of(s, seat)
        return None if decision is None else decision.open_range(s)

    def candidates(self, s: S, seat: int) -> list[A]:
        """What a person may think of trying now, allowed or not."""
        decision = engine.decision_of(s, seat)
        if decision is None:
            return []
        found: list[A] = decision.candidates(s)
        return found

    def plausible(self, s: S, seat: int) -> list[A]:
        """The options a player who means to get somewhere would look at; never a take-back.

        Bots choose among these. A game may narrow them further by its own habits of play.
        """
        return [action for action in self.options(s, seat) if not action.retracts]

    def why_not(self, s: S, seat: int, action: A) -> Refusal | None:
        """The reason against an action, or nothing: behind options, refusals and tooltips."""
        decision = engine.decision_of(s, seat)
        if decision is None:
            code = NOT_YOUR_TURN if engine.waiting(s) else GAME_OVER
            return Refusal(code, self.clause_of.get(code, ""), {})
        code = decision.why_not(s, action)
        if not code:
            return None
        clause = decision.refusal_clause(s, action, code) or self.clause_of.get(code, "")
        return Refusal(code, clause, decision.refusal_numbers(s, action, code))

    def apply(self, s: S, seat: int, action: A) -> None:
        """Carry out an allowed action, unchecked: for search."""
        engine.apply(s, seat, action)

    def play(self, s: S, seat: int, action: A) -> None:
        """Carry out an action from outside, or refuse it and change nothing."""
        refusal = self.why_not(s, seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        engine.apply(s, seat, action)

    def parse(self, text: str) -> A:
        """The action with this notation."""
        return self.actions.parse(text)

    def view(self, s: S, seat: int) -> dict[str, object]:
        """What `seat` may know: the only thing the network and honest bots get."""
        seen = self.look(s, seat)
        seen["game"] = self.meta.id
        seen["seat"] = seat
        seen["seats"] = s.seats
        seen["waiting"] = engine.waiting(s)
        return seen

    def save(self, s: S) -> dict[str, object]:
        """Plain data with a format number, pending steps included."""
        return {
            "format": FORMAT,
            "game": self.meta.id,
            "rules_version": self.meta.rules_version,
            "position": self.dump(s),
        }

    def load(self, data: object) -> S:
        """The position that was saved, or one sentence saying what does not fit."""
        r = Reader(data, "")
        if r.data.get("game") != self.meta.id:
            raise UnreadableSave(
                f"game: expected a save of {self.meta.id!r}, found {shown(r.data.get('game'))}"
            )
        if r.data.get("format") != FORMAT:
            raise UnreadableSave(
                f"format: expected save format {FORMAT}, found {shown(r.data.get('format'))}"
            )
        r.whole("rules_version", 1, self.meta.rules_version)
        s = self.restore(r.child("position"))
        try:
            engine.advance(s)
            choices = [
                bool(self.options(s, seat)) or self.open_range(s, seat) is not None
                for seat in engine.waiting(s)
            ]
        except (AssertionError, IndexError, KeyError, ValueError) as error:
            # An edited position can hold steps that speak of pieces which are not there.
            raise UnreadableSave(
                f"position: expected pending steps that fit the pieces, found {error!r}"
            ) from error
        for seat, can in zip(engine.waiting(s), choices):
            if not can:
                raise UnreadableSave(
                    f"position: expected a choice for seat {seat}, which has to decide; found none"
                )
        return s


# Tables, bots and laboratories run any game; only the game knows its state and action types.
AnyGame: TypeAlias = Game[Any, Any]
