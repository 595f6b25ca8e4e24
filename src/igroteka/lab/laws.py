"""The laws: what is true of every position, or of every whole game, of all games.

Each law is one function whose name states it and whose docstring is its number; it takes a
`Moment` or a `Record`, returns nothing, and raises `BrokenLaw` with one sentence.
`tests/laws` checks every game, and `igroteka simulate --check` the games it plays.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from igroteka.kernel.actions import Action
from igroteka.kernel.dice import Chance
from igroteka.kernel.errors import GameError, IllegalAction
from igroteka.kernel.events import EVERYBODY, Event
from igroteka.kernel.fields import Fields, Parts
from igroteka.kernel.game import AnyGame
from igroteka.kernel.state import State
from igroteka.kernel.step import Step

T = TypeVar("T")

SPECTATOR = -1
OF_SEATS = ("seat", "card")  # kinds of board elements that belong to a seat
TRIED = 60  # actions out of turn that law 4 tries
PLAYED_ON = 12  # decisions that law 5 plays on in a clone
ANSWERS = 40  # at most so many of one seat in a common phase


class BrokenLaw(Exception):
    """A law that does not hold; the text says what was found."""


def hold(truth: bool, found: str) -> None:
    """Raise `BrokenLaw` with the text `found` unless `truth` is true."""
    if not truth:
        raise BrokenLaw(found)


@dataclass(frozen=True)
class Moment:
    """One decision of a game: the position, who chooses, and the action about to be played."""

    game: AnyGame
    s: State
    seat: int
    action: Action
    chance: Random  # for what a law tries out at random


@dataclass(frozen=True)
class Record:
    """One whole game: a function that sets it up again, all moves, and its last position."""

    game: AnyGame
    begin: Callable[[], State]
    moves: list[tuple[int, Action]]
    end: State


def written(game: AnyGame, s: State) -> str:
    """The save of a position as text; equal texts mean equal positions."""
    return json.dumps(game.save(s))


def choose(game: AnyGame, s: State, seat: int, chance: Random) -> Action:
    """A random choice of `seat`: any option, or one sample of the open choices."""
    samples: list[Action] = game.samples(s, seat, rolls(chance), 1)
    options: list[Action] = game.options(s, seat)
    return chance.choice(options + samples)


def rolls(chance: Random) -> Chance:
    """A source of chance for `Game.samples` and `Game.plausible`, seeded from `chance`."""
    return Chance(chance.getrandbits(62))


# --- laws of a position ----------------------------------------------------------------------


def whoever_waits_can_choose_and_nobody_else_can(now: Moment) -> None:
    """Law 1."""
    game, s = now.game, now.s
    for seat in range(SPECTATOR, s.seats + 1):
        can = bool(game.options(s, seat)) or bool(game.openings(s, seat))
        hold(can == (seat in game.waiting(s)), f"seat {seat} {'can' if can else 'cannot'} choose")


def options_are_distinct_and_depend_on_the_position_alone(now: Moment) -> None:
    """Law 2."""
    game, s, seat = now.game, now.s, now.seat
    options = game.options(s, seat)
    hold(len(set(options)) == len(options), "the same option twice")
    hold(game.options(s.clone(), seat) == options, "a clone has other options")
    hold(game.options(game.load(game.save(s)), seat) == options, "a save has other options")


def every_option_can_be_taken(now: Moment) -> None:
    """Law 3."""
    for action in now.game.options(now.s, now.seat):
        try:
            now.game.play(now.s.clone(), now.seat, action)
        except IllegalAction as error:
            raise BrokenLaw(f"{action.text} is an option and refused: {error}") from error


def options_are_exactly_what_nothing_speaks_against(now: Moment) -> None:
    """Law 4."""
    game, s, seat = now.game, now.s, now.seat
    allowed = {action.text for action in game.actions.all if not game.why_not(s, seat, action)}
    offered = {action.text for action in game.options(s, seat)}
    hold(allowed == offered, f"only one of both has {sorted(allowed ^ offered)[:3]}")


def anything_else_is_refused_with_a_reason_and_changes_nothing(now: Moment) -> None:
    """Law 4."""
    game, s = now.game, now.s
    before = written(game, s)
    for action in now.chance.sample(game.actions.all, min(TRIED, len(game.actions.all))):
        other = now.chance.randrange(s.seats)
        if game.why_not(s, other, action):
            try:
                game.play(s, other, action)
            except IllegalAction as error:
                refusal = error.refusal
                hold(refusal.code in game.clause_of, f"no clause for {refusal.code}")
                hold(bool(refusal.clause), f"{action.text} refused without a clause")
            else:
                raise BrokenLaw(f"{action.text} was played against the rules")
    hold(written(game, s) == before, "a refusal changed the position")
    hold(now.seat in game.waiting(s), "a refusal changed who waits")


def a_clone_is_equal_and_shares_nothing_that_changes(now: Moment) -> None:
    """Law 5."""
    game, s = now.game, now.s
    before = written(game, s)
    twin = s.clone()
    hold(written(game, twin) == before, "a clone is another position")
    stand_apart(s, twin, type(s).__name__)
    for _ in range(PLAYED_ON):
        if game.waiting(twin):
            seat = now.chance.choice(game.waiting(twin))
            game.apply(twin, seat, choose(game, twin, seat, now.chance))
    hold(written(game, s) == before, "playing on in a clone changed the position")


def fields_of(thing: object) -> list[str]:
    """The names of an object's slots, base classes included, interpreted or compiled."""
    names: list[str] = []
    for kind in type(thing).__mro__:
        names += getattr(kind, "__mypyc_attrs__", getattr(kind, "__slots__", ()))
    return [name for name in dict.fromkeys(names) if not name.startswith("__")]


