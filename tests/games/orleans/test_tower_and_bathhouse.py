"""Gunpowder tower and bathhouse: the tiles with rules of their own for followers."""

from __future__ import annotations

from igroteka.games.orleans import GAME
from tests.games.orleans.support.positions import (
    STARTERS,
    Seat,
    a_round_later,
    at_actions,
    bag,
    coins,
    everybody_passes,
    filled_spaces,
    market,
    options,
    place,
    play,
    position,
    refusal,
)

# --- 11.15 gunpowder tower -------------------------------------------------------------------


def test_11_15_the_tower_adds_two_spaces_to_the_market() -> None:
    """T51: knight track at its end, two on the market: eight are drawn, all ten spaces full."""
    s = position(
        Seat(
            tiles="gunpowder_tower",
            tracks={"knight": 5},
            market="knight knight",
            bag=STARTERS + " monk monk monk monk",
        ),
        seats=2,
    )
    a_round_later(s)

    play(s, 0, "draw 8")

    assert sum(market(s, 0).values()) == 10
    assert refusal(s, 0, "done") == ("market_overfull", "11.15")
    play(s, 0, "place monk gunpowder_tower/1", "place monk gunpowder_tower/2", "done")
    assert place(s, 0, "gunpowder_tower") == ["monk", "monk"]
    assert sum(market(s, 0).values()) == 8


def test_11_15_without_it_the_market_ends_at_eight() -> None:
    s = position(
        Seat(tracks={"knight": 5}, market="knight knight", bag=STARTERS + " monk monk monk monk"),
        seats=2,
    )

    a_round_later(s)

    assert options(s, 0)[0] == "draw 6"


def test_11_15_followers_in_the_tower_keep_its_spaces() -> None:
    s = position(
        Seat(
            tiles="gunpowder_tower",
            tracks={"knight": 5},
            market="knight knight knight knight",
            bag=STARTERS + " monk monk monk",
            places={"gunpowder_tower": "scholar ."},
        ),
        seats=2,
    )

    a_round_later(s)

    assert options(s, 0)[0] == "draw 5"


def test_11_15a_followers_of_the_tower_go_to_slots_in_planning() -> None:
    s = position(
        Seat(tiles="gunpowder_tower", places={"gunpowder_tower": "knight scholar"}), seats=2
    )

    play(s, 0, "place knight scriptorium/1", "place scholar scriptorium/2")

    assert place(s, 0, "gunpowder_tower") == [".", "."]
    assert place(s, 0, "scriptorium") == ["knight", "scholar"]


def test_11_15b_the_tower_sends_followers_to_deeds() -> None:
    """T52: two from the tower and two from the town hall, in two actions."""
    s = at_actions(
        position(
            Seat(
                tiles="gunpowder_tower",
                places={"gunpowder_tower": "knight monk", "town_hall": "scholar trader"},
            ),
            seats=2,
        )
    )

    play(s, 0, "use gunpowder_tower", "send knight papal_conclave", "send monk papal_conclave")
    assert GAME.waiting(s) == [1]
    play(s, 1, "pass")
    play(s, 0, "use town_hall", "send scholar astronomy", "send trader astronomy")

    assert coins(s) == [5 + 3 + 3 + 1 + 1, 5]
    assert filled_spaces(s, "papal_conclave") == {"knight": 1, "monk": 1}
    assert filled_spaces(s, "astronomy") == {"trader": 1, "scholar": 1}
    assert place(s, 0, "gunpowder_tower") == [".", "."]


def test_11_15b_starters_may_wait_in_the_tower_but_never_go_to_deeds() -> None:
    s = position(Seat(tiles="gunpowder_tower"), seats=2)
    play(s, 0, "place own_farmer gunpowder_tower/1", "place own_trader gunpowder_tower/2")
    at_actions(s)

    assert refusal(s, 0, "use gunpowder_tower") == ("nobody_to_send", "11.15b")


def test_11_15b_a_neutral_beside_a_starter_goes_alone() -> None:
    s = at_actions(
        position(
            Seat(tiles="gunpowder_tower", places={"gunpowder_tower": "own_farmer farmer"}), seats=2
        )
    )

    play(s, 0, "use gunpowder_tower", "send farmer city_wall")

    assert place(s, 0, "gunpowder_tower") == ["own_farmer", "."]
    assert GAME.waiting(s) == [1], "there is nobody else to send"


# --- 11.16 bathhouse -------------------------------------------------------------------------


