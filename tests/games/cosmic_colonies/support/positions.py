"""Positions of Cosmic Colonies said in words, and short ways to play, refuse and look.

`table(...)` is the moment when everybody chooses a worker; `turn("engineer", ...)` is the turn of
seat 0 with that worker; among several players seat 1 acts after it.
Pieces named for a seat come from the common stock, so nothing is ever added or lost, and every
position built here goes once through the checked save.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from igroteka.games.cosmic_colonies import GAME
from igroteka.games.cosmic_colonies.abilities import Ability, read_ability
from igroteka.games.cosmic_colonies.actions import LAYS
from igroteka.games.cosmic_colonies.grid import cells_of, mask_of
from igroteka.games.cosmic_colonies.pieces import (
    ASTEROIDS,
    BUILDINGS,
    GOALS,
    GROUND,
    MONUMENTS,
    RESOURCES,
    STORAGE,
    TILES,
    UNITS,
    facts,
)
from igroteka.games.cosmic_colonies.rules.setup import cards_to_choose_from
from igroteka.games.cosmic_colonies.rules.turns import ActByPriority, WorkerTurn, plan_of_round
from igroteka.games.cosmic_colonies.state import ACTING, PHASES, ColoniesState
from igroteka.games.cosmic_colonies.workers import CARDS, WORKERS
from igroteka.kernel.components import Fact
from igroteka.kernel.errors import IllegalAction

EACH_ONE = "water minerals organics power"
EACH_TWO = "water*2 minerals*2 organics*2 power*2"

# The advanced workers whose night is their day and more.
DAY_AND_MORE = [
    "night_porter",
    "crane_operator",
    "robo_loader",
    "broker",
    "cost_engineer",
    "fleet_quartermaster",
    "general_contractor",
    "demolition_expert",
    "colony_governor",
]
# A habitat on the asteroid of most positions, squares beside it, and a complex apart from it.
HABITAT = "habitat 0,2 0,3 1,2 1,3"
NEAR = "2,2 2,3 3,2 3,3"
COMPLEX = "entertainment_complex 1,2 1,3 1,4 1,5"


@dataclass
class Seat:
    """What one player has; tiles are written `habitat 0,2 0,3 1,2 1,3`."""

    resources: str = EACH_ONE
    tiles: Sequence[str] = ()
    monuments: Sequence[str] = ()
    hand: str = ""  # the rest of the hand is filled up with other cards
    asteroid: str = ""
    goal: str = ""


# --- reading words ---------------------------------------------------------------------------


def tally(text: str, names: Sequence[str]) -> list[int]:
    """`water*2 power` as numbers."""
    counts = [0] * len(names)
    for word in text.split():
        name, _, number = word.partition("*")
        counts[names.index(name)] += int(number or 1)
    return counts


def mask(squares: str) -> int:
    """`0,2 0,3` as a mask."""
    cells = [word.partition(",") for word in squares.split()]
    return mask_of([(int(row), int(col)) for row, _, col in cells])


def written(squares: int) -> str:
    """A mask as `0,2 0,3`."""
    return " ".join([f"{row},{col}" for row, col in cells_of(squares)])


def card(name: str) -> int:
    """The number of a worker card."""
    return CARDS.index(name)


# --- building --------------------------------------------------------------------------------


def table(
    *players: Seat,
    seats: int = 3,
    mode: str = "basic",
    workers: str = "one_by_one",
    expansion: str = "no",
    expansion_workers: str = "no",
    difficulty: int = 7,
    round: int = 1,
    areas: str | None = None,
    empty_slots: str = "",
    supply: Mapping[str, int] | None = None,
    tiles: Mapping[str, int] | None = None,
    monuments: str = "",
    passing: Sequence[str] = (),
    seed: int = 1,
) -> ColoniesState:
    """A position in which everybody chooses; what is not said is as at the start of a game."""
    variant = {"mode": mode, "workers": workers, "expansion": expansion}
    variant["expansion_workers"] = expansion_workers
    s = GAME.setup(seats, seed, {**variant, "difficulty": str(difficulty)})
    s.round = round
    s.passing_seen = [seats == 2 and round > 1] * 2
    give_boards(s, players)
    give_cards(s, players, passing)
    give_resources(s, players, areas, supply or {})
    give_tiles(s, empty_slots, tiles or {})
    if s.expansion:
        raised = [monument for player in s.players for monument in player.monuments]
        wanted = [MONUMENTS.index(name) for name in monuments.split()]
        spare = [m for m in range(len(MONUMENTS)) if m not in wanted and m not in raised]
        s.monuments = sorted([*wanted, *spare][: len(s.monuments) - len(raised)])
    return again(s)


def give_boards(s: ColoniesState, players: Sequence[Seat]) -> None:
    """Asteroids, tiles, monuments and goals; each asteroid and goal once."""
    rocks = [players[n].asteroid if n < len(players) else "" for n in range(s.seats)]
    goals = [players[n].goal if n < len(players) else "" for n in range(s.seats)]
    spare_rocks = [name for name in ASTEROIDS if name not in rocks]
    spare_goals = [name for name in GOALS if name not in goals]
    for seat in range(s.seats):
        player = s.players[seat]
        player.asteroid = ASTEROIDS.index(rocks[seat] or spare_rocks.pop(0))
        player.goal = GOALS.index(goals[seat] or spare_goals.pop(0))
        for tile in players[seat].tiles if seat < len(players) else ():
            name, _, squares = tile.partition(" ")
            player.kinds.append(BUILDINGS.index(name))
            player.masks.append(mask(squares))
        for tile in players[seat].monuments if seat < len(players) else ():
            name, _, squares = tile.partition(" ")
            player.monuments.append(MONUMENTS.index(name))
            player.monument_masks.append(mask(squares))
        player.occupied = player.covered()
    s.goals_out = [GOALS.index(name) for name in spare_goals]


def give_cards(s: ColoniesState, players: Sequence[Seat], passing: Sequence[str]) -> None:
    """Hands, and the stacks of two players, with the named cards and others."""
    hands = [players[n].hand.split() if n < len(players) else [] for n in range(s.seats)]
    named = [name for hand in hands for name in hand] + " ".join(passing).split()
    assert len(set(named)) == len(named), f"a card is named twice in {named}"
    spare = [number for number in cards_to_choose_from(s) if CARDS[number] not in named]
    for seat in range(s.seats):
        cards = [card(name) for name in hands[seat]]
        while len(cards) < 4:
            cards.append(spare.pop(0))
        s.players[seat].hand = sorted(cards)
    if s.seats == 2:
        s.passing = [
            sorted([card(name) for name in passing[n].split()])
            if passing
            else sorted([spare.pop(0), spare.pop(0)])
            for n in range(2)
        ]
    if s.seats == 1:
        s.deck = spare
    else:
        s.box = spare


def give_resources(
    s: ColoniesState, players: Sequence[Seat], areas: str | None, supply: Mapping[str, int]
) -> None:
    """Stores and areas; a small supply is reached by filling the stores of the last seats."""
    for seat in range(min(s.seats, len(players))):
        s.players[seat].resources = tally(players[seat].resources, RESOURCES)
    if areas is not None:
        s.areas = tally(areas, RESOURCES)
    for kind in range(len(RESOURCES)):
        held = sum([player.resources[kind] for player in s.players])
        s.supply[kind] = UNITS[kind] - held - s.areas[kind] - s.bot_resources[kind]
        for seat in range(s.seats - 1, len(players) - 1, -1):
            store = s.players[seat].resources
            while s.supply[kind] > supply.get(RESOURCES[kind], 99) and sum(store) < STORAGE:
                store[kind] += 1
                s.supply[kind] -= 1
        assert 0 <= s.supply[kind] <= supply.get(RESOURCES[kind], 99), "too much to hide"


def give_tiles(s: ColoniesState, empty_slots: str, tiles: Mapping[str, int]) -> None:
    """Empty some slots `habitat/1`; the supply is the rest, or the last seat's tiles grow."""
    each = s.slots_each()
    for name in empty_slots.split():
        building, _, slot = name.partition("/")
        s.slots[BUILDINGS.index(building) * each + int(slot) - 1] = 0
    for kind in range(len(BUILDINGS)):
        used = sum([player.kinds.count(kind) for player in s.players])
        if kind < 5:
            used += sum(s.slots[kind * each : (kind + 1) * each]) + s.bot_built[kind]
        s.tiles[kind] = TILES[kind] - used
        wanted = tiles.get(BUILDINGS[kind], s.tiles[kind])
        place_in_rows(s, kind, s.tiles[kind] - wanted)


