"""Chapter 12, the solo mode: the automaton, its cards and its two tries."""

from __future__ import annotations

import pytest

from igroteka.games.cosmic_colonies import GAME
from igroteka.games.cosmic_colonies.pieces import BUILDINGS, RESOURCES
from igroteka.games.cosmic_colonies.rules.solo import BotTurn, bot_payment
from igroteka.games.cosmic_colonies.state import ColoniesState
from igroteka.games.cosmic_colonies.workers import DECKS, SOLO
from tests.games.cosmic_colonies.support.positions import (
    Seat,
    a_round_later,
    areas,
    card,
    choose,
    counted,
    hand,
    line,
    names,
    options,
    phase,
    play,
    slot,
    store,
    supply,
    table,
    tally,
)

ALL = [worker.id for worker in DECKS[SOLO]]
BUILDS = {
    1: "habitat",
    2: "power_plant",
    3: "greenhouse",
    4: "atmosphere_generator",
    5: "habitat",
    6: "greenhouse",
    7: "power_plant",
    8: "atmosphere_generator",
    9: "entertainment_complex",
    10: "habitat",
    11: "greenhouse",
    12: "atmosphere_generator",
    13: "power_plant",
    14: "entertainment_complex",
}
GATHERS = {
    1: "minerals minerals organics",
    2: "power power minerals",
    3: "organics organics water",
    4: "water water organics",
    5: "minerals minerals power",
    6: "organics organics minerals",
    7: "power power water",
    8: "water water power",
    9: "water minerals organics power",
    10: "organics minerals water",
    11: "water organics power",
    12: "power water minerals",
    13: "minerals power organics",
    14: "power organics minerals water",
}
GATHERS_FIRST = (4, 5, 6, 7)


def automaton(
    number: int,
    resources: str = "",
    areas: str = "water*5 minerals*5 organics*5 power*5",
    empty_slots: str = "",
    listen: bool = False,
) -> ColoniesState:
    """The automaton has taken its turn with this card, store and board."""
    s = table(Seat(""), seats=1, areas=areas, empty_slots=empty_slots)
    for kind, have in enumerate(tally(resources, RESOURCES)):
        s.supply[kind] += s.bot_resources[kind] - have
        s.bot_resources[kind] = have
    s.bot_cards = [card(ALL[number - 1])]
    if listen:
        s.listen()
    BotTurn().run(s)
    return s


def bots(s: ColoniesState) -> dict[str, int]:
    """What the automaton has in store."""
    return counted(s.bot_resources, RESOURCES)


def bot_has(s: ColoniesState) -> dict[str, int]:
    """What the automaton has built."""
    return counted(s.bot_built, BUILDINGS)


def test_12_1_the_set_up_is_that_of_two_players_on_the_basic_side() -> None:
    s = GAME.setup(1, 3)

    assert areas(s) == dict.fromkeys(RESOURCES, 2)
    assert s.slots == [1] * 5
    assert s.side() == 0
    assert store(s) == dict.fromkeys(RESOURCES, 1)
    assert s.passing == [[], []]
    assert GAME.waiting(s) == [0]


@pytest.mark.parametrize("level", range(4, 11))
def test_12_1_a_difficulty_is_chosen(level: int) -> None:
    assert GAME.setup(1, 3).difficulty == 7
    assert GAME.setup(1, 3, {"difficulty": str(level)}).difficulty == level


def test_12_2_the_automaton_begins_with_two_of_each_resource_and_no_goal() -> None:
    s = GAME.setup(1, 3)

    assert bots(s) == dict.fromkeys(RESOURCES, 2)
    assert supply(s) == dict.fromkeys(RESOURCES, 25 - 2 - 2 - 1)
    assert len(s.goals_out) == 4
    assert s.bot_built == [0] * 5


def test_12_3_all_fourteen_solo_workers_are_used_four_of_them_in_the_hand() -> None:
    s = GAME.setup(1, 3)

    assert len(hand(s, 0)) == 4
    assert len(s.deck) == 10
    assert sorted([*hand(s, 0), *names(s.deck)]) == sorted(ALL)
    assert s.box == []


def test_12_4_the_top_card_of_the_deck_is_the_automatons_worker() -> None:
    s = GAME.setup(1, 3)
    top = s.deck[-1]
    s.listen()

    play(s, 0, options(s, 0)[0])

    assert s.bot_cards[0] == top
    assert len(s.deck) == 9
    shown = [event for event in s.heard() if event.code == "bot_shows"]
    assert [event.args["worker"] for event in shown] == names([top])
    assert shown[0].barrier


