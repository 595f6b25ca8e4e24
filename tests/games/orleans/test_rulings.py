"""The rulings: the case of each that players would argue about."""

from __future__ import annotations

import pytest

from igroteka.games.orleans import GAME
from igroteka.games.orleans.state import OrleansState
from igroteka.kernel.errors import UnknownChoice
from tests.support.orleans import (
    Seat,
    a_round_later,
    at_actions,
    at_event,
    at_planning,
    bag,
    citizens_left,
    coins,
    everybody_passes,
    filled_spaces,
    goods,
    market,
    merchant,
    options,
    options_with,
    phase,
    place,
    play,
    position,
    refusal,
    stations,
    supply,
    tiles,
    track,
)

STARTERS = "own_farmer own_boatman own_craftsman own_trader"


def player_seen(s: OrleansState, seat: int, viewer: int) -> dict[str, object]:
    """One player in the view of another."""
    players = GAME.view(s, viewer)["players"]
    assert isinstance(players, list)
    seen: dict[str, object] = players[seat]
    return seen


# --- R1 --------------------------------------------------------------------------------------


def test_r1_the_first_player_is_drawn_or_agreed_on() -> None:
    drawn = {GAME.setup(4, seed).first for seed in range(40)}
    agreed = {GAME.setup(4, seed, {"first_player": "3"}).first for seed in range(10)}

    assert drawn == {0, 1, 2, 3}
    assert agreed == {2}


@pytest.mark.parametrize(("seats", "choice"), [(2, "3"), (2, "4"), (3, "4")])
def test_r1_the_first_player_must_have_a_seat(seats: int, choice: str) -> None:
    with pytest.raises(UnknownChoice, match=f"seats for first_player={choice}, found {seats}"):
        GAME.setup(seats, 1, {"first_player": choice})


# --- R2 --------------------------------------------------------------------------------------


def test_r2_what_was_not_drawn_for_want_of_followers_may_be_returned() -> None:
    """The bag is empty, the limit is 4: four followers may come back from slots."""
    s = position(
        Seat(market=STARTERS, places={"castle": "farmer boatman .", "ship": "farmer boatman ."}),
        seats=2,
    )
    a_round_later(s)
    assert options(s, 0) == [
        "keep",
        "return castle/1",
        "return castle/2",
        "return ship/1",
        "return ship/2",
    ]

    play(s, 0, "return castle/1", "return castle/2", "return ship/1", "return ship/2")

    assert sum(market(s, 0).values()) == 8
    assert options_with(s, 0, "return") == []


def test_r2_first_the_number_then_the_draw_then_the_return() -> None:
    s = position(Seat(bag="knight knight", places={"castle": "farmer . ."}), seats=2)
    a_round_later(s)
    assert refusal(s, 0, "return castle/1") == ("not_now", "2.1")

    play(s, 0, "draw 1")

    assert market(s, 0)["knight"] == 1
    assert options(s, 0) == ["keep", "return castle/1"]


def test_r2_followers_of_the_town_hall_are_never_stuck() -> None:
    s = a_round_later(position(Seat(places={"town_hall": "monk ."}), seats=2))

    play(s, 0, "return town_hall/1")

    assert market(s, 0)["monk"] == 1


# --- R3 --------------------------------------------------------------------------------------


def test_r3_draws_and_plans_are_hidden_until_all_are_done() -> None:
    s = position(Seat(bag="knight knight"), Seat(bag="monk"), seats=2)
    a_round_later(s)
    before = player_seen(s, 0, 1)

    play(s, 0, "draw 2", "place own_farmer castle/1", "place knight ship/3", "done")

    hidden = player_seen(s, 0, 1)
    assert hidden["planning_done"] is True
    assert {k: v for k, v in hidden.items() if k != "planning_done"} == {
        k: v for k, v in before.items() if k != "planning_done"
    }
    assert player_seen(s, 0, -1)["places"] == before["places"]

    play(s, 1, "draw 1", "done")

    shown = player_seen(s, 0, 1)
    assert shown["bag_size"] == 0
    assert shown["market"] == {"knight": 1, "own_boatman": 1, "own_craftsman": 1, "own_trader": 1}


