"""Ways to play Sonora that several browser tests share; all by mouse, keys or taps."""

from __future__ import annotations

import functools
import random
from typing import Any

from playwright.sync_api import Locator, expect

from igroteka.server.messages import EventInfo
from tests.browser.person import Person, picked_already, quoted
from tools import fixtures

GAME = "sonora"
SHORT = {"length": "short"}
ROUNDS = 5
DESERT, SHEET = 0, 1  # tabs of a phone
ON_SHEET = ("mark", "sector", "building", "creek", "node", "column", "bonus", "discovery")
STOPS = ("done", "close")
REST = 25  # milliseconds that a finger lies still before it pulls; then a browser may see a fling

# A point of the screen inside a shape that other things may lie on.
INSIDE = """path => {
    const box = path.getBoundingClientRect();
    for (let y = box.top + 6; y < box.bottom; y += 6)
        for (let x = box.left + 6; x < box.right; x += 6)
            if (document.elementFromPoint(x, y) === path) return [x, y];
}"""

found = functools.partial(fixtures.found, GAME)


def desert(one: Person) -> Locator:
    """The large board."""
    return one.page.locator("svg.desert:not(.mini)").locator("visible=true")


def flicks(one: Person) -> list[str]:
    """What this person flicked, as it was sent."""
    return [act["option"] for act in one.acts if act["option"].startswith("flick ")]


def traces(one: Person) -> list[EventInfo]:
    """The flicks of the game so far, as this person was told them."""
    return [event for event in one.told.told if event.trace]


def alone(one: Person, **variant: str) -> None:
    """Sit down to the solo game."""
    wish = {"game": GAME, "seats": [{"kind": "me"}], "variant": variant, "auto": True}
    speaks = {"Accept-Language": one.lang}
    made = one.context.request.post("/api/tables", data=wish, headers=speaks).json()
    one.open(f"/t/{made['table']}")
    one.until(lambda: one.seq >= 0, "the table")


def take_first(one: Person) -> None:
    """Take the first disc that can be taken; then a flick is due."""
    one.until(lambda: one.asked, "a turn")
    if one.options:
        one.choose(one.texts[0])
    one.until(lambda: bool(one.told.openings), "a flick")
    one.look_up()


def play_to_the_end(people: list[Person], seed: int, taps: bool = False) -> None:
    """Choose whatever the dice say until the score sheet comes, and see everybody's total there."""
    dice = random.Random(seed)
    first = people[0]
    while first.scores is None:
        first.until(
            lambda: any([one.asked for one in people]) or first.scores is not None, "a turn"
        )
        for one in people:
            if one.asked:
                go_on(one, dice, taps)
    assert first.frame.round == ROUNDS
    for one in people:
        sees_the_result(one)


def sees_the_result(one: Person) -> None:
    """Everybody's total stands on the score sheet, with a column for each sector."""
    one.until(lambda: one.scores is not None, "the end")
    assert one.scores is not None
    table = one.page.get_by_role("table", name=one.word("web-score-sheet"))
    rows = table.locator("tbody tr")
    expect(rows).to_have_count(len(one.scores))
    for row, sheet in zip(rows.all(), sorted(one.scores, key=lambda s: s.rank), strict=True):
        expect(row.get_by_role("cell").last).to_have_text(str(sheet.total))


def go_on(one: Person, dice: random.Random, taps: bool = False) -> None:
    """The next choice of one person: a flick, a shape where it hovers, or any option."""
    one.look_up()
    before = len(one.acts)
    if one.told.openings:
        flick(one, dice, taps)
    elif one.texts[0].startswith("draw "):
        show(one, SHEET, taps)
        one.click(one.page.locator("[data-draw]"), taps)
    else:
        pick(one, wish(one, dice), taps)
    one.get_answer(before)


