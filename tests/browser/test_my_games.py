"""My games: dates, scores, whose turn since when, search, filters, pages, hiding."""

from __future__ import annotations

from datetime import UTC, datetime

from playwright.sync_api import Locator, expect

from tests.browser.axe import THEMES, Axe, Theme
from tests.browser.crowd import Crowd
from tests.browser.person import Person
from tests.browser.phone import PHONE

MORE_THAN_A_PAGE = 53


def games(person: Person) -> Locator:
    """The rows of the list of one's games."""
    return person.page.get_by_role("dialog").get_by_role("listitem")


def this_year() -> str:
    """What the date of a game of today ends with."""
    return str(datetime.now(UTC).year)


def set_up(person: Person, *seats: str) -> str:
    """Set up a table without going there; returns its link."""
    kinds = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
    wish = {"game": person.game, "seats": kinds}
    made = person.context.request.post(
        "/api/tables", data=wish, headers={"Accept-Language": person.lang}
    ).json()
    return str(made["link"])


def test_more_than_a_page_of_games_is_searched_filtered_and_hidden(person: Crowd) -> None:
    anna, boris = person("en"), person("ru")
    boris.introduce("Борис")
    boris.come_by(set_up(anna, "me", "open"))
    for _ in range(MORE_THAN_A_PAGE):
        set_up(anna, "me", "open")
    anna.open()
    turns = anna.page.get_by_role("heading", name=anna.word("web-my-games"))
    expect(turns).to_contain_text(anna.word("web-my-turns", count=50))
    anna.button("web-all-games").click()
    expect(games(anna)).to_have_count(50)
    anna.shot("my-games")

    anna.button("web-more-games").click()
    expect(games(anna)).to_have_count(MORE_THAN_A_PAGE + 1)
    expect(anna.button("web-more-games")).to_have_count(0)
    anna.page.get_by_label(anna.word("web-search-games")).fill("борис")
    expect(games(anna)).to_have_count(1)
    expect(games(anna)).to_contain_text("Борис")
    expect(games(anna)).to_contain_text(this_year())
    expect(games(anna)).to_contain_text(anna.word("web-your-turn"))
    name = f"{anna.word('web-hide')}: {anna.word(f'{anna.game}-name')}"
    anna.page.get_by_role("button", name=name).click()
    expect(games(anna)).to_have_text([anna.word("web-no-such-games")])
    anna.page.get_by_label(anna.word("web-search-games")).fill("")
    anna.tick(anna.page.get_by_role("radio", name=anna.word("web-show-hidden")))
    expect(games(anna)).to_have_count(1)
    expect(games(anna)).to_contain_text("Борис")
    anna.tick(anna.page.get_by_role("radio", name=anna.word("web-show-finished")))
    expect(games(anna)).to_have_text([anna.word("web-no-such-games")])
    boris.open()
    boris.button("web-all-games").click()
    expect(games(boris)).to_have_count(1)


@THEMES
def test_the_list_of_games_is_accessible(person: Crowd, theme: Theme) -> None:
    anna = person("ru", theme=theme, bypass_csp=True, size=PHONE, touch=True)
    axe = Axe(anna)
    for seats in (("me", "open"), ("me", "greedy"), ("random", "greedy")):
        set_up(anna, *seats)
    anna.until(
        lambda: any([row["status"] == "finished" for row in anna.tables()]), "a finished game"
    )
    anna.open()
    anna.button("web-all-games").click()
    expect(games(anna)).to_have_count(3)
    finished = games(anna).filter(has_text=anna.word("web-finished"))
    expect(finished).to_contain_text(this_year())
    anna.shot(f"my-games-phone-{theme}")
    axe.look("my games")

    assert axe.found == {}
