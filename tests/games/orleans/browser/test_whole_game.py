"""A whole game against bots by clicks, then its end: scores, replay, another game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.crowd import Crowd
from tests.browser.person import Person
from tests.games.orleans.browser.playing import token_on

ROUNDS = 18
MOST_PLACED = 3  # in one round, for the sake of time


def next_choice(person: Person) -> str:
    """What somebody does who fills one place after another and uses what is ready."""
    texts: list[str] = [option.text for option in person.options if not option.retracts]
    if "done" in texts:
        return placing(person, texts) or "done"
    if texts[0].startswith("draw "):
        return max(texts)
    using = [text for text in texts if text not in ("pass", "later", "tech later", "enough")]
    return using[0] if using else texts[0]


def placing(person: Person, texts: list[str]) -> str:
    """A follower for a place of which every empty slot could be filled now, if there is one."""
    fits: dict[str, str] = {}
    if person.undo >= MOST_PLACED:
        return ""
    for text in texts:
        if text.startswith("place "):
            _, _, slot = text.split()
            fits.setdefault(slot, text)
    places = list(person.me["places"].items())
    turn = person.frame.round % len(places)  # another favourite in each round
    for place, tokens in places[turn:] + places[:turn]:
        empty = [f"{place}/{n}" for n, token in enumerate(tokens, start=1) if token is None]
        if empty and place != "gunpowder_tower" and all([slot in fits for slot in empty]):
            return fits[empty[0]]
    return ""


def from_the_list(person: Person, text: str) -> None:
    """Take an option from the list of all moves instead of the board."""
    person.look_up()
    before = len(person.acts)
    person.page.keyboard.press("o")
    moves = person.page.get_by_role("dialog", name=person.word("web-options"))
    moves.get_by_role("listitem").get_by_role("button").nth(person.texts.index(text)).click()
    if text in person.told.doubts:
        person.page.locator("[data-insist]").click()
    person.get_answer(before)


@pytest.mark.slow
def test_eighteen_rounds_then_scores_replay_and_another_game(person: Crowd) -> None:
    anna = person("en")
    anna.introduce("Anna")
    anna.new_table("me", "greedy")
    clicks = 0
    while anna.scores is None:
        anna.until(lambda: anna.asked or anna.scores is not None, "a turn, or the end")
        if anna.asked:
            text = next_choice(anna)
            (from_the_list if clicks % 10 == 9 else Person.choose)(anna, text)
            clicks += 1
    assert anna.frame.round == ROUNDS
    assert sum(anna.me["tracks"].values()) >= 5

    # The score sheet: everybody's lines add up to the total the server gave.
    page = anna.page
    rows = page.get_by_role("table", name=anna.word("web-score-sheet")).locator("tbody tr")
    expect(rows).to_have_count(2)
    sheets = sorted(anna.scores, key=lambda sheet: (sheet.rank, -sheet.total))
    for row, sheet in zip(rows.all(), sheets, strict=True):
        cells = [re.match(r"-?\d+", cell.inner_text()) for cell in row.get_by_role("cell").all()]
        *parts, total = [int(found[0]) for found in cells[1:] if found]
        assert total == sum(parts) == sheet.total
    assert sum([line.amount for sheet in sheets for line in sheet.lines]) == sum(
        [sheet.total for sheet in sheets]
    )
    chart = page.get_by_role("group", name=re.compile(re.escape(anna.word("web-score-rounds"))))
    expect(chart.locator("path.line")).to_have_count(2)
    anna.shot("game-end")

    # Replay: earlier positions are other positions, and the last one is the end.
    anna.button("web-replay").click()
    slider = page.get_by_role("slider", name=anna.word("web-replay-position"))
    banner = page.get_by_role("banner")
    board = page.get_by_role("region", name=anna.word("orleans-ui-my-board"))
    expect(banner).to_contain_text(f"1 / {ROUNDS}")
    at_start = board.inner_text()
    middle = int(slider.get_attribute("max") or 0) // 2
    slider.fill(str(middle))
    expect(slider).to_have_attribute("aria-valuetext", re.compile(rf"\b{middle}\b"))
    expect(banner).not_to_contain_text(f"Round 1 / {ROUNDS}")
    in_the_middle = board.inner_text()
    anna.shot("game-replay")
    slider.focus()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(rf"\b{middle + 1}\b"))
    page.keyboard.press("End")
    expect(banner).to_contain_text(f"{ROUNDS} / {ROUNDS}")
    expect(slider).to_have_value(str(anna.seq))
    assert len({at_start, in_the_middle, board.inner_text()}) == 3
    assert page.get_by_role("contentinfo").locator('[data-el="button:pass"]').count() == 0
    anna.button("web-leave-replay").click()
    expect(rows).to_have_count(2)

    # A round of the chart leads to the replay, too.
    chart.get_by_role("button", name=anna.word("web-open-round", round=9), exact=True).click()
    expect(banner).to_contain_text(f"9 / {ROUNDS}")
    anna.button("web-leave-replay").click()

    # Once more with the same company.
    before = page.url
    anna.button("web-rematch").click()
    expect(page).not_to_have_url(before)
    anna.until(lambda: anna.scores is None and anna.frame.round == 1, "another game")
    assert [seat.bot for seat in anna.table.seats] == [None, "greedy"]
    anna.choose("place own_farmer castle/1")
    expect(token_on(anna, "castle", 1)).to_be_visible()
