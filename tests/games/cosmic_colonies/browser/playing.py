"""Ways to play Cosmic Colonies that several browser tests share; every choice is made by clicks."""

from __future__ import annotations

import functools
from collections.abc import Callable

from igroteka.kernel.actions import Action
from igroteka.table.table import Table
from tests.browser.person import Person
from tools import fixtures

GAME = "cosmic_colonies"
STOPS = ("skip", "enough", "pick rest")

# A point of the screen inside a shape, which may be bent or partly covered.
INSIDE = """path => {
    const box = path.getBBox(), svg = path.ownerSVGElement;
    for (let y = 12; y < box.height; y += 8) for (let x = 12; x < box.width; x += 8) {
        const at = svg.createSVGPoint();
        at.x = box.x + x; at.y = box.y + y;
        if (path.isPointInFill(at)) {
            const p = at.matrixTransform(path.getScreenCTM());
            if (path === document.elementFromPoint(p.x, p.y)) return [p.x, p.y];
        }
    }
}"""


Wanted = Callable[[Table], bool]
found = functools.partial(fixtures.found, GAME, prefer=["build", "demolish"])


def options(table: Table) -> list[Action]:
    """What the first seat is offered."""
    return table.options(0)


def verbs(table: Table) -> set[str]:
    """What the first seat may do."""
    return {action.verb for action in options(table)}


def is_laying(one: Person) -> bool:
    """Whether a tile waits to be laid on the asteroid."""
    return any([text.startswith("lay ") for text in one.texts])


def play_alone(one: Person, **variant: str) -> None:
    """Sit down against the automaton."""
    wish = {"game": GAME, "seats": [{"kind": "me"}], "variant": variant, "auto": True}
    speaks = {"Accept-Language": one.lang}
    made = one.context.request.post("/api/tables", data=wish, headers=speaks).json()
    one.open(f"/t/{made['table']}")
    one.until(lambda: one.seq >= 0, "the table")


def play_to_the_end(one: Person, taps: bool = False) -> None:
    """Build and gather rather than stop, until the score sheet comes."""
    while one.scores is None:
        one.until(lambda: one.scores is not None or one.asked, "a turn or the end")
        if one.scores is None:
            take(one, taps)


def take(one: Person, taps: bool = False) -> None:
    """The next choice: a tile is laid where it hovers, anything else by clicking its elements."""
    one.look_up()
    before = len(one.acts)
    raises = [text for text in one.texts if text.startswith("raise ")]
    if is_laying(one):
        one.click(one.page.locator("button.lay"), taps)
    elif raises:
        one.click_inside(one.page.locator(".ast .hole").first, INSIDE, taps)
    else:
        option = next(o for o in one.options if o.text == favourite(one))
        for element in option.path:
            if element.startswith("tile:"):
                one.click_inside(one.element(element).locator(".body"), INSIDE, taps)
            else:
                one.click(one.element(element), taps)
    one.get_answer(before)


def favourite(one: Person) -> str:
    """To build if possible, and rather to go on than to stop; two picked cards are enough."""
    if len(one.view["picked"]) >= 2 and "pick rest" in one.texts:
        return "pick rest"
    going_on = [text for text in one.texts if text not in STOPS]
    builds = [text for text in going_on if text.startswith("build")]
    return (builds or going_on or one.texts)[0]
