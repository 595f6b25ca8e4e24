"""What the screen gets: the view field by field, what a person may try, and why it is refused."""

from __future__ import annotations

from igroteka.games.orleans import GAME
from igroteka.games.orleans.state import OrleansState
from tests.games.orleans.support.positions import (
    STARTERS,
    Seat,
    a_round_later,
    at_actions,
    at_event,
    options,
    play,
    position,
)

RICH = Seat(
    coins=7,
    goods="wine wool wool",
    bag="knight monk monk",
    market="scholar",
    tiles="school gunpowder_tower",
    stations="blois orleans",
    citizens="knight",
    tracks={"knight": 4, "farmer": 2, "trader": 3, "craftsman": 2},
    development=9,
    merchant="blois",
    techs=1,
    places={"castle": "tech boatman .", "gunpowder_tower": "farmer ."},
)


def test_the_table_in_a_view() -> None:
    s = at_actions(
        position(
            RICH,
            Seat(stations="orleans"),
            seats=2,
            round=3,
            event="taxes",
            edges={"W02": "wine", "R11": "", "R12": "brocade"},
            goods_market={"grain": 3, "cheese": 2, "wine": 1, "wool": 0, "brocade": 4},
            deeds={"papal_conclave": "monk", "canalisation": "farmer farmer"},
            techs=9,
            tiles="hayrick office",
        )
    )

    seen = GAME.view(s, 1)

    expected = {
        "event": "taxes",
        "first": 0,
        "techs": 9,
        "goods_market": {"grain": 3, "cheese": 2, "wine": 1, "wool": 0, "brocade": 4},
        "stations": {"orleans": [0, 1], "blois": [0]},
        "tiles": {"I": ["hayrick"], "II": ["office"]},
        "drawn": [],
        "missing": 0,
        "sending": None,
        "supply": {
            "farmer": 9,
            "boatman": 5,
            "craftsman": 6,
            "trader": 6,
            "knight": 7,
            "scholar": 7,
            "monk": 5,
        },
    }
    assert {key: seen[key] for key in expected} == expected
    deeds = seen["deeds"]
    assert isinstance(deeds, dict)
    assert deeds["papal_conclave"] == {"knight": [0, 1], "monk": [1, 2]}
    assert deeds["canalisation"] == {
        "farmer": [2, 3],
        "boatman": [0, 3],
        "craftsman": [0, 2],
        "trader": [0, 2],
    }
    edges = seen["edges"]
    assert isinstance(edges, dict)
    assert len(edges) == 43
    assert (edges["W02"], edges["R11"], edges["R12"]) == (["wine"], [], ["brocade"])
    citizens = seen["citizens"]
    assert isinstance(citizens, list)
    assert len(citizens) == 12
    assert "knight" not in citizens
    assert "development:3" not in citizens


def test_the_events_in_a_view() -> None:
    s = position(seats=2, round=3, event="taxes", next_event="plague")

    seen = GAME.view(s, -1)

    assert seen["events_past"] == ["pilgrimage", "plague"]
    assert seen["events_left"] == {
        "pilgrimage": 2,
        "taxes": 2,
        "income": 3,
        "trading_day": 3,
        "harvest": 3,
        "plague": 2,
    }
    a_round_later(s)
    assert GAME.view(s, -1)["events_past"] == ["pilgrimage", "plague", "taxes"]


def test_a_player_in_a_view() -> None:
    s = at_actions(position(RICH, seats=2))

    own = players(s, 0)[0]
    others = players(s, 1)[0]

    public = {
        "coins": 7,
        "goods": {"grain": 0, "cheese": 0, "wine": 1, "wool": 2, "brocade": 0},
        "tracks": {
            "farmer": 2,
            "boatman": 0,
            "craftsman": 2,
            "trader": 3,
            "knight": 4,
            "scholar": 0,
        },
        "development": 9,
        "level": 3,
        "citizens": 1,
        "stations_left": 8,
        "stations_built": 2,
        "merchant": "blois",
        "techs": 1,
        "techs_laid": 1,
        "tiles": ["school", "gunpowder_tower"],
        "passed": False,
        "draw_limit": 7,
        "market_size": 8,
        "market": {
            "scholar": 1,
            "own_farmer": 1,
            "own_boatman": 1,
            "own_craftsman": 1,
            "own_trader": 1,
        },
        "bag_size": 3,
        "planning_done": False,
        "score": 7 + 3 + 8 + (2 + 1) * 3,
    }
    assert {key: others[key] for key in public} == public
    assert {key: own[key] for key in public} == public
    assert own["bag"] == {"knight": 1, "monk": 2}
    assert "bag" not in others
    places = others["places"]
    assert isinstance(places, dict)
    assert places["castle"] == ["tech", "boatman", None]
    assert places["gunpowder_tower"] == ["farmer", None]
    assert places["school"] == []
    assert len(places) == 12, "ten of the board and two tiles"