def test_11_16_two_are_drawn_and_one_is_laid_at_once() -> None:
    bather = Seat(
        tiles="bathhouse",
        places={"bathhouse": "own_farmer", "castle": "farmer . trader"},
        bag="boatman knight",
    )
    s = at_actions(position(bather, seats=2))

    play(s, 0, "use bathhouse")
    assert GAME.waiting(s) == [0]
    drawn = GAME.view(s, 1)["drawn"]
    assert isinstance(drawn, list)
    assert sorted(drawn) == ["boatman", "knight"]
    play(s, 0, "bathe boatman castle/2")

    assert place(s, 0, "castle") == ["farmer", "boatman", "trader"]
    play(s, 1, "pass")
    assert options(s, 0) == ["pass", "use castle"], "it can be used in the same phase"


def test_11_16_the_only_one_of_the_bag_is_drawn_and_laid_alone() -> None:
    bather = Seat(tiles="bathhouse", places={"bathhouse": "own_farmer"}, bag="knight")
    s = at_actions(position(bather, seats=2))
    s.listen()

    play(s, 0, "use bathhouse", "bathe knight ship/3")

    to_bag = [event.args["token"] for event in s.heard() if event.code == "to_bag"]
    assert to_bag == ["own_farmer"], "nobody else was drawn"


def test_11_16_not_on_the_bathhouse() -> None:
    bather = Seat(tiles="bathhouse", places={"bathhouse": "own_farmer"}, bag="boatman knight")
    s = at_actions(position(bather, seats=2))
    play(s, 0, "use bathhouse")

    assert refusal(s, 0, "bathe knight bathhouse/1") == ("not_on_bathhouse", "11.16")


def test_11_16_only_where_it_fits() -> None:
    bather = Seat(tiles="bathhouse", places={"bathhouse": "own_farmer"}, bag="boatman knight")
    s = at_actions(position(bather, seats=2))
    play(s, 0, "use bathhouse")

    assert refusal(s, 0, "bathe knight castle/1") == ("wrong_kind", "3.4b")
    assert refusal(s, 0, "bathe monk castle/1") == ("not_drawn", "11.16")
    offered = {text for text in options(s, 0) if text.startswith("bathe knight")}
    assert offered == {
        "bathe knight ship/3",
        "bathe knight wagon/3",
        "bathe knight guildhall/3",
        "bathe knight scriptorium/1",
        "bathe knight town_hall/1",
    }


def test_11_16_one_of_three_stays_in_the_bag() -> None:
    seen = set()
    for seed in range(12):
        bather = Seat(
            tiles="bathhouse", places={"bathhouse": "own_farmer"}, bag="boatman knight scholar"
        )
        s = at_actions(position(bather, seats=2, seed=seed))
        play(s, 0, "use bathhouse")
        drawn = GAME.view(s, 0)["drawn"]
        assert isinstance(drawn, list)
        assert len(set(drawn)) == 2
        seen.add(frozenset(drawn))

    assert len(seen) == 3


def test_11_16a_the_other_and_the_bather_return_to_the_bag() -> None:
    bather = Seat(tiles="bathhouse", places={"bathhouse": "own_farmer"}, bag="boatman knight")
    s = at_actions(position(bather, seats=2))

    play(s, 0, "use bathhouse", "bathe knight ship/3")

    assert bag(s, 0) == {"boatman": 1, "own_farmer": 1}
    assert place(s, 0, "bathhouse") == ["."]
    assert GAME.waiting(s) == [1]


def test_11_16a_if_neither_fits_both_go_back() -> None:
    full = "farmhouse village university castle ship"
    bather = Seat(
        tiles="bathhouse",
        filled=full,
        places={"bathhouse": "monk", "town_hall": "monk monk"},
        bag="boatman boatman",
    )
    s = at_actions(position(bather))

    play(s, 0, "use bathhouse")

    assert GAME.waiting(s) == [1], "the action is over"
    assert bag(s, 0) == {"boatman": 2, "monk": 1}
    assert place(s, 0, "bathhouse") == ["."]


def test_11_16a_the_bathhouse_is_empty_for_the_next_round() -> None:
    bather = Seat(tiles="bathhouse", places={"bathhouse": "own_farmer"}, bag="boatman knight")
    s = at_actions(position(bather, seats=2))
    play(s, 0, "use bathhouse", "bathe knight ship/3")
    play(s, 1, "pass")

    assert refusal(s, 0, "use bathhouse") == ("not_activated", "3.4c")
    everybody_passes(s)
    assert s.round == 3
