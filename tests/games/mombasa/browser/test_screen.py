"""The screen of Mombasa: what it shows before a choice is made, and how else one can choose."""

from __future__ import annotations

import functools
from typing import Any

import pytest
from playwright.sync_api import expect

from igroteka.table.table import Table
from tests.browser.axe import THEMES, Axe, Theme
from tests.browser.crowd import Crowd
from tests.browser.desk import fits
from tests.browser.hand import drag
from tests.browser.keys import by_keys
from tests.browser.person import Person
from tests.browser.phone import PHONE, Inspection
from tests.browser.staged import Stage
from tests.games.mombasa.browser.playing import TABS, sit_down, take
from tools import fixtures

GAME = "mombasa"
found = functools.partial(fixtures.found, GAME, variant={}, prefer=["expand", "enter"])


def offers(*wanted: str, seats: int = 4) -> Table:
    """A position in which the first seat may do all of this."""
    return found(seats=seats, fits=lambda table: set(wanted) <= verbs(table))


def verbs(table: Table) -> set[str]:
    """What the first seat may do."""
    return {action.verb for action in table.options(0)}


def rest_all(one: Person) -> None:
    """Lay the cards of the starting tile to rest, in whatever order."""
    while any([text.startswith("rest ") for text in one.texts]):
        take(one, one.texts[0])
    one.until(lambda: "done" in one.texts, "planning")
    one.look_up()


def test_planning_by_drag_by_keys_and_back(person: Crowd) -> None:
    one = person("en")
    sit_down(one, "random")
    rest_all(one)
    page = one.page
    first, second = [text for text in one.texts if text.startswith("plan ")][0:6:5]
    card, slot = first.split()[1:]

    drag(page, one.element(f"hand:{card}"), page.locator(f'[data-el="slot:{slot}"]'))
    one.until(lambda: one.me["slots"][int(slot) - 1]["card"] == card, "the card on its slot")
    one.look_up()
    assert card not in one.me["hand"]

    drag(page, one.element(f"slot:{slot}"), page.locator('[data-drop="hand"]'))
    one.until(lambda: card in one.me["hand"], "the card back in the hand")
    one.look_up()

    page.locator("body").click(position={"x": 5, "y": 5})
    by_keys(one, second if second in one.texts else first)
    assert len([slot for slot in one.me["slots"] if slot["card"]]) == 1


def test_a_way_through_several_regions_is_shown_and_walked(person: Crowd) -> None:
    table = found(seats=4, fits=lambda table: far_ways(table) != {})
    region, way = next(iter(far_ways(table).items()))
    one = person("en")
    stage = Stage(one)
    stage.show(table)
    shape = one.page.locator(f'[data-tip="region:{region}"]')

    shape.dispatch_event("click")
    plan = one.page.get_by_role("status").filter(has_text="→")
    expect(plan).to_contain_text(
        " → ".join([one.word(f"mombasa-region-{other}") for other in way["regions"]])
    )
    expect(plan).to_contain_text(f"{way['cost']} of {table_points(table)}")
    one.shot("mombasa-way")
    one.button("mombasa-ui-way-go").click()

    assert stage.chosen() == f"enter {way['regions'][0]}"


def ways(table: Table) -> dict[str, Any]:
    """The ways to regions that the first seat is shown, by their ends."""
    task: Any = table.game.view(table.position, 0)["task"]
    return task["ways"] if task and task["seat"] == 0 else {}


def far_ways(table: Table) -> dict[str, Any]:
    """Those through several regions."""
    return {region: way for region, way in ways(table).items() if len(way["regions"]) > 1}


def table_points(table: Table) -> int:
    """The expansion points that are left."""
    task = table.game.view(table.position, 0)["task"]
    assert isinstance(task, dict)
    return int(task["left"]["expansion"])


# Which costs of regions lie on the crest of a base, by their numbers.
COVERED = """() => {
    const crests = [...document.querySelectorAll('.landing use')];
    const boxes = crests.map(node => node.getBoundingClientRect());
    const hits = (a, b) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    return [...document.querySelectorAll('g.cost')]
        .filter(node => boxes.some(box => hits(box, node.getBoundingClientRect())))
        .map(node => node.textContent);
}"""


def test_what_is_left_and_what_each_region_costs_is_in_sight(person: Crowd) -> None:
    table = found(seats=4, fits=lambda table: all_from_the_base(table))
    one = person("ru")
    Stage(one).show(table)
    expect(one.page.locator("g.cost")).to_have_count(len(ways(table)))
    assert one.page.evaluate(COVERED) == []
    expect(one.page.locator("footer .disc")).to_have_count(table_points(table))


def all_from_the_base(table: Table) -> bool:
    """Whether an expansion begins with a company that has no post on the map."""
    view: Any = table.game.view(table.position, 0)
    held = {region["post"] for region in view["regions"].values()}
    return len(ways(table)) > 1 and view["task"]["company"] not in held


def test_a_phone_shows_the_own_cards_below_the_map(person: Crowd) -> None:
    one = person("en", size=PHONE, touch=True)
    Stage(one).show(offers("enter"))
    purse = one.page.get_by_role("region", name=one.word("mombasa-ui-purse"))
    expect(purse).to_contain_text(str(one.me["pounds"]))
    expect(purse.locator('[data-at="seat:0/slot:1"]')).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_everything_fits_on_a_small_laptop(person: Crowd, lang: str) -> None:
    one = person(lang)
    stage = Stage(one)
    for name, verb in (("planning", "plan"), ("turn", "expand"), ("expansion", "enter")):
        stage.show(offers(verb))
        fits(one, f"mombasa-{lang}-{name}")


@THEMES
def test_no_screen_breaks_the_rules_of_accessibility(person: Crowd, theme: Theme) -> None:
    one = person("en" if theme == "light" else "ru", theme=theme)
    axe = Axe(one)
    stage = Stage(one)
    for name, verb in (("planning", "plan"), ("turn", "expand"), ("books", "book")):
        stage.show(offers(verb, seats=3))
        axe.look(name)
    assert axe.found == {}
    first = one.page.locator("main [data-pane]").first
    expect(first).to_have_attribute("data-pane", "own")


def test_a_phone_shows_every_panel_without_scrolling_sideways(person: Crowd) -> None:
    one = person("ru", size=PHONE, touch=True)
    inspection = Inspection(one)
    Stage(one).show(offers("expand", "marker"))
    for number, tab in enumerate(TABS):
        one.page.locator("nav").get_by_role("tab").nth(number).tap()
        inspection.look(tab)
    assert inspection.wide == {}
    assert inspection.small == {}
