"""Rulings on place tiles: losing them, and those with open points of their own."""

from __future__ import annotations

import pytest

from igroteka.games.orleans import GAME
from tests.games.orleans.support.positions import (
    STARTERS,
    Seat,
    a_round_later,
    at_actions,
    at_event,
    bag,
    coins,
    filled_spaces,
    goods,
    market,
    on_edge,
    options,
    place,
    play,
    position,
    refusal,
    tiles,
)

# --- R10 to R12 ------------------------------------------------------------------------------


def test_r10_a_lost_tile_sends_its_followers_home_and_takes_its_tech_along() -> None:
    s = position(
        Seat(coins=4, tiles="winery", techs_laid=1, places={"winery": "tech trader"}),
        Seat(coins=9),
        seats=2,
        event="harvest",
    )
    at_event(s)
    left = s.techs

    play(s, 0, "give tile winery")

    assert bag(s, 0) == {"trader": 1}
    assert s.techs == left
    assert s.techs_out == 1
    assert place(s, 0, "winery") == [".", "."]
    assert tiles(s, 0) == []


def test_r10_a_lost_tower_sends_its_followers_home() -> None:
    s = position(
        Seat(coins=4, tiles="gunpowder_tower", places={"gunpowder_tower": "own_farmer monk"}),
        Seat(coins=9),
        seats=2,
        event="harvest",
    )
    at_event(s)

    play(s, 0, "give tile gunpowder_tower")

    assert bag(s, 0) == {"monk": 1, "own_farmer": 1}


def test_r10_substitutes_stay_when_the_school_is_lost() -> None:
    s = position(
        Seat(coins=4, tiles="school", places={"castle": "scholar scholar scholar"}),
        Seat(coins=9),
        seats=2,
        event="harvest",
    )
    at_event(s)
    play(s, 0, "give tile school")

    at_actions(s)
    play(s, 1, "pass")
    play(s, 0, "use castle")

    assert bag(s, 0) == {"knight": 1, "scholar": 3}


@pytest.mark.parametrize("text", ["give tech supply", "give tech castle/1"])
def test_r11_a_lost_tech_is_a_waiting_or_a_laid_one(text: str) -> None:
    s = at_event(
        position(
            Seat(coins=4, techs=1, places={"castle": "tech . ."}),
            Seat(coins=9),
            seats=2,
            event="harvest",
        )
    )
    left = s.techs

    play(s, 0, text)

    assert s.techs_out == 1
    assert s.techs == left
    assert s.players[0].techs + place(s, 0, "castle").count("tech") == 1


def test_r12_the_sacristy_is_asked_only_when_the_event_would_hurt() -> None:
    """Two goods pay no tax, and an empty bag has nobody to lose."""
    owner = Seat(tiles="sacristy", filled="sacristy", goods="wool wool")
    taxed = at_event(position(owner, seats=2, event="taxes"))
    plagued = at_event(position(owner, seats=2, event="plague"))

    assert taxed.round == 3
    assert plagued.round == 3
    assert place(taxed, 0, "sacristy") == ["monk"]
    assert place(plagued, 0, "sacristy") == ["monk"]


def test_r12_a_bag_of_starters_has_nothing_to_fear_from_the_plague() -> None:
    """9.6a: whoever is drawn is spared, so the event does nothing and nobody is asked."""
    owner = Seat(tiles="sacristy", filled="sacristy", bag=STARTERS)
    s = at_event(position(owner, seats=2, event="plague"))

    assert s.round == 3


def test_r12_good_events_are_not_ignored() -> None:
    owner = Seat(tiles="sacristy", filled="sacristy", stations="blois")
    s = at_event(position(owner, seats=2, event="trading_day"))

    assert coins(s) == [6, 5]