def test_r3_in_turn_the_draws_are_shown_and_the_plans_are_open() -> None:
    s = GAME.setup(2, 7, {"planning": "in_turn", "first_player": "1"})
    for seat in (0, 1):
        play(s, seat, "place own_boatman farmhouse/1", "place own_craftsman farmhouse/2", "done")
    for seat in (0, 1):
        play(s, seat, "use farmhouse")
    everybody_passes(s)
    assert phase(s) == "followers"
    assert GAME.waiting(s) == [0, 1], "all draw at the same time"

    play(s, 1, "draw 3")
    assert player_seen(s, 1, 0)["bag_size"] == 3, "not yet shown"
    play(s, 0, "draw 3")

    assert phase(s) == "planning"
    assert GAME.waiting(s) == [1], "the second round begins with seat 1"
    assert player_seen(s, 1, 0)["bag_size"] == 0
    play(s, 1, "place own_farmer castle/1")
    seen = player_seen(s, 1, 0)["places"]
    assert isinstance(seen, dict)
    assert seen["castle"] == ["own_farmer", None, None]
    assert refusal(s, 0, "done") == ("not_your_turn", "3.5")


def test_r3_coin_matters_are_settled_from_the_first_player() -> None:
    s = position(*[Seat(coins=0, stock=3) for _ in range(3)], seats=3, first=2, event="harvest")

    at_event(s)

    assert GAME.waiting(s) == [2]


# --- R4 --------------------------------------------------------------------------------------


def test_r4_followers_return_when_the_action_is_completely_done() -> None:
    s = at_actions(position(Seat(filled="village"), seats=2))

    play(s, 0, "use village trader")
    assert place(s, 0, "village") == ["farmer", "boatman", "craftsman"]
    assert bag(s, 0) == {"trader": 1}, "the recruit is there at once"
    play(s, 0, "tile winery")

    assert place(s, 0, "village") == [".", ".", "."]
    assert bag(s, 0) == {"farmer": 1, "boatman": 1, "craftsman": 1, "trader": 1}


def test_r4_a_recruit_can_be_lost_to_the_plague_of_this_round() -> None:
    s = position(Seat(places={"castle": "own_farmer own_boatman own_trader"}), event="plague")
    lost = 0
    for seed in range(16):
        s = position(
            Seat(places={"castle": "own_farmer own_boatman own_trader"}),
            seats=2,
            event="plague",
            seed=seed,
        )
        at_actions(s)
        play(s, 0, "use castle")
        play(s, 1, "pass")
        play(s, 0, "pass")
        lost += "knight" not in bag(s, 0)

    assert 0 < lost < 16


# --- R5 --------------------------------------------------------------------------------------


def test_r5_the_last_space_of_the_boatman_track_has_no_coins() -> None:
    s = at_actions(position(Seat(filled="village", tracks={"boatman": 4}), seats=2))

    play(s, 0, "use village boatman")

    assert coins(s) == [5, 5]
    assert s.players[0].citizens == 1


# --- R6 --------------------------------------------------------------------------------------


def test_r6_one_may_be_sent_and_the_other_stays() -> None:
    s = at_actions(position(Seat(places={"town_hall": "monk knight"}), seats=2))

    play(s, 0, "use town_hall", "send knight city_wall", "enough")

    assert place(s, 0, "town_hall") == ["monk", "."]
    assert bag(s, 0) == {}, "the other does not return to the bag"
    assert GAME.waiting(s) == [1]


def test_r6_the_other_may_go_with_a_later_action() -> None:
    s = at_actions(position(Seat(places={"town_hall": "monk knight"}), seats=2))
    play(s, 0, "use town_hall", "send knight city_wall", "enough")
    play(s, 1, "pass")

    play(s, 0, "use town_hall", "send monk cathedral")

    assert filled_spaces(s, "cathedral") == {"monk": 1}