@pytest.mark.parametrize(("mine", "theirs", "first"), [(3, 8, True), (12, 8, False)])
def test_12_4_the_smaller_priority_acts_first(mine: int, theirs: int, first: bool) -> None:
    """Card 8 builds an atmosphere generator with its two water and one power."""
    s = table(Seat("", hand=ALL[mine - 1]), seats=1)
    s.deck.remove(card(ALL[theirs - 1]))
    s.deck.append(card(ALL[theirs - 1]))

    choose(s, ALL[mine - 1])

    assert (bot_has(s) == {}) == first
    play(s, 0, "gather water")
    assert bot_has(s)["atmosphere_generator"] == 1


def test_12_5_it_tries_the_left_action_first() -> None:
    s = automaton(1, "minerals*2 organics")

    assert bot_has(s) == {"habitat": 1}
    assert bots(s) == {}


def test_12_5_and_the_right_one_only_if_that_is_not_possible() -> None:
    s = automaton(1, "minerals organics*3")

    assert bot_has(s) == {}
    assert bots(s) == {"minerals": 3, "organics": 4}
    s = automaton(4, "water*2 power")
    assert bot_has(s) == {}
    s = automaton(4, "water*2 power", areas="minerals power")
    assert bot_has(s) == {"atmosphere_generator": 1}


def test_12_5_if_neither_is_possible_nothing_happens() -> None:
    s = automaton(1, "water*2", areas="water*5 power*5")

    assert bot_has(s) == {}
    assert bots(s) == {"water": 2}


@pytest.mark.parametrize(
    ("number", "resources", "areas", "told"),
    [
        (1, "minerals*2 organics", "minerals organics", ["bot_builds"]),
        (1, "water*2", "minerals organics", ["bot_cannot_build", "bot_gathers"]),
        (4, "water*2 power", "minerals power", ["bot_cannot_gather", "bot_builds"]),
        (1, "water*2", "water", ["bot_cannot_build", "bot_cannot_gather", "bot_idles"]),
    ],
)
def test_12_5_what_is_tried_in_vain_is_told(
    number: int, resources: str, areas: str, told: list[str]
) -> None:
    s = automaton(number, resources, areas=areas, listen=True)

    assert [event.code for event in s.heard() if event.code != "moved"] == told


@pytest.mark.parametrize("number", range(1, 15))
def test_12_6_what_each_card_builds(number: int) -> None:
    """Its tile goes from the slot, its price to the supply."""
    s = automaton(number, "water*2 minerals*2 organics*2 power*2", areas="")

    assert bot_has(s) == {BUILDS[number]: 1}
    assert sum(s.bot_resources) == 5
    assert not slot(s, f"{BUILDS[number]}/1")
    assert sum(s.supply) == 4 * 25 - 5


@pytest.mark.parametrize("number", range(1, 15))
def test_12_6_no_tile_no_building(number: int) -> None:
    s = automaton(number, "water*2 minerals*2", areas="", empty_slots=f"{BUILDS[number]}/1")

    assert bot_has(s) == {}


def test_12_6_equal_tiles_lie_on_each_other() -> None:
    s = automaton(1, "minerals*4 organics*2")
    s.slots[0] = 1
    BotTurn().run(s)

    assert bot_has(s) == {"habitat": 2}


@pytest.mark.parametrize("number", range(1, 15))
def test_12_7_what_each_card_gathers(number: int) -> None:
    s = automaton(number, "", empty_slots=f"{BUILDS[number]}/1")

    wanted = GATHERS[number].split()
    assert bots(s) == {name: wanted.count(name) for name in RESOURCES if name in wanted}
    assert areas(s) == {name: 5 - wanted.count(name) for name in RESOURCES}


@pytest.mark.parametrize("number", range(1, 15))
def test_12_7_four_cards_gather_first(number: int) -> None:
    s = automaton(number, "water*2 minerals*2 organics power*2")

    assert (bot_has(s) == {}) == (number in GATHERS_FIRST or number == 3 or number == 11)


def test_12_7_a_part_of_what_is_shown_is_enough() -> None:
    """Case 46: one mineral is too few for the habitat; two minerals are gathered, no organics."""
    s = automaton(1, "minerals water*4", areas="minerals*3")

    assert bot_has(s) == {}
    assert bots(s) == {"water": 4, "minerals": 3}
    assert areas(s)["minerals"] == 1


def test_12_7_it_stops_at_nine() -> None:
    """Case 47: storage 8, no water: it takes the mineral and nothing more."""
    s = automaton(
        9,
        "water*4 power*4",
        areas="minerals organics*2 power*2",
        empty_slots="entertainment_complex/1",
    )

    assert bots(s) == {"water": 4, "minerals": 1, "power": 4}
    assert areas(s) == {"water": 0, "minerals": 0, "organics": 2, "power": 2}


