"""Ways to play Mombasa that several browser tests share; every choice is made by clicks or taps."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import expect

from tests.browser.person import Person

ROUNDS = 7
TABS = ("map", "companies", "market", "own")
PANELS = {
    "region": "map",
    "base": "map",
    "post": "map",
    "track": "companies",
    "spot": "companies",
    "display": "market",
    "book": "market",
}
NO_PANEL = ("button", "line", "either")

# A point of the screen inside a shape, as far from all that is not the shape as can be found.
INSIDE = """path => {
    const box = path.getBoundingClientRect();
    const at = (x, y) => document.elementFromPoint(x, y) === path;
    const room = (x, y) => {
        for (const r of [20, 14, 10, 6, 3])
            if (at(x, y) && at(x - r, y) && at(x + r, y) && at(x, y - r) && at(x, y + r)) return r;
        return 0;
    };
    let best = [0];
    for (let y = box.top + 3; y < box.bottom; y += 5)
    for (let x = box.left + 3; x < box.right; x += 5) {
        const r = room(x, y);
        if (r > best[0]) best = [r, x, y];
    }
    return best.slice(1);
}"""


def sit_down(one: Person, *bots: str, **more: Any) -> None:
    """A table of this person and bots."""
    one.new_table("me", *bots, **more)


def play_to_the_end(one: Person, seed: int, taps: bool = False) -> None:
    """Choose whatever the dice say until the score sheet comes, and see everybody's total there."""
    dice = random.Random(seed)
    while one.scores is None:
        one.until(lambda: one.asked or one.scores is not None, "a turn, or the end")
        if one.asked:
            take(one, wish(one, dice), taps)
    assert one.frame.round == ROUNDS
    rows = one.page.get_by_role("table", name=one.word("web-score-sheet")).locator("tbody tr")
    expect(rows).to_have_count(len(one.scores))
    for row, sheet in zip(rows.all(), sorted(one.scores, key=lambda s: s.rank), strict=True):
        expect(row.get_by_role("cell").last).to_have_text(str(sheet.total))


def wish(one: Person, dice: random.Random) -> str:
    """Any option but one that takes back; who has two cards on slots ends sooner, to save time."""
    texts = [option.text for option in one.options if not option.retracts]
    going_on = [text for text in texts if text != "done" and not text.startswith("end")]
    planned = len([slot for slot in one.me["slots"] if slot["card"]])
    if not going_on or ("done" in texts and planned > 1):
        return dice.choice([text for text in texts if text not in going_on])
    return dice.choice(going_on)


def take(one: Person, text: str, taps: bool = False) -> None:
    """Take an option by clicking along its elements."""
    one.look_up()
    option = next(option for option in one.options if option.text == text)
    before = len(one.acts)
    for element in option.path:
        touch(one, element, taps)
    if text in one.told.doubts:
        one.click(one.page.locator("[data-insist]"), taps)
    one.get_answer(before)


def touch(one: Person, element: str, taps: bool = False) -> None:
    """Click or tap an element; on a phone its tab may have to be opened first."""
    kind = element.split(":")[0]
    target = one.element(element)
    if taps and kind not in NO_PANEL and not element.startswith("tile:st_"):
        one.settle()
        if target.count() == 0:
            tab = one.page.get_by_role("tab").nth(TABS.index(PANELS.get(kind, "own")))
            one.click(tab, taps)
    if kind == "region":
        one.click_inside(target, INSIDE, taps)
    else:
        one.click(target, taps)