def wish(one: Person, dice: random.Random) -> str:
    """Any option, but rather to write than to stop, and to keep a flick as it is."""
    texts = [option.text for option in one.options if not option.retracts]
    if "keep" in texts and dice.random() < 0.7:
        return "keep"
    going_on = [text for text in texts if text not in STOPS]
    chosen = dice.choice(going_on or texts)
    if chosen.startswith(("cross ", "box ", "fill ")):  # as many as may be: it saves time
        start = chosen.rpartition(" ")[0]
        chosen = [text for text in texts if text.rpartition(" ")[0] == start][-1]
    return chosen


def flick(one: Person, dice: random.Random, taps: bool = False) -> None:
    """Turn and strengthen the aim a little, and flick: by keys, or by taps on the buttons."""
    turns, harder = dice.randrange(-6, 7), dice.randrange(12)
    if taps:
        show(one, DESERT, taps)
        pull(one, 0.1 + 0.02 * harder, 0.03 * turns)
        one.click(one.page.locator("[data-flick]"), taps)
        return
    for _ in range(abs(turns)):
        one.page.keyboard.press("ArrowRight" if turns > 0 else "ArrowLeft")
    for _ in range(harder):
        one.page.keyboard.press("+")
    one.page.keyboard.press("Enter")


def pull(one: Person, length: float, aside: float) -> None:
    """Pull back with a finger, by shares of the board; letting go does not flick yet."""
    box = desert(one).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] * 0.6, box["y"] + box["height"] * 0.4
    away = box["width"] * length
    line = one.context.new_cdp_session(one.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        at: list[dict[str, Any]] = [{"x": px, "y": py} for px, py in points]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    touch("touchStart", (x, y))
    one.page.wait_for_timeout(REST)
    for part in (0.5, 1.0):
        touch("touchMove", (x - away * part * (1 - aside), y + away * part * (1 + aside)))
    touch("touchEnd")
    line.detach()


def show(one: Person, tab: int, taps: bool) -> None:
    """On a phone, open the half of the board that something is on."""
    if taps:
        tabs = one.page.locator("nav").get_by_role("tab")
        if tabs.nth(tab).get_attribute("aria-selected") != "true":
            one.click(tabs.nth(tab), taps)


def pick(one: Person, text: str, taps: bool = False) -> None:
    """Choose an option along its elements."""
    option = next(option for option in one.options if option.text == text)
    way = option.path[picked_already(one.options) :]
    last, _, number = option.path[-1].partition(":")
    if last == "count" and not taps:
        some_of(one, option.path[0], int(number)).click()
        return
    for element in way:
        kind = element.split(":")[0]
        if kind == "count":
            count(one, int(number))
            return
        if kind != "button":
            show(one, SHEET if kind in ON_SHEET else DESERT, taps)
        if kind == "zone":  # discs lie on it
            one.click_inside(one.element(element), INSIDE, taps)
        else:
            one.click(one.element(element), taps)


def some_of(one: Person, element: str, number: int) -> Locator:
    """The hex or box that a mouse clicks to mark so many of a building, column or node."""
    kind, _, name = element.partition(":")
    if kind == "building":
        done: int = one.me["buildings"][name]["crossed"]
        return one.page.locator(f"{quoted(element)} .hex").nth(done + number - 1)
    if kind == "column":
        done = one.me["columns"][name]
        return one.page.locator(f"{quoted(element)} rect.box").nth(done + number - 1)
    done = one.view["bot"]["boxes"].get(name, 0)
    return one.page.locator(f'[data-tip="boxes:{name}"] rect').nth(done + number - 1)


def count(one: Person, number: int) -> None:
    """Say how many with the buttons of a sector, which begin with the most."""
    counter = one.page.get_by_role("group", name=one.word("sonora-ui-how-many"))
    shown = int(counter.locator("b.num").inner_text())
    for _ in range(shown - number):
        one.click(counter.get_by_role("button").first, True)
    one.click(counter.locator("[data-count]"), True)


def refusal_at(one: Person, element: str) -> str:
    """Why the server says that an element cannot be chosen, as the tip shows it."""
    one.page.locator(quoted(element)).locator("visible=true").first.click(force=True)
    tip = one.page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    return tip.inner_text()