def stand_apart(one: object, other: object, where: str) -> None:
    """Raise `BrokenLaw` unless two objects are equal and share no list or object that changes.

    Steps and variants never change and may be shared. `where` names the object in the error.
    """
    hold(type(one) is type(other), f"{where} is of another type")
    if isinstance(one, Step):
        return
    # Neither do tuples, and a variant is never changed.
    if isinstance(one, str | int | float | tuple | dict | None):
        hold(one == other, f"{where} differs")
        return
    hold(one is not other, f"{where} is shared")
    if isinstance(one, list) and isinstance(other, list):
        hold(len(one) == len(other), f"{where} differs in length")
        for index, (a, b) in enumerate(zip(one, other, strict=True)):
            stand_apart(a, b, f"{where}[{index}]")
        return
    hold(bool(fields_of(one)), f"{where} has no fields")
    for name in fields_of(one):
        stand_apart(getattr(one, name), getattr(other, name), f"{where}.{name}")


def saving_and_loading_changes_nothing(now: Moment) -> None:
    """Law 6."""
    data = written(now.game, now.s)
    again = now.game.load(json.loads(data))
    hold(written(now.game, again) == data, "a save comes back as another position")


def a_save_is_small(now: Moment) -> None:
    """Law 6."""
    size = len(json.dumps(now.game.save(now.s), separators=(",", ":")))
    hold(size <= now.game.meta.largest_save, f"a save of {size} bytes")


def what_others_hide_does_not_change_my_view(now: Moment) -> None:
    """Law 9."""
    game, s = now.game, now.s
    for seat in range(SPECTATOR, s.seats):
        dealt = game.redeal(s, seat, now.chance.randrange(1 << 32))
        mine = json.dumps(game.view(s, seat))
        hold(json.dumps(game.view(dealt, seat)) == mine, f"seat {seat} sees what is hidden")
        hold(game.view(dealt, SPECTATOR) == game.view(s, SPECTATOR), "a spectator sees it")


def no_view_holds_dice_or_pending_steps(now: Moment) -> None:
    """Law 9."""
    game, s = now.game, now.s
    for seat in range(SPECTATOR, s.seats):
        seen = json.dumps(game.view(s, seat))
        for dice in [s.dice, *s.seat_dice]:
            hold(not dice or f"{dice >> 32:x}" not in seen, f"seat {seat} sees dice")
        hold('"stack"' not in seen and '"own"' not in seen, f"seat {seat} sees pending steps")


def a_redealt_position_keeps_the_options_and_changes_the_dice(now: Moment) -> None:
    """Law 10."""
    game, s, seat = now.game, now.s, now.seat
    before = written(game, s)
    number = now.chance.randrange(1 << 32)
    dealt = game.redeal(s, seat, number)
    hold(written(game, s) == before, "dealing anew changed the position")
    hold(game.options(dealt, seat) == game.options(s, seat), "dealing anew changed the options")
    hold(game.waiting(dealt) == game.waiting(s), "dealing anew changed who waits")
    hold(game.pieces(dealt) == game.pieces(s), "dealing anew changed the pieces")
    hold(dealt.dice != s.dice, "dealing anew kept the dice")
    again = game.redeal(s, seat, number)
    hold(written(game, dealt) == written(game, again), "the same dice dealt something else")


