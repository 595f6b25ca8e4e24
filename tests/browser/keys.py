"""Playing without a mouse."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.hand import middle
from tests.browser.person import Person

ARROWS = {(1, 0): "ArrowRight", (-1, 0): "ArrowLeft", (0, 1): "ArrowDown", (0, -1): "ArrowUp"}


def focused(person: Person) -> str:
    """The board element that has the focus."""
    found: str = person.page.evaluate("document.activeElement?.dataset?.el ?? ''")
    return found


def tab_to(person: Person, target: Locator) -> None:
    """Press Tab until something has the focus."""
    target.wait_for()
    for _ in range(80):
        if target.evaluate("node => node === document.activeElement"):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {target}")


def steer_to(person: Person, element: str) -> None:
    """Press arrows, each time the one that leads nearer, until an element has the focus."""
    target = person.element(element)
    target.wait_for()
    for _ in range(20):
        now = focused(person)
        if now == element:
            return
        if not now:
            person.page.keyboard.press("ArrowDown")
            continue
        x, y = middle(target)
        here_x, here_y = middle(person.page.locator(":focus"))
        along = [(abs(x - here_x), (1 if x > here_x else -1, 0))]
        along += [(abs(y - here_y), (0, 1 if y > here_y else -1))]
        for _, way in sorted(along, reverse=True):
            person.page.keyboard.press(ARROWS[way])
            if focused(person) != now:
                break
        else:
            raise AssertionError(f"no arrow leads from {now} towards {element}")
    raise AssertionError(f"arrows do not lead to {element}")


def by_keys(person: Person, text: str) -> None:
    """Take an option with arrows and Enter along its elements."""
    path = next(option.path for option in person.options if option.text == text)
    before = len(person.acts)
    for element in path:
        steer_to(person, element)
        person.page.keyboard.press("Enter")
    person.get_answer(before)


def from_the_list(person: Person, sentence: str) -> None:
    """Take an option from the list of all moves: O, Tab, Enter."""
    before = len(person.acts)
    person.page.keyboard.press("o")
    moves = person.page.get_by_role("dialog", name=person.word("web-options"))
    tab_to(person, moves.get_by_role("button", name=sentence, exact=True))
    person.page.keyboard.press("Enter")
    expect(moves).to_have_count(0)
    person.get_answer(before)