def players(s: OrleansState, seat: int) -> list[dict[str, object]]:
    """All players as a seat sees them."""
    seen = GAME.view(s, seat)["players"]
    assert isinstance(seen, list)
    return seen


def test_whoever_has_passed_is_shown() -> None:
    s = at_actions(position(seats=2))

    play(s, 0, "pass")

    assert [player["passed"] for player in players(s, 1)] == [True, False]


def test_the_round_and_phase_are_told_beside_the_view() -> None:
    s = a_round_later(position(seats=2))

    progress = GAME.progress(s)

    assert (progress.round, progress.rounds, progress.phase) == (3, 18, "planning")
    assert not {"round", "rounds", "phase"} & set(GAME.look(s, 0))


def test_the_place_that_followers_are_sent_from_is_shown() -> None:
    tower = Seat(
        tiles="gunpowder_tower",
        places={"gunpowder_tower": "farmer knight", "town_hall": "farmer monk"},
    )
    s = at_actions(position(tower, seats=2))
    assert GAME.view(s, 1)["sending"] is None

    play(s, 0, "use gunpowder_tower")
    assert [GAME.view(s, seat)["sending"] for seat in (0, 1, -1)] == ["gunpowder_tower"] * 3
    play(s, 0, "send knight city_wall", "enough")
    assert GAME.view(s, 0)["sending"] is None
    play(s, 1, "pass")
    play(s, 0, "use town_hall")
    assert GAME.view(s, 0)["sending"] == "town_hall"


def test_own_plans_are_shown_to_oneself() -> None:
    s = position(seats=2)

    play(s, 0, "place own_farmer castle/1")

    assert players(s, 0)[0]["placed"] == ["castle"]
    assert "placed" not in players(s, 1)[0]


def test_a_finished_game_in_a_view() -> None:
    s = at_event(position(seats=2, round=18, event="pilgrimage"))

    seen = GAME.view(s, 0)

    assert (GAME.progress(s).phase, GAME.waiting(s)) == ("end", [])
    assert seen["events_left"] == {}


def test_before_the_first_round_there_is_no_event() -> None:
    s = GAME.setup(2, 1, {"exclusion": "yes"})

    seen = GAME.view(s, 0)

    assert (GAME.progress(s).round, GAME.progress(s).phase) == (0, "exclusion")
    assert seen["event"] is None
    assert seen["events_past"] == []


def test_a_redealt_plan_of_others_is_another_plan() -> None:
    """R15: who has finished out of sight has planned something, who has not can still do so."""
    s = a_round_later(
        position(
            Seat(),
            Seat(bag="knight scholar monk boatman " + STARTERS),
            Seat(bag="knight scholar monk boatman " + STARTERS),
            seats=3,
        )
    )
    play(s, 1, "draw 4", "done")
    play(s, 2, "draw 2")
    seen = GAME.view(s, 0)

    plans = set()
    for dice in range(10):
        new = GAME.redeal(s, 0, dice)
        assert GAME.view(new, 0) == seen
        assert GAME.waiting(new) == [0, 2]
        assert new.hourglass[: new.round] == s.hourglass[: s.round]
        assert GAME.pieces(new) == GAME.pieces(s)
        assert options(new, 2)[0] == "draw 4", "back to before the draw"
        plans.add((tuple(new.players[1].market), tuple(new.players[1].slots)))
    assert len(plans) > 5


def test_a_redeal_keeps_what_the_seat_itself_has() -> None:
    s = a_round_later(position(Seat(bag="knight scholar " + STARTERS), seats=2))
    play(s, 0, "draw 4")

    new = GAME.redeal(s, 0, 5)

    assert new.players[0].market == s.players[0].market
    assert new.players[0].bag == s.players[0].bag
    assert new.seat_dice[0] != s.seat_dice[0]


# --- what a person may try -------------------------------------------------------------------