def test_r12_it_works_once_and_then_needs_a_new_monk() -> None:
    owner = Seat(tiles="sacristy", filled="sacristy", bag="knight")
    s = position(owner, seats=2, event="plague", next_event="plague")
    play(at_event(s), 0, "shield")
    assert bag(s, 0) == {"knight": 1, "monk": 1}

    at_event(s)

    assert s.round == 4, "nobody is asked in the second plague"
    assert sum(bag(s, 0).values()) == 1


# --- R13 -------------------------------------------------------------------------------------


def test_r13_in_planning_followers_go_freely_between_market_and_tower() -> None:
    s = position(Seat(tiles="gunpowder_tower", places={"gunpowder_tower": "knight ."}), seats=2)

    play(s, 0, "place own_farmer gunpowder_tower/2", "take_back gunpowder_tower/1")

    assert place(s, 0, "gunpowder_tower") == [".", "own_farmer"]
    assert market(s, 0)["knight"] == 1


def test_r13_a_follower_comes_from_the_market_first() -> None:
    s = position(
        Seat(tiles="gunpowder_tower", market="knight", places={"gunpowder_tower": "knight ."}),
        seats=2,
    )

    play(s, 0, "place knight ship/3")
    assert place(s, 0, "gunpowder_tower") == ["knight", "."]
    play(s, 0, "place knight wagon/3")

    assert place(s, 0, "gunpowder_tower") == [".", "."]


def test_r13_planning_ends_with_at_most_eight_on_the_market() -> None:
    s = position(
        Seat(
            tiles="gunpowder_tower",
            market="monk monk monk monk",
            places={"gunpowder_tower": "knight ."},
        ),
        seats=2,
    )
    play(s, 0, "take_back gunpowder_tower/1")

    assert sum(market(s, 0).values()) == 9
    refused = GAME.why_not(s, 0, GAME.parse("done"))
    assert refused is not None
    assert (refused.code, refused.clause) == ("market_overfull", "11.15")
    assert refused.numbers == {"spaces": 8, "followers": 9}


def test_r13_the_tower_is_not_a_slot_to_return_from() -> None:
    s = position(
        Seat(
            tiles="gunpowder_tower",
            places={"gunpowder_tower": "knight .", "castle": "farmer . ."},
        ),
        seats=2,
    )
    a_round_later(s)

    assert options(s, 0) == ["keep", "return castle/1"]
    assert refusal(s, 0, "return gunpowder_tower/1") == ("tower_is_market", "11.15")


# --- R14 -------------------------------------------------------------------------------------


@pytest.mark.parametrize("token", ["own_trader", "knight", "monk"])
def test_r14_any_follower_activates_the_bathhouse(token: str) -> None:
    s = position(Seat(tiles="bathhouse", market="knight monk", bag="scholar"), seats=2)

    play(s, 0, f"place {token} bathhouse/1")
    at_actions(s)

    assert options(s, 0) == ["pass", "use bathhouse"]


def test_r14_with_one_follower_in_the_bag_only_that_one_is_drawn() -> None:
    s = at_actions(
        position(Seat(tiles="bathhouse", places={"bathhouse": "own_farmer"}, bag="knight"), seats=2)
    )

    play(s, 0, "use bathhouse")

    assert GAME.view(s, 1)["drawn"] == ["knight"]
    play(s, 0, "bathe knight ship/3")
    assert bag(s, 0) == {"own_farmer": 1}


def test_r14_with_an_empty_bag_the_action_is_not_possible() -> None:
    s = at_actions(position(Seat(tiles="bathhouse", places={"bathhouse": "own_farmer"}), seats=2))

    assert refusal(s, 0, "use bathhouse") == ("bag_empty", "11.16")


def test_r14_if_one_fits_it_must_be_laid() -> None:
    bather = Seat(tiles="bathhouse", places={"bathhouse": "own_farmer"}, bag="knight monk")
    s = at_actions(position(bather, seats=2))
    play(s, 0, "use bathhouse")

    assert {action.verb for action in GAME.options(s, 0)} == {"bathe"}
    assert refusal(s, 0, "enough") == ("not_now", "2.1")


