"""Whole games of Mombasa by clicks and taps: two to four seats, both set-ups, both languages."""

from __future__ import annotations

import pytest

from tests.browser.crowd import Crowd
from tests.browser.phone import PHONE
from tests.games.mombasa.browser.playing import play_to_the_end, sit_down

LATER_GAMES = {"tracks": "random", "starting_tiles": "chosen"}


@pytest.mark.parametrize(
    ("lang", "seats", "variant"),
    [
        ("ru", 2, {}),
        ("en", 2, LATER_GAMES),
        ("en", 3, {}),
        ("ru", 3, LATER_GAMES),
        ("ru", 4, LATER_GAMES),
        ("en", 4, {}),
    ],
    ids=["first-2", "later-2", "first-3", "later-3", "later-4", "first-4"],
)
def test_a_game_by_clicks(person: Crowd, lang: str, seats: int, variant: dict[str, str]) -> None:
    one = person(lang)
    sit_down(one, *["random"] * (seats - 1), variant=variant)

    play_to_the_end(one, seats)

    assert variant.items() <= one.table.variant.items()
    assert len(one.table.seats) == seats


def test_a_game_by_taps_on_a_phone(person: Crowd) -> None:
    one = person("en", size=PHONE, touch=True)
    sit_down(one, "random")

    play_to_the_end(one, 5, taps=True)