def test_12_7_with_nine_it_gathers_nothing_and_tries_the_other_action() -> None:
    s = automaton(4, "water*4 power*5")

    assert bot_has(s) == {"atmosphere_generator": 1}


def test_12_8_my_used_workers_are_discarded_and_its_workers_come_to_my_hand() -> None:
    """Case 50: after round 1 the hand has 4 cards, the deck 8, the discard 2."""
    s = GAME.setup(1, 3)
    before = hand(s, 0)
    its = names(s.deck[-2:])

    a_round_later(s)

    assert len(s.deck) == 8
    assert len(hand(s, 0)) == 4
    used = [name for name in before if name not in hand(s, 0)]
    assert sorted(names(s.discard)) == sorted(used)
    assert set(its) < set(hand(s, 0))
    assert s.bot_cards == []


def test_12_9_an_empty_deck_is_made_anew_of_the_discard() -> None:
    """Case 50: after round 5 the deck is empty; ten cards are shuffled."""
    s = GAME.setup(1, 3)
    sizes = []
    for _ in range(7):
        a_round_later(s)
        sizes.append((len(s.deck), len(s.discard), len(hand(s, 0))))

    assert sizes == [(8, 2, 4), (6, 4, 4), (4, 6, 4), (2, 8, 4), (10, 0, 4), (8, 2, 4), (6, 4, 4)]


def solo_end(built: list[int], difficulty: int, kinds: list[int] | None = None) -> ColoniesState:
    """A solo game with these tiles of the automaton and these of the player."""
    s = table(Seat("", goal="goal_1"), seats=1, difficulty=difficulty)
    s.bot_built = built
    s.players[0].kinds = kinds or []
    return s


@pytest.mark.parametrize(
    ("built", "difficulty", "points"),
    [
        ([2, 2, 1, 1, 1], 8, 56),
        ([3, 2, 1, 1, 0], 7, 44),
        ([0, 0, 0, 0, 0], 7, -25),
        ([7, 0, 0, 0, 0], 10, 50),
        ([1, 1, 1, 1, 1], 4, 20),
    ],
)
def test_12_10_the_automaton_scores_its_tiles_times_the_difficulty(
    built: list[int], difficulty: int, points: int
) -> None:
    """Case 44: seven tiles at 8 are 56. Case 45: seven tiles at 7 without one type are 44."""
    s = solo_end(built, difficulty)

    assert GAME.scores(s)[1].total == points
    assert line(s, 1, "bot_tiles") == sum(built) * difficulty
    assert line(s, 1, "bot_missing") == -5 * built.count(0)


@pytest.mark.parametrize(
    ("kinds", "winner"), [([0] * 10, 1), ([0] * 10 + [1], 0), ([0] * 9 + [1], 1)]
)
def test_12_11_the_player_wins_with_more_points_only(kinds: list[int], winner: int) -> None:
    """Five tiles at difficulty 4 are 20; ten habitats for goal 1 are 20 too."""
    sheets = GAME.scores(solo_end([1, 1, 1, 1, 1], 4, kinds))

    assert [sheet.rank for sheet in sheets] == ([1, 2] if winner == 0 else [2, 1])


def test_12_11_a_whole_solo_game_ends_after_eight_rounds() -> None:
    s = GAME.setup(1, 8)
    for _ in range(8):
        a_round_later(s)

    assert phase(s) == "end"
    assert [sheet.seat for sheet in GAME.scores(s)] == [0, 1]


@pytest.mark.parametrize(
    ("resources", "payment"),
    [
        ("water*3 minerals power*3", "water*2 power"),
        ("minerals*2 organics*2 power*2", "minerals*2 organics"),
        ("water organics*2 power*5", "organics power*2"),
        ("water*4 minerals*4 organics", "water*2 minerals"),
    ],
)
def test_r2_the_automaton_pays_the_complex_with_what_it_has_most_of(
    resources: str, payment: str
) -> None:
    """Case 49: water 3, minerals 1, power 3: 2 water and 1 power."""
    assert bot_payment(tally(resources, RESOURCES), 2, 1) == tally(payment, RESOURCES)
    before = tally(resources, RESOURCES)
    s = automaton(9, resources, areas="")

    assert bot_has(s) == {"entertainment_complex": 1}
    paid = [before[kind] - s.bot_resources[kind] for kind in range(4)]
    assert paid == tally(payment, RESOURCES)


@pytest.mark.parametrize("resources", ["water*5", "water minerals organics power"])
def test_r2_without_two_and_one_it_cannot_build_the_complex(resources: str) -> None:
    assert bot_has(automaton(9, resources, areas="")) == {}
