"""Everything can be done without a mouse."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Crowd
from tests.browser.person import Person
from tests.browser.playing import plan, sit_down

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


def middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


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
    path = next(option["path"] for option in person.options if option["text"] == text)
    before = person.answers
    for element in path:
        steer_to(person, element)
        person.page.keyboard.press("Enter")
    person.until(lambda: person.answers > before, f"an answer to {text}")


def from_the_list(person: Person, sentence: str) -> None:
    """Take an option from the list of all moves: O, Tab, Enter."""
    before = person.answers
    person.page.keyboard.press("o")
    moves = person.page.get_by_role("dialog", name=person.word("web-options"))
    tab_to(person, moves.get_by_role("button", name=sentence, exact=True))
    person.page.keyboard.press("Enter")
    expect(moves).to_have_count(0)
    person.until(lambda: person.answers > before, f"an answer to {sentence}")


def test_a_whole_round_with_the_keyboard_alone(person: Crowd) -> None:
    anna = person()
    anna.open()
    tab_to(anna, anna.button("web-play"))
    anna.page.keyboard.press("Enter")
    anna.arrive()
    assert "/t/" in anna.page.url

    # A pick is let go with Escape, a placed follower is taken back with Z.
    steer_to(anna, "market:own_farmer")
    anna.page.keyboard.press("ArrowRight")
    assert focused(anna) == "market:own_boatman"
    anna.page.keyboard.press("Enter")
    expect(anna.element("slot:castle/2")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.element("slot:castle/2")).to_have_count(0)
    assert anna.sent == []
    by_keys(anna, "place own_farmer university/1")
    anna.page.keyboard.press("z")
    anna.until(lambda: anna.me["places"]["university"][0] is None, "the farmer back")

    # Planning with arrows and Enter; done with the list of moves.
    by_keys(anna, "place own_farmer castle/1")
    by_keys(anna, "place own_boatman castle/2")
    by_keys(anna, "place own_trader castle/3")
    from_the_list(anna, anna.word("orleans-action-done"))
    anna.until(lambda: "use castle" in anna.texts, "the turn")
    by_keys(anna, "use castle")
    anna.until(lambda: anna.view["round"] == 2 or anna.asked, "the end of the round")
    if anna.view["round"] == 1:
        from_the_list(anna, anna.word("orleans-action-pass"))
    anna.until(lambda: "draw 4" in anna.texts, "round 2")
    anna.shot("keyboard-round2")
    by_keys(anna, "draw 4")

    assert anna.view["round"] == 2
    assert anna.me["market"]["knight"] == 1


def test_the_help_opens_and_closes_by_key(person: Crowd) -> None:
    anna = person("ru")
    anna.new_table("me", "greedy")
    anna.until(lambda: "done" in anna.texts, "planning")

    anna.page.keyboard.press("?")
    rules = anna.page.get_by_role("dialog", name=anna.word("web-help"))
    expect(rules).to_be_visible()
    anna.page.keyboard.press("Escape")

    expect(rules).to_have_count(0)


def test_number_keys_jump_to_a_panel(person: Crowd) -> None:
    anna = person()
    anna.new_table("me", "greedy")
    anna.until(lambda: "done" in anna.texts, "planning")

    anna.page.keyboard.press("1")
    assert focused(anna).startswith("market:")
    anna.page.keyboard.press("4")
    assert (
        anna.page.evaluate("document.activeElement.closest('[data-pane]').dataset.pane")
        == "players"
    )


def test_a_screen_reader_is_told_what_the_others_do(person: Crowd) -> None:
    anna, boris = person("en"), person("ru")
    sit_down(anna, boris, variant={"first_player": "2"})
    plan(anna, "castle", "own_farmer", "own_boatman", "own_trader")
    plan(boris, "castle", "own_farmer", "own_boatman", "own_trader")
    boris.until(lambda: "use castle" in boris.texts, "the turn of Boris")
    boris.choose("use castle")

    news = anna.page.locator("[data-news]")
    expect(news).to_have_attribute("aria-live", "polite")
    expect(news).to_contain_text(anna.word("web-guest", number=2))
    expect(boris.page.locator("[data-news]")).not_to_contain_text(boris.word("web-guest", number=2))
