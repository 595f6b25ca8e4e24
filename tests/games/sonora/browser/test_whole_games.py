"""Whole games of Sonora in the browser: two people over the network, alone, on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.crowd import Crowd
from tests.browser.phone import PHONE, Inspection
from tests.browser.playing import sit_down
from tests.games.sonora.browser.playing import SHORT, alone, flicks, play_to_the_end


def test_two_people_to_the_end_in_two_languages(person: Crowd) -> None:
    anna, boris = person("en"), person("ru")
    sit_down(anna, boris, variant=SHORT)

    play_to_the_end([anna, boris], 3)

    assert len(flicks(anna)) >= 25
    assert len(flicks(boris)) >= 25
    assert anna.view["players"] == boris.view["players"]
    # The others' sheets stay within reach, on the results too.
    assert sum(anna.me["points"].values()) > 0


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_alone_to_the_end(person: Crowd, lang: str) -> None:
    one = person(lang)
    alone(one, **SHORT)

    play_to_the_end([one], 4)

    assert len(flicks(one)) >= 75, "all discs of three colours"
    chosen = {act["option"].split()[0] for act in one.acts}
    assert {"mine", "bot", "mark", "done"} <= chosen
    assert chosen & {"fill", "block"}, "the bot's discs were marked"
    assert one.scores is not None
    assert [sheet.seat for sheet in one.scores] == [0]


def test_on_a_phone_by_touch_to_the_end(person: Crowd) -> None:
    one = person("en", size=PHONE, touch=True)
    inspection = Inspection(one)
    one.new_table("me", "random", variant=SHORT)

    play_to_the_end([one], 5, taps=True)

    assert len(flicks(one)) >= 25
    expect(one.page.get_by_role("table", name=one.word("web-score-sheet"))).to_be_visible()
    inspection.look("sonora-end")
    assert inspection.wide == {}