def a_redealt_position_can_be_played_to_the_end(now: Moment) -> None:
    """Law 10."""
    game = now.game
    dealt = game.redeal(now.s, now.seat, now.chance.randrange(1 << 32))
    for _ in range(game.meta.max_decisions):
        if not game.waiting(dealt):
            return
        mover = now.chance.choice(game.waiting(dealt))
        game.apply(dealt, mover, choose(game, dealt, mover, now.chance))
    hold(not game.waiting(dealt), f"no end after {game.meta.max_decisions} decisions")


def in_a_common_phase_the_order_of_answers_does_not_matter(now: Moment) -> None:
    """Law 12."""
    game, s = now.game, now.s
    if len(game.waiting(s)) < s.seats:
        return
    answers = [answers_alone(game, s, seat, now.chance) for seat in range(s.seats)]
    one_by_one = s.clone()
    for seat, own in enumerate(answers):
        for action in own:
            game.apply(one_by_one, seat, action)
    mixed = s.clone()
    queue = [seat for seat, own in enumerate(answers) for _ in own]
    now.chance.shuffle(queue)
    for seat in queue:
        game.apply(mixed, seat, answers[seat].pop(0))
    hold(written(game, one_by_one) == written(game, mixed), "another order, another position")


def answers_alone(game: AnyGame, s: State, seat: int, chance: Random) -> list[Action]:
    """The choices of one seat in a common phase, played by it alone until its part is done."""
    alone = s.clone()
    answers: list[Action] = []
    while len(game.waiting(alone)) == s.seats and len(answers) < ANSWERS:
        action = choose(game, alone, seat, chance)
        answers.append(action)
        game.apply(alone, seat, action)
    return answers


def notation_goes_both_ways(now: Moment) -> None:
    """Law 13."""
    text = now.action.text
    hold(now.game.parse(text).text == text, f"{text} is read as something else")


def plausible_options_are_options_and_never_none(now: Moment) -> None:
    """Law 17."""
    game, s, seat = now.game, now.s, now.seat
    plausible = game.plausible(s, seat, rolls(now.chance), 2)
    hold(bool(plausible), "nothing plausible to do")
    for action in plausible:
        hold(game.why_not(s, seat, action) is None, f"{action.text} is plausible and refused")
    hold(not any(action.retracts for action in plausible), "a plausible take-back")


def open_choices_take_what_is_within_bounds_and_nothing_else(now: Moment) -> None:
    """Law 18."""
    game, s, seat = now.game, now.s, now.seat
    openings = game.openings(s, seat)
    samples = game.samples(s, seat, rolls(now.chance), 3)
    hold(bool(samples) == bool(openings), "samples without an open choice, or the reverse")
    hold(len({one.verb for one in openings}) == len(openings), "two open choices with one verb")
    for action in samples:
        again = game.parse(action.text)
        hold(again.text == action.text, f"{action.text} is read as something else")
        hold(bool(action.numbers) and again.numbers == action.numbers, "numbers get lost")
        hold(game.why_not(s, seat, action) is None, f"the sample {action.text} is refused")
    for opening in openings:
        hold(bool(opening.element) and bool(opening.fields), f"{opening.verb} begins nowhere")
        inside = [field.low for field in opening.fields]
        for index, field in enumerate(opening.fields):
            for number in (field.low - 1, field.high + 1):
                numbers = [*inside[:index], number, *inside[index + 1 :]]
                refusal = game.why_not(s, seat, game.parse(opening.text(numbers)))
                hold(refusal is not None, f"{field.name} {number} is out of bounds and allowed")
                said = refusal is not None and refusal.args.get("field") == field.name
                hold(said, f"the refusal of {field.name} {number} does not name it")


def what_an_action_would_do_changes_nothing_and_tells_nothing_hidden(now: Moment) -> None:
    """Law 19."""
    game, s, seat = now.game, now.s, now.seat
    before = written(game, s)
    told = game.outcome(s, seat, now.action, 7)
    hold(written(game, s) == before, "asking changed the position")
    other = game.redeal(s, seat, now.chance.randrange(1 << 32))
    again = game.outcome(other, seat, now.action, 7)
    hold(told.certain == again.certain, "whether it is certain depends on what is hidden")
    hold(heard(told.events) == heard(again.events), "the story depends on what is hidden")
    hold(told.holdings == again.holdings, "the price depends on what is hidden")
    changes = [[(c.seat, c.label, c.change) for c in one.scores] for one in (told, again)]
    hold(changes[0] == changes[1], "the points depend on what is hidden")


