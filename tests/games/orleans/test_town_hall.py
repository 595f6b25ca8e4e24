"""The town hall, and the deeds its followers go to."""

from __future__ import annotations

import pytest

from igroteka.games.orleans import GAME
from igroteka.games.orleans.pieces import DEEDS
from igroteka.kernel.errors import UnreadableAction
from tests.games.orleans.support.positions import (
    STARTERS,
    Seat,
    at_actions,
    bag,
    citizens_left,
    filled_spaces,
    market,
    options,
    place,
    play,
    position,
    refusal,
    supply,
)

# --- 4.10 town hall --------------------------------------------------------------------------


def test_4_10_one_or_two_followers_of_any_kind_may_lie_there() -> None:
    s = position(Seat(market="knight monk"), seats=2)

    play(s, 0, "place knight town_hall/1", "place monk town_hall/2")

    assert place(s, 0, "town_hall") == ["knight", "monk"]


def test_4_10_one_follower_activates_it() -> None:
    s = at_actions(position(Seat(places={"town_hall": "knight ."}), seats=2))

    assert options(s, 0) == ["pass", "use town_hall"]


def test_4_10_without_followers_it_does_nothing() -> None:
    s = at_actions(position(seats=2))

    assert refusal(s, 0, "use town_hall") == ("nobody_to_send", "4.10a")


def test_4_10a_two_followers_go_to_deeds_in_one_action() -> None:
    """T36: a knight to the peace treaty and a monk to the cathedral, 2 coins each."""
    s = at_actions(position(Seat(places={"town_hall": "knight monk"}), seats=2))

    play(s, 0, "use town_hall", "send knight peace_treaty", "send monk cathedral")

    assert s.players[0].coins == 5 + 2 + 2
    assert filled_spaces(s, "peace_treaty") == {"knight": 1}
    assert filled_spaces(s, "cathedral") == {"monk": 1}
    assert place(s, 0, "town_hall") == [".", "."]
    assert bag(s, 0) == {}, "they do not return"
    assert GAME.waiting(s) == [1]


def test_4_10a_both_may_go_to_the_same_deed() -> None:
    s = at_actions(position(Seat(places={"town_hall": "monk monk"}), seats=2))

    play(s, 0, "use town_hall", "send monk papal_conclave", "send monk papal_conclave")

    assert s.players[0].coins == 5 + 3 + 3
    assert filled_spaces(s, "papal_conclave") == {"monk": 2}


def test_4_10a_a_full_space_takes_nobody() -> None:
    s = at_actions(
        position(Seat(places={"town_hall": "monk ."}), seats=2, deeds={"peace_treaty": "monk"})
    )
    play(s, 0, "use town_hall")

    assert refusal(s, 0, "send monk peace_treaty") == ("deed_full", "4.10d")
    assert options(s, 0) == ["send monk papal_conclave", "send monk cathedral"]


def test_4_10a_at_least_one_is_sent() -> None:
    s = at_actions(position(Seat(places={"town_hall": "monk knight"}), seats=2))
    play(s, 0, "use town_hall")

    assert refusal(s, 0, "enough") == ("send_one_first", "4.10a")
    assert refusal(s, 0, "send farmer city_wall") == ("no_such_follower", "4.10a")


@pytest.mark.parametrize(
    ("deed", "follower", "reward"),
    [
        ("city_wall", "farmer", 1),
        ("papal_conclave", "knight", 3),
        ("defeating_plague", "boatman", 2),
        ("astronomy", "scholar", 1),
        ("boatmen_guild", "boatman", 1),
        ("cathedral", "craftsman", 2),
        ("peace_treaty", "scholar", 2),
    ],
)
def test_4_10b_each_deed_has_its_reward(deed: str, follower: str, reward: int) -> None:
    s = at_actions(position(Seat(places={"town_hall": f"{follower} ."}), seats=2))

    play(s, 0, "use town_hall", f"send {follower} {deed}")

    assert s.players[0].coins == 5 + reward
    assert s.players[0].development == 0


