"""The home page: one click to a game, a table as one wants it, and the games one has."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Crowd, Finished


def test_one_click_leads_to_a_table_against_bots(person: Crowd) -> None:
    anna = person("ru")
    anna.open()
    anna.button("web-play").click()
    anna.arrive()

    bots = [seat["bot"] for seat in anna.table["seats"]]
    assert anna.seat >= 0
    assert bots.count(None) == 1
    anna.until(lambda: anna.asked, "the first turn")


def test_a_table_as_one_wants_it(person: Crowd) -> None:
    """Seats, levels of bots, variant and first player, all chosen in the form."""
    anna = person("en")
    anna.open()
    anna.button("web-new-table").click()
    form = anna.page.get_by_role("dialog")
    begins = form.get_by_role("combobox", name=anna.word("orleans-variant-first_player"))
    expect(begins.get_by_role("option")).to_have_count(1 + 3)  # by lot, or one of three
    form.get_by_label(anna.word("web-seat-n", seat=1), exact=True).select_option("bot:random")
    form.get_by_label(anna.word("web-seat-n", seat=2), exact=True).select_option("me")
    form.get_by_text(anna.word("orleans-variant-planning-in_turn")).click()
    begins.select_option("2")
    anna.shot("home-form")
    anna.button("web-create").click()
    anna.arrive()

    assert [seat["bot"] for seat in anna.table["seats"]] == ["random", None, "greedy"]
    assert (anna.seat, anna.view["first"]) == (1, 1)
    assert anna.view["variant"]["planning"] == "in_turn"
    anna.until(lambda: anna.asked, "the first turn")


def test_whoever_left_the_table_cannot_be_asked_to_begin(person: Crowd) -> None:
    anna = person("en")
    anna.open()
    anna.button("web-new-table").click()
    begins = anna.page.get_by_role("combobox", name=anna.word("orleans-variant-first_player"))
    begins.select_option("3")
    anna.button("web-seat-remove", seat=3).click()

    expect(anna.page.get_by_label(anna.word("orleans-variant-first_player-random"))).to_be_checked()
    anna.button("web-create").click()
    anna.arrive()
    assert len(anna.table["seats"]) == 2


def test_running_and_finished_games_are_listed_and_lead_back(
    person: Crowd, finished: Finished
) -> None:
    anna = person("en", storage_state=finished.player)
    anna.introduce("Anna")  # another test may have left her speaking Russian
    anna.new_table("me", "greedy")
    running = anna.page.url
    anna.open()

    expect(anna.page.locator(f'a[href="{finished.path}"]')).to_be_visible()
    card = anna.page.locator(f'a[href="{running.removeprefix(anna.address)}"]')
    expect(card).to_contain_text(anna.word("web-your-turn"))
    card.click()

    expect(anna.page).to_have_url(running)
    anna.until(lambda: anna.asked, "the turn")


def test_a_link_can_be_pasted_on_the_home_page(person: Crowd) -> None:
    anna, boris = person("en"), person("ru")
    (link,) = anna.new_table("me", "open")
    boris.open()
    boris.page.get_by_label(boris.word("web-join-by-link")).fill(anna.address + link)
    boris.button("web-join").click()
    boris.arrive()

    assert boris.seat == 1


def test_a_table_for_friends_has_links_and_one_for_people_is_on_the_list(person: Crowd) -> None:
    anna, boris = person("en"), person("en")
    anna.introduce("Anna")
    for company, seats in (("friends", 2), ("people", 4)):
        anna.open()
        anna.page.get_by_role("radio", name=str(seats), exact=True).check(force=True)
        anna.page.get_by_role("radio", name=anna.word(f"web-company-{company}")).check(force=True)
        anna.button("web-play").click()
        links = anna.page.get_by_role("dialog").get_by_role("textbox")
        expect(links).to_have_count(seats - 1)

    boris.open()
    tables = boris.page.get_by_role("region", name=boris.word("web-open-tables"))
    hers = tables.get_by_role("listitem").filter(has_text="Anna")
    expect(hers).to_have_count(1)
    expect(hers).to_contain_text(boris.word("web-seats-taken", taken=1, of=4))


def test_the_other_game_is_one_click_away(person: Crowd) -> None:
    anna = person("ru", size=(390, 844), touch=True)
    anna.open()
    now = anna.page.get_by_role("region", name=anna.word("web-play-now"))
    now.get_by_role("radio", name=anna.word("web-game-cosmic_colonies")).check(force=True)
    now.get_by_role("radio", name="1", exact=True).check(force=True)
    expect(now).to_contain_text(anna.word("web-play-now-alone"))
    anna.button("web-play").click()
    anna.until(lambda: anna.seq >= 0, "the table")

    assert anna.table["game"] == "cosmic_colonies"
    assert len(anna.table["seats"]) == 1