def place_in_rows(s: ColoniesState, kind: int, number: int) -> None:
    """The last seat has so many more of a statue or soylent factory, side by side."""
    player = s.players[-1]
    lays = [action.mask for action in LAYS[kind]]
    for _ in range(number):
        ground = ground_of(s, s.seats - 1)
        free = [m for m in lays if not m & ~ground and not m & player.occupied]
        player.kinds.append(kind)
        player.masks.append(free[0])
        player.occupied |= free[0]
        s.tiles[kind] -= 1


def ground_of(s: ColoniesState, seat: int) -> int:
    """All squares of a seat's asteroid."""
    return GROUND[s.side()][s.players[seat].asteroid]


def deck_of(name: str) -> str:
    """basic, advanced or solo."""
    number = card(name)
    return "basic" if number < 25 else "advanced" if number < 50 else "solo"


def turn(
    worker: str,
    me: Seat | None = None,
    *others: Seat,
    night: bool = False,
    seats: int = 3,
    expansion: str = "",
    **said: Any,
) -> ColoniesState:
    """Seat 0 is about to act with this worker; seat 1 comes next with a plain one."""
    deck = deck_of(worker)
    mine = me or Seat()
    if not mine.asteroid:
        mine.asteroid = "vesta"
    if deck == "solo":
        return solo_turn(worker, mine, **said)
    of_expansion = "yes" if WORKERS[card(worker)].expansion else "no"
    first, plain_one = ("scout", "trainee") if deck == "basic" else ("pathfinder", "night_porter")
    if worker in (first, plain_one):
        first, plain_one = ("geologist", "botanist")
        if deck == "advanced":
            first, plain_one = ("ore_processor", "hydroponist")
    mine.hand = f"{worker} {first}"
    rest = list(others) or [Seat(EACH_TWO)]
    rest[0].hand = plain_one
    s = table(
        mine,
        *rest,
        seats=seats,
        mode=deck,
        expansion=expansion or of_expansion,
        expansion_workers=of_expansion,
        **said,
    )
    s.own = [[] for _ in range(seats)]
    which = 1 if night else 0
    for seat in range(seats):
        hand = s.players[seat].hand
        names = [first, worker] if seat == 0 and night else [worker] if seat == 0 else [plain_one]
        if seat > 1:
            names = [CARDS[hand[0]]]
        if seat and night:
            names = [CARDS[n] for n in hand if CARDS[n] != names[0]][:1] + names
        for name in names:
            hand.remove(card(name))
            s.players[seat].played.append(card(name))
        s.players[seat].revealed = len(names)
    return begin_turn(s, which, WorkerTurn(1, which))


