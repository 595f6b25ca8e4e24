"""What spares people clicks and slips: filling a place, moving a follower, second questions."""

from __future__ import annotations

from igroteka.games.orleans import GAME
from igroteka.games.orleans.state import OrleansState
from igroteka.games.orleans.view import look
from tests.games.orleans.support.positions import (
    STARTERS,
    Seat,
    at_actions,
    play,
    position,
)


def doubt_of(s: OrleansState, text: str) -> str:
    doubt = GAME.doubt(s, 0, GAME.parse(text))
    return "" if doubt is None else doubt.code


def shortcut(s: OrleansState, *path: str) -> str:
    """The notation of the shortcut with this path; empty if there is none."""
    found = [one.text for one in GAME.shortcuts(s, 0) if one.path == path]
    return found[0] if found else ""


def forecast(s: OrleansState) -> dict[str, int]:
    return look(s, 0)["players"][0]["forecast"]


def test_a_place_is_filled_at_once_with_starters_first_and_monks_last() -> None:
    s = position(Seat(market="boatman craftsman monk"), seats=2)

    assert shortcut(s, "place:farmhouse") == (
        "+ place own_boatman farmhouse/1 + place own_craftsman farmhouse/2"
    )
    assert shortcut(s, "place:scriptorium") == "", "one monk is not two"
    assert shortcut(s, "place:town_hall") == "", "who goes there is the whole choice"


def test_only_empty_slots_are_filled_and_a_monk_helps_out() -> None:
    s = position(Seat(bag=STARTERS, market="monk", places={"farmhouse": "boatman ."}), seats=2)

    assert shortcut(s, "place:farmhouse") == "+ place monk farmhouse/2"
    assert shortcut(s, "place:castle") == ""


def test_a_placed_follower_goes_straight_to_another_slot_that_it_fits() -> None:
    s = position(Seat(market=""), seats=2)
    play(s, 0, "place own_farmer castle/1")

    assert shortcut(s, "slot:castle/1", "slot:ship/1") == (
        "+ take_back castle/1 + place own_farmer ship/1"
    )
    assert shortcut(s, "slot:castle/1", "slot:castle/2") == ""


def test_ending_the_plan_is_doubted_while_nothing_is_ready() -> None:
    s = position(Seat(), seats=2)
    assert doubt_of(s, "done") == "nothing_ready"

    play(s, 0, "place own_farmer castle/1")
    assert doubt_of(s, "done") == "nothing_ready"

    empty = position(Seat(bag=STARTERS), seats=2)
    assert doubt_of(empty, "done") == "", "nobody is there to be placed"


def test_ending_the_plan_is_doubted_while_a_place_could_be_filled() -> None:
    s = position(Seat(filled="farmhouse"), seats=2)
    assert doubt_of(s, "done") == "could_fill"

    for text in ("own_farmer castle/1", "own_boatman castle/2", "own_trader castle/3"):
        play(s, 0, f"place {text}")
    assert doubt_of(s, "done") == ""


def test_followers_for_a_deed_are_ready() -> None:
    s = position(Seat(bag=STARTERS, places={"town_hall": "farmer ."}), seats=2)
    assert doubt_of(s, "done") == ""


def test_passing_is_doubted_while_a_place_could_act() -> None:
    s = at_actions(position(Seat(filled="farmhouse"), seats=2))
    assert doubt_of(s, "pass") == "could_act"

    idle = at_actions(position(Seat(), seats=2))
    assert doubt_of(idle, "pass") == ""


def test_the_view_tells_its_owner_what_the_event_would_do_as_things_stand() -> None:
    assert forecast(position(Seat(goods="wool wool wine"), event="taxes")) == {"coins": -1}
    assert forecast(position(Seat(goods="wool"), event="taxes")) == {}
    assert forecast(position(Seat(development=3), event="income")) == {"coins": 1}
    assert forecast(position(Seat(stations="tours blois"), event="trading_day")) == {"coins": 2}
    assert forecast(position(Seat(goods="wine"), event="harvest")) == {"food": -1}
    assert forecast(position(Seat(goods="wool"), event="harvest")) == {"coins": -5}
    assert forecast(position(Seat(bag="farmer"), event="plague")) == {"follower": -1}
    assert forecast(position(Seat(bag=STARTERS), event="plague")) == {}
    assert forecast(position(Seat(), event="pilgrimage")) == {}


def test_the_view_tells_whether_the_sacristy_would_help() -> None:
    s = position(Seat(tiles="sacristy", filled="sacristy"), event="plague")
    assert look(s, 0)["players"][0]["shielded"]
    assert "forecast" not in look(s, 1)["players"][0], "it tells of the bag"