ALL_MONKS = {"papal_conclave": "monk monk", "cathedral": "monk monk", "peace_treaty": "monk"}


def test_r6_if_only_one_fits_the_action_ends_with_it() -> None:
    s = at_actions(position(Seat(places={"town_hall": "monk knight"}), deeds=ALL_MONKS))

    play(s, 0, "use town_hall")
    assert {text.split()[1] for text in options(s, 0)} == {"knight"}
    play(s, 0, "send knight city_wall")

    assert GAME.waiting(s) == [1]
    assert place(s, 0, "town_hall") == ["monk", "."]


def test_r6_without_anybody_who_fits_there_is_no_action() -> None:
    s = at_actions(position(Seat(places={"town_hall": "monk ."}), deeds=ALL_MONKS))

    assert refusal(s, 0, "use town_hall") == ("nobody_to_send", "4.10a")


# --- R7 --------------------------------------------------------------------------------------


def test_r7_a_follower_on_the_slot_blocks_a_tech() -> None:
    s = at_actions(position(Seat(techs=1, places={"castle": "own_farmer . ."}), seats=2))
    play(s, 0, "pass")

    assert refusal(s, 0, "tech castle/1") == ("slot_taken", "3.4b")


def test_r7_techs_are_laid_right_after_the_own_pass() -> None:
    s = at_actions(position(Seat(techs=1), seats=2))

    play(s, 0, "pass")

    assert GAME.waiting(s) == [0], "before the neighbour's turn"


def test_r7_the_first_tech_counts_even_if_torture_took_it() -> None:
    s = position(
        Seat(coins=4, techs=1, places={"village": "tech . ."}),
        Seat(coins=9),
        seats=2,
        event="harvest",
    )
    at_event(s)
    play(s, 0, "give tech village/1")
    at_actions(s)
    play(s, 1, "pass")
    play(s, 0, "pass", "tech scriptorium/2")

    assert place(s, 0, "scriptorium") == [".", "tech"]


def test_r7_with_no_slot_for_it_a_tech_waits_without_a_question() -> None:
    """The first tech needs an empty farmer slot."""
    blocked = dict.fromkeys(["village", "university", "castle", "ship", "wagon"], "farmer . .")
    blocked["guildhall"] = "farmer . ."
    s = at_actions(position(Seat(techs=1, places=blocked), seats=2))

    play(s, 0, "pass")

    assert GAME.waiting(s) == [1]
    assert s.players[0].techs == 1


# --- R8 --------------------------------------------------------------------------------------


def test_r8_a_player_may_decline_to_remove_a_tile() -> None:
    s = GAME.setup(2, 3, {"exclusion": "yes", "first_player": "1"})
    order = []

    for choice in ("exclude nothing", "exclude school", "exclude winery", "exclude nothing"):
        order.append(GAME.waiting(s)[0])
        play(s, order[-1], choice)

    assert order == [0, 1, 0, 1], "two rounds of one tile each"
    assert len(s.tiles) == 18
    assert phase(s) == "planning"


# --- R9 --------------------------------------------------------------------------------------


@pytest.mark.parametrize("space", [7, 12, 25])
def test_r9_the_marker_does_not_leave_a_coin_space_backwards(space: int) -> None:
    s = at_event(position(Seat(coins=4, development=space), event="harvest"))

    assert refusal(s, 0, "give development") == ("coin_space", "10.4")


def test_r9_the_marker_does_not_go_below_the_first_space() -> None:
    s = at_event(position(Seat(coins=4), event="harvest"))

    assert refusal(s, 0, "give development") == ("nothing_to_give", "10.4")


def test_r9_back_over_a_star_the_level_drops() -> None:
    s = at_event(position(Seat(coins=4, development=15), event="harvest"))
    assert s.players[0].level() == 4

    play(s, 0, "give development")

    assert (s.players[0].development, s.players[0].level()) == (14, 3)


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
    assert [(event.to, event.barrier) for event in told] == [(-1, True)], "to all, and no way back"
    assert told[0].args == {"number": 2, "followers": "knight knight"}
    assert GAME.view(s, -1)["drawn"] == ["knight", "knight"]