def solo_turn(worker: str, mine: Seat, **said: Any) -> ColoniesState:
    """The player of a solo game acts with this worker; the automaton has acted before."""
    mine.hand = worker
    s = table(mine, seats=1, **said)
    s.own = [[]]
    s.players[0].hand.remove(card(worker))
    s.players[0].played.append(card(worker))
    s.players[0].revealed = 1
    s.bot_cards.append(s.deck.pop())
    return begin_turn(s, 0)


def begin_turn(s: ColoniesState, which: int, *later: WorkerTurn) -> ColoniesState:
    """Seat 0 is about to act with its first or second worker, and then these turns come."""
    s.phase = ACTING
    plan = plan_of_round(s.ways)
    acted = [isinstance(step, ActByPriority) and step.which == which for step in plan]
    rest = plan[acted.index(True) + 1 :]
    s.stack = [*reversed(rest), *reversed(later), WorkerTurn(0, which)]
    return again(s)


def ability(data: Mapping[str, object]) -> Ability:
    """An ability in the words of effects.md, read as from a component file of one's own."""
    card_facts = {"source": "memory", "ability": data}
    return read_ability(Fact(facts("basic_workers"), card_facts, "worker own"), "ability")


def teach(patch: pytest.MonkeyPatch, worker: str, data: Mapping[str, object]) -> None:
    """For one test a worker has another ability, by day and by night; prices stay as they are."""
    learnt = ability(data)
    patch.setattr(WORKERS[card(worker)], "by_day", learnt)
    patch.setattr(WORKERS[card(worker)], "by_night", learnt)


def again(s: ColoniesState) -> ColoniesState:
    """The same position, once through the checked save."""
    return GAME.load(plain(GAME.save(s)))


# --- playing ---------------------------------------------------------------------------------


def play(s: ColoniesState, seat: int, *texts: str) -> ColoniesState:
    """One seat plays these actions, each checked."""
    for text in texts:
        GAME.play(s, seat, GAME.parse(text))
    return s


def choose(s: ColoniesState, *cards: str) -> ColoniesState:
    """Every seat chooses a worker, in the order of the seats."""
    for seat in range(len(cards)):
        play(s, seat, f"play {cards[seat]}")
    return s


def lay_text(building: str, squares: str) -> str:
    """The notation of laying a tile on these squares."""
    wanted = mask(squares)
    for action in LAYS[BUILDINGS.index(building)]:
        if action.mask == wanted:
            return action.text
    raise AssertionError(f"a {building} cannot lie on {squares}")


def lay(s: ColoniesState, seat: int, building: str, squares: str) -> ColoniesState:
    """A tile is laid on these squares."""
    return play(s, seat, lay_text(building, squares))


