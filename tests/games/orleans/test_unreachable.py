"""Saved positions that hold all their pieces but that no game leads to are refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from igroteka.games.orleans import GAME
from igroteka.games.orleans.pieces import (
    BOATMAN,
    BOATMAN_CITIZEN,
    CITIZENS,
    CRAFTSMAN,
    EMPTY,
    KNIGHT,
    KNIGHT_CITIZEN,
    MONK,
    SCHOOL,
    STATION_CITIZEN,
    TECH,
    TRADER,
)
from igroteka.games.orleans.rules.deeds import SendFollowers
from igroteka.games.orleans.rules.planning import PlanningPhase
from igroteka.games.orleans.rules.turns import NextTurn, Turn
from igroteka.games.orleans.state import ACTIONS, END, OrleansState
from igroteka.kernel.errors import UnreadableSave
from tests.games.orleans.support.positions import (
    Seat,
    at_actions,
    at_event,
    place,
    plain,
    play,
    position,
)

Change = Callable[[OrleansState], None]

DEVELOPMENT_18 = CITIZENS.index("development:18")


def planned() -> OrleansState:
    """Everybody plans; seat 0 has a tech, a tile of each stack and a follower in the tower."""
    owner = Seat(
        tiles="winery gunpowder_tower",
        places={"castle": "tech . .", "gunpowder_tower": "monk ."},
        market="knight knight knight knight",
    )
    return position(owner, seats=3)


def acting() -> OrleansState:
    """The same position, at the turn of seat 0."""
    return at_actions(planned())


def a_second_tech_on_the_castle(s: OrleansState) -> None:
    player = s.players[0]
    player.slots[player.slots.index(TECH) + 1] = TECH
    player.techs_laid = 2
    player.tracks[CRAFTSMAN] = 2
    s.techs -= 1


def the_first_tech_on_a_boatman_slot(s: OrleansState) -> None:
    slots = s.players[0].slots
    first = slots.index(TECH)
    slots[first], slots[first + 1] = slots[first + 1], slots[first]


def a_laid_tech_is_nowhere(s: OrleansState) -> None:
    s.players[0].techs_laid = 2
    s.players[0].tracks[CRAFTSMAN] = 2


def a_tech_without_a_craftsman(s: OrleansState) -> None:
    s.players[0].tracks[CRAFTSMAN] = 0


def tiles_without_traders(s: OrleansState) -> None:
    s.players[0].tracks[TRADER] = 1


def two_tiles_of_the_second_stack(s: OrleansState) -> None:
    s.tiles.remove(SCHOOL)
    s.tiles.append(s.players[0].tiles[0])
    s.players[0].tiles[0] = SCHOOL


def marker_beyond_a_citizen(s: OrleansState) -> None:
    s.players[1].development = 4


def knight_marker_on_its_citizen(s: OrleansState) -> None:
    s.players[2].tracks[KNIGHT] = 4


def boatman_marker_on_its_citizen(s: OrleansState) -> None:
    s.players[2].tracks[BOATMAN] = 5


def taken(citizen: int) -> Change:
    """Seat 1 has this citizen."""

    def change(s: OrleansState) -> None:
        s.citizens[citizen] = 0
        s.players[1].citizens += 1

    return change


def round_nought(s: OrleansState) -> None:
    s.round = 0


def over_with_steps_to_do(s: OrleansState) -> None:
    s.phase = END


def nothing_to_do(s: OrleansState) -> None:
    s.stack = []


def over_in_round_two(s: OrleansState) -> None:
    s.stack = []
    s.phase = END


def first_player_out_of_turn(s: OrleansState) -> None:
    s.first = 2


def turn_after_the_pass(s: OrleansState) -> None:
    s.players[0].passed = True


def plans_hidden_in_the_action_phase(s: OrleansState) -> None:
    s.phase = ACTIONS
    del s.stack[-2:]


def no_event_to_come(s: OrleansState) -> None:
    del s.stack[1]


def phases_in_another_order(s: OrleansState) -> None:
    s.stack.reverse()


def a_phase_of_ones_own(s: OrleansState) -> None:
    s.own[1].append(PlanningPhase(1))


def two_turns_at_once(s: OrleansState) -> None:
    s.stack.append(Turn(1))


def a_step_of_another_phase(s: OrleansState) -> None:
    s.own[1] = [NextTurn(1)]


def the_same_step_again_and_again(s: OrleansState) -> None:
    s.own[1] = s.own[1] * 40


def a_phase_after_steps_of_the_present_one(s: OrleansState) -> None:
    s.stack.insert(0, s.stack.pop())


def the_same_turn_to_come_twice(s: OrleansState) -> None:
    s.stack[-1:] = [SendFollowers(0, 0, 1), SendFollowers(0, 0, 1)]


def a_plan_of_somebody_who_is_done(s: OrleansState) -> None:
    s.players[1].second_thoughts = 1
    s.own[1] = []


def a_plan_that_others_see_nothing_of(s: OrleansState) -> None:
    s.players[1].shown_slots = ()
    s.own[1] = []


def a_ninth_follower_on_the_market(s: OrleansState) -> None:
    s.players[0].slots[s.players[0].slots.index(MONK)] = EMPTY
    s.players[0].market[MONK] += 1


def removed_goods_back_on_the_market(s: OrleansState) -> None:
    for good in range(len(s.goods_out)):
        s.goods_market[good] += s.goods_out[good]
        s.goods_out[good] = 0


UNREACHABLE: list[tuple[Callable[[], OrleansState], Change, str]] = [
    (
        planned,
        a_step_of_another_phase,
        "position.own[1]: expected steps of planning in their order, found NextTurn",
    ),
    (
        planned,
        the_same_step_again_and_again,
        "position.own[1]: expected steps of planning in their order, found "
        + ", ".join(["PlaceFollowers"] * 7),
    ),
    (
        acting,
        a_phase_after_steps_of_the_present_one,
        "position.stack: expected PassFirstPlayer of nobody before all steps of a phase, found it "
        "of seat -1 after 1",
    ),
    (
        acting,
        the_same_turn_to_come_twice,
        "position.stack: expected SendFollowers of seat 0 once, found it twice",
    ),
    (
        planned,
        a_second_tech_on_the_castle,
        "position.players[0].places: expected at most one tech on castle, found 2",
    ),
    (
        planned,
        the_first_tech_on_a_boatman_slot,
        "position.players[0].places: expected one of the techs on a farmer slot, where the "
        "first was laid; found none",
    ),
    (
        planned,
        a_laid_tech_is_nowhere,
        "position.out.techs: expected at least 1, since so many laid techs are on no slot; found 0",
    ),
    (
        planned,
        a_tech_without_a_craftsman,
        "position.players[0].techs: expected at most 0 by the craftsman track, laid ones "
        "included; found 1",
    ),
    (
        planned,
        tiles_without_traders,
        "position.players[0].tiles: expected at most 1 by the trader track, the one to choose "
        "included; found 2",
    ),
    (
        planned,
        two_tiles_of_the_second_stack,
        "position.players[0].tiles: expected at most 1 of stack II by the trader track, found 2",
    ),
    (
        planned,
        marker_beyond_a_citizen,
        "position.citizens: expected development:3 to be taken, since seat 1 has reached it; "
        "found it lying there",
    ),
    (
        planned,
        knight_marker_on_its_citizen,
        "position.citizens: expected knight to be taken, since seat 2 has reached it; "
        "found it lying there",
    ),
    (
        planned,
        boatman_marker_on_its_citizen,
        "position.citizens: expected boatman to be taken, since seat 2 has reached it; "
        "found it lying there",
    ),
    (
        planned,
        taken(KNIGHT_CITIZEN),
        "position.citizens: expected knight to lie there, since nobody has reached it; "
        "found it gone",
    ),
    (
        planned,
        taken(BOATMAN_CITIZEN),
        "position.citizens: expected boatman to lie there, since nobody has reached it; "
        "found it gone",
    ),
    (
        planned,
        taken(DEVELOPMENT_18),
        "position.citizens: expected development:18 to lie there, since nobody has reached it; "
        "found it gone",
    ),
    (
        planned,
        taken(STATION_CITIZEN),
        "position.citizens: expected stations until the end, found it gone",
    ),
    (
        planned,
        round_nought,
        "position.round: expected 0 in the phase exclusion and only there, found 0 in planning",
    ),
    (
        acting,
        over_with_steps_to_do,
        "position.phase: expected end when no step is pending and only then, found end",
    ),
    (
        acting,
        nothing_to_do,
        "position.phase: expected end when no step is pending and only then, found actions",
    ),
    (acting, over_in_round_two, "position.round: expected 18 at the end, found 2"),
    (
        planned,
        first_player_out_of_turn,
        "position.first: expected 0 in round 2 after seat 2 began, found 2",
    ),
    (
        acting,
        turn_after_the_pass,
        "position.stack: expected a turn of somebody who has not passed, found seat 0",
    ),
    (
        planned,
        no_event_to_come,
        "position.stack: expected PassFirstPlayer, EventPhase, ActionsPhase, PlanningPhase pending "
        "in planning, found PassFirstPlayer, ActionsPhase, PlanningPhase",
    ),
    (
        planned,
        phases_in_another_order,
        "position.stack: expected PassFirstPlayer, EventPhase, ActionsPhase, PlanningPhase pending "
        "in planning, found PlanningPhase, ActionsPhase, EventPhase, PassFirstPlayer",
    ),
    (planned, a_phase_of_ones_own, "position.own[1]: expected no phase, found one"),
    (acting, two_turns_at_once, "position.stack: expected one turn, found 2"),
    (
        planned,
        a_plan_of_somebody_who_is_done,
        "position.players[1].planning: expected nothing to take back after planning, found it",
    ),
    (
        planned,
        a_plan_that_others_see_nothing_of,
        "position.players[1].planning: expected what others see until plans are shown and only "
        "then, found none",
    ),
    (
        planned,
        plans_hidden_in_the_action_phase,
        "position.players[0].planning: expected it in the phases followers and planning, "
        "found it in actions",
    ),
    (
        acting,
        a_ninth_follower_on_the_market,
        "position.players[0].market: expected at most 8 followers after planning, found 9",
    ),
    (
        planned,
        removed_goods_back_on_the_market,
        "position.out.goods: expected at least 6 with 3 players, found 0",
    ),
]


@pytest.mark.parametrize(
    ("start", "change", "sentence"),
    UNREACHABLE,
    ids=[sentence.removeprefix("position.").split(",")[0] for _, _, sentence in UNREACHABLE],
)
def test_a_position_no_game_leads_to_is_refused_in_a_sentence(
    start: Callable[[], OrleansState], change: Change, sentence: str
) -> None:
    s = start()
    GAME.load(plain(GAME.save(s)))
    change(s)

    with pytest.raises(UnreadableSave) as refused:
        GAME.load(plain(GAME.save(s)))

    assert str(refused.value) == sentence


# --- what looks odd and is reachable ---------------------------------------------------------


def loads(s: OrleansState) -> bool:
    """Whether the position comes back from its save as it was."""
    data = plain(GAME.save(s))
    return bool(plain(GAME.save(GAME.load(data))) == data)


def test_a_marker_that_torture_brought_back_behind_its_citizen_loads() -> None:
    winner = Seat(coins=4, citizens="development:3", development=3)
    s = at_event(position(winner, Seat(coins=9), seats=2, event="harvest"))

    play(s, 0, "give development")

    assert s.players[0].development == 2
    assert loads(s)


def test_a_player_whose_first_tech_is_lost_loads_with_the_second() -> None:
    owner = Seat(coins=4, places={"castle": "tech . .", "scriptorium": "tech ."})
    s = at_event(position(owner, Seat(coins=9), seats=2, event="harvest"))

    play(s, 0, "give tech castle/1")

    assert place(s, 0, "scriptorium") == ["tech", "."]
    assert loads(s)


def test_techs_of_a_laboratory_need_no_craftsman() -> None:
    owner = Seat(tiles="laboratory", filled="laboratory", tracks={"craftsman": 0, "trader": 2})
    s = at_actions(position(owner, seats=2))

    play(s, 0, "use laboratory")

    assert s.players[0].techs == 1
    assert loads(s)


def test_nine_followers_on_the_market_load_while_their_owner_plans() -> None:
    s = planned()

    play(s, 0, "take_back gunpowder_tower/1")

    assert sum(s.players[0].market) == 9
    assert loads(s)