# --- R15 -------------------------------------------------------------------------------------


def test_r15_bags_of_others_are_closed() -> None:
    s = position(Seat(bag="knight"), Seat(bag="monk"), seats=2)

    assert player_seen(s, 0, 0)["bag"] == {"knight": 1}
    assert "bag" not in player_seen(s, 1, 0)
    assert "bag" not in player_seen(s, 0, -1)
    assert player_seen(s, 1, 0)["bag_size"] == 1


def test_r15_a_simulated_position_keeps_what_others_own_in_all() -> None:
    s = position(Seat(bag="knight"), Seat(bag="monk monk scholar " + STARTERS), seats=2)
    a_round_later(s)
    play(s, 1, "draw 4")
    owned = [
        s.players[1].bag[token] + s.players[1].market[token]
        for token in range(len(s.players[1].bag))
    ]
    seen = GAME.view(s, 0)

    drawn = set()
    for dice in range(12):
        new = GAME.redeal(s, 0, dice)
        again = [
            new.players[1].bag[token] + new.players[1].market[token] for token in range(len(owned))
        ]
        assert again == owned
        assert GAME.view(new, 0) == seen
        drawn.add(tuple(new.hourglass))
    assert len(drawn) > 6, "what has not been shown is dealt anew"


# --- R16 to R18 ------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", ["shipping_line", "library"])
def test_r16_at_the_end_places_that_only_develop_are_of_no_use(tile: str) -> None:
    s = at_actions(position(Seat(tiles=tile, filled=tile, development=30), seats=2))

    assert refusal(s, 0, f"use {tile}") == ("development_full", "6.1")


def test_r16_at_the_end_the_pharmacy_is_closed() -> None:
    s = at_actions(position(Seat(tiles="pharmacy", filled="pharmacy", development=30), seats=2))

    assert refusal(s, 0, "use pharmacy 1") == ("development_full", "6.1")


def test_r16_at_the_end_the_windmill_still_pays_coins() -> None:
    """T27: 2 coins only."""
    s = at_actions(position(Seat(tiles="windmill", filled="windmill", development=30), seats=2))

    play(s, 0, "use windmill")

    assert coins(s) == [7, 5]
    assert s.players[0].development == 30


def test_r16_at_the_end_the_university_still_gives_a_scholar() -> None:
    s = at_actions(position(Seat(filled="university", development=30), seats=2))

    play(s, 0, "use university")

    assert track(s, 0, "scholar") == 1
    assert s.players[0].development == 30


def test_r16_at_the_end_canalisation_pays_only_its_coin() -> None:
    s = at_actions(position(Seat(places={"town_hall": "farmer ."}, development=30), seats=2))
    play(s, 0, "use town_hall")

    text = "send farmer canalisation development"
    assert refusal(s, 0, text) == ("development_full", "6.1")
    assert "send farmer canalisation coin" in options(s, 0)


def test_r17_with_nothing_left_to_give_the_debt_is_forgiven() -> None:
    s = position(Seat(coins=1, stock=2), Seat(coins=9), seats=2, event="harvest")
    at_event(s)
    s.listen()
    assert GAME.view(s, 0)["missing"] == 4

    play(s, 0, "give station supply", "give station supply")

    assert s.round == 3
    assert [e.args for e in s.heard() if e.code == "forgiven"] == [{"missing": 2}]
    assert coins(s) == [0, 4]


def test_r17_somebody_with_nothing_at_all_is_not_even_asked() -> None:
    s = at_event(position(Seat(coins=2, stock=0), Seat(coins=9), seats=2, event="harvest"))

    assert coins(s) == [0, 4]
    assert s.round == 3


def test_r18_a_station_given_up_frees_the_town() -> None:
    s = position(
        Seat(coins=4, stations="blois"),
        Seat(coins=9, filled="guildhall", merchant="blois"),
        seats=2,
        event="harvest",
    )
    at_event(s)
    play(s, 0, "give station blois")
    assert s.players[0].stations_left == 9, "it is not back in the stock"

    at_actions(s)
    play(s, 1, "use guildhall")

    assert stations(s, 1) == ["blois"]
    assert s.stations_built(0) == 0


