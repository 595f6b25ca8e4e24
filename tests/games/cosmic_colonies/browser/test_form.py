"""The form for a new table of Cosmic Colonies, and the one click to a game alone."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from igroteka.games import game_named, game_names
from tests.browser.crowd import Crowd


def test_the_form_offers_only_what_can_be_set_up(person: Crowd) -> None:
    """One seat has a difficulty and no modes; another game has two seats at least."""
    anna = person("en")
    anna.open()
    anna.button("web-new-table").click()
    form = anna.page.get_by_role("dialog")
    seats = form.get_by_role("combobox", name=re.compile("^Seat "))
    mode = form.get_by_role("group", name=anna.word("cosmic_colonies-variant-mode"))
    difficulty = form.get_by_role(
        "combobox", name=anna.word("cosmic_colonies-variant-difficulty"), exact=True
    )
    colonies = form.get_by_role("radio", name=anna.word("cosmic_colonies-name"))

    anna.tick(colonies)
    mode.get_by_text(anna.word("cosmic_colonies-variant-mode-advanced")).click()
    expect(difficulty).to_have_count(0)
    for seat in (3, 2):
        anna.button("web-seat-remove", seat=seat).click()
    expect(mode).to_have_count(0)
    expect(difficulty).to_be_visible()

    other = next(name for name in game_names() if game_named(name).meta.min_seats == 2)
    anna.tick(form.get_by_role("radio", name=anna.word(f"{other}-name")))
    expect(seats).to_have_count(2)
    anna.tick(colonies)
    expect(seats).to_have_count(1)
    difficulty.select_option("9")
    anna.button("web-create").click()
    anna.until(lambda: anna.seq >= 0, "the table")

    assert len(anna.table.seats) == 1
    assert anna.view["automaton"]["difficulty"] == 9


def test_a_game_alone_is_one_click_away(person: Crowd) -> None:
    anna = person("ru", size=(390, 844), touch=True)
    anna.open()
    now = anna.page.get_by_role("region", name=anna.word("web-play-now"))
    anna.tick(now.get_by_role("radio", name=anna.word("cosmic_colonies-name")))
    anna.tick(now.get_by_role("radio", name="1", exact=True))
    expect(now).to_contain_text(anna.word("web-play-now-alone"))
    anna.button("web-play").click()
    anna.until(lambda: anna.seq >= 0, "the table")

    assert anna.table.game == "cosmic_colonies"
    assert len(anna.table.seats) == 1