def test_4_10b_canalisation_pays_a_coin_or_a_development_point() -> None:
    s = at_actions(position(Seat(places={"town_hall": "farmer trader"}), seats=2))

    play(s, 0, "use town_hall", "send farmer canalisation coin")
    assert (s.players[0].coins, s.players[0].development) == (6, 0)
    play(s, 0, "send trader canalisation development")

    assert (s.players[0].coins, s.players[0].development) == (6, 1)


SPACES = {
    "city_wall": "knight knight knight trader farmer farmer farmer craftsman craftsman craftsman",
    "papal_conclave": "knight monk monk",
    "defeating_plague": "scholar scholar boatman farmer trader",
    "astronomy": "scholar scholar trader",
    "boatmen_guild": "boatman boatman boatman scholar",
    "cathedral": "craftsman craftsman monk monk trader trader",
    "peace_treaty": "monk scholar knight knight",
    "canalisation": "boatman boatman boatman trader trader "
    "farmer farmer farmer craftsman craftsman",
}


@pytest.mark.parametrize("deed", DEEDS)
def test_4_10c_the_last_space_of_a_deed_brings_its_citizen(deed: str) -> None:
    """T35, for every deed with all its spaces."""
    *others, last, final = SPACES[deed].split()
    reward = " coin" if deed == "canalisation" else ""
    s = at_actions(
        position(Seat(places={"town_hall": f"{last} {final}"}), deeds={deed: " ".join(others)})
    )

    play(s, 0, "use town_hall", f"send {last} {deed}{reward}")
    assert s.players[0].citizens == 0
    assert f"deed:{deed}" in citizens_left(s)
    play(s, 0, f"send {final} {deed}{reward}")

    assert s.players[0].citizens == 1
    assert f"deed:{deed}" not in citizens_left(s)
    assert len(citizens_left(s)) == 13


def test_4_10c_the_last_monk_of_the_conclave() -> None:
    """T35: 3 coins and the citizen, though a rival sent the others."""
    s = at_actions(
        position(
            Seat(places={"town_hall": "monk ."}), seats=2, deeds={"papal_conclave": "knight monk"}
        )
    )

    play(s, 0, "use town_hall", "send monk papal_conclave")

    assert s.players[0].coins == 8
    assert s.players[0].citizens == 1


def test_4_10d_a_deed_accepts_no_substitute() -> None:
    """T34, T49: neither a monk nor, with school and herb garden, scholars and boatmen."""
    s = at_actions(
        position(Seat(tiles="school herb_garden", places={"town_hall": "monk scholar"}), seats=2)
    )
    play(s, 0, "use town_hall")

    assert options(s, 0) == [
        "send monk papal_conclave",
        "send monk cathedral",
        "send monk peace_treaty",
        "send scholar defeating_plague",
        "send scholar astronomy",
        "send scholar boatmen_guild",
        "send scholar peace_treaty",
    ]
    for text in ("send monk astronomy", "send scholar city_wall", "send boatman cathedral"):
        with pytest.raises(UnreadableAction):
            GAME.parse(text)


def test_4_10d_followers_on_deeds_stay_there() -> None:
    s = at_actions(position(Seat(places={"town_hall": "monk ."}), seats=2))
    monks = supply(s)["monk"]

    play(s, 0, "use town_hall", "send monk cathedral")

    assert supply(s)["monk"] == monks
    assert "monk" not in bag(s, 0)
    assert "monk" not in market(s, 0)
    assert filled_spaces(s, "cathedral") == {"monk": 1}


def test_4_10e_starters_may_not_go_to_the_town_hall() -> None:
    """T34."""
    s = position(seats=2)

    for starter in STARTERS.split():
        assert refusal(s, 0, f"place {starter} town_hall/1") == ("no_starter", "4.10e")