def heard(events: list[Event]) -> list[tuple[str, int, dict[str, str | int]]]:
    """Code, seat and arguments of each event, to compare them."""
    return [(event.code, event.seat, event.args) for event in events]


def every_field_is_declared_once(now: Moment) -> None:
    """Law 20."""
    fields = now.game.fields
    hold(same_fields(now.s, fields, State), "the fields of the position are not those declared")
    for part in [field for field in fields.all if isinstance(field, Parts)]:
        for thing in getattr(now.s, part.name):
            hold(same_fields(thing, part.fields, object), f"{part.name}: not as declared")


def same_fields(thing: object, fields: Fields, base: type) -> bool:
    """Whether an object has exactly the declared fields, beside those of the class `base`."""
    shared = fields_of(State()) if base is State else []
    return set(fields_of(thing)) - set(shared) == set(fields.names)


def without_a_barrier_nothing_hidden_is_learned(now: Moment) -> None:
    """Law 24."""
    game, seat = now.game, now.seat
    seen: list[str] = []
    for _ in range(2):
        dealt = game.redeal(now.s, seat, now.chance.randrange(1 << 32))
        dealt.listen()
        game.apply(dealt, seat, now.action)
        stopped = any([event.barrier for event in dealt.heard() if event.visible_to(seat)])
        seen.append("" if stopped else json.dumps(game.look(dealt, seat)))
    hold(seen[0] == seen[1], f"{now.action.text} shows what was hidden, and undo goes past it")


def what_was_dealt_before_does_not_matter_when_dealing_anew(now: Moment) -> None:
    """Law 25."""
    game, s = now.game, now.s
    for seat in range(SPECTATOR, s.seats):
        number = now.chance.randrange(1 << 32)
        once = game.redeal(s, seat, number)
        other = game.redeal(s, seat, now.chance.randrange(1 << 32))
        twice = game.redeal(other, seat, number)
        hold(written(game, once) == written(game, twice), f"seat {seat}: something hidden stayed")


# --- laws of a whole game --------------------------------------------------------------------


def the_same_seed_and_actions_give_the_same_end(whole: Record) -> None:
    """Law 7."""
    game = whole.game
    s = whole.begin()
    for seat, action in whole.moves:
        game.apply(s, seat, action)
    hold(written(game, s) == written(game, whole.end), "played again, another end")


def a_loaded_game_plays_on_identically(whole: Record) -> None:
    """Law 6."""
    game = whole.game
    s = whole.begin()
    for number, (seat, action) in enumerate(whole.moves):
        if number % 40 == 0:
            s = game.load(json.loads(written(game, s)))
        game.play(s, seat, action)
    hold(written(game, s) == written(game, whole.end), "played on from saves, another end")


def pieces_are_conserved(whole: Record) -> None:
    """Law 8."""
    game = whole.game
    s = whole.begin()
    in_box = game.pieces(s)
    for number, (seat, action) in enumerate(whole.moves, 1):
        game.apply(s, seat, action)
        found = game.pieces(s)
        if found != in_box:
            wrong = [name for name in in_box | found if found.get(name) != in_box.get(name)]
            raise BrokenLaw(
                f"after decision {number}, {action.text}: {wrong[0]} {found.get(wrong[0])} "
                f"instead of {in_box.get(wrong[0])}"
            )


def every_game_ends(whole: Record) -> None:
    """Law 11."""
    hold(not whole.game.waiting(whole.end), "somebody still waits")
    hold(len(whole.moves) <= whole.game.meta.max_decisions, f"{len(whole.moves)} decisions")


def score_lines_add_up_and_ranks_follow(whole: Record) -> None:
    """Law 14."""
    sheets = whole.game.scores(whole.end)
    seats = whole.end.seats
    # An automaton, if there is one, comes after the seats.
    hold([sheet.seat for sheet in sheets[:seats]] == list(range(seats)), "sheets out of order")
    for sheet in sheets:
        hold(sum(line.amount for line in sheet.lines) == sheet.total, f"seat {sheet.seat}: total")
        better = [o for o in sheets if (o.total, o.tiebreak) > (sheet.total, sheet.tiebreak)]
        hold(sheet.rank == 1 + len(better), f"seat {sheet.seat}: rank {sheet.rank}")


def listening_changes_nothing_and_silence_costs_nothing(whole: Record) -> None:
    """Law 16."""
    game = whole.game
    s = whole.begin()
    s.listen()
    heard = 0
    for seat, action in whole.moves:
        game.apply(s, seat, action)
        heard += len(s.heard())
    hold(heard > 0, "nothing was told")
    hold(written(game, s) == written(game, whole.end), "listening changed the game")
    hold(whole.end.ears is None and whole.end.heard() == [], "a silent game has collected events")