def candidates(s: OrleansState, seat: int) -> list[str]:
    """The notation of all that a person may think of."""
    return [action.text for action in GAME.candidates(s, seat)]


def test_planning_lets_people_try_every_slot() -> None:
    s = position(
        Seat(
            bag=STARTERS,
            market="knight",
            tiles="gunpowder_tower hayrick",
            places={"gunpowder_tower": "monk .", "castle": "farmer . ."},
        ),
        seats=2,
    )

    tried = candidates(s, 0)

    slots = 2 + 3 + 3 + 3 + 2 + 3 + 3 + 3 + 2 + 2 + 2 + 1
    assert len([text for text in tried if text.startswith("place knight ")]) == slots
    assert len([text for text in tried if text.startswith("place monk ")]) == slots
    assert [text for text in tried if text.startswith("take_back ")] == [
        "take_back castle/1",
        "take_back gunpowder_tower/1",
    ]
    assert len(tried) == 1 + 2 * slots + 2
    assert set(options(s, 0)) <= set(tried)


def test_a_turn_lets_people_try_every_place() -> None:
    s = at_actions(position(Seat(tiles="winery school"), seats=2))

    assert candidates(s, 0) == [
        "pass",
        "use farmhouse",
        "use village boatman",
        "use village craftsman",
        "use village trader",
        "use university",
        "use castle",
        "use monastery",
        "use ship",
        "use wagon",
        "use guildhall",
        "use scriptorium",
        "use town_hall",
        "use winery",
    ]


def test_smaller_choices_let_people_try_too() -> None:
    s = a_round_later(position(Seat(bag="knight"), seats=2))
    assert candidates(s, 0) == [f"draw {number}" for number in range(9)]

    s = at_actions(position(Seat(filled="village"), seats=2, tiles="winery school"))
    play(s, 0, "use village trader")
    assert candidates(s, 0) == ["tile winery", "tile school"]

    s = at_actions(position(Seat(filled="ship"), seats=2))
    play(s, 0, "use ship")
    assert len(candidates(s, 0)) == 43

    s = at_actions(position(Seat(places={"town_hall": "monk ."}), deeds={"peace_treaty": "monk"}))
    play(s, 0, "use town_hall")
    assert candidates(s, 0) == [
        "enough",
        "send monk papal_conclave",
        "send monk cathedral",
        "send monk peace_treaty",
    ]

    s = at_event(position(Seat(goods="wine"), Seat(coins=9), seats=2, event="harvest"))
    assert candidates(s, 0) == ["food grain", "food cheese", "food wine"]

    s = at_actions(position(Seat(techs=1, tiles="hayrick"), seats=2))
    play(s, 0, "pass")
    assert "tech hayrick/1" in candidates(s, 0)
    assert "tech farmhouse/1" in candidates(s, 0)
    assert "tech winery/1" not in candidates(s, 0)

    s = at_event(position(Seat(coins=4, tiles="school"), seats=2, event="harvest"))
    assert candidates(s, 0) == [
        "give station supply",
        "give follower",
        "give development",
        *[f"give good {good}" for good in ("grain", "cheese", "wine", "wool", "brocade")],
        "give tile school",
        "give tech supply",
    ]


# --- the numbers of a refusal ----------------------------------------------------------------


def numbers(s: OrleansState, seat: int, text: str) -> dict[str, str | int]:
    """The numbers and ids that come with a refusal."""
    refused = GAME.why_not(s, seat, GAME.parse(text))
    assert refused is not None
    return dict(refused.numbers)


def test_refusals_come_with_their_numbers() -> None:
    planning = position(seats=2)
    acting = at_actions(
        position(
            Seat(
                coins=1,
                tiles="pharmacy",
                filled="pharmacy guildhall ship",
                merchant="chartres",
                places={"castle": "farmer . ."},
            ),
            Seat(stations="chartres"),
            seats=2,
        )
    )

    assert numbers(planning, 0, "place own_farmer castle/2") == {"wanted": "boatman"}
    assert numbers(acting, 0, "use castle") == {"missing": 2}
    assert numbers(acting, 0, "use pharmacy 3") == {"owned": 1}
    assert numbers(acting, 0, "use guildhall") == {"town": "chartres"}
    assert numbers(acting, 0, "use ship") == {"town": "chartres"}
    assert numbers(acting, 0, "use farmhouse") == {"missing": 2}
    assert numbers(acting, 0, "use town_hall") == {}
