"""What is said of an action before it is chosen: what one owns, what it brings, where it leads."""

from __future__ import annotations

from igroteka.games.orleans import GAME
from igroteka.games.orleans.state import OrleansState
from igroteka.kernel.outcome import Outcome
from tests.games.orleans.support.positions import Seat, at_actions, options, play, position

RICH = Seat(
    coins=7,
    goods="wine wool wool",
    bag="knight monk",
    market="monk",
    tiles="school",
    stations="blois",
    citizens="knight",
    tracks={"knight": 4},
    development=9,
    techs=1,
    places={"castle": "tech boatman ."},
)


def outcome(s: OrleansState, text: str) -> Outcome:
    """What seat 0 would get from an action it may choose."""
    assert text in options(s, 0)
    return GAME.outcome(s, 0, GAME.parse(text), 5)


def reach(s: OrleansState, text: str) -> list[str]:
    """The elements an action of seat 0 leads to."""
    return GAME.reach(s, 0, GAME.parse(text))


def test_a_seat_owns_coins_goods_followers_and_more() -> None:
    s = position(RICH, seats=2)

    assert GAME.holdings(s, 0) == {
        "coins": 7,
        "grain": 0,
        "cheese": 0,
        "wine": 1,
        "wool": 2,
        "brocade": 0,
        "farmer": 1,
        "boatman": 2,
        "craftsman": 1,
        "trader": 1,
        "knight": 1,
        "scholar": 0,
        "monk": 2,
        "development": 9,
        "citizens": 1,
        "stations": 1,
        "techs": 1,
        "tiles": 1,
    }


def test_the_farmhouse_would_bring_a_farmer_and_a_good() -> None:
    s = at_actions(position(Seat(filled="farmhouse"), seats=2))

    told = outcome(s, "use farmhouse")

    assert told.certain
    assert told.holdings == {"farmer": 1, "grain": 1}
    assert [(change.seat, change.label, change.change) for change in told.scores] == [
        (0, "grain", 1)
    ]
    assert told.reach == ["track:farmer"]


def test_the_pharmacy_would_take_coins_for_development() -> None:
    rich = Seat(coins=9, tiles="pharmacy", filled="pharmacy")
    s = at_actions(position(rich, seats=2))

    told = outcome(s, "use pharmacy 2")

    assert (told.certain, told.holdings) == (True, {"coins": -2, "development": 2})
    assert told.reach == ["track:development"]


def test_what_the_bathhouse_draws_is_not_foretold() -> None:
    s = at_actions(
        position(Seat(tiles="bathhouse", filled="bathhouse", bag="knight monk"), seats=2)
    )

    told = outcome(s, "use bathhouse")

    assert not told.certain
    assert told.holdings == {}
    assert [event.code for event in told.events] == ["uses"]


def test_a_journey_leads_to_the_town_at_the_other_end() -> None:
    s = at_actions(position(Seat(filled="ship wagon"), seats=2, edges={"W01": "wine"}))
    assert reach(s, "use ship") == ["edge:W01", "edge:W02", "town:blois", "town:briare"]
    assert "edge:R11" in reach(s, "use wagon")

    play(s, 0, "use ship")

    assert reach(s, "move W01") == ["town:blois"]
    assert reach(s, "move W02") == ["town:briare"]


def test_each_place_leads_to_what_its_action_is_about() -> None:
    s = at_actions(
        position(
            Seat(
                merchant="blois",
                tiles="winery laboratory library cellar gunpowder_tower",
                places={"town_hall": "knight monk"},
            ),
            seats=2,
        )
    )

    expected = {
        "use university": ["track:scholar", "track:development"],
        "use castle": ["track:knight"],
        "use village trader": ["track:trader"],
        "use monastery": ["supply:monk"],
        "use guildhall": ["town:blois"],
        "use scriptorium": ["track:development"],
        "use town_hall": [
            "deed:city_wall",
            "deed:papal_conclave",
            "deed:cathedral",
            "deed:peace_treaty",
        ],
        "use gunpowder_tower": [],
        "use winery": ["goods:wine"],
        "use laboratory": ["techs"],
        "use library": ["track:development"],
        "use cellar": [],
        "send knight city_wall": [],
        "pass": [],
    }
    assert {text: reach(s, text) for text in expected} == expected


def test_the_deeds_that_the_town_hall_leads_to_take_somebody_there() -> None:
    s = at_actions(position(Seat(places={"town_hall": "knight ."}), seats=2))
    play(s, 0, "use town_hall")

    deeds = {f"deed:{action.args['deed']}" for action in GAME.options(s, 0)}

    assert set(reach(s, "use town_hall")) == deeds


def test_development_as_a_reward_leads_to_its_track() -> None:
    s = position(seats=2)
    rewarded = [action for action in GAME.actions.all if action.text.endswith(" development")]

    for action in rewarded:
        if action.verb == "send":
            assert GAME.reach(s, 0, action) == ["track:development"]
    assert rewarded


def test_a_laboratory_counts_what_stands_behind_the_points() -> None:
    s = at_actions(position(RICH, seats=2))

    assert GAME.statistics(s, 0) == {
        "level": 3,
        "stations": 1,
        "citizens": 1,
        "goods": 3,
        "followers recruited": 4,
        "place tiles": 1,
        "techs laid": 1,
    }
