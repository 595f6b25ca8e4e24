"""What the rest of the house may ask of any game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Final, Generic, TypeAlias, TypeVar

from igroteka.kernel import engine
from igroteka.kernel.actions import Action, ActionTable, Doubt, OpenChoice, Shortcut
from igroteka.kernel.dice import Chance
from igroteka.kernel.errors import IllegalAction, Refusal, UnknownChoice, UnreadableSave
from igroteka.kernel.events import Event
from igroteka.kernel.fields import Fields
from igroteka.kernel.meta import Meta, VariantOption
from igroteka.kernel.outcome import Outcome, ScoreChange
from igroteka.kernel.probe import Parcel, Probe
from igroteka.kernel.progress import Progress
from igroteka.kernel.save import FORMAT, Reader, shown, with_dice_together
from igroteka.kernel.score import ScoreSheet, Standing
from igroteka.kernel.state import State
from igroteka.kernel.step import NOT_NOW
from igroteka.kernel.step_codec import StepCodec

__all__ = ["AnyGame", "Game", "Meta", "VariantOption"]

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)

NOT_YOUR_TURN: Final = "not_your_turn"
GAME_OVER: Final = "game_over"
OUT_OF_RANGE: Final = "out_of_range"
PROSPECTS: Final = "prospects"  # the part of a value that is on no score sheet yet
# What the kernel itself writes of a position.
KERNEL_KEYS: Final = ("seats", "variant", "stack", "own", "dice")
SAVE_KEYS: Final = ("format", "game", "rules_version", "position")


class Game(ABC, Generic[S, A]):
    """One game: its rules behind the questions every table, bot and laboratory asks.

    `clause_of` gives the clause behind each refusal code, `fields` the fields of the game's
    `State`, `steps` the way its pending steps are saved.
    """

    meta: Meta
    actions: ActionTable[A]
    clause_of: dict[str, str]
    fields: Fields
    steps: StepCodec

    # --- what each game answers itself

    @abstractmethod
    def blank(self) -> S:
        """A new object of the game's `State`, without values."""

    @abstractmethod
    def lay_out(self, s: S) -> None:
        """Set the game up: pieces in their places, first steps pending.

        Seats, variant and dice are already there.
        """

    @abstractmethod
    def look(self, s: S, seat: int) -> Mapping[str, object]:
        """What `seat` may know of the pieces, built from nothing. -1 is the spectator."""

    @abstractmethod
    def deal_hidden(self, s: S, seat: int) -> None:
        """Deal anew what `seat` may not know, with the fresh dice that `s` has been given."""

    @abstractmethod
    def progress(self, s: S) -> Progress:
        """The round and phase the game is in."""

    @abstractmethod
    def scores(self, s: S) -> list[ScoreSheet]:
        """A score sheet per seat, as if the game ended now; parties without a seat follow."""

    @abstractmethod
    def value(self, s: S, seat: int) -> float:
        """How good the position is for `seat`, in points; what bots and review go by."""

    @abstractmethod
    def pieces(self, s: S) -> dict[str, int]:
        """How many of each conserved piece exist anywhere; the same at every decision."""

    # --- what a game may answer differently

    def settle(self, s: S, r: Reader) -> None:
        """Fill derived fields of a position read from a save, and check that play can reach it.

        Raises `UnreadableSave`; `r` is the reader of the position, for saying where.
        """

    def standing(self, s: S, seat: int) -> list[Standing]:
        """The points of all seats and parties now, as far as `seat` may know them."""
        return [Standing(sheet.seat, sheet.total, sheet.party) for sheet in self.scores(s)]

    def holdings(self, s: S, seat: int) -> dict[str, int]:
        """What `seat` owns, by kind: what prices are paid with and gains are counted in."""
        return {}

    def reach(self, s: S, seat: int, action: A) -> list[str]:
        """The board elements that an action touches beyond its path."""
        return []

    def parts(self, s: S, seat: int) -> dict[str, float]:
        """What `value` is made of, by name: what a hint gives as its reasons.

        The parts add up to the value: they are those of `named_parts` and, as `prospects`,
        whatever the value sees beyond them.
        """
        found = self.named_parts(s, seat)
        left = self.value(s, seat)
        for name in found:
            left -= found[name]
        found[PROSPECTS] = left
        return found

    def named_parts(self, s: S, seat: int) -> dict[str, float]:
        """The parts of `value` that have names; by default the lines of the score sheet.

        Their words are `<game>-part-<name>`, or those of the score sheet.
        """
        found: dict[str, float] = {}
        for line in self.scores(s)[seat].lines:
            found[line.label] = found.get(line.label, 0.0) + line.amount
        return found

    def statistics(self, s: S, seat: int) -> dict[str, int]:
        """What a laboratory counts of a seat beside its score; the same names in every position."""
        return {}

    def probes(self) -> list[Probe[S]]:
        """What a bench measures of this game beside what it measures of every game."""
        return []

    def parcels(self) -> list[Parcel[S]]:
        """What this game sends whose packed size a bench measures."""
        return []

    def targets(self, compiled: bool) -> dict[str, float]:
        """What this game should reach of a bench's figures of every game, by their names."""
        return {}

    def plausible_options(self, s: S, seat: int) -> list[A]:
        """The options that a player who means to get somewhere would look at; no take-backs."""
        return [action for action in self.options(s, seat) if not action.retracts]

    def quick_values(self, s: S, seat: int, actions: list[A]) -> list[float]:
        """The worth of each action to `seat`, compared with the others: what playouts go by.

        By default each is tried; a game may guess faster.
        """
        return self.tried_values(s, seat, actions)

    def tried_values(self, s: S, seat: int, actions: list[A]) -> list[float]:
        """The value to `seat` after each action, carried out on a copy."""
        worths: list[float] = []
        for action in actions:
            trial: S = s.clone()  # type: ignore[assignment]  # as in `redeal`
            engine.apply(trial, seat, action)
            worths.append(self.value(trial, seat))
        return worths

    def tried_some(self, s: S, seat: int, actions: list[A], closely: list[int]) -> list[float]:
        """`tried_values` of the actions with these indices; all others are worth less than they."""
        if len(closely) == len(actions):
            return self.tried_values(s, seat, actions)
        tried = self.tried_values(s, seat, [actions[index] for index in closely])
        worths = [min(tried) - 1.0] * len(actions)
        for which in range(len(closely)):
            worths[closely[which]] = tried[which]
        return worths

    def samples(self, s: S, seat: int, chance: Chance, number: int) -> list[A]:
        """So many sensible actions of the open choices of `seat`; by default any within bounds."""
        openings = self.openings(s, seat)
        found: list[A] = []
        if openings:
            for _ in range(number):
                opening = openings[chance.below(len(openings))]
                numbers = [chance.between(field.low, field.high) for field in opening.fields]
                found.append(self.parse(opening.text(numbers)))
        return found

    # --- setting up

    def check(self, seats: int, variant: dict[str, str] | None = None) -> dict[str, str]:
        """The full variant of a game that can be set up; raises `UnknownChoice` if it cannot."""
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
        return full

    def setup(
        self, seats: int, seed: int, variant: dict[str, str] | None = None, listen: bool = False
    ) -> S:
        """A game ready for its first decision; with `listen` it has collected its first events."""
        s = self.deal(seats, seed, self.check(seats, variant))
        if listen:
            s.listen()
        engine.advance(s)
        return s

    def deal(self, seats: int, seed: int, variant: dict[str, str]) -> S:
        """A position with everything laid out and its first steps pending."""
        s = self.empty(seats)
        s.variant = variant
        s.take_dice(seed)
        self.lay_out(s)
        return s

    def empty(self, seats: int) -> S:
        """A position with all fields as they begin, before anything is laid out."""
        s = self.blank()
        s.begin(seats)
        self.fields.begun(s, seats)
        return s

    def full_variant(self, variant: dict[str, str] | None) -> dict[str, str]:
        """The chosen options with defaults for the rest."""
        chosen = {option.name: option.default for option in self.meta.options}
        if not variant:
            return chosen
        choices = {option.name: option.choices for option in self.meta.options}
        for name, choice in variant.items():
            if name not in choices:
                raise UnknownChoice(
                    f"{self.meta.id}: expected a variant option among "
                    f"{', '.join(choices) or 'none'}; found {shown(name)}"
                )
            if choice not in choices[name]:
                raise UnknownChoice(
                    f"{self.meta.id}: expected {name} to be one of "
                    f"{', '.join(choices[name])}; found {shown(choice)}"
                )
            chosen[name] = choice
        return chosen

    # --- choosing

    def waiting(self, s: S) -> list[int]:
        """Who must choose now; several in a common phase; empty at the end."""
        return engine.waiting(s)

    def decision(self, s: S, seat: int) -> str:
        """The name of what `seat` has to decide now; empty if nothing."""
        decision = engine.decision_of(s, seat)
        return "" if decision is None else type(decision).__name__

    def options(self, s: S, seat: int) -> list[A]:
        """All that `seat` may choose, distinct, ordered by the position alone."""
        decision = engine.decision_of(s, seat)
        if decision is None:
            return []
        found: list[A] = decision.options(s)
        return found

    def openings(self, s: S, seat: int) -> list[OpenChoice]:
        """The open choices that `seat` has now, beside its options."""
        decision = engine.decision_of(s, seat)
        return [] if decision is None else decision.openings(s)

    def candidates(self, s: S, seat: int) -> list[A]:
        """What a person may think of trying now, allowed or not."""
        decision = engine.decision_of(s, seat)
        if decision is None:
            return []
        found: list[A] = decision.candidates(s)
        return found

    def doubt(self, s: S, seat: int, action: A) -> Doubt | None:
        """What speaks against an option of `seat` that most players would regret."""
        decision = engine.decision_of(s, seat)
        return None if decision is None else decision.doubt(s, action)

    def shortcuts(self, s: S, seat: int) -> list[Shortcut[A]]:
        """Options in a row that a person may want to choose at once."""
        decision = engine.decision_of(s, seat)
        if decision is None:
            return []
        found: list[Shortcut[A]] = decision.shortcuts(s)
        return found

    def plausible(self, s: S, seat: int, chance: Chance, samples: int = 1) -> list[A]:
        """What bots choose among: plausible options, and samples of the open choices."""
        return self.plausible_options(s, seat) + self.samples(s, seat, chance, samples)

    def why_not(self, s: S, seat: int, action: A) -> Refusal | None:
        """The reason against an action, or nothing: behind options, refusals and tooltips."""
        decision = engine.decision_of(s, seat)
        if decision is None:
            code = NOT_YOUR_TURN if engine.waiting(s) else GAME_OVER
            return self._refusal(code, "", action, {})
        if action.numbers:
            openings = [one for one in decision.openings(s) if one.verb == action.verb]
            if not openings:
                return self._refusal(NOT_NOW, "", action, {})
            field = openings[0].outside(action.numbers)
            if field is not None:
                bounds: dict[str, str | int] = {
                    "field": field.name,
                    "low": field.low,
                    "high": field.high,
                }
                return self._refusal(OUT_OF_RANGE, "", action, bounds)
        code = decision.why_not(s, action)
        if not code:
            return None
        clause = decision.refusal_clause(s, action, code)
        return self._refusal(code, clause, action, decision.refusal_numbers(s, action, code))

    def _refusal(self, code: str, clause: str, action: A, numbers: dict[str, str | int]) -> Refusal:
        """A refusal with all that its sentence may mention."""
        said: dict[str, str | int] = {**action.args, "verb": action.verb}
        return Refusal(code, clause or self.clause_of.get(code, ""), numbers, said)

    def apply(self, s: S, seat: int, action: A) -> None:
        """Carry out an allowed action, unchecked: for search."""
        engine.apply(s, seat, action)

    def heard(self, s: S) -> list[Event]:
        """The events since the last time it was asked; occasions with what they brought."""
        events = s.heard()
        after = s
        for event in reversed(events):
            if event.before is not None:
                before: S = event.before  # type: ignore[assignment]  # as in `redeal`
                event.brought = [self._gained(before, after, seat) for seat in range(s.seats)]
                event.before = None
                after = before
        return events

    def _gained(self, before: S, after: S, seat: int) -> dict[str, int]:
        """What a seat has more, or less if negative, by kind."""
        held = self.holdings(before, seat)
        owned = self.holdings(after, seat)
        return {kind: owned[kind] - held[kind] for kind in owned if owned[kind] != held[kind]}

    def play(self, s: S, seat: int, action: A) -> None:
        """Carry out an action from outside, or raise `IllegalAction` and change nothing."""
        refusal = self.why_not(s, seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        engine.apply(s, seat, action)

    def parse(self, text: str) -> A:
        """The action with this notation; raises `UnreadableAction` if there is none."""
        return self.actions.parse(text)

    def outcome(self, s: S, seat: int, action: A, seed: int) -> Outcome:
        """What an allowed action would do, told from a redealt position."""
        trial = self.redeal(s, seat, seed)
        before = self.scores(trial)
        reach = self.reach(trial, seat, action)
        events: list[Event] = []
        certain = going = True
        ends = False
        start: S = trial.clone()  # type: ignore[assignment]  # as in `redeal`
        known = start
        trial.listen()
        engine.take(trial, seat, action)
        while certain and going:
            for event in trial.heard():
                if certain and event.visible_to(seat):
                    certain = not event.barrier
                    ends = event.barrier and event.seat != seat
                    if certain:
                        events.append(event)
            if certain:
                known = trial.clone()  # type: ignore[assignment]  # as in `redeal`
                going = engine.advance_once(trial)
        if not ends:
            engine.advance(trial)
            ends = seat not in engine.waiting(trial)
        gained = self._gained(start, known, seat)
        changes = score_changes(before, self.scores(known))
        return Outcome(events, certain, changes, gained, reach, ends)

    # --- knowing

    def view(self, s: S, seat: int) -> dict[str, object]:
        """What `seat` may know of the pieces: all that the network and honest bots get of them."""
        return dict(self.look(s, seat))

    def redeal(self, s: S, seat: int, dice: int) -> S:
        """A position `seat` cannot tell from the true one, with fresh dice."""
        new: S = s.clone()  # type: ignore[assignment]  # every game's `clone` gives its own State
        new.make_up_dice(dice)
        self.deal_hidden(new, seat)
        return new

    # --- saving

    def dump(self, s: S) -> dict[str, object]:
        """The position as plain data with readable ids, pending steps included."""
        return {
            "seats": s.seats,
            "variant": self.meta.written_variant(s.variant),
            **self.fields.dump(s),
            "stack": self.steps.write_all(s.stack),
            "own": [self.steps.write_all(steps) for steps in s.own],
            "dice": [f"{dice:x}" for dice in [s.dice, *s.seat_dice]],
        }

    def restore(self, r: Reader) -> S:
        """The way back from `dump`, checking everything."""
        seats = r.whole("seats", self.meta.min_seats, self.meta.max_seats)
        r.seats = seats
        s = self.empty(seats)
        s.variant = self.meta.read_variant(r.child("variant"), seats)
        self.fields.restore(s, r, KERNEL_KEYS)
        s.stack = self.steps.read_all(r.value("stack"), r.at("stack"), seats)
        s.own = self.steps.read_own(r, "own", seats)
        dice = r.bigs("dice", 1 + seats)
        s.dice = dice[0]
        s.seat_dice = dice[1:]
        self.settle(s, r)
        return s

    def save(self, s: S) -> dict[str, object]:
        """Plain data with a format number, pending steps included."""
        return {
            "format": FORMAT,
            "game": self.meta.id,
            "rules_version": self.meta.rules_version,
            "position": self.dump(s),
        }

    def load(self, data: object) -> S:
        """The position that was saved; raises `UnreadableSave` with what does not fit."""
        r = Reader(data, "")
        if r.data.get("game") != self.meta.id:
            raise UnreadableSave(
                f"game: expected a save of {self.meta.id!r}, found {shown(r.data.get('game'))}"
            )
        found = r.data.get("format")
        if found is True or found not in range(1, FORMAT + 1):
            raise UnreadableSave(f"format: expected save format {FORMAT}, found {shown(found)}")
        r.known(SAVE_KEYS)
        r.whole("rules_version", 1, self.meta.rules_version)
        position = r.child("position")
        if found == 1:
            position.data = with_dice_together(position.data)
        s = self.restore(position)
        try:
            engine.advance(s)
            choices = [
                bool(self.options(s, seat)) or bool(self.openings(s, seat))
                for seat in engine.waiting(s)
            ]
        except (AssertionError, IndexError, KeyError, ValueError) as error:
            # An edited position can hold steps that speak of pieces which are not there.
            raise UnreadableSave(
                f"position: expected pending steps that fit the pieces, found {shown(error)}"
            ) from error
        for seat, can in zip(engine.waiting(s), choices):
            if not can:
                raise UnreadableSave(
                    f"position: expected a choice for seat {seat}, which has to decide; found none"
                )
        return s


def score_changes(before: list[ScoreSheet], after: list[ScoreSheet]) -> list[ScoreChange]:
    """The lines that differ between two score sheets of the same seats."""
    changes: list[ScoreChange] = []
    for index in range(len(after)):
        amounts: dict[str, int] = {}
        for line in after[index].lines:
            amounts[line.label] = amounts.get(line.label, 0) + line.amount
        for line in before[index].lines:
            amounts[line.label] = amounts.get(line.label, 0) - line.amount
        for label in amounts:
            if amounts[label]:
                changes.append(ScoreChange(after[index].seat, label, amounts[label]))
    return changes


# Tables, bots and laboratories run any game; only the game knows its state and action types.
AnyGame: TypeAlias = Game[Any, Any]