# --- R19 to R22 ------------------------------------------------------------------------------


def test_r19_what_was_laid_in_this_phase_can_be_taken_back() -> None:
    s = position(Seat(places={"ship": "farmer . ."}), seats=2)

    play(s, 0, "place own_farmer castle/1", "take_back castle/1", "place own_farmer wagon/1")

    assert place(s, 0, "wagon") == ["own_farmer", ".", "."]
    assert refusal(s, 0, "take_back ship/1") == ("not_placed_now", "12.8")
    assert refusal(s, 0, "take_back castle/1") == ("nothing_there", "12.8")


def test_r19_second_thoughts_end_after_twenty_four() -> None:
    s = position(seats=2)

    for _ in range(24):
        play(s, 0, "place own_farmer castle/1", "take_back castle/1")
    play(s, 0, "place own_farmer castle/1")

    refused = GAME.why_not(s, 0, GAME.parse("take_back castle/1"))
    assert refused is not None
    assert (refused.code, refused.numbers) == ("too_many_second_thoughts", {"limit": 24})
    assert refusal(s, 0, "take_back castle/1") == ("too_many_second_thoughts", "3.4")
    play(s, 0, "done")


def test_r19_every_phase_has_its_own_second_thoughts() -> None:
    s = position(seats=2)
    for _ in range(24):
        play(s, 0, "place own_farmer castle/1", "take_back castle/1")
    a_round_later(s)

    play(at_planning(s), 0, "place own_farmer castle/1", "take_back castle/1")

    assert market(s, 0)["own_farmer"] == 1


def test_r20_a_tile_must_be_chosen() -> None:
    s = at_actions(position(Seat(filled="village"), seats=2, tiles="winery school"))

    play(s, 0, "use village trader")

    assert options(s, 0) == ["tile winery"]
    assert refusal(s, 0, "pass") == ("not_now", "2.1")


def test_r21_without_any_station_nobody_has_most() -> None:
    s = at_event(position(seats=2, round=18, event="pilgrimage"))

    assert "stations" in citizens_left(s)


def test_r21_stations_in_stock_do_not_count() -> None:
    s = at_event(
        position(Seat(stock=2), Seat(stations="blois"), seats=2, round=18, event="pilgrimage")
    )

    assert [player.citizens for player in s.players] == [0, 1]


def test_r22_equal_slots_are_filled_in_order() -> None:
    s = position(Seat(tiles="cheese_factory", market="farmer", bag=STARTERS), seats=2)
    assert "place farmer cheese_factory/1" in options(s, 0)
    assert refusal(s, 0, "place farmer cheese_factory/2") == ("equal_slot_first", "3.4b")

    play(s, 0, "place farmer cheese_factory/1")

    assert place(s, 0, "cheese_factory") == ["farmer", "."]


def test_r22_a_tech_goes_to_the_first_of_equal_slots_too() -> None:
    s = at_actions(position(Seat(techs=1, tiles="cheese_factory"), seats=2))
    play(s, 0, "pass")

    assert refusal(s, 0, "tech cheese_factory/2") == ("equal_slot_first", "3.4b")
    play(s, 0, "tech cheese_factory/1")
    assert place(s, 0, "cheese_factory") == ["tech", "."]


def test_r22_the_second_is_open_when_the_first_is_filled() -> None:
    s = position(
        Seat(tiles="cheese_factory", places={"cheese_factory": "tech ."}, market="farmer"), seats=2
    )

    play(s, 0, "place farmer cheese_factory/2")
    at_actions(s)
    play(s, 0, "use cheese_factory")

    assert goods(s, 0) == {"cheese": 1}
    assert place(s, 0, "cheese_factory") == ["tech", "."]
    assert merchant(s, 0) == "orleans"
    assert supply(s)["farmer"] == 11