def test_r14_the_town_hall_takes_neutral_bathers_and_the_tower_none() -> None:
    bather = Seat(
        tiles="bathhouse gunpowder_tower",
        places={"bathhouse": "monk"},
        market="own_boatman own_craftsman own_trader",
        bag="own_farmer knight",
    )
    s = at_actions(position(bather, seats=2))
    play(s, 0, "use bathhouse")

    assert "bathe knight town_hall/1" in options(s, 0)
    assert refusal(s, 0, "bathe own_farmer town_hall/1") == ("no_starter", "4.10e")
    assert refusal(s, 0, "bathe knight gunpowder_tower/1") == ("tower_is_market", "11.15")


def test_r14_everybody_sees_who_was_drawn() -> None:
    bather = Seat(tiles="bathhouse", places={"bathhouse": "own_farmer"}, bag="knight knight knight")
    s = at_actions(position(bather, seats=2))
    s.listen()

    play(s, 0, "use bathhouse")

    told = [event for event in s.heard() if event.code == "bathes"]
    assert [(event.only, event.barrier) for event in told] == [(-1, True)], (
        "to all, and no way back"
    )
    assert told[0].args == {"number": 2, "followers": "knight knight"}
    assert GAME.view(s, -1)["drawn"] == ["knight", "knight"]


# --- R23 to R25 ------------------------------------------------------------------------------


def test_r23_coins_won_on_the_way_do_not_pay_for_more_steps() -> None:
    """The last coin leads to the 3 coins of space 7: they come too late for a second step."""
    owner = Seat(coins=1, tiles="pharmacy", filled="pharmacy", development=6)
    s = at_actions(position(owner, seats=2))
    assert options(s, 0) == ["pass", "use pharmacy 1"]
    assert refusal(s, 0, "use pharmacy 2") == ("cannot_afford", "11.14")

    play(s, 0, "use pharmacy 1")

    assert s.players[0].development == 7
    assert coins(s) == [3, 5]
    assert GAME.waiting(s) == [1], "the action is over"


def test_r24_followers_of_town_hall_and_tower_do_not_go_in_one_action() -> None:
    """One follower waits in each of the two: two actions, not one."""
    owner = Seat(
        tiles="gunpowder_tower", places={"town_hall": "knight .", "gunpowder_tower": "monk ."}
    )
    s = at_actions(position(owner, seats=2))

    play(s, 0, "use town_hall")
    assert refusal(s, 0, "send monk papal_conclave") == ("no_such_follower", "4.10a")
    play(s, 0, "send knight papal_conclave")

    assert GAME.waiting(s) == [1], "the monk in the tower needs an action of its own"
    assert place(s, 0, "gunpowder_tower") == ["monk", "."]
    play(s, 1, "pass")
    play(s, 0, "use gunpowder_tower", "send monk papal_conclave")
    assert filled_spaces(s, "papal_conclave") == {"knight": 1, "monk": 1}


def test_r24_the_action_of_the_tower_does_not_reach_the_town_hall() -> None:
    owner = Seat(
        tiles="gunpowder_tower",
        places={"town_hall": "knight .", "gunpowder_tower": "monk scholar"},
    )
    s = at_actions(position(owner, seats=2))

    play(s, 0, "use gunpowder_tower")
    assert refusal(s, 0, "enough") == ("send_one_first", "11.15b")
    play(s, 0, "send monk cathedral")

    assert refusal(s, 0, "send knight city_wall") == ("no_such_follower", "11.15b")


def test_r25_the_horse_wagon_may_leave_the_good_there() -> None:
    owner = Seat(tiles="horse_wagon", filled="horse_wagon")
    s = at_actions(position(owner, seats=2, edges={"R11": "grain"}))

    play(s, 0, "use horse_wagon", "move R11", "good none")

    assert goods(s, 0) == {}
    assert on_edge(s, "R11") == ["grain"]