def rounds_never_go_back(whole: Record) -> None:
    """Law 21."""
    game = whole.game
    s = whole.begin()
    before = game.progress(s)
    for seat, action in whole.moves:
        game.apply(s, seat, action)
        after = game.progress(s)
        hold(after.round >= before.round, f"round {after.round} after round {before.round}")
        hold(after.rounds == before.rounds, "another number of rounds")
        hold(not after.rounds or after.round <= after.rounds, f"round {after.round}, too late")
        hold(bool(after.phase), "a phase without an id")
        before = after


def the_last_standing_is_the_score(whole: Record) -> None:
    """Law 22."""
    game, end = whole.game, whole.end
    scores = [(sheet.seat, sheet.total, sheet.party) for sheet in game.scores(end)]
    for seat in range(SPECTATOR, end.seats):
        standing = [(one.seat, one.points, one.party) for one in game.standing(end, seat)]
        hold(standing == scores, f"seat {seat} is told {standing} instead of {scores}")


def events_name_seats_and_elements(whole: Record) -> None:
    """Law 23."""
    game = whole.game
    s = whole.begin()
    s.listen()
    for seat, action in whole.moves:
        game.apply(s, seat, action)
        for event in s.heard():
            hold(SPECTATOR <= event.seat < s.seats, f"{event} of a seat that is not there")
            hold(EVERYBODY <= event.only < s.seats, f"{event} for a seat that is not there")
            for element in (event.source, event.target):
                hold(not element or is_element(element, s.seats), f"{event}: {element!r}")


def is_element(text: str, seats: int) -> bool:
    """Whether a text is a board element: `kind` or `kind:id`; those of a seat hold its number."""
    kind, _, id = text.partition(":")
    if kind in OF_SEATS and not 0 <= int(id.partition("/")[0] or -1) < seats:
        return False
    return kind.replace("_", "").isalnum() and text.isascii() and " " not in text


OF_A_POSITION: tuple[Callable[[Moment], None], ...] = (
    whoever_waits_can_choose_and_nobody_else_can,
    options_are_distinct_and_depend_on_the_position_alone,
    every_option_can_be_taken,
    options_are_exactly_what_nothing_speaks_against,
    anything_else_is_refused_with_a_reason_and_changes_nothing,
    a_clone_is_equal_and_shares_nothing_that_changes,
    saving_and_loading_changes_nothing,
    a_save_is_small,
    what_others_hide_does_not_change_my_view,
    no_view_holds_dice_or_pending_steps,
    a_redealt_position_keeps_the_options_and_changes_the_dice,
    a_redealt_position_can_be_played_to_the_end,
    in_a_common_phase_the_order_of_answers_does_not_matter,
    notation_goes_both_ways,
    plausible_options_are_options_and_never_none,
    open_choices_take_what_is_within_bounds_and_nothing_else,
    what_an_action_would_do_changes_nothing_and_tells_nothing_hidden,
    every_field_is_declared_once,
    without_a_barrier_nothing_hidden_is_learned,
    what_was_dealt_before_does_not_matter_when_dealing_anew,
)
OF_A_GAME: tuple[Callable[[Record], None], ...] = (
    the_same_seed_and_actions_give_the_same_end,
    a_loaded_game_plays_on_identically,
    pieces_are_conserved,
    every_game_ends,
    score_lines_add_up_and_ranks_follow,
    listening_changes_nothing_and_silence_costs_nothing,
    rounds_never_go_back,
    the_last_standing_is_the_score,
    events_name_seats_and_elements,
)


def name_of(law: Callable[[T], None]) -> str:
    """A law in words, such as `Law 8, pieces are conserved`."""
    number = (law.__doc__ or "").rstrip(".")
    return f"{number}, {law.__name__.replace('_', ' ')}"


def broken(laws: tuple[Callable[[T], None], ...], of: T) -> list[str]:
    """Check laws on a moment or record; returns one sentence for each that does not hold.

    An error that the rules raise counts as a broken law.
    """
    found: list[str] = []
    for law in laws:
        try:
            law(of)
        except BrokenLaw as error:
            found.append(f"{name_of(law)}: {error}")
        except (GameError, AssertionError, LookupError, TypeError, ValueError) as error:
            found.append(f"{name_of(law)}: {error!r}")
    return found