def idle(s: ColoniesState) -> ColoniesState:
    """Whoever waits takes the first thing that ends it, else the first option."""
    seat = GAME.waiting(s)[0]
    found = GAME.options(s, seat)
    ends = [action for action in found if action.stops] or found
    GAME.play(s, seat, ends[0])
    return s


def a_round_later(s: ColoniesState) -> ColoniesState:
    """All take the first thing they may until the next round or the end."""
    before = s.round
    while s.round == before and GAME.waiting(s):
        idle(s)
    return s


# --- looking ---------------------------------------------------------------------------------


def options(s: ColoniesState, seat: int) -> list[str]:
    """The notation of everything a seat may choose."""
    return [action.text for action in GAME.options(s, seat)]


def options_with(s: ColoniesState, seat: int, verb: str) -> list[str]:
    """What a seat may choose with one verb."""
    return [action.text for action in GAME.options(s, seat) if action.verb == verb]


def squares_offered(s: ColoniesState, seat: int) -> list[str]:
    """The squares of every offered way to lay the tile in hand."""
    return [written(action.mask) for action in GAME.options(s, seat) if action.verb == "lay"]


def refusal(s: ColoniesState, seat: int, text: str) -> tuple[str, str]:
    """Code and clause of the refusal of an action that must be refused and change nothing."""
    action = GAME.parse(text)
    before = GAME.save(s)
    found = GAME.why_not(s, seat, action)
    assert found is not None, f"{text!r} is allowed"
    assert text not in options(s, seat)
    with pytest.raises(IllegalAction) as raised:
        GAME.play(s, seat, action)
    assert raised.value.refusal.code == found.code
    assert GAME.save(s) == before
    return found.code, found.clause


def refusal_numbers(s: ColoniesState, seat: int, text: str) -> dict[str, str | int]:
    """The numbers in the sentence of a refusal."""
    found = GAME.why_not(s, seat, GAME.parse(text))
    assert found is not None, f"{text!r} is allowed"
    return found.numbers


def decision(s: ColoniesState) -> str:
    """The name of what is to be decided now."""
    return type(([*s.stack, *[step for own in s.own for step in own]])[-1]).__name__


def phase(s: ColoniesState) -> str:
    """The phase the table is in."""
    return PHASES[s.phase]


def counted(numbers: Sequence[int], names: Sequence[str]) -> dict[str, int]:
    """Counts by name, without zeros."""
    return {names[index]: numbers[index] for index in range(len(numbers)) if numbers[index]}


def store(s: ColoniesState, seat: int = 0) -> dict[str, int]:
    """The resources of a player."""
    return counted(s.players[seat].resources, RESOURCES)


def areas(s: ColoniesState) -> dict[str, int]:
    """What lies in the areas of the board."""
    return {RESOURCES[kind]: s.areas[kind] for kind in range(len(RESOURCES))}


def supply(s: ColoniesState) -> dict[str, int]:
    """What lies beside the board."""
    return {RESOURCES[kind]: s.supply[kind] for kind in range(len(RESOURCES))}


def built(s: ColoniesState, seat: int = 0) -> list[str]:
    """The tiles of a player with their squares."""
    player = s.players[seat]
    return [
        f"{BUILDINGS[player.kinds[n]]} {written(player.masks[n])}" for n in range(len(player.kinds))
    ]


def slot(s: ColoniesState, name: str) -> bool:
    """Whether a tile lies in a slot such as `habitat/1`."""
    building, _, number = name.partition("/")
    return bool(s.slots[BUILDINGS.index(building) * s.slots_each() + int(number) - 1])


def hand(s: ColoniesState, seat: int) -> list[str]:
    """The cards of a hand."""
    return [CARDS[number] for number in s.players[seat].hand]


def names(cards: Sequence[int]) -> list[str]:
    """Cards by name."""
    return [CARDS[number] for number in cards]


def line(s: ColoniesState, seat: int, label: str) -> int:
    """One line of a score sheet."""
    return {entry.label: entry.amount for entry in GAME.scores(s)[seat].lines}[label]


def winners(s: ColoniesState) -> list[int]:
    """Who is first."""
    return [sheet.seat for sheet in GAME.scores(s) if sheet.rank == 1]


def heard(s: ColoniesState, seat: int, *texts: str) -> list[str]:
    """The codes of what is told while a seat plays these actions."""
    s.listen()
    play(s, seat, *texts)
    return [event.code for event in s.heard()]


def plain(data: object) -> Any:
    """Saved data as it comes back from a file."""
    return json.loads(json.dumps(data))
