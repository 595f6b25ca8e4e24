"""Cosmic Colonies by real clicks: a game of two to its end, a solo game, laying by keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Crowd
from tests.browser.person import Person

ROUNDS = 8


def is_laying(one: Person) -> bool:
    """Whether a tile waits to be laid on the asteroid."""
    return any([text.startswith("lay ") for text in one.texts])


def play_to_the_end(one: Person) -> None:
    """Build and gather rather than stop, until the score sheet comes."""
    while one.scores is None:
        one.until(lambda: one.scores is not None or one.asked, "a turn or the end", 30)
        if one.scores is None:
            take(one)


def take(one: Person) -> None:
    """The next choice: a tile is laid where it hovers, anything else by clicking its elements."""
    if is_laying(one):
        before = one.answers
        one.page.locator(".lay").first.click()
        one.until(lambda: one.answers > before, "the tile to be laid")
        return
    stops = ("skip", "enough")  # a monument is raised by clicking its hole, not its name
    going_on = [t for t in one.texts if t not in stops and not t.startswith("raise ")]
    builds = [text for text in going_on if text.startswith("build")]
    one.choose((builds or going_on or one.texts)[0])


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_game_of_two_to_the_end(person: Crowd, lang: str) -> None:
    one = person(lang)
    one.new_table("me", "random", game="cosmic_colonies")

    play_to_the_end(one)

    assert one.view["round"] == ROUNDS
    assert len(one.me["tiles"]) > 3
    assert one.scores is not None
    expect(one.page.get_by_text(str(one.scores[0]["total"])).first).to_be_visible()


def test_a_solo_game_against_the_automaton(person: Crowd) -> None:
    one = person("ru")
    variant = {"difficulty": "5", "expansion": "yes"}
    wish = {"game": "cosmic_colonies", "seats": [{"kind": "me"}], "variant": variant, "auto": True}
    made = one.context.request.post("/api/tables", data=wish).json()
    one.open(f"/t/{made['table']}")
    expect(one.page.locator('[data-at="automaton"]').first).to_be_visible()

    play_to_the_end(one)

    assert one.scores is not None
    assert [sheet["seat"] for sheet in one.scores] == [0, 1], "the automaton has a sheet too"
    assert one.view["automaton"]["difficulty"] == 5


def test_a_tile_is_turned_moved_and_laid_by_keys(person: Crowd) -> None:
    one = person("en")
    one.new_table("me", "random", game="cosmic_colonies", variant={"mode": "advanced"})
    while not is_laying(one):
        one.until(lambda: one.asked, "a turn", 30)
        if not is_laying(one):
            take(one)
    before = one.answers
    tiles = len(one.me["tiles"])

    for key in ["r", "r", "r", "r", "f", "f", "ArrowRight", "ArrowLeft"]:
        one.page.locator("body").press(key)
    fits = one.page.locator(".lay:not(.off)").first
    for key in ["ArrowUp", "ArrowLeft", "ArrowDown", "ArrowDown", "ArrowRight", "r"]:
        if not fits.is_visible():
            one.page.locator("body").press(key)
    one.page.locator("body").press("Enter")
    one.until(lambda: one.answers > before, "the tile to be laid")

    assert len(one.me["tiles"]) == tiles + 1
