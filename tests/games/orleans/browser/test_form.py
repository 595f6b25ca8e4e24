"""The form for a new table of Orléans: seats, levels of bots, variants, the first player."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.crowd import Crowd


def test_a_table_as_one_wants_it(person: Crowd) -> None:
    """Seats, levels of bots, variant and first player, all chosen in the form."""
    anna = person("en")
    anna.open()
    anna.button("web-new-table").click()
    anna.pick_game()
    form = anna.page.get_by_role("dialog")
    begins = form.get_by_role("combobox", name=anna.word("orleans-variant-first_player"))
    expect(begins.get_by_role("option")).to_have_count(1 + 3)  # by lot, or one of three
    form.get_by_label(anna.word("web-seat-n", seat=1), exact=True).select_option("bot:novice")
    form.get_by_label(anna.word("web-seat-n", seat=2), exact=True).select_option("me")
    form.get_by_text(anna.word("orleans-variant-planning-in_turn")).click()
    begins.select_option("2")
    anna.shot("home-form")
    anna.button("web-create").click()
    anna.arrive()

    assert [seat.bot for seat in anna.table.seats] == ["novice", None, "casual"]
    assert (anna.seat, anna.view["first"]) == (1, 1)
    assert anna.table.variant["planning"] == "in_turn"
    anna.until(lambda: anna.asked, "the first turn")


def test_whoever_left_the_table_cannot_be_asked_to_begin(person: Crowd) -> None:
    anna = person("en")
    anna.open()
    anna.button("web-new-table").click()
    anna.pick_game()
    begins = anna.page.get_by_role("combobox", name=anna.word("orleans-variant-first_player"))
    begins.select_option("3")
    anna.button("web-seat-remove", seat=3).click()

    expect(anna.page.get_by_label(anna.word("orleans-variant-first_player-random"))).to_be_checked()
    anna.button("web-create").click()
    anna.arrive()
    assert len(anna.table.seats) == 2
